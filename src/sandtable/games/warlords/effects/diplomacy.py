"""Diplomacy cards: the targets and the effect of each keyword (WL-9.37 to WL-9.41)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import bit_of, faces_of, kinds_of
from sandtable.core.engine.decision import Pick
from sandtable.games.warlords.board import EMBARGO, SUPPLIED, TRUCE
from sandtable.games.warlords.draws import draw_cards
from sandtable.games.warlords.effects.choice import CHOICES, Choice, ChoiceWay, nothing
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
from sandtable.games.warlords.stacks import CAPITAL, army_room, has_room, is_at_home, is_besieged, status, why_no_army
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    GROUP,
    HERO,
    NAMED,
    OP,
    RUIN,
    TREASURE,
    TYPE,
    op,
)
from sandtable.games.warlords.tables.statuses import AT_SEA, BESIEGING, ON_CAMPAIGN, ON_PATROL

PILE: Final = "WL-9.41"

# -- what may be named ---------------------------------------------------------------------------------------------------


def from_discards(kinds: frozenset[int]) -> Targets:
    """The distinct cards of these types in the player's discard pile (WL-9.41)."""

    def targets(st: State, seat: int, source: int) -> list[Pick]:
        return [card for card in sorted(set(st.discards[seat])) if TYPE[card] in kinds]

    return targets


def players_with_cards(st: State, seat: int, source: int) -> list[Pick]:
    """Opponents with at least one card in hand (WL-9.41)."""
    return [other for other in st.opponents(seat) if st.hands[other]]


def players(st: State, seat: int, source: int) -> list[Pick]:
    return list(st.opponents(seat))


def enemy_castles(st: State, seat: int, source: int) -> list[Pick]:
    """All castles of opponents, besieged or not (WL-28.3)."""
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
    """(improvement, castle) for every improvement of an enemy except a Capital."""
    found: list[Pick] = []
    for other in st.opponents(seat):
        for castle in st.castles_of(other):
            found += [(card, castle) for card in dict.fromkeys(st.improvements[castle]) if OP[card] != CAPITAL]
    return found


def stacks_abroad(st: State, seat: int, source: int) -> list[Pick]:
    """The player's stacks On Campaign, At Sea or Besieging (Supply Train)."""
    return [s for s in st.stacks_of(seat) if status(st, s) in (ON_CAMPAIGN, AT_SEA, BESIEGING)]


def lost_finds(st: State, seat: int, source: int) -> list[Pick]:
    """(artefact or ally in the player's discard pile, a stack of his at home that can take it) (Ransom)."""
    cards = [c for c in sorted(set(st.discards[seat])) if TYPE[c] in (ARTEFACT, ALLY) and st.is_eligible(c)]
    stacks = [stack for stack in st.stacks_of(seat) if is_at_home(st, stack)]
    return [(card, stack) for card in cards for stack in stacks if TYPE[card] == ARTEFACT or has_room(st, stack)]


def why_not_ransom(st: State, seat: int, part: str, value: int) -> str | None:
    if part == "card":
        lost = TYPE[value] in (ARTEFACT, ALLY) and value in st.discards[seat]
        return "WL-1.10" if lost and not st.is_eligible(value) else None
    home = part == "place" and value in st.stacks_of(seat) and is_at_home(st, value)
    return "WL-6.9" if home and not has_room(st, value) else None


def why_not_in_hand(st: State, seat: int, part: str, value: int) -> str | None:
    """The clause against an opponent who has no cards or is out; a player cannot name himself."""
    return PILE if part == "seat" and value != seat and not st.is_out(value) else why_not_player(st, seat, part, value)


def why_not_player(st: State, seat: int, part: str, value: int) -> str | None:
    """A player who is out of the game decides and loses nothing more (WL-24.4); the text names opponents."""
    return "WL-24.4" if part == "seat" and st.is_out(value) else None


