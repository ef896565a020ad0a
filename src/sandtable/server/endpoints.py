"""Declares endpoints. A decorator on the handler, its signature and its docstring say everything about an endpoint:

    router = Router("Play")

    @router.post("/tables/{table}/pick", example={"seq": 12, "pick": "hill_folk"})
    async def pick(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Pick) -> Done:
        '''Answer the open question. Safe to repeat.'''

Routing, the checks of path, query and body, the errors for bad input, the OpenAPI document and the page
`docs/guide/http-api.md` follow from it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypedDict,
    TypeVar,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.language.translator import LANGUAGES
from sandtable.server.edge.http import JSON, MAX_BYTES, checked_key, decode_body, key_in
from sandtable.server.edge.limits import Meter
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.requests import game_of
from sandtable.server.wire import problems
from sandtable.server.wire.problems import Refused

Json = dict[str, object]
Function = Callable[..., Awaitable[object]]

T = TypeVar("T")
F = TypeVar("F", bound=Function)


# -- answers ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Encoded(Generic[T]):
    """An answer of type T that is JSON already, because it is cached or was encoded in a thread."""

    raw: bytes


@dataclass(frozen=True, slots=True)
class Download:
    """A text to save as a file."""

    text: str
    filename: str


# -- parameters ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter in the path or the query.

    `read` converts the text. It raises ValueError with what was expected (422), or Refused. If a query parameter without a
    default is missing, `read` gets an empty text.
    """

    about: str
    schema: Json
    read: Callable[[str], object] = str
    example: str = ""
    """Empty if the example request omits the parameter."""
    name: str = ""
    """The name in requests, if it is not that of the argument."""

    def value(self, name: str, text: str) -> object:
        try:
            return self.read(text)
        except ValueError as error:
            raise Refused(422, "invalid", name, str(error)) from None


def number(about: str, low: int, high: int) -> Param:
    """Return an integer parameter."""

    def read(text: str) -> int:
        if text.removeprefix("-").isdecimal() and len(text) < 10 and text.isascii() and low <= int(text) <= high:
            return int(text)
        raise ValueError(f"expected a whole number from {low} to {high}")

    return Param(about, {"type": "integer", "minimum": low, "maximum": high}, read)


def flag(about: str, name: str = "") -> Param:
    """Return a boolean parameter."""

    def read(text: str) -> bool:
        if text not in ("true", "false"):
            raise ValueError("expected true or false")
        return text == "true"

    return Param(about, {"type": "boolean"}, read, name=name)


def text(about: str, longest: int, example: str = "", name: str = "") -> Param:
    return Param(about, {"type": "string", "maxLength": longest}, example=example, name=name)


def matching(about: str, pattern: str, read: Callable[[str], object] = str, example: str = "") -> Param:
    return Param(about, {"type": "string", "pattern": pattern}, read, example)


def read_language(text: str) -> str:
    if text not in LANGUAGES:
        raise Refused(
            422, "unknown_language", "lang", f"unknown language {text[:20]!r}; the languages are {', '.join(LANGUAGES)}"
        )
    return text


TableId = Annotated[str, text("The id of a table.", 64, "q7rm9kxw4hzt", name="table")]
GAME: Final = Param(
    "The name of a game.", {"type": "string", "maxLength": 40}, lambda name: game_of(name, "game"), "bloodstones"
)
Game = Annotated[GameSpec[State], GAME]
ClauseId = Annotated[str, text("The id of a clause.", 20, "BS-10.7", name="clause")]
Language = Annotated[
    str,
    Param(
        "The language of the clauses; untranslated clauses are returned in English.",
        {"type": "string", "enum": list(LANGUAGES)},
        read_language,
        name="lang",
    ),
]
Position = Annotated[int, number("An earlier position.", 0, 1_000_000)]

A_TARGET: Final = "([a-z_]+:-?[0-9]{1,8}|point:-?[0-9]{1,4},-?[0-9]{1,4}|word:[a-z0-9-]{1,40}|asked:[a-z_]{0,40})"
TARGETS: Final = f"^({A_TARGET}( {A_TARGET}){{0,7}})?$"

# -- who asks --------------------------------------------------------------------------------------------------------------

Caller = Literal["key", "seat", "anyone"]
"""Whose request it is: that of anyone with a key of the table, of a player, or of anyone, with or without a key."""

Key = Annotated[str, "key"]
"""The key from the Authorization header. Without one the request is refused."""
OwnSeat = Annotated[int, "seat"]
"""The player's seat that the key opens at the table. A spectator's key is refused."""
OptionalKey = Annotated[str, "anyone"]
"""The key from the Authorization header, unchecked; empty if there is none."""


async def own_seat(registry: TableRegistry, table_id: str, key: str) -> int:
    """Return the player's seat that a key opens."""
    async with registry.lock(table_id):
        seat = (await registry.table(table_id)).seat_of(key)
    if seat == PUBLIC:
        raise problems.only_watching()
    return seat


# -- endpoints -------------------------------------------------------------------------------------------------------------


class Details(TypedDict, total=False):
    """What a declaration may add to method and path."""

    status: int
    media: str
    meter: Meter
    most_bytes: int
    problems: tuple[int, ...]
    example: Json
    is_move: bool


