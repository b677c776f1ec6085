# Основатели: стол в целом — название, ход партии, счёт, графики, галерея.

title = Основатели
    .line = Стройте один город вместе с соперниками — и сделайте так, чтобы без вашего народа он не обошёлся.
    .blurb = Город строят вместе, но каждый — во славу своего народа: хранилища и дороги, общие ресурсы, тайные голосования, очки, бегущие по цепочке. Игра кончается с шестым престижным зданием.
round = Раунд { $round }
round-solo = Раунд { $round } из { $rounds }
completed = достроено зданий: { $n } из { $goal }

## Счёт по частям

tally-track = ПО за игру
tally-permanent = Постоянное влияние
tally-coins = Монеты
tally-achievement = Достижение конца игры

## Графики

measure-vp = Победные очки
measure-income = Доход
measure-storages = Хранилища
measure-cubes = Доставки

## Галерея: по чему отбираются карточки

filter-kind = Вид
filter-level = Уровень
filter-category = Категория
filter-terrain = Ландшафт
filter-source = Источник
kind-core = Основные действия
kind-advisor = Советники
kind-building = Престижные здания
kind-race = Расы
kind-resource = Ресурсы
kind-achievement = Достижения
level = Уровень { $level }
