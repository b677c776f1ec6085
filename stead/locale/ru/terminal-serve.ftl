# Что говорит `stead serve` в терминале.

terminal-serve-here = Stead открыт по адресу { $url }. Партии хранятся в { $database }. Остановить — Ctrl-C.
terminal-serve-setting = Одна из настроек STEAD_… задана неверно: { $problem }.
terminal-serve-bus = Несколько процессов должны слышать друг друга, а { $bus } не выходит за пределы одного. Укажите --database postgresql://… или добавьте к этой базе --bus redis://…
terminal-serve-database = Не удалось открыть базу данных { $database }: { $problem }.
terminal-serve-address = Адрес { $host }:{ $port } занять нельзя: { $problem }. Укажите другой --port или --host.
terminal-serve-not-started = Сервер не запустился; причина указана выше.
terminal-serve-extra = Столу в браузере нужны пакеты, которых здесь нет ({ $missing }). Установите их: pip install "stead[server]"

terminal-prune-what = Укажите, какие столы убрать: --finished ДНЕЙ, --abandoned ДНЕЙ или --cancelled ДНЕЙ.
terminal-prune-finished = Партии, законченные больше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    } назад: { $n }
terminal-prune-abandoned = Начатые партии, где никто не ходил больше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    }: { $n }
terminal-prune-cancelled = Столы, отменённые больше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    } назад: { $n }
terminal-prune-done = Они удалены.
terminal-prune-not-yet = Пока ничего не изменилось. Сделайте копию и повторите команду с --yes.
