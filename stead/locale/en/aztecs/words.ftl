# Aztecs: the names of what the module brings. Messages of Settlers that list goods, colours or decks are here again, with
# those of the module among them.

module-aztecs = Aztecs
    .help = A fifth faction and a fifth player. Cards pray to the gods: Common cards are turned over, their colours decide what comes, and Blessing tokens tip the scales.

faction-aztecs = Aztecs
    .who = the Aztecs
    .whose = the Aztecs'
    .whom = the Aztecs

good-blessing = { $n ->
        [one] { $n } Blessing token
       *[other] { $n } Blessing tokens
    }
    .count = { good-blessing }
good-tricolour = { $n ->
        [one] the tricolour Blessing token
       *[other] { $n } tricolour Blessing tokens
    }
    .count = { $n ->
        [one] tricolour Blessing token
       *[other] { $n } tricolour Blessing tokens
    }

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
        [blessing] Blessing token
        [tricolour] tricolour Blessing token
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
        [blessing] Blessings
        [tricolour] Tricolour token
       *[card] Cards
    }

colour = { $colour ->
        [black] black
        [purple] purple
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
        [pink] pink
        [white] white
        [orange] orange
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
        [white] white
        [orange] orange
       *[grey] grey
    }
# The colour itself, and a token of it.
colour-name = { colour }
token-name = { $token ->
        [tricolour] tricolour Blessing
        [black] black Blessing
        [purple] purple Blessing
        [blue] blue Blessing
        [brown] brown Blessing
        [yellow] yellow Blessing
        [red] red Blessing
        [pink] pink Blessing
        [white] white Blessing
       *[grey] grey Blessing
    }

line-board-stores = In the Cleanup phase you { $good ->
        [blessing] keep your Blessing tokens
        [wood] may store any amount of wood
        [stone] may store any amount of stone
        [food] may store any amount of food
        [gold] may store any amount of gold
        [worker] may store any number of workers
       *[raze] may store any number of Raze tokens
    }.
facts-location = { $deck ->
        [romans] Roman
        [barbarians] Barbarian
        [egyptians] Egyptian
        [japanese] Japanese
        [aztecs] Aztec
       *[common] Common
    } { $type ->
        [production] Production
        [feature] Feature
       *[action] Action
    } Location
refusal-owner-passed = { $faction ->
        [romans] The Romans
        [barbarians] The Barbarians
        [egyptians] The Egyptians
        [aztecs] The Aztecs
       *[japanese] The Japanese
    } have passed: nothing can be aimed at them for the rest of the phase.
