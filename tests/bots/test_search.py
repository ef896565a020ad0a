"""Bots that search: repeatable, honest, and better than the policy that plays their rollouts."""

from __future__ import annotations

from sandtable.bots import Bot
from sandtable.bots.chances import Chances, chances_in
from sandtable.bots.play import play_out
from sandtable.bots.random import RandomBot
from sandtable.bots.search import SearchBot
from sandtable.bots.search.rollouts import Budget, RolloutSearch, Tried
from sandtable.bots.weighing import note
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game

SMALL = Budget(answers=4, worlds=2, ahead=4, margin=0.0)
WARLORDS = find_game("warlords")


class FirstBot(Bot):
    """Takes the first option, and finds all equally good."""

    def choose(self, seen: State, asked: Decision) -> Pick:
        note(dict.fromkeys(asked.options, 0.0))
        return asked.options[0]


class AnyBot(RandomBot):
    """Takes any option, and finds all equally good."""

    def choose(self, seen: State, asked: Decision) -> Pick:
        note(dict.fromkeys(asked.options, 0.0))
        return super().choose(seen, asked)


def searcher(budget: Budget = SMALL, seed: int = 1, policy: Bot | None = None) -> SearchBot:
    search = RolloutSearch(WARLORDS, [policy or AnyBot(3)] * 2, chances_in("warlords"), budget)
    return SearchBot(search, seed)


def position(decisions: int) -> State:
    st = WARLORDS.start(2, {}, 4, log=False)
    bots = [RandomBot(1), RandomBot(2)]
    while decisions and st.decision is not None:
        seat = st.decision.seat
        seen = st.seen_by(seat)
        st.apply(bots[seat].choose(seen, seen.asked(seat)), seat)
        decisions -= 1
    return st


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    """Whatever the bot was asked before, and whatever the others hold."""
    for decisions in range(20, 140, 8):
        st = position(decisions)
        if st.decision is None:
            break
        seat = st.decision.seat
        seen = st.seen_by(seat)
        before = seen.dump()
        pick = searcher().choose(seen, seen.asked(seat))
        assert st.asked(seat).allows(pick)
        assert seen.dump() == before, "the search changed what it was shown"
        used = searcher()
        other = WARLORDS.redeal(seen, 99).seen_by(seat)
        used.choose(other, other.asked(seat))
        assert used.choose(other, other.asked(seat)) == pick


def test_the_policy_s_own_answer_stands_unless_another_is_better_by_the_margin() -> None:
    changed = 0
    for decisions in range(10, 130, 4):
        st = position(decisions)
        if st.decision is None:
            break
        seat = st.decision.seat
        seen = st.seen_by(seat)
        asked = seen.asked(seat)
        never = searcher(SMALL._replace(margin=2.0), policy=FirstBot()).choose(seen, asked)
        assert never == asked.options[0]
        changed += searcher(policy=FirstBot()).choose(seen, asked) != never
    assert changed > 3


def test_what_a_policy_answers_without_weighing_is_not_searched() -> None:
    st = position(60)
    assert st.decision is not None
    seen = st.seen_by(st.decision.seat)
    asked = seen.asked(st.decision.seat)
    searching = searcher(policy=RandomBot(3))

    def refuse() -> bool:
        raise AssertionError("a rollout")

    searching.search.is_stopped = refuse
    assert searching.choose(seen, asked) == RandomBot(3).choose(seen, asked)


def test_a_search_beats_its_own_policy() -> None:
    """Four answers tried twice and judged by the chances after a few random moves: far better than random moves."""
    won = 0.0
    for number in range(4):
        seat = number % 2
        bots = [searcher(seed=number) if each == seat else RandomBot(number) for each in range(2)]
        st = WARLORDS.start(2, {}, number // 2, log=False)
        play_out(st, bots)
        assert st.result is not None
        won += st.result.shares()[seat]
    assert won >= 3, won


def test_a_rollout_ends_when_so_many_turns_have_begun() -> None:
    st = position(60)
    assert st.decision is not None
    seen = st.seen_by(st.decision.seat)
    world = World(WARLORDS, seen, 5)
    begun, before = 0, world.state.active_seats()
    bots = [RandomBot(1), RandomBot(2)]
    while world.turns < 3:
        assert world.play_on(bots, 1, turns=3) == 1
        now = world.state.active_seats()
        begun += now not in (before, ())
        before = now
    assert begun == 3
    assert world.play_on(bots, 100, turns=3) == 0
    copied = world.copy()
    assert copied.play_on(bots, 10_000, turns=4) > 0 == world.play_on(bots, 1, turns=3)
    assert copied.turns == 4 or copied.state.result is not None


def tried(pick: int, *chances: float) -> Tried:
    made = Tried(pick)
    made.chances += chances
    return made


def test_answers_are_dropped_when_they_are_clearly_worse_than_the_policy_s_or_the_best() -> None:
    search = RolloutSearch(WARLORDS, [], chances_in("warlords"), SMALL._replace(errors=1.0))
    own = tried(0, 0.5, 0.6, 0.4, 0.5)
    worse, equal = tried(1, 0.4, 0.5, 0.3, 0.45), tried(2, 0.5, 0.6, 0.4, 0.5)
    open_yet, best = tried(3, 0.7, 0.4, 0.5, 0.5), tried(4, 0.6, 0.7, 0.5, 0.6)
    assert search.promising(own, [worse, equal]) == []
    assert [each.pick for each in search.promising(own, [worse, equal, open_yet])] == [3]
    assert [each.pick for each in search.promising(own, [worse, best, open_yet])] == [4, 3]
    good = tried(5, 0.8, 0.8, 0.6, 0.7)
    assert [each.pick for each in search.promising(own, [best, good])] == [5]


def test_no_more_worlds_are_tried_when_the_choice_is_closed() -> None:
    class Even(Chances):
        def of(self, st: State) -> tuple[float, ...]:
            return (0.5, 0.5)

    st = position(60)
    assert st.decision is not None
    seen = st.seen_by(st.decision.seat)
    asked = seen.asked(st.decision.seat)
    assert len(asked.options) > 1
    budget = SMALL._replace(answers=2, worlds=3, batches=5)
    rollouts: list[None] = []

    def note_rollout() -> bool:
        rollouts.append(None)
        return False

    search = RolloutSearch(WARLORDS, [FirstBot()] * 2, Even(chances_in("warlords").described, ()), budget)
    search.is_stopped = note_rollout
    assert search.best(seen, asked, 1) == asked.options[0]
    assert len(rollouts) == 6, "equal answers need no second batch"
