"""What a Lore card is worth at the moment it can be played, in banners, and whom it should strike.

Cards that change an attack are judged by the odds with and without them; cards that strike by the odds of their own dice; the
rest have a simple worth of their own (`WORTH`). A card is played if it is worth more than the tokens it costs and the card.
"""

from __future__ import annotations

from typing import Final

from sandtable.bots.battlelore.odds import LOSS, odds_of
from sandtable.bots.battlelore.plans import Planner
from sandtable.bots.battlelore.survey import LORE_WORTH
from sandtable.core.cards import face_of
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.in_progress import (
    AMBUSH,
    BACK,
    FIRST_STRIKE,
    M_DICE,
    MELEE_ATTACK,
    Clash,
    clash_of,
    moving_of,
)
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.targets import target_choices
from sandtable.games.battlelore.lore.windows import DEJA_BASE, announced, card_cost, card_level
from sandtable.games.battlelore.state import Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import DEJA_VU, IN_LIEU, LORE_CARDS, OUT_OF_CHARACTER
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.telling.odds import MANY, Blow, blow_of, ends_after
from sandtable.games.battlelore.turn.drawing import LORE_BASE

CARD_WORTH: Final = 0.02
"""What a Lore card in hand is worth: it is gone when it is played."""
RICH: Final = 16
LEAST_PRICE: Final = 0.2
"""With so many tokens a further one is worth the least share of `LORE_WORTH`: there is hardly a card to spend it on."""
SURE: Final = 0.8
"""How much of a loss warded off stays warded off: the enemy may attack again or elsewhere."""

WORTH: Final[dict[str, float]] = {
    "bonus_melee_after_gain": 0.15,
    "token_on_hit": 0.1,
    "force_retreat": 0.12,
    "place_token": 0.16,
    "no_move": 0.08,
    "disable": 0.07,
    "look_and_discard_lore": 0.12,
    "look_command_hand": 0.02,
    "force_command_card": 0.2,
    "range_bonus": 0.08,
    "move_bonus": 0.08,
    "ignore_stops": 0.03,
    "ignore_battle_bans": 0.02,
    "teleport": 0.2,
    "end_move": 0.12,
    "fell_flying_dragon": 0.1,
    "lore_draw_instead": 0.05,
    "fall_back": 0.02,
}
"""The simple worth of an effect, for each unit it concerns."""
STANDING: Final[dict[str, float]] = {"add_dice": 1.2, "damage_roll": 1.6, "cancel_attack": 1.2, "gain_lore": 1.1}
"""How much better than others cards with these effects are to keep."""


