"""The settings of a game: scenario, options and decks; they never change during a game (chapter 3, WL-3.14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.violations import Violation
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.text.message import Arg, Message, key_of, make_message, message_arg, number_arg
from sandtable.games.warlords.deck_building.legality import violations
from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.deck_building.text_form import BadDeck, read_deck
from sandtable.games.warlords.tables.cards import PRINTINGS, SEATS_MOST, owned
from sandtable.games.warlords.tables.decks import DECK_IDS, DECKS, Deck
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioDef

DECK_OPTIONS: Final[tuple[str, ...]] = tuple([f"deck_{seat + 1}" for seat in range(SEATS_MOST)])
"""The deck option of each seat: the name of a starter deck or the text of a custom one; "" is that seat's starter deck."""
TRUCE_OF_SCENARIO: Final = -1
NAME_KEYS: Final = {card.name: f"card-{card.key}" for card in PRINTINGS}
"""The message key of every English name."""


class Rules:
    """The settings, shared by all copies of a state.

    What the table has agreed on before the setup holds for the whole game (WL-3.14).
    """

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
            [
                tuple([owned(printing, seat) for printing in chosen_deck(seat, options, self.scenario)])
                for seat in range(players)
            ]
        )
        """The cards of each player, sorted."""


def chosen_deck(seat: int, options: Options, scenario: ScenarioDef) -> Deck:
    """The deck that a player brings: a starter deck in the scenario's variant, or a custom one (WL-4.1).

    A deck that does not meet the scenario's requirements is refused with every rule that it breaks (WL-3.8, WL-3.15).
    """
    option = DECK_OPTIONS[seat]
    chosen = str(options[option]).strip()
    if not chosen or chosen in DECK_IDS:
        starter = DECKS[DECK_IDS.index(chosen) if chosen else seat]
        return starter.relic if scenario.relic_decks else starter.plain
    deck = STARTERS.get(chosen)
    if deck is None and "\n" not in chosen:
        what = f"option {option}: {chosen[:40]!r} is not one of {', '.join(STARTERS)}, nor a deck (WL-4.1)"
        raise BadOption(what, Message("refused-setup-deck-unknown", {"x": Arg("text", (), chosen[:40])}))
    try:
        deck = deck or read_deck(chosen)
    except BadDeck as err:
        first = err.faults[0]
        about = {**make_message("", first.args).args, "line": number_arg(first.line)}
        raise BadOption(f"option {option}: {err} (WL-4.1)", Message(f"refused-setup-deck-{first.key}", about)) from None
    broken = violations(deck.cards, options["deck_rules"] == "free", scenario)
    if broken:
        text = "; ".join([str(violation) for violation in broken])
        raise BadOption(f"option {option}: {text}", broken_rule(seat, broken[0], scenario), broken[0].clause)
    return deck.cards


def broken_rule(seat: int, violation: Violation, scenario: ScenarioDef) -> Message:
    """The message for a player's illegal deck; card and scenario are named in the reader's language."""
    message = make_message(f"refused-setup-broken-{violation.key}", {**violation.args, "player": seat + 1})
    if "what" in message.args:
        message.args["what"] = message_arg(NAME_KEYS[str(violation.args["what"])])
    if "scenario" in message.args:
        message.args["scenario"] = message_arg(key_of("scenario", scenario.id))
    return message
