"""Finds repairs for a draft that breaks a rule: the smallest changes after which it breaks fewer rules, or none.

Every change is one that a builder could make by hand: remove a line, change its count, add a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from sandtable.core.authoring.workshop import Draft, DraftLine, Item, Repair
from sandtable.core.scene.scene import Arg, Message, number_arg

MAX_REPAIRS = 3
MAX_STEPS = 4
"""The most Models that are removed or added."""

Change = tuple[Message, tuple[DraftLine, ...]]


def find_repairs(
    draft: Draft, items: dict[str, Item], broken: Callable[[Draft], int], cost: Callable[[Draft], int]
) -> tuple[Repair, ...]:
    """The best repairs: those that leave nothing broken, or else those that repair most; among these the cheapest."""
    now, worth = broken(draft), cost(draft)
    found: list[tuple[int, int, int, Repair]] = []
    for at, (words, lines) in enumerate(changes(draft.lines, items, draft.choice, "")):
        other = replace(draft, lines=lines)
        left = broken(other)
        if left < now:
            found.append((left, abs(cost(other) - worth), at, Repair(words, other, cost(other), left)))
    return tuple([way for *_, way in sorted(found, key=lambda row: row[:3])[:MAX_REPAIRS]])


def changes(lines: tuple[DraftLine, ...], items: dict[str, Item], choice: str, above: str) -> Iterator[Change]:
    """All single changes to these lines and the lines below them. `above` is the item that the lines belong to."""
    for at, line in enumerate(lines):
        item = items.get(line.item)
        if item is None:
            continue
        rest = (*lines[:at], *lines[at + 1 :])
        yield change_message("ui-way-drop", item), rest
        if item.separate:
            for step in range(1, MAX_STEPS + 1):
                for word, count in (("ui-way-fewer", line.count - step), ("ui-way-more", line.count + step)):
                    if item.least <= count <= item.most:
                        yield (
                            change_message(word, item, step),
                            (*lines[:at], replace(line, count=count), *lines[at + 1 :]),
                        )
        for words, below in changes(line.lines, items, choice, line.item):
            yield words, (*lines[:at], replace(line, lines=below), *lines[at + 1 :])
    have = {line.item for line in lines}
    for item in items.values():
        if (above in item.under if above else not item.under) and item.of in ("", choice) and item.id not in have:
            yield change_message("ui-way-add", item, item.least), (*lines, DraftLine(item.id, item.least))


def change_message(key: str, item: Item, count: int = 0) -> Message:
    name = Arg("word", (), item.word) if item.word else Arg("text", (), item.name)
    return Message(key, {"x": name, **({"n": number_arg(count)} if count else {})})
