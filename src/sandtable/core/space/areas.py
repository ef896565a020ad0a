"""Areas that touch each other, as a graph of small numbers with distances.

A row of an adjacency table lists the neighbours of one area. Tables are tuples, built once and shared by all games on a map.
"""

from __future__ import annotations

from typing import Final

Graph = tuple[tuple[int, ...], ...]

UNREACHABLE: Final = 999
"""The distance between areas that are not connected."""


def one_way(adjacent: Graph) -> tuple[int, int] | None:
    """Two areas of which only the first lists the second as a neighbour, or None if all borders are mutual.

    >>> one_way(((1,), (0,))), one_way(((1,), ()))
    (None, (0, 1))
    """
    for area, row in enumerate(adjacent):
        for other in row:
            if area not in adjacent[other]:
                return area, other
    return None


def within(adjacent: Graph, inside: list[bool]) -> Graph:
    """The borders between areas that are inside. Areas outside have none.

    >>> within(((1,), (0, 2), (1,)), [True, True, False])
    ((1,), (0,), ())
    """
    return tuple([tuple([b for b in row if inside[b]]) if inside[a] else () for a, row in enumerate(adjacent)])


def onto(adjacent: Graph, inside: list[bool]) -> Graph:
    """For every area, its neighbours that are inside.

    >>> onto(((1,), (0, 2), (1,)), [True, True, False])
    ((1,), (0,), (1,))
    """
    return tuple([tuple([b for b in row if inside[b]]) for row in adjacent])


def distances(adjacent: Graph) -> Graph:
    """The number of border crossings between any two areas, or UNREACHABLE.

    >>> distances(((1,), (0, 2), (1,), ()))[0]
    (0, 1, 2, 999)
    """
    table: list[tuple[int, ...]] = []
    for start in range(len(adjacent)):
        row = [UNREACHABLE] * len(adjacent)
        row[start] = 0
        queue = [start]
        for area in queue:
            for neighbour in adjacent[area]:
                if row[neighbour] == UNREACHABLE:
                    row[neighbour] = row[area] + 1
                    queue.append(neighbour)
        table.append(tuple(row))
    return tuple(table)


def spread(adjacent: Graph, starts: list[int], may_enter: list[bool]) -> list[int]:
    """The starts, then every area connected to one of them through areas that may be entered, nearest first.

    >>> spread(((1,), (0, 2), (1, 3), (2,)), [0], [False, True, True, False])
    [0, 1, 2]
    """
    found = list(starts)
    seen = dict.fromkeys(starts, True)
    for area in found:
        for neighbour in adjacent[area]:
            if neighbour not in seen and may_enter[neighbour]:
                seen[neighbour] = True
                found.append(neighbour)
    return found