DECODERS: Final[dict[type, msgspec.json.Decoder[Any]]] = {}
"""One decoder for each type of body; `routes` fills it when it is imported.

msgspec analyses a type when the first decoder for it is created, and two threads doing so at once crash the process. So all
decoders are created at import time, before there are threads.
"""


@dataclass(slots=True)
class Endpoint:
    """An endpoint of the API, as its handler declares it."""

    method: str
    path: str
    handler: Function
    group: str
    status: int = 200
    media: str = JSON
    meter: Meter | None = None
    """The rate limit it counts against (429 if exceeded)."""
    most_bytes: int = MAX_BYTES
    """The longest body."""
    problems: tuple[int, ...] = ()
    """Error statuses besides those that follow from the rest."""
    example: Json = field(default_factory=dict)
    """A body that is valid."""
    is_move: bool = False
    """Whether it adds to a log during a game. Such requests are routed first, and their time is measured."""

    # derived from the handler
    name: str = field(init=False)
    about: str = field(init=False)
    answer: type | None = field(init=False)
    """None for a text."""
    body: type[msgspec.Struct] | None = field(init=False)
    params: dict[str, Param] = field(init=False)
    """By argument of the handler."""
    required: frozenset[str] = field(init=False)
    caller: tuple[str, Caller] | None = field(init=False)
    """The argument that tells who asks, and how."""

    def __post_init__(self) -> None:
        hints = get_type_hints(self.handler, include_extras=True)
        arguments = inspect.signature(self.handler).parameters
        first, *words = self.handler.__name__.split("_")
        self.name = first + "".join([word.capitalize() for word in words])
        self.about = inspect.getdoc(self.handler) or ""
        self.answer = answer_type(hints["return"])
        self.body = hints.get("body")
        self.params, self.caller = {}, None
        for name, hint in hints.items():
            for note in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
                if isinstance(note, Param):
                    self.params[name] = note
                elif note in get_args(Caller):
                    self.caller = (name, note)
        self.required = frozenset(name for name in self.params if arguments[name].default is inspect.Parameter.empty)

    @property
    def needs_key(self) -> bool:
        return self.caller is not None and self.caller[1] != "anyone"

    def in_path(self) -> dict[str, Param]:
        """Return the parameters in the path, by their names in requests."""
        named = {param.name or name: param for name, param in self.params.items()}
        return {name: named[name] for name in re.findall(r"{(\w+)}", self.path)}

    def in_query(self) -> dict[str, tuple[Param, bool]]:
        """Return the parameters in the query, by their names in requests, and whether they are required."""
        path = self.in_path()
        named = {param.name or name: (param, name in self.required) for name, param in self.params.items()}
        return {name: value for name, value in named.items() if name not in path}

    async def arguments(self, request: Request) -> Json:
        """Read the handler's arguments from a request, or refuse it."""
        found: Json = {}
        if self.caller is not None:
            key = key_in(request)
            found[self.caller[0]] = checked_key(key) if self.needs_key else key
        for argument, param in self.params.items():
            name = param.name or argument
            raw = request.path_params.get(name, request.query_params.get(name))
            if raw is not None or argument in self.required:
                found[argument] = param.value(name, raw or "")
        if self.body is not None:
            found["body"] = await decode_body(request, DECODERS[self.body], self.most_bytes)
        return found

    async def call(self, registry: TableRegistry, arguments: Json) -> object:
        """Call the handler."""
        if self.caller is not None and self.caller[1] == "seat":
            name = self.caller[0]
            seat = await own_seat(registry, str(arguments["table_id"]), str(arguments[name]))
            arguments = {**arguments, name: seat}
        return await self.handler(registry, **arguments)

    def response(self, value: object) -> Response:
        if isinstance(value, Encoded):
            return Response(value.raw, self.status, media_type=JSON)
        if isinstance(value, Download):
            headers = {"content-disposition": f'attachment; filename="{value.filename}"'}
            return Response(value.text, self.status, headers, self.media)
        raw = value if self.answer is None else msgspec.json.encode(value)
        return Response(raw, self.status, media_type=self.media)

    def statuses(self) -> list[int]:
        """Return the statuses of its errors."""
        found = {503, *self.problems}
        if self.needs_key:
            found |= {401, 403}
        if "{" in self.path:
            found.add(404)
        if "{table}" in self.path:
            found.add(409)
        if self.body is not None:
            found |= {400, 413, 415, 422}
        if self.in_query():
            found.add(422)
        if self.meter is not None:
            found.add(429)
        return sorted(found)


def answer_type(hint: Any) -> type | None:
    if get_origin(hint) is Encoded:
        (hint,) = get_args(hint)
    return None if hint in (str, Download) else hint


class Router:
    """Collects the endpoints of a module."""

    def __init__(self, group: str) -> None:
        self.group = group
        self._endpoints: list[Endpoint] = []

    def __iter__(self) -> Iterator[Endpoint]:
        return iter(self._endpoints)

    def get(self, path: str, **rest: Unpack[Details]) -> Callable[[F], F]:
        return self._declare("GET", path, rest)

    def post(self, path: str, **rest: Unpack[Details]) -> Callable[[F], F]:
        return self._declare("POST", path, rest)

    def _declare(self, method: str, path: str, rest: Details) -> Callable[[F], F]:
        def declared(handler: F) -> F:
            self._endpoints.append(Endpoint(method, path, handler, self.group, **rest))
            return handler

        return declared
