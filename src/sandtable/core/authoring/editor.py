"""Making content of one's own on the board itself: adventures, battlefields, maps.

A game that reads files which people write (`GameSpec.own_content`) may offer an `Editor`. It declares what can be painted
(tools), the form of everything else (fields), and how a document looks; the faults are those of the game's own validator, each
with the things on the board that it is about. A client draws the surface, sends edits and shows the answer: it knows no game.

A document is the value of the JSON file. Whatever somebody made of it, an editor shows what can be shown and never fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from sandtable.core.authoring.documents import BadEdit, Document, copied, put, unknown, written
from sandtable.core.content.shelf import sentence
from sandtable.core.content.user_files import Fault, root_of
from sandtable.core.scene.plane import Ground
from sandtable.core.scene.scene import Point, Scene, Words
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
"""How a field is edited: one line, several lines, a number, one word of a list, several of them, a choice that sets several
fields of its table (each value is a JSON table), the id of a row of another list, yes or no, one place of the board, several
places, outlines inside of another one, a table with fields of its own, a list of such tables."""
Sided = Literal["never", "may", "must"]
"""Does what is painted belong to a side?"""
EditKind = Literal["set", "paint", "erase", "move", "turn"]

MOST_EDITS: Final = 200


# -- what a client needs once ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tool:
    """Something to paint with. `group` and `name` are keys of words; `type` or `terrain` give its picture.

    `banners` is the banner of its pieces by side, `count` how many figures it is drawn with. `place` is where the surface of
    `EditorStock.static` shows such ground, -1 for nowhere.
    """

    id: str
    group: str
    name: str
    type: int = -1
    terrain: int = -1
    place: int = -1
    sided: Sided = "never"
    banners: tuple[int, ...] = ()
    count: int = 1
    ground: Ground | None = None
    """On a plane: the piece of ground that it makes."""
    links: bool = False
    """Is it about two places, one after the other (`Edit.target` and `Edit.to`)?"""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class FieldChoice:
    """A word that a field may have, and the key of its name."""

    value: str
    word: str


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a document.

    `label` is the key of its name, with what it means in `<label>-help` if the catalogue has that. A table and each row of
    rows have `fields`; `blank` is the JSON text of a new row, or of what a field gets that was not there. `when` names another
    field of the same table and the values with which this one is there. Rows that are `placed` stand on the board and are
    edited where they stand. `title` is the field that names a row. `of` is the list whose rows a `ref` names, or the field
    whose outline those of `outlines` are made from.
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
    """Ids of the content as words to choose from.

    >>> choices("terrain", ("broken_ground",))
    (FieldChoice(value='broken_ground', word='terrain-broken-ground'),)
    """
    return tuple([FieldChoice(name, key_of(prefix, name)) for name in ids])


def presets(tables: Iterable[tuple[Document, str]]) -> tuple[FieldChoice, ...]:
    """Tables that set several fields at once, each with its word."""
    return tuple([FieldChoice(json.dumps(table), word) for table, word in tables])


def named(most: int, most_id: int, title: str = "name") -> tuple[FormField, FormField]:
    """What something is called, and its id: how documents and many of their rows begin."""
    return (FormField(title, "text", f"edit-{title}", most=most), FormField("id", "text", "edit-id", most=most_id))


@dataclass(frozen=True, slots=True)
class Template:
    """Something published to begin from."""

    id: str
    name: Words


@dataclass(frozen=True, slots=True)
class EditorStock:
    """All of an editor that never changes.

    `static` has a surface that shows a sample of all ground; with an answer to an edit comes its own surface. On a plane
    `snap` is the grid to which a hand moves things, in steps of the lattice, and `turns` the degrees of one turn (0: nothing
    is turned).
    """

    title: Words
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
    """One change of a document.

    `set`: the field at `path` gets `value` (JSON; null takes it away; a list takes one more at its end). `paint`: `tool` at
    `target` (and `to`) or at the point `at`, for `side`, under the name `value` where it has one. `erase`: what lies on top
    at `target`. `move`: that to `to`, or by the vector `at`. `turn`: that by `degrees`.
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
    """A row of the document that stands on the board: at what it is pointed at, and where it is written.

    `outlines` are the paths of its corners, where a hand may shape it.
    """

    target: str
    path: str
    name: Words
    outlines: tuple[str, ...] = ()
    middle: Point | None = None


@dataclass(frozen=True, slots=True)
class EditFault:
    """What keeps a document from being played: where it is written, the sentence, and what it is about on the board."""

    path: str
    what: str
    words: Words | None = None
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Edited:
    """A document after edits: its text, how it looks, everything that is wrong with it.

    `readable` is false for a text that is no document at all: then the picture is that of an empty one. `options` are those of
    a table at which it is played.
    """

    text: str
    readable: bool
    surface: Surface
    scene: Scene
    terrains: tuple[Terrain, ...]
    """In place of those of the stock, if there are any."""
    things: tuple[Thing, ...]
    faults: tuple[EditFault, ...]
    options: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Picture:
    """What a document looks like, as far as it can be made out."""

    surface: Surface
    scene: Scene
    things: tuple[Thing, ...]
    terrains: tuple[Terrain, ...] = ()


