# Aztecs: names of cards.

card-azt-maize-fields = Maize Fields
card-azt-sacrificial-altar = Sacrificial Altar
card-azt-stone-calendar = Stone Calendar
card-azt-temple-of-the-rising-sun = Temple of the Rising Sun
card-azt-voice-of-the-gods = Voice of the Gods
card-azt-obsidian-mine = Obsidian Mine
card-azt-jungle-camp = Jungle Camp
card-azt-jaguar-warriors = Jaguar Warriors
card-azt-calpulli = Calpulli
card-azt-great-pyramid = Great Pyramid
card-azt-eagle-temple = Eagle Temple
card-azt-keeper-of-omens = Keeper of Omens
card-azt-cocoa-market = Cocoa Market
card-azt-floating-gardens = Floating Gardens
card-azt-ball-court = Ball Court
card-azt-house-of-codices = House of Codices
card-azt-temple-of-war = Temple of War
card-azt-skull-rack = Skull Rack
