# Founders: why something may not be done. The rule's id is shown beside the sentence, not in it.

## Setup

refusal-race-taken = The race { $race } has been chosen already.
refusal-home-taken = The race { $race } can no longer be chosen: the Aesthers have taken its resource.
refusal-resource-taken = The card of { $resource } has been taken.
refusal-forbidden = The card of { $resource } is forbidden to you: it does not go with the resources you have.
refusal-cards-left = There are cards left that you may take, so nothing is taken from others, { $resource } included.
refusal-no-swap = The card of { $resource } is not among those that you can take from others now.
refusal-no-swap-home = The card of { $resource } stays where it is: a home resource is never taken away.
refusal-home-only = The first storage is one of your home resource.
refusal-one-start = You have built your first storage: each player builds one.
refusal-no-third = There are no more resources to take: a third one is for two players only.
refusal-not-numbered = { $n ->
        [1] { $cell } is not a starting cell: those are numbered.
       *[other] { $cell } is not a starting cell for { $n } players.
    }

## Cards and turns

refusal-not-in-hand = { $card } is not in your hand.
refusal-never-down = Call to Vote is not played like other cards, and never face down: call the vote.
refusal-just-hired = { $card } was hired in this turn and can be played from your next turn on.
refusal-not-completely = The action of { $card } cannot be carried out completely now.
refusal-no-passing = You cannot pass: play a card.
refusal-discard-first = A call needs { $need } cards in your discard pile; { $have ->
        [0] there are none
        [one] there is { $have }
       *[other] there are { $have }
    }.
refusal-solo-call = { $rule ->
        [FG-SOL-03] In the last round no vote is called.
       *[other] Play all your other cards first: the call closes the round.
    }
refusal-own-turn = { $rule ->
        [FG-SOP-01] Nobody follows when you play alone.
       *[other] This is your own turn: only the others follow.
    }
refusal-no-declining = This cannot be declined.
refusal-other-follow = { $card } is not the follow of the card that was played.
refusal-no-income-follow = Income is never a follow.
refusal-bonus-only = A bonus is a coin, a temporary crystal or a road, and it cannot be declined.

## Workers

refusal-no-workers = This game is played without workers.
refusal-no-worker = { $rule ->
        [FG-WRK-06] All your workers are at work: they come back with your next call.
       *[other] You have no worker yet: each house brings one.
    }
refusal-mat-taken = A worker of yours already stands on your mat.
refusal-worker-there = A worker already stands on the card of the { $building }.
refusal-no-cube = There is no cube of yours on the { $building }.
refusal-not-built = The { $building } is not built yet.
refusal-no-effect = That action cannot be carried out now.
refusal-no-recall = { $card } cannot be taken back: it is not in your discard pile, or it is Income.

## Money

refusal-coins = This costs { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.

## The board

refusal-no-land = { $cell ->
        [none] The tile would not lie on land: rivers, walls, dark cells and fortress sites stay free.
       *[other] { $cell } is not land: rivers, walls, dark cells and fortress sites stay free.
    }
refusal-occupied = { $cell } is occupied.
refusal-not-connected = { $cell ->
        [none] The tile would not be connected to a structure of yours.
       *[other] { $cell } is not connected to a structure of yours.
    }
refusal-beside-own = { $rule ->
        [FG-TRD-20] { $cell } is next to a neutral storage, and two of those are never next to each other.
        [FG-TRD-21] { $cell } is next to a house or storage of the owner of this resource.
       *[other] { $cell } is next to a house or storage of yours.
    }
refusal-district-has-one = This district already has a storage of { $resource }.
refusal-house-in-district = You already have a house in the district of { $cell }.
refusal-wrong-ground = { $piece ->
        [house] { $cell } is not forest: houses stand in the forest.
        [bridge] { $cell } is not river: bridges cross the river.
       *[gate] { $cell } is not wall: gates stand in the wall.
    }
refusal-no-piece = { $piece ->
        [house] You have built your 3 houses.
       *[bridge] You have built your 3 bridges and gates.
    }
refusal-not-this-build = { $piece ->
        [house] This action builds no house.
       *[bridge] This action builds neither bridge nor gate.
    }
refusal-no-such-turn = { $n ->
        [1] The tile looks the same whichever way it is turned: there is only way 1.
       *[other] The tile can be turned in { $n } ways: name one from 1 to { $n }.
    }

## Trade

refusal-not-this-trade = This action does not do that with { $resource }.
refusal-not-yours = { $rule ->
        [FG-TRF-04] A Trade follow builds no storage of somebody else's resource, and { $resource } is not yours.
       *[other] The resource is not yours, and this action builds your own only: no storage of { $resource }.
    }
refusal-no-tile = All 3 storages of { $resource } are built.
refusal-two-completions = A rival's storage can be built only after two buildings are completed; so far { $have ->
        [0] none is
       *[other] one is
    }.
refusal-no-site = There is no place for a storage of { $resource } now.
refusal-has-access = You can use this storage of { $resource } already.
refusal-coast-or-desert = { $cell } is neither coast nor desert: a Trade follow is for coast and desert only.
refusal-no-storage = There is no storage at { $cell }.

## Upgrade

refusal-wrong-level = This action builds no storage of { $resource }.
refusal-no-input = For { $resource } you need { $needed }: a storage of your own, or access to one.
refusal-input-not-connected = No storage of { $needed } that you can use would be connected to the tile.
refusal-no-road-here = { $rule ->
        [FG-UPG-13] No road comes with this action.
       *[other] The road is built; now comes the storage.
    }
refusal-road-not-connected = The road and the new storage must be connected.
refusal-no-supplier = { $rule ->
        [FG-DEL-09] That storage is not connected to the building.
       *[other] That storage is not connected, or you may not use it.
    }

## Recruit

refusal-not-on-market = { $card } is not on the market.
refusal-no-resource = To hire { $card } you need a storage of { $resource }, your own or one you have access to.

## Votes and prestige buildings

refusal-voted = You have voted already; a vote cannot be changed.
refusal-no-vote = { $rule ->
        [FG-SOP-21] There is no vote when you play alone: the choice is yours.
       *[other] There is nothing to vote on now.
    }
refusal-not-on-offer = No such building is on offer.
refusal-one-token = You have named your building: a vote is one token.
refusal-token-first = First name the building you vote for.
refusal-crystals = You have { $temporary ->
        [one] { $temporary } temporary crystal
       *[other] { $temporary } temporary crystals
    } and { $permanent } permanent: no more can be added.
refusal-not-tied = That building is not among the tied ones.
refusal-price = { $rule ->
        [FG-SOP-07] First pay for the markers on unfinished buildings.
       *[other] You do not have enough influence for this building.
    }
refusal-own-site = The { $building } can only stand on a free site of its own.
refusal-terrain = The { $building } must cover at least one { terrain.of } cell.
refusal-same-type = The { $building } stands in this district already, with the same shape and colour.
