"""After a battle: promotion, denial, revenge (chapter 23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Window
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.draws import outcome, report_outcome
from sandtable.games.warlords.reasons import ONE_CARD, ONE_PLACE, Rule, answer_rule
from sandtable.games.warlords.state import END, State, Steps
from sandtable.games.warlords.tables.cards import NO_CARD, PROMOTION, REVENGE, SUCCESS, TYPE

PROMOTE: Final = Reaction("promotion", END)
DENY: Final = Reaction("denial", END)
AVENGE: Final = Reaction("revenge", END)
PROMOTE_RULE: Final = answer_rule("WL-23.2", (PROMOTION,))
DENY_RULE: Final = answer_rule("WL-23.4", (PROMOTION,))
AVENGE_RULE: Final = answer_rule("WL-23.6", (REVENGE,))


@frame
class Aftermath(Steps):
    """The windows after a battle with a winner, in their order (WL-23.1, WL-23.5, WL-23.12).

    `stack` is the victorious stack or castle. `survivors` tells whether the vanquished player has any. `castle` is a
    castle conquered in this battle; its new garrison belongs to the victorious force (WL-23.9).
    """

    victor: int
    stack: int
    loser: int
    survivors: int
    castle: int = NOWHERE
    promotion: int = NO_CARD
    avenged: int = 0
    at: int = 0

    def steps(self) -> tuple[Callable[[Aftermath, State], Decision | None], ...]:
        return AFTERMATH

    def held(self) -> tuple[int, ...]:
        """A Promotion is held here until the denial window has passed (WL-2.22)."""
        return () if self.promotion == NO_CARD else (self.promotion,)

    def promote(self, st: State) -> Decision | None:
        """The victor may promote a hero who took part and survived (WL-23.2, WL-23.3)."""
        if st.hands[self.victor] and is_stack(st, self.stack, self.victor):
            st.push(Promote([self.victor]))
        return None

    def deny(self, st: State) -> Decision | None:
        """The vanquished player may answer if he has survivors (WL-23.4)."""
        may = self.promotion != NO_CARD and self.survivors and st.hands[self.loser] and not st.is_out(self.loser)
        if may:
            st.push(Deny([self.loser]))
        return None

    def settle(self, st: State) -> Decision | None:
        """An undenied promotion is linked to the hero for good (WL-23.2)."""
        card = self.promotion
        if card == NO_CARD:
            return None
        self.promotion = NO_CARD
        if not is_stack(st, self.stack, self.victor):  # the victor has left the game
            st.discard(card)
            return None
        st.link(self.stack, card)
        if st.logging:
            st.emit("promoted", (self.victor, card, st.head[self.stack]), "WL-23.2")
        return None

    def break_off(self, st: State) -> None:
        """A promotion waiting for a denial stands if the vanquished player leaves in his own turn (WL-23.15)."""
        self.settle(st)

    def avenge(self, st: State) -> Decision | None:
        """The vanquished player may take revenge, with or without survivors (WL-23.6, WL-23.14)."""
        if st.hands[self.loser] and not st.is_out(self.loser) and not st.is_out(self.victor):
            st.push(Avenge([self.loser]))
        return None

    def victim(self, st: State) -> Decision | None:
        """The vanquished player chooses one army or ally of the victorious force (WL-23.6 to WL-23.9)."""
        found: list[Pick] = []
        for place in self.force(st) if self.avenged and not st.is_out(self.loser) else ():
            found += [(card, place) for card in dict.fromkeys(st.armies[place] + st.allies[place])]
        return Decision("victim", self.loser, found, "WL-23.6", (self.victor,)) if found else None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert not isinstance(pick, int)
        card, place = pick
        self.at = len(AFTERMATH)
        st.discard_linked(place, card)
        if st.logging:
            st.emit("loses", (self.victor, card, st.head[place]), "WL-23.6")

    def force(self, st: State) -> list[int]:
        """The places of the victorious force (WL-23.9)."""
        places = [place for place in (self.stack, self.castle) if place != NOWHERE and st.head[place] != NO_CARD]
        return [place for place in places if st.controller[place] == self.victor]


AFTERMATH: Final = (Aftermath.promote, Aftermath.deny, Aftermath.settle, Aftermath.avenge, Aftermath.victim)


def with_home(st: State, seat: int, card: int, place: int) -> Facts:
    return {"h": ("place", next(each for each in victorious(st, seat) if card in st.linked(each)))}


NO_VICTIM: Final = Refusal("WL-23.6", "refused-wl-23-6-victim")
LIES_ELSEWHERE: Final = Refusal("WL-23.6", "refused-text-elsewhere", with_home)


def victorious(st: State, seat: int) -> list[int]:
    return asking(st, Aftermath).force(st)


def victims(st: State, seat: int) -> list[int]:
    return [card for place in victorious(st, seat) for card in dict.fromkeys(st.armies[place] + st.allies[place])]


def why_not_there(st: State, seat: int, card: int, place: int) -> Refusal | None:
    return None if card in st.armies[place] + st.allies[place] else LIES_ELSEWHERE


VICTIM_RULE: Final = Rule(
    (Part("card", "card", victims, ONE_CARD), Part("place", "place", victorious, ONE_PLACE)),
    (
        Check(lambda st, seat, card: None if card in victims(st, seat) else NO_VICTIM, "card"),
        Check(lambda st, seat, place: None if place in victorious(st, seat) else NO_VICTIM, "place"),
        Check(why_not_there, "card", "place"),
    ),
    NO_VICTIM,
    lambda st, seat, about: NO_VICTIM,
)


def is_stack(st: State, place: int, seat: int) -> bool:
    """Is this still a stack of the player?"""
    return st.head[place] != NO_CARD and st.controller[place] == seat and not st.is_castle(place)


def aftermath(st: State) -> Aftermath:
    """The procedure that opened the window on top of the stack."""
    return asking(st, Aftermath, 1)


@frame
class Promote(Window[State]):
    """The victor may play one Promotion card (WL-23.2)."""

    def ask(self, st: State, who: int) -> Decision | None:
        if st.is_out(who):
            return None
        stack = aftermath(st).stack
        options: list[Pick] = [*st.hand_cards(who, PROMOTION), END]
        return Decision("promote", who, options, "WL-23.2", (stack,), automatic=False, reaction=PROMOTE)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        frame = aftermath(st)
        st.play(who, pick)
        frame.promotion = pick
        if st.logging:
            st.emit("promotes", (who, pick, st.head[frame.stack]), "WL-23.2")


@frame
class Deny(Window[State]):
    """The vanquished player may answer with a Promotion card of his own (WL-23.4)."""

    def ask(self, st: State, who: int) -> Decision | None:
        if st.is_out(who) or st.is_out(aftermath(st).victor):
            return None
        card = aftermath(st).promotion
        options: list[Pick] = [*st.hand_cards(who, PROMOTION), END]
        return Decision("deny", who, options, "WL-23.4", (card,), automatic=False, reaction=DENY)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        frame = aftermath(st)
        st.play(who, pick)
        st.discard(pick)
        st.discard(frame.promotion)
        frame.promotion = NO_CARD
        if st.logging:
            st.emit("denies", (who, pick), "WL-23.4")


@frame
class Avenge(Window[State]):
    """The vanquished player may play one Revenge card and makes its check (WL-2.12, WL-23.6)."""

    def ask(self, st: State, who: int) -> Decision | None:
        if st.is_out(who) or st.is_out(aftermath(st).victor):
            return None
        options: list[Pick] = [*st.hand_cards(who, REVENGE), END]
        return Decision("avenge", who, options, "WL-23.6", (aftermath(st).victor,), automatic=False, reaction=AVENGE)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        assert TYPE[pick] == REVENGE
        frame = aftermath(st)
        st.play(who, pick)
        st.discard(pick)
        result = outcome(st, who, pick)
        report_outcome(st, who, pick, result, "WL-23.6")
        frame.avenged = int(result == SUCCESS)
