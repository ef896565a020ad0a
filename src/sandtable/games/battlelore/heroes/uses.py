"""When a Hero's card may be used, on whom, and what the use costs (BL-26.11 to BL-26.14, BL-26.17).

Cards that work by themselves are asked for in `in_play`; what the chosen ones do is in `cards` and `deeds`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.in_progress import M_CANCEL, MELEE_ATTACK, clash_of, stoppable_of
from sandtable.games.battlelore.heroes.in_play import (
    GAME_LONG,
    hero_in,
    is_ordered_by,
    own_cards,
    own_effects,
    own_number,
    place_of,
    unit_of,
    working_cards,
)
from sandtable.games.battlelore.heroes.rewards import return_artifact, stored_by, take_away
from sandtable.games.battlelore.state import BATTLED, FX_DRAW, FX_NO_ORDER, FX_SIPPED, FX_USED, IN_ANY, ORDERED, Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, LORE_IDS
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE, ONCE_PER_TURN, POTION, hero_card
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.lasting import has_effect, lasting

# the moments at which cards are used
ORDERING: Final = 0
MOVING: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
ROLLED: Final = 4
CHECKING: Final = 5
CHECKED: Final = 6
TRAPPED: Final = 7
DRAWING: Final = 8
ANSWERING: Final = 9
COMBAT: Final = 10

PERSONAL: Final = (CHECKING, CHECKED, TRAPPED, DRAWING, ANSWERING)

MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "order": (ORDERING,),
    "movement": (MOVING,),
    "combat": (ATTACKING,),
    "defence": (DEFENDING,),
    "casualty_check": (CHECKING,),
    "combat_or_casualty_check": (ROLLED, CHECKED),
    "search": (TRAPPED,),
    "draw": (DRAWING,),
    "command_or_defence": (ANSWERING,),
}
"""The moments of each phase that cards name (content section 9.2)."""


def moments_of(number: int) -> tuple[int, ...]:
    """When a card may be used; empty for one that works by itself."""
    card = hero_card(number)
    if not card.chosen:
        return ()
    return (COMBAT,) if card.deed else MOMENTS.get(card.phase, ())


def why_not_use(st: Battle, hero: int, number: int, moment: int) -> str | None:
    """What keeps a Hero from using this card at this moment (BL-26.11, BL-26.12)."""
    if number not in cards_at(st, hero, moment):
        return "BL-26.11"
    if moment not in moments_of(number) or is_used(st, hero, number):
        return "BL-26.12"
    return None if all(has_use(st, hero, effect, moment) for effect in hero_card(number).effects) else "BL-26.12"


def cards_at(st: Battle, hero: int, moment: int) -> list[int]:
    """The cards that work at this moment; some concern his troop, some himself alone (BL-24.16)."""
    unit = unit_of(st, hero)
    if unit < 0:
        return []
    if moment in PERSONAL:
        return own_cards(st, hero)
    return working_cards(st, hero if moment == MOVING else unit)  # he moves as a Champion (BL-24.5)


def uses(st: Battle, hero: int, moment: int) -> list[int]:
    """The cards a Hero may use at this moment."""
    cards = cards_at(st, hero, moment)
    return [number for number in cards if why_not_use(st, hero, number, moment) is None]


def is_used(st: Battle, hero: int, number: int) -> bool:
    return any(kind == FX_USED and who == hero and what == number for kind, who, what, _, _ in st.effects)


def note_use(st: Battle, hero: int, number: int) -> None:
    """Once a turn, once an adventure; a potion goes back to the deck after its last use (BL-26.14)."""
    card = hero_card(number)
    if card.use == POTION:
        lasting(st, (FX_USED, hero, number, IN_ANY, st.turn))
        lasting(st, (FX_SIPPED, hero, number, IN_ANY, GAME_LONG))
        taken = sum([1 for kind, who, what, _, _ in st.effects if (kind, who, what) == (FX_SIPPED, hero, number)])
        if taken >= max(1, own_number(st, hero, "potion_uses")):
            return_card(st, hero, number - ARTIFACT_BASE)
    elif any(effect.op == "swap_equipment" for effect in card.effects):
        return_card(st, hero, number - ARTIFACT_BASE)
    elif card.chosen and card.use != "optional":
        last = st.turn if card.use == ONCE_PER_TURN else GAME_LONG
        lasting(st, (FX_USED, hero, number, IN_ANY, last))


def return_card(st: Battle, hero: int, artifact: int) -> None:
    """A Hero's equipped Artifact goes back into the deck (BL-26.14)."""
    take_away(st, hero, artifact)
    return_artifact(st, hero, artifact)


