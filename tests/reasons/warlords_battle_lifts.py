"""The lifts of Warlords for the questions of attacks, battles, calamities and the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.core.engine.cards import faces_of, put
from sandtable.games.warlords.board import LAUNCHED, LIMIT_BITS, TRUCE, WINGS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import TYPE_IDS, CardDef, def_of
from tests.reasons import warlords_step_lifts as lifts
from tests.reasons.lifts import NO_PART, ONE_EACH, Fixed, Lift, Lifts, Swap, by_keys, claim
from tests.reasons.warlords_facts import NOTHING, Facts
from tests.reasons.warlords_step_lifts import lands_on, linked, new_card, off_table


def top(st: State) -> Any:
    return st.stack[-1]


def context(st: State) -> tuple[int, ...]:
    assert st.decision is not None
    return st.decision.context


def kind_of(card: int) -> str:
    return TYPE_IDS[def_of(card).type]


# -- attacks -----------------------------------------------------------------------------------------------------------


def of_launch(lift: Lift) -> Lift:
    """The lift for the stack and the target of the attack that is being launched."""
    return lambda st, seat, *parts: lift(st, seat, *context(st))


def rest_over(st: State, seat: int, *parts: int) -> None:
    """No stack of the player is kept from attacking."""
    facts = Facts(st, seat)
    claim(all(facts.idle(stack, LAUNCHED) for stack in facts.stacks))
    st.round = 90
    for stack in facts.stacks:
        lifts.unused(st, LAUNCHED, stack)
        lifts.on_campaign(st, seat, stack)


def all_reach(st: State, seat: int, *parts: int) -> None:
    """Every stack of the player reaches every enemy: all stacks are on campaign, and the player's can fly."""
    st.round = 90
    st.used = [each for each in st.used if each & (1 << LIMIT_BITS) - 1 != LAUNCHED]
    st.lasting = [each for each in st.lasting if each[0] != TRUCE]
    facts = Facts(st, seat)
    for stack in [place for place in facts.places if not facts.castle(place)]:
        lifts.on_campaign(st, seat, stack)
    st.lasting += [(WINGS, stack, seat) for stack in facts.stacks]
    for place in facts.places:
        st.siege[place] = NOTHING
        if facts.castle(place):
            st.head[place] = new_card(st, seat, "castle", lambda card: not card.access and not card.port)
            st.improvements[place] = ()


def other_way(st: State, seat: int, attack: int) -> Swap:
    """A castle is assaulted or besieged, a stack is met in the field."""
    claim(Facts(st, seat).castle(context(st)[1]) == (attack == 0))
    return {("attack", attack): ("attack", 0 if attack else 1)}


def same_name(st: State, seat: int, card: int) -> Swap:
    first = context(st)[0]
    claim(def_of(card).name != def_of(first).name)
    put(st.hands[seat], first)
    return {("card", card): ("card", first)}


def attacked(st: State, seat: int, place: int) -> Swap:
    claim(place != context(st)[0])
    return {("place", place): ("place", context(st)[0])}


def a_terrain(st: State, seat: int, card: int) -> Swap:
    claim(kind_of(card) != "terrain")
    new = new_card(st, seat, "terrain")
    put(st.hands[seat], new)
    return {("card", card): ("card", new)}


# -- battles -----------------------------------------------------------------------------------------------------------


def among_armies(st: State, place: int, card: int) -> None:
    """The card lies there, as if it were an army."""
    off_table(st, card)
    st.armies[place] += (card,)
    st.derive()


def needed(st: State, seat: int, card: int) -> None:
    """The choice of losses has the card."""
    for lane in top(st).lanes:
        if lane.seat == seat:
            claim(not any(card in chosen for chosen in lane.sets))
            lane.sets = [*lane.sets, (card,)]


def in_lane(st: State, seat: int, card: int) -> None:
    place = st.asked(seat).context[0]
    claim(card not in linked(st, place))
    among_armies(st, place, card)


def fighter(st: State, seat: int, card: int) -> Swap:
    """Ask about an army of the stack or castle."""
    claim(kind_of(card) not in ("army", "ally"))
    new = new_card(st, seat, "army")
    lands_on(st, context(st)[0], new)
    return {("card", card): ("card", new)}


def sides(st: State) -> tuple[int, int]:
    """The places of the ambusher and of the other side."""
    places = (top(st).attacker, top(st).defender)
    return places[top(st).ambusher], places[1 - top(st).ambusher]


def at(st: State, place: int, card: int) -> bool:
    return card == st.head[place] or card in linked(st, place)


def joins(own: bool) -> Lift:
    """The card is on the ambusher's side, or on the other one."""

    def lift(st: State, seat: int, card: int) -> None:
        place = sides(st)[0 if own else 1]
        claim(not at(st, place, card))
        among_armies(st, place, card)

    return lift


def struck_down(st: State, seat: int, card: int) -> None:
    """The card is one of the ambusher's losses."""
    claim(at(st, sides(st)[0], card) and card not in top(st).named[top(st).ambusher])
    top(st).named[top(st).ambusher] += (card,)


