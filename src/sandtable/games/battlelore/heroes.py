"""Heroes in play: roles, joining and splitting, what their cards add, casualty checks, wounds (chapters 23 to 25)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.hero_content import (
    ANY_ROLE,
    ARTIFACTS,
    AS_CHAMPION,
    AS_LEADER,
    SKILLS,
)
from sandtable.games.battlelore.state import GONE, LED, MOVED, ORDERED, Battle, Sheet, give_back

PASSIVE: Final = "passive"


def is_hero(st: Battle, unit: int) -> bool:
    return st.utype[unit] >= c.FIRST_HERO


def sheet_of(st: Battle, hero: int) -> Sheet:
    """The character sheet of a Hero."""
    for sheet in st.heirs:
        if sheet[0] == hero:
            return sheet
    raise AssertionError(f"unit {hero} has no character sheet")


def hero_in(st: Battle, unit: int) -> int:
    """The Hero of a unit: the Champion himself or the troop's Leader, or -1."""
    return unit if st.utype[unit] >= c.FIRST_HERO else st.leader[unit]


def troop_of(st: Battle, hero: int) -> int:
    """The troop a Hero leads, or -1."""
    for troop, leader in enumerate(st.leader):
        if leader == hero:
            return troop
    return -1


def place_of(st: Battle, hero: int) -> int:
    """The hex a Hero is in, as Champion or Leader; negative if he is off the board."""
    if st.pos[hero] == LED:
        return st.pos[troop_of(st, hero)]
    return st.pos[hero]


def passive_effects(st: Battle, unit: int) -> list[c.Effect]:
    """What the Skills and equipped Artifacts of a unit's Hero do by themselves in his present role (BL-26.11).

    A Leader who joined his troop this turn gives it none of them (BL-24.16).
    """
    hero = hero_in(st, unit)
    if hero < 0:
        return []
    role = AS_CHAMPION if hero == unit else AS_LEADER
    if role == AS_LEADER and st.flags[hero] & (ORDERED | MOVED) == ORDERED | MOVED:
        return []
    _, _, _, skills, artifacts, _, _ = sheet_of(st, hero)
    found: list[c.Effect] = []
    for skill in skills:
        entry = SKILLS[skill]
        if entry.use == PASSIVE and entry.role in (ANY_ROLE, role):
            found += entry.effects
    for artifact in artifacts:
        card = ARTIFACTS[artifact]
        if card.use == PASSIVE and card.role in (ANY_ROLE, role):
            found += card.effects
    return found


def hero_dice(st: Battle, unit: int, target: int, melee: bool, back: bool) -> int:
    """Bonus dice from Skills and Artifacts, never limited by terrain caps (BL-26.15)."""
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
        if against == "hero" and hero_in(st, target) < 0:
            continue
        if against == "creature" and c.T_KIND[st.utype[target]] != c.CREATURE:
            continue
        if effect.word("if_ordered_by") and (c.COMMAND_IDS.index(effect.word("if_ordered_by")), 0) not in st.carried:
            continue
        dice += effect.num("n")
    return dice


def hero_levels(st: Battle, unit: int) -> int:
    """Bold levels: 1 from a Leader, more from his cards, and from Heroes next to the unit (BL-25.14)."""
    level = 0
    if st.leader[unit] >= 0:
        level += 1
    level += sum(effect.num("n") for effect in passive_effects(st, unit) if effect.op == "bold")
    for h in st.ground.board.neighbours[st.pos[unit]]:
        other = st.at[h]
        if other >= 0 and other != unit and st.owner[other] & 1 == st.owner[unit] & 1:
            for effect in passive_effects(st, other):
                if effect.op == "aura_bold" and not (effect.word("kind") == "troop" and is_hero(st, unit)):
                    level += effect.num("n")
    return level


def hero_move(st: Battle, hero: int) -> int:
    """Hexes a Champion moves more by his cards (BL-24.10)."""
    rides = c.T_KIND[st.utype[hero]] == c.MOUNTED
    more = 0
    for effect in passive_effects(st, hero):
        if effect.op == "move_bonus" and not (effect.word("kind") == "foot" and rides):
            more += effect.num("n")
    return more


