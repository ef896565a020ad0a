"""The static part of the scene: kinds of pieces, sides and phases; and the terrain, which is set when a game begins."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import looks_of
from sandtable.core.engine.options import Options
from sandtable.core.scene.figures import Recipe, recipe_of
from sandtable.core.scene.plane import Ground, GroundKind
from sandtable.core.scene.scene import Figure, Message, Point
from sandtable.core.scene.static import PieceType, Side, Static, Surface, Terrain
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.army_building.forces import RegimentPlan
from sandtable.games.first_blood.army_building.lists import lieutenant_of
from sandtable.games.first_blood.movement.formation.obstacles import IN_PIECE
from sandtable.games.first_blood.presentation.names import entry_key, field_words, ground_words, mark_key
from sandtable.games.first_blood.state import NOWHERE, PHASE_IDS, Rules, State
from sandtable.games.first_blood.tables.battlefields import (
    BROKEN_GROUND,
    DANGEROUS,
    ELEVATED,
    GARRISON,
    HINDERING,
    IMPASSABLE,
    INCH,
    OBSCURING,
    RUIN,
    VERY_DANGEROUS,
    WATER,
    TerrainPiece,
)
from sandtable.games.first_blood.tables.effects import ZONAL_IDS
from sandtable.games.first_blood.tables.factions import FactionDef
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, CLASS_IDS, STAT_IDS, TYPE_IDS

LOOKS: Final[dict[str, dict[str, str]]] = looks_of("sandtable.games.first_blood")
RULE_CLAUSES: Final = ("FB-20.2", "FB-20.3", "FB-20.5", "FB-20.12", "FB-20.14", "FB-20.15", "FB-20.16", "FB-20.18")
"""The clauses of the Zonal rules, in the order of ZONAL_IDS."""
STAT_CLAUSE: Final = "FB-5.1"
SOIL: Final = {"town": "#cdbd93", "ruins": "#c6bd95", "fen": "#bfc6a8", "volcanic": "#b3a488", "steppe": "#d0c48e"}
MEADOW: Final = "#c5c48a"


# -- kinds of pieces -----------------------------------------------------------------------------------------------------
# First the Regiments by number, then special Models, then the cards of the Regiments, then a card back for each player.


def special_models(rules: Rules) -> list[tuple[str, int]]:
    """The special Models of both armies: the kind of Model and its Regiment, one for each pair."""
    forces = rules.forces
    found = [(mark, forces.regiment_of[model]) for model, mark in enumerate(forces.marks) if mark]
    return list(dict.fromkeys(found))


def card_type(rules: Rules, regiment: int) -> int:
    return len(rules.plans) + len(special_models(rules)) + regiment


def back_type(rules: Rules, seat: int) -> int:
    return 2 * len(rules.plans) + len(special_models(rules)) + seat


def model_type(st: State, model: int) -> int:
    """The kind of piece of a Model: that of its Regiment, or its own for a special one."""
    forces = st.rules.forces
    regiment = forces.regiment_of[model]
    mark = forces.marks[model]
    return len(st.rules.plans) + special_models(st.rules).index((mark, regiment)) if mark else regiment


def piece_types(rules: Rules) -> tuple[PieceType, ...]:
    return (
        *[regiment_type(plan) for plan in rules.plans],
        *[mark_type(mark, rules.plans[regiment]) for mark, regiment in special_models(rules)],
        *[card_of(plan) for plan in rules.plans],
        *[card_back(rules, seat) for seat in range(2)],
    )


def icon_of(plan: RegimentPlan) -> str:
    return LOOKS["entries"][plan.entry]


def figure_of(plan: RegimentPlan) -> Recipe:
    return recipe_of(LOOKS["recipes"][plan.entry])


def printed_characteristics(plan: RegimentPlan) -> tuple[Figure, ...]:
    """The eight Characteristics as bought (FB-5.1)."""
    pairs = zip(STAT_IDS, plan.stats, strict=True)
    return tuple([Figure(f"stat-{name.lower()}", value, clause=STAT_CLAUSE) for name, value in pairs])


def regiment_type(plan: RegimentPlan) -> PieceType:
    name = entry_key(plan.entry)
    return PieceType(
        id=f"r{plan.number}",
        name=name,
        plural=name,
        help=f"help-{name}",
        icon=icon_of(plan),
        form="model",
        group=f"type-{TYPE_IDS[plan.type]}",
        figures=printed_characteristics(plan),
        clauses=("FB-4.1",),
        base=plan.radius,
        figure=figure_of(plan),
    )


def mark_type(mark: str, plan: RegimentPlan) -> PieceType:
    name = mark_key(mark)
    kind = mark if mark in CATEGORY_IDS else "lieutenant" if lieutenant_of(mark) else ""
    icon = LOOKS["marks"][kind] if kind else icon_of(plan)
    return PieceType(
        id=f"{mark}.{plan.number}",
        name=name,
        plural=name,
        help="",
        icon=icon,
        form="model",
        clauses=("FB-4.6",),
        base=plan.radius,
        figure=figure_of(plan),
    )


def card_of(plan: RegimentPlan) -> PieceType:
    name = entry_key(plan.entry)
    return PieceType(
        f"card.{plan.number}",
        name,
        name,
        f"class-{CLASS_IDS[plan.klass]}",
        icon_of(plan),
        "card",
        figures=printed_characteristics(plan),
        clauses=("FB-4.21",),
    )


def card_back(rules: Rules, seat: int) -> PieceType:
    icon = side_icon(rules.armies[seat].list_of())
    return PieceType(f"back.{seat}", "label-card", "label-card", "", icon, "card", flags=("back",))


# -- sides ---------------------------------------------------------------------------------------------------------------


def side_icon(faction: FactionDef) -> str:
    return LOOKS["factions"][faction.id.replace("-", "_")]


def mix_colours(colour: str, other: str, share: float) -> str:
    """
    >>> mix_colours("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(a + (b - a) * share):02x}" for a, b in pairs])


