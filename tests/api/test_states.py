"""States of the public API: asking, playing, viewing, redealing, in all four games and the toy games."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import cast

import pytest

import sandtable
from sandtable.api.game import Game
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from tests.support.announced import announced, shipped_alone
from tests.support.toys.ring_toss import SPEC as RING_TOSS
from tests.support.toys.sealed_bids import SPEC as SEALED_BIDS

GAMES = ["battlelore", "bloodstones", "first_blood", "warlords"]
CALL_TO_ARMS: dict[str, str | int] = {
    "adventure": "bl-m1-open-road",
    "deployment": "organised",
    "mode": "lore",
    "turn_limit": 4,
}
TABLES: list[tuple[str, int, dict[str, str | int]]] = [
    *[(name, 2, {}) for name in GAMES],
    ("bloodstones", 6, {"max_rounds": 2}),
    ("warlords", 4, {}),
    ("battlelore", 2, CALL_TO_ARMS),
]


def started(name: str, players: int = 2, picks: int = 0, **options: str | int) -> sandtable.State:
    state = sandtable.game(name).start(players, seed=7, **options)
    rng = random.Random(7)
    for _ in range(picks):
        if not state.is_over:
            seat = rng.choice(state.to_move)
            state.play(state.legal_for(seat).sample(rng), seat)
    return state


def game_of(spec: object) -> Game:
    """A toy game that no entry point announces."""
    return Game(cast("GameSpec[State]", spec))


def at_a_region() -> sandtable.State:
    state, rng = started("first_blood"), random.Random(7)
    while not state.legal.is_region:
        state.play(state.legal.sample(rng))
    return state


def at_several_seats() -> sandtable.State:
    state = sandtable.game("battlelore").start(2, seed=7, **CALL_TO_ARMS)
    while len(state.to_move) < 2:
        state.play(state.legal[0])
    return state


def test_the_games_are_listed_and_found() -> None:
    with shipped_alone():
        assert sandtable.games() == GAMES
    assert [sandtable.game(name).name for name in GAMES] == GAMES


def test_the_package_of_the_games_stays_a_package_and_can_be_called() -> None:
    code = (
        "import sandtable; first = sandtable.games()\n"
        "import sandtable.games.bloodstones as package\n"
        "print(first == sandtable.games() == list(sandtable.games()), package.SPEC.name)"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).split() == ["True", "bloodstones"]


def test_a_game_of_another_distribution_is_played_too() -> None:
    with announced():
        assert {"skirmish", "card_duel"} < set(sandtable.games())
        state = sandtable.game("skirmish").start(seed=3)
        rng = random.Random(3)
        while not state.is_over:
            state.play(state.legal.sample(rng))
            assert pickle.loads(pickle.dumps(state)) == state
        assert sum(state.result.returns()) == 0
        assert str(state)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_whole_game_by_sampled_options(name: str, players: int, options: dict[str, str | int]) -> None:
    state, rng, picks = sandtable.game(name).start(players, seed=7, **options), random.Random(7), 0
    while not state.is_over:
        seat = rng.choice(state.to_move)
        legal = state.legal_for(seat)
        option = legal.sample(rng)
        assert option in legal
        assert legal
        if picks % 97 == 0:
            check_position(state, seat)
        state.play(option, seat)
        picks += 1
    assert (state.to_move, list(state.legal), len(state.legal)) == ((), [], 0)
    assert not state.legal
    returns = state.result.returns()
    assert len(returns) == players
    assert sum(returns) == pytest.approx(0)
    with pytest.raises(sandtable.NotAsked, match="over"):
        state.play(0)


def check_position(state: sandtable.State, seat: int) -> None:
    """Check what holds for every position and each seat that is asked there."""
    before = state.digest()
    view = state.view(seat)
    assert view.viewer == seat
    assert set(view.to_move) == set(state.to_move)
    assert view.legal.picks == view.legal_for(seat).picks == state.legal_for(seat).picks
    for dealt in (state.redeal(seat, 5), view.redeal(seed=5)):
        assert dealt.viewer is None
        assert dealt.view(seat) == view, "it fits what the seat knows"
        assert dealt.legal_for(seat).picks == view.legal.picks
        dealt.play(dealt.legal_for(seat)[-1], seat)
    assert sandtable.load_position(state.save()) == state
    for clone in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert clone == state
        clone.play(clone.legal_for(seat)[0], seat)
        assert clone != state
    assert pickle.loads(pickle.dumps(view)) == view
    assert repr(view).startswith(f"<State of {state.game.name}, {state.players} players, seen by seat {seat}: ")
    assert state.digest() == before, "nothing of all this has changed the state"


# -- options -----------------------------------------------------------------------------------------------------------


def test_a_list_of_options_behaves_like_a_list() -> None:
    state = started("bloodstones")
    legal = state.legal
    options = list(legal)
    assert len(legal) == len(options) == 4
    assert [legal[0], legal[-1]] == [options[0], options[-1]]
    assert legal[1:3] == options[1:3]
    assert list(reversed(legal)) == options[::-1]
    assert legal.index(options[2]) == legal.index(options[2].text) == 2
    assert random.Random(1).choice(legal) in options
    assert len(random.Random(1).sample(legal, 2)) == 2  # type: ignore[arg-type]  # a sequence only when it runs
    assert legal.picks == [option.pick for option in options]
    for option in options:
        assert option in legal
        assert option.text in legal
        assert option.pick in legal
    for other in ("wizards", -7, (1, 2), None, 1.5, object(), sandtable.Option("another", "x", options[0].pick)):
        assert other not in legal
    with pytest.raises(IndexError):
        legal[4]


def test_a_region_gives_candidates_and_is_exact_about_points() -> None:
    state = at_a_region()
    legal = state.legal
    candidates = list(legal)
    assert len(legal.picks) == len(candidates) > 1
    assert all(option in legal and option.text in legal for option in candidates)
    assert legal
    assert legal[0] == candidates[0]
    with pytest.raises(TypeError, match="cannot be counted"):
        len(legal)
    text = candidates[0].text
    x, y = map(int, text.split())
    near = [f"{x + dx} {y + dy}" for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    assert any(point in legal for point in near if point not in {option.text for option in candidates}), (
        "points that are no candidates are legal, too"
    )
    assert "99999 99999" not in legal
    assert "here" not in legal
    state.play(text)
    assert repr(at_a_region().legal).startswith("<LegalOptions: a region, ")


@pytest.mark.parametrize("form", ["option", "text", "number"])
def test_a_pick_is_an_option_a_text_or_a_number(form: str) -> None:
    state = started("warlords", picks=40)
    option = state.legal[-1]
    clone = state.copy()
    picks: dict[str, sandtable.Option | str | sandtable.Pick] = {
        "option": option,
        "text": option.text,
        "number": option.pick,
    }
    clone.play(picks[form])
    state.play(option)
    assert clone == state


def test_options_of_an_earlier_position_are_refused() -> None:
    state = started("bloodstones")
    old = state.legal
    state.play(old[0])
    with pytest.raises(ValueError, match="earlier position"):
        list(old)
    assert "earlier position" in repr(old)


# -- several seats at the same time ------------------------------------------------------------------------------------


def test_several_seats_answer_at_the_same_time_in_any_order() -> None:
    state = at_several_seats()
    assert state.to_move == (0, 1)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    clone = state.copy()
    state.play(state.legal_for(1)[0], seat=1)
    assert 0 in state.to_move
    state.play(state.legal_for(0)[0], seat=0)
    clone.play(clone.legal[0])
    clone.play(clone.legal_for(1)[0], 1)
    assert clone.view(0) == state.view(0)


def test_a_view_tells_nothing_of_the_options_of_others() -> None:
    state = at_several_seats()
    view = state.view(1)
    assert view.to_move == (1, 0), "the own seat first"
    assert view.legal.picks == state.legal_for(1).picks
    with pytest.raises(ValueError, match="hidden"):
        view.legal_for(0)
    hidden = next(decision for decision in view.decisions if decision.seat == 0)
    assert hidden.is_hidden
    assert repr(hidden).endswith("for seat 0: hidden>")
    spectator = state.view(sandtable.SPECTATOR)
    assert list(spectator.legal) == []
    with pytest.raises(ValueError, match="hidden"):
        spectator.legal_for(1)


def test_a_toy_asks_everybody_at_once() -> None:
    state = game_of(SEALED_BIDS).start(SEALED_BIDS.players[1], seed=2)
    assert state.to_move == tuple(range(state.players))
    rng = random.Random(2)
    while not state.is_over:
        seat = rng.choice(state.to_move)
        assert list(state.view(seat).legal_for(seat)) == list(state.legal_for(seat))
        state.play(state.legal_for(seat).sample(rng), seat)
    assert state.result.winners


def test_a_game_without_a_board_is_printed_as_its_question() -> None:
    state = game_of(RING_TOSS).start(seed=1)
    assert str(state).strip().startswith("seat ")


# -- what cannot be ----------------------------------------------------------------------------------------------------


def test_unknown_games_options_and_players_are_refused() -> None:
    with pytest.raises(sandtable.UnknownGame, match="did you mean first_blood"):
        sandtable.game("first blood")
    game = sandtable.game("bloodstones")
    with pytest.raises(sandtable.BadOption, match="did you mean max_rounds"):
        game.start(max_round=3)
    with pytest.raises(sandtable.BadOption, match="a whole number from"):
        game.start(max_rounds=-1)
    with pytest.raises(sandtable.BadOption, match="2 to 6 players, not 7"):
        game.start(7)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = sandtable.chess  # type: ignore[attr-defined]


def test_illegal_picks_change_nothing() -> None:
    state = started("bloodstones")
    other = started("warlords").legal[0]
    before = state.digest()
    with pytest.raises(sandtable.IllegalPick, match="'giant' is not an option of choose_faction"):
        state.play("giant")
    with pytest.raises(sandtable.IllegalPick, match="-7 is not an option"):
        state.play(-7)
    with pytest.raises(sandtable.IllegalPick, match="answers another question"):
        state.play(other)
    with pytest.raises(sandtable.NotAsked, match="seat 1 is not asked"):
        state.play(state.legal[0], seat=1)
    with pytest.raises(ValueError, match="no seat 2: the seats are 0 to 1"):
        state.play(state.legal[0], seat=2)
    with pytest.raises(ValueError, match="no seat -1"):
        state.legal_for(-1)
    with pytest.raises(TypeError, match="not float"):
        state.play(1.5)  # type: ignore[arg-type]
    assert list(state.legal_for(1)) == []
    assert state.digest() == before


def test_a_view_is_looked_at_and_not_played_on() -> None:
    view = started("warlords", picks=30).view(1)
    with pytest.raises(sandtable.IllegalPick, match=r"view\.redeal"):
        view.play(0)
    with pytest.raises(ValueError, match="pickle the view"):
        view.save()
    with pytest.raises(ValueError, match="view of seat 1"):
        view.view(0)
    with pytest.raises(ValueError, match="view of seat 1"):
        view.redeal(0, 1)
    assert view.view(1) == view


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(sandtable.NotOver, match="no result yet"):
        _ = started("warlords").result


# -- texts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_state_prints_its_board_and_its_question(name: str) -> None:
    state = started(name, picks=30)
    lines = str(state).splitlines()
    assert len(lines) > 8
    assert "seat" in lines[-1]
    assert state.decisions[0].clause in lines[-1]
    seat = state.to_move[0]
    assert str(state.view(seat)).splitlines()[-1] == lines[-1]


def test_a_printed_state_shows_no_hand() -> None:
    """Printing the full state shows only what a spectator knows."""
    state = started("warlords", picks=60)
    assert str(state.redeal(sandtable.SPECTATOR, 9)) == str(state)


def test_reprs_can_be_read() -> None:
    state = started("bloodstones")
    assert repr(state) == "<State of bloodstones, 2 players: seat 0 is asked choose_faction (BS-19.1)>"
    assert repr(state.decisions[0]) == "<Decision choose_faction (BS-19.1) for seat 0: 4 options>"
    assert repr(state.legal) == "LegalOptions([dragon_riders, horse_lords, hill_folk, necromancers])"
    assert repr(state.legal[0]) == "Option(kind='choose_faction', text='dragon_riders', pick=0)"
    assert repr(sandtable.game("bloodstones")) == "Game('bloodstones')"
    decision = state.decisions[0]
    assert (decision.parts, decision.context, decision.legal.picks) == (("faction",), (), state.legal.picks)


def test_a_state_goes_to_another_process_and_comes_back() -> None:
    state = started("first_blood", picks=60)
    seat = state.to_move[0]
    code = (
        "import pickle, sys\n"
        "state, view = pickle.load(sys.stdin.buffer)\n"
        f"assert view.legal.picks == state.legal_for({seat}).picks\n"
        f"state.play(view.legal[0], {seat})\n"
        "pickle.dump(state, sys.stdout.buffer)"
    )
    sent = pickle.dumps((state, state.view(seat)))
    got = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    state.play(state.legal[0], seat)
    assert pickle.loads(got.stdout) == state


def test_importing_sandtable_loads_nothing() -> None:
    """Web packages and presentation modules are not imported even when a game is played."""
    code = """
import sys
before = set(sys.modules)
import sandtable
print(sorted(set(sys.modules) - before - {'sandtable'}))
state = sandtable.game('bloodstones').start(seed=1)
while not state.is_over:
    state.play(state.legal.sample())
sandtable.bot('steward')
heavy = {'rich', 'click', 'fluent', 'msgspec', 'starlette', 'sqlalchemy', 'uvicorn', 'websockets', 'asyncio', 'sqlite3'}
print(sorted(heavy & set(sys.modules)))
"""
    shown = subprocess.check_output([sys.executable, "-I", "-c", code], text=True)
    assert shown.splitlines() == ["[]", "[]"]


def test_the_public_names_are_all_there_and_no_others() -> None:
    assert sorted(sandtable.__all__) == dir(sandtable)
    assert all(getattr(sandtable, name) is not None for name in sandtable.__all__)
    assert len(set(sandtable.__all__)) == len(sandtable.__all__)
