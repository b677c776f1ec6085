# The pages.

loading = Loading…
close = Close
