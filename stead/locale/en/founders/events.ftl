# Founders: the log. A message for every event; `without` names a field that is empty or hidden from the reader.
# `ahead` is what one says before it happens.
# $seat is who did it, $seat-of and $seat-whom the same person in other parts of the sentence.

## Setup

event-started = The active-player marker goes to { $seat-whom }.
event-market-laid = Advisors on the market: { $cards }.
event-offer-laid = On offer: { $buildings }.
event-offer-laid-without-buildings = No building is left to be offered.
event-type-repeated = The { $building } is of a type already on offer: it goes back on top of the deck.
event-fits-nowhere = The { $building } fits nowhere: it leaves the game.
event-reshuffled = The discarded prestige cards were shuffled: the deck has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-achievements-laid = Achievements: { $achievements }.
event-race-chosen = { $seat } chose { $race-of }.
    .ahead = { $seat } will choose { $race-of }.
event-resource-taken = { $seat } took { $resource-object }.
    .ahead = { $seat } will take { $resource-object }.
event-resource-lost = { $seat } took { $resource-object } from { $owner-of }: all that was left was forbidden.
    .ahead = { $seat } will take { $resource-object } from { $owner-of }: all that is left is forbidden.
event-neutral-left = Neutral resources: { $resources }.

## Turns

event-turn-began = The turn passes to { $seat-whom }.
event-played = { $seat } played { $card }.
    .ahead = { $seat } will play { $card }.
event-laid-down = { $seat } played { $card } face down.
    .ahead = { $seat } will play { $card } face down.
event-laid-down-without-card = { $seat } played a card face down.
    .ahead = { $seat } will play a card face down.
event-followed = { $seat } followed with { followed }.
    .ahead = { $seat } will follow with { followed }.
followed = { $action ->
        [trade] Trade
        [build] Build
        [upgrade] Upgrade
        [recruit] Recruit
        [coin] a basic action: a coin
        [influence] a basic action: influence
        [road] a basic action: a road
       *[worker] a basic action: a worker
    }
event-declined = { $seat } did not follow.
    .ahead = { $seat } will not follow.
event-gained = { $seat } gained { $goods }.
    .ahead = { $seat } will gain { $goods }.
event-paid = { $seat } paid { $goods } to { $to-whom }.
    .ahead = { $seat } will pay { $goods } to { $to-whom }.
event-paid-without-to = { $seat } paid { $goods }.
    .ahead = { $seat } will pay { $goods }.
event-road-built = { $seat } built a road at { $cell }.
    .ahead = { $seat } will build a road at { $cell }.
event-house-built = { $seat } built a house at { $cell }.
    .ahead = { $seat } will build a house at { $cell }.
event-bridge-built = { $gate ->
        [yes] { $seat } built a gate at { $cell }.
       *[no] { $seat } built a bridge at { $cell }.
    }
    .ahead = { $gate ->
        [yes] { $seat } will build a gate at { $cell }.
       *[no] { $seat } will build a bridge at { $cell }.
    }
event-storage-built = { $own ->
        [yes] { $seat } built a storage of { $resource-of } at { $cells }.
       *[no] { $seat } built a storage of { $resource-of } at { $cells }; its owner is { $owner }.
    }
    .ahead = { $own ->
        [yes] { $seat } will build a storage of { $resource-of } at { $cells }.
       *[no] { $seat } will build a storage of { $resource-of } at { $cells }; its owner is { $owner }.
    }
event-storage-built-without-owner = { $seat } built a storage of neutral { $resource-of } at { $cells }.
    .ahead = { $seat } will build a storage of neutral { $resource-of } at { $cells }.
event-access-gained = { $seat } gained access to the { $resource-of } at { $cell }.
    .ahead = { $seat } will gain access to the { $resource-of } at { $cell }.
event-hired = { $seat } hired the { $card }.
    .ahead = { $seat } will hire the { $card }.
