# Colonists: what is said of the table as a whole: its name, the score, charts, the gallery.

title = Colonists
    .line = Send your steward from place to place and grow a farm or two into a rich community.
    .blurb = Walk a growing map, gather and refine goods, build, and put farmers, citizens and merchants to work: one to four eras of a long, calm game of building without luck of the dice.

## The score taken apart

tally-buildings = Buildings
tally-embassies = Embassies
tally-improvements = Improvements
tally-dollars = Dollars earned
tally-farmer = Farmers at work
tally-citizen = Citizens at work
tally-merchant = Merchants at work

## Charts

measure-dollars = Worth in dollars
measure-workers = Workers

## The gallery: what cards are sorted by

filter-kind = Kind
filter-era = Era
filter-type = Type
filter-source = Source
kind-building = Buildings
kind-embassy = Embassies
kind-improvement = Improvements
kind-place = Places
kind-market = Market cards
sort-residence = Residence
sort-maintenance = Maintenance building
sort-production = Production building
sort-financial = Financial building
sort-special = Special building
sort-storage = Storage building
sort-instant = Improvement: at once
sort-permanent = Improvement: permanent
sort-limited = Improvement: three uses
place-type-market = Market
place-type-resource = Place: resources
place-type-maintenance = Place: food and clothing
place-type-builder = Place: builder
place-type-workshop = Place: workshop
place-type-other = Place: special
facts-market = Market
facts-tile-era = { $era ->
        [0] From the start
       *[other] Era { $era }
    }
facts-market-card = Market card
facts-embassy = Embassy
facts-no-cost = free
facts-worth = { $n ->
        [one] worth { $n } dollar
       *[other] worth { $n } dollars
    }
facts-limit = at most { $n } a player

## What is not certain about a card

doubt-turned = At this table it is played the other way.
doubt-farm-cost = Not certain: an example in the rulebook pays 1 tool and 2 wood for a Farm, the published list 1 tool and 1 wood.
doubt-foresters-limit = Not certain: the last published list allows 3 a player, earlier ones and the rulebook any number.
doubt-customs-house = Not certain: the effect is told by the rulebook only in passing.
doubt-grove = Not certain: an example in the rulebook gives 3 wood, the published list 2.
doubt-librarian = Not certain: the dollar is in the published list only.
doubt-market-action = Not certain: the list only names the place; we take it that its whole action is meant.
doubt-joiner = Not certain: the list says 3 wood for a plank, where all other Joiners ask for 2.
doubt-ruin = Not certain: the list says 1 brick in one column, 2 in another.
doubt-pad-saw = Not certain: the list says 2 wood in one column, 1 in another.
doubt-tool-trader = Not certain: an older list asks for coal, the newer one for a brick.
doubt-horse = Not certain: the list says 3 uses in one column, 2 in another.
doubt-ticket-brick = Not certain: the list has 3 wood lie on this card, which we take for a slip; we use 3 bricks.
doubt-apprentice = Not certain: that all three goods on the card are uses is our reading.
doubt-lord-fee = Not certain: the list says that the fee may be ignored; we take it to mean only when goods are taken.
doubt-trader = Not certain: whether every rate also works the other way; we say it does, but not with goods just received.
doubt-alchemist = Not certain: whether it also works the other way; we say it does not.
doubt-altruist = Not certain: whether it comes in addition to the food of level 2; we say instead.
