"""One attack on one Regiment: To Hit, Injury, casualties, Morale, with all re-rolls (chapters 2, 7, 14 to 16).

The Actions decide how many dice are rolled (by sight, by contact). From there on all attacks work the same way. The dice
themselves are in `attack_dice`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.events import NO_ONE
from sandtable.games.first_blood.combat.attack_dice import AttackDice
from sandtable.games.first_blood.combat.attack_traits import (
    DEADLY,
    Group,
)
from sandtable.games.first_blood.combat.fighters import casualty_order
from sandtable.games.first_blood.combat.tactics import note_tactics, rerolls_sixes, tactics_for
from sandtable.games.first_blood.dice import (
    AMOUNT,
    INJURY,
    MORALE,
    TO_HIT,
    is_passed,
    roll,
)
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_SPELL,
    BY_VOLLEY,
    NO_ATTACK,
    UNTIL_ACTION,
    Situation,
    effects,
)
from sandtable.games.first_blood.measuring import engaged_with, has_reroll
from sandtable.games.first_blood.qualities import any_has, rule_x
from sandtable.games.first_blood.state import (
    BLESSED_DEFENCE,
    BLESSED_HITS,
    BLESSING_USED,
    FIELD,
    GONE,
    LED_HIT,
    LED_INJURY,
    NOBODY,
    NOWHERE,
    State,
)
from sandtable.games.first_blood.tables.terms import BLESSED, LETHAL_DEMISE
from sandtable.games.first_blood.wounds import (
    automatic,
    bears_markers,
    extra_wounds,
    is_ignored,
    morale_faces,
    morale_failures,
    next_casualties,
    resolve_value,
    suffer,
    wounds_of,
)

NO: Final = 0
YES: Final = 1
NONE: Final = -1
TESTS_MORALE: Final = (BY_CLASH, BY_IMPACT, BY_SPELL)
"""Only these Attacks cause a Morale Test (FB-7.16)."""
LEADER_HITS: Final = (BY_VOLLEY, BY_CLASH, BY_DUEL)
"""The Leader's re-roll of a To Hit die applies to Volley and Clash Actions and Duels (FB-4.8, FB-15.22, FB-18.10)."""


Cause = tuple[str, int]
"""What deals Wounds: a word of `cause-...`, and the terrain piece or ability it names, or -1."""
NO_CAUSE: Final[Cause] = ("", -1)


