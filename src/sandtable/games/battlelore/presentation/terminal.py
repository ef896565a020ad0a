"""The table for a terminal: the battlefield (`terminal_field`), both camps, the player's cards, the current attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.core.engine.cards import face_of, faces_of
from sandtable.core.engine.decision import Target
from sandtable.core.game.presentation import Wording
from sandtable.core.text.message import kebab
from sandtable.games.battlelore.campaign.after_adventure import Aftermath
from sandtable.games.battlelore.combat.dice import base_dice
from sandtable.games.battlelore.combat.in_progress import clash_of, moving_of
from sandtable.games.battlelore.combat.losses import necks_of
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.presentation.terminal_field import (
    CHEST,
    LED,
    MAX_CELL,
    NO_SIGN,
    SIGNS,
    banner_style,
    chip_text,
    field_lines,
    rows_fitting,
)
from sandtable.games.battlelore.presentation.terminal_sheets import BETWEEN, hero_offer, sheets_list
from sandtable.games.battlelore.presentation.wording import CAMP_SIGNS, STEMS, mark_at
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import WITH_LORE
from sandtable.games.battlelore.tables.board import COLUMNS, hex_name, place_in_row, wings_of
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_CARDS
from sandtable.games.battlelore.tables.conditions import VICTOR
from sandtable.games.battlelore.tables.deployment import SPECIALISTS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.drawing import LORE_BASE, lore_limit
from sandtable.games.battlelore.turn.movement import MovePhase
from sandtable.games.battlelore.turn.orders import CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.pools import BY_FILTER, BY_ROLL, BY_SECTION
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import CombatPhase, DrawPhase, Turn
from sandtable.games.battlelore.turn.victory import ALLIED_GOAL, banners, holder_banners
from sandtable.terminal import Clipped, label, lines_of

SIDE_PANEL: Final = 58
WIDE: Final = 160
MIN_LIST: Final = 4


def board_text(
    seen: BattleState, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
) -> RenderableType:
    """The whole table in at most `height` lines; if it does not fit, the rows get lower first, then the board is left out."""
    head: list[RenderableType] = [heading(seen, words), *camp_lines(seen, words)]
    asked = seen.decision
    if asked is not None and asked.kind == "specialist" and asked.seat == seat:
        return Clipped(Group(*head, specialist_list(seen, words)), max(height, MIN_LIST))
    cards = hero_offer(seen, seat, words)
    if cards is not None and any(each.kind in BETWEEN for each in seen.open_questions() if each.seat == seat):
        return Clipped(Group(*head, cards), max(height, MIN_LIST))
    rows = seen.ground.board.rows
    if width >= WIDE:
        deep = rows_fitting(rows, height - len(head))
        field = field_lines(seen, seat, words, width - SIDE_PANEL - 3, deep, marks)
        side = Clipped(Group(*side_parts(seen, seat, words)), max(len(field), height - len(head)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(width=SIDE_PANEL)
        grid.add_row(join_lines(field), side)
        return Group(*head, grid)
    actions: list[RenderableType] = [*action_lines(seen, words)]
    below = [*actions, *card_lines(seen, seat, words)]
    # the board matters more than the cards, which can be shown on request, and more than the lines of the camps
    for top, bottom in ((head, below), (head, actions), (head, []), (head[:1], [])):
        room = height - sum(lines_of(part, width) for part in (*top, *bottom))
        if room >= rows + 1:
            deep = rows_fitting(rows, room)
            field = field_lines(seen, seat, words, width, deep, marks)[:room]
            offered = offered_cards(seen, seat)
            more = card_table(seen, words, label(words, "offer"), offered) if offered else cards
            if more is not None and room - len(field) >= lines_of(more, width):
                bottom = [*bottom, more]
            return Group(*top, join_lines(field), *bottom)
    return Clipped(Group(*head, *below, forces_list(seen, words)), max(height, MIN_LIST))


def table_text(seen: BattleState, seat: int, topic: str, words: Wording, width: int) -> RenderableType | None:
    """One part of the table by name; None if it has nothing to show."""
    if topic == "hand":
        return hand_list(seen, seat, words, width)
    if topic == "forces":
        return forces_list(seen, words)
    if topic == "discards":
        return discards_list(seen, words)
    if topic == "key":
        return key_list(seen, words, width)
    if topic == "heroes":
        return sheets_list(seen, words)
    return None


# -- small parts -------------------------------------------------------------------------------------------------------


def join_lines(lines: list[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def holder_name(st: BattleState, words: Wording, holder: int) -> str:
    return str(words.value(st, "holder", holder))


def phase_key(st: BattleState) -> str:
    if st.result is not None:
        return "end"
    phases: tuple[tuple[type[object], str], ...] = (
        (Aftermath, "after"),
        (CommandPhase, "command"),
        (OrderPhase, "order"),
        (MovePhase, "move"),
        (CombatPhase, "combat"),
        (DrawPhase, "draw"),
        (Setup, "muster" if st.rules.deployment else "setup"),
        (Turn, "command"),
    )
    for frame_type, key in phases:
        if any(isinstance(frame, frame_type) for frame in st.stack):
            return key
    return "setup"


def title_of(st: BattleState, words: Wording) -> str:
    """The title of the adventure; a custom adventure has its own title."""
    adventure = st.rules.adventure
    return adventure.title if adventure.ref.startswith("{") else words(f"adventure-{adventure.id}")


def heading(st: BattleState, words: Wording) -> Text:
    """Which adventure, which turn and phase, whose turn."""
    facts = [words("game-title"), title_of(st, words)]
    if st.turn:
        limit = f"/{st.rules.turn_limit}" if st.rules.turn_limit else ""
        facts.append(f"{label(words, 'turn')} {st.turn}{limit}")
    facts.append(words(f"phase-{phase_key(st)}"))
    if st.turn and st.result is None:
        facts.append(f"{CAMP_SIGNS[st.active & CAMP]} {holder_name(st, words, st.active)}")
    return Text(" · ".join(facts), style="bold", no_wrap=True, overflow="ellipsis")


def camp_lines(st: BattleState, words: Wording) -> list[Text]:
    """One line for each holder: Victory Banners, cards, Lore, council."""
    lines: list[Text] = []
    rules = st.rules
    for holder in range(rules.holders):
        camp = holder & CAMP
        won = holder_banners(st, holder) if rules.allies else banners(st, camp)
        goal = ALLIED_GOAL if rules.allies else rules.goals[camp]
        line = Text(no_wrap=True, overflow="ellipsis")
        pointer = "▸" if st.turn and holder == st.active and st.result is None else " "
        line.append(f"{pointer}{CAMP_SIGNS[camp]} {holder_name(st, words, holder)}", style="bold")
        line.append(f" ({words(f'camp-{c.CAMP_IDS[camp]}')})")
        line.append(f"  {'■' * won}{'□' * max(0, goal - won)} {won}/{goal}", style="bold")
        line.append(f"  {label(words, 'command-cards')} {len(st.hands[holder])}")
        if rules.lore:
            line.append(f" · {label(words, 'lore-cards')} {len(st.lore[holder])}/{lore_limit(st, holder)}")
            line.append(f" · {label(words, 'lore-tokens')} {st.tokens[holder]}")
        if rules.mode == WITH_LORE and any(st.councils[holder]):
            members = [
                f"{words(f'class-{name}')} {level}"
                for name, level in zip(c.CLASS_IDS, st.councils[holder], strict=True)
                if level
            ]
            line.append(f" · {', '.join(members)}", style="dim")
        lines.append(line)
    return lines


# -- what is going on --------------------------------------------------------------------------------------------------


def action_lines(st: BattleState, words: Wording) -> list[Text]:
    """The cards of this turn, the orders left, the rack, the current attack."""
    facts: list[str] = []
    if st.played:
        cards = [str(words.value(st, "card", kind)) for kind, _ in st.played]
        facts.append(f"{label(words, 'played')}: {', '.join(cards)}")
    orders = orders_left(st, words)
    if orders:
        facts.append(f"{label(words, 'orders')}: {orders}")
    if st.rack:
        facts.append(f"{label(words, 'rack')}: {', '.join(str(words.value(st, 'card', kind)) for kind in st.rack)}")
    lines = [Text(" · ".join(facts))] if facts else []
    clash = clash_of(st)
    if clash is not None and st.pos[clash.att] >= 0 and st.pos[clash.dfn] >= 0:
        names = {
            "u": str(words.value(st, "placed", clash.att)),
            "v": str(words.value(st, "placed", clash.dfn)),
        }
        line = Text(f"⚔ {words('label-attack', **names)}", style="bold")
        if clash.faces:
            line.append(f": {words.value(st, 'faces', (*clash.faces, *clash.faces2))}", style="not bold")
        lines.append(line)
    moving = moving_of(st)
    if clash is None and moving is not None and st.pos[moving.unit] >= 0:
        lines.append(Text(words("label-moving", u=str(words.value(st, "placed", moving.unit))), style="bold"))
    return lines


def orders_left(st: BattleState, words: Wording) -> str:
    """The orders the card has left, while orders are announced."""
    phase = next((frame for frame in st.stack if isinstance(frame, OrderPhase)), None)
    if phase is None or not phase.slack:
        return ""
    left = [phase.slack[1 << place] for place in range(len(phase.caps))]
    if phase.by == BY_SECTION:
        wings = wings_of(st.active & CAMP)
        return ", ".join(
            f"{words(f'wing-{name}')} {left[place_in_row(wing)]}"
            for name, wing in zip(("left", "centre", "right"), wings, strict=True)
            if phase.caps[place_in_row(wing)]
        )
    if phase.by == BY_FILTER:
        return str(left[0])
    if phase.by == BY_ROLL:
        names = (*[words(f"colour-{name}") for name in c.COLOUR_IDS], label(words, "any"))
        return ", ".join(f"{name} {left[place]}" for place, name in enumerate(names) if phase.caps[place])
    return ""


def card_lines(st: BattleState, seat: int, words: Wording) -> list[Text]:
    """The player's cards, one line each."""
    holder = st.rules.knows_of(seat)
    if holder < 0:
        return []
    lines: list[Text] = []
    hands = [("command-cards", faces_of(st.hands[holder]))]
    if st.lore[holder]:
        hands.append(("lore-cards", [LORE_BASE + face_of(card) for card in st.lore[holder]]))
    for name, cards in hands:
        line = Text(f"{label(words, name)}: ", style="bold")
        items = [str(words.value(st, "card", card)) for card in cards]
        line.append(", ".join(items) or label(words, "empty"), style="not bold")
        lines.append(line)
    return lines


