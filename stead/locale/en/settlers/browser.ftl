# Settlers in the browser: the board as it is read out and in tooltips, the hints of the guided game.

## Zones

board-centre = Middle of the table
board-round = Round { $round } of { $rounds }
board-phase-setup = Setup
board-phases = Phases of a round
board-phase-lookout = Lookout
board-phase-production = Production
board-phase-action = Actions
board-phase-cleanup = Cleanup
board-phase-attack = Attack
board-row = To choose from
board-deck = Common deck: { $n }
board-deck-own = Your faction deck: { $n }
board-deck-of = Faction deck: { $n }
board-every-round = Every round
board-discard = Common discard pile: { $n }
board-row-production = Production
    .about = brings goods when it is built, and again every round
board-row-features = Features
    .about = at work all the time
board-row-actions = Actions
    .about = pay to use them; ready again every round
board-hand = Your hand: { $n }
board-hand-empty = No cards in hand.
board-hand-of = { $n ->
        [0] No cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    } (Common { $common }, faction { $faction })
board-known = Cards in hand that you know
board-deals = Deals
board-foundations = Foundations
board-attacks = Attack cards, the newest first
board-collection = Collection pile: { $n }
board-race = Your faction Locations: { $built }. To win you need more than { $collected }.
board-others = The other players

## Things

board-good = { $good }: { $n }
board-deal = Deal: { $good } ({ $card })
board-foundation = Foundation ({ $card })
board-foundation-hidden = Foundation, face down
board-type-production = Production
board-type-feature = Feature
board-type-action = Action
board-type-attack = Attack
board-defended = defended
board-samurai = with a Samurai
board-used = { $limit ->
        [1] activated
       *[other] activated { $n } of { $limit } times
    }
board-blocked = blocked
board-spent = spent on it: { $goods }
board-kept = kept on it: { $goods }
board-under = { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
board-taken = taken over from { $who }

## Players

board-points = { $n } VP
board-collected = { $n } in the Collection pile
board-first = First player
board-passed = Passed
board-choosing = Choosing now

## The guided game

guide-draft = Every round begins with a Lookout: you and your rival take cards from this row in turn. Click or tap a card to take it; point at it, or hold your finger on it, to read it first.
guide-goods = Your board brings these goods every round. Hardly anything keeps: what is left at the end of the round is lost. So spend it.
guide-build = A card that glows can be used now. The signs on its left edge are its price: click or tap it and build. What a Location produces it brings at once, and then every round.
guide-end = Your turn is nearly over. You may still put your Defence token on one of your Common Locations: razing it will cost one token more. Not what you wanted? Undo it. Otherwise end your turn.
guide-workers = Short of something? Two workers always buy one wood, stone, food or card. Click or tap the workers.
guide-romans = Cards with a red edge are Roman: nobody else has them. Build one (most ask for one of your Locations as well), or make it a Deal for 1 food: the good at its foot comes now and every round.
guide-activate = An Action Location works when you pay. Its cost stands before the arrow, what you get after it. Each can be used once a round, some twice. Most points come from here.
guide-raze = A Raze token burns a Common card of your hand and brings what its dark flag shows. Two of them bring down your rival's Common Location, three if it is defended.
guide-pass = Nothing left to do? Then pass. You take no more turns this round, but nobody can touch what you have built.
guide-enough = What wins: the most points after round five. Actions bring them as you play; at the end every Common Location adds 1 and every faction Location 2. That was the lesson. Play on: the rules are always in the menu.
