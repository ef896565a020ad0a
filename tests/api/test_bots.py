"""Bots of the public API: by name, by entry point, by module and class, in Python and on the command line."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import sandtable
from sandtable.bots import LEVELS, SHIPPED, roster_with
from sandtable.cli import main
from sandtable.cli.common import WEB_PACKAGES
from tests.server.support import SHORT, Json, Opened, Process, until
from tests.support.distribution import FOLDER, installed

MASONS: list[Json] = [{"holder": "bot", "bot": "mason"}] * 2


@pytest.fixture
def distribution(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The distribution of example bots is installed in this process."""
    monkeypatch.syspath_prepend(str(FOLDER))
    importlib.invalidate_caches()
    yield
    sys.modules.pop("example_bots", None)
    sys.modules.pop("example_marker", None)


@pytest.mark.parametrize(
    ("name", "game"),
    [("captain", "battlelore"), ("steward", "bloodstones"), ("tactician", "first_blood"), ("marshal", "warlords")],
)
def test_a_shipped_bot_knows_its_game_and_answers_from_a_view(name: str, game: str) -> None:
    bot = sandtable.bot(name, seed=3)
    assert (bot.name, bot.game.name, bot.seed) == ("captain", game, 3), "the policies are the captains"
    state = bot.game.start(seed=7)
    for _ in range(25):
        seat = state.to_move[0]
        state.play(bot.choose(state.view(seat)), seat)
    with pytest.raises(ValueError, match="a bot needs a view"):
        bot.choose(state)
    other = sandtable.game("warlords" if game != "warlords" else "bloodstones").start()
    with pytest.raises(ValueError, match="does not play"):
        bot.choose(other.view(0))


