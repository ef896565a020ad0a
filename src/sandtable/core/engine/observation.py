"""What a learner sees of a position: numbers in a fixed order, written into an array that it brings.

A game declares named blocks (`Block`). Most name a field of its state; the field's table (`core.engine.fields`) already says
what it holds and who may know it, so a block adds only how many entries there is room for. A block is filled from what the
field shows to the seat, and therefore holds the same numbers for the true state, for what the seat sees of it and for every
state redealt from that. The conformance kit checks it. Two blocks are the same in every game: the open question, and the
frames in progress.

    OBSERVATION = Observation(
        "1",
        [
            Block("round"),
            Block("hand", tally=15),  # for each seat, how many tiles of each type
            Block("villages"),  # for each area
        ],
        axes={"area": 40},  # room for so many areas
        frames=(6, 8),  # the six frames on top, eight numbers of each
    )

All seats are counted from the one that looks: it is 0, the next one is 1. Lists shorter than their room are padded with 0,
and the numbers in them are stored with something added, so that what is there is never 0 (`Layout.table` says how much).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Final, Protocol, TypeVar

from sandtable.core.engine.fields import Flag, Hidden, ListOf, Public, Row, Shape, TupleOf, Whole
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.kinds import SEAT
from sandtable.core.engine.observation_cells import (
    BY_HOLDER,
    CODE,
    LEAST,
    MOST,
    NOT_TURNED,
    TURNS,
    Bits,
    CardNumber,
    Cell,
    Eye,
    Length,
    Listed,
    Number,
    SeatNumber,
    Several,
    Spot,
    Tally,
)
from sandtable.core.engine.state import State


class Buffer(Protocol):
    """What an observation is written into: `array.array`, a numpy array, a list, shared memory."""

    def __setitem__(self, at: int, value: int, /) -> None: ...


class BadBlock(ValueError):
    """A declared block does not fit the state of its game."""


class Block:
    """A named part of an observation: a field of the state, or what `read` finds, which has the given `shape`.

    - `room`: for each list of the shape without a fixed length, from the outside in, how many entries are kept.
    - `tally`: keep of the innermost lists how many of each number below this they hold.
    - `length`: keep only how long they are. Of a list whose entries are secret, that is all that others know.
    - `bits`: the number is a bit mask of so many things; -1: of the seats.
    - `point`, `cards`: the number is a point, or a card; `owner` is the number of bits below the owner in its face.
    - `low`, `high`: the least and greatest number, where the shape does not say it.
    - `axis`: what the outer list counts ("seat", "holder"), where the shape does not say it; `of`: what the number is of.
    """

    __slots__ = (
        "axis",
        "bits",
        "cards",
        "high",
        "length",
        "low",
        "name",
        "of",
        "owner",
        "point",
        "read",
        "room",
        "shape",
        "tally",
    )

    def __init__(
        self,
        name: str,
        room: tuple[int, ...] = (),
        tally: int = 0,
        length: bool = False,
        bits: int = 0,
        point: bool = False,
        cards: bool = False,
        owner: int = 0,
        low: int = -1,
        high: int = MOST - 2,
        axis: str = "",
        of: str = "",
        read: Callable[[State, int], object] | None = None,
        shape: Shape | None = None,
    ) -> None:
        self.name = name
        self.room = room
        self.tally = tally
        self.length = length
        self.bits = bits
        self.point = point
        self.cards = cards
        self.owner = owner
        self.low = low
        self.high = high
        self.axis = axis
        self.of = of
        self.read = read
        self.shape = shape


OF_SEATS: Final = -1
"""`Block.bits` of a bit mask of the seats."""


class Observation:
    """All blocks that a game declares, for any number of seats."""

    __slots__ = ("_layouts", "axes", "blocks", "context", "frames", "version")

    def __init__(
        self,
        version: str,
        blocks: Sequence[Block],
        axes: Mapping[str, int],
        frames: tuple[int, int] = (4, 8),
        context: int = 4,
    ) -> None:
        """`axes` says for how many things of each kind there is room, by the names that the shapes use. `frames`: how many
        frames, and how many numbers of each. `context`: how many numbers of the question's context."""
        self.version = version
        self.blocks = list(blocks)
        self.axes = dict(axes)
        self.frames = frames
        self.context = context
        self._layouts: dict[int, Layout] = {}

    def layout(self, st: State, kinds: Sequence[str], frames: Sequence[str], windows: Sequence[str]) -> Layout:
        """The layout for as many seats as this state has. `kinds`, `frames` and `windows` are the game's, by number."""
        found = self._layouts.get(st.players)
        if found is None:
            found = Layout(self, st, kinds, frames, windows)
            self._layouts[st.players] = found
        return found


class Placed:
    """A block at its place in a layout."""

    __slots__ = ("at", "block", "cell", "is_public")

    def __init__(self, block: Block, at: int, cell: Cell, is_public: bool) -> None:
        self.block = block
        self.at = at
        self.cell = cell
        self.is_public = is_public


