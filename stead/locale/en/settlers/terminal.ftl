# What the program says in a terminal at the table of Settlers.

terminal-first = First player:
terminal-deck = Common deck: { $cards }
terminal-points = { $points } VP
terminal-passed = passed
terminal-no-goods = no goods
terminal-no-locations = No Locations yet.
terminal-hand-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand ({ $common } Common, { $faction } faction)
terminal-pack = { $cards } to choose from
terminal-own-deck = faction deck: { $cards }
terminal-known = You know
terminal-collection = Collection pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-attacks = Attack cards, the newest first
terminal-deals = Deals
terminal-foundations = Foundations ({ $cards })
terminal-face-down = face down
terminal-row = To draft
terminal-row-production = Production
terminal-row-features = Features
terminal-row-actions = Actions
terminal-hand = Hand ({ $cards })
terminal-pack-of = Choose from ({ $cards })
terminal-looking = On the table ({ $cards })
terminal-cost = Cost: { $goods }
terminal-free = free
terminal-deal = Deal: { $goods }
terminal-raze = Raze: { $goods }
terminal-defence = Defence token
terminal-samurai = Samurai
terminal-blocked = blocked
terminal-used = { $limit ->
        [one] used
       *[other] used { $times } of { $limit }
    }
terminal-under = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } under it
terminal-taken = taken over
terminal-final-seat = Player
terminal-final-total = Total
terminal-final-ties = Tie-break
terminal-final-tie = { $goods ->
        [one] { $goods } Good
       *[other] { $goods } Goods
    } left, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
terminal-solo-count = Faction Locations: { $locations }. Cards in the Collection pile: { $cards }.
terminal-solo-won = You have won. Your rank: { $rating }.
terminal-check = OK: { $files } files, { $cards } cards of { $kinds } kinds, { $boards } faction boards.
