# Settlers: what is asked (by the kind of the decision) and what can be answered (by the verb of the option's key).

## Questions

question-turn = Your turn: one action, or pass
    .other = Taking an action, or passing
question-end = Place what you like, then end your turn
    .other = Placing things before the end of the turn
question-draft = Which card do you take?
    .other = Choosing a card from the row
question-keep-one = Which card do you keep? The others are passed on.
    .other = Choosing a card to keep
question-keep = Which card do you keep?
    .other = Choosing a card to keep
question-pay = How do you pay?
    .other = Choosing how to pay
question-give-up = Which Location do you give up?
    .other = Choosing a Location to give up
question-discard = Which card is discarded?
    .other = Choosing a card to discard
question-cancel = Which of your Deals do you cancel?
    .other = Choosing a Deal to cancel
question-exchange = What do you take for 2 workers?
    .other = Exchanging workers
question-draw = Which deck do you draw from?
    .other = Choosing a deck to draw from
question-resource = Which Resource do you gain?
    .other = Choosing a Resource
question-samurai = Where do you place the Samurai?
    .other = Placing Samurai
question-choose = Which do you choose?
    .other = Choosing between effects
question-offer = Do you accept the offer?
    .other = Deciding on an offer
question-build = Which card do you build?
    .other = Choosing a card to build
question-foundation = Which card becomes a Foundation?
    .other = Choosing a card for a Foundation
question-produce = Which Location produces once more?
    .other = Choosing a Location that produces once more
question-deal = Which Deal brings its good once more?
    .other = Choosing a Deal that brings its good once more
question-refresh = Which Location can be activated again?
    .other = Choosing a Location to activate again
question-target = { $rule ->
        [IS-BAR-06] Which of your Locations do you raze?
        [IS-EGY-03] Which Location do you raze?
        [IS-BAR-03] What do you raze?
        [IS-ROM-01] Which Location must be discarded?
        [IS-EGY-13] Which Location do you take?
        [IS-GRL-07] Which Location do you block?
        [IS-BAR-10] Which Deal do you cancel?
        [IS-ROM-05] Which Deal do you take?
        [IS-JPC-08] Which Location do you make a Deal with?
       *[other] Which target?
    }
    .other = Choosing a target
question-convert = Which of the goods do you give back for VP?
    .other = Deciding which goods to give back for VP
question-loot = Which good do you gain?
    .other = Choosing a good
question-steal = Which Resource do you take, and from whom?
    .other = Choosing a Resource to take
question-victim = { $rule ->
        [IS-SOL-35] Which Location falls to the attack?
       *[other] Which opponent?
    }
    .other = { $rule ->
        [IS-SOL-35] Choosing the Location that falls
       *[other] Choosing an opponent
    }
question-order = Which comes first?
    .other = Putting effects in order
question-store = What do you store for the next round?
    .other = Choosing what to store

## Options

option-build = { $cost ->
        [none] Build { $card }
       *[other] Build { $card } ({ $cost })
    }
option-construct = { $cost ->
        [none] Build { $card }
       *[other] Build { $card } ({ $cost })
    }
option-deal = Make a Deal: { $card } (brings { $goods })
option-raze = { $owner ->
        [none] Raze from hand: { $card } (brings { $goods })
       *[other] Raze { $owner } { $card } ({ $price }; brings { $goods })
    }
option-activate = { $cost ->
        [none] Activate { $card }
       *[other] Activate { $card } ({ $cost })
    }
option-activate-twice = { $cost ->
        [none] Activate { $card } twice
       *[other] Activate { $card } twice ({ $cost })
    }
option-exchange = Exchange { $workers } workers for { $n ->
        [one] { $n } Resource or card
       *[other] { $n } Resources or cards
    }
option-defend = Put a Defence token on { $card }
option-samurai = Set a Samurai on { $card }
option-tuck = Put { $card } under { $place }
option-offer = Put { $goods } on { $card }
option-pass = Pass
option-end = End your turn
option-take = Take { $card }
option-give = { $what ->
        [foundation] Give up a Foundation ({ $card })
        [lost] Lose { $card }
       *[location] Give up { $card }
    }
option-discard = Discard { $card }
option-cancel = Cancel the Deal: { $card } (brings { $goods })
option-draw-common = Draw from the Common deck
option-draw-faction = Draw from your faction deck
option-pay = Pay { $goods }
option-gain = Gain { $goods }
option-choose = Choose: { $effect-bare }
option-accept = Gain { $effect }
option-decline = Decline
option-keep = Keep { $card }
option-lay = Lay down { $card } as a Foundation
option-produce = { $card }: { $effect }
option-again = The Deal with { $card }: gain { $goods }
option-refresh = Clear { $card }
option-target = { $owner ->
        [none] { $card }
       *[other] { $card } ({ $owner })
    }
option-target-deal = The Deal with { $card } ({ $owner }): { $goods }
option-convert = Give back { $goods } for VP
option-convert-card = Discard { $card } for VP
option-done = Keep the rest
option-loot = Gain { $goods } ({ $card })
option-steal = Take { $goods } from { $owner } supply
option-victim = { $owner }
option-resolve = { $card }: { $part ->
        [production] production
        [bonus] Building bonus
        [deal] Deal
       *[feature] Feature
    }
option-store = Store { $goods }
option-store-nothing = Store nothing
# Two cards of the same name are told apart by their codes.
option-coded = { $option } [{ $code }]
