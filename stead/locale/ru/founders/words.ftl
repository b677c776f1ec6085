# Основатели: товары, места, расы, ресурсы, карты, здания, достижения, ландшафт, этапы, настройки.

## Товары. Значение — винительный падеж («получите 1 монету»), `count` — именительный, сам по себе («1 монета»).

good-coin = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .count = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
good-temporary = { $n ->
        [one] { $n } временный кристалл
        [few] { $n } временных кристалла
       *[many] { $n } временных кристаллов
    }
    .count = { good-temporary }
good-permanent = { $n ->
        [one] { $n } постоянный кристалл
        [few] { $n } постоянных кристалла
       *[many] { $n } постоянных кристаллов
    }
    .count = { good-permanent }

# Заголовок запаса.
fg-good-coin = Монеты
fg-good-temporary = Временное влияние
fg-good-permanent = Постоянное влияние
fg-good-vp = ПО

fg-free = бесплатно
fg-range = { $least }–{ good-coin.count }
fg-points = +{ good-vp }

## Места: имя, затем кого (родительный), кому (дательный); `verb` — окончание глагола прошедшего времени.

fg-seat-north = Север
    .of = Севера
    .whom = Северу
    .verb = { "" }
fg-seat-east = Восток
    .of = Востока
    .whom = Востоку
    .verb = { "" }
fg-seat-south = Юг
    .of = Юга
    .whom = Югу
    .verb = { "" }
fg-seat-west = Запад
    .of = Запада
    .whom = Западу
    .verb = { "" }
fg-seat-you = вы
    .of = вас
    .whom = вам
    .verb = и

## Расы: название, затем кого (родительный и винительный).

fg-race-savvas = Саввасы
    .of = саввасов
fg-race-humans = Люди
    .of = людей
fg-race-harrowers = Жнецы
    .of = жнецов
fg-race-quatryls = Куатрилы
    .of = куатрилов
fg-race-valraths = Валраты
    .of = валратов
fg-race-inox = Иноксы
    .of = иноксов
fg-race-vermlings = Вермлинги
    .of = вермлингов
fg-race-orchids = Орхиды
    .of = орхидов
fg-race-aesthers = Эстеры
    .of = эстеров

## Ресурсы: название, хранилище чего (родительный), доставить что (винительный).

fg-resource-stone = камень
    .of = камня
    .object = камень
fg-resource-people = население
    .of = населения
    .object = население
fg-resource-plants = растения
    .of = растений
    .object = растения
fg-resource-tools = инструменты
    .of = инструментов
    .object = инструменты
fg-resource-metal = металл
    .of = металла
    .object = металл
fg-resource-livestock = скот
    .of = скота
    .object = скот
fg-resource-wood = дерево
    .of = дерева
    .object = дерево
fg-resource-gems = самоцветы
    .of = самоцветов
    .object = самоцветы
fg-resource-bricks = кирпичи
    .of = кирпичей
    .object = кирпичи
fg-resource-machinery = механизмы
    .of = механизмов
    .object = механизмы
fg-resource-jewelry = украшения
    .of = украшений
    .object = украшения
fg-resource-leather = кожа
    .of = кожи
    .object = кожу
fg-resource-books = книги
    .of = книг
    .object = книги
fg-resource-food = еда
    .of = еды
    .object = еду
fg-resource-weapons = оружие
    .of = оружия
    .object = оружие
fg-resource-clothing = одежда
    .of = одежды
    .object = одежду
fg-resource-government = управление
    .of = управления
    .object = управление
fg-resource-labor = труд
    .of = труда
    .object = труд

## Карты: основные действия, затем советники

fg-card-trade = Торговля
fg-card-build = Строительство
fg-card-upgrade = Модификация
fg-card-recruit = Найм
fg-card-income = Доход
fg-card-call = Призыв к голосованию
fg-card-scholar = Учёный
fg-card-huckster = Торгаш
fg-card-foreman = Бригадир
fg-card-carpenter = Плотник
fg-card-surveyor = Землемер
fg-card-roadwarden = Дорожный смотритель
fg-card-caravaneer = Караванщик
fg-card-quartermaster = Интендант
fg-card-engineer = Инженер
fg-card-mason = Каменщик
fg-card-emissary = Посланник
fg-card-tanner = Кожевник
fg-card-masterbuilder = Зодчий
fg-card-tradeprince = Торговый магнат
fg-card-chancellor = Канцлер
fg-card-architect = Архитектор
fg-card-marshal = Маршал
fg-card-provisioner = Снабженец

