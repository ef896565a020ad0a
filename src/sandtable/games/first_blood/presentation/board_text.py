"""The table in a terminal: terrain in signs and colours, Models as letters of their Regiment, candidate points as numbers.

Next to it is a legend: the letter of each Regiment, its remaining Models, its Wound Markers and tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from sandtable.core.engine.decision import Target
from sandtable.core.game.presentation import Wording
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.army_building.forces import LEADER, STANDARD
from sandtable.games.first_blood.presentation.names import distinguishing_number, field_words
from sandtable.games.first_blood.presentation.units import tokens
from sandtable.games.first_blood.state import (
    ARRIVING,
    EAST,
    FIELD,
    NORTH,
    NOWHERE,
    PHASE_IDS,
    RESERVE,
    SOUTH,
    WEST,
    State,
)
from sandtable.games.first_blood.tables.battlefields import (
    BROKEN_GROUND,
    DANGEROUS,
    ELEVATED,
    GARRISON,
    HINDERING,
    IMPASSABLE,
    INCH,
    OBSCURING,
    RUIN,
    VERY_DANGEROUS,
    WATER,
    TerrainPiece,
)
from sandtable.games.first_blood.tables.scenarios import PLUNDER, SCENARIO_IDS
from sandtable.games.first_blood.turn.victory import markers
from sandtable.games.first_blood.wounds import wounds_of

STYLES: Final = ("bold white on blue", "bold black on yellow")
LEADING: Final = ("bold yellow on blue", "bold red on yellow")
LEGEND: Final = 44
"""Columns for the list of Regiments next to the table."""
MIN_ROWS: Final = 12

Cell = tuple[str, str]


def letter(number: int, seat: int) -> str:
    """The sign of a Regiment: uppercase for the first player, lowercase for the second.

    >>> letter(0, 0), letter(3, 1)
    ('A', 'd')
    """
    sign = chr(ord("A") + number % 26)
    return sign if seat == 0 else sign.lower()


def signs(st: State) -> dict[int, str]:
    """The letter of every Regiment, counted in each army."""
    found: dict[int, str] = {}
    for seat in range(2):
        own = [plan.number for plan in st.rules.plans if plan.owner == seat]
        found |= {regiment: letter(at, seat) for at, regiment in enumerate(own)}
    return found


def ground_cell(piece: TerrainPiece, fallen: bool) -> Cell:
    """How a terrain piece looks in one cell."""
    if piece.kind == GARRISON:
        return "#", "black on grey70"
    if piece.kind == RUIN:
        return (":" if fallen else "%"), "grey70"
    for rule, cell in (
        (IMPASSABLE, ("X", "white on grey30")),
        (VERY_DANGEROUS, ("!", "red on dark_cyan")),
        (DANGEROUS, ("!", "red")),
        (WATER, ("~", "bright_cyan on dark_cyan")),
        (ELEVATED, ("^", "yellow")),
        (OBSCURING, ("♣", "green")),
        (HINDERING, ("=", "dark_orange")),
        (BROKEN_GROUND, (",", "grey62")),
    ):
        if piece.has(rule):
            return cell
    return " ", ""


class Grid:
    """The table as cells: a number of rows, with twice as many columns for the same length."""

    def __init__(self, st: State, seat: int, width: int, height: int) -> None:
        field = st.field()
        self.edge = st.edge_of(seat) if seat >= 0 and st.edge != NOWHERE else SOUTH
        aside = self.edge in (EAST, WEST)
        self.long, self.deep = (field.height, field.width) if aside else (field.width, field.height)
        rows = max(MIN_ROWS, min(height, self.deep // INCH))
        self.columns = min(max(2 * MIN_ROWS, width), 2 * rows * self.long // self.deep)
        self.rows = min(rows, max(MIN_ROWS, self.columns * self.deep // self.long // 2))
        self.cells: list[list[Cell]] = [[(" ", "")] * self.columns for _ in range(self.rows)]

    def turned(self, x: int, y: int) -> tuple[int, int]:
        """A point of the table as its owner sees it: distance to the right, and away from their edge."""
        if self.edge == NORTH:
            return self.long - x, self.deep - y
        if self.edge == EAST:
            return y, self.deep - x
        return (self.long - y, x) if self.edge == WEST else (x, y)

    def unturned(self, right: int, up: int) -> tuple[int, int]:
        if self.edge == NORTH:
            return self.long - right, self.deep - up
        if self.edge == EAST:
            return self.deep - up, right
        return (up, self.long - right) if self.edge == WEST else (right, up)

    def at(self, spot: tuple[int, int]) -> tuple[int, int]:
        """Row and column of a point, with the viewer's edge at the bottom."""
        right, up = self.turned(*spot)
        column = min(self.columns - 1, max(0, right * self.columns // self.long))
        row = self.rows - 1 - min(self.rows - 1, max(0, up * self.rows // self.deep))
        return row, column

    def spot(self, row: int, column: int) -> tuple[int, int]:
        """The point in the middle of a cell."""
        right = (2 * column + 1) * self.long // (2 * self.columns)
        up = (2 * (self.rows - 1 - row) + 1) * self.deep // (2 * self.rows)
        return self.unturned(right, up)

    def put(self, spot: tuple[int, int], sign: str, style: str) -> None:
        row, column = self.at(spot)
        for shift, one in enumerate(sign):
            if column + shift < self.columns:
                self.cells[row][column + shift] = (one, style)


def draw_map(st: State, seat: int, width: int, height: int, marks: Mapping[Target, str]) -> Text:
    """Terrain first, then markers, Models, and the numbers of the options."""
    grid = Grid(st, seat, width, height)
    for row in range(grid.rows):
        for column in range(grid.columns):
            x, y = grid.spot(row, column)
            for at, piece in enumerate(st.field().pieces):
                if polygon(x, y, piece.outline) != OUTSIDE:
                    grid.cells[row][column] = ground_cell(piece, st.has_collapsed(at))
    if st.scenario == PLUNDER and st.diagonal != NOWHERE and st.edge != NOWHERE:
        for spot in markers(st):
            grid.put(spot, "⚑", "bold magenta")
    sign = signs(st)
    roles = st.rules.forces.roles
    for plan in st.rules.plans:
        for model in st.models(plan.number):
            place = st.place[model]
            if place >= 0:
                leads = roles[model] in (LEADER, STANDARD)
                style = (LEADING if leads else STYLES)[plan.owner]
                grid.put((x_of(place), y_of(place)), sign[plan.number], style)
    for (part, value), mark in marks.items():
        if part == POINT:
            grid.put((x_of(value), y_of(value)), mark, "bold black on bright_white")
    text = Text()
    text.append("┌" + ruler(grid) + "┐\n", "dim")
    for cells in grid.cells:
        text.append("│", "dim")
        for one, style in cells:
            text.append(one, style)
        text.append("│\n", "dim")
    text.append("└" + ruler(grid) + "┘", "dim")
    return text


def ruler(grid: Grid) -> str:
    """The border with a tick every six inches."""
    ticks = {6 * INCH * k * grid.columns // grid.long for k in range(1, grid.long // (6 * INCH))}
    return "".join(["┼" if column in ticks else "─" for column in range(grid.columns)])


def board_text(st: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]) -> object:
    head = headline(st, words)
    if st.ground == NOWHERE:
        return head
    legend = regiments(st, words, marks)
    beside = width >= 2 * MIN_ROWS + LEGEND + 2
    table = draw_map(st, seat, width - 2 - (LEGEND + 2 if beside else 0), height - 4, marks)
    if beside:
        both = Table.grid(padding=(0, 2))
        both.add_column(no_wrap=True, min_width=table.cell_len // max(1, len(table.plain.splitlines())))
        both.add_column(ratio=1)
        both.add_row(table, legend)
        return Group(head, both)
    return Group(head, table, legend)


def headline(st: State, words: Wording) -> Text:
    """Turn, Phase, battlefield, scenario, Victory Points."""
    parts = [words(f"phase-{kebab(PHASE_IDS[st.phase])}")]
    if st.ground != NOWHERE and not st.field().ref.startswith("{"):
        parts.append(words(field_words(st.field()).key))
    if st.scenario != NOWHERE:
        parts.append(words(f"scenario-{kebab(SCENARIO_IDS[st.scenario])}"))
    parts.append(" : ".join([f"{words.seat(player)} {st.vp[player]}" for player in range(2)]))
    return Text(f"{st.turn}  " + " · ".join(parts), "bold")


def regiments(st: State, words: Wording, marks: Mapping[Target, str]) -> Table:
    """The list of Regiments, with the number of the option where a Regiment is one."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    # if space is short, a Regiment's tokens are cut off, never its letter and its number of Models
    for least in (1, 8, 5, 0):
        table.add_column(no_wrap=True, overflow="ellipsis", min_width=least)
    sign = signs(st)
    for plan in st.rules.plans:
        number = plan.number
        if st.status[number] not in (FIELD, ARRIVING, RESERVE):
            continue
        name = f"{words(f'entry-{kebab(plan.entry)}')} {distinguishing_number(st, number)}".strip()
        labels = (
            [words(token.label) for token in tokens(st, number)]
            if st.status[number] == FIELD
            else [words("label-reserve")]
        )
        if st.wounds[number]:
            labels.insert(0, f"-{st.wounds[number]}/{wounds_of(st, st.models(number)[0])}")
        mark = marks.get(("regiment", number), marks.get(("card", number), ""))
        table.add_row(
            Text(sign[number], STYLES[plan.owner]),
            Text(f"{mark} {name}".strip(), "bold" if mark else ""),
            f"{st.count(number)}/{plan.end - plan.first}",
            Text(", ".join(labels), "dim", overflow="ellipsis"),
        )
    return table
