# Книга правил, пронумерованные правила под ней, выбор игры.

games = Игры
games-choose = Какая игра?
book-chapters = Главы
book-ledger = Правила по номерам
    .help = Каждое правило под своим номером: на них ссылается стол, когда чего-то нельзя.
book-rules = Правила:
book-cited = { $n ->
        [one] На каком правиле это основано
       *[other] На каких правилах это основано
    }
book-whole = { $chapters ->
        [one] { $chapters } глава
        [few] { $chapters } главы
       *[many] { $chapters } глав
    }, { rules-count }
book-found = { $places ->
        [0] В главах ничего
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    }, { rules-count }
