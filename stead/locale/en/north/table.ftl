# North: what is said of the table as a whole: its name, where the game stands, the score, charts, the gallery.

title = North
    .line = Lead a clan of the far North: work your land, launch your ships, pillage islands or make them your own.
    .blurb = Six clans of Scots, Vikings and Inuit, each with a deck of its own. Two pawns that go twice, boosts at the right moment, ships that queue for islands near and far. Nearly all cards are ours: the printed ones were never published as a list.
round = { $last ->
        [yes] Round { $round }, the last
       *[no] Round { $round }
    }
round-of = Round { $round } of { $rounds }
order-pass = Pass for this round
    .about = On your turn the table passes for you: you take no more actions this round, and play again in the next. Until your turn comes you can switch it off.
order-go = Play nothing with actions
    .about = The table no longer asks whether you play a boost or build a Field with a tile action: it goes on without one. You can switch it off at any time.

## The score taken apart

tally-track = Points during the game
tally-cards = Cards in the empire
tally-resources = Pairs of Resources left
tally-gold = Gold left
tally-raze = Raze tokens left

## Charts

measure-vp = Victory points
measure-goods = Goods in the supply
measure-locations = Cards in the empire
measure-cards = Cards in hand

## The gallery: what cards are sorted by, and why most of them are ours

filter-deck = Deck
filter-type = Type
filter-sign = Sign
filter-source = Source
deck-near = Near islands
deck-distant = Distant islands
type-field = Field
type-upgrade = Field upgrade
type-either = Field or upgrade
type-feature = Feature
type-action = Action
type-boost = Boost
cards-about = Nearly all of these cards are ours. Nobody has published the cards of the box, and we do not guess at them: we made decks in the spirit of each clan, by the rules of the game. Every card says which of its numbers, effect and name come from the rulebook. Whoever owns the box can write its cards down and play with them: start Stead with { $flag } and a folder of your own files. How a printed card becomes a line is shown in { $page }.
