"""The dice of an attack: To Hit and Injury rolls, the re-rolls that no player decides, and counting Hits (chapters 2, 7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.events import NO_ONE
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.combat.attack_traits import (
    AGAIN,
    ALL_SIXES,
    BLEST,
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
from sandtable.games.first_blood.combat.needs import Part, hit_parts, injury_parts, resolve_parts
from sandtable.games.first_blood.dice import INJURY, MORALE, TO_HIT, distinct_dice, is_passed, is_saved, reroll, roll
from sandtable.games.first_blood.in_force import Situation, effects
from sandtable.games.first_blood.measuring import leader_of
from sandtable.games.first_blood.qualities import all_have, rule_x
from sandtable.games.first_blood.state import GONE, NOBODY, State
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.terms import PARRY

UNSAID: Final = ("attacked", "harm", "judged")
"""Events for those who draw the dice. They have no line in the log."""


class AttackDice(Sequence[State]):
    """The steps of an attack that only roll and count dice. `Attack` describes the fields and adds the other steps."""

    __slots__ = ("again", "attacker", "faces", "groups", "kind", "kinds", "only", "target")

    attacker: int
    target: int
    kind: int
    groups: list[Group]
    faces: list[int]
    kinds: list[int]
    again: list[bool]
    only: int

    # -- To Hit ------------------------------------------------------------------------------------------------------

    def seat(self, st: State) -> int:
        return st.owner(self.attacker)

    def is_hit(self, die: int) -> bool:
        return is_passed(self.faces[die], self.groups[self.kinds[die]][1])

    def power(self, die: int) -> int:
        return self.groups[self.kinds[die]][2]

    def throw_again(self, st: State, seat: int, dice: list[int], purpose: int, clause: str) -> None:
        """Re-roll these dice; no die is ever re-rolled twice (FB-2.6)."""
        dice = sorted({die for die in dice if not self.again[die]})
        for die, face in zip(dice, reroll(st, seat, [self.faces[die] for die in dice], purpose, clause), strict=True):
            self.faces[die] = face
            self.again[die] = True

    def roll_to_hit(self, st: State) -> None:
        """Roll one die for each Attack or shot (FB-14.18, FB-16.13)."""
        for number, (dice, _, power) in enumerate(self.groups):
            if power & SURE:
                continue
            self.faces += roll(st, self.seat(st), dice, TO_HIT, "FB-16.13")
            self.kinds += [number] * dice
        self.again = [False] * len(self.faces)

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

    def sixes(self) -> list[int]:
        return [
            die for die, face in enumerate(self.faces) if face == 6 and self.power(die) & SIXES and not self.again[die]
        ]

    def failed(self) -> list[int]:
        return [die for die in range(len(self.faces)) if not self.is_hit(die) and not self.again[die]]

    def hits_worth_rerolling(self, st: State) -> list[int]:
        """The different To Hit dice that a re-roll can help (FB-2.9).

        These are the failed ones, which a natural 1 always saves, and those that hit but would count more as a natural 1.
        """
        found = distinct_dice(self.faces, self.kinds, self.again)
        if st.rules.asks_all:
            return found
        return [
            die
            for die in found
            if not self.is_hit(die) or (self.faces[die] > 1 and self.power(die) & (EXTRA | PRECISE))
        ]

    def blest(self) -> list[int]:
        """The failed dice of Blessed Models: all Models with Blessed use it together (FB-24.7)."""
        return [die for die in self.failed() if self.power(die) & BLEST]

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
        if st.logging and self.faces:
            self.report(st, TO_HIT, [self.is_hit(die) for die in range(len(self.faces))])
        self.groups = [(hits, 0, power) for power, hits in found.items()]
        if st.logging:
            st.emit("hits", (self.target, sum(found.values())), "FB-7.1")

    def report(self, st: State, purpose: int, passed: list[bool], need: int = -1) -> None:
        """Record which dice of a roll passed, and how the number they need comes about, for those who draw the roll.

        It has no line in the log.
        """
        best = max([each for _, each, _ in self.groups], default=0) if need < 0 else need
        values = (self.attacker, self.target, self.kind, purpose, best, *[int(each) for each in passed])
        st.emit("judged", (*values, self.parts(st, purpose, best)), "FB-7.1", NO_ONE)

    def parts(self, st: State, purpose: int, need: int) -> tuple[Part, ...]:
        """How the number that the dice of this roll need comes about."""
        if purpose == MORALE:
            return resolve_parts(st, self.target, need)
        parts = hit_parts if purpose == TO_HIT else injury_parts
        return parts(st, self.attacker, self.target, self.kind, self.groups)

    def hits_of(self, die: int) -> int:
        """The number of Hits from a die that hits."""
        return 2 if self.faces[die] == 1 and self.power(die) & EXTRA else 1

    # -- Injury ------------------------------------------------------------------------------------------------------

    def roll_injury(self, st: State) -> None:
        """Roll one die for each Hit; Hits with different effects form separate groups (FB-7.1, FB-7.3).

        The defender rolls them (FB-16.15). Hits for a Regiment that is destroyed by now are lost: two Regiments with Aura of
        Death may have struck the same one (FB-24.3).
        """
        self.faces, self.kinds, self.again = [], [], []
        if st.status[self.target] == GONE:
            self.groups = []
            return
        sit = Situation(self.kind, self.attacker)
        plan = st.plan(self.target)
        model = leader_of(st, self.target) if plan.is_character else st.models(self.target)[-1]
        model = model if self.only == NOBODY else self.only
        self.groups = [(hits, injury_need(st, self.target, model, power, sit), power) for hits, _, power in self.groups]
        for number, (hits, _, _) in enumerate(self.groups):
            self.faces += roll(st, plan.owner, hits, INJURY, "FB-7.1")
            self.kinds += [number] * hits
        self.again = [False] * len(self.faces)

    def unsaved(self) -> list[int]:
        return [die for die, face in enumerate(self.faces) if not is_saved(face, self.groups[self.kinds[die]][1])]

    def savable(self, st: State) -> list[int]:
        """The failed Injury dice that a re-roll can save: none where nothing passes (FB-2.9, FB-7.6)."""
        return [die for die in self.unsaved() if not self.again[die] and (st.rules.asks_all or self.can_save(die))]

    def can_save(self, die: int) -> bool:
        """Does the best face of an Injury die pass?"""
        return is_saved(1, self.groups[self.kinds[die]][1])

    def injuries_worth_rerolling(self, st: State) -> list[int]:
        """The different Injury dice that a re-roll can help: those it can save (FB-2.9)."""
        found = distinct_dice(self.faces, self.kinds, self.again)
        if st.rules.asks_all:
            return found
        savable = self.savable(st)
        return [die for die in found if die in savable]

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
