"""The sentence of a refusal: for a clause that `why_not` named, what stands in the way here, from what the player sees.

The message of a clause is `refused-wl-9-6`; where it forbids different things, a word behind it says which
(`refused-wl-9-6-place`), by what is asked about or by a function of `refused.FACTS`. A message knows these arguments:

x what is asked about; h, k stacks and castles that it concerns; c the card in question and t what it says; p a player;
s a status; n, m numbers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.frames import Window
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.scene import Arg, Message, message_arg, number_arg
from sandtable.core.text.message import kebab
from sandtable.games.warlords.effects.played import Played
from sandtable.games.warlords.presentation.about import Refused, by_part
from sandtable.games.warlords.presentation.names import MANY
from sandtable.games.warlords.presentation.refused import FACTS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NO_CARD, def_of


def refusal(
    spec: GameSpec[State], st: State, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
) -> Message | None:
    """The sentence for a refused target and one of its clauses, with what is chosen already; None where there is none."""
    about = Refused(spec, st, seat, target, clause)
    if about.part not in ("card", "place", "seat", "attack", WORD):
        return None
    if about.is_whole_stack():
        return Message("refused-whole-stack", {"x": about.arg("place", about.value)})
    told = together(about, given) if given else None
    return numbered(told or alone(about))


def numbered(told: Message) -> Message:
    """The same with the number of each name it speaks of, in English (xe) and in German (xd): Archers are many."""
    numbers: dict[str, Arg] = {}
    for name in [name for name in NUMBERED if name in told.args]:
        many = MANY.get(told.args[name].text, "")
        numbers |= {f"{name}e": number_arg(2 if "en" in many else 1), f"{name}d": number_arg(2 if "de" in many else 1)}
    return replace(told, args=told.args | numbers)


NUMBERED: Final = ("x", "h", "k", "c", "stack", "target", "ruin", "card", "place", "carrier", "artefact", "spell")
"""The arguments that are names of cards and places."""


def alone(about: Refused) -> Message:
    """The sentence for one thing."""
    which, args = FACTS.get(about.clause, by_part)(about)
    if about.part in ("card", "place", "seat"):
        args["x"] = about.arg(about.part, about.value)
    if which.startswith("refused-"):  # what several clauses say alike
        return Message(which, args)
    return Message(f"{about.key}-{which}" if which else about.key, args, otherwise=about.key)


# -- two things together -----------------------------------------------------------------------------------------------------


def together(about: Refused, given: tuple[Target, ...]) -> Message | None:
    """The sentence for something that does not go with what is chosen; None if that has nothing to do with it."""
    asked, target = about.asked, (about.part, about.value)
    if asked is None:
        return None
    if target in given:
        return Message("refused-pair-chosen", {"x": about.arg(*target)})
    chosen = next((each for each in reversed(given) if each[0] != about.part), given[-1])
    both = {"x": about.arg(*target), "c": about.arg(*chosen)}
    amiss = [each for each in given if not about.spec.notation.offers(asked, each)]
    if about.is_offered() and not amiss and takes_one(about, chosen):
        return one_of_each(about, chosen)
    if about.clause in about.st.stack[-1].why_not_with(about.st, asked, target, given):
        return of_two(about, chosen)
    if not about.is_offered():
        return None
    if amiss:
        return refusal(about.spec, about.st, about.seat, amiss[-1], about.clause)
    return elsewhere(about, chosen) or Message("refused-pair", both)


def takes_one(about: Refused, chosen: Target) -> bool:
    """Are the two of one kind, of which the answer names one: two cards, two stacks that would attack?"""
    return about.part == chosen[0] and about.spec.kinds[about.kind].parts.count(about.part) == 1


def one_of_each(about: Refused, chosen: Target) -> Message:
    """Two of which the answer names one: which of its parts is named already."""
    both = {"x": about.arg(about.part, about.value), "c": about.arg(*chosen)}
    frame = about.st.stack[-1]
    if isinstance(frame, Played) and not frame.named:
        text = message_arg(f"named-{kebab(def_of(frame.card).op)}")
        return Message("refused-text-one", {"c": about.arg("card", frame.card), "t": text, "h": about.arg(*chosen)})
    if isinstance(frame, Window):
        return Message("refused-pair-answer", both)
    return Message(f"refused-pair-one-{about.part}", both)


def elsewhere(about: Refused, chosen: Target) -> Message | None:
    """An army or improvement that a card names where it lies, and the place that is not that one (WL-9.39, WL-12.10)."""
    frame, named = about.st.stack[-1], dict([chosen, (about.part, about.value)])
    if not isinstance(frame, Played) or set(named) != {"card", "place"}:
        return None
    lies = [
        place for place, head in enumerate(about.st.head) if head != NO_CARD and named["card"] in about.st.linked(place)
    ]
    if not lies or named["place"] in lies:
        return None
    args = {
        "card": about.arg("card", named["card"]),
        "place": about.arg("place", named["place"]),
        **about.place(lies[0]),
    }
    return Message("refused-text-elsewhere", args)


def of_two(about: Refused, chosen: Target) -> Message:
    """A stack and its target, a spell and its artefact, a card and its place: the reason of those two."""
    target = (about.part, about.value)
    places = [value for part, value in (target, chosen) if part == "place"]
    cards = [value for part, value in (target, chosen) if part == "card"]
    if len(cards) != 1 or len(places) != 1:
        return alone(about)
    if about.kind in ("take", "take_for"):
        taken = about.of(("card", cards[0]))
        return alone(about.of(("place", places[0])) if taken.is_offered() else taken)
    return alone(about.of(("card", cards[0]) if about.clause == "WL-1.27" else ("place", places[0])))