class Layout:
    """The numbers of an observation in order, for one number of seats."""

    __slots__ = (
        "_blank",
        "_frames",
        "_kinds",
        "_question",
        "_stack",
        "_windows",
        "observation",
        "placed",
        "players",
        "size",
        "version",
    )

    def __init__(
        self, observation: Observation, st: State, kinds: Sequence[str], frames: Sequence[str], windows: Sequence[str]
    ) -> None:
        self.observation = observation
        self.players = st.players
        self._kinds = {kind: n + 1 for n, kind in enumerate(kinds)}
        self._frames = {frame: n + 1 for n, frame in enumerate(frames)}
        self._windows = {window: n + 1 for n, window in enumerate(windows)}
        self._question = 0
        at = len(QUESTION) + observation.context
        self._stack = at
        at += observation.frames[0] * (1 + observation.frames[1])
        axes = {**observation.axes, SEAT: st.players}
        self.placed: list[Placed] = []
        for block in observation.blocks:
            cell, is_public = cell_of(block, st, axes)
            self.placed.append(Placed(block, at, cell, is_public))
            at += cell.width
        self._blank = array(CODE, [0]) * at
        self.size = at
        """How many numbers an observation has."""
        text = "\n".join(self.table())
        self.version = f"{observation.version}-{blake2b(text.encode(), digest_size=4).hexdigest()}"
        """The declared version, and a digest of the table: different whenever a number means something else."""

    def observe(self, st: State, seat: int, buffer: Buffer) -> None:
        """Write what a seat may know of a position (-1: a spectator). The state may be the true one or what it sees."""
        out = self._blank[:]
        self._write_question(out, st, seat)
        self._write_frames(out, st, seat)
        eye = Eye(st, seat, st.sizes().get("holder", st.players))
        table = st.declared()
        for placed in self.placed:
            block = placed.block
            if block.read is not None:
                value = block.read(st, seat)
            elif placed.is_public:
                value = getattr(st, block.name)
            else:
                value = table.seen(block.name, getattr(st, block.name), eye.who)
            placed.cell.write(out, placed.at, value, eye)
        put_into(buffer, out)

    def _write_question(self, out: array[int], st: State, seat: int) -> None:
        first = st.decision
        if first is None:
            return
        asked = first
        for other in first.also:
            if other.seat == seat:
                asked = other
        at = self._question
        out[at] = self._kinds[asked.kind]
        out[at + 1] = (asked.seat - max(seat, 0)) % st.players
        out[at + 2] = int(asked.seat == seat)
        out[at + 3] = 1 + len(first.also)
        if asked.reaction is not None:
            out[at + 4] = self._windows[asked.reaction.window]
            out[at + 5] = int(asked.reaction.attacked)
        at += len(QUESTION)
        for n, each in enumerate(asked.context[: self.observation.context]):
            out[at + n] = wrapped(each)

    def _write_frames(self, out: array[int], st: State, seat: int) -> None:
        depth, room = self.observation.frames
        at = self._stack
        stack = st.stack
        for n in range(len(stack) - 1, max(len(stack) - 1 - depth, -1), -1):
            frame = stack[n].seen_by(seat)
            out[at] = self._frames.get(type(frame).__name__, 0)
            found: list[int] = []
            flatten(frame.fields(), found, room)
            out[at + 1 : at + 1 + len(found)] = array(CODE, found)
            at += 1 + room

    def ranges(self) -> list[tuple[int, int]]:
        """The least and the greatest number at each place."""
        return self._of_all(lambda cell, _: cell.ranges(), self._own_ranges())

    def names(self) -> list[str]:
        """What the number at each place is, such as `units[0][3].count of 2`."""
        depth, room = self.observation.frames
        own = [f"question.{name}" for name in QUESTION]
        own += [f"question.context[{n}]" for n in range(self.observation.context)]
        for n in range(depth):
            own += [f"frame[{n}].type", *[f"frame[{n}][{at}]" for at in range(room)]]
        return self._of_all(lambda cell, name: cell.names(name), own)

    def _of_all(self, of: Callable[[Cell, str], list[T]], own: list[T]) -> list[T]:
        found = list(own)
        for placed in self.placed:
            found += of(placed.cell, placed.block.name)
        return found

    def _own_ranges(self) -> list[tuple[int, int]]:
        depth, room = self.observation.frames
        most = (len(self._kinds), self.players - 1, 1, self.players, max(1, len(self._windows)), 1)
        anything = (LEAST, MOST)
        found = [(0, each) for each in most] + [anything] * self.observation.context
        return found + [(0, len(self._frames)), *[anything] * room] * depth

    def table(self) -> list[str]:
        """One line for each block: where it begins, its name, what its numbers mean."""
        depth, room = self.observation.frames
        kinds = ", ".join([f"{n} {kind}" for kind, n in self._kinds.items()])
        frames = ", ".join([f"{n} {frame}" for frame, n in self._frames.items()])
        windows = ", ".join([f"{n} {window}" for window, n in self._windows.items()])
        rows = [
            f"0 question: {', '.join(QUESTION)}, {self.observation.context} numbers of its context",
            f"{self._stack} frames: {depth} frames in progress (the latest first) x (type, {room} numbers of its fields)",
            *[f"{each.at} {each.block.name}: {each.cell.meaning()}" for each in self.placed],
            f"kinds: {kinds}",
            f"types of frames: {frames}",
        ]
        return [*rows, f"windows: {windows}"] if windows else rows

    def __str__(self) -> str:
        return "\n".join([f"observation {self.version}: {self.size} numbers, {self.players} seats", *self.table()])


