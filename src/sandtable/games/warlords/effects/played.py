"""A diplomacy card or spell in play: its target, its check, its effect (WL-9.37 to WL-9.41, WL-12.4 to WL-12.10)."""

from __future__ import annotations

from sandtable.core.decision import Decision, Pick
from sandtable.games.warlords.draws import outcome
from sandtable.games.warlords.effects.registry import EFFECTS, NO_TARGET, Effect
from sandtable.games.warlords.state import Procedure, State
from sandtable.games.warlords.tables.cards import NO_CARD, SUCCESS, THIRD, def_of


def why_not_play(st: State, seat: int, card: int, source: int) -> str | None:
    """The clause that keeps a card with a target from being played: there is nothing to name (WL-9.39, WL-12.10)."""
    effect = EFFECTS.get(def_of(card).op)
    if effect is None:
        return "WL-5.6"
    return None if effect.targets(st, seat, source) else effect.clause


class Played(Procedure):
    """The card is out of the hand; its target is named, the card discarded, the check made, the effect carried out.

    `source` is the artefact that casts a spell, NO_CARD for diplomacy.
    """

    __slots__ = ("card", "seat", "source")

    def __init__(self, seat: int, card: int, source: int = NO_CARD) -> None:
        self.seat = seat
        self.card = card
        self.source = source

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.source)

    def clone(self) -> Played:
        return Played(self.seat, self.card, self.source)

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def effect(self) -> Effect:
        return EFFECTS[def_of(self.card).op]

    def advance(self, st: State) -> Decision | None:
        effect = self.effect()
        if effect.question == NO_TARGET:
            self.settle(st, effect, 0)
            return None
        targets = effect.targets(st, self.seat, self.source)
        if not targets:  # the only target left the game in between (WL-24.12)
            st.pop()
            st.discard(self.card)
            return None
        return Decision(effect.question, self.seat, targets, effect.clause, (self.card,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        self.settle(st, self.effect(), pick)

    def settle(self, st: State, effect: Effect, named: Pick) -> None:
        """The card is discarded before its check (WL-2.22); a backfire destroys the casting artefact (WL-12.6 to WL-12.8)."""
        st.pop()
        st.discard(self.card)
        result = SUCCESS
        if def_of(self.card).table:
            result = outcome(st, effect.checker(st, self.seat, named), self.card)
        if st.loud:
            st.emit("outcome", (self.seat, self.card, result), "WL-2.3")
        if result == SUCCESS:
            effect.carry_out(st, self.seat, self.source, named)
        elif result == THIRD:
            holder = next(place for place, cards in enumerate(st.artefacts) if self.source in cards)
            st.discard_linked(holder, self.source)

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]
