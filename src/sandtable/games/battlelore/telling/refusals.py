"""The sentences of refusals: for each clause which message says it, and the facts of the position it needs.

A message is `refused-bl-<chapter>-<number>` with a variant where one clause forbids different things, or a common one:
`-stop` and `-ban` for what terrain does, `-else` for what is not asked, `-moment` for questions that have their own time.
They know v the unit that was pointed at (or that stands in the hex), u the unit that acts, x the hex, o the hex in the way,
w the unit in the way, g terrain, c a card, p a player, n and m numbers.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.asking import NO_KIND, kind_of
from sandtable.core.decision import Target
from sandtable.core.scene import Words
from sandtable.core.scene_words import argument
from sandtable.core.spec import ASKED, WORD, GameSpec
from sandtable.games.battlelore.combat.declare import ranged_weapon, reach_of, why_not_battle
from sandtable.games.battlelore.heroes.champions import champion_far
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.lore.windows import card_cost
from sandtable.games.battlelore.state import Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.telling.refused import (
    MOVING,
    Asking,
    Facts,
    Said,
    Say,
    absent,
    allied_hero,
    ally_price,
    extra_move,
    flight_off,
    next_hex,
    no_cleansing,
    no_exit,
    no_fit,
    no_landing,
    no_landmark,
    no_passage,
    no_search,
    no_vantage,
    out_of_orders,
    too_far_to_fly,
    without_order,
)
from sandtable.games.battlelore.telling.ways import BANS, STOPS, Obstacle, champion_obstacles, layers, step_obstacles
from sandtable.games.battlelore.telling.why import is_offered
from sandtable.games.battlelore.telling.why_battles import nearest_attacker
from sandtable.games.battlelore.telling.why_moves import hero_obstacles, obstacles_to
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.reach import allowance


def refusal(
    spec: GameSpec[Battle], st: Battle, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
) -> Words | None:
    """The sentence for one refused target and one clause, with what is chosen already."""
    at = Asking(spec, st, seat, target, given)
    key, more = said_of_question(at, clause, kind_of(spec, target)) if at.part == ASKED else said(at, clause)
    if not key:
        return None
    facts = {**at.facts(), **more}
    return Words(f"refused-bl-{key}", {name: argument(spec, st, *fact) for name, fact in facts.items()})


def said(at: Asking, clause: str) -> Said:
    """Which message it is, and what it needs besides the thing itself."""
    asked = at.asked
    if asked is None:
        return "", {}
    if at.there >= 0 and clause == asked.clause and is_offered(asked, at.parts, "unit", at.there):
        return "offered", {}
    if clause == asked.clause and stands_apart(at):
        return "else", {}
    say = SENTENCES.get(clause)
    if say is None:
        return ("else", {}) if clause == asked.clause else ("", {})
    return say(at)


def stands_apart(at: Asking) -> bool:
    """Is the thing of a kind that the question does not ask for?"""
    if at.part in (WORD, "count", "card"):
        return False
    wanted = set(at.parts) | ({"unit", "hex"} if {"unit", "target", "hex"} & set(at.parts) else set())
    return at.part not in wanted or (at.part == "hex" and "hex" not in at.parts and at.there < 0)


def said_of_question(at: Asking, clause: str, kind: str) -> Said:
    st = at.st
    if at.value == NO_KIND and clause not in ("BL-3.1", "BL-31.3"):
        return "", {}  # who is asked instead says more
    if clause == "BL-3.1":
        mine = st.rules.seats[st.active] == at.seat
        return ("3-1-phase", {}) if mine else ("3-1", {"p": ("seat", st.rules.seats[st.active])})
    if clause == "BL-31.3":
        return "3-1", {"p": ("seat", st.rules.seats[st.active])}
    plain = clause.removeprefix("BL-").replace(".", "-")
    return (plain if clause in OF_QUESTIONS else absent(at, kind, clause)), {}


OF_QUESTIONS: Final = (
    *("BL-2.1", "BL-2.2", "BL-3.4", "BL-13.4", "BL-13.18", "BL-29.23", "BL-31.7", "BL-31.8", "BL-34.6"),
    *("BL-34.7", "BL-9.11", "BL-9.9"),
)
"""Clauses with a sentence about a question that is not asked; the others have their own moment."""


# -- sentences ---------------------------------------------------------------------------------------------------------


def plain(key: str, need: str = "") -> Say:
    """Always the same message; with `need` only if this is known of the thing, else the common one."""

    def say(at: Asking) -> Said:
        known = at.facts()
        return (key, {}) if all(name in known for name in need) else ("else", {})

    return say


def first_obstacle(at: Asking, clause: str) -> int:
    """The hex where this clause bars the way, or the hex itself."""
    st = at.st
    if at.unit < 0 or at.hex < 0:
        return at.hex
    found: list[Obstacle] = []
    if at.kind == "move_to":
        found = obstacles_to(st, at.unit, at.hex)
    elif at.kind == "hero_to":
        found = hero_obstacles(st, at.unit, place_of(st, at.unit), at.hex, champion_far(st, at.unit))
    elif at.kind == "pursue_to" and st.at[at.hex] < 0:
        far = c.UNIT_DEFS[st.utype[at.unit]].pursuit
        found = step_obstacles(st, at.unit, st.pos[at.unit], at.hex, far)
    elif at.kind == "hero_step":
        found = champion_obstacles(st, at.unit, place_of(st, at.unit), at.hex, 1)
    hexes = [h for reason, h in found if reason == clause]
    return hexes[0] if hexes else at.hex


def taken(at: Asking) -> Said:
    h = first_obstacle(at, "BL-5.4")
    if h < 0 or at.st.at[h] < 0:
        return "5-4-way", {"x": ("hex", at.hex)}
    where: Facts = {"o": ("hex", h), "w": ("unit", at.st.at[h])}
    return ("5-4" if h == at.hex else "5-4-on-way"), where


def closed(clause: str) -> Say:
    def say(at: Asking) -> Said:
        h = first_obstacle(at, clause)
        return "12-22", {"o": ("hex", h), "g": ("terrain", c.TERRAIN_OF[layers(at.st, h)[0]])}

    return say


def cliff(at: Asking) -> Said:
    return "12-10", {"o": ("hex", first_obstacle(at, "BL-12.10"))}


def stop_or_ban(clause: str) -> Say:
    """What terrain does to who enters it: a stop on the way, or no battle this turn."""

    def say(at: Asking) -> Said:
        st = at.st
        if at.kind == "place_mark":
            return no_landmark(at)
        if at.kind in ("attack", "call_help") and at.is_own():
            h = st.pos[at.there]
            kind = next((name for name in layers(st, h) if BANS.get(name, "BL-15.6") == clause), layers(st, h)[0])
            return "ban", {"o": ("hex", h), "g": ("terrain", c.TERRAIN_OF[kind])}
        if at.kind not in MOVING or at.unit < 0:
            return "ban-some", {}
        h = place_of(st, at.unit) if at.kind in ("move_step", "hero_step") else first_obstacle(at, clause)
        if clause == "BL-26.2":
            return "26-2", {"o": ("hex", h)}
        kind = next((name for name in layers(st, h) if STOPS.get(name, "BL-15.6") == clause), layers(st, h)[0])
        return "stop", {"o": ("hex", h), "g": ("terrain", c.TERRAIN_OF[kind])}

    return say


def too_far(at: Asking) -> Said:
    by_step = next_hex(at)
    if by_step is not None:
        return by_step
    most = max(allowance(at.st, at.unit))
    away = at.st.ground.board.distance[at.st.pos[at.unit]][at.hex]
    return "5-3", {"n": ("count", most), "m": ("count", away)}


def hero_too_far(at: Asking) -> Said:
    if at.unit < 0:
        return "else", {}
    return "24-10", {"n": ("count", champion_far(at.st, at.unit))}


def no_stop(at: Asking) -> Said:
    """An enemy in the hex or on the way, or a unit that he cannot join (BL-24.11)."""
    st = at.st
    if at.hex < 0:
        return "24-11-stop", {}
    h = first_obstacle(at, "BL-24.11")
    other = st.at[h]
    if other < 0:
        return "24-11", {}
    facts: Facts = {"w": ("unit", other), "o": ("hex", h)}
    if st.owner[other] & CAMP != st.active & CAMP:
        return ("5-4" if h == at.hex else "5-4-on-way"), facts
    return "24-11-troop", facts


def drift(at: Asking) -> Said:
    if at.unit < 0:
        return "else", {}
    return "18-13", {"n": ("count", at.st.tokens[at.st.holder_of(at.unit)])}


def lore_left(at: Asking) -> Said:
    """An order that costs Lore (BL-4.10)."""
    return ("4-10", {"n": ("count", at.st.tokens[at.st.active])}) if at.there >= 0 else ("else", {})


def attackers(at: Asking) -> tuple[int, int]:
    """Who would attack whom: the own unit that comes nearest and the enemy; -1 where there is none."""
    st = at.st
    if at.is_own():
        return at.there, at.given.get("target", -1)
    if "unit" in at.given:
        return at.given["unit"], at.there
    ready = [u for u in ordered_units(st) if st.seat_of(u) == at.seat and why_not_battle(st, u) is None]
    if at.unit >= 0:
        return at.unit, at.there
    return (nearest_attacker(st, ready, at.there) if ready and at.there >= 0 else -1), at.there


def battle(key: str) -> Say:
    """A sentence about an attacker u and an enemy v, or with `-own` about u alone."""

    def say(at: Asking) -> Said:
        unit, foe = attackers(at)
        if unit < 0:
            return "else", {}
        facts: Facts = {"u": ("unit", unit)}
        if foe < 0:
            return f"{key}-own", facts
        here, there = at.st.pos[unit], at.st.pos[foe]
        weapon = ranged_weapon(at.st, unit)
        facts["v"] = ("unit", foe)
        facts["m"] = ("count", at.st.ground.board.distance[here][there])
        facts["n"] = ("count", reach_of(at.st, unit, weapon) if weapon >= 0 else 1)
        return key, facts

    return say


def sight(at: Asking) -> Said:
    """What the line of sight meets first."""
    key, facts = battle("6-11")(at)
    unit, foe = attackers(at)
    if unit < 0 or foe < 0:
        return key, facts
    st = at.st
    crossed, left, right = st.ground.board.line(st.pos[unit], st.pos[foe])
    blocking = [h for h in (*crossed, *left, *right) if st.at[h] >= 0 or st.ground.blocks_from(st.pos[unit], h)]
    if not blocking:
        return "6-11-own", {"u": ("unit", unit)}
    return "6-11", {**facts, "o": ("hex", blocking[0])}


def of_unit(key: str) -> Say:
    """A sentence about the unit that was pointed at; for an enemy that nobody can attack, about those who could."""

    def say(at: Asking) -> Said:
        if at.there < 0:
            return "else", {}
        return ("no-attacker" if at.kind == "attack" and not at.is_own() else key), {}

    return say


OF_CHOICES: Final = {
    "lore_target": "13-2-first",
    "spy_discard": "13-2-cards",
    "false_orders": "13-2-cards",
    "chain_to": "13-2-unit",
    "strike_next": "13-2-unit",
}
"""What a card that is being carried out says of a wrong choice (BL-13.2)."""


def card_price(at: Asking) -> Said:
    """What a Lore card costs, and what there is."""
    holder = at.st.rules.holder_of_seat(at.seat)
    if (
        at.kind not in ("play_command", "play_lore")
        or at.part != "card"
        or not LORE_BASE <= at.value < LORE_BASE + len(LORE_CARDS)
        or holder < 0
    ):
        return OF_CHOICES.get(at.kind) or ("13-2-word" if at.part == WORD else "else"), {}
    card = at.value - LORE_BASE
    return "13-2", {"n": ("count", card_cost(at.st, holder, card)), "m": ("count", at.st.tokens[holder])}


def by_part(**keys: str) -> Say:
    """A message for each kind of thing; `other` for the rest."""

    def say(at: Asking) -> Said:
        part = "unit" if at.part == "hex" and at.there >= 0 and "unit" in keys else at.part
        return keys.get(part, keys.get("other", "else")), {}

    return say


def flags(at: Asking) -> Said:
    if at.part != "count" or at.asked is None:
        return "else", {}
    most = max(pick for pick in at.asked.options if isinstance(pick, int))
    return "9-2", {"n": ("count", most), "u": ("unit", at.asked.context[0])}


SENTENCES: Final[dict[str, Say]] = {
    "BL-2.1": plain("2-1"),
    "BL-3.3": by_part(card="3-3"),
    "BL-3.7": of_unit("3-7"),
    "BL-4.1": of_unit("4-1"),
    "BL-4.2": out_of_orders,
    "BL-4.4": of_unit("4-4"),
    "BL-4.5": without_order,
    "BL-4.6": of_unit("4-6"),
    "BL-4.8": of_unit("4-8"),
    "BL-4.10": lore_left,
    "BL-4.11": plain("4-11"),
    "BL-4.13": plain("4-13"),
    "BL-5.1": of_unit("5-1"),
    "BL-5.3": too_far,
    "BL-5.4": taken,
    "BL-5.7": of_unit("5-7"),
    "BL-5.13": by_part(hex="5-13", unit="5-13"),
    "BL-5.14": of_unit("5-14"),
    "BL-6.1": plain("else"),
    "BL-6.2": of_unit("6-2"),
    "BL-6.4": of_unit("6-4"),
    "BL-6.6": battle("6-6"),
    "BL-6.7": battle("6-7"),
    "BL-6.8": battle("6-8"),
    "BL-6.11": sight,
    "BL-7.5": battle("7-5"),
    "BL-8.3": plain("8-3"),
    "BL-8.5": plain("8-5"),
    "BL-8.7": plain("8-7", "v"),
    "BL-9.2": flags,
    "BL-10.4": plain("10-4"),
    "BL-10.5": plain("10-5"),
    "BL-11.2": by_part(card="11-2"),
    "BL-11.11": plain("11-11"),
    "BL-12.10": cliff,
    "BL-12.11": battle("12-11"),
    "BL-12.22": closed("BL-12.22"),
    "BL-13.2": card_price,
    "BL-13.3": no_fit,
    "BL-13.4": plain("13-4"),
    "BL-13.5": plain("13-5"),
    "BL-13.6": by_part(card="13-6"),
    "BL-13.7": plain("13-7"),
    "BL-13.10": card_price,
    "BL-13.13": by_part(card="13-13"),
    "BL-13.14": of_unit("13-14"),
    "BL-13.16": plain("13-16"),
    "BL-13.18": plain("13-18"),
    "BL-13.21": plain("13-21"),
    "BL-14.1": plain("14-1"),
    "BL-14.2": by_part(count="14-2"),
    "BL-14.5": by_part(card="14-5"),
    "BL-14.8": by_part(card="14-8"),
    "BL-15.2": no_landmark,
    "BL-15.3": plain("15-3"),
    "BL-15.11": plain("15-11"),
    "BL-15.12": plain("15-12"),
    "BL-15.13": of_unit("15-13"),
    "BL-15.15": no_passage,
    "BL-15.16": no_exit,
    "BL-16.2": plain("16-2"),
    "BL-17.6": plain("17-6"),
    "BL-17.14": of_unit("17-14"),
    "BL-18.2": of_unit("18-2"),
    "BL-18.4": no_cleansing("18-4", 1),
    "BL-18.7": no_cleansing("18-7", 2),
    "BL-18.13": drift,
    "BL-18.15": plain("18-15"),
    "BL-18.18": plain("18-18"),
    "BL-18.19": plain("18-19"),
    "BL-18.20": of_unit("18-20"),
    "BL-18.21": card_price,
    "BL-18.25": of_unit("5-7"),
    "BL-18.28": of_unit("5-7"),
    "BL-19.2": too_far_to_fly,
    "BL-19.3": no_landing,
    "BL-19.4": plain("19-4"),
    "BL-19.10": no_cleansing("19-10", 2),
    "BL-19.11": plain("19-12"),
    "BL-19.12": plain("19-12"),
    "BL-19.18": plain("19-18", "u"),
    "BL-19.20": of_unit("19-20"),
    "BL-19.24": plain("19-24"),
    "BL-20.13": of_unit("20-13"),
    "BL-20.15": plain("20-15"),
    "BL-20.17": plain("10-4"),
    "BL-22.6": plain("22-6"),
    "BL-23.9": plain("23-9"),
    "BL-23.12": plain("23-12"),
    "BL-24.1": of_unit("24-1"),
    "BL-24.10": hero_too_far,
    "BL-24.11": no_stop,
    "BL-24.14": plain("24-14"),
    "BL-25.15": plain("25-15"),
    "BL-25.16": plain("25-16"),
    "BL-25.17": plain("25-17"),
    "BL-25.21": flight_off,
    "BL-26.3": no_search,
    "BL-26.6": plain("26-6"),
    "BL-26.11": plain("26-11"),
    "BL-26.12": by_part(unit="26-12", target="26-12", word="26-12"),
    "BL-27.8": by_part(word="27-8"),
    "BL-27.13": by_part(word="27-13"),
    "BL-29.3": plain("29-3"),
    "BL-29.5": by_part(card="29-5"),
    "BL-29.7": plain("29-7"),
    "BL-29.23": plain("29-23"),
    "BL-29.16": by_part(card="13-2-cards"),
    "BL-30.3": plain("30-3"),
    "BL-30.5": plain("30-5"),
    "BL-30.7": by_part(word="30-7"),
    "BL-30.19": plain("30-19"),
    "BL-30.20": plain("30-20"),
    "BL-30.22": plain("30-5"),
    "BL-30.23": extra_move,
    "BL-30.24": plain("30-24"),
    "BL-30.26": no_vantage,
    "BL-30.29": plain("30-29"),
    "BL-31.4": of_unit("31-4"),
    "BL-31.7": plain("31-7"),
    "BL-31.8": plain("31-8"),
    "BL-31.11": ally_price,
    "BL-31.14": plain("31-14"),
    "BL-31.17": allied_hero,
    "BL-33.3": plain("30-3"),
    "BL-33.4": plain("30-5"),
    **{
        clause: stop_or_ban(clause)
        for clause in (
            *("BL-12.3", "BL-12.12", "BL-12.13", "BL-12.17", "BL-12.19", "BL-15.6", "BL-15.19", "BL-15.21"),
            *("BL-15.23", "BL-16.1", "BL-26.2"),
        )
    },
    "BL-15.22": closed("BL-15.22"),
}
"""By clause: which sentence, and its facts."""
