"""What a few words say of a place, in the messages that sort places by their reasons: worked out by the ledger's words."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.games.warlords.board import GIVEN_UP, GROUNDED, LAUNCHED, LIMIT_BITS, RECEIVED, TRUCE
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.warlords_facts import NOTHING, Facts

Says = Callable[[Facts, int], bool]


def used(limit: int) -> Says:
    return lambda f, place: limit | place << LIMIT_BITS in f.st.used


def status(*names: str) -> Says:
    return lambda f, place: not f.castle(place) and f.status(place) in names


def has(name: str) -> Says:
    return lambda f, place: getattr(f.st, name)[place] not in (NOTHING, ())


def approach(*names: str) -> Says:
    return lambda f, place: f.castle(place) and f.approach(place) in names


def either(*tests: Says) -> Says:
    return lambda f, place: any(test(f, place) for test in tests)


def away(f: Facts, place: int) -> bool:
    return not f.at_home(place)


def besieges_mine(f: Facts, place: int) -> bool:
    siege = f.st.siege[place]
    return not f.castle(place) and siege != NOTHING and f.st.controller[siege] == f.seat


def sworn(f: Facts, place: int) -> bool:
    sides = {f.seat, f.st.controller[place]}
    return any(kind == TRUCE and {whom, by} == sides for kind, whom, by in f.st.lasting)


def struck_now(f: Facts, place: int) -> bool:
    return f.st.calamity[place] != NOTHING and f.st.afflicted[place] == f.st.turn


def walled(f: Facts, place: int) -> bool:
    return any(def_of(card).final for card in f.st.improvements[place])


STORM = status("Stormbound")
AIR = approach("Fly-only")
SHUT: dict[str, Says] = {
    "wl-1-27-harbour": AIR,
    "wl-1-27-shield-calamity": lambda f, place: f.has(place, "calamity_immune"),
    "wl-6-9": Facts.full,
    "wl-8-8": STORM,
    "wl-8-10": has("banner"),
    "wl-9-11-castle": Facts.besieged,
    "wl-9-12": walled,
    "wl-9-20": lambda f, place: away(f, place) and not f.fast(place),
    "wl-9-21": status("Stormbound", "Besieging"),
    "wl-9-22": Facts.besieged,
    "wl-9-29": either(has("fleet"), lambda f, place: f.status(place) not in ("Encamped", "On Patrol")),
    "wl-9-30": either(has("calamity"), Facts.adverse),
    "wl-10-2": used(GROUNDED),
    "wl-10-3": has("ground"),
    "wl-10-5-sea": has("fleet"),
    "wl-10-5-land": lambda f, place: f.status(place) != "At Sea",
    "wl-10-6": lambda f, place: place in f.own and away(f, place),
    "wl-10-7": lambda f, place: place in f.enemies and f.status(place) != "On Campaign",
    "wl-10-8": lambda f, place: place in f.own,
    "wl-11-3": has("calamity"),
    "wl-11-9": Facts.haunted,
    "wl-11-14": struck_now,
    "wl-11-16": lambda f, place: not f.st.armies[place] and not f.st.allies[place],
    "wl-11-31": struck_now,
    "wl-13-2": used(RECEIVED),
    "wl-13-2-gave": used(GIVEN_UP),
    "wl-13-3": used(RECEIVED),
    "wl-13-4": lambda f, place: len(f.st.march[place]) == 2,
    "wl-13-13": STORM,
    "wl-13-14": lambda f, place: f.st.fleet[place] != NOTHING and len(f.st.march[place]) == 1,
    "wl-19-13": status("Besieging"),
}
"""Why a card goes to no place."""
IDLE: dict[str, Says] = {
    "wl-5-13": lambda f, place: f.st.round <= f.st.rules.truce,
    "wl-14-3": lambda f, place: f.used(LAUNCHED, place) >= f.stars(place),
    "wl-14-13": status("Encamped", "In Port"),
    "wl-14-16-own": STORM,
    "wl-14-21": status("Besieging"),
}
"""Why a stack attacks nobody."""
STACK: dict[str, Says] = {
    **IDLE,
    **dict.fromkeys(("wl-14-14", "wl-14-14-castle"), status("On Patrol")),
    **dict.fromkeys(("wl-14-15", "wl-14-15-castle", "wl-14-15-air", "wl-14-30"), status("At Sea")),
    **dict.fromkeys(("wl-14-17", "wl-14-18"), status("On Campaign")),
    **dict.fromkeys(("wl-14-19", "wl-14-19-castle"), lambda f, place: not f.flies(place)),
    "wl-14-20": status("On Campaign"),
}
"""Why a stack does not attack the target."""
TARGET: dict[str, Says] = {
    "wl-1-27-truce": sworn,
    "wl-14-14": lambda f, place: not f.castle(place) and not besieges_mine(f, place),
    "wl-14-14-castle": Facts.castle,
    "wl-14-15": lambda f, place: not f.castle(place) and f.st.fleet[place] == NOTHING,
    "wl-14-15-castle": approach("Inland"),
    "wl-14-15-air": AIR,
    "wl-14-16": STORM,
    "wl-14-17": status("At Sea"),
    "wl-14-18": approach("Sea-only"),
    "wl-14-19": Facts.flies,
    "wl-14-19-castle": AIR,
    "wl-14-20": besieges_mine,
    "wl-14-30": status("Besieging"),
}
"""Why a target is out of the reach of the stack."""


def is_said(st: State, seat: int, place: int, word: str, target: int = NOTHING) -> bool:
    """Is what the words say true of the place? Some speak of the target of an attack, which is not the place."""
    f = Facts(st, seat)
    about, _, key = word.partition("-")
    if key == "wl-14-16" and target != NOTHING:
        return STORM(f, target)
    return {"shut": SHUT, "stack": STACK, "target": TARGET}[about][key](f, place)
