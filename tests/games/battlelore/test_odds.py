"""Compares the odds of an attack with the rules themselves: every possible roll of every die of an attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import attack_kind, ranged_weapon
from sandtable.games.battlelore.combat.in_progress import NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.combat.odds import MANY, Blow, blow_of, odds_of, outcomes, way_of_retreat
from sandtable.games.battlelore.presentation.conflict import chances, clash_between
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import VICTOR, WEBBED
from sandtable.games.battlelore.tables.effects import FX_FRIGHT, FX_STRIKE_DIE, IN_ANY, IN_MELEE
from sandtable.games.battlelore.turn.lasting import lasting
from sandtable.games.battlelore.turn.tokens import set_tokens
from tests.games.battlelore.support import Field

HITS = ("losses", "critical", "life", "neck_lost", "eliminated")


class More(Exception):
    """The script of dice is exhausted."""


class Script:
    """A generator that returns scripted numbers."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.at = 0

    def clone(self) -> Script:
        return Script(self.faces)

    def below(self, n: int) -> int:
        assert n == 6
        if self.at == len(self.faces):
            raise More
        self.at += 1
        return self.faces[self.at - 1]


def answer(st: BattleState, asked: Decision) -> Pick:
    """The target ignores all it may and takes the longest retreat. Nobody battles back, follows up or regrows."""
    if asked.kind == "ignore_flags":
        return asked.options[-1]
    if asked.kind == "retreat_to":
        return max(asked.options, key=lambda h: room_at(st, asked.context[0], h))
    return asked.options[0]


def room_at(st: BattleState, unit: int, h: Pick) -> int:
    """How far the unit can retreat from a hex."""
    assert isinstance(h, int)
    st = st.clone()
    st.at[st.pos[unit]] = -1
    st.pos[unit] = h
    st.at[h] = unit
    cover = way_of_retreat(st, unit, MANY)
    return cover[-1] if cover else MANY


def fought(start: BattleState, faces: tuple[int, ...]) -> tuple[bool, bool, bool]:
    """One attack of unit 0 on the last unit: was it hit, destroyed, driven off?"""
    st = start.clone()
    st.logging = True
    script: Any = Script(faces)
    target = len(st.pos) - 1
    home = st.pos[target]
    st.stack = []
    st.push(strike(st, target))
    keys: list[str] = []
    st.rng = script
    st.run()
    while st.decision is not None:
        keys += [key for key, args, _, _ in st.events if args[0] == target]
        st.step(answer(st, st.decision))
    keys += [key for key, args, _, _ in st.events if args[0] == target]
    assert script.at == len(faces), "dice left over"
    return any(key in HITS for key in keys), st.pos[target] < 0, 0 <= st.pos[target] != home


def strike(st: BattleState, target: int) -> Attack:
    kind = attack_kind(st, 0, target)
    weapon = ranged_weapon(st, 0) if kind == RANGED_ATTACK else st.weapon[0]
    return Attack(0, target, kind, NORMAL, weapon, st.pos[target])


def counted(start: BattleState, dice: int, deepest: int) -> tuple[list[float], float]:
    """Chances of a hit, a loss and a retreat over all rolls, and the chance of rolls that are cut off."""
    sums = [0.0, 0.0, 0.0]
    beyond = 0.0
    waiting: list[tuple[tuple[int, ...], float]] = []
    for faces in combinations_with_replacement(range(6), dice):
        ways = factorial(dice) // prod([factorial(number) for number in Counter(faces).values()])
        waiting.append((faces, ways / 6**dice))
    while waiting:
        faces, chance = waiting.pop()
        try:
            found = fought(start, faces)
        except More:
            if len(faces) == dice + deepest:
                beyond += chance
            else:
                waiting += [((*faces, face), chance / 6) for face in range(6)]
            continue
        sums = [total + chance * what for total, what in zip(sums, found, strict=True)]
    return sums, beyond


def field(mine: str, target: str, there: str = "G4", more: dict[str, str] | None = None, **given: Any) -> Field:
    """A unit on G3 against an adjacent one, or one elsewhere. The target is the last unit."""
    here = "G3" if there in ("G4", "G6") else "B8"
    return Field({here: mine}, {**(more or {}), there: target}, **given)


def weak(figures: int) -> Callable[[BattleState], None]:
    def change(st: BattleState) -> None:
        st.figs[-1] = figures

    return change


def token(kind: int) -> Callable[[BattleState], None]:
    return lambda st: set_tokens(st, len(st.pos) - 1, kind, 1)


def berserk(st: BattleState) -> None:
    lasting(st, (FX_STRIKE_DIE, 0, 1, IN_MELEE, st.turn))


def frightened(st: BattleState) -> None:
    lasting(st, (FX_FRIGHT, len(st.pos) - 1, 1, IN_ANY, st.turn))


def victor(st: BattleState) -> None:
    st.tok[-1] |= VICTOR


def nothing(st: BattleState) -> None:
    pass


