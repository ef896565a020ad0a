"""Which clause of BattleLore forbids something, worked out from the ledger and the plain fields of the state.

As for Bloodstones, a rule gives the clauses each of which keeps the thing from being an answer (exact) and those that are true
of it but say less (general). Movement, retreats and the set-up have lifts (`tests.reasons.battlelore_move_lifts`).
Numbers that many cards change (how far, how many dice, what a card costs) are the game's; which rule they break is not.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.battlelore.combat.declare import dice_count, reach_of
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.lore.playing import card_cost, card_level
from sandtable.games.battlelore.lore.targets import camp_targets, target_choices
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import MODE_IDS
from sandtable.games.battlelore.tables.cards import C_SECTION, COMMAND_CARDS, LORE_CARDS
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import CombatPhase
from tests.reasons import battlelore_absent
from tests.reasons.battlelore_field import (
    BANS,
    BATTLED,
    FROST,
    MELEE_ONLY,
    MOVED,
    NO_BATTLE,
    ORDERED,
    WEB,
    Look,
)
from tests.reasons.battlelore_targets import between, nearest
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.judge import Verdict

WIDE = 40

Found = tuple[set[str], set[str]]
Rule = Callable[[Look, Decision, str, int], Found]
NOTHING: Found = (set(), set())

LORE, RACK, CONJURE = 100, 50, 90


def verdict(st: BattleState, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    part, value = target
    parts = SPEC.kinds[asked.kind].parts
    asked = resting_on(st, asked)
    look = Look(st)
    if part == "unit" and parts[0] == "hex" and st.pos[value] >= 0:
        part, value = "hex", st.pos[value]
    if part == "hex" and parts[0] in ("unit", "target") and st.at[value] >= 0:
        part, value = "unit", st.at[value]
    if is_offered(asked, parts, part, value):  # a unit's hex, a hex's unit: the question asks for the other
        return Verdict.EXACT if named == [asked.clause] else Verdict.FALSE
    exact, general = forbids(look, asked, parts, part, value)
    if not named or not set(named) <= exact | general | {asked.clause}:
        return Verdict.FALSE
    return Verdict.EXACT if named[0] in exact else Verdict.GENERAL


def resting_on(st: BattleState, asked: Decision) -> Decision:
    """Two questions come for several reasons, and only the one at hand will do: what else than walking a unit can do, and
    a card of the rack that leaves the hand too large."""
    clause = asked.clause
    if asked.kind == "move_how":
        names = {SPEC.kinds["move_how"].words[pick] for pick in asked.options if isinstance(pick, int)}
        by = {"fly": "BL-19.2", "passage": "BL-15.15", "leave": "BL-11.11"}
        clause = next(each for name, each in by.items() if name in names)
    elif asked.kind == "discard_command" and st.played and all(rack for _, rack in st.played):
        clause = "BL-29.26"
    return Decision(asked.kind, asked.seat, asked.options, clause, asked.context)


def forbids(look: Look, asked: Decision, parts: tuple[str, ...], part: str, value: int) -> Found:
    if part == "card" and "card" not in parts:
        window = {"move_unit": 5, "lore_choice": 10}.get(asked.kind, 0)
        holder = look.st.rules.holder_of_seat(asked.seat)
        if value >= LORE and window in LORE_CARDS[value - LORE].windows and holder == look.st.active:
            return behind_button(look, asked, holder, value, window)
        return only("BL-3.3" if value < LORE else "BL-13.6")
    rule = RULES.get((asked.kind, part))
    return rule(look, asked, part, value) if rule is not None else only(asked.clause)


def behind_button(look: Look, asked: Decision, holder: int, value: int, window: int) -> Found:
    """A Lore card of this moment: press the button in a copy and see whether it is among the answers."""
    button = {"move_unit": -2, "lore_choice": 3}[asked.kind]
    if button in asked.options:
        clone = look.st.clone()
        clone.apply(button, asked.seat)
        if any(each.kind == "play_lore" and value in each.options for each in clone.open_questions()):
            return only("BL-13.6")
    exact, general = deja(look, holder, value - LORE, window)
    passed = {"BL-13.7"} if getattr(look.st.stack[-1], "passed", False) else set()
    return exact | passed, general


def is_offered(asked: Decision, parts: tuple[str, ...], part: str, value: int) -> bool:
    picks = [(pick,) if isinstance(pick, int) else pick for pick in asked.options]
    same = {part, "target"} if part == "unit" else {part}
    return any(name in same and each == value for pick in picks for name, each in zip(parts, pick, strict=False))


def only(*exact: str) -> Found:
    return set(exact), set()


# -- orders ------------------------------------------------------------------------------------------------------------


def order_unit(look: Look, asked: Decision, part: str, unit: int) -> Found:
    if part == "hex":
        return only(asked.clause)
    st = look.st
    if look.camp(unit) != st.active % 2:
        return only("BL-4.4")
    if st.flags[unit] & ORDERED:
        return only("BL-4.6")
    phase: Any = st.stack[-1]
    by, caps, name = phase.by, phase.caps, phase.filter
    own = st.owner[unit] == st.active
    if not own and (st.utype[unit] >= c.FIRST_HERO or st.leader[unit] >= 0):
        return only("BL-31.17")
    exact = {"BL-13.21"} if any(kind == 14 and who == unit for kind, who, *_ in st.effects) else set()
    given = [other for other, flags in enumerate(st.flags) if flags & ORDERED and not flags & 512]
    creature = c.T_KIND[st.utype[unit]] == c.CREATURE
    if by == 1:
        if not fits_filter(st, unit, name):
            return exact | {"BL-4.2"}, set()
        used = sum(1 if st.owner[each] == st.active else 2 for each in given)
        if used + (1 if own else 2) > caps[0]:
            rolls = [] if st.carried[0][0] < 0 else COMMAND_CARDS[st.carried[0][0]].effects
            misfit = name == "any" and any(e.op == "order_units" and e.word("filter") != "any" for e in rolls)
            exact.add("BL-4.11" if misfit else "BL-4.13" if st.carried[0][0] < 0 else "BL-4.2")
            return exact | (set() if own else {"BL-31.4"}), {"BL-4.2"}
    elif by == 2:
        return exact | ({"BL-4.2"} if own else {"BL-4.2", "BL-31.4"}), set()
    else:
        sections = [look.board.sections[place(look, each)] for each in given]
        mine = look.board.sections[place(look, unit)]
        weights = [1 if st.owner[each] == st.active else 2 for each in given]
        loose = [c.T_KIND[st.utype[each]] == c.CREATURE for each in given]
        bound = [False] * len(loose)  # a creature that was ordered where it stands keeps its place
        if not all(fits(sections, weights, each, mine, 1, False, caps) for each in (loose, bound)):
            if creature and fits(sections, weights, loose, mine, 1, True, caps):
                exact.add("BL-4.10")
            exact.add("BL-4.8" if mine & (mine - 1) else "BL-4.1")
        elif not own:
            exact.add("BL-31.4")
        return exact, {"BL-4.1", "BL-4.8"} if exact - {"BL-31.4", "BL-13.21"} else set()
    return exact, set()


def place(look: Look, unit: int) -> int:
    st = look.st
    return st.pos[unit] if st.pos[unit] >= 0 else next(st.pos[t] for t, hero in enumerate(st.leader) if hero == unit)


def fits(
    sections: list[int],
    weights: list[int],
    loose: list[bool],
    mine: int,
    weight: int,
    free: bool,
    caps: tuple[int, ...],
) -> bool:
    """Can all these units be counted in sections without exceeding a number (BL-4.8, BL-4.10)? Tried one by one."""
    masks = [7 if any_ else mask for mask, any_ in zip(sections, loose, strict=True)] + [7 if free else mine]
    choices = [[at for at in range(3) if mask >> at & 1] for mask in masks]
    for pick in product(*choices):
        used = [0, 0, 0]
        for at, cost in zip(pick, [*weights, weight], strict=True):
            used[at] += cost
        if all(n <= cap for n, cap in zip(used, caps, strict=True)):
            return True
    return False


def move_unit(look: Look, asked: Decision, part: str, value: int) -> Found:
    return no_lore(look, asked, 5)


def cleanse(look: Look, asked: Decision, part: str, unit: int) -> Found:
    if part == "hex":
        return only(asked.clause)
    st = look.st
    names = {0: "BL-18.4", 1: "BL-18.7"}
    held = [token for token in range(5) if token_count(st, unit, token)]
    if not held or look.camp(unit) != st.active % 2:
        return only("BL-3.7")
    exact = {names.get(token, "BL-19.10") for token in held}
    if look.camp(unit) == st.active % 2 and not st.flags[unit] & ORDERED:
        exact.add("BL-4.5")
    return exact, set()


# -- battles -----------------------------------------------------------------------------------------------------------


def battle_bar(look: Look, unit: int) -> set[str]:
    """What keeps a unit from battling at all now."""
    st = look.st
    flags = st.flags[unit]
    exact = set[str]()
    if not flags & ORDERED:
        exact.add("BL-4.5")
    if flags & BATTLED:
        exact.add("BL-15.13" if flags & 4096 else "BL-6.2")
    if flags & 2048:
        exact.add("BL-19.2")
    if st.tok[unit] & WEB:
        exact.add("BL-18.2")
    type_ = c.UNIT_DEFS[st.utype[unit]]
    if flags & MOVED and "bolt" in c.WEAPON_IDS[st.weapon[unit]]:
        exact.add("BL-20.13")
    if flags & NO_BATTLE and not flags & BATTLED:
        entered = {BANS[name] for name in look.layers(st.pos[unit]) if name in BANS} if flags & MOVED else set()
        slow = c.T_KIND[st.utype[unit]] == c.FOOT and st.colour[unit] == 1
        far = {"c_hgi_b": {"BL-18.25"}, "c_tro_b": {"BL-18.28"}}.get(type_.id, {"BL-5.7"} if slow else set())
        if type_.id.startswith("g_"):
            far |= {"BL-20.15"}
        if st.utype[unit] >= c.FIRST_HERO:
            far = {"BL-24.1", "BL-24.5"}
        exact |= entered or far or {"BL-5.14"}
    return exact


def target_bar(look: Look, unit: int, foe: int) -> set[str]:
    """What keeps a unit that may battle from attacking an enemy."""
    st = look.st
    here, there = st.pos[unit], st.pos[foe]
    beside = look.beside(here)
    if there in beside:
        if not dice_count(st, unit, foe, MELEE_ATTACK, NORMAL, st.weapon[unit]):
            return {"BL-7.5"}
        return special_bar(look, unit, foe)
    exact = set[str]()
    away = look.board.distance[here][there]
    if any(st.at[n] >= 0 and look.foes(unit, st.at[n]) for n in beside):
        exact.add("BL-6.8")
    if away == 1:
        return exact | {"BL-12.11", "BL-6.9"}
    weapon = missile(look, unit)
    if weapon < 0:
        return exact | {"BL-6.6"}
    if st.flags[unit] & MELEE_ONLY:
        exact.add("BL-20.15")
    if away > reach_of(st, unit, weapon):
        exact.add("BL-6.7")
    if not look.sees(here, there):
        exact.add("BL-6.11")
    if not exact:
        if not dice_count(st, unit, foe, RANGED_ATTACK, NORMAL, weapon):
            return {"BL-7.5"}
        return special_bar(look, unit, foe)
    return exact


def special_bar(look: Look, unit: int, foe: int) -> set[str]:
    """Effects of cards that are in force for one of the two."""
    st = look.st
    found = set[str]()
    if any(kind in (15, 16) for kind, *_ in st.effects):
        found.add("BL-13.21")
    if any(kind == 19 for kind, *_ in st.effects):
        found.add("BL-4.2")
    if st.sheets:
        found |= {"BL-26.12", "BL-26.11"}
    return found


def missile(look: Look, unit: int) -> int:
    st = look.st
    if c.W_TYPE[st.weapon[unit]] == c.MISSILE:
        return st.weapon[unit]
    type_ = c.UNIT_DEFS[st.utype[unit]]
    here = look.layers(st.pos[unit])
    if type_.id == "c_hgi_b" and "rock_pile" in here:
        return type_.ranged_weapon
    if type_.id == "c_wgi_g" and {"wooded", "forest_lair"} & set(here):
        return type_.ranged_weapon
    return -1


def attack(look: Look, asked: Decision, part: str, unit: int) -> Found:
    if part == "hex":
        return only(asked.clause)
    st = look.st
    if look.camp(unit) == st.active % 2:
        bar = battle_bar(look, unit)
        hero = st.utype[unit] >= c.FIRST_HERO or st.leader[unit] >= 0
        search = {"BL-26.3"} if hero and any(h == st.pos[unit] for h, _ in st.chests) else set()
        if bar:
            return bar | search, set()
        foes = [foe for foe in look.on_board() if look.foes(unit, foe)]
        bars = [found for foe in foes if (found := between(st, unit, foe)) is not None]
        if not all(bars):
            return ({"BL-29.23"} if st.rules.team else set()) | search, set()
        exact, general = nearest(bars)
        return exact | search, general | ({"BL-29.23"} if st.rules.team else set())
    mine = [each for each in look.on_board() if st.flags[each] & ORDERED and st.seat_of(each) == asked.seat]
    ready = [each for each in mine if not battle_bar(look, each)]
    if not ready:
        away = look.board.distance[st.pos[unit]]
        first = min((away[st.pos[each]] for each in mine), default=0)
        closest = {clause for each in mine if away[st.pos[each]] == first for clause in battle_bar(look, each)}
        return closest or {"BL-4.5"}, {clause for each in mine for clause in battle_bar(look, each)}
    return nearest([found for each in ready if (found := between(st, each, unit)) is not None])


def action(look: Look, asked: Decision, part: str, value: int) -> Found:
    """Heal, train, summon, search, visit: their own clause, or what keeps the one unit there from acting."""
    clause = {-2: "BL-15.12", -3: "BL-15.11", -4: "BL-16.2", -5: "BL-26.3", -6: "BL-26.6"}[value]
    mark = {-2: "healing_pool", -3: "training_camp", -4: "summoning_circle"}.get(value)
    st = look.st
    own = [unit for unit in look.on_board() if st.seat_of(unit) == asked.seat and look.camp(unit) == st.active % 2]
    chests, visits = {h for h, _ in st.chests}, {q.hex for q in st.rules.adventure.quests if q.type == "visit"}
    there = [
        unit
        for unit in own
        if (mark in look.layers(st.pos[unit]) if mark else st.pos[unit] in (chests if value == -5 else visits))
    ]
    bars = [action_bar(look, unit, clause) for unit in there]
    return ({each for bar in bars for each in bar} or {clause}), set()


def action_bar(look: Look, unit: int, clause: str) -> set[str]:
    """What keeps a unit in the right place from it."""
    st = look.st
    found = {clause}
    if not st.flags[unit] & ORDERED:
        found.add("BL-4.5")
    if st.flags[unit] & BATTLED:
        found |= {"BL-15.13"} if clause == "BL-15.12" else {"BL-6.2"}
    if clause == "BL-16.2":
        found |= battle_bar(look, unit)
    if clause == "BL-26.6" and any(st.at[n] >= 0 and look.foes(unit, st.at[n]) for n in look.beside(st.pos[unit])):
        found.add("BL-26.3")
    return found


def bonus_target(look: Look, asked: Decision, part: str, foe: int) -> Found:
    if part == "hex":
        return only(asked.clause)
    st, unit = look.st, asked.context[0]
    if not look.foes(unit, foe):
        return only("BL-6.4")
    if st.pos[foe] not in look.board.neighbours[st.pos[unit]]:
        return only("BL-10.5")
    if look.cliff(st.pos[unit], st.pos[foe]):
        return only("BL-12.11", "BL-6.9")
    return target_bar(look, unit, foe), set()


def call_help(look: Look, asked: Decision, part: str, unit: int) -> Found:
    if part == "hex":
        return only(asked.clause)
    st = look.st
    caller, foe = asked.context
    if look.foes(caller, unit) or unit == caller:
        return only("BL-22.6")
    exact = battle_bar(look, unit)
    here = st.pos[unit]
    if here not in look.beside(st.pos[caller]) or here not in look.beside(st.pos[foe]):
        exact |= {"BL-22.6"}
    return exact or target_bar(look, unit, foe), {"BL-22.6"}


def flags(look: Look, asked: Decision, part: str, count: int) -> Found:
    numbers = [pick for pick in asked.options if isinstance(pick, int)]
    must = count < min(numbers)
    return only("BL-17.6") if must else only("BL-9.2")


# -- cards -------------------------------------------------------------------------------------------------------------


def lore_bar(look: Look, holder: int, card: int, window: int) -> Found:
    st = look.st
    entry = LORE_CARDS[card]
    exact = set[str]()
    if st.lore_used[holder]:
        exact.add("BL-13.4")
    if st.rules.allies and st.lore_used[holder ^ 2]:
        exact.add("BL-31.8")
    if window not in entry.windows:
        exact.add("BL-13.3")
    elif holder != st.active and not entry.reaction and window != 6:
        exact.add("BL-13.5")
    else:
        if entry.when and window == 6:  # the end of a move beside him
            exact.add("BL-13.3")
        if entry.when and window in (7, 8, 9):
            clash: Any = next(frame for frame in reversed(st.stack) if hasattr(frame, "att") and hasattr(frame, "dfn"))
            melee, gone = clash.kind == MELEE_ATTACK, st.pos[clash.dfn] != clash.home
            fit = {"success": melee and gone, "melee": melee, "ranged": not melee}.get(entry.when.split("_")[-1], True)
            if not fit or entry.when.startswith("own") != (st.owner[clash.att] % 2 == holder % 2):
                exact.add("BL-13.3")
        try:
            cost = card_cost(st, holder, card)
        except AssertionError:
            cost = entry.cost
        tokens = st.tokens[holder]
        if cost > tokens:
            stranger = not card_level(st, holder, card)
            if stranger and cost - 3 <= tokens:
                return exact | {"BL-32.4" if st.rules.medieval_lore else "BL-13.10"}, {"BL-13.2", "BL-13.10"}
            if not stranger and st.conjured[holder] and cost - 3 <= tokens:
                return exact | {"BL-18.21"}, {"BL-13.2"}
            return exact | {"BL-13.2", "BL-13.3"}, set()
        exact |= {"BL-13.3", "BL-31.11"} if st.rules.allies else {"BL-13.3"}
    return exact, set()


def lore_card(look: Look, asked: Decision, part: str, value: int) -> Found:
    st = look.st
    holder = st.rules.holder_of_seat(asked.seat)
    window = 1 if asked.kind == "play_command" else asked.context[0]
    if value == CONJURE:
        return only("BL-18.18", "BL-18.19")
    if value < LORE:
        return only("BL-3.3")
    return deja(look, holder, value - LORE, window)


def deja(look: Look, holder: int, card: int, window: int) -> Found:
    """Deja Vu! goes with another card in its player's own turn (BL-13.16)."""
    if LORE_CARDS[card].id == DEJA_ID:
        st = look.st
        used = {"BL-13.4"} if st.lore_used[holder] else set()
        return used | ({"BL-13.16"} if holder == st.active else {"BL-13.5"}), set()
    return lore_bar(look, holder, card, window)


