# Colonists: what is asked (by the kind of the decision) and what can be answered (by the verb of the option's key).

## Questions. `full` says more than a refusal can; `other` is for those who look on.

question-lay = Where does the new tile lie?
    .full = Where do you lay { $place }?
    .other = Laying out a tile
question-fill = Which three goods do you start with?
    .other = Choosing starting goods
question-buy = What do you buy for your community?
    .full = What do you buy for your community? Dollars left: { $n }.
    .other = Buying a community
question-goods = Which goods do you buy?
    .full = Which goods do you buy? Dollars left: { $n }.
    .other = Buying goods
question-employ = Whom do you employ, and where?
    .other = Employing colonists
question-gift = Which gift of the Altruists do you take?
    .other = Choosing a gift of the Altruists
question-turn = Your turn: where does a steward go?
    .other = Choosing where to go
question-after = Your steward has acted. Anything else in this turn?
    .other = Finishing a turn
question-fee = Which good do you pay as the fee?
    .full = { $whom ->
        [nobody] Which good do you pay as the fee, to the supply?
       *[other] Which good do you pay to { $whom } as the fee?
    }
    .other = Paying the fee
question-arrive = Do you pay the fee and do what is done here, or take goods instead?
    .other = Deciding whether to act or to take goods
question-ride = Where does the ticket take you?
    .other = Choosing where to ride
question-visit = What do you do?
    .full = What do you do at { $place }?
    .other = Acting at a place
question-market = What do you do at the market?
    .full = { $place }: do you sell, take the subsidy, or carry out the action?
    .other = Acting at a market
question-more = Another exchange, in the same action?
    .other = Exchanging goods
question-give = Which good do you give away?
    .full = { $n ->
        [one] Which good do you give away? One is still due.
       *[other] Which good do you give away? { $n } are still due.
    }
    .other = Choosing goods to give away
question-build = Do you build more, in the same action?
    .other = Building
question-raze = What is demolished for it?
    .full = What do you demolish to build { $kind-object }?
    .other = Choosing what is demolished
question-stock = Do you employ somebody at once, so that the goods in the Stock can stay?
    .other = Deciding about the goods in a Stock
question-discount = Which subsidy do you take off the cost?
    .other = Choosing a subsidy
question-change = Which of the goods you received do you turn into others?
    .other = Turning goods into others
question-drop = Which good do you let go? There is no cell for it.
    .full = { $n ->
        [one] There is no room: which good do you let go?
       *[other] There is no room: which good do you let go? { $n } must go.
    }
    .other = Choosing goods to let go
question-keep = Which improvement do you keep?
    .other = Choosing an improvement to keep
question-discard = Your hand is too large: which improvement do you discard?
    .other = Choosing an improvement to discard
question-play = Do you play another improvement?
    .other = Deciding whether to play another improvement
question-recall = You have a steward less: which one leaves the map?
    .other = Choosing a steward who leaves the map
question-post = On which market does the new special envoy start?
    .full = On which market does { $envoy } start?
    .other = Choosing a market for an envoy
question-alchemist = Do you also do what is done there, without a fee?
    .other = Deciding whether to act there as well
question-swap = Which place do you swap?
    .other = Swapping places
question-next = Which new place joins the map next?
    .other = Laying new places
question-dismiss = Who goes home before the new year?
    .other = Deciding who works where
question-provide = What feeds and clothes your workers?
    .other = Feeding and clothing workers

## Options

option-lay = { $cell }: next to { $near }
option-lay-on = In place of { $place }
option-fill = Take { $goods }
option-buy = { $n ->
        [one] Buy { $kind-object } for { $n } dollar
       *[other] Buy { $kind-object } for { $n } dollars
    }
option-buy-relations = { $n ->
        [one] Establish relations of level { $level } with { colony.with } for { $n } dollar
       *[other] Establish relations of level { $level } with { colony.with } for { $n } dollars
    }
option-buy-good = { $n ->
        [one] Buy { $goods } for { $n } dollar
       *[other] Buy { $goods } for { $n } dollars
    }
option-gift = Take { $goods }
option-enter = Enter the map at { $place }
option-go = Go to { $place }{ fee-due }
option-go-from = { $start } → { $place }{ fee-due }
fee-due = { $hosts ->
        [nobody] { "" }
       *[other] { $n ->
            [0] { "" }
            [one] { " " }(fee: { $n } good to { $hosts })
           *[other] { " " }(fee: { $n } goods to { $hosts })
        }
    }
option-ride = Travel to any place with { $card }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }
option-gallop = Go one place farther with { $card }
option-spur = Pay a fee to go one place farther
option-pay = Pay the fee, and do what is done here
option-instead = Take { $goods } instead of the action
option-fee = Pay { $goods }
option-work = Do what is done at { $place }
option-take = Take { $goods }
option-sell = Sell { $cost } for { $into }
option-refine = Make { $into } ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-barter = Get { $into } for { $n } of { $kinds }
option-give = Give { $goods }
option-marker = Take the first-player marker
option-swap-places = Swap two places
option-swap = { $place }
option-build = Build { $kind-object } ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-replace = Build { $kind-object } in place of something that is demolished ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-replace-this = Build { $kind-object } in place of { $old-of }, which is demolished ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-raze = Demolish: { $old }
option-remodel = Remodel { $old-of } into { $kind-object } ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-relate = { $level ->
        [1] Establish relations with { colony.with } ({ $cost ->
            [none] free
           *[other] { $cost }
        })
       *[other] Improve relations with { colony.with } to level { $level } ({ $cost ->
            [none] free
           *[other] { $cost }
        })
    }
option-relate-on = Establish relations with { colony.with } in place of something that is demolished ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-relate-on-this = Establish relations with { colony.with } in place of { $old-of }, which is demolished ({ $cost ->
        [none] free
       *[other] { $cost }
    })
option-rebuild = For a fee, { $old } becomes { $kind-object }
option-spill = Nobody works there yet: the goods leave the Stock
option-employ = Employ { colonist.object } { $where-to }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }
option-dismiss = Send { colonist.object } home: { $where }
option-stay = The others stay where they work
option-provide = { $made ->
        [none] Pay { $cost }
       *[other] { $cost ->
            [none] Produce { $made }, pay nothing
           *[other] Produce { $made }, pay { $cost }
        }
    }
option-discount = { $goods } off the cost
option-change = Turn { $goods } into { $into }
option-leave = Leave the goods as they are
option-drop = Let { $goods } go
option-draw = Receive improvements
option-keep = Keep { $card }
option-discard = Discard { $card }
option-play = Play { $card }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }
option-recall = The steward at { $place } leaves
option-post = { $envoy } starts at { $place }
option-send = Send { $envoy } to { $place }
option-act = Do it
option-refrain = Leave it
option-next = { $place }
option-done = Enough
option-end = End the turn
