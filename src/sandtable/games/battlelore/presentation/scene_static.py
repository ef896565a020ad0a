"""The static part of the scene: the kinds of pieces, the camps, the phases. Texts are catalogue keys.

The battlefield and the numbers of the kinds of pieces are in `scenery`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from sandtable.core.engine.options import Options
from sandtable.core.scene.figures import Recipe, recipe_of
from sandtable.core.scene.scene import Figure
from sandtable.core.scene.static import Banner, Device, DieOutcome, PieceType, Side, Static, TypeFlag
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.presentation.scenery import (
    LOOKS,
    MARK_TYPES,
    TOKEN_TYPES,
    ground_figures,
    surface,
    terrain,
)
from sandtable.games.battlelore.rules import adventure_ref
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import Adventure, adventure_of
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, EQUAL_TO_COMMAND, LORE_CARDS, CommandCard, LoreCard
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, SETS, SPECIALISTS
from sandtable.games.battlelore.tables.heroes import ARTIFACTS, SKILLS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_DEFS, TERRAIN_OF

PHASES: Final = ("setup", "command", "order", "move", "combat", "draw", "end")
CAMPAIGN_PHASES: Final = (*PHASES[:-1], "after", "end")


@lru_cache(maxsize=200)
def static_scene(ref: str, players: int, campaign: bool = False) -> Static:
    """Everything about a table that never changes."""
    return static_for(adventure_of(ref), players, campaign)


def static_for(adventure: Adventure, players: int, campaign: bool = False) -> Static:
    return Static(
        game="battlelore",
        rules="1",
        prefix="BL",
        players=players,
        surface=surface(adventure),
        terrains=tuple([terrain(kind) for kind in TERRAIN_DEFS if kind.kind == "terrain"]),
        types=piece_types(),
        sides=tuple([side(number) for number in range(4)]),
        palette={"river": "#5e94a8", "cliff": "#6b5636", "section": "#8c2f22"},
        phases=tuple([key_of("phase", phase) for phase in (CAMPAIGN_PHASES if campaign else PHASES)]),
        banners=tuple([banner(camp, colour) for camp in c.CAMP_IDS for colour in c.COLOUR_IDS]),
        outcomes=OUTCOMES,
    )


def static_of(options: Options, players: int) -> Static:
    """The static scene of a table with these checked options."""
    return static_scene(adventure_ref(options), players, options["campaign"] == "on")


# -- pieces ------------------------------------------------------------------------------------------------------------


@cache
def piece_types() -> tuple[PieceType, ...]:
    """Units, tokens, landmarks, dice and cards, in the order of their numbers in `scenery`."""
    return (
        *[unit_type(unit) for unit in c.UNIT_DEFS],
        *[token_piece(name) for name in TOKEN_TYPES],
        *[mark_piece(name) for name in MARK_TYPES],
        *[face_piece(name.lower()) for name in c.FACE_IDS],
        *[command_piece(card) for card in COMMAND_CARDS],
        *[lore_piece(card) for card in LORE_CARDS],
        *[deployment_piece(number) for number in range(len(DEPLOYMENT_CARDS))],
        *[specialist_piece(number) for number in range(len(SPECIALISTS))],
        *[hero_card("skill", skill.id, LOOKS["figures"]["skill"]) for skill in SKILLS],
        *[hero_card("artifact", artifact.id, LOOKS["figures"]["artifact"]) for artifact in ARTIFACTS],
        back_piece("command"),
        back_piece("lore"),
    )


def unit_icon(unit: c.UnitDef) -> str:
    icon = LOOKS["units"].get(unit.id)
    if icon is not None:
        return icon
    # a Hero: x_ on foot, y_ mounted
    return LOOKS["heroes"].get(unit.id[2:], "overlord-helm")


ARMS: Final = ("crossbow", "sharp-halberd", "barbed-spear", "battle-axe", "slingshot", "bagpipes", "drum")
"""Icons that show a soldier's weapon rather than the soldier."""


def has_ability(unit: c.UnitDef) -> bool:
    """Does the unit have a special rule? Plain human troops have none; Heroes have Skills instead."""
    return unit.race != c.RACE_IDS.index("hero") and (unit.race != c.HUMAN or unit.bold > 0)


def figure(name: str) -> Recipe | None:
    """The recipe that a unit, Hero or landmark is drawn from; without one it keeps its icon."""
    text = LOOKS["recipes"].get(name)
    return recipe_of(text) if text is not None else None