## Престижные здания

fg-building-sleeping-lion = Спящий лев
fg-building-crooked-bone = Кривая кость
fg-building-golden-lion = Золотой лев
fg-building-salt-barge = Баркас с солью
fg-building-east-gatehouse = Восточная привратная башня
fg-building-south-gatehouse = Южная привратная башня
fg-building-gilded-arcade = Золочёный пассаж
fg-building-silk-emporium = Лавка шелков
fg-building-grand-theater = Большой театр
fg-building-lantern-theater = Театр фонарей
fg-building-great-oak = Храм Великого Дуба
fg-building-hearth-shrine = Святилище очага
fg-building-merchants-guild = Гильдия торговцев
fg-building-artisans-guild = Гильдия ремесленников
fg-building-town-hall = Ратуша
fg-building-courthouse = Дом правосудия
fg-building-university = Университет
fg-building-tinkers-college = Коллегия механиков
fg-building-north-watchtower = Северная сторожевая башня
fg-building-west-watchtower = Западная сторожевая башня
fg-building-ghost-fortress = Призрачная крепость

## Достижения

fg-achievement-three-districts = По всему городу
fg-achievement-first-tier3 = Тонкая работа
fg-achievement-three-advisers = Ближний круг
fg-achievement-house-bridge = Кров и переправа
fg-achievement-income-five = Верный доход
fg-achievement-two-houses = Две крыши
fg-achievement-access-three = Добрые соседи
fg-achievement-two-tier2 = Две мастерские
fg-achievement-two-prestige = Меценат
fg-achievement-lasting-three = Прочное влияние
fg-achievement-three-houses = Дом в каждом районе
fg-achievement-three-bridges = Мостостроитель
fg-achievement-five-prestige = Опора города
fg-achievement-two-tier3 = Шедевры
fg-achievement-four-advisers = Полный совет

## Ландшафт; `of` — клетка чего.

fg-terrain = { $terrain ->
        [ruins] руины
        [desert] пустыня
        [forest] лес
        [coast] побережье
       *[site] своё место
    }
    .of = { $terrain ->
        [ruins] руин
        [desert] пустыни
        [forest] леса
       *[coast] побережья
    }

## Жетоны голосования, цвета, сложность

fg-token = { $token ->
        [circle] круг
        [square] квадрат
       *[triangle] треугольник
    }
fg-colour = { $colour ->
        [white] белый
        [purple] фиолетовый
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [orange] оранжевый
        [brown] коричневый
        [pink] розовый
        [grey] серый
        [red] красный
        [teal] бирюзовый
        [black] чёрный
       *[other] { $colour }
    }
fg-difficulty = { $difficulty ->
        [easy] легко
        [medium] средне
        [hard] сложно
       *[very_hard] очень сложно
    }

## Этапы

fg-phase = { $phase ->
        [setup] подготовка
        [races] выбор рас
        [resources] выбор ресурсов
        [third] выбор третьего ресурса
        [starts] стартовые хранилища
       *[play] строительство города
    }

## Одиночная игра: чем кончилось

fg-verdict-won = Победа: шесть зданий достроены.
fg-verdict-lost = Поражение: город не достроен в срок.

## Настройки стола

fg-setting-board = Поле
    .help = Симметричное: три равных района, места больше; для первой игры лучше оно. Тематическое: старая крепость у моря, районы узкие, и за каждую клетку идёт борьба.
fg-setting-board-symmetric = симметричное
fg-setting-board-thematic = тематическое
fg-setting-workers = Рабочие
    .help = Каждый дом приводит рабочего, а тот выполняет действие вашей расы или престижного здания. Без рабочих дом стоит 2 монеты, а у рас и зданий действий нет.
fg-setting-achievements = Достижения
    .help = Три карты дают очки каждому, кто выполнит условие: одна сразу, одна — когда достроено второе здание, одна — в конце игры.
fg-setting-mirror = Переворачивать жетоны
    .help = Жетоны хранилищ и зданий можно не только поворачивать, но и переворачивать. По правилам их можно только поворачивать.