def side(rules: Rules, seat: int) -> Side:
    """The first side is dark with light signs, the second light with dark signs, so they differ even without colour."""
    faction = rules.armies[seat].list_of()
    ground, figure = (
        (mix_colours(faction.colour, "#101828", 0.42), "#fdf3d6")
        if seat == 0
        else (mix_colours(faction.colour, "#ffffff", 0.86), mix_colours(faction.colour, "#14060f", 0.62))
    )
    name = f"faction-{faction.id}"
    return Side(f"{faction.id}.{seat}", name, f"{name}-help", side_icon(faction), ground, figure)


# -- the table -----------------------------------------------------------------------------------------------------------


def soil(theme: str) -> tuple[Terrain, ...]:
    """The surface of the table, by the theme of its battlefield."""
    return (Terrain("open", "terrain-open", SOIL.get(theme, MEADOW), "plains"),)


def static_of(options: Options, players: int) -> Static:
    rules = Rules(options)
    width, height = [int(part) * INCH for part in str(options["battlefield_size"]).split("x")]
    single = rules.fields[0] if len(rules.fields) == 1 else None
    return Static(
        game="first_blood",
        rules="1",
        prefix="FB",
        players=players,
        surface=Surface(
            kind="plane",
            name=field_words(single) if single else Message("label-table"),
            about=Message("table-about"),
            width=width,
            height=height,
            places=(),
            unit=INCH,
            upward=True,
        ),
        terrains=soil(single.theme if single else ""),
        types=piece_types(rules),
        sides=tuple([side(rules, seat) for seat in range(2)]),
        palette={f"signs.{name}": LOOKS["signs"][name] for name in ("leader", "character", "goal")},
        phases=tuple([f"phase-{kebab(name)}" for name in PHASE_IDS]),
    )


def ground_pieces(st: State) -> tuple[Ground, ...]:
    """The current terrain pieces: a Ruin may have collapsed, a Garrison may be held (FB-21.4, FB-22.14)."""
    if st.ground == NOWHERE:
        return ()
    return tuple([ground_piece(st, number) for number in range(len(st.field().pieces))])


