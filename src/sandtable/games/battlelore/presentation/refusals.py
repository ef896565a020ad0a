"""The sentences of refusals: for each clause which message says it, and the facts of the position it needs.

A message is `refused-bl-<chapter>-<number>` with a variant where one clause forbids different things, or a common one:
`-stop` and `-ban` for what terrain does, `-first` for what the open question does not ask for.
They know v the unit that was pointed at (or that stands in the hex), u the unit that acts, x the hex, o the hex in the way,
w the unit in the way, g terrain, c a card, p a player, n and m numbers; vn, un and wn are 1 or 2 as the name of the unit
speaks of one or of many.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument, prompt
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import kebab, message_arg, number_arg
from sandtable.games.battlelore.combat.declare import ranged_weapon, reach_of
from sandtable.games.battlelore.presentation import refused, refused_battles, refused_cards
from sandtable.games.battlelore.presentation.refused import Asking, Facts, Said, Say
from sandtable.games.battlelore.presentation.refused_battles import attackers
from sandtable.games.battlelore.presentation.why import is_offered
from sandtable.games.battlelore.presentation.why_battles import ACTION_CLAUSE
from sandtable.games.battlelore.questions import without_lore
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import MELEE
from sandtable.games.battlelore.turn.places import layers


def refusal(
    spec: GameSpec[BattleState], st: BattleState, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
) -> Message | None:
    """The sentence for one refused target and one clause, with what is chosen already."""
    at = Asking(spec, st, seat, target, given)
    key, more = said(at, clause)
    if not key:
        return None
    if key == "else":
        if not is_nobody_there(at):
            return answer_first(at, spec)
        key = "nobody"
    args = {name: argument(spec, st, *fact) for name, fact in {**at.facts(), **more}.items()}
    return numbered(Message(f"refused-bl-{key}", args))


ONE_BODY: Final = ("inf", "cav", "bol", "bnd")
"""Troops whose name speaks of one thing, in the middle of their ids: Infantry, Cavalry, a Bolt Thrower, a Band."""
PLURALS: Final = frozenset(
    [f"type-{kebab(name)}" for name in c.TYPE_IDS[: c.FIRST_CREATURE] if name.split("_")[1] not in ONE_BODY]
)
"""The names of units that stand in the plural, as Archers do."""


def numbered(sentence: Message) -> Message:
    """The sentence with the number of each unit's name, so that verbs agree with it."""
    units = {name: arg for name, arg in sentence.args.items() if any(each.startswith("unit:") for each in arg.targets)}
    numbers = {f"{name}n": number_arg(2 if arg.text in PLURALS else 1) for name, arg in units.items()}
    return Message(sentence.key, {**sentence.args, **numbers}, sentence.otherwise)


OF_DEEDS: Final = frozenset([*ACTION_CLAUSE.values(), "BL-26.12"])
"""Of Actions besides battle, and of an Artifact without a target."""


def said(at: Asking, clause: str) -> Said:
    """Which message it is, and what it needs besides the thing itself."""
    asked = at.asked
    if asked is None:
        return "", {}
    if at.there >= 0 and clause == asked.clause and is_offered(asked, at.parts, "unit", at.there):
        return ("given" if at.there in at.chosen() else "offered"), {}
    if at.there >= 0 and at.given.get("target", 0) < 0 and clause in OF_DEEDS:
        return refused_battles.not_his_to_do(at)
    if clause == asked.clause and stands_apart(at):
        return "else", {}
    say = SENTENCES.get(clause)
    if say is None:
        return ("else", {}) if clause == asked.clause else ("", {})
    return say(at)


def is_nobody_there(at: Asking) -> bool:
    """Is it an empty hex where a unit is asked for?"""
    return at.part == "hex" and at.there < 0 and "hex" not in at.parts and bool({"unit", "target"} & set(at.parts))


def answer_first(at: Asking, spec: GameSpec[BattleState]) -> Message:
    """The thing is no answer to the open question, which comes first."""
    assert at.asked is not None
    asked = prompt(spec, at.st, at.asked)
    return Message("refused-bl-first", {**asked.args, "prompt": message_arg(asked.key)})


def stands_apart(at: Asking) -> bool:
    """Is the thing of a kind that the question does not ask for?"""
    if at.part in (WORD, "count", "card"):
        return False
    wanted = set(at.parts) | ({"unit", "hex"} if {"unit", "target", "hex"} & set(at.parts) else set())
    return at.part not in wanted or (at.part == "hex" and "hex" not in at.parts and at.there < 0)


# -- sentences ---------------------------------------------------------------------------------------------------------


