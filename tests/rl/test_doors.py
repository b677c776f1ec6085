"""The doors themselves: the same game behind each, and a sentence for what cannot be."""

import builtins
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from stead import SetupError, TableError, bots, rl, shelf
from tests.rl.needs import needs

np: Any = needs("numpy")

every_title = pytest.mark.parametrize("title", shelf.TITLES)


def chosen(seen: Any, luck: Random) -> int:
    return luck.choice(seen["action_mask"].nonzero()[0].tolist())


# PettingZoo


@every_title
def test_those_who_are_asked_at_once_choose_at_once(title: str) -> None:
    """What one of them chooses changes nothing for the others."""
    needs("pettingzoo")
    env = rl.parallel_env(title, 3, options={"lookout": "alternative"} if title == "settlers" else {})
    luck, several, ended, rewards = Random(5), 0, {}, {}
    seen, _ = env.reset(seed=5)
    assert env.episode is not None
    twin = env.episode.clone()
    while env.agents:
        asked = [seat for seat, agent in enumerate(env.agents) if not seen[agent]["action_mask"][env.wait]]
        assert asked == twin.asked
        actions = {agent: chosen(seen[agent], luck) for agent in env.agents}
        several += len(asked) > 1
        seen, rewards, ended, _, _ = env.step(actions)
        for seat in asked:
            assert actions[f"seat_{seat}"] in twin.legal(seat)
            twin.act(actions[f"seat_{seat}"], seat)
        assert twin.table == env.episode.table
    assert all(ended.values())
    assert list(rewards.values()) == twin.rewards()
    assert several > 0 or title == "colonists"


@every_title
def test_one_after_the_other_it_is_the_same_game(title: str) -> None:
    needs("pettingzoo")
    env = rl.aec_env(title, 3)
    luck = Random(6)
    env.reset(seed=6)
    assert env.episode is not None
    twin = env.episode.clone()
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        seat = env.possible_agents.index(agent)
        if ended:
            assert (reward, info) == (twin.rewards()[seat], twin.results()[seat])
            env.step(None)
            continue
        assert seen is not None
        assert seen["action_mask"].nonzero()[0].tolist() == sorted(twin.legal(seat))
        action = chosen(seen, luck)
        env.step(action)
        twin.act(action)
    assert twin.over


def test_whoever_is_not_asked_waits() -> None:
    needs("pettingzoo")
    env = rl.parallel_env("settlers")
    seen, _ = env.reset(seed=3)
    [asked] = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    [other] = [agent for agent in env.agents if agent != asked]
    assert seen[other]["action_mask"].nonzero()[0].tolist() == [env.wait]
    right = chosen(seen[asked], Random(1))
    with pytest.raises(TableError, match=f"{other} is not asked anything now, and can only wait: action {env.wait}"):
        env.step({asked: right, other: right})
    with pytest.raises(TableError, match=f"{asked} is asked and no action of it is given"):
        env.step({other: env.wait})
    with pytest.raises(TableError, match=f"{asked}: action .* is not legal now"):
        env.step({asked: env.wait - 1})
    with pytest.raises(TableError, match="no agent 'nobody'; there are: seat_0, seat_1"):
        env.step({asked: right, "nobody": 1})
    assert env.episode is not None
    assert env.episode.table.choices == []
    env.step({asked: right, other: env.wait})
    assert len(env.episode.table.choices) == 1


@pytest.mark.parametrize("door", [rl.aec_env, rl.parallel_env])
def test_nothing_goes_on_before_the_beginning_or_after_the_end(door: Any) -> None:
    needs("pettingzoo")
    env = door("settlers", illegal="lose")
    with pytest.raises(TableError, match=r"no game was begun: reset\(\) begins one"):
        env.step(0)
    with pytest.raises(TableError, match="no agent 'seat_7'"):
        env.action_space("seat_7")
    env.reset(seed=1)
    assert "settlers, round 1" in env.render()
    if door is rl.aec_env:
        offender = env.agent_selection
        env.step(0)
        assert env.rewards[offender] == -1
        assert env.terminations == {"seat_0": True, "seat_1": True}
        for _ in range(2):
            env.step(None)
    else:
        env.step({"seat_0": 0, "seat_1": 0})
    assert env.agents == []
    with pytest.raises(TableError, match=r"the game is over: reset\(\) begins another"):
        env.step({} if door is rl.parallel_env else None)
    env.reset()
    env.close()
    assert env.agents == ["seat_0", "seat_1"]


def test_a_seed_is_a_number() -> None:
    needs("pettingzoo")
    env = rl.aec_env("settlers")
    for seed in (-1, "seven", 0.5):
        with pytest.raises(SetupError, match="a seed is a whole number from 0 on"):
            env.reset(seed=seed)  # type: ignore[arg-type]


# Gymnasium


@every_title
def test_one_seat_learns_and_bots_sit_in_the_others(title: str) -> None:
    needs("gymnasium")
    env = rl.gym_env(title, 3, seat=-1, opponents=["greedy", "random"])
    seats = set[int]()
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        seats.add(env.seat)
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        assert env.action_masks().any()
    assert len(seats) > 1
    luck, ended, reward, info = Random(2), False, 0.0, {}
    while not ended:
        seen, reward, ended, cut, info = env.step(chosen(seen, luck))
        assert not cut
        assert ended or reward == 0
    assert reward in (-1, -0.5, 0, 0.5, 1)
    assert set(info) == {"place", "score", "margin"}
    assert env.episode is not None
    assert env.episode.table.scores[env.seat] == info["score"]


