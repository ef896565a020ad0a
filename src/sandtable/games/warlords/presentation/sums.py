"""Values of stacks and garrisons line by line, as the battle rules count them (WL-16.12 to WL-16.21, WL-17.5 to WL-17.9)."""

from __future__ import annotations

from sandtable.core.scene.scene import Arg, Counted, Message, Modifier, message_arg
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.values import (
    ASSAULT_BONUS,
    ASSAULT_COMBAT,
    FIELD_BONUS,
    PROMO_COMBAT,
    RACE_BONUS,
    artefact_bonus,
    assault_values,
    castle_defence,
    combat,
    field_values,
    fleet_bonus,
    garrison_values,
    hero_value,
    race_bonus,
)
from sandtable.games.warlords.presentation.names import name_key, type_of
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import COMBAT, DEFENCE, NO_CARD, OP, VALUE, def_of

Part = tuple[str, int]


def line(card: int, value: int, parts: list[Part], clause: str) -> Modifier:
    """One card of a sum; with the parts of its value if more than the printed number counts."""
    return Modifier(Message(name_key(card)), "", value, clause, type_of(card), detail(parts))


def detail(parts: list[Part]) -> Message | None:
    shown = [(name, value) for name, value in parts if value]
    if len(shown) < 2:
        return None
    items = tuple([Counted(f"part-{name}", f"part-{name}", value) for name, value in shown])
    return Message("", {"0": Arg("list", (), "", items)})


def hero_line(st: State, stack: int, assault: bool) -> Modifier:
    """The hero with promotions and artefacts (WL-16.13, WL-16.18)."""
    promoted = len([card for card in st.promotions[stack] if OP[card] == PROMO_COMBAT])
    arms = sum([COMBAT[card] + (ASSAULT_COMBAT[card] if assault else 0) for card in st.artefacts[stack]])
    parts = [
        ("base", COMBAT[st.head[stack]]),
        ("promotion", promoted),
        ("artefacts", arms + artefact_bonus(st, stack)),
    ]
    return line(st.head[stack], hero_value(st, stack, assault), parts, "WL-16.13")


def field_lines(st: State, stack: int) -> list[Modifier]:
    """Hero, armies and allies of a stack in the field (WL-16.14, WL-16.15)."""
    found = [hero_line(st, stack, False)]
    bonus = artefact_bonus(st, stack)
    for card, value in field_values(st, stack):
        army = card in st.armies[stack]
        parts = [("base", combat(st, stack, card)), ("field", FIELD_BONUS[card])]
        if army:
            parts += [("banner", race_bonus(st, stack, card)), ("fleet", fleet_bonus(st, stack, card))]
        found.append(line(card, value, [*parts, ("artefacts", bonus)], "WL-16.14"))
    return found


def assault_lines(st: State, stack: int, castle: int) -> list[Modifier]:
    """Hero, armies and allies of a stack in an assault (WL-17.7)."""
    found = [hero_line(st, stack, True)]
    bonus = artefact_bonus(st, stack)
    for card, value in assault_values(st, stack, castle):
        banner = race_bonus(st, stack, card) if card in st.armies[stack] else 0
        base = combat(st, stack, card)
        parts = [("base", base), ("assault", value - base - banner - bonus), ("banner", banner), ("artefacts", bonus)]
        found.append(line(card, value, parts, "WL-17.7"))
    return found


def garrison_lines(st: State, castle: int, times: int = 1) -> list[Modifier]:
    """Armies of the garrison, then the walls (WL-17.5, WL-17.8)."""
    found = []
    for card, value in garrison_values(st, castle):
        base = combat(st, castle, card)
        home = RACE_BONUS[card] if value - base > ASSAULT_BONUS[card] else 0
        found.append(line(card, value, [("base", base), ("assault", value - base - home), ("home", home)], "WL-17.8"))
    total = castle_defence(st, castle, times)
    walls = sum([DEFENCE[card] for card in st.improvements[castle]])
    own = times * DEFENCE[st.head[castle]]
    parts = [("base", own), ("walls", walls), ("spell", total - own - walls)]
    found.append(Modifier(Message("sum-walls"), "", total, "WL-17.5", detail=detail(parts)))
    return found


def terrain_line(st: State, stack: int) -> Modifier | None:
    """The value of the terrain under a defender (WL-10.24, WL-16.3)."""
    card = st.ground[stack]
    if card == NO_CARD or not def_of(card).value:
        return None
    value = terrain_value(st, stack)
    return line(card, value, [("terrain", VALUE[card]), ("race", value - VALUE[card])], "WL-16.3")


def strength(st: State, place: int) -> int:
    """The main number of a token: a stack in the field without terrain, or a castle with its garrison."""
    if st.is_castle(place):
        return castle_defence(st, place, 1) + sum([value for _, value in garrison_values(st, place)])
    return hero_value(st, place, False) + sum([value for _, value in field_values(st, place)])


def before_walls(st: State, stack: int, castle: int) -> int:
    """The value of a stack in an assault on this castle."""
    return hero_value(st, stack, True) + sum([value for _, value in assault_values(st, stack, castle)])


def storming(st: State, stack: int) -> int:
    """The value of a stack in an assault on a castle without a moat."""
    bonus = artefact_bonus(st, stack)
    found = hero_value(st, stack, True)
    for card in st.armies[stack]:
        found += combat(st, stack, card) + ASSAULT_BONUS[card] + race_bonus(st, stack, card) + bonus
    for card in st.allies[stack]:
        found += combat(st, stack, card) + ASSAULT_BONUS[card] + bonus
    return found


def sums(st: State, place: int) -> tuple[Modifier, ...]:
    """The lines of a token's sheet, with the totals last."""
    if st.is_castle(place):
        lines = garrison_lines(st, place)
        return (*lines, Modifier(Message("sum-castle"), "", strength(st, place), "WL-17.9"))
    total = Modifier(Message("sum-field"), "", strength(st, place), "WL-16.16")
    walls = Modifier(Message("sum-assault"), "", storming(st, place), "WL-17.7")
    ground = terrain_line(st, place)
    return (*field_lines(st, place), *([ground] if ground else []), total, walls)


def card_arg(card: int) -> Arg:
    return message_arg(name_key(card))