@frame
class Attack(AttackDice):
    """An attack in progress.

    `groups` are the To Hit dice still to be rolled, or the Hits if `at` starts at the Injury Roll. `faces`, `kinds` (the
    group of a die) and `again` (was it re-rolled) describe the dice on the table. `pending` are failed Injury dice still to
    be applied, 1 for deadly ones; `suffered` counts the Wounds (FB-7.21). `order` is the order of casualties among the Rank
    and File. `near` are the enemies in contact before casualties are removed, `demise` the Hits that Lethal Demise gives
    them. `only` is the single Model that takes the Wounds, as in a Duel (FB-18.11).
    """

    at: int
    attacker: int
    target: int
    kind: int
    groups: list[Group]
    order: list[int]
    faces: list[int] = []
    kinds: list[int] = []
    again: list[bool] = []
    pending: list[int] = []
    suffered: int = 0
    tested: bool = False
    near: list[int] = []
    demise: int = 0
    only: int = NOBODY
    cause: Cause = unsaved(NO_CAUSE, shared=True)
    """What deals the Wounds if no attack does; only for display."""

    def seen_by(self, seat: int) -> Attack:
        """An attack has no secrets."""
        return self.clone()

    def steps(self) -> tuple[Callable[[Attack, State], Decision | None], ...]:
        return STEPS

    # -- optional re-rolls To Hit --------------------------------------------------------------------------------------

    def ask_sixes(self, st: State) -> Decision | None:
        """Then optional re-rolls of the owner: natural 6s To Hit (FB-17.16)."""
        if not self.sixes():
            return None
        return Decision("reroll_sixes", self.seat(st), [NO, YES], "FB-17.16", (self.attacker,))

    def ask_blessed_hits(self, st: State) -> Decision | None:
        """Blessed, declared for Hits: all failed To Hit dice of one roll (FB-24.7, FB-24.8)."""
        if self.attacker == NOBODY or st.blessing[self.attacker] != BLESSED_HITS or not self.blest():
            return None
        return Decision("blessed", self.seat(st), [NO, YES], "FB-24.8", (self.attacker,))

    def ask_leader(self, st: State) -> Decision | None:
        """The Leader's re-roll: one To Hit die in each Clash and Volley Action (FB-4.8, FB-4.17)."""
        if self.kind not in LEADER_HITS or not has_reroll(st, self.attacker) or st.has_mark(self.attacker, LED_HIT):
            return None
        dice = self.hits_worth_rerolling(st)
        if not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_hit", self.seat(st), options, "FB-4.8", (self.attacker, *self.faces))

    # -- optional re-rolls of Injury dice ------------------------------------------------------------------------------

    def ask_injury_sixes(self, st: State) -> Decision | None:
        """Then optional re-rolls of the owner: natural 6s of its Injury dice (FB-17.17)."""
        able = any(effect.choice and effect.which == "natural_6" for effect in self.injury_rerolls(st))
        sixes = self.natural_sixes()
        if not able or not any(st.rules.asks_all or self.can_save(die) for die in sixes):
            return None
        return Decision("reroll_sixes", st.owner(self.target), [NO, YES], "FB-17.17", (self.target,))

    def ask_injury_die(self, st: State) -> Decision | None:
        """An item may re-roll one die of each Injury Roll (content of `reroll` with which = one)."""
        able = any(effect.choice and effect.which == "one" for effect in self.injury_rerolls(st))
        dice = self.injuries_worth_rerolling(st) if able else []
        if not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_injury", st.owner(self.target), options, "FB-2.9", (self.target, *self.faces))

    def ask_blessed_defence(self, st: State) -> Decision | None:
        """Blessed, declared for Defence: all failed Injury dice of one Action, if a Model with it still lives (FB-24.8)."""
        if st.blessing[self.target] != BLESSED_DEFENCE or not self.savable(st):
            return None
        if not any_has(st, self.target, BLESSED):
            return None
        return Decision("blessed", st.owner(self.target), [NO, YES], "FB-24.8", (self.target,))

    def ask_target_leader(self, st: State) -> Decision | None:
        """The target's Leader: one Injury die in each Action in which it takes Hits (FB-4.9, FB-27.11)."""
        if not has_reroll(st, self.target) or st.has_mark(self.target, LED_INJURY):
            return None
        dice = self.injuries_worth_rerolling(st)
        if not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_injury", st.owner(self.target), options, "FB-4.9", (self.target, *self.faces))

    def count_wounds(self, st: State) -> None:
        """Each die higher than Defence and Evasion is a Wound; all are applied together (FB-7.1, FB-7.3)."""
        wounding = self.unsaved()
        self.pending = [1 if self.power(die) & DEADLY else 0 for die in wounding]
        if st.logging:
            self.report(st, INJURY, [die not in wounding for die in range(len(self.faces))])

    # -- casualties and Morale -----------------------------------------------------------------------------------------

    def look_around(self, st: State) -> None:
        """Find who is in contact before casualties are removed: this sets their order and the targets of Lethal Demise.

        The extra Wounds of a Morale Test check again (FB-7.34, FB-15.24, FB-16.19, FB-24.26).
        """
        if st.logging and self.cause != NO_CAUSE and not self.faces:
            st.emit("harm", (self.target, *self.cause), "FB-7.12", NO_ONE)
        if st.status[self.target] != FIELD:
            return
        if self.kind in (BY_CLASH, BY_IMPACT):
            self.order = casualty_order(st, self.kind, self.attacker, self.target)
        if self.pending and any_has(st, self.target, LETHAL_DEMISE):
            self.near = engaged_with(st, self.target)

    def take_casualties(self, st: State) -> Decision | None:
        """Apply failed dice one at a time to the next casualty; the owner chooses among equals (FB-7.11 to FB-7.13).

        The defender is asked (FB-27.11).
        """
        if not self.pending or st.status[self.target] == GONE:
            self.pending = []  # Wounds beyond the last Model are lost (FB-7.10)
            return None
        if self.only != NOBODY and not st.is_alive(self.only):
            self.pending = []
            return None
        equal = next_casualties(st, self.target, self.order) if self.only == NOBODY else [self.only]
        kinds = self.different(st, equal)
        if len(kinds) > 1 and self.must_ask(st, equal):
            options: list[Pick] = list(kinds)
            return Decision("casualty", st.owner(self.target), options, "FB-7.13", (self.target, len(self.pending)))
        self.hurt(st, automatic(st, self.target, equal) if len(equal) > 1 else equal[0])
        self.at -= 1
        return None

    def different(self, st: State, equal: list[int]) -> list[int]:
        """The Models the owner can choose from: where Models have no places, one of each kind, as in a Retinue (FB-29.10)."""
        if st.status[self.target] == FIELD and st.inside[self.target] == NOWHERE:
            return equal
        marks = st.rules.forces.marks
        return list({marks[model]: model for model in equal}.values())

    def must_ask(self, st: State, equal: list[int]) -> bool:
        """Is there a choice? Not with automatic placement, before a Model is slain, or if all equals fall (FB-27.15)."""
        if st.rules.auto:
            return False
        each = wounds_of(st, equal[0])
        # a Character's Wound Markers do not affect the Retinue (FB-17.12)
        markers = st.wounds[self.target] if bears_markers(st, equal[0]) else 0
        coming = len(self.pending) + (sum(self.pending) if each > 1 else 0)
        if markers + coming >= each * len(equal):
            return False  # they all fall
        return markers + 1 + self.pending[0] >= each

    def hurt(self, st: State, model: int) -> None:
        """Apply a failed die to a Model: one Wound, or two if it is deadly and the Model has several (FB-7.36, FB-24.12)."""
        wounds = 1 + (1 if self.pending.pop(0) and wounds_of(st, model) > 1 else 0)
        lethal = bool(self.near) and rule_x(st, self.target, model, LETHAL_DEMISE) > 0
        self.wound(st, model, lethal)
        if wounds == 2:
            if st.is_alive(model):
                self.wound(st, model, lethal)
            else:
                self.pending.insert(0, 0)

    def wound(self, st: State, model: int, lethal: bool) -> None:
        if is_ignored(st, model, self.kind == BY_DUEL):
            return
        self.suffered += 1
        self.demise += lethal
        suffer(st, model)

    def strike_back(self, st: State) -> Decision | None:
        """Lethal Demise: enemies that were in contact take a Hit for each such Wound, before Morale (FB-24.26, FB-24.57)."""
        self.near = [foe for foe in self.near if st.status[foe] == FIELD] if self.demise else []
        if len(self.near) > 1:
            options: list[Pick] = list(self.near)
            return Decision("demise", st.owner(self.target), options, "FB-24.57", (self.target, self.demise))
        for foe in self.near:
            self.strike(st, foe)
        self.near, self.demise = [], 0
        if self.tested and st.logging:
            st.emit("attacked", (self.target,), "FB-7.1", NO_ONE)
        return None

    def strike(self, st: State, foe: int) -> None:
        self.near.remove(foe)
        st.push(harmed(self.demise, self.target, foe, ("demise", -1)))

    def feed(self, st: State) -> None:
        """Each Wound in a Clash or by Impact may heal the attacker on a roll (content of `heal` with per = wound_dealt).

        The points are recorded and spent after the Action (`ActionEnd`).
        """
        if self.attacker == NOBODY or self.tested:
            return
        for bound in effects(st, "heal", self.attacker, NOBODY, Situation(self.kind, self.target)):
            if bound.effect.per == "wound_dealt":
                faces = roll(st, self.seat(st), self.suffered, AMOUNT, "FB-7.30")
                points = len([face for face in faces if face >= bound.effect.on])
                st.lasting.append((st.rules.forces.bounds.index(bound), self.attacker, UNTIL_ACTION, points))

    def roll_morale(self, st: State) -> None:
        """Roll a Morale Test with one die for each Wound; its extra Wounds follow the same order (FB-7.17, FB-7.19, FB-7.34).

        A Volley causes none (FB-14.20). A Clash causes one (FB-16.17)."""
        if self.tested or self.kind not in TESTS_MORALE or not self.suffered or st.status[self.target] == GONE:
            self.at = len(STEPS)
            if st.logging:
                st.emit("attacked", (self.target,), "FB-7.1", NO_ONE)
                if self.faces and not self.tested:
                    st.emit("wounds", (self.target, self.suffered), "FB-7.1")
            return
        self.tested = True
        self.faces = morale_faces(st, self.target, self.suffered)
        self.kinds = [0] * len(self.faces)
        self.again = [False] * len(self.faces)
        if self.natural_sixes() and rerolls_sixes(st, self.target):
            note_tactics(st, self.target)
            self.throw_again(st, st.owner(self.target), self.natural_sixes(), MORALE, "FB-17.19")

    def ask_tactics(self, st: State) -> Decision | None:
        """A Character nearby may let the Regiment re-roll natural 6s, once per Action (FB-17.19, FB-17.45)."""
        rights = tactics_for(st, self.target)
        if not rights or not self.natural_sixes():
            return None
        return Decision("tactics", st.owner(self.target), [NO, YES], "FB-17.19", (self.target, rights[0]))

    def count_morale(self, st: State) -> None:
        """Extra Wounds by the number of failures (FB-7.20)."""
        need = resolve_value(st, self.target)
        extra = extra_wounds(morale_failures(self.faces, need))
        self.pending = [0] * extra
        if st.logging:
            self.report(st, MORALE, [is_passed(face, need) for face in self.faces], need)
            st.emit("morale", (self.target, extra), "FB-7.20")

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "casualty":
            self.hurt(st, pick)
            return
        if asked.kind == "demise":
            self.strike(st, pick)
            return
        self.at += 1
        if pick in (NONE, NO) and asked.kind != "reroll_hit" and asked.kind != "reroll_injury":
            return
        if asked.kind == "reroll_sixes":
            hits = asked.context[0] == self.attacker
            dice = self.sixes() if hits else self.natural_sixes()
            self.throw_again(st, asked.seat, dice, TO_HIT if hits else INJURY, asked.clause)
        elif asked.kind == "tactics":
            st.lasting.append((asked.context[1], self.target, UNTIL_ACTION, 0))
            self.throw_again(st, asked.seat, self.natural_sixes(), MORALE, "FB-17.19")
        elif asked.kind == "blessed":
            self.bless(st, asked.context[0])
        elif pick != NONE:
            hits = asked.kind == "reroll_hit"
            self.throw_again(st, asked.seat, [pick], TO_HIT if hits else INJURY, asked.clause)
            if hits or asked.clause == "FB-4.9":
                st.set_mark(self.attacker if hits else self.target, LED_HIT if hits else LED_INJURY)

    def bless(self, st: State, regiment: int) -> None:
        st.blessing[regiment] = BLESSING_USED
        hits = regiment == self.attacker
        self.throw_again(
            st, st.owner(regiment), self.blest() if hits else self.unsaved(), TO_HIT if hits else INJURY, "FB-24.7"
        )


