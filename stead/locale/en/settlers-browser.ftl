# Settlers in the browser: the board as it is read out and in tooltips, the hints of the guided game.

## Zones

board-settlers-centre = Middle of the table
board-settlers-round = Round { $round } of { $rounds }
board-settlers-phase-setup = Setup
board-settlers-phase-lookout = Lookout
board-settlers-phase-production = Production
board-settlers-phase-action = Actions
board-settlers-phase-cleanup = Cleanup
board-settlers-phase-attack = Attack
board-settlers-row = To choose from
board-settlers-deck = Common deck: { $n }
board-settlers-deck-own = Your faction deck: { $n }
board-settlers-deck-of = Faction deck: { $n }
board-settlers-every-round = Every round
board-settlers-discard = Common discard pile: { $n }
board-settlers-row-production = Production
    .about = brings goods when it is built, and again every round
board-settlers-row-features = Features
    .about = at work all the time
board-settlers-row-actions = Actions
    .about = pay the cost to use them, each round anew
board-settlers-hand = Your hand: { $n }
board-settlers-hand-empty = No cards in hand.
board-settlers-hand-of = { $n ->
        [0] No cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    } (Common { $common }, faction { $faction })
board-settlers-known = Cards in hand that you know
board-settlers-deals = Deals
board-settlers-foundations = Foundations
board-settlers-attacks = Attack cards, the newest first
board-settlers-collection = Collection pile: { $n }
board-settlers-race = Your faction Locations: { $built }. To win you need more than { $collected }.
board-settlers-others = The other players

## Things

board-settlers-good = { $good }: { $n }
board-settlers-deal = Deal: { $good } ({ $card })
board-settlers-foundation = Foundation ({ $card })
board-settlers-foundation-hidden = Foundation, face down
board-settlers-type-production = Production
board-settlers-type-feature = Feature
board-settlers-type-action = Action
board-settlers-type-attack = Attack
board-settlers-defended = defended
board-settlers-samurai = with a Samurai
board-settlers-used = { $limit ->
        [1] activated
       *[other] activated { $n } of { $limit } times
    }
board-settlers-blocked = blocked
board-settlers-spent = spent on it: { $goods }
board-settlers-kept = kept on it: { $goods }
board-settlers-under = { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
board-settlers-taken = taken over from { $who }

## Players

board-settlers-points = { $n } VP
board-settlers-first = First player
board-settlers-passed = Passed
board-settlers-choosing = Choosing now
