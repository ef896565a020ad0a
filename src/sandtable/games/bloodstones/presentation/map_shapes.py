"""Join areas along their shared border, and divide areas across their long side."""

from __future__ import annotations

from itertools import combinations

Corner = tuple[int, int]
Corners = tuple[Corner, ...]


def clean(corners: Corners) -> Corners:
    """The corners without consecutive duplicates.

    >>> clean(((0, 0), (0, 0), (4, 0), (4, 4), (0, 0)))
    ((4, 0), (4, 4), (0, 0))
    """
    return tuple([corner for k, corner in enumerate(corners) if corner != corners[k - 1]])


def edges(corners: Corners) -> set[frozenset[Corner]]:
    return {frozenset((corner, corners[k - 1])) for k, corner in enumerate(corners) if corner != corners[k - 1]}


def touch(first: Corners, second: Corners) -> bool:
    """Do two areas share a border, and not merely a corner (BS-2.3)?

    >>> touch(((0, 0), (4, 0), (4, 4)), ((4, 0), (4, 4), (9, 9))), touch(((0, 0), (4, 0), (4, 4)), ((4, 0), (9, 0), (9, 9)))
    (True, False)
    """
    return bool(edges(first) & edges(second))


def twice_area(corners: Corners) -> int:
    return abs(sum([x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True)]))


def join_shapes(first: Corners, second: Corners) -> Corners | None:
    """The outline of two areas that share a border; None if they do not.

    >>> join_shapes(((0, 0), (4, 0), (4, 4), (0, 4)), ((4, 0), (8, 0), (8, 4), (4, 4)))
    ((0, 0), (0, 4), (4, 4), (8, 4), (8, 0), (4, 0))
    """
    left, right = edges(first), edges(second)
    if not left & right:
        return None
    near: dict[Corner, list[Corner]] = {}
    for edge in sorted([sorted(edge) for edge in left ^ right]):
        near.setdefault(edge[0], []).append(edge[1])
        near.setdefault(edge[1], []).append(edge[0])
    loops: list[Corners] = []
    while near:
        start = min(near)
        loop = [start]
        while near.get(loop[-1]):
            after = near[loop[-1]].pop(0)
            near[after].remove(loop[-1])
            if after == start:
                break
            loop.append(after)
        near = {corner: ways for corner, ways in near.items() if ways}
        loops.append(tuple(loop))
    best = max(loops, key=twice_area, default=())
    return best if len(best) >= 3 else None


def middle(corners: Corners) -> Corner:
    """The centroid of a shape, or the mean of its corners if the centroid lies outside."""
    whole, mx, my = 0, 0, 0
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        part = x1 * y2 - x2 * y1
        whole, mx, my = whole + part, mx + (x1 + x2) * part, my + (y1 + y2) * part
    if whole:
        found = (round(mx / (3 * whole)), round(my / (3 * whole)))
        if is_inside(found, corners):
            return found
    return (sum([x for x, _ in corners]) // len(corners), sum([y for _, y in corners]) // len(corners))


def is_inside(at: Corner, corners: Corners) -> bool:
    x, y = at
    odd = False
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def divide_shape(corners: Corners) -> tuple[Corners, Corners] | None:
    """Cut a shape in two between two corners: the shortest cut that leaves two parts of similar size.

    >>> divide_shape(((0, 0), (5, 0), (10, 0), (10, 4), (5, 4), (0, 4)))
    (((5, 0), (10, 0), (10, 4), (5, 4)), ((5, 4), (0, 4), (0, 0), (5, 0)))
    """
    count = len(corners)
    whole = twice_area(corners)
    cuts: list[tuple[float, int, int]] = []
    for i, j in combinations(range(count), 2):
        if min(j - i, count - j + i) < 2:
            continue
        part = twice_area(corners[i : j + 1])
        share = min(part, whole - part) / whole if whole else 0
        if share < 0.3:
            continue
        long = (corners[i][0] - corners[j][0]) ** 2 + (corners[i][1] - corners[j][1]) ** 2
        cuts.append((long * (1.5 - share), i, j))
    for _, i, j in sorted(cuts)[:40]:
        first, second = corners[i : j + 1], (*corners[j:], *corners[: i + 1])
        half = ((corners[i][0] + corners[j][0]) // 2, (corners[i][1] + corners[j][1]) // 2)
        apart = [k for k in range(count) if k not in (i, j, (i - 1) % count, (j - 1) % count)]
        if is_inside(half, corners) and not any(
            crosses(corners[i], corners[j], corners[k], corners[(k + 1) % count]) for k in apart
        ):
            return first, second
    return None


def crosses(a: Corner, b: Corner, c: Corner, d: Corner) -> bool:
    """Do two segments meet?"""

    def turn(p: Corner, q: Corner, r: Corner) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) and (turn(c, d, a) > 0) != (turn(c, d, b) > 0)
