#!/usr/bin/env python3
"""Speed anchors: random playouts of other people's rules engines, side by side.

`python3 run.py bench` runs it with our own engine beside three peers.  It prints
one JSON line per engine and, for an engine with bars, whether it reached them.

    python peers.py                          the three peers of requirements/bench.txt
    python peers.py --more                   every peer that can be imported
    python peers.py --only catanatron,pokerkit
    python peers.py --adapter mine.py        add engines of your own to the run
    python peers.py --table                  a readable table on stderr as well

How the figures are made comparable
-----------------------------------
* Each peer lives in its own worker process and only one worker is ever awake.
* Rounds are interleaved: every peer plays one slice, then every peer plays a
  second slice, and so on; the figure reported is the median of the slices.
* CPU time is counted, not wall time, so a busy neighbour costs little.
* Next to every slice the same worker runs a fixed pure-Python yardstick.  The
  field ``per_yard`` is decisions per yardstick run: a speed with the machine
  (mostly) divided out.
* A decision is one question answered by a player: listing the legal options
  and applying one of them, both inside the clock.  Dice and deals are not
  decisions.  ``choice_share`` says how many decisions had two or more options,
  because some engines ask questions with a single answer and some do not.

Adapters
--------
An adapter file defines ``PEERS``, a list of objects shaped like ``Peer``; its
engines may set ``bars`` against the base peer of the same run.  Nothing in this
file is copied from a peer; it only calls public interfaces.
"""

from __future__ import annotations

import argparse
import copy
import functools
import gc
import importlib
import importlib.metadata
import importlib.util
import json
import os
import pickle
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, NamedTuple

clock = time.process_time


# --------------------------------------------------------------------------
# what a peer looks like


class Tally:
    """What happened in one or more playouts."""

    __slots__ = ("chance", "choices", "decisions", "options", "playouts")

    def __init__(self) -> None:
        self.playouts = self.decisions = self.choices = self.options = self.chance = 0


BELOW = "BELOW THE FLOOR"
UNMEASURED = "NOT MEASURED"


class Bar(NamedTuple):
    """What an engine should reach, as a multiple of another figure of the same run: the base peer's, or one of its own."""

    label: str
    figure: str  # a field of the JSON line
    floor: float
    aim: float
    less_is_better: bool = False

    def verdict(self, value: float) -> str:
        def reached(bar: float) -> bool:
            return value <= bar if self.less_is_better else value >= bar

        if reached(self.aim):
            return "reaches the aim"
        return "holds the floor" if reached(self.floor) else BELOW


class Peer:
    name = "?"
    game = "?"
    kind = "python"  # python | python over c++ | jax | node
    dist = ""  # distribution whose version is reported
    dump_format = "pickle"
    bars: tuple[Bar, ...] = ()

    def load(self) -> None:
        """Import everything; timed as import time."""

    def start(self, rng: random.Random) -> Any:
        """A fresh game."""
        raise NotImplementedError

    def again(self, game: Any, rng: random.Random) -> Any:
        """The next game of a series; environments reset instead of building anew."""
        return self.start(rng)

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        """Play at random until the end, or for `limit` decisions."""
        raise NotImplementedError

    def clone(self, game: Any) -> Any:
        """An independent copy of a live game, or None if the peer offers none."""
        return copy.deepcopy(game)

    def dump(self, game: Any) -> bytes | None:
        return pickle.dumps(game, protocol=5)

    def costs(self, rng: random.Random, seconds: float) -> dict[str, float]:
        """More figures, measured on games in progress; fields of the JSON line."""
        return {}

    def version(self) -> str:
        try:
            return importlib.metadata.version(self.dist)
        except importlib.metadata.PackageNotFoundError:
            return "unknown"


NO_LIMIT = 1 << 60


# --------------------------------------------------------------------------
# the peers


