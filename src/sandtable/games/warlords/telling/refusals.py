"""The sentence of a refusal: for a clause that `why_not` named, what stands in the way here, from what the player sees.

The message of a clause is `refused-wl-9-6`; where it forbids different things, a word behind it says which
(`refused-wl-9-6-place`), by what is asked about or by a function of `refused.FACTS`. A message knows these arguments:

x what is asked about; h, k stacks and castles that it concerns; c the card in question and t what it says; p a player;
s a status; n, m numbers.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Target
from sandtable.core.kinds import ASKED, WORD
from sandtable.core.scene import Words, word
from sandtable.core.scene_terms import kebab, key_of
from sandtable.core.spec import GameSpec
from sandtable.games.warlords.asking import frame_of, is_fought, is_resolved
from sandtable.games.warlords.battle.attacks import why_not_pair
from sandtable.games.warlords.battle.launching import Launch
from sandtable.games.warlords.board import NOBODY, NOWHERE
from sandtable.games.warlords.effects.played import Played
from sandtable.games.warlords.reasons import is_held, own_place_with
from sandtable.games.warlords.stacks import is_besieged, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.exploring import holder_of
from sandtable.games.warlords.tables.cards import ACCESS, FLY_ONLY, NO_CARD, SPELL, TYPE, def_of
from sandtable.games.warlords.tables.statuses import FIELD, ON_PATROL, STORMBOUND
from sandtable.games.warlords.telling.refused import FACTS, Refused, assault_needs, by_part


def refusal(
    spec: GameSpec[State], st: State, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
) -> Words | None:
    """The sentence for a refused target and one of its clauses, with what is chosen already; None where there is none."""
    about = Refused(spec, st, seat, target, clause)
    if about.part == ASKED:
        names = {"s": word(key_of("scenario", st.rules.scenario.id))} if clause == "WL-4.15" else {}
        return Words(f"{about.key}-{absent(about)}", names) if clause in TOLD_WHEN_NOT_ASKED else None
    if about.part not in ("card", "place", "seat", "attack", WORD):
        return None
    if about.is_whole_stack():
        return Words("refused-whole-stack", {"x": about.arg("place", about.value)})
    told = together(about, given) if given else None
    stack = the_one_stack(about)
    return told or (alone(about) if stack == NOWHERE else of_attack(about, stack, about.value))


def absent(about: Refused) -> str:
    """Which message of a clause says why a question is not asked."""
    st, clause = about.st, about.clause
    if clause == "WL-4.12" and st.round == 0:
        return "early"
    if clause == "WL-4.15" and st.defender == NOBODY:
        return "asked" if len(st.rules.scenario.setups) > 1 else "asked-none"
    if clause == "WL-25.6":
        return f"asked-{kebab(list(about.spec.kinds)[about.value])}"
    launch = frame_of(st, Launch)
    if launch is not None and clause == "WL-10.25" and launch.attack != FIELD:
        return "asked-castle"
    if launch is not None and clause == "WL-15.1" and is_resolved(st):
        return "asked-late"
    if launch is not None and clause == "WL-10.19" and launch.foe == about.seat and is_fought(st):
        return "asked-late"
    fed = clause == "WL-9.24" and any(is_besieged(st, castle) for castle in st.castles_of(about.seat))
    return "asked-done" if fed or clause == "WL-4.15" else "asked"


def alone(about: Refused) -> Words:
    """The sentence for one thing."""
    which, args = FACTS.get(about.clause, by_part)(about)
    if about.part in ("card", "place", "seat"):
        args["x"] = about.arg(about.part, about.value)
    return Words(f"{about.key}-{which}" if which else about.key, args, otherwise=about.key)


TOLD_WHEN_NOT_ASKED: Final = frozenset(
    [
        *("WL-4.4", "WL-4.12", "WL-5.1", "WL-5.3", "WL-5.4", "WL-5.6", "WL-5.7", "WL-5.10", "WL-5.11", "WL-24.4"),
        *("WL-25.12", "WL-25.16", "WL-9.24", "WL-9.25", "WL-11.1", "WL-11.13", "WL-12.1", "WL-12.2", "WL-12.3"),
        *("WL-5.13", "WL-14.2", "WL-14.3", "WL-14.13", "WL-14.16", "WL-20.1", "WL-20.2", "WL-20.3"),
        *("WL-10.12", "WL-10.13", "WL-10.19", "WL-10.25", "WL-15.1", "WL-15.2", "WL-15.3", "WL-15.4", "WL-15.8"),
        *("WL-15.10", "WL-20.8", "WL-23.2", "WL-23.3", "WL-23.4", "WL-23.5", "WL-23.6", "WL-23.12"),
        *("WL-4.15", "WL-10.2", "WL-14.9", "WL-14.21", "WL-14.32", "WL-15.6", "WL-15.7", "WL-15.9", "WL-16.31"),
        *("WL-16.32", "WL-18.2", "WL-18.5", "WL-25.4", "WL-25.6", "WL-25.7", "WL-28.5"),
    ]
)
"""The clauses with a message of their own for a question that is not asked."""


# -- two things together -----------------------------------------------------------------------------------------------------


def together(about: Refused, given: tuple[Target, ...]) -> Words | None:
    """The sentence for something that does not go with what is chosen; None if that has nothing to do with it."""
    asked, target = about.asked, (about.part, about.value)
    if asked is None:
        return None
    if target in given:
        return Words("refused-pair-chosen", {"x": about.arg(*target)})
    chosen = next((each for each in reversed(given) if each[0] != about.part), given[-1])
    both = {"x": about.arg(*target), "c": about.arg(*chosen)}
    amiss = [each for each in given if not about.spec.offers(asked, each)]
    if about.is_offered() and not amiss and takes_one(about, chosen):
        return one_of_each(about, chosen)
    if about.kind == "intercept":  # every stack that may intercept does so with every card
        return None
    if about.clause in about.st.stack[-1].why_not_with(about.st, asked, target, given):
        return of_two(about, chosen)
    if not about.is_offered():
        return None
    if amiss:
        return refusal(about.spec, about.st, about.seat, amiss[-1], about.clause)
    return elsewhere(about, chosen) or Words("refused-pair", both)


def role_of(about: Refused, target: Target) -> str:
    """What a thing is in the answer: the stack, its target, the ruin, the spell, or just a card or a place."""
    part, value = target
    if about.kind == "battles" and part == "place":
        return "stack" if about.st.controller[value] == about.seat else "target"
    if about.kind == "explore":
        return "stack" if part == "place" else "find" if holder_of(about.st, value) == NOBODY else "ruin"
    if about.kind == "cast" and part == "card":
        return "spell" if TYPE[value] == SPELL else "artefact"
    return part


def takes_one(about: Refused, chosen: Target) -> bool:
    """Are the two of one kind, of which the answer names one: two cards, two stacks that would attack?"""
    role = role_of(about, chosen)
    if about.part != chosen[0] or role_of(about, (about.part, about.value)) != role:
        return False
    return role != about.part or about.spec.kinds[about.kind].parts.count(role) == 1


def one_of_each(about: Refused, chosen: Target) -> Words:
    """Two of which the answer names one: which of its parts is named already."""
    both = {"x": about.arg(about.part, about.value), "c": about.arg(*chosen)}
    role = role_of(about, chosen)
    if role != about.part:
        return Words(f"{about.key}-one-{role}", both)
    frame = about.st.stack[-1]
    if about.clause == "WL-1.27" and isinstance(frame, Played) and not frame.named:
        text = word(f"named-{kebab(def_of(frame.card).op)}")
        return Words(f"{about.key}-one", {"c": about.arg("card", frame.card), "t": text, "h": about.arg(*chosen)})
    return Words("refused-pair-one", both)


def elsewhere(about: Refused, chosen: Target) -> Words | None:
    """An army or improvement that a card names where it lies, and the place that is not that one (WL-1.27)."""
    frame, named = about.st.stack[-1], dict([chosen, (about.part, about.value)])
    if not isinstance(frame, Played) or set(named) != {"card", "place"}:
        return None
    lies = [
        place for place, head in enumerate(about.st.head) if head != NO_CARD and named["card"] in about.st.linked(place)
    ]
    if not lies or named["place"] in lies:
        return None
    args = {"x": about.arg("card", named["card"]), "k": about.arg("place", named["place"]), **about.place(lies[0])}
    return Words(f"{about.key}-elsewhere", args | {"c": about.arg("card", frame.card)})


def of_two(about: Refused, chosen: Target) -> Words:
    """A stack and its target, a spell and its artefact, a card and its place: the reason of those two."""
    st, target = about.st, (about.part, about.value)
    places = [value for part, value in (target, chosen) if part == "place"]
    cards = [value for part, value in (target, chosen) if part == "card"]
    if about.kind == "battles" and len(places) == 2:
        mine = places[0] if st.controller[places[0]] == about.seat else places[1]
        return of_attack(about, mine, sum(places) - mine)
    if about.kind == "cast" and len(cards) == 2:
        artefact = cards[0] if TYPE[cards[0]] != SPELL else cards[1]
        spell = sum(cards) - artefact
        if about.clause == "WL-12.10":
            return pair(about, spell, ("card", artefact))
        return alone(about.of(("card", artefact if about.clause.startswith("WL-12") else spell)))
    if len(cards) != 1 or len(places) != 1:
        return alone(about)
    if about.kind in ("take", "take_for"):
        taken = about.of(("card", cards[0]))
        return alone(about.of(("place", places[0])) if taken.is_offered() else taken)
    foe = st.controller[places[0]] != about.seat
    if about.clause == "WL-20.1" and not foe and not st.is_castle(places[0]):
        which = "pair-patrol" if status(st, places[0]) == ON_PATROL else "pair-campaign"
        return Words(f"{about.key}-{which}", pair(about, cards[0], ("place", places[0])).args)
    if about.clause == "WL-20.7" or (about.clause == "WL-11.2" and foe):
        return pair(about, cards[0], ("place", places[0]))
    if about.clause in ("WL-9.28", "WL-13.2") and not is_held(st, about.seat, cards[0]):
        return pair(about, cards[0], ("place", own_place_with(st, about.seat, cards[0])))
    return alone(about.of(("card", cards[0]) if about.clause in OF_THE_CARD else ("place", places[0])))


def pair(about: Refused, card: int, other: Target) -> Words:
    """The message of a clause for a card and what it does not go with."""
    return Words(f"{about.key}-pair", {"c": about.arg("card", card), "h": about.arg(*other)})


def of_attack(about: Refused, stack: int, target: int) -> Words:
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
    return Words(f"{about.key}-{which}", args, otherwise=f"{about.key}-pair")


def the_one_stack(about: Refused) -> int:
    """The only stack of the player that this clause keeps from attacking the place asked about, else NOWHERE."""
    st, place = about.st, about.value
    if about.kind != "battles" or about.part != "place" or st.controller[place] == about.seat:
        return NOWHERE
    kept = [stack for stack in st.stacks_of(about.seat) if about.clause in why_not_pair(st, about.seat, stack, place)]
    return kept[0] if len(kept) == 1 else NOWHERE


OF_THE_CARD: Final = frozenset(("WL-1.27", "WL-9.6", "WL-9.15", "WL-9.26", "WL-9.27", "WL-9.34"))
"""What keeps a card from a place without lying in the place."""
ATTACKING: Final = frozenset(
    [
        *("WL-14.3", "WL-14.6", "WL-14.7", "WL-14.13", "WL-14.14", "WL-14.15", "WL-14.16", "WL-14.17", "WL-14.18"),
        *("WL-14.19", "WL-14.20", "WL-14.21", "WL-14.30"),
    ]
)
"""The clauses with a message for a stack and its target."""
