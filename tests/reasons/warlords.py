"""The judge of Warlords: which clauses of the ledger keep a thing from being an answer, worked out apart from the game's own
predicates. For every kind of question a function names the clauses that hold of the thing asked about and are the nearest."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.decision import Decision, Target
from sandtable.games.warlords.board import (
    CAST,
    DECLINED,
    EXPLORED,
    GIVEN_UP,
    GROUNDED,
    LAUNCHED,
    MOVED,
    RECEIVED,
    SUPPLIED,
)
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import RACE_IDS, def_of
from tests.reasons.judge import Verdict
from tests.reasons.warlords_facts import NOTHING, Facts, union
from tests.reasons.warlords_texts import by_text, chosen_by_text

FIND = ("artefact", "ally", "treasure")
FIELD_CARDS = ("battle", "ambush")
ASSAULT_CARDS = ("battle", "raid", "pillage", "raze", "traitor")
WITH_ICON = ("terrain", "weather", "calamity", "spell")

Clauses = set[str]
Reading = Callable[[Facts, Decision, str, int], Clauses]


def verdict(st: State, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    part, value = target
    near = nearest(Facts(st, seat), asked, part, value)
    if not near:
        return Verdict.UNJUDGED
    if not named or not set(named) <= near | {asked.clause}:
        return Verdict.FALSE
    if any(still_named(st, seat, target, clause) for clause in named):
        return Verdict.FALSE
    return Verdict.EXACT if named[0] in near and set(named) <= near else Verdict.GENERAL


def nearest(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "word":
        return word(f, asked)
    return READINGS[asked.kind](f, asked, part, value)


def word(f: Facts, asked: Decision) -> Clauses:
    if asked.kind == "wrap_up":
        most = f.st.rules.scenario.hand
        more = {"hand_plus_1": 1, "hand_plus_2": 2}
        for castle in f.castles:
            if not f.besieged(castle):
                most += sum(more.get(def_of(card).op, 0) for card in f.st.improvements[castle])
        return {"WL-22.2"} if len(f.hand) > most else set()
    if asked.kind == "ambush_effect":
        return {"WL-16.42"}
    return {scenario_clause(f)} if asked.kind in ("take", "take_for") else set()


# -- lifting -----------------------------------------------------------------------------------------------------------------


def rich(st: State) -> None:
    st.stack[-1].money = 99  # type: ignore[attr-defined]


def nameless(st: State) -> None:
    st.names = 0


def late(st: State) -> None:
    st.round = 90


def fresh(st: State) -> None:
    st.used = []


def weathered(st: State) -> None:
    st.turn += 1


NAMED_CLAUSES = ("WL-1.10", "WL-7.3", "WL-8.2", "WL-9.15", "WL-9.27", "WL-9.34", "WL-10.4", "WL-20.6", "WL-21.2")
LIFTS: dict[str, Callable[[State], None]] = {
    **dict.fromkeys(NAMED_CLAUSES, nameless),
    "WL-4.7": nameless,
    "WL-9.6": rich,
    "WL-5.13": late,
    **dict.fromkeys(("WL-14.3", "WL-13.25", "WL-12.2", "WL-20.3", "WL-10.2"), fresh),
    "WL-11.14": weathered,
    "WL-11.31": weathered,
}
"""What to change in a copy so that the clause does not stand in the way any more."""


def still_named(st: State, seat: int, target: Target, clause: str) -> bool:
    """Is a clause named although the one fact it speaks of has been changed?"""
    if clause not in LIFTS:
        return False
    twin = st.clone()
    LIFTS[clause](twin)
    twin.decision = None
    twin.run()
    now = twin.decision
    if now is None or now.seat != seat or now.kind != st.asked(seat).kind:
        return False
    return not offered(now, target) and clause in SPEC.why_not(twin, seat, target)


def offered(asked: Decision, target: Target) -> bool:
    return any(target in SPEC.targets_of(asked, pick) for pick in asked.options)


# -- setup -------------------------------------------------------------------------------------------------------------------

SCENARIO = {
    "first-conquest": "WL-27.3",
    "five-castles": "WL-27.4",
    "relics-of-loriel": "WL-27.6",
    "seats-of-power": "WL-27.9",
    "lords-of-the-sea": "WL-27.12",
    "last-warlord": "WL-27.15",
}
GIFTS = {
    "first-conquest": "castle hero",
    "five-castles": "castle hero",
    "relics-of-loriel": "castle hero ruin",
    "seats-of-power": "castle improvement army hero",
    "lords-of-the-sea": "castle improvement hero fleet",
    "last-warlord": "castle hero",
    "WL-27.18": "castle improvement army hero",
    "WL-27.19": "castle hero army march",
}
"""The types of card that each scenario, or each side of The Great Siege, takes (chapter 27)."""


def scenario_clause(f: Facts) -> str:
    side = "WL-27.18" if f.seat == f.st.defender else "WL-27.19"
    return SCENARIO.get(f.st.rules.scenario.id, side)


def take(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    clause = scenario_clause(f)
    if part == "place":
        return {"WL-6.9"} if asked.kind == "take_for" and value in f.own and f.full(value) else {clause}
    wanted = SPEC.part_name(f.st, "type", asked.context[0])
    deck = list(f.st.rules.decks[f.seat])
    if value not in deck:
        return {"WL-27.1"}
    if f.name_in_play(value) and f.kind(value) == wanted:
        return {"WL-4.7", "WL-1.10"} if wanted in ("castle", "hero") else {"WL-1.10"}
    if deck.count(value) <= f.in_play.count(value):
        return {"WL-27.1"}
    if f.kind(value) != wanted:
        gifts = GIFTS.get(f.st.rules.scenario.id) or GIFTS[clause]
        return {"WL-27.1"} if f.kind(value) in gifts.split() else {clause}
    if f.st.rules.forced_setup:
        return {"WL-4.8"}
    found = {clause}
    if wanted == "army" and f.own and all(f.full(place) for place in f.own):
        return {"WL-6.9"} | found
    if wanted == "improvement" and any(def_of(c).final for castle in f.castles for c in f.st.improvements[castle]):
        found.add("WL-9.12")
    if wanted == "improvement" and def_of(value).op == "capital":
        found.add("WL-9.13")
    if def_of(value).op == "makes_port" and any(f.approach(castle) == "Fly-only" for castle in f.castles):
        found.add("WL-1.27")
    return found


def direction(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-4.4"} if asked.clause == "WL-4.4" else {"WL-5.1"}


# -- steps 1 to 3 ------------------------------------------------------------------------------------------------------------


def hand_step(f: Facts, card: int, *kinds: str) -> Clauses:
    """A step plays cards of the hand, of its own types (WL-5.6); those after battles have no step (WL-23.12)."""
    if card not in f.hand:
        return {"WL-1.13"}
    if f.kind(card) in kinds:
        return set()
    return {"WL-23.12"} if f.kind(card) in ("promotion", "revenge") else {"WL-5.6"}


def castles(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        return {"WL-7.2"}
    return hand_step(f, value, "castle") or ({"WL-7.3", "WL-1.10"} if f.name_in_play(value) else set())


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
        return {"WL-1.13"}
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
    own, now = stack in f.own, f.status(stack)
    found = {"WL-10.3"} if f.st.ground[stack] != NOTHING else set()
    found |= {"WL-10.2"} if f.used(GROUNDED, stack) else set()
    if found:
        return found
    if f.kind(card) == "weather":
        found |= {"WL-10.8"} if own else set()
        found |= {"WL-10.5"} if now != "At Sea" else set()
        return found | ({"WL-19.13"} if now == "Besieging" else set())
    if now == "At Sea":
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
    return union(no_ground(f, value, stack) for stack in stacks) or {"WL-10.1"}


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
    st = f.st
    if part == "card" and value in st.armies[place] + st.allies[place] + st.improvements[place]:
        return {"WL-1.27"}
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


def cast(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        magic = [card for card in f.st.artefacts[value] if def_of(card).magic] if value in f.own else []
        return union(no_magic(f, card) for card in magic) or {"WL-12.1"}
    if value not in f.hand:
        return no_magic(f, value) if f.kind(value) == "artefact" else {"WL-1.13"}
    found = hand_step(f, value, "spell")
    if found:
        return found
    if def_of(value).op == "charm_army":
        sources = [card for stack in f.stacks for card in f.st.artefacts[stack]]
        able = [c for c in sources if def_of(c).magic and not f.used(CAST, c) and not f.stormbound(f.where(c))]
        return union(f.no_room(f.where(card)) or {"WL-12.10"} for card in able)
    return set() if by_text(f, value, NOTHING).playable else {"WL-12.10"}


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
            return no_march(f, value) | no_giving_up(f, value) - {"WL-13.13"} or {"WL-13.2"}
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
        return {"WL-1.13"}
    if place not in f.own:
        return {"WL-13.1"}
    if f.kind(value) != "march":
        return lies_on(f, value, place)
    return union(no_giving_up(f, stack) for stack in f.stacks if value in st.march[stack])


# -- step 8 --------------------------------------------------------------------------------------------------------------------

WAYS = (("F", FIELD_CARDS), ("A", ASSAULT_CARDS), ("S", ("battle",)))


def ways(f: Facts, target: int) -> list[tuple[str, str]]:
    """Every attack with every type of card that could be launched at such a target."""
    letters = "AS" if f.castle(target) else "F"
    return [(letter, kind) for letter, kinds in WAYS if letter in letters for kind in kinds]


def not_attacked(f: Facts, stack: int, target: int) -> tuple[Clauses, bool]:
    """The nearest clauses against a stack attacking a target, and whether only a card is missing."""
    reasons = {way: f.against(stack, target, *way) for way in ways(f, target)}
    allowed = [kind for (_, kind), found in reasons.items() if not found]
    if not allowed:
        return union(found for (_, kind), found in reasons.items() if kind != "raid"), False
    if not f.castle(target):
        return {"WL-14.6"}, True
    return ({"WL-14.15"} if set(allowed) == {"raid"} else {"WL-14.7"}), True


def nearest_of(found: list[tuple[Clauses, bool]]) -> Clauses:
    cards = [clauses for clauses, missing in found if missing]
    return union(cards or [clauses for clauses, _ in found])


def battles(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    st = f.st
    able = [stack for stack in f.stacks if not f.idle(stack, LAUNCHED)]
    idle = union(f.idle(stack, LAUNCHED) for stack in f.stacks) or {"WL-14.2"}
    if part == "card":
        return attack_card(f, value, able, idle)
    if value in f.castles:
        return {"WL-14.2"}
    if value in f.own:
        open_to = [target for target in f.enemies if not f.sworn(target)]
        found = f.idle(value, LAUNCHED) or nearest_of([not_attacked(f, value, target) for target in open_to])
        return found or ({"WL-1.27"} if f.enemies else {"WL-14.12"})
    found = set()
    besieger = st.siege[value] if f.castle(value) else NOTHING
    if besieger in f.own:
        found |= {"WL-19.6"} if st.armies[value] or st.emptied[value] >= st.turn else set()
        found |= {"WL-19.8"} if f.used(DECLINED, besieger) else set()
        found |= {"WL-18.4"} if not st.armies[besieger] else set()
    if f.sworn(value):
        return found | {"WL-1.27"}
    return found | (nearest_of([not_attacked(f, stack, value) for stack in able]) if able else idle)


def attack_card(f: Facts, card: int, able: list[int], idle: Clauses) -> Clauses:
    found = hand_step(f, card, *FIELD_CARDS, *ASSAULT_CARDS)
    if found or not able:
        return found or idle
    kind = f.kind(card)
    pair = len([each for each in f.hand if def_of(each).name == def_of(card).name]) >= 2
    found = set()
    for target in f.enemies:
        for letter, each in ways(f, target):
            if each != kind:
                continue
            if f.sworn(target):
                found.add("WL-1.27")
                continue
            reasons = [f.against(stack, target, letter, kind) for stack in able]
            if not all(reasons) and (pair or not f.has(target, "capital")):
                return {"WL-14.32"}
            found |= union(reasons) if all(reasons) else {"WL-14.7"}
    return found or {"WL-14.6" if kind == "ambush" else "WL-14.7"}


def attack(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    stack, target = asked.context
    if part == "place":
        return {"WL-14.10"}
    if part == "attack":
        letter, kinds = WAYS[value]
        if f.castle(target) == (letter == "F"):
            return {"WL-14.1"}
        reasons = [f.against(stack, target, letter, kind) for kind in kinds]
        if all(reasons):
            return union(reasons)
        return {"WL-14.8"} if letter == "S" else {"WL-14.6", "WL-14.7", "WL-14.15"}
    if value not in f.hand:
        return {"WL-14.5"}
    needs = "WL-14.7" if f.castle(target) else "WL-14.6"
    fits = [way for way in ways(f, target) if way[1] == f.kind(value)]
    reasons = [f.against(stack, target, *way) for way in fits]
    return union(reasons) if reasons and all(reasons) else {needs}


def second_card(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        return {"WL-14.10"}
    return {"WL-14.9"} if value in f.hand else {"WL-14.5"}


def ground(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part != "card":
        return {"WL-10.19"}
    if value in f.hand and f.kind(value) == "terrain":
        return {"WL-10.4"} if f.name_in_play(value) else set()
    return {"WL-10.19"} if value in f.hand else {"WL-5.12"}


def intercept(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    launch = f.st.stack[-2]
    if part == "place":
        by_raid = f.kind(launch.card) == "raid"  # type: ignore[attr-defined]
        found = f.not_intercepting(value, asked.context[1], by_raid)
        return found or (set() if f.held(*FIELD_CARDS) else {"WL-15.1"})
    return response(f, value, "WL-15.1", FIELD_CARDS)


def response(f: Facts, card: int, clause: str, kinds: tuple[str, ...]) -> Clauses:
    if card not in f.hand:
        return {"WL-5.12"}
    return set() if f.kind(card) in kinds else {clause}


def answer(clause: str, *kinds: str, wrong: str = "") -> Reading:
    """A response that plays one card of the hand."""

    def reading(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
        return response(f, value, wrong or clause, kinds) if part == "card" else {clause}

    return reading


def losses(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-17.12"} if f.castle(asked.context[0]) else {asked.clause}


def ambush_effect(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame = f.st.stack[-1]
    mine = frame.named[frame.ambusher]  # type: ignore[attr-defined]
    return {"WL-16.33"} if part == "card" and value in mine else {"WL-16.32"}


def always(clause: str) -> Reading:
    """A question about few cards: its own clause says which they are."""
    return lambda f, asked, part, value: {clause}


def victim(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame = f.st.stack[-1]
    hero = part == "place" and value == frame.stack and not f.castle(value)  # type: ignore[attr-defined]
    return {"WL-23.7"} if hero else {"WL-23.6", "WL-23.7"} if part == "place" else {"WL-23.6"}


# -- steps 9 to 11 -----------------------------------------------------------------------------------------------------------


def explore(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    holders = {ruin: seat for seat, ruins in enumerate(f.st.ruins) for ruin in ruins}
    able = [s for s in f.stacks if f.status(s) in ("On Patrol", "On Campaign") and not f.used(EXPLORED, s)]
    pairs = [(s, r) for s in able for r, holder in holders.items() if (holder == f.seat) == (f.status(s) == "On Patrol")]
    found = f.held(*FIND)
    fit = [card for card in found if not f.name_in_play(card)]
    nothing = {"WL-20.7"} if fit else {"WL-20.6"} if found else {"WL-20.5"}
    if part == "place":
        if value not in f.stacks:
            return {"WL-20.1"}
        if value in able:
            return nothing if any(stack == value for stack, _ in pairs) else {"WL-20.1"}
        return {"WL-20.2"} if f.status(value) not in ("On Patrol", "On Campaign") else {"WL-20.3"}
    if value in f.hand:
        if f.kind(value) not in FIND:
            return {"WL-20.5", "WL-5.6"}
        if f.name_in_play(value):
            return {"WL-20.6", "WL-1.10"}
        full = f.kind(value) == "ally" and all(f.full(stack) for stack, _ in pairs)
        return {"WL-20.7"} if full else set()
    if value in holders:
        return nothing if any(ruin == value for _, ruin in pairs) else {"WL-20.1"}
    return {"WL-1.13"}


def ruins(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    if part == "place":
        return {"WL-21.4"}
    if value in f.hand:
        return hand_step(f, value, "ruin") or ({"WL-21.2", "WL-1.10"} if f.name_in_play(value) else set())
    place = f.where(value)
    if place == NOTHING:
        return {"WL-1.13"}
    if f.kind(value) in ("army", "ally", "banner", "fleet", "promotion"):
        return {"WL-21.5"}
    if f.kind(value) != "artefact":
        return lies_on(f, value, place)
    others = [stack for stack in f.stacks if stack != place and f.at_home(stack)]
    movable = place in f.own and f.at_home(place) and others and not f.used(MOVED, value)
    return set() if movable else {"WL-21.4"}


def wrap_up(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return {"WL-22.1"} if part != "card" or value not in f.hand else set()


def named_by_card(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame = f.st.stack[-1]
    card, source = frame.card, frame.source  # type: ignore[attr-defined]
    return by_text(f, card, source).against(part, value)


READINGS: dict[str, Reading] = {
    "direction": direction,
    "role": always("WL-4.15"),
    **dict.fromkeys(("take", "take_for"), take),
    "castles": castles,
    "heroes": heroes,
    "starve": starve,
    "spend": spend,
    **dict.fromkeys(
        ("name_player", "name_place", "name_card", "name_army", "name_pair", "name_armies"), named_by_card
    ),
    **dict.fromkeys(("shelter", "spy_discard", "tribute", "from_pile", "crumble", "sacrifice"), chosen_by_text),
    "ground_step": ground_step,
    "counter": answer("WL-10.12", "march"),
    "calamities": calamities,
    "calamity_loss": calamity_loss,
    "move_calamity": move_calamity,
    "retest": retest,
    "cast": cast,
    "march": march,
    "battles": battles,
    "attack": attack,
    "second_card": second_card,
    "ground": ground,
    "intercept": intercept,
    "losses": losses,
    "ambush_effect": ambush_effect,
    "ambush_loss": always("WL-16.32"),
    "detach": always("WL-18.2"),
    "pillage_pick": always("WL-18.5"),
    "promote": answer("WL-23.2", "promotion"),
    "deny": answer("WL-23.4", "promotion"),
    "avenge": answer("WL-23.6", "revenge"),
    "victim": victim,
    "explore": explore,
    "hazard": answer("WL-20.8", *WITH_ICON, wrong="WL-1.20"),
    "ruins": ruins,
    "wrap_up": wrap_up,
}
