# North: the log. A message for every event; `without` names a field that is empty or hidden from the reader.
# $seat is who did it, $seat-whose and $seat-whom the same person in other parts of the sentence.

event-started = The first-player token goes to { $seat-whom }. The action tiles, in a circle: { $tiles }.
event-round-began = Round { $round }. The first-player token goes to { $first-whom }.
event-phase-began = { phase }.
event-came-to-nothing = { $rounds } rounds, and nobody reached 25 VP: the table ends the game here.
event-last-round = { $seat } reached 25 VP: this round is the last.
event-drew = { $seat } drew { $card }.
event-drew-without-card = { $seat } drew a card.
event-no-card = { $seat } drew no card: deck and discard pile are empty.
event-reshuffled = { $deck ->
        [near] The discard pile of the near islands was shuffled
        [distant] The discard pile of the distant islands was shuffled
       *[other] A clan's discard pile was shuffled
    }: { $cards ->
        [one] the deck has { $cards } card
       *[other] the deck has { $cards } cards
    } again.
event-kept = { $seat } kept { $card } for a worker.
event-kept-without-card = { $seat } kept a card for a worker.
event-unkept = { $seat } did not keep { $cards }.
event-discarded = { $seat } discarded { $cards }.
event-gained = { $seat } gained { $goods } ({ $source }).
event-gained-without-source = { $seat } gained { $goods }.
event-paid = { $seat } spent { $goods }.
event-lost = { $seat } lost { $points } VP: the demand was not met.
event-recovered = { $seat } recovered { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
event-declared = { $seat } carried out { tile } through { $by }.
event-declared-without-by = { $moved ->
        [yes] { $seat } moved a pawn, for food, to { tile }.
       *[no] { $seat } placed a pawn on { tile }.
    }
event-built = { $seat } put { $card } under { $on }.
event-built-without-on = { $seat } built { $card }.
event-mirrored = { $seat-whose } { $card } does the same as { $of } from now on.
event-boosted = { $seat } played the boost { $card }.
event-harvested = { $seat } harvested { $card }.
event-sailed = { $seat } put a { $common ->
        [yes] common ship
       *[no] ship
    } into the queue, with { $cargo } on board.
event-sailed-without-cargo = { $seat } put a { $common ->
        [yes] common ship
       *[no] ship
    } into the queue, with nothing on board.
event-ship-moved = { $own ->
        [yes] { $seat } moved a ship forward, past another ship of the same clan.
       *[no] { $seat } moved a ship forward, past { $past-whose } ship.
    }
event-ship-gained = { $seat } gained { $common ->
        [yes] a common ship
       *[no] another clan ship
    }.
event-pawn-moved = { $seat } moved a pawn to { tile }, without its action.
event-used = { $seat } used { $card }.
event-raided = { $own ->
        [yes] { $seat } exhausted { $card }, through { $by }.
       *[no] { $seat } exhausted { $owner-whose } { $card }, through { $by }.
    }
event-raided-without-by = { $own ->
        [yes] { $owner-whose } { $card } was exhausted.
       *[no] { $seat } raided { $owner-whose } { $card }: it is exhausted.
    }
event-refreshed = { $seat } refreshed { $cards }.
event-assigned = { $seat } put { $goods } on { $card }.
event-removed = { $seat } took { $goods } off { $card }.
event-paid-out = Savings: { $card } pays { $seat-whom }{ $sets ->
        [1] { "" }
       *[other] { " " }{ $sets } times
    }.
event-left = { $hand ->
        [yes] { $seat } took { $card } back from the empire.
       *[no] { $card } left { $seat-whose } empire.
    }
event-took = { $found ->
        [yes] { $seat } searched the deck and took { $card }.
       *[no] { $seat } took { $card } from the discard pile.
    }
event-not-found = { $seat } searched the deck and found nothing.
event-passed = { $seat } passed.
event-sighted = { $islands-n ->
        [1] An island is turned face up: { $islands }.
       *[other] Islands are turned face up: { $islands }.
    }
event-pillaged = { $seat } pillaged { $island }.
event-conquered = { $seat } conquered { $island }.
event-no-island = A ship came back to { $seat-whom } without having found an island.
event-happened = { $what ->
        [does] { $name }: { $effect }.
       *[demand] { $name }: pay { $demand }, or lose { $lose } VP.
    }
event-returned = Workers come home to { $seat-whom }: { $workers }.
event-tiles-turned = These tiles cost 1 food more now: { $tiles }.
event-scored = { $seat }: { $track } VP during the game, { $cards } for cards in the empire, { $resources } for Resources, { $gold } for gold{ $raze ->
        [0] { "" }
       *[other] , { $raze } for Raze tokens
    }; { $total } VP in all.
event-ended = The game is over: { $winners } won.
event-ended-without-winners = The game is over: the scenario was not won.
