# Founders: what is said of the table as a whole: its name, where the game stands, the score, charts, the gallery.

title = Founders
    .line = Build one city together, and make your own people the ones it cannot do without.
    .blurb = Build one city together, each for the glory of their own people: storages and roads, shared resources, secret votes, points that run down the chain. It ends with the sixth great building.
round = Round { $round }
round-solo = Round { $round } of { $rounds }
completed = { $n } of { $goal } buildings completed

## The score taken apart

tally-track = Points during the game
tally-permanent = Permanent influence
tally-coins = Coins
tally-achievement = End-of-game achievement

## Charts

measure-vp = Victory points
measure-income = Income
measure-storages = Storages
measure-cubes = Deliveries

## The gallery: what cards are sorted by

filter-kind = Kind
filter-level = Level
filter-category = Category
filter-terrain = Terrain
filter-source = Source
kind-core = Core actions
kind-advisor = Advisors
kind-building = Prestige buildings
kind-race = Races
kind-resource = Resources
kind-achievement = Achievements
level = Level { $level }
