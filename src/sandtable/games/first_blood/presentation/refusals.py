"""The sentence for a refusal, from the facts of the position: who is asked about, what is in the way, how far it is.

A sentence is the message `refused-<clause>` of the catalogues; where one clause forbids several things, `facts` adds a word to
its key. A clause without an entry here has a message that needs no figures, or none: then the clause speaks for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument, told_facts
from sandtable.core.scene.scene import Message
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.games.first_blood.in_force import presence_range
from sandtable.games.first_blood.measuring import (
    COMMAND_RANGE,
    leader_models,
)
from sandtable.games.first_blood.presentation.lengths import apart
from sandtable.games.first_blood.presentation.names import clause_key
from sandtable.games.first_blood.presentation.refused import THINGS, Facts, Refused
from sandtable.games.first_blood.presentation.refused_places import (
    another_floor,
    battered,
    by_part,
    entry_point,
    garrison,
    grown,
    in_contact_with,
    in_the_way_of_place,
    leaving,
    left_behind,
    near_enemy,
    out_of_command,
    overlapping,
    piece_named,
    returned,
    too_deep,
    too_far,
)
from sandtable.games.first_blood.presentation.refused_targets import (
    by_own,
    by_side,
    challenge,
    charge_too_far,
    closer_than,
    fighting,
    for_all,
    hidden_by,
    no_shot,
    nobody_to_charge,
    on_another_floor,
    only_combat,
    second_target,
    shot_too_far,
    spell_side,
    spell_too_far,
    struck,
    unseen_by_caster,
)
from sandtable.games.first_blood.reasons.asking import LISTED
from sandtable.games.first_blood.reasons.facts import inches, least, with_numbers
from sandtable.games.first_blood.reasons.questions import CARDS
from sandtable.games.first_blood.reasons.things import frame_laid
from sandtable.games.first_blood.state import BROKEN, DUELLED, GONE, NOBODY, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.turn.draw_events import own_events

# -- facts ---------------------------------------------------------------------------------------------------------------


def named(it: Refused) -> Facts:
    return "", it.names()


def card_gone(it: Refused) -> Facts:
    """Another card was drawn; or this one is no longer in the stack that is looked through (FB-11.3)."""
    return ("stack", it.names()) if it.asked.kind in CARDS else by_side(it)


def card_laid(it: Refused) -> Facts:
    """Not one of the cards that were looked at, or one that has its place again (FB-10.4)."""
    laid = it.part in THINGS and it.st.plan(it.regiment).card in frame_laid(it.st)
    return ("laid" if laid else ""), it.names()


def suffering(it: Refused) -> Facts:
    """Whose Wounds they are (FB-7.8, FB-7.9)."""
    return "", {**it.names(), "t": ("regiment", it.asked.context[0])}


def card_lost(it: Refused) -> Facts:
    """The Regiments of a card are destroyed, it waits, or it is the opponent's (FB-10.1)."""
    if it.part not in THINGS or not it.is_own():
        return by_side(it)
    card = it.st.plan(it.regiment).card
    sharing = [plan.number for plan in it.st.rules.plans if plan.card == card and plan.owner == it.asked.seat]
    if any(it.st.status[number] != GONE for number in sharing):
        return by_side(it)
    return ("gone" if len(sharing) == 1 else "all-gone"), it.names()


def no_caster(it: Refused) -> Facts:
    """A Character is none, in a Regiment is none (FB-19.1)."""
    return ("character" if it.st.plan(it.actor).is_character else ""), it.names()


def by_edge(it: Refused) -> Facts:
    """An edge is closed because no friend opens it (FB-13.10 to FB-13.16)."""
    return ("edge" if it.part == "edge" else ""), it.names()


def rallying(it: Refused) -> Facts:
    """Not Broken, or too late in the activation (FB-16.1, FB-16.32)."""
    return ("late" if it.st.has_mark(it.actor, BROKEN) else ""), it.names()


def both_fights(it: Refused) -> Facts:
    """Whoever has fought a Duel cannot Clash, and the other way round (FB-18.3)."""
    return ("duel" if it.st.has_mark(it.actor, DUELLED) else "clash"), it.names()


def event_of_another(it: Refused) -> Facts:
    """The third Action is a March; or the Regiment is not the one that was drawn, near the Character (FB-23.7, FB-23.8)."""
    if it.part not in THINGS or not it.is_own():
        return ("enemy" if it.part in THINGS else "action"), it.names()
    if it.st.plan(it.regiment).card != getattr(it.st.stack[-1], "card", NOBODY):
        return "card", it.names()
    far = apart(it.st, [it.st.plan(it.actor).first], leader_models(it.st, it.regiment))
    return "", {**it.names(), "n": least(far, COMMAND_RANGE)}


