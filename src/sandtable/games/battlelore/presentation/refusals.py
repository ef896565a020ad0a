"""The sentences of refusals: for each clause which message says it, and the facts of the position it needs.

A message is `refused-bl-<chapter>-<number>` with a variant where one clause forbids different things, or a common one:
`-stop` and `-ban` for what terrain does, `-first` for what the open question does not ask for.
They know v the unit that was pointed at (or that stands in the hex), u the unit that acts, x the hex, o the hex in the way,
w the unit in the way, g terrain, c a card, p a player, n and m numbers; vn, un and wn are 1 or 2 as the name of the unit
speaks of one or of many.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument, prompt
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import kebab, message_arg, number_arg
from sandtable.games.battlelore.presentation import refused, refused_battles, refused_cards
from sandtable.games.battlelore.presentation.refused import Asking, Said, Say
from sandtable.games.battlelore.presentation.why import is_offered
from sandtable.games.battlelore.questions import without_lore
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c


def refusal(
    spec: GameSpec[BattleState], st: BattleState, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
) -> Message | None:
    """The sentence for one refused target and one clause, with what is chosen already."""
    at = Asking(spec, st, seat, target, given)
    key, more = said(at, clause)
    if not key:
        return None
    if key == "else":
        if not is_nobody_there(at):
            return answer_first(at, spec)
        key = "nobody"
    args = {name: argument(spec, st, *fact) for name, fact in {**at.facts(), **more}.items()}
    return numbered(Message(f"refused-bl-{key}", args))


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


def said(at: Asking, clause: str) -> Said:
    """Which message it is, and what it needs besides the thing itself."""
    asked = at.asked
    if asked is None:
        return "", {}
    if at.there >= 0 and clause == asked.clause and is_offered(asked, at.parts, "unit", at.there):
        return ("given" if at.there in at.chosen() else "offered"), {}
    if clause == asked.clause and stands_apart(at):
        return "else", {}
    say = SENTENCES.get(clause)
    if say is None:
        return ("else", {}) if clause == asked.clause else ("", {})
    return say(at)


def is_nobody_there(at: Asking) -> bool:
    """Is it an empty hex where a unit is asked for?"""
    return at.part == "hex" and at.there < 0 and "hex" not in at.parts and bool({"unit", "target"} & set(at.parts))


def answer_first(at: Asking, spec: GameSpec[BattleState]) -> Message:
    """The thing is no answer to the open question, which comes first."""
    assert at.asked is not None
    asked = prompt(spec, at.st, at.asked)
    return Message("refused-bl-first", {**asked.args, "prompt": message_arg(asked.key)})


def stands_apart(at: Asking) -> bool:
    """Is the thing of a kind that the question does not ask for?"""
    if at.part in (WORD, "count", "card"):
        return False
    wanted = set(at.parts) | ({"unit", "hex"} if {"unit", "target", "hex"} & set(at.parts) else set())
    return at.part not in wanted or (at.part == "hex" and "hex" not in at.parts and at.there < 0)


# -- sentences ---------------------------------------------------------------------------------------------------------


def plain(key: str, need: str = "") -> Say:
    """Always the same message; with `need` only if this is known of the thing, else the common one."""

    def say(at: Asking) -> Said:
        known = at.facts()
        return (key, {}) if all(name in known for name in need) else ("else", {})

    return say


def medieval(at: Asking) -> Said:
    """Who made the game Medieval: the adventure, or the table (BL-2.1, BL-34.1)."""
    return without_lore(at.st.rules).key.removeprefix("refused-bl-"), {}


def of_unit(key: str) -> Say:
    """A sentence about the unit that was pointed at."""

    def say(at: Asking) -> Said:
        return (key, {}) if at.there >= 0 else ("else", {})

    return say


def by_part(**keys: str) -> Say:
    """A message for each kind of thing; `other` for the rest."""

    def say(at: Asking) -> Said:
        part = "unit" if at.part == "hex" and at.there >= 0 and "unit" in keys else at.part
        return keys.get(part, keys.get("other", "else")), {}

    return say


SENTENCES: Final[dict[str, Say]] = {
    "BL-2.1": medieval,
    "BL-3.3": by_part(card="3-3"),
    "BL-4.2": refused.not_this_card,
    "BL-11.2": refused_cards.not_drawn,
    "BL-11.3": refused_cards.not_drawn,
    "BL-13.2": refused_cards.card_price,
    "BL-13.3": refused_cards.no_fit,
    "BL-13.4": plain("13-4"),
    "BL-13.5": refused_cards.no_reaction,
    "BL-13.6": refused_cards.not_this_way,
    "BL-13.7": plain("13-7"),
    "BL-13.10": refused_cards.out_of_character("13-10"),
    "BL-32.4": refused_cards.out_of_character("32-4"),
    "BL-13.13": refused_cards.card_of_another_sort("13-13", lore=True),
    "BL-13.14": of_unit("13-14"),
    "BL-13.16": plain("13-16"),
    "BL-13.18": plain("13-18"),
    "BL-14.1": plain("14-1"),
    "BL-14.2": refused_cards.no_level,
    "BL-14.5": refused_cards.card_of_another_sort("14-5"),
    "BL-14.8": refused_cards.card_of_another_sort("14-8", lore=True),
    "BL-18.15": refused_battles.no_tremor,
    "BL-18.18": refused_cards.no_conjurer,
    "BL-18.19": plain("18-19"),
    "BL-18.21": refused_cards.card_price,
    "BL-26.12": refused_battles.no_hero_target,
    "BL-27.8": refused.no_draw,
    "BL-28.1": refused.no_council_seat,
    "BL-29.26": refused_cards.card_of_another_sort("14-5"),
    "BL-29.5": refused_cards.second_card,
    "BL-29.7": plain("29-7"),
    "BL-29.23": refused.in_a_team,
    "BL-29.16": refused_cards.card_of_another_sort("29-16"),
    "BL-31.7": plain("31-7"),
    "BL-31.8": plain("31-8"),
    "BL-31.11": refused_cards.ally_price,
    "BL-34.1": medieval,
    "BL-30.3": by_part(count="30-3"),
    "BL-33.3": by_part(count="33-3"),
}
"""By clause: which sentence, and its facts."""
