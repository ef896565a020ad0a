"""Graphs of areas: two-sided borders, distances, parts of a map, connections."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from sandtable.core.space import areas
from sandtable.core.space.areas import UNREACHABLE, Graph


@some.composite
def graphs(draw: some.DrawFn) -> Graph:
    size = draw(some.integers(1, 8))
    pairs = draw(some.sets(some.tuples(some.integers(0, size - 1), some.integers(0, size - 1))))
    near: list[set[int]] = [set() for _ in range(size)]
    for a, b in pairs:
        if a != b:
            near[a].add(b)
            near[b].add(a)
    return tuple(tuple(sorted(row)) for row in near)


@given(graphs(), some.data())
def test_a_border_with_one_side_is_found(graph: Graph, data: some.DataObject) -> None:
    assert areas.one_way(graph) is None
    borders = [(a, b) for a, row in enumerate(graph) for b in row]
    if borders:
        a, b = data.draw(some.sampled_from(borders))
        cut = tuple(tuple(n for n in row if (area, n) != (b, a)) for area, row in enumerate(graph))
        assert areas.one_way(cut) == (a, b)


@given(graphs())
def test_distances_are_the_fewest_crossings(graph: Graph) -> None:
    table = areas.distances(graph)
    for a, row in enumerate(table):
        assert row[a] == 0
        for b, far in enumerate(row):
            assert far == table[b][a]
            if a != b:
                nearest = min((table[n][b] for n in graph[a]), default=UNREACHABLE)
                assert far == (UNREACHABLE if nearest == UNREACHABLE else nearest + 1)


@given(graphs(), some.lists(some.booleans(), min_size=8, max_size=8))
def test_parts_of_a_map_keep_their_own_borders(graph: Graph, inside: list[bool]) -> None:
    part, near = areas.within(graph, inside), areas.onto(graph, inside)
    for a, row in enumerate(graph):
        assert near[a] == tuple(b for b in row if inside[b])
        assert part[a] == (near[a] if inside[a] else ())


@given(graphs(), some.lists(some.booleans(), min_size=8, max_size=8))
def test_what_spreads_reaches_what_is_joined(graph: Graph, may_enter: list[bool]) -> None:
    found = areas.spread(graph, [0], may_enter)
    far = areas.distances(tuple(tuple(b for b in row if may_enter[b] or b == 0) for row in graph))[0]
    assert sorted(found) == [area for area, steps in enumerate(far) if steps != UNREACHABLE]
    assert [far[area] for area in found] == sorted(far[area] for area in found), "the nearer ones first"
