# Поселенцы: стол в целом — название, ход партии, счёт, графики, галерея.

settlers = Поселенцы
    .blurb = Из горстки рабочих — в империю: берите карточки, стройте локации, заключайте сделки, разрушайте то, что стоит на пути. Пять раундов.
settlers-round = Раунд { $round } из { $rounds }
settlers-order-pass = Пасовать в этом раунде

## Счёт по частям

settlers-tally-track = ПО на поле
settlers-tally-common = Общие локации
settlers-tally-faction = Имперские локации
settlers-tally-held = Врата и часовни

## Графики

settlers-measure-vp = Победные очки
settlers-measure-goods = Товары в запасе
settlers-measure-locations = Построенные локации
settlers-measure-cards = Карточки в руке

## Галерея: по чему отбираются карточки

settlers-filter-deck = Колода
settlers-filter-type = Тип
settlers-filter-colour = Цвет
settlers-filter-source = Источник эффекта
settlers-deck-common = Общие
settlers-deck-attack = Атака
settlers-type-production = Производство
settlers-type-feature = Особенность
settlers-type-action = Действие
settlers-type-attack = Атака
settlers-source-rulebook = книга правил
settlers-source-dataset = набор данных
settlers-source-house = наше
