"""Step 6: spells (chapter 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.text.message import kebab
from sandtable.games.warlords.board import CAST, NOWHERE
from sandtable.games.warlords.effects.played import NOTHING_TO_NAME, Played, why_not_play
from sandtable.games.warlords.reasons import Rule, is_held, own_hand, own_place_with, why_not_playable
from sandtable.games.warlords.stacks import FULL, status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import ARMY, ARTEFACT, MARCH, PRINTINGS, SPELL, TYPE, column, def_of
from sandtable.games.warlords.tables.statuses import STORMBOUND

MAGIC: Final = column([card.magic for card in PRINTINGS])


# -- spells and the artefacts that cast them ---------------------------------------------------------------------------


def what_it_takes(st: State, seat: int, spell: int) -> Facts:
    return {"t": ("word", f"chosen-{kebab(def_of(spell).op)}")}


def able_artefact(st: State, seat: int, place: int) -> Facts:
    """The first artefact of a stack that could cast."""
    return {"artefact": ("card", next(card for card in st.artefacts[place] if card in casters(st, seat)))}


def spent_artefact(st: State, seat: int, place: int) -> Facts:
    return {"artefact": ("card", next(card for card in st.artefacts[place] if MAGIC[card]))}


NOT_CARRIED: Final = Refusal("WL-12.1", "cast-not-carried")
NOT_MAGIC: Final = Refusal("WL-12.1", "cast-not-magic")
IN_A_STORM: Final = Refusal("WL-12.3", "cast-storm")
HAS_CAST: Final = Refusal("WL-12.2", "cast-again")
NO_TARGET: Final = Refusal("WL-12.10", "cast-no-target")
NO_ROOM: Final = Refusal("WL-6.9", "cast-no-room")
NOTHING_IN_PILE: Final = Refusal("WL-12.10", "refused-text-pile", what_it_takes)
NO_ROOM_NOW: Final = Refusal("WL-6.9", "refused-wl-6-9-spell")
NO_SPELL: Final = Refusal("WL-12.1", "cast-no-spell")
NO_SPELL_WITH_TARGET: Final = Refusal("WL-12.10", "cast-no-spell-with-target")
ENEMY: Final = Refusal("WL-12.1", "cast-enemy")
A_CASTLE: Final = Refusal("WL-12.1", "cast-castle")
NO_MAGIC: Final = Refusal("WL-12.1", "cast-no-magic")
STACK_IN_A_STORM: Final = Refusal("WL-12.3", "cast-stack-storm")
STACK_HAS_CAST: Final = Refusal("WL-12.2", "cast-stack-again", spent_artefact)
NAME_THE_ARTEFACT: Final = Refusal("WL-12.2", "cast-name-artefact", able_artefact)
STACK_WITHOUT_SPELL: Final = Refusal("WL-12.1", "cast-stack-no-spell", able_artefact)
STACK_WITHOUT_TARGET: Final = Refusal("WL-12.10", "cast-stack-no-target", able_artefact)
NO_PART_OF_CASTING: Final = Refusal("WL-12.1", "cast-no-part")


def why_not_source(st: State, seat: int, card: int) -> Refusal | None:
    """Why an artefact cannot cast now (WL-12.1 to WL-12.3, WL-12.11)."""
    if not MAGIC[card]:
        return NOT_MAGIC
    stack = own_place_with(st, seat, card)
    if stack == NOWHERE or st.controller[stack] != seat:
        return NOT_CARRIED
    if status(st, stack) == STORMBOUND:
        return IN_A_STORM
    return HAS_CAST if st.uses(CAST, card) else None


def why_not_spell(st: State, seat: int, card: int) -> Refusal | None:
    """Only spells are cast, from the hand (WL-1.13, WL-5.6)."""
    return why_not_playable(st, seat, card, (SPELL,))


def why_not_through(st: State, seat: int, spell: int, artefact: int) -> Refusal | None:
    """Why a spell cannot be cast through an artefact: it finds no target, or no room for one (WL-12.10, WL-6.9)."""
    why = why_not_play(st, seat, spell, artefact)
    if why is None:
        return None
    return NO_ROOM if why is FULL else NO_TARGET


def casters(st: State, seat: int) -> list[int]:
    """The magic artefacts that may still cast in this player turn."""
    return [card for card in own_artefacts(st, seat) if why_not_source(st, seat, card) is None]


# -- the rule of the question ------------------------------------------------------------------------------------------


def own_artefacts(st: State, seat: int) -> list[int]:
    return [card for stack in st.stacks_of(seat) for card in st.artefacts[stack]]


def is_no_artefact(st: State, seat: int, card: int) -> bool:
    """Is it a card of the hand, or no artefact? An artefact in the hand cannot cast."""
    return TYPE[card] != ARTEFACT or (is_held(st, seat, card) and card not in own_artefacts(st, seat))


PILES: Final = {"march_from_discard": MARCH, "army_from_discard": ARMY}
"""The keywords that take a card of this type from the player's own discard pile."""


