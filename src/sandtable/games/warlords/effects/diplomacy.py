"""Diplomacy cards: the targets and the effect of each keyword (WL-9.37 to WL-9.41)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import bit_of, faces_of, kinds_of
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import EMBARGO, SUPPLIED, TRUCE
from sandtable.games.warlords.draws import draw_cards
from sandtable.games.warlords.effects.choice import CHOICES, Choice, ChoiceWay, nothing
from sandtable.games.warlords.effects.registry import (
    NAME_ARMY,
    NAME_CARD,
    NAME_PLACE,
    NAME_PLAYER,
    NO_TARGET,
    Carry,
    Checker,
    Effect,
    Linked,
    PlaceCheck,
    Targets,
    one_target,
    place_check,
    player_check,
    register,
)
from sandtable.games.warlords.effects.texts import (
    WRONG_STATUS,
    a_castle,
    a_stack,
    an_enemy,
    an_opponent,
    carrying,
    in_status,
    must,
    unbesieged,
    with_cards,
    with_room,
    your_own,
)
from sandtable.games.warlords.stacks import CAPITAL, has_room, is_at_home
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    GROUP,
    HERO,
    IMPROVEMENT,
    NAMED,
    NO_CARD,
    OP,
    RUIN,
    TREASURE,
    TYPE,
    op,
)
from sandtable.games.warlords.tables.statuses import AT_SEA, BESIEGING, ENCAMPED, IN_PORT, ON_CAMPAIGN, ON_PATROL

PILE: Final = "WL-9.41"

# -- what may be named ---------------------------------------------------------------------------------------------------


def from_discards(kinds: frozenset[int]) -> Targets:
    """The distinct cards of these types in the player's discard pile (WL-9.41)."""

    def targets(st: State, seat: int, source: int) -> list[Pick]:
        return [card for card in sorted(set(st.discards[seat])) if TYPE[card] in kinds]

    return targets


def enemy_places(st: State, seat: int) -> list[int]:
    """All stacks and castles of opponents, besieged or not (WL-28.3)."""
    return [place for other in st.opponents(seat) for place in st.places_of(other)]


def generic_armies(st: State, place: int) -> list[int]:
    return [card for card in st.armies[place] if not NAMED[card]]


def improvements(st: State, place: int) -> list[int]:
    """The improvements of a castle, but no Capital."""
    return [card for card in st.improvements[place] if OP[card] != CAPITAL]


def lost_finds(st: State, seat: int, source: int) -> list[Pick]:
    """(artefact or ally in the player's discard pile, a stack of his at home that can take it) (Ransom)."""
    cards = [c for c in sorted(set(st.discards[seat])) if TYPE[c] in (ARTEFACT, ALLY) and st.is_eligible(c)]
    stacks = [stack for stack in st.stacks_of(seat) if is_at_home(st, stack)]
    return [(card, stack) for card in cards for stack in stacks if TYPE[card] == ARTEFACT or has_room(st, stack)]


# -- what it does --------------------------------------------------------------------------------------------------------


def take_from_discards(st: State, seat: int, source: int, named: Pick) -> None:
    """Take a card from the player's discard pile into his hand; all players have seen it."""
    assert isinstance(named, int)
    st.from_pile(seat, named)
    st.to_hand(seat, named)
    if st.logging:
        st.emit("pillages", (seat, named), "WL-9.41")


def draw_two(st: State, seat: int, source: int, named: Pick) -> None:
    draw_cards(st, seat, 2, "WL-9.37")


def look_at_hand(st: State, seat: int, source: int, named: Pick) -> None:
    """The player sees an opponent's current hand; no one else does."""
    assert isinstance(named, int)
    hand = st.hands[named]
    for place in range(len(hand)):
        st.show(hand, place, bit_of(seat))
    hand.sort()
    if st.logging:
        st.emit("looks", (seat, named), "WL-9.37")
        st.emit("looked", (named, tuple(faces_of(hand))), "WL-9.37", 1 << seat)


def lay(effect: int) -> Carry:
    """An effect that lasts, such as until the start of the player's next turn (WL-28.1)."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert isinstance(named, int)
        st.lasting = [*st.lasting, (effect, named, seat)]

    return carry


def discard_named(clause: str) -> Carry:
    """Discard the card that was named."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert not isinstance(named, int)
        card, place = named
        st.discard_linked(place, card)
        if st.logging:
            st.emit("loses", (st.controller[place], card, st.head[place]), clause)

    return carry


def discard_march(st: State, seat: int, source: int, named: Pick) -> None:
    """Discard the March card of the stack: a patrol is Encamped, a stack At Sea is In Port."""
    assert isinstance(named, int)
    st.discard_march(named)


def join(st: State, seat: int, card: int, place: int, clause: str) -> None:
    """A card joins a stack or castle because of another card."""
    st.link(place, card)
    if st.logging:
        st.emit("joins", (seat, card, st.head[place]), clause)


def send_supplies(st: State, seat: int, source: int, named: Pick) -> None:
    """Armies may be added to the stack for the rest of the step."""
    assert isinstance(named, int)
    st.use(SUPPLIED, named)


def ransom(st: State, seat: int, source: int, named: Pick) -> None:
    """The artefact or ally of the discard pile joins the stack."""
    assert not isinstance(named, int)
    card, stack = named
    st.from_pile(seat, card)
    join(st, seat, card, stack, "WL-9.37")


