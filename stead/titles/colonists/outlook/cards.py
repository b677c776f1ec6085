"""What improvements are worth that one has in one's hand, or could have."""

from stead.titles.colonists.effects.base import deeds_in
from stead.titles.colonists.effects.build import Build
from stead.titles.colonists.effects.goods import Gain
from stead.titles.colonists.outlook.prices import BASE
from stead.titles.colonists.outlook.projects import HELD, Projects
from stead.titles.colonists.state import Game


class Cards:
    """By card, worked out when it is asked for."""

    def __init__(self, game: Game, projects: Projects) -> None:
        self.game = game
        self.projects = projects
        self.known: dict[int, float] = {}

    def __getitem__(self, card: int) -> float:
        found = self.known.get(card)
        if found is None:
            found = self.known[card] = self._worth(card)
        return found

    def _worth(self, card: int) -> float:
        box, gain = self.game.box, self.projects.gain
        face = box.improvements[card]
        kind = box.improvement + card
        if face.type == "permanent":
            return max(0.1, HELD * (gain(kind) - _price(box.cost[kind])))
        if face.type == "limited":
            return 0.5
        worth = 0.0
        for deed in deeds_in(face.does):
            if isinstance(deed, Gain):
                worth += _price(deed.goods)
            elif isinstance(deed, Build):
                kind = box.kind[deed.build]
                worth += max(0.3, 0.7 * (gain(kind, box.remodels[kind]) - _price(deed.plans(self.game)[0].cost)))
            else:
                worth += 0.8
        return 0.7 * worth


def _price(goods: tuple[int, ...]) -> float:
    return sum(n * BASE[good] for good, n in enumerate(goods))