def why_no_spell(st: State, seat: int, about: Mapping[str, int]) -> Refusal:
    """Why no spell is cast through this artefact, or this spell through none (WL-12.1, WL-12.10)."""
    if "spell" not in about:
        return NO_SPELL_WITH_TARGET if st.hand_cards(seat, SPELL) else NO_SPELL
    spell = about["spell"]
    reasons = [why_not_through(st, seat, spell, artefact) for artefact in casters(st, seat)]
    if NO_TARGET not in reasons:
        return NO_ROOM_NOW
    pile = PILES.get(def_of(spell).op)
    lacks = pile is not None and not any(TYPE[card] == pile for card in st.discards[seat])
    return NOTHING_IN_PILE if lacks else NOTHING_TO_NAME["WL-12.10"]


def why_not_stack(st: State, seat: int, target: Target) -> Refusal:
    """The player names an artefact, not the stack that carries it (WL-12.2); most stacks and castles have none."""
    part, place = target
    if part != "place":
        return NO_PART_OF_CASTING
    if st.is_castle(place):
        return A_CASTLE
    if st.controller[place] != seat:
        return ENEMY
    magic = [card for card in st.artefacts[place] if MAGIC[card]]
    if not magic:
        return NO_MAGIC
    able = [card for card in magic if why_not_source(st, seat, card) is None]
    if not able:
        return STACK_IN_A_STORM if status(st, place) == STORMBOUND else STACK_HAS_CAST
    spells = st.hand_cards(seat, SPELL)
    if any(why_not_through(st, seat, spell, card) is None for spell in spells for card in able):
        return NAME_THE_ARTEFACT
    return STACK_WITHOUT_TARGET if spells else STACK_WITHOUT_SPELL


CASTING: Final = Rule(
    (
        Part("spell", "card", own_hand, Refusal("WL-12.1", "cast-one-spell"), means=is_no_artefact),
        Part("artefact", "card", own_artefacts, Refusal("WL-12.1", "cast-one-artefact")),
    ),
    (
        Check(why_not_spell, "spell"),
        Check(why_not_source, "artefact"),
        Check(why_not_through, "spell", "artefact"),
    ),
    why_not_stack,
    why_no_spell,
)


@frame
class Casting(Step):
    """The active player casts spells, each through a magic artefact that he names (WL-12.1, WL-12.2)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        sources = casters(st, seat)
        if not st.hands[seat] or not sources:
            st.pop()
            return None
        options: list[Pick] = []
        for card in st.hand_cards(seat, SPELL):
            options += [(card, source) for source in sources if why_not_through(st, seat, card, source) is None]
        options.append(END)
        return Decision("cast", seat, options, "WL-12.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, source = pick
        st.play(asked.seat, card)
        st.use(CAST, source)
        if st.logging:
            st.emit("casts", (asked.seat, card, source), "WL-12.2")
        st.push(Played(asked.seat, card, source))
