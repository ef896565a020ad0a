"""Spells: what each keyword may name and does (WL-12.4 to WL-12.8)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Pick
from sandtable.games.warlords.effects.registry import (
    NAME_ARMY,
    NAME_PLACE,
    Carry,
    Effect,
    Targets,
    place_check,
    register,
)
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import ENFEEBLED, SHIELD, STONE, WINGS, State
from sandtable.games.warlords.tables.cards import NO_CARD, OP, op
from sandtable.games.warlords.tables.statuses import AT_SEA, STORMBOUND

CLAUSE: Final = "WL-12.10"
SPELL_IMMUNE: Final = op("spell_immune")

# -- what may be named ---------------------------------------------------------------------------------------------------


def is_open_to_spells(st: State, seat: int, place: int) -> bool:
    """A Grand Oracle shields its castle against the spells of opponents."""
    if st.head[place] == NO_CARD:
        return False
    return st.controller[place] == seat or not any(OP[card] == SPELL_IMMUNE for card in st.improvements[place])


def stacks(st: State, seat: int, source: int) -> list[Pick]:
    """Any stack of any player (WL-12.4)."""
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


# -- what it does --------------------------------------------------------------------------------------------------------


def sacrifice(count: int, march: int) -> Carry:
    """The controller discards so many armies and allies, or March cards, of his choice."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert isinstance(named, int)
        st.push(Sacrifice(named, count, march))

    return carry


def lay(effect: int) -> Carry:
    """An effect that lasts until the start of the caster's next player turn."""

    def carry(st: State, seat: int, source: int, named: Pick) -> None:
        assert isinstance(named, int)
        st.lasting.append((effect, named, seat))

    return carry


def discard_named(st: State, seat: int, source: int, named: Pick) -> None:
    assert not isinstance(named, int)
    card, place = named
    st.discard_linked(place, card)
    if st.loud:
        st.emit("loses", (st.controller[place], card, st.head[place]), "WL-12.6")


def calm(st: State, seat: int, source: int, named: Pick) -> None:
    """The weather goes; the stack keeps its march card and is At Sea."""
    assert isinstance(named, int)
    st.discard_linked(named, st.ground[named])


def blow_back(st: State, seat: int, source: int, named: Pick) -> None:
    """The March card goes; the stack is In Port."""
    assert isinstance(named, int)
    st.discard_march(named)


def heal(st: State, seat: int, source: int, named: Pick) -> None:
    """The calamity goes; what was lost to it does not come back."""
    assert isinstance(named, int)
    st.discard_linked(named, st.calamity[named])


def spell(op_name: str, question: str, targets: Targets, carry_out: Carry) -> None:
    register(op_name, Effect(question, targets, carry_out, place_check, CLAUSE))


spell("discard_1_army_or_ally", NAME_PLACE, stacks, sacrifice(1, 0))
spell("discard_2_armies_or_allies", NAME_PLACE, stacks_and_castles, sacrifice(2, 0))
spell("discard_1_march", NAME_PLACE, marching_stacks, sacrifice(1, 1))
spell("discard_artefact", NAME_ARMY, artefacts, discard_named)
spell("discard_ally", NAME_ARMY, allies, discard_named)
spell("castle_defence_plus_4", NAME_PLACE, castles, lay(STONE))
spell("stack_tcv_plus_4", NAME_PLACE, stacks, lay(SHIELD))
spell("stack_tcv_minus_4", NAME_PLACE, stacks, lay(ENFEEBLED))
spell("stack_flies", NAME_PLACE, stacks, lay(WINGS))
spell("remove_weather", NAME_PLACE, in_status(STORMBOUND), calm)
spell("at_sea_to_port", NAME_PLACE, in_status(AT_SEA), blow_back)
spell("remove_calamity", NAME_PLACE, afflicted, heal)
