"""Records what a page receives at a table, for the client's tests: python client/scripts/record.py http://127.0.0.1:8000

Against a running server (`sandtable serve`). Writes client/src/testing/recorded.json: the static part, the first updates of a
game with an undo among them, a battle in progress, and the end. Run it again when the protocol changes.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

OUT = Path(__file__).parents[1] / "src" / "testing" / "recorded.json"
Json = dict[str, Any]


class Table:
    def __init__(self, url: str) -> None:
        self.url = url
        seats = [{"holder": "here"}, {"holder": "bot", "bot": "steward"}]
        made = self.call("POST", "/tables", {"game": "bloodstones", "seats": seats, "options": {"max_rounds": 12}})
        self.id = made["table"]["id"]
        self.key = next(k["key"] for k in made["keys"] if k["seat"] == 0)
        self.call("POST", f"/tables/{self.id}/join", {"name": "Ada", "contribution": "recorded"})

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "key"):
            headers["Authorization"] = f"Bearer {self.key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            found: Json = json.load(answer)
            return found

    def view(self) -> Json:
        return self.call("GET", f"/tables/{self.id}/view")

    def asked(self) -> Json | None:
        """The view once seat 0 is asked; None when the game is over."""
        while True:
            view = self.view()
            if view["scene"]["result"]:
                return None
            if any(q["seat"] == 0 for q in view["scene"]["questions"]):
                return view
            time.sleep(0.05)

    def pick(self, view: Json, chance: random.Random) -> None:
        texts = [o["text"] for q in view["scene"]["questions"] if q["seat"] == 0 for o in q["options"]]
        text = "battle" if "battle" in texts else chance.choice(texts)
        self.call("POST", f"/tables/{self.id}/pick", {"seq": view["seq"] + 1, "pick": text})


def play(url: str, chance: random.Random) -> Json | None:
    """One game; None if no battle came in it, or nothing could be taken back among its first updates."""
    table = Table(url)
    updates: list[Json] = []
    with connect(url.replace("http", "ws") + "/api/live") as page:
        page.send(json.dumps({"type": "hello", "table": table.id, "keys": [table.key], "since": -1}))
        updates.append(json.loads(page.recv()))
        undone = False
        while len(updates) < 9:
            view = table.asked()
            assert view is not None
            if view["undo"] and not undone and len(updates) > 1:
                table.call("POST", f"/tables/{table.id}/undo", {"seq": view["seq"] + 1, "picks": 1})
                undone = True
            else:
                table.pick(view, chance)
            updates.append(json.loads(page.recv()))
    if not any(after["last"] < before["last"] for before, after in pairwise(updates)):
        return None
    battle = ended = None
    while (view := table.asked()) is not None:
        if view["scene"]["conflict"] and battle is None:
            battle = view
        if ended is None and any(step["told"]["conflicts"] for step in view["steps"][-2:]):
            ended = view
        table.pick(view, chance)
    over = table.view()
    if battle is None or ended is None:
        return None
    for late in (battle, ended, over):
        late["steps"] = late["steps"][-12:]
    static = table.call("GET", f"/tables/{table.id}/static")
    return {"static": static, "updates": updates, "battle": battle, "ended": ended, "over": over}


def main(url: str) -> None:
    chance = random.Random(11)
    while (kept := play(url, chance)) is None:
        pass
    OUT.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    print(OUT, OUT.stat().st_size, "bytes")


if __name__ == "__main__":
    main(sys.argv[1])
