# Браузер: колоды, которые составляют сами.

decks-title = Колоды
decks-about = Составьте колоду: меняйте наборы карточек на другие с тем же числом копий. Сохраните её, поделитесь ею одной строкой текста и играйте ею за любым столом, где это разрешено.
decks-of = Колоды: { $title }
decks-none-here = Здесь нет игр, для которых можно составлять колоды.
decks-mine = Мои колоды
decks-empty = Вы ещё не сохранили ни одной колоды.
decks-room = Сохранено { $n } из { $most }
decks-new = Новая колода
decks-open = Изменить «{ $name }»
decks-play = Играть
decks-play-with = Играть колодой «{ $name }»
decks-delete = Удалить
    .title = Удалить колоду?
    .text = Колоды «{ $name }» больше не будет. Партии, которые ею играют, продолжатся.
decks-delete-named = Удалить «{ $name }»
decks-copy-named = Скопировать «{ $name }» как текст
decks-fits-not = больше нельзя играть
decks-whose = Империя
decks-format = Формат
decks-start-base = Базовая колода
decks-start-ready = Готовая колода
decks-start = Начать с колоды
decks-name = Название колоды
decks-name-example = Мои { $role }
decks-save = Сохранить
decks-save-new = Сохранить как новую
decks-saved = Колода «{ $name }» сохранена.
decks-line = Колода одной строкой
    .help = Отправьте её кому-нибудь или вставьте присланную строку и нажмите «Прочитать».
decks-read = Прочитать
decks-copy = Скопировать
decks-copied = Скопировано.
decks-copies = { $n ->
        [1] Одиночные карточки
       *[other] Карточки по { $n } копии
    }
decks-count = { $have } из { $want }
decks-total = { $n ->
        [one] { $n } карточка
        [few] { $n } карточки
       *[many] { $n } карточек
    }
decks-right = Этой колодой можно играть.
decks-in = В колоде
decks-out = В коробке
decks-none-in = Пусто
decks-take-out = Убрать: { $name }, { $n ->
        [1] 1 карточка
       *[other] копий: { $n }
    }
decks-put-in = Добавить: { $name }, { $n ->
        [1] 1 карточка
       *[other] копий: { $n }
    }
decks-look = Рассмотреть карточку «{ $name }»
decks-how = Нажмите на карточку, чтобы переложить её. Мышью можно перетащить одну на другую — они поменяются местами.
decks-mark = Дополнение { $expansion }
account-decks = Открыть мои колоды
seat-deck = Колода на месте { $n }
deck-base = Базовая колода
deck-ready = Готовая колода
deck-own = Своя колода
deck-build = Составить колоду…

error-no-decks = В этой игре колоды не составляют.
error-no-deck = Этой колоды больше нет.
error-bad-line = Это не колода. Строка колоды начинается с империи, а за ней идут наборы, каждый со знаком «+» или «-».
error-bad-deck = { $message }
error-too-many-decks = Можно хранить { $most } колод: сначала удалите одну.