BEHIND = {"F5": "h_inf_b", "G5": "h_inf_b"}
FAR_BEHIND = {"F6": "h_inf_b", "G6": "h_inf_b", "H6": "h_inf_b", "E6": "h_inf_b"}
CASES: dict[str, tuple[Field, Callable[[BattleState], None], int]] = {
    "plain": (field("h_inf_b", "h_inf_g"), weak(2), 0),
    "horses": (field("h_inf_b", "h_cav_b"), weak(2), 0),
    "bold": (field("h_inf_b", "d_swd_b"), weak(2), 0),
    "rampart": (field("h_inf_b", "d_swd_b", terrain={"G4": "rampart"}), weak(2), 0),
    "ranged": (field("h_arc_g", "h_inf_b", "G6"), weak(2), 0),
    "nowhere to go": (field("h_inf_b", "h_inf_g", "B9"), weak(2), 0),
    "no way back": (field("h_inf_b", "h_inf_g", more=BEHIND), weak(3), 0),
    "a short way back": (field("h_inf_b", "h_inf_g", more=FAR_BEHIND), weak(3), 0),
    "frightened": (field("h_inf_g", "h_inf_g"), frightened, 4),
    "frightened and blocked": (field("h_inf_g", "g_swd_g", more=FAR_BEHIND), weak(3), 4),
    "webbed": (field("h_inf_b", "h_inf_g"), token(c.WEB), 0),
    "poisoned": (field("h_inf_b", "h_inf_g"), token(c.POISON), 0),
    "a web": (field("c_spi_g", "h_inf_g"), weak(2), 0),
    "a victor's token": (field("h_inf_b", "h_inf_g"), victor, 0),
    "axe": (field("d_axe_b", "h_inf_g"), weak(2), 1),
    "axe on a webbed unit": (field("d_axe_b", "h_inf_g"), token(c.WEB), 1),
    "fear": (field("g_ost_g", "h_inf_b"), weak(2), 2),
    "berserk": (field("h_inf_b", "h_inf_g"), berserk, 3),
    "berserk on horses": (field("h_inf_b", "h_cav_b"), berserk, 3),
    "pushback": (field("c_wgi_g", "h_inf_b"), weak(2), 4),
    "pushback and no way": (field("c_wgi_g", "d_swd_b", more=BEHIND), weak(3), 4),
    "frenzy": (field("c_wgi_g", "h_inf_r"), nothing, 5),
    "critical": (field("h_inf_b", "c_spi_g"), nothing, 6),
    "a blocked creature": (field("h_inf_g", "c_spi_g", more=BEHIND), nothing, 6),
    "troll": (field("h_inf_b", "c_tro_b"), nothing, 0),
    "hydra": (field("h_inf_b", "c_hyd_b"), nothing, 0),
    "dragon": (field("h_inf_b", "c_fir_r"), nothing, 6),
    "a blocked dragon": (field("h_inf_b", "c_fir_r", "B9"), nothing, 6),
    "lost if it retreats": (field("h_inf_b", "d_bol_r"), nothing, 0),
    "a drummer falls": (field("h_inf_b", "g_bnd_g"), weak(2), 4),
    "a full company": (field("h_inf_b", "h_fkn_r"), nothing, 0),
    "an elemental": (field("h_inf_b", "c_ear_b"), nothing, 6),
}


@pytest.mark.parametrize("name", CASES)
def test_the_odds_are_those_of_the_rules(name: str) -> None:
    t, change, deepest = CASES[name]
    start = t.st.clone()
    change(start)
    target = len(start.pos) - 1
    blow = blow_of(start, strike(start, target))
    odds = odds_of(blow)
    (hit, kill, driven), beyond = counted(start, blow.dice, deepest)
    assert odds.kill == pytest.approx(kill, abs=beyond + 1e-9)
    assert odds.driven == pytest.approx(driven, abs=beyond + 1e-9)
    if blow.check != 2:  # a single hit on a dragon leaves no trace
        assert odds.hit == pytest.approx(hit, abs=beyond + 1e-9)
    assert odds.kill + odds.driven + odds.stands == pytest.approx(1)
    assert beyond < 0.05
    panel = {one.label: one.permille for one in chances(start, clash_between(start, 0, target))}
    assert panel["likely-destroyed"] == round(odds.kill * 1000)
    assert panel.get("likely-retreat", 0) == round(odds.driven * 1000)


def test_the_odds_see_nothing_hidden() -> None:
    """The panel of an attack is the same for the owner of the cards and for everybody else."""
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, mode="lore").lore(0, "WR01").lore(1, "RG02")
    full = chances(t.st, clash_between(t.st, 0, 1))
    for seat in (-1, 0, 1):
        seen = t.st.seen_by(seat)
        assert chances(seen, clash_between(seen, 0, 1)) == full


def test_outcomes_are_all_there_is() -> None:
    for dice in range(7):
        for special in range(64):
            blow = Blow(dice, True, True, 1, False, 4, 0, 1, 2, (0, 1), 1, special, 2, 1, 1, 1)
            assert sum(chance for chance, _, _, _ in outcomes(blow)) == pytest.approx(1)


def test_bagpipes_hit_a_unit_that_cannot_flee() -> None:
    """BL-22.1, BL-18.3: against a held unit, hits stay hits."""
    t = Field({"G3": "d_pip_g", "A1": "h_inf_b"}, {"G4": "g_hob_b", "A9": "h_inf_b"}).lose("G4", 2)
    t.st.tok[t.u("G4")] = WEBBED
    odds = odds_of(blow_of(t.st, clash_between(t.st, 0, t.u("G4"))))
    assert odds.kill == pytest.approx(0.25), "two dice: helmet, strike and flag"
    assert odds.driven == 0
