"""The learning environments: the official tests, games from beginning to end, and what a wrong action does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.core.engine.decision import NotAsked
from sandtable.core.game.spec import NotDeclared
from sandtable.core.registry import find_game
from sandtable.rl.aec import TurnEnv
from sandtable.rl.official import official_tests
from sandtable.rl.parallel import AtOnceEnv
from sandtable.rl.single import SeatEnv
from sandtable.rl.table import ACTION_MASK, Table
from sandtable.rl.vector import Vector, seats
from tests.support.announced import announced

TABLES = [
    (game, players)
    for game in ("battlelore", "bloodstones", "first_blood", "warlords")
    for players in sorted(set(find_game(game).players))
]
SIMULTANEOUS: dict[str, Any] = {"adventure": "bl-m1-open-road", "deployment": "organised", "mode": "lore"}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_official_tests_pass(game: str, players: int) -> None:
    """The fewest and the most seats; `sandtable lab spaces GAME --test 1000` tests all numbers with more steps."""
    options = next(options for count, options in find_game(game).option_sets() if count == players)
    official_tests(game, players, 12, **options)


def random_action(look: dict[str, Any], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(look[ACTION_MASK])))


def test_agents_play_a_game_to_the_end() -> None:
    env = TurnEnv("warlords", 3)
    env.reset(seed=4)
    random = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        look, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert look is not None
        env.step(None if over or cut else random_action(look, random))
    assert tuple(total.values()) == env.table.state.result.returns()  # type: ignore[union-attr]


def test_a_game_is_cut_off_at_its_limit() -> None:
    env = TurnEnv("warlords", limit=3)
    env.reset(seed=4)
    random = np.random.default_rng(1)
    for _ in range(3):
        env.step(random_action(env.observe(env.agent_selection), random))
    assert (env.truncations, env.rewards) == ({"player_0": True, "player_1": True}, {"player_0": 0, "player_1": 0})


def test_an_action_that_is_not_offered_loses() -> None:
    env = TurnEnv("warlords")
    env.reset(seed=4)
    wrong = env.agent_selection
    env.step(255)
    assert env.rewards == {agent: -1.0 if agent == wrong else 0.0 for agent in env.agents}
    assert env.terminations == {"player_0": True, "player_1": True}
    seat = SeatEnv("warlords", seat=0)
    seat.reset(seed=1)
    _, reward, over, cut, info = seat.step(255)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    both = AtOnceEnv("warlords")
    both.reset(seed=4)
    _, rewards, terminated, _, infos = both.step({"player_0": 255, "player_1": 255})
    assert rewards == {agent: -1.0 if agent == wrong else 0.0 for agent in both.possible_agents}
    assert infos[wrong] == {"illegal": True}
    assert all(terminated.values())
    assert both.agents == []


def test_seats_that_are_asked_together_act_together() -> None:
    env = AtOnceEnv("battlelore", **SIMULTANEOUS)
    looks, _ = env.reset(seed=7)
    random = np.random.default_rng(1)
    while len(env.table.state.open_questions()) == 1:
        waiting = env.possible_agents[1 - env.table.seat]
        assert looks[waiting][ACTION_MASK].nonzero()[0].tolist() == [0]
        looks = env.step({agent: random_action(look, random) for agent, look in looks.items()})[0]
    before = env.table.answers
    env.step({agent: random_action(look, random) for agent, look in looks.items()})
    assert env.table.answers == before + 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_seat_plays_against_bots(seat: int) -> None:
    env = SeatEnv("warlords", ["squire", "random"], players=3, seat=seat)
    random = np.random.default_rng(1)
    look, info = env.reset(seed=5)
    assert info == {"seat": seat}
    over = False
    while not over:
        assert env.table.seat == seat
        look, reward, over, _, _ = env.step(random_action(look, random))
    assert reward == env.table.returns()[seat] != 0


def test_a_seat_is_drawn_for_each_game() -> None:
    env = SeatEnv("warlords", players=4)
    env.reset(seed=1)
    drawn = {env.reset()[1]["seat"] for _ in range(12)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"seat": 2}, "there is no seat 2: the seats are 0 to 1"),
        ({"limit": 0}, "a limit of 0 answers leaves no game to play"),
    ],
)
def test_a_wrong_table_is_refused(more: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("warlords", **more)  # type: ignore[arg-type]


def test_an_answer_by_parts_is_the_answer_by_number() -> None:
    table = Table("bloodstones")
    given: list[int] = []
    for _ in table.actions.sizes:
        given.append(int(np.flatnonzero(table.mask(given))[-1]))
    assert table.number_of(given) == 3
    asked = table.asked
    assert asked is not None
    assert table.actions.encode(asked, asked.options[3]) == tuple(given)


def test_a_number_that_is_not_offered_is_refused() -> None:
    table = Table("bloodstones")
    with pytest.raises(NotAsked, match=r"9 is not one of the 4 answers to choose_faction \(BS-19.1\)"):
        table.answer(9)


def played(env: Vector) -> list[bytes]:
    """The observations of a few steps in both seats' games."""
    looks, _ = env.reset(seed=[1, 2])
    random = np.random.default_rng(1)
    found = []
    for _ in range(8):
        actions = [random_action({ACTION_MASK: mask}, random) for mask in looks[ACTION_MASK]]
        looks = env.step(np.array(actions))[0]
        found.append(looks["observation"].tobytes())
    env.close()
    return found


def test_processes_play_the_same_games() -> None:
    assert played(seats("warlords", 2)) == played(seats("warlords", 2, processes=False))


def test_a_game_of_another_distribution_says_what_it_lacks() -> None:
    with announced():
        with pytest.raises(NotDeclared, match=r"skirmish has no answers as numbers: GameSpec\.make_actions"):
            Table("skirmish")
        result = CliRunner().invoke(main, ["lab", "spaces", "skirmish"])
    assert (result.exit_code, "skirmish has no answers as numbers" in result.output) == (1, True)


def test_the_command_prints_what_the_numbers_mean() -> None:
    result = CliRunner().invoke(main, ["lab", "spaces", "warlords", "--players", "3"])
    assert result.exit_code == 0
    assert f"observation {find_game('warlords').layout(Table('warlords', 3).state).version}:" in result.output
    assert "hands: 3 seat (own first) x 16 entries x card" in result.output


def test_the_command_runs_the_official_tests() -> None:
    result = CliRunner().invoke(main, ["lab", "spaces", "first_blood", "--test", "2"])
    assert result.output == "first_blood, 2 players: all tests pass\n"


def test_the_command_refuses_a_wrong_number_of_players() -> None:
    result = CliRunner().invoke(main, ["lab", "spaces", "warlords", "--players", "9"])
    assert (result.exit_code, "warlords is for 2 to 4 players, not 9" in result.output) == (2, True)