def why_not_shelter(st: State, choice: Choice, part: str, value: int) -> str | None:
    """The clause if a place within reach has no room; the text excludes all other places (Treachery)."""
    if part != "place" or st.controller[value] != choice.seat:
        return None
    reachable = not is_besieged(st, value) if st.is_castle(value) else is_at_home(st, value)
    why = why_no_army(st, value) if reachable else None
    return None if why is None else why.clause


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


def lay_embargo(st: State, seat: int, source: int, named: Pick) -> None:
    assert isinstance(named, int)
    st.lasting.append((EMBARGO, named, seat))


def swear_truce(st: State, seat: int, source: int, named: Pick) -> None:
    assert isinstance(named, int)
    st.lasting.append((TRUCE, named, seat))


def discard_named(st: State, seat: int, source: int, named: Pick) -> None:
    """Discard the army or improvement that was named."""
    assert not isinstance(named, int)
    card, place = named
    st.discard_linked(place, card)
    if st.logging:
        st.emit("loses", (st.controller[place], card, st.head[place]), "WL-9.37")


def discard_patrol(st: State, seat: int, source: int, named: Pick) -> None:
    """Discard the march card of the stack, which becomes Encamped."""
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


def shelters(st: State, choice: Choice) -> list[Pick]:
    """The player's castles that are not besieged, and his stacks at home, with room."""
    seat = choice.seat
    free = [castle for castle in st.castles_of(seat) if not is_besieged(st, castle)]
    home = [stack for stack in st.stacks_of(seat) if is_at_home(st, stack)]
    return [place for place in sorted([*free, *home]) if army_room(st, place)]


def shelter(st: State, choice: Choice, place: int) -> None:
    join(st, choice.seat, choice.card, place, "WL-9.37")


def disband(st: State, choice: Choice) -> None:
    """Discard the stolen army: there is no place for it."""
    st.lose(choice.card)


def from_pile(op_name: str, *kinds: int) -> None:
    """Register an effect that takes a card of these types from the player's discard pile."""
    effect = Effect(NAME_CARD, from_discards(frozenset(kinds)), take_from_discards, clause=PILE)
    register(op_name, effect)


from_pile("discard_to_hand_army", ARMY)
from_pile("discard_to_hand_hero", HERO)
from_pile("discard_to_hand_marchbattle", *sorted(GROUP))
from_pile("discard_to_hand_findable", ARTEFACT, ALLY, TREASURE, RUIN)
register("recover_lost_artefact", Effect(NAME_ARMY, lost_finds, ransom, clause=PILE, why=why_not_ransom))
register("draw_2", Effect(NO_TARGET, one_target, draw_two))
register("look_hand", Effect(NAME_PLAYER, players_with_cards, look_at_hand, player_check, PILE, why=why_not_in_hand))
register("look_hand_discard_1", Effect(NAME_PLAYER, players_with_cards, spy, clause=PILE, why=why_not_in_hand))
register("opponent_discards_1", Effect(NAME_PLAYER, players_with_cards, demand, clause=PILE, why=why_not_in_hand))
register("no_revenue_next", Effect(NAME_PLACE, enemy_castles, lay_embargo))
register("truce", Effect(NAME_PLAYER, players, swear_truce, why=why_not_player))
register("add_armies_abroad", Effect(NAME_PLACE, stacks_abroad, send_supplies))
register("steal_generic_army", Effect(NAME_ARMY, generic_armies, steal, place_check))
register("discard_generic_army", Effect(NAME_ARMY, generic_armies, discard_named, place_check))
register("discard_improvement", Effect(NAME_ARMY, enemy_improvements, discard_named, place_check))
register("discard_patrol_march", Effect(NAME_PLACE, enemy_patrols, discard_patrol, place_check))

CHOICES["look_hand_discard_1"] = ChoiceWay("spy_discard", hand_of, give_away, "WL-25.4", nothing)
CHOICES["opponent_discards_1"] = ChoiceWay("tribute", hand_of, give_away, "WL-25.4", nothing)
CHOICES["steal_generic_army"] = ChoiceWay("shelter", shelters, shelter, "WL-25.4", disband, why_not_shelter)
