"""The captain between adventures: which Hero to send, his equipment and his Skills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.battlelore.opening import ints
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.battlelore.campaign.after_adventure import JOIN_COUNCIL
from sandtable.games.battlelore.campaign.enlisting import NEW
from sandtable.games.battlelore.campaign.legacy import PHYSICIAN, HeroRecord, is_reward, record_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.heroes import ANY_ROLE, ARTIFACTS, SKILLS, SKULLS

LAST_SKULL: Final = 1
"""A veteran with one skull left is more useful as an Advisor."""


def hero_of(st: BattleState, number: int) -> HeroRecord:
    assert st.campaign is not None
    return record_of(st.campaign.roster[number])


def card_worth(card: int) -> int:
    """Cards that work by themselves are best, and better still if they work in either role."""
    entry = ARTIFACTS[card]
    return (2 if entry.use == "passive" else 0) + (1 if entry.role == ANY_ROLE else 0) - 3 * is_reward(card)


def hero_who(st: BattleState, asked: Decision) -> Pick:
    """The Hero with the most Skills who can still be wounded; a new Hero rather than none."""
    old = [number for number in ints(asked) if number >= 0 and hero_of(st, number).skulls > LAST_SKULL]
    if old:
        return max(old, key=lambda number: (len(hero_of(st, number).skills), hero_of(st, number).skulls))
    return NEW if NEW in asked.options else asked.options[-1]


def any_but_none(st: BattleState, asked: Decision) -> Pick:
    return max(ints(asked))


def best_card(st: BattleState, asked: Decision) -> Pick:
    """The best card, if any card is worth taking."""
    return highest(ints(asked), key=lambda card: card_worth(card) if card >= 0 else 0)


def worst_card(st: BattleState, asked: Decision) -> Pick:
    return lowest(ints(asked), key=card_worth)


def keep_artifact(st: BattleState, asked: Decision) -> Pick:
    """The Physician if there is a wound to heal, else the best card."""
    hero = hero_of(st, asked.context[0])
    effect = ARTIFACTS[PHYSICIAN].effects[0]
    pays = hero.treasure >= effect.num("treasure") and hero.experience >= effect.num("experience")
    if PHYSICIAN in asked.options and pays and hero.skulls < SKULLS[hero.lore_class]:
        return PHYSICIAN
    return highest(ints(asked), key=card_worth)


def miracle_cure(st: BattleState, asked: Decision) -> Pick:
    patients = [number for number in ints(asked) if number >= 0]
    return min(patients, key=lambda number: hero_of(st, number).skulls)


def level_up(st: BattleState, asked: Decision) -> Pick:
    """A Skill that works by itself; the council for a veteran who would not survive another wound."""
    if JOIN_COUNCIL in asked.options and hero_of(st, asked.context[0]).skulls <= LAST_SKULL:
        return JOIN_COUNCIL
    return highest(ints(asked), key=lambda skill: 1 + (SKILLS[skill].use == "passive") if skill >= 0 else 0)


CAMPAIGN: Final[dict[str, Callable[[BattleState, Decision], Pick]]] = {
    "advisor": any_but_none,
    "hero_who": hero_who,
    "hero_gift": best_card,
    "equip": best_card,
    "drop_artifact": worst_card,
    "ransom_to": any_but_none,
    "miracle_cure": miracle_cure,
    "shop": best_card,
    "keep_artifact": keep_artifact,
    "return_artifact": worst_card,
    "level_up": level_up,
}
"""Questions of a campaign; a Hero never turns anything in for more draws."""