def not_lost(st: State, seat: int, card: int) -> None:
    claim(card in top(st).named[1 - top(st).ambusher])
    top(st).named[1 - top(st).ambusher] = ()


def detached(st: State, seat: int, card: int) -> None:
    claim(card not in st.armies[top(st).stack])
    st.armies[top(st).stack] += (card,)


def in_pile(st: State, seat: int, card: int) -> None:
    claim(card not in st.discards[seat])
    st.discards[seat] = (*st.discards[seat], card)


def victim(st: State, seat: int, card: int) -> Swap:
    """Ask about an army of the victorious stack or castle."""
    claim(all(card not in st.armies[place] + st.allies[place] for place in (top(st).stack, top(st).castle)))
    new = new_card(st, top(st).victor, "army")
    place = top(st).stack if st.head[top(st).stack] != NOTHING else top(st).castle
    lands_on(st, place, new)
    return {("card", card): ("card", new)}


# -- calamities --------------------------------------------------------------------------------------------------------


def lost(st: State, seat: int, card: int) -> None:
    claim(card not in top(st).losses[0])
    top(st).losses = [[*top(st).losses[0], card], *top(st).losses[1:]]


def at_struck_place(st: State, seat: int, card: int) -> None:
    claim(card not in linked(st, top(st).place))
    among_armies(st, top(st).place, card)


def not_switched(st: State, seat: int, place: int) -> None:
    claim(bool(top(st).switched) and place == top(st).place)
    top(st).switched = 0


def due(st: State, seat: int, place: int) -> None:
    """The place is the player's and has suffered from a calamity since the turn began."""
    claim(st.controller[place] != seat or st.calamity[place] == NOTHING or st.afflicted[place] == st.turn)
    st.controller[place] = seat
    st.calamity[place] = new_card(st, seat, "calamity")
    st.afflicted[place] = st.turn - 1


def all_cards(st: State, seat: int, *parts: int) -> None:
    """Two cards of each type that launches attacks."""
    for kind in ("battle", "ambush", "raid", "pillage", "raze", "traitor") * 2:
        put(st.hands[seat], new_card(st, seat, kind))


def as_pair(st: State, seat: int, card: int) -> None:
    claim(faces_of(st.hands[seat]).count(card) == 1)
    put(st.hands[seat], card)


# -- set-up ------------------------------------------------------------------------------------------------------------


def wanted(st: State, seat: int) -> list[int]:
    """The cards of the deck that have the type of the item and are not in play."""
    found = [card for card in st.rules.decks[seat] if def_of(card).type == context(st)[0]]
    return [card for card in found if found.count(card) > lifts.in_play(st).count(card)]


def of_item(st: State, seat: int, card: int) -> Swap:
    """Ask about a card of the type that is taken now."""
    claim(def_of(card).type != context(st)[0])
    return {("card", card): ("card", wanted(st, seat)[0])}


def of_deck(st: State, seat: int, card: int) -> Swap:
    claim(card not in st.rules.decks[seat])
    return {("card", card): ("card", wanted(st, seat)[0])}


def not_taken(st: State, seat: int, card: int) -> Swap:
    claim(lifts.in_play(st).count(card) >= st.rules.decks[seat].count(card))
    return {("card", card): ("card", wanted(st, seat)[0])}


def fitting(fits: Callable[[CardDef], bool]) -> Lift:
    """Ask about a card of the deck that fits the item."""

    def lift(st: State, seat: int, card: int, *place: int) -> Swap:
        claim(not fits(def_of(card)))
        return {("card", card): ("card", next(each for each in wanted(st, seat) if fits(def_of(each))))}

    return lift


def offered(st: State, seat: int, card: int) -> Swap:
    """By the forced choice only the best card is taken (WL-4.8)."""
    assert st.decision is not None
    claim(bool(st.rules.forced_setup) and card not in st.decision.options)
    best = st.decision.options[0]
    assert isinstance(best, int)
    return {("card", card): ("card", best)}


def own_place(st: State, seat: int, place: int) -> None:
    claim(place not in (top(st).castle, *top(st).stacks))
    top(st).stacks = [*top(st).stacks, place]


def unspent(st: State, seat: int, card: int, *place: int) -> None:
    claim(def_of(card).cost > 0)
    top(st).spent = -99


def after_truce(st: State, seat: int, *parts: int) -> None:
    claim(st.round <= st.rules.truce)
    st.round = 90


def few_cards(st: State, seat: int) -> None:
    claim(len(st.hands[seat]) > st.rules.scenario.hand)
    st.hands[seat] = st.hands[seat][:1]


def an_army_left(st: State, seat: int) -> None:
    top(st).named[1 - top(st).ambusher] = ()
    lands_on(st, sides(st)[1], new_card(st, seat, "army"))


