# Основатели: товары, места, расы, ресурсы, карточки, здания, достижения, ландшафт, этапы, настройки.

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
supply-coin = Монеты
supply-temporary = Временное влияние
supply-permanent = Постоянное влияние
supply-vp = ПО

free = бесплатно
range = { $least }–{ good-coin.count }
points = +{ good-vp }

## Места: имя, затем кого (родительный), кому (дательный); `verb` и `will-verb` — окончание глагола в прошедшем и будущем времени.

seat-north = Север
    .of = Севера
    .whom = Северу
    .verb = { "" }
    .will-verb = { "" }
seat-east = Восток
    .of = Востока
    .whom = Востоку
    .verb = { "" }
    .will-verb = { "" }
seat-south = Юг
    .of = Юга
    .whom = Югу
    .verb = { "" }
    .will-verb = { "" }
seat-west = Запад
    .of = Запада
    .whom = Западу
    .verb = { "" }
    .will-verb = { "" }
seat-you = вы
    .of = вас
    .whom = вам
    .verb = и
    .will-verb = е

## Расы: название, затем кого (родительный и винительный).

race-savvas = Саввасы
    .of = саввасов
race-humans = Люди
    .of = людей
race-harrowers = Жнецы
    .of = жнецов
race-quatryls = Куатрилы
    .of = куатрилов
race-valraths = Валраты
    .of = валратов
race-inox = Иноксы
    .of = иноксов
race-vermlings = Вермлинги
    .of = вермлингов
race-orchids = Орхиды
    .of = орхидов
race-aesthers = Эстеры
    .of = эстеров

## Ресурсы: название, хранилище чего (родительный), доставить что (винительный).

resource-stone = камень
    .of = камня
    .object = камень
resource-people = население
    .of = населения
    .object = население
resource-plants = растения
    .of = растений
    .object = растения
resource-tools = инструменты
    .of = инструментов
    .object = инструменты
resource-metal = металл
    .of = металла
    .object = металл
resource-livestock = скот
    .of = скота
    .object = скот
resource-wood = дерево
    .of = дерева
    .object = дерево
resource-gems = самоцветы
    .of = самоцветов
    .object = самоцветы
resource-bricks = кирпичи
    .of = кирпичей
    .object = кирпичи
resource-machinery = механизмы
    .of = механизмов
    .object = механизмы
resource-jewelry = украшения
    .of = украшений
    .object = украшения
resource-leather = кожа
    .of = кожи
    .object = кожу
resource-books = книги
    .of = книг
    .object = книги
resource-food = еда
    .of = еды
    .object = еду
resource-weapons = оружие
    .of = оружия
    .object = оружие
resource-clothing = одежда
    .of = одежды
    .object = одежду
resource-government = управление
    .of = управления
    .object = управление
resource-labor = труд
    .of = труда
    .object = труд

## Карточки: основные действия, затем советники

card-trade = Торговля
card-build = Строительство
card-upgrade = Модификация
card-recruit = Найм
card-income = Доход
card-call = Призыв к голосованию
card-scholar = Учёный
card-huckster = Торгаш
card-foreman = Бригадир
card-carpenter = Плотник
card-surveyor = Землемер
card-roadwarden = Дорожный смотритель
card-caravaneer = Караванщик
card-quartermaster = Интендант
card-engineer = Инженер
card-mason = Каменщик
card-emissary = Посланник
card-tanner = Кожевник
card-masterbuilder = Зодчий
card-tradeprince = Торговый магнат
card-chancellor = Канцлер
card-architect = Архитектор
card-marshal = Маршал
card-provisioner = Снабженец

## Престижные здания

building-sleeping-lion = Спящий лев
building-crooked-bone = Кривая кость
building-golden-lion = Золотой лев
building-salt-barge = Баркас с солью
building-east-gatehouse = Восточная привратная башня
building-south-gatehouse = Южная привратная башня
building-gilded-arcade = Золочёный пассаж
building-silk-emporium = Лавка шелков
building-grand-theater = Большой театр
building-lantern-theater = Театр фонарей
building-great-oak = Храм Великого Дуба
building-hearth-shrine = Святилище очага
building-merchants-guild = Гильдия торговцев
building-artisans-guild = Гильдия ремесленников
building-town-hall = Ратуша
building-courthouse = Дом правосудия
building-university = Университет
building-tinkers-college = Коллегия механиков
building-north-watchtower = Северная сторожевая башня
building-west-watchtower = Западная сторожевая башня
building-ghost-fortress = Призрачная крепость

## Достижения

achievement-three-districts = По всему городу
achievement-first-tier3 = Тонкая работа
achievement-three-advisers = Ближний круг
achievement-house-bridge = Кров и переправа
achievement-income-five = Верный доход
achievement-two-houses = Две крыши
achievement-access-three = Добрые соседи
achievement-two-tier2 = Две мастерские
achievement-two-prestige = Меценат
achievement-lasting-three = Прочное влияние
achievement-three-houses = Дом в каждом районе
achievement-three-bridges = Мостостроитель
achievement-five-prestige = Опора города
achievement-two-tier3 = Шедевры
achievement-four-advisers = Полный совет

## Ландшафт; `of` — клетка чего.

terrain = { $terrain ->
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

token = { $token ->
        [circle] круг
        [square] квадрат
       *[triangle] треугольник
    }
colour = { $colour ->
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
difficulty = { $difficulty ->
        [easy] легко
        [medium] средне
        [hard] сложно
       *[very_hard] очень сложно
    }

## Этапы

phase = { $phase ->
        [setup] подготовка
        [races] выбор рас
        [resources] выбор ресурсов
        [third] выбор третьего ресурса
        [starts] стартовые хранилища
       *[play] строительство города
    }

## Одиночная игра: чем кончилось

verdict-won = Победа: шесть зданий достроены.
verdict-lost = Поражение: город не достроен в срок.

## Настройки стола

setting-board = Поле
    .help = Симметричное: три равных района, места больше; для первой игры лучше оно. Тематическое: старая крепость у моря, районы узкие, и за каждую клетку идёт борьба.
setting-board-symmetric = симметричное
setting-board-thematic = тематическое
setting-workers = Рабочие
    .help = Каждый дом приводит рабочего, а тот выполняет действие вашей расы или престижного здания. Без рабочих дом стоит 2 монеты, а у рас и зданий действий нет.
setting-achievements = Достижения
    .help = Три карточки дают очки каждому, кто выполнит условие: одна сразу, одна — когда достроено второе здание, одна — в конце игры.
setting-mirror = Переворачивать жетоны
    .help = Жетоны хранилищ и зданий можно не только поворачивать, но и переворачивать. Правила об этом молчат; без этого варианта жетоны только поворачивают.