def side_parts(st: BattleState, seat: int, words: Wording) -> list[RenderableType]:
    parts: list[RenderableType] = [*action_lines(st, words)]
    hand = hand_list(st, seat, words, SIDE_PANEL)
    if hand is not None:
        parts += [Text(), hand] if parts else [hand]
    return [*parts, Text(), forces_list(st, words)]


# -- cards -------------------------------------------------------------------------------------------------------------


def card_table(st: BattleState, words: Wording, title: str, cards: list[int]) -> RenderableType:
    """Cards with their texts; identical cards once."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for card in sorted(set(cards)):
        name = Text(str(words.value(st, "card", card)), style="bold")
        if cards.count(card) > 1:
            name.append(f" x{cards.count(card)}", style="not bold")
        if card >= LORE_BASE:
            entry = LORE_CARDS[card - LORE_BASE]
            cost = "/".join(map(str, entry.cost_by_level)) or ("½" if entry.half_paid else str(entry.cost))
            name.append(f"\n{words(f'class-{c.CLASS_IDS[entry.lore_class]}')} {cost}", style="not bold italic")
            table.add_row(name, words(f"card-{entry.id}-text"))
        else:
            table.add_row(name, words(f"card-{COMMAND_IDS[card]}-text"))
    body: RenderableType = table if cards else Text(label(words, "empty"), style="dim")
    return Group(Text(title, style="bold underline"), body)


def hand_list(st: BattleState, seat: int, words: Wording, width: int) -> RenderableType | None:
    holder = st.rules.knows_of(seat)
    if holder < 0:
        return None
    parts: list[RenderableType] = []
    offered = offered_cards(st, seat)
    if offered:
        parts.append(card_table(st, words, label(words, "offer"), offered))
    heroic = hero_offer(st, seat, words)
    if heroic is not None:
        parts.append(heroic)
    parts.append(card_table(st, words, label(words, "command-cards"), faces_of(st.hands[holder])))
    if st.rules.lore:
        lore = [LORE_BASE + face_of(card) for card in st.lore[holder]]
        parts.append(card_table(st, words, label(words, "lore-cards"), lore))
    return Group(*parts)


OFFERING: Final = (
    "keep_first_lore",
    "keep_command",
    "keep_lore",
    "spy_discard",
    "false_orders",
    "copy_card",
    "play_as",
)
"""Questions about cards that only the asked player sees."""


def offered_cards(st: BattleState, seat: int) -> list[int]:
    """The cards of the open question, unless they are in the hand anyway."""
    asked = next((each for each in st.open_questions() if each.seat == seat and each.kind in OFFERING), None)
    return [] if asked is None else [pick for pick in asked.options if isinstance(pick, int) and pick >= 0]


def discards_list(st: BattleState, words: Wording) -> RenderableType:
    """Both discard piles, which all players may look through (BL-1.22)."""
    piles = [("command-discard", list(st.discard)), ("lore-discard", [LORE_BASE + card for card in st.lore_discard])]
    lines: list[Text] = []
    for name, cards in piles if st.rules.lore else piles[:1]:
        line = Text(f"{label(words, name)}: ", style="bold")
        kinds = [
            str(words.value(st, "card", card)) + (f" x{cards.count(card)}" if cards.count(card) > 1 else "")
            for card in sorted(set(cards))
        ]
        line.append(", ".join(kinds) or label(words, "nothing-yet"), style="not bold")
        lines.append(line)
    return Group(*lines)


def specialist_list(st: BattleState, words: Wording) -> RenderableType:
    """The Specialists to choose from, and their texts."""
    asked = st.decision
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    offered = asked.options if asked is not None else []
    for number, entry in enumerate(SPECIALISTS):
        if number in offered:
            table.add_row(Text(words(f"specialist-{entry.id}"), style="bold"), words(f"specialist-{entry.id}-text"))
    return Group(Text(label(words, "specialists"), style="bold underline"), table)


# -- armies ------------------------------------------------------------------------------------------------------------


def forces_list(st: BattleState, words: Wording) -> RenderableType:
    """Every unit on the board with its figures, dice and what it carries."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for camp in (c.STANDARD, c.PENNANT):
        units = [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & CAMP == camp]
        for unit in sorted(units, key=lambda u: (st.pos[u] % COLUMNS, st.pos[u])):
            facts = [words("count-dice", n=base_dice(st, unit, st.weapon[unit]))]
            if bold_level(st, unit):
                facts.append(f"{label(words, 'bold')} {bold_level(st, unit)}")
            facts += carried_texts(st, unit, words)
            name = Text(f"{chip_text(st, words, unit, MAX_CELL)} ", style=banner_style(st, unit))
            table.add_row(hex_name(st.pos[unit]), name, str(words.value(st, "unit", unit)), Text(", ".join(facts)))
        waiting = [unit for unit, h in enumerate(st.pos) if h == -1 and st.owner[unit] & CAMP == camp]
        for unit in waiting:
            table.add_row("-", "", str(words.value(st, "unit", unit)), Text(label(words, "reserve"), style="dim"))
    empty = Text(label(words, "nothing-yet"), style="dim")
    return Group(Text(label(words, "forces"), style="bold underline"), table if table.row_count else empty)


