"""What a table has agreed on: scenario, options and decks; never changes in a game (chapter 3, WL-3.14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.spec import BadOption, Options
from sandtable.games.warlords.tables.cards import owned
from sandtable.games.warlords.tables.decks import DECK_IDS, DECKS
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioDef

TRUCE_OF_SCENARIO: Final = -1


class Rules:
    """Shared by all copies of a state."""

    __slots__ = (
        "assault_goes_on",
        "decks",
        "for_keeps",
        "forced_setup",
        "options",
        "players",
        "scenario",
        "truce",
        "under_deck",
    )

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.scenario: ScenarioDef = SCENARIOS[SCENARIO_IDS.index(str(options["scenario"]))]
        self.under_deck = options["checked_cards"] == "under_deck"
        self.forced_setup = options["forced_setup"] == "on"
        self.for_keeps = options["for_keeps"] == "on"
        self.assault_goes_on = options["after_interception"] == "goes_on"
        truce = int(options["truce"])
        self.truce = self.scenario.truce if truce == TRUCE_OF_SCENARIO else truce
        self.decks: tuple[tuple[int, ...], ...] = tuple(
            [deck_cards(number, seat, self.scenario) for seat, number in enumerate(chosen_decks(players, options))]
        )
        """The cards of each player, sorted."""


def chosen_decks(players: int, options: Options) -> list[int]:
    """The decks in seat order: those that the table names, else the starter decks in their order (WL-4.1)."""
    names = [name.strip() for name in str(options["decks"]).split(",") if name.strip()]
    if not names:
        return list(range(players))
    if len(names) != players:
        raise BadOption(f"option decks: {players} decks are needed, separated by commas, not {len(names)} (WL-4.1)")
    for name in names:
        if name not in DECK_IDS:
            raise BadOption(f"option decks: {name!r} is not one of {', '.join(DECK_IDS)} (WL-4.1)")
    return [DECK_IDS.index(name) for name in names]


def deck_cards(number: int, seat: int, scenario: ScenarioDef) -> tuple[int, ...]:
    """A starter deck in the variant that the scenario plays, as cards of this owner."""
    deck = DECKS[number]
    return tuple([owned(printing, seat) for printing in (deck.relic if scenario.relic_decks else deck.plain)])
