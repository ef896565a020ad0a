"""The facts of a position of Warlords for its judge, worked out from the plain fields by the ledger's words alone."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision
from sandtable.games.warlords.board import LIMIT_BITS, WINGS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import TYPE_IDS, CardDef, def_of

NOTHING = -1
Clauses = set[str]
HOME = ("Encamped", "In Port", "On Patrol")

MAY_INTERCEPT = {
    "On Patrol": {"Inland": "yes", "Port": "yes", "Fly-only": "if flying"},
    "At Sea": {"Port": "yes", "Sea-only": "yes"},
}
"""The table of WL-15.19; a stack On Campaign that is all fast is like one On Patrol."""


class Facts:
    """What a player at the table could read from the cards."""

    def __init__(self, st: State, seat: int) -> None:
        self.st = st
        self.seat = seat
        self.hand = faces_of(st.hands[seat])
        self.places = [place for place, head in enumerate(st.head) if head != NOTHING]
        self.own = [place for place in self.places if st.controller[place] == seat]
        self.stacks = [place for place in self.own if not self.castle(place)]
        self.castles = [place for place in self.own if self.castle(place)]
        self.enemies = [place for place in self.places if st.controller[place] != seat]
        self.in_play = [card for place in self.places for card in (st.head[place], *self.linked(place))]
        self.in_play += [card for lying in (*st.ruins, *st.treasures) for card in lying]

    # -- cards -------------------------------------------------------------------------------------------------------

    def kind(self, card: int) -> str:
        return TYPE_IDS[def_of(card).type]

    def held(self, *kinds: str) -> list[int]:
        return [card for card in dict.fromkeys(self.hand) if self.kind(card) in kinds]

    def name_in_play(self, card: int) -> bool:
        name = def_of(card).name
        return def_of(card).named and any(def_of(other).name == name for other in self.in_play)

    def linked(self, place: int) -> list[int]:
        st = self.st
        cards = [*st.armies[place], *st.allies[place], *st.artefacts[place], *st.promotions[place]]
        cards += [*st.improvements[place], *st.march[place]]
        return cards + [each[place] for each in (st.banner, st.fleet, st.ground, st.calamity) if each[place] != NOTHING]

    def where(self, card: int) -> int:
        """The place where a card lies, an own one first; NOTHING if at none."""
        order = [*self.own, *self.enemies]
        return next((place for place in order if card in self.linked(place)), NOTHING)

    def used(self, limit: int, number: int) -> int:
        return len([each for each in self.st.used if each == limit | number << LIMIT_BITS])

    # -- places ------------------------------------------------------------------------------------------------------

    def head(self, place: int) -> CardDef:
        return def_of(self.st.head[place])

    def castle(self, place: int) -> bool:
        return TYPE_IDS[self.head(place).type] == "castle"

    def has(self, place: int, op: str) -> bool:
        """Does an improvement here say this?"""
        return any(def_of(card).op == op for card in self.st.improvements[place])

    def besieged(self, place: int) -> bool:
        return self.castle(place) and self.st.siege[place] != NOTHING

    def status(self, stack: int) -> str:
        """WL-6.12, in its order."""
        st = self.st
        fleet, marches = st.fleet[stack] != NOTHING, len(st.march[stack])
        ground = st.ground[stack]
        if fleet and ground != NOTHING and self.kind(ground) == "weather":
            return "Stormbound"
        if st.siege[stack] != NOTHING:
            return "Besieging"
        if fleet:
            return "At Sea" if marches == 1 else "In Port"
        if ground != NOTHING or st.calamity[stack] != NOTHING:
            return "Encamped"
        return ("Encamped", "On Patrol", "On Campaign")[min(marches, 2)]

    def flies(self, stack: int) -> bool:
        """WL-6.17 to WL-6.20, Wings of Air."""
        st = self.st
        if st.fleet[stack] != NOTHING:
            return False
        lifted = any(effect == WINGS and on == stack for effect, on, _ in st.lasting)
        if lifted or any(def_of(card).all_fly for card in st.artefacts[stack]):
            return True
        troops = st.armies[stack] + st.allies[stack]
        return len(troops) > 0 and not [card for card in troops if not def_of(card).flying]

    def fast(self, stack: int) -> bool:
        return any(def_of(card).all_fast for card in self.st.artefacts[stack])

    def stars(self, stack: int) -> int:
        gained = [card for card in self.st.promotions[stack] if def_of(card).op == "promo_star_1"]
        return min(3, self.head(stack).stars + len(gained))

    def capacity(self, place: int) -> int:
        st = self.st
        promoted = [card for card in st.promotions[place] if def_of(card).op == "promo_capacity_1"]
        built = sum(def_of(card).capacity for card in st.improvements[place])
        return self.head(place).capacity + len(promoted) + built

    def full(self, place: int) -> bool:
        return len(self.st.armies[place]) + len(self.st.allies[place]) >= self.capacity(place)

    def haunted(self, place: int) -> bool:
        card = self.st.calamity[place]
        return card != NOTHING and def_of(card).op == "no_additions_while_linked"

    def stormbound(self, place: int) -> bool:
        return not self.castle(place) and self.status(place) == "Stormbound"

    def at_home(self, place: int) -> bool:
        return not self.castle(place) and self.status(place) in HOME

    def port(self, castle: int) -> bool:
        return self.head(castle).port or self.has(castle, "makes_port")

    def adverse(self, stack: int) -> bool:
        card = self.st.ground[stack]
        return card != NOTHING and self.kind(card) == "terrain" and def_of(card).value < 0

    def no_room(self, place: int) -> set[str]:
        """Why a card can bring no army here (WL-6.9, WL-28.4)."""
        found = {"WL-6.9"} if self.full(place) else set()
        return found | ({"WL-28.4"} if self.stormbound(place) or self.haunted(place) else set())

    # -- attacks -----------------------------------------------------------------------------------------------------

    def approach(self, castle: int) -> str:
        access = ("any", "sea", "fly")[self.head(castle).access]
        return {"sea": "Sea-only", "fly": "Fly-only"}.get(access, "Port" if self.port(castle) else "Inland")

    def idle(self, stack: int, launched: int) -> set[str]:
        """Why a stack of the player launches nothing at all now; `launched` is the limit that counts its attacks."""
        now = self.status(stack)
        found = {"WL-5.13"} if self.st.round <= self.st.rules.truce else set()
        found |= {"WL-14.13"} if now in ("Encamped", "In Port") else set()
        found |= {"WL-14.16"} if now == "Stormbound" else set()
        found |= {"WL-14.21"} if now == "Besieging" else set()
        return found | ({"WL-14.3"} if self.used(launched, stack) >= self.stars(stack) else set())

    def not_intercepting(self, place: int, castle: int) -> set[str]:
        if self.castle(place) or self.st.controller[place] != self.st.controller[castle]:
            return {"WL-15.2"}
        now, column = self.status(place), self.approach(castle)
        found: set[str] = set()
        if now in ("Encamped", "In Port", "Besieging", "Stormbound"):
            return found | {"WL-15.4"}
        if now == "On Campaign" and not self.fast(place):
            return found | {"WL-15.10"}
        cell = MAY_INTERCEPT["At Sea" if now == "At Sea" else "On Patrol"].get(column, "no")
        if now == "At Sea":
            return found | ({"WL-15.9"} if cell == "no" else set())
        if column == "Fly-only" and not self.flies(place):
            return found | {"WL-15.6"}
        return found | ({"WL-15.7"} if cell == "no" else set())


Reading = Callable[[Facts, Decision, str, int], Clauses]
"""What the ledger says against (part, value) at a question."""
