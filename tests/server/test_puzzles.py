"""Puzzles over HTTP: the list, a table that shows only what the seat may see, the verdict and the solution."""

from __future__ import annotations

from sandtable.core.registry import find_game
from sandtable.learning.puzzles import Puzzle, load_puzzles
from tests.server.support import Opened, Served

GAME = "warlords"


def first() -> Puzzle:
    return next(iter(load_puzzles(GAME).values()))


def test_the_list_names_each_puzzle_once(served: Served) -> None:
    games = {one["game"]: one["puzzles"] for one in served.get("/puzzles").json()["games"]}
    for game, puzzles in games.items():
        assert {one["id"]: one["difficulty"] for one in puzzles} == {
            name: puzzle.difficulty for name, puzzle in load_puzzles(game).items()
        }
    counts = {one["name"]: one["puzzles"] for one in served.get("/games").json()["games"]}
    assert all(counts[game] == len(puzzles) for game, puzzles in games.items())


def test_a_table_shows_the_position_to_its_seat_alone(served: Served) -> None:
    puzzle, spec = first(), find_game(GAME)
    answer = served.post(f"/puzzles/{GAME}/{puzzle.id}/table", {})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    keys = {row["seat"]: row["key"] for row in made["keys"]}
    assert set(keys) == {-1, puzzle.seat}, "the other seats are bots, and nobody gets their keys"
    table = Opened(served, made["table"]["id"], keys, made["table"]).join(puzzle.seat)
    view = table.view(puzzle.seat)
    (question,) = view["scene"]["questions"]
    assert {option["text"] for option in question["options"]} == set(puzzle.picks(spec))
    assert (question["seat"], question["kind"]) == (puzzle.seat, puzzle.kind)
    # no hints there, and nothing says that it is a puzzle
    hint = served.get(f"/tables/{table.id}/hint", keys[puzzle.seat])
    assert (hint.status_code, hint.json()["error"]) == (409, "no_hints")
    text = served.get(f"/tables/{table.id}/view", keys[puzzle.seat]).text
    assert puzzle.id not in text
    # and it can be played on
    assert table.pick(puzzle.seat, view["seq"] + 1, puzzle.solution).status_code == 200


def test_an_answer_is_judged_and_the_solution_explained(served: Served) -> None:
    puzzle = first()
    path = f"/puzzles/{GAME}/{puzzle.id}"
    best = round(1000 * puzzle.answers[0][1])
    right = served.post(f"{path}/answer", {"answer": puzzle.solution})
    assert right.json() == {"is_right": True, "chance": best, "best": best}
    text, chance = puzzle.answers[-1]
    wrong = served.post(f"{path}/answer", {"answer": text})
    assert wrong.json() == {"is_right": False, "chance": round(1000 * chance), "best": best}
    solution = served.get(f"{path}/solution").json()
    assert [(one["option"]["text"], one["chance"]) for one in solution["answers"]] == [
        (text, round(1000 * chance)) for text, chance in puzzle.answers
    ]
    assert solution["own"]["text"] == puzzle.own
    assert [reason["key"] for reason in solution["reasons"]] == [
        *[f"hint-gain-{theme}" for theme in puzzle.gains],
        *[f"hint-cost-{theme}" for theme in puzzle.costs],
    ]


def test_what_there_is_not_is_refused(served: Served) -> None:
    puzzle = first()
    for method, path in (
        ("POST", f"/puzzles/{GAME}/nothing/table"),
        ("POST", f"/puzzles/{GAME}/nothing/answer"),
        ("GET", f"/puzzles/{GAME}/nothing/solution"),
    ):
        body = {"answer": "x"} if path.endswith("answer") else {}
        refused = served.post(path, body) if method == "POST" else served.get(path)
        assert refused.status_code == 404
        assert refused.json()["error"] == "unknown_puzzle"
        assert "has no puzzle 'nothing'" in refused.json()["detail"]
    assert served.post(f"/puzzles/chess/{puzzle.id}/answer", {"answer": "x"}).status_code == 404
    illegal = served.post(f"/puzzles/{GAME}/{puzzle.id}/answer", {"answer": "castle"})
    assert (illegal.status_code, illegal.json()["error"]) == (422, "illegal")
    assert served.post(f"/puzzles/{GAME}/{puzzle.id}/answer", {"answer": "x" * 401}).status_code == 422
