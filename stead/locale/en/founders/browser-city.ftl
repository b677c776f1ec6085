# Founders in the browser: the city, and laying tiles on it.

board-founders-city = The city

## Cells

board-founders-city-district = district { $district }
board-founders-city-prices = own storage { $own }, access { $access }
board-founders-city-river = river: bridges only
board-founders-city-wall = wall: gates only
board-founders-city-dark = dark square: nothing can be built here
board-founders-city-site = site of: { $buildings }
board-founders-city-off = off the board
board-founders-city-road = road
board-founders-city-house = house ({ $who })
board-founders-city-bridge = bridge ({ $who })
board-founders-city-gate = gate ({ $who })
board-founders-city-storage = { $resource }, storage at { $cell } ({ $who })
board-founders-city-supplied = suppliers: { $storages }

## Looking closer

board-founders-zoom-in = Closer
board-founders-zoom-out = Farther
board-founders-zoom-all = The whole city

## Laying a tile

board-founders-aim = { $tile }: where does it go?
    .keys = Arrows move it, { $turn } and { $back } turn it, { $place } places it, { $cancel } takes back.
board-founders-aim-not = Not here
board-founders-aim-asking = One moment…
board-founders-aim-left = Turn left
board-founders-aim-right = Turn right
board-founders-aim-place = Place
board-founders-aim-connected = Connected with { $storages }
board-founders-aim-alone = Connected with nothing it needs
board-founders-aim-tap = Tap or drag to move it; tap it to place it.
board-founders-aim-click = Move the mouse, click to place.
board-founders-aim-turn = Move the mouse, turn with the wheel or { $key }, click to place.