def tide(it: Refused) -> Facts:
    """The Character's own Regiment, too far from the Character, or it has acted (FB-23.13)."""
    if not it.is_own() or it.regiment == it.actor:
        return ("self" if it.is_own() else "enemy"), it.names()
    far = apart(it.st, [it.st.plan(it.actor).first], it.st.models(it.regiment))
    return ("far" if far > 12 * INCH else "own"), {**it.names(), "n": least(far, 12 * INCH)}


def in_turn(it: Refused) -> Facts:
    """Others come first, or it has moved (FB-12.20)."""
    waits = it.part == "model" and it.value in getattr(it.st.stack[-1], "queue", [])
    return ("" if waits else "moved"), it.names()


def event_left(it: Refused) -> Facts:
    """A Draw Event that is done, or that the Regiment does not have (FB-11.4)."""
    if it.part != "drawing":
        return "", it.names()
    done = it.value in own_events(it.st, it.actor)
    return ("done" if done else "named"), {**it.names(), "x": ("drawing", it.value)}


def enabled(it: Refused) -> Facts:
    """No way on over an edge, over none, or only not with this Enabling Regiment (FB-13.22)."""
    return ("with" if it.part in THINGS else "word" if it.part == WORD else ""), it.names()


def off_the_table(it: Refused) -> Facts:
    """The place itself, or only a part of the base (FB-3.3)."""
    if it.part != POINT or it.st.ground < 0:
        return "", it.names()
    x, y, field = x_of(it.value), y_of(it.value), it.st.field()
    return ("" if 0 <= x <= field.width and 0 <= y <= field.height else "off"), it.names()


def arriving(it: Refused) -> Facts:
    """It has not marched on yet; where is asked who arrives, it does already (FB-9.7)."""
    return ("already" if it.asked.kind == "arrives" else ""), it.names()


def drawn_card(it: Refused) -> Facts:
    """An enemy, or another card than the one that was drawn (FB-23.12)."""
    return ("" if it.is_own() else "enemy"), it.names()


def there_already(it: Refused) -> Facts:
    """A die that has succeeded, or a Regiment that is on the battlefield (FB-9.1)."""
    return ("die" if it.part == "die" else ""), it.names()


def freed(it: Refused) -> Facts:
    """Who is not given a free Action, and which: an enemy, the Character itself, too far away (FB-17.44)."""
    if it.asked.kind != "free_for" or it.part not in THINGS:
        return ("action" if it.part == "free" else ""), it.names()
    character, number = getattr(it.st.stack[-1], "regiment", NOBODY), it.asked.context[1]
    if not it.is_own() or it.regiment == character:
        return ("self" if it.is_own() else "enemy"), it.names()
    reach = it.st.rules.forces.bounds[number].effect.range
    far = apart(it.st, [it.st.plan(character).first], it.st.models(it.regiment))
    return ("far" if far > reach else ""), {**it.names(), "n": least(far, reach), "m": inches(reach)}


def from_character(it: Refused) -> Facts:
    """How far a Regiment is from the Character, where that is what keeps it out (FB-17.4)."""
    st = it.st
    character = it.asked.context[0]
    if not it.is_own() or st.plan(it.regiment).is_character:
        return ("enemy" if not it.is_own() else "character"), it.names()
    far, reach = apart(st, [st.plan(character).first], leader_models(st, it.regiment)), presence_range(st, character)
    return "", {**it.names(), "n": least(far, reach), "m": inches(reach)}


def most(it: Refused) -> Facts:
    """How many there are of what is counted."""
    word = "count" if it.asked.kind == "markers" else ""
    return word, {**it.names(), "n": ("count", it.value), "m": ("count", it.asked.context[-1])}


