# Поселенцы: названия карточек.

## Общие карточки

card-com-statue = Статуя
card-com-supplier = Поставщик
card-com-wood-storage = Дровяной склад
card-com-carpenters-workshop = Столярная мастерская
card-com-gallows = Виселица
card-com-mill = Мельница
card-com-old-forest = Старый лес
card-com-quarry = Каменоломня
card-com-rubble = Каменная россыпь
card-com-village = Деревня
card-com-town = Городок
card-com-farmers-at-work = Крестьяне за работой
card-com-mammas-baths = Матушкины бани
card-com-armorer = Оружейник
card-com-gold-mine = Золотой рудник
card-com-grain-field = Хлебное поле
card-com-lords-fields = Господские пашни
card-com-monument = Монумент
card-com-merchants-guild = Гильдия торговцев
card-com-gold-creek = Золотой ручей
card-com-wood-supplier = Лесозаготовка
card-com-goldsmiths-workshop = Мастерская ювелира
card-com-marketplace = Рынок
card-com-coal-mine = Угольная шахта
card-com-mason = Каменщик
card-com-court-sculptor = Придворный скульптор
card-com-masons-guild = Гильдия каменщиков
card-com-missionaries = Миссионеры
card-com-settlers = Поселенцы
card-com-acting-troupe = Бродячие артисты
card-com-lumberjacks = Лесорубы
card-com-carpenter = Плотник
card-com-joiner = Столяр
card-com-castle = Замок
card-com-tavern = Таверна
card-com-barracks = Казармы
card-com-confectioner = Кондитер
card-com-pig-farmer = Свиновод
card-com-brewer = Пивовар
card-com-imperial-messenger = Имперский посланник
card-com-new-forest = Молодой лес
card-com-hanseatic-league = Ганзейский союз
card-com-lumberjacks-route = Тропа лесорубов
card-com-watchtower = Сторожевая башня
card-com-ruins = Руины
card-com-baker = Пекарь
card-com-sawmill = Лесопилка
card-com-canteen = Харчевня
card-com-meeting-place = Городская площадь
card-com-monty-the-merchant = Торговец Монти
card-com-apartment = Доходный дом
card-com-hunter-joe = Охотник Джо
card-com-above-ground-mine = Карьер
card-com-porters = Носильщики

## Варвары

card-bar-primeval-forest = Дремучий лес
card-bar-barbarian-altar = Варварский алтарь
card-bar-raid = Набег
card-bar-saboteurs = Диверсанты
card-bar-sentry-tower = Дозорная башня
card-bar-dark-chapel = Тёмное капище
card-bar-pack = Банда
card-bar-rabble = Отребье
card-bar-settlement = Селение
card-bar-hillfort = Городище
card-bar-expedition = Поход
card-bar-quarry = Каменоломня
card-bar-barter = Меновая торговля
card-bar-fighting-pit = Бойцовая яма
card-bar-idol = Идол
card-bar-mission = Делегация
card-bar-borders = Рубежи
card-bar-robbers = Разбойники

## Японцы

card-jap-farm = Ферма
card-jap-rice-fields = Рисовые поля
card-jap-geisha-house = Дом гейш
card-jap-garrison = Гарнизон
card-jap-daimyos-castle = Замок даймё
card-jap-temple-of-buddha = Храм Будды
card-jap-casino = Игорный дом
card-jap-gate = Врата
card-jap-shrine = Часовня
card-jap-stalls = Торговые ряды
card-jap-negotiator = Посредник
card-jap-sake-brewery = Сакэварня
card-jap-trade-route = Торговый путь
card-jap-dojo = Додзё
card-jap-ninjas = Ниндзя
card-jap-sumo-school = Школа сумо
card-jap-master-swordsmith = Кузнец мечей
card-jap-diplomacy-school = Школа дипломатии

## Римляне

card-rom-sculptors-workshop = Мастерская скульптора
card-rom-sculptors-apprentice = Ученик скульптора
card-rom-gladiator-school = Школа гладиаторов
card-rom-engineers = Инженеры
card-rom-gardens = Сады
card-rom-spies = Шпионы
card-rom-architect = Архитектор
card-rom-administration = Администрация
card-rom-headquarters = Штаб
card-rom-legion = Легион
card-rom-warehouses = Склады
card-rom-builder = Строитель
card-rom-roman-fort = Римские укрепления
card-rom-trade-colony = Фактория
card-rom-roman-barracks = Римские казармы
card-rom-stonemason = Каменотёс
card-rom-roman-bank = Римский банк
card-rom-colossus = Колосс

## Египтяне

card-egy-desert = Пустыня
card-egy-altar-of-bastet = Алтарь Бастет
card-egy-chariot-builder = Строитель колесниц
card-egy-pharaohs-guard = Гвардия фараона
card-egy-oasis = Оазис
card-egy-slaver = Работорговец
card-egy-royal-baths = Царские купальни
card-egy-golden-bazaar = Золотой базар
card-egy-scorpion-breeder = Заводчик скорпионов
card-egy-caravan = Караван
card-egy-temple-of-ra = Храм Ра
card-egy-sanctuary = Святилище
card-egy-sphinx-avenue = Аллея сфинксов
card-egy-sphinx = Сфинкс
card-egy-goldsmith = Золотых дел мастер
card-egy-slaves = Рабы
card-egy-quarry = Каменоломня
card-egy-pyramid = Пирамида

## Одиночная игра

card-attack = Атака: { good-name }
