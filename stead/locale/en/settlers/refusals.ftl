# Settlers: why something may not be done. The rule's id is shown beside the sentence, not in it.

## Whose turn, which moment

refusal-you-passed = You have passed: you take no more actions in this phase.
refusal-no-skipping = A turn cannot be skipped: take one action or pass.
refusal-acted = You have taken your action for this turn.
refusal-draft-first = First take a card.
refusal-wrong-phase = Not now: this is the { phase }.
refusal-answer-first = First answer this: { $question }
refusal-unknown-action = There is no action “{ $key }”.
refusal-one-at-a-time = One card at a time: a turn razes or activates a single one.
refusal-no-card = “{ $key }” does not say which card.
refusal-not-in-row = “{ $key }” cannot be taken: take one of the cards in the row.
refusal-same-as-another = { $card } is the same choice as another one in the list: take that one.

## Building and giving up

refusal-not-in-hand = { $card } is not in your hand.
refusal-cannot-pay = You cannot pay for { $card }: it costs { $cost }.
refusal-nothing-to-give-up = { $card } costs a Location, and you have neither a Location nor a Foundation to give up.
refusal-taken-over = { $card } was taken over from an opponent: it cannot be given up.
refusal-not-yours-to-give = Only a Location or Foundation of your own empire can be given up; { $card } is neither.
refusal-no-location-asked = No Location is asked for here: { $card } stays with you.
refusal-trade-route-deal = The Deal with { $card } was made by a Trade Route: it cannot be { $rule ->
        [IS-ROM-05] taken
       *[other] built
    }.

## Paying, drawing, storing

refusal-gold-is-gold = This costs gold, and nothing stands in for gold.
refusal-gold-for-resources-only = Gold stands in for wood, stone and food only.
refusal-gold-stays-gold = Gold cannot be exchanged for Resources; it only pays in their place.
refusal-does-not-pay = “{ $key }” does not pay the cost.
refusal-deck-empty = { $deck ->
        [common] The Common deck is empty, and so is its discard pile.
       *[faction] Your faction deck is empty and is not renewed.
    }
refusal-not-your-deck = “{ $key }” is not one of your decks: draw from the Common deck or from your faction deck.
refusal-defence-is-never-stored = Defence tokens are never stored.
refusal-tokens-go = Nothing is to be chosen about these tokens: they go back in the Cleanup phase, unless your board or a Location keeps them.

## Deals

refusal-no-deal-field = { $card } is a Common card: it has no Deal field.
refusal-has-route = You have a Deal with { $card } already.
refusal-no-food = A Deal costs 1 food, or 1 gold in its place, and you have neither.

## Razing

refusal-no-raze-field = { $card } has no Raze field: it cannot be razed.
refusal-raze-tokens = This takes { $need ->
        [one] { $need } Raze token
       *[other] { $need } Raze tokens
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-foundation = { $card } is a Foundation now: it cannot be razed, only given up for a faction Location.
refusal-not-there = { $card } is neither in your hand nor in the empire of an opponent.
refusal-own-location = { $card } is your own: the raze action does not reach your own empire.
refusal-peaceful = This is a peaceful game: the raze action reaches cards in your hand only.
refusal-owner-passed = { $faction ->
        [romans] The Romans
        [barbarians] The Barbarians
        [egyptians] The Egyptians
       *[japanese] The Japanese
    } have passed: nothing can be aimed at them for the rest of the phase.
refusal-not-in-supply = There is no { $good ->
        [wood] wood
        [stone] stone
       *[food] food
    } in that supply.
refusal-empty-hand = There is no card in that hand.

## Activating

refusal-not-your-action = { $card } is not an Action Location of your empire.
refusal-not-an-action = { $card } is not an Action Location.
refusal-blocked = { $card } is blocked for the rest of the round.
refusal-used-up = { $left ->
        [0] { $card } has been used up for this round.
       *[other] { $card } can be activated only once more this round.
    }
refusal-goods-lie-on-locations = The goods on activated Locations are spent: they cannot { $rule ->
        [IS-CLN-10] be stored
        [IS-BAR-02] be taken
       *[other] pay a second time
    }.
refusal-cannot-activate = { $times ->
        [1] You cannot pay for { $card }: its action costs { $cost }.
       *[other] You cannot pay for { $card } twice: each activation costs { $cost }.
    }
refusal-no-target = The action of { $card } would have nothing to act on now.

## Exchanging and placing

refusal-workers = { $rule ->
        [IS-EXC-01] Workers are exchanged in whole pairs (this takes { $need }, you have { $have }).
       *[other] This takes { $need ->
            [one] { $need } worker
           *[other] { $need } workers
        }, and you have { $have ->
            [0] none
           *[other] { $have }
        }{ $rule ->
            [IS-SAM-05] { " " }(Samurai do not count)
            [IS-AVT-03] { " " }(those on activated Locations do not count)
           *[other] { "" }
        }.
    }
refusal-not-your-location = { $card } is not a Location of your empire.
refusal-not-common = { $card } is a faction Location: { $rule ->
        [IS-DEF-03] Defence tokens go on Common ones
       *[other] only a Common one can be chosen
    }.
refusal-not-faction = { $rule ->
        [IS-SAM-03] { $card } is a Common Location: Samurai go on faction Locations.
       *[other] { $card } is not a faction card: only those can be built here.
    }
refusal-guarded = { $card } is protected already: it can have only one token or Samurai.
refusal-no-defence-token = You have no Defence token to place; one that lies on a Location stays there.
refusal-no-samurai = Only the Japanese have Samurai.
refusal-no-gate = { $card } is not a Gate of your empire: cards are put under a Gate only.
refusal-no-shrine = { $card } is not a Shrine of your empire: Resources are put on a Shrine only.
refusal-no-resource = “{ $key }” is not a Resource: Resources are wood, stone and food.
refusal-no-good = You have no { $good ->
        [wood] wood
        [stone] stone
       *[food] food
    }.
refusal-stays-there = What was placed on or under a Location stays there.
refusal-no-protection = Neither Defence tokens nor Samurai avert an attack of the virtual player.
