"""After a SIGKILL nothing acknowledged is lost, the game continues and the bots resume."""

from __future__ import annotations

import random
import signal
import threading
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Opened, Process, Served, until


def play_until_dead(table: Opened, acknowledged: list[tuple[int, int, str]]) -> None:
    chance = random.Random(4)
    try:
        while True:
            seat, seq, options = table.asked()
            if seat < 0:
                return
            text = chance.choice(options)
            if table.pick(seat, seq, text).status_code == 200:
                acknowledged.append((seq, seat, text))
    except httpx2.TransportError:
        return


@pytest.mark.long
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    process = Process(tmp_path)
    served = process.start()
    tables = [served.open_table(TWO_LINKS, LONG).join() for _ in range(3)]
    acknowledged: list[list[tuple[int, int, str]]] = [[] for _ in tables]
    clients = [Served(served.port) for _ in tables]
    for table, client in zip(tables, clients, strict=True):
        table.served = client
    threads = [threading.Thread(target=play_until_dead, args=pair) for pair in zip(tables, acknowledged, strict=True)]
    for thread in threads:
        thread.start()
    until(lambda: min(map(len, acknowledged)) >= 15)
    assert process.stop(signal.SIGKILL) == -signal.SIGKILL
    for thread in threads:
        thread.join()
    served.http.close()
    again = process.start()
    for table, granted in zip(tables, acknowledged, strict=True):
        table.served.http.close()
        table.served = again
        assert len(granted) >= 15
        for seq, seat, text in granted:  # repeating the request gets the same response
            assert table.pick(seat, seq, text).json() == {"seq": seq}
        head = table.view(0)["seq"]
        assert granted[-1][0] <= head <= granted[-1][0] + 1
        assert table.play(5) == 5
    again.http.close()
    assert process.stop(signal.SIGTERM) == 0


@pytest.mark.long
def test_bots_resume_after_a_restart(tmp_path: Path) -> None:
    process = Process(tmp_path, ("--limit", "views=0"))
    served = process.start()
    bots = [{"holder": "bot", "bot": "random"}] * 2
    table = served.open_table(bots, {"max_rounds": 12, "faction_assignment": "random"})
    until(lambda: table.view(-1, since=1_000_000)["last"] >= 20)
    process.stop(signal.SIGKILL)
    served.http.close()
    table.served = process.start()
    before = table.view(-1)["last"]
    until(lambda: table.view(-1, since=1_000_000)["table"]["status"] == "over")
    assert table.view(-1)["last"] > before
    table.served.http.close()
    process.stop(signal.SIGTERM)
