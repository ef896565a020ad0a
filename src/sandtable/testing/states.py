"""Checks promises about states: sound, cloneable, and saved and replayed the same everywhere."""

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import TypeVar

from sandtable.core.engine.codec import BadSave, decode
from sandtable.core.engine.declare import wrong_clone
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game, game_names
from sandtable.testing.playing import (
    play_on,
)
from sandtable.testing.trial import (
    AHEAD,
    Trial,
    Watcher,
    fingerprint,
    refuses,
)

S = TypeVar("S", bound=State)


def check_soundness(trial: Trial[S]) -> None:
    """Pieces are conserved and derived numbers agree with a recount, at every decision and at the end. No step breaks a rule
    that the game checks itself (`GameSpec.step_check`)."""
    trial.watched(Soundness)


class Soundness(Watcher[S]):
    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.step = trial.spec.step_check()

    def look(self, number: int, st: S) -> None:
        check_position(self.trial, number, st)
        if self.step is not None:
            try:
                self.step(st)
            except AssertionError as err:
                raise self.trial.failure(number, f"against the rules: {err}") from err

    def close(self, st: S) -> None:
        self.look(len(self.trial.answers) + 1, st)


def check_position(trial: Trial[S], number: int, st: S, what: str = "") -> None:
    try:
        trial.spec.check_sound(st)
    except AssertionError as err:
        raise trial.failure(number, f"{what}not sound: {err}") from err


def check_clones(trial: Trial[S]) -> None:
    """A copy plays like the original, and changing one does not affect the other."""
    for frame in trial.spec.frames:
        base = wrong_clone(frame)
        if base is not None:
            raise trial.failure(0, f"a clone of {frame.__name__} is a {base.__name__}: declare it with @frame")
    trial.watched(Clones)


class Clones(Watcher[S]):
    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        self.rng = trial.rng("clones")
        self.lists: dict[str, tuple[object, object]] = {}
        """Of each field that copies share, the value of the last step and a copy of it."""

    def look(self, number: int, st: S) -> None:
        for field in st.declared().fields:
            if field.shared:
                value: object = getattr(st, field.name)
                last, copied = self.lists.get(field.name, (None, None))
                if last is value and copied != value:
                    raise self.trial.failure(
                        number, f"{field.name} is shared by copies, and a step changed it in place"
                    )
                self.lists[field.name] = (value, field.shape.copy(value))
        if number not in self.chosen:
            return
        trial = self.trial
        before = fingerprint(st)
        clone = st.clone()
        trial.same(number, "a clone differs", fingerprint(clone), before)
        play_on(clone, self.rng, trial.chooser, AHEAD)
        trial.same(number, "playing a clone changed the original", fingerprint(st), before)
        left, right = st.clone(), st.clone()
        still = left.clone()
        play_both(trial, number, left, right, "a clone plays on differently")
        trial.same(number, "playing the original changed its clone", fingerprint(still), before)


def check_fields(trial: Trial[S]) -> None:
    """Every slot is declared or constant, a clone shares or drops no field, and a damaged field is refused by name.

    A state that implements `fields` itself has no table to compare with.
    """
    trial.watched(Fields)


class Fields(Watcher[S]):
    def look(self, number: int, st: S) -> None:
        if number not in self.chosen or type(st).fields is not State.fields:
            return
        trial = self.trial
        check_slots(trial, number, st)
        clone = st.clone()
        for field in st.declared().fields:
            value, other = getattr(st, field.name), getattr(clone, field.name, None)
            if not (field.shared and value is other):
                compare_fields(trial, number, field.name, value, other)
        check_damaged_fields(trial, number, st)


def check_slots(trial: Trial[S], number: int, st: S) -> None:
    """An undeclared slot would be neither saved nor shown, and a clone could drop it unnoticed."""
    slots = own_slots(st)
    declared = [field.name for field in st.declared().fields]
    for name in sorted(slots - {*declared, *st.fixed()}):
        raise trial.failure(number, f"the slot {name} is neither a declared field nor named by `fixed`")
    for name in [*declared, *st.fixed()]:
        if name not in slots:
            raise trial.failure(number, f"{name} is declared, but no slot of the state")
        if name in declared and name in st.fixed():
            raise trial.failure(number, f"{name} is declared as a field and as fixed")


def own_slots(st: State) -> set[str]:
    """The slots that a game adds to a state."""
    found = set(vars(st)) if hasattr(st, "__dict__") else set()
    for kind in type(st).__mro__:
        if kind is State:
            break
        found |= set(vars(kind).get("__slots__", ()))
    return found


