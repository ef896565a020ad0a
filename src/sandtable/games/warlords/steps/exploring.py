"""Step 9: exploring ruins (chapter 20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Window
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.lists import with_item, with_more
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.board import EXPLORED, NOBODY, without
from sandtable.games.warlords.draws import is_lost
from sandtable.games.warlords.reasons import NameOnce, Rule, answer_rule, own_hand, why_not_in_hand, with_status
from sandtable.games.warlords.stacks import has_room, status
from sandtable.games.warlords.state import END, Procedure, State, Step
from sandtable.games.warlords.tables.cards import ALLY, FINDABLE, HAZARDS, NO_CARD, TREASURE, TYPE
from sandtable.games.warlords.tables.statuses import ON_CAMPAIGN, ON_PATROL

HAZARD: Final = Reaction("hazard", END)
HAZARD_RULE: Final = answer_rule("WL-20.8", HAZARDS, "WL-1.20")


# -- who searches where for what ---------------------------------------------------------------------------------------


def with_holder(st: State, seat: int, *known: int) -> Facts:
    """The player in whose territory the ruin among the known parts lies."""
    return {"player": ("seat", next(holder_of(st, part) for part in known if is_ruin_in_play(st, seat, part)))}


def name_in_vain(st: State, seat: int, *known: int) -> Facts:
    """The first card of the player's own hand that could be searched for, were its name not in play."""
    held = [face for face in own_hand(st, seat) if TYPE[face] in FINDABLE and not st.is_eligible(face)]
    return {"card": ("card", held[0])}


OWN_CASTLE: Final = Refusal("WL-20.1", "explore-castle")
ENEMY_CASTLE: Final = Refusal("WL-20.1", "explore-enemy-castle")
ENEMY_STACK: Final = Refusal("WL-20.1", "explore-enemy")
WRONG_STATUS: Final = Refusal("WL-20.2", "explore-status", with_status)
HAS_EXPLORED: Final = Refusal("WL-20.3", "explore-again")
PATROLS_AT_HOME: Final = Refusal("WL-20.1", "explore-only-home")
SEARCHES_ABROAD: Final = Refusal("WL-20.1", "explore-only-abroad")
NO_RUIN_AT_HOME: Final = Refusal("WL-20.1", "explore-no-ruin-home")
NO_RUIN_ABROAD: Final = Refusal("WL-20.1", "explore-no-ruin-abroad")
NEEDS_PATROL: Final = Refusal("WL-20.1", "explore-needs-patrol")
NEEDS_CAMPAIGN: Final = Refusal("WL-20.1", "explore-needs-campaign", with_holder)
PATROLS_HAVE_EXPLORED: Final = Refusal("WL-20.1", "explore-patrols-done")
CAMPAIGNS_HAVE_EXPLORED: Final = Refusal("WL-20.1", "explore-campaigns-done", with_holder)
NOT_FINDABLE: Final = Refusal("WL-20.5", "explore-not-findable")
ONE_FIND: Final = NameOnce("WL-20.6")
NO_ROOM: Final = Refusal("WL-20.7", "explore-no-room")
NO_ROOM_ANYWHERE: Final = Refusal("WL-20.7", "explore-no-room-anywhere")
NO_ROOM_THERE: Final = Refusal("WL-20.7", "explore-no-room-there")
NOTHING_TO_FIND: Final = {part: Refusal("WL-20.5", f"explore-nothing-{part}") for part in ("stack", "ruin")}
NAMES_IN_PLAY: Final = {part: Refusal("WL-20.6", f"explore-names-{part}", name_in_vain) for part in ("stack", "ruin")}
ONLY_ALLIES: Final = {part: Refusal("WL-20.7", f"explore-only-allies-{part}") for part in ("stack", "ruin")}


def why_not_explorer(st: State, seat: int, place: int) -> Refusal | None:
    """Why a place cannot explore anything (WL-20.1 to WL-20.4)."""
    if st.controller[place] != seat:
        return ENEMY_CASTLE if st.is_castle(place) else ENEMY_STACK
    if st.is_castle(place):
        return OWN_CASTLE
    if status(st, place) not in (ON_PATROL, ON_CAMPAIGN):
        return WRONG_STATUS
    return HAS_EXPLORED if st.uses(EXPLORED, place) else None


def holder_of(st: State, ruin: int) -> int:
    """The player in whose territory a ruin lies; NOBODY if it is not in play."""
    for seat, ruins in enumerate(st.ruins):
        if ruin in ruins:
            return seat
    return NOBODY


def why_not_reach(st: State, seat: int, stack: int, ruin: int) -> Refusal | None:
    """Why a stack cannot search a ruin: patrols explore at home, campaigns abroad (WL-20.1)."""
    patrols = status(st, stack) == ON_PATROL
    if patrols == (holder_of(st, ruin) == seat):
        return None
    return PATROLS_AT_HOME if patrols else SEARCHES_ABROAD


