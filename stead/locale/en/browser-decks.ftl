# The browser: decks that people put together.

decks-title = Decks
decks-about = Put a deck together: swap sets of cards for others with the same number of copies. Save it, share it as a line of text, and play it at any table that allows it.
decks-of = Decks: { $title }
decks-none-here = No game here has cards to build decks from.
decks-mine = My decks
decks-empty = You have not saved a deck yet.
decks-room = { $n } of { $most } saved
decks-new = New deck
decks-open = Edit “{ $name }”
decks-play = Play
decks-play-with = Play with “{ $name }”
decks-delete = Delete
    .title = Delete the deck?
    .text = “{ $name }” will be gone. Games that are played with it go on.
decks-delete-named = Delete “{ $name }”
decks-copy-named = Copy “{ $name }” as text
decks-fits-not = cannot be played any more
decks-whose = Faction
decks-format = Format
decks-start-base = Base deck
decks-start-ready = Ready deck
decks-start = Start from
decks-name = Name of the deck
decks-name-example = My { $role }
decks-save = Save
decks-save-new = Save as a new deck
decks-saved = “{ $name }” is saved.
decks-line = The deck as text
    .help = Send it to somebody, or paste one that was sent to you and press “Read”.
decks-read = Read
decks-copy = Copy
decks-copied = Copied.
decks-copies = { $n ->
        [1] Single cards
       *[other] Cards with { $n } copies
    }
decks-count = { $have } of { $want }
decks-total = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
decks-right = This deck can be played.
decks-in = In the deck
decks-out = In the box
decks-none-in = None
decks-take-out = Take out: { $name }, { $n ->
        [1] 1 card
       *[other] { $n } copies
    }
decks-put-in = Put in: { $name }, { $n ->
        [1] 1 card
       *[other] { $n } copies
    }
decks-look = Look at { $name }
decks-how = Press a card to move it. With a mouse, drag one onto another to swap them.
decks-mark = Expansion: { $expansion }
account-decks = Open my decks
seat-deck = Deck at seat { $n }
deck-base = Base deck
deck-ready = Ready deck
deck-own = A deck of their own
deck-build = Build a deck…

error-no-decks = There are no decks to build in this game.
error-no-deck = This deck is not there any more.
error-bad-line = This is not a deck. Its line begins with whose it is; then come the sets, each with a + or a - before it.
error-bad-deck = { $message }
error-too-many-decks = You can keep { $most } decks: delete one first.