def carried_texts(st: BattleState, unit: int, words: Wording) -> list[str]:
    """Tokens, life, necks and attachments in words."""
    found: list[str] = []
    for kind, name in enumerate(c.TOKEN_IDS):
        number = token_count(st, unit, kind)
        if number:
            found.append(words(f"token-{kebab(name)}") + (f" x{number}" if number > 1 else ""))
    if st.tok[unit] & VICTOR:
        found.append(words("token-victor"))
    check = c.T_CHECK[st.utype[unit]]
    if check == c.CHECK_LIFE:
        found.append(f"{words('token-life')} {st.extra[unit]}")
    elif check == c.CHECK_NECKS:
        found.append(f"{words('token-neck')} {sum(necks_of(st.extra[unit]))}")
    if st.attach[unit] != c.NO_ATTACHMENT:
        found.append(words(f"attachment-{kebab(c.ATTACHMENT_IDS[st.attach[unit]])}"))
    if st.leader[unit] >= 0:
        found.append(f"{LED} {words.value(st, 'unit', st.leader[unit])}")
    if st.savvy[unit] and st.rules.savvy == 1:
        found.append(words("token-savvy"))
    return found


# -- key ---------------------------------------------------------------------------------------------------------------


def key_list(st: BattleState, words: Wording, width: int) -> RenderableType:
    """The terrain of this battlefield and the units on it, with their effects."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column()
    kinds = {st.ground.terrain[h] for h in st.ground.board.hexes} | {mark_at(st, h) for h in st.ground.board.hexes}
    for kind in sorted(kinds):
        name = TERRAIN_IDS[kind]
        sign = Text(SIGNS.get(name, NO_SIGN), style="bold")
        table.add_row(sign, words(f"terrain-{kebab(name)}"), words(f"terrain-{kebab(name)}-help"))
    if st.chests:
        table.add_row(Text(CHEST, style="bold"), label(words, "chest"), label(words, "chest-help"))
    listed: set[str] = set()
    for type_ in sorted({type_ for unit, type_ in enumerate(st.utype) if st.pos[unit] >= 0}):
        name = kebab(c.TYPE_IDS[type_])
        if words(f"type-{name}") in listed:  # the same troops with another banner
            continue
        listed.add(words(f"type-{name}"))
        weapon = kebab(c.WEAPON_IDS[c.T_WEAPON[type_]])
        text = f"{words(f'weapon-{weapon}')}: {words(f'weapon-{weapon}-help')}"
        if has_ability(type_):
            text += f" {words(f'ability-{name}')}"
        stem = Text(words(f"stem-{kebab(STEMS[type_])}"), style="bold")
        table.add_row(stem, words(f"type-{name}"), text)
    return Group(Text(label(words, "key"), style="bold underline"), table)


PLAIN: Final = frozenset({"h_inf", "h_cav", "h_arc", "h_lbw", "h_arb", "h_spr", "h_hal"})
"""Troops without special abilities."""


def has_ability(type_: int) -> bool:
    return type_ < c.FIRST_HERO and STEMS[type_] not in PLAIN
