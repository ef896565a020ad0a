"""Train the small policy: `python -m sandtable.rl.train GAME --out FILE`.

It plays against itself, a random player and the lowest level. After each batch of games the policy moves towards the answers
that turned out better than expected (an actor and a critic, both linear).

With `--lessons N`, a bot teaches it first: in N games the policy moves towards the answers that the bot gives. In the first
half of them the bot's answers are played. In the second half the policy's are, so that it meets the positions that it brings
about.

The same arguments give the same policy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from sandtable.bots import LEVELS, POLICY, Bot, load_bot
from sandtable.bots.play import MAX_DECISIONS
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix
from sandtable.core.registry import find_game
from sandtable.rl.policy import Described, Describer, Floats, Policy, PolicyBot, version_of

BATCH: Final = 16
"""Games between two steps of learning."""
LAMBDA: Final = 0.9
"""How far back an outcome counts (generalised advantage estimation)."""
STEP: Final = 0.03
CRITIC_STEP: Final = 0.02
SURPRISE: Final = 0.01
"""How much the policy is kept from settling too early (entropy)."""
ITSELF: Final = "itself"
LESSON_STEP: Final = 0.05
LESSON_STEPS: Final = 8
"""Steps of learning after each lesson."""
LESSON_LIMIT: Final = 600
"""After so many decisions a lesson ends."""
LESSON_BATCH: Final = 64
"""Answers of the teacher in each of these steps, drawn from all lessons so far."""
OPPONENTS: Final = (ITSELF, ITSELF, "random", LEVELS[0], LEVELS[0])


class Adam:
    """The usual step rule: each weight moves by its own recent slopes."""

    def __init__(self, weights: Floats, step: float) -> None:
        self.weights = weights
        self.step = step
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.count = 0

    def move(self, slope: Floats) -> None:
        self.count += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope * slope - self.square)
        mean = self.mean / (1 - 0.9**self.count)
        self.weights += self.step * mean / (np.sqrt(self.square / (1 - 0.99**self.count)) + 1e-8)


class Moment:
    """One answer of the policy."""

    __slots__ = ("chances", "found", "taken")

    def __init__(self, found: Described, chances: Floats, taken: int) -> None:
        self.found = found
        self.chances = chances
        self.taken = taken


class Trainer:
    def __init__(self, spec: GameSpec[State], seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self.describer = Describer(spec)
        self.policy = Policy.empty(self.describer)
        self.critic = np.zeros(self.describer.count + 1)
        parts = (self.policy.common, self.policy.by_kind, self.policy.marks)
        self.steps = [Adam(part, STEP) for part in parts]
        self.critic_step = Adam(self.critic, CRITIC_STEP)
        self.lesson_steps = [Adam(part, LESSON_STEP) for part in parts]
        self.taught: list[Moment] = []

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, number: int) -> list[tuple[list[Moment], float]]:
        """Game `number`: the answers of each seat that the policy played, with its utility."""
        chance = seeded(mix(str(self.seed), (self.spec.name, str(number))))
        opponent = OPPONENTS[number % len(OPPONENTS)]
        own = number // len(OPPONENTS) % 2
        bots: list[Bot | None] = [None, None]
        if opponent != ITSELF:
            bots[1 - own] = load_bot(opponent, self.spec, chance.word())
        st = self.spec.start(2, {}, chance.word(), log=False)
        moments: list[list[Moment]] = [[], []]
        for _ in range(MAX_DECISIONS):
            asked = st.decision
            if asked is None:
                break
            seat = asked.seat
            bot = bots[seat]
            if not asked.has_choice():
                st.step(asked.options[0], seat)
            elif bot is not None:
                seen = st.seen_by(seat)
                st.step(bot.choose(seen, seen.asked(seat)), seat)
            else:
                found = self.describer.describe(st.seen_by(seat), asked, chance.word())
                chances = self.policy.chances(found)
                drawn = chance.word() / 2**32
                taken = min(int(np.searchsorted(chances.cumsum(), drawn)), len(chances) - 1)
                moments[seat].append(Moment(found, chances, taken))
                st.step(found.picks[taken], seat)
        returns = st.result.returns() if st.result is not None else (0.0, 0.0)
        return [(moments[seat], returns[seat]) for seat in (0, 1) if moments[seat]]

    # -- lessons -------------------------------------------------------------------------------------------------------

    def lesson(self, number: int, teacher: str, alone: bool) -> None:
        """Lesson `number`: a game in which the teacher answers each question. If `alone`, the policy's answers are played."""
        chance = seeded(mix(str(self.seed), (self.spec.name, "lesson", str(number))))
        bots = [load_bot(teacher, self.spec, chance.word()) for _ in (0, 1)]
        st = self.spec.start(2, {}, chance.word(), log=False)
        for _ in range(LESSON_LIMIT):
            asked = st.decision
            if asked is None:
                break
            seat = asked.seat
            if not asked.has_choice():
                st.step(asked.options[0], seat)
                continue
            seen = st.seen_by(seat)
            found = self.describer.describe(seen, asked, chance.word())
            chances = self.policy.chances(found)
            answer = bots[seat].choose(seen, seen.asked(seat))
            if answer in found.picks:  # a place in a region may be none of the candidates
                self.taught.append(Moment(found, chances, found.picks.index(answer)))
            st.step(found.picks[int(chances.argmax())] if alone else answer, seat)
        for _ in range(LESSON_STEPS):
            self.imitate([self.taught[chance.below(len(self.taught))] for _ in range(LESSON_BATCH)])

    def imitate(self, moments: Sequence[Moment]) -> None:
        """One step towards the answers of the teacher."""
        slopes = [np.zeros_like(step.weights) for step in self.lesson_steps]
        for moment in moments:
            moment.chances = self.policy.chances(moment.found)
            self._add_slope(slopes, moment, 1.0)
        for step, slope in zip(self.lesson_steps, slopes, strict=True):
            step.move(slope / len(moments))

    # -- learning ------------------------------------------------------------------------------------------------------

    def learn(self, games: Sequence[tuple[list[Moment], float]]) -> None:
        """One step of learning from these games."""
        rows, surplus, goals = [], [], []
        for moments, reward in games:
            now = np.array([[*moment.found.now, 1.0] for moment in moments])
            values = np.tanh(now @ self.critic)
            after = np.append(values[1:], reward)
            better = after - values
            for n in range(len(better) - 2, -1, -1):
                better[n] += LAMBDA * better[n + 1]
            rows.append(now)
            surplus.append(better)
            goals.append(better + values)
        advantage = np.concatenate(surplus)
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        all_moments = [moment for moments, _ in games for moment in moments]
        slopes = [np.zeros_like(step.weights) for step in self.steps]
        for moment, gain in zip(all_moments, advantage, strict=True):
            self._add_slope(slopes, moment, float(gain))
        for step, slope in zip(self.steps, slopes, strict=True):
            step.move(slope / len(all_moments))
        now = np.concatenate(rows)
        values = np.tanh(now @ self.critic)
        error = np.clip(np.concatenate(goals), -1, 1) - values
        self.critic_step.move((error * (1 - values * values)) @ now / len(now))

    def _add_slope(self, slopes: list[Floats], moment: Moment, gain: float) -> None:
        found, chances = moment.found, moment.chances
        push = -gain * chances
        push[moment.taken] += gain
        logs = np.log(chances + 1e-12)
        push -= SURPRISE * chances * (logs - float(chances @ logs))
        change = push @ found.changes
        slopes[0] += change
        slopes[1][found.kind] += change
        for row, each in zip(found.marks, push, strict=True):
            for mark in row:
                slopes[2][mark] += each

    # -- measuring -----------------------------------------------------------------------------------------------------

    def score(self, opponent: str, games: int, first: int = 1_000_000) -> float:
        """The share of the victories against a bot, seats swapped: the answers are the most likely ones."""
        total = 0.0
        for n in range(games):
            own = n % 2
            pair: list[Bot] = [PolicyBot(self.describer, self.policy, first + n) for _ in range(2)]
            pair[1 - own] = load_bot(opponent, self.spec, first + n)
            st = self.spec.start(2, {}, first + n // 2, log=False)
            for _ in range(MAX_DECISIONS):
                if st.decision is None:
                    break
                seen = st.seen_by(st.decision.seat)
                st.apply(
                    pair[seen.asked(st.decision.seat).seat].choose(seen, seen.asked(st.decision.seat)), st.decision.seat
                )
            total += st.result.shares()[own] if st.result is not None else 0.5
        return total / games


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sandtable.rl.train", description="Train a small policy by self-play."
    )
    parser.add_argument("game")
    parser.add_argument("--lessons", type=int, default=0, help="how many games the teacher shows first")
    parser.add_argument("--teacher", default=POLICY, help="the bot that gives the lessons")
    parser.add_argument("--games", type=int, default=4000, help="how many games to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file for the weights, written whenever they are measured")
    parser.add_argument("--curve", type=Path, help="a file for the scores on the way, as JSON lines")
    parser.add_argument("--every", type=int, default=400, help="measure after so many lessons and games")
    parser.add_argument("--measure", type=int, default=40, help="games against each opponent when measuring")
    given = parser.parse_args(words)
    spec = find_game(given.game)
    trainer = Trainer(spec, given.seed)
    spent, begun, batch = 0.0, process_time(), []
    for number in range(given.lessons + given.games):
        lessons, games = min(number + 1, given.lessons), max(0, number + 1 - given.lessons)
        if not games:
            trainer.lesson(number, given.teacher, alone=2 * number >= given.lessons)
        else:
            batch += trainer.play(games - 1)
            if games % BATCH == 0:
                trainer.learn(batch)
                batch = []
        if (number + 1) % given.every == 0 or number + 1 == given.lessons + given.games:
            spent += process_time() - begun
            scores = {name: trainer.score(name, given.measure) for name in ("random", LEVELS[0])}
            taught = {"lessons": lessons} if given.lessons else {}
            line = json.dumps({**taught, "games": games, "seconds": round(spent), **scores})
            print(line, flush=True)
            if given.curve:
                with given.curve.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
            if given.out:
                about = {"version": version_of(trainer.describer), **taught, "games": games, "seed": given.seed}
                given.out.write_text(trainer.policy.text(**about) + "\n", encoding="utf-8")
            begun = process_time()
    return 0


if __name__ == "__main__":
    sys.exit(main())
