"""Finds content that users may also write themselves, such as adventures and battlefields, whether published or their own."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from sandtable.core.content.parsed import content_folder
from sandtable.core.content.tables import ContentError, text_file
from sandtable.core.content.user_files import Fault, Node, TooManyFaults, more_faults_text, root_of, with_lines
from sandtable.core.engine.options import BadOption
from sandtable.core.text.message import Arg, Message, literal_message, message_arg, number_arg

FIRST_FAULTS: Final = 5


class HasId(Protocol):
    id: str


T = TypeVar("T", bound=HasId)


class Unplayable(ContentError):
    """Content that cannot be played, with all its faults."""

    def __init__(self, where: str, faults: list[Fault]) -> None:
        texts = [*map(str, faults[:FIRST_FAULTS]), more_faults_text(FIRST_FAULTS, faults)]
        super().__init__(f"{where}: " + "; ".join(filter(None, texts)))
        self.faults = faults


class ContentCollection(Generic[T]):
    """All content of one kind: JSON files in a folder of the game's content, and texts that users write.

    A `ref` names either: the id of published content, or a whole text, which begins with a brace. `read` reports every fault
    with its place in the nodes. `most` is the maximum length of a user's text without spaces between its values. The published
    ones are `ids` in that order, or all files of the folder.
    """

    def __init__(
        self,
        kind: str,
        package: str,
        folder: str,
        read: Callable[[Node, str], T],
        most: int,
        ids: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.package = package
        self.folder = folder
        self.read = read
        self.most = most
        self._ids = ids
        self._found: dict[str, T] = {}

    def ids(self) -> tuple[str, ...]:
        """The ids of the published ones."""
        if not self._ids:
            names = os.listdir(f"{content_folder(self.package)}/{self.folder}")
            self._ids = tuple(sorted([name[: -len(".json")] for name in names if name.endswith(".json")]))
        return self._ids

    def text_of(self, name: str) -> str:
        """The file of a published one."""
        return text_file(self.package, f"{self.folder}/{name}.json")

    def find(self, ref: str) -> T:
        """The content with this id, or the content whose text is `ref`. Refused with places and reasons."""
        found = self._found.get(ref)
        if found is None:
            if is_own(ref):
                found = self.from_text(ref)
            elif ref in self.ids():
                found = self.load(self.text_of(ref), ref, ref)
            else:
                raise ContentError(f"unknown {self.kind} {ref}")
            if len(self._found) >= MAX_CACHED:
                self._found.clear()
            self._found[ref] = found
        return found

    def from_text(self, text: str) -> T:
        """The content that a user wrote. Refused with places and reasons."""
        return self.load(text, compact(text), self.kind)

    def from_option(self, option: str, text: str, clause: str) -> T:
        """The content that a user brings to a table through an option. Refused with the first fault and its place."""
        ref = compact(text)
        try:
            if is_own(ref):
                return self.find(ref)
        except Unplayable:
            pass
        raise refused_file(option, text, Unplayable(self.kind, self.faults_in(text)), clause) from None

    def load(self, text: str, ref: str, where: str) -> T:
        found, faults = self.read_all(text, ref)
        if found is None:
            raise Unplayable(where, faults)
        return found

    def faults_in(self, text: str) -> list[Fault]:
        """All faults in a text that a user wrote."""
        return self.read_all(text, compact(text))[1]

    def read_all(self, text: str, ref: str) -> tuple[T | None, list[Fault]]:
        """What a JSON text describes, or all its faults."""
        value, faults = root_of(text)
        if faults:
            return None, faults
        root = Node(value, "", faults)
        if not isinstance(value, dict):
            root.fault("expected a table", "no-table")
            return None, faults
        try:
            found = self.read(root, ref)
        except TooManyFaults:
            return None, with_lines(text, faults)
        if is_own(ref):
            if found.id in self.ids():
                what = f"{found.id} is the id of published content"
                faults.append(Fault("id", what, 0, "published", {"x": found.id}))
            if len(ref) > self.most:
                what = f"longer than {self.most} characters, not counting spaces between values"
                root.fault(what, "long-file", n=str(self.most))
        elif found.id != ref:
            faults.append(Fault("id", f"expected {ref}, the name of the file"))
        located = with_lines(text, faults)
        return (None, located) if located else (found, [])


MAX_CACHED: Final = 200


def fault_message(fault: Fault) -> Message | None:
    """A fault as a message, if the catalogues have it."""
    if not fault.key:
        return None
    given = {name: number_arg(v) if isinstance(v, int) else Arg("text", (), v) for name, v in fault.args.items()}
    return Message(f"fault-{fault.key}", given)


CLAUSE: Final = re.compile(r"\(([A-Z]{2}-\d+\.\d+)[^()]*\)$")


def refused_file(option: str, text: str, wrong: Unplayable, clause: str) -> BadOption:
    """The refusal of a user's file: all faults, and for players the first fault and its place.

    A fault that breaks a rule of the game names that clause. Others name `clause`, the rule for such files.
    """
    first = wrong.faults[0]
    broken = CLAUSE.search(first.what)
    message = fault_message(first) or literal_message(first.what)
    args = {**message.args, "fault": message_arg(message.key) if message.key else message.args["0"]}
    where = ""
    if first.line and "\n" in text.strip():
        where += "-line"
        args["line"] = number_arg(first.line)
    if first.path:
        where += "-path"
        args["path"] = Arg("text", text=first.path)
    return BadOption(
        f"option {option}: {wrong}", Message(f"refused-file{where}", args), broken[1] if broken is not None else clause
    )


def is_own(ref: str) -> bool:
    return ref.startswith("{")


def compact(text: str) -> str:
    """A JSON text without spaces between its values, in ASCII. Other texts stay unchanged.

    >>> compact('{"id": "mine",  "rows": 9}')
    '{"id":"mine","rows":9}'
    """
    value, faults = root_of(text)
    return text if faults else json.dumps(value, separators=(",", ":"))
