"""The table for a terminal: the hexes drawn with characters, both camps, the own cards, the attack at hand.

Every colour says something that a letter, a number or a sign says too: a unit is `▲In3b 4`, its camp, type, number, banner
colour and figures. Coloured fields set their own background, so they read alike on dark and on light terminals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sandtable.core.decision import Target
from sandtable.core.spec import Wording
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.adventures import WITH_LORE
from sandtable.games.battlelore.aftermath import Aftermath
from sandtable.games.battlelore.board import COLUMNS, hex_name, wings_of
from sandtable.games.battlelore.cards import LORE_BASE, lore_limit
from sandtable.games.battlelore.combat import base_dice
from sandtable.games.battlelore.fight import clash_of, moving_of
from sandtable.games.battlelore.losses import necks_of
from sandtable.games.battlelore.morale import bold_level
from sandtable.games.battlelore.movement import MovePhase
from sandtable.games.battlelore.muster_content import SPECIALISTS
from sandtable.games.battlelore.notation import CAMP_SIGNS, STEMS, mark_at, unit_number
from sandtable.games.battlelore.orders import BY_FILTER, BY_ROLL, BY_SECTION, CommandPhase, OrderPhase
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.sheet_text import BETWEEN, hero_offer, sheets_list
from sandtable.games.battlelore.state import (
    ALLIED_GOAL,
    BATTLED,
    MOVE_OVER,
    ORDERED,
    VICTOR,
    Battle,
    banners,
    holder_banners,
    token_count,
)
from sandtable.games.battlelore.turn import CombatPhase, DrawPhase, Turn

SIDE_PANEL: Final = 58
WIDE: Final = 160
LEAST_CELL: Final = 5
MOST_CELL: Final = 9
LEAST_LIST: Final = 4

PAPER: Final = {
    "countryside": "#e4dcb0",
    "wooded": "#a3c98f",
    "elevated": "#d3ad7c",
    "cliff": "#bda38b",
    "waterway": "#8fbfdd",
    "marsh": "#b9c49a",
    "ford": "#bcd8e6",
    "bridge": "#cfc2a4",
    "stone_bridge": "#c4c0b8",
}
MARK_PAPER: Final = "#d9c7e8"
EVEN: Final = "#dcd3a3"
"""Countryside in rows of even number, so that the rows can be told apart."""
INK: Final = "#3a3226"
PALE: Final = "#7d7358"
BANNER_INK: Final = "#ffffff"
BANNER_PAPER: Final = ("#2e6b34", "#2b4f96", "#9c2a25")
SECTION_INK: Final = "#b3422e"

SIGNS: Final = {
    "wooded": "♣",
    "elevated": "∩",
    "waterway": "≈",
    "cliff": "Λ",
    "marsh": "≋",
    "ford": "÷",
    "bridge": "=",
    "stone_bridge": "≡",
    "stakes": "⋎",
    "rampart": "#",
    "stronghold": "♜",
    "training_camp": "T",
    "healing_pool": "♥",
    "rogues_den": "R",
    "magic_pentacle": "★",
    "command_tent": "∆",
    "graveyard": "†",
    "witchs_hut": "⌂",
    "summoning_circle": "◎",
    "magic_vortex": "@",
    "rock_pile": "●",
    "forest_lair": "♠",
    "passage": "○",
}
CHEST: Final = "$"
LED: Final = "*"
"""A Hero leads this troop (BL-23.7)."""
TOKEN_SIGNS: Final = ("w", "p", "f", "i", "p")
"""Web, Poison, Fire, Frost (ice), Poison breath."""
NO_SIGN: Final = " "
NOBODY: Final = -1


def board_text(
    seen: Battle, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
) -> RenderableType:
    """The whole table in at most `height` lines; where it does not fit, first the rows get lower, then the board goes."""
    head: list[RenderableType] = [heading(seen, words), *camp_lines(seen, words)]
    asked = seen.decision
    if asked is not None and asked.kind == "specialist" and asked.seat == seat:
        return Clipped(Group(*head, specialist_list(seen, words)), max(height, LEAST_LIST))
    cards = hero_offer(seen, seat, words)
    if cards is not None and any(each.kind in BETWEEN for each in seen.open_questions() if each.seat == seat):
        return Clipped(Group(*head, cards), max(height, LEAST_LIST))
    rows = seen.ground.board.rows
    if width >= WIDE:
        deep = rows_fitting(rows, height - len(head))
        field = field_lines(seen, seat, words, width - SIDE_PANEL - 3, deep, marks)
        side = Clipped(Group(*side_parts(seen, seat, words)), max(len(field), height - len(head)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(width=SIDE_PANEL)
        grid.add_row(joined(field), side)
        return Group(*head, grid)
    actions: list[RenderableType] = [*action_lines(seen, words)]
    below = [*actions, *card_lines(seen, seat, words)]
    # the board is worth more than the cards, which can be asked for, and more than the lines of the camps
    for top, bottom in ((head, below), (head, actions), (head, []), (head[:1], [])):
        room = height - sum(lines_of(part, width) for part in (*top, *bottom))
        if room >= rows + 1:
            deep = rows_fitting(rows, room)
            field = field_lines(seen, seat, words, width, deep, marks)[:room]
            offered = offered_cards(seen, seat)
            more = card_table(seen, words, label(words, "offer"), offered) if offered else cards
            if more is not None and room - len(field) >= lines_of(more, width):
                bottom = [*bottom, more]
            return Group(*top, joined(field), *bottom)
    return Clipped(Group(*head, *below, forces_list(seen, words)), max(height, LEAST_LIST))


def table_text(seen: Battle, seat: int, topic: str, words: Wording, width: int) -> RenderableType | None:
    """One part of the table by name; None if there is nothing to see of it."""
    if topic == "hand":
        return hand_list(seen, seat, words, width)
    if topic == "forces":
        return forces_list(seen, words)
    if topic == "discards":
        return discards_list(seen, words)
    if topic == "story":
        return story(seen, words)
    if topic == "key":
        return key_list(seen, words, width)
    if topic == "heroes":
        return sheets_list(seen, words)
    return None


# -- small parts -------------------------------------------------------------------------------------------------------


class Clipped:
    """A renderable cut to a number of lines, with dots where something is missing."""

    def __init__(self, inner: RenderableType, lines: int) -> None:
        self.inner = inner
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> list[RenderableType]:
        rows = console.render_lines(self.inner, options, pad=False)
        texts: list[RenderableType] = []
        for row in rows[: self.lines]:
            text = Text(no_wrap=True)
            for segment in row:
                text.append(segment.text, segment.style)
            texts.append(text)
        if len(rows) > self.lines:
            texts[-1] = Text("...", style="dim")
        return texts


def joined(lines: list[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def lines_of(part: RenderableType, width: int) -> int:
    console = Console(width=width, no_color=True)
    return len(console.render_lines(part, console.options))


def label(words: Wording, name: str) -> str:
    return words(f"label-{name}")


def kebab(name: str) -> str:
    return name.replace("_", "-")


def rows_fitting(rows: int, room: int) -> int:
    """How many lines a row of hexes gets: two if there is room, else one. Two more lines are for the edges."""
    return 2 if room >= 2 * rows + 2 else 1


def holder_name(st: Battle, words: Wording, holder: int) -> str:
    return str(words.value(st, "holder", holder))


def phase_key(st: Battle) -> str:
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


def title_of(st: Battle, words: Wording) -> str:
    """The adventure in words; one that somebody wrote has its own title."""
    adventure = st.rules.adventure
    return adventure.title if adventure.ref.startswith("{") else words(f"adventure-{adventure.id}")


def heading(st: Battle, words: Wording) -> Text:
    """Which adventure, which turn and phase, whose turn."""
    facts = [words("game-title"), title_of(st, words)]
    if st.turn:
        limit = f"/{st.rules.turn_limit}" if st.rules.turn_limit else ""
        facts.append(f"{label(words, 'turn')} {st.turn}{limit}")
    facts.append(words(f"phase-{phase_key(st)}"))
    if st.turn and st.result is None:
        facts.append(f"{CAMP_SIGNS[st.active & 1]} {holder_name(st, words, st.active)}")
    return Text(" · ".join(facts), style="bold", no_wrap=True, overflow="ellipsis")


def camp_lines(st: Battle, words: Wording) -> list[Text]:
    """One line for each holder: Victory Banners, cards, Lore, council."""
    lines: list[Text] = []
    rules = st.rules
    for holder in range(rules.holders):
        camp = holder & 1
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


def action_lines(st: Battle, words: Wording) -> list[Text]:
    """The cards of this turn, the orders left, the rack, the attack at hand."""
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


def orders_left(st: Battle, words: Wording) -> str:
    """What the card still orders, while orders are announced."""
    phase = next((frame for frame in st.stack if isinstance(frame, OrderPhase)), None)
    if phase is None or not phase.slack:
        return ""
    left = [phase.slack[1 << place] for place in range(len(phase.caps))]
    if phase.by == BY_SECTION:
        wings = wings_of(st.active & 1)
        return ", ".join(
            f"{words(f'wing-{name}')} {left[wing >> 1]}"
            for name, wing in zip(("left", "centre", "right"), wings, strict=True)
            if phase.caps[wing >> 1]
        )
    if phase.by == BY_FILTER:
        return str(left[0])
    if phase.by == BY_ROLL:
        names = (*[words(f"colour-{name}") for name in c.COLOUR_IDS], label(words, "any"))
        return ", ".join(f"{name} {left[place]}" for place, name in enumerate(names) if phase.caps[place])
    return ""


def card_lines(st: Battle, seat: int, words: Wording) -> list[Text]:
    """The own cards in a line each."""
    holder = st.rules.knows_of(seat)
    if holder < 0:
        return []
    lines: list[Text] = []
    hands = [("command-cards", [card & 255 for card in st.hands[holder]])]
    if st.lore[holder]:
        hands.append(("lore-cards", [LORE_BASE + (card & 255) for card in st.lore[holder]]))
    for name, cards in hands:
        line = Text(f"{label(words, name)}: ", style="bold")
        items = [str(words.value(st, "card", card)) for card in cards]
        line.append(", ".join(items) or label(words, "empty"), style="not bold")
        lines.append(line)
    return lines


def side_parts(st: Battle, seat: int, words: Wording) -> list[RenderableType]:
    parts: list[RenderableType] = [*action_lines(st, words)]
    hand = hand_list(st, seat, words, SIDE_PANEL)
    if hand is not None:
        parts += [Text(), hand] if parts else [hand]
    return [*parts, Text(), forces_list(st, words)]


# -- cards -------------------------------------------------------------------------------------------------------------


def card_table(st: Battle, words: Wording, title: str, cards: list[int]) -> RenderableType:
    """Cards with what they do; equal ones once."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for card in sorted(set(cards)):
        name = Text(str(words.value(st, "card", card)), style="bold")
        if cards.count(card) > 1:
            name.append(f" x{cards.count(card)}", style="not bold")
        if card >= LORE_BASE:
            entry = c.LORE_CARDS[card - LORE_BASE]
            cost = "/".join(map(str, entry.cost_by_level)) or ("½" if entry.half_paid else str(entry.cost))
            name.append(f"\n{words(f'class-{c.CLASS_IDS[entry.lore_class]}')} {cost}", style="not bold italic")
            table.add_row(name, words(f"card-{entry.id}-text"))
        else:
            table.add_row(name, words(f"card-{c.COMMAND_IDS[card]}-text"))
    body: RenderableType = table if cards else Text(label(words, "empty"), style="dim")
    return Group(Text(title, style="bold underline"), body)