IN_LAUNCH = {
    key[0]: lift
    for key, lift in lifts.STEP_LIFTS.items()
    if isinstance(key, tuple) and key[0].startswith("refused-wl-14") and not isinstance(lift, Fixed)
}
"""The lifts about stack and target, which are no parts of the answer once the attack is launched."""
SCENARIOS = ("3", "4", "6", "9", "12", "15")
BATTLE_LIFTS: Lifts = {
    **{
        (key, part): of_launch(lift)
        for key, lift in IN_LAUNCH.items()
        for part in ("attack", "card")
        if (key, part) not in lifts.STEP_LIFTS
    },
    **by_keys(
        {
            rest_over: "refused-idle-1 refused-idle-2 refused-idle-3",
            all_reach: """
                refused-nobody-1 refused-nobody-2 refused-nobody-3 refused-no-target-1 refused-no-target-2
                refused-no-target-3 attack-card-no-reach
                """,
            other_way: "refused-wl-14-1",
            same_name: "refused-wl-14-9",
            attacked: "refused-wl-10-19-else/place",
            a_terrain: "refused-wl-10-19/card",
            lifts.holds("terrain"): "refused-wl-10-19-lack",
            needed: "refused-wl-16-31/card refused-wl-17-12/card refused-wl-16-8/card",
            in_lane: "refused-wl-16-31-else/card refused-wl-17-12-else/card",
            fighter: "refused-wl-16-31-kind refused-wl-17-12-kind",
            joins(own=True): "refused-wl-16-32/card refused-wl-16-32-theirs/card",
            joins(own=False): "refused-wl-16-32-mine/card",
            struck_down: "refused-wl-16-32-safe/card",
            not_lost: "refused-wl-16-32-lost/card refused-wl-16-32-gone/card",
            an_army_left: "refused-wl-16-42-word",
            detached: "refused-wl-18-2/card",
            in_pile: "refused-wl-18-5/card",
            victim: "refused-wl-23-6-victim/card",
            lost: "calamity-loss/card",
            at_struck_place: "calamity-elsewhere calamity-in-castle",
            not_switched: "refused-wl-11-23",
            due: "refused-wl-11-13/place",
            of_item: f"refused-gift-kind {' '.join(f'refused-wl-27-{number}' for number in SCENARIOS)}",
            of_deck: "refused-wl-27-1-deck",
            not_taken: "refused-wl-27-1-taken",
            own_place: "take-not-yours/place",
            unspent: "refused-gift-cost",
            few_cards: "refused-wl-22-2",
            fitting(lambda card: bool(card.port)): "refused-gift-port",
            offered: "refused-wl-4-8",
            lifts.name_free: "refused-wl-4-7",
            lifts.no_truce: "refused-wl-1-27-peace",
            all_cards: "refused-wl-14-6-own refused-wl-14-15-castle/place",
            as_pair: "refused-wl-14-7-card",
            of_launch(lifts.first(lifts.on_campaign)): "refused-wl-14-15-castle/attack",
            after_truce: "refused-wl-5-13/place",
            lifts.free_places: "refused-wl-14-6-card refused-wl-14-7-card-castle refused-wl-14-12/card",
            ONE_EACH: "losses-too-many armies-too-many",
            NO_PART: """
                refused-wl-4-4 refused-wl-4-15 refused-wl-10-19/place refused-wl-10-19/seat refused-wl-11-4
                refused-wl-11-13/card refused-wl-11-13/seat refused-wl-11-17/seat refused-wl-11-21/seat refused-wl-11-25
                refused-wl-16-8/place refused-wl-16-8/seat refused-wl-16-31-else/place refused-wl-16-31-else/seat
                refused-wl-17-12-else/place refused-wl-17-12-else/seat refused-wl-16-32/place refused-wl-16-32/seat
                refused-wl-16-32-mine/place refused-wl-16-32-mine/seat refused-wl-16-32-theirs/place
                refused-wl-16-32-safe/place refused-wl-16-32-lost/place refused-wl-16-32-gone/place refused-wl-16-32-hero/place
                refused-wl-16-33/place refused-whole-stack refused-wl-18-2/place refused-wl-18-2/seat
                refused-wl-18-5/place refused-wl-18-5/seat refused-wl-23-6-victim/place refused-wl-23-6-victim/seat
                refused-wl-27-1-place refused-gift-seat calamity-loss/seat refused-wl-9-24/seat refused-wl-22-1-seat
                refused-wl-14-9-seat refused-wl-14-32-seat
                """,
            Fixed("the scenario demands the card"): " ".join(
                f"refused-wl-27-{number}-word" for number in (*SCENARIOS, "18", "19")
            ),
            Fixed("the card says which terrain the patrol goes to"): "refused-wl-10-19-there",
            Fixed("the scenario names its great castles"): "refused-gift-great",
            Fixed("an ambush saves the hero first"): "refused-wl-16-33/card",
            Fixed("the hero is the last card to be lost"): "refused-wl-16-32-hero/card",
        }
    ),
}
