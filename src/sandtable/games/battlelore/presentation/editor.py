"""The adventure editor: terrain, landmarks and units are painted on the hexes, everything else is a form (BL-2.1 to BL-2.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.authoring.documents import BadEdit, Document, items_of, list_of, rows_of, text_at, unknown_name
from sandtable.core.authoring.editor import Edit, Editor, EditorInfo, Picture, Thing, Tool
from sandtable.core.content.user_files import Node, TooManyFaults
from sandtable.core.scene.scene import Arg, Message, Panel, PanelFlag, Piece, Scene, Stack
from sandtable.core.scene.static import Static
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.presentation.editor_form import FORM
from sandtable.games.battlelore.presentation.scene_static import static_for
from sandtable.games.battlelore.presentation.scenery import TERRAIN_NUMBERS, mark_type, place_of, surface, token_type
from sandtable.games.battlelore.rules import OWN_ADVENTURE
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventure_parts import UnitPlace
from sandtable.games.battlelore.tables.adventures import ADVENTURES, SCHEMA, Adventure
from sandtable.games.battlelore.tables.board import COLUMNS, EPIC_ROWS, ROWS, Board, board_of
from sandtable.games.battlelore.tables.terrain import TERRAIN_DEFS, TERRAIN_IDS, TERRAIN_OF

REPEATED: Final = ("colour", "race", "kind", "weapon")
"""The fields of a unit's type that a file may repeat."""
NOBODY: Final = -1
BLANK: Final[Document] = {
    "schema": SCHEMA,
    "id": "my-adventure",
    "title": "My adventure",
    "mode": "medieval",
    "board": "standard",
    "first_player": "standard",
    "victory_banners": {"standard": 4, "pennant": 4},
    "command_cards": {"standard": 5, "pennant": 5},
    "terrain": [],
    "landmarks": [],
    "units": [],
    "special_rules": [],
    "options": {},
}


class AdventureEditor(Editor):
    def stock(self) -> EditorInfo:
        return replace(super().stock(), sides=(c.STANDARD, c.PENNANT))

    def tools(self) -> tuple[Tool, ...]:
        return (*ground_tools(), *unit_tools())

    def static(self) -> Static:
        return static_for(read(sample()), 2)

    def tidy(self, document: Document) -> None:
        document.pop("rows", None)
        for _, row in rows_of(document, "units"):
            for key in REPEATED:
                row.pop(key, None)

    def draw(self, document: Document) -> Picture:
        adventure = read(document)
        board = board_of(adventure.rows)
        scene = Scene(
            viewer=NOBODY,
            round=0,
            phase="phase-setup",
            active=NOBODY,
            stacks=tuple([stack(board, n, unit) for n, unit in enumerate(adventure.units) if unit.hex >= 0]),
            markers=markers(board, adventure),
            trays=(),
            panels=tuple([panel(camp) for camp in (c.STANDARD, c.PENNANT)]),
            conflict=None,
            questions=(),
            result=None,
        )
        return Picture(surface(adventure), scene, things(document, board))

    # -- edits ---------------------------------------------------------------------------------------------------------

    def paint(self, document: Document, edit: Edit) -> None:
        name = hex_at(document, edit.target)
        kind, _, id_ = edit.tool.partition(":")
        if kind == "unit" and id_ in c.TYPE_IDS[: c.FIRST_HERO]:
            if edit.side not in (c.STANDARD, c.PENNANT):
                raise BadEdit("a unit belongs to a camp")
            put_at(document, "units", name, {"camp": c.CAMP_IDS[edit.side], "hex": name, "unit": id_})
        elif kind == "terrain" and id_ in TERRAIN_IDS:
            layer = TERRAIN_DEFS[TERRAIN_OF[id_]].kind
            row: Document = {"hex": name, "type": id_}
            if layer in ("landmark", "lair"):
                if edit.side in (c.STANDARD, c.PENNANT):
                    row["owner"] = c.CAMP_IDS[edit.side]
                put_at(document, "landmarks", name, row)
            elif layer in ("terrain", "overlay"):
                if id_ == "cliff":
                    row["cliff_sides"] = []
                put_at(document, "terrain", name, None if id_ == "countryside" else row, layer)
            else:
                raise BadEdit(f"{id_} is not painted")
        else:
            raise unknown_name("tool", edit.tool)

    def erase(self, document: Document, target: str) -> None:
        name = hex_at(document, target)
        found = on_top(document, name)
        if found is not None:
            key, layer = found
            put_at(document, key, name, None, layer)

    def move(self, document: Document, edit: Edit) -> None:
        """Move the top item to another hex; an item of the same kind there moves to the first hex."""
        start, end = hex_at(document, edit.target), hex_at(document, edit.to)
        found = on_top(document, start)
        if found is None or start == end:
            return
        key, layer = found
        for _, row in rows_of(document, key):
            if key == "terrain" and layer_of(row) != layer:
                continue
            if text_at(row, "hex") in (start, end):
                row["hex"] = end if row["hex"] == start else start