def why_not_lay_out(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be searched for (WL-20.5, WL-20.6)."""
    if TYPE[card] not in FINDABLE:
        return NOT_FINDABLE
    return ONE_FIND.why_not(st, seat, card)


def why_no_room(st: State, seat: int, stack: int, card: int) -> Refusal | None:
    """An ally needs room in the stack that finds it (WL-20.7)."""
    return None if TYPE[card] != ALLY or has_room(st, stack) else NO_ROOM


# -- the rule of the question ------------------------------------------------------------------------------------------


def ruins_in_play(st: State, seat: int) -> list[int]:
    return [ruin for lying in st.ruins for ruin in lying]


def is_ruin_in_play(st: State, seat: int, card: int) -> bool:
    return holder_of(st, card) != NOBODY


def searches(st: State, seat: int) -> list[tuple[int, int]]:
    """(stack, ruin) for every possible exploration on the table (WL-20.1)."""
    stacks = [stack for stack in st.stacks_of(seat) if why_not_explorer(st, seat, stack) is None]
    ruins = ruins_in_play(st, seat)
    return [(stack, ruin) for stack in stacks for ruin in ruins if why_not_reach(st, seat, stack, ruin) is None]


def why_no_search(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why no stack searches this ruin, or why this stack finds no ruin or card (WL-20.1, WL-20.5 to WL-20.7)."""
    named = (about.get("stack"), about.get("ruin"))
    if any(named in ((stack, ruin), (stack, None), (None, ruin), (None, None)) for stack, ruin in searches(st, seat)):
        return why_nothing_is_found(st, seat, about)
    if "ruin" not in about:
        return NO_RUIN_AT_HOME if status(st, about["stack"]) == ON_PATROL else NO_RUIN_ABROAD
    home = holder_of(st, about["ruin"]) == seat
    wanted = ON_PATROL if home else ON_CAMPAIGN
    if any(status(st, stack) == wanted for stack in st.stacks_of(seat)):
        return PATROLS_HAVE_EXPLORED if home else CAMPAIGNS_HAVE_EXPLORED
    return NEEDS_PATROL if home else NEEDS_CAMPAIGN


def why_nothing_is_found(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why there is no card to search for: nothing findable is held, only names in play, or no room for allies."""
    if "card" in about:
        return NO_ROOM_THERE if "ruin" in about else NO_ROOM_ANYWHERE
    part = "stack" if "stack" in about else "ruin"
    reasons = [why_not_lay_out(st, seat, card) for card in own_hand(st, seat)]
    if None in reasons:
        return ONLY_ALLIES[part]
    return NOTHING_TO_FIND[part] if all(reason is NOT_FINDABLE for reason in reasons) else NAMES_IN_PLAY[part]


EXPLORE: Final = Rule(
    (
        Part("stack", "place", State.stacks_of, Refusal("WL-20.5", "explore-one-stack")),
        Part("ruin", "card", ruins_in_play, Refusal("WL-20.5", "explore-one-ruin"), means=is_ruin_in_play),
        Part("card", "card", own_hand, Refusal("WL-20.5", "explore-one-card")),
    ),
    (
        Check(why_not_explorer, "stack"),
        Check(why_not_reach, "stack", "ruin"),
        Check(why_not_in_hand, "card"),
        Check(why_not_lay_out, "card"),
        Check(why_no_room, "stack", "card"),
    ),
    Refusal("WL-20.5", "explore-no-part"),
    why_no_search,
)


@frame
class Exploring(Step):
    """The active player's stacks explore ruins, one at a time (WL-20.5, WL-25.10)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        pairs = searches(st, seat)
        if not st.hands[seat] or not pairs:
            st.pop()
            return None
        cards = [card for card in own_hand(st, seat) if why_not_lay_out(st, seat, card) is None]
        options: list[Pick] = [
            (*pair, card) for pair in pairs for card in cards if why_no_room(st, seat, pair[0], card) is None
        ]
        return Decision("explore", seat, [*options, END], "WL-20.5", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        stack, ruin, card = pick
        seat = asked.seat
        st.play(seat, card)
        st.use(EXPLORED, stack)
        if st.logging:
            st.emit("explores", (seat, st.head[stack], ruin, card), "WL-20.5")
        st.push(Search(stack, ruin, card))
        st.push(Hazards(st.opponents(seat)))


@frame
class Search(Procedure):
    """A card laid out on a ruin; the stack finds it after all opponents have answered (WL-20.8, WL-20.13, WL-20.17)."""

    stack: int
    ruin: int
    card: int

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def advance(self, st: State) -> Decision | None:
        """Artefacts and allies join the stack, a treasure stays in the territory; a lost search leaves the ruin
        (WL-20.9).

        Another stack may then explore the ruin (WL-20.14). A hero may carry any number of artefacts (WL-20.15), and
        they work at once (WL-20.16).
        """
        st.pop()
        if st.head[self.stack] == NO_CARD:
            st.discard(self.card)
            return None
        seat = st.active
        if TYPE[self.card] == TREASURE:
            st.enter(self.card)
            st.treasures = with_more(st.treasures, seat, self.card)
        else:
            st.link(self.stack, self.card)
        holder = holder_of(st, self.ruin)
        if holder != NOBODY:
            st.ruins = with_item(st.ruins, holder, without(st.ruins[holder], self.ruin))
            st.lose(self.ruin)
        if st.logging:
            st.emit("finds", (seat, st.head[self.stack], self.card), "WL-20.13")
        return None


@frame
class Hazards(Window[State]):
    """Each opponent clockwise may play one hazard; it is resolved before the next opponent decides (WL-20.8 to WL-20.12)."""

    def ask(self, st: State, who: int) -> Decision | None:
        search = asking(st, Search, 1)
        if st.head[search.stack] == NO_CARD or not st.hands[who] or st.is_out(who):
            return None
        options: list[Pick] = [card for card in own_hand(st, who) if TYPE[card] in HAZARDS]
        options.append(END)
        context = (search.stack, search.card)
        return Decision("hazard", who, options, "WL-20.8", context, automatic=False, reaction=HAZARD)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        search = asking(st, Search, 1)
        st.play(who, pick)
        st.discard(pick)
        if st.logging:
            st.emit("hazards", (who, pick, st.head[search.stack]), "WL-20.10")
        if is_lost(st, who, pick):
            if st.logging:
                st.emit("vanishes", (st.active, st.head[search.stack]), "WL-20.9")
            st.remove(search.stack)
