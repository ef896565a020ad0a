"""Step 4: terrain and weather (chapter 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Window
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.warlords.board import GROUNDED
from sandtable.games.warlords.draws import check
from sandtable.games.warlords.reasons import (
    NameOnce,
    Rule,
    answer_rule,
    by_clause,
    no_place,
    of_place,
    own_hand,
    places_in_play,
    why_not_playable,
    with_status,
)
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import END, Procedure, State, Step
from sandtable.games.warlords.tables.bands import NO_BAND
from sandtable.games.warlords.tables.cards import MARCH, NO_CARD, OP, TERRAIN, TYPE, WEATHER, def_of, op
from sandtable.games.warlords.tables.statuses import AT_HOME, AT_SEA, BESIEGING, ON_CAMPAIGN, STORMBOUND

COUNTER: Final = Reaction("counter", END, attacked=True)
COUNTER_RULE: Final = answer_rule("WL-10.12", (MARCH,))
WRECK_ALSO_9: Final = op("wreck_also_9")
NO_WRECK: Final = op("no_wreck")
NINE: Final = 1 << 9


def with_ground(st: State, seat: int, card: int, place: int) -> Facts:
    return {"c": ("card", st.ground[place])}


def name_in_vain(st: State, seat: int, place: int) -> Facts:
    """The first card of the player's own hand that would fit, were its name not in play."""
    held = ground_cards(st, seat)
    return {"c": ("card", next(card for card in held if why_not_ground(st, seat, card, place) is None))}


ONE_GROUND: Final = NameOnce("WL-10.4")
A_CASTLE: Final = by_clause("WL-10.1")
NOT_A_RUIN: Final = Refusal("WL-10.1", "refused-wl-10-1-ruin")
NO_GROUND: Final = Refusal("WL-10.1", "refused-wl-10-1-own")
NO_STACK: Final = Refusal("WL-10.1", "refused-wl-10-1-card")
HAD_GROUND: Final = by_clause("WL-10.2")
LIES_IN_GROUND: Final = by_clause("WL-10.3", with_ground)
NAMES_IN_PLAY: Final = by_clause("WL-10.4", name_in_vain)
AT_SEA_ALREADY: Final = Refusal("WL-10.5", "refused-wl-10-5-sea", with_status)
NOT_AT_SEA: Final = Refusal("WL-10.5", "refused-wl-10-5-land", with_status)
OWN_AWAY: Final = by_clause("WL-10.6", with_status)
ENEMY_AT_HOME: Final = by_clause("WL-10.7", with_status)
OWN_STACK: Final = by_clause("WL-10.8")
IS_BESIEGING: Final = by_clause("WL-19.13")


