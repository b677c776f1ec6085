# Основатели: стол в целом — название, ход партии, счёт, графики, галерея.

founders = Основатели
    .blurb = Город строят вместе, но каждый — во славу своего народа: хранилища и дороги, общие ресурсы, тайные голосования, очки, бегущие по цепочке. Игра кончается с шестым престижным зданием.
founders-round = Раунд { $round }
founders-round-solo = Раунд { $round } из { $rounds }
founders-completed = достроено зданий: { $n } из { $goal }

## Счёт по частям

founders-tally-track = ПО за игру
founders-tally-permanent = Постоянное влияние
founders-tally-coins = Монеты
founders-tally-achievement = Достижение конца игры

## Графики

founders-measure-vp = Победные очки
founders-measure-income = Доход
founders-measure-storages = Хранилища
founders-measure-cubes = Доставки

## Галерея: по чему отбираются карты

founders-filter-kind = Вид
founders-filter-level = Уровень
founders-filter-category = Ответное действие
founders-filter-terrain = Ландшафт
founders-filter-source = Источник
founders-kind-core = Основные действия
founders-kind-advisor = Советники
founders-kind-building = Престижные здания
founders-kind-race = Расы
founders-kind-resource = Ресурсы
founders-kind-achievement = Достижения
founders-level = Уровень { $level }
founders-source-rulebook = книга правил
founders-source-dataset = набор данных
founders-source-house = наше
