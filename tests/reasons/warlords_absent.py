"""What a player lacks for a question, and the order of the steps that ask them, for the judge of Warlords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.warlords.board import CALAMITIES, CAST, EXPLORED, LAUNCHED
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.warlords_facts import NOTHING, Clauses, Facts

Frames = dict[str, Any]
RANK = {
    **dict.fromkeys(("role", "take", "take_for"), -1),
    "direction": 0,
    "castles": 1,
    "heroes": 2,
    "starve": 3,
    "spend": 3,
    "ground_step": 4,
    "calamities": 5,
    "cast": 6,
    "march": 7,
    "retest": 8,
    "battles": 9,
    "explore": 10,
    "ruins": 11,
    "wrap_up": 12,
}
"""The kinds of questions by the steps of the game (WL-4.12, WL-5.1, WL-5.6); the tests come after the march (WL-11.13)."""
FRAMES = {
    "Castles": 1,
    "Heroes": 2,
    "Revenue": 3,
    "Ground": 4,
    "Calamities": 5,
    "Casting": 6,
    "Marching": 7,
    "Retests": 8,
    "Battles": 9,
    "Exploring": 10,
    "Ruins": 11,
    "WrapUp": 12,
}
MIXED = {"cast": "no-caster", "battles": "idle", "explore": "no-explorer", "intercept": "no-interceptor"}


def frames_of(st: State) -> Frames:
    return {type(frame).__name__: frame for frame in st.stack}


def ranks(st: State, seat: int, kind: str) -> tuple[int, int] | None:
    """Of the step that asks this kind, and of the step now."""
    if kind not in RANK:
        return None
    steps = [number for name, number in FRAMES.items() if name in frames_of(st)]
    now = -1 if st.round == 0 else max(steps, default=0)
    return (-1 if kind == "direction" and now == -1 else RANK[kind], now)


def key(clause: str, which: str = "") -> str:
    return f"refused-{clause.lower().replace('.', '-')}-asked{which}"


def lacks(st: State, seat: int, kind: str) -> set[str]:
    """The messages about what a player lacks that are true now."""
    f, frames = Facts(st, seat), frames_of(st)
    left = [each for each in range(st.players) if not st.out >> each & 1]
    if seat not in left:
        return {key("WL-24.4")}
    if kind == "direction" and len(left) == 2:
        return {key("WL-5.4")}
    if kind == "role":
        roles = len(st.rules.scenario.setups) > 1
        return {key("WL-4.15", "-none")} if not roles else {key("WL-4.15", "-done")} if st.defender >= 0 else set()
    if kind in RESPONSES:
        found = RESPONSES[kind](f, frames)
        if found is None:
            return set()
        return found if f.hand else found | {key("WL-25.12")}
    if kind not in RANK or kind in ("direction", "spend", "march", "ruins", "take", "take_for"):
        return set()
    return idle_step(f, kind) | ({key("WL-25.16")} if not f.hand and kind not in ("starve", "retest") else set())


def of_all(kind: str, bars: list[Clauses], nobody: str) -> set[str]:
    """What keeps each of several things from acting: a clause that holds of all, or different ones."""
    if not all(bars):
        return set()
    if not bars:
        return {key(nobody)}
    common = set.intersection(*bars)
    mixed = {f"refused-{MIXED[kind]}-{n}" for n in (2, 3)} if len(bars) > 1 else set()
    return {key(clause) for clause in common} | mixed


def idle_step(f: Facts, kind: str) -> set[str]:
    """What makes a step offer nothing as things stand."""
    st = f.st
    if kind == "starve":
        hungry = [castle for castle in f.castles if f.besieged(castle)]
        fed = key("WL-9.24", "-done") if any(st.armies[castle] for castle in hungry) else key("WL-9.25")
        return {fed} if hungry else {key("WL-9.24")}
    if kind == "retest":
        return set() if any(st.calamity[place] != NOTHING for place in f.own) else {key("WL-11.13")}
    if kind == "calamities" and f.used(CALAMITIES, 0):
        return {key("WL-11.1")}
    if kind == "cast":
        magic = [card for stack in f.stacks for card in st.artefacts[stack] if def_of(card).magic]
        stale = [card for card in magic if f.used(CAST, card) or f.stormbound(f.where(card))]
        return of_all(kind, [no_magic(f, card) for card in magic], "WL-12.1") if stale == magic else set()
    if kind == "battles":
        return of_all(kind, [f.idle(stack, LAUNCHED) for stack in f.stacks], "WL-14.2")
    return no_search(f) if kind == "explore" else set()


def no_magic(f: Facts, card: int) -> Clauses:
    place = f.where(card)
    if place not in f.own or not def_of(card).magic:
        return {"WL-12.1"}
    found = {"WL-12.3"} if f.stormbound(place) else set()
    found |= {"WL-12.2"} if f.used(CAST, card) else set()
    return found or ({"WL-12.10"} if f.held("spell") else {"WL-12.1"})


def no_search(f: Facts) -> set[str]:
    """Why no stack explores: its status, its one search, or no ruin in reach; none if one could."""
    still = [stack for stack in f.stacks if f.status(stack) in ("On Patrol", "On Campaign")]
    able = [stack for stack in still if not f.used(EXPLORED, stack)]
    home, abroad = bool(f.st.ruins[f.seat]), any(r for seat, r in enumerate(f.st.ruins) if seat != f.seat)
    if any(home if f.status(stack) == "On Patrol" else abroad for stack in able):
        return set()
    if able or not f.stacks:
        return {key("WL-20.1")}
    bars = [
        ({"WL-20.2"} if stack not in still else set()) | ({"WL-20.3"} if f.used(EXPLORED, stack) else set())
        for stack in f.stacks
    ]
    return of_all("explore", bars, "WL-20.1")


def open_to(found: bool) -> set[str] | None:
    """Nothing but an empty hand keeps a player from answering; None if it is not his to answer."""
    return set() if found else None


def no_interception(f: Facts, frames: Frames) -> set[str] | None:
    launch = frames.get("Launch")
    if launch is None or launch.card == NOTHING or launch.foe != f.seat:
        return None
    if not launch.attack:
        return {key("WL-15.3")}
    if f.kind(launch.card) == "raid":
        return {key("WL-15.8")}
    if "Assault" in frames or "Conquest" in frames:  # before it is resolved, the rule says
        return {key("WL-15.1", "-late")}
    bars = [f.not_intercepting(stack, launch.target) for stack in f.stacks]
    return of_all("intercept", bars, "WL-15.2")


def no_ground_window(f: Facts, frames: Frames) -> set[str] | None:
    launch = frames.get("Launch")
    if launch is None or launch.foe != f.seat:
        return None
    if launch.attack:
        return {key("WL-10.25", "-castle")}
    # at once when the attack is launched, not in the middle of the battle
    return {key("WL-10.19", "-late")} if "FieldBattle" in frames else None


def no_promotion(f: Facts, frames: Frames) -> set[str] | None:
    battle = frames.get("Aftermath")
    if battle is None or battle.victor != f.seat:
        return None
    return {key("WL-23.3")} if f.castle(battle.stack) else set()


def no_denial(f: Facts, frames: Frames) -> set[str] | None:
    battle = frames.get("Aftermath")
    return open_to(battle is not None and battle.loser == f.seat and battle.promotion != NOTHING and battle.survivors)


def no_revenge(f: Facts, frames: Frames) -> set[str] | None:
    return open_to("Aftermath" in frames and frames["Aftermath"].loser == f.seat)


def no_hazard(f: Facts, frames: Frames) -> set[str] | None:
    return open_to("Search" in frames and f.st.active != f.seat)


RESPONSES: dict[str, Callable[[Facts, Frames], set[str] | None]] = {
    "ground": no_ground_window,
    "intercept": no_interception,
    "promote": no_promotion,
    "deny": no_denial,
    "avenge": no_revenge,
    "hazard": no_hazard,
}
