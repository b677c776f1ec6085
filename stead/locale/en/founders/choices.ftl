# Founders: what is asked (by the kind of the decision) and what can be answered (by the verb of the option's key).

## Questions. `full` says more than a refusal can; `other` is for those who look on.

question-race = Which race do you lead?
    .other = Choosing a race
question-home = Which resource will be your home resource?
    .other = Choosing a home resource
question-resource = { $rule ->
        [FG-DRF-17] Which third resource do you take?
       *[other] Which additional resource do you take?
    }
    .other = Choosing a resource
question-swap = All that is left is forbidden to you: which resource do you take from another player?
    .other = Taking a resource from another player
question-start = Where do you build your first storage?
    .other = Placing the first storage
question-turn = Your turn: which card do you play?
    .other = Choosing a card to play
question-basic = Which basic action do you take?
    .other = Choosing a basic action
question-follow = Do you follow?
    .full = { $card } was played: do you follow?
    .other = Deciding whether to follow
question-bonus = What do you take for a card left in your hand?
    .other = Taking bonuses for the cards left in hand
question-trade = How do you trade?
    .other = Trading
question-site = Where do you build the storage?
    .full = Where do you build the storage of { $resource-of }?
    .other = Placing a storage
question-build = What do you build, and where?
    .other = Choosing what to build
question-upgrade = { $rule ->
        [FG-UPG-09] Which storage do you build, connected to the new road?
       *[other] Which storage do you build?
    }
    .other = Choosing a storage to build
question-tile = Where does the storage go?
    .full = Where does the storage of { $resource-of } go?
    .other = Placing a storage
question-place = Where does the building go?
    .full = Where does the { $building } go?
    .other = Placing a building
question-road = { $rule ->
        [FG-UPG-10] Do you build a road connected to the new storage?
       *[other] Where do you build a road?
    }
    .other = Building a road
question-recruit = Which advisor do you hire?
    .other = Choosing an advisor
question-supplier = Which storage supplies it?
    .full = Which storage supplies { $resource-object }?
    .other = Choosing a supplier
question-deliver = Which storage delivers?
    .full = Which storage delivers { $resource-object }?
    .other = Choosing what delivers
question-recall = Which card do you take back?
    .other = Taking cards back
question-copy = Which building's action do you carry out?
    .other = Choosing an action of a building
question-access = Which storage do you gain access to?
    .other = Choosing a storage to gain access to
question-choose = Which do you choose?
    .other = Choosing between effects
question-again = Once more?
    .other = Deciding whether to go on
question-vote = Which building do you vote for?
    .other = Voting
question-stake = Which crystals do you add to your vote?
    .other = Adding crystals to a vote
question-tie = The vote is tied: which building is built?
    .other = Deciding the vote
question-choose-building = Which building do you build?
    .other = Choosing a building
question-pay = Which crystals do you pay with?
    .full = How do you pay { $price } influence? A temporary crystal is worth 1, a permanent one 2.
    .other = Choosing crystals to pay with

## Options

option-race = { $race } ({ $resource }{ $difficulty ->
        [none] { "" }
       *[other] ; { difficulty }
    })
option-race-any = { $race } (any resource left{ $difficulty ->
        [none] { "" }
       *[other] ; { difficulty }
    })
option-resource = Take { $resource }
option-swap = Take { $resource-object } from { $owner-of }
option-at = { $cell }: { terrain } ({ $cost })
option-at-start = { $difficulty ->
        [none] { $cell }
       *[other] { $cell } ({ difficulty })
    }
option-at-tile = On { $cells }
option-play = Play { $card }
option-play-advisor = Play { $card }: { $effect }
option-lay = Play { $card } face down for a basic action
option-call = { $n ->
        [0] Call to vote
        [one] Call to vote (with { $n } bonus)
       *[other] Call to vote (with { $n } bonuses)
    }
option-coin = Gain { $goods }
option-influence = Gain { $goods }
option-road = Build a road at { $cell }
option-worker = Worker in the { $building }: { $effect }
option-worker-mat = Worker for the action of your race: { $effect }
option-follow = Follow with { $card }: { $effect }
option-decline = Do nothing
option-store = Build a storage of { $resource-of } ({ $cost })
option-store-neutral = Build a storage of neutral { $resource-of } and gain access ({ $cost })
option-store-rival = Build a storage of { $resource-of } for { $owner-of } and gain access ({ $cost } to them)
option-access = Access to the { $resource-of } of { $owner-of } at { $cell } ({ $cost })
option-access-neutral = Access to the neutral { $resource-of } at { $cell } ({ $cost })
option-house = Build a house at { $cell } ({ $cost })
option-bridge = Build a bridge at { $cell } ({ $cost })
option-gate = Build a gate at { $cell } ({ $cost })
option-upgrade = Build a storage of { $resource-of } ({ $cost })
option-hire = Hire the { $card } ({ $cost }; brings { $goods })
option-from = The { $resource-of } of { $owner-of } at { $cell }
option-from-own = Your own { $resource-of } at { $cell }
option-from-neutral = The neutral { $resource-of } at { $cell }
option-recall = Take back { $card }
option-no-card = Take back no card
option-no-road = { $rule ->
        [FG-UPG-10] Build no road
       *[other] Build no more roads
    }
option-copy = { $building }: { $effect }
option-choose = Choose: { $effect-bare }
option-choose-building = { $price ->
        [0] Build the { $building } (free)
       *[other] Build the { $building } ({ $price } influence)
    }
option-choose-tied = Build the { $building }
option-vote = Vote for the { $building } ({ token })
option-stake = Add { $goods } (weight { $weight })
option-stake-nothing = Add nothing (weight { $weight })
option-again = Once more
option-enough = That is enough
option-pay = Pay { $goods }
