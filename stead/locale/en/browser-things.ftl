# The browser, at a table: what a thing says of itself, and the way back beside it.

things-do = A click does it
things-choose = Click to choose
things-more = and { $n } more
things-undo = Undo: { $what }
