"""The map drawn with characters: areas with terrain, names, pieces and the marks of the open question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Text

from sandtable.core.engine.decision import Target
from sandtable.core.game.presentation import Wording
from sandtable.core.text.message import key_of
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS, FACTIONS
from sandtable.games.bloodstones.tables.maps import map_drawing
from sandtable.games.bloodstones.tables.terrain import TERRAIN, TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import CITADEL
from sandtable.terminal import label

MIN_LABEL: Final = 4

PAPER: Final = {"plains": "#e9dfae", "forest": "#a9cf97", "hill": "#d8b483", "mountain": "#b9b4ad", "desert": "#f2cf6b"}
SEA_PAPER: Final = "#9cc9e4"
INK: Final = "#3a3226"
GROUND: Final = {"plains": "·", "forest": "♣", "hill": "∩", "mountain": "▲", "desert": "∴", "sea": "~"}
"""A sign for each terrain, scattered over its areas."""

LINES: Final = " ╵╷│╶╰╭├╴╯╮┤─┴┬┼"
"""Box lines by the sum of up 1, down 2, right 4, left 8."""


class Sketch:
    """A map in a grid of characters: for each cell the area it lies in and the border line drawn there, if any.

    Areas are sampled at the corners of the cells, so that a line leaving one cell always meets a line of the next.
    """

    def __init__(self, map_id: str, width: int, height: int) -> None:
        corners = corner_areas(map_id, width, height)
        self.width = width
        self.height = height
        self.area = [[corners[r + 1][c + 1] for c in range(width)] for r in range(height)]
        self.line = [[0] * width for _ in range(height)]
        for r in range(height):
            for c in range(width):
                nw, ne = corners[r][c], corners[r][c + 1]
                sw, se = corners[r + 1][c], corners[r + 1][c + 1]
                self.line[r][c] = (nw != ne) + 2 * (sw != se) + 4 * (ne != se) + 8 * (nw != sw)
                if not self.line[r][c]:
                    self.area[r][c] = nw
                elif self.area[r][c] < 0:
                    self.area[r][c] = next((a for a in (nw, ne, sw) if a >= 0), -1)
        self.runs = self.free_runs()

    def free_runs(self) -> dict[int, dict[int, tuple[int, int]]]:
        """For each area and row, the widest stretch (from, to) without a border."""
        runs: dict[int, dict[int, tuple[int, int]]] = {}
        for r in range(self.height):
            start = 0
            for c in range(self.width + 1):
                inside = c < self.width and not self.line[r][c]
                if inside and (c == start or self.area[r][c] == self.area[r][start]):
                    continue
                if c > start and not self.line[r][start]:
                    rows = runs.setdefault(self.area[r][start], {})
                    old = rows.get(r, (0, 0))
                    if c - start > old[1] - old[0]:
                        rows[r] = (start, c)
                start = c if inside else c + 1
        return runs

    def place(self, area: int, widths: list[int]) -> list[tuple[int, int, int, int]]:
        """(row, from, to, middle) for as many label lines as fit, near the middle of the area."""
        rows = self.runs.get(area, {})
        best: list[tuple[int, int, int, int]] = []
        best_score = -1e9
        middle = sum(rows) / len(rows) if rows else 0
        for count in range(len(widths), 0, -1):
            for top in rows:
                if not all(top + k in rows for k in range(count)):
                    continue
                spans = [rows[top + k] for k in range(count)]
                low, high = max(s[0] for s in spans), min(s[1] for s in spans)
                if high - low < MIN_LABEL:
                    continue
                fits = sum(min(s[1] - s[0], width) for s, width in zip(spans, widths, strict=False))
                score = 10 * fits - 6 * abs(top + (count - 1) / 2 - middle)
                if score > best_score:
                    best_score = score
                    best = [(top + k, *spans[k], (low + high) // 2) for k in range(count)]
        return best or self.squeeze(area)

    def squeeze(self, area: int) -> list[tuple[int, int, int, int]]:
        """A line across the borders of an area that is too small for a label."""
        rows = {r: [c for c, a in enumerate(row) if a == area] for r, row in enumerate(self.area)}
        found = [r for r in rows if rows[r]]
        if not found:
            return []
        best = max(found, key=lambda r: (0 < r < self.height - 1, len(rows[r])))
        low, high = rows[best][0], rows[best][-1] + 1
        return [(best, low, high, (low + high) // 2)]


def corner_areas(map_id: str, width: int, height: int) -> list[list[int]]:
    """The area at every corner of the grid, -1 outside; filled row by row, small areas over large ones."""
    drawing = map_drawing(map_id)
    across, down = drawing.canvas
    corners = [[-1] * (width + 1) for _ in range(height + 1)]
    for area in sorted(range(len(drawing.polygons)), key=lambda a: -extent(drawing.polygons[a])):
        polygon = drawing.polygons[area]
        for r in range(1, height):
            y = r / height * down
            crossings = sorted(
                x1 + (y - y1) / (y2 - y1) * (x2 - x1)
                for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
                if (y1 <= y) != (y2 <= y)
            )
            for left, right in zip(crossings[::2], crossings[1::2], strict=False):
                first, last = int(left / across * width) + 1, int(right / across * width)
                for c in range(max(first, 1), min(last, width - 1) + 1):
                    corners[r][c] = area
    fill_gaps(corners)
    return corners


def fill_gaps(corners: list[list[int]]) -> None:
    """Corners between two outlines belong to the area on their left, or above."""
    for r in range(1, len(corners) - 1):
        row = corners[r]
        for c in range(1, len(row) - 1):
            if row[c] < 0:
                row[c] = row[c - 1] if row[c - 1] >= 0 else corners[r - 1][c]
        for c in range(len(row) - 2, 0, -1):
            if row[c] < 0:
                row[c] = row[c + 1]


def extent(polygon: tuple[tuple[float, float], ...]) -> float:
    """The area of a polygon.

    >>> extent(((0, 0), (2, 0), (2, 3), (0, 3)))
    6.0
    """
    pairs = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return abs(sum([x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs])) / 2


@lru_cache(maxsize=60)
def sketch(map_id: str, width: int, height: int) -> Sketch:
    return Sketch(map_id, width, height)


def map_lines(st: State, words: Wording, width: int, height: int, marks: Mapping[Target, str]) -> list[Text]:
    """The map with names, pieces and the marks of the open question, and a key below it."""
    rows = height - 1
    grid = sketch(st.rules.map.ref, width, rows)
    cells: list[list[tuple[str, Style]]] = [[ground(st, grid, r, c) for c in range(width)] for r in range(rows)]
    for area in range(st.rules.areas):
        mark = marks.get(("area", area), "")
        lines = area_label(st, words, area, mark)
        places = grid.place(area, [text.cell_len for text in lines])
        if len(places) < len(lines):  # with room for only one line, the pieces matter more than the name
            lines = [Text.assemble(mark_text(mark), lines[-1])]
        for i, (place, line) in enumerate(zip(places, lines, strict=False)):
            fits = i < len(lines) - 1 or line.cell_len <= place[2] - place[1]
            write(cells[place[0]], line if fits else tight(line), place[1:], area_style(st, area))
    texts: list[Text] = []
    for row_cells in cells:
        text = Text(no_wrap=True, end="")
        for sign, style in row_cells:
            text.append(sign, style)
        texts.append(text)
    return [*texts, map_key(words)]


def area_style(st: State, area: int) -> Style:
    terrain = TERRAIN_IDS[st.rules.terrain[area]]
    return Style(color=INK, bgcolor=PAPER.get(terrain, SEA_PAPER))


def ground(st: State, grid: Sketch, r: int, c: int) -> tuple[str, Style]:
    area = grid.area[r][c]
    style = area_style(st, area)
    if grid.line[r][c]:
        return LINES[grid.line[r][c]], style
    sign = GROUND[TERRAIN_IDS[st.rules.terrain[area]]]
    return (sign if (3 * r + c) % 6 == 0 else " "), style


def area_label(st: State, words: Wording, area: int, mark: str) -> list[Text]:
    """The name, with the option's mark before it, and the pieces: `D♜3⌂2` is a citadel, three units and two villages."""
    name = Text.assemble(mark_text(mark), (str(words.value(st, "area", area)), "bold" if mark else ""))
    pieces = pieces_text(st, words, area)
    return [name, pieces] if pieces else [name]


