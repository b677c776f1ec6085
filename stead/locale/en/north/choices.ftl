# North: what is asked (by the kind of the decision) and what can be answered (by the verb of the option's key).

## Questions

question-turn = Your turn: one action, or pass
    .other = Taking an action, or passing
question-window = Anything with it? One boost or one Field may go before the action.
    .other = Deciding whether to play something with the action
question-pay = How do you pay?
    .other = Choosing how to pay
question-keep = Which of these cards do you keep, for 1 worker each?
    .other = Choosing cards to keep
question-starting-hand = Which card do you put back? Three of the five stay.
    .other = Choosing a starting hand
question-construct = Which Location do you build without paying goods?
    .other = Choosing a Location to build
question-harvest = Which Field do you harvest?
    .other = Choosing a Field to harvest
question-load = What does the ship take on board?
    .other = Loading a ship
question-island = Which island does the ship go to, and what for?
    .other = Choosing an island
question-landing = Pillage this island, or conquer it?
    .other = Deciding what becomes of an island
question-choose = Which do you choose?
    .other = Choosing between effects
question-resource = Which Resource do you gain?
    .other = Choosing a Resource
question-order = Which comes first?
    .other = Putting effects in order
question-mirror = Which card does this one copy, for good?
    .other = Choosing a card to copy
question-assign = What do you put on a card?
    .other = Putting pieces on a card
question-remove = What do you take off your cards?
    .other = Taking pieces off cards
question-refresh = Which Location do you refresh?
    .other = Choosing a Location to refresh
question-exhaust = Which Action Location is exhausted?
    .other = Choosing a Location to exhaust
question-demolish = Which Location do you discard?
    .other = Choosing a Location to discard
question-pack-up = Which Location do you take back into your hand?
    .other = Choosing a Location to take back
question-search = Which card do you take from your deck?
    .other = Searching the deck
question-retrieve = Which Location do you take from your discard pile?
    .other = Choosing a card from the discard pile
question-move-pawn = Which pawn do you move, and where to?
    .other = Moving a pawn
question-move-ship = Do you move the ship forward in the queue?
    .other = Deciding about a ship's place in the queue
question-ship = Which ship do you send?
    .other = Choosing a ship to send
question-payout = Which card with savings pays?
    .other = Choosing a card with savings

## Options

option-pass = Pass: no more actions this round
option-go = Nothing: carry out the action
option-enough = { $what ->
        [exhaust] Exhaust nothing
        [move-ship] Leave the ship where it is
        [assign] Put no more there
        [remove] Take no more
        [demolish] Discard nothing more
       *[other] Take nothing more back
    }
option-done = Keep no more: the rest is discarded
option-place = Place a pawn on { tile }{ $food ->
        [0] { "" }
       *[other] { " " }({ $food } food)
    }: { tile.does }
option-move = Move the pawn from { tile-start } to { tile } ({ $food } food): { tile.does }
option-load = { $cargo ->
        [fish] 1 fish on board: distant islands too, to pillage
        [raze] 1 Raze token on board: near islands, to pillage or conquer
        [fish-raze] 1 fish and 1 Raze token on board: any island, to pillage or conquer
       *[nothing] Nothing on board: near islands, to pillage
    }
option-land = { $deck ->
        [near] The top card of the near islands, whatever it is
       *[distant] The top card of the distant islands, whatever it is
    }
option-gain = Gain { $goods }
option-choose = Choose: { $effect-bare }
option-forward = Move the ship 1 place forward
option-send = The ship at place { $place }, { $cargo ->
        [fish] with 1 fish on board
        [raze] with 1 Raze token on board
        [fish-raze] with 1 fish and 1 Raze token on board
       *[nothing] with nothing on board
    }
option-shift = { $turned ->
        [yes] The used-up pawn
       *[no] The pawn
    } on { tile-start }: to { tile }
option-pay = Pay { $goods }
option-build = { $cost ->
        [none] Build { $card }, for nothing
       *[other] Build { $card } ({ $cost })
    }
option-construct = { $cost ->
        [none] Build { $card }, for nothing
       *[other] Build { $card } (only { $cost })
    }
option-use = { $cost ->
        [none] Use { $card }: { $effect }
       *[other] Use { $card } ({ $cost }): { $effect }
    }
option-raid = Raid { $card } (1 Raze token): it is exhausted
option-boost = Play { $card }: { $effect }
option-add = { $goods ->
        [none] Build { $card }
       *[other] Build { $card } (brings { $goods })
    }
option-upgrade = Put { $card } under { $field } (brings { $goods })
option-harvest = Harvest { $card }: { $goods }
option-pillage = Pillage { $card }: { $effect }
option-conquer = Conquer { $card }: it joins your empire
option-keep = Keep { $card } (1 worker)
option-discard = Put back { $card }
option-fetch = Take { $card }
option-mirror = Copy { $card }
option-target = { $what ->
        [refresh] Refresh { $card }
        [exhaust] Exhaust { $card }
        [demolish] Discard { $card }
        [payout] Let { $card } pay
       *[other] Take back { $card }
    }
option-resolve = { $card }: { $part ->
        [bonus] build bonus
       *[feature] Feature
    }
option-assign = Put { $goods } on { $card }
option-remove = Take { $goods } off { $card }
# Two cards of the same name are told apart by their codes.
option-coded = { $option } [{ $code }]
