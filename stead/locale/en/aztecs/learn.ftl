# What newcomers to the Aztecs are taught: the page, the mistakes, the exercises.

course-blessings = Blessings
    .text =
        The Aztecs are a fifth people, and with them up to five can play. Their board brings a new good every round: a Blessing. Blessings are tokens, one for each colour that cards have; you can hold one of each.

        The token in three colours is theirs alone: it is brown, grey or red, whichever you need. Blessings are not spent. All round long they help your Prayers, and the Aztecs keep them from one round to the next.
    .picture = The empire of the Aztecs: below its goods lie three Blessing tokens, the grey one, the red one and the tricolour one.
course-prayer = Prayer
    .text =
        “Prayer 5” turns over five cards of the common deck, and their colours decide what you gain. Some cards ask you to name a colour first. The table tells what you may hope for: how likely one match is at least, and what comes on average.

        If you hold a Blessing of that colour, you have a choice. Turn over the cards, and every fitting token adds 1 to them, provided that one card matches. Or count the tokens in place of the cards: that is less, and certain.
    .picture = The Sacrificial Altar asks for a colour: brown, grey and red, each with its chance and with what it brings on average.

## Mistakes

mistake-colour = Naming what you need
    .text = The colour you want is not always in the deck. Look at the chances before you name one: they count all cards that you cannot see.
mistake-greed = Always turning over cards
    .text = Five cards are tempting, but with no match your tokens count for nothing. When you need two stone and hold two tokens that fit, count the tokens.
mistake-wait = Waiting with Blessings
    .text = A token works in every Prayer from the moment you have it, and the Aztecs keep theirs. The first round is the best time for a Stone Calendar.

## Exercises

lesson-take-blessing = The right Blessing
    .task = Build the Stone Calendar. It brings a Blessing: take the one that your Obsidian Mine prays for, and keep the mine.
    .why = The Obsidian Mine looks for grey cards, so the grey token adds a stone whenever one comes up. A Blessing is worth as much as the Prayers it fits.
lesson-likely-colour = What is left in the deck?
    .task = The Sacrificial Altar brings 1 Resource for each card of the colour you name. Look at the chances and name the best one.
    .why = All grey and red cards lie on the discard pile: none can come up. Chances are counted from what you cannot see.
lesson-for-certain = Two stone for certain
    .task = You need exactly 2 stone, and luck is not to be trusted today. Pray at the Sacrificial Altar.
    .why = The grey token counts as one grey card and the tricolour token as another: 2 stone without turning over a card. Cards would have brought nothing this time, and then tokens add nothing either.
lesson-hope = A reason to hope
    .task = You need 5 points in one turn. The Voice of the Gods gives 1, and 1 more for each red card. Your two tokens count as red.
    .why = By tokens alone it would have been 3 points. Turned over, a single red card is enough for both tokens to add theirs: the more tokens you hold, the more one match is worth.
lesson-sacrifice = Several kinds
    .task = Pray at the Temple of the Rising Sun. It gives 1 point for each Resource you sacrifice and 1 for each kind of them. Make 5 points of it.
    .why = Two grey cards and a red one let you sacrifice 2 stone and 1 food: 3 points for the Resources, 2 for the kinds. Without the food it would have been 3.
