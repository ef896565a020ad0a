"""Step 4: terrain and weather (chapter 10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Window
from sandtable.core.engine.legality import Rule
from sandtable.games.warlords.answers import answer_rule
from sandtable.games.warlords.board import GROUNDED
from sandtable.games.warlords.draws import check
from sandtable.games.warlords.reasons import Obstacles, each_once, why_not_played
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


def why_not_ground(st: State, seat: int, card: int, place: int) -> str | None:
    """The clause that keeps a terrain or weather card from a place (WL-10.2 to WL-10.8, WL-10.26)."""
    if st.is_castle(place):
        return "WL-10.1"
    if st.ground[place] != NO_CARD:
        return "WL-10.3"
    if st.uses(GROUNDED, place):
        return "WL-10.2"
    return why_not_suited(st, seat, card, place)


def why_not_suited(st: State, seat: int, card: int, place: int) -> str | None:
    """The clause about the stack's controller and position, whatever has been played on it (WL-10.5 to WL-10.8, WL-19.13)."""
    now = status(st, place)
    own = st.controller[place] == seat
    if TYPE[card] == WEATHER and own:
        return "WL-10.8"
    if now == BESIEGING:
        return "WL-19.13"
    if TYPE[card] == WEATHER:
        return None if now in (AT_SEA, STORMBOUND) else "WL-10.5"
    if now in (AT_SEA, STORMBOUND):
        return "WL-10.5"
    if own:
        return None if now in AT_HOME else "WL-10.6"
    return None if now == ON_CAMPAIGN else "WL-10.7"


@frame
class Ground(Step):
    """The active player may play terrain and weather on stacks (WL-10.1, WL-25.5)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.hands[seat]:
            st.pop()
            return None
        # terrain and weather are named (WL-10.4)
        cards = [card for kind in (TERRAIN, WEATHER) for card in st.hand_cards(seat, kind) if st.is_eligible(card)]
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

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        seat = asked.seat
        if part == "place":
            return self.why_not_at(st, seat, value)
        if part != "card":
            return [asked.clause]
        reason = why_not_played(st, seat, value, (TERRAIN, WEATHER), "WL-10.1")
        if reason is None and not st.is_eligible(value):
            reason = "WL-10.4"
        if reason is not None:
            return [reason]
        return each_once(self.obstacles(st, seat, value).values()) or [asked.clause]

    def obstacles(self, st: State, seat: int, card: int) -> Obstacles:
        """The clauses that keep a card in hand from each stack that comes closest to taking it."""
        stacks = [place for place, head in enumerate(st.head) if head != NO_CARD and not st.is_castle(place)]
        foes = [stack for stack in stacks if st.controller[stack] != seat]
        stacks = foes if foes and TYPE[card] == WEATHER else stacks  # weather is meant for enemies
        reasons = {stack: why_not_suited(st, seat, card, stack) for stack in stacks}
        fit = [stack for stack, reason in reasons.items() if reason is None]
        # a card already played there is the reason only where this one would otherwise fit
        return {stack: why_not_ground(st, seat, card, stack) for stack in fit} if fit else reasons

    def why_not_on(self, st: State, seat: int, card: int, place: int) -> str | None:
        return why_not_ground(st, seat, card, place) if TYPE[card] in (TERRAIN, WEATHER) else None

    def why_not_at(self, st: State, seat: int, place: int) -> list[str]:
        """The clauses that keep the terrain and weather in hand from a place; a name in play only where it would fit
        (WL-10.4).
        """
        cards = [card for kind in (TERRAIN, WEATHER) for card in st.hand_cards(seat, kind)]
        reasons = [why_not_ground(st, seat, card, place) for card in cards]
        if st.is_castle(place) or not cards:
            return ["WL-10.1"]
        return ["WL-10.4"] if None in reasons else each_once(reasons)


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

    def laid(self, st: State) -> Laid:
        frame = st.stack[-2]
        assert isinstance(frame, Laid)
        return frame

    def ask(self, st: State, who: int) -> Decision | None:
        laid = self.laid(st)
        options: list[Pick] = [*st.hand_cards(who, MARCH), END]
        context = (laid.card, laid.place)
        return Decision("counter", who, options, "WL-10.12", context, automatic=False, reaction=COUNTER)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        laid = self.laid(st)
        laid.at = COUNTERED
        st.play(who, pick)
        st.discard(pick)
        if st.logging:
            st.emit("counters", (who, laid.card, pick), "WL-10.12")

    def rule(self, asked: Decision) -> Rule[State]:
        return COUNTER_RULE
