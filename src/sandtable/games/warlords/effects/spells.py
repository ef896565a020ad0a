"""Spells: the targets and the effect of each keyword (WL-12.4 to WL-12.8)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import ENFEEBLED, SHIELD, STONE, WINGS
from sandtable.games.warlords.effects.choice import CHOICES, Choice, ChoiceWay, nothing
from sandtable.games.warlords.effects.diplomacy import join
from sandtable.games.warlords.effects.registry import (
    NAME_ARMY,
    NAME_PAIR,
    NAME_PLACE,
    Carry,
    Effect,
    Targets,
    Why,
    place_check,
    register,
)
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.stacks import army_room, is_besieged, status, why_no_army
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import ARMY, MARCH, NAMED, NO_CARD, OP, TYPE, VALUE, op
from sandtable.games.warlords.tables.statuses import AT_SEA, STORMBOUND

CLAUSE: Final = "WL-12.10"
MAX_TELEPORTED: Final = 3
SPELL_IMMUNE: Final = op("spell_immune")

# -- what may be named ---------------------------------------------------------------------------------------------------


def is_open_to_spells(st: State, seat: int, place: int) -> bool:
    """May this player's spells name the place? A Grand Oracle shields its castle against the spells of opponents."""
    if st.head[place] == NO_CARD:
        return False
    return st.controller[place] == seat or not any(OP[card] == SPELL_IMMUNE for card in st.improvements[place])


def why_shielded(st: State, seat: int, part: str, value: int) -> str | None:
    """The text of a Grand Oracle keeps off a spell that could otherwise name its castle (WL-1.27)."""
    return "WL-1.27" if part == "place" and not is_open_to_spells(st, seat, value) else None


def why_not_healed(st: State, seat: int, part: str, value: int) -> str | None:
    """The same, of a castle with a calamity (Cure)."""
    haunted = part == "place" and st.calamity[value] != NO_CARD
    return why_shielded(st, seat, part, value) if haunted else None


def stacks(st: State, seat: int, source: int) -> list[Pick]:
    """Any stack of any player (WL-12.4, WL-28.3)."""
    return [place for place, head in enumerate(st.head) if head != NO_CARD and not st.is_castle(place)]


def castles(st: State, seat: int, source: int) -> list[Pick]:
    found = [place for place, head in enumerate(st.head) if head != NO_CARD and st.is_castle(place)]
    return [place for place in found if is_open_to_spells(st, seat, place)]


def stacks_and_castles(st: State, seat: int, source: int) -> list[Pick]:
    return [place for place in range(len(st.head)) if is_open_to_spells(st, seat, place)]


def afflicted(st: State, seat: int, source: int) -> list[Pick]:
    """Places with a calamity."""
    return [p for p in range(len(st.head)) if st.calamity[p] != NO_CARD and is_open_to_spells(st, seat, p)]


def in_status(wanted: int) -> Targets:
    """Stacks of one status."""

    def targets(st: State, seat: int, source: int) -> list[Pick]:
        places = [place for place, head in enumerate(st.head) if head != NO_CARD and not st.is_castle(place)]
        return [place for place in places if status(st, place) == wanted]

    return targets


def marching_stacks(st: State, seat: int, source: int) -> list[Pick]:
    """Stacks with a March card that are not Stormbound."""
    return [p for p in range(len(st.head)) if st.march[p] and status(st, p) != STORMBOUND]


def artefacts(st: State, seat: int, source: int) -> list[Pick]:
    """(artefact, stack) for every artefact in play."""
    return [(card, place) for place, cards in enumerate(st.artefacts) for card in cards]


def allies(st: State, seat: int, source: int) -> list[Pick]:
    """(ally, stack) for every ally in play."""
    return [(card, place) for place, cards in enumerate(st.allies) for card in cards]


def improved_castles(st: State, seat: int, source: int) -> list[Pick]:
    """Castles with an improvement (Crumble)."""
    return [p for p in range(len(st.head)) if st.improvements[p] and is_open_to_spells(st, seat, p)]


def pairs(st: State, seat: int, source: int) -> list[Pick]:
    """(from, to) of the player's places: the first with armies, the second with room; besieged or not, but not in a
    storm (Teleport).
    """
    calm = [p for p in st.places_of(seat) if st.is_castle(p) or status(st, p) != STORMBOUND]
    return [(one, other) for one in calm for other in calm if one != other and st.armies[one] and army_room(st, other)]