DEJA_ID = "RG03"


def no_lore(look: Look, asked: Decision, window: int) -> Found:
    st = look.st
    holder = st.rules.holder_of_seat(asked.seat)
    if not st.rules.lore:
        return only(mode_clause(look))
    if holder != st.active:
        return only("BL-29.23")
    if st.lore_used[holder]:
        return only("BL-13.4")
    if not st.lore[holder]:
        return only("BL-13.18")
    frame: Any = st.stack[-1]
    if frame.passed:
        return only("BL-13.7")
    bars = [deja(look, holder, card % 1000, window) for card in held_kinds(st, holder)]
    exact = {clause for bar, _ in bars for clause in bar}
    dear = exact & {"BL-13.2", "BL-13.10", "BL-18.21", "BL-32.4"}
    return (dear or exact) | {"BL-13.3"}, exact


def held_kinds(st: BattleState, holder: int) -> list[int]:
    from sandtable.core.engine.cards import kinds_of

    return kinds_of(st.lore[holder])


def lore_word(look: Look, asked: Decision, part: str, value: int) -> Found:
    return no_lore(look, asked, 10)


def second_card(look: Look, asked: Decision, part: str, value: int) -> Found:
    if value >= LORE:
        return only("BL-13.6")
    from_rack = value >= RACK
    exact = set[str]()
    if not C_SECTION[value - RACK if from_rack else value]:
        exact.add("BL-29.7")
    if bool(look.st.played[0][1]) == from_rack:
        exact.add("BL-29.5")
    return exact, set()