event-market-refilled = New on the market: { $cards }.
event-worker-used = { $seat } put a worker to work in the { $building }.
    .ahead = { $seat } will put a worker to work in the { $building }.
event-worker-used-without-building = { $seat } put a worker to work for the action of the race.
    .ahead = { $seat } will put a worker to work for the action of the race.
event-recalled-openly = { $seat } took { $card } back from the discard pile.
    .ahead = { $seat } will take { $card } back from the discard pile.
event-recalled = { $seat } took { $card } back from the discard pile.
    .ahead = { $seat } will take { $card } back from the discard pile.
event-recalled-without-card = { $seat } took a card back from the discard pile.
    .ahead = { $seat } will take a card back from the discard pile.

## Votes

event-called = { $seat } called a vote.
    .ahead = { $seat } will call a vote.
event-took-back = { $seat } took back { taken-back }.
    .ahead = { $seat } will take back { taken-back }.
taken-back = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $workers ->
        [0] { "" }
        [one] { " " }and { $workers } worker
       *[other] { " " }and { $workers } workers
    }
event-votes-revealed = The votes: { $votes }.
event-vote = { $seat } { $weight } for the { $building }
event-tie-decided = The vote was tied; { $seat } decided for the { $building }.
    .ahead = The vote is tied; { $seat } will decide for the { $building }.
event-nothing-offered = No building is left to vote on. { $times ->
        [0] If none is completed before, the game ends { $calls ->
                [one] at the next call
               *[other] { $calls } calls from now
            }.
       *[other] If nothing is delivered and no storage is built before, the game ends when everybody has called { $times ->
                [one] once
                [2] twice
               *[other] { $times } times
            } in vain. Still to call: { $seats-whom }.
    }
event-nothing-offered-without-seats = No building is left to vote on, and the game ends.
event-building-won = The { $building } will be built. It is placed by { $seat-of }.
event-building-placed = { $seat } placed the { $building } on { $cells }.
    .ahead = { $seat } will place the { $building } on { $cells }.
event-crystals-returned = { $seat } returned { $goods }.
    .ahead = { $seat } will return { $goods }.

## Deliveries and points

event-neutral-delivered = The { $building } needs no delivery of { $resource-of }: that resource is neutral.
event-delivered = { $seat } delivered { $resource-object } from { $cell } to the { $building }.
    .ahead = { $seat } will deliver { $resource-object } from { $cell } to the { $building }.
event-earned = { $seat } { $points } ({ $resource }, { $cell }).
event-earned-shared = { $seat } { $points }: { $vp }{ $shares } ({ $resource }, { $cell }).
event-share = { " " }− { $share } to { $to-whom }
event-share-own = { " " }− { $share } to own suppliers
event-share-lost = { " " }− { $share } to neutral suppliers
event-completed = The { $building } is complete. Completed so far: { $number }.
    .ahead = The { $building } will be complete, the completed buildings { $number }.
event-achievement-scored = { $achievement }: { $vp } VP for { $winners-whom }.
event-achievement-scored-without-winners = { $achievement }: nobody meets it, the { $vp } VP go to nobody.

## The solo game, the end

event-markers-placed = A marker lies on every unfinished building: { $buildings }.
    .ahead = A marker will lie on every unfinished building: { $buildings }.
event-round-began = Round { $round } of 7.
event-lost = { $reason ->
        [markers] There is not enough influence to pay for the markers on unfinished buildings: the game is lost.
        [unfinished] A building was not finished: the game is lost.
       *[too-few] Fewer than six buildings were completed: the game is lost.
    }
event-scored = { $seat }: { $track } VP during the game, { $permanent } for permanent crystals, { $coins } for coins{ $achievement ->
        [0] { "" }
       *[other] , { $achievement } for the achievement
    }; { $total } VP in all.
event-ended = The game is over. The winner: { $winners }.
    .ahead = The game will be over. The winner: { $winners }.
event-ended-without-winners = The game is over.
    .ahead = The game will be over.
