"""Checks promises about legality: the asked seat can list its own options, and what a rule says reveals nothing."""

from collections.abc import Sequence
from typing import TypeVar

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.refusal import Objection
from sandtable.core.engine.state import State
from sandtable.testing.reasons import beside_one, closed_targets, offered_targets
from sandtable.testing.trial import Trial

S = TypeVar("S", bound=State)

TARGETS = 40
"""How many refused targets of one question are compared."""


def check_legality(trial: Trial[S]) -> None:
    """The options of a question with a rule are the same in the true state, in what the seat sees and in a redealt state.

    The rule lists them too, and a sample of its objections is equal in all three states.
    """
    rng = trial.rng("legality")
    for number, st in trial.visit():
        for asked in st.open_questions():
            rule = trial.spec.presentation.rule(st, asked)
            if rule is None:
                continue
            seen = st.seen_by(asked.seat)
            worlds = {"true": st, "seen": seen, "redealt": trial.spec.redeal(seen, rng.word())}
            for name, world in worlds.items():
                listed = asked_in(trial, number, world, asked).options
                if list(listed) != list(asked.options):
                    raise trial.failure(number, f"{asked.kind} lists {listed} in the {name} state, not {asked.options}")
            for name, world in worlds.items():
                check_list(trial, number, rule, world, name, asked)
            offered = offered_targets(trial.spec, asked)
            closed = closed_targets(trial.spec, seen, asked, offered)
            given, apart = beside_one(trial.spec, asked, offered, closed, rng)
            for _ in range(min(TARGETS, len(closed))):
                compare_objections(trial, number, worlds, asked, closed[rng.below(len(closed))], ())
            for target in apart:
                compare_objections(trial, number, worlds, asked, target, given)


def asked_in(trial: Trial[S], number: int, world: S, asked: Decision) -> Decision:
    """The question that the frame asks this seat in a state."""
    question = world.stack[-1].advance(world)
    for each in () if question is None else (question, *question.also):
        if each.seat == asked.seat:
            return each
    raise trial.failure(number, f"{asked.kind} is not asked again of seat {asked.seat}")


def check_list(trial: Trial[S], number: int, rule: Rule[S], world: S, name: str, asked: Decision) -> None:
    """The rule lists the options of the question and agrees about its fixed answers. Without parts it is about those alone."""
    words = trial.spec.kinds[asked.kind].words
    expected = in_order([pick for pick in asked.options if not (isinstance(pick, int) and pick in words)])
    listed = in_order(rule.options(world, asked.seat))
    if rule.parts and listed != expected:
        odd = [pick for pick in (*listed, *expected) if (pick in listed) != (pick in expected)]
        raise trial.failure(number, f"the rule and the list of {asked.kind} differ in the {name} state: {odd[:5]}")
    for word, why_not in rule.words.items():
        if (why_not(world, asked.seat) is None) != (word in asked.options):
            what = f"the rule and the list of {asked.kind} differ in the {name} state: {words[word]}"
            raise trial.failure(number, what)


def in_order(picks: Sequence[Pick]) -> list[Pick]:
    return sorted(picks, key=lambda pick: (pick,) if isinstance(pick, int) else tuple(pick))


def compare_objections(
    trial: Trial[S], number: int, worlds: dict[str, S], asked: Decision, target: Target, given: tuple[Target, ...]
) -> None:
    """What is said against a target is the same in all states that the seat cannot tell apart."""
    said = {}
    for name, world in worlds.items():
        objection = trial.spec.presentation.objection(world, asked.seat, target, given)
        said[name] = "nothing" if objection is None else told(world, objection)
    if len(set(said.values())) > 1:
        beside = f" beside {given}" if given else ""
        raise trial.failure(number, f"{asked.kind}: the objection to {target}{beside} tells a secret: {said}")


def told(world: State, objection: Objection) -> str:
    return f"{objection.clause} {objection.refusal.key} {sorted(objection.facts(world).items())}"