class Catanatron(Peer):
    name = "catanatron"
    game = "Catan base game, 4 players"
    dist = "catanatron"

    def load(self) -> None:
        m = importlib.import_module("catanatron")
        self.Game, self.colors = m.Game, list(m.Color)
        self.RandomPlayer = m.RandomPlayer

    def start(self, rng: random.Random) -> Any:
        random.seed(rng.getrandbits(32))  # the peer draws from the global generator
        players = [self.RandomPlayer(c) for c in self.colors[:4]]
        return self.Game(players, seed=rng.getrandbits(30))

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        n = choices = options = 0
        choice = rng.choice
        # 3.2 keeps the list on the state, later versions on the game
        where = game if hasattr(game, "playable_actions") else game.state
        # the peer's own cap for games that do not finish is 1000 turns
        while n < limit and game.winning_color() is None and game.state.num_turns < 1000:
            actions = where.playable_actions
            k = len(actions)
            options += k
            choices += k > 1
            game.execute(choice(actions), validate_action=False)
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options

    def clone(self, game: Any) -> Any:
        return game.copy()


class PokerKit(Peer):
    name = "pokerkit"
    game = "no-limit Texas hold'em hand, 6 seats, 100 big blinds"
    dist = "pokerkit"

    def load(self) -> None:
        m = importlib.import_module("pokerkit")
        a = m.Automation
        self.auto = (
            a.ANTE_POSTING,
            a.BET_COLLECTION,
            a.BLIND_OR_STRADDLE_POSTING,
            a.CARD_BURNING,
            a.HOLE_DEALING,
            a.BOARD_DEALING,
            a.RUNOUT_COUNT_SELECTION,
            a.HOLE_CARDS_SHOWING_OR_MUCKING,
            a.HAND_KILLING,
            a.CHIPS_PUSHING,
            a.CHIPS_PULLING,
        )
        self.NLHE = m.NoLimitTexasHoldem

    def start(self, rng: random.Random) -> Any:
        random.seed(rng.getrandbits(32))
        return self.NLHE.create_state(self.auto, True, 0, (1, 2), 2, (200,) * 6, 6)

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        n = choices = options = 0
        while n < limit and game.status:
            opts = []
            if game.can_fold():
                opts.append("fold")
            if game.can_check_or_call():
                opts.append("call")
            if game.can_complete_bet_or_raise_to():
                opts.append("raise")
            options += len(opts)
            choices += len(opts) > 1
            what = rng.choice(opts)
            if what == "fold":
                game.fold()
            elif what == "call":
                game.check_or_call()
            else:
                lo = game.min_completion_betting_or_raising_to_amount
                hi = game.max_completion_betting_or_raising_to_amount
                game.complete_bet_or_raise_to(rng.randint(lo, hi))
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options


class PythonChess(Peer):
    name = "python-chess"
    game = "chess"
    dist = "chess"
    dump_format = "fen"

    def load(self) -> None:
        self.chess = importlib.import_module("chess")

    def start(self, rng: random.Random) -> Any:
        return self.chess.Board()

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        n = choices = options = 0
        while n < limit:
            moves = list(game.legal_moves)
            k = len(moves)
            if not k or game.is_insufficient_material() or game.is_seventyfive_moves():
                break
            options += k
            choices += k > 1
            game.push(rng.choice(moves))
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options

    def clone(self, game: Any) -> Any:
        return game.copy(stack=False)

    def dump(self, game: Any) -> bytes | None:
        return str(game.fen()).encode()


class OpenSpiel(Peer):
    dist = "open_spiel"
    dump_format = "own"

    def __init__(self, spec: str, kind: str) -> None:
        self.spec, self.kind, self.game = spec, kind, spec
        short = spec.split("(")[0].removeprefix("python_").replace("_", "-")
        self.name = f"openspiel-{'py' if kind == 'python' else 'cpp'}-{short}"

    def load(self) -> None:
        self.pyspiel = importlib.import_module("pyspiel")
        if self.kind == "python":
            importlib.import_module("open_spiel.python.games")
        self.g = self.pyspiel.load_game(self.spec)

    def start(self, rng: random.Random) -> Any:
        return self.g.new_initial_state()

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        n = choices = options = chance = 0
        while n < limit and not game.is_terminal():
            if game.is_chance_node():
                outcomes = game.chance_outcomes()
                acts, probs = zip(*outcomes, strict=True)
                game.apply_action(rng.choices(acts, probs)[0])
                chance += 1
                continue
            actions = game.legal_actions()
            k = len(actions)
            options += k
            choices += k > 1
            game.apply_action(rng.choice(actions))
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options
        tally.chance += chance

    def clone(self, game: Any) -> Any:
        return game.clone()

    def dump(self, game: Any) -> bytes | None:
        return str(self.pyspiel.serialize_game_and_state(self.g, game)).encode()