def hand_list(st: Battle, seat: int, words: Wording, width: int) -> RenderableType | None:
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
    parts.append(card_table(st, words, label(words, "command-cards"), [card & 255 for card in st.hands[holder]]))
    if st.rules.lore:
        lore = [LORE_BASE + (card & 255) for card in st.lore[holder]]
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
"""Questions about cards that lie in nobody's sight but the reader's."""


def offered_cards(st: Battle, seat: int) -> list[int]:
    """The cards of the open question, if they are not on the hand anyway."""
    asked = next((each for each in st.open_questions() if each.seat == seat and each.kind in OFFERING), None)
    return [] if asked is None else [pick for pick in asked.options if isinstance(pick, int) and pick >= 0]


def discards_list(st: Battle, words: Wording) -> RenderableType:
    """Both discard piles, which everybody may look through (BL-1.22)."""
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


def specialist_list(st: Battle, words: Wording) -> RenderableType:
    """The Specialists to choose from, and what they do."""
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


def forces_list(st: Battle, words: Wording) -> RenderableType:
    """Every unit on the board with its figures, dice and what it carries."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for camp in (c.STANDARD, c.PENNANT):
        units = [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & 1 == camp]
        for unit in sorted(units, key=lambda u: (st.pos[u] % COLUMNS, st.pos[u])):
            facts = [words("count-dice", n=base_dice(st, unit, st.weapon[unit]))]
            if bold_level(st, unit):
                facts.append(f"{label(words, 'bold')} {bold_level(st, unit)}")
            facts += carried(st, unit, words)
            name = Text(f"{chip_text(st, words, unit, MOST_CELL)} ", style=banner_style(st, unit))
            table.add_row(hex_name(st.pos[unit]), name, str(words.value(st, "unit", unit)), Text(", ".join(facts)))
        waiting = [unit for unit, h in enumerate(st.pos) if h == -1 and st.owner[unit] & 1 == camp]
        for unit in waiting:
            table.add_row("-", "", str(words.value(st, "unit", unit)), Text(label(words, "reserve"), style="dim"))
    empty = Text(label(words, "nothing-yet"), style="dim")
    return Group(Text(label(words, "forces"), style="bold underline"), table if table.row_count else empty)


def carried(st: Battle, unit: int, words: Wording) -> list[str]:
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


def banner_style(st: Battle, unit: int) -> Style:
    return Style(color=BANNER_INK, bgcolor=BANNER_PAPER[st.colour[unit]], bold=True)


def chip_text(st: Battle, words: Wording, unit: int, room: int) -> str:
    """A unit in a few characters: camp, type, number, banner colour, figures; the longest form that fits."""
    type_ = st.utype[unit]
    camp = CAMP_SIGNS[st.owner[unit] & 1]
    stem = words(f"stem-{kebab(STEMS[type_])}")
    number = str(unit_number(st, unit) or "")
    colour = words(f"letter-{c.COLOUR_IDS[st.colour[unit]]}").lower()
    figures = str(st.figs[unit]) if c.T_CHECK[type_] == c.CHECK_NONE and st.full[unit] > 1 else ""
    figures += LED if st.leader[unit] >= 0 else ""
    forms = [
        f"{camp}{stem}{number}{colour} {figures}".strip(),
        f"{camp}{stem}{number}{colour}{figures}",
        f"{camp}{stem}{number} {figures}".strip(),
        f"{camp}{stem}{colour}{figures}",
        f"{camp}{stem}{figures}",
    ]
    return next((form for form in forms if len(form) <= room), forms[-1][:room])


# -- the battlefield ---------------------------------------------------------------------------------------------------


def field_lines(
    st: Battle, seat: int, words: Wording, width: int, deep: int, marks: Mapping[Target, str]
) -> list[Text]:
    """The hexes in rows, north at the top, even rows half a hex to the east; `deep` lines for each row."""
    rows = st.ground.board.rows
    cell = max(LEAST_CELL, min(MOST_CELL, (width - 4) * 2 // (2 * COLUMNS + 1)))
    shift = cell // 2
    lines = [edge_line(st, seat, words, cell)]
    for y in range(rows - 1, -1, -1):
        for part in range(deep):
            line = Text(f"{y + 1:>2} " if not part else "   ", style="dim", no_wrap=True, end="")
            line.append(" " * (shift if y & 1 else 0))
            for x in range(COLUMNS - (y & 1)):
                h = y * COLUMNS + x
                line.append_text(cell_text(st, words, h, cell, (part, deep), marks))
            line.append("▏", style="dim")
            lines.append(line)
    lines.append(key_line(st, words))
    return lines


def edge_line(st: Battle, seat: int, words: Wording, cell: int) -> Text:
    """The letters of the columns in odd rows, with the wings as the reader sees them."""
    camp = st.rules.camp_of_seat(seat) if seat != NOBODY else c.STANDARD
    names = dict(zip(wings_of(camp), ("left", "centre", "right"), strict=True))
    line = Text("   ", no_wrap=True, overflow="ellipsis")
    for section, columns in ((1, "ABCD"), (2, "EFGHI"), (4, "JKLM")):
        title = f" {words(f'wing-{names[section]}')} "
        room = len(columns) * cell
        text = title.center(room, "─")
        line.append("┃" if section > 1 else "├", style=SECTION_INK)
        line.append(text[1:room], style="dim")
    line.append("┤", style=SECTION_INK)
    return line


def cell_text(
    st: Battle, words: Wording, h: int, cell: int, part: tuple[int, int], marks: Mapping[Target, str]
) -> Text:
    """One line of one hex: its name or the option's number with what lies there, then the unit."""
    base = paper(st, h)
    unit = st.at[h]
    mark = marks.get(("hex", h)) or (marks.get(("unit", unit)) or marks.get(("target", unit)) if unit >= 0 else None)
    room = cell - 1
    text = Text(border(st, h), style=Style(color=border_ink(st, h), bgcolor=base.bgcolor), end="")
    line, deep = part
    if deep == 1:
        low = chip(st, words, unit, room - (len(mark) if mark else 0)) if unit >= 0 else ground_text(st, h, room, mark)
        body = Text.assemble(mark_text(mark), low) if unit >= 0 else low
    elif line == 0:
        body = ground_text(st, h, room, mark)
    else:
        body = chip(st, words, unit, room) if unit >= 0 else Text(divider(st, h).center(room), style=SECTION_INK)
    body.truncate(room, pad=True)
    body.stylize_before(base)
    return text.append_text(body)


