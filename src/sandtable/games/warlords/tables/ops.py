"""The effect keywords, the types of card that may have them, and where their effect is.

This is the only list of keywords. An effect that is *played* is registered in `effects` and happens when its card is played.
One that is *read* stays with its card: the rules look for it where it counts, on a Capital, a Harbour, a promotion or a card
of the march/battle group.
"""

from __future__ import annotations

from typing import Final


class Op:
    """An effect keyword: the types of card that may have it, and whether the rules read it from the card."""

    __slots__ = ("read_by_rules", "types")

    def __init__(self, types: tuple[str, ...], read_by_rules: bool) -> None:
        self.types = types
        self.read_by_rules = read_by_rules


def played(*types: str) -> Op:
    return Op(types, False)


def read(*types: str) -> Op:
    return Op(types, True)


OPS: Final[dict[str, Op]] = {
    "no_surprise": read("improvement"),
    "no_assault_bonus": read("improvement"),
    "absorb_starvation": read("improvement"),
    "makes_port": read("improvement"),
    "capital": read("improvement"),
    "hand_plus_1": read("improvement"),
    "hand_plus_2": read("improvement"),
    "calamity_immune": read("improvement"),
    "spell_immune": read("improvement"),
    "two_first_draws": read("improvement"),
    "wreck_also_9": read("fleet"),
    "no_wreck": read("fleet"),
    "look_hand": played("diplomacy", "spell"),
    "look_hand_discard_1": played("diplomacy"),
    "steal_generic_army": played("diplomacy"),
    "discard_generic_army": played("diplomacy"),
    "discard_to_hand_army": played("diplomacy"),
    "discard_to_hand_hero": played("diplomacy"),
    "discard_to_hand_marchbattle": played("diplomacy"),
    "discard_to_hand_findable": played("diplomacy"),
    "opponent_discards_1": played("diplomacy"),
    "no_revenue_next": played("diplomacy"),
    "discard_improvement": played("diplomacy"),
    "draw_2": played("diplomacy"),
    "add_armies_abroad": played("diplomacy"),
    "truce": played("diplomacy"),
    "discard_patrol_march": played("diplomacy"),
    "recover_lost_artefact": played("diplomacy"),
    "lose_1_army_or_ally": read("calamity"),
    "no_revenue_while_linked": read("calamity"),
    "lose_weakest_army": read("calamity"),
    "minus_1_combat_while_linked": read("calamity"),
    "lose_improvement_or_army": read("calamity"),
    "no_additions_while_linked": read("calamity"),
    "lose_strongest_army_or_ally": read("calamity"),
    "lose_defence_improvements": read("calamity"),
    "lose_improvement_and_army": read("calamity"),
    "lose_all_armies": read("calamity"),
    "teleport_armies": played("spell"),
    "discard_1_army_or_ally": played("spell"),
    "discard_2_armies_or_allies": played("spell"),
    "discard_1_march": played("spell"),
    "march_from_discard": played("spell"),
    "discard_artefact": played("spell"),
    "army_from_discard": played("spell"),
    "castle_defence_plus_4": played("spell"),
    "discard_chosen_improvement": played("spell"),
    "remove_weather": played("spell"),
    "at_sea_to_port": played("spell"),
    "charm_army": played("spell"),
    "discard_ally": played("spell"),
    "remove_calamity": played("spell"),
    "stack_tcv_plus_4": played("spell"),
    "stack_tcv_minus_4": played("spell"),
    "stack_flies": played("spell"),
    "march": read("march"),
    "battle": read("battle"),
    "ambush": read("ambush"),
    "raid": read("raid"),
    "pillage": read("pillage"),
    "raze": read("raze"),
    "traitor": read("traitor"),
    "promo_combat_1": read("promotion"),
    "promo_capacity_1": read("promotion"),
    "promo_star_1": read("promotion"),
    "revenge": read("revenge"),
}