class PettingZoo(Peer):
    dist = "pettingzoo"

    def __init__(self, module: str, game: str) -> None:
        self.module, self.game = module, game
        self.name = "pettingzoo-" + module.rsplit("_", 1)[0].replace("_", "-")

    def load(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        self.m = importlib.import_module("pettingzoo.classic." + self.module)
        self.nonzero = importlib.import_module("numpy").flatnonzero

    def start(self, rng: random.Random) -> Any:
        return self.again(self.m.env(), rng)

    def again(self, game: Any, rng: random.Random) -> Any:
        game.reset(seed=rng.getrandbits(30))
        return game

    # copying or pickling one of these environments rebuilds it from its
    # constructor arguments: the state of play is not carried over
    def clone(self, game: Any) -> Any:
        return None

    def dump(self, game: Any) -> bytes | None:
        return None

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        n = choices = options = 0
        for _agent in game.agent_iter():
            if n >= limit:
                break
            obs, _reward, term, trunc, info = game.last()
            if term or trunc:
                game.step(None)
                continue
            mask = obs["action_mask"] if "action_mask" in obs else info["action_mask"]
            legal = self.nonzero(mask)
            k = len(legal)
            options += k
            choices += k > 1
            game.step(int(legal[rng.randrange(k)]))
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options


class RLCard(Peer):
    dist = "rlcard"

    def __init__(self, spec: str, game: str) -> None:
        self.spec, self.game, self.name = spec, game, "rlcard-" + spec

    def load(self) -> None:
        self.make = importlib.import_module("rlcard").make
        importlib.import_module("rlcard.envs")

    def start(self, rng: random.Random) -> Any:
        env = self.make(self.spec, config={"seed": rng.getrandbits(30)})
        return self.again([env, None], rng)

    def again(self, game: Any, rng: random.Random) -> Any:
        game[1], _player = game[0].reset()
        return game

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        env, state = game
        n = choices = options = 0
        while n < limit and not env.is_over():
            legal = list(state["legal_actions"])
            k = len(legal)
            options += k
            choices += k > 1
            state, _player = env.step(rng.choice(legal))
            n += 1
        game[1] = state
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options


class Pgx(Peer):
    """Whole batches under one compiled loop; `clone` is meaningless here."""

    kind = "jax"
    dist = "pgx"
    optional = True  # compiling takes ten seconds or more
    batch = 64
    length = 64

    def __init__(self, spec: str) -> None:
        self.spec, self.name = spec, "pgx-" + spec.replace("_", "-")
        self.game = f"{spec}, batch of {self.batch} in one compiled loop"

    def load(self) -> None:
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        self.jax = importlib.import_module("jax")
        self.env = importlib.import_module("pgx").make(self.spec)

    def start(self, rng: random.Random) -> Any:
        jax, env, batch = self.jax, self.env, self.batch
        jnp = jax.numpy
        key = jax.random.PRNGKey(rng.getrandbits(30))
        init = jax.vmap(env.init)

        def body(carry: Any, _: Any) -> Any:
            state, key = carry
            key, k1, k2, k3 = jax.random.split(key, 4)
            mask = state.legal_action_mask
            pick = jax.random.categorical(k1, jnp.where(mask, 0.0, -1e9), axis=-1)
            nxt = jax.vmap(env.step)(state, pick, jax.random.split(k2, batch))
            fresh = init(jax.random.split(k3, batch))
            done = nxt.terminated | nxt.truncated

            def merge(a: Any, b: Any) -> Any:
                return jnp.where(done.reshape((-1,) + (1,) * (b.ndim - 1)), a, b)

            out = jax.tree_util.tree_map(merge, fresh, nxt)
            legal = mask.sum(-1)
            return (out, key), (done.sum(), (legal > 1).sum(), legal.sum())

        if not hasattr(self, "run"):
            self.run = jax.jit(lambda c: jax.lax.scan(body, c, None, length=self.length))
        carry = (jax.jit(init)(jax.random.split(key, batch)), key)
        jax.block_until_ready(self.run(carry))  # compile outside the clock
        self.carry = carry
        return self

    def again(self, game: Any, rng: random.Random) -> Any:
        return game  # finished games in the batch restart by themselves

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        self.carry, (done, choices, legal) = self.run(self.carry)
        tally.playouts += int(done.sum())
        tally.decisions += self.batch * self.length
        tally.choices += int(choices.sum())
        tally.options += int(legal.sum())

    def clone(self, game: Any) -> Any:
        return None

    def dump(self, game: Any) -> bytes | None:
        return None


class BotBowl(Peer):
    """Blood Bowl; used only when the reader already has it importable."""

    dist = "botbowl"
    game = "Blood Bowl, human team against human team"

    def __init__(self, paths: bool) -> None:
        self.paths = paths
        self.name = "botbowl-paths" if paths else "botbowl"

    def load(self) -> None:
        b = self.b = importlib.import_module("botbowl")
        c = self.config = b.load_config("bot-bowl")
        c.competition_mode = c.debug_mode = False
        c.fast_mode, c.pathfinding_enabled = True, self.paths
        self.rules, self.arena = b.load_rule_set(c.ruleset), b.load_arena(c.arena)

    def start(self, rng: random.Random) -> Any:
        b = self.b
        home = b.load_team_by_filename("human", self.rules)
        away = b.load_team_by_filename("human", self.rules)
        agents = [b.Agent(x, human=True) for x in ("home", "away")]
        seed = rng.getrandbits(30)
        game = b.Game(
            str(seed), home, away, *agents, self.config,
            arena=self.arena, ruleset=self.rules, seed=seed,
        )  # fmt: skip
        game.init()
        return game

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        b, place = self.b, self.b.ActionType.PLACE_PLAYER
        n = choices = options = 0
        while n < limit and not game.state.game_over:
            acts = [a for a in game.state.available_actions if a.action_type != place]
            k = sum(max(1, len(a.positions), len(a.players)) for a in acts)
            options += k
            choices += k > 1
            a = rng.choice(acts)
            where = rng.choice(a.positions) if a.positions else None
            who = rng.choice(a.players) if a.players else None
            game.step(b.Action(a.action_type, position=where, player=who))
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options


CPP = "python over c++"
USUAL: list[Peer] = [
    Catanatron(),
    PokerKit(),
    PythonChess(),
    OpenSpiel("backgammon", CPP),
    OpenSpiel("hive", CPP),
    OpenSpiel("chess", CPP),
    PettingZoo("connect_four_v3", "connect four"),
    PettingZoo("chess_v6", "chess"),
]
MORE: list[Peer] = [
    OpenSpiel("dark_hex(board_size=11)", CPP),
    OpenSpiel("python_block_dominoes", "python"),
    OpenSpiel("python_tic_tac_toe", "python"),
    PettingZoo("texas_holdem_no_limit_v6", "no-limit Texas hold'em hand, 2 seats"),
    RLCard("mahjong", "mahjong"),
    RLCard("doudizhu", "dou dizhu"),
    RLCard("gin-rummy", "gin rummy"),
    BotBowl(False),
    BotBowl(True),
    Pgx("backgammon"),
    Pgx("connect_four"),
]


# --------------------------------------------------------------------------
# the yardstick: a fixed piece of ordinary interpreter work


class _Cell:
    __slots__ = ("links", "owner", "value")

    def __init__(self, value: int) -> None:
        self.value = value
        self.owner = value % 3
        self.links: list[_Cell] = []


def _make_cells() -> list[_Cell]:
    cells = [_Cell(i) for i in range(64)]
    for i, cell in enumerate(cells):
        cell.links = [cells[(i * 7 + k * 11) % 64] for k in range(6)]
    return cells


def yardstick(cells: list[_Cell]) -> int:
    total = 0
    seen: dict[int, int] = {}
    for cell in cells:
        found = []
        for other in cell.links:
            if other.owner != cell.owner:
                found.append((cell.value, other.value))
                seen[other.value] = seen.get(other.value, 0) + 1
        total += len(found)
        total ^= sum([a * b for a, b in found]) & 1023
    return total + len(seen)


def time_yardstick(seconds: float) -> float:
    """Microseconds of CPU per yardstick run (best of three short slices)."""
    cells = _make_cells()
    best = float("inf")
    for _ in range(3):
        n, t0 = 0, clock()
        while True:
            for _ in range(20):
                yardstick(cells)
            n += 20
            dt = clock() - t0
            if dt >= seconds / 3:
                break
        best = min(best, dt / n)
    return best * 1e6


# --------------------------------------------------------------------------
# worker


def rss_bytes() -> int:
    try:
        with open("/proc/self/statm") as f:
            return int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def timed_loop(fn: Callable[[], object], seconds: float) -> float:
    """Seconds of CPU per call."""
    n, t0 = 0, clock()
    while True:
        fn()
        n += 1
        dt = clock() - t0
        if dt >= seconds:
            return dt / n


def middle(peer: Peer, rng: random.Random, steps: int) -> Any:
    game = peer.start(rng)
    peer.play(game, rng, Tally(), steps)
    return game


def worker(peer: Peer, seed: int) -> None:
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever the peer prints must not reach the protocol

    def say(msg: dict[str, Any]) -> None:
        out.write(json.dumps(msg) + "\n")
        out.flush()

    rss0, t0 = rss_bytes(), clock()
    try:
        peer.load()
    except Exception as e:  # not installed, or broken: say so and go
        say({"skip": f"{type(e).__name__}: {e}"})
        return
    import_s, import_mb = clock() - t0, (rss_bytes() - rss0) / 1e6
    rng = random.Random(seed)
    try:
        game = peer.start(rng)
        peer.play(game, rng, Tally(), 50)
    except Exception as e:
        say({"skip": f"{type(e).__name__}: {e}"})
        return
    say({"import_s": import_s, "import_mb": import_mb, "version": peer.version()})

    for line in sys.stdin:
        cmd = json.loads(line)
        if cmd["do"] == "play":
            yard = time_yardstick(0.06)
            gc.collect()
            tally, t0, w0 = Tally(), clock(), time.perf_counter()
            while True:
                game = peer.again(game, rng)
                peer.play(game, rng, tally, NO_LIMIT)
                dt = clock() - t0
                if dt >= cmd["seconds"]:
                    break
            wall = time.perf_counter() - w0
            yard = (yard + time_yardstick(0.06)) / 2
            msg = {k: getattr(tally, k) for k in Tally.__slots__}
            say(msg | {"cpu": dt, "wall": wall, "yard_us": yard})
        elif cmd["do"] == "extras":
            say(extras(peer, rng, cmd["seconds"]))
        else:
            return


def extras(peer: Peer, rng: random.Random, seconds: float) -> dict[str, Any]:
    res: dict[str, Any] = {"clone_us": None, "dump_bytes": None, "live_kb": None}
    if isinstance(peer, Pgx):
        return res
    # the middle of a typical playout: half the median length of a few games
    lengths = []
    for _ in range(3):
        t = Tally()
        peer.play(peer.start(rng), rng, t, NO_LIMIT)
        lengths.append(t.decisions)
    half = max(1, sorted(lengths)[1] // 2)
    try:
        games = [middle(peer, rng, half) for _ in range(3)]
        if peer.clone(games[0]) is not None:
            per = [timed_loop(functools.partial(peer.clone, g), seconds / 3) for g in games]
            res["clone_us"] = statistics.median(per) * 1e6
    except Exception as e:
        res["clone_error"] = f"{type(e).__name__}: {e}"[:120]
    try:
        data = peer.dump(games[0])
        if data is not None:
            res["dump_bytes"], res["dump_format"] = len(data), peer.dump_format
    except Exception as e:
        res["dump_error"] = f"{type(e).__name__}: {e}"[:120]
    res |= peer.costs(rng, seconds)
    # memory of one more live game: traced allocations for Python engines, growth
    # of resident memory (after a first batch has used up what was free) for others
    try:
        traced = peer.kind == "python"
        if traced:
            tracemalloc.start()
        live: list[Any] = []
        marks = []
        for _ in range(2):
            t0, n0 = clock(), len(live)
            while len(live) - n0 < 500 and (len(live) - n0 < 5 or clock() - t0 < seconds):
                live.append(middle(peer, rng, min(half, 40)))
            gc.collect()
            used = tracemalloc.get_traced_memory()[0] if traced else rss_bytes()
            marks.append((used, len(live)))
        (m0, n0), (m1, n1) = marks
        res["live_kb"], res["live_games"] = max(0, m1 - m0) / (n1 - n0) / 1024, n1
    except Exception as e:
        res["live_error"] = f"{type(e).__name__}: {e}"[:120]
    finally:
        tracemalloc.stop()
    return res


# --------------------------------------------------------------------------
# parent


Meta = dict[str, Any]


class Worker:
    def __init__(self, name: str, cmd: list[str]) -> None:
        self.name = name
        env = dict(os.environ)
        for var in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            env[var] = "1"
        env["PYTHONHASHSEED"] = "0"
        self.proc = subprocess.Popen(
            cmd,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=env,
        )
        self.info = self.read()
        self.rounds: list[dict[str, Any]] = []
        self.extra: dict[str, Any] = {}

    def read(self) -> dict[str, Any]:
        assert self.proc.stdout is not None
        line = self.proc.stdout.readline()
        return json.loads(line) if line else {"skip": "worker died"}

    def ask(self, **cmd: Any) -> dict[str, Any]:
        assert self.proc.stdin is not None
        try:
            self.proc.stdin.write(json.dumps(cmd) + "\n")
            self.proc.stdin.flush()
        except BrokenPipeError:
            return {"skip": "worker died"}
        return self.read()

    def stop(self) -> None:
        try:
            if self.proc.stdin is not None:
                self.proc.stdin.close()
        except BrokenPipeError:
            pass
        self.proc.wait(timeout=20)


def sig(x: float | None, digits: int = 4) -> float | None:
    return None if x is None else float(f"{x:.{digits}g}")


def summarise(w: Worker, meta: dict[str, Any]) -> dict[str, Any]:
    rs = w.rounds
    dps = [r["decisions"] / r["cpu"] for r in rs]
    per_yard = [r["decisions"] / r["cpu"] * r["yard_us"] / 1e6 for r in rs if r["yard_us"]]
    total = {k: sum(r[k] for r in rs) for k in Tally.__slots__}
    n = max(1, total["decisions"])
    spread = (max(dps) - min(dps)) / statistics.median(dps)
    out = {
        "peer": w.name,
        **meta,
        "version": w.info.get("version"),
        "decisions_per_s": sig(statistics.median(dps)),
        "choices_per_s": sig(statistics.median([r["choices"] / r["cpu"] for r in rs])),
        "per_yard": sig(statistics.median(per_yard)) if per_yard else None,
        "spread": sig(spread, 2),
        "playouts_per_s": sig(statistics.median([r["playouts"] / r["cpu"] for r in rs])),
        "decisions_per_playout": sig(n / max(1, total["playouts"])),
        "choice_share": sig(total["choices"] / n, 3),
        "options_per_decision": sig(total["options"] / n, 3),
        "chance_per_decision": sig(total["chance"] / n, 3),
        "options_per_s": sig(statistics.median([r["options"] / r["cpu"] for r in rs])),
        "wall_over_cpu": sig(statistics.median([r["wall"] / r["cpu"] for r in rs]), 3),
        "yard_us": sig(statistics.median([r["yard_us"] for r in rs])),
        "import_s": sig(w.info.get("import_s"), 3),
        "import_mb": sig(w.info.get("import_mb"), 3),
    }
    for k, v in w.extra.items():
        out[k] = sig(v, 3) if isinstance(v, float) else v
    return out


def ratio(mine: list[dict[str, Any]], base: list[dict[str, Any]], what: str) -> float:
    """Median over rounds of decisions, choices or options per second divided by the base's."""

    def speed(r: dict[str, Any]) -> float:
        # in yardsticks where there is one: it takes out drift between slices
        return float(r[what] / r["cpu"] * (r["yard_us"] or 1.0))

    plain = any(not r["yard_us"] for r in mine + base)
    if plain:
        mine, base = ([dict(r, yard_us=0) for r in rs] for rs in (mine, base))
    return statistics.median(speed(m) / speed(b) for m, b in zip(mine, base, strict=False))


def load_adapter(path: str) -> list[Peer]:
    spec = importlib.util.spec_from_file_location("peer_adapter", path)
    assert spec is not None
    assert spec.loader is not None
    mod = importlib.util.module_from_spec(spec)
    # adapters may `from peers import Peer`
    sys.modules.setdefault("peers", sys.modules[__name__])
    sys.modules["peer_adapter"] = mod
    spec.loader.exec_module(mod)
    return list(mod.PEERS)


def print_bars(peers: list[Peer], rows: list[dict[str, Any]], base: str) -> set[str]:
    """Hold each engine with bars against them; give the verdicts found."""
    by_name = {r["peer"]: r for r in rows}
    verdicts = set()
    for p in peers:
        if not p.bars:
            continue
        print(f"\n{p.name} against {base}, same run")
        for bar in p.bars:
            value = by_name.get(p.name, {}).get(bar.figure)
            verdict = UNMEASURED if value is None else bar.verdict(value)
            verdicts.add(verdict)
            most = "at most " if bar.less_is_better else ""
            found = "-" if value is None else f"{value:.2f}"
            print(f"  {bar.label:<14}{found:>7} x   floor {most}{bar.floor}, aim {most}{bar.aim}: {verdict}")
    return verdicts


def arguments() -> argparse.ArgumentParser:
    ap = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    ap.add_argument("--only", help="comma separated peer names")
    ap.add_argument("--adapter", action="append", default=[], help="file with PEERS")
    ap.add_argument("--rounds", type=int, default=5)
    ap.add_argument("--seconds", type=float, default=0.45, help="CPU per slice")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--more", action="store_true", help="every peer that can be imported")
    ap.add_argument("--all", action="store_true", help="also the slow starters (pgx)")
    ap.add_argument("--strict", action="store_true", help="exit code 1 for an engine below a floor")
    ap.add_argument("--node-modules", help="folder holding boardgame.io, adds that peer")
    ap.add_argument("--base", default="catanatron", help="peer that `vs_base` divides by")
    ap.add_argument("--table", action="store_true", help="table on stderr too")
    ap.add_argument("--worker", help=argparse.SUPPRESS)
    return ap


def chosen(ap: argparse.ArgumentParser, args: argparse.Namespace, peers: list[Peer], ours: list[Peer]) -> list[Peer]:
    """The peers that are wanted, by name or by how long they take."""
    if args.only:
        wanted = args.only.split(",")
        if unknown := set(wanted) - {p.name for p in peers}:
            ap.error("unknown peers: " + ", ".join(sorted(unknown)))
        return [p for p in peers if p.name in wanted]
    if args.all:
        return peers
    return [p for p in peers if not getattr(p, "optional", False)] if args.more else [*USUAL, *ours]


def hired(args: argparse.Namespace, peers: list[Peer]) -> list[tuple[Worker, Meta]]:
    """A process for each peer; those that cannot be had here are said and left out."""
    here = os.path.abspath(__file__)
    more = [word for path in args.adapter for word in ("--adapter", path)]
    orders = [
        (p.name, [sys.executable, here, "--worker", p.name, "--seed", str(args.seed), *more], p.game, p.kind)
        for p in peers
    ]
    if args.node_modules:
        os.environ["NODE_ENV"] = "production"
        script = os.path.join(os.path.dirname(here), "peer_boardgameio.cjs")
        for which in ("tictactoe", "hexskirmish"):
            cmd = ["node", script, os.path.abspath(args.node_modules), which]
            orders.append((f"boardgameio-{which}", cmd, which, "node"))
    workers: list[tuple[Worker, Meta]] = []
    for name, cmd, game, kind in orders:
        w = Worker(name, cmd)
        if "skip" in w.info:
            print(json.dumps({"peer": name, "skipped": w.info["skip"]}), flush=True)
            w.stop()
        else:
            workers.append((w, {"game": game, "kind": kind}))
    return workers


def compared(workers: list[tuple[Worker, Meta]], base_name: str) -> list[Meta]:
    """A row for each peer, with its ratios to the base; printed as they are made."""
    rows = [summarise(w, meta) for w, meta in workers if w.rounds]
    played = {w.name: w.rounds for w, _meta in workers if w.rounds}
    base = played.get(base_name)
    base_row = next((r for r in rows if r["peer"] == base_name), {})
    for r in rows:
        mine = played[r["peer"]]
        r["vs_base"] = sig(ratio(mine, base, "decisions"), 3) if base else None
        r["choices_vs_base"] = sig(ratio(mine, base, "choices"), 3) if base else None
        r["options_vs_base"] = sig(ratio(mine, base, "options"), 3) if base else None
        clone, base_clone = r.get("clone_us"), base_row.get("clone_us")
        r["clone_vs_base"] = sig(clone / base_clone, 3) if clone and base_clone else None
        r["python"] = platform.python_version()
        print(json.dumps(r), flush=True)
    return rows


def print_table(rows: list[Meta]) -> None:
    cols = [
        ("peer", 30), ("decisions_per_s", 12), ("choices_per_s", 12), ("vs_base", 8), ("per_yard", 9),
        ("spread", 7), ("playouts_per_s", 10), ("decisions_per_playout", 9),
        ("choice_share", 7), ("options_per_decision", 8), ("clone_us", 10),
        ("dump_bytes", 9), ("live_kb", 9), ("import_s", 8), ("import_mb", 8),
    ]  # fmt: skip
    err = sys.stderr
    print(" ".join(c[: n - 1].ljust(n) for c, n in cols), file=err)
    for r in sorted(rows, key=lambda r: -r["decisions_per_s"]):
        print(" ".join(str(r.get(c)).ljust(n) for c, n in cols), file=err)


def main() -> int:
    ap = arguments()
    args = ap.parse_args()
    ours = [p for path in args.adapter for p in load_adapter(path)]
    peers = [*USUAL, *MORE, *ours]
    if args.worker:
        worker(next(p for p in peers if p.name == args.worker), args.seed)
        return 0
    peers = chosen(ap, args, peers, ours)
    t0 = time.perf_counter()
    workers = hired(args, peers)
    for _ in range(args.rounds):
        for w, _meta in workers:
            r = w.ask(do="play", seconds=args.seconds)
            if "skip" not in r:
                w.rounds.append(r)
    for w, _meta in workers:
        w.extra = w.ask(do="extras", seconds=0.3)
    rows = compared(workers, args.base)
    for w, _meta in workers:
        w.stop()
    if args.table:
        print_table(rows)
        print(f"{time.perf_counter() - t0:.0f} s wall", file=sys.stderr)
    verdicts = print_bars(peers, rows, args.base)
    return 1 if UNMEASURED in verdicts or (args.strict and BELOW in verdicts) else 0


if __name__ == "__main__":
    raise SystemExit(main())
