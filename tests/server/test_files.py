"""Files that users send: checking them delays no other request, and faults are reported briefly."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from sandtable.core.engine.options import BadOption, Options
from sandtable.core.registry import find_game
from tests.server.support import Json, Served

NEARLY_RIGHT: dict[str, Json] = {
    "words": {"units": [{"camp": "standrad", "unit": "h_inf_bb"}] * 800},
    "fields": {"options": {f"friendl{n}": 1 for n in range(2000)}},
    "long words": {"units": [{"camp": "standard" * 4, "unit": "dwarf_heavy_cavalry" * 2}] * 400},
    "long lists": {"special_rules": [{"type": "exit", "hexes": ["A1"] * 6000}]},
}


@pytest.mark.parametrize("kind", NEARLY_RIGHT)
def test_an_adventure_full_of_faults_costs_little_and_is_told_in_brief(served: Served, kind: str) -> None:
    text = json.dumps(NEARLY_RIGHT[kind], separators=(",", ":"))
    assert 30_000 < len(text) < 40_000
    start = time.thread_time()
    assert 0 < len(find_game("battlelore").presentation.validate(text)) <= 100
    assert time.thread_time() - start < 0.6  # 0.02 to 0.06 s on an idle machine; it was more than a second
    answer = served.post("/games/battlelore/check", {"players": 2, "options": {"own_adventure": text}})
    assert (answer.status_code, answer.json()["where"]) == (422, "options")
    assert len(answer.json()["detail"]) < 1000
    assert answer.json()["detail"].startswith("option own_adventure: ")


@pytest.mark.parametrize("path", ["/games/battlelore/check", "/tables", "/games/battlelore/campaign"])
def test_everybody_else_is_served_while_a_file_is_looked_through(
    served: Served, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    begun, go = threading.Event(), threading.Event()

    def slow(*_: object) -> Options:
        begun.set()
        assert go.wait(20)
        raise BadOption("looked through")

    spec = find_game("battlelore")
    monkeypatch.setattr(type(spec), "check_options", slow)
    monkeypatch.setattr(type(spec), "sequel_options", slow)
    wishes: dict[str, Json] = {
        "/games/battlelore/check": {"players": 2},
        "/tables": {"game": "battlelore", "options": {"own_adventure": "{}"}},
        "/games/battlelore/campaign": {"document": '{"sandtable": "campaign", "game": "battlelore"}'},
    }
    with ThreadPoolExecutor(1) as pool:
        try:
            waiting = pool.submit(served.post, path, wishes[path])
            assert begun.wait(20)
            other = Served(served.port)
            assert other.get("/health").status_code == 200
            assert other.get("/rules/bloodstones").status_code == 200
            other.http.close()
            assert not waiting.done()
        finally:
            go.set()