def ground_piece(st: State, number: int) -> Ground:
    field = st.field()
    piece = field.pieces[number]
    fallen = st.has_collapsed(number)
    inside = [regiment for regiment, where in enumerate(st.inside) if where == number and st.is_on_table(regiment)]
    return Ground(
        id=piece.id,
        name=ground_words(field, number),
        kind=kind_of(piece, fallen),
        points=points(piece.outline),
        signs=signs(st, number, fallen),
        floors=() if fallen else tuple([points(floor) for floor in piece.floors]),
        storeys=() if fallen or not piece.floors else storeys_of(number, len(piece.floors)),
        holder=st.owner(inside[0]) if inside else -1,
        room=(sum([st.count(regiment) for regiment in inside]), piece.capacity),
        targets=(f"piece:{number}", f"garrison:{number}"),
        clause="FB-20.1",
    )


def storeys_of(number: int, upper: int) -> tuple[str, ...]:
    """The floors of a Ruin as targets, the ground first."""
    return ("storey:0", *[f"storey:{(number + 1) * IN_PIECE + floor}" for floor in range(1, upper + 1)])


def points(outline: tuple[tuple[int, int], ...]) -> tuple[Point, ...]:
    return tuple([(x, y) for x, y in outline])


def kind_of(piece: TerrainPiece, fallen: bool) -> GroundKind:
    """How a piece is drawn: by its rules, and by its id where the rules do not distinguish."""
    if piece.kind == GARRISON:
        return "tower" if "tower" in piece.id else "wagons" if len(piece.outline) > 5 else "house"
    if piece.kind == RUIN:
        return "rubble" if fallen else "ruin"
    if piece.has(IMPASSABLE):
        return "lava" if not piece.size else "palisade" if "palisade" in piece.id else "wall"
    if piece.has(ELEVATED):
        return "crag" if piece.has(BROKEN_GROUND) else "hill"
    if piece.has(WATER):
        return wet_kind(piece)
    if piece.has(OBSCURING):
        return obscuring_kind(piece)
    if piece.has(DANGEROUS | VERY_DANGEROUS):
        return "ice" if "ice" in piece.id else "waste"
    if piece.has(HINDERING):
        return "field"
    return "graves" if "yard" in piece.id else "rough"


def obscuring_kind(piece: TerrainPiece) -> GroundKind:
    if piece.has(BROKEN_GROUND):
        return "wood"
    return "smoke" if not piece.has(HINDERING) else "tents" if "tent" in piece.id else "orchard"


def wet_kind(piece: TerrainPiece) -> GroundKind:
    if piece.has(DANGEROUS | VERY_DANGEROUS):
        return "rapids"
    return "mire" if piece.has(HINDERING) else "reeds" if piece.has(OBSCURING) else "water"


def signs(st: State, number: int, fallen: bool) -> tuple[Figure, ...]:
    """The rules of a piece, so that players need not guess from the drawing."""
    piece = st.field().pieces[number]
    if fallen:
        icons = LOOKS["ground"]
        return tuple([Figure(f"terrain-{kebab(name)}", 0, icons[name], "-") for name in ("broken_ground", "dangerous")])
    left = max(0, piece.structure - st.structure[number]) if number < len(st.structure) else piece.structure
    return signs_of(piece, left)


def signs_of(piece: TerrainPiece, left: int) -> tuple[Figure, ...]:
    """The rules of a standing piece with this much Structure left."""
    icons = LOOKS["ground"]
    found: list[Figure] = []
    if piece.kind == GARRISON:
        found.append(Figure("label-defence", piece.defence, icons["defence"], f"+{piece.defence}", clause="FB-21.7"))
        found.append(Figure("label-capacity", piece.capacity, icons["capacity"], clause="FB-21.1"))
    if piece.kind == RUIN:
        found.append(Figure("label-floors", len(piece.floors), icons["floors"], clause="FB-22.4"))
        found.append(Figure("label-structure", left, icons["structure"], clause="FB-22.15"))
    for rule, name in enumerate(ZONAL_IDS):
        if piece.has(1 << rule):
            value = piece.elevated if 1 << rule == ELEVATED else 0
            text = "" if value else "-"
            found.append(Figure(f"terrain-{kebab(name)}", value, icons[name], text, clause=RULE_CLAUSES[rule]))
    return tuple(found)
