"""An attack step by step: the pool, To Hit, Injury, casualties, Morale, each with its dice and target values."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event
from sandtable.core.interaction.wording import spot
from sandtable.core.scene.plane import Casualty, DiceStep, Die, StepState
from sandtable.core.scene.scene import Conflict, ConflictSide, Figure, Message, Point, number_arg
from sandtable.games.first_blood.combat.attack import FROM_HITS, FROM_WOUNDS, STEPS, Attack
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.ruins import Battering
from sandtable.games.first_blood.dice import INJURY, MORALE, TO_HIT
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_SPELL,
    BY_VOLLEY,
    NO_ATTACK,
)
from sandtable.games.first_blood.presentation.names import regiment_arg
from sandtable.games.first_blood.presentation.outlook import morale, morale_value
from sandtable.games.first_blood.presentation.scenery import model_type
from sandtable.games.first_blood.presentation.units import inside_at, role_of
from sandtable.games.first_blood.state import NOBODY, State

KIND_KEYS: Final = {
    NO_ATTACK: "attack-wounds",
    BY_VOLLEY: "attack-volley",
    BY_CLASH: "attack-clash",
    BY_IMPACT: "attack-impact",
    BY_DUEL: "attack-duel",
    BY_SPELL: "attack-spell",
}
TESTS: Final = (BY_CLASH, BY_IMPACT, BY_SPELL)


def conflict_at_hand(st: State) -> Conflict | None:
    """The attack being resolved, if any."""
    for frame in reversed(st.stack):
        if isinstance(frame, Attack) and not isinstance(frame, Battering) and frame.at < len(STEPS):
            return attack_conflict(st, frame, st.decision)
    return None


def attack_conflict(st: State, frame: Attack, asked: Decision | None) -> Conflict:
    sides = []
    if frame.attacker != NOBODY:
        sides.append(ConflictSide(st.owner(frame.attacker), "label-attacker", (), 0, (), (), 0, None))
    sides.append(ConflictSide(st.owner(frame.target), "label-defender", (), 0, (), (), 0, None))
    return Conflict(
        place=-1,
        step=KIND_KEYS[frame.kind],
        sides=tuple(sides),
        clause="FB-7.1",
        form="dice",
        at=middle_of(st, frame.target),
        rolls=tuple(attack_steps(st, frame, asked)),
        outcome=Message(
            KIND_KEYS[frame.kind],
            {
                **({"r": regiment_arg(st, frame.attacker)} if frame.attacker != NOBODY else {}),
                "s": regiment_arg(st, frame.target),
            },
        ),
    )


def middle_of(st: State, regiment: int) -> Point | None:
    """The middle of a Regiment's places; inside a Garrison, of the piece."""
    models = st.models(regiment)
    shown = [spot(st.place[model]) if st.place[model] >= 0 else inside_at(st, model) for model in models]
    places = [place for place in shown if place is not None]
    if not places:
        return None
    return (sum([x for x, _ in places]) / len(places), sum([y for _, y in places]) / len(places))


def attack_steps(st: State, frame: Attack, asked: Decision | None) -> list[DiceStep]:
    """The steps done, the current one, and those to come."""
    found: list[DiceStep] = []
    hitting = frame.at < FROM_HITS
    if hitting:
        found.append(hit_step(st, frame, asked))
    if frame.at < FROM_WOUNDS:
        found.append(injury_step(st, frame, asked, "coming" if hitting else "open"))
    found.append(falls_step(st, frame, "open" if frame.at >= FROM_WOUNDS else "coming"))
    if frame.kind in TESTS and not frame.tested:
        found.append(morale_step(st, frame))
    return found


def morale_step(st: State, frame: Attack) -> DiceStep:
    """The coming test, based on the dice on the table (FB-7.17)."""
    wounds = len(frame.unsaved()) if FROM_HITS <= frame.at < FROM_WOUNDS else 0
    need = morale_value(st, frame.target, wounds)
    return DiceStep(
        "step-morale",
        "coming",
        "FB-7.17",
        st.owner(frame.target),
        need=need,
        about=Message("step-morale-about", {"n": number_arg(need)}),
        likely=morale(st, frame.target, wounds),
    )


