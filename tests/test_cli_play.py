"""`sandtable play`: whole scripted games, a real terminal, interrupting and resuming, in two languages."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.cli.terminal.menu import Menu
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.interaction.dangers import dangers
from sandtable.core.match import match as match_module
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.language.translator import Translator

Play = Callable[..., Result]
QUICK = ("bloodstones", "--bots", "random", "--seed", "5", "--lang", "en")
FIRST = "1\n"
DECIDING = "tests.support.deciding_bots"


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Run `sandtable play` with these lines as keyboard input. Games are saved in the test's own folder."""
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "games"))
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, ["play", *args], input=typed)

    return run


def match_in(path: Path) -> Match[State]:
    return Match.from_record(find_game("bloodstones"), read_record(path.read_text("utf-8")))


def test_a_whole_game_by_script(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    result = play(*QUICK, "-o", "max_rounds=2", "--players", "3", "--save", str(kept), typed=FIRST * 3000)
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert re.search(
        r"Winner: (Player 1|Bot \d \(Random\)).*\n(Most victory points|Tie: |Shared victory)", result.output
    )
    match = match_in(kept)
    assert match.state.decision is None
    assert match.seats == ("Player 1", "Bot 2 (Random)", "Bot 3 (Random)")
    assert not list(tmp_path.glob(".*")), "nothing is left beside the file"


def test_the_same_script_plays_the_same_game(play: Play, tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for path in files:
        play(*QUICK, "-o", "max_rounds=1", "--save", str(path), typed=FIRST * 200)
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


def test_leaving_keeps_the_game_and_resume_goes_on(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    left = play(*QUICK, "--save", str(kept), typed="1\n1\nquit\n")
    assert f"--resume {kept}" in left.output
    picks = len(match_in(kept).steps)
    again = play("--resume", str(kept), "--lang", "en", typed="1\n")
    assert f"Resumed after {picks} choices." in again.output
    assert "Place a starting unit" in again.output
    assert len(match_in(kept).steps) == picks + 1


def test_resume_without_a_file_takes_the_game_played_last(play: Play) -> None:
    assert "there is no saved game" in play("--resume").output
    play(*QUICK, typed="1\n")
    assert "Resumed after" in play("--resume", "--lang", "en").output


def test_games_are_saved_with_other_data_and_found_where_they_used_to_be(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SANDTABLE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    left = play(*QUICK, typed="1\n")
    (saved,) = (tmp_path / "data" / "sandtable" / "games").glob("*.jsonl")
    assert str(saved) in left.output
    assert not (tmp_path / "config").exists()
    older = tmp_path / "config" / "sandtable" / "games" / "older.jsonl"
    older.parent.mkdir(parents=True)
    saved.rename(older)
    assert f"The game is saved in {older}." in play("--resume", "--lang", "en").output
    play(*QUICK, typed="1\n")
    (newer,) = (tmp_path / "data" / "sandtable" / "games").glob("*.jsonl")
    os.utime(older, (1, 1))
    assert f"The game is saved in {newer}." in play("--resume", "--lang", "en").output


def test_a_killed_game_is_whole(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "sandtable", "play", *QUICK, "--save", str(kept)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        wait_for(lambda: kept.exists() and kept.read_text("utf-8").count("\n[0, ") == 3)
        process.send_signal(signal.SIGKILL)
        process.stdin.close()
        process.wait()
    picks = len(match_in(kept).steps)
    assert f"Resumed after {picks} choices." in play("--resume", str(kept), "--lang", "en").output


def wait_for(is_true: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def test_undo_takes_back_what_taught_nobody_anything(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    result = play(*QUICK, "--save", str(kept), typed="1\n1\nu\nundo\n")
    assert "Undone." in result.output
    assert "Nothing to undo" in result.output, "the choice of factions was followed by another seat's"
    assert match_in(kept).steps[-1].line.kind == "place_starting_unit", "the last pick is the bot's"


def test_why_not_answers_with_the_rule(play: Play) -> None:
    result = play(*QUICK, typed="1\n?briarwood\nwhy kettle isle\nwhy moon\nwhy\n")
    assert "A citadel stands in Briarwood already." in result.output
    assert re.search(r"BS-4\.16 [A-Z]", result.output)
    assert "Kettle Isle is possible: option 1." in result.output
    assert 'Nothing is called "moon"' in result.output
    assert "Say what you are asking about" in result.output


def test_rules_by_number_and_by_word(play: Play) -> None:
    result = play(*QUICK, typed="rules BS-10.9\nrules withdraw dragon\nrules xyzzy\nrules\n")
    assert "BS-10.9 " in result.output
    assert "BS-10.7 " in result.output
    assert 'No rule matches "xyzzy".' in result.output
    assert "Give the number of a rule" in result.output


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99, only 1 to 4."),
        ("0", "There is no option 0"),
        ("99999999999999999999", "There is no option 9999"),
        ("-1", 'There is no option called "-1"'),
        ("[bold]", 'There is no option called "[bold]"'),
        ("lords and ladies", 'There is no option called "lords and ladies"'),
        ("h", "Answer with the number"),
        ("u", "Nothing to undo"),
        ("save", "Give a file name"),
        ("save /nowhere/at/all", "Could not save the game"),
        ("battle", "nothing to see there"),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(play: Play, tmp_path: Path, line: str, answer: str) -> None:
    kept = tmp_path / "game.jsonl"
    result = play(*QUICK, "--save", str(kept), typed=f"{line}\n\n")
    assert result.exit_code == 0
    assert answer in result.output
    assert match_in(kept).steps == []


def test_options_can_be_typed(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    play(*QUICK, "--save", str(kept), typed="dragon\nLANTERN\nship\nship cold\ndone\n")
    picks = [step.line.pick for step in match_in(kept).steps if step.seat == 0]
    assert picks[:2] == ["dragon_riders", "lanternhead"]


def test_a_text_that_fits_several_options_is_refused(play: Play) -> None:
    result = play(*QUICK, typed="1\nplains\n")
    assert '"plains" matches several options: Kettle Isle (Plains), ' in result.output


def test_commands_show_the_table(play: Play) -> None:
    typed = "1\n1\nmap\nhand\nforces\ndiscards\nfactions\nlog\nlog 1\nhelp\n"
    output = play(*QUICK, typed=typed).output
    for expected in ("The Sundered Vale", "╭──", "Hand (", "Forces", "Discard piles", "Dragon Riders", "BS-19.3"):
        assert expected in output
    assert "\x1b" not in output, "no colours in a pipe"


def test_save_writes_a_copy_and_never_over_a_file(play: Play, tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.jsonl", tmp_path / "there.txt"
    there.write_text("mine")
    output = play(*QUICK, typed=f"1\nsave {copy}\nsave {there}\n").output
    assert "Saved a copy to" in output
    assert "was not changed" in " ".join(output.split()), "however the line is broken"
    assert len(match_in(copy).steps) > 1
    assert there.read_text() == "mine"


def test_german_throughout(play: Play) -> None:
    output = play(
        *QUICK[:-1], "de", typed="Drachenreiter\nwarum Briarwood\n1\nz\nhilfe\nkarte\nhand\nverlauf\nquatsch\n"
    ).output
    for expected in (
        "Wähle eine Fraktion.",
        "Spieler 1 führt die Fraktion „Drachenreiter“.",
        "Setze deine Zitadelle ein.",
        "In Dornwald steht schon eine Zitadelle.",
        "BS-4.16 Mindestabstand: Zwischen zwei Zitadellen",
        "Zurückgenommen.",
        "Das Geteilte Tal",
        "Zitadelle",
        "Es gibt keine Option „quatsch“.",
        "Weiter mit:",
    ):
        assert expected in output, expected


def test_asking_about_an_option_does_not_pick_it(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    typed = "1\n?dunmere\n? Dunmere (Plains)\nwhy dunmere\nquit\n"
    output = play(*QUICK, "--save", str(kept), typed=typed).output
    assert output.count(" is possible: option 4.") == 3, output
    assert match_in(kept).steps[-1].line.kind != "citadel", "nothing is placed by a question mark"
    assert match_in(kept).state.asked(0).clause == "BS-19.2"


def test_two_people_pass_the_keyboard_and_keep_their_hands_hidden(play: Play) -> None:
    args = ("bloodstones", "--people", "2", "--seed", "5", "--lang", "en", "--name", "Ada", "--name", "Bo")
    output = play(*args, typed="1\n" * 12).output
    assert output.index("Pass the keyboard to Ada.") < output.index("Pass the keyboard to Bo.")
    ada, bo = (re.split(r"Pass the keyboard to \w+\.", output)[k] for k in (1, 2))
    assert "Ada: Choose a faction." in ada
    assert "Bo: Choose a faction." in bo
    hands = re.findall(r"You draw (.*)", output)
    assert len(set(hands)) == len(hands), "nobody is told of another's tiles"


def test_bots_alone_can_be_watched(play: Play) -> None:
    output = play(*QUICK, "--people", "0", "-o", "max_rounds=1").output
    assert "Bot 1 (Random) leads" in output
    assert "You draw" not in output
    assert "The game is over." in output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("bloodstone",), "did you mean bloodstones?"),
        (("bloodstones", "--players", "9"), "2 to 6 players, not 9"),
        (("bloodstones", "-o", "mpa=default"), "did you mean map?"),
        (("bloodstones", "-o", "map=atlantis"), "'atlantis' is not one of"),
        (("bloodstones", "-o", "map"), "name=value"),
        (("bloodstones", "--bots", "randon"), "did you mean random?"),
        (("bloodstones", "--bots", "random,random"), "names 2 bots for 1 seats"),
        (("bloodstones", "--seat", "3", "--players", "2"), "there is no seat 3"),
        (("bloodstones", "--seat", "2", "--people", "2"), "does not match --seat"),
        (("bloodstones", "--name", "A", "--name", "B"), "2 names for 1 people"),
        (("bloodstones", "--lang", "xx"), "'xx'"),
        (("--resume", "nowhere.jsonl"), "nowhere.jsonl: No such file"),
        (("--resume", "nowhere.jsonl", "--seed", "3"), "already has its --seed"),
        (("bloodstones", "--save", "/nowhere/game.jsonl"), "there is no folder /nowhere"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(play: Play, args: tuple[str, ...], message: str) -> None:
    result = play(*args)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


def test_a_file_cut_off_is_refused_and_left_alone(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    play(*QUICK, "--save", str(kept), typed="1\n1\n")
    whole = kept.read_text("utf-8")
    kept.write_text(whole[:-20], "utf-8")
    result = play("--resume", str(kept))
    assert result.exit_code == 2
    assert "not JSON, perhaps truncated" in result.output
    assert kept.read_text("utf-8") == whole[:-20]
    kept.write_text(whole.replace('"lizardmen', '"dragon').replace("0", "1"), "utf-8")
    assert play("--resume", str(kept)).exit_code == 1, "it can be read, and is another game"


def test_a_new_game_is_never_written_over_a_file(play: Play, tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("mine")
    result = play(*QUICK, "--save", str(there))
    assert result.exit_code == 2
    assert "already exists" in result.output
    assert there.read_text() == "mine"


def test_without_a_game_one_is_chosen(play: Play) -> None:
    output = play("--bots", "random", "--lang", "en", typed="bloodstones\n1\n").output
    assert "Choose a faction." in output


def test_long_lists_of_pairs_are_asked_for_in_two_steps() -> None:
    spec = find_game("bloodstones")
    words = Translator(spec, "en", ["A", "B", "C", "D"])
    grouped = 0
    for seed in range(6):
        st = spec.start(4, {"faction_assignment": "random"}, seed=seed)
        for _ in range(400):
            asked = st.decision
            if asked is None:
                break
            menu = Menu(spec, st, asked, words)
            assert sorted(map(str, [o for entry in menu.entries for o in entry.options])) == sorted(
                map(str, asked.options)
            )
            if any(len(entry.options) > 1 for entry in menu.entries):
                grouped += 1
                options = next(entry.options for entry in menu.entries if len(entry.options) > 1)
                menu.open(options)
                assert [entry.options for entry in menu.entries] == [[option] for option in options]
                menu.regroup()
                assert not menu.inside
            st.apply(asked.options[seed * 7 % len(asked.options)])
    assert grouped


# -- a real terminal ---------------------------------------------------------------------------------------------------


class Screen:
    """A process at a pseudo-terminal of a given size."""

    def __init__(self, args: tuple[str, ...], home: Path, rows: int, columns: int) -> None:
        self.main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "SANDTABLE_HOME": str(home), "LANG": "C.UTF-8"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            env.pop(name, None)
        command = [sys.executable, "-m", "sandtable", "play", *args]
        self.process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=env, start_new_session=True)
        os.close(side)
        self.seen = ""

    def read_until(self, text: str, seconds: float = 60) -> str:
        """The output since the last call, up to and including this text."""
        end = time.monotonic() + seconds
        raw = b""
        while text not in (shown := raw.decode("utf-8", "ignore")):
            ready, _, _ = select.select([self.main], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"waited too long for {text!r}; got {shown[-2000:]}"
            try:
                raw += os.read(self.main, 65536)
            except OSError:  # the other end is closed
                break
        return raw.decode("utf-8", "ignore")

    def type(self, line: str) -> None:
        os.write(self.main, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Send Ctrl-C once the process sleeps. Between a prompt and the wait for a line, Python would only remember it."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)
        self.process.send_signal(signal.SIGINT)

    def close(self) -> int:
        os.close(self.main)
        return self.process.wait(60)


@pytest.mark.parametrize(("rows", "columns"), [(40, 100), (50, 160), (24, 80)])
def test_a_real_terminal_shows_the_whole_table(tmp_path: Path, rows: int, columns: int) -> None:
    screen = Screen((*QUICK, "--players", "3"), tmp_path, rows, columns)
    try:
        assert "Saltmarch Narrows" in screen.read_until("Press Enter to begin. "), "the briefing comes first"
        screen.type("")
        assert "Dragon Riders" in screen.read_until("> ")
        screen.type("1")
        shown = screen.read_until("> ")
        assert "\x1b[2J" in shown
        assert "Place your citadel." in shown
        lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.rpartition("\x1b[2J")[2]).splitlines()
        assert max(map(len, lines)) <= columns
        assert len(lines) <= rows
        if rows >= 40:
            assert any("╭──" in line for line in lines), "the map is drawn"
        screen.type("u")
        assert "Nothing to undo" in screen.read_until("\n> ")
        screen.interrupt()
        assert "--resume" in screen.read_until("--resume")
    finally:
        code = screen.close()
    assert code == 0


def test_the_colours_of_factions_can_be_read() -> None:
    for faction in FACTIONS:
        assert contrast(faction.colours["tile"], faction.colours["figure"]) >= 4, faction.id


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


LORE = ("battlelore", "--seed", "3", "--lang", "en", "-o", "mode=lore", "-o", "adventure=bl-04-wizards-tarn")


def test_a_window_without_a_choice_asks_nobody(play: Play, tmp_path: Path) -> None:
    """A window in which nothing can be played asks no one, with one person or two at the keyboard."""
    short = ("-o", "turn_limit=2")
    questions = re.compile(r"\(BL-13\.6;[^\n]*\)\n 1 Pass\n>")
    alone = play(*LORE, *short, "--save", str(tmp_path / "alone.jsonl"), typed=FIRST * 400)
    assert "The game is over." in alone.output
    assert not questions.search(alone.output)
    record = read_record((tmp_path / "alone.jsonl").read_text("utf-8"))
    assert Match.from_record(find_game("battlelore"), record).state.decision is None
    two = play(*LORE, *short, "--people", "2", "--save", str(tmp_path / "two.jsonl"), typed=FIRST * 400)
    assert "The game is over." in two.output
    assert not questions.search(two.output)


def test_undo_goes_back_to_a_choice(play: Play, tmp_path: Path) -> None:
    """The lone option that was played after the pick is undone with it."""

    def steps(name: str, typed: str) -> list[str]:
        kept = tmp_path / name
        assert play(*LORE, "--save", str(kept), typed=typed + "quit\n").exit_code == 0
        return [
            step.line.kind
            for step in Match.from_record(find_game("battlelore"), read_record(kept.read_text("utf-8"))).steps
        ]

    before = steps("before.jsonl", FIRST * 6)
    assert steps("after.jsonl", FIRST * 7) == [*before, "order_unit", "play_lore"]
    assert steps("undone.jsonl", FIRST * 7 + "u\n") == before


def test_giving_up_is_confirmed_and_ends_the_game(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    result = play(*QUICK, "--save", str(kept), typed="1\nconcede\nno\n1\nresign\nyes\n")
    assert result.output.count("do you want to resign?") == 2
    assert "The game is over." in result.output
    assert "Winner: Bot 2 (Random)" in result.output
    match = match_in(kept)
    assert match.state.result is not None
    assert (match.state.result.winners, match.state.result.how) == ((1,), "conceded")
    assert match.lines[-1].kind == "match:concede"


def test_an_answer_that_can_lose_the_game_is_given_twice(play: Play, tmp_path: Path) -> None:
    """The list shows the danger, the first try only tells it, and the second one is the answer."""
    spec = find_game("warlords")
    match: Match[State] = Match(spec, 2, {"scenario": "first-conquest"}, Seed(0))
    rng = seeded(0)
    asked = match.state.open_questions()[0]
    while all(each.text != "end" for each in dangers(spec, match.state.seen_by(asked.seat), asked.seat)):
        picks = asked.candidates()
        match.pick(asked.seat, picks[rng.below(len(picks))])
        asked = match.state.open_questions()[0]
    kept = tmp_path / "game.jsonl"

    def resumed(typed: str, language: str = "en") -> tuple[str, int]:
        kept.write_text(match.record().to_text(), "utf-8")
        shown = play("--resume", str(kept), "--lang", language, typed=typed).output
        steps = Match.from_record(spec, read_record(kept.read_text("utf-8"))).steps
        return " ".join(shown.split()), len(steps)

    once, steps = resumed("end\nquit\n")
    assert "4 End the step ! Hereuth has no garrison." in once
    assert "If you want that, type it again." in once
    assert steps == len(match.steps)
    assert resumed("end\nend\nquit\n")[1] > steps
    assert "Wenn du das trotzdem willst, gib es noch einmal ein." in resumed("end\nquit\n", "de")[0]


def test_a_bot_declines_a_draw_and_what_it_cannot_take_back(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    lines = FIRST * 30 + "draw\ndraw\n"
    words = ("bloodstones", "--bots", f"{DECIDING}:Proud", "--seed", "5", "--lang", "en")
    result = play(*words, "-o", "max_rounds=9", "--save", str(kept), typed=lines)
    assert "declines." in result.output
    assert "You have already proposed something since the last choice." in result.output
    assert [line.kind for line in match_in(kept).lines[-2:]] == ["match:draw", "match:decline"]


def test_a_bot_accepts_a_draw(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    words = ("bloodstones", "--bots", f"{DECIDING}:Humble", "--seed", "5", "--lang", "en")
    result = play(*words, "--save", str(kept), typed=FIRST * 5 + "draw\n")
    assert "The game is over." in result.output
    assert [line.kind for line in match_in(kept).lines[-2:]] == ["match:draw", "match:accept"]


def test_a_bot_concedes_to_a_person_but_not_to_a_bot(play: Play, tmp_path: Path) -> None:
    for people, how in (("1", "conceded"), ("0", "")):
        kept = tmp_path / f"{people}.jsonl"
        words = ("bloodstones", "--bots", f"{DECIDING}:Lost", "--people", people, "--seed", "5", "-o", "max_rounds=1")
        result = play(*words, "--lang", "en", "--save", str(kept), typed=FIRST * 5)
        assert "The game is over." in result.output
        ended = match_in(kept).state.result
        assert ended is not None
        assert (ended.how == "conceded") == (how == "conceded")


def test_why_nothing_is_entered_is_said_in_the_language_of_the_table(play: Play, tmp_path: Path) -> None:
    """The text has no words of another language, and seats are not numbered from 0."""
    game = (
        "bloodstones",
        "--seed",
        "5",
        "-o",
        "faction_assignment=random",
        "--bots",
        f"{DECIDING}:Proud",
        "--lang",
        "de",
    )
    typed = FIRST + "draw\ndraw\n" + FIRST + "takeback 1\ntakeback 9999\n"
    result = play(*game, "--save", str(tmp_path / "game.jsonl"), typed=typed)
    assert result.exit_code == 0, result.output
    assert "Du hast seit der letzten Entscheidung schon etwas vorgeschlagen." in result.output
    assert "Du kannst höchstens um die " in result.output
    assert "seat" not in result.output


def test_a_point_that_is_no_answer_is_explained_in_the_language_of_the_table(play: Play, tmp_path: Path) -> None:
    typed = (FIRST + "12 12\nfoo\n1 2 3\n") * 60
    kept = tmp_path / "game.jsonl"
    result = play("first_blood", "--seed", "3", "--lang", "de", "--save", str(kept), typed=typed)
    assert result.exit_code == 0, result.output
    assert "Die Base würde über die Tischkante hinausragen." in result.output
    assert "„foo“ ist weder eine Option noch ein Punkt" in result.output
    assert "is not in the region" not in result.output
    assert "is not a point" not in result.output


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_against_an_entry_has_words(language: str) -> None:
    source = Path(match_module.__file__).read_text("utf-8")
    keys = set(re.findall(r'EntryRefusal\("(\w+)"', source))
    assert len(keys) > 7
    for key in keys:
        for n in (0, 1, 3):
            assert Translator(None, language)(f"error-entry-{key}", n=n).endswith(".")


def test_two_people_agree_to_take_something_back_and_on_a_draw(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    hot = ("bloodstones", "--people", "2", "--seed", "5", "--lang", "en", "-o", "faction_assignment=random")
    for lines in range(12, 18):  # some lines only take over the keyboard
        kept.unlink(missing_ok=True)
        result = play(*hot, "--save", str(kept), typed=FIRST * lines + "takeback 3\nyes\n")
        assert result.exit_code == 0, result.output
        if "match:accept" in kept.read_text("utf-8"):
            break
    match = match_in(kept)
    assert [line.kind for line in match.lines[-2:]] == ["match:back", "match:accept"]
    assert len(match.steps) < len(match.lines)
    again = play("--resume", str(kept), "--lang", "en", typed="\ndraw\nyes\n")
    assert "offers a draw. Do you agree?" in again.output
    result_of = match_in(kept).state.result
    assert result_of is not None
    assert result_of.how == "agreed"


def test_the_battle_of_the_day_needs_no_server_and_is_begun_once(play: Play, tmp_path: Path) -> None:
    first = play("--daily", "warlords", "--lang", "en", typed="concede\nyes\n")
    assert first.exit_code == 0, first.output
    assert "Set-up and dice are the same for everyone" in first.output
    assert re.search(r"Battle of the day, Warlords, \d{4}-\d\d-\d\d: Defeat \(\d+ : \d+\)", first.output)
    (kept,) = (tmp_path / "games").glob("warlords-daily-*.jsonl")
    again = play("--daily", "warlords", "--lang", "en")
    assert again.exit_code == 2
    assert f"--resume {kept}" in again.output
    other = play("--daily", "warlords", "--lang", "en", "--save", str(tmp_path / "other.jsonl"), typed="")
    record, second = (read_record(path.read_text("utf-8")) for path in (kept, tmp_path / "other.jsonl"))
    assert (record.options, record.seed.number) == (second.options, second.seed.number), other.output
    assert play("--daily", "warlords", "--seed", "3").exit_code == 2


def test_a_program_that_fails_is_named_at_the_table_and_in_the_record(play: Play, tmp_path: Path) -> None:
    kept, bot = tmp_path / "game.jsonl", tmp_path / "bot.py"
    bot.write_text("print('ready 1', flush=True)\ninput()\ninput()\nprint('nonsense', flush=True)\ninput()\n")
    words = ("--save", str(kept), "--bots", f"exec:{sys.executable} {bot}", "--seed", "5")
    result = play("bloodstones", *words, "--lang", "en", typed=FIRST * 8)
    said = " ".join(result.output.split())
    assert "has failed (illegal answer: 'nonsense' is not an option of" in said
    assert "The random bot plays on." in said
    why = read_record(kept.read_text("utf-8")).why
    assert re.fullmatch(r"play: person, exec:\S+ \S+ -- seat 2: illegal answer: 'nonsense' .*; random plays on", why)
    again = play("--resume", str(kept), "--lang", "en")
    assert again.exit_code == 2
    assert "would run the code of the bot exec:" in " ".join(again.output.split())


def test_a_program_gives_up_at_the_table(play: Play, tmp_path: Path) -> None:
    kept, bot = tmp_path / "game.jsonl", tmp_path / "bot.py"
    bot.write_text("print('ready 1', flush=True)\ninput()\ninput()\nprint('concede', flush=True)\ninput()\n")
    words = ("--save", str(kept), "--bots", f"exec:{sys.executable} {bot}", "--seed", "5")
    result = play("bloodstones", *words, "--lang", "en", typed=FIRST * 8)
    assert "resigns." in result.output
    assert "The game is over." in result.output
    assert match_in(kept).state.result is not None
