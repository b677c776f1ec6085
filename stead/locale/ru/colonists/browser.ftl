# «Колонисты» в браузере: поле вслух и в подсказках.

## Карта

board-map = Карта
board-zoom-in = Ближе
board-zoom-out = Дальше
board-zoom-all = Вся карта
board-lay-here = { $place }: положить сюда
board-jump = прыжок: из любого места карты
board-fee = комиссия игроку { $who }: { $goods ->
        [0] { "" }
       *[other] инструмент, еда или одежда
    }{ $resources ->
        [0] { "" }
        [one] { " и " }{ $resources } строительный ресурс
        [few] { " и " }{ $resources } строительных ресурса
       *[many] { " и " }{ $resources } строительных ресурсов
    }
board-stewards-of = здесь помощники: { $who }
board-envoy = здесь стоит { $name }
board-steward-of = Помощник: { $who }
board-apprentice-of = Подмастерье: { $who }
board-range = Дальность: { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
board-entitled = Могут послать: { $who }
board-nobody = никто

## Год

board-clock = Эпоха { $era }, год { $year } из { $years }: { $half ->
        [summer] лето
        [winter] зима
       *[end] конец года
    }
board-clock-setup = Подготовка
board-turns-left = { $who }: { $n ->
        [one] остался { $n } ход в этом полугодии
        [few] осталось { $n } хода в этом полугодии
       *[many] осталось { $n } ходов в этом полугодии
    }
board-about-clock = В эпохе пять лет, в году лето и зима. В каждом полугодии все делают по три хода подряд. После зимы карта растёт, рабочих кормят, здания производят.
board-market = Карточка рынка
board-coming = Скоро на карте
board-joins = появится на карте в конце года
board-era-fee = Комиссия в этой эпохе: инструмент, еда или одежда и строительных ресурсов: { $n }.
board-deck = Улучшений в колоде: { $n }
board-about-deck = Их даёт библиотекарь. Сброшено: { $n }.
board-replaces = Займёт место: { $place }

## Игрок

board-count = { $what }: { $n }
board-cells = Хранилище и склад: занято { $used } из { $all }
board-colonists = { $who }: { $n }, без работы: { $idle }
board-cards = Карточек на руке: { $n }
board-about-cards = Улучшения, которые можно разыграть у разработчика.
board-first = Первый игрок
board-marker = Станет первым игроком в следующем году
board-choosing = Выбирает
board-stewards = Помощники: { $n }
board-waiting = Ждут у рынка, чтобы выйти на карту: { $n }
board-unfold = Община: { $who }
board-about-farmer = Работает в зелёных зданиях и ничего не требует. На работе приносит в конце 2 доллара.
board-about-citizen = Работает в жёлтых зданиях и съедает 1 еду в год. На работе приносит в конце 6 долларов.
board-about-merchant = Работает в красных зданиях, в год ему нужны 2 еды и 1 одежда. На работе приносит в конце 16 долларов.
board-about-tool = Нужны для любой стройки. Места не занимают.
board-about-dollar = Это очки: их никогда не тратят.
board-about-good = В действии можно тратить только то, что лежит в хранилище; на склад (ящики с крышей) товары убираются между действиями сами.
board-budget = Из хранилища в этом действии можно взять ещё: { $n }
board-purchase = Осталось долларов на покупки: посольства { $embassies }, здания { $buildings }, товары { $goods }

## Община

board-buildings = Здания: { $n }, свободных клеток: { $free } и для хранилищ: { $storing }
board-improvements = Улучшения: { $n }
board-works = на работе: { $who }
board-no-worker = ждёт рабочего: { $who }
board-any-colonist = любой колонист
board-idle-building = пока не действует
board-stock = Запас: { $n } из { $of }, { $good }
board-uses-left = осталось раз: { $n }
board-tiles-left = Жетонов в запасе: { $n }.
board-offer = Можно получить сейчас
board-colonies = Колонии
board-level-of = На этом уровне: { $who }
board-level-nobody = На этом уровне никого нет.
board-level-later = Доступно с эпохи { $era }.
board-hand = Ваши улучшения: { $n } из { $most }
board-drawn = Только что взята.

## Что нужно рабочим

board-planner-title = Конец года
board-planner = Еда и одежда в конце года: { $n ->
        [0] хватает
       *[other] не хватает { $n }
    }
board-planner-short = не хватает { $n }: кто пойдёт домой?
board-balance = { $good }: баланс года { $n }, в запасе { $have }
board-about-planner = Сколько за год дают ваши здания за вычетом того, что нужно рабочим. Недостачу вы платите из запасов; если их мало, кому-то придётся вернуться домой до кормёжки.

## Над картой, когда идёт год

board-film-era = Начинается эпоха { $roman }
board-film-half = { $half ->
        [0] Лето
       *[other] Зима
    }
board-film-fed = Рабочих кормят
board-film-made = Здания производят
