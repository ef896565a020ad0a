"""Plays every game at random over the line protocol.

sandtable lab tournament warlords --bots "exec:python3 line_bot.py,random"
"""

import json
import random
import sys


def main() -> None:
    rng = random.Random()
    for line in sys.stdin:  # ends when the game does
        message = json.loads(line)
        if message["type"] == "start":
            rng.seed(message["seed"])
            answer = "ready 1 no-scene draws"
        elif message["type"] == "ask":
            answer = rng.choice(message["options"])  # for a region, these are points of it
        elif message["type"] == "draw":
            answer = "decline"
        else:  # the game is over
            continue
        print(answer, flush=True)


main()
