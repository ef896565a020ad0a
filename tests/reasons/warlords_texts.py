"""What the texts of diplomacy cards and spells let their player name, read from the cards for the judge of Warlords."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.warlords_facts import NOTHING, Facts

Clauses = set[str]
GROUP = ("march", "battle", "ambush", "raid", "pillage", "raze", "traitor", "promotion", "revenge")
LORE = ("artefact", "ally", "treasure", "ruin")
ORACLE = "WL-1.27"
"""The text of a Grand Oracle goes against the rule that a spell names any castle."""


@dataclass(frozen=True, slots=True)
class Text:
    """A card that is played, through which artefact, and all that it may name."""

    f: Facts
    card: int
    source: int
    legal: frozenset[Target]

    @property
    def playable(self) -> bool:
        return bool(self.legal)

    @property
    def clause(self) -> str:
        """What a diplomacy card names (WL-9.39), and what a spell (WL-12.10)."""
        return "WL-9.39" if self.f.kind(self.card) == "diplomacy" else "WL-12.10"

    def against(self, part: str, value: int) -> Clauses:
        """The clauses against a target: a rule of its own where there is one, else the text."""
        if (part, value) in self.legal:
            return set()
        f, op = self.f, def_of(self.card).op
        if part == "seat" and f.st.out >> value & 1:
            return {"WL-24.4"}
        if part == "seat" and value != f.seat and f.kind(self.card) == "diplomacy" and op != "truce":
            return {"WL-9.41"} if not f.st.hands[value] else {self.clause}
        if part == "card" and op == "recover_lost_artefact" and value in pile(f, "artefact", "ally"):
            return {"WL-1.10", "WL-1.9"} if f.name_in_play(value) else {self.clause}
        if part == "place" and value in f.own:
            return self.against_own(op, value) or {self.clause}
        shielded = part == "place" and not open_castle(f, value) and op in OPEN_CASTLES
        return {ORACLE} if shielded and (op != "remove_calamity" or f.st.calamity[value] != NOTHING) else {self.clause}

    def against_own(self, op: str, place: int) -> Clauses:
        f = self.f
        if op == "recover_lost_artefact" and f.at_home(place):
            return {"WL-6.9"} if f.full(place) else set()
        if op == "teleport_armies" or (op == "army_from_discard" and not f.besieged(place)):
            return f.no_room(place)
        if op == "march_from_discard" and place in f.stacks:
            fleet, marches = f.st.fleet[place] != NOTHING, len(f.st.march[place])
            if marches >= (1 if fleet else 2):
                return {"WL-13.14"} if fleet else {"WL-13.4"}
        return set()


def pile(f: Facts, *kinds: str) -> list[int]:
    return [card for card in f.st.discards[f.seat] if f.kind(card) in kinds]


def open_castle(f: Facts, place: int) -> bool:
    """Not under a Grand Oracle of an opponent."""
    return place in f.own or not f.has(place, "spell_immune")


def seats(f: Facts, source: int) -> list[Target]:
    others = [seat for seat in range(f.st.players) if seat != f.seat and not f.st.out >> seat & 1]
    return [("seat", seat) for seat in others]


def hands(f: Facts, source: int) -> list[Target]:
    return [target for target in seats(f, source) if f.st.hands[target[1]]]


def places(test: Callable[[Facts, int], bool]) -> Callable[[Facts, int], list[Target]]:
    return lambda f, source: [("place", place) for place in f.places if test(f, place)]


def discards(*kinds: str) -> Callable[[Facts, int], list[Target]]:
    return lambda f, source: [("card", card) for card in pile(f, *kinds)]


def cards(of: Callable[[Facts, int], list[int]]) -> Callable[[Facts, int], list[Target]]:
    """Cards with the places where they lie."""

    def targets(f: Facts, source: int) -> list[Target]:
        found: list[Target] = []
        for place in f.places:
            for card in of(f, place):
                found += [("card", card), ("place", place)]
        return found

    return targets


def generic(f: Facts, place: int) -> list[int]:
    return [card for card in f.st.armies[place] if not def_of(card).named] if place in f.enemies else []


def enemy_works(f: Facts, place: int) -> list[int]:
    works = f.st.improvements[place] if place in f.enemies else ()
    return [card for card in works if def_of(card).op != "capital"]


def lost(f: Facts, source: int) -> list[Target]:
    home = [stack for stack in f.stacks if f.at_home(stack)]
    roomy = [stack for stack in home if not f.full(stack)]
    found: list[Target] = []
    for card in pile(f, "artefact", "ally"):
        fit = roomy if f.kind(card) == "ally" else home
        if fit and not f.name_in_play(card):
            found += [("card", card), *[("place", stack) for stack in fit]]
    return found


def hasty(f: Facts, source: int) -> list[Target]:
    if not pile(f, "march"):
        return []
    found: list[Target] = []
    for stack in f.stacks:
        free = f.st.calamity[stack] == NOTHING and not f.adverse(stack) and not f.stormbound(stack)
        if free and len(f.st.march[stack]) < (1 if f.st.fleet[stack] != NOTHING else 2):
            found.append(("place", stack))
    return found


def mended(f: Facts, source: int) -> list[Target]:
    if all(f.name_in_play(card) for card in pile(f, "army")):
        return []
    return [("place", place) for place in f.own if not f.besieged(place) and not f.no_room(place)]


def charmed(f: Facts, source: int) -> list[Target]:
    if f.no_room(f.where(source)):
        return []
    return cards(lambda f, place: [] if f.castle(place) else generic(f, place))(f, source)


def pairs(f: Facts, source: int) -> list[Target]:
    found: list[Target] = []
    for one in f.own:
        for other in f.own:
            if one != other and f.st.armies[one] and not f.stormbound(one) and not f.no_room(other):
                found += [("place", one), ("place", other)]
    return found


def stack(f: Facts, place: int) -> bool:
    return not f.castle(place)


def in_status(*wanted: str) -> Callable[[Facts, int], bool]:
    return lambda f, place: stack(f, place) and f.status(place) in wanted


OPEN_CASTLES = (
    "discard_2_armies_or_allies",
    "castle_defence_plus_4",
    "remove_calamity",
    "discard_chosen_improvement",
)
"""The spells that name castles, but not under an enemy's Grand Oracle."""
LEGAL: dict[str, Callable[[Facts, int], list[Target]]] = {
    **dict.fromkeys(("look_hand", "look_hand_discard_1", "opponent_discards_1"), hands),
    "truce": seats,
    "draw_2": lambda f, source: [("seat", f.seat)],
    "no_revenue_next": places(lambda f, place: place in f.enemies and f.castle(place)),
    "discard_patrol_march": places(lambda f, place: place in f.enemies and in_status("On Patrol")(f, place)),
    "add_armies_abroad": places(
        lambda f, place: place in f.stacks and in_status("On Campaign", "At Sea", "Besieging")(f, place)
    ),
    **dict.fromkeys(("steal_generic_army", "discard_generic_army"), cards(generic)),
    "discard_improvement": cards(enemy_works),
    "discard_to_hand_army": discards("army"),
    "discard_to_hand_hero": discards("hero"),
    "discard_to_hand_marchbattle": discards(*GROUP),
    "discard_to_hand_findable": discards(*LORE),
    "recover_lost_artefact": lost,
    **dict.fromkeys(("discard_1_army_or_ally", "stack_tcv_plus_4", "stack_tcv_minus_4", "stack_flies"), places(stack)),
    "discard_2_armies_or_allies": places(open_castle),
    "discard_1_march": places(lambda f, place: bool(f.st.march[place]) and not f.stormbound(place)),
    "discard_artefact": cards(lambda f, place: list(f.st.artefacts[place])),
    "discard_ally": cards(lambda f, place: list(f.st.allies[place])),
    "castle_defence_plus_4": places(lambda f, place: f.castle(place) and open_castle(f, place)),
    "remove_weather": places(in_status("Stormbound")),
    "at_sea_to_port": places(in_status("At Sea")),
    "remove_calamity": places(lambda f, place: f.st.calamity[place] != NOTHING and open_castle(f, place)),
    "discard_chosen_improvement": places(lambda f, place: bool(f.st.improvements[place]) and open_castle(f, place)),
    "march_from_discard": hasty,
    "army_from_discard": mended,
    "charm_army": charmed,
    "teleport_armies": pairs,
}
"""By effect: every thing that the text lets its player name."""


def by_text(f: Facts, card: int, source: int) -> Text:
    return Text(f, card, source, frozenset(LEGAL[def_of(card).op](f, source)))


def chosen_by_text(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    """What is chosen when a card has had its effect."""
    st = f.st
    text = "WL-9.37" if asked.kind in ("shelter", "spy_discard", "tribute") else "WL-28.5"
    if asked.kind == "shelter" and part == "place" and value in f.own:
        reachable = not f.besieged(value) if f.castle(value) else f.at_home(value)
        return f.no_room(value) if reachable else {text}
    if asked.kind == "from_pile" and part == "card" and value in pile(f, "army"):
        brings = f.st.stack[-1].op  # type: ignore[attr-defined]
        return {"WL-1.10", "WL-1.9"} if f.name_in_play(value) and brings >= 0 else {text}
    if asked.kind == "sacrifice" and part == "card":
        place = asked.context[0]
        frame = st.stack[-1]
        due = st.march[place] if frame.march else st.armies[place] + st.allies[place]  # type: ignore[attr-defined]
        return set() if value in due else {text}
    if asked.kind == "crumble" and part == "card":
        return set() if value in st.improvements[asked.context[0]] else {text}
    return {text}
