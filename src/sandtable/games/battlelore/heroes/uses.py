"""When a Hero's card may be used, on whom, and what it costs (BL-26.11 to BL-26.14, BL-26.17).

Cards that work by themselves are read in `in_play`; the effects of used cards are in `effects` and `combat_cards`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.in_progress import M_CANCEL, MELEE_ATTACK, clash_of
from sandtable.games.battlelore.heroes.effects import WINDOW_OPS, Using
from sandtable.games.battlelore.heroes.in_play import GAME_LONG, own_cards, own_number, unit_of, working_cards
from sandtable.games.battlelore.heroes.rewards import return_artifact, take_away
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.effects import FX_SIPPED, FX_USED, IN_ANY
from sandtable.games.battlelore.tables.heroes import (
    ANSWERING,
    ARTIFACT_BASE,
    ATTACKING,
    CHECKED,
    CHECKING,
    COMBAT,
    DEFENDING,
    DRAWING,
    MOVING,
    ONCE_PER_TURN,
    ORDERING,
    POTION,
    TRAPPED,
    hero_card,
)
from sandtable.games.battlelore.turn.lasting import lasting

PERSONAL: Final = (CHECKING, CHECKED, TRAPPED, DRAWING, ANSWERING)


def can_use(st: BattleState, hero: int, number: int, moment: int) -> bool:
    """May a Hero use this card of his at this moment (BL-26.11, BL-26.12)?"""
    card = hero_card(number)
    if number not in cards_at(st, hero, moment) or moment not in card.moments or is_used(st, hero, number):
        return False
    if moment == COMBAT:
        return True  # the card's own op checks the rest
    using = Using(hero, number, moment)
    return is_moment(st, hero, moment) and all(
        WINDOW_OPS[effect.op].has_use(st, using, effect) for effect in card.effects
    )


def is_moment(st: BattleState, hero: int, moment: int) -> bool:
    """Can cards be used at this moment: in his player's Order phase, in an attack that goes on, in melee if it is his?

    The card says which moment belongs to which phase (BL-26.21).
    """
    if moment == ORDERING:
        return st.owner[hero] == st.active
    if moment in (ATTACKING, DEFENDING):
        clash = clash_of(st)
        assert clash is not None
        return not clash.mod(M_CANCEL) and (moment == DEFENDING or clash.kind == MELEE_ATTACK)
    return True


def cards_at(st: BattleState, hero: int, moment: int) -> list[int]:
    """The cards that work at this moment; some affect his troop, some only himself (BL-24.16)."""
    unit = unit_of(st, hero)
    if unit < 0:
        return []
    if moment in PERSONAL:
        return own_cards(st, hero)
    return working_cards(st, hero if moment == MOVING else unit)  # he moves as a Champion (BL-24.5)


def uses(st: BattleState, hero: int, moment: int) -> list[int]:
    """The cards a Hero may use at this moment."""
    return [number for number in cards_at(st, hero, moment) if can_use(st, hero, number, moment)]


def is_used(st: BattleState, hero: int, number: int) -> bool:
    return any(kind == FX_USED and who == hero and what == number for kind, who, what, _, _ in st.effects)


def note_use(st: BattleState, hero: int, number: int) -> None:
    """Record a use: once per turn or once per adventure; a potion returns to the deck after its last use (BL-26.14)."""
    card = hero_card(number)
    if card.use == POTION:
        lasting(st, (FX_USED, hero, number, IN_ANY, st.turn))
        lasting(st, (FX_SIPPED, hero, number, IN_ANY, GAME_LONG))
        taken = sum([1 for kind, who, what, _, _ in st.effects if (kind, who, what) == (FX_SIPPED, hero, number)])
        if taken >= max(1, own_number(st, hero, "potion_uses")):
            return_card(st, hero, number - ARTIFACT_BASE)
    elif not card.deed and any(WINDOW_OPS[effect.op].returns_card for effect in card.effects):
        return_card(st, hero, number - ARTIFACT_BASE)
    elif card.chosen and card.use != "optional":
        last = st.turn if card.use == ONCE_PER_TURN else GAME_LONG
        lasting(st, (FX_USED, hero, number, IN_ANY, last))


def return_card(st: BattleState, hero: int, artifact: int) -> None:
    """Return a Hero's equipped Artifact to the deck (BL-26.14)."""
    take_away(st, hero, artifact)
    return_artifact(st, hero, artifact)
