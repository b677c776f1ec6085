# Ацтеки в терминале.

terminal-blessings = Благословения
terminal-token = { $token ->
        [tricolour] трёхцветное
        [black] чёрное
        [purple] фиолетовое
        [blue] синее
        [brown] коричневое
        [yellow] жёлтое
        [red] красное
        [pink] розовое
        [white] белое
       *[grey] серое
    }
terminal-opened = Открыты
terminal-chances = На что надеяться
terminal-chance = { $percent } %, что совпадёт хотя бы одна из { $cards ->
        [one] { $cards } карточки
       *[other] { $cards } карточек
    }
terminal-average = в среднем { $goods }
terminal-decimal = { $whole },{ $tenth }
