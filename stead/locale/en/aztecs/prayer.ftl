# Aztecs: Blessings and Prayers, on cards, in questions and in the log.

## Effects

pray-names = name { $colours ->
        [any] a colour
       *[other] a colour ({ $colours })
    }; Prayer { $n }: gain { $goods } for each card of that colour
pray-chooses = Prayer { $n }: choose { $colours ->
        [any] a colour
       *[other] a colour ({ $colours })
    } and gain { $goods } for each card of it
pray-listed = Prayer { $n }: gain { $list }
pray-part = { $goods } for each { colour.object } card
pray-matching = { $n } matching { $n ->
        [one] good
       *[other] goods
    }
pray-deal = Prayer { $n }: gain { $goods } for each card whose colour matches the good of the Deal
pray-sacrifice = Prayer { $n }: for each brown, grey or red card you may spend 1 wood, stone or food; gain { $each } VP for each Resource spent and { $types } VP for each kind of them
keep-card = put a card from your hand under this Location for later Prayers

when-prayed = each time you pray{ $target ->
        [tokens] { " " }with Blessing tokens in place of cards
        [cards] { " " }by turning over cards
       *[any] { "" }
    }
line-prayer-cards = In your Prayers { $n ->
        [one] { $n } more card is turned over
       *[other] { $n } more cards are turned over
    }.
line-stores-blessing = In the Cleanup phase you keep your Blessing tokens.
line-holds-round-prayers = Cards under this Location can be added to your Prayers; they stay to the end of the round.
line-holds-game-prayers = Cards under this Location can be added to your Prayers; they stay to the end of the game.

## Questions

question-bless = Which Blessing token do you take?
    .other = Choosing a Blessing token
question-name = Which colour do you name?
    .other = Naming a colour
question-pray = Do you turn over cards, or count your Blessing tokens?
    .other = Deciding how to pray
question-colour = Which colour do you choose?
    .other = Choosing a colour
question-tricolour = Which colour does the tricolour token count as?
    .other = Choosing a colour for the tricolour token
question-add = Do you add a card that you kept?
    .other = Deciding whether to add a card
question-sacrifice = What do you sacrifice?
    .other = Choosing a sacrifice
question-reserve = Which card do you keep for later Prayers?
    .other = Choosing a card to keep

## Options

option-bless = Take the { colour } Blessing
option-name = Name { colour } ({ $cards } of { $unseen } unseen cards)
option-pray-draw = Turn over { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
option-pray-tokens = Count your tokens{ $n ->
        [0] { "" }
       *[other] { " " }(gain { $goods })
    }
option-colour = Choose { colour } ({ $n ->
        [0] brings nothing
       *[other] gain { $goods }
    })
option-tricolour = Count it as { colour } (gain { $goods })
option-add = Add { $card }
option-enough = Enough
option-sacrifice = Sacrifice { $goods }
option-reserve = Keep { $card } for later Prayers

## The log

event-blessed = { $seat } took the { token-name } ({ $source }).
event-blessed-without-source = { $seat } took the { token-name }.
event-blessing-lost = { $seat } had all Blessing tokens already and took none.
# One line for a whole Prayer: where, which colour, what was turned over, how much of it counted, what came of it.
event-prayed = { $seat } prayed at { $card }{ $colour ->
        [none] { "" }
       *[other] { " " }for { colour-name }
    }: { $opened ->
        [none] { $tokens ->
            [none] no card was left
           *[other] { $tokens } by tokens
        }
       *[other] { $opened }; { $matched ->
            [none] nothing matches
           *[other] { $matched } { $matched-n ->
                [one] matches
               *[other] match
            }
        }{ $tokens ->
            [none] { "" }
           *[other] , tokens add { $tokens }
        }
    }. { $goods ->
        [none] It brought nothing.
       *[other] It brought { $goods }.
    }
token-counted = { $n } { colour }
colour-counted = { $n } { colour }

## Sentences of Settlers, with a Prayer in them

line-action = { $cost }{ $effect-id ->
        [pray-listed] ;
        [pray-deal] ;
        [pray-chooses] ;
        [pray-sacrifice] ;
       *[other] :
    } { $effect }.
then = { $second-id ->
        [pray-names] { $first }; { $second }
        [pray-chooses] { $first }; { $second }
        [pray-listed] { $first }; { $second }
        [pray-deal] { $first }; { $second }
        [pray-sacrifice] { $first }; { $second }
        [gain] { $first-id ->
            [gain] { $first } and also { $second-bare }
            [gain-per] { $first } and also { $second-bare }
           *[other] { $first }, then { $second }
        }
       *[other] { $first-id ->
            [gain] { $first } and also { $second-bare }
            [gain-per] { $first } and also { $second-bare }
           *[other] { $first }; then { $second }
        }
    }
    .produces = { $first-id ->
        [gain] { $second-id ->
            [gain] produces { $first-bare } and also { $second-bare }
           *[other] produces { $first-bare }; { $second }
        }
       *[other] { then }
    }