T = TypeVar("T")

QUESTION: Final = ("kind", "seat asked (own is 0)", "own", "seats asked", "window", "attacked")
"""The numbers about the open question: its own if the seat is asked, else the first."""


def put_into(buffer: Buffer, out: array[int]) -> None:
    """Copy the numbers: in one go into what takes that, else one by one."""
    try:
        buffer[: len(out)] = out  # type: ignore[index,assignment]
    except (TypeError, ValueError):
        for at, value in enumerate(out):
            buffer[at] = value


def wrapped(value: int) -> int:
    """A number of 32 bits: larger ones, such as points, become negative."""
    return value if value <= MOST else (value & (1 << 32) - 1) - (1 << 32)


def flatten(value: object, out: list[int], room: int) -> None:
    """The numbers of a frame's field, at most `room` of them in all. A list begins with its length. -1: unknown."""
    if len(out) >= room:
        return
    if isinstance(value, int):
        out.append(wrapped(value))
    elif isinstance(value, Secret):
        flatten(value.value, out, room)
    elif isinstance(value, list | tuple):
        for each in value:
            if len(out) >= room:
                return
            if isinstance(each, list | tuple):
                out.append(len(each))
            flatten(each, out, room)
    elif isinstance(value, Frame):
        flatten(value.fields(), out, room)
    elif isinstance(value, str):
        out.append(int.from_bytes(blake2b(value.encode(), digest_size=3).digest(), "big"))
    else:
        assert value is None
        out.append(-1)


# -- from shapes to cells --------------------------------------------------------------------------------------------------


def cell_of(block: Block, st: State, axes: Mapping[str, int]) -> tuple[Cell, bool]:
    """How a block is written, and whether everyone knows all of it."""
    if block.read is not None:
        if block.shape is None:
            raise BadBlock(f"block {block.name}: what is read needs a shape")
        return shaped(block, block.shape, list(block.room), axes, False, block.axis), True
    fields = [field for field in st.declared().fields if field.name == block.name]
    if not fields:
        raise BadBlock(f"block {block.name}: the state has no such field")
    if isinstance(fields[0].known, Hidden):
        raise BadBlock(f"block {block.name}: nobody may know this field")
    cell = shaped(block, block.shape or fields[0].shape, list(block.room), axes, False, block.axis)
    return cell, isinstance(fields[0].known, Public)


def shaped(
    block: Block, shape: Shape, room: list[int], axes: Mapping[str, int], is_padded: bool, axis: str = ""
) -> Cell:
    """How a value of this shape is written. `is_padded`: it may be missing in a list, which is written as 0."""
    if isinstance(shape, ListOf | TupleOf):
        is_inner = not isinstance(shape.item, ListOf | TupleOf)
        if is_inner and block.length:
            return Length()
        if is_inner and block.tally:
            return Tally(block.tally + 1)
        axis = axis or (shape.size if isinstance(shape, ListOf) else "")
        if axis:
            if axis not in axes:
                raise BadBlock(f"block {block.name}: say in axes for how many of {axis} there is room")
            count = axes[axis]
        elif room:
            count = room.pop(0)
        else:
            raise BadBlock(f"block {block.name}: say for how many entries there is room")
        is_padded = is_padded or axis != SEAT
        return Listed(shaped(block, shape.item, room, axes, is_padded), count, TURNS.get(axis, NOT_TURNED), axis)
    if isinstance(shape, Row):
        return Several([shaped(block, item, room, axes, is_padded) for item in shape.items])
    if isinstance(shape, Flag):
        return Number(0, 1, int(is_padded))
    if not isinstance(shape, Whole):
        raise BadBlock(f"block {block.name}: a {type(shape).__name__} needs a `read` function")
    return number_cell(block, shape, axes, is_padded)


def number_cell(block: Block, shape: Whole, axes: Mapping[str, int], is_padded: bool) -> Cell:
    low = block.low if shape.low is None else shape.low
    high = block.high if shape.high is None else min(shape.high, block.high)
    shift = 1 - low if is_padded else 0
    if block.bits:
        return Bits(axes[SEAT] if block.bits == OF_SEATS else block.bits, block.bits == OF_SEATS)
    if block.point:
        return Spot(low)
    if block.cards:
        return CardNumber(min(low, -1), high, 1 - min(low, -1) if is_padded else 0, block.owner)
    of = block.of or shape.below
    if of in axes:
        high = axes[of] - 1
    if of in TURNS:
        return SeatNumber(low, high, shift, TURNS[of] == BY_HOLDER)
    return Number(low, high, shift)
