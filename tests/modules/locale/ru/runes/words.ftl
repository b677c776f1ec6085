module-runes = Runes
    .help = Old letters.
good-rune = { $n } rune
    .count = { good-rune }
card-rom-rune-stone = Rune Stone
card-rom-rune-hall = Rune Hall
card-rom-rune-carver = Rune Carver
