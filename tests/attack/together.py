"""Attacks on the people at a table: through the chat, and through bots in their seats."""

from __future__ import annotations

from tests.attack.target import Breaches, Target, attack, not_refused, victim

MARKUP = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "&lt;b&gt;",
    "{{x}}",
    "'\"",
)
MARKS = (
    "a\u202eb",
    "\u2066x\u2069",
    "a\u200bb",
    "\ufeff",
    "a\x00b",
    "a\x1b[31m",
    "a\nb",
    "a\u2028b",
    "\u061c",
    " ",
    "",
)
BLANKS = ("\u3164", "\u2800\u2800", "\u115f", "\uffa0", "\u034f", "a\U000e0041", "\ufe0f")


@attack("talk", "marks of direction, controls and emptiness, lines too long, seats forged in what is said, markup")
def talk(target: Target) -> Breaches:
    table = victim(target)
    found = []
    path = f"{table.path}/talk"
    bodies: list[object] = [{"text": text} for text in MARKS]
    bodies += [
        {"text": "x" * 301},
        {"phrase": "rude"},
        {"phrase": "hello", "text": "x"},
        {},
        [],
        "hello",
        {"text": None},
    ]
    bodies += [{"text": "x", "seat": 1}, {"text": "x", "kind": "note"}, {"note": "returned"}, {"text": ["x"]}]
    for body in bodies:
        found += not_refused(f"{body!r}"[:60], target.ask("POST", path, table.keys[0], body), 400, 422)
    silent = victim(target)
    for text in BLANKS:
        answer = target.ask("POST", f"{silent.path}/talk", silent.keys[0], {"text": text})
        found += not_refused(f"{text!r}", answer, 422)
    for text in MARKUP:
        target.ask("POST", path, table.keys[0], {"text": text})
    answer = target.honest.get(f"{table.path}/talk", table.keys[1])
    lines = answer.json()["lines"]
    if [line["body"] for line in lines] != list(MARKUP) or any(line["seat"] != 0 for line in lines):
        found.append(f"what was said came otherwise: {lines}")
    if "application/json" not in answer.headers["content-type"] or "nosniff" not in answer.headers.values():
        found.append("what people wrote is not marked as mere data")
    return found


@attack("flood of talk", "as many lines as go out, from one seat")
def talk_flood(target: Target) -> Breaches:
    table = victim(target)
    target.move()
    tries = 60 * target.scale
    taken = sum(
        target.ask("POST", f"{table.path}/talk", table.keys[0], {"phrase": "hello"}).status_code == 200
        for _ in range(tries)
    )
    target.move()
    found = [f"{taken} of {tries} lines of one seat were taken"] if taken > tries * 2 // 3 else []
    honest = target.honest.post(f"{table.path}/talk", {"phrase": "one-moment"}, table.keys[1])
    if honest.status_code != 200:
        found.append(f"the other one could not speak any more: {honest.text[:80]}")
    return found


@attack(
    "stolen seats", "a bot for somebody who is there, who is not awaited, too early, for oneself, by who only watches"
)
def stolen_seats(target: Target) -> Breaches:
    table = victim(target)
    asked = table.asked()[0]
    other = 1 - asked
    head = table.view(0)["seq"]
    found = []

    def try_it(name: str, seat: int, key: str, *wanted: int) -> None:
        body = {"seq": head + 1, "seat": seat, "bot": "random"}
        found.extend(not_refused(name, target.ask("POST", f"{table.path}/replace", key, body), *wanted))

    with table.hello(asked) as page:
        page.recv(20)
        try_it("somebody who is there", asked, table.keys[other], 409)
    try_it("too early", asked, table.keys[other], 409)
    try_it("not awaited", other, table.keys[asked], 409)
    try_it("oneself", other, table.keys[other], 409)
    try_it("nobody", 9, table.keys[other], 404, 422)
    try_it("by a spectator", asked, table.keys[-1], 403)
    wish = {"seq": head + 1, "bot": "random"}
    for name, more in (("another seat", {"seat": asked}), ("a name of a file", {"bot": "../random"}), ("no bot", {})):
        body = {**wish, **more} if more else {"seq": head + 1}
        found += not_refused(name, target.ask("POST", f"{table.path}/deputy", table.keys[other], body), 409, 422)
    if table.view(0)["seq"] != head or any(seat["deputy"] for seat in table.view(0)["table"]["seats"]):
        found.append("somebody was replaced")
    return found
