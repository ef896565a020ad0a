"""Step 11: wrap up (chapter 22)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import kinds_of
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.draws import draw_cards
from sandtable.games.warlords.reasons import by_clause, choice, own_hand
from sandtable.games.warlords.stacks import is_besieged
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import OP, op

HAND_MORE: Final[dict[int, int]] = {op("hand_plus_1"): 1, op("hand_plus_2"): 2}


def hand_capacity(st: State, seat: int) -> int:
    """The number of cards to which a player refills his hand (WL-22.4)."""
    total = st.rules.scenario.hand
    for castle, cards in enumerate(st.improvements):
        if cards and st.controller[castle] == seat and not is_besieged(st, castle):
            total += sum([HAND_MORE.get(OP[card], 0) for card in cards])
    return total


def too_many(st: State, seat: int) -> int:
    """How many cards a player must still discard (WL-22.2)."""
    return max(0, len(st.hands[seat]) - hand_capacity(st, seat))


def with_number(st: State, seat: int) -> Facts:
    return {"n": ("count", too_many(st, seat))}


NOT_IN_HAND: Final = by_clause("WL-22.1")
NOTHING_ELSE: Final = Refusal("WL-22.1", "refused-wl-22-1-seat")
TOO_MANY: Final = by_clause("WL-22.2", with_number)


def not_discarded(st: State, seat: int, target: Target) -> Refusal:
    return NOTHING_ELSE if target[0] == "seat" else NOT_IN_HAND


def why_not_end(st: State, seat: int) -> Refusal | None:
    """The step cannot end while there are too many cards (WL-22.2)."""
    return TOO_MANY if too_many(st, seat) else None


WRAP_UP: Final = choice("card", own_hand, not_discarded, words={END: why_not_end})


@frame
class WrapUp(Step):
    """Discard, discard down to the hand capacity, draw (WL-22.1 to WL-22.6, WL-25.11, WL-25.15)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        hand = st.hands[seat]
        if not hand:
            self.close(st, seat)
            return None
        options: list[Pick] = list(kinds_of(hand))
        over = too_many(st, seat)
        if not over:
            options.append(END)
        # a hand of identical cards must not be revealed by a skipped question
        return Decision("wrap_up", seat, options, "WL-22.2" if over else "WL-22.1", (over,), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == END:
            self.close(st, asked.seat)
            return
        st.play(asked.seat, pick)
        st.discard(pick)
        if st.logging:
            st.emit("discard", (asked.seat, pick), "WL-22.1")

    def close(self, st: State, seat: int) -> None:
        """Refill the hand (WL-5.12, WL-22.3, WL-22.5, WL-22.6)."""
        st.pop()
        draw_cards(st, seat, hand_capacity(st, seat) - len(st.hands[seat]), "WL-22.3")