def why_not_ground(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a terrain or weather card is not played on a stack (WL-10.2 to WL-10.8, WL-10.26)."""
    if st.is_castle(place):
        return A_CASTLE
    if st.ground[place] != NO_CARD:
        return LIES_IN_GROUND
    if st.uses(GROUNDED, place):
        return HAD_GROUND
    return why_not_suited(st, seat, card, place)


def why_not_suited(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a stack does not suit by its controller and position (WL-10.5 to WL-10.8, WL-19.13)."""
    now = status(st, place)
    own = st.controller[place] == seat
    if TYPE[card] == WEATHER and own:
        return OWN_STACK
    if now == BESIEGING:
        return IS_BESIEGING
    if TYPE[card] == WEATHER:
        return None if now in (AT_SEA, STORMBOUND) else NOT_AT_SEA
    if now in (AT_SEA, STORMBOUND):
        return AT_SEA_ALREADY
    if own:
        return None if now in AT_HOME else OWN_AWAY
    return None if now == ON_CAMPAIGN else ENEMY_AT_HOME


# -- the rule of the question ------------------------------------------------------------------------------------------


def ground_cards(st: State, seat: int) -> list[int]:
    return [card for kind in (TERRAIN, WEATHER) for card in st.hand_cards(seat, kind)]


def why_not_card(st: State, seat: int, card: int) -> Refusal | None:
    """Terrain and weather are named, and played from the hand (WL-1.13, WL-5.6, WL-10.4)."""
    return why_not_playable(st, seat, card, (TERRAIN, WEATHER), NOT_A_RUIN) or ONE_GROUND.why_not(st, seat, card)


def why_not_stack(st: State, seat: int, place: int) -> Refusal | None:
    return A_CASTLE if st.is_castle(place) else None


def why_no_ground(st: State, seat: int, about: Mapping[str, int]) -> Refusal | Objection:
    """Why a card suits no stack, or why a stack takes none of the cards in hand."""
    if "place" in about:
        place, cards = about["place"], ground_cards(st, seat)
        if not cards:
            return NO_GROUND
        reasons = [why_not_ground(st, seat, card, place) for card in cards]
        why = reasons[0]
        return NAMES_IN_PLAY if why is None or None in reasons else of_place(why, seat, cards[0], place)
    card, stacks = about["card"], [place for place in places_in_play(st, seat) if not st.is_castle(place)]
    foes = [stack for stack in stacks if st.controller[stack] != seat]
    unsuited = {
        stack: why_not_suited(st, seat, card, stack)
        for stack in (foes if foes and TYPE[card] == WEATHER else stacks)  # weather is meant for enemies
    }
    # a card already played there is the reason only where this one would otherwise fit
    suited = {stack: why_not_ground(st, seat, card, stack) for stack, why in unsuited.items() if why is None}
    return no_place(suited or unsuited) if unsuited else NO_STACK


GROUND: Final = Rule(
    (
        Part("card", "card", own_hand, Refusal("WL-10.1", "ground-one-card")),
        Part("place", "place", places_in_play, Refusal("WL-10.1", "ground-one-stack")),
    ),
    (Check(why_not_card, "card"), Check(why_not_stack, "place"), Check(why_not_ground, "card", "place")),
    Refusal("WL-10.1", "refused-wl-10-1-seat"),
    why_no_ground,
)


@frame
class Ground(Step):
    """The active player may play terrain and weather on stacks (WL-10.1, WL-25.5)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.hands[seat]:
            st.pop()
            return None
        # terrain and weather are named (WL-10.4)
        cards = [card for card in ground_cards(st, seat) if st.is_eligible(card)]
        options: list[Pick] = []
        if cards:
            for place, head in enumerate(st.head):
                if head != NO_CARD:
                    options += [(card, place) for card in cards if why_not_ground(st, seat, card, place) is None]
        options.append(END)
        return Decision("ground_step", seat, options, "WL-10.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, place = pick
        st.play(asked.seat, card)
        st.use(GROUNDED, place)
        if st.logging:
            st.emit("plays_ground", (asked.seat, card, st.head[place]), "WL-10.1")
        st.push(Laid(card, place))


ASK: Final = 0
LINK: Final = 1
COUNTERED: Final = 2


@frame
class Laid(Procedure):
    """A terrain or weather card being played on a stack: it may be countered, then it is linked (WL-10.12 to WL-10.18)."""

    card: int
    place: int
    at: int = ASK

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def ends_with(self, st: State, seat: int) -> bool:
        return st.controller[self.place] == seat and st.active != seat

    def advance(self, st: State) -> Decision | None:
        foe = st.controller[self.place]
        if self.at == ASK:
            self.at = LINK
            if TYPE[self.card] == TERRAIN and foe != st.active and st.hands[foe]:
                st.push(CounterMarch([foe]))
            return None
        st.pop()
        if self.at == COUNTERED:
            st.discard(self.card)
        else:
            settle_on(st, self.place, self.card)
        return None


def settle_on(st: State, stack: int, card: int) -> None:
    """Link the card: terrain costs march cards and fleet, weather makes the stack Stormbound or wrecks it (WL-6.13,
    WL-10.10, WL-10.11, WL-10.15 to WL-10.18).
    """
    if TYPE[card] == TERRAIN:
        st.discard_march(stack)
        if st.fleet[stack] != NO_CARD:
            st.discard_linked(stack, st.fleet[stack])
        st.link(stack, card)
    else:
        st.link(stack, card)
        band = wreck_band(st, stack, card)
        if band != NO_BAND and band >> check(st, st.controller[stack]) & 1:
            if st.logging:
                st.emit("wrecked", (st.controller[stack], st.head[stack]), "WL-10.18")
            st.remove(stack)
            return
    if st.logging:
        st.emit("lies_in", (st.controller[stack], card, st.head[stack], status(st, stack)), "WL-10.15")


def wreck_band(st: State, stack: int, card: int) -> int:
    """The numbers on which the weather wrecks this stack; its fleet may be weaker, or safe (WL-10.18)."""
    band = def_of(card).wreck
    fleet = OP[st.fleet[stack]]
    if band == NO_BAND or fleet == NO_WRECK:
        return NO_BAND
    return band | NINE if fleet == WRECK_ALSO_9 else band


@frame
class CounterMarch(Window[State]):
    """The controller of an enemy stack may counter terrain with a March card (WL-10.12, WL-10.14, WL-25.5)."""

    def ask(self, st: State, who: int) -> Decision | None:
        laid = asking(st, Laid, 1)
        options: list[Pick] = [*st.hand_cards(who, MARCH), END]
        context = (laid.card, laid.place)
        return Decision("counter", who, options, "WL-10.12", context, automatic=False, reaction=COUNTER)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        laid = asking(st, Laid, 1)
        laid.at = COUNTERED
        st.play(who, pick)
        st.discard(pick)
        if st.logging:
            st.emit("counters", (who, laid.card, pick), "WL-10.12")
