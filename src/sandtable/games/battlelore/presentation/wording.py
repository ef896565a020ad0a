"""The subjects of events, questions and options as plain data, for the texts of every language and client.

A unit is named by its type and a tag that is the same in every language: ▲ for Standard, ▼ for Pennant, and a number if
the camp has several units of that stem. Questions and options add the unit's hex.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.game.presentation import Phrase
from sandtable.core.text.message import Message, kebab, number_arg
from sandtable.games.battlelore.combat.declare import attack_kind, ranged_weapon
from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import BONUS, MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.creatures.entering import CONJURE, conjure_cost, waiting_creature
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.heroes.in_play import troop_of
from sandtable.games.battlelore.heroes.rewards import number_of
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.playing import DEJA_BASE, card_cost, card_level
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import DEJA_VU, L_CLASS, LORE_CARDS, OUT_OF_CHARACTER
from sandtable.games.battlelore.tables.conditions import MELEE, NO_BATTLE
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE
from sandtable.games.battlelore.turn.battling import ACTION_IDS
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.movement import battle_from
from sandtable.games.battlelore.turn.orders import RACK_BASE

CAMP_SIGNS: Final = ("▲", "▼")
"""The symbols of the camps show their direction of march: north for Standard, south for Pennant."""

STEMS: Final = tuple(
    name if type_ >= c.FIRST_HERO else name[: name.rindex("_")] for type_, name in enumerate(c.TYPE_IDS)
)
"""Each type without its banner colour, so that green and blue archers are numbered together."""


# --- names ------------------------------------------------------------------------------------------------------------


def unit_number(st: BattleState, unit: int) -> int:
    """The number of a unit among its camp's units of the same stem, from 1; 0 if it is the only one."""
    camp = st.owner[unit] & CAMP
    stem = STEMS[st.utype[unit]]
    like = [u for u, type_ in enumerate(st.utype) if st.owner[u] & CAMP == camp and STEMS[type_] == stem]
    return like.index(unit) + 1 if len(like) > 1 else 0


def unit_tag(st: BattleState, unit: int) -> str:
    """The tag that tells a unit from others of its type: its camp's symbol and number, or a campaign Hero's name."""
    sign = CAMP_SIGNS[st.owner[unit] & CAMP]
    sheet = number_of(st, unit) if st.campaign is not None and st.utype[unit] >= c.FIRST_HERO else -1
    if st.campaign is not None and sheet >= 0:
        return f"{sign} {st.campaign.roster[sheet][0]}"
    return f"{sign}{unit_number(st, unit) or ''}"


def read_as(st: BattleState, part: str, value: int) -> tuple[str, int]:
    """The part and value that name a value: a unit is named by its type, a holder by seat or camp, a card by itself."""
    if part in ("unit", "placed"):
        return "type", st.utype[value]
    if part == "holder":
        return ("camp", value) if st.rules.team else ("seat", st.rules.seats[value])
    if part == "side":
        return ("camp", value) if st.players > 2 else ("seat", value)
    if part == "winner":  # players win among allies, otherwise camps
        alone = st.players == 2 or (st.result is not None and st.result.how == "allies")
        return ("seat" if alone else "camp", value)
    if part == "card":
        return read_card(value)
    if part == "heroic":
        return ("artifact", value - ARTIFACT_BASE) if value >= ARTIFACT_BASE else ("skill", value)
    if part == "specialist" and value < 0:
        return "none", 0
    if part == "target":
        return read_target(st, value)
    return part, value


def read_target(st: BattleState, value: int) -> tuple[str, int]:
    """The same for a target: an action or a Hero's card by itself, a landmark by its terrain, a unit by its type."""
    if value in ACTION_IDS:
        return "deed", deed_number(value)
    if value <= DEED_BASE:
        return read_as(st, "heroic", DEED_BASE - value)
    if value >= MARK_BASE:
        return "terrain", mark_at(st, value - MARK_BASE)
    return "type", st.utype[value]


