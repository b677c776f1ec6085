"""How a seat looks at the table: what has come near, and what it would be worth, in victory points.

ways    how far things are from each other
points  what goods, deliveries and products are worth
plans   how near products are, and what roads and bridges bring
sites   what storages and prestige buildings are worth where they lie
later   what effects are worth to somebody who cannot say when they will be used
eye     all of it together, as effects and estimates ask for it
"""
