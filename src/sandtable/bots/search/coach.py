"""The coach: what to answer, found by a small search, and why in terms that a player understands.

The policy's best answers are tried in the same redealt states (`rollouts`). What separates the best two is told by theme:
points, troops, ground, tempo and cards, from the features that the chances of winning are estimated by. Hidden facts cannot
show, because a redealt state is made up from what the seat sees.

A warning of the policy stands unless the search finds the answer as good as the best one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from sandtable.bots import Bot
from sandtable.bots.chances import GAMES, Chances, chances_in
from sandtable.bots.search.rollouts import Budget, RolloutSearch
from sandtable.bots.weighing import Advice, advise, weigh
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix

HINT: Final = Budget(answers=3, worlds=6, ahead=12, margin=0.02)
WARNING: Final = Budget(answers=5, worlds=3, ahead=8, margin=0.0)
"""So many answers are tried for a warning, the best one and the mildest blunders."""
CLEAR: Final = 0.05
"""The best answer is clearly the best if the chance of winning after it is so much higher."""
TELLING: Final = 0.04
"""A theme is named if it makes so much of a difference, in the sum that the chances follow from."""
MOST_THEMES: Final = 2

THEMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "points": ("banners", "close", "points", "captured", "standing", "sea_points", "beaten"),
        "troops": ("figures", "strong", "units", "weak", "army", "wounds", "precious", "strength", "stacks", "out"),
        "ground": ("villages", "citadel", "castles", "taken", "besieged", "revenue", "field"),
        "tempo": ("to_act", "ready", "engaged"),
        "cards": ("lore", "lore_cards", "cards", "hand", "deck"),
    }
)
"""The features by theme. Games share names of features."""
THEME_OF: Final = {feature: theme for theme, features in THEMES.items() for feature in features}


class Coaching(NamedTuple):
    """Advice with its reasons: the themes in which the best answer beats the second best, and those in which it is worse."""

    advice: Advice
    gains: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()


class ThemedSearch(RolloutSearch):
    """A search that notes how the asked seat stands in each theme after the rollouts of an answer."""

    def __init__(self, spec: GameSpec[State], policies: Sequence[Bot], chances: Chances, budget: Budget) -> None:
        super().__init__(spec, policies, chances, budget)
        self.noted: dict[Pick, dict[str, float]] = {}

    def rollout(self, world: World[State], pick: Pick, seat: int) -> float:
        chance = super().rollout(world, pick, seat)
        if world.state.result is None:
            noted = self.noted.setdefault(pick, dict.fromkeys(THEMES, 0.0))
            for theme, lead in themes_of(self.chances, world.state, seat).items():
                noted[theme] += lead / self.budget.worlds
        return chance


def themes_of(chances: Chances, st: State, seat: int) -> dict[str, float]:
    """How far a seat is ahead of the average of the others in each theme, in the sum that the chances follow from."""
    late = chances.described.progress(st)
    weights = [first + late * (last - first) for first, last in chances.weights]
    found = [chances.described.features(st, each) for each in range(st.players)]
    leads = dict.fromkeys(THEMES, 0.0)
    for at, (name, weight) in enumerate(zip(chances.described.NAMES, weights, strict=True)):
        others = [numbers[at] for each, numbers in enumerate(found) if each != seat]
        leads[THEME_OF[name]] += weight * (found[seat][at] - sum(others) / len(others))
    return leads


def coach(spec: GameSpec[State], policies: Sequence[Bot], seen: State, asked: Decision, warns: bool) -> Coaching:
    """What the coach says about a question, from what a seat sees. The same view gives the same advice.

    If it `warns`, only the blunders are wanted.
    """
    policy = policies[asked.seat]
    first = advise(spec, policy, seen, asked)
    if spec.name not in GAMES or not first.second or asked.region is not None:
        return Coaching(first)
    if warns and not first.blunders:
        return Coaching(first)
    pick, weights = weigh(policy, seen, asked)
    search = ThemedSearch(spec, policies, chances_in(spec.name), WARNING if warns else HINT)
    seed = mix("coach", (seen.digest(),))
    answers = search.answers(asked, pick, weights, seed)
    text = {each: spec.notation.option_text(seen, asked, each) for each in asked.options}
    if warns:
        return Coaching(
            first._replace(blunders=confirmed(search, seen, asked, pick, weights, first.blunders, text, seed))
        )
    found = search.means(seen, asked, answers, seed)
    others = sorted(answers[1:], key=lambda each: -found[each])
    best = others[0] if found[others[0]] > found[pick] + HINT.margin else pick
    second = next(each for each in sorted(answers, key=lambda each: -found[each]) if each != best)
    is_clear = found[best] > found[second] + CLEAR
    advice = Advice(text[best], text[second], is_clear, tuple([each for each in first.blunders if each != text[best]]))
    return Coaching(advice, *reasons(search.noted.get(best), search.noted.get(second)))


def confirmed(
    search: ThemedSearch,
    seen: State,
    asked: Decision,
    pick: Pick,
    weights: Mapping[Pick, float],
    blunders: tuple[str, ...],
    text: Mapping[Pick, str],
    seed: int,
) -> tuple[str, ...]:
    """The blunders that the search does not find as good as the best answer. It tries the mildest ones."""
    ranked = sorted(
        [each for each in asked.options if text[each] in blunders], key=lambda each: -weights.get(each, 0.0)
    )
    mildest = ranked[: search.budget.answers - 1]
    found = search.means(seen, asked, [pick, *mildest], seed)
    fine = {text[each] for each in mildest if found[each] >= found[pick]}
    return tuple([each for each in blunders if each not in fine])


def reasons(
    best: Mapping[str, float] | None, second: Mapping[str, float] | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The themes in which the best answer leads, and those in which it trails.

    >>> reasons({"troops": 0.5, "cards": -0.2, "ground": 0.01}, {"troops": 0.1, "cards": 0.0, "ground": 0.0})
    (('troops',), ('cards',))
    >>> reasons(None, {"troops": 0.1})
    ((), ())
    """
    if best is None or second is None:  # the game would be over
        return (), ()
    leads = sorted([(best[theme] - second[theme], theme) for theme in best], key=lambda each: (-abs(each[0]), each[1]))
    gains = [theme for lead, theme in leads if lead >= TELLING]
    costs = [theme for lead, theme in leads if lead <= -TELLING]
    return tuple(gains[:MOST_THEMES]), tuple(costs[: MOST_THEMES - 1])
