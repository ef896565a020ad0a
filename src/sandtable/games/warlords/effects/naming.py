"""The rules of the questions in which a card names its targets (WL-9.39, WL-12.10, WL-28.5)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Pick, Target
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.warlords.effects.registry import NAME_CARD, NAME_PAIR, NAME_PLACE, Effect
from sandtable.games.warlords.effects.texts import (
    BELONGS_ELSEWHERE,
    HAS_NONE,
    NOT_ONE,
    NOT_YOURS,
    Lack,
    TextRule,
    of_text,
    why_not_card,
)
from sandtable.games.warlords.reasons import NameOnce, places_in_play
from sandtable.games.warlords.stacks import FULL, why_no_army
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import ARMY, TYPE

ONE_FIND: Final = NameOnce("WL-1.10")
NO_ROOM: Final = Refusal("WL-6.9", "refused-wl-6-9-card")
NO_MORE_ARMIES: Final = Refusal("WL-28.5", "armies-too-many")


def naming_rule(effect: Effect, source: int, clause: str) -> TextRule:
    """The rule of a question in which the text of a card names a player, places, a card, or a card where it lies."""
    one = Refusal(clause, "refused-text-one", of_text)

    def targets(st: State, seat: int) -> list[Pick]:
        return effect.targets(st, seat, source)

    def cards(st: State, seat: int) -> list[int]:
        return list(dict.fromkeys([pick if isinstance(pick, int) else pick[0] for pick in targets(st, seat)]))

    def why_not_named(st: State, seat: int, card: int) -> Refusal | None:
        if card in cards(st, seat):
            return None
        if (
            effect.linked is None
            and effect.question != NAME_CARD
            and TYPE[card] in effect.kinds
            and card in st.discards[seat]
        ):
            return ONE_FIND.why_not(st, seat, card) or NO_ROOM
        enemies = effect.among is not None
        return why_not_card(st, seat, card, effect.kinds, enemies, ARMY in effect.kinds)

    def why_not_there(st: State, seat: int, card: int, place: int) -> Refusal | None:
        if (card, place) in targets(st, seat):
            return None
        return FULL if effect.linked is None else BELONGS_ELSEWHERE

    place, card = Part("place", "place", places_in_play, one), Part("card", "card", cards, one)
    fits = Check(lambda st, seat, place: effect.why_not_place(st, seat, source, place), "place")
    named = Check(why_not_named, "card")
    if effect.question == NAME_PAIR:
        return PairRule(effect, source, clause, place)
    if effect.seat is not None:
        players = Part[State]("seat", "seat", lambda st, seat: range(st.players), one)
        return TextRule(clause, (players,), (Check(effect.seat, "seat"),))
    if effect.question == NAME_PLACE:
        return TextRule(clause, (place,), (fits,))
    if effect.question == NAME_CARD:
        return TextRule(clause, (card,), (named,))
    checks = (named, fits, Check(why_not_there, "card", "place"))
    return TextRule(clause, (card, place), checks, lambda st, seat, about: FULL)


class PairRule(TextRule):
    """Two places of the player, the first with armies, the second with room (Teleport)."""

    __slots__ = ("effect", "source")

    def __init__(self, effect: Effect, source: int, clause: str, place: Part[State]) -> None:
        super().__init__(clause, (place,), ())
        self.effect = effect
        self.source = source

    def options(self, st: State, seat: int) -> list[Pick]:
        return self.effect.targets(st, seat, self.source)

    def objection(self, st: State, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        if target[0] != "place":
            return super().objection(st, seat, target)
        first, *second = [value for part, value in (*given, target) if part == "place"]
        place, why = (first, self.why_not_either(st, seat, first))
        if why is None and second:
            place = second[0]
            why = self.why_not_either(st, seat, place) or why_no_army(st, place)
        if why is None and second:
            place, why = first, HAS_NONE
        found = why.by[self.clause] if isinstance(why, Lack) else why
        return None if found is None else Objection(found, seat, place, about={"x": ("place", place)})

    def why_not_either(self, st: State, seat: int, place: int) -> Refusal | None:
        if any(place in pick for pick in self.options(st, seat) if not isinstance(pick, int)):
            return None
        if st.controller[place] != seat:
            return NOT_YOURS
        return why_no_army(st, place) or (NOT_ONE if st.armies[place] else HAS_NONE)


class ArmiesRule(TextRule):
    """One to three armies, as many as there is room for."""

    __slots__ = ("between", "effect")

    def __init__(self, effect: Effect, between: tuple[int, ...]) -> None:
        armies = Part[State]("card", "card", lambda st, seat: st.armies[between[0]], NO_MORE_ARMIES)
        super().__init__("WL-28.5", (armies,), (Check(self.why_not_army, "card"),))
        self.effect = effect
        self.between = between

    def options(self, st: State, seat: int) -> list[Pick]:
        assert self.effect.sets is not None
        return self.effect.sets(st, self.between)

    def why_not_army(self, st: State, seat: int, card: int) -> Refusal | None:
        return None if card in st.armies[self.between[0]] else why_not_card(st, seat, card, (ARMY,))
