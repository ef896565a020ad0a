"""Regiments as stacks of models: positions, equipment, current abilities and ranges."""

from __future__ import annotations

from typing import Final

from sandtable.core.interaction.wording import spot
from sandtable.core.scene.plane import PieceRole, Ring, Token, Unit
from sandtable.core.scene.scene import Figure, Message, Piece, Point, Stack, Tone, message_arg, number_arg
from sandtable.core.space.outlines import middle
from sandtable.core.space.places import honeycomb, nearest_first
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.army_building.forces import LEADER, SPECIAL, STANDARD
from sandtable.games.first_blood.in_force import presence_range
from sandtable.games.first_blood.measuring import (
    COMMAND_RANGE,
    engaged_with,
    in_contact,
    is_engaged,
    leader_models,
    leader_of,
    radius_of,
)
from sandtable.games.first_blood.presentation.assets import SPECIAL_CLAUSES, assets
from sandtable.games.first_blood.presentation.names import regiment_words
from sandtable.games.first_blood.presentation.scenery import LOOKS, STAT_CLAUSE, model_type
from sandtable.games.first_blood.qualities import characteristic, is_unknown, rule_x
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import ACTIVATED, AIM, ARRIVED, BROKEN, GONE, INSPIRED, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import BARRAGE, CLASS_IDS, MARCH, RULE_IDS, STAT_IDS, TYPE_IDS, WITH_X
from sandtable.games.first_blood.wounds import wounds_of

CHARGE_DIE: Final = 6
"""The most a Charge adds to the March (FB-15.8)."""

MARKS: Final[tuple[tuple[int, str, Tone, str], ...]] = (
    (BROKEN, "broken", "bad", "FB-7.23"),
    (AIM, "aim", "good", "FB-14.1"),
    (INSPIRED, "inspired", "good", "FB-16.2"),
    (ARRIVED, "arrived", "plain", "FB-9.7"),
    (ACTIVATED, "activated", "plain", "FB-11.15"),
)


def stacks(st: State, ranks: dict[int, int]) -> tuple[Stack, ...]:
    """Every Regiment on the battlefield; `ranks` are the positions of the viewer's cards in a stack being built."""
    return tuple(
        [stack(st, plan.number, ranks.get(plan.card, 0)) for plan in st.rules.plans if is_shown(st, plan.number)]
    )


def is_shown(st: State, regiment: int) -> bool:
    return st.status[regiment] != GONE and (
        st.inside[regiment] != NOWHERE or any(st.place[model] >= 0 for model in st.models(regiment))
    )


def stack(st: State, regiment: int, rank: int) -> Stack:
    plan = st.plan(regiment)
    pieces = [piece(st, model) for model in st.models(regiment)]
    return Stack(
        id=f"r{regiment}",
        place=-1,
        seat=plan.owner,
        pieces=tuple(pieces),
        name=regiment_words(st, regiment),
        targets=(f"regiment:{regiment}",),
        unit=unit(st, regiment, rank),
    )


def piece(st: State, model: int) -> Piece:
    regiment = st.rules.forces.regiment_of[model]
    place = st.place[model]
    most = wounds_of(st, model)
    hurt = st.wounds[regiment] if most > 1 and model == hurt_model(st, regiment) else 0
    return Piece(
        id=f"m{model}",
        type=model_type(st, model),
        seat=st.owner(regiment),
        at=spot(place) if place >= 0 else inside_at(st, model),
        targets=(f"model:{model}", f"regiment:{regiment}"),
        role=role_of(st, model),
        floor=st.floor[model],
        harm=(hurt, most) if hurt else (0, 0),
    )


