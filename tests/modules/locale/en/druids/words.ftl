module-druids = Druids
    .help = A fifth faction, and a fifth player.
faction-druids = Druids
    .who = the Druids
    .whose = the Druids'
    .whom = the Druids
setting-generous = Generous blessings
    .help = Blessings bring twice as much.
question-bless = Which Resource do you bless?
option-bless = Bless { $goods }
bless = name a Resource and gain { $n } of it
refusal-bless-resource = { $card } blesses wood, stone or food, not “{ $key }”.
card-dru-stone-circle = Stone Circle
card-dru-sacred-grove = Sacred Grove
card-rom-augurs = Augurs
# In place of the title's own, which does not know the deck.
facts-location = { $deck ->
        [romans] Roman
        [barbarians] Barbarian
        [egyptians] Egyptian
        [japanese] Japanese
        [druids] Druid
       *[common] Common
    } { $type ->
        [production] Production
        [feature] Feature
       *[action] Action
    } Location
