# Что говорит `stead arena`.

## Что получилось

terminal-arena-file = Партии записываются в { $file }. Ctrl-C — остановить; та же команда продолжит.
terminal-arena-goes-on = В { $file } уже есть партии этого матча ({ $games }): он продолжается.
terminal-arena-stopped = Остановлено. Всё сыгранное — в { $file }; та же команда продолжит.
terminal-arena-so-far = Партий: { $games }.
terminal-arena-nothing = Ни один блок не доигран до конца: сказать пока нечего.
terminal-arena-against = { $guest } против { $host }: { $share } побед, партий: { $games } (блоков: { $blocks }). Эло { $elo }. Вероятность, что играет лучше: { $better } %.
terminal-arena-among = { $guest } среди { $host }: { $share } побед, партий: { $games } (блоков: { $blocks }); это { $times } от равной доли. Вероятность, что играет лучше: { $better } %.
terminal-arena-beside = { $guest } рядом с { $host }: играет лучше в { $share } раскладов из { $blocks }. Вероятность, что играет лучше: { $better } %.
terminal-arena-alone = { $bot } в одиночку, партий: { $games }; очков: { $points }.
terminal-arena-alone-won = { $bot } в одиночку, партий: { $games }; выиграно { $won }, очков: { $points }.
terminal-arena-time = { $bot }: { $time } мс процессорного времени на решение.
terminal-arena-sprt-open = Последовательный критерий: после { $blocks } блоков ещё не ясно, LLR { $llr } между { $low } и { $high }.
terminal-arena-sprt-elo0 = Последовательный критерий: скорее { $elo0 } Эло, чем { $elo1 }; блоков: { $blocks } (LLR { $llr }, границы { $low } и { $high }).
terminal-arena-sprt-elo1 = Последовательный критерий: скорее { $elo1 } Эло, чем { $elo0 }; блоков: { $blocks } (LLR { $llr }, границы { $low } и { $high }).
terminal-arena-wrong = { $file }, партия { $line }: { $problem }.
terminal-arena-verified = { $file }: партий: { $games }, повторено по записи: { $replayed }, сыграно заново: { $anew }, совпавших решений: { $choices }; неверных: { $wrong }.
terminal-arena-packed = { $file }: партий без записи ходов: { $games }, байт: { $bytes }.
terminal-arena-ladder = Файл { $file } записан, партий: { $games }.

## Чего не может быть

terminal-arena-one-bot = Арене нужны хотя бы два бота. Например: stead arena settlers greedy random
terminal-arena-one-thing = --verify, --pack и --ladder — разные дела: укажите одно.
terminal-arena-games-or-blocks = Укажите --games или --blocks, но не оба: блок — это один расклад со всеми пересадками.
terminal-arena-sprt-bounds = --sprt принимает две разности Эло, сначала меньшую, от -2000 до 2000. Например: --sprt 0 20
terminal-arena-sprt-two = --sprt сравнивает одного бота с одним другим: назовите двух.
terminal-arena-no-bot = Бот «{ $name }» здесь играть не может: { $problem }. Собственного бота указывают так: package.module:Factory.
terminal-arena-no-factory = Не удалось создать бота «{ $name }»: { $problem }. Его вызывают с игрой и числом seed.
terminal-arena-not-a-bot = «{ $name }» создаёт { $kind }, у которого нет ни метода choose(view, decision), ни метода search(insight).
terminal-arena-bot-failed = Бот «{ $name }» не справился в раскладе { $seed }, место { $seat }, ход { $asked }: { $problem }.
terminal-arena-rival-name = «{ $name }» — так этого соперника не зовут: ismcts:0.2 думает столько секунд, ismcts:64sims — столько проигрываний.
terminal-arena-rival-budget = «{ $name }» совсем не стал бы думать: дайте ему время (ismcts:0.2) или хотя бы 2 проигрывания (ismcts:64sims).
terminal-arena-rival-extra = «{ $name }» — из OpenSpiel, а его здесь нет ({ $missing }). Установите: pip install "stead[rl]"
terminal-arena-rival-cards = Поиск OpenSpiel играет только карточками Stead: уберите --content.
terminal-arena-no-ray = Для кластера нужен Ray, а его здесь нет ({ $missing }). Установите: pip install "stead[ray]"
terminal-arena-no-cluster = По адресу «{ $address }» нет кластера Ray: { $problem }. Запустите его командой «ray start --head» или укажите --ray local.
terminal-arena-worker-lost = Один из играющих процессов завершили извне, возможно, не хватило памяти. Сыгранное сохранено; попробуйте меньше --processes.
terminal-arena-other-match = В { $file } — партии другого матча: с другими карточками, вариантами, игроками или ботами. Укажите другой --file.
terminal-arena-unreadable = Не удалось прочитать { $file }: { $problem }.
terminal-arena-unwritable = Не удалось записать { $file }: { $problem }.
terminal-arena-foreign = { $file } — не файл арены, или он повреждён: строка { $line } — не партия ({ $problem }).
terminal-arena-newer = { $file } записан более новой версией Stead: обновите программу, чтобы его прочитать.
terminal-arena-packed-already = { $file } уже сжат.