def inside_at(st: State, model: int) -> Point | None:
    """Where a Model inside a Garrison is drawn: close together around the middle of the piece (FB-21.4)."""
    regiment = st.rules.forces.regiment_of[model]
    if st.inside[regiment] == NOWHERE:
        return None
    x, y, parts = middle(st.field().pieces[st.inside[regiment]].outline)
    comb = [(0, 0), *nearest_first(0, 0, honeycomb(2 * radius_of(st, model), COMMAND_RANGE))]
    dx, dy = comb[st.models(regiment).index(model) % len(comb)]
    return (x // parts + dx, y // parts + dy)


def hurt_model(st: State, regiment: int) -> int:
    """The Model that shows the Wound Markers: the Character, otherwise the last one to fall (FB-7.7)."""
    models = st.models(regiment)
    leader = leader_of(st, regiment)
    return leader if st.plan(regiment).is_character and leader != NOBODY else models[-1]


def role_of(st: State, model: int) -> PieceRole:
    regiment = st.rules.forces.regiment_of[model]
    role = st.rules.forces.roles[model]
    if role == LEADER:
        return "character" if st.plan(regiment).is_character else "leader"
    if role == STANDARD:
        return "standard"
    if st.acting[regiment] == model:
        return "acting"
    return "command" if role == SPECIAL else ""


def unit(st: State, regiment: int, rank: int) -> Unit:
    plan = st.plan(regiment)
    models = st.models(regiment)
    first = leader_of(st, regiment)
    model = first if first != NOBODY else models[-1]
    most = wounds_of(st, model)
    where = st.inside[regiment]
    special = special_rules(st, regiment, model)
    return Unit(
        left=len(models),
        full=plan.end - plan.first,
        harm=(st.wounds[regiment], most) if most > 1 else (0, 0),
        tokens=tokens(st, regiment),
        profile=profile(st, regiment, model),
        rules=tuple([words for words, _ in special]),
        clauses=tuple([clause for _, clause in special]),
        assets=assets(st, regiment),
        about=Message(
            "unit-about",
            {
                "type": message_arg(f"type-{TYPE_IDS[plan.type]}"),
                "class": message_arg(f"class-{CLASS_IDS[plan.klass]}"),
                "n": number_arg(len(models)),
                "m": number_arg(plan.end - plan.first),
            },
        ),
        rank=rank,
        inside=st.field().pieces[where].id if where != NOWHERE else "",
    )


def tokens(st: State, regiment: int) -> tuple[Token, ...]:
    icons = LOOKS["tokens"]
    found: list[Token] = []
    if is_engaged(st, regiment):
        found.append(Token(icons["engaged"], "token-engaged", "bad", "FB-5.9"))
    found += [
        Token(icons[name], f"token-{name}", tone, clause)
        for mark, name, tone, clause in MARKS
        if st.has_mark(regiment, mark)
    ]
    if st.inside[regiment] != NOWHERE:
        found.append(Token(icons["inside"], "token-inside", "good", "FB-21.4"))
    if st.overcharge[regiment]:
        found.append(Token(icons["overcharge"], "token-overcharge", "good", "FB-24.28"))
    if st.blessing[regiment]:
        found.append(Token(icons["blessed"], "token-blessed", "good", "FB-24.8"))
    return tuple(found)


def profile(st: State, regiment: int, model: int) -> tuple[Figure, ...]:
    """The current Characteristics; `limit` is the printed value (FB-5.2)."""
    printed = st.plan(regiment).stats
    return tuple(
        [
            Figure(
                f"stat-{name.lower()}",
                characteristic(st, regiment, model, stat),
                clause=STAT_CLAUSE,
                limit=printed[stat],
            )
            for stat, name in enumerate(STAT_IDS)
        ]
    )


def special_rules(st: State, regiment: int, model: int) -> list[tuple[Message, str]]:
    """The special rules in force and their clauses (chapter 24)."""
    found: list[tuple[Message, str]] = []
    for rule, name in enumerate(RULE_IDS):
        if rule == BARRAGE:
            for gun in barrages(st, regiment, model):
                reach = {"n": number_arg(gun.x), "m": number_arg(gun.range // INCH)}
                found.append((Message("rule-barrage-range", reach), SPECIAL_CLAUSES[rule]))
        elif not is_unknown(st, regiment, rule) and (x := rule_x(st, regiment, model, rule)):
            args = {"n": number_arg(x)} if rule in WITH_X else {}
            found.append((Message(f"rule-{kebab(name)}", args), SPECIAL_CLAUSES[rule]))
    return found


# -- how far they reach --------------------------------------------------------------------------------------------------


def rings(st: State) -> tuple[Ring, ...]:
    """Around the Leader Models: Command Range, Presence of a Character, the farthest Charge, the range of shots."""
    return tuple([ring for plan in st.rules.plans for ring in rings_of(st, plan.number)])


def rings_of(st: State, regiment: int) -> list[Ring]:
    if not is_shown(st, regiment) or st.inside[regiment] != NOWHERE:
        return []
    of = f"regiment:{regiment}"
    found: list[Ring] = []
    for model in leader_models(st, regiment):
        if st.place[model] < 0:
            continue
        at, base = spot(st.place[model]), radius_of(st, model)
        found.append(Ring(of, at, base + COMMAND_RANGE, "command", Message("ring-command"), "FB-4.10"))
    leader = leader_of(st, regiment)
    first = leader if leader != NOBODY else st.acting[regiment]
    if first == NOBODY or st.place[first] < 0:
        return found
    at, base = spot(st.place[first]), radius_of(st, first)
    plan = st.plan(regiment)
    if plan.is_character and leader != NOBODY:
        reach = presence_range(st, regiment)
        words = Message("ring-presence", {"n": number_arg(reach // INCH)})
        found.append(Ring(of, at, base + reach, "presence", words, "FB-17.4"))
    march = characteristic(st, regiment, first, MARCH)
    threat = march + CHARGE_DIE
    found.append(
        Ring(of, at, base + threat * INCH, "threat", Message("ring-threat", {"n": number_arg(threat)}), "FB-15.8")
    )
    shot = plan.rule(BARRAGE)
    if shot is not None:
        words = Message("ring-range", {"n": number_arg(shot.range // INCH)})
        found.append(Ring(of, at, base + shot.range, "range", words, "FB-14.4"))
        found.append(Ring(of, at, base + shot.range // 2, "half", Message("ring-half"), "FB-14.4"))
    return found


def contacts(st: State) -> tuple[tuple[str, str], ...]:
    """The pairs of Models of different sides whose bases touch (FB-3.10)."""
    found: list[tuple[str, str]] = []
    for regiment in st.on_table(0):
        foes = [model for foe in engaged_with(st, regiment) for model in st.models(foe)]
        models = st.models(regiment) if foes else []
        found += [(f"m{one}", f"m{two}") for one in models for two in foes if in_contact(st, one, two)]
    return tuple(found)
