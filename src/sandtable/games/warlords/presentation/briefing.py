"""The briefing of a scenario: the setup, how to win, when it ends (chapters 4, 24 and 27)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.options import Options
from sandtable.core.scene.briefing import Briefing, BriefingForce, BriefingLine, Lengths, line
from sandtable.core.text.message import Arg, Figure, Message, kebab
from sandtable.games.warlords.rules import DECK_OPTIONS, Rules
from sandtable.games.warlords.tables.decks import DECK_IDS
from sandtable.games.warlords.tables.files import toml
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, ScenarioDef

LENGTHS: Final = Lengths(toml("lengths.toml"), SCENARIO_IDS)

WIN_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "first_conquest": ("WL-27.3",),
    "domination": ("WL-27.5",),
    "relics": ("WL-27.8", "WL-27.7"),
    "seats": ("WL-27.10",),
    "sea_points": ("WL-27.14", "WL-27.13"),
    "elimination": ("WL-24.5",),
    "great_siege": ("WL-27.20",),
}
LIMIT_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "score": ("WL-24.6",),
    "relic_points": ("WL-27.8", "WL-24.6"),
    "sea_points": ("WL-27.14", "WL-24.6"),
    "score_plus_eliminations": ("WL-27.16", "WL-24.6"),
    "defender_wins": ("WL-27.20",),
}
SETUP_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "first-conquest": ("WL-27.3",),
    "five-castles": ("WL-27.4",),
    "relics-of-loriel": ("WL-27.6",),
    "seats-of-power": ("WL-27.9",),
    "lords-of-the-sea": ("WL-27.12",),
    "last-warlord": ("WL-27.15",),
    "great-siege": ("WL-27.18", "WL-27.19"),
}
"""The ledger clauses of each scenario's setup, one for each role if there are roles."""


def briefing(options: Options, players: int) -> Briefing:
    """What players should know before they play this scenario with these checked options."""
    rules = Rules(players, options)
    scenario = rules.scenario
    name = f"scenario-{kebab(scenario.id)}"
    return Briefing(
        title=Message(name),
        story=(Message(f"{name}-story"),),
        wins=wins(scenario, players),
        forces=forces(scenario),
        rules=tuple(special(rules)),
        players=(min(scenario.players), max(scenario.players)),
        length=LENGTHS.words("briefing-rounds", scenario.id, players),
    )


def daily_task(options: Options) -> Message:
    """The task in a battle of the day: that of its scenario (WL-4.13)."""
    return Message(f"daily-task-{options['scenario']}")


def wins(scenario: ScenarioDef, players: int) -> tuple[BriefingLine, ...]:
    """The goal with its numbers, and what decides after the last turn (chapter 27)."""
    figures = scenario.figures
    way = kebab(scenario.victory)
    numbers: dict[str, int] = {}
    if scenario.victory == "domination":
        numbers = {"n": figures["castles_needed"], "m": figures["captured_needed"]}
    elif scenario.victory == "relics":
        points = ("points_artefact", "points_ally", "points_treasure")
        numbers = {"n": figures["points_needed"], **dict(zip("abc", [figures[key] for key in points], strict=True))}
    elif scenario.victory == "seats":
        numbers = {"n": 1 if players == 2 else figures["seats_needed_3_or_4_players"]}
    elif scenario.victory == "sea_points":
        points = ("points_conquest_from_sea", "points_conquest_other", "points_naval_victory")
        numbers = {"n": figures["points_needed"], **dict(zip("abc", [figures[key] for key in points], strict=True))}
    elif scenario.victory == "great_siege":
        numbers = {"n": figures["attacker_without_stack_loses_from_turn"]}
    found = [line(f"briefing-goal-{way}", *WIN_CLAUSES[scenario.victory], **numbers)]
    extra = {"m": figures["score_per_elimination"]} if scenario.at_limit == "score_plus_eliminations" else {}
    limit = f"briefing-limit-{kebab(scenario.at_limit)}"
    found.append(line(limit, *LIMIT_CLAUSES[scenario.at_limit], n=scenario.turn_limit, **extra))
    if scenario.victory != "elimination":
        found.append(line("briefing-goal-last", "WL-24.5"))
    return tuple(found)


def forces(scenario: ScenarioDef) -> tuple[BriefingForce, ...]:
    """The cards each player, or each role, takes out of his deck before the first turn."""
    clauses = SETUP_CLAUSES[scenario.id]
    names = [f"role-{role}" for role in scenario.roles] or ["briefing-each"]
    found: list[BriefingForce] = []
    for number, (name, items) in enumerate(zip(names, scenario.setups, strict=True)):
        takes = [setup_line(scenario, item, n) for item, n in counted(items)]
        clause = clauses[min(number, len(clauses) - 1)]
        notes = (*[BriefingLine(take) for take in takes[:-1]], BriefingLine(takes[-1], (clause,)))
        found.append(
            BriefingForce(Message(name), (), (Figure("briefing-hand", scenario.hand, clause="WL-4.10"),), notes)
        )
    return tuple(found)


def counted(items: tuple[str, ...]) -> list[tuple[str, int]]:
    return [(item, items.count(item)) for item in dict.fromkeys(items)]


def setup_line(scenario: ScenarioDef, item: str, n: int) -> Message:
    """One item of the setup, with the scenario's numbers for it."""
    figures = scenario.figures
    numbers = {
        "seat_garrison": (figures.get("seat_garrison_cost", 0), 0),
        "improvements": (figures.get("defender_improvements", 0), 0),
        "great_garrison": (figures.get("defender_garrison_cards", 0), figures.get("defender_garrison_cost", 0)),
        "stack_armies": (figures.get("defender_stack_cards", 0), figures.get("defender_stack_cost", 0)),
        "armies": (figures.get("attacker_armies_cost", 0), 0),
        "great_castle": (figures.get("great_castle_revenue_min", 0), 0),
    }
    first, second = numbers.get(item, (n, 0))
    return line(f"briefing-takes-{kebab(item)}", **({"n": first, "m": second} if second else {"n": first})).words


def special(rules: Rules) -> list[BriefingLine]:
    """Truce, decks, and the options that differ from the default (chapter 3)."""
    scenario = rules.scenario
    found: list[BriefingLine] = []
    if rules.truce:
        found.append(line("briefing-truce", "WL-5.13", n=rules.truce))
    if scenario.roles:
        found.append(line("briefing-roles", "WL-4.15", "WL-27.17"))
    if scenario.victory == "seats" and rules.players > 2:
        found.append(line("briefing-seat-lost", "WL-27.11"))
    if scenario.dies_without_castle:
        found.append(line("briefing-no-castle", "WL-27.15"))
    if scenario.relic_decks:
        ruins, finds = scenario.figures["deck_ruins_min"], scenario.figures["deck_findables_min"]
        found.append(line("briefing-relic-decks", "WL-27.6", n=ruins, m=finds))
    decks = [deck_name(rules.options, seat) for seat in range(rules.players)]
    if all(decks):
        numbers = {name: Arg("word", text=f"deck-{deck}") for name, deck in zip("abcd", decks, strict=False)}
        found.append(line(f"briefing-decks-{rules.players}", "WL-4.1", **numbers))
    if rules.options["deck_rules"] == "free":
        found.append(line("briefing-free-decks", "WL-3.8"))
    return found


def deck_name(options: Options, seat: int) -> str:
    """The starter deck of a seat; "" for a custom deck."""
    chosen = str(options[DECK_OPTIONS[seat]]) or DECK_IDS[seat]
    return chosen if chosen in DECK_IDS else ""
