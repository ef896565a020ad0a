"""Games from another distribution on the server: points as picks, why-not for a point, their own ledger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support import Opened, Served, serving
from tests.support.announced import announced

LINKS = [{"holder": "link", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with announced(), serving(tmp_path_factory.mktemp("toys")) as made:
        yield made


@pytest.fixture
def marching(toys: Served) -> Opened:
    """Seat 0 is asked where its knight marches."""
    table = toys.open_table(LINKS, {}, game="skirmish").join()
    for text in ("knight0", "march"):
        seat, seq, _ = table.asked()
        assert table.pick(seat, seq, text).status_code == 200
    return table


def why(table: Opened, target: str) -> tuple[int, list[str], list[str]]:
    answer = table.served.get(f"{table.path}/why", table.keys[0], target=target)
    found = answer.json()
    if answer.status_code != 200:
        return answer.status_code, [found["error"]], []
    assert all(clause["text"] for clause in found["clauses"])
    return 200, [clause["id"] for clause in found["clauses"]], found["targets"]


@pytest.mark.parametrize(
    ("target", "clauses", "targets"),
    [
        ("point:1500,800", [], []),
        ("point:1200,1400", ["SK-1.3", "SK-1.5"], ["model:3"]),
        ("point:900,480", ["SK-1.6"], ["rock:0"]),
        ("point:800,170", ["SK-1.4"], ["model:1"]),
        ("point:-9000,0", ["SK-1.3"], []),
    ],
)
def test_why_not_a_point(marching: Opened, target: str, clauses: list[str], targets: list[str]) -> None:
    assert why(marching, target) == (200, clauses, targets)


@pytest.mark.parametrize("target", ["point:1,2,3", "point:x,1", "point:40000,1", "point:", "point:7"])
def test_what_is_no_point_is_refused(marching: Opened, target: str) -> None:
    assert why(marching, target) == (422, ["invalid"], [])


def test_a_point_where_none_is_asked_for_means_what_lies_there(toys: Served) -> None:
    table = toys.open_table(LINKS, {}, game="skirmish").join()
    assert why(table, "point:1200,800") == (200, ["SK-1.2"], []), "nothing lies there"
    knight = next(stack for stack in table.view(0)["scene"]["stacks"] if stack["id"] == "m0")["pieces"][0]
    assert why(table, "point:{:.0f},{:.0f}".format(*knight["at"])) == (200, [], []), "it can be chosen"


@pytest.mark.parametrize("text", ["1200 1400", "1200", "1200 800 1", "1200.0 800", "nonsense"])
def test_a_refused_point_changes_nothing(marching: Opened, text: str) -> None:
    seat, seq, options = marching.asked()
    assert marching.pick(seat, seq, text).status_code == 422
    assert marching.asked() == (seat, seq, options)


def test_a_point_is_picked_and_told_with_its_way(marching: Opened) -> None:
    seat, seq, _ = marching.asked()
    region = marching.view(seat)["scene"]["questions"][0]["region"]
    assert region["start"] == [1200, 150]
    assert {hole["clause"] for hole in region["holes"]} == {"SK-1.3", "SK-1.4", "SK-1.5", "SK-1.6"}
    assert marching.pick(seat, seq, "1434 777").status_code == 200
    view = marching.view(1)
    knight = next(stack for stack in view["scene"]["stacks"] if stack["id"] == "m0")
    assert knight["pieces"][0]["at"] == [1434, 777]
    lines = [line for step in view["steps"] for line in step["told"]["lines"]]
    assert lines[-1]["motion"]["path"] == [[1200, 150], [1434, 777]]


def test_the_ledger_of_another_distribution_is_read(toys: Served) -> None:
    page = toys.get("/rules/skirmish").json()
    assert page["title"] == "Skirmish"
    assert page["clauses"][4]["id"] == "SK-1.5"
