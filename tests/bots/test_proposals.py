"""Bots accept draws when they are behind and concede lost games, by what their seats see; bots of others decide themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sandtable
from sandtable.bots import Bot, find_bot, policy_of
from sandtable.bots.play import answer
from sandtable.bots.proposals import HOPELESS, accepts_draw, chance_of, concedes, is_duel
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game

GAMES = ("bloodstones", "warlords")
RANDOM = find_bot("random", find_game("warlords"))


def uneven(game: str, seed: int = 1, players: int = 2) -> Iterator[State]:
    """The positions of a game of the best bot in the last seat against random ones."""
    spec: GameSpec[State] = find_game(game)
    bots = [find_bot("random", spec, seed) for _ in range(players - 1)] + [find_bot(policy_of(game), spec, seed)]
    st = spec.start(players, {}, seed, log=False)
    while st.decision is not None:
        yield st
        answer(st, bots)


def chance(game: str, st: State, seat: int) -> float:
    found = chance_of(game, st.seen_by(seat), seat)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_is_behind_accepts_a_draw_and_one_that_is_ahead_declines(game: str) -> None:
    for st in uneven(game):
        if chance(game, st, 0) < 0.3 and chance(game, st, 1) > 0.7:
            break
    else:
        pytest.fail("the random bot was never behind")
    assert [accepts_draw(game, RANDOM, st.seen_by(seat), seat) for seat in (0, 1)] == [True, False]


def test_equal_chances_and_games_without_an_estimate_are_played_on() -> None:
    st = find_game("warlords").start(2, {}, 1)
    assert st.decision is not None
    seat = st.decision.seat
    assert not accepts_draw("nim", RANDOM, st.seen_by(seat), seat)
    assert not concedes("nim", RANDOM, st.seen_by(seat), seat)


def test_a_bot_concedes_a_lost_game_and_only_that() -> None:
    game, given_up = "bloodstones", 0
    for seed in range(40):
        for st in uneven(game, seed):
            assert st.decision is not None
            seat = st.decision.seat
            gives_up = concedes(game, RANDOM, st.seen_by(seat), seat)
            if gives_up:
                assert seat == 0, "the best bot is never lost against the random one"
                assert chance(game, st, seat) < HOPELESS
                given_up += 1
                break
        if given_up == 2:
            return
    pytest.fail("nobody gave up")


def test_nobody_concedes_in_a_reaction_window_or_while_others_play_on() -> None:
    """A game of three goes on after a concession, which would decide between the others."""
    seen: set[bool] = set()
    for st in uneven("bloodstones", players=3):
        assert st.decision is not None
        asked = st.decision
        assert not is_duel(st, asked.seat)
        assert not concedes("bloodstones", Ready(), st.seen_by(asked.seat), asked.seat)
        seen.add(asked.reaction is not None)
    for st in uneven("bloodstones"):
        assert st.decision is not None
        asked = st.decision
        assert is_duel(st, asked.seat)
        assert concedes("bloodstones", Ready(), st.seen_by(asked.seat), asked.seat) == (asked.reaction is None)
        seen.add(asked.reaction is not None)
    assert seen == {False, True}


def test_when_all_others_have_given_up_two_sides_are_left() -> None:
    spec: GameSpec[State] = find_game("bloodstones")
    st = spec.start(3, {}, 1)
    st.concede(2)
    assert is_duel(st, 0)
    assert not is_duel(st, 2), "it has given up"


class Ready(Bot):
    """A bot that always wants to give up."""

    def concedes(self, seen: State, seat: int) -> bool | None:
        return True


class Proud(sandtable.Bot):
    name = "proud"

    def accepts_draw(self, view: sandtable.State) -> bool | None:
        return view.viewer == 1

    def concedes(self, view: sandtable.State) -> bool | None:
        return False


def test_a_bot_of_others_may_decide_itself() -> None:
    spec: GameSpec[State] = find_game("warlords")
    proud = Proud.for_engine(spec, 1)
    st = spec.start(2, {}, 1)
    assert [accepts_draw("warlords", proud, st.seen_by(seat), seat) for seat in (0, 1)] == [False, True]
    for later in uneven("warlords"):
        assert later.decision is not None
        seat = later.decision.seat
        assert not concedes("warlords", proud, later.seen_by(seat), seat)
