"""Playing a diplomacy card or spell: its target, its check, its effect (WL-9.37 to WL-9.41, WL-12.4 to WL-12.10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.text.message import kebab
from sandtable.games.warlords.draws import outcome, report_outcome
from sandtable.games.warlords.effects.naming import ArmiesRule, naming_rule
from sandtable.games.warlords.effects.registry import (
    EFFECTS,
    NAME_ARMIES,
    NAME_PAIR,
    NAME_PLACE,
    NAME_PLAYER,
    NO_TARGET,
    Effect,
)
from sandtable.games.warlords.effects.texts import Text
from sandtable.games.warlords.reasons import Rule
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NO_CARD, SPELL, SUCCESS, THIRD, TYPE, def_of


def clause_of(card: int) -> str:
    """The clause against a card without a target (WL-9.39, WL-9.41, WL-12.10)."""
    return "WL-12.10" if TYPE[card] == SPELL else EFFECTS[def_of(card).op].clause


def named_by(card: int) -> str:
    """The clause by which a card names a target that its text allows (WL-9.39, WL-12.10)."""
    return "WL-12.10" if TYPE[card] == SPELL else "WL-9.39"


def what_it_names(st: State, seat: int, card: int) -> Facts:
    return {"t": ("word", f"named-{kebab(def_of(card).op)}")}


NOTHING_TO_NAME: Final = {
    clause: Refusal(clause, "refused-text-none", what_it_names) for clause in ("WL-9.39", "WL-9.41", "WL-12.10")
}
NO_HAND: Final = Refusal("WL-9.41", "refused-wl-9-41-hand")


def why_not_play(st: State, seat: int, card: int, source: int) -> Refusal | None:
    """Why a card with a target is not played: there is nothing to name (WL-9.39, WL-9.41, WL-12.10)."""
    effect = EFFECTS[def_of(card).op]
    if effect.targets(st, seat, source):
        return None
    clause = clause_of(card)
    hand = clause == "WL-9.41" and effect.question == NAME_PLAYER
    idle = None if effect.why_idle is None else effect.why_idle(st, source)
    return idle or (NO_HAND if hand else NOTHING_TO_NAME[clause])


@frame
class Played(Text):
    """The card has left the hand: its target is named, it is discarded, the check is made, the effect is carried out.

    `source` is the artefact that casts a spell, NO_CARD for diplomacy. `named` is the first target when a second one is
    still to be named.
    """

    seat: int
    card: int
    source: int = NO_CARD
    named: tuple[int, ...] = ()

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def effect(self) -> Effect:
        return EFFECTS[def_of(self.card).op]

    def advance(self, st: State) -> Decision | None:
        effect = self.effect()
        if effect.question == NO_TARGET:
            self.settle(st, effect, 0)
            return None
        if effect.sets is not None and self.named:
            return Decision(NAME_ARMIES, self.seat, effect.sets(st, self.named), clause_of(self.card), self.named)
        targets = effect.targets(st, self.seat, self.source)
        if not targets:  # the only target has left the game in the meantime (WL-24.12)
            st.pop()
            st.discard(self.card)
            return None
        return Decision(effect.question, self.seat, targets, clause_of(self.card), (self.card,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        effect = self.effect()
        if effect.sets is None:
            self.settle(st, effect, pick)
            return
        assert not isinstance(pick, int)
        if self.named:
            self.settle(st, effect, self.named + pick)
        else:
            self.named = pick

    def settle(self, st: State, effect: Effect, named: Pick) -> None:
        """The card is discarded before its check (WL-2.22); a backfire destroys the casting artefact (WL-12.6 to WL-12.8)."""
        st.pop()
        st.discard(self.card)
        self.report_target(st, effect, named)
        result = SUCCESS
        if def_of(self.card).table:
            result = outcome(st, effect.checks(st, self.seat, named), self.card)
            report_outcome(st, self.seat, self.card, result, "WL-2.3")
        if result == SUCCESS:
            effect.carry_out(st, self.seat, self.source, named)
        elif result == THIRD:
            holder = next(place for place, cards in enumerate(st.artefacts) if self.source in cards)
            st.discard_linked(holder, self.source)
            if st.logging:
                st.emit("loses", (self.seat, self.source, st.head[holder]), "WL-12.8")

    def report_target(self, st: State, effect: Effect, named: Pick) -> None:
        """Report the target before the check; a card taken from a discard pile is reported when it is taken (WL-28.5)."""
        if not st.logging:
            return
        who = (self.seat, self.card)
        if isinstance(named, int):
            if effect.question == NAME_PLACE:
                st.emit("aims", (*who, st.head[named]), "WL-28.5")
            elif effect.question == NAME_PLAYER:
                st.emit("aims_player", (*who, named), "WL-28.5")
        elif effect.question == NAME_PAIR:
            st.emit("aims_pair", (*who, st.head[named[0]], st.head[named[1]]), "WL-28.5")
        elif def_of(self.card).table:
            st.emit("aims_card", (*who, named[0], st.head[named[1]]), "WL-28.5")

    def text(self) -> tuple[int, str]:
        return self.card, "chosen" if self.named else "named"

    def rule(self, asked: Decision) -> Rule:
        if self.named:
            return ArmiesRule(self.effect(), self.named)
        return naming_rule(self.effect(), self.source, named_by(self.card))