def read_card(value: int) -> tuple[str, int]:
    if value < 0:
        return "none", 0
    if value >= DEJA_BASE:
        return "card", value - DEJA_BASE + LORE_BASE
    if RACK_BASE <= value < CONJURE:
        return "card", value - RACK_BASE
    return "card", value


def tag(st: BattleState, part: str, value: int) -> str:
    """The tag that tells a unit, a landmark or a repeated card from others of the same name."""
    if part == "unit":
        return unit_tag(st, value)
    if part == "placed" or (part == "target" and 0 <= value < MARK_BASE):
        h = st.pos[value]
        if h == LED:
            troop = troop_of(st, value)
            h = st.pos[troop] if troop >= 0 else h
        return unit_tag(st, value) + (f" ({hex_name(h)})" if h >= 0 else "")
    if part == "target" and value >= MARK_BASE:
        return f"({hex_name(value - MARK_BASE)})"
    if part == "card" and value >= DEJA_BASE:
        return "+ Deja Vu!"
    return ""


def deed_number(value: int) -> int:
    return list(ACTION_IDS).index(value)


def mark_at(st: BattleState, h: int) -> int:
    """The terrain that names a hex: its landmark or lair, else its overlay, else its terrain."""
    ground = st.ground
    if ground.special[h] >= 0:
        return ground.special[h]
    return ground.overlay[h] if ground.overlay[h] >= 0 else ground.terrain[h]


# --- options ----------------------------------------------------------------------------------------------------------

HEX_KINDS: Final = frozenset(
    {
        "place_mark", "deploy_at", "special_hex", "conjure_at", "move_step", "fly_to", "passage_to", "retreat_to",
        "retreat_more", "pursue_to", "summon_at", "portal_to", "fall_back_to", "hero_at", "hero_to", "hero_step",
        "flee_to",
    }
)  # fmt: skip
UNIT_KINDS: Final = frozenset(
    {"special_unit", "order_unit", "move_unit", "call_help", "strike_next", "chain_to", "tremor_next", "hero_unit"}
)
COUNT_KINDS: Final[dict[str, str]] = {
    "council_level": "level",
    "shift": "shift",
    "special_way": "way",
    "ignore_flags": "ignore",
    "bolt_flags": "ignore",
    "neck": "neck",
}


def pick_phrase(st: BattleState, asked: Decision, option: Pick) -> Phrase | None:
    """An option with what a player wants to know before picking it: where, how strong, at what cost."""
    kind = asked.kind
    if isinstance(option, tuple):
        return pair_phrase(st, kind, option)
    if kind == "move_to":
        return move_phrase(st, asked.context[0], option)
    if kind in HEX_KINDS:
        return hex_phrase(st, option)
    if kind in UNIT_KINDS or (kind == "lore_target" and option < MARK_BASE):
        return unit_phrase(st, option)
    if kind in COUNT_KINDS:
        return (f"pick-{COUNT_KINDS[kind]}", (("n", "count", option),))
    if kind == "bonus_target":
        unit = asked.context[0]
        dice = dice_count(st, unit, option, MELEE_ATTACK, BONUS, st.weapon[unit])
        return ("pick-strike", (("v", "placed", option), ("n", "count", dice)))
    if kind in ("reserve_unit", "levy_becomes", "special_type"):
        return ("pick-type", (("s", "type", option), ("i", "colour", c.T_COLOUR[option])))
    if kind == "guard":
        types = tuple(unit[0] for unit in DEPLOYMENT_CARDS[option].units)
        return ("pick-deployment", (("x", "text", DEPLOYMENT_CARDS[option].id), ("s", "types", types)))
    if kind in SHEET_KINDS and st.campaign is not None:
        row = st.campaign.roster[option]
        return ("pick-sheet", (("u", "sheet", option), ("w", "member", row[2]), ("n", "count", row[4])))
    if "card" in asked.kind or kind in CARD_KINDS:
        return card_phrase(st, asked.seat, kind, option)
    return None


SHEET_KINDS: Final = frozenset({"advisor", "hero_who", "ransom_to", "miracle_cure"})
CARD_KINDS: Final = frozenset(
    {
        "keep_first_lore", "play_command", "play_as", "play_lore", "spy_discard", "false_orders", "keep_command",
        "keep_lore", "discard_lore", "discard_command",
    }
)  # fmt: skip


