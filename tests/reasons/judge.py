"""Random games at whose questions things are asked for that are not offered, alone or beside a chosen part.

A refusal that a rule returns is weighed by its lift (`tests.reasons.lifts`). Where there is none, the judge of the game weighs
the clause. The judge is a module `tests.reasons.<game>` with

    def verdict(st, seat, asked, target, named) -> Verdict

`st` is the whole state (a judge may look at everything, and clone it to change one fact), `named` what `Presentation.why_not`
answered from what the seat sees. It may also offer

    def not_asked(st, seat, kind, named) -> Verdict
    WIDE = 40

the latter so many things to ask about at one question, of which those with different reasons are judged; and the former
for `core.interaction.why_not.why_not_asked`: why this seat is not asked this kind of question now.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import COUNTS
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.core.registry import find_game
from sandtable.core.space.points import LEAST, POINT, point, x_of, y_of
from sandtable.core.space.points import MOST as FURTHEST
from sandtable.testing import any_answer, chooser_rng
from sandtable.testing.reasons import beside_one, offered_targets
from tests.reasons.lifts import Fixed, Lifts, lift_of, lifts_of, still_refused

WORD = "word"
"""The part of a button: its value is the number of the word in `Kind.words`."""
SEAT = "seat"
OFTEN = 12
"""Positions of one kind of question that are always looked at; of further ones of that kind every `SELDOM`th."""
SELDOM = 12
EACH = 8
"""Things that are asked for at one question, of all parts in turn."""
MOST = 900
"""Answers after which a game is broken off."""


class Verdict(Enum):
    """EXACT: holds, of the very thing, and nothing is nearer. GENERAL: true, but a closer clause forbids it.
    FALSE: does not hold of the thing. UNJUDGED: the judge cannot tell. UNLIFTED: a refusal without a lift."""

    EXACT = "exact"
    GENERAL = "general"
    UNJUDGED = "unjudged"
    UNLIFTED = "unlifted"
    FALSE = "false"


@dataclass(frozen=True, slots=True)
class Case:
    """One refusal and what became of it; `place` says how to come back to it."""

    place: str
    kind: str
    target: str
    named: tuple[str, ...]
    verdict: Verdict

    def __str__(self) -> str:
        return (
            f"{self.verdict.value}: {self.kind}: {self.target} -> {', '.join(self.named) or 'nothing'}  [{self.place}]"
        )


Judge = Callable[[Any, int, Decision, Target, list[str]], Verdict]
Absence = Callable[[Any, int, str, list[str]], Verdict]


def judge_of(game: str) -> tuple[Judge, Absence | None]:
    module = importlib.import_module(f"tests.reasons.{game}")
    return module.verdict, getattr(module, "not_asked", None)


def cases(game: str, rounds: int = 1, share: int = 1, most: int = MOST, first: int = 0) -> Iterator[Case]:
    """Everything judged in `rounds` games of every `share`th option set, each with a seed of its own."""
    spec = find_game(game)
    judge, absence = judge_of(game)
    lifts = lifts_of(game)
    sets = spec.option_sets()
    seen: Counter[str] = Counter()
    for seed in range(first, first + rounds * len(sets)):
        if seed % share == 0:
            players, options = sets[seed % len(sets)]
            yield from played(spec, judge, absence, lifts, players, options, seed, most, seen)


def one_game(game: str, seed: int) -> Iterator[Case]:
    """Everything judged in the game of a seed, with the option set that has its turn."""
    spec, sets = find_game(game), find_game(game).option_sets()
    players, options = sets[seed % len(sets)]
    yield from played(spec, *judge_of(game), lifts_of(game), players, options, seed, MOST, Counter())


def played(
    spec: GameSpec[State],
    judge: Judge,
    absence: Absence | None,
    lifts: Lifts,
    players: int,
    options: Options,
    seed: int,
    most: int,
    seen: Counter[str],
) -> Iterator[Case]:
    """Everything judged along one random game; `seen` counts how often each kind of question was met."""
    st = spec.start(players, options, seed, log=False)
    answers, rng, pairs = chooser_rng(seed), chooser_rng(seed, "reasons"), chooser_rng(seed, "pairs")
    wider = getattr(importlib.import_module(judge.__module__), "WIDE", EACH)
    chosen = " ".join(f"{name}={str(value).splitlines()[0][:40]}" for name, value in options.items() if value != "")
    for number in range(1, most):
        if st.decision is None:
            return
        place = f"{players} players, {chosen}, seed {seed}, pick {number}"
        for asked in st.open_questions():
            seen[asked.kind] += 1
            if seen[asked.kind] > OFTEN and rng.below(SELDOM):
                continue
            view = st.seen_by(asked.seat)
            closed = refused(spec, view, asked, rng)
            wide = mixed(closed, rng, wider)
            reasons = {target: list(spec.presentation.why_not(view, asked.seat, target)) for target in wide}
            for target in varied(reasons):
                named = reasons[target]
                found, key = weighed(spec, judge, lifts, st, asked, target, named)
                yield Case(place, asked.kind, said(spec, view, asked, target), (*named, *key), found)
            if spec.presentation.rule(st, asked) is not None:
                yield from beside(spec, judge, lifts, st, asked, closed, place, pairs)
            if absence is not None:
                yield from absences(spec, absence, st, place, rng)
        seat, pick = any_answer(st, rng=answers)
        st.apply(pick, seat)


def beside(
    spec: GameSpec[State],
    judge: Judge,
    lifts: Lifts,
    st: State,
    asked: Decision,
    closed: list[Target],
    place: str,
    rng: Rng,
) -> Iterator[Case]:
    """What is asked for beside a part that is chosen already."""
    given, apart = beside_one(spec, asked, offered_targets(spec, asked), closed, rng)
    for target in apart:
        named = list(spec.presentation.why_not(st, asked.seat, target, given))
        found, key = weighed(spec, judge, lifts, st, asked, target, named, given)
        both = f"{said(spec, st, asked, target)} beside {said(spec, st, asked, given[0])}"
        yield Case(place, asked.kind, both, (*named, *key), found)


def weighed(
    spec: GameSpec[State],
    judge: Judge,
    lifts: Lifts,
    st: State,
    asked: Decision,
    target: Target,
    named: list[str],
    given: tuple[Target, ...] = (),
) -> tuple[Verdict, tuple[str, ...]]:
    """The verdict of the lift, or of the judge if there is none; and the key of the message, if a rule refuses."""
    objection = spec.presentation.objection(st, asked.seat, target, given)
    if objection is None:
        return judge(st, asked.seat, asked, target, named), ()
    objection.facts(st)  # `tests.reasons.said` recounts them
    key = (objection.refusal.key,)
    lift = lift_of(lifts, objection.refusal, target)
    if isinstance(lift, Fixed):
        return Verdict.EXACT, key
    if lift is not None:
        remains = still_refused(spec, lift, st, asked.seat, target, given, objection)
        return Verdict.FALSE if remains else Verdict.EXACT, key
    alone = spec.presentation.objection(st, asked.seat, target)  # the judge knows nothing of chosen parts
    alike = alone is not None and alone.refusal.key == objection.refusal.key
    found = judge(st, asked.seat, asked, target, named) if alike else Verdict.UNJUDGED
    return (Verdict.UNLIFTED if found is Verdict.UNJUDGED else found), key


def absences(spec: GameSpec[State], absence: Absence, st: State, place: str, rng: Rng) -> Iterator[Case]:
    """A seat and a kind of question that is not asked of it now."""
    seat, kind = rng.below(st.players), sorted(spec.kinds)[rng.below(len(spec.kinds))]
    if any(asked.seat == seat and asked.kind == kind for asked in st.open_questions()):
        return
    named = list(why_not_asked(spec, st.seen_by(seat), seat, kind).clauses)
    yield Case(place, "(not asked)", f"{kind} of seat {seat}", tuple(named), absence(st, seat, kind, named))


def refused(spec: GameSpec[State], view: State, asked: Decision, rng: Rng) -> list[Target]:
    """All that can be pointed at, pressed or typed at this question and is no part of an answer."""
    kind = spec.kinds[asked.kind]
    touched = {target for pick in asked.candidates() for target in spec.notation.targets_of(asked, pick)}
    for pick in asked.options:
        if isinstance(pick, int):
            touched.add((WORD if pick in kind.words else kind.parts[0], pick))
        else:
            touched.update(zip(kind.parts, pick, strict=False))
    there = dict.fromkeys(spec.presentation.targets(view))
    there.update(dict.fromkeys((WORD, value) for value in kind.words))
    if SEAT in kind.parts:
        there.update(dict.fromkeys((SEAT, seat) for seat in range(view.players)))
    for part in kind.parts:
        if part in COUNTS and not any(value >= 0 for value in kind.words):  # numbers, not buttons
            offered = [value for name, value in touched if name == part]
            there.update(dict.fromkeys((part, value) for value in range(max(offered, default=0) + 3)))
    found = [target for target in there if target not in touched]
    return found + [(POINT, spot) for spot in points_outside(asked, rng)]


def points_outside(asked: Decision, rng: Rng) -> list[int]:
    """Points around the legal ones of a region that are not legal."""
    region = asked.region
    if region is None:
        return []
    legal = region.candidates() or region.sampled()
    found: list[int] = []
    for _ in range(4 * EACH):
        near, far = legal[rng.below(len(legal))], legal[rng.below(len(legal))]
        reach = 50 + abs(x_of(near) - x_of(far)) + abs(y_of(near) - y_of(far))
        x, y = (at + rng.below(2 * reach + 1) - reach for at in (x_of(near), y_of(near)))
        spot = point(min(max(x, LEAST), FURTHEST), min(max(y, LEAST), FURTHEST))
        if not region.contains(spot):
            found.append(spot)
    return found[:EACH]


def varied(reasons: dict[Target, list[str]]) -> list[Target]:
    """Some of what was asked about, so that every reason that was given has its turn."""
    piles: dict[tuple[str, ...], list[Target]] = {}
    for target, named in reasons.items():
        piles.setdefault((target[0], *named), []).append(target)
    rows = max((len(pile) for pile in piles.values()), default=0)
    found = [pile[row] for row in range(rows) for pile in piles.values() if row < len(pile)]
    return found[:EACH]


def mixed(targets: list[Target], rng: Rng, most: int = EACH) -> list[Target]:
    """So many of them, drawn so that every part has its turn."""
    piles: dict[str, list[Target]] = {}
    for target in targets:
        piles.setdefault(target[0], []).append(target)
    found: list[Target] = []
    while piles and len(found) < most:
        for part in list(piles):
            pile = piles[part]
            found.append(pile.pop(rng.below(len(pile))))
            if not pile:
                del piles[part]
    return found[:most]


def said(spec: GameSpec[State], view: State, asked: Decision, target: Target) -> str:
    part, value = target
    if part == WORD:
        return f"word:{spec.kinds[asked.kind].words[value]}"
    name = f"seat {value}" if part == SEAT else spec.notation.part_text(view, part, value)
    return f"{part}:{value} ({name})"