def hand_card(look: Look, asked: Decision, part: str, value: int) -> Found:
    """Cards of a hand where other cards are asked for."""
    return only(asked.clause)


def lore_target(look: Look, asked: Decision, part: str, value: int) -> Found:
    st = look.st
    frame: Any = st.stack[-1]
    holder, card, chosen = frame.holder, frame.card, frame.chosen
    if part == "word":
        return only("BL-13.2")
    if part == "hex":
        return only("BL-13.3")
    if value in chosen:
        return only("BL-13.14")
    if value not in camp_targets(st, holder, card):
        return only("BL-13.3")
    return only("BL-31.11") if value not in target_choices(st, holder, card) or st.rules.allies else NOTHING


def chain_to(look: Look, asked: Decision, part: str, value: int) -> Found:
    frame: Any = look.st.stack[-1]
    struck = frame.struck
    return only("BL-13.14") if part == "unit" and value in struck else only(asked.clause)


def council_level(look: Look, asked: Decision, part: str, level: int) -> Found:
    return only("BL-14.1") if level > 3 else only("BL-14.2")


# -- before the battle -------------------------------------------------------------------------------------------------


def retreats(look: Look, asked: Decision, part: str, word: int) -> Found:
    unit = asked.context[0]
    champion = look.st.utype[unit] >= c.FIRST_HERO and not look.st.tok[unit] & (WEB | FROST)
    return NOTHING if champion else only("BL-25.17")


