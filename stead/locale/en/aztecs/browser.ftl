# Aztecs in the browser: Blessings and Prayers on the board, the hints of a first game with them.

board-blessings = Blessings: { $n }
board-colour = { $colour ->
        [black] black
        [purple] purple
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
        [pink] pink
        [white] white
       *[grey] grey
    }
board-opened = Turned over for a Prayer
about-token = A Blessing. It is not spent: in every Prayer that counts its colour it stands in for a card, or adds 1 to the cards. One of each colour is the most.
about-token-of = A Blessing. It counts in its owner's Prayers of this colour.
about-tricolour = The token of the Aztec board: in each Prayer it counts as one brown, grey or red Blessing.

## What a Prayer asks

board-asking-bless = Which Blessing to take
board-asking-name = Which colour to name
board-asking-pray = Cards or tokens
board-asking-colour = Which colour to choose
board-asking-tricolour = What the tricolour token counts as
board-pray-draw = { $n ->
        [one] Turn over { $n } card
       *[other] Turn over { $n } cards
    }
board-pray-tokens = Count your tokens
board-average = on average
board-certain = for certain
board-chances = How likely at least one of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } matches, and what comes on average; { $unseen } Common cards are out of your sight.
board-chance-said = Chance of at least one match: { $chance }
board-average-said = On average: { $goods }
board-certain-said = For certain: { $goods }

## A Prayer that is watched

board-prays = { $who } prays at { $card }
board-prayed-nothing = Nothing comes of it

## The first game with Aztecs

guide-azt-goods = You lead the Aztecs. Below your goods lies the tricolour token, the Blessing your board brings: in each Prayer it counts as brown, grey or red. You keep your Blessings from round to round.
guide-azt-build = Cards with an orange edge are yours alone, and many of them pray: they turn over Common cards, and the colours decide what you gain. Build Common Locations first: most Aztec cards ask you to give one up.
guide-azt-blessing = A Blessing! Choose its colour; you can hold one of each. It helps every Prayer of that colour, again and again: take one that your Locations pray for.
guide-azt-name = Now you pray. The table counts what you cannot see: the percentage is your chance of at least one match, beside it what comes on average. Then name a colour.
guide-azt-way = Two ways. Turn over cards: more to hope for, and your tokens add 1 each if one card matches. Or count the tokens in place of cards: less, but certain.
guide-azt-prayed = That was a Prayer. The cards are discarded, your tokens stay. A click ends the showing; the log has all of it in one line.
guide-azt-enough = What wins has not changed: the most points after round five. Blessings are worth most early, and to those who pray often. That was the lesson. Play on: the rules of the Aztecs are in the rulebook, in the menu.
