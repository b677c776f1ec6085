# Founders: the log. A message for every event; `without` names a field that is empty or hidden from the reader.
# $seat is who did it, $seat-of and $seat-whom the same person in other parts of the sentence.

## Setup

event-fg-started = The active-player marker goes to { $seat-whom }.
event-fg-market-laid = Advisors on the market: { $cards }.
event-fg-offer-laid = On offer: { $buildings }.
event-fg-offer-laid-without-buildings = No building is left to be offered.
event-fg-type-repeated = The { $building } is of a type already on offer: it goes back on top of the deck.
event-fg-fits-nowhere = The { $building } fits nowhere: it leaves the game.
event-fg-reshuffled = The discarded prestige cards were shuffled: the deck has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-fg-achievements-laid = Achievements: { $achievements }.
event-fg-race-chosen = { $seat } chose { $race-of }.
event-fg-resource-taken = { $seat } took { $resource-object }.
event-fg-resource-lost = { $seat } took { $resource-object } from { $owner-of }: all that was left was forbidden.
event-fg-neutral-left = Neutral resources: { $resources }.

## Turns

event-fg-turn-began = The turn passes to { $seat-whom }.
event-fg-played = { $seat } played { $card }.
event-fg-laid-down = { $seat } laid { $card } face down.
event-fg-laid-down-without-card = { $seat } laid a card face down.
event-fg-followed = { $seat } followed with { $action ->
        [trade] Trade
        [build] Build
        [upgrade] Upgrade
        [recruit] Recruit
        [coin] a basic action: a coin
        [influence] a basic action: influence
        [road] a basic action: a road
       *[worker] a basic action: a worker
    }.
event-fg-declined = { $seat } did not follow.
event-fg-gained = { $seat } gained { $goods }.
event-fg-paid = { $seat } paid { $goods } to { $to-whom }.
event-fg-paid-without-to = { $seat } paid { $goods }.
event-fg-road-built = { $seat } built a road at { $cell }.
event-fg-house-built = { $seat } built a house at { $cell }.
event-fg-bridge-built = { $gate ->
        [yes] { $seat } built a gate at { $cell }.
       *[no] { $seat } built a bridge at { $cell }.
    }
event-fg-storage-built = { $own ->
        [yes] { $seat } built a storage of { $resource-of } at { $cells }.
       *[no] { $seat } built a storage of { $resource-of } at { $cells }; its owner is { $owner }.
    }
event-fg-storage-built-without-owner = { $seat } built a storage of neutral { $resource-of } at { $cells }.
event-fg-access-gained = { $seat } gained access to the { $resource-of } at { $cell }.
event-fg-hired = { $seat } hired the { $card }.
event-fg-market-refilled = New on the market: { $cards }.
event-fg-worker-used = { $seat } put a worker to work in the { $building }.
event-fg-worker-used-without-building = { $seat } put a worker to work for the action of the race.
event-fg-recalled-openly = { $seat } took { $card } back from the discard pile.
event-fg-recalled = { $seat } took { $card } back from the discard pile.
event-fg-recalled-without-card = { $seat } took a card back from the discard pile.

## Votes

event-fg-called = { $seat } called a vote.
event-fg-took-back = { $seat } took back { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $workers ->
        [0] { "" }
        [one] { " " }and { $workers } worker
       *[other] { " " }and { $workers } workers
    }.
event-fg-votes-revealed = The votes: { $votes }.
event-fg-vote = { $seat } { $weight } for the { $building }
event-fg-tie-decided = The vote was tied; { $seat } decided for the { $building }.
event-fg-nothing-offered = No building is left to vote on. { $calls ->
        [0] The game ends.
        [one] If none is completed before, the game ends at the next call.
       *[other] If none is completed before, the game ends { $calls } calls from now.
    }
event-fg-building-won = The { $building } is to be built. It is placed by { $seat-of }.
event-fg-building-placed = { $seat } placed the { $building } on { $cells }.
event-fg-crystals-returned = { $seat } returned { $goods }.

## Deliveries and points

event-fg-neutral-delivered = The { $building } needs no delivery of { $resource-of }: that resource is neutral.
event-fg-delivered = { $seat } delivered { $resource-object } from { $cell } to the { $building }.
event-fg-earned = { $seat } { $points } ({ $resource }, { $cell }).
event-fg-earned-shared = { $seat } { $points }: { $vp }{ $shares } ({ $resource }, { $cell }).
event-fg-share = { " " }− { $share } to { $to-whom }
event-fg-share-own = { " " }− { $share } to own suppliers
event-fg-share-lost = { " " }− { $share } to neutral suppliers
event-fg-completed = The { $building } is complete. Completed so far: { $number }.
event-fg-achievement-scored = { $achievement }: { $vp } VP for { $winners-whom }.
event-fg-achievement-scored-without-winners = { $achievement }: nobody has it, the { $vp } VP go to nobody.

## The solo game, the end

event-fg-markers-placed = A marker lies on every unfinished building: { $buildings }.
event-fg-round-began = Round { $round } of 7.
event-fg-lost = { $reason ->
        [markers] There is not enough influence to pay for the markers on unfinished buildings: the game is lost.
        [unfinished] A building was not finished: the game is lost.
       *[too-few] Fewer than six buildings were completed: the game is lost.
    }
event-fg-scored = { $seat }: { $track } VP during the game, { $permanent } for permanent crystals, { $coins } for coins{ $achievement ->
        [0] { "" }
       *[other] , { $achievement } for the achievement
    }; { $total } VP in all.
event-fg-ended = The game is over. The winner: { $winners }.
event-fg-ended-without-winners = The game is over.