class LoreJudge:
    """Judges the Lore cards of one holder in one open window."""

    def __init__(self, seen: Battle, planner: Planner, holder: int) -> None:
        self.seen = seen
        """The state as it is shown: frames of attacks, moves and cards in progress are read here."""
        self.planner = planner
        self.survey = planner.survey
        self.st = planner.st
        self.holder = holder
        clash = clash_of(seen)
        self.clash = copied(clash) if clash is not None else None

    # -- whether to play -----------------------------------------------------------------------------------------------

    def net(self, option: int) -> float:
        """What playing this option is worth after its cost."""
        deja = option >= DEJA_BASE
        card = option - (DEJA_BASE if deja else LORE_BASE)
        token = LORE_WORTH * max(LEAST_PRICE, 1 - self.seen.tokens[self.holder] / RICH)
        price = CARD_WORTH + token * card_cost(self.seen, self.holder, card)
        if deja:
            price += CARD_WORTH / 2 + token * LORE_CARDS[DEJA_VU].cost
        return self.worth(card) - price

    def worth(self, card: int) -> float:
        """What a card does for us if it is played now, with its best targets."""
        entry = LORE_CARDS[card]
        if entry.target in ("attacker", "defender", "enemy_moving_unit", "opponent", "self", "enemy_units"):
            return self.effect_sum(card, -1)
        if entry.target == "enemy_lore_card":
            other = announced(self.seen)
            return 0.0 if other is None else SURE * (CARD_WORTH + LORE_WORTH * other.paid) + 0.05
        choices = target_choices(self.seen, self.holder, card)
        values = sorted([self.effect_sum(card, target) for target in choices], reverse=True)
        if entry.target == "enemy_units_in_section":
            return max([self.section_worth(card, section) for section in (1, 2, 4)])
        level = max(1, card_level(self.seen, self.holder, card))
        most = 99 if entry.target_n < 0 else entry.target_n + entry.target_per_level * level
        total = sum([value for value in values[:most] if value > 0])
        if entry.play == IN_LIEU:
            total -= self.best_command()
        return total

    def best_command(self) -> float:
        """What the best Command card would bring, which a card in its place must beat."""
        st = self.seen
        hand = st.hands[self.holder]
        values = [self.planner.card_value(self.holder, [(face_of(card), 0)], len(hand)) for card in hand if card >= 0]
        return max(values, default=0.0)

    def section_worth(self, card: int, section: int) -> float:
        sections = self.st.ground.board.sections
        return sum(
            [
                self.effect_sum(card, unit)
                for unit in target_choices(self.seen, self.holder, card)
                if sections[self.st.pos[unit]] & section
            ]
        )

    def effect_sum(self, card: int, target: int) -> float:
        """What a card does to one target, or without one to the attack in progress."""
        level = max(1, card_level(self.seen, self.holder, card))
        total = 0.0
        for effect in LORE_CARDS[card].effects:
            if target >= 0:
                total += self.on_target(effect, target, level, card)
            else:
                total += self.on_attack(effect, level)
        return total

    # -- effects on a target -------------------------------------------------------------------------------------------

    def on_target(self, effect: Effect, target: int, level: int, card: int) -> float:
        op = effect.op
        if target >= MARK_BASE:
            return WORTH.get(op, 0.02)
        st = self.st
        survey = self.survey
        if op == "damage_roll":
            return self.struck(effect, target, level)
        if op in ("restore_figures", "restore_half"):
            lost = st.full[target] - st.figs[target]
            back = (lost + 1) // 2 if op == "restore_half" else min(lost, effect.scaled(level))
            return (loss_at(st.figs[target]) - loss_at(st.figs[target] + back)) * survey.weight(target)
        if op == "order_targets":
            return max(0.0, self.planner.plan(target).shot)
        if op in ("no_bold", "frightened"):
            return 0.04 if st.pos[target] in self.own_reach() else 0.0
        if op == "bold":
            return 0.0 if bold_level(st, target) else 0.3 * survey.danger(target, st.pos[target])
        if op == "lore_hits":
            return 0.3 * max(0.0, self.planner.plan(target).attack)
        if op == "remove_tokens":
            return 0.12 if st.tok[target] & 0x3FFF else 0.0
        if op == "immediate_attack":
            moving = moving_of(self.seen)
            if moving is None or st.pos[moving.unit] < 0:
                return 0.0
            return survey.attack_value(target, moving.unit, AMBUSH, effect.num("dice"))[0]
        if op in ("move_bonus", "ignore_stops", "range_bonus", "teleport"):
            busy = self.planner.plan(target).attack > 0.05
            return 0.0 if busy else WORTH[op]
        return WORTH.get(op, 0.0)

    def own_reach(self) -> set[int]:
        """Hexes next to own units."""
        st = self.st
        return {n for unit in self.survey.own for n in st.ground.near[st.pos[unit]]}

    def struck(self, effect: Effect, target: int, level: int) -> float:
        """The harm of a card's own dice."""
        st = self.st
        dice = effect.num("dice") + effect.num("dice_per_level") * level
        by_level = effect.params.get("dice_by_level")
        if isinstance(by_level, list):
            dice = int(by_level[level - 1])
        faces = effect.words("hit_faces")
        check, figures = ends_after(st, target)
        helmet = c.T_RACE[st.utype[target]] != c.T_RACE[c.FIRST_HERO]
        bold = bold_level(st, target) if effect.params.get("flags") is True else MANY
        blow = Blow(dice, helmet, "strike" in faces, 0, "lore" in faces, figures, check, min(bold, MANY))
        harm = odds_of(blow).harm
        if effect.word("eliminate_on"):
            harm += (1 - (5 / 6) ** dice) * (1 - harm)
        return harm * self.survey.weight(target)

    # -- effects on the attack in progress -----------------------------------------------------------------------------

    def on_attack(self, effect: Effect, level: int) -> float:
        op = effect.op
        if op == "steal_lore":
            foe = 1 - (self.holder & CAMP)
            return 2 * LORE_WORTH * min(effect.scaled(level), self.seen.tokens[foe])
        if op == "gain_lore":
            return LORE_WORTH * effect.scaled(level)
        clash = self.clash
        if clash is None or self.st.pos[clash.att] < 0 or self.st.pos[clash.dfn] < 0:
            return WORTH.get(op, 0.0)
        if clash.faces:
            return self.after_roll(effect, clash, level)
        blow = blow_of(self.st, clash, clash.mod(M_DICE))
        if self.st.owner[clash.att] & CAMP == self.holder & CAMP:
            return self.on_own(effect, clash, blow, level)
        return self.on_enemy(effect, clash, blow)

    def on_own(self, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
        """A card on an attack of our own that is not yet rolled."""
        op = effect.op
        weight = self.survey.weight(clash.dfn)
        harm = odds_of(blow).harm
        if op == "add_dice":
            better = blow._replace(dice=min(MANY, blow.dice + effect.scaled(level)))
        elif op == "die_per_strike_hit":
            better = blow._replace(dice=min(MANY, blow.dice + 1))
            return (odds_of(better).harm - harm) * weight * blow.dice / 6
        elif op == "lore_hits":
            better = blow._replace(lore=True)
        elif op == "no_bold":
            better = blow._replace(bold=0)
            back = odds_of(blow).stands * self.survey.battle_back(clash.att, clash.dfn, blow)
            return (odds_of(better).harm - harm) * weight + back
        elif op == "frightened":
            better = blow._replace(per_flag=max(2, blow.per_flag), panic=1)
        else:
            return WORTH.get(op, 0.0)
        return (odds_of(better).harm - harm) * weight

    def on_enemy(self, effect: Effect, clash: Clash, blow: Blow) -> float:
        """A card against an attack of the enemy that is not yet rolled."""
        op = effect.op
        weight = self.survey.weight(clash.dfn)
        odds = odds_of(blow)
        if op == "ignore_hits":
            faces = effect.words("faces")
            spared = blow._replace(helmet=False) if "helmet" in faces else blow._replace(strike=False)
            return SURE * (odds.harm - odds_of(spared).harm) * weight
        if op == "limit_dice":
            return (odds.harm - odds_of(blow._replace(dice=min(blow.dice, effect.num("n")))).harm) * weight
        if op == "cancel_attack":
            return SURE * odds.harm * weight
        if op in ("ignore_all_flags", "bold"):
            bold = MANY if op == "ignore_all_flags" else min(MANY, blow.bold + effect.num("n"))
            firm = odds_of(blow._replace(bold=bold))
            gained = (odds.harm - firm.harm) * weight
            if clash.kind == MELEE_ATTACK and not blow.bold and op == "bold":
                gained += firm.stands * self.strike_back(clash, BACK, 0)
            return gained
        if op == "battle_first":
            own = self.survey.attack_odds(clash.dfn, clash.att, FIRST_STRIKE)[0]
            return own.harm * self.survey.weight(clash.att) + (own.kill + own.driven) * odds.harm * weight
        return WORTH.get(op, 0.0)

    def strike_back(self, clash: Clash, mode: int, extra: int) -> float:
        odds = self.survey.attack_odds(clash.dfn, clash.att, mode, extra)[0]
        return odds.harm * self.survey.weight(clash.att)

    def after_roll(self, effect: Effect, clash: Clash, level: int) -> float:
        """A card on an attack whose dice lie open."""
        op = effect.op
        if op == "allow_battle_back":
            return 0.0 if bold_level(self.st, clash.dfn) else self.strike_back(clash, BACK, effect.num("dice"))
        hits, strikes, misses = self.rolled(clash)
        now = self.harm_of(clash.dfn, hits)
        if op == "ignore_hits":
            return now - self.harm_of(clash.dfn, hits - effect.scaled(level))
        if op == "halve_hits":
            return now - self.harm_of(clash.dfn, (hits + 1) // 2)
        if op == "reflect_strike_hits":
            return now - self.harm_of(clash.dfn, hits - strikes) + self.harm_of(clash.att, strikes)
        if op == "reroll_dice":
            more = self.harm_of(clash.dfn, hits + 1) - now
            return min(1.0, misses / 3) * more
        if op == "fall_back":
            return 0.3 * self.survey.danger(clash.att, self.st.pos[clash.att])
        return WORTH.get(op, 0.0)

    def rolled(self, clash: Clash) -> tuple[int, int, int]:
        """The hits, the STRIKEs among them, and the dice that do nothing."""
        blow = blow_of(self.st, clash)
        faces = clash.faces + clash.faces2
        helmets = faces.count(self.st.colour[clash.dfn]) if blow.helmet else 0
        strikes = max(0, faces.count(c.STRIKE) - blow.ignored) if blow.strike else 0
        lore = faces.count(c.LORE) if blow.lore else 0
        hits = helmets + strikes + lore
        return hits, strikes, len(faces) - hits - faces.count(c.FLAG)

    def harm_of(self, unit: int, hits: int) -> float:
        """What so many hits cost a unit."""
        check, figures = ends_after(self.st, unit)
        hits = max(0, hits)
        if check:
            ended = 1 - (5 / 6) ** (hits if check == 1 else max(0, hits - 1))
            return ended * self.survey.weight(unit)
        return (loss_at(max(0, figures - hits)) - loss_at(figures)) * self.survey.weight(unit)

    # -- Bless ---------------------------------------------------------------------------------------------------------

    def is_miss(self, face: int) -> bool:
        """Is a die with this face worth rolling again?"""
        if self.clash is None:
            return False
        blow = blow_of(self.st, self.clash)
        if face == c.FLAG:
            return blow.bold >= self.clash.faces.count(c.FLAG)
        if face == c.STRIKE:
            return not blow.strike
        if face == c.LORE:
            return not blow.lore
        return not (blow.helmet and face == self.st.colour[self.clash.dfn])


def copied(clash: Clash) -> Clash:
    """An attack in progress to reckon with, so that the one shown stays untouched."""
    twin = Attack(clash.att, clash.dfn, clash.kind, clash.mode, clash.weapon, clash.home)
    twin.mods = clash.mods[:]
    twin.faces = clash.faces[:]
    twin.faces2 = clash.faces2[:]
    return twin


def loss_at(figures: int) -> float:
    return LOSS[min(figures, len(LOSS) - 1)]


def standing_worth(st: Battle, holder: int, card: int) -> float:
    """What a Lore card is worth in hand: cheap ones of a present Lore Master, above all those that strike or add dice."""
    entry = LORE_CARDS[card]
    level = 0 if holder < 0 else card_level(st, holder, card)
    cost = entry.cost_by_level[max(1, level) - 1] if entry.cost_by_level else entry.cost
    if not level and not st.rules.medieval_lore:
        cost += OUT_OF_CHARACTER
    factor = max([STANDING.get(effect.op, 1.0) for effect in entry.effects], default=1.0)
    return factor * (1 + 0.15 * level) / (3 + cost)
