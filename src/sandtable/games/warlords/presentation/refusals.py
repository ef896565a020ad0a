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
from sandtable.games.warlords.battle.attacks import why_not_pair
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.effects.played import Played
from sandtable.games.warlords.presentation.about import Refused, by_part
from sandtable.games.warlords.presentation.names import MANY
from sandtable.games.warlords.presentation.refused import FACTS, assault_needs
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import ACCESS, FLY_ONLY, NO_CARD, def_of
from sandtable.games.warlords.tables.statuses import STORMBOUND


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
    stack = the_one_stack(about)
    return numbered(told or (alone(about) if stack == NOWHERE else of_attack(about, stack, about.value)))


def numbered(told: Message) -> Message:
    """The same with the number of each name it speaks of, in English (xe) and in German (xd): Archers are many."""
    numbers: dict[str, Arg] = {}
    for name in [name for name in NUMBERED if name in told.args]:
        many = MANY.get(told.args[name].text, "")
        numbers |= {f"{name}e": number_arg(2 if "en" in many else 1), f"{name}d": number_arg(2 if "de" in many else 1)}
    return replace(told, args=told.args | numbers)


NUMBERED: Final = ("x", "h", "k", "c", "stack", "ruin", "card", "place", "carrier", "artefact", "spell")
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


def role_of(about: Refused, target: Target) -> str:
    """What a thing is in the answer: the stack, its target, the ruin, the spell, or just a card or a place."""
    part, value = target
    if about.kind == "battles" and part == "place":
        return "stack" if about.st.controller[value] == about.seat else "target"
    return part


def takes_one(about: Refused, chosen: Target) -> bool:
    """Are the two of one kind, of which the answer names one: two cards, two stacks that would attack?"""
    role = role_of(about, chosen)
    if about.part != chosen[0] or role_of(about, (about.part, about.value)) != role:
        return False
    return role != about.part or about.spec.kinds[about.kind].parts.count(role) == 1


def one_of_each(about: Refused, chosen: Target) -> Message:
    """Two of which the answer names one: which of its parts is named already."""
    both = {"x": about.arg(about.part, about.value), "c": about.arg(*chosen)}
    role = role_of(about, chosen)
    if role != about.part:
        return Message(f"{about.key}-one-{role}", both)
    frame = about.st.stack[-1]
    if isinstance(frame, Played) and not frame.named:
        text = message_arg(f"named-{kebab(def_of(frame.card).op)}")
        return Message("refused-text-one", {"c": about.arg("card", frame.card), "t": text, "h": about.arg(*chosen)})
    if isinstance(frame, Window):
        return Message("refused-pair-answer", both)
    if about.clause == "WL-14.32":
        return Message(f"{about.key}-one-{about.part}", both)
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
    args = {"x": about.arg("card", named["card"]), "k": about.arg("place", named["place"]), **about.place(lies[0])}
    return Message("refused-text-elsewhere", args)


def of_two(about: Refused, chosen: Target) -> Message:
    """A stack and its target, a spell and its artefact, a card and its place: the reason of those two."""
    st, target = about.st, (about.part, about.value)
    places = [value for part, value in (target, chosen) if part == "place"]
    cards = [value for part, value in (target, chosen) if part == "card"]
    if about.kind == "battles" and len(places) == 2:
        mine = places[0] if st.controller[places[0]] == about.seat else places[1]
        return of_attack(about, mine, sum(places) - mine)
    if len(cards) != 1 or len(places) != 1:
        return alone(about)
    if about.kind in ("take", "take_for"):
        taken = about.of(("card", cards[0]))
        return alone(about.of(("place", places[0])) if taken.is_offered() else taken)
    return alone(about.of(("card", cards[0]) if about.clause in OF_THE_CARD else ("place", places[0])))


def of_attack(about: Refused, stack: int, target: int) -> Message:
    """Why this stack does not attack this target, or does not occupy the castle that it besieges."""
    if about.clause not in ATTACKING:
        return alone(about.of(("place", target)))
    st = about.st
    ours = about.clause == "WL-14.16" and status(st, stack) == STORMBOUND
    which = "pair-walls" if st.is_castle(target) else "pair-ours" if ours else "pair"
    if about.clause == "WL-14.15" and st.is_castle(target) and ACCESS[st.head[target]] == FLY_ONLY:
        which = "pair-air"
    args = {"h": about.arg("place", stack), "k": about.arg("place", target), **about.status_of(stack)}
    if about.clause == "WL-14.7":
        args |= assault_needs(about, stack, target)
    return Message(f"{about.key}-{which}", args, otherwise=f"{about.key}-pair")


def the_one_stack(about: Refused) -> int:
    """The only stack of the player that this clause keeps from attacking the place asked about, else NOWHERE."""
    st, place = about.st, about.value
    if about.kind != "battles" or about.part != "place" or st.controller[place] == about.seat:
        return NOWHERE
    kept = [stack for stack in st.stacks_of(about.seat) if about.clause in why_not_pair(st, about.seat, stack, place)]
    return kept[0] if len(kept) == 1 else NOWHERE


OF_THE_CARD: Final = frozenset(("WL-1.27",))
"""What keeps a card from a place without lying in the place."""
ATTACKING: Final = frozenset(
    [
        *("WL-14.3", "WL-14.6", "WL-14.7", "WL-14.13", "WL-14.14", "WL-14.15", "WL-14.16", "WL-14.17", "WL-14.18"),
        *("WL-14.19", "WL-14.20", "WL-14.21", "WL-14.30"),
    ]
)
"""The clauses with a message for a stack and its target."""
