# Что говорит `stead analyse`.

terminal-analyse-one-thing = Укажите что-то одно: сохранённую партию, --cards с файлами или --calibrate с названием игры.
terminal-analyse-one-file = Разбирается одна сохранённая партия. Статистика по многим — с ключом --cards.
terminal-analyse-unfinished = Партия { $file } не закончена: разобрать её можно будет, когда она закончится.
terminal-analyse-no-judge = Оценить { $what } нельзя: { $problem }.
terminal-analyse-no-games = В этих файлах нет ни одной законченной партии, считать нечего.
terminal-analyse-mixed = Партия { $file } сыграна другими карточками или модулями, чем предыдущие: укажите партии одного вида.
terminal-analyse-packed = Файл { $file } сжат без ходов: укажите тот, что записала арена.
terminal-analyse-broken = { $file }, партия { $line }: переиграть её нельзя ({ $problem }).
terminal-analyse-left-out = Пропущено незаконченных партий: { $games }.
terminal-analyse-unwritten = Не удалось записать { $file }: { $problem }. Укажите другое имя в --out.
terminal-analyse-players = «{ $given }» — не число игроков: в игре { $title } их от { $least } до { $most }. Например: --players 2,4
terminal-analyse-progress = Оцениваю каждый ход
terminal-analyse-games = Оцениваю каждую партию
terminal-analyse-playing = Играю

terminal-analyse-head = { $title }: { $choices } { $choices ->
        [one] ход
        [few] хода
       *[many] ходов
    }, { $depth ->
        [deep] глубокий разбор
       *[quick] быстрый разбор
    }
terminal-analyse-chances = Шансы на победу
terminal-analyse-players-heading = Кто как играл
terminal-analyse-accuracy = точность
terminal-analyse-choices = ходов
terminal-analyse-lost = потеря за ход
terminal-analyse-inaccuracies = неточности
terminal-analyse-mistakes = ошибки
terminal-analyse-blunders = грубые ошибки
terminal-analyse-not-weighed =
    { $n ->
        [one] Партия очень длинная: { $n } решение, которое на вид мало чему повредило, не оценивалось и считается безошибочным.
        [few] Партия очень длинная: { $n } решения, которые на вид мало чему повредили, не оценивались и считаются безошибочными.
       *[other] Партия очень длинная: { $n } решений, которые на вид мало чему повредили, не оценивались и считаются безошибочными.
    }
terminal-analyse-ledger = Удача и мастерство, в процентных пунктах шанса
terminal-analyse-base = доля
terminal-analyse-deal = раздача
terminal-analyse-cards = карточки
terminal-analyse-own = свои ошибки
terminal-analyse-others = чужие ошибки
terminal-analyse-rest = остаток
terminal-analyse-outcome = итог
terminal-analyse-adjusted = без удачи
terminal-analyse-ledger-about = Доля, раздача, карточки, ошибки и остаток вместе дают итог. Остаток — то, чего судья не мог предвидеть.
terminal-analyse-turning = Что решило партию
terminal-analyse-no-turning = Заметных ошибок никто не сделал.
terminal-analyse-point = Ход { $n } · { $chapter } · { $name }: { $mark }, { $after } % вместо { $before } %
terminal-analyse-chosen = Выбрано:
terminal-analyse-better = Лучше:
terminal-analyse-luck = Самые большие удачи и неудачи

terminal-analyse-statistics = { $title }, партий: { $games }. Пункты шанса со стандартной ошибкой.
terminal-analyse-role = Роль
terminal-analyse-games-column = партий
terminal-analyse-start = после раздачи
terminal-analyse-card = Карточка
terminal-analyse-deed = что сделано
terminal-analyse-offered = можно было
terminal-analyse-times = сделано
terminal-analyse-change = изменение
terminal-analyse-worth = ценность
terminal-analyse-drawn = (взята из колоды)
terminal-analyse-statistics-about = Изменение — шанса игрока за этот момент. Ценность — против лучшего, что можно было сделать без этой карточки. Что сделано меньше { $least } раз, опущено.
terminal-analyse-calibration = { $title }: партий { $games }, позиций { $positions }; в среднем судья ошибается на столько пунктов: { $error }.
terminal-analyse-predicted = предсказано
terminal-analyse-happened = выиграно
terminal-analyse-positions = шансов