def plain(key: str, need: str = "") -> Say:
    """Always the same message; with `need` only if this is known of the thing, else the common one."""

    def say(at: Asking) -> Said:
        known = at.facts()
        return (key, {}) if all(name in known for name in need) else ("else", {})

    return say


def medieval(at: Asking) -> Said:
    """Who made the game Medieval: the adventure, or the table (BL-2.1, BL-34.1)."""
    return without_lore(at.st.rules).key.removeprefix("refused-bl-"), {}


def one_enemy(at: Asking) -> Said:
    """A unit of the own side, or a second enemy beside the one that is chosen (BL-6.4)."""
    chosen = at.given.get("target", -1)
    if at.there >= 0 and chosen >= 0 and not at.is_own():
        return "6-4-one", {"w": ("unit", chosen)}
    return of_unit("6-4")(at)


def rushed(at: Asking) -> Said:
    """How far a rush goes, and in the Combat phase what it leaves: melee, or no battle at all (BL-20.15)."""
    if at.kind not in ("attack", "call_help"):
        return "20-15", {}
    unit = attackers(at)[0] if at.kind == "attack" else at.there
    if unit >= 0 and at.st.flags[unit] & MELEE:
        return "20-15-melee", {"u": ("unit", unit)}
    return of_unit("5-7")(at)


def lore_left(at: Asking) -> Said:
    """An order that costs Lore (BL-4.10)."""
    return ("4-10", {"n": ("count", at.st.tokens[at.st.active])}) if at.there >= 0 else ("else", {})


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


def unarmed(at: Asking) -> Said:
    """No missile weapon, or only by a card of its Hero, which is chosen for itself (BL-6.6)."""
    key, facts = battle("6-6")(at)
    unit = attackers(at)[0]
    shots = [] if unit < 0 else refused_battles.hero_shots(at.st, unit)
    return (f"{key}-card", {**facts, "c": ("heroic", shots[0])}) if shots else (key, facts)


def sight(at: Asking) -> Said:
    """What the line of sight meets first, seen from the attacker."""
    key, facts = battle("6-11")(at)
    unit, foe = attackers(at)
    if unit < 0 or foe < 0:
        return key, facts
    st = at.st
    here = st.pos[unit]
    ways = st.ground.board.line(here, st.pos[foe])
    crossed, left, right = [[h for h in way if st.at[h] >= 0 or st.ground.blocks_from(here, h)] for way in ways]
    blocking = [*crossed, *left, *right] if left and right else crossed
    if not blocking:
        return "6-11-own", {"u": ("unit", unit)}
    h = min(blocking, key=st.ground.board.distance[here].__getitem__)
    facts["o"] = ("hex", h)
    if st.at[h] >= 0:
        return "6-11-unit", {**facts, "w": ("unit", st.at[h])}
    return "6-11", {**facts, "g": ("terrain", layers(st, h)[0])}


def of_unit(key: str) -> Say:
    """A sentence about the unit that was pointed at; for an enemy that nobody can attack, about those who could."""

    def say(at: Asking) -> Said:
        if at.there < 0:
            return "else", {}
        return ("no-attacker" if at.kind == "attack" and not at.is_own() else key), {}

    return say


def after_attack(key: str, elsewhere: Say) -> Say:
    """A sentence about the unit that was attacked, if it is asked what it does after the attack (BL-9.5, BL-25.17)."""

    def say(at: Asking) -> Said:
        if at.kind == "battle_back" and at.asked is not None:
            return key, {"v": ("unit", at.asked.context[0])}
        return elsewhere(at)

    return say


def by_part(**keys: str) -> Say:
    """A message for each kind of thing; `other` for the rest."""

    def say(at: Asking) -> Said:
        part = "unit" if at.part == "hex" and at.there >= 0 and "unit" in keys else at.part
        return keys.get(part, keys.get("other", "else")), {}

    return say


def flags(at: Asking) -> Said:
    if at.part != "count" or at.asked is None:
        return "else", {}
    unit, rolled = at.asked.context
    if at.value > rolled:
        return "9-2-rolled", {"n": ("count", rolled), "u": ("unit", unit)}
    most = max(pick for pick in at.asked.options if isinstance(pick, int))
    return "9-2", {"n": ("count", most), "u": ("unit", at.asked.context[0])}


