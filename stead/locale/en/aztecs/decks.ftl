# Aztecs: decks that players build.

setting-decks = Decks
    .help = A ready deck has the new cards of the expansion in it. In the standard format a deck keeps its make-up of 30 cards; in the open one anything goes.
setting-decks-base = Base decks
setting-decks-ready = Ready decks
setting-decks-standard = Own, standard
setting-decks-open = Own, open

deck-format-base = Base deck
    .help = As it lies in the box.
deck-format-ready = Ready deck
    .help = With all new cards of the expansion.
deck-format-standard = Standard
    .help = 30 cards, made up like the base deck, with cards of only 1 expansion.
deck-format-open = Open
    .help = Any cards of the faction. Nobody promises a balanced game.

## What cards are marked with

mark-aztecs = Aztecs
mark-friends = Why Can't We Be Friends

## What is wrong with a deck

refusal-deck-no-card = { $role } have no card { $id }.
refusal-deck-all-copies = A card is used with all its copies or not at all: { $card } goes with { $named }, and the { $n } of them are named by { $named }.
refusal-deck-out-of-base = { $card } is not in the base deck, so it cannot be taken out of it.
refusal-deck-is-base = { $card } is in the base deck already.
refusal-deck-base-only = At this table everybody plays their base deck.
refusal-deck-ready-only = At this table only the base deck and the ready deck are played.
refusal-deck-empty = A deck needs cards.
refusal-deck-two-expansions = A standard deck has cards of only 1 expansion; here there are some of { $mark } and some of { $other }.
refusal-deck-size = A deck has exactly { $want } cards; this one has { $n }.
refusal-deck-make-up = { $copies ->
        [1] Of single cards a deck has { $want }; this one has { $have }.
       *[other] Of cards with { $copies } copies a deck has { $want }; this one has { $have }.
    }
