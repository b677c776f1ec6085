"""The pages in a real browser. It is a package so that `scope="package"` of its fixtures means this folder."""
