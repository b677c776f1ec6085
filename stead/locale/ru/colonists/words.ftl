# Колонисты: товары, люди, колонии, этапы, настройки.

## Товары. Значение — винительный падеж («получите 1 глину»), `count` — именительный, сам по себе («1 глина»).

good-wood = { $n ->
        [one] { $n } дерево
       *[other] { $n } дерева
    }
    .count = { good-wood }
good-clay = { $n ->
        [one] { $n } глину
       *[other] { $n } глины
    }
    .count = { $n ->
        [one] { $n } глина
       *[other] { $n } глины
    }
good-ore = { $n ->
        [one] { $n } руду
       *[other] { $n } руды
    }
    .count = { $n ->
        [one] { $n } руда
       *[other] { $n } руды
    }
good-plank = { $n ->
        [one] { $n } доску
        [few] { $n } доски
       *[many] { $n } досок
    }
    .count = { $n ->
        [one] { $n } доска
        [few] { $n } доски
       *[many] { $n } досок
    }
good-brick = { $n ->
        [one] { $n } кирпич
        [few] { $n } кирпича
       *[many] { $n } кирпичей
    }
    .count = { good-brick }
good-iron = { $n ->
        [one] { $n } железо
       *[other] { $n } железа
    }
    .count = { good-iron }
good-coal = { $n ->
        [one] { $n } уголь
       *[other] { $n } угля
    }
    .count = { good-coal }
