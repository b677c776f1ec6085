# Aztecs: why nothing is done with a thing just now.

rest-good-blessing = Blessing tokens are not spent: they count in your Prayers, by themselves or when you are asked.
    .other = Blessing tokens are not spent: they count in their owner's Prayers.
rest-token = This Blessing counts in your Prayers of its colour, in place of a card or on top of them.
    .other = This Blessing counts in its owner's Prayers of its colour, in place of a card or on top of them.
rest-their-token = It belongs to somebody else.
rest-opened = This card was turned over for a Prayer, and goes to the discard pile with its end.
rest-reserved = This card waits for a Prayer: you can add it when you turn over cards.
    .other = This card waits for a Prayer of its owner's.
rest-slid = This card lies under a Location: at the end of the game it is worth points by the Solid Foundation.
