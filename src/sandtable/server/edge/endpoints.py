"""Defines endpoints of the API and the schemas of their parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from sandtable.language.translator import LANGUAGES
from sandtable.server.edge.http import Handler
from sandtable.server.edge.limits import Meter


@dataclass(frozen=True, slots=True)
class Param:
    """A query parameter."""

    name: str
    about: str
    schema: dict[str, object]
    required: bool = False


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    name: str
    about: str
    handler: Handler
    answer: type | None
    """None for plain text."""
    body: type[Struct] | None = None
    key: bool = False
    """Whether it requires the key of a seat."""
    status: int = 200
    params: tuple[Param, ...] = ()
    problems: tuple[int, ...] = ()
    media: str = "application/json"
    meter: Meter | None = None
    """The rate limit it counts against (429 if exceeded)."""


POSITION: Final[dict[str, object]] = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
SINCE: Final[dict[str, object]] = {"type": "integer", "minimum": -1, "maximum": 1_000_000}
SEAT: Final[dict[str, object]] = {"type": "integer", "minimum": -1, "maximum": 15}
TEXT: Final[dict[str, object]] = {"type": "string", "maxLength": 200}
FLAG: Final[dict[str, object]] = {"type": "boolean"}
A_TARGET: Final = "([a-z_]+:-?[0-9]{1,8}|point:-?[0-9]{1,4},-?[0-9]{1,4}|word:[a-z0-9-]{1,40}|asked:[a-z_]{0,40})"
TARGET: Final[dict[str, object]] = {"type": "string", "pattern": f"^{A_TARGET}$"}
GIVEN: Final[dict[str, object]] = {"type": "string", "pattern": f"^({A_TARGET}( {A_TARGET}){{0,7}})?$"}
TAKEN: Final[dict[str, object]] = {"type": "string", "pattern": f"^{A_TARGET}( {A_TARGET}){{0,7}}$"}
TYPES: Final[dict[str, object]] = {"type": "string", "pattern": "^([0-9]{1,6}( [0-9]{1,6}){0,59})?$"}
POINT_TEXT: Final[dict[str, object]] = {"type": "string", "pattern": "^-?[0-9]{1,6},-?[0-9]{1,6}$"}

LANGUAGE: Final[dict[str, object]] = {"type": "string", "enum": list(LANGUAGES)}
LANG: Final = Param("lang", "The language of the clauses; untranslated clauses are returned in English.", LANGUAGE)

PATH_SCHEMAS: Final[dict[str, dict[str, object]]] = {
    "table": {"type": "string", "maxLength": 64},
    "game": {"type": "string", "maxLength": 40},
    "language": LANGUAGE,
    "clause": {"type": "string", "maxLength": 20},
    "page": {"type": "string", "maxLength": 40},
    "lesson": {"type": "string", "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
}