STEPS: Final[tuple[Callable[[Attack, State], Decision | None], ...]] = (
    Attack.roll_to_hit,
    Attack.parry,
    Attack.flurry,
    Attack.ask_sixes,
    Attack.ask_leader,
    Attack.ask_blessed_hits,
    Attack.torrent,
    Attack.count_hits,
    Attack.roll_injury,
    Attack.undo_saves,
    Attack.spare_sixes,
    Attack.ask_injury_sixes,
    Attack.ask_injury_die,
    Attack.ask_target_leader,
    Attack.ask_blessed_defence,
    Attack.count_wounds,
    Attack.look_around,
    Attack.take_casualties,
    Attack.strike_back,
    Attack.feed,
    Attack.roll_morale,
    Attack.ask_tactics,
    Attack.count_morale,
    Attack.look_around,
    Attack.take_casualties,
    Attack.strike_back,
)
FROM_HITS: Final = STEPS.index(Attack.roll_injury)
"""The first step of an attack that starts with Hits, such as a spell (FB-19.18)."""
FROM_WOUNDS: Final = STEPS.index(Attack.look_around)


FROM_MORALE: Final = STEPS.index(Attack.roll_morale)


def falling(regiment: int, wounds: int, only: int = NOBODY, cause: Cause = NO_CAUSE) -> Attack:
    """Wounds without an attack, such as those of Decay: any Rank and File first, no Morale Test (FB-7.12, FB-7.16).

    With `only`, that Model takes them.
    """
    found = Attack(FROM_WOUNDS, NOBODY, regiment, NO_ATTACK, [], [], pending=[0] * wounds, only=only)
    found.cause = cause
    return found


def harmed(hits: int, attacker: int, regiment: int, cause: Cause) -> Attack:
    """Hits that are no attack, such as those of terrain (FB-20.6)."""
    found = Attack(FROM_HITS, attacker, regiment, NO_ATTACK, [(hits, 0, 0)], [])
    found.cause = cause
    return found


def morale_test(regiment: int, dice: int) -> Attack:
    """A Morale Test on its own, with this many dice (FB-17.35)."""
    return Attack(FROM_MORALE, NOBODY, regiment, BY_SPELL, [], [], suffered=dice)
