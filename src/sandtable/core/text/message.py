"""What every part of a scene is made of: points, words with their arguments, figures. `core.scene.scene` has the whole."""

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
    """So many of one thing in a list: `plural` is the message that counts it with $n, `name` its bare name.

    A thing with a proper name has it as `text`; one with a `tag`, which tells it from others of that name, is never counted.
    """

    plural: str
    name: str
    n: int
    text: str = ""
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Arg:
    """One argument of a message, by what it is; the client turns it into a number or a text.

    number: `values[0]`, divided by `values[1]` if there are two. numbers: all `values`, joined. seat, seats: players, by the
    names at the table. word: the message `text`, which may use the other arguments of the sentence, and `tag` behind it, which
    tells the thing from others of that name. text: `text` as it stands, a proper name. list: `items`, in the case that the
    attribute `.case` of the sentence names.
    `targets` are the things it speaks of, to be lit up.
    """

    kind: ArgKind
    values: tuple[int, ...] = ()
    text: str = ""
    items: tuple[Counted, ...] = ()
    targets: tuple[str, ...] = ()
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """A message to be worded by the client: `key`, or where the catalogue has none of that name `otherwise`.

    With an empty key it is its arguments alone, joined by commas.
    """

    key: str
    args: dict[str, Arg] = field(default_factory=dict)
    otherwise: str = ""


def number(value: int) -> Arg:
    return Arg("number", (value,))


def as_written(text: str) -> Words:
    """Words that somebody wrote into a file of their own, in whatever language."""
    return Words("", {"0": Arg("text", text=text)})


def word(key: str, *targets: str) -> Arg:
    return Arg("word", (), key, (), targets)


def said(key: str, args: Mapping[str, int | str] | None = None) -> Words:
    """A message with numbers and texts as arguments.

    >>> said("deck-size", {"n": 59}).args["n"].values
    (59,)
    """
    given = {} if args is None else args
    return Words(key, {k: number(v) if isinstance(v, int) else Arg("text", (), v) for k, v in given.items()})


def kebab(name: str) -> str:
    """An id as keys of words have it.

    >>> kebab("place_citadel")
    'place-citadel'
    """
    return name.replace("_", "-")


def key_of(part: str, name: str) -> str:
    """The key of an id of a part of the content.

    >>> key_of("unit", "siege_engine")
    'unit-siege-engine'
    """
    return f"{part}-{kebab(name)}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A printed or counted number with its name (a key).

    `text` replaces the number where it is none (a die face, a dash); `note` is the key of when it holds. `shape` says how a
    client draws the number: `level` as so many of `limit` pips, `lives` as the icon `limit` times, crossed out beyond the
    value, `vessel` as a cup with so many tokens in it.
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
    """The chance of one outcome in thousandths, from what everybody knows; `label` is the key of its name."""

    label: str
    permille: int
