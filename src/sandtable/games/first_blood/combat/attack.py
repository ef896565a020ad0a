"""One attack on one Regiment: To Hit, Injury, casualties, Morale, with all re-rolls (chapters 2, 7, 14 to 16).

The Actions decide how many dice are rolled (by sight, by contact). From there on all attacks work the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.combat.attack_traits import (
    AGAIN,
    ALL_SIXES,
    BLEST,
    DEADLY,
    EXTRA,
    NO_DEFENCE,
    OF_HITS,
    PRECISE,
    SIXES,
    SURE,
    TORRENT,
    Group,
    injury_need,
)
from sandtable.games.first_blood.combat.fighters import casualty_order
from sandtable.games.first_blood.combat.tactics import note_tactics, rerolls_sixes, tactics_for
from sandtable.games.first_blood.dice import (
    AMOUNT,
    INJURY,
    MORALE,
    TO_HIT,
    distinct_dice,
    is_passed,
    is_saved,
    reroll,
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
from sandtable.games.first_blood.measuring import engaged_with, has_reroll, leader_of
from sandtable.games.first_blood.qualities import all_have, any_has, rule_x
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
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.terms import BLESSED, LETHAL_DEMISE, PARRY
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


class Attack(Sequence[State]):
    """An attack in progress.

    `groups` are the To Hit dice still to be rolled, or the Hits if `at` starts at the Injury Roll. `faces`, `kinds` (the
    group of a die) and `again` (was it re-rolled) describe the dice on the table. `pending` are failed Injury dice still to
    be applied, 1 for deadly ones; `suffered` counts the Wounds (FB-7.21). `order` is the order of casualties among the Rank
    and File. `near` are the enemies in contact before casualties are removed, `demise` the Hits that Lethal Demise gives
    them. `only` is the single Model that takes the Wounds, as in a Duel (FB-18.11).
    """

    __slots__ = (
        "again",
        "attacker",
        "demise",
        "faces",
        "groups",
        "kind",
        "kinds",
        "near",
        "only",
        "order",
        "pending",
        "suffered",
        "target",
        "tested",
    )

    def __init__(
        self,
        at: int,
        attacker: int,
        target: int,
        kind: int,
        groups: list[Group],
        order: list[int],
        faces: list[int] | None = None,
        kinds: list[int] | None = None,
        again: list[bool] | None = None,
        pending: list[int] | None = None,
        suffered: int = 0,
        tested: bool = False,
        near: list[int] | None = None,
        demise: int = 0,
        only: int = NOBODY,
    ) -> None:
        super().__init__(at)
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.groups = groups
        self.order = order
        self.faces = [] if faces is None else faces
        self.kinds = [] if kinds is None else kinds
        self.again = [] if again is None else again
        self.pending = [] if pending is None else pending
        self.suffered = suffered
        self.tested = tested
        self.near = [] if near is None else near
        self.demise = demise
        self.only = only

    def steps(self) -> tuple[Callable[[Attack, State], Decision | None], ...]:
        return STEPS

    def fields(self) -> tuple[object, ...]:
        dice = (self.faces[:], self.kinds[:], self.again[:], self.pending[:])
        start = (self.at, self.attacker, self.target, self.kind, self.groups[:], self.order[:])
        return (*start, *dice, self.suffered, self.tested, self.near[:], self.demise, self.only)

    # -- To Hit ------------------------------------------------------------------------------------------------------

    def seat(self, st: State) -> int:
        return st.owner(self.attacker)

    def is_hit(self, die: int) -> bool:
        return is_passed(self.faces[die], self.groups[self.kinds[die]][1])

    def roll_to_hit(self, st: State) -> None:
        """Roll one die for each Attack or shot (FB-14.18, FB-16.13)."""
        for number, (dice, _, power) in enumerate(self.groups):
            if power & SURE:
                continue
            self.faces += roll(st, self.seat(st), dice, TO_HIT, "FB-16.13")
            self.kinds += [number] * dice
        self.again = [False] * len(self.faces)

    def throw_again(self, st: State, seat: int, dice: list[int], purpose: int, clause: str) -> None:
        """Re-roll these dice; no die is ever re-rolled twice (FB-2.6)."""
        dice = sorted({die for die in dice if not self.again[die]})
        for die, face in zip(dice, reroll(st, seat, [self.faces[die] for die in dice], purpose, clause), strict=True):
            self.faces[die] = face
            self.again[die] = True

    def parry(self, st: State) -> None:
        """First, re-rolls forced by the opponent's rules: To Hit dice of 1 against Parry (FB-2.8, FB-24.30)."""
        sit = Situation(self.kind, self.attacker)
        alone = self.only != NOBODY and rule_x(st, self.target, self.only, PARRY, sit) > 0
        if alone or all_have(st, self.target, PARRY, sit):
            ones = [die for die, face in enumerate(self.faces) if face == 1]
            self.throw_again(st, self.seat(st), ones, TO_HIT, "FB-24.30")

    def flurry(self, st: State) -> None:
        """Then automatic re-rolls: all failed dice with Flurry and similar rules (FB-2.8, FB-24.21)."""
        failed = [die for die in range(len(self.faces)) if not self.is_hit(die) and self.power(die) & AGAIN]
        failed += [die for die, face in enumerate(self.faces) if face == 6 and self.power(die) & ALL_SIXES]
        self.throw_again(st, self.seat(st), failed, TO_HIT, "FB-24.21")

    def power(self, die: int) -> int:
        return self.groups[self.kinds[die]][2]

    def sixes(self) -> list[int]:
        return [
            die for die, face in enumerate(self.faces) if face == 6 and self.power(die) & SIXES and not self.again[die]
        ]

    def ask_sixes(self, st: State) -> Decision | None:
        """Then optional re-rolls of the owner: natural 6s To Hit (FB-17.16)."""
        if not self.sixes():
            return None
        return Decision("reroll_sixes", self.seat(st), [NO, YES], "FB-17.16", (self.attacker,))

    def failed(self) -> list[int]:
        return [die for die in range(len(self.faces)) if not self.is_hit(die) and not self.again[die]]

    def blest(self) -> list[int]:
        """The failed dice of Blessed Models: all Models with Blessed use it together (FB-24.7)."""
        return [die for die in self.failed() if self.power(die) & BLEST]

    def ask_blessed_hits(self, st: State) -> Decision | None:
        """Blessed, declared for Hits: all failed To Hit dice of one roll (FB-24.7, FB-24.8)."""
        if self.attacker == NOBODY or st.blessing[self.attacker] != BLESSED_HITS or not self.blest():
            return None
        return Decision("blessed", self.seat(st), [NO, YES], "FB-24.8", (self.attacker,))

    def ask_leader(self, st: State) -> Decision | None:
        """The Leader's re-roll: one To Hit die in each Clash and Volley Action (FB-4.8, FB-4.17)."""
        if self.kind not in LEADER_HITS or not has_reroll(st, self.attacker) or st.has_mark(self.attacker, LED_HIT):
            return None
        dice = distinct_dice(self.faces, self.kinds, self.again)
        if not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_hit", self.seat(st), options, "FB-4.8", (self.attacker, *self.faces))

    def torrent(self, st: State) -> None:
        """Each die that hits gives one additional Attack; these give no further ones (FB-24.51).

        Mandatory re-rolls apply to them too: 1s against Parry, failed dice of Fiend Hunter.
        """
        rolled = len(self.faces)
        for number, (_, _, power) in enumerate(self.groups):
            if power & TORRENT:
                hits = [die for die in range(len(self.faces)) if self.kinds[die] == number and self.is_hit(die)]
                more = roll(st, self.seat(st), len(hits), TO_HIT, "FB-24.51")
                self.faces += more
                self.kinds += [number] * len(more)
                self.again += [False] * len(more)
        if len(self.faces) > rolled:
            self.parry(st)
            self.flurry(st)

    def count_hits(self, st: State) -> None:
        """Each die that hits is a Hit; a natural 1 may be two, or ignore Defence (FB-24.32, FB-24.37, FB-24.39, FB-24.40)."""
        found: dict[int, int] = {}
        for count, _, power in self.groups:
            if power & SURE:
                found[power & OF_HITS] = found.get(power & OF_HITS, 0) + count
        for die, face in enumerate(self.faces):
            if not self.is_hit(die):
                continue
            power = self.power(die)
            if face == 1 and power & PRECISE:
                power |= NO_DEFENCE
            power &= OF_HITS
            found[power] = found.get(power, 0) + self.hits_of(die)
        self.groups = [(hits, 0, power) for power, hits in found.items()]
        if st.loud:
            st.emit("hits", (self.target, sum(found.values())), "FB-7.1")

    def hits_of(self, die: int) -> int:
        """The number of Hits from a die that hits."""
        return 2 if self.faces[die] == 1 and self.power(die) & EXTRA else 1

    # -- Injury ------------------------------------------------------------------------------------------------------

    def roll_injury(self, st: State) -> None:
        """Roll one die for each Hit; Hits with different effects form separate groups (FB-7.1, FB-7.3).

        The defender rolls them (FB-16.15).
        """
        sit = Situation(self.kind, self.attacker)
        plan = st.plan(self.target)
        model = leader_of(st, self.target) if plan.is_character else st.models(self.target)[-1]
        model = model if self.only == NOBODY else self.only
        self.groups = [(hits, injury_need(st, self.target, model, power, sit), power) for hits, _, power in self.groups]
        self.faces, self.kinds = [], []
        for number, (hits, _, _) in enumerate(self.groups):
            self.faces += roll(st, plan.owner, hits, INJURY, "FB-7.1")
            self.kinds += [number] * hits
        self.again = [False] * len(self.faces)

    def unsaved(self) -> list[int]:
        return [die for die, face in enumerate(self.faces) if not is_saved(face, self.groups[self.kinds[die]][1])]

    def injury_rerolls(self, st: State, op: str = "reroll") -> list[Effect]:
        """The effects that re-roll Injury dice of the target (FB-17.17, FB-17.18)."""
        found = effects(st, op, self.target, leader_of(st, self.target), Situation(self.kind, self.attacker))
        return [bound.effect for bound in found if bound.effect.roll == "injury"]

    def undo_saves(self, st: State) -> None:
        """First, re-rolls forced by the opponent's rules: passed Injury dice against Caledburn (FB-2.8)."""
        if self.injury_rerolls(st, "force_reroll"):
            wounding = self.unsaved()
            passed = [die for die in range(len(self.faces)) if die not in wounding]
            self.throw_again(st, st.owner(self.target), passed, INJURY, "FB-2.8")

    def spare_sixes(self, st: State) -> None:
        """Automatic re-rolls by the target's rules: natural 6s, or all failed dice (FB-2.8, FB-17.18)."""
        for effect in self.injury_rerolls(st):
            if not effect.choice:
                dice = self.unsaved() if effect.which == "failed" else self.natural_sixes()
                self.throw_again(st, st.owner(self.target), dice, INJURY, "FB-2.8")

    def natural_sixes(self) -> list[int]:
        return [die for die, face in enumerate(self.faces) if face == 6 and not self.again[die]]

    def ask_injury_sixes(self, st: State) -> Decision | None:
        """Then optional re-rolls of the owner: natural 6s of its Injury dice (FB-17.17)."""
        able = any(effect.choice and effect.which == "natural_6" for effect in self.injury_rerolls(st))
        if not able or not self.natural_sixes():
            return None
        return Decision("reroll_sixes", st.owner(self.target), [NO, YES], "FB-17.17", (self.target,))

    def ask_injury_die(self, st: State) -> Decision | None:
        """An item may re-roll one die of each Injury Roll (content of `reroll` with which = one)."""
        able = any(effect.choice and effect.which == "one" for effect in self.injury_rerolls(st))
        dice = distinct_dice(self.faces, self.kinds, self.again) if able else []
        if not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_injury", st.owner(self.target), options, "FB-2.9", (self.target, *self.faces))

    def ask_blessed_defence(self, st: State) -> Decision | None:
        """Blessed, declared for Defence: all failed Injury dice of one Action, if a Model with it still lives (FB-24.8)."""
        open_dice = [die for die in self.unsaved() if not self.again[die]]
        if st.blessing[self.target] != BLESSED_DEFENCE or not open_dice or not any_has(st, self.target, BLESSED):
            return None
        return Decision("blessed", st.owner(self.target), [NO, YES], "FB-24.8", (self.target,))

    def ask_target_leader(self, st: State) -> Decision | None:
        """The target's Leader: one Injury die in each Action in which it takes Hits (FB-4.9, FB-27.11)."""
        if not has_reroll(st, self.target) or st.has_mark(self.target, LED_INJURY):
            return None
        dice = distinct_dice(self.faces, self.kinds, self.again)
        if not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_injury", st.owner(self.target), options, "FB-4.9", (self.target, *self.faces))

    def count_wounds(self, st: State) -> None:
        """Each die higher than Defence and Evasion is a Wound; all are applied together (FB-7.1, FB-7.3)."""
        self.pending = [1 if self.power(die) & DEADLY else 0 for die in self.unsaved()]

    # -- casualties and Morale -----------------------------------------------------------------------------------------

    def look_around(self, st: State) -> None:
        """Find who is in contact before casualties are removed: this sets their order and the targets of Lethal Demise.

        The extra Wounds of a Morale Test check again (FB-7.34, FB-15.24, FB-16.19, FB-24.26).
        """
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
        marks = st.rules.muster.marks
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
        return None

    def strike(self, st: State, foe: int) -> None:
        self.near.remove(foe)
        st.push(Attack(FROM_HITS, self.target, foe, NO_ATTACK, [(self.demise, 0, 0)], []))

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
                st.lasting.append((st.rules.muster.bounds.index(bound), self.attacker, UNTIL_ACTION, points))

    def roll_morale(self, st: State) -> None:
        """Roll a Morale Test with one die for each Wound; its extra Wounds follow the same order (FB-7.17, FB-7.19, FB-7.34).

        A Volley causes none (FB-14.20). A Clash causes one (FB-16.17)."""
        if self.tested or self.kind not in TESTS_MORALE or not self.suffered or st.status[self.target] == GONE:
            self.at = len(STEPS)
            if st.loud and self.faces and not self.tested:
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
        extra = extra_wounds(morale_failures(self.faces, resolve_value(st, self.target)))
        self.pending = [0] * extra
        if st.loud:
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


def falling(regiment: int, wounds: int, only: int = NOBODY) -> Attack:
    """Wounds without an attack, such as those of Decay: any Rank and File first, no Morale Test (FB-7.12, FB-7.16).

    With `only`, that Model takes them.
    """
    return Attack(FROM_WOUNDS, NOBODY, regiment, NO_ATTACK, [], [], pending=[0] * wounds, only=only)


def morale_test(regiment: int, dice: int) -> Attack:
    """A Morale Test on its own, with this many dice (FB-17.35)."""
    return Attack(FROM_MORALE, NOBODY, regiment, BY_SPELL, [], [], suffered=dice)
