# Settlers: what is said of the table as a whole: its name, where the game stands, the score, charts, the gallery.

title = Settlers
    .line = Grow a handful of settlers into an empire: build, trade, and raze what stands in your way.
    .blurb = Lead a people from a few workers to an empire: draft cards, build Locations, make Deals, raze what stands in your way. Five rounds.
round = Round { $round } of { $rounds }
order-pass = Pass for this round
    .about = On your turn the table passes for you: you take no more actions this round, and play again in the next. Until your turn comes you can switch it off.

## The score taken apart

tally-track = Points during the game
tally-common = Common Locations
tally-faction = Faction Locations
tally-held = Gates and Shrines

## Charts

measure-vp = Victory points
measure-goods = Goods in the supply
measure-locations = Locations built
measure-cards = Cards in hand

## The gallery: what cards are sorted by

filter-deck = Deck
filter-type = Type
filter-colour = Colour
filter-source = Source
deck-common = Common
deck-attack = Attack
type-production = Production
type-feature = Feature
type-action = Action
type-attack = Attack
