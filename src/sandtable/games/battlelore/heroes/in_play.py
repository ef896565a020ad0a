"""Heroes in play: roles, joining and splitting, bonuses from their cards, casualty checks, wounds (chapters 23 to 25)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.lists import with_item
from sandtable.games.battlelore.state import LED, BattleState, Sheet
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, COMMAND_IDS
from sandtable.games.battlelore.tables.conditions import BY_HERO, MOVED, ORDERED
from sandtable.games.battlelore.tables.heroes import ANY_ROLE, ARTIFACT_BASE, AS_CHAMPION, AS_LEADER, hero_card, meets
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS

GAME_LONG: Final = 1_000_000
"""The last turn of an effect that lasts for the whole adventure."""


def is_hero(st: BattleState, unit: int) -> bool:
    return st.utype[unit] >= c.FIRST_HERO


def sheet_of(st: BattleState, hero: int) -> Sheet:
    """The character sheet of a Hero."""
    for sheet in st.sheets:
        if sheet[0] == hero:
            return sheet
    raise AssertionError(f"unit {hero} has no character sheet")


def hero_in(st: BattleState, unit: int) -> int:
    """The Hero of a unit: the Champion himself or the troop's Leader, or -1."""
    return unit if st.utype[unit] >= c.FIRST_HERO else st.leader[unit]


def troop_of(st: BattleState, hero: int) -> int:
    """The troop a Hero leads, or -1."""
    for troop, leader in enumerate(st.leader):
        if leader == hero:
            return troop
    return -1


def place_of(st: BattleState, hero: int) -> int:
    """The hex a Hero is in, as Champion or Leader; negative if he is off the board."""
    if st.pos[hero] == LED:
        return st.pos[troop_of(st, hero)]
    return st.pos[hero]


def unit_of(st: BattleState, hero: int) -> int:
    """The unit a Hero acts as: himself as Champion, his troop as Leader; -1 off the board."""
    if st.pos[hero] == LED:
        return troop_of(st, hero)
    return hero if st.pos[hero] >= 0 else -1


def working_cards(st: BattleState, unit: int) -> list[int]:
    """The Skills and equipped Artifacts that work for a unit's Hero in his current role (BL-26.10, BL-26.11).

    A Leader who joined his troop this turn gives it none of them (BL-24.16).
    """
    hero = hero_in(st, unit)
    if hero < 0 or (hero != unit and st.flags[hero] & (ORDERED | MOVED) == ORDERED | MOVED):
        return []
    return cards_as(st, hero, AS_CHAMPION if hero == unit else AS_LEADER)


def seat_for(st: BattleState, hero: int) -> int:
    """The seat that makes decisions for a Hero: that of the unit he is in."""
    unit = unit_of(st, hero)
    return st.seat_of(unit if unit >= 0 else hero)


def own_cards(st: BattleState, hero: int) -> list[int]:
    """The cards that work for a Hero himself, even in the turn he joined a troop; none off the board."""
    if st.pos[hero] < 0 and st.pos[hero] != LED:
        return []
    return cards_as(st, hero, AS_LEADER if st.pos[hero] == LED else AS_CHAMPION)


def cards_as(st: BattleState, hero: int, role: int) -> list[int]:
    """A Hero's cards that suit this role and whose requirement he meets, Skills first (BL-26.10, BL-26.11)."""
    _, member, _, skills, artifacts, _, _ = sheet_of(st, hero)
    mounted = c.T_KIND[st.utype[hero]] == c.MOUNTED
    found: list[int] = []
    for number in (*skills, *[ARTIFACT_BASE + artifact for artifact in artifacts]):
        card = hero_card(number)
        if card.role in (ANY_ROLE, role) and meets(card, member, mounted, skills):
            found.append(number)
    return found


def passive_effects(st: BattleState, unit: int) -> list[Effect]:
    """The passive effects of the Skills and equipped Artifacts of a unit's Hero in his current role (BL-26.11)."""
    return lasting_effects(working_cards(st, unit))


def own_effects(st: BattleState, hero: int) -> list[Effect]:
    """The passive effects of a Hero's cards for him alone: his checks, his camp's cards and Lore."""
    return lasting_effects(own_cards(st, hero))


