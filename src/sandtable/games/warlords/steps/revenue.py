"""Step 3: starvation, revenue, improvements, armies and fleets (chapter 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.warlords.board import EMBARGO, NOWHERE, without
from sandtable.games.warlords.card_actions import ADD, CASH, DISMISS, NEGOTIATE
from sandtable.games.warlords.effects.played import Played, why_not_play
from sandtable.games.warlords.reasons import (
    ONE_CARD,
    ONE_PLACE,
    Rule,
    by_clause,
    choice,
    is_held,
    no_place,
    of_place,
    own_hand,
    own_place_with,
    why_not_in_hand,
    why_not_in_step,
    with_bearer,
)
from sandtable.games.warlords.scores import printed_revenue
from sandtable.games.warlords.stacks import (
    is_besieged,
    status,
)
from sandtable.games.warlords.state import END, Procedure, State
from sandtable.games.warlords.steps.additions import (
    NO_ARMY_FOR_STACK,
    NO_CASTLE,
    NO_PLACE,
    NO_STACK,
    NOT_FOR_DISCARD,
    NOT_YOURS,
    NOTHING_FOR_CASTLE,
    ONE_OF_A_NAME,
    embark,
    why_no_fleets,
    why_not_add,
    why_not_capital,
    why_not_dismiss,
    why_not_reinforce,
)
from sandtable.games.warlords.tables.cards import (
    ARMY,
    COST,
    DIPLOMACY,
    FLEET,
    IMPROVEMENT,
    NO_CARD,
    OP,
    REVENUE,
    TYPE,
    VALUE,
    op,
)
from sandtable.games.warlords.tables.statuses import STORMBOUND

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
        hungry = self.hungry(st, seat)
        if not hungry:
            self.at = COUNT
            return None
        castle = hungry[0]
        for card in st.improvements[castle]:
            if OP[card] == ABSORBS_STARVATION:
                self.lose_to_hunger(st, castle, card)
                return None
        return Decision("starve", seat, list(dict.fromkeys(st.armies[castle])), "WL-9.24", (castle,))

    def hungry(self, st: State, seat: int) -> list[int]:
        return [c for c in st.castles_of(seat) if is_besieged(st, c) and st.armies[c] and c not in self.starved]

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
        hand = st.hand_by_type(seat)
        for kind in BOUGHT:
            cards = [card for card in hand.get(kind, ()) if why_not_buy(st, seat, card) is None]
            if cards:
                self.add_purchases(st, seat, kind, cards, places, found)
        for place in places:
            armies, fleet = st.armies[place], st.fleet[place]
            if armies and why_not_dismiss(st, seat, armies[0], place) is None:
                found += [(DISMISS, card, place) for card in dict.fromkeys(armies)]
            if fleet != NO_CARD and why_not_dismiss(st, seat, fleet, place) is None:
                found.append((DISMISS, fleet, place))
        for card in hand.get(DIPLOMACY, ()):
            if why_not_negotiate(st, seat, card) is None:
                found.append((NEGOTIATE, card, NOWHERE))
        found.append(END)
        return found

    def add_purchases(
        self, st: State, seat: int, kind: int, cards: list[int], places: list[int], found: list[Pick]
    ) -> None:
        """Add the places for these cards of one type; for armies and fleets the places do not depend on the card."""
        for place in places:
            if kind == IMPROVEMENT:
                found += [(ADD, card, place) for card in cards if why_not_add(st, card, place) is None]
            elif why_not_add(st, cards[0], place) is None:
                found += [(ADD, card, place) for card in cards]

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
            st.treasures = with_item(st.treasures, seat, without(st.treasures[seat], card))
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


ADD_CLAUSE: Final[dict[int, str]] = {IMPROVEMENT: "WL-9.11", ARMY: "WL-9.18", FLEET: "WL-9.28"}

# -- the rules of the questions ----------------------------------------------------------------------------------------


def with_price(st: State, seat: int, card: int, *place: int) -> Facts:
    return {"x": ("card", card), "n": ("count", COST[card]), "m": ("count", asking(st, Revenue).money)}


def with_money(st: State, seat: int, place: int) -> Facts:
    return {"m": ("count", asking(st, Revenue).money)}


def name_in_vain(st: State, seat: int, place: int) -> Facts:
    """The first card of the player's own hand that could be bought for the place, were its name not in play."""
    return {"c": ("card", next(card for card in for_place(st, seat, place) if not st.is_eligible(card)))}


