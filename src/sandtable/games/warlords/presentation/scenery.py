"""The static part of the scene: zones of the map, kinds of cards with their faces, decks as sides, help cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, get_args

from sandtable.core.engine.options import Options
from sandtable.core.scene.cards import Band, HelpCard, HelpRow, Slot, Zone
from sandtable.core.scene.scene import Figure, Message
from sandtable.core.scene.static import PieceType, Place, Side, Static, Surface, Terrain, TypeFlag
from sandtable.core.text.message import key_of
from sandtable.games.warlords.presentation.names import LOOKS, icon_of, short_key, text_key
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.tables.bands import NO_BAND, NUMBERS
from sandtable.games.warlords.tables.cards import (
    ALLY,
    ARMY,
    ARTEFACT,
    CASTLE,
    FINDABLE,
    FLY_ONLY,
    HAZARDS,
    HERO,
    IMPROVEMENT,
    NO_RACE,
    OUTCOMES,
    PRINTINGS,
    RACE_IDS,
    TERRAIN,
    TREASURE,
    TYPE_IDS,
    WEATHER,
    CardDef,
)
from sandtable.games.warlords.tables.decks import DECK_IDS
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS
from sandtable.games.warlords.tables.statuses import (
    APPROACH_IDS,
    ATTACK_IDS,
    ATTACKS,
    BESIEGING,
    IF_FLYING,
    INTERCEPTIONS,
    INTERCEPTOR_IDS,
    NO,
    STATUS_IDS,
    TARGET_IDS,
)

ICONS: Final = LOOKS["figures"]
OWN_ZONES: Final[tuple[Zone, ...]] = ("camp", "wall", "field", "shore")
MARCHES: Final = 0
SEA: Final = 1
FIRST_OWN: Final = 2
STEPS: Final = (
    "castles",
    "heroes",
    "revenue",
    "ground",
    "calamities",
    "spells",
    "march",
    "battles",
    "explore",
    "ruins",
    "wrap_up",
)
"""The eleven steps of a player turn (WL-5.6)."""
WIDTH: Final = 976
HEIGHT: Final = 629


def place_of(seat: int, zone: Zone) -> int:
    """The number of a zone; the Marches and the sea are shared.

    >>> place_of(0, "camp"), place_of(1, "shore"), place_of(3, "sea")
    (2, 9, 1)
    """
    if zone in ("marches", "sea"):
        return MARCHES if zone == "marches" else SEA
    return FIRST_OWN + seat * len(OWN_ZONES) + OWN_ZONES.index(zone)


@lru_cache(maxsize=64)
def static_scene(players: int, scenario: str, decks: tuple[str, ...]) -> Static:
    """Everything about a table that never changes."""
    return Static(
        game="warlords",
        rules="1",
        prefix="WL",
        players=players,
        surface=surface(players, scenario),
        terrains=(
            Terrain("land", "zone-land", "#cfc48d", "plains"),
            Terrain("sea", "zone-sea", "#86a9ac", "sea"),
        ),
        types=piece_types(),
        sides=tuple([side(seat, decks) for seat in range(players)]),
        palette={},
        phases=tuple([key_of("phase", step) for step in STEPS]),
        helps=help_cards(),
    )


def static_of(options: Options, players: int) -> Static:
    decks = tuple([deck_of(seat, str(options[DECK_OPTIONS[seat]]).strip()) for seat in range(players)])
    return static_scene(players, str(options["scenario"]), decks)


OWN_DECK: Final = "own"


def deck_of(seat: int, chosen: str) -> str:
    """The starter deck that a seat plays, in any variant, or "own" for a custom deck.

    >>> deck_of(0, "") == DECK_IDS[0], deck_of(1, "Four lines\\nof cards")
    (True, 'own')
    """
    if not chosen:
        return DECK_IDS[seat]
    return next((deck for deck in DECK_IDS if "\n" not in chosen and chosen.startswith(deck)), OWN_DECK)


def surface(players: int, scenario: str) -> Surface:
    zones: list[tuple[Zone, int]] = [("marches", -1), ("sea", -1)]
    zones += [(zone, seat) for seat in range(players) for zone in OWN_ZONES]
    places = tuple(
        [
            Place(
                f"{zone}-{seat}",
                f"zone-{zone}",
                int(zone == "sea"),
                (WIDTH / 2, HEIGHT / 2),
                (WIDTH / 2, HEIGHT / 2),
                (),
                seat=seat,
                zone=zone,
            )
            for zone, seat in zones
        ]
    )
    number = SCENARIOS[SCENARIO_IDS.index(scenario)].id
    return Surface("cards", Message(f"scenario-{number}"), Message(f"scenario-{number}-about"), WIDTH, HEIGHT, places)


# -- cards -------------------------------------------------------------------------------------------------------------


@cache
def piece_types() -> tuple[PieceType, ...]:
    """Every printing, and last the card back."""
    return (*[card_type(card) for card in PRINTINGS], back())


SLOTS: Final[dict[int, Slot]] = {TYPE_IDS.index(slot): slot for slot in get_args(Slot) if slot}


def card_type(card: CardDef) -> PieceType:
    kind = TYPE_IDS[card.type]
    race = "" if card.race == NO_RACE else RACE_IDS[card.race]
    return PieceType(
        id=card.id,
        name=f"card-{card.key}",
        plural=f"card-{card.key}",
        help=text_key(card),
        icon=icon_of(card),
        form="card",
        group=key_of("type", kind),
        figures=tuple(figures(card)),
        flags=tuple(flags(card)),
        clauses=(KIND_CLAUSES.get(card.type, "WL-1.4"),),
        colour=LOOKS["colours"][kind],
        slot=SLOTS.get(card.type, ""),
        bands=bands(card),
        number=card.range,
        folk=key_of("race", race) if race else "",
        emblem=LOOKS["races"][race] if race else "",
        short=short_key(card),
    )


KIND_CLAUSES: Final = {CASTLE: "WL-1.16", HERO: "WL-1.17", ARMY: "WL-1.18", TERRAIN: "WL-10.9", WEATHER: "WL-10.1"}


def flags(card: CardDef) -> list[TypeFlag]:
    found: list[TypeFlag] = []
    marks: tuple[tuple[TypeFlag, bool], ...] = (
        ("skull", card.skull),
        ("hazard", card.type in HAZARDS),
        ("findable", card.type in FINDABLE),
        ("flying", bool(card.flying or card.all_fly)),
        ("missile", card.missile != NO_BAND),
        ("gold", card.op == "capital"),
    )
    found += [flag for flag, holds in marks if holds]
    return found


def plus(value: int) -> str:
    return f"+{value}" if value >= 0 else f"\N{MINUS SIGN}{-value}"


def band_text(band: int) -> str:
    """A band as people write it.

    >>> band_text(0b10000), band_text(0)
    ('4', '')
    """
    numbers = [number for number in range(NUMBERS) if band >> number & 1]
    if not numbers:
        return ""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}\N{EN DASH}{numbers[-1]}"


def figure(name: str, value: int, text: str = "") -> Figure:
    return Figure(f"label-{name}", value, ICONS[name], text)


ALWAYS_PRINTED: Final = {
    CASTLE: ("revenue", "defence", "room"),
    HERO: ("combat", "stars", "room"),
    ARMY: ("combat",),
    ALLY: ("combat",),
}
"""For each type, the numbers that every card has."""
ADDED: Final = {ARTEFACT: ("combat",), IMPROVEMENT: ("revenue", "defence", "room"), TERRAIN: ("terrain",)}
"""For each type, the numbers that are added to others: shown with their sign, and only if not 0."""


def figures(card: CardDef) -> list[Figure]:
    """The numbers printed on a card, cost and risk last."""
    return [*own_figures(card), *bonus_figures(card), *ability_figures(card), *price_figures(card)]


def own_figures(card: CardDef) -> list[Figure]:
    """The numbers a card has because of its type (WL-1.16 to WL-1.18, WL-10.9)."""
    values = {
        "revenue": card.revenue,
        "defence": card.defence,
        "room": card.capacity,
        "combat": card.combat,
        "stars": card.stars,
        "terrain": card.value,
    }
    found = [figure(name, values[name]) for name in ALWAYS_PRINTED.get(card.type, ())]
    found += [figure(name, values[name], plus(values[name])) for name in ADDED.get(card.type, ()) if values[name]]
    if card.type == CASTLE:
        marks = (("port", card.port), ("flying", card.access == FLY_ONLY))
        found += [figure(name, 1, "✓") for name, holds in marks if holds]
    elif card.type == TREASURE:
        found.append(Figure("label-gold", card.value, ICONS["revenue"]))
    return found


def bonus_figures(card: CardDef) -> list[Figure]:
    """The bonuses of a card in battle, and an artefact's bonus to the revenue."""
    bonuses = (("field", card.field_bonus), ("assault", card.assault_bonus + card.assault_combat), ("each", card.bonus))
    found = [figure(name, value, plus(value)) for name, value in bonuses if value]
    if card.race_bonus:
        found.append(Figure("label-race", card.race_bonus, LOOKS["races"][RACE_IDS[card.race]], plus(card.race_bonus)))
    if card.type == ARTEFACT and card.revenue:
        found.append(figure("revenue", card.revenue, plus(card.revenue)))
    return found


