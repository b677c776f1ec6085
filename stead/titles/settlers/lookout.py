"""The Lookout phase: standard draft (IS-LKT), alternative (IS-VAL) and advanced (IS-VAD)."""

from collections.abc import Sequence

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import DONE, Asking, Flow, Turn, together
from stead.kit.acts import CardAct, Question, else_because, find_kinds, named
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import PassedOn, PickedSecretly, Revealed, Took
from stead.titles.settlers.goods import NAMES
from stead.titles.settlers.state import PRODUCTION, Game
from stead.titles.settlers.supply import discard, draw, top


def first_cards(game: Game) -> None:
    """Each player draws a faction card (IS-LKT-02); in the peaceful variant a Common card besides (IS-VPC-01)."""
    for seat in game.order(game.first):
        draw(game, seat, "faction")
        if game.peaceful:
            draw(game, seat, "common")


def reveal(game: Game, n: int) -> None:
    """Common cards face up into the row: as many as there are, if there are too few (IS-Q-05)."""
    shown: list[int] = []
    everyone = game.everyone
    for _ in range(n):
        card = top(game, game.players[0], "common")
        if card is not None:
            game.known[card] = everyone
            shown.append(card)
    game.row += shown
    game.row.sort()
    if game.log is not None and shown:
        game.log.append(Revealed(game.ids(shown)))


def _not_in_row(asked: Question, verb: str, words: Sequence[str]) -> Refusal:
    one = len(named(asked.game.box, words)) == 1
    return Refusal("IS-LKT-04" if one else "IS-LKT-09", "not-in-row", key=" ".join((verb, *words)))


@else_because(_not_in_row)
def in_row(game: Game, _: int) -> "list[Take]":
    """A card from the row; taking one is compulsory (IS-LKT-09)."""
    return Take.each(game, find_kinds(game.box.kind, game.row))


class Take(CardAct):
    verb = "take"
    tempts = ("row",)
    cards_with = "common"

    def perform(self, game: Game, seat: int) -> Asking:
        """Everybody has seen the card, and goes on knowing where it is (IS-INF-04)."""
        game.row.remove(self.card)
        game.into_hand(seat, self.card)
        if game.log is not None:
            game.log.append(Took(seat, game.id(self.card)))
        return DONE

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal | None:
        """Nothing comes back: not from under a Gate, not from a Shrine, no Defence token, no Samurai."""
        features = game.players[seat].features
        what = words[0] if words else ""
        if any(card in game.under.get(gate, ()) for card in named(game.box, words) for gate in features):
            return Refusal("IS-JPC-03", "stays-there")
        if what in ("defence", "samurai"):
            return Refusal("IS-DEF-06" if what == "defence" else "IS-SAM-05", "stays-there")
        if what in NAMES and any(shrine in game.kept for shrine in features):
            return Refusal("IS-JPC-11", "stays-there")
        return None

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.keep(self.face)


def discard_rest(game: Game) -> None:
    """The card nobody took (IS-LKT-05)."""
    rest = game.row[:]
    game.row.clear()
    for card in rest:
        discard(game, card)


def standard_lookout(game: Game) -> Turn:
    """Two drafts from an open row: clockwise from the first player, then back from the last (IS-Q-06)."""
    n = game.seats
    if game.stage == 0 and not game.row:
        first_cards(game)
        reveal(game, n + 1)
        if game.row:
            return
    seats = game.order(game.first)
    while game.stage < 2 * n:
        seat = game.active = seats[game.stage] if game.stage < n else seats[2 * n - 1 - game.stage]
        if game.row:
            taken: Take = yield Question(game, seat, "draft", "IS-LKT-09", in_row, OPENING)
            taken.perform(game, seat)
        game.stage += 1
        if game.stage == n:
            discard_rest(game)
            reveal(game, n + 1)
    discard_rest(game)
    game.begin(PRODUCTION)


def advanced_lookout(game: Game) -> Turn:
    """Five cards, one by one, twice clockwise, with a card added before some picks (IS-VAD-02..11)."""
    n = game.seats
    if game.stage == 0 and not game.row:
        first_cards(game)
        reveal(game, 5)
        if game.row:
            return
    seat = game.active = game.order(game.first)[game.stage % n]
    if game.row:
        taken: Take = yield Question(game, seat, "draft", "IS-VAD-03", in_row, OPENING)
        taken.perform(game, seat)
    game.stage += 1
    if n > 2 and (2 <= game.stage < n or n < game.stage < 2 * n - 1):  # IS-VAD-06, IS-VAD-09
        reveal(game, 1)
    if game.stage == 2 * n:
        discard_rest(game)
        game.begin(PRODUCTION)


def alternative_lookout(game: Game) -> Turn:
    """Three cards each: keep one, pass two on; keep one of the two received (IS-VAL, IS-Q-47: in secret, at once)."""
    seats = game.order(game.first)
    if game.stage == 0:
        first_cards(game)
        for seat in seats:
            for _ in range(3):
                card = top(game, game.players[seat], "common")
                if card is not None:
                    game.known[card] = 1 << seat
                    game.players[seat].pack.append(card)
            game.players[seat].pack.sort()
        game.stage = 1
        return
    yield from together({seat: _keep_one(game, seat) for seat in seats})
    if game.stage == 1:
        packs = [game.players[seat].pack for seat in seats]
        for i, seat in enumerate(seats):
            receiver = seats[(i + 1) % len(seats)]
            game.players[receiver].pack = packs[i]
            for card in packs[i]:
                game.known[card] |= 1 << receiver
            game.tell(PassedOn, seat, receiver, game.ids(packs[i]))
        game.stage = 2
        return
    for seat in seats:
        for card in game.players[seat].pack:
            discard(game, card)
        game.players[seat].pack.clear()
    game.begin(PRODUCTION)


def _keep_one(game: Game, seat: int) -> Flow:
    player = game.players[seat]
    if not player.pack:
        return
    chosen: Take = yield Question(game, seat, "keep one", "IS-VAL-03", _pack, OPENING)
    card = chosen.card
    player.pack.remove(card)
    for chosen_from in (card, *player.pack):  # whoever passed them on knows both, but not which was kept
        game.known[chosen_from] = 1 << seat
    game.into_hand(seat, card)  # IS-VAL-05: the cards laid aside are the hand again afterwards
    game.tell(PickedSecretly, seat, game.id(card))


def _pack(game: Game, seat: int) -> list[Take]:
    return Take.each(game, find_kinds(game.box.kind, game.players[seat].pack))