def section(look: Look, asked: Decision, part: str, word: int) -> Found:
    return only("BL-13.3")


RULES: dict[tuple[str, str], Rule] = {
    ("council_level", "count"): council_level,
    ("play_command", "card"): lore_card,
    ("play_lore", "card"): lore_card,
    ("second_card", "card"): second_card,
    ("copy_card", "card"): hand_card,
    ("play_as", "card"): hand_card,
    ("order_unit", "unit"): order_unit,
    ("order_unit", "hex"): order_unit,
    ("cleanse", "unit"): cleanse,
    ("cleanse", "hex"): cleanse,
    ("move_unit", "word"): move_unit,
    ("attack", "unit"): attack,
    ("attack", "hex"): attack,
    ("attack", "target"): action,
    ("bonus_target", "unit"): bonus_target,
    ("bonus_target", "hex"): bonus_target,
    ("call_help", "unit"): call_help,
    ("call_help", "hex"): call_help,
    ("ignore_flags", "count"): flags,
    ("bolt_flags", "count"): flags,
    ("battle_back", "word"): retreats,
    ("lore_choice", "word"): lore_word,
    ("lore_target", "unit"): lore_target,
    ("lore_target", "hex"): lore_target,
    ("lore_target", "word"): lore_target,
    ("lore_section", "word"): section,
    ("chain_to", "unit"): chain_to,
    ("chain_to", "hex"): chain_to,
}


