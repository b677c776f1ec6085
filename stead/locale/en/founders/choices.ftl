# Founders: what is asked (by the kind of the decision) and what can be answered (by the verb of the option's key).

## Questions. `full` says more than a refusal can; `other` is for those who look on.

question-fg-race = Which race do you lead?
question-fg-home = Which resource is to be your home resource?
question-fg-resource = { $rule ->
        [FG-DRF-17] Which third resource do you take?
       *[other] Which additional resource do you take?
    }
question-fg-swap = All that is left is forbidden to you: which resource do you take from another player?
question-fg-start = Where do you build your first storage?
question-fg-turn = Your turn: which card do you play?
    .other = Choosing a card to play
question-fg-basic = Which basic action do you take?
question-fg-follow = Do you follow?
    .full = { $card } was played: do you follow?
question-fg-bonus = What do you take for a card left in your hand?
    .other = Taking bonuses for the cards left in hand
question-fg-trade = How do you trade?
question-fg-site = Where do you build the storage?
    .full = Where do you build the storage of { $resource-of }?
question-fg-build = What do you build, and where?
question-fg-upgrade = { $rule ->
        [FG-UPG-09] Which storage do you build, connected to the new road?
       *[other] Which storage do you build?
    }
question-fg-tile = Where is the storage to lie?
    .full = Where is the storage of { $resource-of } to lie?
question-fg-place = Where is the building to stand?
    .full = Where is the { $building } to stand?
question-fg-road = { $rule ->
        [FG-UPG-10] Do you build a road connected to the new storage?
       *[other] Where do you build a road?
    }
question-fg-recruit = Which advisor do you hire?
question-fg-supplier = Which storage is to supply it?
    .full = Which storage is to supply { $resource-object }?
question-fg-deliver = Which storage delivers?
    .full = Which storage delivers { $resource-object }?
question-fg-recall = Which card do you take back?
question-fg-copy = Which building's action do you carry out?
question-fg-access = Which storage do you gain access to?
question-fg-choose = Which do you choose?
question-fg-again = Once more?
question-fg-vote = Which building do you vote for?
question-fg-stake = Which crystals do you add to your vote?
question-fg-tie = The vote is tied: which building is built?
question-fg-choose-building = Which building do you build?
question-fg-pay = Which crystals do you pay with?
    .full = How do you pay { $price } influence? A temporary crystal is worth 1, a permanent one 2.

## Options

option-fg-race = { $race } ({ $resource }{ $difficulty ->
        [none] { "" }
       *[other] ; { fg-difficulty }
    })
option-fg-race-any = { $race } (any resource left{ $difficulty ->
        [none] { "" }
       *[other] ; { fg-difficulty }
    })
option-fg-resource = Take { $resource }
option-fg-swap = Take { $resource-object } from { $owner-of }
option-fg-at = { $cell }: { fg-terrain } ({ $cost })
option-fg-at-start = { $difficulty ->
        [none] { $cell }
       *[other] { $cell } ({ fg-difficulty })
    }
option-fg-at-tile = On { $cells }
option-fg-play = Play { $card }
option-fg-play-advisor = Play { $card }: { $effect }
option-fg-lay = Lay { $card } face down for a basic action
option-fg-call = { $n ->
        [0] Call to vote
        [one] Call to vote (with { $n } bonus)
       *[other] Call to vote (with { $n } bonuses)
    }
option-fg-coin = Gain { $goods }
option-fg-influence = Gain { $goods }
option-fg-road = Build a road at { $cell }
option-fg-worker = Worker in the { $building }: { $effect }
option-fg-worker-mat = Worker for the action of your race: { $effect }
option-fg-follow = Follow with { $card }: { $effect }
option-fg-decline = Do nothing
option-fg-store = Build a storage of { $resource-of } ({ $cost })
option-fg-store-neutral = Build a storage of neutral { $resource-of } and gain access ({ $cost })
option-fg-store-rival = Build a storage of { $resource-of } for { $owner-of } and gain access ({ $cost } to them)
option-fg-access = Access to the { $resource-of } of { $owner-of } at { $cell } ({ $cost })
option-fg-access-neutral = Access to the neutral { $resource-of } at { $cell } ({ $cost })
option-fg-house = Build a house at { $cell } ({ $cost })
option-fg-bridge = Build a bridge at { $cell } ({ $cost })
option-fg-gate = Build a gate at { $cell } ({ $cost })
option-fg-upgrade = Build a storage of { $resource-of } ({ $cost })
option-fg-hire = Hire the { $card } ({ $cost }; brings { $goods })
option-fg-from = The { $resource-of } of { $owner-of } at { $cell }
option-fg-from-own = Your own { $resource-of } at { $cell }
option-fg-from-neutral = The neutral { $resource-of } at { $cell }
option-fg-recall = Take back { $card }
option-fg-no-card = Take back no card
option-fg-no-road = { $rule ->
        [FG-UPG-10] Build no road
       *[other] Build no more roads
    }
option-fg-copy = { $building }: { $effect }
option-fg-choose = Choose: { $effect-bare }
option-fg-choose-building = { $price ->
        [0] Build the { $building } (free)
       *[other] Build the { $building } ({ $price } influence)
    }
option-fg-choose-tied = Build the { $building }
option-fg-vote = Vote for the { $building } ({ fg-token })
option-fg-stake = Add { $goods } (weight { $weight })
option-fg-stake-nothing = Add nothing (weight { $weight })
option-fg-again = Once more
option-fg-enough = That is enough
option-fg-pay = Pay { $goods }
