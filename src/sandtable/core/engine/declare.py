"""`@frame`, `@state` and `@slotted`: a class lists its fields, and the methods that depend on the list are generated.

    @frame
    class Move(Frame[State]):
        seat: int
        steps: int = 0
        chosen: list[int] = []  # each frame gets its own list
        reach: Reach | None = unsaved(None)  # not saved

    @state
    class Table(State):
        rules: Rules  # given to the constructor and shared by all copies
        round: int = field(0, Whole(0), PUBLIC)  # 0 at first, a whole number, known to everyone

All three add `__slots__` and `__init__`; `@slotted` adds nothing else. `@frame` also adds `fields`, `clone` and `seen_by`,
`@state` adds `declared`, `fixed`, `empty`, `clone` and `shown_to`. A method that the class or one of its bases writes itself is
kept. Fields of declared bases come first, as in a dataclass. An abstract base that is not declared may add a slot and leave its
place in the order to the subclasses.

The methods are generated as source text. They are compiled when one of them is first called, so that importing a game stays
fast. mypyc cannot turn a decorated class into a native one, so for mypyc the text is written into the module first
(`compiling/write_out.py`).
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from importlib import import_module
from types import FunctionType, NoneType, UnionType
from typing import Final, Literal, NamedTuple, TypeVar, Union, cast, dataclass_transform, get_args, get_origin

from sandtable.core.engine.fields import HIDDEN, Field, FieldTable, Hidden, Known, Public, Shape

C = TypeVar("C")
V = TypeVar("V")

MISSING: Final = object()
COPIES: Final = ("empty", "clone", "shown_to")
"""The methods of a state that make another state of its class."""
SHARED: Final = frozenset((int, str, bool, float, NoneType, tuple))
"""The types of values that never change. Copies share them."""


# -- what a field may say besides its type -------------------------------------------------------------------------------


FieldRow = tuple[Shape, Known, bool, bool]


class Unsaved(NamedTuple):
    start: object
    shared: bool


class Made(NamedTuple):
    by: Callable[[], object]


class Starts(NamedTuple):
    value: object
    row: FieldRow


class Given(NamedTuple):
    row: FieldRow


def unsaved(start: V, *, shared: bool = False, init: Literal[False] = False) -> V:
    """A field that is not saved, such as a result that the frame can compute again. A clone starts anew, or shares it."""
    return cast(V, Unsaved(start, shared))


def unsaved_of(make: Callable[[], V], *, init: Literal[False] = False) -> V:
    """A field that is not saved and starts with a new object in each frame."""
    return cast(V, Made(make))


def field(
    start: V,
    shape: Shape,
    known: Known = HIDDEN,
    saved: bool = True,
    *,
    shared: bool = False,
    init: Literal[False] = False,
) -> V:
    """A field of a state: its value in an empty state, what it holds and who may know it (`core.engine.fields`).

    A `shared` list never changes: rules put another in its place (`core.engine.lists`). So clones share it, which makes them
    cheaper. Views get their own, because a bot may do with its view what it likes.
    """
    return cast(V, Starts(start, (shape, known, saved, shared)))


def given(kind: type[V], shape: Shape, known: Known = HIDDEN, saved: bool = True) -> V:
    """A field that the constructor of the state takes. Copies share its value."""
    return cast(V, Given((shape, known, saved, True)))


# -- the decorators ------------------------------------------------------------------------------------------------------


@dataclass_transform(eq_default=False)
def slotted(cls: type[C]) -> type[C]:
    """Generate the slots and the constructor of a plain class."""
    own = _own_parts(cls)
    return _completed(cls, Declaration(own, own, ("__init__",), frame_methods))


@dataclass_transform(eq_default=False, field_specifiers=(unsaved, unsaved_of))
def frame(cls: type[C]) -> type[C]:
    """Generate the methods of a frame from its annotated fields."""
    root = _root("frames", "Frame")
    base, own = _declared_base(cls), _unshared(_own_parts(cls))
    parts = _merged([] if base is None else base.parts, own)
    made = [name for name in ("__init__", "fields") if (own or base is None) and not _writes(cls, name, root)]
    if not parts and "__init__" in made:
        made.remove("__init__")
    abstract = bool(getattr(cls, "__parameters__", ()))
    if not abstract and not _writes(cls, "clone", root):
        if not _writes(cls, "__init__", root) and not _writes(cls, "fields", root):
            made += ["clone"] if _writes(cls, "seen_by", root) else ["clone", "seen_by"]
        elif _definer(cls, "clone") is not root:
            raise TypeError(f"{cls.__name__} writes its own __init__ or fields, so it must write clone too")
    return _completed(cls, Declaration(parts, own, tuple(made), frame_methods))


def written_frame(cls: type, *fields: tuple[str, str]) -> None:
    """Note the fields (name and type) of a compiled frame, whose methods are written out, for frames that inherit from it."""
    base, own = _declared_base(cls), [Part(cls, name, kind) for name, kind in fields]
    parts = _merged([] if base is None else base.parts, own)
    DECLARATIONS[cls] = Declaration(parts, own, ("__init__", "fields"), frame_methods)


@dataclass_transform(eq_default=False, field_specifiers=(field, given))
def state(cls: type[C]) -> type[C]:
    """Generate the methods of a state from its annotated fields."""
    if cls.__bases__ == (object,):
        return cls  # the class at the root: it writes everything itself
    root = _root("state", "State")
    base, own = _declared_base(cls), _unshared(_own_parts(cls))
    parts = _merged([Part(root, "players", "int"), Part(root, "rng", "Rng")] if base is None else base.parts, own)
    wanted = ("__init__", "declared", "fixed", *COPIES) if own else COPIES
    made = [name for name in wanted if not _writes(cls, name, root)]
    return _completed(cls, Declaration(parts, own, tuple(made), state_methods))


class Part:
    """One declared field."""

    __slots__ = ("default", "module", "name", "owner", "type")

    def __init__(self, owner: type, name: str, type_: object, default: object = MISSING) -> None:
        self.module = owner.__module__
        """The module that knows the names in the annotation."""
        self.owner = owner.__name__
        self.name = name
        self.type = type_
        """The annotation, as text if the module imports `annotations` from `__future__`."""
        self.default = default
        """What the class body assigns, or MISSING."""

    def is_given(self) -> bool:
        """Does the constructor take it?"""
        return not isinstance(self.default, Unsaved | Made | Starts)

    def row(self) -> FieldRow | None:
        """What the table of a state's fields says about it."""
        return self.default.row if isinstance(self.default, Starts | Given) else None


