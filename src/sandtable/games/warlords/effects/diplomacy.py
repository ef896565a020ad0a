"""Diplomacy cards: what each keyword may name and does (WL-9.37 to WL-9.41)."""

from __future__ import annotations

from sandtable.core.cards import bit_of, faces_of
from sandtable.core.decision import Pick
from sandtable.games.warlords.draws import draw_cards
from sandtable.games.warlords.effects.registry import (
    NAME_ARMY,
    NAME_CARD,
    NAME_PLACE,
    NAME_PLAYER,
    NO_TARGET,
    Effect,
    Targets,
    one_target,
    place_check,
    player_check,
    register,
)
from sandtable.games.warlords.stacks import CAPITAL, status
from sandtable.games.warlords.state import EMBARGO, TRUCE, State
from sandtable.games.warlords.tables.cards import ALLY, ARMY, ARTEFACT, GROUP, HERO, NAMED, OP, RUIN, TREASURE, TYPE
from sandtable.games.warlords.tables.statuses import ON_PATROL

# -- what may be named ---------------------------------------------------------------------------------------------------


def from_discards(kinds: frozenset[int]) -> Targets:
    """The different cards of these types in the own discard pile (WL-9.41)."""

    def targets(st: State, seat: int, source: int) -> list[Pick]:
        return [card for card in sorted(set(st.discards[seat])) if TYPE[card] in kinds]

    return targets


def players_with_cards(st: State, seat: int, source: int) -> list[Pick]:
    """Opponents with at least one card in hand (WL-9.41)."""
    return [other for other in st.opponents(seat) if st.hands[other]]


def players(st: State, seat: int, source: int) -> list[Pick]:
    return list(st.opponents(seat))


def enemy_castles(st: State, seat: int, source: int) -> list[Pick]:
    return [castle for other in st.opponents(seat) for castle in st.castles_of(other)]


def enemy_patrols(st: State, seat: int, source: int) -> list[Pick]:
    return [s for other in st.opponents(seat) for s in st.stacks_of(other) if status(st, s) == ON_PATROL]


def generic_armies(st: State, seat: int, source: int) -> list[Pick]:
    """(army, place) for every generic army in an enemy stack or castle."""
    found: list[Pick] = []
    for other in st.opponents(seat):
        for place in st.places_of(other):
            found += [(card, place) for card in dict.fromkeys(st.armies[place]) if not NAMED[card]]
    return found


def enemy_improvements(st: State, seat: int, source: int) -> list[Pick]:
    """(improvement, castle) for every improvement of an enemy but a Capital."""
    found: list[Pick] = []
    for other in st.opponents(seat):
        for castle in st.castles_of(other):
            found += [(card, castle) for card in dict.fromkeys(st.improvements[castle]) if OP[card] != CAPITAL]
    return found


# -- what it does --------------------------------------------------------------------------------------------------------


def take_from_discards(st: State, seat: int, source: int, named: Pick) -> None:
    """A card of the own discard pile goes to the hand; everybody has seen it."""
    assert isinstance(named, int)
    pile = list(st.discards[seat])
    pile.reverse()
    pile.remove(named)
    pile.reverse()
    st.discards[seat] = tuple(pile)
    st.to_hand(seat, named)


def draw_two(st: State, seat: int, source: int, named: Pick) -> None:
    draw_cards(st, seat, 2, "WL-9.37")


def look_at_hand(st: State, seat: int, source: int, named: Pick) -> None:
    """The player sees the hand of an opponent as it is now; nobody else does."""
    assert isinstance(named, int)
    hand = st.hands[named]
    for place in range(len(hand)):
        st.show(hand, place, bit_of(seat))
    hand.sort()
    if st.loud:
        st.emit("looks", (seat, named), "WL-9.37")
        st.emit("looked", (named, tuple(faces_of(hand))), "WL-9.37", 1 << seat)


def lay_embargo(st: State, seat: int, source: int, named: Pick) -> None:
    assert isinstance(named, int)
    st.lasting.append((EMBARGO, named, seat))


def swear_truce(st: State, seat: int, source: int, named: Pick) -> None:
    assert isinstance(named, int)
    st.lasting.append((TRUCE, named, seat))


def discard_named(st: State, seat: int, source: int, named: Pick) -> None:
    """The army or improvement that was named is discarded."""
    assert not isinstance(named, int)
    card, place = named
    st.discard_linked(place, card)
    if st.loud:
        st.emit("loses", (st.controller[place], card, st.head[place]), "WL-9.37")


def discard_patrol(st: State, seat: int, source: int, named: Pick) -> None:
    """The march card of the stack is discarded; it is Encamped."""
    assert isinstance(named, int)
    st.discard_march(named)


register("discard_to_hand_army", Effect(NAME_CARD, from_discards(frozenset([ARMY])), take_from_discards))
register("discard_to_hand_hero", Effect(NAME_CARD, from_discards(frozenset([HERO])), take_from_discards))
register("discard_to_hand_marchbattle", Effect(NAME_CARD, from_discards(GROUP), take_from_discards))
register(
    "discard_to_hand_findable",
    Effect(NAME_CARD, from_discards(frozenset([ARTEFACT, ALLY, TREASURE, RUIN])), take_from_discards),
)
register("draw_2", Effect(NO_TARGET, one_target, draw_two))
register("look_hand", Effect(NAME_PLAYER, players_with_cards, look_at_hand, player_check))
register("no_revenue_next", Effect(NAME_PLACE, enemy_castles, lay_embargo))
register("truce", Effect(NAME_PLAYER, players, swear_truce))
register("discard_generic_army", Effect(NAME_ARMY, generic_armies, discard_named, place_check))
register("discard_improvement", Effect(NAME_ARMY, enemy_improvements, discard_named, place_check))
register("discard_patrol_march", Effect(NAME_PLACE, enemy_patrols, discard_patrol, place_check))
