"""Step 3: starvation, revenue, improvements, armies and fleets (chapter 9)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import EMBARGO, NOWHERE, SUPPLIED, without
from sandtable.games.warlords.card_actions import ADD, CASH, DISMISS, NEGOTIATE
from sandtable.games.warlords.effects.played import Played, why_not_play
from sandtable.games.warlords.reasons import (
    Obstacles,
    each_once,
    is_held,
    own_place_with,
    why_it_stays,
    why_later,
    why_not_held,
)
from sandtable.games.warlords.scores import printed_revenue
from sandtable.games.warlords.stacks import (
    CAPITAL,
    MAKES_PORT,
    has_room,
    is_all_fast,
    is_besieged,
    is_capital,
    is_haunted,
    is_port,
    status,
)
from sandtable.games.warlords.state import END, Procedure, State
from sandtable.games.warlords.tables.cards import (
    ACCESS,
    ALLY,
    ARMY,
    ARTEFACT,
    BANNER,
    COST,
    DIPLOMACY,
    FINAL,
    FLEET,
    FLY_ONLY,
    IMPROVEMENT,
    MARCH,
    NO_CARD,
    OP,
    PROMOTION,
    REVENUE,
    TYPE,
    VALUE,
    op,
)
from sandtable.games.warlords.tables.statuses import AT_HOME, BESIEGING, ENCAMPED, IN_PORT, ON_PATROL, STORMBOUND

ABSORBS_STARVATION: Final = op("absorb_starvation")
FAMINE: Final = op("no_revenue_while_linked")
BOUGHT: Final = (IMPROVEMENT, ARMY, FLEET)


# -- revenue -------------------------------------------------------------------------------------------------------------


def is_without_revenue(st: State, castle: int) -> bool:
    """Does a castle with its improvements yield nothing: besieged, in famine or under an embargo (WL-6.23, WL-9.1, WL-9.2)?"""
    if is_besieged(st, castle):
        return True
    card = st.calamity[castle]
    if card != NO_CARD and OP[card] == FAMINE:
        return True
    return any(kind == EMBARGO and place == castle for kind, place, _ in st.lasting)


def revenue(st: State, seat: int) -> int:
    """The money a player has to spend, counted once at the start of the step (WL-9.1, WL-9.3, WL-9.10, WL-9.42)."""
    total = sum([printed_revenue(st, castle) for castle in st.castles_of(seat) if not is_without_revenue(st, castle)])
    for stack in st.stacks_of(seat):
        if status(st, stack) != STORMBOUND:
            total += sum([REVENUE[card] for card in st.artefacts[stack]])
    return total


# -- what may be added where -----------------------------------------------------------------------------------------------


def why_not_improve(st: State, seat: int, card: int, place: int) -> str | None:
    """The clause that keeps an improvement from a place (WL-6.23, WL-9.11 to WL-9.17)."""
    if st.controller[place] != seat or not st.is_castle(place) or is_besieged(st, place):
        return "WL-9.11"
    if any(FINAL[other] for other in st.improvements[place]):
        return "WL-9.12"
    if OP[card] == CAPITAL and any(is_capital(st, castle) for castle in st.castles_of(seat)):
        return "WL-9.13"
    if is_haunted(st, place):
        return "WL-11.9"
    if OP[card] == MAKES_PORT and ACCESS[st.head[place]] == FLY_ONLY:
        return "WL-1.27"
    return None


def why_not_reinforce(st: State, seat: int, place: int) -> str | None:
    """The clause that keeps armies from being added to a place now (WL-9.18 to WL-9.22, WL-6.9).

    A besieged castle receives none (WL-6.23). Race does not matter (WL-6.11).
    """
    if st.controller[place] != seat:
        return "WL-9.18"
    if st.is_castle(place):
        if is_besieged(st, place):
            return "WL-9.22"
    else:
        now = status(st, place)
        if now == STORMBOUND:
            return "WL-9.21"
        if now not in AT_HOME and not is_all_fast(st, place) and not st.uses(SUPPLIED, place):
            return "WL-9.21" if now == BESIEGING else "WL-9.20"
    if is_haunted(st, place):
        return "WL-11.9"
    return None if has_room(st, place) else "WL-6.9"


def why_no_fleets(st: State, seat: int) -> str | None:
    """The clause that keeps a player from adding any fleet: he needs a port (WL-6.23, WL-9.28, WL-9.36)."""
    if any(is_port(st, castle) and not is_besieged(st, castle) for castle in st.castles_of(seat)):
        return None
    return "WL-9.28"


def why_not_embark(st: State, seat: int, place: int) -> str | None:
    """The clause that keeps a place from receiving a fleet (WL-9.28 to WL-9.30)."""
    if st.controller[place] != seat or st.is_castle(place):
        return "WL-9.28"
    if st.fleet[place] != NO_CARD or status(st, place) not in (ENCAMPED, ON_PATROL):
        return "WL-9.29"
    if st.calamity[place] != NO_CARD or (st.ground[place] != NO_CARD and VALUE[st.ground[place]] < 0):
        return "WL-9.30"
    return None


def embark(st: State, place: int, fleet: int) -> None:
    """Link a fleet: march card and beneficial terrain are discarded, the stack is In Port (WL-9.29, WL-9.30)."""
    st.discard_march(place)
    if st.ground[place] != NO_CARD:
        st.discard_linked(place, st.ground[place])
    st.link(place, fleet)


STAYS: Final[dict[int, str]] = {
    IMPROVEMENT: "WL-9.14",
    **dict.fromkeys((ALLY, BANNER, ARTEFACT), "WL-9.23"),
    PROMOTION: "WL-23.13",
    MARCH: "WL-5.6",
}
"""The types that cannot be discarded in this step (WL-9.23), each with its clause."""


def why_not_dismiss(st: State, seat: int, card: int, place: int) -> str | None:
    """The clause that keeps a card from being discarded from the player's place (WL-9.23, WL-9.31, WL-9.32, WL-9.40).

    Castles cannot be discarded (WL-7.5).
    """
    if TYPE[card] == FLEET:
        return None if status(st, place) == IN_PORT else "WL-9.32"
    if TYPE[card] == ARMY and not st.is_castle(place) and status(st, place) == STORMBOUND:
        return "WL-9.40"
    if TYPE[card] == ARMY:
        return None
    return STAYS.get(TYPE[card]) or why_it_stays(st, card, place)


# -- the step ------------------------------------------------------------------------------------------------------------

STARVE: Final = 0
COUNT: Final = 1
SPEND: Final = 2


@frame
class Revenue(Procedure):
    """Starvation first, then the revenue is counted and spent in any order (WL-9.1, WL-9.9, WL-9.24).

    `starved` are the castles that have starved, `money` is what is left. A treasure is spent whole. Money left at the
    end of the step is lost. Costs are paid once, here; cards are dismissed one at a time (WL-9.5, WL-9.7, WL-9.8,
    WL-25.15).
    """

    at: int = STARVE
    money: int = 0
    starved: list[int] = []

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if self.at == STARVE:
            return self.starve(st, seat)
        if self.at == COUNT:
            self.at = SPEND
            self.money = revenue(st, seat)
            st.lasting = [each for each in st.lasting if each[0] != EMBARGO or st.controller[each[1]] != seat]
            if st.logging:
                st.emit("revenue", (seat, self.money), "WL-9.1")
            return None
        if not st.hands[seat] and not st.treasures[seat] and not st.places_of(seat):
            st.pop()
            return None
        return Decision("spend", seat, self.options(st, seat), "WL-9.9", (self.money,), automatic=False)

    def starve(self, st: State, seat: int) -> Decision | None:
        """Every besieged castle loses one army; a Granary is lost in its place (WL-6.23, WL-9.24, WL-9.25, WL-19.5)."""
        hungry = [c for c in st.castles_of(seat) if is_besieged(st, c) and st.armies[c] and c not in self.starved]
        if not hungry:
            self.at = COUNT
            return None
        castle = hungry[0]
        for card in st.improvements[castle]:
            if OP[card] == ABSORBS_STARVATION:
                self.lose_to_hunger(st, castle, card)
                return None
        return Decision("starve", seat, list(dict.fromkeys(st.armies[castle])), "WL-9.24", (castle,))

    def lose_to_hunger(self, st: State, castle: int, card: int) -> None:
        self.starved.append(castle)
        st.discard_linked(castle, card)
        if st.logging:
            st.emit("starves", (st.active, card, st.head[castle]), "WL-9.24")

    # -- what can be done ------------------------------------------------------------------------------------------------

    def options(self, st: State, seat: int) -> list[Pick]:
        """(action, card, place) for everything that can be cashed, added or dismissed, or the end of the step.

        Any number of diplomacy cards may be played (WL-9.38). Armies cannot be moved between places (WL-9.26).
        """
        found: list[Pick] = [(CASH, card, NOWHERE) for card in st.treasures[seat]]
        places = st.places_of(seat)
        for kind in BOUGHT:
            cards = [card for card in st.hand_cards(seat, kind) if self.why_not_buy(st, seat, card) is None]
            if cards:
                self.add_purchases(st, seat, kind, cards, places, found)
        for place in places:
            cards = list(dict.fromkeys(st.armies[place]))
            if st.fleet[place] != NO_CARD:
                cards.append(st.fleet[place])
            found += [(DISMISS, card, place) for card in cards if why_not_dismiss(st, seat, card, place) is None]
        for card in st.hand_cards(seat, DIPLOMACY):
            if self.why_not_negotiate(st, seat, card) is None:
                found.append((NEGOTIATE, card, NOWHERE))
        found.append(END)
        return found

    def add_purchases(
        self, st: State, seat: int, kind: int, cards: list[int], places: list[int], found: list[Pick]
    ) -> None:
        """Add the places for these cards of one type; for armies and fleets the places do not depend on the card."""
        for place in places:
            if kind == IMPROVEMENT:
                found += [(ADD, card, place) for card in cards if self.why_not_add(st, seat, card, place) is None]
            elif self.why_not_add(st, seat, cards[0], place) is None:
                found += [(ADD, card, place) for card in cards]

    def why_not_negotiate(self, st: State, seat: int, card: int) -> str | None:
        """The clause that keeps a diplomacy card from being played (WL-9.6, WL-9.39, WL-9.41)."""
        return "WL-9.6" if COST[card] > self.money else why_not_play(st, seat, card, NO_CARD)

    def why_not_buy(self, st: State, seat: int, card: int) -> str | None:
        """The clause that keeps a card in hand from being bought at all (WL-9.6, WL-9.15, WL-9.27, WL-9.34)."""
        if TYPE[card] not in BOUGHT:
            return why_later(card)
        if not st.is_eligible(card):
            return NAMED_CLAUSE[TYPE[card]]
        if COST[card] > self.money:
            return "WL-9.6"
        return why_no_fleets(st, seat) if TYPE[card] == FLEET else None

    def why_not_add(self, st: State, seat: int, card: int, place: int) -> str | None:
        kind = TYPE[card]
        if kind == ARMY:
            return why_not_reinforce(st, seat, place)
        return why_not_improve(st, seat, card, place) if kind == IMPROVEMENT else why_not_embark(st, seat, place)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            if self.at == STARVE:
                self.lose_to_hunger(st, asked.context[0], pick)
            else:
                st.pop()
            return
        deed, card, place = pick
        seat = asked.seat
        if deed == CASH:
            st.treasures[seat] = without(st.treasures[seat], card)
            st.lose(card)
            self.money += VALUE[card]
            if st.logging:
                st.emit("treasure", (seat, card, VALUE[card]), "WL-9.4")
        elif deed == DISMISS:
            st.discard_linked(place, card)
            if st.logging:
                st.emit("dismiss", (seat, card, st.head[place]), "WL-9.31" if TYPE[card] == FLEET else "WL-9.23")
        elif deed == NEGOTIATE:
            self.money -= COST[card]
            st.play(seat, card)
            st.push(Played(seat, card))
            if st.logging:
                st.emit("negotiates", (seat, card, COST[card]), "WL-9.37")
        else:
            self.money -= COST[card]
            st.play(seat, card)
            if TYPE[card] == FLEET:
                embark(st, place, card)
            else:
                st.link(place, card)
            if st.logging:
                st.emit("add", (seat, card, st.head[place], COST[card]), ADD_CLAUSE[TYPE[card]])

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        seat = asked.seat
        if self.at == STARVE or part not in ("place", "card"):
            return [asked.clause]
        if part == "place":
            return self.why_not_at(st, seat, value)
        if is_held(st, seat, value):
            return self.why_not_held(st, seat, value)
        place = own_place_with(st, seat, value)
        if place == NOWHERE:
            return ["WL-9.4" if any(value in pile for pile in st.treasures) else why_not_held(st, value)]
        return [(why_not_dismiss(st, seat, value, place) if st.controller[place] == seat else None) or "WL-9.23"]

    def why_not_on(self, st: State, seat: int, card: int, place: int) -> str | None:
        """A card in hand is bought for a place; armies in play stay where they are (WL-9.26)."""
        if card in st.treasures[seat]:
            return "WL-9.4"
        if not is_held(st, seat, card):
            if TYPE[card] == FLEET and st.fleet[place] != card and own_place_with(st, seat, card) != NOWHERE:
                return "WL-9.28"
            return "WL-9.26" if TYPE[card] == ARMY and card not in st.armies[place] else None
        if TYPE[card] not in BOUGHT:
            return "WL-28.5" if TYPE[card] == DIPLOMACY else None
        return self.why_not_add(st, seat, card, place) or self.why_not_buy(st, seat, card)

    def why_not_held(self, st: State, seat: int, card: int) -> list[str]:
        """The clauses against a card in hand: its step, its name, its cost, and then every place that it could go to."""
        kind = TYPE[card]
        if kind == DIPLOMACY:
            return each_once([self.why_not_negotiate(st, seat, card)])
        reason = self.why_not_buy(st, seat, card)
        if reason is not None:
            return [reason]
        return each_once(self.obstacles(st, seat, card).values()) or [ADD_CLAUSE[kind]]

    def obstacles(self, st: State, seat: int, card: int) -> Obstacles:
        """The clauses that keep an affordable card from each place of the kind that it goes to."""
        kind = TYPE[card]
        if kind not in BOUGHT or self.why_not_buy(st, seat, card) is not None:
            return {}
        places = st.castles_of(seat) if kind == IMPROVEMENT else st.stacks_of(seat)
        if kind == ARMY:
            places = st.places_of(seat)
        return {place: self.why_not_add(st, seat, card, place) for place in places}

    def why_not_at(self, st: State, seat: int, place: int) -> list[str]:
        """The clauses that keep armies from a place; if there are none, those against the armies in hand, and
        improvements for a castle.
        """
        if st.controller[place] != seat:
            return ["WL-9.18"]
        reason = why_not_reinforce(st, seat, place)
        if reason is not None:
            return [reason]
        armies = [self.why_not_buy(st, seat, card) for card in st.hand_cards(seat, ARMY)]
        improvements = [
            self.why_not_buy(st, seat, card) or why_not_improve(st, seat, card, place)
            for card in (st.hand_cards(seat, IMPROVEMENT) if st.is_castle(place) else [])
        ]
        return each_once(armies + improvements) or ["WL-9.18"]


NAMED_CLAUSE: Final[dict[int, str]] = {IMPROVEMENT: "WL-9.15", ARMY: "WL-9.27", FLEET: "WL-9.34"}
ADD_CLAUSE: Final[dict[int, str]] = {IMPROVEMENT: "WL-9.11", ARMY: "WL-9.18", FLEET: "WL-9.28"}