def paper(st: Battle, h: int) -> Style:
    ground = st.ground
    name = c.TERRAIN_IDS[ground.terrain[h]]
    colour = PAPER[name]
    if ground.special[h] >= 0:
        colour = MARK_PAPER
    elif name == "countryside" and h // COLUMNS & 1:
        colour = EVEN
    return Style(color=INK, bgcolor=colour)


def border(st: Battle, h: int) -> str:
    """The western side of a hex: a section line, a cliff side, or a thin line."""
    west = st.ground.board.sides[h][3]
    if west >= 0 and west not in st.ground.near[h]:
        return "▌"
    return "┃" if is_section_line(h) else "▏"


def border_ink(st: Battle, h: int) -> str:
    return SECTION_INK if border(st, h) == "┃" else PALE


def is_section_line(h: int) -> bool:
    """Does a section begin with this hex of an odd row (BL-1.11)?"""
    return not h // COLUMNS & 1 and h % COLUMNS in (4, 9)


def divider(st: Battle, h: int) -> str:
    """The section line runs through the middle of these hexes."""
    sections = st.ground.board.sections[h]
    return "¦" if sections & (sections - 1) else NO_SIGN


def ground_text(st: Battle, h: int, room: int, mark: str | None) -> Text:
    """The name or the option's number, the terrain, what the unit there has done and carries."""
    body = mark_text(mark)
    signs = signs_at(st, h)
    if not mark:
        body.append(hex_name(h), style=Style(color=PALE))
    elif len(mark) + len(hex_name(h)) + len(signs) + 1 < room:
        body.append(f" {hex_name(h)}", style=Style(color=PALE))
    tail = signs + unit_signs(st, st.at[h])
    if tail and body.cell_len + len(tail) <= room:
        body.append(" " * (room - body.cell_len - len(tail)) + tail, style="bold")
    elif signs and body.cell_len < room:
        body.append(signs[: room - body.cell_len], style="bold")
    return body


