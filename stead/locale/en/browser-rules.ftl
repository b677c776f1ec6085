# The rulebook, the ledger below it, and the choice of games.

games = Games
games-choose = Which game?
book-chapters = Chapters
book-ledger = Numbered rules
    .help = Every rule by its number, as the table quotes it when something is not allowed.
book-rules = Rules:
book-cited = { $n ->
        [one] The rule behind it
       *[other] The rules behind it
    }
book-whole = { $chapters ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    }, { rules-count }
book-found = { $places ->
        [0] Nothing in the chapters
        [one] { $places } passage
       *[other] { $places } passages
    }, { rules-count }