class Line(NamedTuple):
    """One field as the generated text needs it."""

    name: str
    type: str
    start: str
    """The expression for its default or its start value, "" if there is none."""
    is_list: bool
    """Is the start value a list? Each object needs its own."""
    is_given: bool
    is_fixed: bool
    """Is it a constant of a state, which is in no table of fields?"""
    copy: str
    """The expression for a clone's value, "" if it starts anew."""
    view: str
    """The expression for what a seat sees, "" if only the table of fields knows how to mask it."""


class Setting(NamedTuple):
    """What differs between a method that Python compiles at run time and one that is written into a module."""

    base_init: str
    """The beginning of the call of the base's constructor."""
    table: str
    """The name of the table of fields."""
    masked: str
    """The expression for what holders see of a field, by `name` and `type`."""


Methods = Callable[[str, list[Line], list[Line], Setting], dict[str, str]]
AT_RUN_TIME: Final = Setting("_base.__init__(self, ", "_table", "_seen_{name}(_shape_{name}, self.{name}, holders)")


class Declaration:
    """The fields of a class in order, and the methods that are generated from them."""

    __slots__ = ("made", "methods", "own", "parts")

    def __init__(self, parts: list[Part], own: list[Part], made: tuple[str, ...], methods: Methods) -> None:
        self.parts = parts
        self.own = own
        self.made = made
        self.methods = methods


DECLARATIONS: Final[dict[type, Declaration]] = {}


def wrong_clone(cls: type) -> type | None:
    """The base whose generated `clone` this class has. It would clone into that base, because it is not declared itself."""
    base = _definer(cls, "clone")
    return base if base is not cls and base in DECLARATIONS and "clone" in DECLARATIONS[base].made else None


def _root(module: str, name: str) -> type:
    found: type = getattr(import_module(f"sandtable.core.engine.{module}"), name)
    return found


def _own_parts(cls: type) -> list[Part]:
    body, kinds = vars(cls), cls.__annotations__.items()
    return [Part(cls, name, kind, body.get(name, MISSING)) for name, kind in kinds if "ClassVar" not in str(kind)]


def _unshared(parts: list[Part]) -> list[Part]:
    for part in parts:
        start = _start(part)
        if type(start) not in SHARED and not isinstance(start, list | Made | Given) and start is not MISSING:
            raise TypeError(
                f"{part.owner}.{part.name}: all objects would share the {type(start).__name__} it starts with"
            )
    return parts


def _declared_base(cls: type) -> Declaration | None:
    """The declaration of the nearest declared base."""
    return next((DECLARATIONS[base] for base in cls.__mro__[1:] if base in DECLARATIONS), None)


def _merged(inherited: list[Part], own: list[Part]) -> list[Part]:
    """Inherited fields first. A field that is declared again keeps its place."""
    again = {part.name: part for part in own}
    return [*[again.pop(part.name, part) for part in inherited], *again.values()]