def spy(st: State, seat: int, source: int, named: Pick) -> None:
    """The player sees the hand and chooses one card of it."""
    assert isinstance(named, int)
    look_at_hand(st, seat, source, named)
    st.push(Choice(op("look_hand_discard_1"), seat, victim=named))


def demand(st: State, seat: int, source: int, named: Pick) -> None:
    """The opponent chooses a card of his hand."""
    assert isinstance(named, int)
    st.push(Choice(op("opponent_discards_1"), named, victim=named))


def hand_of(st: State, choice: Choice) -> list[Pick]:
    return list(kinds_of(st.hands[choice.victim]))


def give_away(st: State, choice: Choice, card: int) -> None:
    """The card leaves the hand for the discard pile."""
    st.play(choice.victim, card)
    st.discard(card)
    if st.logging:
        st.emit("discard", (choice.victim, card), "WL-9.37")


def steal(st: State, seat: int, source: int, named: Pick) -> None:
    """The army leaves its place for a place of the player's choice."""
    assert not isinstance(named, int)
    card, place = named
    st.unlink(place, card)
    if st.logging:
        st.emit("loses", (st.controller[place], card, st.head[place]), "WL-9.37")
    st.push(Choice(op("steal_generic_army"), seat, card=card))


def why_no_shelter(st: State, seat: int, place: int) -> Refusal | None:
    """A stolen army comes to a castle of the player that is not besieged, or to a stack at home, with room (Treachery)."""
    for check in (your_own, unbesieged, at_home, with_room):
        why = check(st, seat, NO_CARD, place)
        if why is not None:
            return why
    return None


def shelters(st: State, choice: Choice) -> list[Pick]:
    return [place for place in st.places_of(choice.seat) if why_no_shelter(st, choice.seat, place) is None]


def shelter(st: State, choice: Choice, place: int) -> None:
    join(st, choice.seat, choice.card, place, "WL-9.37")


def disband(st: State, choice: Choice) -> None:
    """Discard the stolen army: there is no place for it."""
    st.lose(choice.card)


def from_pile(op_name: str, *kinds: int) -> None:
    """Register an effect that takes a card of these types from the player's discard pile."""
    taken = frozenset(kinds)
    register(op_name, Effect(NAME_CARD, take_from_discards, None, PILE, kinds=taken, listed=from_discards(taken)))


def on_enemies(
    op_name: str, question: str, carry: Carry, check: Checker | None, *places: PlaceCheck, linked: Linked | None = None
) -> None:
    """Register an effect on stacks and castles of opponents, or on cards that lie there."""
    kinds = frozenset() if linked is None else frozenset([ARMY if linked is generic_armies else IMPROVEMENT])
    checks = places if linked is None else (*places, carrying(linked))
    register(op_name, Effect(question, carry, check, places=checks, among=enemy_places, linked=linked, kinds=kinds))


at_home: Final = must(lambda st, seat, place: st.is_castle(place) or is_at_home(st, place), WRONG_STATUS)
RANSOM: Final = (a_stack, your_own, in_status(ENCAMPED, IN_PORT, ON_PATROL))

from_pile("discard_to_hand_army", ARMY)
from_pile("discard_to_hand_hero", HERO)
from_pile("discard_to_hand_marchbattle", *sorted(GROUP))
from_pile("discard_to_hand_findable", ARTEFACT, ALLY, TREASURE, RUIN)
register(
    "recover_lost_artefact",
    Effect(NAME_ARMY, ransom, None, PILE, places=RANSOM, kinds=frozenset((ARTEFACT, ALLY)), listed=lost_finds),
)
register("draw_2", Effect(NO_TARGET, draw_two, listed=one_target))
register("look_hand", Effect(NAME_PLAYER, look_at_hand, player_check, PILE, seat=with_cards))
register("look_hand_discard_1", Effect(NAME_PLAYER, spy, None, PILE, seat=with_cards))
register("opponent_discards_1", Effect(NAME_PLAYER, demand, None, PILE, seat=with_cards))
register("truce", Effect(NAME_PLAYER, lay(TRUCE), seat=an_opponent))
register(
    "add_armies_abroad",
    Effect(
        NAME_PLACE,
        send_supplies,
        places=(a_stack, your_own, in_status(ON_CAMPAIGN, AT_SEA, BESIEGING)),
        among=State.places_of,
    ),
)
on_enemies("no_revenue_next", NAME_PLACE, lay(EMBARGO), None, a_castle, an_enemy)
on_enemies("steal_generic_army", NAME_ARMY, steal, place_check, an_enemy, linked=generic_armies)
on_enemies("discard_generic_army", NAME_ARMY, discard_named("WL-9.37"), place_check, an_enemy, linked=generic_armies)
on_enemies(
    "discard_improvement", NAME_ARMY, discard_named("WL-9.37"), place_check, a_castle, an_enemy, linked=improvements
)
on_enemies("discard_patrol_march", NAME_PLACE, discard_march, place_check, a_stack, an_enemy, in_status(ON_PATROL))

CHOICES["look_hand_discard_1"] = ChoiceWay("spy_discard", hand_of, give_away, "WL-25.4", nothing)
CHOICES["opponent_discards_1"] = ChoiceWay("tribute", hand_of, give_away, "WL-25.4", nothing)
CHOICES["steal_generic_army"] = ChoiceWay("shelter", shelters, shelter, "WL-25.4", disband, place=why_no_shelter)
