# Север: названия карточек.

## Гленн

card-gle-kailyard = Огород
card-gle-birch-wood = Березняк
card-gle-home-meadow = Домашний луг
card-gle-highland-pasture = Горное пастбище
card-gle-village-cottage = Деревенский дом
card-gle-helping-hands = Взаимовыручка
card-gle-neighborhood-ice-cream-maker = Мороженщик по соседству
card-gle-pine-grove = Сосновая роща
card-gle-shearing-shed = Стригальня
card-gle-cooperative-mill = Общинная мельница
card-gle-village-square = Деревенская площадь
card-gle-ceilidh = Кейли
card-gle-drystone-fold = Каменный загон
card-gle-slate-pit = Сланцевый карьер
card-gle-highland-games = Игры горцев
card-gle-clan-hall = Зал клана
card-gle-pipe-band = Оркестр волынщиков
card-gle-ferry-crew = Паромная артель
card-gle-border-smithy = Приграничная кузница
card-gle-good-neighbours = Добрые соседи
card-gle-great-gathering = Большой сход

## Улаф

card-ula-farmstead = Хутор
card-ula-fir-slope = Еловый склон
card-ula-herring-fjord = Сельдяной фьорд
card-ula-axe-forge = Кузница топоров
card-ula-barley-terrace = Ячменная терраса
card-ula-war-horn = Боевой рог
card-ula-squadron = Эскадра
card-ula-watchtower = Дозорная башня
card-ula-longship-pines = Корабельные сосны
card-ula-drying-racks = Сушилки для рыбы
card-ula-twin-ships = Корабли-близнецы
card-ula-berserker-fury = Ярость берсерка
card-ula-flokis-workshop = Мастерская Флоки
card-ula-treasury = Сокровищница
card-ula-white-keep = Белая цитадель
card-ula-priest-of-thor = Жрец Тора
card-ula-valkyrie = Валькирия
card-ula-jarls-drakkar = Драккар ярла
card-ula-sharpened-axes = Наточенные топоры
card-ula-spoils-market = Рынок трофеев
card-ula-runestone-of-conquest = Рунный камень побед

## Панук

card-pan-penguin-fishing-spot = Пингвинья рыбалка
card-pan-stone-beach = Каменистый берег
card-pan-berry-tundra = Ягодная тундра
card-pan-penguin-colony = Колония пингвинов
card-pan-snow-igloo = Снежное иглу
card-pan-kayak-racks = Навес для каяков
card-pan-frozen-shipyard = Замёрзшая верфь
card-pan-penguin-parade = Парад пингвинов
card-pan-ice-quarry = Ледяной карьер
card-pan-collectors-hut = Хижина собирательницы
card-pan-bone-carver = Резчик по кости
card-pan-sorting-day = День наведения порядка
card-pan-yeti-friend = Друг-йети
card-pan-polar-bear-den = Медвежья берлога
card-pan-totem-of-kinds = Тотем всех родов
card-pan-walrus-rookery = Лежбище моржей
card-pan-harpoon-maker = Мастер гарпунов
card-pan-great-igloo = Большое иглу
card-pan-museum-of-curiosities = Музей диковин
card-pan-mirror-ice = Зеркальный лёд
card-pan-kayak-regatta = Гонки на каяках

## Хейдель

card-hei-honey-meadow = Медовый луг
card-hei-oak-stand = Дубняк
card-hei-rocky-cove = Скалистая бухта
card-hei-hop-garden = Хмельник
card-hei-mead-hall = Медовый зал
card-hei-round-for-everyone = Всем за мой счёт!
card-hei-drinking-competition = Состязание выпивох
card-hei-barrel-wood = Бочарный лес
card-hei-brewery = Пивоварня
card-hei-hammock-porch = Веранда с гамаком
card-hei-friendly-jetty = Гостеприимный причал
card-hei-hangover-cure = Рассол от похмелья
card-hei-party-boat = Корабль для вечеринок
card-hei-tasting-room = Дегустационный зал
card-hei-cellar-quarry = Каменный погреб
card-hei-brawl-yard = Двор для потасовок
card-hei-storyteller = Сказитель
card-hei-lazy-afternoon = Ленивый полдень
card-hei-guest-house = Гостевой дом
card-hei-grand-feast = Великий пир
card-hei-ferrymans-tap = Кабачок паромщика

## Нанурьюк

card-nan-ice-floe = Льдина
card-nan-scree = Осыпь
card-nan-lichen-flats = Лишайниковая пустошь
card-nan-seasonal-hunting-ground = Сезонные угодья
card-nan-snow-camp = Снежный лагерь
card-nan-pack-the-sleds = Сборы в дорогу
card-nan-river-trade-route = Торговый речной маршрут
card-nan-new-outpost = Новый форпост
card-nan-fishing-hole = Лунка для рыбалки
card-nan-dog-sled-team = Собачья упряжка
card-nan-migration = Кочевье
card-nan-quarry-stop = Стоянка у карьера
card-nan-reindeer-herd = Оленье стадо
card-nan-inuksuk = Инуксук
card-nan-tent-makers = Мастера чумов
card-nan-storm-shelter = Укрытие от бури
card-nan-ice-spear-maker = Мастер ледяных копий
card-nan-elder-of-the-path = Старейшина пути
card-nan-following-the-herd = Вслед за стадом
card-nan-umiak = Умиак
card-nan-breaking-camp = Стоянка снята

## Маккиннон

card-mck-lairds-pasture = Пастбище лэрда
card-mck-granite-face = Гранитный утёс
card-mck-oat-field = Овсяное поле
card-mck-wool-bank = Шерстяной банк
card-mck-sheep-run = Овечий выгон
card-mck-deposit-slip = Квитанция о вкладе
card-mck-resource-vault = Хранилище ресурсов
card-mck-gold-reserve = Золотой запас
card-mck-timber-lease = Лесная аренда
card-mck-ledger-keeper = Счетовод
card-mck-slate-quarry = Сланцевая каменоломня
card-mck-withdrawal = Снятие со счёта
card-mck-labour-exchange = Биржа труда
card-mck-cashiers-window = Окошко кассы
card-mck-royal-mint = Королевский монетный двор
card-mck-wealthy-laird = Богатый лэрд
card-mck-investors-club = Клуб вкладчиков
card-mck-hired-blades = Наёмники
card-mck-merchant-cog = Торговый когг
card-mck-interest-day = День процентов
card-mck-golden-statue = Золотая статуя

## Ближние острова

card-nea-ghost-island = Остров призраков
card-nea-orchard-isle = Яблоневый остров
card-nea-timber-isle = Лесистый остров
card-nea-stony-skerry = Каменная шхера
card-nea-shepherds-isle = Остров пастухов
card-nea-seal-rocks = Тюленьи скалы
card-nea-hermits-isle = Остров отшельника
card-nea-smugglers-cove = Бухта контрабандистов
card-nea-wreckers-point = Мыс кораблекрушений
card-nea-monastery-isle = Монастырский остров
card-nea-fishing-village = Рыбацкая деревня
card-nea-puffin-cliffs = Утёсы тупиков

## Дальние острова

card-dis-fire-mountain = Огненная гора
card-dis-amber-coast = Янтарный берег
card-dis-ancient-forest = Древний лес
card-dis-whale-graveyard = Кладбище китов
card-dis-lost-temple = Затерянный храм
card-dis-sheep-paradise = Овечий рай
card-dis-giants-causeway = Дорога гигантов
card-dis-free-port = Вольный порт
card-dis-valkyries-rest = Приют валькирий
card-dis-northern-lights = Северное сияние