SENTENCES: Final[dict[str, Say]] = {
    "BL-2.1": medieval,
    "BL-3.3": by_part(card="3-3"),
    "BL-3.7": of_unit("3-7"),
    "BL-4.1": refused.out_of_section,
    "BL-4.2": refused.out_of_orders,
    "BL-4.4": of_unit("4-4"),
    "BL-4.5": refused.without_order,
    "BL-4.6": of_unit("4-6"),
    "BL-4.8": refused.between_sections,
    "BL-4.10": lore_left,
    "BL-4.11": plain("4-11"),
    "BL-4.13": plain("4-13"),
    "BL-5.7": of_unit("5-7"),
    "BL-5.14": of_unit("5-14"),
    "BL-6.1": plain("else"),
    "BL-6.2": of_unit("6-2"),
    "BL-6.4": one_enemy,
    "BL-6.6": unarmed,
    "BL-6.7": battle("6-7"),
    "BL-6.8": battle("6-8"),
    "BL-6.11": sight,
    "BL-7.5": after_attack("7-5-back", battle("7-5")),
    "BL-9.2": flags,
    "BL-9.5": after_attack("9-5", plain("else")),
    "BL-9.20": after_attack("9-20", plain("else")),
    "BL-10.5": refused_battles.no_bonus,
    "BL-11.2": refused_cards.not_drawn,
    "BL-11.3": refused_cards.not_drawn,
    "BL-12.11": battle("12-11"),
    "BL-13.2": refused_cards.card_price,
    "BL-13.3": refused_cards.no_fit,
    "BL-13.4": plain("13-4"),
    "BL-13.5": refused_cards.no_reaction,
    "BL-13.6": refused_cards.not_this_way,
    "BL-13.7": plain("13-7"),
    "BL-13.10": refused_cards.out_of_character("13-10"),
    "BL-32.4": refused_cards.out_of_character("32-4"),
    "BL-13.13": refused_cards.card_of_another_sort("13-13", lore=True),
    "BL-13.14": of_unit("13-14"),
    "BL-13.16": plain("13-16"),
    "BL-13.18": plain("13-18"),
    "BL-13.21": refused_battles.in_force,
    "BL-14.1": plain("14-1"),
    "BL-14.2": refused_cards.no_level,
    "BL-14.5": refused_cards.card_of_another_sort("14-5"),
    "BL-14.8": refused_cards.card_of_another_sort("14-8", lore=True),
    "BL-15.11": refused_battles.no_training,
    "BL-15.12": refused_battles.no_healing,
    "BL-15.13": of_unit("15-13"),
    "BL-16.2": refused_battles.no_summoning,
    "BL-17.6": plain("17-6"),
    "BL-18.2": after_attack("18-2", of_unit("18-2")),
    "BL-18.4": refused.no_cleansing("18-4", 1),
    "BL-18.7": refused.no_cleansing("18-7", 2),
    "BL-18.15": refused_battles.no_tremor,
    "BL-18.18": refused_cards.no_conjurer,
    "BL-18.19": plain("18-19"),
    "BL-18.21": refused_cards.card_price,
    "BL-18.25": of_unit("5-7"),
    "BL-18.28": of_unit("5-7"),
    "BL-19.2": refused.flown,
    "BL-19.10": refused.no_cleansing("19-10", 2),
    "BL-19.20": after_attack("19-20", of_unit("19-20")),
    "BL-20.13": of_unit("20-13"),
    "BL-20.15": rushed,
    "BL-22.6": refused_battles.no_help,
    "BL-24.1": of_unit("24-1"),
    "BL-25.16": after_attack("25-16-nowhere", plain("else")),
    "BL-25.17": plain("25-17"),
    "BL-26.3": refused_battles.no_search,
    "BL-26.6": refused_battles.no_visit,
    "BL-26.11": refused_battles.no_deed,
    "BL-26.12": refused_battles.no_hero_target,
    "BL-27.8": refused.no_draw,
    "BL-28.1": refused.no_council_seat,
    "BL-29.26": refused_cards.card_of_another_sort("14-5"),
    "BL-29.5": refused_cards.second_card,
    "BL-29.7": plain("29-7"),
    "BL-29.23": refused.in_a_team,
    "BL-29.16": refused_cards.card_of_another_sort("29-16"),
    "BL-31.4": of_unit("31-4"),
    "BL-31.7": plain("31-7"),
    "BL-31.8": plain("31-8"),
    "BL-31.11": refused_cards.ally_price,
    "BL-31.17": refused.allied_hero,
    "BL-34.1": medieval,
    **dict.fromkeys(("BL-12.17", "BL-12.19", "BL-15.6", "BL-15.23", "BL-16.1"), refused.banned),
    "BL-30.3": by_part(count="30-3"),
    "BL-33.3": by_part(count="33-3"),
}
"""By clause: which sentence, and its facts."""