# -- what can be painted -----------------------------------------------------------------------------------------------

SAMPLES: Final = {
    ground.id: (1 + 3 * (n // 3)) * COLUMNS + 2 + 4 * (n % 3)
    for n, ground in enumerate([ground for ground in TERRAIN_DEFS if ground.kind == "terrain"])
}
"""One hex for each kind of terrain, far enough from the others."""


def sample() -> Document:
    """A board with every kind of terrain on it; bridges and fords have water on both sides."""
    board = board_of(ROWS)
    rows = [{"hex": board.name_of(h), "type": name} for name, h in SAMPLES.items()]
    for name in ("ford", "bridge", "stone_bridge"):
        rows += [{"hex": board.name_of(SAMPLES[name] + step), "type": "waterway"} for step in (-1, 1)]
    return {"board": "standard", "terrain": rows}


def ground_tools() -> list[Tool]:
    found: list[Tool] = []
    board = board_of(ROWS)
    where = {name: place_of(board, h) for name, h in SAMPLES.items()}
    for number, ground in enumerate(TERRAIN_DEFS):
        name, help_ = f"terrain:{ground.id}", key_of("terrain", ground.id)
        if ground.kind == "terrain":
            found.append(
                Tool(name, "edit-group-terrain", help_, terrain=TERRAIN_NUMBERS[number], place=where[ground.id])
            )
        elif ground.kind == "overlay":
            found.append(Tool(name, "edit-group-overlay", help_, type=mark_type(ground.id)))
        elif ground.kind in ("landmark", "lair"):
            group = "edit-group-landmark" if ground.kind == "landmark" else "edit-group-lair"
            found.append(Tool(name, group, help_, type=mark_type(ground.id), sided="may"))
    return found


def unit_tools() -> list[Tool]:
    found: list[Tool] = []
    for type_, unit in enumerate(c.UNIT_DEFS[: c.FIRST_HERO]):
        banners = tuple([3 * camp + unit.colour for camp in (c.STANDARD, c.PENNANT)])
        group = key_of("race", c.RACE_IDS[unit.race])
        name = f"unit:{unit.id}"
        found.append(
            Tool(name, group, key_of("type", unit.id), type=type_, sided="must", banners=banners, count=unit.figures)
        )
    return found


# -- reading and changing the file -------------------------------------------------------------------------------------


def read(document: Document) -> Adventure:
    """The adventure in the file, as far as it can be read; with too many faults an empty board."""
    try:
        return Adventure(Node(document, "", []), "{")
    except TooManyFaults:
        return Adventure(Node({"board": document.get("board")}, "", []), "{")


def board_in(document: Document) -> Board:
    return board_of(EPIC_ROWS if document.get("board") == "epic" else ROWS)


def hex_at(document: Document, target: str) -> str:
    """The name of the targeted hex."""
    board = board_in(document)
    part, _, value = target.partition(":")
    h = int(value) if value.isascii() and value.isdecimal() and len(value) < 6 else -1
    if part != "hex" or h not in board.hexes:
        raise BadEdit(f"{target[:40]!r} is no hex of the board")
    return board.name_of(h)


def layer_of(row: Document) -> str:
    kind = TERRAIN_OF.get(text_at(row, "type"), -1)
    return TERRAIN_DEFS[kind].kind if kind >= 0 else "terrain"


def on_top(document: Document, name: str) -> tuple[str, str] | None:
    """The list that holds the top item of a hex, and the item's layer there."""
    if any(text_at(row, "hex") == name for _, row in rows_of(document, "units")):
        return "units", ""
    if any(text_at(row, "hex") == name for _, row in rows_of(document, "landmarks")):
        return "landmarks", ""
    layers = [layer_of(row) for _, row in rows_of(document, "terrain") if text_at(row, "hex") == name]
    if not layers:
        return None
    return "terrain", "overlay" if "overlay" in layers else "terrain"


def put_at(document: Document, key: str, name: str, row: Document | None, layer: str = "") -> None:
    """Put an item into its list for a hex, replacing the one that was there; None removes it. Terrain of another layer
    stays.
    """
    rows = list_of(document, key)
    found = [
        n
        for n, one in rows_of(document, key)
        if text_at(one, "hex") == name and (key != "terrain" or layer_of(one) == layer)
    ]
    if row is not None:
        at = found[0] if found else len(rows)
        rows[at : at + 1] = [row]
        found = found[1:]
    for n in reversed(found):
        del rows[n]


# -- what is seen ------------------------------------------------------------------------------------------------------


def stack(board: Board, number: int, unit: UnitPlace) -> Stack:
    definition = c.UNIT_DEFS[unit.type]
    banner = 3 * unit.camp + definition.colour if unit.camp >= 0 else -1
    full = max(definition.figures, unit.figures)
    carried = [c.ATTACHMENT_IDS[unit.attachment]] if unit.attachment > c.NO_ATTACHMENT else []
    if unit.savvy:
        carried.append("savvy")
    pieces = (
        Piece(f"u{number}", unit.type, unit.camp, unit.figures, banner=banner, full=full),
        *[Piece(f"u{number}.{name}", token_type(name), unit.camp) for name in carried],
    )
    return Stack(f"u{number}", place_of(board, unit.hex), unit.camp, pieces, targets=(f"hex:{unit.hex}",))


def markers(board: Board, adventure: Adventure) -> tuple[Stack, ...]:
    found: list[Stack] = []
    lying = [(h, kind, NOBODY) for h, kind in adventure.overlays]
    for number, (h, kind, camp) in enumerate([*lying, *adventure.landmarks]):
        piece = Piece(f"m{number}", mark_type(TERRAIN_IDS[kind]), camp)
        found.append(Stack(f"m{number}", place_of(board, h), camp, (piece,), targets=(f"hex:{h}",)))
    return tuple(found)


def panel(camp: int) -> Panel:
    flags: tuple[PanelFlag, ...] = ("far",) if camp == c.PENNANT else ()
    return Panel(camp, camp, camp, (), (), flags)


def things(document: Document, board: Board) -> tuple[Thing, ...]:
    """The items on the hexes, and the rules and quests that refer to them."""
    found: list[Thing] = []

    def note(hex_: object, path: str, name: Message) -> None:
        h = board.hex_named(hex_) if isinstance(hex_, str) else -1
        if h >= 0:
            found.append(Thing(f"hex:{h}", path, name))

    for key, prefix, ids in (("units", "type", c.TYPE_IDS), ("landmarks", "terrain", TERRAIN_IDS)):
        for n, row in rows_of(document, key):
            word = text_at(row, "unit" if key == "units" else "type")
            note(
                row.get("hex"), f"{key}[{n}]", Message(key_of(prefix, word)) if word in ids else Message("edit-unknown")
            )
    lying = sorted(rows_of(document, "terrain"), key=lambda one: layer_of(one[1]) != "overlay")
    for n, row in lying:
        word = text_at(row, "type")
        name = Message(key_of("terrain", word)) if word in TERRAIN_IDS else Message("edit-unknown")
        note(row.get("hex"), f"terrain[{n}]", name)
    for key in ("special_rules", "quests"):
        for n, row in rows_of(document, key):
            name = Message(key_of("edit-named", key), {"x": Arg("text", text=text_at(row, "id")[:80])})
            note(row.get("hex"), f"{key}[{n}]", name)
            for place in items_of(row.get("hexes")):
                note(place.get("hex") if isinstance(place, dict) else place, f"{key}[{n}]", name)
    return tuple(found)


ADVENTURE_EDITOR: Final = AdventureEditor(ADVENTURES, OWN_ADVENTURE, "adventure", FORM, BLANK)
