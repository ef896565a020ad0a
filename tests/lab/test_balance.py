"""`sandtable lab balance`: factors follow from options, sides swap seats, intervals count deals, runs go on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.lab.balance import deals_of, factor_result, results_of, share_of, study
from sandtable.lab.charts import heat_map
from sandtable.lab.factors import Cell, Factor, cells_of, chosen_factors, factors_of, rotated, usual_factors
from sandtable.lab.simulate import GameRow
from tests.support.announced import announced
from tests.support.toys import skirmish

SHORT = ["bloodstones", "--bot", "random", "-o", "max_rounds=1", "--rounds", "2", "--factor", "factions"]
SIDES = ["--values", "factions=dragon_riders,horse_lords,hill_folk"]


def balance(out: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "balance", *words, "--out", str(out)])


def row(number: int, shares: tuple[float, ...]) -> GameRow:
    winners = tuple([seat for seat, share in enumerate(shares) if share])
    return GameRow(number, 0, "goal", winners, (5, 2), shares, 10, "")


@pytest.mark.parametrize(
    ("game", "usual"),
    [
        ("bloodstones", ["factions", "map"]),
        ("warlords", ["deck", "scenario"]),
        ("first_blood", ["army", "scenario", "battlefield"]),
        ("battlelore", ["adventure"]),
    ],
)
def test_factors_follow_from_the_options_of_a_game(game: str, usual: list[str]) -> None:
    spec = find_game(game)
    assert usual_factors(spec) == usual
    for factor in factors_of(spec).values():
        assert not {"random", "default"} & set(factor.values) or factor.name not in usual


def test_a_game_of_another_distribution_has_factors_too(tmp_path: Path) -> None:
    spec: GameSpec[State] = skirmish.SPEC  # type: ignore[assignment]  # each game has a state of its own
    fields = spec.option_defs[0].choices
    assert {name: factor.values for name, factor in factors_of(spec).items()} == {"field": fields}
    cells = cells_of(spec, 2, {}, chosen_factors(spec, [], {}))
    assert [cell.values for cell in cells] == [(field,) for field in fields]
    with announced():
        done = balance(tmp_path, "skirmish", "--bot", "random", "--rounds", "2", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert all(re.search(rf"^{field} +2 ", done.output, re.MULTILINE) for field in fields)


def test_seats_are_studied_where_there_is_nothing_else(tmp_path: Path) -> None:
    done = balance(
        tmp_path,
        "bloodstones",
        "--bot",
        "random",
        "-o",
        "max_rounds=1",
        "--rounds",
        "2",
        "--factor",
        "seat",
        "--workers",
        "1",
    )
    assert done.exit_code == 0, done.output
    found = json.loads((tmp_path / "balance.json").read_text())
    assert (found["results"], [each["deals"] for each in found["seats"]]) == ([], [2, 2])


def test_the_sides_of_a_deal_hold_every_seat() -> None:
    spec = find_game("warlords")
    base = spec.check_options(3, {})
    (cell,) = cells_of(spec, 3, base, chosen_factors(spec, ["deck"], {"deck": spec.option_defs[1].named[:3]}))
    seated = [[options[f"deck_{seat}"] for seat in (1, 2, 3)] for options in cell.option_sets]
    first, second, third = cell.values
    assert seated == [[first, second, third], [third, first, second], [second, third, first]]


def test_a_table_factor_keeps_the_sides_and_swaps_them() -> None:
    spec = find_game("first_blood")
    (army,) = [factor for factor in factors_of(spec).values() if factor.by_seat]
    options = spec.check_options(2, {})
    turned = rotated(options, [army], 2, 1)
    assert (turned["army_1"], turned["army_2"]) == (options["army_2"], options["army_1"])


def test_shares_count_deals_and_not_games() -> None:
    """Four games of two deals: the same side wins both games of the first, each seat one game of the second."""
    cell = Cell("deck", ("a", "b"), ({}, {}))
    games = [row(0, (1.0, 0.0)), row(1, (0.0, 1.0)), row(2, (1.0, 0.0)), row(3, (1.0, 0.0))]
    (result,), seats = results_of([Factor("deck", ("a", "b"), ("deck_1", "deck_2"), True)], [cell], 2, games)
    (one, other) = result.values
    assert one.share is not None
    assert (one.share.share, one.share.deals, one.games, one.draws) == (0.75, 2, 4, 0.0)
    assert one.share == share_of([1.0, 0.5], 2)
    assert [seat.share for seat in one.seats] == [1.0, 0.5]
    assert other.share is not None
    assert other.share.share == 0.25
    assert [(pair.side, pair.other, pair.share.share) for pair in result.pairs] == [("a", "b", 0.75), ("b", "a", 0.25)]
    assert [seat.share for seat in seats] == [0.75, 0.25]
    assert one.spread.mean == 3.0
    assert not factor_result(Factor("deck", ("c",), ("deck_1", "deck_2"), True), [], 2).values


def test_a_deal_is_played_once_where_no_side_turns() -> None:
    """Three decks meet in pairs, then one scenario is played with the same deck in both seats."""
    spec = find_game("warlords")
    decks = list(spec.option_defs[1].named[:3])
    base = spec.check_options(2, {"deck_1": decks[0], "deck_2": decks[0]})
    factors = chosen_factors(spec, ["deck", "scenario"], {"deck": decks, "scenario": ["great-siege"]})
    cells = cells_of(spec, 2, base, factors)
    assert [len(cell.option_sets) for cell in cells] == [2, 2, 2, 1]
    matchup = study(spec, "random", 2, 10, cells)
    assert [matchup.deal(number) - 10 for number in range(15)] == [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8]
    assert [matchup.option_set(number) for number in range(9)] == [*range(7), 0, 1]
    found = deals_of(cells, [row(number, (1.0, 0.0)) for number in range(12)])  # the last deal has only begun
    assert [(each.cell.values, [game.game for game in each.games]) for each in found[3:]] == [
        (("great-siege",), [6]),
        ((decks[0], decks[1]), [7, 8]),
        ((decks[0], decks[2]), [9, 10]),
    ]
    _, (first, second) = results_of(factors, cells, 2, [row(number, (1.0, 0.0)) for number in range(7)])
    assert (first.share, second.share, first.deals) == (1.0, 0.0, 4)


def test_the_reports_agree_and_the_page_stands_alone(tmp_path: Path) -> None:
    done = balance(tmp_path, *SHORT, *SIDES, "--workers", "1")
    assert done.exit_code == 0, done.output
    found = json.loads((tmp_path / "balance.json").read_text())
    page, text = (tmp_path / "balance.html").read_text(), (tmp_path / "balance.md").read_text()
    assert (found["rules"], found["bots"], found["rounds"]) == (find_game("bloodstones").rules_version, ["random"], 2)
    (result,) = found["results"]
    assert sum([value["games"] for value in result["values"]]) == 2 * 12  # each game has two sides
    for value in result["values"]:
        shown = f"{value['share']['share']:.1%}"
        assert re.search(rf"{value['value']} .*{shown}", done.output)
        assert re.search(rf"\| {value['value']} \| 8 \| {shown}", text)
        assert re.search(rf"{value['value']}</th><td>8</td><td>{shown}", page)
    assert not re.search(r"https?://|src=|@import|url\(", page.replace(found["command"], ""))
    again = balance(tmp_path, *SHORT, *SIDES, "--workers", "2")  # nothing is left to be played
    assert again.output == done.output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--factor", "mapp"], "has no factor 'mapp'; did you mean map?"),
        (["--values", "factions=corsair"], "has no value 'corsair'; did you mean corsairs?"),
        (["--values", "factions"], "write values as NAME=VALUE,VALUE"),
        (["--values", "map=broken-main"], "no value of map fits 2 players"),
        (["--bot", "random,steward"], "one bot for all seats"),
    ],
)
def test_what_cannot_be_studied_is_refused(tmp_path: Path, words: list[str], reason: str) -> None:
    result = balance(tmp_path / "out", "bloodstones", *words)
    assert (result.exit_code, reason in " ".join(result.output.replace("│", " ").split())) == (2, True), result.output
    assert not (tmp_path / "out").exists()


def test_a_name_in_a_picture_is_only_text() -> None:
    picture = heat_map("a", ['<b>"x"', "c"], {("c", '<b>"x"'): 0.9}, 0.5)
    assert "<b>" not in picture
    assert "&lt;b&gt;" in picture
