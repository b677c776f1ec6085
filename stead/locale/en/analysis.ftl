# A finished game, analysed: in the terminal and in the browser.

analysis-why = At the end of the turn it would have left: { $facts }.
analysis-measure = { $name } { $better } instead of { $chosen }
analysis-more = more: { $goods }
analysis-less = less: { $goods }
analysis-same = Both leave the same in numbers; the difference is in what can be done next.
analysis-deal = The deal and the seat
analysis-light = Something came to light.
analysis-mark = { $mark ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
deed-drawn = Drawn
