"""The judge of Warlords: which clauses of the ledger keep a thing from being an answer, worked out apart from the game's own
predicates. For each kind of question without lifts a function names the clauses that hold of the thing and are the nearest."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.judge import Verdict
from tests.reasons.warlords_absent import lacks, ranks
from tests.reasons.warlords_battles import (
    always,
    ambush_effect,
    attack,
    battles,
    ground,
    losses,
    second_card,
    victim,
)
from tests.reasons.warlords_facts import Clauses, Facts, Reading
from tests.reasons.warlords_steps import (
    calamity_loss,
    move_calamity,
    retest,
)
from tests.reasons.warlords_texts import by_text, chosen_by_text


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
    return READINGS[asked.kind](f, asked, part, value) if asked.kind in READINGS else set()


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


def led(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    return Verdict.FALSE


CLAIMS = Claims(SPEC, lacks, ranks, led, lambda st: (st.turn, st.round))


def not_asked(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    return weigh_claim(CLAIMS, st, seat, kind)


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


NAMED_CLAUSES = ("WL-1.10", "WL-8.2", "WL-9.15", "WL-9.27", "WL-9.34", "WL-10.4")
LIFTS: dict[str, Callable[[State], None]] = {
    **dict.fromkeys(NAMED_CLAUSES, nameless),
    "WL-4.7": nameless,
    "WL-9.6": rich,
    "WL-5.13": late,
    **dict.fromkeys(("WL-14.3", "WL-13.25", "WL-10.2"), fresh),
    "WL-11.14": weathered,
    "WL-11.31": weathered,
}
"""What to change in a copy so that the clause does not stand in the way any more."""


def still_named(st: State, seat: int, target: Target, clause: str) -> bool:
    """Is a clause named although the one fact it speaks of has been changed?"""
    if clause not in LIFTS:
        return False
    clone = st.clone()
    LIFTS[clause](clone)
    clone.decision = None
    clone.run()
    now = [asked for asked in clone.open_questions() if asked.seat == seat]
    if not now or now[0].kind != st.asked(seat).kind:
        return False
    return not offered(now[0], target) and clause in SPEC.presentation.why_not(clone, seat, target)


def offered(asked: Decision, target: Target) -> bool:
    return any(target in SPEC.notation.targets_of(asked, pick) for pick in asked.options)


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
        if asked.kind == "take":
            return {"WL-27.1"}
        return {"WL-6.9"} if value in f.own and f.full(value) else {clause}
    wanted = SPEC.notation.part_name(f.st, "type", asked.context[0])
    deck = list(f.st.rules.decks[f.seat])
    if value not in deck:
        return {"WL-27.1"}
    if deck.count(value) <= f.in_play.count(value):
        return {"WL-27.1"}
    if f.name_in_play(value) and f.kind(value) == wanted:
        return {"WL-4.7", "WL-1.10"} if wanted in ("castle", "hero") else {"WL-1.10"}
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


# -- all questions ----------------------------------------------------------------------------------------------------


def named_by_card(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame = f.st.stack[-1]
    if asked.kind == "name_armies":
        return set() if part == "card" and value in f.st.armies[asked.context[0]] else {"WL-28.5"}
    card, source = frame.card, frame.source  # type: ignore[attr-defined]
    return by_text(f, card, source).against(part, value)


READINGS: dict[str, Reading] = {
    "role": always("WL-4.15"),
    **dict.fromkeys(("take", "take_for"), take),
    **dict.fromkeys(("name_player", "name_place", "name_card", "name_army", "name_pair", "name_armies"), named_by_card),
    **dict.fromkeys(("shelter", "spy_discard", "tribute", "from_pile", "crumble", "sacrifice"), chosen_by_text),
    "calamity_loss": calamity_loss,
    "move_calamity": move_calamity,
    "retest": retest,
    "battles": battles,
    "attack": attack,
    "second_card": second_card,
    "ground": ground,
    "losses": losses,
    "ambush_effect": ambush_effect,
    "ambush_loss": always("WL-16.32"),
    "detach": always("WL-18.2"),
    "pillage_pick": always("WL-18.5"),
    "victim": victim,
}
