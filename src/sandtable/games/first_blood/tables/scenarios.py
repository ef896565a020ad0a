"""The three scenarios and the reinforcement table (chapters 9 and 25)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.first_blood.tables.files import json
from sandtable.games.first_blood.tables.terms import CLASS_IDS, TYPE_IDS

PLUNDER: Final = 0
DESECRATE: Final = 1
STAKE: Final = 2
SCENARIO_IDS: Final[tuple[str, ...]] = ("plunder_the_camp", "desecrate_their_colors", "stake_your_claim")
DIAGONAL_IDS: Final[tuple[str, ...]] = ("sw_ne", "nw_se")
CANNOT_ARRIVE: Final = 0
AUTOMATIC: Final = 1
"""In the reinforcement table: no Regiment of the Class arrives, all arrive; other numbers are the face needed (FB-9.2)."""

Point = tuple[float, float]


class Scenario:
    """A scenario: requirements, objectives, scoring and when it ends (FB-25.6 to FB-25.18)."""

    __slots__ = ("bonus", "bonus_from", "diagonals", "end_vp", "faces", "id", "pay", "reach", "standards")

    def __init__(self, row: ContentValue, number: int) -> None:
        row.only(
            (
                "id",
                "rolled_on",
                "army",
                "objectives",
                "scoring",
                "end",
                "winner",
                "winner_on_vp",
                "winner_on_turns",
            )
        )
        self.id = row.text("id")
        self.faces = row.need("rolled_on").as_numbers(1, 6)
        """The faces of the die that select it (FB-1.11)."""
        self.standards = row.need("army").number("min_standard_bearers", 0)
        self.end_vp = row.need("end").number("vp", 1)
        self.diagonals: tuple[tuple[Point, Point], ...] = ()
        """The two pairs of Quadrant centres as fractions of the table (FB-25.6)."""
        self.reach = 0
        self.bonus_from = 0
        self.bonus = 0
        keys: tuple[str, ...] = ("per_quadrant",)
        objectives, scoring = row.need("objectives"), row.need("scoring")
        objectives.word("kind", (("markers", "none", "quadrants")[number],))
        if number == PLUNDER:
            self.reach = objectives.number("range", 1)
            pairs = objectives.need("diagonals")
            self.diagonals = tuple([read_diagonal(pairs.need(name)) for name in DIAGONAL_IDS])
            keys = ("own_marker", "centre_marker", "enemy_marker")
        elif number == DESECRATE:
            keys = ("regiment", "regiment_with_character_or_standard")
        else:
            self.bonus_from = scoring.number("bonus_from", 1, 4)
            self.bonus = scoring.number("bonus", 1)
        scoring.only(("when", *keys, *(("bonus_from", "bonus") if number == STAKE else ())))
        self.pay = tuple([scoring.number(key, 1) for key in keys])
        """Victory Points: own, middle, enemy marker; a Regiment, one with Character or Standard Bearer; a Quadrant."""


def read_diagonal(entry: ContentValue) -> tuple[Point, Point]:
    one, two = entry.pair()
    return read_spot(one), read_spot(two)


def read_spot(entry: ContentValue) -> Point:
    x, y = entry.pair()
    return x.as_decimal(), y.as_decimal()


def read_reinforcements(root: ContentValue) -> tuple[tuple[int, ...], ...]:
    """The face needed in each Game Turn by Class; the last row applies to all later Turns (FB-9.2, FB-9.3)."""
    rows: list[tuple[int, ...]] = []
    for number, row in enumerate(root.need("reinforcements").items(), 1):
        row.only(("turn", *CLASS_IDS))
        row.number("turn", number, number)
        rows.append(tuple([read_need(row.need(name)) for name in CLASS_IDS]))
    if any(need != AUTOMATIC for need in rows[-1]):
        raise root.need("reinforcements").wrong("in the last row every Class is automatic (FB-9.3)")
    return tuple(rows)


def read_need(entry: ContentValue) -> int:
    if entry.value is None:
        return CANNOT_ARRIVE
    need = entry.as_number(0, 6)
    if need == 1:
        raise entry.wrong("a roll of 1 always succeeds; write 0 for automatic")
    return AUTOMATIC if need == 0 else need


_ROOT: Final = json("scenarios.json")
_ROOT.only(("schema", "max_turns", "light_claims_if", "reinforcements", "reinforcements_note", "scenarios"))
MAX_TURNS: Final = _ROOT.number("max_turns", 1)
"""The maximum number of Game Turns (FB-1.1)."""
LIGHT_CLAIMS: Final[tuple[int, ...]] = tuple([_ROOT.need("light_claims_if").number(name, 1) for name in TYPE_IDS])
"""The minimum number of Models, by Type, for a Light Regiment to Claim (FB-25.2)."""
REINFORCEMENTS: Final[tuple[tuple[int, ...], ...]] = read_reinforcements(_ROOT)
SCENARIOS: Final[tuple[Scenario, ...]] = tuple(
    [Scenario(row, number) for number, row in enumerate(_ROOT.rows("scenarios", SCENARIO_IDS))]
)
if sorted([face for scenario in SCENARIOS for face in scenario.faces]) != [1, 2, 3, 4, 5, 6]:
    raise _ROOT.wrong("each face of the die must stand for one scenario (FB-1.11)")


def scenario_rolled(face: int) -> int:
    """The scenario that a die shows (FB-1.11).

    >>> [scenario_rolled(face) for face in range(1, 7)]
    [0, 0, 1, 1, 2, 2]
    """
    return next(number for number, scenario in enumerate(SCENARIOS) if face in scenario.faces)
