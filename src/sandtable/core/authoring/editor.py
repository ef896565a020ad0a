"""The editor for making content on the board: adventures, battlefields, maps.

A game that reads user files (`GameSpec.own_content`) may offer an `Editor`. It declares what can be painted (tools), the form
for everything else (fields), and how a document looks. Faults come from the game's own validator, each with the things on the
board it is about. A client draws the surface, sends edits and shows the answer; it knows no game.

A document is the value of the JSON file. Whatever it contains, an editor shows what can be shown and never fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from sandtable.core.authoring.documents import BadEdit, Document, copy_document, document_text, set_value, unknown_name
from sandtable.core.content.collection import fault_message
from sandtable.core.content.user_files import Fault, root_of
from sandtable.core.scene.plane import Ground
from sandtable.core.scene.scene import Message, Point, Scene
from sandtable.core.scene.static import Static, Surface, Terrain
from sandtable.core.text.message import key_of

FieldKind = Literal[
    "text",
    "long",
    "number",
    "choice",
    "choices",
    "preset",
    "ref",
    "flag",
    "place",
    "places",
    "outlines",
    "table",
    "rows",
]
"""How a field is edited: one line, several lines, a number, one word of a list, several words, a choice that sets several
fields of its table (each value is a JSON table), the id of a row of another list, yes or no, one place on the board, several
places, outlines inside another one, a table with its own fields, a list of such tables."""
SideRule = Literal["never", "may", "must"]
"""Does what is painted belong to a side?"""
EditKind = Literal["set", "paint", "erase", "move", "turn"]

MAX_EDITS: Final = 200


# -- what a client needs once ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool for painting. `group` and `name` are message keys; `type` or `terrain` gives its picture.

    `banners` is the banner of its pieces by side, `count` how many figures are drawn. `place` is where the surface of
    `EditorInfo.static` shows such ground, -1 for nowhere.
    """

    id: str
    group: str
    name: str
    type: int = -1
    terrain: int = -1
    place: int = -1
    sided: SideRule = "never"
    banners: tuple[int, ...] = ()
    count: int = 1
    ground: Ground | None = None
    """On a plane: the piece of ground it makes."""
    links: bool = False
    """Does it take two places, one after the other (`Edit.target` and `Edit.to`)?"""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class FieldChoice:
    """A word that a field may have, and the key of its name."""

    value: str
    word: str


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a document.

    `label` is the key of its name; `<label>-help` explains it, if the catalogue has that key. A table and each row of rows
    have `fields`. `blank` is the JSON text of a new row, or of a field that did not exist. `when` names another field of the
    same table and the values for which this one exists. Rows that are `placed` stand on the board and are edited there.
    `title` is the field that names a row. `of` is the list whose rows a `ref` names, or the field whose outline those of
    `outlines` are made from.
    """

    key: str
    kind: FieldKind
    label: str
    low: int = 0
    high: int = 0
    most: int = 0
    choices: tuple[FieldChoice, ...] = ()
    fields: tuple[FormField, ...] = ()
    blank: str = ""
    optional: bool = False
    when: tuple[str, ...] = ()
    placed: bool = False
    title: str = ""
    of: str = ""


@dataclass(frozen=True, slots=True)
class FormPart:
    """Fields that belong together under one heading."""

    label: str
    fields: tuple[FormField, ...]


def choices(prefix: str, ids: Iterable[str]) -> tuple[FieldChoice, ...]:
    """Content ids as words to choose from.

    >>> choices("terrain", ("broken_ground",))
    (FieldChoice(value='broken_ground', word='terrain-broken-ground'),)
    """
    return tuple([FieldChoice(name, key_of(prefix, name)) for name in ids])


def presets(tables: Iterable[tuple[Document, str]]) -> tuple[FieldChoice, ...]:
    """Tables that set several fields at once, each with its word."""
    return tuple([FieldChoice(json.dumps(table), word) for table, word in tables])


def name_fields(most: int, most_id: int, title: str = "name") -> tuple[FormField, FormField]:
    """The fields for a name and an id, which come first in documents and in many of their rows."""
    return (FormField(title, "text", f"edit-{title}", most=most), FormField("id", "text", "edit-id", most=most_id))


@dataclass(frozen=True, slots=True)
class Template:
    """Published content to start from."""

    id: str
    name: Message


@dataclass(frozen=True, slots=True)
class EditorInfo:
    """The part of an editor that never changes.

    The surface of `static` shows a sample of all ground; the answer to an edit has its own surface. On a plane, `snap` is the
    grid for moving things by hand, in lattice steps, and `turns` the degrees of one turn (0: nothing can be turned).
    """

    title: Message
    option: str
    tools: tuple[Tool, ...]
    sides: tuple[int, ...]
    form: tuple[FormPart, ...]
    templates: tuple[Template, ...]
    static: Static
    most_text: int
    snap: int = 0
    turns: int = 0


# -- edits and their answers -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Edit:
    """One change to a document.

    `set`: write `value` to the field at `path` (JSON; null deletes it; a list gets one more item at its end). `paint`: use
    `tool` at `target` (and `to`) or at the point `at`, for `side`, named `value` if it has a name. `erase`: remove the topmost
    thing at `target`. `move`: move it to `to`, or by the vector `at`. `turn`: turn it by `degrees`.
    """

    kind: EditKind
    path: str = ""
    value: str = "null"
    tool: str = ""
    target: str = ""
    to: str = ""
    side: int = -1
    at: tuple[int, int] | None = None
    degrees: int = 0


@dataclass(frozen=True, slots=True)
class Thing:
    """A row of the document that stands on the board: its target, and its path in the document.

    `outlines` are the paths of its corners, if it can be reshaped by hand.
    """

    target: str
    path: str
    name: Message
    outlines: tuple[str, ...] = ()
    middle: Point | None = None


@dataclass(frozen=True, slots=True)
class EditFault:
    """A fault that keeps a document from being played: its path, the sentence, and the things on the board it is about."""

    path: str
    what: str
    words: Message | None = None
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EditResult:
    """A document after edits: its text, how it looks, and all its faults.

    `readable` is false for a text that is not a document at all; the picture is then that of an empty one. `options` are those
    of a table that plays it.
    """

    text: str
    readable: bool
    surface: Surface
    scene: Scene
    terrains: tuple[Terrain, ...]
    """Replaces the terrains of the stock, if not empty."""
    things: tuple[Thing, ...]
    faults: tuple[EditFault, ...]
    options: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Picture:
    """How a document looks, as far as it can be drawn."""

    surface: Surface
    scene: Scene
    things: tuple[Thing, ...]
    terrains: tuple[Terrain, ...] = ()


# -- the editor of a game --------------------------------------------------------------------------------------------------


class Published(Protocol):
    """The published content that an editor starts from (`core.content.collection`). `most` is the maximum text length."""

    kind: str
    most: int

    def ids(self) -> tuple[str, ...]: ...

    def text_of(self, name: str) -> str: ...

    def faults_in(self, text: str) -> list[Fault]: ...


class Editor:
    """The editor of a game. A subclass implements the methods that raise `NotImplementedError` here.

    `option` is the game's option that takes a text. `prefix` is the prefix of the message keys of published content.
    """

    def __init__(
        self, content: Published, option: str, prefix: str, form: tuple[FormPart, ...], begin: Document | None = None
    ) -> None:
        self.content = content
        self.option = option
        self.prefix = prefix
        self.form = form
        self.begin: Document = begin or {}

    def tools(self) -> tuple[Tool, ...]:
        raise NotImplementedError

    def static(self) -> Static:
        raise NotImplementedError

    def stock(self) -> EditorInfo:
        return EditorInfo(
            title=Message(f"edit-{self.content.kind}"),
            option=self.option,
            tools=self.tools(),
            sides=(),
            form=self.form,
            templates=tuple([Template(name, Message(key_of(self.prefix, name))) for name in self.content.ids()]),
            static=self.static(),
            most_text=self.content.most,
        )

    def blank(self) -> Document:
        """An empty document to start from."""
        return copy_document(self.begin)

    def template(self, name: str) -> Document:
        """A copy of published content with a new id. An unknown name is a `BadEdit`."""
        if name not in self.content.ids():
            raise unknown_name(self.content.kind, name)
        found: Document = json.loads(self.content.text_of(name))
        found["id"] = f"my-{name}"
        self.tidy(found)
        return found

    def faults(self, text: str) -> list[Fault]:
        """All faults of a text, each with its place."""
        return self.content.faults_in(text)

    def options(self, document: Document, text: str) -> dict[str, str | int]:
        """The options of a table that plays it."""
        return {self.option: text}

    def draw(self, document: Document) -> Picture:
        raise NotImplementedError

    def tidy(self, document: Document) -> None:
        """Remove what only repeats other parts of the file, so that the two cannot disagree."""

    def paint(self, document: Document, edit: Edit) -> None:
        raise BadEdit("this editor cannot paint")

    def erase(self, document: Document, target: str) -> None:
        raise BadEdit("this editor cannot erase")

    def move(self, document: Document, edit: Edit) -> None:
        raise BadEdit("this editor cannot move things")

    def turn(self, document: Document, target: str, degrees: int) -> None:
        raise BadEdit("this editor cannot turn things")

    # -- shared --------------------------------------------------------------------------------------------------------

    def apply(self, document: Document, edit: Edit) -> None:
        """Carry out one edit."""
        if edit.kind == "set":
            value, wrong = root_of(edit.value)
            if wrong:
                raise BadEdit(f"value: {wrong[0]}")
            set_value(document, edit.path, value)
        elif edit.kind == "paint":
            self.paint(document, edit)
        elif edit.kind == "erase":
            self.erase(document, edit.target)
        elif edit.kind == "move":
            self.move(document, edit)
        else:
            self.turn(document, edit.target, edit.degrees)

    def apply_edits(self, text: str, edits: tuple[Edit, ...] = ()) -> EditResult:
        """A text after edits, with its picture and faults."""
        if len(edits) > MAX_EDITS:
            raise BadEdit(f"more than {MAX_EDITS} edits at once")
        value, wrong = root_of(text)
        if not isinstance(value, dict):
            if edits:
                raise BadEdit("the text is not a document, so it cannot be edited")
            return self.result_of(self.blank(), text, wrong or self.faults(text), readable=False)
        document: Document = value
        try:
            self.tidy(document)
            for edit in edits:
                self.apply(document, edit)
            after = document_text(document)
        except RecursionError:
            raise BadEdit("nested too deeply") from None
        return self.result_of(document, after, self.faults(after), readable=True)

    def result_of(self, document: Document, text: str, faults: list[Fault], readable: bool) -> EditResult:
        seen = self.draw(document)
        said = [
            EditFault(fault.path, fault.what, fault_message(fault), targets_at_path(fault.path, seen.things))
            for fault in faults
        ]
        options = self.options(document, text) if readable else {}
        return EditResult(text, readable, seen.surface, seen.scene, seen.terrains, seen.things, tuple(said), options)


def targets_at_path(path: str, things: tuple[Thing, ...]) -> tuple[str, ...]:
    """The targets of the things that contain a path.

    >>> targets_at_path("units[1].hex", (Thing("hex:3", "units[1]", Message("")), Thing("hex:4", "units[10]", Message(""))))
    ('hex:3',)
    """
    found = [thing.target for thing in things if f"{path}.".startswith((f"{thing.path}.", f"{thing.path}["))]
    return tuple(dict.fromkeys(found))