def ignored_hits(st: Battle, unit: int, attacker: int, melee: bool, face: str) -> int:
    """Hits of one face that the Hero's cards ignore in an attack (armour, Chant)."""
    number = 0
    for effect in passive_effects(st, unit):
        if effect.op != "ignore_hits" or effect.words("faces") != (face,):
            continue
        if effect.word("combat", "any") not in ("any", "melee" if melee else "ranged"):
            continue
        colour = effect.word("attacker")
        if colour and (is_hero(st, attacker) or c.COLOUR_IDS[st.colour[attacker]] != colour):
            continue
        number += 99 if effect.num("n") < 0 else effect.num("n")
    return number


def has_chant(st: Battle, unit: int) -> bool:
    """Does a card ignore one hit, be it helmet or STRIKE (Chant)?"""
    return any(e.op == "ignore_hits" and len(e.words("faces")) > 1 for e in passive_effects(st, unit))


def has_op(st: Battle, unit: int, op: str) -> bool:
    return any(effect.op == op for effect in passive_effects(st, unit))


# --- roles ------------------------------------------------------------------------------------------------------------


def is_friendly_to(st: Battle, hero: int, troop: int) -> bool:
    """Is the hex of this troop Hero-friendly for this Hero (BL-23.9, BL-23.12)?"""
    return (
        st.utype[troop] < c.FIRST_CREATURE
        and st.owner[troop] == st.owner[hero]
        and st.leader[troop] < 0
        and c.T_KIND[st.utype[troop]] == c.T_KIND[st.utype[hero]]
    )


def lead(st: Battle, hero: int, troop: int) -> None:
    """A Hero becomes the Leader of a troop: the two are one combined unit (BL-23.7)."""
    old = st.pos[hero]
    if old >= 0 and st.at[old] == hero:
        st.at[old] = -1
    st.pos[hero] = LED
    st.leader[troop] = hero
    if st.pos[troop] >= 0:
        st.at[st.pos[troop]] = troop
    st.emit("joins", (hero, troop), "BL-24.1")


def part(st: Battle, hero: int) -> None:
    """A Leader leaves his troop; where he goes is decided elsewhere (BL-24.3)."""
    troop = troop_of(st, hero)
    if troop >= 0:
        st.leader[troop] = -1


def release_leader(st: Battle, troop: int) -> None:
    """The troop is lost: its Leader stays in the hex as a Champion (BL-25.25)."""
    hero = st.leader[troop]
    h = st.pos[troop]
    st.leader[troop] = -1
    if hero >= 0 and h >= 0:
        st.pos[hero] = h
        st.at[h] = hero


# --- casualty checks --------------------------------------------------------------------------------------------------


def check_dice(st: Battle, hero: int, dice: int) -> int:
    """The dice of a casualty check after what the Hero's cards change (BL-25.5, BL-25.7)."""
    unit = hero if st.pos[hero] != LED else troop_of(st, hero)
    for effect in passive_effects(st, unit) if unit >= 0 else []:
        if effect.op == "check_dice":
            dice = max(effect.num("min"), dice + effect.num("n"))
    return dice


def casualty_check(st: Battle, hero: int, dice: int, by: int) -> bool:
    """The opponent rolls; a STRIKE wounds the Hero (BL-25.5 to BL-25.9). Was he wounded?"""
    dice = check_dice(st, hero, dice)
    if dice < 1 or st.pos[hero] == GONE:
        return False
    faces = [st.chance(6) for _ in range(dice)]
    st.emit("casualty", (hero, *faces), "BL-25.6")
    if c.STRIKE not in faces:
        return False
    wound(st, hero, by)
    return True


def wound(st: Battle, hero: int, by: int) -> None:
    """The Hero goes to the opponent's Victory track, loses a skull and his equipped Artifacts (BL-25.9, BL-25.10)."""
    if st.pos[hero] == LED:
        part(st, hero)
    elif st.pos[hero] >= 0 and st.at[st.pos[hero]] == hero:
        st.at[st.pos[hero]] = -1
    if st.temp:
        st.temp = [held for held in st.temp if held[2] != hero]
    st.pos[hero] = GONE
    st.figs[hero] = 0
    give_back(st, hero)
    st.tok[hero] = 0
    track = by if by >= 0 and by & 1 != st.owner[hero] & 1 else 1 - (st.owner[hero] & 1)
    st.taken[track].append(hero)
    st.scored = True
    for place, sheet in enumerate(st.heirs):
        if sheet[0] == hero:
            unit, lore_class, skulls, skills, artifacts, treasure, experience = sheet
            st.artifacts = sorted([*st.artifacts, *artifacts])
            st.heirs[place] = (unit, lore_class, skulls - 1, skills, (), treasure, experience)
    st.emit("wounded", (hero,), "BL-25.9")