def test_it_is_registered() -> None:
    gymnasium: Any = needs("gymnasium")
    env = gymnasium.make("stead.rl.gym:stead/north-v0", players=1, disable_env_checker=True)
    seen, _ = env.reset(seed=4)
    assert seen["action_mask"].any()
    assert "north, round 1" in env.unwrapped.render()


class Last:
    """A bot of somebody's own."""

    def choose(self, view: Any, decision: Any) -> Any:
        return decision.options[-1]


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"seat": 2}, "no seat 2: seats are 0 to 1"),
        ({"seat": "north"}, "no seat 'north'"),
        ({"opponents": "genius"}, "no bot 'genius'; there are: random, greedy"),
        ({"opponents": ["random", "random"]}, "2 opponents cannot sit in 1 other seats"),
        ({"opponents": [7]}, r"7 is no bot: give a name \(random, greedy, keen, deep\) or an object with choose\(\)"),
        ({"actions": "words"}, "no encoding of actions 'words'"),
    ],
)
def test_what_cannot_sit_there_is_refused(settings: dict[str, Any], problem: str) -> None:
    needs("gymnasium")
    with pytest.raises(SetupError, match=problem):
        rl.gym_env("settlers", **settings)


def test_an_action_out_of_the_mask_is_refused_there_too() -> None:
    needs("gymnasium")
    env = rl.gym_env("settlers", opponents=Last())
    for ask in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(TableError, match="no game was begun"):
            ask()
    env.reset(seed=1)
    with pytest.raises(TableError, match="for which the action mask is 1"):
        env.step(0)
    losing = rl.gym_env("settlers", illegal="lose")
    losing.reset(seed=1)
    _, reward, ended, _, info = losing.step(0)
    assert (reward, ended, info) == (-1, True, {})
    with pytest.raises(TableError, match="the game is over"):
        losing.step(0)


# OpenSpiel


@every_title
def test_openspiel_deals_anew_what_a_player_cannot_know(title: str) -> None:
    needs("pyspiel")
    game: Any = rl.spiel_game(title, 2, deals=8)
    state, luck = game.new_initial_state(), Random(4)
    assert state.is_chance_node()
    state.apply_action(3)
    for _ in range(60):
        state.apply_action(luck.choice(state.legal_actions()))
    player = state.current_player()
    before = state.observation_string(player)
    twins = [state.resample_from_infostate(player, luck.random) for _ in range(3)]
    for twin in twins:
        assert twin.observation_string(player) == before
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        with pytest.raises(TableError, match="has no record"):
            twin.episode.table.record()
    assert state.observation_string(player) == before


def test_openspiel_searches_with_it() -> None:
    pyspiel: Any = needs("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    game = rl.spiel_game("settlers")
    assert game.num_players() == 2
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 12, random_state=luck, use_observation_string=True
    )
    state = game.new_initial_state()
    state.apply_action(11)
    for _ in range(2):
        state.apply_action(bot.step(state))
    twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(twin) == str(state)


def test_openspiel_takes_settings_by_name() -> None:
    pyspiel: Any = needs("pyspiel")
    options = {"lookout": "advanced", "peaceful": True}
    game: Any = rl.spiel_game("settlers", 3, seats=["romans", "japanese", "egyptians"], options=options)
    again = pyspiel.load_game(str(game))
    assert again.rules.options == game.rules.options == options
    assert again.rules.seats == ("romans", "japanese", "egyptians")
    for given, problem in (
        ({"speed": 1}, "no parameter 'speed'; there are: players, seats"),
        ({"deals": 0}, "there is at least 1 deal to be drawn, not 0"),
        ({"actions": "words"}, "no encoding of actions 'words'"),
        ({"options": {"lookout": "odd"}}, "option 'lookout' cannot be 'odd'"),
    ):
        with pytest.raises(SetupError, match=problem):
            rl.spiel_game("settlers", **given)
    with pytest.raises(SetupError, match="no title 'chess'"):
        rl.spiel_game("chess")


def test_python_ends_in_peace_after_openspiel() -> None:
    """What it keeps for itself must not be a function of ours: it is let go after the interpreter."""
    needs("pyspiel")
    code = "from stead import rl; rl.spiel_game('settlers')"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


# Without the extra


@pytest.mark.parametrize(
    ("door", "module", "missing"),
    [
        (rl.aec_env, "aec", "pettingzoo"),
        (rl.parallel_env, "parallel", "pettingzoo"),
        (rl.gym_env, "gym", "gymnasium"),
        (rl.spiel_game, "spiel", "pyspiel"),
    ],
)
def test_what_is_not_installed_is_said_to_be_so(
    door: Any, module: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == missing:
            raise ModuleNotFoundError(f"No module named {missing!r}", name=missing)
        return real(name, *args, **kwargs)

    monkeypatch.delitem(sys.modules, f"stead.rl.{module}", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SetupError, match=rf'{missing} is not installed; it comes with: pip install "stead\[rl\]"'):
        door("settlers")


def test_a_bot_is_one_by_what_it_can_do() -> None:
    needs("gymnasium")
    env = rl.gym_env("founders", 2, opponents=bots.make("greedy", shelf.title("founders"), 1))
    env.reset(seed=2)
