# Where a card comes from.

provenance-rulebook = From the rulebook: { $parts }.
provenance-dataset = From a published card list: { $parts }.
provenance-house = Supplied by us: { $parts }.
part-numbers = numbers
part-effect = effect
part-name = name

# What a gallery sorts by.
source-rulebook = rulebook
source-dataset = dataset
source-house = ours