good-food = { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
    .count = { $n ->
        [one] { $n } еда
       *[other] { $n } еды
    }
good-clothing = { $n ->
        [one] { $n } одежду
       *[other] { $n } одежды
    }
    .count = { $n ->
        [one] { $n } одежда
       *[other] { $n } одежды
    }
good-tool = { $n ->
        [one] { $n } инструмент
        [few] { $n } инструмента
       *[many] { $n } инструментов
    }
    .count = { good-tool }
good-dollar = { $n ->
        [one] { $n } доллар
        [few] { $n } доллара
       *[many] { $n } долларов
    }
    .count = { good-dollar }

# Заголовок запаса; `of` — родительный: «нет дерева», «из дерева или глины».
supply-wood = Дерево
    .of = дерева
supply-clay = Глина
    .of = глины
supply-ore = Руда
    .of = руды
supply-plank = Доски
    .of = досок
supply-brick = Кирпичи
    .of = кирпичей
supply-iron = Железо
    .of = железа
supply-coal = Уголь
    .of = угля
supply-food = Еда
    .of = еды
supply-clothing = Одежда
    .of = одежды
supply-tool = Инструменты
    .of = инструментов
supply-dollar = Доллары
    .of = долларов
any-goods = любых товаров

## Места за столом: имя, затем кого (родительный), кому (дательный); `verb` — окончание глагола прошедшего времени.

seat-north = Север
    .of = Севера
    .whom = Северу
    .verb = { "" }
seat-east = Восток
    .of = Востока
    .whom = Востоку
    .verb = { "" }
seat-south = Юг
    .of = Юга
    .whom = Югу
    .verb = { "" }
seat-west = Запад
    .of = Запада
    .whom = Западу
    .verb = { "" }
seat-you = вы
    .of = вас
    .whom = вам
    .verb = и

## Колонисты: кто, кого, все они (родительный множественного), столько-то.

colonist = { $colonist ->
        [farmer] фермер
        [citizen] горожанин
       *[merchant] торговец
    }
    .object = { $colonist ->
        [farmer] фермера
        [citizen] горожанина
       *[merchant] торговца
    }
    .all = { $colonist ->
        [farmer] фермеров
        [citizen] горожан
       *[merchant] торговцев
    }
    .count = { $colonist ->
        [farmer] { $n ->
            [one] { $n } фермер
            [few] { $n } фермера
           *[many] { $n } фермеров
        }
        [citizen] { $n ->
            [one] { $n } горожанин
            [few] { $n } горожанина
           *[many] { $n } горожан
        }
       *[merchant] { $n ->
            [one] { $n } торговец
            [few] { $n } торговца
           *[many] { $n } торговцев
        }
    }
worker-count = { $worker ->
        [any] { $n ->
            [one] { $n } любой колонист
            [few] { $n } любых колониста
           *[many] { $n } любых колонистов
        }
        [farmer] { $n ->
            [one] { $n } фермер
            [few] { $n } фермера
           *[many] { $n } фермеров
        }
        [citizen] { $n ->
            [one] { $n } горожанин
            [few] { $n } горожанина
           *[many] { $n } горожан
        }
       *[merchant] { $n ->
            [one] { $n } торговец
            [few] { $n } торговца
           *[many] { $n } торговцев
        }
    }

## Колонии; их посольства в общине; особые посланники.

colony = { $colony ->
        [alchemist] колония алхимиков
        [altruist] колония альтруистов
        [envoy] колония посланников
        [industrialist] колония промышленников
        [laborer] колония разнорабочих
        [lord] колония лордов
        [scholar] колония учёных
        [storekeeper] колония кладовщика
       *[trader] колония торговцев
    }
    .with = { $colony ->
        [alchemist] колонией алхимиков
        [altruist] колонией альтруистов
        [envoy] колонией посланников
        [industrialist] колонией промышленников
        [laborer] колонией разнорабочих
        [lord] колонией лордов
        [scholar] колонией учёных
        [storekeeper] колонией кладовщика
       *[trader] колонией торговцев
    }
    .of = { $colony ->
        [alchemist] колонии алхимиков
        [altruist] колонии альтруистов
        [envoy] колонии посланников
        [industrialist] колонии промышленников
        [laborer] колонии разнорабочих
        [lord] колонии лордов
        [scholar] колонии учёных
        [storekeeper] колонии кладовщика
       *[trader] колонии торговцев
    }
embassy = { colony }, уровень { $level }
    .object = отношения с { colony.with }, уровень { $level }
    .of = посольства { colony.of }
    .to = в посольство { colony.of }
envoy-alchemist = Алхимик
envoy-altruist = Альтруист
envoy-laborer = Разнорабочий

## Названия, составленные из других

numbered = { $name } № { $n }
contract = Договор на постройку: { $name }
builder = Строитель: { $name }
market-card = Рынок эпохи { $era }: { $name }

## Эпохи, уровни, этапы

era = Эпоха { $era }
level = Уровень { $level }
clock = Эпоха { $era } · год { $year } из { $years }
clock-turn = { $half ->
        [0] лето
       *[other] зима
    }, ход { $turn } из { $turns }
chapter = Эпоха { $era }, год { $year }
phase = { $phase ->
        [setup] подготовка
        [places] раскладка карты
        [market] размещение рынка
        [goods] стартовые товары
        [embassies] покупка посольств
        [buildings] покупка зданий
        [purchase] покупка товаров
        [era] новая эпоха
        [year] новый год
        [gifts] подарки альтруистов
        [play] ходы
        [new_places] новые места
        [workers] кто где работает
        [maintenance] поддержка
       *[production] производство
    }

## Настройки стола

setting-first = Первая эпоха
    .help = Эпоха, с которой начинается игра. Если начать не с первой, каждый получает доллары и покупает на них свою общину.
setting-first-1 = эпоха 1
setting-first-2 = эпоха 2
setting-first-3 = эпоха 3
setting-first-4 = эпоха 4
setting-last = Последняя эпоха
    .help = Эпоха, после которой игра заканчивается. Эпоха — это пять лет: вдвоём около 40 минут, и тем больше, чем больше игроков.
setting-last-first = только первая эпоха
setting-last-1 = эпоха 1
setting-last-2 = эпоха 2
setting-last-3 = эпоха 3
setting-last-4 = эпоха 4
setting-introductory = Первая партия
    .help = Самое простое начало: только эпоха 1, а к стартовым местам добавлен Подёнщик.
setting-small-market = Малый рынок
    .help = С эпохой 3 появляется четвёртый, малый рынок: на большой карте пути становятся короче. Вариант из книги правил.
setting-financial = Не больше трёх финансовых зданий
    .help = Кто начинает не с первой эпохи, может купить не больше трёх пабов, театров и казино вместе.
setting-smithy = Инструменты из кузницы
    .help = Сколько инструментов каждый получает за год. В книге правил это число только нарисовано и до нас не дошло: лучше всего подходит 6, с 4 или 5 инструментов будет не хватать.
setting-smithy-6 = 6 инструментов
setting-smithy-5 = 5 инструментов
setting-smithy-4 = 4 инструмента
setting-farm = Цена фермы
    .help = Источники расходятся: в примере из книги правил платят 1 инструмент и 2 дерева, в опубликованном списке жетонов — 1 инструмент и 1 дерево.
setting-farm-2-wood = 1 инструмент, 2 дерева
setting-farm-1-wood = 1 инструмент, 1 дерево
setting-supply = Жетоны зданий
    .help = С пределом: зданий и колонистов столько, сколько в коробке. Без предела: они не кончаются.
setting-supply-limited = с пределом
setting-supply-unlimited = без предела