def hex_phrase(st: BattleState, h: int) -> Phrase:
    if st.at[h] >= 0:  # a Hero's way to a troop, or a flight over a unit
        return ("pick-hex-unit", (("a", "hex", h), ("u", "unit", st.at[h])))
    place = mark_at(st, h)
    if place == COUNTRYSIDE:
        return ("pick-hex", (("a", "hex", h),))
    return ("pick-hex-terrain", (("a", "hex", h), ("g", "terrain", place)))


def move_phrase(st: BattleState, unit: int, h: int) -> Phrase:
    """A hex to move to, and what the path there forbids."""
    if h == st.pos[unit]:
        return ("pick-stay-here", (("a", "hex", h),))
    key, args = hex_phrase(st, h)
    flag = battle_from(st, unit, h)
    if flag & NO_BATTLE:
        key += "-no-battle"
    elif flag & MELEE:
        key += "-melee"
    return (key, args)


def unit_phrase(st: BattleState, unit: int) -> Phrase:
    if c.T_CHECK[st.utype[unit]] != c.CHECK_NONE or st.full[unit] < 2:
        return ("pick-creature", (("u", "placed", unit),))
    figures = (("n", "count", st.figs[unit]), ("m", "count", st.full[unit]))
    return ("pick-unit", (("u", "placed", unit), *figures))


def pair_phrase(st: BattleState, kind: str, option: tuple[int, ...]) -> Phrase:
    """Options that name two things."""
    unit, other = option[0], option[1]
    if kind == "cleanse":
        cost = ("n", "count", c.TOKEN_COST[other])
        return ("pick-cleanse", (("u", "placed", unit), ("k", "token", other), cost))
    if kind == "more_draws":
        return ("pick-turn-in", (("c", "artifact", unit), ("d", "artifact", other)))
    if other < 0:
        return ("pick-deed", (("u", "placed", unit), ("x", "target", other)))
    how = attack_kind(st, unit, other)
    weapon = st.weapon[unit] if how == MELEE_ATTACK else ranged_weapon(st, unit)
    dice = ("n", "count", dice_count(st, unit, other, how, NORMAL, weapon))
    return ("pick-attack", (("u", "placed", unit), ("v", "placed", other), dice, ("m", "count", how)))


def card_phrase(st: BattleState, seat: int, kind: str, option: int) -> Phrase:
    """A card with its effect in a few words; a Lore card also with its current cost."""
    if option == CONJURE:
        holder = max(st.rules.holder_of_seat(seat), 0)
        cost = conjure_cost(st, holder, waiting_creature(st, holder, "conjuration"))
        return ("pick-conjure", (("n", "count", cost),))
    name = ("c", "card", option)
    if option < LORE_BASE:
        key = "pick-rack" if option >= RACK_BASE else "pick-command"
        return (key, (name, ("x", "short", option % RACK_BASE)))
    card = option - (DEJA_BASE if option >= DEJA_BASE else LORE_BASE)
    lore_class = ("w", "member", L_CLASS[card])
    holder = st.rules.holder_of_seat(seat)
    if kind in ("play_command", "play_lore") and holder >= 0:
        cost = card_cost(st, holder, card)
        if option >= DEJA_BASE:
            cost += LORE_CARDS[DEJA_VU].cost + (0 if card_level(st, holder, DEJA_VU) else OUT_OF_CHARACTER)
        return ("pick-lore", (name, lore_class, ("n", "count", cost)))
    if LORE_CARDS[card].half_paid:
        return ("pick-lore-half", (name, lore_class))
    costs = LORE_CARDS[card].cost_by_level or (LORE_CARDS[card].cost,)
    return ("pick-lore", (name, lore_class, ("n", "count", costs[0])))


# --- grammar ----------------------------------------------------------------------------------------------------------

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
    if not numbers or not sentence.key:
        return sentence
    return Message(sentence.key, {**sentence.args, **numbers}, sentence.otherwise)
