"""The building blocks of scenes: points, messages with arguments, figures. `core.scene.scene` has the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from sandtable.core.frozen import dataclass

Point = tuple[float, float]
ArgKind = Literal["number", "numbers", "text", "word", "seat", "seats", "list"]
FigureShape = Literal["", "level", "lives", "vessel"]
Tone = Literal["good", "bad", "plain"]


@dataclass(frozen=True, slots=True)
class Counted:
    """A number of one thing in a list. `plural` is the message that counts it with $n, `name` that of its bare name.

    A proper name is in `text`. A thing with a `tag`, which tells it from others of the same name, is never counted.
    """

    plural: str
    name: str
    n: int
    text: str = ""
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Arg:
    """One argument of a message, with its kind. The client turns it into a number or a text.

    number: `values[0]`, divided by `values[1]` if there are two. numbers: all `values`, joined. seat, seats: players, by their
    names at the table. word: the message `text`, which may use the other arguments of the sentence, followed by `tag`, which
    tells the thing from others of the same name. text: `text` as it is, a proper name. list: `items`, in the grammatical case
    that the attribute `.case` of the sentence names.
    `targets` are the things to highlight.
    """

    kind: ArgKind
    values: tuple[int, ...] = ()
    text: str = ""
    items: tuple[Counted, ...] = ()
    targets: tuple[str, ...] = ()
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """A message that the client words: `key`, or `otherwise` if the catalogue does not have that key.

    If the key is empty, the text is the arguments joined by commas.
    """

    key: str
    args: dict[str, Arg] = field(default_factory=dict)
    otherwise: str = ""


def number_arg(value: int) -> Arg:
    return Arg("number", (value,))


def literal_message(text: str) -> Message:
    """Text from a user's own file, in any language."""
    return Message("", {"0": Arg("text", text=text)})


def message_arg(key: str, *targets: str) -> Arg:
    return Arg("word", (), key, (), targets)


def make_message(key: str, args: Mapping[str, int | str] | None = None) -> Message:
    """A message with numbers and texts as arguments.

    >>> make_message("deck-size", {"n": 59}).args["n"].values
    (59,)
    """
    given = {} if args is None else args
    return Message(key, {k: number_arg(v) if isinstance(v, int) else Arg("text", (), v) for k, v in given.items()})


def kebab(name: str) -> str:
    """An id in the form used in message keys.

    >>> kebab("place_citadel")
    'place-citadel'
    """
    return name.replace("_", "-")


def key_of(part: str, name: str) -> str:
    """The message key for an id of a part of the content.

    >>> key_of("unit", "siege_engine")
    'unit-siege-engine'
    """
    return f"{part}-{kebab(name)}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A printed or counted number with its name (a key).

    `text` replaces the number if there is none (a die face, a dash). `note` is the key that says when it applies. `shape` says
    how a client draws the number: `level` as that many of `limit` pips, `lives` as the icon `limit` times, crossed out beyond
    the value, `vessel` as a cup with that many tokens in it.
    """

    label: str
    value: int
    icon: str = ""
    text: str = ""
    note: str = ""
    clause: str = ""
    shape: FigureShape = ""
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Likely:
    """The chance of one outcome in thousandths, from public information. `label` is the key of its name."""

    label: str
    permille: int