def travellers(st: State, named: tuple[int, ...]) -> list[Pick]:
    """The sets of one to three armies of the first place for which the second has room."""
    armies = st.armies[named[0]]
    most = min(MAX_TELEPORTED, army_room(st, named[1]), len(armies))
    found: dict[tuple[int, ...], None] = {}
    for size in range(1, most + 1):
        found.update(dict.fromkeys(combinations(armies, size)))
    return list(found)


def why_not_hasten(st: State, stack: int) -> str | None:
    """The clause that keeps Haste from giving a stack another March card, or None: its maximum, adverse terrain,
    weather, a calamity.
    """
    if len(st.march[stack]) >= (1 if st.fleet[stack] != NO_CARD else 2):
        return "WL-13.14" if st.fleet[stack] != NO_CARD else "WL-13.4"
    stuck = st.calamity[stack] != NO_CARD or (st.ground[stack] != NO_CARD and VALUE[st.ground[stack]] <= 0)
    return CLAUSE if stuck else None


def why_not_hasty(st: State, seat: int, part: str, value: int) -> str | None:
    own = part == "place" and value in st.stacks_of(seat)
    return why_not_hasten(st, value) if own else None


def march_pile(st: State, seat: int) -> list[Pick]:
    return [card for card in sorted(set(st.discards[seat])) if TYPE[card] == MARCH]


def hasty(st: State, seat: int, source: int) -> list[Pick]:
    """The player's stacks that may hold one more March card, if one is in his discard pile (Haste)."""
    return [s for s in st.stacks_of(seat) if why_not_hasten(st, s) is None] if march_pile(st, seat) else []


def army_pile(st: State, seat: int) -> list[Pick]:
    """The armies in the player's discard pile that may come into play."""
    return [card for card in sorted(set(st.discards[seat])) if TYPE[card] == ARMY and st.is_eligible(card)]


def mendable(st: State, seat: int, source: int) -> list[Pick]:
    """The player's stacks and unbesieged castles with room, if a suitable army is in his discard pile (Mend the Fallen)."""
    if not army_pile(st, seat):
        return []
    places = [p for p in st.places_of(seat) if not (st.is_castle(p) and is_besieged(st, p))]
    return [place for place in places if army_room(st, place)]


def why_no_newcomers(st: State, seat: int, part: str, value: int) -> str | None:
    """The clause if one of the player's places has no room; the text excludes all others (Teleport, Mend the Fallen)."""
    own = part == "place" and value in st.places_of(seat)
    why = why_no_army(st, value) if own else None
    return None if why is None else why.clause


def holder_of(st: State, artefact: int) -> int:
    """The stack whose hero carries an artefact."""
    return next(place for place, cards in enumerate(st.artefacts) if artefact in cards)


def charmable(st: State, seat: int, source: int) -> list[Pick]:
    """(generic army, enemy stack), if the stack of the casting artefact has room (Charm)."""
    if not army_room(st, holder_of(st, source)):
        return []
    found: list[Pick] = []
    for other in st.opponents(seat):
        for stack in st.stacks_of(other):
            found += [(card, stack) for card in dict.fromkeys(st.armies[stack]) if not NAMED[card]]
    return found


def why_not_charm(st: State, source: int) -> Refusal | None:
    """Why not if the stack of the casting artefact has no room, whatever armies the enemies have (WL-6.9, WL-28.4)."""
    return why_no_army(st, holder_of(st, source))


def why_not_fallen(st: State, choice: Choice, part: str, value: int) -> str | None:
    """An army whose name is in play cannot come back (WL-1.10)."""
    lies = part == "card" and TYPE[value] == ARMY and value in st.discards[choice.seat]
    return "WL-1.10" if lies and not st.is_eligible(value) else None


# -- what it does --------------------------------------------------------------------------------------------------------


def sacrifice(count: int, march: int) -> Carry:
    """The controller discards this many armies and allies, or March cards, of his choice."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert isinstance(named, int)
        st.push(Sacrifice(named, count, march))

    return carry


def lay(effect: int) -> Carry:
    """An effect that lasts until the start of the caster's next player turn (WL-28.1)."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert isinstance(named, int)
        st.lasting.append((effect, named, seat))

    return carry


def discard_named(st: State, seat: int, source: int, named: Pick) -> None:
    assert not isinstance(named, int)
    card, place = named
    st.discard_linked(place, card)
    if st.logging:
        st.emit("loses", (st.controller[place], card, st.head[place]), "WL-12.6")