def hit_step(st: State, frame: Attack, asked: Decision | None) -> DiceStep:
    needs = [need for _, need, _ in frame.groups]
    return DiceStep(
        "step-to-hit",
        "open",
        "FB-16.13",
        frame.seat(st),
        sums=(*strikers(st, frame), *[Figure("label-dice", dice) for dice, _, _ in frame.groups]),
        need=max(needs, default=0),
        dice=tuple([Die(face, frame.is_hit(at), target=die_target(asked, at)) for at, face in enumerate(frame.faces)]),
        passed="label-hits",
        failed="label-missed",
    )


def strikers(st: State, frame: Attack) -> tuple[Figure, ...]:
    """The number of Models in a Clash that attack this target (FB-16.7)."""
    for under in st.stack:
        if isinstance(under, Clash) and frame.kind == BY_CLASH:
            models = {model for model, foe, _ in under.strikes if foe == frame.target}
            return (Figure("label-strikers", len(models), clause="FB-16.7"),) if models else ()
    return ()


def injury_step(st: State, frame: Attack, asked: Decision | None, state: StepState) -> DiceStep:
    if state == "coming":
        return DiceStep("step-injury", state, "FB-7.1", st.owner(frame.target))
    unsaved = frame.unsaved()
    needs = [need for _, need, _ in frame.groups]
    return DiceStep(
        "step-injury",
        state,
        "FB-7.1",
        st.owner(frame.target),
        sums=tuple([Figure("label-hits", hits) for hits, _, _ in frame.groups]),
        need=max(needs, default=0),
        dice=tuple([Die(face, at not in unsaved, target=die_target(asked, at)) for at, face in enumerate(frame.faces)]),
        passed="label-saved",
        failed="label-wounds",
    )


def die_target(asked: Decision | None, at: int) -> str:
    """A die that the question offers is selected by its number."""
    if asked is None or asked.kind not in ("reroll_hit", "reroll_injury") or at not in asked.options:
        return ""
    return f"die:{at}"


def falls_step(st: State, frame: Attack, state: StepState) -> DiceStep:
    """The casualties, in order (FB-7.11, FB-7.12)."""
    models = st.models(frame.target)
    first = st.plan(frame.target).first

    def rank(model: int) -> tuple[int, int]:
        role = ("", "acting", "command", "standard", "leader", "character").index(role_of(st, model))
        late = frame.order[model - first] if model - first < len(frame.order) else 0
        return (role, late)

    falls = tuple(
        [
            Casualty(f"m{model}", model_type(st, model), role_of(st, model), f"falls-{role_of(st, model) or 'rank'}")
            for model in sorted(models, key=rank)
        ]
    )
    about = Message("step-falls-about", {"n": number_arg(len(frame.pending))}) if frame.pending else None
    return DiceStep("step-falls", state, "FB-7.11", st.owner(frame.target), about=about, falls=falls)


# -- attacks that are over ------------------------------------------------------------------------------------------------

TOLD_DICE: Final = {TO_HIT: "step-to-hit", INJURY: "step-injury", MORALE: "step-morale"}
CLAUSES: Final = {TO_HIT: "FB-16.13", INJURY: "FB-7.1", MORALE: "FB-7.17"}


