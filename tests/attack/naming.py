"""Attacks by name: requests that try to make the server import or run code, or start a program, by the name of a bot."""

from __future__ import annotations

from tests.attack.target import HERE, Breaches, Target, attack, not_refused, victim

FOREIGN = (
    "os:system",
    "builtins:exec",
    "subprocess:Popen",
    "example_marker:Marker",
    "example_marker",
    "marker",  # installed, but not enabled
    "example_bots:Thrifty",  # the module and class of an enabled one
    "sandtable.bots.random:RandomBot",
    "sandtable.bots.random",
    "../random",
    "random\x00",
    "Random",
    "*",
    ":",
    "",
    "x" * 41,
    "x" * 100_000,
)


@attack(
    "named code",
    "bots named as module:Class or exec:COMMAND, installed ones that are not enabled, and odd names, wherever one is named",
)
def named_code(target: Target) -> Breaches:
    table = victim(target)
    seq = table.view(0)["seq"] + 1
    found = []
    for number, name in enumerate([*FOREIGN, f"exec:touch {target.mark}", f"exec/5:touch {target.mark}"]):
        target.move()  # otherwise the rate limit of one address would refuse the later ones
        what = name[:40]
        wish = {"game": "bloodstones", "seats": [HERE[0], {"holder": "bot", "bot": name}]}
        found += not_refused(f"a table with {what!r}", target.ask("POST", "/tables", "", wish), 422, 413)
        deed, more = ("replace", {"seat": 1}) if number % 4 == 0 else ("deputy", {})
        answer = target.ask("POST", f"{table.path}/{deed}", table.keys[0], {"seq": seq, "bot": name, **more})
        found += not_refused(f"{deed} {what!r}", answer, 422, 413, 409)
    if table.view(0)["seq"] != seq - 1:
        found.append("a refused bot changed the game")
    if target.mark.exists():
        found.append("a bot that is not enabled was imported, or a program was started")
    offered = {name for game in target.ask("GET", "/games").json()["games"] for name in game["bots"]}
    if "thrifty" not in offered or offered & set(FOREIGN):
        found.append(f"the server offers {sorted(offered)}")
    target.note(f"{len(FOREIGN)} names, {len(offered)} bots are offered")
    return found
