"""Attacks with expensive work. The health check and an honest game must keep working."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import httpx2

from sandtable.core.match.entries import ACCEPT, BACK
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.games.warlords.deck_building.text_form import MAX_LINES, PRINTED
from tests.attack.target import Breaches, Target, attack, victim
from tests.pythons import other_pythons, with_requirements
from tests.server.client import Client
from tests.server.first_requests import Race

AT_ONCE: Final = 24
MAX_HEALTH: Final = {1: 0.5, 3: 0.1}
"""Seconds within which the health check answers, at the median, for each scale. In the short form other tests occupy the
processors for tenths of a second; behind the expensive work it would wait for many seconds."""
MAX_WAIT: Final = 5.0
"""Seconds within which every honest request is answered."""
RACES: Final = {1: 1, 3: 20}
"""For each scale."""

Send = Callable[[Client, int], httpx2.Response]


def flood(target: Target, each: int, send: Send) -> tuple[Breaches, Counter[int]]:
    """Send this many requests on each of AT_ONCE connections. Returns what an honest player notices, and the responses by
    status."""
    statuses: Counter[int] = Counter()
    found: Breaches = []
    clients = [Client(target.port, timeout=120, address=target.address) for _ in range(AT_ONCE)]

    def work(number: int) -> None:
        for turn in range(each):
            try:
                answer = send(clients[number], number * each + turn)
            except httpx2.HTTPError as error:
                found.append(f"not answered: {error!r}"[:100])
                return
            statuses[answer.status_code] += 1
            if answer.status_code in (429, 503) and "retry-after" not in answer.headers:
                found.append(f"{answer.status_code} without Retry-After")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(AT_ONCE)]
    with Probe(target.port) as probe:
        for thread in threads:
            thread.start()
        picks: list[float] = []
        while any(thread.is_alive() for thread in threads) or not picks:
            began = time.perf_counter()
            found += target.ills()
            picks.append(time.perf_counter() - began)
        for thread in threads:
            thread.join()
    health = probe.seconds
    for client in clients:
        client.close()
    counted = ", ".join(f"{count} x {status}" for status, count in sorted(statuses.items()))
    target.note(
        f"{counted}; health {1000 * median(health):.0f} ms, at worst {1000 * max(health):.0f} ms; "
        f"an honest look and pick {1000 * median(picks):.0f} ms, at worst {1000 * max(picks):.0f} ms"
    )
    found += [f"status {status}" for status in statuses if status >= 500 and status != 503]
    if median(health) > MAX_HEALTH[target.scale]:
        found.append(f"the health check took {1000 * median(health):.0f} ms at the median")
    if max(*health, *picks) > MAX_WAIT:
        found.append(f"somebody honest waited for {max(*health, *picks):.1f} s")
    return found, statuses


class Probe:
    """Polls the health check in a separate process, because the flood keeps this one busy."""

    CODE = """
import json, sys, threading, time
from http.client import HTTPConnection
over = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), over.set()), daemon=True).start()
found, connection = [], HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
while not (over.is_set() and found):
    began = time.perf_counter()
    connection.request("GET", "/api/health")
    answer = connection.getresponse()
    answer.read()
    found.append(time.perf_counter() - began if answer.status == 200 else 60.0)
    time.sleep(0.02)