def compare_fields(trial: Trial[S], number: int, name: str, value: object, clone: object) -> None:
    if type(value) in (list, dict, set):
        if value is clone:
            raise trial.failure(number, f"a clone shares {name} with its original")
        if isinstance(value, list) and isinstance(clone, list):
            for n, (left, right) in enumerate(zip(value, clone, strict=False)):
                compare_fields(trial, number, f"{name}[{n}]", left, right)
    if isinstance(value, int | str | tuple | list | dict | set) and value != clone:
        raise trial.failure(number, f"a clone has another {name}")


def check_damaged_fields(trial: Trial[S], number: int, st: S) -> None:
    saved = decode(st.dump())
    assert isinstance(saved, tuple)
    for n, field in enumerate(st.declared().saved, 1):
        fields = (*saved[2][:n], "damaged", *saved[2][n + 1 :])
        try:
            trial.spec.load_decoded((*saved[:2], fields, *saved[3:]))
        except BadSave as err:
            if field.name in str(err):
                continue
            raise trial.failure(
                number, f"a save with a damaged {field.name} is refused without its name: {err}"
            ) from err
        raise trial.failure(number, f"a save with a damaged {field.name} was loaded")


def play_both(trial: Trial[S], number: int, left: S, right: S, what: str) -> None:
    """Play two equal states on, side by side."""
    for ahead in range(number, min(number + AHEAD, len(trial.answers) + 1)):
        trial.same(ahead, what, fingerprint(trial.play(left, ahead)), fingerprint(trial.play(right, ahead)))


def check_saving(trial: Trial[S]) -> None:
    """A state saved and loaded at any decision is the same state and plays on the same way. Damaged saves are refused."""
    for number, st in trial.visit():
        saved = st.dump()
        loaded = trial.spec.load(saved)
        trial.same(number, "saved and loaded", fingerprint(loaded), fingerprint(st))
        play_both(trial, number, loaded, st.clone(), "a loaded state plays on differently")
        for damaged in (saved[:-1], saved[: len(saved) // 2], b"", b"(" + saved):
            if not refuses(BadSave, trial.spec.load, damaged):
                raise trial.failure(
                    number, f"a damaged save of {len(damaged)} instead of {len(saved)} bytes was loaded"
                )


def check_replay(trial: Trial[S]) -> None:
    """The same picks give the same states, with events or without."""
    trial.same(0, "the first state depends on the log", fingerprint(trial.start(log=False)), fingerprint(trial.start()))
    for number, (digest, (now, events)) in enumerate(zip(trial.digests, trial.played_quietly(), strict=True), 1):
        if now != digest:
            raise trial.failure(number, f"played without events: digest {now} instead of {digest}")
        if events:
            raise trial.failure(number, f"events were written though switched off: {events[0]!r}")


def check_other_process(trial: Trial[S]) -> None:
    """Another process, with different hash seeds, reaches the same states."""
    check_in_other_process([trial])


def check_in_other_process(trials: list[Trial[S]]) -> None:
    """`check_other_process` for several games in one process, because starting and importing take most of the time."""
    tasks = [[where_is(each.spec), each.players, each.options, each.seed, each.answers] for each in trials]
    done = subprocess.run(
        [sys.executable, "-c", "from sandtable.testing.states import main; main()"],
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "random", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    if done.returncode != 0:
        raise trials[0].failure(0, f"another process failed: {done.stderr[-500:]}")
    for trial, digests in zip(trials, json.loads(done.stdout), strict=True):
        for number, (there, here) in enumerate(zip(digests, trial.digests, strict=True), 1):
            if there != here:
                raise trial.failure(number, f"in another process: digest {there} instead of {here}")


def where_is(spec: GameSpec[S]) -> str:
    """The `module:name` of a spec, so that another process can import it."""
    module = sys.modules[type(spec).__module__]
    for name, value in vars(module).items():
        if value is spec:
            return f"{module.__name__}:{name}"
    if spec.name in game_names() and find_game(spec.name) is spec:
        return f"{spec.name}:"
    raise AssertionError(f"{spec.name}: its spec is not a name in {module.__name__}, so another process cannot find it")


def main() -> None:
    """The other process: replay the games from standard input and print the digests of each."""
    print(json.dumps([digests_of(*task) for task in json.loads(sys.stdin.read())]))


def digests_of(
    where: str, players: int, options: Options, seed: int, answers: list[tuple[int, int | list[int]]]
) -> list[str]:
    module, _, name = where.partition(":")
    spec: GameSpec[State] = getattr(import_module(module), name) if name else find_game(module)
    st = spec.start(players, options, seed, log=False)
    digests = []
    for seat, pick in answers:
        st.apply(tuple(pick) if isinstance(pick, list) else pick, seat)
        digests.append(st.digest())
    return digests
