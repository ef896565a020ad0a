"""The battlefield for a terminal: rows of hexes with their contents, and the key to the symbols.

Every colour repeats something that a letter, a number or a symbol also shows: a unit is `▲In3b 4`, its camp, type,
number, banner colour and figures. Coloured fields set their own background, so they look the same on dark and light
terminals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from rich.text import Text

from sandtable.core.engine.decision import Target
from sandtable.core.game.presentation import Wording
from sandtable.core.text.message import kebab
from sandtable.games.battlelore.presentation.wording import CAMP_SIGNS, STEMS, mark_at, unit_number
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import COLUMNS, hex_name, wings_of
from sandtable.games.battlelore.tables.conditions import BATTLED, MOVE_OVER, ORDERED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.terminal import label

MIN_CELL: Final = 5
MAX_CELL: Final = 9

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
"""Countryside in even rows, so that the rows are easy to tell apart."""
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


def banner_style(st: BattleState, unit: int) -> Style:
    return Style(color=BANNER_INK, bgcolor=BANNER_PAPER[st.colour[unit]], bold=True)


def chip_text(st: BattleState, words: Wording, unit: int, room: int) -> str:
    """A unit in a few characters: camp, type, number, banner colour, figures; the longest form that fits."""
    type_ = st.utype[unit]
    camp = CAMP_SIGNS[st.owner[unit] & CAMP]
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


def rows_fitting(rows: int, room: int) -> int:
    """How many lines a row of hexes gets: two if there is room, else one. The edges take two more lines."""
    return 2 if room >= 2 * rows + 2 else 1


def field_lines(
    st: BattleState, seat: int, words: Wording, width: int, deep: int, marks: Mapping[Target, str]
) -> list[Text]:
    """The hexes in rows, north at the top, even rows shifted half a hex to the east; `deep` lines for each row."""
    rows = st.ground.board.rows
    cell = max(MIN_CELL, min(MAX_CELL, (width - 4) * 2 // (2 * COLUMNS + 1)))
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


def edge_line(st: BattleState, seat: int, words: Wording, cell: int) -> Text:
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
    st: BattleState, words: Wording, h: int, cell: int, part: tuple[int, int], marks: Mapping[Target, str]
) -> Text:
    """One line of one hex: its name or the option's number with the terrain, then the unit."""
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


def paper(st: BattleState, h: int) -> Style:
    ground = st.ground
    name = TERRAIN_IDS[ground.terrain[h]]
    colour = PAPER[name]
    if ground.special[h] >= 0:
        colour = MARK_PAPER
    elif name == "countryside" and h // COLUMNS & 1:
        colour = EVEN
    return Style(color=INK, bgcolor=colour)


def border(st: BattleState, h: int) -> str:
    """The western side of a hex: a section line, a cliff side, or a thin line."""
    west = st.ground.board.sides[h][3]
    if west >= 0 and west not in st.ground.near[h]:
        return "▌"
    return "┃" if is_section_line(h) else "▏"


def border_ink(st: BattleState, h: int) -> str:
    return SECTION_INK if border(st, h) == "┃" else PALE


def is_section_line(h: int) -> bool:
    """Does a section begin with this hex of an odd row (BL-1.11)?"""
    return not h // COLUMNS & 1 and h % COLUMNS in (4, 9)


def divider(st: BattleState, h: int) -> str:
    """The section line runs through the middle of these hexes."""
    sections = st.ground.board.sections[h]
    return "¦" if sections & (sections - 1) else NO_SIGN


def ground_text(st: BattleState, h: int, room: int, mark: str | None) -> Text:
    """The name or the option's number, the terrain, and what the unit there has done and carries."""
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


def signs_at(st: BattleState, h: int) -> str:
    ground = st.ground
    kinds = (ground.special[h], ground.overlay[h], ground.terrain[h])
    signs = "".join(SIGNS.get(TERRAIN_IDS[kind], "") for kind in kinds if kind >= 0)
    if ground.special[h] >= 0 and ground.owner[h] >= 0:
        signs = CAMP_SIGNS[ground.owner[h] & CAMP] + signs
    if any(place == h for place, _ in st.chests):
        signs += CHEST
    return signs


def unit_signs(st: BattleState, unit: int) -> str:
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


def chip(st: BattleState, words: Wording, unit: int, room: int) -> Text:
    style = banner_style(st, unit)
    if st.flags[unit] & ORDERED:
        style += Style(underline=True)
    return Text(chip_text(st, words, unit, room), style=style)


def mark_text(mark: str | None) -> Text:
    text = Text(end="")
    if mark:
        text.append(mark, style=Style(color="#ffffff", bgcolor="#202020", bold=True))
    return text


def key_line(st: BattleState, words: Wording) -> Text:
    """The meaning of the symbols on this battlefield."""
    used = {mark_at(st, h) for h in st.ground.board.hexes} | {st.ground.terrain[h] for h in st.ground.board.hexes}
    names = [TERRAIN_IDS[kind] for kind in sorted(used) if TERRAIN_IDS[kind] in SIGNS]
    items = [f"{SIGNS[name]} {words(f'terrain-{kebab(name)}')}" for name in names]
    if st.chests:
        items.append(f"{CHEST} {label(words, 'chest')}")
    if any(leader >= 0 for leader in st.leader):
        items.append(f"{LED} {label(words, 'led')}")
    items += [f"! {label(words, 'ordered')}", f"> {label(words, 'moved')}", f"x {label(words, 'battled')}"]
    return Text("   " + "  ".join(items), style="dim", no_wrap=True, overflow="ellipsis")