print(json.dumps(found))
"""

    def __init__(self, port: int) -> None:
        self.port = port
        self.seconds: list[float] = []

    def __enter__(self) -> Probe:
        command = [sys.executable, "-I", "-S", "-c", self.CODE, str(self.port)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = json.loads(self.process.communicate()[0])


@cache
def record_with_take_backs(picks: int, every: int) -> str:
    """A game in which the players agree to take back their moves again and again, as early as possible."""
    chance, spec = random.Random(7), find_game("bloodstones")
    match = Match(spec, 2, spec.check_options(2, {"faction_assignment": "random"}), Seed(number=7), log=False)
    while len(match.lines) < picks and match.state.decision is not None:
        asked = match.state.open_questions()[0]
        match.pick(asked.seat, chance.choice(asked.options))
        if len(match.lines) % every == 0 and BACK in match.possible_entries(asked.seat):
            match.enter(asked.seat, BACK, match.undoable(asked.seat) + 1)
            match.enter(1 - asked.seat, ACCEPT)
    return match.record().to_text()


@attack("flood of records", "records with many agreed take-backs, 24 at once, again and again")
def records(target: Target) -> Breaches:
    body = {"record": record_with_take_backs(250 * target.scale, 25)}
    return flood(target, target.scale, lambda client, _: client.post("/api/records", json=body))[0]


@attack("flood of deck texts", "deck texts in which every card is nearly right, 24 at once")
def decks(target: Target) -> Breaches:
    names = [f"{title[: len(title) // 2]}q{title[len(title) // 2 :]}" for title in PRINTED]

    def send(client: Client, number: int) -> httpx2.Response:
        text = "\n".join(["A deck", *[names[(number + n) % len(names)] for n in range(MAX_LINES - 1)]])
        return client.post("/api/games/warlords/workshop/check", json={"text": text[:5900]})

    return flood(target, 4 * target.scale, send)[0]


@attack("flood of searches", "searches of the rules for eight unknown words, 24 at once")
def searches(target: Target) -> Breaches:
    def send(client: Client, number: int) -> httpx2.Response:
        chance = random.Random(number)
        words = ["".join(chance.choices("aeinrstlo", k=8)) for _ in range(8)]
        return client.get("/api/rules/warlords", params={"q": " ".join(words)})

    return flood(target, 5 * target.scale, send)[0]


@attack("flood of entries", "take-backs proposed and granted without end by both seats of one table")
def entries(target: Target) -> Breaches:
    table = victim(target)
    table.play(60)

    def send(client: Client, number: int) -> httpx2.Response:
        seat = number % 2
        key = {"Authorization": f"Bearer {table.keys[seat]}"}
        seq = target.honest.get(table.path).json()["seq"] + 1
        body = {"seq": seq, "entry": ("back", "accept", "withdraw")[number // 2 % 3], "picks": 1 + number % 5}
        return client.post(f"/api{table.path}/enter", json=body, headers=key)

    found, statuses = flood(target, 10 * target.scale, send)
    return found + ([] if statuses[429] else [f"{statuses[200]} entries were taken and none refused as too many"])


@attack("flood of analyses", "a finished game analysed, read and stopped without end, 24 at once")
def analyses(target: Target) -> Breaches:
    table = victim(target)
    table.play(60)
    seq = target.honest.get(table.path).json()["seq"] + 1
    assert target.honest.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[0]).status_code == 200

    def send(client: Client, number: int) -> httpx2.Response:
        path, key = f"/api{table.path}/analysis", {"Authorization": f"Bearer {table.keys[number % 2]}"}
        if number % 3 == 1:
            return client.get(path, headers=key)
        return client.post(path, json={"cancel": number % 3 == 2}, headers=key)

    found, statuses = flood(target, 10 * target.scale, send)
    return found + ([] if statuses[429] else ["no analysis was refused as too many"])


@attack("first requests", "24 first requests at once to a server that has just started, again and again")
def first_requests(target: Target) -> Breaches:
    pythons = {"this Python": sys.executable}
    if target.scale > 1:
        able, unable = with_requirements(other_pythons())
        pythons |= able
        if unable:
            target.note(f"without the requirements: {', '.join(unable)}")
    found = []
    for name, python in pythons.items():
        with TemporaryDirectory() as folder:
            race = Race(Path(folder), python)
            lost = [wrong for _ in range(RACES[target.scale]) if (wrong := race.run())]
        target.note(f"{name}: {RACES[target.scale]} races, {len(lost)} lost")
        found += [f"{name}: {wrong[0]}" for wrong in lost]
    return found
