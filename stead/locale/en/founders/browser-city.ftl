# Founders in the browser: the city, and laying tiles on it.

board-city = The city

## Cells

board-city-district = district { $district }
board-city-prices = own storage { $own }, access { $access }
board-city-river = river: bridges only
board-city-wall = wall: gates only
board-city-dark = dark square: nothing can be built here
board-city-site = site of: { $buildings }
board-city-off = off the board
board-city-road = road
board-city-house = house ({ $who })
board-city-bridge = bridge ({ $who })
board-city-gate = gate ({ $who })
board-city-storage = { $resource }, storage at { $cell } ({ $who })
board-city-supplied = suppliers: { $storages }

## Looking closer

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = The whole city

## Laying a tile

board-aim = { $tile }: where does it go?
    .keys = Arrows move it, { $turn } and { $back } turn it, { $place } places it, { $cancel } cancels.
board-aim-not = Not here
board-aim-asking = One moment…
board-aim-left = Turn left
board-aim-right = Turn right
board-aim-place = Place
board-aim-connected = Connected with { $storages }
board-aim-alone = Connected with nothing it needs
board-aim-tap = Tap or drag to move it; tap it to place it.
board-aim-click = Move the mouse, click to place.
board-aim-turn = Move the mouse, turn with the wheel or { $key }, click to place.
