# Ацтеки: колоды, которые составляют игроки.

setting-decks = Колоды
    .help = В готовой колоде есть новые карточки дополнения. В стандартном формате колода сохраняет свой состав из 30 карточек, в открытом состав любой.
setting-decks-base = Базовые
setting-decks-ready = Готовые
setting-decks-standard = Свои, стандарт
setting-decks-open = Свои, открытый

## Значки дополнений

mark-aztecs = «Ацтеки»
mark-friends = «Почему бы нам не подружиться?»
mark-atlanteans = «Атланты»
mark-magic-number = «Магическое число 3»

## Что не так с колодой

refusal-deck-no-card = У империи «{ $role }» нет карточки { $id }.
refusal-deck-all-copies = Карточку берут со всеми копиями или не берут вовсе: { $card } — копия карточки { $first }, а весь набор ({ $n }) называют по ней: { $first }.
refusal-deck-out-of-base = «{ $card }» не входит в базовую колоду, поэтому убрать её оттуда нельзя.
refusal-deck-is-base = «{ $card }» уже есть в базовой колоде.
refusal-deck-base-only = За этим столом все играют базовыми колодами.
refusal-deck-ready-only = За этим столом играют только базовыми и готовыми колодами.
refusal-deck-empty = В колоде должны быть карточки.
refusal-deck-two-expansions = В стандартной колоде могут быть карточки только одного дополнения, а здесь есть и { $first }, и { $second }.
refusal-deck-size = В колоде ровно { $want } карточек, а в этой { $n }.
refusal-deck-make-up = { $copies ->
        [1] Одиночных карточек в колоде { $want }, а в этой { $have }.
       *[other] Карточек по { $copies } копии в колоде { $want }, а в этой { $have }.
    }
