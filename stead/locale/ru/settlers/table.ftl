# Поселенцы: стол в целом — название, ход партии, счёт, графики, галерея.

title = Поселенцы
    .blurb = Из горстки рабочих — в империю: берите карточки, стройте локации, заключайте сделки, разрушайте то, что стоит на пути. Пять раундов.
round = Раунд { $round } из { $rounds }
order-pass = Пасовать в этом раунде

## Счёт по частям

tally-track = ПО за игру
tally-common = Общие локации
tally-faction = Имперские локации
tally-held = Врата и часовни

## Графики

measure-vp = Победные очки
measure-goods = Товары в запасе
measure-locations = Построенные локации
measure-cards = Карточки на руке

## Галерея: по чему отбираются карточки

filter-deck = Колода
filter-type = Тип
filter-colour = Цвет
filter-source = Источник
deck-common = Общие
deck-attack = Атака
type-production = Производство
type-feature = Особенность
type-action = Действие
type-attack = Атака
