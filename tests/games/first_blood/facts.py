"""What changes for a Model: everything that abilities can modify, measured before and after, as text."""

from __future__ import annotations

from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_VOLLEY,
    Situation,
    effects,
    presence_range,
)
from sandtable.games.first_blood.magic.casting import dice_of, difficulty_of, interfering_dice
from sandtable.games.first_blood.magic.spellcasting import is_caster
from sandtable.games.first_blood.qualities import characteristic, has_event, rule_x
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import BROKEN, FIELD, NOBODY, State
from sandtable.games.first_blood.tables.abilities import SPELLS
from sandtable.games.first_blood.tables.terms import (
    BARRAGE,
    BRUTE,
    DECAY,
    EVENT_IDS,
    INFANTRY,
    MONSTER,
    RULE_IDS,
    STAT_IDS,
    WITH_X,
)
from sandtable.games.first_blood.turn.draw_events import decay_values, own_events

FLAGS = (
    "inspired",
    "deny_inspired",
    "unbreakable",
    "obscured",
    "clear_range",
    "deny_evasion",
    "deny_presence",
    "share_command",
    "no_interference",
    "waive_reform",
    "phalanx_always",
    "auto_pass",
    "counts_in_zonal",
    "single_move",
    "ignore_terrain",
)
"""Effects that are either present or not."""
SUMS = ("charge", "scaling_models", "impact_hits", "extra_action", "reduce_penalty", "reinforcement")
Measure = dict[str, int]


def situations(st: State, seat: int) -> list[tuple[str, Situation]]:
    """What a Model may be doing, and to whom."""
    kinds = {st.plan(foe).type: foe for foe in st.on_table(1 - seat)}
    foot = kinds.get(INFANTRY, NOBODY)
    found = [
        ("", Situation()),
        (" in a Volley", Situation(BY_VOLLEY, foot)),
        (" in a Clash", Situation(BY_CLASH, foot)),
    ]
    found += [(" in a Duel", Situation(BY_DUEL, foot)), (" on Impact", Situation(BY_IMPACT, foot))]
    found.append((" in a Clash after a Charge", Situation(BY_CLASH, foot, charged=True)))
    for kind, word in ((BRUTE, "Brutes"), (MONSTER, "Monsters")):
        if kind in kinds:
            found.append((f" in a Clash against {word}", Situation(BY_CLASH, kinds[kind])))
    return found


def measure(st: State, regiment: int, model: int) -> Measure:
    """Everything that can change for a Model of a Regiment on the battlefield."""
    found: Measure = {}
    for words, sit in situations(st, st.owner(regiment)):
        for stat, name in enumerate(STAT_IDS):
            found[name + words] = characteristic(st, regiment, model, stat, sit)
        if words in ("", " in a Clash", " in a Duel"):
            for rule, name in enumerate(RULE_IDS):
                if rule != BARRAGE:
                    found[name + words] = rule_x(st, regiment, model, rule, sit)
        for op in ("reroll", "force_reroll"):
            for bound in effects(st, op, regiment, model, sit):
                may = "may " if bound.effect.choice else ""
                found[f"{may}{op} {bound.effect.roll} {bound.effect.which}{words}"] = 1
    for op in FLAGS:
        found[op] = min(1, len(effects(st, op, regiment, model)))
    for op in SUMS:
        bounds = effects(st, op, regiment, model)
        found[op] = sum([b.effect.add + b.effect.by + b.effect.per_contact + b.effect.count for b in bounds])
    for rule_of in barrages(st, regiment, model):
        rules = [f"{RULE_IDS[one.rule]} {one.x}".removesuffix(" 0") for one in rule_of.rules]
        found[" ".join([f'barrage {rule_of.x} {rule_of.range // 100}"', *sorted(rules)])] = 1
    for event in own_events(st, regiment):
        found[f"event {EVENT_IDS[event] if event < len(EVENT_IDS) else 'ability'}"] = 1
    for event, name in enumerate(EVENT_IDS):
        if event != DECAY and has_event(st, regiment, event) >= 0:
            found[f"{name} in force"] = 1
    found["decay"] = sum(decay_values(st, regiment, False))
    found["broken"] = int(st.has_mark(regiment, BROKEN))
    found["wounds"] = st.wounds[regiment]
    found["models"] = st.count(regiment)
    if st.plan(regiment).is_character:
        found["presence"] = presence_range(st, regiment) // 100
        found["interference"] = interfering_dice(st, regiment)
    if is_caster(st, regiment) and model == st.plan(regiment).first:
        for spell in SPELLS[:2]:  # the first one is not Scaling, the second one is
            kind = "scaling spells" if spell.scaling else "spells"
            found[f"dice for {kind}"] = dice_of(st, regiment, regiment, spell)
            found[f"difficulty of {kind}"] = difficulty_of(st, regiment, spell)
    return found


def changes(before: Measure, after: Measure) -> str:
    """The differences as text. What holds in all situations is listed once."""
    deltas = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    found: list[str] = []
    for key, delta in deltas.items():
        base = key.partition(" in a ")[0].partition(" on Impact")[0]
        if delta and (key == base or delta != deltas.get(base, 0)):
            plain = delta == 1 and base not in STAT_IDS and base not in [RULE_IDS[rule] for rule in WITH_X]
            found.append(key if plain and not counted(base) else f"{key} {delta:+d}")
    for key, delta in deltas.items():
        base = key.partition(" in a ")[0].partition(" on Impact")[0]
        if not delta and key != base and deltas.get(base, 0):
            found.append(f"{key} as before")
    return ", ".join(found)


def counted(base: str) -> bool:
    """Is it a number rather than a flag?"""
    return base in (*SUMS, "decay", "wounds", "models", "presence", "interference") or base.startswith(
        ("dice", "difficulty")
    )


def measures(st: State, who: dict[str, tuple[int, int]]) -> dict[str, Measure]:
    """Measures several Models, by the names used here."""
    return {name: measure(st, *one) for name, one in who.items() if st.status[one[0]] == FIELD}


def all_changes(before: dict[str, Measure], after: dict[str, Measure]) -> str:
    """The differences of each Model, equal ones together."""
    found: dict[str, list[str]] = {}
    for name in before:
        said = changes(before[name], after[name]) if name in after else ""
        if said:
            found.setdefault(said, []).append(name)
    return "; ".join([f"{', '.join(names)}: {said}" for said, names in found.items()])
