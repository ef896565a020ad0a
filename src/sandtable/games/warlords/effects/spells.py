"""Spells: the targets and the effect of each keyword (WL-12.4 to WL-12.8)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import ENFEEBLED, SHIELD, STONE, WINGS
from sandtable.games.warlords.effects.choice import CHOICES, Choice, ChoiceWay, nothing
from sandtable.games.warlords.effects.diplomacy import enemy_places, generic_armies, join, with_generic_army
from sandtable.games.warlords.effects.registry import (
    NAME_ARMY,
    NAME_PAIR,
    NAME_PLACE,
    Carry,
    Effect,
    Linked,
    PlaceCheck,
    Targets,
    place_check,
    register,
)
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.effects.texts import (
    HAS_NONE,
    STUCK,
    WRONG_STATUS,
    a_castle,
    a_stack,
    afflicted,
    an_enemy,
    in_status,
    unbesieged,
    unshielded,
    with_room,
    your_own,
)
from sandtable.games.warlords.reasons import NameOnce
from sandtable.games.warlords.stacks import army_room, status, why_no_army
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import ALLY, ARMY, ARTEFACT, IMPROVEMENT, MARCH, NO_CARD, TYPE, VALUE, op
from sandtable.games.warlords.tables.statuses import AT_SEA, STORMBOUND

CLAUSE: Final = "WL-12.10"
MAX_TELEPORTED: Final = 3

# -- what may be named ---------------------------------------------------------------------------------------------------


def marching(st: State, seat: int, source: int, place: int) -> Refusal | None:
    """A stack with a March card that is not Stormbound."""
    if not st.march[place]:
        return HAS_NONE
    return WRONG_STATUS if status(st, place) == STORMBOUND else None


def artefacts(st: State, place: int) -> tuple[int, ...]:
    return st.artefacts[place]


def allies(st: State, place: int) -> tuple[int, ...]:
    return st.allies[place]


def carrying(linked: Linked) -> PlaceCheck:
    """A place of any player with one of these cards (WL-12.4)."""

    def why_not(st: State, seat: int, source: int, place: int) -> Refusal | None:
        return None if linked(st, place) else HAS_NONE

    return why_not


def improved(st: State, seat: int, source: int, place: int) -> Refusal | None:
    return None if st.improvements[place] else HAS_NONE


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


MOST_MARCH: Final = Refusal("WL-13.4", "refused-wl-13-4")
MOST_AT_SEA: Final = Refusal("WL-13.14", "refused-wl-13-14")


def why_not_hasten(st: State, seat: int, source: int, stack: int) -> Refusal | None:
    """Why Haste gives a stack no other March card: its maximum, adverse terrain, weather, a calamity."""
    if len(st.march[stack]) >= (1 if st.fleet[stack] != NO_CARD else 2):
        return MOST_AT_SEA if st.fleet[stack] != NO_CARD else MOST_MARCH
    stuck = st.calamity[stack] != NO_CARD or (st.ground[stack] != NO_CARD and VALUE[st.ground[stack]] <= 0)
    return STUCK if stuck else None


def march_pile(st: State, seat: int) -> list[Pick]:
    return [card for card in sorted(set(st.discards[seat])) if TYPE[card] == MARCH]


def army_pile(st: State, seat: int) -> list[Pick]:
    """The armies in the player's discard pile that may come into play."""
    return [card for card in sorted(set(st.discards[seat])) if TYPE[card] == ARMY and st.is_eligible(card)]


def holder_of(st: State, artefact: int) -> int:
    """The stack whose hero carries an artefact."""
    return next(place for place, cards in enumerate(st.artefacts) if artefact in cards)


def why_not_charm(st: State, source: int) -> Refusal | None:
    """The stack of the casting artefact needs room, whatever armies the enemies have (WL-6.9, WL-28.4)."""
    return why_no_army(st, holder_of(st, source))


