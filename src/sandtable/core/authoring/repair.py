"""Finds repairs for a draft that breaks a rule: the smallest changes after which it breaks fewer rules, or none.

Every change is one that a builder could make by hand: remove a line, change its count, add a line. A repair has one change, or
two if no single change repairs everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from sandtable.core.authoring.offers import items_under
from sandtable.core.authoring.workshop import Draft, DraftLine, Item, Repair
from sandtable.core.scene.scene import Arg, Message, number_arg

MAX_REPAIRS = 4
MAX_STEPS = 4
"""The most Models that are removed or added."""
MAX_CHECKS = 2000
"""The most drafts that are checked."""
TRIED_ON = 12
"""How many of the best single changes are tried together with a second one."""

Lines = tuple[DraftLine, ...]
Change = tuple[Message, Lines]
Row = tuple[int, int, int, int, Repair]


def find_repairs(
    draft: Draft, items: dict[str, Item], broken: Callable[[Draft], int], cost: Callable[[Draft], int]
) -> tuple[Repair, ...]:
    """The best repairs: those that leave nothing broken first, then the shortest, then those that change the cost least."""
    now, worth = broken(draft), cost(draft)
    checked: dict[Lines, int] = {draft.lines: now}

    def tries(start: Draft, words: tuple[Message, ...], least: int) -> Iterator[Row]:
        """All repairs by one more change that leave fewer rules broken than `least`."""
        for word, lines in changes(start.lines, items, draft.choice, ""):
            if lines in checked or len(checked) >= MAX_CHECKS:
                continue
            other = replace(start, lines=lines)
            checked[lines] = left = broken(other)
            if left < least:
                price = cost(other)
                yield left, len(words), abs(price - worth), len(checked), Repair((*words, word), other, price, left)

    found = sorted(tries(draft, (), now), key=lambda row: row[:4])
    if not found or found[0][0]:
        for _, _, _, _, first in found[:TRIED_ON]:
            found += tries(first.draft, first.words, first.left)
        found.sort(key=lambda row: row[:4])
    return tuple(varied([repair for *_, repair in found])[:MAX_REPAIRS])


def varied(repairs: list[Repair]) -> list[Repair]:
    """The same repairs in another order: of several that begin with the same change, all but the first come later."""
    begun: set[str] = set()
    first: list[Repair] = []
    later: list[Repair] = []
    for repair in repairs:
        (later if str(repair.words[0]) in begun else first).append(repair)
        begun.add(str(repair.words[0]))
    return sorted([*first, *later], key=lambda repair: repair.left)


def changes(lines: Lines, items: dict[str, Item], choice: str, above: str) -> Iterator[Change]:
    """All single changes to these lines and the lines below them. `above` is the item that the lines belong to."""
    for at, line in enumerate(lines):
        item = items.get(line.item)
        if item is None:
            continue
        before, after = lines[:at], lines[at + 1 :]
        if item.separate or line.count == 1:
            yield change_message("ui-way-drop", item), (*before, *after)
        else:
            yield change_message("ui-way-fewer", item, 1), (*before, replace(line, count=line.count - 1), *after)
        if item.separate:
            for step in range(1, MAX_STEPS + 1):
                for word, count in (("ui-way-fewer", line.count - step), ("ui-way-more", line.count + step)):
                    if item.least <= count <= item.most:
                        yield change_message(word, item, step), (*before, replace(line, count=count), *after)
        for words, below in changes(line.lines, items, choice, line.item):
            yield words, (*before, replace(line, lines=below), *after)
    yield from additions(lines, items, choice, above)


def additions(lines: Lines, items: dict[str, Item], choice: str, above: str) -> Iterator[Change]:
    """Everything that can be added to these lines, and what carries a banner also with it."""
    have = {line.item for line in lines}
    over = items.get(above)
    for item in items_under(items.values(), above, choice):
        if item.id in have and not item.separate:
            continue
        line = DraftLine(item.id, item.least)
        if over is not None and not item.separate:
            yield change_message("ui-way-give", item, above=over), (*lines, line)
            continue
        yield change_message("ui-way-add", item, item.least), (*lines, line)
        for banner in [each for each in items_under(items.values(), item.id, choice) if each.banner]:
            given = replace(line, lines=(DraftLine(banner.id),))
            yield change_message("ui-way-add-with", item, item.least, banner), (*lines, given)


def change_message(
    key: str, item: Item, count: int = 0, more: Item | None = None, above: Item | None = None
) -> Message:
    args = {"x": name_arg(item)}
    if count:
        args["n"] = number_arg(count)
    if more is not None:
        args["y"] = name_arg(more)
    if above is not None:
        args["y"] = name_arg(above)
    return Message(key, args)


def name_arg(item: Item) -> Arg:
    return Arg("word", (), item.word) if item.word else Arg("text", (), item.name)