def unit_type(unit: c.UnitDef) -> PieceType:
    figures = [Figure("label-dice", unit.dice, LOOKS["figures"]["dice"], clause="BL-7.1")]
    if not unit.lore_move:
        same = unit.move_battle == unit.move_free
        text = "" if same else f"{unit.move_battle}/{unit.move_free}"
        note = "" if same else "move-battle-or-not"
        figures.append(Figure("label-move", unit.move_free, LOOKS["figures"]["move"], text, note, "BL-5.6"))
    reach = c.W_RANGE[unit.weapon]
    if c.W_TYPE[unit.weapon] == c.MISSILE:
        figures.append(Figure("label-range", reach, LOOKS["figures"]["range"], clause="BL-6.7"))
    if unit.bold:
        figures.append(Figure("label-bold", unit.bold, LOOKS["figures"]["bold"], clause="BL-9.1"))
    flags: list[TypeFlag] = []
    if unit.kind == c.MOUNTED:
        flags.append("mounted")
    if unit.kind == c.CREATURE:
        flags.append("large")
    if unit_icon(unit) in ARMS:
        flags.append("arms")
    return PieceType(
        id=unit.id,
        name=key_of("type", unit.id),
        plural=key_of("types", unit.id),
        help=key_of("ability", unit.id) if has_ability(unit) else "",
        icon=unit_icon(unit),
        form="figure",
        group=key_of("weapon", c.WEAPON_IDS[unit.weapon]),
        figures=tuple(figures),
        flags=tuple(flags),
        clauses=("BL-1.14",),
        figure=figure(unit.id),
    )


def token_piece(name: str) -> PieceType:
    return PieceType(
        id=name,
        name=key_of("token", name),
        plural=key_of("token", name),
        help="",
        icon=LOOKS["tokens"][name],
        form="token",
        clauses=("BL-3.7",),
        colour=LOOKS["token_colours"][name],
    )


def mark_piece(name: str) -> PieceType:
    figures = ground_figures(TERRAIN_DEFS[TERRAIN_OF[name]]) if name in TERRAIN_OF else ()
    return PieceType(
        id=name,
        name=key_of("terrain", name),
        plural=key_of("terrain", name),
        help="",
        icon=LOOKS["marks"][name],
        form="building",
        figures=figures,
        flags=("low",) if name in ("stakes", "rampart", "passage") else (),
        clauses=("BL-15.1",),
        figure=figure(name),
    )


def face_piece(name: str) -> PieceType:
    return PieceType(
        id=f"face-{name}",
        name=key_of("face", name),
        plural=key_of("face", name),
        help="",
        icon=LOOKS["faces"][name],
        form="die",
        clauses=("BL-1.16",),
        colour=LOOKS["face_colours"][name],
    )


def command_piece(card: CommandCard) -> PieceType:
    """A Section card shows its orders by section, a Tactic card its text."""
    figures: tuple[Figure, ...] = ()
    icon = LOOKS["tactics"].get(card.id, LOOKS["sections"]["section"])
    if card.section:
        figures = tuple(
            [
                Figure(label, max(orders, 0), text="=" if orders == EQUAL_TO_COMMAND else "", clause="BL-4.1")
                for label, orders in zip(("label-left", "label-centre", "label-right"), card.sections, strict=True)
            ]
        )
    return PieceType(
        id=card.id,
        name=key_of("card", card.id),
        plural=key_of("card", card.id),
        help=key_of("card", f"{card.id}-text"),
        icon=icon,
        form="card",
        group="card-group-section" if card.section else "card-group-tactic",
        figures=figures,
        flags=("thirds",) if card.section else (),
        clauses=("BL-4.1",) if card.section else ("BL-4.2",),
        colour=LOOKS["cards"]["command"],
        short=key_of("line", card.id),
    )


def lore_piece(card: LoreCard) -> PieceType:
    lore_class = c.CLASS_IDS[card.lore_class]
    text = "/".join([str(cost) for cost in card.cost_by_level]) or ("½" if card.half_paid else "")
    cost = card.cost_by_level[0] if card.cost_by_level else card.cost
    return PieceType(
        id=card.id,
        name=key_of("card", card.id),
        plural=key_of("card", card.id),
        help=key_of("card", f"{card.id}-text"),
        icon=LOOKS["classes"][lore_class],
        form="card",
        group=key_of("class", lore_class),
        figures=(Figure("label-cost", cost, LOOKS["figures"]["lore"], text, clause="BL-13.10"),),
        clauses=("BL-13.2",),
        colour=LOOKS["class_colours"][lore_class],
        short=key_of("line", card.id),
    )


