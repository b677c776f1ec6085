"""How a seat looks at the table: what it could do in the next turns, and what that would be worth, in dollars.

prices    what time is left, and what goods are worth in it
estate    what a community is worth: buildings, workers, what they bring until the end
goods     what is held: what the next goods are good for, and what of them fits
projects  what one would like to build next, and how far one is from it
cards     what improvements are worth in one's hand
visits    what a visit leads to, in a light copy of the seat's own things
plans     the best visits of the next turns
workers   who should work where, and whom one can feed
eye       all of it together, as acts ask for it
"""
