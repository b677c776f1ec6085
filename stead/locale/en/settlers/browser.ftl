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
board-settlers-collected = { $n } in the Collection pile
board-settlers-first = First player
board-settlers-passed = Passed
board-settlers-choosing = Choosing now

## The guided game

guide-settlers-draft = Every round begins with a Lookout: you and your rival take cards from this row in turn. Click a card to take it; right-click it or press it long to read it large.
guide-settlers-goods = Your board brings these goods every round. Hardly anything keeps: what is left at the end of the round is lost. So spend it.
guide-settlers-build = A card that glows can be used now. The signs on its left edge are its price: click it and build. What a Location produces it brings at once, and then every round.
guide-settlers-end = Your turn is nearly over. You may still put your Defence token on one of your Common Locations: razing it will cost one token more. Not what you wanted? Take it back. Otherwise end your turn.
guide-settlers-workers = Short of something? Two workers always buy one wood, stone, food or card. Click the workers.
guide-settlers-romans = Cards with a red edge are Roman: nobody else has them. Build one (most ask for one of your Locations as well), or make it a Deal for 1 food: the good at its foot comes now and every round.
guide-settlers-activate = An Action Location works when you pay. Before the arrow stands its cost, behind it what you get. Each can be used once a round, some twice. Most points come from here.
guide-settlers-raze = A Raze token burns a Common card of your hand and brings what its dark flag shows. Two of them bring down your rival's Common Location, three if it is defended.
guide-settlers-pass = Nothing left to do? Then pass. You take no more turns this round, but nobody can touch what you have built.
guide-settlers-enough = You know enough! In the end every Common Location is worth 1 point, every faction Location 2. Play on to round five, or open a table of your own: the rules are always in the menu.