# --- what a card needs ------------------------------------------------------------------------------------------------


def has_use(st: Battle, hero: int, effect: Effect, moment: int) -> bool:
    """Has one effect of a card a target at this moment (BL-26.12)?"""
    op = effect.op
    unit = unit_of(st, hero)
    if moment == ORDERING:
        return has_order_use(st, hero, unit, effect)
    if moment in (ATTACKING, DEFENDING):
        clash = clash_of(st)
        assert clash is not None
        if clash.mod(M_CANCEL):
            return False
        if moment == DEFENDING:
            return True
        if clash.kind != MELEE_ATTACK:
            return False
        return op != "spend_neighbour_for_dice" or bool(idle_neighbours(st, hero))
    if moment == ROLLED:
        clash = clash_of(st)
        return clash is not None and bool(clash.faces)
    if moment == CHECKED:
        return c.STRIKE in stoppable_of(st).faces  # no other die of a check is worth another roll
    if moment == DRAWING:
        return bool(st.played) and command_draw(st) < effect.num("draw")
    if moment == ANSWERING:
        played = stoppable_of(st)
        return played.holder & CAMP != st.owner[hero] & CAMP and LORE_IDS[played.card] in effect.words("cards")
    return True


def has_order_use(st: Battle, hero: int, unit: int, effect: Effect) -> bool:
    if st.owner[hero] != st.active:
        return False
    op = effect.op
    if op == "extra_order":
        return can_be_ordered(st, hero, unit)
    if op == "order_group":
        return bool(group_choices(st, hero, []))
    if op == "order_adjacent_troop":
        return bool(horn_choices(st, hero))
    if op == "swap_equipment":
        return bool(stored_by(st, hero))
    if op == "restore_figures":
        return st.figs[unit] < st.full[unit]
    return True


def can_be_ordered(st: Battle, hero: int, unit: int) -> bool:
    """May a card of this Hero give the unit an order now (BL-4.6, BL-31.17)?"""
    if st.pos[unit] < 0 or st.owner[unit] & CAMP != st.owner[hero] & CAMP or st.flags[unit] & ORDERED:
        return False
    if st.owner[unit] != st.owner[hero] and hero_in(st, unit) >= 0:
        return False
    return not (st.effects and has_effect(st, unit, FX_NO_ORDER))


def near_units(st: Battle, h: int) -> list[int]:
    return [st.at[n] for n in st.ground.near[h] if st.at[n] >= 0]


def group_choices(st: Battle, hero: int, chosen: list[int]) -> list[int]:
    """The next unit of the group a Hero orders: beside him, then beside one of the group (Lead by Example)."""
    unit = unit_of(st, hero)
    if not (is_ordered_by(st, unit, "scout") or is_ordered_by(st, hero, "scout")):
        return []
    places = [st.pos[other] for other in chosen] or [place_of(st, hero)]
    found: list[int] = []
    for h in places:
        for other in near_units(st, h):
            if st.owner[other] == st.owner[hero] and other not in found and can_be_ordered(st, hero, other):
                found.append(other)
    return sorted(found)


def horn_choices(st: Battle, hero: int) -> list[int]:
    """Adjacent friendly troops without an order, when the Hero's unit has one (Signal Horn)."""
    unit = unit_of(st, hero)
    if not st.flags[unit] & ORDERED:
        return []
    near = near_units(st, st.pos[unit])
    return sorted(u for u in near if st.utype[u] < c.FIRST_CREATURE and can_be_ordered(st, hero, u))


def idle_neighbours(st: Battle, hero: int) -> list[int]:
    """Own ordered units next to the Hero that have not battled (Call to Arms)."""
    return sorted(
        unit
        for unit in near_units(st, place_of(st, hero))
        if st.owner[unit] == st.owner[hero] and st.flags[unit] & (ORDERED | BATTLED) == ORDERED
    )


def command_draw(st: Battle) -> int:
    """How many Command cards the active player draws to keep one: the largest number counts (BL-11.2)."""
    draw = max([COMMAND_CARDS[kind].draw for kind, _ in st.carried if kind >= 0], default=1)
    for sheet in st.sheets:
        hero = sheet[0]
        unit = unit_of(st, hero)
        if unit < 0 or st.owner[hero] != st.active:
            continue
        for effect in own_effects(st, hero):
            if effect.op == "draw_command":
                card = effect.word("if_ordered_by")
                if is_ordered_by(st, unit, card) or is_ordered_by(st, hero, card):
                    draw = max(draw, effect.num("draw"))
    for kind, who, number, _, _ in st.effects:
        if kind == FX_DRAW and st.owner[who] == st.active:
            draw = max(draw, number)
    return draw
