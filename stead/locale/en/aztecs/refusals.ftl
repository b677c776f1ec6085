# Aztecs: why something may not be done.

refusal-has-token = You have the { colour } Blessing already: no faction has two of a colour.
refusal-no-orange-token = There is no orange Blessing token: orange stands for a Blessing of any colour.
refusal-orange-is-no-colour = Orange cannot be named: it stands for Blessings of any other colour.
refusal-tricolour-is-the-boards = The tricolour token comes from the board of the Aztecs alone.
refusal-no-blessing-gained = A Blessing token is taken when something brings one.
refusal-named-already = You have named { colour } for this Prayer.
refusal-colour-not-listed = “{ $key }” is none of the colours that this card lets you name.
refusal-nothing-to-name = No colour is named for this Prayer: the card lists those that count.
refusal-cards-are-open = The cards lie open: tokens only add to them now.
refusal-no-token-for-it = You have no Blessing token of a colour that counts here: turn over cards.
refusal-tokens-in-place-of-cards = Your tokens stand in for the cards: nothing is turned over.
refusal-prayer-draws = This Prayer turns over { $n } cards of the Common deck, no more, no fewer and no others.
refusal-prayer-cards-go = Cards that a Prayer turned over are discarded: nobody keeps them.
refusal-tricolour-colours = The tricolour token counts as brown, grey or red.
refusal-tricolour-is-one = In this Prayer the tricolour token counts as { colour }, and as one colour only.
refusal-colour-does-not-count = { $colour ->
        [brown] Brown
        [grey] Grey
       *[red] Red
    } does not count in this Prayer.
refusal-kept-with-tokens = Kept cards join cards that were turned over: with tokens in their place they do not count.
refusal-added-already = { $card } is in this Prayer already.
refusal-not-kept-for-prayers = Only cards turned over for this Prayer count, and those kept for it under a Location: not cards in hand or in play.
refusal-no-more-to-sacrifice = “{ $key }” cannot be sacrificed: there is no card left that allows it, or you have none.
refusal-no-prayer-now = Nobody prays just so: activate a Location with a Prayer and pay for it.
