# Colonists: the log. A message for every event; `without` names a field that is empty or hidden from the reader.
# $seat is who did it, $seat-of and $seat-whom the same person in other parts of the sentence.

## Setup

event-started = First player: { $seat }. Colonies in this game: { $colonies }.
event-place-drawn = The next place is { $tile }.
event-place-laid = { $seat } laid { $tile } at { $at }.
event-place-replaced = { $tile } takes the place of { $old }.
event-places-swapped = { $seat } swapped { $tile } and { $other }.
event-bought = { $dollars ->
        [one] { $seat } bought { $what-object } for { $dollars } dollar.
       *[other] { $seat } bought { $what-object } for { $dollars } dollars.
    }
event-bought-good = { $dollars ->
        [one] { $seat } bought { $goods } for { $dollars } dollar.
       *[other] { $seat } bought { $goods } for { $dollars } dollars.
    }

## Eras and years

event-era-began = Era { $era } begins.
event-colony-joined = A fifth colony joins: the { colony }.
event-year-began = Year { $year } of era { $era }. Market card: { $card }. New places at its end: { $coming }.
event-year-began-without-coming = Year { $year } of era { $era }. Market card: { $card }.
event-half-began = { $half ->
        [0] Summer.
       *[other] Winter.
    }
event-first-player = First player from now on: { $seat }.
event-marker-taken = { $seat } took the first-player marker.

## Stewards and envoys

event-entered = { $seat } brought a steward onto the map at { $tile }.
event-moved = { $seat } sent a steward from { $start } to { $tile }.
event-left = { $seat } lost a steward, who stood at { $tile }.
event-fee-paid = { $seat } paid { $goods } to { $to-whom } as the fee.
event-fee-paid-without-to = { $seat } paid { $goods } as a fee to the supply.
event-envoy-placed = { $seat } placed { $envoy } at { $tile }.
event-envoy-sent = { $seat } sent { $envoy } to { $tile }.
event-earned = { $seat } received { $goods } for the Laborer.

## Goods

event-received = { $seat } received { $goods }.
event-paid = { $seat } paid { $goods }.
event-dropped = { $seat } let { $good } go: there was no room.
event-changed = { $seat } turned { $before } into { $after }.
event-sold = { $dollars ->
        [one] { $seat } sold { $goods } for { $dollars } dollar.
       *[other] { $seat } sold { $goods } for { $dollars } dollars.
    }
event-refined = { $seat } turned { $goods } into { $into }.
event-refined-without-goods = { $seat } got { $into } in exchange.
event-maintained = { $seat }: workers need { $need ->
        [none] nothing
       *[other] { $need }
    }; produced { $made ->
        [none] nothing
       *[other] { $made }
    }, paid { $paid ->
        [none] nothing
       *[other] { $paid }
    }.
event-produced = Produced by { $seat-of }: { $goods }.
event-produced-without-goods = Produced by { $seat-of }: nothing.

## The community

event-built = { $seat } built { $kind-object }.
event-razed = { $seat } demolished { $kind-object }.
event-remodelled = { $seat } remodelled { $old-of } into { $kind-object }.
event-employed = { $seat } employed { colonist.object } { $kind-to }.
event-dismissed = { $seat } sent { colonist.object } home: { $kind }.
event-related = { $level ->
        [1] { $seat } established relations with { colony.with }.
       *[other] { $seat } improved relations with { colony.with } to level { $level }.
    }

## Improvements

event-drew = { $seat } received { $cards }.
event-drew-without-cards = { $count ->
        [one] { $seat } received { $count } improvement.
       *[other] { $seat } received { $count } improvements.
    }
event-cards-discarded = { $seat } discarded { $cards }.
event-reshuffled = { $cards ->
        [one] The discarded improvements were shuffled: the deck has { $cards } card.
       *[other] The discarded improvements were shuffled: the deck has { $cards } cards.
    }
event-played = { $seat } played { $card }.
event-began-with = { $seat } began with { $card }.
event-used = { $left ->
        [0] { $seat } used { $card } for the last time.
        [one] { $seat } used { $card }: { $left } use left.
       *[other] { $seat } used { $card }: { $left } uses left.
    }

## The end

event-finished = The game is over. { $scores }.
event-score = { $n ->
        [one] { $seat } { $n } dollar
       *[other] { $seat } { $n } dollars
    }