def mark_text(mark: str) -> Text:
    text = Text()
    if mark:
        text.append(mark, style=Style(color="#ffffff", bgcolor="#202020", bold=True))
        text.append(" ")
    return text


def pieces_text(st: State, words: Wording, area: int) -> Text:
    pieces = Text()
    for seat in range(st.players):
        token = seat_pieces(st, seat, area)
        if token:
            pieces.append_text(chip(st, words, seat, token))
    return pieces


def tight(text: Text) -> Text:
    """Pieces without surrounding spaces, for small areas; the letters still separate the players."""
    return text if not text.plain.startswith(" ") else Text().join([part for part in text.split(" ") if part.plain])


def seat_pieces(st: State, seat: int, area: int) -> str:
    force = st.units[seat][area]
    token = "♜" if CITADEL in force else ""
    units = len(force) - force.count(CITADEL)
    token += str(units) if units else ""
    return token + (f"⌂{st.villages[area]}" if st.village_of[area] == seat else "")


def write(row: list[tuple[str, Style]], text: Text, room: tuple[int, int, int], base: Style) -> None:
    """Put a label into a row of cells around a middle column, kept between two columns and cut off if it does not fit."""
    low, high, middle = room
    if text.cell_len > high - low:
        text = text.copy()
        text.truncate(high - low, overflow="ellipsis")
    start = min(max(low, middle - text.cell_len // 2), high - text.cell_len)
    styles = [base] * len(text.plain)
    for span in text.spans:
        extra = span.style if isinstance(span.style, Style) else Style.parse(span.style)
        for i in range(span.start, span.end):
            styles[i] += extra
    if text.style:
        own = text.style if isinstance(text.style, Style) else Style.parse(text.style)
        styles = [base + own if style == base else style for style in styles]
    for i, sign in enumerate(text.plain):
        row[start + i] = (sign, styles[i])


def map_key(words: Wording) -> Text:
    """What the signs of the map mean."""
    line = Text(no_wrap=True, overflow="ellipsis", style="dim")
    items = [f"{GROUND[kind.id]} {words(f'terrain-{kind.id}')}" for kind in TERRAIN]
    items += [f"♜ {label(words, 'citadel')}", f"⌂ {label(words, 'villages')}", f"3 {label(words, 'units')}"]
    line.append("  ".join(items))
    return line


# -- players -------------------------------------------------------------------------------------------------------------


def faction_mark(words: Wording, faction: int) -> str:
    return words(key_of("faction", FACTION_IDS[faction]), "mark")


def faction_style(faction: int) -> Style:
    colours = FACTIONS[faction].colours
    return Style(color=colours["figure"], bgcolor=colours["tile"], bold=True)


def chip(st: State, words: Wording, seat: int, text: str = "") -> Text:
    """A player's letter in the faction's colours, followed by more text."""
    faction = st.faction[seat]
    if faction == NOBODY:
        return Text(f" {seat + 1}{text} ", style="reverse")
    return Text(f" {faction_mark(words, faction)}{text} ", style=faction_style(faction))
