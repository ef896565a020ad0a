"""What a seat is never asked in a game of First Blood, worked out again from the army lists and the ledger.

`ASKS` says by kind of question which printed things bring it up: special rules and Draw Events by their names, effects of
abilities by op, moment or roll. If a player's army has none of them left, the clause beside them is the reason.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.army_building.forces import BoundEffect, RegimentPlan
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import EVENT_IDS, RULE_IDS
from tests.reasons.first_blood_table import GARRISON, RUIN

BY_HAND: Final = (
    "close_in close_to arrange place_model turn model_floor return casualty draw_in acting_leader enter_from duel_place"
)
"""What FB-1.14 takes away from the players."""
ASKS: Final = {
    "vanguard": ("FB-24.54", "rule:vanguard"),
    "blessing": ("FB-24.8", "rule:blessed"),
    "blessed": ("FB-24.8", "rule:blessed"),
    "snapfire": ("FB-24.44", "rule:snapfire"),
    "deploy": ("FB-24.25", "rule:forward_deployment"),
    "rake": ("FB-24.35", "rule:rake_attack"),
    "bloodlust": ("FB-24.5", "rule:bloodlust"),
    "flank": ("FB-9.9", "rule:flank"),
    "demise": ("FB-24.26", "rule:lethal_demise"),
    "markers": ("FB-24.28", "rule:overcharge"),
    "arcing": ("FB-24.1", "rule:arcing_fire"),
    "charge_again": ("FB-24.52", "rule:unstoppable standard"),
    "supports_against": ("FB-24.47", "rule:support"),
    "burnout": ("FB-23.4", "event:burnout"),
    "flux": ("FB-23.9", "event:flux_powered"),
    "fury": ("FB-23.10", "event:fury"),
    "acts_now": ("FB-11.17", "event:double_time event:fire_and_advance event:seize_the_day event:turn_the_tide"),
    "event_for": ("FB-17.6", "event:bastion event:biotic_renewal event:burnout event:flux_powered"),
    "return": ("FB-7.31", "op:heal event:biotic_renewal event:regeneration"),
    "search": ("FB-10.9", "op:search_stack"),
    "technique_for": ("FB-26.11", "given"),
    "technique_acts": ("FB-26.11", "then:act"),
    "hibernate": ("FB-26.11", "then:bottom"),
    "free_for": ("FB-17.44", "drawn:free_action"),
    "free_action": ("FB-17.44", "drawn:free_action"),
    "to_bottom": ("FB-10.4", "op:sort_top"),
    "to_top": ("FB-10.4", "op:sort_top"),
    "signet": ("FB-10.4", "when:command_phase"),
    "choose": ("FB-19.17", "op:choose"),
    "recast": ("FB-17.41", "again:casting/all"),
    "reroll_cast": ("FB-17.42", "again:casting/one"),
    "reroll_arrival": ("FB-9.10", "again:reinforcement/one"),
    "turn_arrival": ("FB-9.10", "op:auto_reinforce"),
    "reroll_sixes": ("FB-17.16", "chosen:to_hit/natural_6 chosen:injury/natural_6 chosen:impact/natural_6"),
    "tactics": ("FB-17.19", "shared:morale/natural_6"),
    "disciplined": ("FB-17.29", "op:clean_withdraw"),
    "clash_too": ("FB-16.20", "when:after_combat_reform"),
    "expose": ("FB-17.34", "op:suppress_choice"),
    "overkill": ("FB-17.35", "when:duel_wound"),
    "holder": ("FB-17.45", "held"),
    "use_ability": (
        "FB-17.49",
        "may:wound may:casting may:no_interference once:stat once:interference when:command_phase spell:free_action",
    ),
}


def marks_of(bound: BoundEffect) -> set[str]:
    """What an effect is good for, in the words of `ASKS`."""
    effect = bound.effect
    found = {f"op:{effect.op}", f"when:{effect.when}"}
    if effect.op == "reroll":
        found.add(f"again:{effect.roll}/{effect.which}")
        found |= {f"chosen:{effect.roll}/{effect.which}"} if effect.choice else set()
        found |= {f"shared:{effect.roll}/{effect.which}"} if bound.command else set()
    if effect.op == "event":
        found.add(f"event:{EVENT_IDS[effect.event]}")
    if effect.op in ("rule", "rule_add") and effect.rule is not None:
        found.add(f"rule:{RULE_IDS[effect.rule.rule]}")
    if effect.op == "next_card":
        found.add("then:bottom" if effect.then == "bottom" else "then:act")
    found |= {f"may:{effect.op}"} if effect.choice else set()
    found |= {f"once:{effect.op}"} if effect.uses else set()
    technique, spell, declared = bound.source == 7, bound.source == 6, bound.source == 5 and not bound.always
    if technique or effect.when in ("draw", "activation"):
        found |= {f"drawn:{effect.op}", *({"given"} if bound.command else set())}
    if spell:
        found.add(f"spell:{effect.op}")
    lasts = not (effect.when or effect.uses or effect.until or technique or spell or declared) and bound.part_of < 0
    if bound.command and lasts and (effect.op, effect.roll) != ("reroll", "morale"):
        found.add("held")
    return found


def marks_of_plan(plan: RegimentPlan) -> set[str]:
    """What the profile of a Regiment has."""
    found = {f"rule:{RULE_IDS[rule.rule]}" for rule in plan.profile.rules}
    found |= {f"event:{EVENT_IDS[event]}" for event, _ in plan.events}
    return found | ({"standard"} if plan.bearer else set())


OTHER_WORDS: Final = {"search": "search", "technique_acts": "card", "hibernate": "bottom", "turn_arrival": "turn"}
"""Where the message of a kind is not the one that ends in "none"."""


def key(clause: str, word: str = "") -> str:
    return f"refused-{clause.lower().replace('.', '-')}-asked" + (f"-{word}" if word else "")


def never(st: State, seat: int, kind: str) -> set[str]:
    """The messages that are true of a seat which is not asked this in the rest of the game."""
    found = {key("FB-1.14")} if st.rules.auto and kind in BY_HAND.split() else set()
    mine = [plan for plan in st.rules.plans if plan.owner == seat and st.status[plan.number] != 3]
    if kind == "demise":  # it strikes when the Regiment is destroyed, too
        mine = [plan for plan in st.rules.plans if plan.owner == seat]
    own = [bound for bound in st.rules.forces.bounds if any(plan.number == bound.regiment for plan in mine)]
    if kind in ASKS:
        clause, wanted = ASKS[kind]
        marks = {mark for plan in mine for mark in marks_of_plan(plan)} | {
            mark for one in own for mark in marks_of(one)
        }
        # what a spell of the other army does to one's Regiments counts, too
        marks |= {mark for one in st.rules.forces.bounds for mark in marks_of(one) if mark.startswith("rule:")}
        found |= set() if marks & set(wanted.split()) else {key(clause, OTHER_WORDS.get(kind, "none"))}
    return (
        found
        | {key(clause, "none") for clause in by_regiments(st, mine, own, kind)}
        | by_table(st, mine, kind)
        | by_warlord(st, seat, kind)
    )


def by_regiments(st: State, mine: list[RegimentPlan], own: list[BoundEffect], kind: str) -> set[str]:
    """Cards, Classes, Types and Characters of an army (FB-4.22, FB-9.1, FB-13.8, FB-14.3, FB-15.17, FB-18.1, FB-19.1)."""
    found: set[str] = set()
    waiting = [plan for plan in mine if st.status[plan.number] == 0]
    if kind == "activate" and len({plan.card for plan in mine}) == len(mine):
        found.add("FB-4.22")
    if kind in ("flank", "reroll_arrival", "turn_arrival", "arrives") and not waiting:
        found.add("FB-9.1")
    if kind == "arrives" and waiting and len({plan.klass for plan in waiting}) == len(waiting):
        found.add("FB-9.4")
    flanks = any("rule:flank" in marks_of(one) for one in st.rules.forces.bounds)
    if kind == "flank" and not flanks and not any("rule:flank" in marks_of_plan(plan) for plan in waiting):
        found.add("FB-9.9")
    if kind in ("entry_edge", "enabling", "enter", "enter_from", "vanguard", "deploy"):
        coming = any(st.status[plan.number] in (0, 1) for plan in mine)
        found |= set() if coming or any(type(frame).__name__ == "Entry" for frame in st.stack) else {"FB-13.8"}
    guns = [len([1 for rule in plan.profile.rules if RULE_IDS[rule.rule] == "barrage"]) for plan in mine]
    most = max(guns, default=0) + len([one for one in own if one.effect.op == "barrage"])
    if kind in ("volley", "barrage", "markers", "arcing", "snapfire") and not most:
        found.add("FB-14.3")
    if kind == "barrage" and most == 1:
        found.add("FB-14.9")
    casters = [
        plan for plan in mine if {"rule:wizard", "rule:priest"} & marks_of_plan(plan) and st.place[plan.first] != -1
    ]
    if kind in ("spell", "spell_target", "recast", "reroll_cast") and not any(plan.spells for plan in casters):
        found.add("FB-19.3" if casters else "FB-19.1")
    heads = [plan for plan in mine if plan.is_character and st.place[plan.first] != -1]
    if kind in ("duel", "accept", "duel_place", "expose", "overkill") and not heads:
        found.add("FB-18.1")
    if kind == "impact_on" and not any(
        (plan.type != 0 and plan.klass != 0) or "rule:throwing_weapons" in marks_of_plan(plan) for plan in mine
    ):
        found |= set() if any("rule:throwing_weapons" in marks_of(one) for one in own) else {"FB-15.17"}
    if kind in ("reroll_hit", "reroll_injury") and not any(plan.leads or plan.standard >= 0 for plan in mine):
        found.add("FB-4.8" if kind == "reroll_hit" else "FB-4.9")
    if kind == "draw_event":
        given = {one.effect.event for one in own if one.effect.op == "event"}
        counts = [len({event for event, _ in plan.events} | given - {3}) for plan in mine]
        drawn = [{one.ability for one in own if one.regiment == plan.number and drawn_by(one)} for plan in mine]
        found |= {"FB-11.4"} if all(n + len(d) < 2 for n, d in zip(counts, drawn, strict=True)) else set()
    return found


def drawn_by(bound: BoundEffect) -> bool:
    return bound.source == 7 or bound.effect.when in ("draw", "activation")


def by_table(st: State, mine: list[RegimentPlan], kind: str) -> set[str]:
    """Markers, Garrisons and Ruins (FB-21.3, FB-22.2, FB-22.14, FB-25.6)."""
    if kind in ("diagonal", "marker"):
        return {key("FB-25.6")} if st.scenario > 0 else set()
    if st.ground < 0:
        return set()
    pieces = st.rules.fields[st.ground].pieces
    standing = [piece for at, piece in enumerate(pieces) if piece.kind == RUIN and not st.collapsed >> at & 1]
    foot = any(plan.type == 0 for plan in mine)
    if kind in ("occupy", "leave_at", "storm", "deploy"):
        return missing("FB-21.3", any(piece.kind == GARRISON for piece in pieces), foot, "foot")
    if kind in ("floor", "model_floor"):
        return missing("FB-22.2", any(piece.floors for piece in standing), foot, "foot")
    if kind == "clash_at":
        return missing("FB-22.14", bool(standing), any(plan.type != 0 for plan in mine), "beasts")
    return set()


def missing(clause: str, there: bool, usable: bool, word: str) -> set[str]:
    """The piece of terrain, or a Regiment that could use it."""
    return ({key(clause, "none")} if not there else set()) | ({key(clause, word)} if not usable else set())


def by_warlord(st: State, seat: int, kind: str) -> set[str]:
    """Always active, used up, or lost with its Character (FB-10.9, FB-10.12, FB-10.13)."""
    if kind != "supremacy":
        return set()
    bounds = st.rules.forces.bounds
    own = [
        number
        for number, bound in enumerate(bounds)
        if st.rules.plans[bound.regiment].owner == seat
        and ((bound.source == 5 and not bound.always) or bound.effect.when == "supremacy")
    ]
    if not own:
        return {key("FB-10.13")}
    firsts = {(bounds[number].ability, bounds[number].regiment): number for number in reversed(own)}
    found = {key("FB-10.9")} if all((number, 0) in st.used for number in firsts.values()) else set()
    return found | (
        {key("FB-10.12", "gone")} if all(st.status[bounds[number].regiment] == 3 for number in own) else set()
    )
