"""Plays every game at random on a server: python3 http_bot.py 'http://localhost:8000/#/join/TABLE/INVITATION'."""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect  # pip install websockets

server, _, place = sys.argv[1].partition("/#/join/")
table, _, invitation = place.partition("/")


def post(path: str, key: str, **body: object) -> dict[str, object]:
    head = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{table}/{path}", json.dumps(body).encode(), head)) as answer:
        answered: dict[str, object] = json.load(answer)
    return answered


seated = post("join", invitation, name="Random program", contribution=str(random.random()), program=True)
seat, key = seated["seat"], str(seated["key"])
with connect(server.replace("http", "ws", 1) + "/api/live", max_size=None) as live:
    live.send(json.dumps({"type": "hello", "table": table, "keys": [key]}))
    for message in live:
        update = json.loads(message)
        if update["type"] == "problem" or update["table"]["status"] == "over":
            break
        following = update["seq"] + 1
        try:
            if update["proposal"] and seat in update["proposal"]["waiting"]:
                post("enter", key, seq=following, entry="decline")
            for question in update["scene"]["questions"] if update["scene"] else []:
                if question["seat"] == seat and question["options"]:  # for a region, these are points of it
                    post("pick", key, seq=following, pick=random.choice(question["options"])["text"])
        except HTTPError as error:
            if error.code != 409:  # 409: the table has moved on, and the next update is on its way
                raise
