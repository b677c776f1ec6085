# Settlers: goods, colours, factions, phases, ratings, settings.

## Goods. The value is what a verb takes ("gain 2 wood"), `count` what stands in a list by itself ("2 wood").

good-wood = { $n } wood
    .count = { good-wood }
good-stone = { $n } stone
    .count = { good-stone }
good-food = { $n } food
    .count = { good-food }
good-gold = { $n } gold
    .count = { good-gold }
good-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .count = { good-worker }
good-raze = { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
    .count = { good-raze }
good-defence = { $n ->
        [one] { $n } Defence token
       *[other] { $n } Defence tokens
    }
    .count = { good-defence }
good-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .count = { good-card }
good-common-card = { $n ->
        [one] { $n } Common card
       *[other] { $n } Common cards
    }
    .count = { good-common-card }
good-faction-card = { $n ->
        [one] { $n } faction card
       *[other] { $n } faction cards
    }
    .count = { good-faction-card }
good-resource = { $n ->
        [one] { $n } Resource of your choice
       *[other] { $n } Resources of your choice
    }
    .count = { good-resource }
# Gained Samurai go to their places at once.
good-samurai = { $n ->
        [one] { $n } Samurai and place it at once on one of your faction Locations
       *[other] { $n } Samurai and place them at once on your faction Locations, no more than 1 on each
    }
    .count = { $n } Samurai
good-location = { $n ->
        [one] { $n } Location
       *[other] { $n } Locations
    }
    .count = { good-location }
good-deal = { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
    .count = { good-deal }

# A good by its bare name, and as the heading of a supply.
good-name = { $good ->
        [wood] wood
        [stone] stone
        [food] food
        [gold] gold
        [worker] worker
        [raze] Raze token
        [defence] Defence token
        [vp] VP
        [samurai] Samurai
       *[card] card
    }
    .label = { $good ->
        [wood] Wood
        [stone] Stone
        [food] Food
        [gold] Gold
        [worker] Workers
        [raze] Raze
        [defence] Defence
        [vp] VP
        [samurai] Samurai
       *[card] Cards
    }

## Colours of a Location; `object` is the colour of one that something is done to.

colour = { $colour ->
        [black] black
        [purple] purple
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
        [pink] pink
       *[grey] grey
    }
    .object = { $colour ->
        [black] black
        [purple] purple
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
        [pink] pink
       *[grey] grey
    }

## Factions: the name, then who, whose, whom in a sentence.

faction-romans = Romans
    .who = the Romans
    .whose = the Romans'
    .whom = the Romans
faction-barbarians = Barbarians
    .who = the Barbarians
    .whose = the Barbarians'
    .whom = the Barbarians
faction-egyptians = Egyptians
    .who = the Egyptians
    .whose = the Egyptians'
    .whom = the Egyptians
faction-japanese = Japanese
    .who = the Japanese
    .whose = the Japanese
    .whom = the Japanese
faction-virtual = Virtual player
    .who = the virtual player
    .whose = the virtual player's
    .whom = the virtual player

## Phases

phase = { $phase ->
        [setup] setup
        [lookout] Lookout phase
        [production] Production phase
        [action] Action phase
        [cleanup] Cleanup phase
       *[attack] attack of the virtual player
    }

## The solo game: what the player is worth in the end

rating-emperor = Emperor
rating-king = King
rating-castellan = Castellan
rating-knight = Knight
rating-squire = Squire
rating-servant = Servant
rating-commoner = Commoner
rating-lost = Defeat: the virtual player has collected no fewer cards than you have faction Locations.

## Settings of a table

setting-lookout = Lookout
    .help = How Common cards are handed out at the start of a round. Standard: everybody picks twice from an open row, there and back again. Alternative: everybody picks in secret and passes the rest on. Advanced: one row for both picks, with new cards added along the way.
setting-lookout-standard = standard
setting-lookout-alternative = alternative
setting-lookout-advanced = advanced
setting-peaceful = Peaceful game
    .help = The raze action reaches no opponent's Location, only cards in hand; in return everybody draws one more Common card at the start of each Lookout. Actions of Locations may still raze.
setting-faction-reshuffle = Renew faction decks
    .help = When a faction deck runs out, its discard pile is shuffled and becomes the deck again. By the rulebook an empty faction deck stays empty.
