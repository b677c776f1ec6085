# Founders: what is said of the table as a whole: its name, where the game stands, the score, charts, the gallery.

founders = Founders
    .blurb = Build one city together, each for the glory of their own people: storages and roads, shared resources, secret votes, points that run down the chain. It ends with the sixth great building.
founders-round = Round { $round }
founders-round-solo = Round { $round } of { $rounds }
founders-completed = { $n } of { $goal } buildings completed

## The score taken apart

founders-tally-track = Points on the track
founders-tally-permanent = Permanent influence
founders-tally-coins = Coins
founders-tally-achievement = Achievement of the end

## Charts

founders-measure-vp = Victory points
founders-measure-income = Income
founders-measure-storages = Storages
founders-measure-cubes = Deliveries

## The gallery: what cards are sorted by

founders-filter-kind = Kind
founders-filter-level = Level
founders-filter-category = Follow
founders-filter-terrain = Terrain
founders-filter-source = Source
founders-kind-core = Core actions
founders-kind-advisor = Advisors
founders-kind-building = Prestige buildings
founders-kind-race = Races
founders-kind-resource = Resources
founders-kind-achievement = Achievements
founders-level = Level { $level }
founders-source-rulebook = rulebook
founders-source-dataset = dataset
founders-source-house = ours
