# Разбор законченной партии: в терминале и в браузере.

analysis-why = К концу хода это дало бы: { $facts }.
analysis-measure = { $name } — { $better } вместо { $chosen }
analysis-more = больше: { $goods }
analysis-less = меньше: { $goods }
analysis-same = В числах выходит одно и то же; разница в том, что можно сделать дальше.
analysis-deal = Раздача и место
analysis-light = Открылось то, что было скрыто.
analysis-mark = { $mark ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
deed-drawn = Пришла из колоды
