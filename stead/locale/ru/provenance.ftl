# Откуда взялась карточка.

provenance-rulebook = Из правил игры: { $parts }.
provenance-dataset = Из опубликованного списка карточек: { $parts }.
provenance-house = Дополнено нами: { $parts }.
part-numbers = числа
part-effect = эффект
part-name = название

# По чему сортирует галерея.
source-rulebook = книга правил
source-dataset = набор данных
source-house = наше
