# Ацтеки: карточки, которые попадают в колоды, только если их туда включить.

card-rom-augurs = Авгуры
card-rom-aqueduct = Акведук
card-rom-altar-of-vesta = Алтарь Весты
card-rom-shrine-of-mars = Святилище Марса
card-rom-useful-marcus = Полезный Маркус
card-rom-solid-foundation = Прочный фундамент
card-bar-shaman = Шаман
card-bar-hunting-camp = Охотничий лагерь
card-bar-war-drums = Боевые барабаны
card-bar-totem = Тотем
card-bar-rite-of-blood = Кровавый обряд
card-bar-trophy-hall = Зал трофеев
card-egy-statue-of-cheops = Статуя Хеопса
card-egy-temple-of-isis = Храм Исиды
card-egy-oracle-of-amun = Оракул Амона
card-egy-shrine-of-thoth = Святилище Тота
card-egy-scribes = Писцы
card-egy-nile-barge = Нильская барка
card-jap-fuji-apple-festival = Яблочный фестиваль Фудзи
card-jap-prayer-flags = Молитвенные флаги
card-jap-tea-house = Чайный дом
card-jap-wandering-monk = Странствующий монах
card-jap-fox-shrine = Святилище лис
card-jap-archery-range = Стрельбище
card-azt-house-of-tribute = Дом дани
card-azt-sun-priests = Жрецы солнца
card-azt-feathered-serpent = Пернатый змей
card-azt-star-watchers = Звездочёты
card-azt-reliquary = Реликварий
card-azt-stone-that-tells-stories = Камень, рассказывающий истории

## Новые карточки базовых империй

slide-under = положите карточку с руки под свою общую локацию того же цвета
line-under-common = В конце игры каждая карточка под вашими общими локациями приносит { $n } ПО сверх того, что приносит сама локация.
when-scored = каждый раз, когда ваша локация приносит вам ПО и у вас есть жетон благословения её цвета
question-slide = Какую карточку положить под локацию?
    .other = Выбирает, какую карточку подложить под локацию
question-under = Под какую локацию?
    .other = Выбирает локацию
option-slide = Положить под локацию: { $card }
option-under = Под локацию { $card }
