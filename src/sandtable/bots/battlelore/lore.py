"""Rates a Lore card at the moment it can be played, in banners, and chooses its targets.

Cards that change an attack are rated by the odds with and without them, cards that strike by the odds of their own
dice, and all others by a fixed value (`LORE_WEIGHTS`). A card is played if its value is higher than that of its tokens
and the card itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.battlelore.odds import LOSS, odds_of
from sandtable.bots.battlelore.plans import Planner
from sandtable.core.engine.cards import face_of
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
from sandtable.games.battlelore.combat.odds import MANY, Blow, blow_of, ends_after
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.playing import DEJA_BASE, announced_card, card_cost, card_level
from sandtable.games.battlelore.lore.targets import target_choices
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import DEJA_VU, IN_LIEU, LORE_CARDS, OUT_OF_CHARACTER
from sandtable.games.battlelore.tables.conditions import ANY_TOKEN
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE

CARD_WORTH: Final = 0.02
"""The value of a Lore card in hand, which is lost when it is played."""
RICH: Final = 16
MIN_PRICE: Final = 0.2
"""The more tokens there are, the less one is worth, down to this share of its worth: there is hardly a card to spend
it on.
"""
SURE: Final = 0.8
"""The share of a prevented loss that counts: the enemy may attack again or elsewhere."""


class LoreJudge:
    """Rates the Lore cards of one holder in one open window."""

    def __init__(self, seen: BattleState, planner: Planner, holder: int) -> None:
        self.seen = seen
        """The state as the seat sees it, with the frames of attacks, moves and cards in progress."""
        self.planner = planner
        self.survey = planner.survey
        self.st = planner.st
        self.holder = holder
        self.lore_token = planner.weights["attack.lore_token"]
        clash = clash_of(seen)
        self.clash = copy_attack(clash) if clash is not None else None

    # -- whether to play -----------------------------------------------------------------------------------------------

    def net(self, option: int) -> float:
        """The value of playing this option, less its cost."""
        deja = option >= DEJA_BASE
        card = option - (DEJA_BASE if deja else LORE_BASE)
        token = self.lore_token * max(MIN_PRICE, 1 - self.seen.tokens[self.holder] / RICH)
        price = CARD_WORTH + token * card_cost(self.seen, self.holder, card)
        if deja:
            price += CARD_WORTH / 2 + token * LORE_CARDS[DEJA_VU].cost
        return self.worth(card) - price

    def worth(self, card: int) -> float:
        """The value of a card if it is played now with its best targets."""
        entry = LORE_CARDS[card]
        if entry.target in ("attacker", "defender", "enemy_moving_unit", "opponent", "self", "enemy_units"):
            return self.effect_sum(card, -1)
        if entry.target == "enemy_lore_card":
            other = announced_card(self.seen)
            return 0.0 if other is None else SURE * (CARD_WORTH + self.lore_token * other.paid) + 0.05
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
        """The value of the best Command card, which a card in its place must beat."""
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
        """The value of a card on one target or, without one, on the attack in progress."""
        level = max(1, card_level(self.seen, self.holder, card))
        total = 0.0
        for effect in LORE_CARDS[card].effects:
            if target >= 0:
                total += self.on_target(effect, target, level)
            else:
                total += self.on_attack(effect, level)
        return total

    def on_target(self, effect: Effect, target: int, level: int) -> float:
        """The value of an effect on one target, a unit or a landmark."""
        weigh = LORE_WEIGHTS[effect.op]
        if target >= MARK_BASE or weigh.target is None:
            return weigh.simple
        return weigh.target(self, effect, target, level)

    def on_attack(self, effect: Effect, level: int) -> float:
        """The value of an effect without a target: on players, or on the attack in progress."""
        weigh = LORE_WEIGHTS[effect.op]
        if weigh.player is not None:
            return weigh.player(self, effect, level)
        clash = self.clash
        if clash is None or self.st.pos[clash.att] < 0 or self.st.pos[clash.dfn] < 0:
            return weigh.simple
        if clash.faces:
            return weigh.simple if weigh.rolled is None else weigh.rolled(self, effect, clash, level)
        own = self.st.owner[clash.att] & CAMP == self.holder & CAMP
        judge = weigh.own if own else weigh.enemy
        if judge is None:
            return weigh.simple
        return judge(self, effect, clash, blow_of(self.st, clash, clash.mod(M_DICE)), level)

    # -- odds ----------------------------------------------------------------------------------------------------------

    def own_reach(self) -> set[int]:
        """The hexes next to the camp's own units."""
        st = self.st
        return {n for unit in self.survey.own for n in st.ground.near[st.pos[unit]]}

    def strike_back(self, clash: Clash, mode: int, extra: int) -> float:
        odds = self.survey.attack_odds(clash.dfn, clash.att, mode, extra)[0]
        return odds.harm * self.survey.weight(clash.att)

    def roll_summary(self, clash: Clash) -> tuple[int, int, int]:
        """The hits, the STRIKEs among them, and the dice that do nothing."""
        blow = blow_of(self.st, clash)
        faces = clash.faces + clash.faces2
        helmets = faces.count(self.st.colour[clash.dfn]) if blow.helmet else 0
        strikes = max(0, faces.count(c.STRIKE) - blow.ignored) if blow.strike else 0
        lore = faces.count(c.LORE) if blow.lore else 0
        hits = helmets + strikes + lore
        return hits, strikes, len(faces) - hits - faces.count(c.FLAG)

    def harm_of(self, unit: int, hits: int) -> float:
        """The cost of this many hits on a unit."""
        check, figures = ends_after(self.st, unit)
        hits = max(0, hits)
        if check:
            ended = 1 - (5 / 6) ** (hits if check == 1 else max(0, hits - 1))
            return ended * self.survey.weight(unit)
        return (loss_at(max(0, figures - hits)) - loss_at(figures)) * self.survey.weight(unit)

    # -- Bless ---------------------------------------------------------------------------------------------------------

    def is_miss(self, face: int) -> bool:
        """Is a die with this face worth re-rolling?"""
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


