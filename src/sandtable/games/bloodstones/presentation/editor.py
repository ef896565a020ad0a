"""The map editor: paint terrain, join and divide areas, draw rivers and borders between them (chapter 2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.authoring.documents import (
    BadEdit,
    Document,
    corners_of,
    free_id,
    items_of,
    list_of,
    row_at,
    rows_of,
    text_at,
    texts_of,
    title_at,
    unknown_name,
)
from sandtable.core.authoring.editor import (
    Edit,
    Editor,
    FormField,
    FormPart,
    Picture,
    Thing,
    Tool,
    choices,
    name_fields,
    presets,
)
from sandtable.core.scene.scene import Arg, Message, Point, Scene
from sandtable.core.scene.static import Place, Static, Surface
from sandtable.games.bloodstones.presentation.map_shapes import Corners, clean, divide_shape, join_shapes, middle, touch
from sandtable.games.bloodstones.presentation.scenery import LOOKS, label_point, river_lines, terrain
from sandtable.games.bloodstones.tables.figures import MAP_IDS, MAX_PLAYERS, MIN_PLAYERS
from sandtable.games.bloodstones.tables.own_maps import MAX_AREAS, MAX_CORNERS, NAME, OWN_MAP, OWN_MAPS, SCHEMA, STORY
from sandtable.games.bloodstones.tables.terrain import RIVER_COLOUR, TERRAIN, TERRAIN_IDS

PLAYERS: Final = [(a, b) for a in range(MIN_PLAYERS, MAX_PLAYERS + 1) for b in range(a, MAX_PLAYERS + 1)]
LINKS: Final = ("river", "border", "join")
WIDEST: Final = 4000
BLANK_MAP: Final = MAP_IDS[0]

FORM: Final = (
    FormPart(
        "edit-part-story",
        (
            *name_fields(NAME, NAME),
            FormField("description", "long", "edit-description", most=STORY, optional=True),
            FormField(
                "players",
                "preset",
                "edit-players",
                choices=presets([({"players": [a, b]}, str(a) if a == b else f"{a}-{b}") for a, b in PLAYERS]),
            ),
        ),
    ),
    FormPart(
        "edit-part-citadels",
        (
            FormField(
                "suggested_citadels",
                "table",
                "edit-citadels",
                fields=tuple(
                    [
                        FormField(str(n), "places", f"edit-citadels-{n}", optional=True)
                        for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)
                    ]
                ),
                blank="{}",
            ),
        ),
    ),
    FormPart(
        "edit-part-areas",
        (
            FormField(
                "areas",
                "rows",
                "edit-areas",
                fields=(
                    FormField("name", "text", "edit-name", most=NAME),
                    FormField(
                        "terrain",
                        "choice",
                        "edit-terrain",
                        choices=choices("terrain", TERRAIN_IDS),
                    ),
                ),
                placed=True,
                title="name",
            ),
        ),
    ),
)


class MapEditor(Editor):
    def tools(self) -> tuple[Tool, ...]:
        icons = LOOKS["editor"]
        return (
            *[
                Tool(f"terrain:{name}", "edit-group-terrain", f"terrain-{name}", terrain=k)
                for k, name in enumerate(TERRAIN_IDS)
            ],
            Tool("river", "edit-group-borders", "edit-tool-river", links=True, icon=icons["river"]),
            Tool("border", "edit-group-borders", "edit-tool-border", links=True, icon=icons["border"]),
            Tool("join", "edit-group-areas", "edit-tool-join", links=True, icon=icons["join"]),
            Tool("divide", "edit-group-areas", "edit-tool-divide", icon=icons["divide"]),
        )

    def static(self) -> Static:
        blank = self.draw(self.blank())
        terrains = tuple([terrain(kind) for kind in TERRAIN])
        return Static("bloodstones", "1", "BS", MIN_PLAYERS, blank.surface, terrains, (), (), {"river": RIVER_COLOUR})

    def blank(self) -> Document:
        """The areas of a published map, all plains, without rivers and citadels."""
        found = self.template(BLANK_MAP)
        found.update(id="my-map", name="My map", rivers=[], suggested_citadels={})
        for _, row in rows_of(found, "areas"):
            row["terrain"] = "plains"
        found.pop("description", None)
        return found

    def template(self, name: str) -> Document:
        """A published map with its corners rounded to whole numbers."""
        found: Document = {"schema": SCHEMA, **super().template(name), "name": name.replace("-", " ").title()}
        for _, row in rows_of(found, "areas"):
            corners = drawable(row.get("polygon"))
            centre = row["centre"]
            assert corners is not None
            assert isinstance(centre, list)
            row["polygon"] = [list(corner) for corner in clean(corners)]
            row["centre"] = [round(value) for value in centre]
        return found

    def draw(self, document: Document) -> Picture:
        rows = [(n, row, corners) for n, row in rows_of(document, "areas") if (corners := drawable(row.get("polygon")))]
        numbers = {text_at(row, "id"): k for k, (_, row, _) in enumerate(rows)}
        places = tuple([place_of(n, row, corners, numbers) for n, row, corners in rows])
        rivers = [
            (numbers[a], numbers[b]) for a, b in river_pairs(document) if a in numbers and b in numbers and a != b
        ]
        name = title_at(document, "name", NAME)
        surface = Surface(
            kind="areas",
            name=name,
            about=name,
            width=side(document, 0, 1000),
            height=side(document, 1, 700),
            places=places,
            lines=river_lines(rivers, [place.polygon for place in places]),
        )
        scene = Scene(-1, 0, "phase-setup", -1, (), (), (), (), None, (), None)
        things = [Thing(f"area:{n}", f"areas[{n}]", title_at(row, "name", NAME, f"#{n + 1}")) for n, row, _ in rows]
        things += citadels(document, {text_at(row, "id"): n for n, row, _ in rows})
        return Picture(surface, scene, tuple(things))

    # -- edits ---------------------------------------------------------------------------------------------------------

    def paint(self, document: Document, edit: Edit) -> None:
        row = area_at(document, edit.target)
        kind, _, name = edit.tool.partition(":")
        if kind == "terrain" and name in TERRAIN_IDS:
            row["terrain"] = name
        elif edit.tool == "divide":
            divide(document, row)
        elif edit.tool in LINKS:
            other = area_at(document, edit.to)
            if other is row:
                return
            if edit.tool == "join":
                join(document, row, other)
            elif edit.tool == "river":
                toggle_river(document, row, other)
            else:
                toggle_border(row, other)
        else:
            raise unknown_name("tool", edit.tool)

    def erase(self, document: Document, target: str) -> None:
        """Remove the rivers around an area."""
        name = text_at(area_at(document, target), "id")
        rivers = list_of(document, "rivers")
        rivers[:] = [river for river in rivers if name not in texts_of(river)]


# -- reading the file --------------------------------------------------------------------------------------------------


def side(document: Document, at: int, otherwise: int) -> int:
    found = document.get("canvas")
    value = found[at] if isinstance(found, list) and len(found) == 2 else otherwise
    return value if isinstance(value, int) and 0 < value <= WIDEST else otherwise


def drawable(value: object) -> Corners | None:
    """Corners that can be drawn, rounded to whole numbers; None if there are none."""
    return corners_of(value, 2 * MAX_CORNERS, WIDEST, fractions=True)


def points(corners: Corners) -> tuple[Point, ...]:
    return tuple([(x, y) for x, y in corners])


def place_of(n: int, row: Document, corners: Corners, numbers: dict[str, int]) -> Place:
    """An area as drawn; `numbers` maps the ids of all drawn areas to their numbers."""
    id_, kind, centre = text_at(row, "id")[:NAME], text_at(row, "terrain"), centre_of(row, corners)
    return Place(
        id=id_,
        name=text_at(row, "name")[:NAME] or id_,
        terrain=TERRAIN_IDS.index(kind) if kind in TERRAIN_IDS else 0,
        centre=centre,
        label=label_point(points(corners), centre),
        polygon=points(corners),
        neighbours=tuple([numbers[x] for x in texts_of(row.get("adjacent")) if x in numbers]),
        targets=(f"area:{n}",),
    )


def citadels(document: Document, rows: dict[str, int]) -> list[Thing]:
    """The areas suggested for Citadels, by number of players; `rows` maps the ids of drawn areas to their rows."""
    sites = document.get("suggested_citadels")
    found: list[Thing] = []
    for players, areas in sites.items() if isinstance(sites, dict) else ():
        words = Message("edit-named-citadels", {"x": Arg("text", text=str(players)[:3])})
        named = [area for area in texts_of(areas) if area in rows]
        found += [Thing(f"area:{rows[area]}", f"suggested_citadels.{players}", words) for area in named]
    return found


def centre_of(row: Document, corners: Corners) -> Point:
    found = drawable([row.get("centre")] * 3)
    return found[0] if found else middle(corners)


def river_pairs(document: Document) -> list[tuple[str, str]]:
    pairs = [texts_of(river) for river in items_of(document.get("rivers"))]
    return [(pair[0], pair[1]) for pair in pairs if len(pair) == 2]


def area_at(document: Document, target: str) -> Document:
    return row_at(document, "areas", "area", target)[1]


# -- changing it -------------------------------------------------------------------------------------------------------


def border_on(row: Document, other: Document) -> bool:
    return text_at(other, "id") in texts_of(row.get("adjacent"))


def link(row: Document, other: Document) -> None:
    """Make two areas adjacent."""
    for one, two in ((row, other), (other, row)):
        if not border_on(one, two):
            one["adjacent"] = [*texts_of(one.get("adjacent")), text_at(two, "id")]


def unlink(row: Document, other: Document) -> None:
    for one, two in ((row, other), (other, row)):
        one["adjacent"] = [name for name in texts_of(one.get("adjacent")) if name != text_at(two, "id")]


def toggle_border(row: Document, other: Document) -> None:
    """Make two areas adjacent, or no longer adjacent (BS-2.2)."""
    (unlink if border_on(row, other) else link)(row, other)


def toggle_river(document: Document, row: Document, other: Document) -> None:
    if not border_on(row, other):
        raise BadEdit("no river can run between areas that do not touch")
    pair = {text_at(row, "id"), text_at(other, "id")}
    rivers = list_of(document, "rivers")
    left = [river for river in rivers if set(texts_of(river)) != pair]
    if len(left) == len(rivers):
        left.append(sorted(pair))
    rivers[:] = left


def join(document: Document, row: Document, other: Document) -> None:
    """Join two adjacent areas into one, which keeps the first one's name and terrain."""
    first, second = drawable(row.get("polygon")), drawable(other.get("polygon"))
    outline = join_shapes(first, second) if first and second else None
    if outline is None or len(outline) > MAX_CORNERS:
        raise BadEdit("these areas cannot be joined")
    old, new = text_at(other, "id"), text_at(row, "id")
    row["polygon"] = [list(corner) for corner in outline]
    row["centre"] = list(middle(outline))
    for _, third in rows_of(document, "areas"):
        if third is not row and third is not other and border_on(third, other):
            unlink(third, other)
            link(third, row)
    unlink(row, other)
    rivers = [[new if name == old else name for name in pair] for pair in river_pairs(document)]
    document["rivers"] = [
        list(pair) for pair in dict.fromkeys([tuple(sorted(pair)) for pair in rivers if pair[0] != pair[1]])
    ]
    rename_sites(document, old, new)
    areas = list_of(document, "areas")
    areas[:] = [area for area in areas if area is not other]


