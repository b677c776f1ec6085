# Settlers: what is said of the table as a whole: its name, where the game stands, the score, charts, the gallery.

settlers = Settlers
    .blurb = Lead a people from a few workers to an empire: draft cards, build Locations, make Deals, raze what stands in your way. Five rounds.
settlers-round = Round { $round } of { $rounds }
settlers-order-pass = Pass for this round

## The score taken apart

settlers-tally-track = Points on the track
settlers-tally-common = Common Locations
settlers-tally-faction = Faction Locations
settlers-tally-held = Gates and Shrines

## Charts

settlers-measure-vp = Victory points
settlers-measure-goods = Goods in the supply
settlers-measure-locations = Locations built
settlers-measure-cards = Cards in hand

## The gallery: what cards are sorted by

settlers-filter-deck = Deck
settlers-filter-type = Type
settlers-filter-colour = Colour
settlers-filter-source = Source of the effect
settlers-deck-common = Common
settlers-deck-attack = Attack
settlers-type-production = Production
settlers-type-feature = Feature
settlers-type-action = Action
settlers-type-attack = Attack
settlers-source-rulebook = rulebook
settlers-source-dataset = dataset
settlers-source-house = ours