def _definer(cls: type, name: str) -> type:
    return next(base for base in cls.__mro__ if name in vars(base))


def _writes(cls: type, name: str, root: type) -> bool:
    """Does the class or a base below the root write this method itself?"""
    definer = _definer(cls, name)
    if definer is root or not issubclass(definer, root):
        return False
    return definer not in DECLARATIONS or name not in DECLARATIONS[definer].made


def _completed(cls: type[C], declaration: Declaration) -> type[C]:
    """The class made again with slots, which Python can only give to a new class, and with methods that compile themselves."""
    body = dict(vars(cls))
    if "__slots__" in body:
        raise TypeError(f"{cls.__name__} has slots: declare its fields instead")
    slots = ("__slots__", "__mypyc_attrs__")  # a class that mypyc has compiled has the latter
    inherited = {name for base in cls.__mro__[1:] for key in slots for name in vars(base).get(key, ())}
    for name in ("__dict__", "__weakref__", *[part.name for part in declaration.own]):
        body.pop(name, None)
    body["__slots__"] = tuple([part.name for part in declaration.own if part.name not in inherited])
    made = cast(type[C], type(cls.__name__, cls.__bases__, body))
    made.__qualname__ = cls.__qualname__
    for value in body.values():
        function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        if isinstance(function, FunctionType) and "__class__" in function.__code__.co_freevars:
            # `super()` without arguments reads the class from a cell that all methods of a class share
            cell = (function.__closure__ or ())[function.__code__.co_freevars.index("__class__")]
            cell.cell_contents = made
            break
    DECLARATIONS[made] = declaration
    for name in declaration.made:
        setattr(made, name, _stand_in(made, name))
    return made


def _stand_in(cls: type, name: str) -> FunctionType:
    """A method whose first call compiles the generated one and puts it in its own place."""

    def method(*args: object, **named: object) -> object:
        compiled = _compiled(cls, name)  # compiled once, even if someone keeps this stand-in
        if vars(cls)[name] is method:
            setattr(cls, name, compiled)
        return compiled(*args, **named)

    assert isinstance(method, FunctionType)
    return method


@functools.cache
def _compiled(cls: type, method: str) -> FunctionType:
    """The generated method of this name."""
    declaration = DECLARATIONS[cls]
    names: dict[str, object] = {cls.__name__: cls, "_base": cls.__mro__[1], "_table": None}
    for part in declaration.parts:
        start = _start(part)
        names[f"_{part.name}"] = start.by if isinstance(start, Made) else start
    rows = [(part.name, part.row()) for part in declaration.parts]
    fields = [Field(name, *row) for name, row in rows if row is not None]
    if fields:
        names["_table"] = FieldTable(*fields)
    for each in fields:
        names |= {f"_seen_{each.name}": each.known.view, f"_shape_{each.name}": each.shape}
    lines = [line_of(cls, part, _start_text(part)) for part in declaration.parts]
    texts = declaration.methods(cls.__name__, lines, own_lines(declaration, lines), AT_RUN_TIME)
    source = f"from __future__ import annotations\n{texts[method]}"
    exec(compile(source, f"<{cls.__module__}.{cls.__qualname__}>", "exec"), names)
    compiled = names[method]
    assert isinstance(compiled, FunctionType)
    return compiled


def _start(part: Part) -> object:
    default = part.default
    if isinstance(default, Unsaved):
        return default.start
    return default.value if isinstance(default, Starts) else default


def _start_text(part: Part) -> str:
    start = _start(part)
    if start is MISSING or isinstance(start, Given):
        return ""
    if isinstance(start, Made):
        return f"_{part.name}()"
    if isinstance(start, list):
        return copied(part.type, f"_{part.name}", part) if start else "[]"
    return f"_{part.name}"


# -- the generated text --------------------------------------------------------------------------------------------------


def own_lines(declaration: Declaration, lines: list[Line]) -> list[Line]:
    own = {part.name for part in declaration.own}
    return [line for line in lines if line.name in own]


def line_of(cls: type, part: Part, start: str) -> Line:
    """The field with this expression for its start value."""
    type_text = part.type if isinstance(part.type, str) else getattr(part.type, "__name__", repr(part.type))
    is_list = isinstance(_start(part), list)
    value = f"self.{part.name}"
    row = part.row()
    copy = view = value
    if isinstance(part.default, Unsaved | Made):
        copy = value if isinstance(part.default, Unsaved) and part.default.shared else ""
    elif issubclass(cls, _root("frames", "Frame")):
        copy, view = copied(part.type, value, part), copied(part.type, value, part, "seen_by(seat)")
    elif row is not None:
        own = copied(part.type, value, part) if isinstance(part.default, Starts) else value
        copy = value if row[3] else own
        view = own if isinstance(row[1], Public) else start or value if isinstance(row[1], Hidden) else ""
    is_fixed = part.default is MISSING and part.name not in ("players", "rng")
    return Line(part.name, type_text, start, is_list, part.is_given(), is_fixed, copy, view)