def calm(st: State, seat: int, source: int, named: Pick) -> None:
    """Remove the weather; the stack keeps its march card and is At Sea."""
    assert isinstance(named, int)
    st.discard_linked(named, st.ground[named])


def blow_back(st: State, seat: int, source: int, named: Pick) -> None:
    """Remove the March card; the stack is In Port."""
    assert isinstance(named, int)
    st.discard_march(named)


def heal(st: State, seat: int, source: int, named: Pick) -> None:
    """Remove the calamity; losses caused by it are not restored."""
    assert isinstance(named, int)
    st.discard_linked(named, st.calamity[named])


def teleport(st: State, seat: int, source: int, named: Pick) -> None:
    """Move the named armies together."""
    assert not isinstance(named, int)
    start, goal, *armies = named
    for army in armies:
        st.unlink(start, army)
        join(st, seat, army, goal, "WL-12.6")


def charm(st: State, seat: int, source: int, named: Pick) -> None:
    """Move the army to the caster's stack, whatever its status."""
    assert not isinstance(named, int)
    card, place = named
    st.unlink(place, card)
    join(st, seat, card, holder_of(st, source), "WL-12.6")


def choose(op_name: str) -> Carry:
    """Ask the caster to choose what the spell brings or takes."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert isinstance(named, int)
        st.push(Choice(op(op_name), seat, named))

    return carry


def marches(st: State, choice: Choice) -> list[Pick]:
    return march_pile(st, choice.seat)


def fallen(st: State, choice: Choice) -> list[Pick]:
    return army_pile(st, choice.seat)


def bring(st: State, choice: Choice, card: int) -> None:
    """A card of the discard pile joins the place; beneficial terrain is discarded for a March card."""
    place = choice.place
    if TYPE[card] == MARCH and st.ground[place] != NO_CARD:
        st.discard_linked(place, st.ground[place])
    st.from_pile(choice.seat, card)
    join(st, choice.seat, card, place, "WL-12.6")


def improvements(st: State, choice: Choice) -> list[Pick]:
    return list(dict.fromkeys(st.improvements[choice.place]))


def crumble(st: State, choice: Choice, card: int) -> None:
    discard_named(st, choice.seat, NO_CARD, (card, choice.place))


def spell(op_name: str, question: str, targets: Targets, carry_out: Carry, why: Why | None = None) -> None:
    register(op_name, Effect(question, targets, carry_out, place_check, CLAUSE, why=why))


spell("discard_1_army_or_ally", NAME_PLACE, stacks, sacrifice(1, 0))
spell("discard_2_armies_or_allies", NAME_PLACE, stacks_and_castles, sacrifice(2, 0), why_shielded)
spell("discard_1_march", NAME_PLACE, marching_stacks, sacrifice(1, 1))
spell("discard_artefact", NAME_ARMY, artefacts, discard_named)
spell("discard_ally", NAME_ARMY, allies, discard_named)
spell("castle_defence_plus_4", NAME_PLACE, castles, lay(STONE), why_shielded)
spell("stack_tcv_plus_4", NAME_PLACE, stacks, lay(SHIELD))
spell("stack_tcv_minus_4", NAME_PLACE, stacks, lay(ENFEEBLED))
spell("stack_flies", NAME_PLACE, stacks, lay(WINGS))
spell("remove_weather", NAME_PLACE, in_status(STORMBOUND), calm)
spell("at_sea_to_port", NAME_PLACE, in_status(AT_SEA), blow_back)
spell("remove_calamity", NAME_PLACE, afflicted, heal, why_not_healed)
spell("march_from_discard", NAME_PLACE, hasty, choose("march_from_discard"), why_not_hasty)
spell("army_from_discard", NAME_PLACE, mendable, choose("army_from_discard"), why_no_newcomers)
spell("discard_chosen_improvement", NAME_PLACE, improved_castles, choose("discard_chosen_improvement"), why_shielded)
register("charm_army", Effect(NAME_ARMY, charmable, charm, place_check, CLAUSE, why_idle=why_not_charm))
register("teleport_armies", Effect(NAME_PAIR, pairs, teleport, None, CLAUSE, travellers, why_no_newcomers))

CHOICES["march_from_discard"] = ChoiceWay("from_pile", marches, bring, "WL-12.6", nothing)
CHOICES["army_from_discard"] = ChoiceWay("from_pile", fallen, bring, "WL-12.6", nothing, why_not_fallen)
CHOICES["discard_chosen_improvement"] = ChoiceWay("crumble", improvements, crumble, "WL-25.7", nothing)