def ability_figures(card: CardDef) -> list[Figure]:
    """The numbers that hit or wreck, the ability ticks, and the adjustments for each race."""
    ranges = (("missile", card.missile), ("wreck", card.wreck))
    found = [figure(name, 0, band_text(band)) for name, band in ranges if band != NO_BAND]
    marks = (
        ("flying", (card.flying and card.type != CASTLE) or card.all_fly),
        ("magic", card.magic),
        ("fast", card.all_fast),
    )
    found += [figure(name, 1, "✓") for name, holds in marks if holds]
    found += [
        Figure(key_of("race", RACE_IDS[race]), value, LOOKS["races"][RACE_IDS[race]], plus(value))
        for race, value in enumerate(card.race_adjust)
        if value
    ]
    return found


def price_figures(card: CardDef) -> list[Figure]:
    """The cost of a card, and the risk of a hazard (WL-1.19, WL-1.20)."""
    found: list[Figure] = []
    if card.cost:
        found.append(Figure("label-cost", card.cost, ICONS["cost"], shape="vessel"))
    if card.type in HAZARDS:
        first, second = card.risk
        more = "" if second == (1 << NUMBERS) - 1 else f" ({band_text(second)})"
        found.append(Figure("label-risk", 0, text=band_text(first) + more))
    return found