@functools.cache
def _evaluated(annotation: str, module: str) -> object:
    return eval(annotation, vars(sys.modules[module]))


def copied(kind: object, value: str, part: Part, seen: str = "") -> str:
    """The expression for a copy of a value of this type that shares no mutable parts; of what can hold secrets, with `seen`."""
    if isinstance(kind, str):
        kind = _evaluated(kind, part.module)
    origin = get_origin(kind) or kind
    if origin in SHARED:
        return value
    if origin is list:
        name = "each" if value == "item" else "item"
        item = copied(get_args(kind)[0], name, part, seen)
        return f"{value}[:]" if item == name else f"[{item} for {name} in {value}]"
    if origin in (Union, UnionType):
        copies = {copied(each, value, part, seen) for each in get_args(kind)} - {value}
        if len(copies) == 1:
            return f"None if {value} is None else {copies.pop()}"
        if not copies:
            return value
    if isinstance(origin, type) and hasattr(origin, "clone"):
        return f"{value}.{seen if seen and hasattr(origin, 'seen_by') else 'clone()'}"
    raise TypeError(f"{part.owner}.{part.name}: there is no way to copy a {kind}")


def frame_methods(name: str, lines: list[Line], own: list[Line], setting: Setting) -> dict[str, str]:
    """The generated methods of a frame by name."""
    taken = [line for line in lines if line.is_given]
    shared = [line for line in lines if not line.is_given and line.copy]
    made = f"{name}({', '.join([line.copy for line in taken])})"
    copy = [f"clone = {made}", *[f"clone.{line.name} = {line.copy}" for line in shared], "return clone"]
    values = "".join([f"self.{line.name}, " for line in taken])
    return {
        "__init__": _text("__init__", [_parameter(line) for line in taken], "None", _assignments(lines)),
        "fields": _text(
            "fields", [], "tuple[object, ...]", [f"return ({values.rstrip() if len(taken) < 2 else values[:-2]})"]
        ),
        "clone": _text("clone", [], name, copy if shared else [f"return {made}"]),
        "seen_by": _text(
            "seen_by", ["seat: int"], name, [f"return {name}({', '.join([line.view for line in taken])})"]
        ),
    }


def state_methods(name: str, lines: list[Line], own: list[Line], setting: Setting) -> dict[str, str]:
    """The generated methods of a state by name."""
    taken = [line for line in lines if line.is_given]
    inherited = [line.name for line in taken if line not in own]
    first = f"{setting.base_init}{', '.join(inherited)})"
    fixed = "".join([f'"{line.name}", ' for line in lines if line.is_fixed])
    empty = ", ".join(["rng" if line.name == "rng" else f"self.{line.name}" for line in taken])
    clone = f"{name}.__new__({name})"  # everything is filled in below
    copied_lines = [line for line in lines if line.name not in ("players", "rng")]
    copies = [f"clone.{line.name} = {line.copy}" for line in copied_lines]
    masked = setting.masked
    views = [f"seen.{x.name} = {x.view or masked.format(name=x.name, type=x.type)}" for x in copied_lines]
    return {
        "__init__": _text("__init__", [_parameter(line) for line in taken], "None", [first, *_assignments(own)]),
        "declared": _text("declared", [], "FieldTable", [f"return {setting.table}"]),
        "fixed": _text("fixed", [], "tuple[str, ...]", [f"return ({fixed})"]),
        "empty": _text("empty", ["rng: Rng"], name, [f"return {name}({empty})"]),
        "clone": _text("clone", [], name, [f"clone = {clone}", *copies, "self.copy_base(clone)", "return clone"]),
        "shown_to": _text("shown_to", ["holders: tuple[int, ...]"], name, [f"seen = {clone}", *views, "return seen"]),
    }


def _text(name: str, parameters: list[str], result: str, body: list[str]) -> str:
    head = f"def {name}({', '.join(['self', *parameters])}) -> {result}:"
    return "\n    ".join([head, *body])


def _parameter(line: Line) -> str:
    if line.is_list:
        return f"{line.name}: {line.type} | None = None"
    return f"{line.name}: {line.type}" + (f" = {line.start}" if line.start else "")


def _assignments(lines: list[Line]) -> list[str]:
    return [f"self.{line.name} = {_assigned(line)}" for line in lines]


def _assigned(line: Line) -> str:
    if not line.is_given:
        return line.start
    return f"{line.start} if {line.name} is None else {line.name}" if line.is_list else line.name
