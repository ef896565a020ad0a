"""An attack step by step: the pool, To Hit, Injury, casualties, Morale, each with its dice and target values."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event
from sandtable.core.interaction.wording import spot
from sandtable.core.scene.plane import Casualty, DiceStep, Die, ReachRoll, StepState
from sandtable.core.scene.scene import (
    Arg,
    Conflict,
    ConflictSide,
    Figure,
    Message,
    Piece,
    Point,
    message_arg,
    number_arg,
)
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.combat.attack import FROM_HITS, FROM_WOUNDS, NO_CAUSE, STEPS, Attack, Cause
from sandtable.games.first_blood.combat.charge import BEST_ROLL, Charge, charge_distance
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.needs import Part
from sandtable.games.first_blood.combat.ruins import Battering
from sandtable.games.first_blood.dice import CHARGE_ROLL, INJURY, MORALE, TO_HIT
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_SPELL,
    BY_VOLLEY,
    NO_ATTACK,
)
from sandtable.games.first_blood.measuring import radius_of
from sandtable.games.first_blood.presentation.aims import charge_need, shortest_way
from sandtable.games.first_blood.presentation.names import ground_words, numbered, regiment_arg, regiment_words
from sandtable.games.first_blood.presentation.outlook import at_start, morale, morale_value
from sandtable.games.first_blood.presentation.scenery import model_type
from sandtable.games.first_blood.presentation.units import inside_at, role_of
from sandtable.games.first_blood.state import NOBODY, State
from sandtable.games.first_blood.tables.battlefields import INCH

KIND_KEYS: Final = {
    NO_ATTACK: "attack-wounds",
    BY_VOLLEY: "attack-volley",
    BY_CLASH: "attack-clash",
    BY_IMPACT: "attack-impact",
    BY_DUEL: "attack-duel",
    BY_SPELL: "attack-spell",
}
CHARGE_STEPS: Final = ("charge-target", "charge-roll", "charge-contact", "charge-impact", "charge-clash")
MINUS: Final = "\N{MINUS SIGN}"
TESTS: Final = (BY_CLASH, BY_IMPACT, BY_SPELL)


def conflict_at_hand(st: State) -> Conflict | None:
    """The attack being resolved, if any, or the Charge Roll that may be made again (FB-15.8)."""
    for frame in reversed(st.stack):
        if isinstance(frame, Attack) and not isinstance(frame, Battering) and frame.at < len(STEPS):
            return attack_conflict(st, frame, st.decision)
        if isinstance(frame, Charge) and st.decision is not None and st.decision.kind == "charge_again":
            return charge_conflict(st, frame.regiment, frame.primary, (frame.die, 0), "charge_failed")
    return None


def attack_conflict(st: State, frame: Attack, asked: Decision | None) -> Conflict:
    return Conflict(
        place=-1,
        step=KIND_KEYS[frame.kind],
        sides=sides_of(st, frame.attacker, frame.target, []),
        clause="FB-7.1",
        form="dice",
        at=middle_of(st, frame.target),
        rolls=tuple(attack_steps(st, frame, asked)),
        title=title_of(st, frame.attacker, frame.target, frame.kind),
        cause=cause_words(st, frame.cause),
    )


def title_of(st: State, attacker: int, target: int, kind: int) -> Message:
    names = {"r": regiment_arg(st, attacker)} if attacker != NOBODY else {}
    key = KIND_KEYS[kind] if names else "attack-wounds"
    return numbered(Message(key, {**names, "s": regiment_arg(st, target)}))


def cause_words(st: State, cause: Cause) -> Message | None:
    """What deals Wounds that no attack deals (FB-7.12)."""
    word, value = cause
    if not word:
        return None
    if word in ("terrain", "collapse") and value >= 0:
        name = ground_words(st.field(), value)
        return Message(f"cause-{word}", {"x": message_arg(name.key) if name.key else name.args["0"]})
    if word == "ability":
        return Message(
            "cause-ability", {"x": Arg("word", (value,), f"ability-{kebab(st.rules.forces.bounds[value].ability)}")}
        )
    return Message(f"cause-{word}")


def sides_of(st: State, attacker: int, target: int, slain: list[int]) -> tuple[ConflictSide, ...]:
    """Both Regiments with their Models; those that fell in this attack are spent."""
    found = []
    for regiment, role in ((attacker, "label-attacker"), (target, "label-defender")):
        if regiment == NOBODY:
            continue
        models = [*st.models(regiment), *[model for model in slain if model not in st.models(regiment)]]
        force = [
            Piece(
                f"m{model}",
                model_type(st, model),
                st.owner(regiment),
                at=spot(st.place[model]) if st.place[model] >= 0 else inside_at(st, model),
                flags=("spent",) if regiment == target and model in slain else (),
                role=role_of(st, model) if st.is_alive(model) else "",
            )
            for model in sorted(models)
        ]
        name = regiment_words(st, regiment)
        found.append(ConflictSide(st.owner(regiment), role, tuple(force), 0, (), (), 0, None, name=name))
    return tuple(found)


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
        sums=(*strikers(st, frame), *sums_of(frame.parts(st, TO_HIT, 0))),
        need=max(needs, default=0),
        dice=tuple([Die(face, frame.is_hit(at), target=die_target(asked, at)) for at, face in enumerate(frame.faces)]),
        passed="roll-hits",
        failed="roll-missed",
    )


def sums_of(parts: tuple[Part, ...]) -> tuple[Figure, ...]:
    """How a number comes about: the printed value, and what is added to it."""
    return tuple(
        [
            Figure(name, value, text=f"{value:+d}".replace("-", MINUS) if at else "")
            for at, (name, value) in enumerate(parts)
        ]
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
        sums=sums_of(frame.parts(st, INJURY, 0)),
        need=max(needs, default=0),
        dice=tuple([Die(face, at not in unsaved, target=die_target(asked, at)) for at, face in enumerate(frame.faces)]),
        passed="roll-saved",
        failed="roll-wounds",
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
ROLL_WORDS: Final = {
    TO_HIT: ("roll-hits", "roll-missed"),
    INJURY: ("roll-saved", "roll-wounds"),
    MORALE: ("roll-hold", "roll-fail"),
}
CHARGE_ENDS: Final = ("charged", "charge_failed", "charge_no_room", "charge_would_split")
ENDS: Final = ("broken", "shattered", "destroyed")


class ReportedAttack:
    """An attack as reported by the events of a step: the rolls, the casualties, how it ended."""

    def __init__(self, attacker: int, target: int, kind: int = NO_ATTACK) -> None:
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.steps: list[ReportedRoll] = []
        self.cause: Cause = NO_CAUSE
        self.slain: list[int] = []
        self.fled: list[int] = []
        """Those of the slain that a Morale Test took (FB-7.20)."""
        self.tested = False
        self.end = ""
        """The worst that happened to the target: broken, shattered, destroyed."""
        self.is_over = False

    def conflict(self, st: State) -> Conflict:
        steps = [step.shown() for step in self.steps]
        if self.slain:
            falls = [*[self.casualty(st, model) for model in self.slain], *self.standing(st)]
            steps.append(DiceStep("step-falls", "open", "FB-7.11", st.owner(self.target), falls=tuple(falls)))
        return Conflict(
            place=-1,
            step="ended" if self.is_over else KIND_KEYS[self.kind],
            sides=sides_of(st, self.attacker, self.target, self.slain),
            clause="FB-7.1",
            form="dice",
            at=middle_of(st, self.target),
            rolls=tuple(steps),
            outcome=self.verdict(st) if self.is_over else None,
            title=title_of(st, self.attacker, self.target, self.kind),
            cause=cause_words(st, self.cause),
        )

    def is_worth_telling(self) -> bool:
        return bool(self.steps or self.slain or self.cause != NO_CAUSE)

    def casualty(self, st: State, model: int) -> Casualty:
        fled = model in self.fled
        word = "falls-flees" if fled else "falls-struck"
        return Casualty(f"m{model}", model_type(st, model), role_of(st, model), word, True, fled)

    def standing(self, st: State) -> list[Casualty]:
        """The Models with a role that are left: they fall last (FB-7.11)."""
        left = [model for model in st.models(self.target) if model not in self.slain and role_of(st, model)]
        return [
            Casualty(f"m{model}", model_type(st, model), role_of(st, model), f"falls-{role_of(st, model)}")
            for model in left
        ]

    def verdict(self, st: State) -> Message:
        """How many fall of how many, and what becomes of the Regiment (FB-7.15, FB-7.22, FB-7.27)."""
        args = {
            "n": number_arg(at_start(st, self.target) - st.count(self.target) + len(self.slain)),
            "m": number_arg(at_start(st, self.target)),
            "s": regiment_arg(st, self.target),
        }
        key = f"verdict-{self.end}" if self.end else "verdict-falls" if self.slain else "verdict-none"
        return numbered(Message(key, args))


class ReportedRoll:
    """One roll of an attack: the faces, those before re-rolls (0: not re-rolled), and which passed once that is known."""

    def __init__(self, purpose: int, seat: int, faces: list[int]) -> None:
        self.purpose = purpose
        self.seat = seat
        self.faces = faces
        self.before = [0] * len(faces)
        self.need = -1
        self.parts: tuple[Part, ...] = ()
        self.passed: list[bool] = []

    def again(self, old: tuple[int, ...], faces: list[int]) -> None:
        """A new face takes the position of the old one (FB-2.6)."""
        for was, face in zip(old, faces, strict=True):
            at = next(n for n, each in enumerate(self.faces) if each == was and not self.before[n])
            self.faces[at], self.before[at] = face, was

    def shown(self) -> DiceStep:
        known = len(self.passed) == len(self.faces)
        dice = [Die(face, known and self.passed[n], self.before[n]) for n, face in enumerate(self.faces)]
        words = ROLL_WORDS[self.purpose] if known else ("", "")
        need = self.need if known else -1
        sums = sums_of(self.parts)
        return DiceStep(
            TOLD_DICE[self.purpose], "done", CLAUSES[self.purpose], self.seat, sums, need, tuple(dice), *words
        )


def ended_conflicts(before: State, events: list[Event]) -> tuple[Conflict, ...]:
    """The Charge Rolls and attacks of a step, with all public dice. The last attack may go on after a question."""
    if not events:
        return ()
    reader = AttackReader(before)
    for name, values, _, _ in events:
        reader.read(name, values)
    told = [one.conflict(before) for one in reader.found if one.target != NOBODY and one.is_worth_telling()]
    return (*reader.charges, *told)


class AttackReader:
    """Follows the events of one step: attacker and target, and the dice and losses of each attack."""

    def __init__(self, before: State) -> None:
        self.before = before
        self.attacker = self.target = NOBODY
        self.kind = NO_ATTACK
        self.found: list[ReportedAttack] = []
        self.charges: list[Conflict] = []
        self.die = (0, 0)
        """The Charge Roll, and its face before a re-roll."""
        for frame in reversed(before.stack):
            if isinstance(frame, Charge):
                self.die = (frame.die, 0)
            if isinstance(frame, Attack):
                self.attacker, self.target, self.kind = frame.attacker, frame.target, frame.kind
                self.found.append(under_way(before, frame))
                break

    def read(self, name: str, values: tuple[object, ...]) -> None:
        numbers = [value for value in values if isinstance(value, int)]
        if name in ("roll", "reroll"):
            self.roll(name, numbers, values)
        elif name == "volley":
            self.attacker, self.target, self.kind = numbers[1], numbers[2], BY_VOLLEY
        elif name in CHARGE_ENDS:
            self.attacker, self.target, self.kind = numbers[1], numbers[2], BY_IMPACT
            if self.die[0]:
                self.charges.append(charge_conflict(self.before, numbers[1], numbers[2], self.die, name))
        elif name == "action" and len(numbers) > 1:
            self.attacker, self.target, self.kind = numbers[1], NOBODY, BY_CLASH
        elif name == "judged":
            self.judge(numbers, values[-1])
        elif name == "harm":
            attack = ReportedAttack(NOBODY, numbers[0])
            attack.cause = (str(values[1]), numbers[-1])
            self.found.append(attack)
        elif self.found:
            self.harm(self.found[-1], name, numbers)

    def roll(self, name: str, numbers: list[int], values: tuple[object, ...]) -> None:
        """Record the dice of an attack; a second roll To Hit after its Hits belongs to another attack (FB-7.1)."""
        seat, purpose, faces = numbers[0], numbers[1], numbers[2:]
        old = values[2] if name == "reroll" else ()
        if purpose == CHARGE_ROLL:
            self.die = (faces[0], old[0] if isinstance(old, tuple) and old else 0)
            return
        if purpose not in TOLD_DICE:
            return
        last = self.found[-1].steps[-1:] if self.found else []
        if name == "reroll" and last and isinstance(old, tuple):
            last[0].again(old, faces)
            return
        if last and last[0].purpose == purpose and not last[0].passed:
            last[0].faces += faces
            last[0].before += [0] * len(faces)
            return
        if not self.found or (self.found[-1].steps and purpose == TO_HIT):
            self.found.append(ReportedAttack(self.attacker, self.target, self.kind))
        self.found[-1].steps.append(ReportedRoll(purpose, seat, list(faces)))

    def judge(self, numbers: list[int], parts: object) -> None:
        """Which dice passed and what they needed, and who attacks whom how."""
        if not self.found:
            return
        attack = self.found[-1]
        attack.attacker, attack.target, attack.kind = numbers[:3]
        attack.tested |= numbers[3] == MORALE
        for step in attack.steps:
            if step.purpose == numbers[3]:
                step.need, step.passed = numbers[4], [bool(each) for each in numbers[5:]]
                step.parts = parts if isinstance(parts, tuple) else ()

    def harm(self, attack: ReportedAttack, name: str, numbers: list[int]) -> None:
        """Record the Hits of an attack, its casualties, and what becomes of the target."""
        if name == "hits":
            attack.target = numbers[0]
        elif name == "slain" and len(numbers) > 2:
            attack.target = numbers[1]
            attack.slain.append(numbers[2])
            if attack.tested:
                attack.fled.append(numbers[2])
        elif name == "attacked":
            for each in [one for one in self.found if one.target == numbers[0]][-1:]:
                each.is_over = True
        elif name in ENDS:
            for each in [one for one in self.found if one.target == numbers[1]][-1:]:
                each.end = name


def under_way(st: State, frame: Attack) -> ReportedAttack:
    """An attack that waited for an answer, with the dice on the table."""
    attack = ReportedAttack(frame.attacker, frame.target, frame.kind)
    attack.cause, attack.tested = frame.cause, frame.tested
    if frame.faces and frame.at < FROM_WOUNDS:
        hitting = frame.at < FROM_HITS
        seat = frame.seat(st) if hitting else st.owner(frame.target)
        attack.steps.append(ReportedRoll(TO_HIT if hitting else INJURY, seat, frame.faces[:]))
    return attack


def charge_conflict(st: State, regiment: int, foe: int, die: tuple[int, int], name: str) -> Conflict:
    """A Charge Roll: the distance, the die, and what came of it in a sentence (FB-15.7, FB-15.9, FB-15.13)."""
    face, before = die
    need = charge_need(st, regiment, foe)
    gap, start, end = shortest_way(st, regiment, foe)
    fixed, far = charge_distance(st, regiment, 0), charge_distance(st, regiment, face)
    reached = name == "charged"
    args = {
        "r": regiment_arg(st, regiment),
        "s": regiment_arg(st, foe),
        "n": length_arg(far),
        "m": length_arg(gap, abs((gap - fixed + INCH / 2) % INCH - INCH / 2) < INCH / 10),
        "d": length_arg(max(1.0, gap - far), gap - far < INCH // 10),
    }
    roll = DiceStep("step-charge", "done", "FB-15.6", st.owner(regiment), need=-1, dice=(Die(face, reached, before),))
    place = start or (0, 0)
    return Conflict(
        place=-1,
        step="ended",
        sides=sides_of(st, regiment, foe, []),
        clause="FB-15.7",
        form="dice",
        at=middle_of(st, foe),
        rolls=(roll,),
        outcome=numbered(Message(f"outcome-{kebab(name)}", args)),
        steps=CHARGE_STEPS,
        reach=ReachRoll(
            place, end or place, radius_of(st, st.models(regiment)[0]), gap, fixed, BEST_ROLL, need, face, before
        ),
    )


def length_arg(length: float, is_tight: bool = False) -> Arg:
    """A length in inches, to a tenth; to a hundredth where a tenth decides."""
    return Arg("number", (round(length) if is_tight else round(length / 10) * 10, INCH))
