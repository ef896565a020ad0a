"""Sentences for what is no answer at all to the open question; the rule of a question words its own refusals."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import COUNTS, WORD
from sandtable.core.engine.refusal import Facts
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument, prompt
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import kebab, message_arg, number_arg
from sandtable.games.battlelore.campaign.enlisting import record
from sandtable.games.battlelore.campaign.legacy import COUNCIL_EXPERIENCE, MAX_SKILLS
from sandtable.games.battlelore.presentation.why import as_asked, is_offered
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c


def refusal(
    spec: GameSpec[BattleState], st: BattleState, seat: int, target: Target, given: tuple[Target, ...] = ()
) -> Message | None:
    """The sentence for something that no rule speaks of: it does not go with what is chosen, or another thing is asked."""
    asked = st.asked(seat)
    parts = spec.kinds[asked.kind].parts
    key, facts = said(st, asked, parts, target, given)
    if key:
        args = {name: argument(spec, st, *fact) for name, fact in facts.items()}
        return numbered(Message(f"refused-bl-{key}", args))
    question = prompt(spec, st, asked)
    return Message("refused-bl-first", {**question.args, "prompt": message_arg(question.key)})


def said(
    st: BattleState, asked: Decision, parts: tuple[str, ...], target: Target, given: tuple[Target, ...]
) -> tuple[str, Facts]:
    """Which message it is, and its facts; without one, the open question comes first."""
    part, value = target
    if asked.kind in HERO_WORDS and part == WORD:
        return HERO_WORDS[asked.kind](st, asked.context[0])
    if asked.kind == "shift" and part in COUNTS:
        return asked.clause.removeprefix("BL-").replace(".", "-"), {}
    part, value = as_asked(st, parts, target)
    if part == "unit" and is_offered(asked, parts, part, value):
        known = [each for kind, each in given if kind in ("unit", "target")]
        return ("given" if value in known else "offered"), {"v": ("unit", value)}
    if part == "hex" and st.at[value] < 0 and "hex" not in parts and {"unit", "target"} & set(parts):
        return "nobody", {"x": ("hex", value)}
    return "", {}


def no_draw(st: BattleState, number: int) -> tuple[str, Facts]:
    """Too few Experience tokens for one more draw (BL-27.8)."""
    return "27-8", {"n": ("count", record(st, number).experience)}


def no_council_seat(st: BattleState, number: int) -> tuple[str, Facts]:
    """Too few Skills, or too few Experience tokens (BL-28.1)."""
    hero = record(st, number)
    if len(hero.skills) < MAX_SKILLS:
        return "28-1-skills", {"n": ("count", len(hero.skills)), "m": ("count", MAX_SKILLS)}
    return "28-1", {"n": ("count", hero.experience), "m": ("count", COUNCIL_EXPERIENCE)}


HERO_WORDS: Final = {"more_draws": no_draw, "level_up": no_council_seat}


ONE_BODY: Final = ("inf", "cav", "bol", "bnd")
"""Troops whose name speaks of one thing, in the middle of their ids: Infantry, Cavalry, a Bolt Thrower, a Band."""
PLURALS: Final = frozenset(
    [f"type-{kebab(name)}" for name in c.TYPE_IDS[: c.FIRST_CREATURE] if name.split("_")[1] not in ONE_BODY]
)
"""The names of units that stand in the plural, as Archers do."""


def numbered(sentence: Message) -> Message:
    """The sentence with the number of each unit's name, so that verbs agree with it."""
    units = {name: arg for name, arg in sentence.args.items() if any(each.startswith("unit:") for each in arg.targets)}
    numbers = {f"{name}n": number_arg(2 if arg.text in PLURALS else 1) for name, arg in units.items()}
    return Message(sentence.key, {**sentence.args, **numbers}, sentence.otherwise)
