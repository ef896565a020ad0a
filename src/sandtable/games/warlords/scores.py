"""Scores and points that decide at the turn limit (WL-24.6, chapter 27)."""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.board import NOWHERE, BoardState
from sandtable.games.warlords.tables.cards import COMBAT, NAME, NAMES, REVENUE, owner_of

LORIEL: Final = frozenset([NAMES.index(f"{thing} of Loriel") for thing in ("Crown", "Sceptre", "Orb")])
"""The relics of Loriel, worth one point more (WL-27.7)."""

POINTS: Final = ("relic_points", "sea_points")
"""The ways of winning that count something else before the score (WL-27.8, WL-27.14)."""


def printed_revenue(board: BoardState, castle: int) -> int:
    """The revenue of a castle with its improvements."""
    return REVENUE[board.head[castle]] + sum([REVENUE[card] for card in board.improvements[castle]])


def score(board: BoardState, seat: int) -> int:
    """The score at the turn limit (WL-24.6)."""
    castles = board.castles_of(seat)
    taken = len([castle for castle in castles if owner_of(board.head[castle]) != seat])
    income = sum([printed_revenue(board, castle) for castle in castles if board.siege[castle] == NOWHERE])
    return 3 * len(castles) + income + 2 * taken + len(board.stacks_of(seat))


def strength(board: BoardState, seat: int) -> int:
    """The printed combat values of a player's fighting cards in play, the second tie-break (WL-24.6, WL-28.7)."""
    total = 0
    for place in board.places_of(seat):
        hero = 0 if board.is_castle(place) else COMBAT[board.head[place]]
        total += hero + sum([COMBAT[card] for card in board.armies[place] + board.allies[place]])
    return total


def relic_points(board: BoardState, seat: int) -> int:
    """The points of Relics of Loriel: artefacts, allies and treasures (WL-27.7)."""
    figures = board.rules.scenario.figures
    total = figures["points_treasure"] * len(board.treasures[seat])
    for stack in board.stacks_of(seat):
        total += figures["points_ally"] * len(board.allies[stack])
        for card in board.artefacts[stack]:
            total += figures["points_artefact"]
            if NAME[card] in LORIEL:
                total += figures["points_loriel_extra"]
    return total


def standing(board: BoardState, seat: int) -> int:
    """The number that decides first at the turn limit of this scenario (WL-24.6, WL-27.8, WL-27.14, WL-27.16)."""
    scenario = board.rules.scenario
    if scenario.at_limit == "relic_points":
        return relic_points(board, seat)
    if scenario.at_limit == "sea_points":
        return board.sea_points[seat]
    if scenario.at_limit == "score_plus_eliminations":
        return score(board, seat) + scenario.figures["score_per_elimination"] * board.beaten[seat].bit_count()
    return score(board, seat)


def limit_score(board: BoardState, seat: int) -> tuple[int, ...]:
    """Everything that decides at the turn limit: points and score, or the scenario's score, then castles and strength
    (WL-24.6).
    """
    figure = standing(board, seat)
    plain = score(board, seat) if board.rules.scenario.at_limit in POINTS else figure
    return (figure, plain, len(board.castles_of(seat)), strength(board, seat))
