# Aztecs in the terminal.

terminal-blessings = Blessings
terminal-token = { $token ->
        [tricolour] tricolour
        [black] black
        [purple] purple
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
        [pink] pink
        [white] white
       *[grey] grey
    }
terminal-opened = Turned over
terminal-chances = What you may hope for
terminal-chance = { $percent } % for at least one match in { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-average = on average { $goods }
terminal-decimal = { $whole }.{ $tenth }