def signs_at(st: Battle, h: int) -> str:
    ground = st.ground
    kinds = (ground.special[h], ground.overlay[h], ground.terrain[h])
    signs = "".join(SIGNS.get(c.TERRAIN_IDS[kind], "") for kind in kinds if kind >= 0)
    if ground.special[h] >= 0 and ground.owner[h] >= 0:
        signs = CAMP_SIGNS[ground.owner[h]] + signs
    if any(place == h for place, _ in st.chests):
        signs += CHEST
    return signs


def unit_signs(st: Battle, unit: int) -> str:
    """`!` ordered, `>` moved, `x` battled, and the first letters of tokens."""
    if unit < 0:
        return ""
    flags = st.flags[unit]
    signs = ""
    if flags & ORDERED:
        signs = "x" if flags & BATTLED else ">" if flags & MOVE_OVER else "!"
    for kind, sign in enumerate(TOKEN_SIGNS):
        if token_count(st, unit, kind):
            signs += sign
    return signs


def chip(st: Battle, words: Wording, unit: int, room: int) -> Text:
    style = banner_style(st, unit)
    if st.flags[unit] & ORDERED:
        style += Style(underline=True)
    return Text(chip_text(st, words, unit, room), style=style)


def mark_text(mark: str | None) -> Text:
    text = Text(end="")
    if mark:
        text.append(mark, style=Style(color="#ffffff", bgcolor="#202020", bold=True))
    return text