def deployment_piece(number: int) -> PieceType:
    """A deployment card shows the units it brings."""
    card = DEPLOYMENT_CARDS[number]
    kinds = [unit[0] for unit in card.units]
    figures = tuple(
        [
            Figure(key_of("type", c.TYPE_IDS[kind]), kinds.count(kind), unit_icon(c.UNIT_DEFS[kind]))
            for kind in dict.fromkeys(kinds)
        ]
    )
    return PieceType(
        id=card.id,
        name=key_of("set", SETS[card.of_set].id),
        plural=key_of("set", SETS[card.of_set].id),
        help="",
        icon=LOOKS["figures"]["units"],
        form="card",
        group="card-group-deployment",
        figures=figures,
        clauses=("BL-30.2",),
        colour=LOOKS["cards"]["deployment"],
    )


def specialist_piece(number: int) -> PieceType:
    card = SPECIALISTS[number]
    return PieceType(
        id=card.id,
        name=key_of("specialist", card.id),
        plural=key_of("specialist", card.id),
        help=key_of("specialist", f"{card.id}-text"),
        icon=LOOKS["classes"][c.CLASS_IDS[card.lore_class]] if card.lore_class >= 0 else "conqueror",
        form="card",
        group="card-group-specialist",
        clauses=("BL-30.17",),
        colour=LOOKS["cards"]["specialist"],
        short=key_of("line", card.id),
    )


def hero_card(kind: str, id_: str, icon: str) -> PieceType:
    """A Skill or an Artifact of a Hero (chapter 26)."""
    return PieceType(
        id=id_,
        name=key_of(kind, id_),
        plural=key_of(kind, id_),
        help=key_of(kind, f"{id_}-text"),
        icon=icon,
        form="card",
        group=f"card-group-{kind}",
        clauses=("BL-26.17",) if kind == "skill" else ("BL-26.7",),
        colour=LOOKS["cards"][kind],
        short=key_of("line", id_),
    )


def back_piece(deck: str) -> PieceType:
    return PieceType(
        id=f"{deck}-back",
        name=f"label-{deck}-card",
        plural=f"label-{deck}-cards",
        help="",
        icon=LOOKS["sides"]["standard"] if deck == "command" else LOOKS["figures"]["lore"],
        form="card",
        flags=("back",),
        clauses=("BL-1.22",),
        colour=LOOKS["cards"][deck],
    )


OUTCOMES: Final = (
    DieOutcome("hit", "outcome-hit", LOOKS["outcomes"]["hit"], "good"),
    DieOutcome("flag", "outcome-flag", LOOKS["outcomes"]["flag"], "good"),
    DieOutcome("lore", "outcome-lore", LOOKS["outcomes"]["lore"], "good"),
    DieOutcome("ignored", "outcome-ignored", LOOKS["outcomes"]["ignored"], "bad"),
    DieOutcome("miss", "outcome-miss", LOOKS["outcomes"]["miss"], "bad"),
)
"""The possible effects of a die (BL-7.6 to BL-7.10, BL-9.2)."""


# -- camps -------------------------------------------------------------------------------------------------------------

SIDE_COLOURS: Final = (
    ("#e0a32e", "#3a2206"),
    ("#5d3fa6", "#f3ecff"),
    ("#f0d592", "#3a2206"),
    ("#8a3a68", "#fbe6f2"),
)
"""The background and figure colours of Standard and Pennant, then of each camp's second player (chapter 31): light
against dark.
"""


def side(number: int) -> Side:
    camp = c.CAMP_IDS[number & CAMP]
    ground, figure = SIDE_COLOURS[number]
    return Side(
        id=camp if number < 2 else f"{camp}-2",
        name=key_of("camp", camp),
        help=key_of("camp", f"{camp}-help"),
        icon=LOOKS["sides"][camp],
        ground=ground,
        figure=figure,
        clauses=("BL-1.13",),
        cut=camp == "pennant",
    )


DEVICES: Final[tuple[Device, ...]] = ("ring", "bars", "cross")


def banner(camp: str, colour: str) -> Banner:
    return Banner(
        id=f"{camp}-{colour}",
        name=key_of("colour", colour),
        colour=LOOKS["face_colours"][colour],
        shape="flag" if camp == "standard" else "pennant",
        device=DEVICES[c.COLOUR_IDS.index(colour)],
        letter=key_of("letter", colour),
    )