def bands(card: CardDef) -> tuple[Band, ...]:
    """The rows of a card's table in the order of their numbers (WL-2.3)."""
    found: list[Band] = []
    for number, result in enumerate(card.table):
        label = key_of("result", OUTCOMES[card.type][result])
        if found and found[-1].label == label:
            found[-1] = Band(label, found[-1].low, number)
        else:
            found.append(Band(label, number, number))
    return tuple(found)


def back() -> PieceType:
    return PieceType(
        id="back",
        name="label-card",
        plural="label-cards",
        help="",
        icon=LOOKS["kinds"]["castle"],
        form="card",
        flags=("back",),
        clauses=("WL-1.4",),
        colour="#5b3a1c",
    )


# -- players -------------------------------------------------------------------------------------------------------------

SPARE: Final = (("#8a2f2f", "#fff1e6"), ("#3f6f7a", "#eefcff"), ("#6a4a86", "#f6ecff"), ("#7a6a2f", "#fffbe6"))
"""Colours for a seat whose deck or deck colours an earlier seat already uses."""


def side(seat: int, decks: tuple[str, ...]) -> Side:
    """The deck of a seat; it has the deck's colours unless an earlier seat has the same."""
    deck = decks[seat]
    ground, figure_colour = LOOKS["grounds"].get(deck, SPARE[seat][0]), LOOKS["inks"].get(deck, SPARE[seat][1])
    if decks[seat] in decks[:seat]:
        ground, figure_colour = SPARE[seat]
    return Side(
        id=f"{deck}-{seat}",
        name=key_of("deck", deck),
        help=f"deck-{deck}-about",
        icon=LOOKS["sides"].get(deck, LOOKS["kinds"]["castle"]),
        ground=ground,
        figure=figure_colour,
        clauses=("WL-4.1",),
    )


# -- help cards ----------------------------------------------------------------------------------------------------------


def help_cards() -> tuple[HelpCard, ...]:
    """The sequence of play and the two matrices of attacks and interceptions."""
    steps = tuple([HelpRow(key_of("phase", step), ((key_of("step", step),),)) for step in STEPS])
    attacks = tuple(
        [
            HelpRow(key_of("status", STATUS_IDS[now]), tuple([attack_cell(cell) for cell in row.cells]))
            for now, row in enumerate(ATTACKS)
            if now != BESIEGING
        ]
    )
    stops = tuple(
        [
            HelpRow(key_of("status", INTERCEPTOR_IDS[now]), tuple([stop_cell(cell) for cell in row.cells]))
            for now, row in enumerate(INTERCEPTIONS)
        ]
    )
    return (
        HelpCard("help-steps", (), steps, "WL-5.6"),
        HelpCard(
            "help-attacks", tuple([key_of("target", each) for each in TARGET_IDS]), attacks, "WL-14.26", "help-note"
        ),
        HelpCard("help-stops", tuple([key_of("target", each) for each in APPROACH_IDS]), stops, "WL-15.19"),
    )


def attack_cell(cell: int) -> tuple[str, ...]:
    return tuple([key_of("cell", name) for bit, name in enumerate(ATTACK_IDS) if cell >> bit & 1])


def stop_cell(cell: int) -> tuple[str, ...]:
    return () if cell == NO else ("cell-if-flying",) if cell == IF_FLYING else ("cell-yes",)