def key_line(st: Battle, words: Wording) -> Text:
    """What the signs on this battlefield mean."""
    used = {mark_at(st, h) for h in st.ground.board.hexes} | {st.ground.terrain[h] for h in st.ground.board.hexes}
    names = [c.TERRAIN_IDS[kind] for kind in sorted(used) if c.TERRAIN_IDS[kind] in SIGNS]
    items = [f"{SIGNS[name]} {words(f'terrain-{kebab(name)}')}" for name in names]
    if st.chests:
        items.append(f"{CHEST} {label(words, 'chest')}")
    if any(leader >= 0 for leader in st.leader):
        items.append(f"{LED} {label(words, 'led')}")
    items += [f"! {label(words, 'ordered')}", f"> {label(words, 'moved')}", f"x {label(words, 'battled')}"]
    return Text("   " + "  ".join(items), style="dim", no_wrap=True, overflow="ellipsis")


# -- story and key -----------------------------------------------------------------------------------------------------


def story(st: Battle, words: Wording) -> RenderableType:
    """The adventure: what it is about, its special rules, what wins it."""
    adventure = st.rules.adventure
    parts: list[RenderableType] = [Text(title_of(st, words), style="bold underline")]
    published = not adventure.ref.startswith("{")
    if published:
        parts.append(Text(words(f"adventure-{adventure.id}-summary")))
    rules = [(rule.id, rule.text) for rule in adventure.rules] + [(quest.id, quest.text) for quest in adventure.quests]
    if rules:
        parts += [Text(), Text(label(words, "rules"), style="bold")]
        parts += [Text(f"• {words(f'rule-{name}') if published else text}") for name, text in rules]
    parts += [Text(), Text(label(words, "victory"), style="bold")]
    if st.rules.allies:
        parts.append(Text(words("victory-allies", n=ALLIED_GOAL)))
    elif st.rules.epic:
        goals = {"n": st.rules.goals[0], "m": adventure.margin, "t": adventure.marginal}
        parts.append(Text(words("victory-epic", **goals)))
    else:
        for camp in (c.STANDARD, c.PENNANT):
            name = words(f"camp-{c.CAMP_IDS[camp]}")
            parts.append(Text(words("victory-banners", p=name, n=st.rules.goals[camp])))
    return Group(*parts)