FACTS: Final[Mapping[str, Callable[[Refused], Facts]]] = {
    **dict.fromkeys(("FB-12.4", "FB-15.12"), in_the_way_of_place),
    "FB-3.3": off_the_table,
    "FB-9.1": there_already,
    "FB-9.7": arriving,
    "FB-23.12": drawn_card,
    "FB-19.4": unseen_by_caster,
    "FB-22.10": on_another_floor,
    "FB-3.11": overlapping,
    **dict.fromkeys(("FB-7.8", "FB-7.9"), suffering),
    "FB-10.1": card_lost,
    "FB-12.15": in_contact_with,
    "FB-15.4": closer_than,
    "FB-22.6": another_floor,
    **dict.fromkeys(("FB-12.2", "FB-22.5"), too_far),
    "FB-13.4": near_enemy,
    "FB-13.9": too_deep,
    "FB-4.10": out_of_command,
    "FB-12.22": left_behind,
    "FB-14.5": shot_too_far,
    "FB-15.3": charge_too_far,
    "FB-19.3": spell_too_far,
    "FB-19.1": no_caster,
    "FB-19.2": spell_side,
    **dict.fromkeys(("FB-6.5", "FB-6.6"), hidden_by),
    "FB-11.11": only_combat,
    "FB-14.4": no_shot,
    "FB-14.7": fighting,
    "FB-17.4": from_character,
    "FB-17.44": freed,
    "FB-18.1": challenge,
    "FB-21.3": garrison,
    **dict.fromkeys(("FB-13.6", "FB-20.18", "FB-21.6", "FB-21.23", "FB-21.27", "FB-21.28", "FB-22.18"), piece_named),
    "FB-15.5": second_target,
    "FB-15.2": nobody_to_charge,
    "FB-24.35": by_side,
    **dict.fromkeys(("FB-16.8", "FB-17.35", "FB-24.26", "FB-24.47"), by_own),
    "FB-7.32": returned,
    "FB-11.4": event_left,
    "FB-13.22": enabled,
    "FB-15.18": struck,
    "FB-22.14": battered,
    "FB-23.11": grown,
    "FB-11.3": card_gone,
    "FB-10.4": card_laid,
    **dict.fromkeys(("FB-14.6", "FB-14.8", "FB-14.17", "FB-19.5", "FB-19.7", "FB-24.1"), for_all),
    **dict.fromkeys(("FB-13.11", "FB-13.14"), entry_point),
    **dict.fromkeys(("FB-13.10", "FB-13.13", "FB-13.16", "FB-24.17"), by_edge),
    **dict.fromkeys(("FB-16.1", "FB-16.32"), rallying),
    "FB-18.3": both_fights,
    **dict.fromkeys(("FB-23.7", "FB-23.8"), event_of_another),
    "FB-23.13": tide,
    "FB-12.20": in_turn,
    "FB-21.19": leaving,
    **dict.fromkeys(("FB-12.10", "FB-12.11", "FB-12.7", "FB-9.4", "FB-9.6", "FB-10.7", "FB-22.20"), by_part),
}
"""By clause which of its sentences fits, with its names and figures; for all others the names are enough."""
OWN_SORTS: Final = ("spell", "clash_at", "deploy", "occupy", "expose", "bloodlust")
"""Questions whose answers are more than the sort of things that they ask for: they have a sentence of their own."""
OF_ACTION: Final = ("FB-11.11", "FB-11.12", "FB-14.3", "FB-14.4", "FB-16.4")
"""Clauses by which a Regiment cannot make a free Action: they speak of its Action, not of it as a target."""
COUNTED: Final = ("FB-16.9", "FB-23.10", "FB-24.28")
"""Clauses that say how many there are."""


def refusal(spec: GameSpec[State], st: State, seat: int, target: Target, clause: str) -> Message:
    """The sentence for one refused thing and one of its clauses."""
    asked = st.asked(seat)
    it = Refused(st, asked, target)
    if asked.kind == "free_for" and it.part in THINGS and clause in OF_ACTION:
        it.part = "free"  # what keeps this Regiment from the Actions, and whom it has not
    if clause == "FB-27.4" and it.part in THINGS and it.is_own() and st.plan(it.regiment).card not in asked.options:
        return Message("refused-fb-27-4", {"c": argument(spec, st, "card", st.plan(it.regiment).card)})
    if clause.startswith("FB-27.") or (clause in LISTED.values() and clause == LISTED.get(asked.kind)):
        if asked.kind in CARDS and it.part in THINGS and it.is_own() and st.plan(it.regiment).card in asked.options:
            return Message("refused-sort-card-of", {"r": argument(spec, st, "regiment", it.regiment)})
        sort = spec.kinds[asked.kind].parts[0]
        if sort == "regiment" and it.part == "model" and it.regiment in asked.options:
            return Message("refused-sort-regiment-of", {"r": argument(spec, st, "regiment", it.regiment)})
        return Message(f"refused-sort-{asked.kind if asked.kind in OWN_SORTS else sort}", {})
    facts = most if clause in COUNTED and target[0] == "count" else FACTS.get(clause, named)
    word, args = facts(it)
    key = f"refused-fb-{clause_key(clause)}"
    return Message(f"{key}-{word}" if word else key, told_facts(spec, st, with_numbers(st, args)), key)