def lasting_effects(numbers: list[int]) -> list[Effect]:
    found: list[Effect] = []
    for number in numbers:
        card = hero_card(number)
        if not card.chosen:
            found += card.effects
    return found


def own_number(st: BattleState, hero: int, op: str) -> int:
    return sum([effect.num("n") for effect in own_effects(st, hero) if effect.op == op])


def hero_dice(st: BattleState, unit: int, target: int, melee: bool, back: bool) -> int:
    """Bonus dice from Skills and Artifacts, never limited by terrain caps (BL-23.8, BL-26.15)."""
    champion = st.utype[unit] >= c.FIRST_HERO
    dice = 0
    for effect in passive_effects(st, unit):
        if effect.op != "add_dice":
            continue
        combat = effect.word("combat")
        if (combat == "melee" and not melee) or (combat == "battle_back" and not back):
            continue
        role = effect.word("role")
        if role and (role == "champion") != champion:
            continue
        against = effect.word("against")
        if against == "hero" and (hero_in(st, target) < 0 or target == unit):  # no target if a roll summons (BL-16.2)
            continue
        if against == "creature" and c.T_KIND[st.utype[target]] != c.CREATURE:
            continue
        if effect.word("if_ordered_by") and not is_ordered_by(st, unit, effect.word("if_ordered_by")):
            continue
        dice += effect.num("n")
    return dice


def is_ordered_by(st: BattleState, unit: int, card: str) -> bool:
    """Was the unit ordered this turn by this Command card, copied or not, or by a Scout card?"""
    if st.flags[unit] & (ORDERED | BY_HERO) != ORDERED or st.owner[unit] != st.active:
        return False
    return any(
        kind >= 0 and (COMMAND_CARDS[kind].scout if card == "scout" else COMMAND_IDS[kind] == card)
        for kind, _ in st.carried
    )


def hero_levels(st: BattleState, unit: int) -> int:
    """Bold levels: 1 from a Leader, more from his cards, and from Heroes next to the unit (BL-25.14)."""
    level = 0
    if st.leader[unit] >= 0:
        level += 1
    level += sum(effect.num("n") for effect in passive_effects(st, unit) if effect.op == "bold")
    for h in st.ground.board.neighbours[st.pos[unit]]:
        other = st.at[h]
        if other >= 0 and other != unit and st.owner[other] & CAMP == st.owner[unit] & CAMP:
            for effect in passive_effects(st, other):
                if effect.op == "aura_bold" and not (effect.word("kind") == "troop" and is_hero(st, unit)):
                    level += effect.num("n")
    return level


def hero_move(st: BattleState, unit: int) -> int:
    """Extra hexes that a Champion or a Leader's troop moves because of the Hero's cards (BL-24.10)."""
    rides = c.T_KIND[st.utype[unit]] == c.MOUNTED
    more = 0
    for effect in passive_effects(st, unit):
        if effect.op == "move_bonus" and not (effect.word("kind") == "foot" and rides):
            more += effect.num("n")
    return more


def ignores_stop(st: BattleState, unit: int, h: int) -> bool:
    """Does a card let the Hero or his troop pass this hex without stopping (Path Finder, Spiked Boots)?"""
    terrain = TERRAIN_IDS[st.ground.terrain[h]]
    only = st.ground.special[h] < 0 and st.ground.overlay[h] < 0
    for effect in passive_effects(st, unit):
        if effect.op == "terrain_as_countryside":
            return True
        if effect.op == "ignore_stops" and only and terrain in effect.words("terrain"):
            return True
    return False


def fewer_dice(st: BattleState, target: int, dice: int, ranged: bool, opportunity: bool) -> int:
    """Step 2: the attack dice left after the target's Hero has removed some (Maelstrom Cloak)."""
    for effect in passive_effects(st, target):
        if effect.op == "fewer_dice_against":
            combat = effect.word("combat")
            if (combat == "ranged" and ranged) or (combat == "opportunity" and opportunity):
                dice = min(dice, max(effect.num("min"), dice - effect.num("n")))
    return dice