def rename_sites(document: Document, old: str, new: str) -> None:
    sites = document.get("suggested_citadels")
    for players, areas in list(sites.items()) if isinstance(sites, dict) else []:
        if isinstance(sites, dict):
            sites[players] = list(dict.fromkeys([new if name == old else name for name in texts_of(areas)]))


def divide(document: Document, row: Document) -> None:
    """Divide an area in two, cutting across its long side; the second area is new."""
    areas = list_of(document, "areas")
    outline = drawable(row.get("polygon"))
    halves = divide_shape(outline) if outline else None
    if halves is None or len(areas) >= MAX_AREAS:
        raise BadEdit("this area cannot be divided")
    id_, number = free_id(document, "areas", "area")
    made: Document = {"id": id_, "name": f"Area {number}", "terrain": row.get("terrain", "plains")}
    made["adjacent"] = []
    for area, half in ((row, halves[0]), (made, halves[1])):
        area["polygon"] = [list(corner) for corner in half]
        area["centre"] = list(middle(half))
    near = [area for _, area in rows_of(document, "areas") if area is not row and border_on(row, area)]
    for area in near:
        share_border(document, row, made, area, halves)
    document["rivers"] = [list(pair) for pair in river_pairs(document) if is_bank(row, near, pair)]
    areas.append(made)
    link(row, made)


def share_border(
    document: Document, row: Document, made: Document, area: Document, halves: tuple[Corners, Corners]
) -> None:
    """Make a neighbour of a divided area adjacent to the halves it touches, keeping any river between them."""
    outline = drawable(area.get("polygon"))
    if not outline or not touch(halves[1], outline):
        return
    link(area, made)
    if has_river(document, row, area):
        list_of(document, "rivers").append(sorted([text_at(area, "id"), text_at(made, "id")]))
    if not touch(halves[0], outline):
        unlink(area, row)


def has_river(document: Document, row: Document, other: Document) -> bool:
    return any({text_at(row, "id"), text_at(other, "id")} == set(pair) for pair in river_pairs(document))


def is_bank(row: Document, near: list[Document], pair: tuple[str, str]) -> bool:
    """Does a river separate two other areas, or this area from a neighbour it still has?"""
    if text_at(row, "id") not in pair:
        return True
    return any(border_on(row, area) for area in near if text_at(area, "id") in pair)


MAP_EDITOR: Final = MapEditor(OWN_MAPS, OWN_MAP, "map", FORM)
