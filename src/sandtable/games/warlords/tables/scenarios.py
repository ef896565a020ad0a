"""The scenarios: setup, ways of winning, and all their numbers (chapters 4 and 24)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.warlords.tables.cards import (
    ACCESS_IDS,
    CASTLE,
    FINDABLE,
    FLEET,
    PRINTINGS,
    RUIN,
    TYPE,
)
from sandtable.games.warlords.tables.decks import DECKS, Deck
from sandtable.games.warlords.tables.files import toml

SETUP_IDS: Final = (
    "castle",
    "hero",
    "ruin",
    "seat",
    "capital",
    "seat_garrison",
    "port_castle_or_harbour",
    "harbour",
    "fleet",
    "great_castle",
    "improvements",
    "great_garrison",
    "stack_armies",
    "armies",
    "march",
)
"""What a player may take into play in the setup, one item after another."""
DEFENDER: Final = 0
ATTACKER: Final = 1
ROLE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "DEFENDER")
VICTORY_IDS: Final = (
    "first_conquest",
    "domination",
    "relics",
    "seats",
    "sea_points",
    "elimination",
    "great_siege",
)
CHECK_IDS: Final = ("immediately", "end_of_own_player_turn")
LIMIT_IDS: Final = ("score", "relic_points", "sea_points", "score_plus_eliminations", "defender_wins")
NEED_IDS: Final = ("capital", "fleet", "port_castle_or_harbour", "great_castle")

FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "first_conquest": (),
    "domination": ("castles_needed", "captured_needed"),
    "relics": (
        "points_needed",
        "points_artefact",
        "points_loriel_extra",
        "points_ally",
        "points_treasure",
        "deck_ruins_min",
        "deck_findables_min",
    ),
    "seats": ("seats_needed_3_or_4_players", "seat_garrison_cost"),
    "sea_points": ("points_needed", "points_conquest_from_sea", "points_conquest_other", "points_naval_victory"),
    "elimination": ("score_per_elimination",),
    "great_siege": (
        "defender_improvements",
        "defender_garrison_cards",
        "defender_garrison_cost",
        "defender_stack_cards",
        "defender_stack_cost",
        "attacker_armies_cost",
        "attacker_without_stack_loses_from_turn",
        "great_castle_revenue_min",
    ),
}
"""The numbers that each way of winning needs."""
COMMON: Final = (
    "id",
    "number",
    "name",
    "players",
    "hand",
    "truce_turns",
    "turn_limit",
    "setup",
    "setup_attacker",
    "setup_defender",
    "starter_decks",
    "victory",
    "check",
    "at_limit",
    "deck_needs",
    "roles",
    "eliminated_without_castle",
    "great_castle_access",
    "great_castle_port",
)


class ScenarioDef:
    """One scenario. `figures` are the numbers of its way of winning; `setups` are the items for all players, or for
    each role.
    """

    __slots__ = (
        "at_limit",
        "check",
        "deck_needs",
        "dies_without_castle",
        "figures",
        "great_castle_access",
        "great_castle_port",
        "hand",
        "id",
        "name",
        "players",
        "relic_decks",
        "roles",
        "setups",
        "truce",
        "turn_limit",
        "victory",
    )

    def __init__(self, row: ContentValue) -> None:
        self.id = row.text("id")
        self.name = row.text("name")
        self.players = row.need("players").as_numbers(2, 4)
        self.hand = row.number("hand", 1, 20)
        self.truce = row.number("truce_turns", 0)
        self.turn_limit = row.number("turn_limit", 1)
        self.roles = row.texts_or("roles")
        if self.roles and self.roles != ROLE_IDS:
            raise row.need("roles").wrong(f"expected {' and '.join(ROLE_IDS)}")
        names = [f"setup_{role}" for role in self.roles] or ["setup"]
        self.setups = tuple([tuple([item.as_word(SETUP_IDS) for item in row.need(name).items()]) for name in names])
        self.relic_decks = row.has("starter_decks") and row.word("starter_decks", ("relic",)) == "relic"
        self.victory = row.word("victory", VICTORY_IDS)
        self.check = row.word("check", CHECK_IDS)
        self.at_limit = row.word("at_limit", LIMIT_IDS)
        self.deck_needs = row.texts_or("deck_needs")
        for item in row.need("deck_needs").items() if row.has("deck_needs") else []:
            item.as_word(NEED_IDS)
        self.dies_without_castle = row.flag_or("eliminated_without_castle", False)
        self.great_castle_access = row.index("great_castle_access", ACCESS_IDS) if row.has("great_castle_access") else 0
        self.great_castle_port = row.flag_or("great_castle_port", False)
        self.figures = {name: row.number(name, 0) for name in FIGURES[self.victory]}

    def wants(self, deck: Deck) -> list[str]:
        """The requirements of this scenario that a deck does not meet."""
        have = {
            "capital": any(PRINTINGS[card].op == "capital" for card in deck),
            "fleet": any(TYPE[card] == FLEET for card in deck),
            "port_castle_or_harbour": any(PRINTINGS[card].port or PRINTINGS[card].op == "makes_port" for card in deck),
            "great_castle": any(self.is_great_castle(card) for card in deck),
        }
        found = [need for need in self.deck_needs if not have[need]]
        if len([card for card in deck if TYPE[card] == RUIN]) < self.figures.get("deck_ruins_min", 0):
            found.append("deck_ruins_min")
        if len([card for card in deck if TYPE[card] in FINDABLE]) < self.figures.get("deck_findables_min", 0):
            found.append("deck_findables_min")
        return found

    def is_great_castle(self, printing: int) -> bool:
        """Can this be the great castle of The Great Siege?"""
        card = PRINTINGS[printing]
        return (
            card.type == CASTLE
            and card.access == self.great_castle_access
            and card.port == self.great_castle_port
            and card.revenue >= self.figures.get("great_castle_revenue_min", 0)
        )


def read_scenarios(entry: ContentValue) -> tuple[ScenarioDef, ...]:
    """The scenarios in order; every starter deck can be played in each of them."""
    entry.only(("scenario",))
    found: list[ScenarioDef] = []
    for number, row in enumerate(entry.rows("scenario"), 1):
        victory = row.word("victory", VICTORY_IDS)
        row.only((*COMMON, *FIGURES[victory]))
        if row.number("number") != number:
            raise row.need("number").wrong(f"expected {number}")
        scenario = ScenarioDef(row)
        for deck in DECKS:
            lacks = scenario.wants(deck.relic if scenario.relic_decks else deck.plain)
            if lacks:
                raise row.wrong(f"the starter deck {deck.id} lacks {', '.join(lacks)}")
        found.append(scenario)
    return tuple(found)


SCENARIOS: Final = read_scenarios(toml("scenarios.toml"))
SCENARIO_IDS: Final[tuple[str, ...]] = tuple([scenario.id for scenario in SCENARIOS])
if len(set(SCENARIO_IDS)) != len(SCENARIO_IDS):
    raise ContentError("scenarios.toml: two scenarios share an id")
