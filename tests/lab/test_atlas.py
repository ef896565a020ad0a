"""`sandtable lab atlas`: every study can be played and named, runs go on, and the pages say what the games show."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.cli.lab import atlas as command
from sandtable.core.registry import playable_games
from sandtable.lab import atlas as numbers
from sandtable.lab.atlas import Found, Study, found_in, outside, read_atlas
from sandtable.lab.atlas_pages import COMMAND, introduction, pages
from sandtable.lab.balance import Share
from sandtable.lab.factors import SEAT
from sandtable.lab.simulate import games_in
from sandtable.language.translator import ENGLISH, Translator

ROOT = Path(__file__).parents[2]
STUDIES = {f"{study.game}/{study.name}": study for study in read_atlas()[1]}


def atlas(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "atlas", *words, "--workers", "1"])


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> list[Study]:
    """The studies of Warlords, with few deals."""
    games, studies = read_atlas()
    few = [replace(study, rounds=2) for study in studies if study.game == "warlords"]
    monkeypatch.setattr(numbers, "ENOUGH_DEALS", 2)
    monkeypatch.setattr(command, "read_atlas", lambda: (games, few))
    return few


def test_the_atlas_has_every_game() -> None:
    games, studies = read_atlas()
    assert {game.game for game in games} == {study.game for study in studies} == set(playable_games())
    assert len(STUDIES) == len(studies)


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_can_be_played_and_its_values_have_names(name: str) -> None:
    study = STUDIES[name]
    assert study.games >= len(study.cells)
    assert (study.factor == SEAT) == (not study.factors) == (not study.words)
    words = Translator(study.spec, ENGLISH)
    for value in {value for cell in study.cells for value in cell.values}:
        assert words(f"{study.words}-{value.replace('_', '-')}")
    assert len(study.seats) in (0, study.players)
    sides = [factor for factor in study.factors if factor.by_seat]
    for cell in study.cells:
        assert all(study.spec.check_options(study.players, options) for options in cell.option_sets)
        if sides:
            assert len(cell.option_sets) == study.players, "each side sits in each seat"


def test_a_stopped_atlas_goes_on_and_is_reported_as_far_as_it_came(short: list[Study], tmp_path: Path) -> None:
    out, to = tmp_path / "runs", tmp_path / "pages"
    study = short[0]
    done = atlas("warlords", "--study", study.name, "--out", str(out), "--pages", str(to))
    assert done.exit_code == 0, done.output
    assert done.output == "warlords/decks: 24 of 24 games\n"
    place = out / study.place
    whole = (to / "warlords.md").read_text("utf-8")
    assert "24 games: 12 a row, 4 a pair. Fair is 50%." in whole
    assert "| Crown and Leaf : Stone and Storm | " in whole

    (place / "games-000000.parquet").rename(tmp_path / "part")  # the second part was finished first
    assert found_in(study, out) is None
    (tmp_path / "part").rename(place / "games-000000.parquet")
    (place / "games-000001.parquet").unlink()
    lines = (place / "done.jsonl").read_text().splitlines(keepends=True)
    (place / "done.jsonl").write_text(lines[0])
    told = atlas("--report", "--out", str(out), "--pages", str(to))
    assert (told.exit_code, told.output) == (0, "warlords/decks: 20 of 24 games\n")
    part = (to / "warlords.md").read_text("utf-8")
    assert "20 games: 8 a row, 2 a pair (24 are wanted)." in part
    assert "The pairs have met too seldom for a table of their own." in part
    assert " : " not in part
    assert "Nothing lies beyond doubt outside 40 to 60% so far." in part
    assert "0 of 4 rows |" in (to / "atlas.md").read_text("utf-8")

    again = atlas("warlords", "--study", study.name, "--out", str(out), "--pages", str(to))
    assert (again.exit_code, again.output) == (0, done.output)
    assert (to / "warlords.md").read_text("utf-8") == whole


def test_the_pages_say_what_the_games_show(short: list[Study], tmp_path: Path) -> None:
    done = atlas("--out", str(tmp_path / "runs"), "--pages", str(tmp_path / "pages"))
    assert done.exit_code == 0, done.output
    text = (tmp_path / "pages" / "warlords.md").read_text("utf-8")
    pictures = re.findall(r"!\[.+?\]\((.+?)\)", text)
    assert sorted([path.name for path in (tmp_path / "pages").iterdir()]) == sorted(
        [*pictures, "warlords.md", "atlas.md"]
    )
    for name in pictures:
        picture = ElementTree.parse(tmp_path / "pages" / name).getroot()
        assert picture.get("aria-label")
    study = short[0]
    games = games_in(tmp_path / "runs" / study.place)
    (deck,) = re.findall(r"\| The Black Banner \| ([\d.]+)%", text)
    held = [
        share
        for game in games
        for seat, share in enumerate(game.shares)
        if study.matchup.options(game.game)[f"deck_{seat + 1}"] == "the-black-banner"
    ]
    assert len(held) == 12
    assert float(deck) == round(100 * sum(held) / len(held), 1)
    first = (tmp_path / "pages" / "atlas.md").read_text("utf-8")
    for each in short:
        assert re.search(rf"\[Warlords\]\(warlords\.md#[\w-]+\) \| {each.title} \| {each.games} \|", first)
        assert f"## {each.title}\n" in text
    assert f"    sandtable {COMMAND}" in first


def test_what_is_out_of_balance_is_named_with_whose_numbers_it_rests_on() -> None:
    fair, far = Share(0.5, 0.45, 0.55, 100), Share(0.7, 0.65, 0.75, 100)
    low = Share(0.3, 0.25, 0.35, 100)
    study = STUDIES["bloodstones/first-of-two"]
    found = Found(study, (), (fair, fair), 1000, "2026-01-01")
    assert outside(found) == []
    assert list(introduction(found))[-1] == "Nothing lies beyond doubt outside 40 to 60%."
    found = replace(found, seats=(far, low))
    said = "**Beyond doubt outside 40 to 60%**: seat 1 70% (65.0 to 75.0); seat 2 30% (25.0 to 35.0)."
    assert list(introduction(found))[-1] == f"{said} These are the published game's numbers."
    own = replace(found, study=replace(study, own=True))
    assert list(introduction(own))[-1] == f"{said} These are the project's own numbers."


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["warlord"], "did you mean warlords?"),
        (["warlords", "--study", "deck"], "the atlas has no study 'deck' of warlords; there are decks, scenarios"),
        (["--report"], "holds no games of the atlas"),
    ],
)
def test_what_cannot_be_done_is_refused(short: list[Study], tmp_path: Path, words: list[str], reason: str) -> None:
    refused = atlas(*words, "--out", str(tmp_path / "runs"))
    assert (refused.exit_code, reason in " ".join(refused.output.replace("│", " ").split())) == (2, True), (
        refused.output
    )
    assert not (tmp_path / "runs").exists()


def test_the_pages_of_the_repository_are_those_that_the_command_writes() -> None:
    """Every file there has a page that shows it, and every study of a page is one of the atlas."""
    games, studies = read_atlas()
    folder = ROOT / "docs" / "balance"
    texts = {path.name: path.read_text("utf-8") for path in folder.glob("*.md")}
    assert set(texts) == {"atlas.md", *[f"{game.game.replace('_', '-')}.md" for game in games]}
    shown = {name for text in texts.values() for name in re.findall(r"!\[.+?\]\((.+?)\)", text)}
    assert {path.name for path in folder.iterdir()} == set(texts) | shown
    titles = {study.title for study in studies} | {"How it was made"}
    assert {title for text in texts.values() for title in re.findall(r"^## (.+)$", text, re.MULTILINE)} <= titles
    assert set(pages(games, [])) == {"atlas.md"}
