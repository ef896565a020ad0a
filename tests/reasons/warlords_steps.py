"""What the ledger says against a thing in steps 1 to 7 and 9 to 11, for the judge of Warlords."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.games.warlords.board import CAST, GIVEN_UP, GROUNDED, RECEIVED, SUPPLIED
from sandtable.games.warlords.tables.cards import RACE_IDS, def_of
from tests.reasons.warlords_facts import NOTHING, Clauses, Facts, union
from tests.reasons.warlords_texts import by_text

# -- steps 1 to 3 ------------------------------------------------------------------------------------------------------------


def hand_step(f: Facts, card: int, *kinds: str) -> Clauses:
    """A step plays cards of the hand, of its own types (WL-5.6); those after battles have no step (WL-23.12)."""
    if card not in f.hand:
        return not_held(f, card, kinds[0])
    if f.kind(card) in kinds:
        return set()
    return {"WL-23.12"} if f.kind(card) in ("promotion", "revenge") else {"WL-5.6"}


NO_RUIN = {"castle": "WL-7.2", "hero": "WL-8.7", "terrain": "WL-10.1", "calamity": "WL-11.2", "ruin": "WL-21.1"}
"""What is said of a ruin on the table in the step of these cards, where the step has a word about ruins or its targets."""


def not_held(f: Facts, card: int, step: str) -> Clauses:
    """A card elsewhere (WL-1.13); ruins and treasures that lie open have steps of their own (WL-5.6)."""
    if any(card in lying for lying in f.st.ruins):
        return {NO_RUIN.get(step, "WL-5.6")}
    return {"WL-5.6"} if any(card in lying for lying in f.st.treasures) else {"WL-1.13"}


def heroes(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    races = {f.head(castle).race for castle in f.castles}
    if part == "place":
        if value not in f.own:
            return {"WL-8.5", "WL-8.7"} if f.castle(value) else {"WL-8.5"}
        if f.castle(value):
            return {"WL-8.7", "WL-8.3"}
        found = no_banner(f, value)
        fit = [card for card in f.held("banner") if def_of(card).race in races]
        return found or (set() if fit else {"WL-8.5"})
    found = hand_step(f, value, "hero", "banner")
    if found:
        return found
    if f.kind(value) == "hero":
        return {"WL-8.2", "WL-1.10"} if f.name_in_play(value) else set()
    assert 0 <= def_of(value).race < len(RACE_IDS)
    if def_of(value).race not in races:
        return {"WL-8.5"}
    return union(no_banner(f, stack) for stack in f.stacks) if f.stacks else {"WL-8.7"}


def no_banner(f: Facts, stack: int) -> Clauses:
    found = {"WL-8.10"} if f.st.banner[stack] != NOTHING else set()
    return found | ({"WL-8.8"} if f.stormbound(stack) else set())


def starve(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-9.24"}


def no_army(f: Facts, place: int) -> Clauses:
    """Why armies cannot be bought for an own place."""
    found = {"WL-6.9"} if f.full(place) else set()
    found |= {"WL-11.9"} if f.haunted(place) else set()
    if f.castle(place):
        return found | ({"WL-9.22"} if f.besieged(place) else set())
    now = f.status(place)
    if now == "Stormbound":
        found.add("WL-9.21")
    elif now not in ("Encamped", "In Port", "On Patrol") and not f.fast(place) and not f.used(SUPPLIED, place):
        found |= {"WL-9.21"} if now == "Besieging" else {"WL-9.20"}
    return found


def no_improvement(f: Facts, card: int, castle: int) -> Clauses:
    found = {"WL-9.11"} if f.besieged(castle) else set()
    found |= {"WL-9.12"} if any(def_of(each).final for each in f.st.improvements[castle]) else set()
    found |= {"WL-11.9"} if f.haunted(castle) else set()
    if def_of(card).op == "capital" and any(f.has(each, "capital") for each in f.castles):
        found.add("WL-9.13")
    if def_of(card).op == "makes_port" and f.approach(castle) == "Fly-only":
        found.add("WL-1.27")
    return found


def no_fleet(f: Facts, stack: int) -> Clauses:
    found: Clauses = set()
    if f.st.fleet[stack] != NOTHING or f.status(stack) not in ("Encamped", "On Patrol"):
        found.add("WL-9.29")
    if f.st.calamity[stack] != NOTHING or f.adverse(stack):
        found.add("WL-9.30")
    return found


def not_bought(f: Facts, card: int) -> Clauses:
    """Why a card of the hand cannot be bought wherever it goes."""
    named = {"improvement": "WL-9.15", "army": "WL-9.27", "fleet": "WL-9.34"}
    found = {named[f.kind(card)], "WL-1.10"} if f.name_in_play(card) else set()
    found |= {"WL-9.6"} if def_of(card).cost > f.st.stack[-1].money else set()  # type: ignore[attr-defined]
    ports = [castle for castle in f.castles if f.port(castle) and not f.besieged(castle)]
    return found | ({"WL-9.28"} if f.kind(card) == "fleet" and not ports else set())


def spend(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        if value not in f.own:
            return {"WL-9.18", "WL-9.11"} if f.castle(value) else {"WL-9.18"}
        found = no_army(f, value) or union(not_bought(f, card) for card in f.held("army"))
        if not no_army(f, value) and f.castle(value):
            found |= union(not_bought(f, card) | no_improvement(f, card, value) for card in f.held("improvement"))
        return found or {"WL-9.18"}
    if value not in f.hand:
        return linked_in_revenue(f, value)
    kind = f.kind(value)
    found = hand_step(f, value, "improvement", "army", "fleet", "diplomacy")
    if found:
        return found
    if kind == "diplomacy":
        dear = def_of(value).cost > f.st.stack[-1].money  # type: ignore[attr-defined]
        idle = by_text(f, value, NOTHING).playable
        return ({"WL-9.6"} if dear else set()) | (set() if idle else {"WL-9.39", "WL-9.41"})
    found = not_bought(f, value)
    if found:
        return found
    if kind == "army":
        return union(no_army(f, place) for place in f.own) or {"WL-9.18"}
    if kind == "fleet":
        return union(no_fleet(f, stack) for stack in f.stacks) or {"WL-9.28", "WL-9.29"}
    return union(no_improvement(f, value, castle) for castle in f.castles) or {"WL-9.11"}


def linked_in_revenue(f: Facts, card: int) -> Clauses:
    place = f.where(card)
    if place == NOTHING:
        return {"WL-9.4"} if any(card in lying for lying in f.st.treasures) else not_held(f, card, "army")
    if place not in f.own:
        return {"WL-9.23"}
    kind = f.kind(card)
    if kind == "army":
        return {"WL-9.40"} if f.stormbound(place) else set()
    if kind == "fleet":
        return {"WL-9.32"} if f.status(place) != "In Port" else set()
    fixed = {"improvement": "WL-9.14", "promotion": "WL-23.13", "march": "WL-5.6"}
    if kind in ("ally", "banner", "artefact"):
        return {"WL-9.23"}
    return {fixed[kind]} if kind in fixed else lies_on(f, card, place)


def lies_on(f: Facts, card: int, place: int) -> Clauses:
    """Terrain, weather and calamities are removed in their own ways only; other cards are in play already."""
    kind = f.kind(card)
    if kind == "terrain":
        return {"WL-10.21"} if def_of(card).value < 0 else {"WL-10.20"}
    if kind == "calamity":
        return {"WL-11.12"} if f.castle(place) else {"WL-11.11"}
    return {"WL-10.22", "WL-13.13"} if kind == "weather" else {"WL-1.13"}


# -- steps 4 to 7 ------------------------------------------------------------------------------------------------------------


def no_ground(f: Facts, card: int, stack: int) -> Clauses:
    found = {"WL-10.3"} if f.st.ground[stack] != NOTHING else set()
    found |= {"WL-10.2"} if f.used(GROUNDED, stack) else set()
    return found or unsuited(f, card, stack)


def unsuited(f: Facts, card: int, stack: int) -> Clauses:
    """Why a stack could not take the card even if nothing had been played on it."""
    own, now = stack in f.own, f.status(stack)
    at_sea = now in ("At Sea", "Stormbound")
    if f.kind(card) == "weather":
        found = {"WL-10.8"} if own else set()
        found |= {"WL-10.5"} if not at_sea else set()
        return found | ({"WL-19.13"} if now == "Besieging" else set())
    if at_sea:
        return {"WL-10.5"}
    if now == "Besieging":
        return {"WL-19.13"}
    if own:
        return {"WL-10.6"} if now not in ("Encamped", "In Port", "On Patrol") else set()
    return {"WL-10.7"} if now != "On Campaign" else set()


def ground_step(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        cards = f.held("terrain", "weather")
        if f.castle(value) or not cards:
            return {"WL-10.1"}
        reasons = [no_ground(f, card, value) for card in cards]
        return union(reasons) if all(reasons) else {"WL-10.4"}
    found = hand_step(f, value, "terrain", "weather")
    if found:
        return found
    if f.name_in_play(value):
        return {"WL-10.4", "WL-1.10"}
    stacks = [place for place in f.places if not f.castle(place)]
    suited = [stack for stack in stacks if not unsuited(f, value, stack)]
    if suited:
        return union(no_ground(f, value, stack) for stack in suited)
    return union(unsuited(f, value, stack) for stack in stacks) or {"WL-10.1"}


def no_calamity(f: Facts, card: int, place: int, wrong: str) -> Clauses:
    target, castle = def_of(card).target, f.castle(place)
    fits = {"stack": not castle, "castle": castle, "port_castle": castle and f.port(place)}.get(target, True)
    if not fits:
        return {wrong}
    found = {"WL-11.3"} if f.st.calamity[place] != NOTHING else set()
    found |= {"WL-1.27"} if f.has(place, "calamity_immune") else set()
    empty = not f.st.armies[place] and not f.st.allies[place]
    transient = ("persistent", "transient", "instant")[def_of(card).kind] == "transient"
    return found | ({"WL-11.16"} if transient and empty else set())


def calamities(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        if value in f.own:
            return {"WL-11.2"}
        held = f.held("calamity")
        if held:
            return union(no_calamity(f, card, value, "WL-11.2") for card in held)
        return {"WL-11.3"} if f.st.calamity[value] != NOTHING else {"WL-11.1"}
    found = hand_step(f, value, "calamity")
    return found or union(no_calamity(f, value, place, "WL-11.2") for place in f.enemies) or {"WL-11.2"}


SUFFERED = ("WL-11.8", "WL-11.17", "WL-11.24")
MOVED_ON = ("WL-11.21", "WL-11.17", "WL-11.25")


def calamity_loss(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    card, place = asked.context
    if part == "place" and value == place and not f.castle(place):
        return {"WL-11.4"}
    return {SUFFERED[def_of(card).kind]}


def move_calamity(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    card = asked.context[0]
    if part != "place":
        return {MOVED_ON[def_of(card).kind]}
    frame = f.st.stack[-1]
    same = frame.switched and value == frame.place  # type: ignore[attr-defined]
    return no_calamity(f, card, value, "WL-11.29") | ({"WL-11.23"} if same else set())


def retest(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-11.13"}


def no_magic(f: Facts, card: int) -> Clauses:
    place = f.where(card)
    if place not in f.own or not def_of(card).magic:
        return {"WL-12.1"}
    found = {"WL-12.3"} if f.stormbound(place) else set()
    found |= {"WL-12.2"} if f.used(CAST, card) else set()
    return found or ({"WL-12.10"} if f.held("spell") else {"WL-12.1"})


def no_march(f: Facts, stack: int) -> Clauses:
    """Why a stack takes no March card."""
    st = f.st
    taken, given = f.used(RECEIVED, stack), f.used(GIVEN_UP, stack)
    if given or taken >= (2 if f.fast(stack) else 1):
        return {"WL-13.2", "WL-13.3"} if f.fast(stack) else {"WL-13.2"}
    found: Clauses = set()
    if st.calamity[stack] != NOTHING:
        found |= {"WL-11.31", "WL-11.14"} if st.afflicted[stack] == st.turn else {"WL-13.8"}
    found |= {"WL-13.7"} if f.adverse(stack) else set()
    found |= {"WL-13.13"} if f.stormbound(stack) else set()
    fleet = st.fleet[stack] != NOTHING
    if len(st.march[stack]) >= (1 if fleet else 2):
        found.add("WL-13.14" if fleet else "WL-13.4")
    return found


def no_giving_up(f: Facts, stack: int) -> Clauses:
    taken, given = f.used(RECEIVED, stack), f.used(GIVEN_UP, stack)
    found = {"WL-13.13"} if f.stormbound(stack) else set()
    if taken:
        found |= {"WL-13.2", "WL-13.25"}
    elif given >= (2 if f.fast(stack) else 1):
        found |= {"WL-13.3"} if f.fast(stack) else {"WL-13.2"}
    return found


def march(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    st = f.st
    if part == "place":
        if value not in f.own:
            return {"WL-13.1"}
        if f.castle(value):
            late_ = st.calamity[value] != NOTHING and st.afflicted[value] == st.turn
            return {"WL-11.14"} if late_ else {"WL-11.12"}
        if f.used(RECEIVED, value) or f.used(GIVEN_UP, value):
            given_up = no_giving_up(f, value) if st.march[value] else set()
            return no_march(f, value) | given_up or {"WL-13.1"}
        if f.held("march"):
            return no_march(f, value)
        return {"WL-13.13"} if f.stormbound(value) else {"WL-13.1"}
    if value in f.hand:
        found = hand_step(f, value, "march")
        waits = any(st.calamity[castle] != NOTHING for castle in f.castles)
        found = found or union(no_march(f, stack) for stack in f.stacks) | ({"WL-11.14"} if waits else set())
        return found or {"WL-13.1"}
    place = f.where(value)
    if place == NOTHING:
        return not_held(f, value, "march")
    if place not in f.own:
        return {"WL-13.1"}
    if f.kind(value) == "calamity" and st.afflicted[place] == st.turn:
        return {"WL-11.14"}
    if f.kind(value) in ("terrain", "weather", "calamity"):
        return lies_on(f, value, place)
    if f.kind(value) != "march":
        return {"WL-13.1"}
    return union(no_giving_up(f, stack) for stack in f.stacks if value in st.march[stack])


# -- steps 9 to 11 -----------------------------------------------------------------------------------------------------------


def wrap_up(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-22.1"} if part != "card" or value not in f.hand else set()
