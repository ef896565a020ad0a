"""First Blood under a closer look than `test_said`: only things of the sort that each question asks for, and all of them.

A Regiment where a Regiment is asked for, every Action, every card, many places: without the easy refusals of things that no
answer could be. `python3 -m tests.reasons.test_first_blood [GAMES] [FIRST]` plays more of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.rng import Rng
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.core.registry import find_game
from sandtable.core.space.points import LEAST, MOST, POINT, point, x_of, y_of
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.questions import QUESTIONS
from sandtable.games.first_blood.state import State
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.test_refusals_exact import both
from tests.reasons import first_blood_fights, first_blood_sites, first_blood_turns
from tests.reasons.first_blood import OF_CARDS, verdict
from tests.reasons.first_blood_lifts import LIFTS
from tests.reasons.first_blood_melee import melee
from tests.reasons.first_blood_scenes import SCENES, Scene
from tests.reasons.judge import Verdict
from tests.reasons.judge import weighed as judged
from tests.reasons.lifts import Fixed, lift_of, still_refused

Weighed = tuple[str, str, tuple[str, ...], Verdict, str]
"""Kind of question, part of the thing, what was named, the verdict, where."""
POSITIONS = (first_blood_fights, first_blood_sites, first_blood_turns)
"""They fill `SCENES`."""
SPOTS = 6
OFTEN = 4
SELDOM = 6
PICKS = 700
MELEES = 1000


def apt(st: State, asked: Decision, rng: Rng) -> list[tuple[str, int]]:
    """All things of the sort that is asked for, and the buttons and numbers that are not there; some places."""
    kind = SPEC.kinds[asked.kind]
    sorts = {*kind.parts}
    sorts |= {"regiment"} if asked.kind in OF_CARDS else set()
    found = [
        target for target in SPEC.presentation.targets(st) if target[0] in sorts and target[1] not in asked.options
    ]
    found += [(WORD, value) for value in kind.words if value not in asked.options]
    found += [("count", len(asked.options) + n) for n in range(2)] if "count" in sorts else []
    return found + [(POINT, spot) for spot in spots(asked, rng)]


def spots(asked: Decision, rng: Rng) -> list[int]:
    """Places near the legal ones that are not legal, closer and farther."""
    region = asked.region
    if region is None and SPEC.kinds[asked.kind].parts != (POINT,):
        return []
    listed = [pick for pick in asked.options if isinstance(pick, int) and pick >= 0]
    legal = listed if region is None else region.candidates() or region.sampled()
    found: list[int] = []
    for n in range(3 * SPOTS):
        spread = (60, 250, 700)[n % 3]
        near = legal[rng.below(len(legal))]
        x, y = (at + rng.below(2 * spread + 1) - spread for at in (x_of(near), y_of(near)))
        spot = point(min(max(x, LEAST), MOST), min(max(y, LEAST), MOST))
        if len(found) < SPOTS and not (spot in listed if region is None else region.contains(spot)):
            found.append(spot)
    return found


def weighed(seed: int) -> Iterator[Weighed]:
    """Everything judged along one random game, or from `MELEES` on along one made-up battle."""
    sets = SPEC.option_sets()
    players, options = sets[seed % len(sets)]
    st = melee(seed) if seed >= MELEES else SPEC.start(players, options, seed, log=False)
    answers, rng = chooser_rng(seed), chooser_rng(seed, "apt")
    seen: Counter[str] = Counter()
    for number in range(PICKS):
        if st.decision is None:
            return
        for asked in st.open_questions():
            seen[asked.kind] += 1
            if seen[asked.kind] > OFTEN and rng.below(SELDOM):
                continue
            view = st.seen_by(asked.seat)
            for target in apt(view, asked, rng):
                objection = SPEC.presentation.objection(view, asked.seat, target)
                assert objection is not None
                named = list(objection.clauses)
                found, _ = judged(find_game("first_blood"), verdict, LIFTS, st, asked, target, named)
                yield asked.kind, target[0], tuple(named), found, f"seed {seed}, pick {number}, {target}"
        seat, pick = any_answer(st, rng=answers)
        st.apply(pick, seat)


def tell(seeds: list[int]) -> Counter[Verdict]:
    rows: dict[tuple[str, str], Counter[Verdict]] = {}
    bad: dict[tuple[object, ...], tuple[int, str]] = {}
    names: Counter[str] = Counter()
    for seed in seeds:
        for kind, part, named, found, where in weighed(seed):
            rows.setdefault((kind, part), Counter())[found] += 1
            names.update(named)
            if found is not Verdict.EXACT:
                count, first = bad.get((found.value, kind, part, named), (0, where))
                bad[found.value, kind, part, named] = (count + 1, first)
    whole: Counter[Verdict] = Counter()
    for key in sorted(rows):
        whole += rows[key]
        print(f"{' '.join(key):<28}", *[f"{found.value} {count:<6}" for found, count in rows[key].items()])
    for what, (count, where) in sorted(bad.items(), key=str):
        print(count, "x", *what, " e.g.", where)
    print(" ".join([f"{clause}:{count}" for clause, count in names.most_common()]))
    print({found.value: count for found, count in whole.items()})
    return whole


def test_things_of_the_sort_asked_for_are_refused_by_the_one_clause_that_forbids_them() -> None:
    found = [each for seed in (9, MELEES + 2, MELEES + 5) for each in weighed(seed)]
    wrong = [each for each in found if each[3] is Verdict.FALSE]
    exact = [each for each in found if each[3] is Verdict.EXACT]
    assert not wrong, wrong[:10]
    assert len(found) > 1500
    assert len(exact) >= 0.95 * len(found)
    kinds = {each[0] for each in found}
    assert {"action", "arrives", "casualty", "charges", "close_to", "duel", "march", "stack", "volley"} <= kinds


@pytest.mark.parametrize("made", SCENES)
def test_rare_refusals_are_said(made: Scene) -> None:
    for st, key, target in made():
        if isinstance(target, str):
            said = why_not_asked(SPEC, st.seen_by(0), 0, target).sentence
            assert said is not None
            named = said.args["why"].text if said.key == "not-asked-nothing" else said.key
            assert named == f"refused-{key}"
        else:
            seat = st.open_questions()[0].seat
            objection = SPEC.presentation.objection(st, seat, target)
            assert objection is not None
            assert objection.refusal.key == f"refused-{key}"
            assert not any("{" in sentence for sentence in both(st, target, seat))
            lift = lift_of(LIFTS, objection.refusal, target)
            if lift is not None and not isinstance(lift, Fixed):
                assert not still_refused(SPEC, lift, st, seat, target, (), objection)


@pytest.mark.parametrize("seed", [9, MELEES + 2, MELEES + 68])
def test_questions_are_asked_when_and_of_whom_their_rows_say(seed: int) -> None:
    """In the last of these battles a challenged Character strikes back, so that the player whose turn it is not rolls."""
    players, options = SPEC.option_sets()[seed % len(SPEC.option_sets())]
    st = melee(seed) if seed >= MELEES else SPEC.start(players, options, seed, log=False)
    answers = chooser_rng(seed)
    for number in range(PICKS):
        if st.decision is None:
            return
        for asked in st.open_questions():
            row = QUESTIONS.rows[asked.kind]
            steps = row.steps_for(st, asked.seat)
            now = [step for step in steps if step.is_now(st)]
            assert now or not steps, (asked.kind, number)
            turn = any(step.turn for step in now) and bool(st.active_seats())
            assert not turn or asked.seat in st.active_seats(), (asked.kind, number)
            assert [why for why in row.needs if why(st, asked.seat) is not None] == [], (asked.kind, number)
        seat, pick = any_answer(st, rng=answers)
        st.apply(pick, seat)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    tell(list(range(first, first + games)))