# -- the editor of a game --------------------------------------------------------------------------------------------------


class Published(Protocol):
    """What an editor makes more of (`core.content.shelf.Shelf`): `most` is how long a text may be."""

    kind: str
    most: int

    def ids(self) -> tuple[str, ...]: ...

    def text_of(self, name: str) -> str: ...

    def faults_in(self, text: str) -> list[Fault]: ...


class Editor:
    """What a game offers to makers. A subclass gives what raises `NotImplementedError` here.

    `option` is the option of the game that takes a text; `prefix` that of the words of what is published.
    """

    def __init__(
        self, shelf: Published, option: str, prefix: str, form: tuple[FormPart, ...], begin: Document | None = None
    ) -> None:
        self.shelf = shelf
        self.option = option
        self.prefix = prefix
        self.form = form
        self.begin: Document = begin or {}

    def tools(self) -> tuple[Tool, ...]:
        raise NotImplementedError

    def static(self) -> Static:
        raise NotImplementedError

    def stock(self) -> EditorStock:
        return EditorStock(
            title=Words(f"edit-{self.shelf.kind}"),
            option=self.option,
            tools=self.tools(),
            sides=(),
            form=self.form,
            templates=tuple([Template(name, Words(key_of(self.prefix, name))) for name in self.shelf.ids()]),
            static=self.static(),
            most_text=self.shelf.most,
        )

    def blank(self) -> Document:
        """The document to begin with from nothing."""
        return copied(self.begin)

    def template(self, name: str) -> Document:
        """A copy of something published, under an id of its own; a name that nobody knows is a `BadEdit`."""
        if name not in self.shelf.ids():
            raise unknown(self.shelf.kind, name)
        found: Document = json.loads(self.shelf.text_of(name))
        found["id"] = f"my-{name}"
        self.tidy(found)
        return found

    def faults(self, text: str) -> list[Fault]:
        """Everything that is wrong with a text, each with its place."""
        return self.shelf.faults_in(text)

    def options(self, document: Document, text: str) -> dict[str, str | int]:
        """The options of a table at which it is played."""
        return {self.option: text}

    def shown(self, document: Document) -> Picture:
        raise NotImplementedError

    def tidy(self, document: Document) -> None:
        """Take out what merely repeats something else in the file, so that the two cannot disagree."""

    def paint(self, document: Document, edit: Edit) -> None:
        raise BadEdit("nothing is painted here")

    def erase(self, document: Document, target: str) -> None:
        raise BadEdit("nothing is erased here")

    def move(self, document: Document, edit: Edit) -> None:
        raise BadEdit("nothing is moved here")

    def turn(self, document: Document, target: str, degrees: int) -> None:
        raise BadEdit("nothing is turned here")

    # -- shared --------------------------------------------------------------------------------------------------------

    def apply(self, document: Document, edit: Edit) -> None:
        """Carry one edit out."""
        if edit.kind == "set":
            value, wrong = root_of(edit.value)
            if wrong:
                raise BadEdit(f"value: {wrong[0]}")
            put(document, edit.path, value)
        elif edit.kind == "paint":
            self.paint(document, edit)
        elif edit.kind == "erase":
            self.erase(document, edit.target)
        elif edit.kind == "move":
            self.move(document, edit)
        else:
            self.turn(document, edit.target, edit.degrees)

    def edited(self, text: str, edits: tuple[Edit, ...] = ()) -> Edited:
        """A text after edits, and all there is to say about it."""
        if len(edits) > MOST_EDITS:
            raise BadEdit(f"more than {MOST_EDITS} edits at once")
        value, wrong = root_of(text)
        if not isinstance(value, dict):
            if edits:
                raise BadEdit("a text that is no document cannot be edited")
            return self.told(self.blank(), text, wrong or self.faults(text), readable=False)
        document: Document = value
        try:
            self.tidy(document)
            for edit in edits:
                self.apply(document, edit)
            after = written(document)
        except RecursionError:
            raise BadEdit("nested too deep") from None
        return self.told(document, after, self.faults(after), readable=True)

    def told(self, document: Document, text: str, faults: list[Fault], readable: bool) -> Edited:
        seen = self.shown(document)
        said = [EditFault(fault.path, fault.what, sentence(fault), blamed(fault.path, seen.things)) for fault in faults]
        options = self.options(document, text) if readable else {}
        return Edited(text, readable, seen.surface, seen.scene, seen.terrains, seen.things, tuple(said), options)


def blamed(path: str, things: tuple[Thing, ...]) -> tuple[str, ...]:
    """The targets of the things that a path is in.

    >>> blamed("units[1].hex", (Thing("hex:3", "units[1]", Words("")), Thing("hex:4", "units[10]", Words(""))))
    ('hex:3',)
    """
    found = [thing.target for thing in things if f"{path}.".startswith((f"{thing.path}.", f"{thing.path}["))]
    return tuple(dict.fromkeys(found))