class ReportedAttack:
    """An attack as reported by the events of a step: the rolls, the Hits, the casualties."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target
        self.steps: list[tuple[int, int, list[int]]] = []
        """Purpose, player, faces."""
        self.hits = -1
        self.slain: list[int] = []

    def conflict(self, st: State) -> Conflict:
        if INJURY not in [purpose for purpose, _, _ in self.steps]:
            self.hits = max(self.hits, 0)  # nothing hit: no Hits are logged then
        steps = [self.step(purpose, seat, faces) for purpose, seat, faces in self.steps]
        if self.slain:
            falls = [
                Casualty(
                    f"m{model}",
                    model_type(st, model),
                    role_of(st, model),
                    f"falls-{role_of(st, model) or 'rank'}",
                    True,
                )
                for model in self.slain
            ]
            steps.append(DiceStep("step-falls", "open", "FB-7.11", st.owner(self.target), falls=tuple(falls)))
        sides = [ConflictSide(st.owner(one), role, (), 0, (), (), 0, None) for one, role in self.sides()]
        known = self.attacker != NOBODY
        names = {"r": regiment_arg(st, self.attacker)} if known else {}
        title = Message("attack-told" if known else "attack-wounds", {**names, "s": regiment_arg(st, self.target)})
        at = middle_of(st, self.target)
        return Conflict(-1, "ended", tuple(sides), "FB-7.1", form="dice", at=at, rolls=tuple(steps), outcome=title)

    def has_hit(self) -> bool:
        """Are all its To Hit dice rolled? Groups, and Torrential Fire dice, are rolled one after another (FB-16.13)."""
        return self.hits >= 0 or any(purpose != TO_HIT for purpose, _, _ in self.steps)

    def sides(self) -> list[tuple[int, str]]:
        pairs = [(self.attacker, "label-attacker"), (self.target, "label-defender")]
        return [(one, role) for one, role in pairs if one != NOBODY]

    def step(self, purpose: int, seat: int, faces: list[int]) -> DiceStep:
        """The dice of a roll; for To Hit dice also the target value that explains the number of Hits, if there is one."""
        need = -1
        if purpose == TO_HIT and self.hits >= 0:
            fitting = [face for face in range(7) if len([1 for one in faces if one <= face]) == self.hits]
            need = fitting[0] if fitting else -1
        words = ("label-hits", "label-missed") if need >= 0 else ("", "")
        dice = tuple([Die(face, face <= need) for face in faces])
        return DiceStep(TOLD_DICE[purpose], "done", CLAUSES[purpose], seat, (), need, dice, *words)


def ended_conflicts(before: State, events: list[Event]) -> tuple[Conflict, ...]:
    """The attacks that ended in a step, with all public dice."""
    if not events:
        return ()
    reader = AttackReader(before)
    for name, values, _, _ in events:
        reader.read(name, values)
    found = reader.found
    if events[-1][0] in ("roll", "reroll") and events[-1][1][1] != MORALE:
        found = found[:-1]  # a question follows the dice: the attack is not over
    return tuple([one.conflict(before) for one in found if one.target != NOBODY and one.steps])


class AttackReader:
    """Follows the events of one step: attacker and target, and the dice and losses of each attack."""

    def __init__(self, before: State) -> None:
        self.attacker = self.target = NOBODY
        self.found: list[ReportedAttack] = []
        for frame in reversed(before.stack):
            if isinstance(frame, Attack):
                self.attacker, self.target = frame.attacker, frame.target
                self.found.append(under_way(before, frame))
                break

    def read(self, name: str, values: tuple[object, ...]) -> None:
        numbers = [value for value in values if isinstance(value, int)]
        if name in ("roll", "reroll"):
            self.roll(name, numbers, values)
        elif name in ("volley", "charged") and len(numbers) > 2:
            self.attacker, self.target = numbers[1], numbers[2]
        elif name == "action" and len(numbers) > 1:
            self.attacker, self.target = numbers[1], NOBODY
        elif self.found:
            self.harm(self.found[-1], name, numbers)

    def roll(self, name: str, numbers: list[int], values: tuple[object, ...]) -> None:
        """Record the dice of an attack; To Hit dice after its Hits belong to another attack (FB-7.1)."""
        if len(numbers) < 3 or numbers[1] not in TOLD_DICE:
            return
        if not self.found or (numbers[1] == TO_HIT and name == "roll" and self.found[-1].has_hit()):
            self.found.append(ReportedAttack(self.attacker, self.target))
        note(self.found[-1], numbers, values[2] if name == "reroll" else ())

    def harm(self, attack: ReportedAttack, name: str, numbers: list[int]) -> None:
        """Record the Hits of an attack and its casualties."""
        if name == "hits":
            attack.target, attack.hits = numbers[0], numbers[1]
        elif name == "slain" and len(numbers) > 2:
            attack.target = numbers[1]
            attack.slain.append(numbers[2])


def under_way(st: State, frame: Attack) -> ReportedAttack:
    """An attack that waited for an answer, with the dice on the table."""
    attack = ReportedAttack(frame.attacker, frame.target)
    if frame.faces:
        hitting = frame.at < FROM_HITS
        seat = frame.seat(st) if hitting else st.owner(frame.target)
        attack.steps.append((TO_HIT if hitting else INJURY, seat, frame.faces[:]))
    return attack


def note(attack: ReportedAttack, numbers: list[int], old: object) -> None:
    """Record dice that were rolled or re-rolled; a new face takes the position of the old one (FB-2.6)."""
    seat, purpose, faces = numbers[0], numbers[1], numbers[2:]
    same = [step for step in attack.steps if step[0] == purpose]
    if not same:
        attack.steps.append((purpose, seat, list(faces)))
        return
    kept = same[-1][2]
    if not isinstance(old, tuple) or not old:
        kept.extend(faces)
        return
    for was, face in zip(old, faces, strict=True):
        kept[kept.index(was)] = face
