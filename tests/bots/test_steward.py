"""The steward: legal, repeatable, honest, and better than chance."""

from __future__ import annotations

from itertools import permutations

import pytest

from sandtable.bots import find_bot
from sandtable.bots.play import play_game
from sandtable.core.engine.options import Options
from sandtable.games.bloodstones import SPEC
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from tests.support import is_running
from tests.support.bots import check_honest

pytestmark = pytest.mark.busy

SETS = SPEC.option_sets()
RANDOM_FACTIONS: Options = {"faction_assignment": "random"}
MAX_DECISIONS = 12_000


@pytest.mark.parametrize("number", range(0, len(SETS), 2))
def test_picks_are_legal_repeatable_and_blind(number: int) -> None:
    """Over a whole game: the view decides, not the bot's past, not the truth; and choosing changes nothing."""
    assert not is_running(check_honest(SPEC, "steward", number, MAX_DECISIONS, 27, 8))


def test_remembered_plans_never_change_a_pick() -> None:
    """A bot that keeps answering for one state makes the same picks as a new bot."""
    start = SPEC.start(2, RANDOM_FACTIONS, 4, log=False)
    assert start.decision is not None
    st = SPEC.redeal(start.seen_by(start.decision.seat), 11)
    old = find_bot("steward", SPEC)
    for _ in range(400):
        if st.decision is None:
            break
        asked = st.decision
        pick = old.choose(st, asked)
        assert find_bot("steward", SPEC).choose(st, asked) == pick
        st.apply(pick, asked.seat)


def wins_against_random(players: int, seat: int, options: Options, seed: int) -> float:
    """The steward's share of the victory in one seat when all others play at random."""
    bots = [find_bot("steward" if s == seat else "random", SPEC, 10 * seed + s) for s in range(players)]
    result, _ = play_game(SPEC, bots, options, seed)
    return (seat in result.winners) / len(result.winners)


@pytest.mark.long
def test_beats_random_play_with_every_pair_of_factions() -> None:
    won = 0.0
    for seed, pair in enumerate(permutations(FACTION_IDS, 2)):
        options: Options = {"faction_assignment": "fixed", "factions": ",".join(pair), "faction_limits": "off"}
        won += wins_against_random(2, seed % 2, options, seed)
    assert won >= 27


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_beats_random_play_at_larger_tables(players: int) -> None:
    assert sum(wins_against_random(players, seed % players, RANDOM_FACTIONS, seed) for seed in range(4)) >= 3


@pytest.mark.parametrize("cutiecorn", ["off", "on"])
def test_six_stewards_finish_their_game(cutiecorn: str) -> None:
    bots = [find_bot("steward", SPEC, seat) for seat in range(6)]
    result, decisions = play_game(SPEC, bots, {"cutiecorn": cutiecorn}, 7)
    assert result.winners
    assert decisions < MAX_DECISIONS