def copy_attack(clash: Clash) -> Clash:
    """A copy of an attack in progress for calculations, so that the original stays unchanged."""
    clone = Attack(clash.att, clash.dfn, clash.kind, clash.mode, clash.weapon, clash.home)
    clone.mods = clash.mods[:]
    clone.faces = clash.faces[:]
    clone.faces2 = clash.faces2[:]
    return clone


def loss_at(figures: int) -> float:
    return LOSS[min(figures, len(LOSS) - 1)]


def standing_worth(st: BattleState, holder: int, card: int) -> float:
    """The value of a Lore card in hand: high for cheap cards of a present Lore Master, above all those that strike or
    add dice.
    """
    entry = LORE_CARDS[card]
    level = 0 if holder < 0 else card_level(st, holder, card)
    cost = entry.cost_by_level[max(1, level) - 1] if entry.cost_by_level else entry.cost
    if not level and not st.rules.medieval_lore:
        cost += OUT_OF_CHARACTER
    factor = max([LORE_WEIGHTS[effect.op].kept for effect in entry.effects], default=1.0)
    return factor * (1 + 0.15 * level) / (3 + cost)


# --- the value of an op -----------------------------------------------------------------------------------------------


class OpRating:
    """How to rate an op of a Lore card in each situation; without a function for the situation its simple value counts."""

    __slots__ = ("enemy", "kept", "own", "player", "rolled", "simple", "target")

    def __init__(
        self,
        simple: float = 0.0,
        target: Callable[[LoreJudge, Effect, int, int], float] | None = None,
        player: Callable[[LoreJudge, Effect, int], float] | None = None,
        own: Callable[[LoreJudge, Effect, Clash, Blow, int], float] | None = None,
        enemy: Callable[[LoreJudge, Effect, Clash, Blow, int], float] | None = None,
        rolled: Callable[[LoreJudge, Effect, Clash, int], float] | None = None,
        kept: float = 1.0,
    ) -> None:
        self.simple = simple
        """The fixed value for each affected unit."""
        self.target = target
        """Rates the effect on a unit."""
        self.player = player
        """Rates the effect on the players."""
        self.own = own
        """Rates the effect on the player's own attack before the roll."""
        self.enemy = enemy
        """Rates the effect on an enemy's attack before the roll."""
        self.rolled = rolled
        """Rates the effect on an attack after the roll."""
        self.kept = kept
        """A factor for the value of keeping a card with this effect."""