def without_pile(of: Callable[[State, int], list[Pick]], effect: Effect) -> Targets:
    """The places that pass the checks of an effect, if the player's discard pile has a card for them."""

    def targets(st: State, seat: int, source: int) -> list[Pick]:
        places = st.places_of(seat) if of(st, seat) else []
        return [place for place in places if effect.why_not_place(st, seat, source, place) is None]

    return targets


def why_not_fallen(st: State, seat: int, card: int) -> Refusal | None:
    """An army whose name is in play cannot come back (WL-1.10)."""
    return ONE_ARMY.why_not(st, seat, card) if TYPE[card] == ARMY and card in st.discards[seat] else None


ONE_ARMY: Final = NameOnce("WL-1.10")

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


def spell(
    op_name: str,
    question: str,
    carry_out: Carry,
    *places: PlaceCheck,
    linked: Linked | None = None,
    kinds: frozenset[int] = frozenset(),
    pile: Callable[[State, int], list[Pick]] | None = None,
) -> None:
    effect = Effect(question, carry_out, place_check, CLAUSE, places=(*places,), linked=linked, kinds=kinds)
    if pile is not None:
        effect.listed = without_pile(pile, effect)
    register(op_name, effect)


spell("discard_1_army_or_ally", NAME_PLACE, sacrifice(1, 0), a_stack)
spell("discard_2_armies_or_allies", NAME_PLACE, sacrifice(2, 0), unshielded)
spell("discard_1_march", NAME_PLACE, sacrifice(1, 1), a_stack, marching)
spell(
    "discard_artefact",
    NAME_ARMY,
    discard_named,
    a_stack,
    carrying(artefacts),
    linked=artefacts,
    kinds=frozenset([ARTEFACT]),
)
spell("discard_ally", NAME_ARMY, discard_named, a_stack, carrying(allies), linked=allies, kinds=frozenset([ALLY]))
spell("castle_defence_plus_4", NAME_PLACE, lay(STONE), a_castle, unshielded)
spell("stack_tcv_plus_4", NAME_PLACE, lay(SHIELD), a_stack)
spell("stack_tcv_minus_4", NAME_PLACE, lay(ENFEEBLED), a_stack)
spell("stack_flies", NAME_PLACE, lay(WINGS), a_stack)
spell("remove_weather", NAME_PLACE, calm, a_stack, in_status(STORMBOUND))
spell("at_sea_to_port", NAME_PLACE, blow_back, a_stack, in_status(AT_SEA))
spell("remove_calamity", NAME_PLACE, heal, afflicted, unshielded)
spell(
    "march_from_discard", NAME_PLACE, choose("march_from_discard"), a_stack, your_own, why_not_hasten, pile=march_pile
)
spell("army_from_discard", NAME_PLACE, choose("army_from_discard"), your_own, unbesieged, with_room, pile=army_pile)
spell("discard_chosen_improvement", NAME_PLACE, choose("discard_chosen_improvement"), a_castle, unshielded, improved)
register(
    "charm_army",
    Effect(
        NAME_ARMY,
        charm,
        place_check,
        CLAUSE,
        places=(a_stack, an_enemy, with_generic_army),
        among=enemy_places,
        linked=generic_armies,
        kinds=frozenset([ARMY]),
        why_idle=why_not_charm,
    ),
)
register("teleport_armies", Effect(NAME_PAIR, teleport, None, CLAUSE, sets=travellers, targets=pairs))

CHOICES["march_from_discard"] = ChoiceWay("from_pile", marches, bring, "WL-12.6", nothing, kinds=(MARCH,))
CHOICES["army_from_discard"] = ChoiceWay(
    "from_pile", fallen, bring, "WL-12.6", nothing, kinds=(ARMY,), card=why_not_fallen
)
CHOICES["discard_chosen_improvement"] = ChoiceWay(
    "crumble", improvements, crumble, "WL-25.7", nothing, kinds=(IMPROVEMENT,)
)
