"""What a Hero's card is worth at the moment he may use it, in banners: the captain keeps potions for when they help.

Cards that change an attack are judged as Lore cards with the same effect are, orders by what the unit would gain, healing by
the figures that come back. A card that is gone afterwards must bring more than one that comes back next turn.
"""

from __future__ import annotations

from typing import Final

from sandtable.bots.battlelore.lore import LoreJudge, loss_at
from sandtable.bots.battlelore.odds import odds_of
from sandtable.games.battlelore.combat.in_progress import M_DICE
from sandtable.games.battlelore.heroes.effects import group_choices, horn_choices, idle_neighbours
from sandtable.games.battlelore.heroes.in_play import place_of, unit_of
from sandtable.games.battlelore.tables.heroes import ONCE_PER_TURN, OPTIONAL, ROLLED, hero_card
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.telling.odds import MANY, blow_of

SPENT: Final = 0.08
KEPT: Final[dict[str, float]] = {"restore_figures": 0.13, "add_dice": 0.13, "ignore_all_flags": 0.03}
"""What a card that can be used once in an adventure is worth unused, by its first effect: about a fair use of it."""
AT_ONCE: Final = 1.0
"""Cards for a moment that may not come again: a check, a trap, an enemy's card."""
FAR: Final = 4
"""From so many hexes to the nearest enemy a longer move is worth its potion."""
ON_ATTACKS: Final = frozenset({"add_dice", "no_bold", "frightened", "ignore_all_flags", "cancel_attack"})


def card_net(judge: LoreJudge, hero: int, number: int, moment: int) -> float:
    """What the use of a card brings after what it costs."""
    card = hero_card(number)
    price = 0.0 if card.use in (OPTIONAL, ONCE_PER_TURN) else KEPT.get(card.effects[0].op, SPENT)
    return sum([effect_worth(judge, hero, effect, moment) for effect in card.effects]) - price


def effect_worth(judge: LoreJudge, hero: int, effect: Effect, moment: int) -> float:
    op = effect.op
    if op in ON_ATTACKS or (op == "reroll_dice" and moment == ROLLED):
        return judge.on_attack(effect, 1)
    st = judge.seen
    unit = unit_of(st, hero)
    if op == "spend_neighbour_for_dice":
        return neighbour_worth(judge, hero, effect.num("n"))
    if op == "restore_figures":
        healed = min(st.full[unit], st.figs[unit] + effect.num("n"))
        return (loss_at(st.figs[unit]) - loss_at(healed)) * judge.survey.weight(unit)
    if op == "extra_order":
        return judge.planner.plan(unit).gain
    if op in ("order_group", "order_adjacent_troop"):
        friends = group_choices(st, hero, []) if op == "order_group" else horn_choices(st, hero, [])
        return max([judge.planner.plan(friend).gain for friend in friends], default=0.0)
    if op == "move_bonus":
        return 2 * SPENT if judge.survey.nearest(place_of(st, hero)) >= FAR else 0.0
    return 0.0 if op in ("terrain_as_countryside", "equip_limit") else AT_ONCE


def neighbour_worth(judge: LoreJudge, hero: int, dice: int) -> float:
    """More dice for the Hero, less the attack that his idlest neighbour gives up."""
    clash = judge.clash
    if clash is None:
        return 0.0
    blow = blow_of(judge.st, clash, clash.mod(M_DICE))
    more = odds_of(blow._replace(dice=min(MANY, blow.dice + dice))).harm - odds_of(blow).harm
    friends = idle_neighbours(judge.seen, hero, [])
    given_up = min([judge.planner.best_attack(unit, judge.st.pos[unit])[0] for unit in friends], default=0.0)
    return more * judge.survey.weight(clash.dfn) - given_up
