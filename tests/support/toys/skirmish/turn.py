"""A turn: a model, what it does, the dice (SK-1.2 to SK-1.13)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import face_of
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.state import Result
from sandtable.core.space.plane import square
from sandtable.core.space.points import point, x_of, y_of
from tests.support.toys.skirmish.measuring import contact_place, in_contact, march_region, why_not_charge, why_not_shoot
from tests.support.toys.skirmish.state import BANNERS, GONE, INCH, KNIGHT, MODELS, Battle, kind_of, owner_of, radius_of

NEXT, ACTION, WHERE, WHOM, ROLL, AGAIN, WOUNDS = range(7)
MARCH, CHARGE, SHOOT, STAND = range(4)
ACTIONS: Final = ("march", "charge", "shoot", "stand")
STAY: Final = -1
NO_MODEL: Final = -1
WOUND_FROM: Final = 4
GRAZE: Final = 3
"""The number of a face is one less than its pips."""


@frame
class Turn(Frame[Battle]):
    """One model of the active side acts, then a model of the other side."""

    at: int
    model: int
    act: int
    target: int
    dice: tuple[int, ...]

    def advance(self, st: Battle) -> Decision | None:
        if self.at == NEXT:
            return self.ask_model(st)
        if self.at == ACTION:
            return Decision("action", st.active, action_options(st, self.model), "SK-1.2", (self.model,))
        if self.at == WHERE:
            region = march_region(st, self.model)
            return Decision("march", st.active, [STAY], "SK-1.3", (self.model,), region=region)
        if self.at == WHOM:
            clause = "SK-1.8" if self.act == CHARGE else "SK-1.9"
            kind = "charge_at" if self.act == CHARGE else "shoot_at"
            return Decision(kind, st.active, target_options(st, self.model, self.act), clause, (self.model,))
        if self.at == ROLL:
            self.roll(st)
        elif self.at == AGAIN:
            if st.again[st.active] and misses(self.dice):
                return Decision("again", st.active, [0, 1], "SK-1.11", (self.model, self.target))
            self.at = WOUNDS
        else:
            self.wound(st)
        return None

    def ask_model(self, st: Battle) -> Decision | None:
        """The next side with a model that has not acted; after all have, the next round (SK-1.2, SK-1.13)."""
        if st.round > st.last or not (st.standing(0) and st.standing(1)):
            finish(st)
            return None
        ready = ready_models(st, st.active)
        if ready:
            options: list[Pick] = [*ready]
            return Decision("activate", st.active, options, "SK-1.2")
        if ready_models(st, 1 - st.active):
            st.active = 1 - st.active
        else:
            st.round += 1
            st.spent = [0] * MODELS
        return None

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if self.at == NEXT:
            self.model = pick
            self.at = ACTION
        elif self.at == ACTION:
            self.act = pick
            if pick == STAND:
                self.end(st)
            else:
                self.at = WHERE if pick == MARCH else WHOM
        elif self.at == WHERE:
            if pick != STAY:
                st.emit("march", (self.model, st.at[self.model], pick), "SK-1.3")
                start, st.at[self.model] = st.at[self.model], pick
                st.facing[self.model] = point(2 * x_of(pick) - x_of(start), 2 * y_of(pick) - y_of(start))
            self.end(st)
        elif self.at == WHOM:
            self.go_for(st, pick)
        else:
            self.roll_again(st, pick == 1)

    def go_for(self, st: Battle, target: int) -> None:
        """Charge into contact, or shoot (SK-1.8, SK-1.9)."""
        self.target = target
        st.facing[self.model] = st.at[target]
        if self.act == CHARGE:
            start, st.at[self.model] = st.at[self.model], contact_place(st, self.model, target)
            st.emit("charge", (self.model, target, start, st.at[self.model]), "SK-1.8")
        else:
            st.emit("shoot", (self.model, target), "SK-1.9")
        self.at = ROLL

    def roll(self, st: Battle) -> None:
        """The dice of a charge or a shot (SK-1.10)."""
        count = 2 if self.act == SHOOT else 4 if kind_of(self.model) == KNIGHT else 3
        self.dice = tuple([st.chance(6) for _ in range(count)])
        st.emit("roll", (self.model, self.target, self.dice), "SK-1.10")
        self.at = AGAIN

    def roll_again(self, st: Battle, wanted: bool) -> None:
        """Roll the misses again, once a game (SK-1.11)."""
        self.at = WOUNDS
        if wanted:
            st.again[st.active] = 0
            self.dice = tuple([st.chance(6) if face < GRAZE else face for face in self.dice])
            st.emit("roll", (self.model, self.target, self.dice), "SK-1.11")

    def wound(self, st: Battle) -> None:
        """Five and six wound; without lives a model is removed (SK-1.10, SK-1.12)."""
        wounds = min(sum(face >= WOUND_FROM for face in self.dice), st.lives[self.target])
        st.lives[self.target] -= wounds
        if not st.lives[self.target]:
            st.at[self.target] = GONE
            st.emit("falls", (self.target,), "SK-1.12")
        elif wounds:
            st.emit("wounded", (self.target, wounds), "SK-1.10")
        self.end(st)

    def end(self, st: Battle) -> None:
        st.spent[self.model] = 1
        st.active = 1 - st.active
        self.at, self.model, self.act, self.target, self.dice = NEXT, NO_MODEL, STAND, NO_MODEL, ()

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if part == "model" and self.at == WHOM:
            rule = why_not_charge if self.act == CHARGE else why_not_shoot
            return [rule(st, self.model, value) or asked.clause]
        if part == WORD and self.at == ACTION:
            return why_not_act(st, self.model, value)
        return [asked.clause]


def ready_models(st: Battle, seat: int) -> list[int]:
    return [model for model in st.standing(seat) if not st.spent[model]]


def target_options(st: Battle, model: int, act: int) -> list[Pick]:
    rule = why_not_charge if act == CHARGE else why_not_shoot
    foes = st.standing(1 - owner_of(model))
    return [foe for foe in foes if rule(st, model, foe) is None]


def action_options(st: Battle, model: int) -> list[Pick]:
    """To stand is always possible (SK-1.2); who is in contact cannot march away from it (SK-1.5)."""
    found: list[Pick] = []
    if not in_contact(st, model) and march_region(st, model).has_candidate():
        found.append(MARCH)
    found += [act for act in (CHARGE, SHOOT) if target_options(st, model, act)]
    return [*found, STAND]


def why_not_act(st: Battle, model: int, act: int) -> list[str]:
    """Why a model cannot do this at all: the reasons against each enemy, or what keeps it from marching."""
    if act == MARCH:
        return ["SK-1.5" if in_contact(st, model) else "SK-1.3"]
    rule = why_not_charge if act == CHARGE else why_not_shoot
    found = [rule(st, model, foe) for foe in st.standing(1 - owner_of(model))]
    return list(dict.fromkeys([clause for clause in found if clause is not None]))


def misses(dice: tuple[int, ...]) -> int:
    return sum(face < GRAZE for face in dice)


def finish(st: Battle) -> None:
    """Show the goals and count (SK-1.13)."""
    scores = [3 - len(st.standing(1 - seat)) for seat in range(2)]
    for seat in range(2):
        goal = st.show(st.goals[seat], 0)
        st.emit("goal", (seat, goal), "SK-1.13")
        if holds(st, seat, goal):
            scores[seat] += 2
    best = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == best])
    st.result = Result(winners, tuple(scores), "alone" if not all(st.standing(seat) for seat in range(2)) else "rounds")
    st.pop()


def holds(st: Battle, seat: int, goal: int) -> bool:
    """Is a base within three inches of the banner?"""
    x, y = x_of(BANNERS[goal]), y_of(BANNERS[goal])
    for model in st.standing(seat):
        reach = 3 * INCH + radius_of(model)
        if square(x, y, x_of(st.at[model]), y_of(st.at[model])) <= reach * reach:
            return True
    return False


def known_goal(st: Battle, seat: int) -> int:
    """The goal of a side as far as it is known; -1 if it is not."""
    return face_of(st.goals[seat][0])
