"""Makes the golden games of Warlords anew: `python -m tests.replays.make_warlords`.

Every scenario with every number of players, every starter deck in both variants, random decks, every value of every option, and
every way the game can end. Review the diff like code.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.text_form import text_of
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.sample_options import small_deck
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.decks import DECK_IDS
from sandtable.games.warlords.tables.scenarios import SCENARIOS
from tests.replays.making import Story, ask_back, begun, ended, go_on, played, write

HERE = Path(__file__).parent / "warlords"
BOT = "marshal"


def stories() -> dict[str, Story]:
    """Every scenario with every number of players; the decks take turns."""
    found: dict[str, Story] = {}
    for number, scenario in enumerate(SCENARIOS):
        for players in scenario.players:
            decks: Options = {
                DECK_OPTIONS[seat]: DECK_IDS[(number + players + seat) % len(DECK_IDS)] for seat in range(players)
            }
            why = f"{scenario.name} with {players} players"
            found[f"{scenario.id}-{players}"] = (players, {"scenario": scenario.id, **decks}, why)
    return found


def built(number: int) -> Options:
    """Two random decks for a scenario."""
    scenario = SCENARIOS[number]
    decks = {DECK_OPTIONS[seat]: text_of(random_deck(100 * number + seat, scenario)) for seat in range(2)}
    return {"scenario": scenario.id, **decks}


VARIANTS: dict[str, Story] = {
    "under-the-deck": (2, {"checked_cards": "under_deck"}, "checked cards go under the deck (WL-3.9)"),
    "forced-setup": (3, {"forced_setup": "on"}, "the richest castle and the strongest hero (WL-4.8)"),
    "for-keeps": (2, {"scenario": "five-castles", "for_keeps": "on"}, "castles that ended with others (WL-3.11)"),
    "no-truce": (2, {"truce": 0}, "attacks from the first game turn on (WL-3.12)"),
    "interception-ends": (2, {"after_interception": "ends"}, "an interception ends the assault (WL-3.13)"),
    "free-decks": (2, {"deck_rules": "free", "deck_1": small_deck()}, "a deck of forty cards (WL-3.8)"),
    "relic-deck": (2, {"deck_2": "the-black-banner-relic"}, "a relic variant in another scenario (WL-3.7)"),
    "same-decks": (2, {"deck_1": "wave-and-hoof", "deck_2": "wave-and-hoof"}, "two of every named card (WL-1.9)"),
    **{f"built-{SCENARIOS[number].id}": (2, built(number), "decks of one's own") for number in range(len(SCENARIOS))},
}
ENDINGS: dict[str, Story] = {
    "goal": (2, {}, "the first conquest (WL-27.3)"),
    "last_player": (2, {"scenario": "last-warlord"}, "one player is left (WL-24.5)"),
    "turn_limit": (3, {"scenario": "last-warlord"}, "the best score at the turn limit (WL-24.6)"),
}
"""By the way the game ends."""


def broken_off() -> dict[str, tuple[Match[State], str]]:
    """Games that end by entries beside the picks; on the way something is taken back by agreement."""
    conceded = begun(SPEC, 3, {"scenario": "five-castles"}, 1, 120)
    conceded.enter(1, "concede")
    go_on(conceded, 3, 60)
    conceded.enter(2, "concede")
    agreed = begun(SPEC, 2, {}, 2, 60)
    agreed.enter(1 - ask_back(agreed), "accept")
    go_on(agreed, 4, 20)
    agreed.enter(0, "draw")
    agreed.enter(1, "accept")
    return {
        "conceded": (conceded, "two of three players give up, one after the other (WL-24.8)"),
        "agreed": (agreed, "a draw by agreement"),
    }


def main() -> None:
    for old in HERE.glob("*.jsonl"):
        old.unlink()
    for seed, (name, (players, options, why)) in enumerate({**stories(), **VARIANTS}.items()):
        write(HERE, name, played(SPEC, players, options, seed, BOT), why)
    for number, scenario in enumerate(SCENARIOS):
        why = "what no sensible player would do"
        write(HERE, f"random-{scenario.id}", played(SPEC, 2, {"scenario": scenario.id}, number, ""), why)
    for how, (players, options, why) in ENDINGS.items():
        write(HERE, f"ends-{how.replace('_', '-')}", ended(SPEC, players, options, how, BOT), why)
    for how, (match, why) in broken_off().items():
        write(HERE, f"ends-{how}", match, why)


if __name__ == "__main__":
    main()