def test_a_game_between_bots_ends_in_a_state() -> None:
    final = sandtable.play_game("warlords", ["marshal", sandtable.bot("random", "warlords", 5)], seed=4)
    assert final.is_over
    assert sorted(final.result.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    again = sandtable.play_game("warlords", ["marshal", sandtable.bot("random", "warlords", 5)], seed=4)
    assert again == final
    six = sandtable.play_game(sandtable.game("bloodstones"), ["random"] * 6, max_rounds=1)
    assert len(six.result.returns()) == 6
    with pytest.raises(sandtable.NoEnd, match="not ended after 5"):
        sandtable.play_game("warlords", ["random", "random"], limit=5)
    with pytest.raises(ValueError, match="does not play bloodstones"):
        sandtable.play_game("bloodstones", [sandtable.bot("captain"), "random"])


def test_names_that_mean_no_bot_are_refused(distribution: None) -> None:
    for name, wrong in {
        "capten": "no bot 'capten' plays battlelore; did you mean captain",
        "os:system": "os:system is not a bot, that is, a subclass of sandtable.Bot",
        "example_bots:NotABot": "is not a bot",
        "example_bots:Nobody": "there is no Nobody in example_bots",
        "no_such_package.bots:Bot": "there is no module no_such_package",
        "a b:c": "not of the form module:Class",
        ":": "not of the form module:Class",
        "example_bots:Mason": "mason plays bloodstones, not battlelore",
    }.items():
        with pytest.raises(sandtable.UnknownBot, match=wrong):
            sandtable.bot(name, "battlelore")
    with pytest.raises(sandtable.UnknownBot, match="random plays several games; name one"):
        sandtable.bot("random")


def test_a_bot_says_which_module_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "needy.py").write_text("import no_such_package\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(sandtable.UnknownBot, match="needy:Bot needs no_such_package, which is not installed"):
        sandtable.bot("needy:Bot", "battlelore")


def test_a_bot_is_found_by_its_entry_point_and_by_its_place(distribution: None) -> None:
    for name in ("thrifty", "example_bots:Thrifty"):
        bot = sandtable.bot(name, "warlords", seed=2)
        assert (type(bot).__name__, bot.game.name, bot.seed) == ("Thrifty", "warlords", 2)
    assert sandtable.bot("example_bots:Mason").game.name == "bloodstones", "the one game that it plays"
    assert sandtable.play_game("warlords", ["thrifty", "random"]).is_over
    with pytest.raises(sandtable.IllegalPick, match=r"<Cheat for warlords, seed .*'everything' is not an option"):
        sandtable.play_game("warlords", ["example_bots:Cheat", "random"])


# -- on the command line -----------------------------------------------------------------------------------------------


def test_a_tournament_takes_bots_by_entry_point_and_by_place(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sandtable", "lab", "tournament", "warlords", "--bots"]
    done = subprocess.run(
        [*command, "thrifty,example_bots:Thrifty", "--rounds", "5", "--workers", "2"],
        env=installed(),
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "thrifty " in done.stdout
    assert "example_bots:Thrifty" in done.stdout


def test_a_tournament_finds_a_module_of_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each not in ("", str(tmp_path))])
    tournament = ["lab", "tournament", "warlords", "--bots"]
    (tmp_path / "my_bots_here.py").write_text((FOLDER / "example_bots.py").read_text())
    done = CliRunner().invoke(main, [*tournament, "my_bots_here:Thrifty,random", "--rounds", "1"])
    assert done.exit_code == 0, done.output
    done = CliRunner().invoke(main, [*tournament, "my_bots_here:Nobody,random"])
    assert done.exit_code == 2
    assert "there is no Nobody in my_bots_here" in done.output


def test_a_kept_game_does_not_name_code_to_run(
    distribution: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player who resumes a game may have got its file from someone else."""
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    kept = tmp_path / "kept.jsonl"
    begun = ["play", "warlords", "--bots", "example_bots:Thrifty", "--seed", "3", "--save", str(kept)]
    done = CliRunner().invoke(main, begun, input="1\n1\nquit\n")
    assert done.exit_code == 0, done.output
    assert "example_bots:Thrifty" in kept.read_text()
    kept.write_text(kept.read_text().replace("example_bots:Thrifty", "example_marker:Marker"))
    done = CliRunner().invoke(main, ["play", "--resume", str(kept)], input="quit\n")
    assert done.exit_code == 2
    assert "name the bot with --bots" in done.output
    assert "example_marker" not in sys.modules
    done = CliRunner().invoke(main, ["play", "--resume", str(kept), "--bots", "thrifty"], input="quit\n")
    assert done.exit_code == 0, done.output


# -- at a server -------------------------------------------------------------------------------------------------------


def test_a_server_offers_what_its_operator_enabled(distribution: None) -> None:
    roster = roster_with(["thrifty", "example_bots:Mason"])
    assert roster.names("bloodstones") == ["random", "thrifty", *LEVELS, "mason"]
    assert roster.names("warlords") == ["random", "thrifty", *LEVELS]
    assert SHIPPED.names("bloodstones") == ["random", *LEVELS]
    for names, wrong in {
        ("thrift",): "no bot 'thrift' is installed; did you mean thrifty",
        ("thrifty", "example_bots:Thrifty"): "a bot called 'thrifty' already exists",
        ("sandtable.bots.random:RandomBot",): "a bot called 'random' already exists",
        ("example_bots:NotABot",): "is not a bot",
    }.items():
        with pytest.raises(sandtable.UnknownBot, match=wrong):
            roster_with(names)


POLLED = ("--limit", "views=0")
"""For servers that a test asks again and again until something has happened."""


def ended(table: Opened) -> None:
    until(lambda: table.view(-1, since=1_000_000)["table"]["status"] == "over")


def test_an_enabled_bot_plays_at_a_server(tmp_path: Path) -> None:
    process = Process(tmp_path, ("--bot", "example_bots:Mason", *POLLED), env=installed())
    served = process.start()
    games = {game["name"]: game["bots"] for game in served.get("/games").json()["games"]}
    others = [level for level in LEVELS if level != "captain"]
    assert games["bloodstones"] == ["captain", *others, "mason", "random"], "the captain stays the first"
    assert "mason" not in games["warlords"]
    ended(served.open_table(MASONS, SHORT))
    served.http.close()
    process.stop()
    assert "mason" not in (tmp_path / "log").read_text(), "no word of a failure"


def test_a_bot_that_is_no_longer_enabled_is_replaced_by_chance(tmp_path: Path) -> None:
    before = Process(tmp_path, ("--bot", "example_bots:Mason", "--bot-pause", "60"), env=installed())
    served = before.start()
    table = served.open_table(MASONS, SHORT)
    served.http.close()
    before.stop()
    after = Process(tmp_path, POLLED, env=installed())
    table.served = after.start()
    ended(table)
    refused = table.served.post("/tables", {"seats": MASONS, "options": SHORT})
    assert (refused.status_code, refused.json()["error"]) == (422, "unknown_bot")
    table.served.http.close()
    after.stop()
    assert "no bot 'mason' plays bloodstones" in (tmp_path / "log").read_text()


def test_a_server_does_not_start_with_a_bot_that_is_not_there() -> None:
    done = CliRunner().invoke(main, ["serve", "--bot", "os:system"])
    assert done.exit_code == 2
    assert "os:system is not a bot" in done.output


# -- without the web packages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("argv", [["serve"], ["play"], ["database", "backup", "x"]])
def test_without_the_web_packages_commands_say_what_to_install(
    argv: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.cli.common.find_spec", lambda name: None if name in WEB_PACKAGES else 1)
    done = CliRunner().invoke(main, argv)
    assert done.exit_code == 1
    assert "pip install 'sandtable[server]'" in done.output
    assert ("sandtable play GAME" in done.output) == (argv == ["play"])
