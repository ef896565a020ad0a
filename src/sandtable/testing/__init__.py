"""The conformance kit: checks of what every game promises, which anyone can run on their own game.

    from sandtable.testing import check_game

    def test_my_game() -> None:
        check_game(SPEC)

Each promise is a separate function. It takes a `Trial`, one random game, and checks positions along it. A broken promise
raises AssertionError with game, players, options, seed, the number of the pick and the difference.
"""

from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeVar

from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.testing.entries import check_conceding, check_entries
from sandtable.testing.knowledge import (
    CardPlaces,
    Secrets,
    check_secrets,
    check_steps_do_not_leak,
    check_undo,
    check_veiled_picks,
    check_views,
    secret_places,
)
from sandtable.testing.legality import check_legality
from sandtable.testing.notation import check_notation, check_records
from sandtable.testing.observations import check_observing
from sandtable.testing.playing import MAX_DECISIONS, any_answer, any_option, chooser_rng, perft, play_on, playout
from sandtable.testing.questions import (
    AskedAgain,
    Options,
    OrderOfAnswers,
    check_asking_is_pure,
    check_ends,
    check_options,
    check_order_of_answers,
    check_refusals,
)
from sandtable.testing.reasons import check_why_not, check_why_not_asked
from sandtable.testing.regions import check_regions
from sandtable.testing.scenes import check_scenes
from sandtable.testing.states import (
    Clones,
    Fields,
    Soundness,
    check_clones,
    check_fields,
    check_in_other_process,
    check_other_process,
    check_replay,
    check_saving,
    check_soundness,
)
from sandtable.testing.trial import Digests, Reached, Trial, Wanted, Watcher, whole
from sandtable.testing.words import Worded, check_words
from sandtable.testing.worlds import check_worlds

__all__ = [
    "CHECKS",
    "MAX_DECISIONS",
    "Trial",
    "any_answer",
    "any_option",
    "check_game",
    "check_secrets",
    "chooser_rng",
    "perft",
    "play_on",
    "playout",
    "secret_places",
    "trials",
    "walk_once",
    "whole",
]

S = TypeVar("S", bound=State)


class Check(Protocol):
    def __call__(self, trial: Trial[S]) -> None: ...


ELSEWHERE: Final = "other_process"
"""The check that starts a process, once for all games together."""

CHECKS: Final[dict[str, Check]] = {
    "ends": check_ends,
    "options": check_options,
    "refusals": check_refusals,
    "asking_is_pure": check_asking_is_pure,
    "order_of_answers": check_order_of_answers,
    "regions": check_regions,
    "soundness": check_soundness,
    "clones": check_clones,
    "fields": check_fields,
    "saving": check_saving,
    "replay": check_replay,
    ELSEWHERE: check_other_process,
    "views": check_views,
    "steps_do_not_leak": check_steps_do_not_leak,
    "veiled_picks": check_veiled_picks,
    "worlds": check_worlds,
    "observing": check_observing,
    "undo": check_undo,
    "conceding": check_conceding,
    "entries": check_entries,
    "legality": check_legality,
    "why_not": check_why_not,
    "why_not_asked": check_why_not_asked,
    "notation": check_notation,
    "records": check_records,
    "scenes": check_scenes,
    "words": check_words,
}


SECRETS: Final = "secrets"
"""The name of `check_secrets` among the checks."""

WATCHERS: Final[dict[str, type[Watcher[Any]]]] = {
    "options": Options,
    "asking_is_pure": AskedAgain,
    "order_of_answers": OrderOfAnswers,
    "soundness": Soundness,
    "clones": Clones,
    "fields": Fields,
    "replay": Digests,
    ELSEWHERE: Digests,
    "records": Digests,
    "words": Worded,
    SECRETS: Secrets,
    **dict.fromkeys(
        ("refusals", "regions", "saving", "views", "steps_do_not_leak", "veiled_picks", "worlds", "conceding"), Reached
    ),
    **dict.fromkeys(("legality", "why_not", "why_not_asked", "notation", "observing", "scenes"), Reached),
}
"""The checks that watch the whole game of a trial. The others play their own games."""


def walk_once(trial: Trial[S], checks: Iterable[str], places: int | None = None) -> None:
    """Let these checks share one walk through the trial's game instead of one walk each.

    With `places`, `secret_places` joins them at that many positions. The findings are the same as without this call.
    """
    wanted: list[Wanted] = [(WATCHERS[name], None) for name in checks if name in WATCHERS]
    trial.shared = list(dict.fromkeys([*wanted, *([] if places is None else [(CardPlaces, places)])]))


def trials(
    spec: GameSpec[S], seeds: Iterable[int] = (0,), samples: int = 12, clauses: Iterable[str] | None = None
) -> list[Trial[S]]:
    """One random game for each of the game's option sets and each seed."""
    known = None if clauses is None else frozenset(clauses)
    sets = spec.option_sets()
    return [Trial(spec, players, options, seed, samples, known) for seed in seeds for players, options in sets]


def check_game(
    spec: GameSpec[S],
    seeds: Iterable[int] = (0,),
    samples: int = 12,
    clauses: Iterable[str] | None = None,
    secrets: bool = True,
    checks: Iterable[str] = tuple(CHECKS),
) -> None:
    """Check all promises, or those named, with random games over all of the game's option sets.

    `clauses` are the ids of the game's ledger; without them any clause id counts as known. A game without secrets has to say
    so.
    """
    found, names = trials(spec, seeds, samples, clauses), list(checks)
    for trial in found:
        walk_once(trial, [*names, SECRETS] if secrets else names)
        for name in names:
            if name != ELSEWHERE:
                CHECKS[name](trial)
        if secrets:
            check_secrets(trial)
    if ELSEWHERE in names:
        check_in_other_process(found)
