"""Checks the promises of the conformance kit for every game, on many option sets, in less than a minute on one core.

Cheap checks run on every third option set, expensive ones on every ninth. Each check starts at a different set, except those
that compare the digests of all steps, which are computed once. The checks that look at all positions of a game share one
walk. `python3 run.py fuzz` is a longer run over more seeds.
"""

from __future__ import annotations

from functools import cache

import pytest

from sandtable.core.engine.state import State
from sandtable.core.registry import find_game, playable_games
from sandtable.rulebook import ledger
from sandtable.testing import CHECKS, Trial, check_secrets, secret_places, trials, walk_once
from sandtable.testing.states import check_in_other_process

SAMPLES = 8
CHEAP = ("ends", "options", "refusals", "order_of_answers", "steps_do_not_leak", "veiled_picks")
DIGESTS = ("replay", "other_process", "records")
SHARE = 3
MANY = 100
"""The number of positions of each game that are searched for secret places."""

SECRETS = {
    # hands, bags, and the tiles of a battle
    "bloodstones": {"hand", "bag", "Battle"},
    # Command and Lore hands, cards drawn to keep one, unfinished councils and deployments; Artifacts drawn in a campaign
    "battlelore": {
        "hands",
        "lore",
        "Keep",
        "CouncilLane",
        "FirstLore",
        "GuardLane",
        "SetLane",
        "NewHero",
        "Recruit",
        "Aftermath",
    },
    "warlords": {"hands"},
    # the order of a Command Stack, while it is arranged and afterwards
    "first_blood": {"command", "StackLane", "Restack"},
}
"""What must be secret in each game. A forgotten mask shows up here."""


@cache
def trials_of(game: str) -> list[Trial[State]]:
    """One trial for each option set, each with a different seed. A process plays each game once."""
    found = trials(find_game(game), [0], SAMPLES, ledger.load_ledger(game).clauses)
    for seed, trial in enumerate(found):
        trial.seed = seed
    names = {n: ["secrets"] for n in range(len(found))}
    for check in CHECKS:
        for n in list(names)[share_of(check)]:
            names[n].append(check)
    for n, trial in enumerate(found):
        walk_once(trial, names[n], MANY)
    return found


def share_of(check: str) -> slice:
    """The trials of a game that a check sees."""
    step = SHARE if check in CHEAP else SHARE * SHARE
    return slice(list(CHECKS).index(DIGESTS[0] if check in DIGESTS else check) % step, None, step)


GAMES = [
    pytest.param(game, marks=[pytest.mark.long, pytest.mark.xdist_group(f"promises-{game}")])
    for game in playable_games()
]
"""The tests of a game run in one process, which plays its trials once."""


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_keeps_its_promises(game: str, check: str) -> None:
    share = trials_of(game)[share_of(check)]
    if check == "other_process":
        check_in_other_process(share)
        return
    for trial in share:
        CHECKS[check](trial)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_keeps_its_secrets(game: str) -> None:
    for trial in trials_of(game):
        check_secrets(trial, everybody=trial.options.get("open_stacks") != "on")  # FB-1.15: then stacks lie face up


@pytest.mark.parametrize("game", GAMES)
def test_what_is_meant_to_be_secret_is_secret(game: str) -> None:
    found: set[str] = set()
    for trial in trials_of(game):
        found.update(secret_places(trial, MANY))
    for players, options in reversed(find_game(game).option_sets()):
        if found >= SECRETS[game]:
            break  # otherwise these games did not reach something rare, and others are played
        found.update(secret_places(Trial(find_game(game), players, options), MANY))
    assert found == SECRETS[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_option_sets_cover_every_choice(game: str) -> None:
    spec = find_game(game)
    sets = [(players, spec.check_options(players, options)) for players, options in spec.option_sets()]
    assert {players for players, _ in sets} == set(range(spec.players[0], spec.players[1] + 1))
    for option in spec.option_defs:
        values = {options.get(option.name, option.default) for _, options in sets}
        assert values >= set(option.choices), f"{option.name}: {set(option.choices) - values} are never played"
        if not option.choices:
            assert len(values) > 1, f"{option.name}: only {values} is ever played"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_whose_turn_it_is(game: str) -> None:
    """Standing answers end with the seat's next turn, so every seat has turns, and all seats see the same turns."""
    trial = trials_of(game)[0]
    active: set[int] = set()
    for _, st in trial.visit():
        seats = st.active_seats()
        active.update(seats)
        assert all(st.seen_by(seat).active_seats() == seats for seat in trial.seats())
    assert active == set(range(trial.players))