def rate_strike(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    """The harm done by a card's own dice."""
    st = judge.st
    dice = effect.num("dice") + effect.num("dice_per_level") * level
    by_level = effect.params.get("dice_by_level")
    if isinstance(by_level, list):
        dice = int(by_level[level - 1])
    faces = effect.words("hit_faces")
    check, figures = ends_after(st, target)
    helmet = c.T_RACE[st.utype[target]] != c.HERO
    bold = bold_level(st, target) if effect.params.get("flags") is True else MANY
    blow = Blow(dice, helmet, "strike" in faces, 0, "lore" in faces, figures, check, min(bold, MANY))
    harm = odds_of(blow).harm
    if effect.word("eliminate_on"):
        harm += (1 - (5 / 6) ** dice) * (1 - harm)
    return harm * judge.survey.weight(target)


def rate_heal(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    lost = judge.st.full[target] - judge.st.figs[target]
    return regain_value(judge, target, min(lost, effect.scaled(level)))


def rate_half_heal(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    return regain_value(judge, target, (judge.st.full[target] - judge.st.figs[target] + 1) // 2)


def regain_value(judge: LoreJudge, target: int, back: int) -> float:
    st = judge.st
    return (loss_at(st.figs[target]) - loss_at(st.figs[target] + back)) * judge.survey.weight(target)


def rate_order(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    return max(0.0, judge.planner.plan(target).shot)


def rate_shake(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    return 0.04 if judge.st.pos[target] in judge.own_reach() else 0.0


def rate_embolden(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    st = judge.st
    return 0.0 if bold_level(st, target) else 0.3 * judge.survey.danger(target, st.pos[target])


def rate_more_hits(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    return 0.3 * max(0.0, judge.planner.plan(target).attack)


def rate_cleanse(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    return 0.12 if judge.st.tok[target] & ANY_TOKEN else 0.0


def rate_ambush(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    moving = moving_of(judge.seen)
    if moving is None or judge.st.pos[moving.unit] < 0:
        return 0.0
    return judge.survey.attack_value(target, moving.unit, AMBUSH, effect.num("dice"))[0]


def if_idle(judge: LoreJudge, effect: Effect, target: int, level: int) -> float:
    """A unit that already has an attack to make does not need a longer move."""
    busy = judge.planner.plan(target).attack > 0.05
    return 0.0 if busy else LORE_WEIGHTS[effect.op].simple


def rate_steal(judge: LoreJudge, effect: Effect, level: int) -> float:
    foe = 1 - (judge.holder & CAMP)
    return 2 * judge.lore_token * min(effect.scaled(level), judge.seen.tokens[foe])


def rate_gain(judge: LoreJudge, effect: Effect, level: int) -> float:
    return judge.lore_token * effect.scaled(level)


def better_by(judge: LoreJudge, clash: Clash, blow: Blow, better: Blow) -> float:
    """How much more harm a better blow does."""
    return (odds_of(better).harm - odds_of(blow).harm) * judge.survey.weight(clash.dfn)


def more_dice(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    return better_by(judge, clash, blow, blow._replace(dice=min(MANY, blow.dice + effect.scaled(level))))


def die_per_strike(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    return better_by(judge, clash, blow, blow._replace(dice=min(MANY, blow.dice + 1))) * blow.dice / 6


def lore_hits(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    return better_by(judge, clash, blow, blow._replace(lore=True))


def not_bold(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    back = odds_of(blow).stands * judge.survey.battle_back(clash.att, clash.dfn, blow)
    return better_by(judge, clash, blow, blow._replace(bold=0)) + back


def rate_frighten(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    return better_by(judge, clash, blow, blow._replace(per_flag=max(2, blow.per_flag), panic=1))


def rate_ignored_faces(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    faces = effect.words("faces")
    lighter = blow._replace(helmet=False) if "helmet" in faces else blow._replace(strike=False)
    return SURE * (odds_of(blow).harm - odds_of(lighter).harm) * judge.survey.weight(clash.dfn)


def fewer_dice(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    lighter = blow._replace(dice=min(blow.dice, effect.num("n")))
    return (odds_of(blow).harm - odds_of(lighter).harm) * judge.survey.weight(clash.dfn)


def rate_ward(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    return SURE * odds_of(blow).harm * judge.survey.weight(clash.dfn)


def firm(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    return (odds_of(blow).harm - odds_of(blow._replace(bold=MANY)).harm) * judge.survey.weight(clash.dfn)


def bolder(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    """The value of standing fast, and of battling back because of it."""
    stands = odds_of(blow._replace(bold=min(MANY, blow.bold + effect.num("n"))))
    kept = (odds_of(blow).harm - stands.harm) * judge.survey.weight(clash.dfn)
    if clash.kind == MELEE_ATTACK and not blow.bold:
        kept += stands.stands * judge.strike_back(clash, BACK, 0)
    return kept


def strikes_first(judge: LoreJudge, effect: Effect, clash: Clash, blow: Blow, level: int) -> float:
    own = judge.survey.attack_odds(clash.dfn, clash.att, FIRST_STRIKE)[0]
    spoiled = (own.kill + own.driven) * odds_of(blow).harm * judge.survey.weight(clash.dfn)
    return own.harm * judge.survey.weight(clash.att) + spoiled


def battles_back(judge: LoreJudge, effect: Effect, clash: Clash, level: int) -> float:
    return 0.0 if bold_level(judge.st, clash.dfn) else judge.strike_back(clash, BACK, effect.num("dice"))


def rate_ignored_hits(judge: LoreJudge, effect: Effect, clash: Clash, level: int) -> float:
    hits = judge.roll_summary(clash)[0]
    return judge.harm_of(clash.dfn, hits) - judge.harm_of(clash.dfn, hits - effect.scaled(level))


def rate_halved_hits(judge: LoreJudge, effect: Effect, clash: Clash, level: int) -> float:
    hits = judge.roll_summary(clash)[0]
    return judge.harm_of(clash.dfn, hits) - judge.harm_of(clash.dfn, (hits + 1) // 2)


def rate_reflected_strikes(judge: LoreJudge, effect: Effect, clash: Clash, level: int) -> float:
    hits, strikes, _ = judge.roll_summary(clash)
    now = judge.harm_of(clash.dfn, hits)
    return now - judge.harm_of(clash.dfn, hits - strikes) + judge.harm_of(clash.att, strikes)


def rate_reroll(judge: LoreJudge, effect: Effect, clash: Clash, level: int) -> float:
    hits, _, misses = judge.roll_summary(clash)
    return min(1.0, misses / 3) * (judge.harm_of(clash.dfn, hits + 1) - judge.harm_of(clash.dfn, hits))


def falls_back(judge: LoreJudge, effect: Effect, clash: Clash, level: int) -> float:
    return 0.3 * judge.survey.danger(clash.att, judge.st.pos[clash.att])


UNWEIGHED: Final = OpRating()
"""Ops that accompany others, which decide the value of the card, or that hardly matter to the captain."""

LORE_WEIGHTS: Final[dict[str, OpRating]] = {
    "add_dice": OpRating(own=more_dice, kept=1.2),
    "limit_dice": OpRating(enemy=fewer_dice),
    "bold": OpRating(target=rate_embolden, enemy=bolder),
    "no_bold": OpRating(target=rate_shake, own=not_bold),
    "frightened": OpRating(target=rate_shake, own=rate_frighten),
    "ignore_all_flags": OpRating(enemy=firm),
    "lore_hits": OpRating(target=rate_more_hits, own=lore_hits),
    "die_per_strike_hit": OpRating(own=die_per_strike),
    "range_bonus": OpRating(0.08, target=if_idle),
    "no_los_needed": UNWEIGHED,
    "move_bonus": OpRating(0.08, target=if_idle),
    "ignore_stops": OpRating(0.03, target=if_idle),
    "ignore_battle_bans": OpRating(0.02),
    "no_move": OpRating(0.08),
    "cannot_be_ordered": UNWEIGHED,
    "untargetable": UNWEIGHED,
    "disable": OpRating(0.07),
    "halve_hits": OpRating(rolled=rate_halved_hits),
    "reflect_strike_hits": OpRating(rolled=rate_reflected_strikes),
    "battle_first": OpRating(enemy=strikes_first),
    "cancel_attack": OpRating(enemy=rate_ward, kept=1.2),
    "bonus_melee_after_gain": OpRating(0.15),
    "token_on_hit": OpRating(0.1),
    "lock_target": UNWEIGHED,
    "ignore_hits": OpRating(enemy=rate_ignored_faces, rolled=rate_ignored_hits),
    "allow_battle_back": OpRating(rolled=battles_back),
    "reroll_dice": OpRating(rolled=rate_reroll),
    "damage_roll": OpRating(target=rate_strike, kept=1.6),
    "chain": UNWEIGHED,
    "place_token": OpRating(0.16),
    "remove_tokens": OpRating(target=rate_cleanse),
    "restore_figures": OpRating(target=rate_heal),
    "restore_half": OpRating(target=rate_half_heal),
    "force_retreat": OpRating(0.12),
    "teleport": OpRating(0.2, target=if_idle),
    "fall_back": OpRating(0.02, rolled=falls_back),
    "end_move": OpRating(0.12),
    "fell_flying_dragon": OpRating(0.1),
    "immediate_attack": OpRating(target=rate_ambush),
    "order_targets": OpRating(target=rate_order),
    "steal_lore": OpRating(player=rate_steal),
    "gain_lore": OpRating(player=rate_gain, kept=1.1),
    "no_lore_gain": UNWEIGHED,
    "lore_draw_instead": OpRating(0.05),
    "look_and_discard_lore": OpRating(0.12),
    "look_command_hand": OpRating(0.02),
    "force_command_card": OpRating(0.2),
    "cancel_lore_card": UNWEIGHED,
    "return_card_to_hand": UNWEIGHED,
}
"""The ops of Lore cards by the ids of `ops.toml`; a test compares them."""
