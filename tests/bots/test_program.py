"""Programs play over lines: the documented examples play every game, a program that fails is replaced, none is left behind."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import sandtable
from sandtable.bots import SHIPPED, NoEnd, UnknownBot, load_bot, roster_with
from sandtable.bots.play import answer, at_table, play_game
from sandtable.cli import main
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game, playable_games

EXAMPLES = Path(__file__).parents[2] / "docs" / "guide" / "examples"
SPEC: GameSpec[State] = find_game("warlords")
OPTIONS = SPEC.check_options(2, {})
READY = "print('ready 1', flush=True)\n"
HEAD = "import json, os, sys, time\n"
FIRST = (
    "for line in sys.stdin:\n    asked = json.loads(line)\n"
    "    print(asked['options'][0] if asked['type'] == 'ask' else 'ready 1', flush=True)\n"
)
PYTHON = f"exec:{sys.executable}"
QUICK = f"exec/1:{sys.executable}"

needs_node = pytest.mark.skipif(shutil.which("node") is None and not os.environ.get("CI"), reason="there is no Node")


def script(folder: Path, text: str, name: str = "bot.py") -> Path:
    path = folder / name
    path.write_text(HEAD + text)
    return path


def played(name: str, most: int = 60) -> str:
    """Let a program play some decisions of Warlords against the random bot, and return why it failed."""
    bots = [load_bot(name, SPEC, 1), load_bot("random", SPEC, 2)]
    with pytest.raises(NoEnd):
        play_game(SPEC, bots, {}, 5, most)
    return bots[0].failure


@pytest.mark.parametrize("game", ["battlelore", "bloodstones", "first_blood", "warlords"])
@pytest.mark.parametrize("command", ["python3 line_bot.py", pytest.param("node line-bot.js", marks=needs_node)])
def test_the_examples_play_every_game_to_its_end(game: str, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    words = ["lab", "tournament", game, "--bots", f"exec:{command},random", "--rounds", "1", "--workers", "1"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "2 games from seed 0" in done.output
    assert "failed" not in done.output


def test_the_examples_are_short_and_cover_every_game() -> None:
    assert set(playable_games()) == {"battlelore", "bloodstones", "first_blood", "warlords"}
    for name in ("line_bot.py", "line-bot.js"):
        assert len((EXAMPLES / name).read_text().splitlines()) <= 40


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("sys.exit(3)", "it exited with code 3"),
        ("os.kill(os.getpid(), 9)", "it was ended by SIGKILL"),
        ("print('hello', flush=True)\n" + FIRST, "it began with 'hello', not with 'ready 1'"),
        ("print('ready 12', flush=True)\n" + FIRST, "it began with 'ready 12', not with 'ready 1'"),
        ("print('ready 1 loud', flush=True)\n" + FIRST, "it began with 'ready 1 loud'"),
        ("os.write(1, b'\\xff\\xfe\\n')\n" + FIRST, "which is not UTF-8"),
        ("os.write(1, b'x' * 5000)\n" + FIRST, "a line of more than 4096 bytes"),
        (READY + "for line in sys.stdin: print('nonsense', flush=True)", "illegal answer: 'nonsense' is not an option"),
        (READY + "for line in sys.stdin: print('#999', flush=True)", "with option #999 of "),
        (READY + "print('ready 1', flush=True)\n" + FIRST, "without being asked|is not an option"),
        (READY + "sys.stdin.readline(); sys.stdin.readline(); sys.exit()", "it exited with code 0"),
        (READY + "os.close(0); os.close(1); os.execvp('sleep', ['sleep', '600'])", "it closed its output"),
    ],
)
def test_a_program_that_fails_is_replaced(tmp_path: Path, text: str, why: str) -> None:
    assert re.search(why, played(f"{PYTHON} {script(tmp_path, text)}"))


@pytest.mark.parametrize("text", ["time.sleep(600)", READY + "time.sleep(600)", FIRST])
def test_a_program_that_is_late_is_replaced(tmp_path: Path, text: str) -> None:
    """Also one that never reads: what it is sent fills the pipe, and blocks nobody."""
    why = played(f"{QUICK} {script(tmp_path, text)}")
    assert why == ("" if text == FIRST else "no answer within 1 s")


def test_answers_are_texts_or_numbers(tmp_path: Path) -> None:
    numbers = FIRST.replace("asked['options'][0]", "'#0'")
    moves = [states_after(f"{PYTHON} {script(tmp_path, text)}", 40) for text in (FIRST, numbers)]
    assert moves[0] == moves[1]


def states_after(name: str, most: int) -> str:
    st = SPEC.start(2, {}, 5)
    bots = [load_bot(name, SPEC, 1), load_bot("random", SPEC, 2)]
    with at_table(bots, OPTIONS, st):
        for _ in range(most):
            answer(st, bots)
    assert bots[0].failure == ""
    return st.digest()


@pytest.mark.parametrize("game", ["battlelore", "bloodstones", "first_blood", "warlords"])
def test_a_program_is_sent_what_a_page_of_its_seat_is_sent(tmp_path: Path, game: str) -> None:
    """The same in every world that its seat could be in, so nothing hidden is in it."""
    spec: GameSpec[State] = find_game(game)
    lines = [json.loads(line) for line in heard(tmp_path, spec, lambda st: st)]
    again = [json.loads(line) for line in heard(tmp_path, spec, lambda st: spec.redeal(st.seen_by(0), 9))]
    assert lines == again
    start, *asked, end = lines
    options = spec.check_options(2, {})
    assert start["static"] == json.loads(msgspec.json.encode(spec.presentation.static_scene(options, 2)))
    told = {"type": "start", "protocol": 1, "game": game, "rules": spec.rules_version, "players": 2, "seat": 0}
    assert {name: start[name] for name in told} == told
    assert (start["options"], start["seed"], start["seconds"]) == (options, 1, 10)
    st = spec.start(2, {}, 5)
    bots = [load_bot("random", spec, 1), load_bot("random", spec, 2)]
    while not asked_of(st, 0):
        answer(st, bots)
    seen = st.seen_by(0)
    assert asked[0]["scene"] == json.loads(msgspec.json.encode(spec.presentation.scene(seen, 0)))
    assert asked[0]["kind"] == seen.asked(0).kind
    assert end["type"] == "end"
    assert end["how"] == "conceded"


def asked_of(st: State, seat: int) -> bool:
    assert st.decision is not None
    return st.decision.seat == seat


def heard(folder: Path, spec: GameSpec[State], world: object) -> list[str]:
    """What a program hears that writes everything to a file and gives up at its first question."""
    assert callable(world)
    log = folder / "heard"
    log.unlink(missing_ok=True)
    text = f"with open({str(log)!r}, 'w') as log:\n  for line in sys.stdin:\n    log.write(line); log.flush()\n"
    text += "    print('ready 1' if json.loads(line)['type'] == 'start' else 'concede', flush=True)\n"
    st = spec.start(2, {}, 5)
    bots = [load_bot(f"{PYTHON} {script(folder, text)}", spec, 1), load_bot("random", spec, 2)]
    randoms = [load_bot("random", spec, 1), bots[1]]
    while not asked_of(st, 0):
        answer(st, randoms)
    st = world(st)
    with at_table(bots, spec.check_options(2, {}), st):
        answer(st, bots)
    assert st.result is not None
    assert st.result.winners == (1,)
    return log.read_text().splitlines()


def test_a_program_may_be_asked_about_draws(tmp_path: Path) -> None:
    st = SPEC.start(2, {}, 5)
    for words, said, agrees in (("draws", "accept", True), ("draws", "decline", False), ("", "accept", None)):
        kinds = {"start": f"ready 1 {words}", "draw": said}
        text = f"for line in sys.stdin: print({kinds}[json.loads(line)['type']], flush=True)"
        bot = load_bot(f"{PYTHON} {script(tmp_path, text)}", SPEC)
        with at_table([bot], OPTIONS, st):
            assert bot.accepts_draw(st.seen_by(0), 0) == agrees
        assert bot.failure == ""


# -- processes ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A pipe that a program holds open as long as it runs."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def holding(folder: Path, pipe: Path, then: str) -> Path:
    """A program that holds the pipe, says so in it, and is then ready. It ignores the end of its input."""
    text = f"held = open({str(pipe)!r}, 'w')\nprint('up', file=held, flush=True)\n{READY}{then}\n"
    return script(folder, text)


def test_no_program_is_left_after_a_game(tmp_path: Path, pipe: Path) -> None:
    """Nor one that the program has started: the shell stays in between."""
    path = holding(tmp_path, pipe, "sys.stdin.readline()\n" + FIRST + "while True: time.sleep(600)")
    bot = load_bot(f"exec:sh -c '{sys.executable} {path}; true'", SPEC)
    st = SPEC.start(2, {}, 5)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    assert reader.stdout is not None
    while not asked_of(st, 0):
        answer(st, [bot, load_bot("random", SPEC)])
    with at_table([bot], OPTIONS, st):
        answer(st, [bot])
        assert reader.stdout.readline() == b"up\n"
        assert bot.failure == ""
    assert reader.communicate(timeout=60)[0] == b"", "the pipe is still held"


@pytest.mark.parametrize(("sent", "workers"), [(signal.SIGKILL, 1), (signal.SIGINT, 1), (signal.SIGINT, 2)])
def test_no_program_outlives_its_run(tmp_path: Path, pipe: Path, sent: signal.Signals, workers: int) -> None:
    """The program hangs and does not notice the end of its input; the run is killed or interrupted."""
    path = holding(tmp_path, pipe, "while True: time.sleep(600)")
    words = ["lab", "tournament", "warlords", "--bots", f"exec/600:{sys.executable} {path},random", "--rounds", "1"]
    command = [sys.executable, "-m", "sandtable", *words, "--workers", str(workers)]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    with pipe.open() as held:
        assert held.readline() == "up\n"
        os.killpg(run.pid, sent)
        while held.read(1):
            pass  # a second worker may have started another one
    run.wait(60)


def test_what_a_program_writes_to_its_error_stream_is_shown(tmp_path: Path) -> None:
    path = script(tmp_path, "print('thinking', file=sys.stderr)\nsys.exit(2)")
    words = ["lab", "tournament", "warlords", "--bots", f"exec:{sys.executable} {path},random", "--rounds", "1"]
    command = [sys.executable, "-m", "sandtable", *words, "--workers", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "thinking" in done.stderr
    assert "it exited with code 2; random plays on" in done.stderr
    assert "failed in 2 of 2 seats, where random played on; 2 times: it exited with code 2" in done.stdout


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exec:", "names no program"),
        ("exec:'", "no closing quotation"),
        ("exec/0:cat", "names no program"),
        ("exec:no-such-program x", "there is no program 'no-such-program'"),
    ],
)
def test_a_name_without_a_program_is_refused(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        load_bot(name, SPEC)


def test_no_request_and_no_server_starts_a_program() -> None:
    with pytest.raises(UnknownBot, match="no bot 'exec:cat' plays warlords"):
        SHIPPED.place("exec:cat", "warlords")
    with pytest.raises(UnknownBot, match="a server starts no programs"):
        roster_with(["exec:cat"])


def test_a_program_plays_whole_games_only(tmp_path: Path) -> None:
    name = f"{PYTHON} {script(tmp_path, FIRST)}"
    bot = sandtable.bot(name, "warlords")
    state = sandtable.game("warlords").start(seed=5)
    with pytest.raises(ValueError, match="whole games only"):
        bot.choose(state.view(state.to_move[0]))
    with pytest.raises(sandtable.UnknownBot, match="name one"):
        sandtable.bot(name)
    assert sandtable.play_game("warlords", [name, "random"], seed=1).is_over


def test_a_program_need_not_be_asked_what_has_one_answer(tmp_path: Path) -> None:
    log = tmp_path / "asked"
    asked = f"open({str(log)!r}, 'a').write(str(len(asked['options'])) + ' ') and asked['options'][0]"
    for word in ("", " choices"):
        log.write_text("")
        text = FIRST.replace("asked['options'][0]", asked).replace("'ready 1'", f"'ready 1{word}'")
        states_after(f"{PYTHON} {script(tmp_path, text)}", 60)
        assert ("1" in log.read_text().split()) == (word == "")


def test_a_program_is_not_given_the_seed_of_the_dice(tmp_path: Path) -> None:
    """It writes down the seed it is given, and leaves."""
    script = tmp_path / "note.py"
    script.write_text(
        "import json, pathlib, sys\n"
        "start = json.loads(sys.stdin.readline())\n"
        "pathlib.Path(sys.argv[1], f'seat{start[\"seat\"]}').write_text(str(start['seed']))\n"
    )
    words = ["fuzz", "warlords", "--games", "1", "--seed", "4", "--players", "2", "--workers", "1"]
    result = CliRunner().invoke(main, [*words, "--bots", f"exec:{sys.executable} {script} {tmp_path}"])
    assert result.exit_code == 0, result.output
    seeds = [int((tmp_path / f"seat{seat}").read_text()) for seat in (0, 1)]
    assert len({*seeds, 4, 5}) == 4
