"""The rules engine: a table you push choices on. Pure: no files, no clock, no global randomness."""