def key_list(st: Battle, words: Wording, width: int) -> RenderableType:
    """The terrain of this battlefield and the units on it, with what they do."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column()
    kinds = {st.ground.terrain[h] for h in st.ground.board.hexes} | {mark_at(st, h) for h in st.ground.board.hexes}
    for kind in sorted(kinds):
        name = c.TERRAIN_IDS[kind]
        sign = Text(SIGNS.get(name, NO_SIGN), style="bold")
        table.add_row(sign, words(f"terrain-{kebab(name)}"), words(f"terrain-{kebab(name)}-help"))
    if st.chests:
        table.add_row(Text(CHEST, style="bold"), label(words, "chest"), label(words, "chest-help"))
    told: set[str] = set()
    for type_ in sorted({type_ for unit, type_ in enumerate(st.utype) if st.pos[unit] >= 0}):
        name = kebab(c.TYPE_IDS[type_])
        if words(f"type-{name}") in told:  # the same troops with another banner
            continue
        told.add(words(f"type-{name}"))
        weapon = kebab(c.WEAPON_IDS[c.T_WEAPON[type_]])
        text = f"{words(f'weapon-{weapon}')}: {words(f'weapon-{weapon}-help')}"
        if has_ability(type_):
            text += f" {words(f'ability-{name}')}"
        stem = Text(words(f"stem-{kebab(STEMS[type_])}"), style="bold")
        table.add_row(stem, words(f"type-{name}"), text)
    return Group(Text(label(words, "key"), style="bold underline"), table)


PLAIN: Final = frozenset({"h_inf", "h_cav", "h_arc", "h_lbw", "h_arb", "h_spr", "h_hal"})
"""Troops without abilities of their own."""


def has_ability(type_: int) -> bool:
    return type_ < c.FIRST_HERO and STEMS[type_] not in PLAIN