# -- not asked ---------------------------------------------------------------------------------------------------------


def mode_clause(look: Look) -> str:
    """A Medieval game is the adventure's doing, or else the table's."""
    return "BL-2.1" if MODE_IDS[look.st.rules.adventure.mode] == "medieval" else "BL-34.1"


def lacks(st: BattleState, seat: int, kind: str) -> set[str]:
    """The messages about what a player lacks that are true now."""
    return no_battle(Look(st), seat) if kind == "attack" else battlelore_absent.lacks(st, seat, kind)


def no_battle(look: Look, seat: int) -> set[str]:
    """No unit of the player was ordered, or none of them has battled and a Combat phase now would offer no attack."""
    st = look.st
    if not any(type(frame).__name__ in ("CombatPhase", "DrawPhase") for frame in st.stack):
        return set()
    ordered = [unit for unit, flags in enumerate(st.flags) if flags & ORDERED]
    mine = [unit for unit in ordered if st.seat_of(unit) == seat and st.pos[unit] >= 0]
    if not mine:
        wing = [unit for unit in ordered if not st.rules.team or st.seat_of(unit) == seat]
        return set() if wing else {"refused-bl-3-4"}
    if any(st.flags[unit] & BATTLED for unit in mine):
        return set()
    clone = st.clone()
    clone.stack.append(CombatPhase())
    for unit, flags in enumerate(clone.flags):
        clone.flags[unit] = flags if unit in mine else flags & ~ORDERED
    asked = clone.stack[-1].advance(clone)
    picks = [] if asked is None else [pick for pick in asked.options if not isinstance(pick, int) and pick[1] >= 0]
    return set() if picks else {"refused-bl-idle-attack"}


def led(st: BattleState, seat: int, kind: str, named: list[str]) -> Verdict:
    """No answer leads to another kind of question."""
    return Verdict.FALSE


CLAIMS = Claims(SPEC, lacks, battlelore_absent.ranks, led, lambda st: st.turn)


def not_asked(st: BattleState, seat: int, kind: str, named: list[str]) -> Verdict:
    return weigh_claim(CLAIMS, st, seat, kind)
