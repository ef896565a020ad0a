"""Rates a Hero's card at the moment he may use it, in banners, so that the captain saves potions for when they help.

Cards that change an attack are rated like Lore cards with the same effect, orders by the unit's gain, healing by the
restored figures. A card that is lost when used must gain more than one that returns next turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.battlelore.lore import LoreJudge, loss_at
from sandtable.bots.battlelore.odds import odds_of
from sandtable.games.battlelore.combat.in_progress import M_DICE
from sandtable.games.battlelore.combat.odds import MANY, blow_of
from sandtable.games.battlelore.heroes.effects import group_choices, horn_choices, idle_neighbours
from sandtable.games.battlelore.heroes.in_play import place_of, unit_of
from sandtable.games.battlelore.tables.heroes import ONCE_PER_TURN, OPTIONAL, ROLLED, hero_card
from sandtable.games.battlelore.tables.ops import Effect

SPENT: Final = 0.08
"""The value of keeping a card that can be used once per adventure: about that of an average use."""
AT_ONCE: Final = 1.0
"""The value of cards for a moment that may not come again: a check, a trap, an enemy's card."""
FAR: Final = 4
"""If the nearest enemy is at least this many hexes away, a longer move is worth its potion."""
DEED: Final = 0.15
"""The value of an action in place of a battle: less than most attacks, more than nothing."""


def card_net(judge: LoreJudge, hero: int, number: int, moment: int) -> float:
    """The gain from using a card, less its cost."""
    card = hero_card(number)
    price = 0.0 if card.use in (OPTIONAL, ONCE_PER_TURN) else HERO_WEIGHTS[card.effects[0].op].kept
    return sum([HERO_WEIGHTS[effect.op].worth(judge, hero, effect, moment) for effect in card.effects]) - price


def gives_up(number: int) -> bool:
    """Does the unit chosen for this card give up its attack?"""
    weigh = HERO_WEIGHTS.get(hero_card(number).effects[0].op)
    return weigh is not None and weigh.gives_up


# --- the value of an op -----------------------------------------------------------------------------------------------


class HeroOpRating:
    """How to rate an op of a Hero's card at its moment."""

    __slots__ = ("gives_up", "kept", "worth")

    def __init__(
        self, worth: Callable[[LoreJudge, int, Effect, int], float], kept: float = SPENT, gives_up: bool = False
    ) -> None:
        self.worth = worth
        self.kept = kept
        """The value of keeping a card that is lost when used, by its first effect."""
        self.gives_up = gives_up


def as_lore_card(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    """The value of a Lore card with the same effect on the attack in progress."""
    return judge.on_attack(effect, 1)


def at_once(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    return AT_ONCE


def unweighed(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    """For ops that accompany others, which decide the value of the card."""
    return 0.0


def rate_reroll(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    return judge.on_attack(effect, 1) if moment == ROLLED else AT_ONCE


def rate_heal(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    st = judge.seen
    unit = unit_of(st, hero)
    figures = min(st.full[unit], st.figs[unit] + effect.num("n"))
    return (loss_at(st.figs[unit]) - loss_at(figures)) * judge.survey.weight(unit)


def rate_order(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    return judge.planner.plan(unit_of(judge.seen, hero)).gain


def rate_group_order(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    return best_order(judge, group_choices(judge.seen, hero, []))


def rate_friends_order(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    return best_order(judge, horn_choices(judge.seen, hero, []))


def best_order(judge: LoreJudge, friends: list[int]) -> float:
    return max([judge.planner.plan(friend).gain for friend in friends], default=0.0)


def moves_on(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    return 2 * SPENT if judge.survey.nearest(place_of(judge.seen, hero)) >= FAR else 0.0


def rate_neighbour_attack(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    """More dice for the Hero, less the value of the attack that his least useful neighbour gives up."""
    clash = judge.clash
    if clash is None:
        return 0.0
    blow = blow_of(judge.st, clash, clash.mod(M_DICE))
    more = odds_of(blow._replace(dice=min(MANY, blow.dice + effect.num("n")))).harm - odds_of(blow).harm
    friends = idle_neighbours(judge.seen, hero, [])
    given_up = min([judge.planner.best_attack(unit, judge.st.pos[unit])[0] for unit in friends], default=0.0)
    return more * judge.survey.weight(clash.dfn) - given_up


HERO_WEIGHTS: Final[dict[str, HeroOpRating]] = {
    "extra_order": HeroOpRating(rate_order),
    "order_group": HeroOpRating(rate_group_order),
    "order_adjacent_troop": HeroOpRating(rate_friends_order),
    "spend_neighbour_for_dice": HeroOpRating(rate_neighbour_attack, gives_up=True),
    "restore_figures": HeroOpRating(rate_heal, 0.13),
    "swap_equipment": HeroOpRating(at_once),
    "equip_limit": HeroOpRating(unweighed),
    "move_bonus": HeroOpRating(moves_on),
    "terrain_as_countryside": HeroOpRating(unweighed),
    "draw_command": HeroOpRating(at_once),
    "cancel_check": HeroOpRating(at_once),
    "cancel_trap": HeroOpRating(at_once),
    "cancel_lore_card": HeroOpRating(at_once),
    "reroll_dice": HeroOpRating(rate_reroll),
    "add_dice": HeroOpRating(as_lore_card, 0.13),
    "cancel_attack": HeroOpRating(as_lore_card),
    "no_bold": HeroOpRating(as_lore_card),
    "frightened": HeroOpRating(as_lore_card),
    "ignore_all_flags": HeroOpRating(as_lore_card, 0.03),
}
"""The ops of cards that Heroes use at their moment, by the ids of `ops.toml`; a test compares them."""

DEED_WEIGHTS: Final[dict[str, float]] = {
    "ranged_attack": DEED,
    "extra_attack": DEED,
    "restore_figures": DEED,
    "steal_from_hero": DEED,
}
"""The same for the Combat phase."""
