# Браузер за столом: то, что общее у всех игр.

## Полосы сверху и снизу

table-home = На главную
table-board = Стол
table-people = Игроки
table-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-to-move = сейчас ходит
table-here = За столом.
table-not-here = Сейчас не за столом.
table-away = не за столом
table-is-bot = Бот: { $bot }.
table-stand-in = играет бот
table-bot-plays = За игрока { $name } играет { $bot }, пока он не вернётся.
table-votes = За то, чтобы играл бот: { $names }
table-vote = Пусть играет бот
table-vote-help = { $clock ->
    [live] Сначала об этом узнает { $name }: на возвращение есть минута.
   *[other] Сначала об этом узнает { $name }: на возвращение есть сутки.
}
table-called = Через { $time } начнёт играть бот, если { $name } не вернётся.
table-called-you = Вас ждут: через { $time } за вас начнёт играть бот.
table-vote-withdraw = Подождать ещё
table-leave = Отойти на время
table-leave-help = Пока вас нет, за вас играет бот. Вернуться можно в любой момент.
table-come-back = Я снова здесь
table-stands-in = За вас играет бот.
table-watching = { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
table-days = { $hours ->
        [0] { $days } д
       *[other] { $days } д { $hours } ч
    }
table-hours = { $hours } ч { $minutes } мин
table-live = На связи
table-connecting = Соединяемся…
table-reconnecting = Связь восстанавливается…
table-closed = Нет связи
table-menu = Меню
table-rules = Правила
table-cards = Карточки
table-settings = Настройки

## Что спрашивают

table-actions = Что нужно решить
table-asked = { $name } · { $question }
table-several = Сейчас выбирают: { $names }
table-held = { $name }: ход сделан, но ещё не завершён.
table-over = Партия окончена.
table-holding = Ход сделан. Завершите его или отмените.
table-done = Завершить ход
table-undo = Отменить
hint = Подсказка
hint-asking = Бот думает…
hint-is = Бот выбрал бы это:
hint-also = не хуже:
hint-chance = Шанс на победу: { $now } → { $then }
table-redo = Повторить
table-options = Что можно сделать?
table-lit = { $thing }, можно использовать
table-now = Сейчас можно
table-not-now = Сейчас нельзя
table-left = станет
table-unknown-then = затем что-то откроется
table-enlarge = Рассмотреть
table-rule = Правило { $rule }
table-rule-unknown = Такого правила нет.
table-all-rules = Все правила
table-your-turn = Ваш ход

## Журнал и разговор

table-side = Журнал и чат
table-log = Журнал
table-open-log = Последнее событие; открыть журнал
table-earlier = Показать, что было раньше
table-newest = К последнему
table-to-step = Повтор с шага { $n }
table-chat = Чат
table-chat-unread = Чат, { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }
table-chat-empty = Пока никто ничего не сказал.
table-say = Сказать что-нибудь
table-send = Отправить

## Занавес

table-curtain = Ходит { $name }. Передайте устройство; остальные отворачиваются.
table-lift = Это я, откройте мой стол

## Клавиши

keys = Клавиши
keys-walk = перемещаться по столу
keys-act = что можно сделать с карточкой или товаром
keys-enlarge = рассмотреть карточку
keys-options = всё, что можно сделать, списком
keys-number = выбрать из открытого списка
keys-hint = что сделал бы бот, если других игроков нет
keys-done = завершить ход
keys-undo = отменить
keys-redo = повторить
keys-board = к столу, к тому, что подсвечено
keys-side = журнал, чат
keys-close = закрыть то, что открыто
keys-step = на шаг назад или вперёд
keys-ends = в начало, в конец
keys-play = смотреть, пауза
keys-help = эти клавиши

## Первая игра

guide = Подсказка
guide-count = { $n } из { $of }
guide-next = Дальше
guide-skip = Больше не нужно

## Перед игрой

waiting = { $title }: ждём игроков
waiting-open = { $n ->
        [one] Свободно ещё { $n } место.
        [few] Свободно ещё { $n } места.
       *[many] Свободно ещё { $n } мест.
    }
waiting-full = Все в сборе.
waiting-seats = Места
waiting-seat = Место { $n }
waiting-host = хозяин стола
waiting-you = вы
waiting-role = За кого играет место { $n }
waiting-level = Бот на месте { $n }
waiting-sit = Сесть сюда
waiting-put-bot = Посадить бота
waiting-open-seat = Освободить место
waiting-show-out = Убрать из-за стола
waiting-show-out-title = Убрать игрока { $name }?
waiting-show-out-not = Оставить
waiting-show-out-text = Место освободится. { $name } больше не сможет сесть за этот стол. Если у игрока есть ссылка, замените и её.
waiting-start = Начать партию
waiting-start-help = Партия начнётся, когда все места займут: дождитесь друзей или посадите ботов.
waiting-for-host = Ждём, когда хозяин стола начнёт партию.
waiting-cancel = Отменить стол
waiting-leave = Выйти из-за стола
waiting-cancelled = Этот стол отменён.
waiting-invite = Пригласите друзей
waiting-invite-help = По этой ссылке можно сесть за стол. Отправьте её или дайте отсканировать код.
waiting-link = Ссылка на этот стол
waiting-code = Ссылка в виде кода для камеры телефона
waiting-copy = Скопировать ссылку
waiting-copied = Скопировано.
waiting-share = Поделиться
waiting-renew = Новая ссылка
table-renew = Новая ссылка на стол
table-renewed = Прежняя ссылка больше не действует. Новая скопирована.
table-renewed-here = Прежняя ссылка больше не действует. Новая: { $link }
waiting-clock = Время на ход
waiting-modules = Дополнения
waiting-undo = Отмена ходов
waiting-who = Кто может присоединиться
waiting-public = кто угодно
waiting-by-link = только по ссылке

## Конец игры

final-show = Что показать
final-result = Итог
final-table = Стол
final-winners = { $n ->
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
final-next = Что дальше
final-rematch = Сыграть ещё раз
final-rematch-join = К новой партии
final-replay = Повтор
final-record = Скачать запись партии
final-tally = Из чего сложился счёт
final-total = Всего
final-charts = Как шла партия

## Повтор

replay-of = Повтор: { $title }
replay-back = К столу
replay-eyes = Чьими глазами
replay-all = Всё открыто
replay-as = Взгляд: { $name }
replay-none = Как зритель
replay-controls = Шаги
replay-step = Шаг
replay-at = Шаг { $n } из { $of }
replay-first = В начало
replay-previous = На шаг назад
replay-next = На шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-link = Скопировать ссылку на этот шаг
replay-address = Ссылка — в адресной строке.
replay-what-if = А что, если…
replay-what-if-help = Продолжите с шага { $n }: одно место ваше, на остальных — боты. Сыгранная партия останется как была.
replay-what-if-seat = Ваше место
replay-what-if-bot = Остальные
replay-what-if-start = Играть отсюда
replay-open-record = Открыть запись партии
replay-not-a-record = В этом файле нет записи партии.
replay-unplayed = С тех пор правила исправили: по ним { $n ->
    [one] последний { $n } ход показать нельзя.
    [few] последние { $n } хода показать нельзя.
   *[many] последние { $n } ходов показать нельзя.
}
put-away = в архиве
put-away-do = Отправить в архив
put-away-may = Её можно отправить в архив: она уйдёт из списка текущих партий у всех, а запись останется среди сыгранных.
put-away-players = Отправить её в архив могут те, кто здесь играет.
put-away-done = Партия в архиве. Она теперь среди сыгранных.
put-away-text = Эту партию не удалось продолжить, и игроки отправили её в архив. Запись хранится.
note-close = Понятно

## В чём отказывает сам стол

error-stale = На столе уже всё иначе. Посмотрите ещё раз.
error-bot-plays = За вас играет бот. Сначала вернитесь.
error-hint-people = Подсказки — для игры в одиночку и с ботами, а здесь вы играете с людьми.
error-hint-exercise = В упражнении ответ находят сами. Если не получается, посмотрите решение.
error-hint-none = Здесь нет бота, который знает эту игру настолько, чтобы подсказывать.
error-end-your-turn = Вы уже сходили: завершите ход или отмените его.
error-not-ended = Предыдущий игрок ещё не завершил ход.
error-no-undo = Это уже нельзя отменить.
error-nothing-to-redo = Повторять нечего.
error-nothing-to-end = Ваш ход уже завершён.
error-no-vote = Бот там сейчас не нужен.
error-not-playing = За этим столом сейчас не играют.
error-other-rules = Эта партия начата по правилам или с карточками, которых на этом сервере нет. Она хранится, но продолжить её здесь нельзя.
error-stuck = Эту партию нельзя продолжить: ничего из записанного больше не читается. Её запись хранится.
error-unplayable = После этой партии правила исправили, и по ним она до конца уже не доигрывается. Её запись хранится как была.
error-goes-on = Эту партию ещё можно продолжить.
error-signed-out = Вы вышли. Войдите снова, чтобы продолжить.
error-too-many = На этот стол сейчас смотрит слишком много людей.
error-bad-record = Эту запись партии не удаётся проиграть.
error-unfinished-record = Это запись неоконченной партии.
error-analysis-none = Здесь никто не изучил эту игру с этими карточками настолько, чтобы судить о ней.
error-analysis-unfinished = Разобрать можно только партию, доигранную до конца по одним и тем же правилам.
error-bad-step = Такого шага в партии нет, или она уже была окончена.
error-busy = Сервер сейчас занят. Попробуйте чуть позже.