def with_hunger(st: State, seat: int, thing: int) -> Facts:
    return {"h": ("place", asking(st, Revenue).hungry(st, seat)[0])}


TOO_DEAR: Final = by_clause("WL-9.6", with_price)
ALL_TOO_DEAR: Final = Refusal("WL-9.6", "refused-wl-9-6-place", with_money)
NAMES_IN_PLAY: Final = {
    kind: Refusal(ONE_OF_A_NAME[kind].mine.clause, "spend-names", name_in_vain) for kind in (IMPROVEMENT, ARMY)
}
TO_NO_PLACE: Final = by_clause("WL-9.4")
OF_ANOTHER: Final = Refusal("WL-9.4", "refused-wl-9-4-foreign")
ARMIES_STAY: Final = by_clause("WL-9.26")
FLEETS_STAY: Final = Refusal("WL-9.28", "refused-wl-9-28-pair", with_bearer)
NAMED_LATER: Final = by_clause("WL-28.5")
NOT_HUNGRY: Final = by_clause("WL-9.24", with_hunger)


def why_not_buy(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card in hand is not bought at all (WL-9.6, WL-9.13, WL-9.15, WL-9.27, WL-9.34)."""
    kind = TYPE[card]
    if not st.is_eligible(card):
        return ONE_OF_A_NAME[kind].why_not(st, seat, card)
    if COST[card] > asking(st, Revenue).money:
        return TOO_DEAR
    if kind == IMPROVEMENT:
        return why_not_capital(st, seat, card)
    return why_no_fleets(st, seat) if kind == FLEET else None


def why_not_negotiate(st: State, seat: int, card: int) -> Refusal | None:
    """Why a diplomacy card is not played (WL-9.6, WL-9.39, WL-9.41)."""
    return TOO_DEAR if COST[card] > asking(st, Revenue).money else why_not_play(st, seat, card, NO_CARD)


def spendable(st: State, seat: int) -> list[int]:
    """The cards of the hand, the player's treasures, and the cards of the player's places."""
    linked = [card for place in st.places_of(seat) for card in st.linked(place)]
    return list(dict.fromkeys([*own_hand(st, seat), *st.treasures[seat], *linked]))


def why_not_spend(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card is neither bought nor played nor discarded (chapter 9)."""
    if card in st.treasures[seat]:
        return None
    place = own_place_with(st, seat, card)
    own = place != NOWHERE and st.controller[place] == seat
    if own and not is_held(st, seat, card):
        return why_not_dismiss(st, seat, card, place)
    if own and why_not_dismiss(st, seat, card, place) is None:
        return None
    if not is_held(st, seat, card):
        if place != NOWHERE:
            return NOT_FOR_DISCARD
        return OF_ANOTHER if any(card in pile for pile in st.treasures) else why_not_in_hand(st, seat, card)
    if TYPE[card] == DIPLOMACY:
        return why_not_negotiate(st, seat, card)
    return why_not_in_step(st, seat, card, BOUGHT) or why_not_buy(st, seat, card)


def why_not_at(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a card does not go together with a place: it is bought for it, or it lies there and is discarded."""
    if place == NOWHERE:
        return None
    if card in st.treasures[seat]:
        return TO_NO_PLACE
    if card in st.armies[place] or card == st.fleet[place]:
        return why_not_dismiss(st, seat, card, place)
    if not is_held(st, seat, card):
        return FLEETS_STAY if TYPE[card] == FLEET else ARMIES_STAY
    if TYPE[card] == DIPLOMACY:
        return NAMED_LATER
    return why_not_add(st, card, place) or why_not_buy(st, seat, card)


def why_not_deed(st: State, seat: int, deed: int, card: int, place: int) -> Refusal | None:
    """Why this is not done with a card at a place."""
    if deed == CASH:
        return None if place == NOWHERE and card in st.treasures[seat] else TO_NO_PLACE
    if deed == DISMISS:
        lies = place != NOWHERE and (card in st.armies[place] or card == st.fleet[place])
        return why_not_dismiss(st, seat, card, place) if lies else ARMIES_STAY
    if not is_held(st, seat, card):
        return why_not_in_hand(st, seat, card)
    if deed == NEGOTIATE:
        allowed = place == NOWHERE and TYPE[card] == DIPLOMACY
        return why_not_negotiate(st, seat, card) if allowed else NAMED_LATER
    if TYPE[card] not in BOUGHT or place == NOWHERE:
        return NO_PLACE
    return why_not_buy(st, seat, card) or why_not_add(st, card, place)


def for_place(st: State, seat: int, place: int) -> list[int]:
    """The cards of the hand that a place could take: armies, and improvements for a castle."""
    improvements = st.hand_cards(seat, IMPROVEMENT) if st.is_castle(place) else []
    return [*st.hand_cards(seat, ARMY), *improvements]


def why_nothing_is_added(st: State, seat: int, about: Mapping[str, int]) -> Refusal | Objection:
    """Why a card that could be bought goes to no place, or why no card in hand goes to a place."""
    if "place" not in about:
        kind = TYPE[about["card"]]
        places = st.castles_of(seat) if kind == IMPROVEMENT else st.stacks_of(seat)
        if kind == ARMY:
            places = st.places_of(seat)
        reasons = {place: why_not_add(st, about["card"], place) for place in places}
        return no_place(reasons) if reasons else NONE_TO_TAKE[kind]
    place = about["place"]
    why = why_not_reinforce(st, place)
    if why is not None:
        return of_place(why, seat, place)
    for card in for_place(st, seat, place):
        why = why_not_buy(st, seat, card)
        if why is None:
            why = why_not_add(st, card, place)
            assert why is not None
            return of_place(why, seat, card, place)
        if why is TOO_DEAR:
            return ALL_TOO_DEAR
        return of_place(why, seat, card, place) if st.is_eligible(card) else NAMES_IN_PLAY[TYPE[card]]
    return NOTHING_FOR_CASTLE if st.is_castle(place) else NO_ARMY_FOR_STACK


NONE_TO_TAKE: Final = {IMPROVEMENT: NO_CASTLE, ARMY: NO_PLACE, FLEET: NO_STACK}


def hungry_armies(st: State, seat: int) -> list[int]:
    """The armies of the besieged castle (WL-9.24)."""
    return list(dict.fromkeys(st.armies[asking(st, Revenue).hungry(st, seat)[0]]))


SPEND_RULE: Final = Rule(
    (
        Part("deed", "deed", lambda st, seat: [ADD, DISMISS, CASH, NEGOTIATE], ONE_CARD),
        Part("card", "card", spendable, ONE_CARD),
        Part("place", "place", lambda st, seat: [NOWHERE, *st.places_of(seat)], ONE_PLACE),
    ),
    (
        Check(why_not_spend, "card"),
        Check(lambda st, seat, place: None if st.controller[place] == seat or place == NOWHERE else NOT_YOURS, "place"),
        Check(why_not_at, "card", "place"),
        Check(why_not_deed, "deed", "card", "place"),
    ),
    by_clause("WL-9.9"),
    why_nothing_is_added,
)
STARVE_RULE: Final = choice("card", hungry_armies, NOT_HUNGRY)
