"""Attacks on seats: playing, looking or sitting where the attacker has no right to."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor

import httpx2
from websockets.exceptions import ConnectionClosed

from sandtable.core.match.seed import seal
from sandtable.server.edge.keys import new_key
from tests.attack.target import HERE, Breaches, Target, attack, not_refused, victim
from tests.server.support import Opened, opened

DEEDS = (
    "pick",
    "undo",
    "enter",
    "standing",
    "what-if",
    "join",
    "share",
    "deputy",
    "replace",
    "talk",
    "key",
    "analysis",
)
BODIES: dict[str, object] = {
    "pick": {"seq": 3, "pick": "x"},
    "undo": {"seq": 3, "picks": 1},
    "enter": {"seq": 3, "entry": "concede"},
    "standing": {},
    "what-if": {"at": 0},
    "join": {"name": "Mallory", "contribution": "x"},
    "share": {"contribution": "x" * 32},
    "deputy": {"seq": 3, "bot": "random"},
    "replace": {"seq": 3, "seat": 1, "bot": "random"},
    "talk": {"phrase": "hello"},
    "key": {"key": "m" * 22},
    "analysis": {},
}


def everything_with(target: Target, table: Opened, key: str, *wanted: int) -> Breaches:
    """Which of the requests that need a key are granted to this one."""
    found = []
    for deed in DEEDS:
        found += not_refused(deed, target.ask("POST", f"{table.path}/{deed}", key, BODIES[deed]), *wanted)
    for look in (
        "view",
        "view?all=true",
        "record",
        "sequel",
        "why?target=asked:",
        "talk",
        "hint",
        "course",
        "analysis",
    ):
        found += not_refused(look, target.ask("GET", f"{table.path}/{look}", key), *wanted)
    return found


@attack("forged seat", "made-up, cut, lengthened and differently written keys, for everything that needs one")
def forged_seat(target: Target) -> Breaches:
    table = victim(target)
    right = table.keys[0]
    forged = [new_key(), right[:-1], right + "A", right.swapcase(), right[::-1], "A" * 22, "A" * 64, right + " x"]
    found = []
    for key in forged:
        found += everything_with(target, table, key, 401, 403)
    return found + everything_with(target, table, "", 401)


@attack("foreign key", "keys of one table at another, and of one seat for another")
def foreign_key(target: Target) -> Breaches:
    table, other = victim(target), victim(target)
    found = everything_with(target, table, other.keys[0], 403)
    for query in ("seat=1", "seat=1&at=0", "all=true"):
        found += not_refused(query, target.ask("GET", f"{table.path}/view?{query}", table.keys[0]), 403)
    seat, seq, options = table.asked()
    body = {"seq": seq, "pick": options[0]}
    found += not_refused("pick of the other", target.ask("POST", f"{table.path}/pick", table.keys[1 - seat], body), 409)
    return found


@attack("spectator upgrade", "the spectators' key for a seat's deeds and for hidden things")
def spectator_upgrade(target: Target) -> Breaches:
    table = victim(target)
    key = table.keys[-1]
    found = []
    for deed in ("pick", "undo", "enter", "standing", "join", "share", "deputy", "replace", "talk", "key"):
        found += not_refused(deed, target.ask("POST", f"{table.path}/{deed}", key, BODIES[deed]), 403)
    for query in ("seat=0", "seat=1", "all=true", "seat=0&at=0"):
        found += not_refused(query, target.ask("GET", f"{table.path}/view?{query}", key), 403)
    with table.hello(-1) as page:
        page.recv(20)
        page.send('{"type":"look","seat":0}')
        if '"foreign_seat"' not in str(page.recv(20)):
            found.append("a spectator's page looked from seat 0")
    return found


@attack(
    "chosen dice", "contributions shown early, late, twice, changed, of another seat and of another table; copied seals"
)
def chosen_dice(target: Target) -> Breaches:
    seats = [{"holder": "here"}, {"holder": "link"}]
    table, other = (target.honest.open_table(seats, {"faction_assignment": "random"}) for _ in range(2))
    honest, own = secrets.token_hex(16), secrets.token_hex(16)
    sealed = {each: seal(each, table.id) for each in (honest, own)}
    found: Breaches = []

    def ask(what: str, seat: int, body: object, *wanted: int) -> httpx2.Response:
        answer = target.ask("POST", f"{table.path}/{what}", table.keys[seat], body)
        if wanted:
            found.extend(not_refused(f"{what} {body}", answer, *wanted))
        return answer

    ask("join", 0, {"seal": sealed[honest]})
    ask("share", 0, {"contribution": honest}, 409)
    for body in ({"seal": sealed[honest]}, {"seal": sealed[own], "contribution": own}, {"seal": "0"}):
        ask("join", 1, body, 409, 422)
    table.keys[1] = ask("join", 1, {"seal": sealed[own]}).json()["key"]
    elsewhere = target.ask("POST", f"{other.path}/join", other.keys[0], {"seal": sealed[honest]})
    if elsewhere.status_code != 200:
        found.append("a seal of one table was refused at another, which does not know it")
    for contribution in (honest, secrets.token_hex(16), sealed[own], "", "x"):
        ask("share", 1, {"contribution": contribution}, 422)
    ask("share", 0, {"contribution": honest})
    ask("share", 0, {"contribution": own}, 422)
    before = target.honest.get(table.path).json()["seq"]
    for _ in range(5):
        ask("share", 0, {"contribution": honest})
    if target.honest.get(table.path).json()["seq"] != before:
        found.append("a contribution counted twice")
    ask("share", 1, {"contribution": own})
    ask("share", 1, {"contribution": honest}, 409)
    if target.honest.get(table.path).json()["status"] != "playing":
        found.append("the game did not begin with both contributions")
    return found


@attack("replayed requests", "every request of a game again, and a pick many times at once")
def replayed(target: Target) -> Breaches:
    table = victim(target)
    sent = []
    for _ in range(6):
        seat, seq, options = table.asked()
        sent.append((seat, seq, options[0]))
        table.pick(seat, seq, options[0])
    head = table.view(0)["seq"]
    found = []
    for seat, seq, text in sent * 3:
        if table.pick(seat, seq, text).json() != {"seq": seq}:
            found.append(f"the same pick {seq} got another answer")
    if table.view(0)["seq"] != head:
        found.append("a replayed request changed the game")
    seat, seq, options = table.asked()
    with ThreadPoolExecutor(8) as pool:
        several = list(pool.map(lambda n: table.pick(seat, seq, options[n % len(options)]), range(8)))
    granted = {options[n % len(options)] for n, answer in enumerate(several) if answer.status_code == 200}
    if len(granted) != 1 or table.view(0)["seq"] != seq:
        found.append(f"of different picks under one number {len(granted)} were granted")
    return found


@attack("reordered requests", "picks with earlier, later and taken numbers")
def reordered(target: Target) -> Breaches:
    table = victim(target)
    seat, seq, options = table.asked()
    found = []
    for number in (seq + 1, seq + 5, 1_000_000, 0, 1, seq - 1):
        found += not_refused(f"number {number}", table.pick(seat, number, options[-1]), 409, 422)
    table.pick(seat, seq, options[0])
    if len(options) > 1:
        found += not_refused("another pick under a taken number", table.pick(seat, seq, options[1]), 409)
    return found


@attack("cross-table picks", "texts of answers from other tables and games, and of moves that are not offered")
def cross_table(target: Target) -> Breaches:
    table = victim(target)
    seat, seq, options = table.asked()
    texts = ["", "x", "pass " * 300, options[0] + " ", options[0].upper() + "?", "../" * 20, "0", "-1", "\u202e", "[]"]
    found = []
    for text in texts:
        if text not in options:
            found += not_refused(f"pick {text[:20]!r}", table.pick(seat, seq, text), 422)
    return found


@attack("invitations", "an invitation for everything that needs a key, before and after its guest has sat down")
def invitations(target: Target) -> Breaches:
    table = target.honest.open_table([{"holder": "here"}, {"holder": "link"}], {"faction_assignment": "random"})
    invitation = table.keys[1]
    found = []
    for seats in ((0,), (1,)):
        table.join(*seats)
        for deed in DEEDS:
            if deed != "join":
                found += not_refused(deed, target.ask("POST", f"{table.path}/{deed}", invitation, BODIES[deed]), 403)
        for look in ("view", "record", "talk", "hint", "course", "analysis"):
            found += not_refused(look, target.ask("GET", f"{table.path}/{look}", invitation), 403)
        with target.honest.live() as page:
            page.send(f'{{"type":"hello","table":"{table.id}","keys":["{invitation}"],"since":-1}}')
            if '"only_invited"' not in str(page.recv(20)):
                found.append("a page opened with an invitation")
    found += not_refused("used twice", target.ask("POST", f"{table.path}/join", invitation, BODIES["join"]), 409)
    for key in (table.keys[0], table.keys[1], table.keys[-1]):
        answer = target.ask("POST", f"{table.path}/join", key, BODIES["join"])
        found += not_refused("a key as an invitation", answer, 403, 409)
        answer = target.ask("POST", f"{table.path}/join", f"invite.{key}", BODIES["join"])
        found += not_refused("a key dressed as an invitation", answer, 403)
    return found


@attack("the host sits down first", "the key of the guest's seat sent in place of an invitation, then used by both")
def host_first(target: Target) -> Breaches:
    table = target.honest.open_table([{"holder": "here"}, {"holder": "link"}], {"faction_assignment": "random"}).join(0)
    body = {"name": "Bo", "contribution": "x", "key": new_key()}
    hosts = target.ask("POST", f"{table.path}/join", table.keys[1], body).json()["key"]
    found = []
    link = target.honest.get(f"{table.path}/link", hosts).json()
    if link.get("opens") != "seat" or not link.get("taken") or link.get("name") != "Bo":
        found.append(f"the guest is not link that the seat was taken before: {link}")
    table.keys[1] = hosts
    with table.hello(1) as peeping:
        peeping.recv(20)
        guests = new_key()
        for _ in range(2):  # the response may be lost
            answer = target.honest.post(f"{table.path}/key", {"key": guests}, hosts)
            if answer.status_code != 200 or answer.json() != {"seat": 1, "key": guests}:
                found.append(f"the guest could not change the key: {answer.text[:80]}")
        try:
            while "problem" not in str(peeping.recv(20)):
                pass
            peeping.recv(20)
            found.append("the page of the host stayed open")
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != 4403:
                found.append(f"the page of the host was closed otherwise: {closed}")
    found += everything_with(target, table, hosts, 403)
    answer = target.ask("POST", f"{table.path}/key", hosts, {"key": new_key()})
    return found + not_refused("the host changes the key back", answer, 403)


@attack(
    "chosen keys", "keys that are in use at the table: of other seats, of spectators, of an invitation, the own one"
)
def chosen_keys(target: Target) -> Breaches:
    seats = [{"holder": "here"}, {"holder": "link"}, {"holder": "open"}]
    table = target.honest.open_table(seats, {"faction_assignment": "random"}).join(0)
    found = []
    for used in (table.keys[0], table.keys[-1], table.view(0)["watch"], table.keys[1].removeprefix("invite.")):
        body = {"name": "Mallory", "contribution": "x", "key": used}
        found += not_refused("join", target.ask("POST", f"{table.path}/join", table.keys[1], body), 409)
        found += not_refused("claim", target.ask("POST", f"{table.path}/seats/2/claim", body=body), 409)
        found += not_refused("key", target.ask("POST", f"{table.path}/key", table.keys[0], {"key": used}), 409)
    for odd in ("x", "x" * 65, "invite." + "x" * 22, "x" * 21 + "\n", "\u3164" * 22):
        found += not_refused(
            f"key {odd[:9]!r}", target.ask("POST", f"{table.path}/key", table.keys[0], {"key": odd}), 422
        )
    if [seat["joined"] for seat in target.honest.get(table.path).json()["seats"]] != [True, False, False]:
        found.append("a seat was taken with a key that is in use")
    return found


@attack(
    "programs as people", "a program's mark dropped, gained or set for another seat, and its key used for other seats"
)
def programs_as_people(target: Target) -> Breaches:
    table = target.honest.open_table([{"holder": "link"}, {"holder": "link"}], {"faction_assignment": "random"})
    found = []
    for seat in (0, 1):
        body = {"name": f"Player {seat}", "contribution": "x", "program": seat == 1}
        table.keys[seat] = target.ask("POST", f"{table.path}/join", table.keys[seat], body).json()["key"]
    for seat in (0, 1):
        body = {"name": f"Player {seat}", "contribution": "x", "program": seat == 0}
        found += not_refused("the mark", target.ask("POST", f"{table.path}/join", table.keys[seat], body), 409)
        odd = {"key": new_key(), "program": seat == 0}
        found += not_refused("a new key", target.ask("POST", f"{table.path}/key", table.keys[seat], odd), 422)
        wish = {"seq": 3, "program": True}
        found += not_refused("a deputy", target.ask("POST", f"{table.path}/deputy", table.keys[seat], wish), 422)
    marked = {"seats": [{"holder": "here", "program": True}, {"holder": "here"}]}
    found += not_refused("a table", target.ask("POST", "/tables", "", marked), 422)
    for query in ("seat=0", "seat=0&at=0", "all=true"):
        found += not_refused(query, target.ask("GET", f"{table.path}/view?{query}", table.keys[1]), 403)
    with table.hello(1) as page:
        page.recv(20)
        page.send('{"type":"look","seat":0}')
        if '"foreign_seat"' not in str(page.recv(20)):
            found.append("a program looked from another seat")
    seat, seq, options = table.asked()
    body = {"seq": seq, "pick": options[0]}
    found += not_refused("pick of the other", target.ask("POST", f"{table.path}/pick", table.keys[1 - seat], body), 409)
    marks = [each["program"] for each in target.honest.get(table.path).json()["seats"]]
    return found + ([] if marks == [False, True] else [f"the marks are {marks}"])


@attack("hints where there are none", "hints and warnings at a table without them, there and at a copy of its position")
def no_hints(target: Target) -> Breaches:
    table = victim(target)
    seat = table.asked()[0]
    found = []
    for query in ("", "?warning=true"):
        found += not_refused(f"hint{query}", target.ask("GET", f"{table.path}/hint{query}", table.keys[seat]), 409)
    made = target.ask("POST", f"{table.path}/what-if", table.keys[seat], {"at": 0}).json()
    copy = opened(target.honest, made).join()
    asked = copy.asked()[0]
    found += not_refused("a hint at a copy", target.ask("GET", f"{copy.path}/hint", copy.keys[asked]), 409)
    wish = {"seq": copy.view(asked)["seq"] + 1, "bot": "random"}
    found += not_refused("a bot at a copy", target.ask("POST", f"{copy.path}/deputy", copy.keys[asked], wish), 409)
    with_hints = target.honest.open_table(HERE, {"faction_assignment": "random"}, hints=True).join()
    seat = with_hints.asked()[0]
    for _ in range(3):
        target.ask("GET", f"{with_hints.path}/hint", with_hints.keys[seat])
    noted = [hint["seat"] for hint in with_hints.view(1 - seat)["hints"]]
    return found + ([] if noted == [seat] else [f"the other one sees {noted} for one question"])


@attack("stale links", "an open seat once more, links to nowhere")
def stale_links(target: Target) -> Breaches:
    found = []
    table = target.honest.open_table([{"holder": "here"}, {"holder": "open"}])
    first = target.ask("POST", f"{table.path}/seats/1/claim", body={"name": "Bo", "contribution": "x"})
    if first.status_code != 200:
        found.append(f"an open seat could not be taken: {first.text[:80]}")
    again = target.ask("POST", f"{table.path}/seats/1/claim", body={"name": "Mallory", "contribution": "y"})
    found += not_refused("a taken seat", again, 409)
    for nowhere in ("aaaaaaaaaaaa", secrets.token_hex(6), "x" * 64):
        found += not_refused("no table", target.ask("GET", f"/tables/{nowhere}/view", table.keys[0]), 404)
    return found


@attack("looking after the end", "taking back, picking and entering once the game is over and all is open")
def after_the_end(target: Target) -> Breaches:
    table = target.honest.open_table(HERE, {"faction_assignment": "random"}).join()
    seq = table.view(0)["seq"] + 1
    target.honest.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[0])
    if table.view(0)["table"]["status"] != "over":
        return ["giving up did not end a game of two"]
    found = []
    for cancel in (False, True, False, True):  # at most one game is analysed, and it can be stopped
        state = target.ask("POST", f"{table.path}/analysis", table.keys[0], {"cancel": cancel}).json()
        if state.get("state") not in ("none" if cancel else "running", "waiting", "done"):
            found.append(f"an analysis is {state}")
    found += not_refused("a spectator", target.ask("POST", f"{table.path}/analysis", table.keys[-1], {}), 403)
    for deed in ("pick", "undo", "enter", "deputy", "replace"):
        body = {**BODIES[deed], "seq": seq + 1}  # type: ignore[dict-item]  # bodies are of many shapes
        found += not_refused(deed, target.ask("POST", f"{table.path}/{deed}", table.keys[0], body), 409)
    return found