def is_out_of_sight(st: BattleState, target: int, distance: int) -> bool:
    """Is the target hidden from ranged attacks at this distance (Cloak of Shadows)?"""
    return any(
        effect.op == "untargetable" and effect.word("combat") == "ranged" and distance >= effect.num("min_distance")
        for effect in passive_effects(st, target)
    )


def hero_number(st: BattleState, unit: int, op: str) -> int:
    """The sum of the numbers that working cards give for an op."""
    return sum([effect.num("n") for effect in passive_effects(st, unit) if effect.op == op])


def caused_dice(st: BattleState, unit: int, op: str, against_hero: bool) -> int:
    """Extra dice for checks caused by this unit's melee attack (Assassin, Blademaster, Dragonbane Spear)."""
    return sum(
        [
            effect.num("n")
            for effect in passive_effects(st, unit)
            if effect.op == op and (against_hero or effect.word("against") != "hero")
        ]
    )


def ignored_hits(st: BattleState, unit: int, attacker: int, melee: bool, face: str, per_turn: bool = False) -> int:
    """Hits of one face that the Hero's cards ignore in each attack (armour), or once per turn (Bearskin Mail)."""
    number = 0
    for effect in passive_effects(st, unit):
        if effect.op != "ignore_hits" or effect.words("faces") != (face,):
            continue
        if (effect.word("per") == "turn") != per_turn:
            continue
        if effect.word("combat", "any") not in ("any", "melee" if melee else "ranged"):
            continue
        colour = effect.word("attacker")
        if colour and (is_hero(st, attacker) or c.COLOUR_IDS[st.colour[attacker]] != colour):
            continue
        number += 99 if effect.num("n") < 0 else effect.num("n")
    return number


def has_chant(st: BattleState, unit: int) -> bool:
    """Does a card ignore one hit, helmet or STRIKE (Chant)?"""
    return any(e.op == "ignore_hits" and len(e.words("faces")) > 1 for e in passive_effects(st, unit))


def has_op(st: BattleState, unit: int, op: str) -> bool:
    return any(effect.op == op for effect in passive_effects(st, unit))


# --- roles ------------------------------------------------------------------------------------------------------------


def is_friendly_to(st: BattleState, hero: int, troop: int) -> bool:
    """Is the hex of this troop Hero-friendly for this Hero (BL-23.9, BL-23.12)?"""
    return (
        st.utype[troop] < c.FIRST_CREATURE
        and st.owner[troop] == st.owner[hero]
        and st.leader[troop] < 0
        and c.T_KIND[st.utype[troop]] == c.T_KIND[st.utype[hero]]
    )


def lead(st: BattleState, hero: int, troop: int) -> None:
    """A Hero becomes the Leader of a troop: the two are one combined unit (BL-23.7, BL-24.2)."""
    old = st.pos[hero]
    if old >= 0 and st.at[old] == hero:
        st.at[old] = -1
    if st.temp:
        pass_objective(st, hero, troop if old == st.pos[troop] else -1)
    st.pos[hero] = LED
    st.leader = with_item(st.leader, troop, hero)
    if st.pos[troop] >= 0:
        st.at[st.pos[troop]] = troop
    st.emit("joins", (hero, troop), "BL-24.1")


def pass_objective(st: BattleState, hero: int, heir: int = -1) -> None:
    """A Champion who joins a troop in his hex passes his objectives to it; one who leaves his hex loses them (BL-11.9)."""
    kept = [(rule, holder, heir if unit == hero else unit) for rule, holder, unit in st.temp]
    st.temp = [held for held in kept if held[2] >= 0]
    st.stirred = True


def part(st: BattleState, hero: int) -> None:
    """A Leader leaves his troop; the caller decides where he goes (BL-24.3)."""
    troop = troop_of(st, hero)
    if troop >= 0:
        st.leader = with_item(st.leader, troop, -1)


def release_leader(st: BattleState, troop: int) -> None:
    """The troop is lost: its Leader stays in the hex as a Champion (BL-25.25)."""
    hero = st.leader[troop]
    h = st.pos[troop]
    st.leader = with_item(st.leader, troop, -1)
    if hero >= 0 and h >= 0:
        st.pos[hero] = h
        st.at[h] = hero
