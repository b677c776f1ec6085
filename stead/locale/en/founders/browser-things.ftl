# Founders in the browser: what goods, pieces and places say of themselves.

board-about-coin = Pays for storages, access, houses, bridges, gates and advisors. At the end of the game every 4 coins are worth 1 VP.
board-about-temporary = Adds 1 to your vote. After a vote all of these go back to the bank, used or not.
board-about-permanent = Adds 2 to your vote, and is lost if you stake it. One you keep is worth 1 VP at the end.
board-about-income = What an income brings: a coin for each different resource you own. Besides, a temporary crystal for each house.
board-about-cards = Cards still in hand. At one's own call to vote each of them brings a bonus.
board-about-discard = Cards played since one's last call to vote. The call brings them back.
board-about-worker = Free for a basic action: the action of one's race, or of a building one has delivered to. A worker comes with every house, and back with one's own call.
board-about-house = Houses stand on forest, one in each district. With workers, each brings a worker.
board-about-bridge = Bridges cross the river, gates the wall: roads and storages on both sides are then connected.
board-about-advisors = Advisors come into the market from this deck, the simple ones first.
board-about-price = Here: { $price }
board-about-token = On offer under the { $token }: name that shape in the vote.
board-about-influence = To build it you pay { $price }.
board-about-vote = A vote is secret until everybody has voted; then all are turned over.
board-about-voted = A vote counts 1, with 1 for each temporary and 2 for each permanent crystal that was added.
board-about-goal = When { $goal } buildings are complete, the game ends with that turn.
board-about-round = Alone you play { $rounds } rounds; your call to vote closes each.
board-about-due = Markers lie on unfinished buildings. At your next call you pay for them in influence.
