"""The conformance kit itself: sound games pass, and a game with a fault fails the check for that fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest

from sandtable.bots import Bot
from sandtable.bots.worlds import World
from sandtable.core.engine.actions import Actions
from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import Decision, Pick, Reaction, Region, Target
from sandtable.core.engine.fields import ListOf, Whole
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import Block, Observation
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.scene.scene import Message, number_arg
from sandtable.core.space.points import point, x_of, y_of
from sandtable.testing import (
    CHECKS,
    Trial,
    any_option,
    check_game,
    check_secrets,
    playout,
    questions,
    secret_places,
    trials,
    walk_once,
    whole,
)
from sandtable.testing import trial as trial_module
from sandtable.testing.states import check_in_other_process
from tests.support import any_game
from tests.support.toys import card_duel, ring_toss, sealed_bids, skirmish
from tests.support.toys.card_duel.frames import Played
from tests.support.toys.card_duel.state import Duel
from tests.support.toys.ring_toss import Table, Throw
from tests.support.toys.sealed_bids import (
    Bid,
    Bidding,
    Bids,
    Rounds,
    SealedBids,
    SealedBidsNotation,
    SealedBidsPresentation,
)
from tests.support.toys.skirmish.turn import Turn

SB_CLAUSES = [f"SB-{n}" for n in range(1, 5)]
RT_CLAUSES = [f"RT-{n}" for n in range(1, 7)]

Fault = Callable[[pytest.MonkeyPatch], None]


TOYS = {
    "sealed_bids": (any_game(sealed_bids.SPEC), SB_CLAUSES),
    "team_bids": (any_game(sealed_bids.TEAMS), SB_CLAUSES),
    "ring_toss": (any_game(ring_toss.SPEC), RT_CLAUSES),
}
WITHOUT_WORDS = [name for name in CHECKS if name != "words"]
"""These toys have no messages."""


@cache
def trials_of(toy: str) -> list[Trial[State]]:
    """Two games of each option set, played once for all checks."""
    spec, clauses = TOYS[toy]
    found = trials(spec, range(2), 12, clauses)
    for trial in found:
        walk_once(trial, CHECKS)
    return found


@pytest.mark.parametrize("name", WITHOUT_WORDS)
@pytest.mark.parametrize("toy", TOYS)
def test_the_toys_keep_every_promise(toy: str, name: str) -> None:
    if name == "other_process":
        check_in_other_process([trial for trial in trials_of(toy) if trial.seed == 0])
        return
    for trial in trials_of(toy):
        CHECKS[name](trial)


def test_all_checks_of_a_game_are_run_by_one_call() -> None:
    check_game(sealed_bids.SPEC, samples=4, clauses=SB_CLAUSES, checks=WITHOUT_WORDS)


def test_sealed_bids_keep_their_secrets() -> None:
    for trial in trials(sealed_bids.SPEC, range(2), 20) + trials(sealed_bids.TEAMS, range(2), 20):
        check_secrets(trial)
        assert secret_places(trial) == {place: set(range(trial.players)) for place in ("hands", "Bid")}


def test_a_game_without_secrets_has_to_say_so() -> None:
    with pytest.raises(AssertionError, match="ever see more than a spectator"):
        check_game(ring_toss.SPEC, checks=[])
    check_game(ring_toss.SPEC, checks=[], secrets=False)


def test_the_same_seed_gives_the_same_playout() -> None:
    first, answers = playout(sealed_bids.SPEC, 3, {"rounds": 5}, seed=9)
    again, same = playout(sealed_bids.SPEC, 3, {"rounds": 5}, seed=9)
    _, other = playout(sealed_bids.SPEC, 3, {"rounds": 5}, seed=10)
    assert (answers, first.dump()) == (same, again.dump())
    assert answers != other


def test_a_failure_names_the_game_and_the_place() -> None:
    trial = Trial(sealed_bids.SPEC, 3, {"rounds": 2}, seed=7)
    assert str(trial.failure(4, "odd")) == "sealed_bids, 3 players, rounds=2, seed 7, pick 4: odd"


def test_a_crash_in_a_playout_names_the_pick(patch: pytest.MonkeyPatch) -> None:
    change(patch, Bidding, "close", lambda old, self, st: [][0])
    with pytest.raises(AssertionError, match=r"pick 4: .* crashed with IndexError"):
        CHECKS["ends"](Trial(sealed_bids.SPEC, 2, seed=1))


# -- one walk for several checks ---------------------------------------------------------------------------------------


def walked(patch: pytest.MonkeyPatch, checks: Iterable[str]) -> tuple[Trial[Bids], list[int]]:
    """A trial whose checks share a walk, and a list with one item per walk."""
    trial = Trial(sealed_bids.SPEC, 3, {"rounds": 5}, 1, 20, SB_CLAUSES)
    walks: list[int] = []

    def count(old: Callable[..., None], self: Trial[Bids], watchers: list[object]) -> None:
        walks.append(len(watchers))
        old(self, watchers)

    change(patch, Trial, "walk", count)
    walk_once(trial, checks, 30)
    return trial, walks


def test_checks_share_one_walk(patch: pytest.MonkeyPatch) -> None:
    names = [name for name in WITHOUT_WORDS if name not in ("entries", "undo", "other_process")]
    trial, walks = walked(patch, [*names, "secrets"])
    for name in names:
        CHECKS[name](trial)
    check_secrets(trial)
    assert secret_places(trial, 30) == {"hands": {0, 1, 2}, "Bid": {0, 1, 2}}
    assert walks == [10]
    CHECKS["options"](trial)
    assert walks == [10, 1], "what was seen once is not said twice"


def test_a_check_that_shares_a_walk_says_itself_what_it_finds(patch: pytest.MonkeyPatch) -> None:
    def lose(old: Callable[..., None], self: Bidding, st: Bids) -> None:
        old(self, st)
        st.used.pop()

    change(patch, Bidding, "close", lose)
    trial, walks = walked(patch, CHECKS)
    CHECKS["options"](trial)
    CHECKS["asking_is_pure"](trial)
    with pytest.raises(AssertionError, match="not sound: the cards are"):
        CHECKS["soundness"](trial)
    assert walks == [10, 1, 1, 1], "all together, then each alone"


def test_an_imprint_tells_apart_what_the_text_does() -> None:
    st = sealed_bids.SPEC.start(3, {"rounds": 5}, 1)
    first = trial_module.fingerprint(st)
    assert trial_module.fingerprint_text(first) == whole(st)
    assert trial_module.fingerprint(st.clone()) == first
    values: list[object] = [1, True, 1.0, (1,), [1], [True], "1", None, Whole()]
    made = []
    for value in values:
        st.prize = value  # type: ignore[assignment]
        made.append(trial_module.fingerprint(st))
        assert trial_module.fingerprint_text(made[-1]) == whole(st)
    assert len(set(made)) == len(values)


# -- faults ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def patch() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


def change(patch: pytest.MonkeyPatch, owner: type, name: str, new: Callable[..., object]) -> None:
    """Replace a method with a function that takes the old method as its first argument."""
    old = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **named: new(old, *args, **named))


def found_by(check: str, message: str, spec: GameSpec[Any] = sealed_bids.SPEC, most: int = 500) -> None:
    """The check must fail in one of a few trials, for the reason given."""
    function = check_secrets if check == "secrets" else CHECKS[check]
    clauses = SB_CLAUSES if spec.name == "sealed_bids" else RT_CLAUSES

    def all_trials() -> None:
        for seed in range(3):
            for players, options in spec.option_sets():
                function(Trial(spec, players, options, seed, 20, clauses, most=most))

    with pytest.raises(AssertionError, match=message):
        all_trials()


def test_a_slot_that_nobody_declared_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bids, "fixed", lambda self: ())
    found_by("fields", "the slot teams is neither a declared field nor named by `fixed`")


def test_a_field_without_a_slot_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bids, "fixed", lambda self: ("teams", "tame"))
    found_by("fields", "tame is declared, but no slot of the state")


def test_a_field_declared_as_fixed_too_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bids, "fixed", lambda self: ("teams", "used"))
    found_by("fields", "used is declared as a field and as fixed")


def test_a_clone_that_shares_a_field_is_found_even_if_nothing_changes_it(patch: pytest.MonkeyPatch) -> None:
    def share(old: Callable[..., Bids], self: Bids) -> Bids:
        clone = old(self)
        clone.hands[-1] = self.hands[-1]
        return clone

    change(patch, Bids, "clone", share)
    found_by("fields", r"a clone shares hands\[1\] with its original")


def test_a_clone_that_forgets_a_field_is_found(patch: pytest.MonkeyPatch) -> None:
    def forget(old: Callable[..., Bids], self: Bids) -> Bids:
        clone = old(self)
        clone.boosts = [0] * self.players
        return clone

    change(patch, Bids, "clone", forget)
    found_by("fields", "a clone has another boosts")


def test_a_damaged_field_that_is_loaded_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Whole, "wrong", lambda self, value, sizes: "")
    found_by("fields", "a save with a damaged prize was loaded")


def test_a_damaged_field_that_is_refused_without_its_name_is_found(patch: pytest.MonkeyPatch) -> None:
    def mumble(old: Callable[..., None], self: Bids, values: tuple[object, ...]) -> None:
        try:
            old(self, values)
        except BadSave:
            raise BadSave("something is wrong") from None

    change(patch, Bids, "fill", mumble)
    found_by("fields", "damaged hands is refused without its name: something is wrong")


def test_an_endless_game_is_found(patch: pytest.MonkeyPatch) -> None:
    def again(old: Callable[..., None], self: Bidding, st: Bids) -> None:
        st.reveal(Secret((), 0))
        for lane in self.lanes:
            assert isinstance(lane, Bid)
            lane.at = 0

    change(patch, Bidding, "close", again)
    found_by("ends", "not ended after 500 decisions")


def test_a_missing_result_is_found(patch: pytest.MonkeyPatch) -> None:
    def forget(old: Callable[..., None], self: Rounds, st: Bids) -> None:
        old(self, st)
        st.result = None

    change(patch, Rounds, "advance", forget)
    found_by("ends", "without a result")


def test_a_result_of_too_few_seats_is_found(patch: pytest.MonkeyPatch) -> None:
    def lose(old: Callable[..., None], self: Rounds, st: Bids) -> None:
        old(self, st)
        if st.result is not None:
            st.result.scores = st.result.scores[:-1]

    change(patch, Rounds, "advance", lose)
    found_by("ends", "does not fit")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "no options"),
        ([1, 1], "offered twice"),
        ([True], "neither an int"),
        ([("a",)], "neither an int"),
        ([1.5], "neither an int"),
    ],
)
def test_odd_options_are_found(patch: pytest.MonkeyPatch, options: list[Any], message: str) -> None:
    change(patch, Bid, "advance", lambda old, self, st: Decision("CARD", self.seat, options, "SB-2"))
    trial = Trial(sealed_bids.SPEC, 2)
    trial.answers = [(0, 0)]
    with pytest.raises(AssertionError, match=message):
        CHECKS["options"](trial)


@pytest.mark.parametrize(
    ("reaction", "options", "automatic", "message"),
    [
        (Reaction("dodge", 0), [0, 1], False, "'dodge' is not one of the game's windows"),
        (Reaction("parry", 2), [0, 1], False, "a window without its pass 2"),
        (Reaction("parry", 0), [0, 1], True, "left out where nothing but passing"),
    ],
)
def test_odd_windows_are_found(
    patch: pytest.MonkeyPatch, reaction: Reaction, options: list[Pick], automatic: bool, message: str
) -> None:
    patch.setattr(type(sealed_bids.SPEC), "windows", ("parry",))
    made = Decision("CARD", 0, options, "SB-2", (), automatic, reaction=reaction)
    assert message in questions.trouble_with(made, Trial(sealed_bids.SPEC, 2))
    sound = Decision("CARD", 0, [0], "SB-2", (), False, reaction=Reaction("parry", 0))
    assert questions.trouble_with(sound, Trial(sealed_bids.SPEC, 2)) == ""


def test_an_unknown_clause_is_found(patch: pytest.MonkeyPatch) -> None:
    def misquote(old: Callable[..., Decision | None], self: Bid, st: Bids) -> Decision | None:
        asked = old(self, st)
        if asked is not None:
            asked.clause = "SB-99"
        return asked

    change(patch, Bid, "advance", misquote)
    found_by("options", "not in the ledger")


def test_a_candidate_outside_the_region_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Region, "candidates", lambda old, self: [*old(self), point(99, 99)])
    found_by("options", "outside of the region", ring_toss.SPEC)


def test_a_region_of_something_else_than_points_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(ring_toss.SPEC.kinds, "AIM", Kind(("peg",)))
    found_by("options", "other parts than a point", ring_toss.SPEC)


def test_a_legal_point_with_a_reason_against_it_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Region, "contains", lambda old, self, spot: old(self, spot) or x_of(spot) > 5)
    found_by("regions", r"it is inside, yet the clauses against it are \['RT-2'\]", ring_toss.SPEC)


def test_a_refused_point_without_a_reason_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Region, "contains", lambda old, self, spot: old(self, spot) and x_of(spot) > 0)
    found_by("regions", r"it is outside, yet the clauses against it are \[\]", ring_toss.SPEC)


def test_a_region_that_is_drawn_otherwise_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Region, "why_not", lambda old, self, spot: old(self, spot) or (["RT-2"] if x_of(spot) > 2 else []))
    found_by("regions", "it is outside, but drawn otherwise", ring_toss.SPEC)


def test_the_edges_of_a_region_may_be_drawn_as_far_off_as_it_says(patch: pytest.MonkeyPatch) -> None:
    def smaller(old: Callable[..., list[str]], self: Region, spot: int) -> list[str]:
        return old(self, spot) or (["RT-2"] if x_of(spot) ** 2 + y_of(spot) ** 2 > 49 else [])

    change(patch, Region, "why_not", smaller)
    found_by("regions", "it is outside, but drawn otherwise", ring_toss.SPEC)
    patch.setattr(Region, "blur", lambda self: 6)
    CHECKS["regions"](Trial(ring_toss.SPEC, 2, {}, 0, 20, RT_CLAUSES))


def test_a_reason_that_no_ledger_knows_is_found_in_a_region(patch: pytest.MonkeyPatch) -> None:
    change(patch, Region, "why_not", lambda old, self, spot: ["RT-99"] if old(self, spot) else [])
    found_by("regions", "RT-99 is not in the ledger", ring_toss.SPEC)


def test_a_game_with_other_reasons_than_its_region_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, type(ring_toss.SPEC.presentation), "why_not", lambda old, self, st, seat, target: ["RT-1"])
    found_by("regions", "the game gives other reasons", ring_toss.SPEC)


def test_blaming_what_is_not_there_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Region, "blamed", lambda self, spot: [("peg", 99)])
    found_by("regions", "nobody can point at it", ring_toss.SPEC)


def test_a_refused_point_that_is_taken_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Decision, "allows", lambda old, self, pick: True)
    found_by("regions", "it was taken|its text was taken", ring_toss.SPEC)


def test_a_pick_that_is_taken_but_not_offered_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Decision, "allows", lambda old, self, pick: old(self, pick) or pick == self.options[0] + 1)
    patch.setattr(questions, "foreign_picks", lambda asked: [n for n in range(40) if n not in asked.options])
    found_by("refusals", "which is not offered")


def test_a_pick_by_any_seat_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, State, "asked", lambda old, self, seat: self.decision)
    found_by("refusals", "is not asked, but its pick was taken", ring_toss.SPEC)


def test_a_refusal_that_changes_something_is_found(patch: pytest.MonkeyPatch) -> None:
    def spend(old: Callable[..., None], self: Bids, pick: object, seat: int | None = None) -> None:
        self.rng.word()
        old(self, pick, seat)

    change(patch, State, "apply", spend)
    found_by("refusals", "refused pick changed the state")


def test_an_impure_ask_is_found(patch: pytest.MonkeyPatch) -> None:
    def count(old: Callable[..., Decision | None], self: Bid, st: Bids) -> Decision | None:
        st.prize += 1
        return old(self, st)

    change(patch, Bid, "advance", count)
    found_by("asking_is_pure", "asking changed the state")


def test_a_question_that_depends_on_chance_is_found(patch: pytest.MonkeyPatch) -> None:
    def vary(old: Callable[..., Decision | None], self: Bid, st: Bids) -> Decision | None:
        asked = old(self, st)
        if asked is not None:
            asked.context = (st.rng.word(),)
        return asked

    change(patch, Bid, "advance", vary)
    found_by("asking_is_pure", "asked again")


def test_an_order_that_matters_is_found(patch: pytest.MonkeyPatch) -> None:
    def hurry(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        st.scores[self.seat] = 2 * sum(st.scores) + 1

    change(patch, Bid, "resume", hurry)
    found_by("order_of_answers", "in another order")


def test_lost_pieces_are_found(patch: pytest.MonkeyPatch) -> None:
    def lose(old: Callable[..., None], self: Bidding, st: Bids) -> None:
        old(self, st)
        st.used.pop()

    change(patch, Bidding, "close", lose)
    found_by("soundness", "not sound: the cards are")


def test_a_clone_that_shares_a_list_is_found(patch: pytest.MonkeyPatch) -> None:
    def share(old: Callable[..., Bids], self: Bids) -> Bids:
        clone = old(self)
        clone.hands = self.hands
        return clone

    change(patch, Bids, "clone", share)
    found_by("clones", "changed the original")


def test_a_clone_that_shares_a_secret_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Secret, "clone", lambda old, self: self)
    found_by("clones", "changed the original")


def test_a_clone_that_forgets_something_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Throw, "clone", lambda old, self: Throw(self.seat, self.at, 0, self.aim, self.drop))
    found_by("clones", "a clone differs", ring_toss.SPEC)


def test_a_clone_with_other_luck_is_found(patch: pytest.MonkeyPatch) -> None:
    def reseed(old: Callable[..., Table], self: Table) -> Table:
        clone = old(self)
        clone.rng = seeded(1)
        return clone

    change(patch, Table, "clone", reseed)
    found_by("clones", "a clone differs", ring_toss.SPEC)


def test_a_save_that_forgets_something_is_found(patch: pytest.MonkeyPatch) -> None:
    def forget(old: Callable[..., Bids], self: SealedBids, *args: object) -> Bids:
        st = old(self, *args)
        st.boosts = [0] * st.players
        return st

    change(patch, SealedBids, "restore", forget)
    found_by("saving", "saved and loaded")


def test_events_that_change_the_game_are_found(patch: pytest.MonkeyPatch) -> None:
    def meddle(old: Callable[..., None], self: Bids, *args: object) -> None:
        old(self, *args)
        if self.logging:
            self.prize += 1

    change(patch, State, "emit", meddle)
    found_by("replay", "played without events")


def test_events_that_cannot_be_switched_off_are_found(patch: pytest.MonkeyPatch) -> None:
    change(
        patch, State, "emit", lambda old, self, key, args, clause, who=-1: self.events.append((key, args, clause, who))
    )
    found_by("replay", "though switched off")
    said = []
    for together in (["replay"], []):  # recorded while the game is played, or replayed
        trial = Trial(sealed_bids.SPEC, 3, {"rounds": 5}, 1, 20, SB_CLAUSES)
        walk_once(trial, together)
        with pytest.raises(AssertionError, match="though switched off") as found:
            CHECKS["replay"](trial)
        said.append(str(found.value))
    assert said[0] == said[1]


def test_hidden_state_outside_the_state_is_found(patch: pytest.MonkeyPatch) -> None:
    rolls = seeded(3)
    change(patch, State, "chance", lambda old, self, n: old(self, n) * 0 + rolls.below(n))
    found_by("replay", "digest|taken before, but now refused", ring_toss.SPEC)


class Unstable(SealedBids):
    """Its first state depends on the order of a set of texts."""

    def start_with(self, players: int, *rest: Any) -> Bids:
        st = super().start_with(players, *rest)
        st.prize += list({f"text {n}" for n in range(50)}).index("text 7")
        return st


UNSTABLE = Unstable()
LOST = [Unstable()]


def test_dependence_on_hash_seeds_is_found() -> None:
    found_by("other_process", "in another process", UNSTABLE)


def test_a_spec_that_another_process_cannot_find_is_refused() -> None:
    found_by("other_process", "cannot find it", LOST[0])


# -- faults of knowledge -----------------------------------------------------------------------------------------------


def test_a_visible_generator_is_found(patch: pytest.MonkeyPatch) -> None:
    def show(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        seen.rng = self.rng.clone()
        return seen

    change(patch, Bids, "seen_by", show)
    found_by("views", "sees the generator")


def test_a_view_that_shows_all_hands_is_found(patch: pytest.MonkeyPatch) -> None:
    def show(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        seen.hands = [hand[:] for hand in self.hands]
        return seen

    change(patch, Bids, "seen_by", show)
    trial = Trial(sealed_bids.SPEC, 3)
    assert secret_places(trial) == {"Bid": {0, 1, 2}}


def test_a_view_that_shows_a_neighbours_card_is_found(patch: pytest.MonkeyPatch) -> None:
    def peek(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        if seat == 1 and self.hands[0]:
            seen.hands[0][0] = self.hands[0][0]
        return seen

    change(patch, Bids, "seen_by", peek)
    found_by("secrets", r"the seats \[0, 1\] always know the secret at")


def test_a_view_that_shows_a_card_to_the_other_team_is_found(patch: pytest.MonkeyPatch) -> None:
    teams = Trial(sealed_bids.TEAMS, 4, {"rounds": 5}, 1, 20)
    check_secrets(teams)

    def peek(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        if self.teams and seat in (1, 3) and self.hands[0]:
            seen.hands[0][0] = self.hands[0][0]
        return seen

    change(patch, Bids, "seen_by", peek)
    with pytest.raises(AssertionError, match=r"the seats \[0, 1, 2, 3\] always know the secret at"):
        check_secrets(teams)


def test_partners_who_do_not_see_each_others_cards_are_found(patch: pytest.MonkeyPatch) -> None:
    def hide(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        if seat == 2:
            seen.hands[0] = [UNKNOWN] * len(self.hands[0])
        return seen

    change(patch, Bids, "seen_by", hide)
    with pytest.raises(AssertionError, match="the partners 0 and 2 do not see the same secrets"):
        check_secrets(Trial(sealed_bids.TEAMS, 4, {}, 1, 20))


def test_partners_who_do_not_agree_are_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Bids, "partners", lambda old, self, seat: (0, 1) if seat == 1 else old(self, seat))
    with pytest.raises(AssertionError, match="do not agree who their partners are"):
        check_secrets(Trial(sealed_bids.SPEC, 3, {}, 1, 20))


@pytest.mark.parametrize("telling", [False, True])
def test_a_card_may_be_shown_with_an_event_that_says_so(patch: pytest.MonkeyPatch, telling: bool) -> None:
    """Seat 1 looks at a card of seat 0 in the first round: a leak, unless an event reveals it."""

    def look(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        if telling:
            st.emit("shows", (0, 1), "SB-2", 0b11)

    def peek(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        if seat == 1 and self.hands[0] and (len(self.hands[0]) < 5 or not telling):
            seen.hands[0][0] = self.hands[0][0]
        return seen

    change(patch, Bid, "resume", look)
    change(patch, Bids, "seen_by", peek)
    patch.setattr(SealedBids, "reveals", ("shows",))
    trial = Trial(sealed_bids.SPEC, 3, {"rounds": 5}, 1, 20)
    if telling:
        check_secrets(trial)
        return
    with pytest.raises(AssertionError, match=r"the seats \[0, 1\] always know the secret at"):
        check_secrets(trial)


def test_a_view_that_depends_on_a_secret_is_found(patch: pytest.MonkeyPatch) -> None:
    def hint(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        if UNKNOWN not in self.hands[0]:
            seen.prize += sum(self.hands[0])
        return seen

    change(patch, Bids, "seen_by", hint)
    found_by("views", "looks different|view of its view")


def test_a_view_that_shows_open_options_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Decision, "hidden", lambda old, self: self)
    found_by("views", "looks different")


def test_secret_bids_that_are_not_masked_are_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Secret, "seen_by", lambda old, self, seat: self.clone())
    found_by("veiled_picks", "apart")


def declares(patch: pytest.MonkeyPatch, *blocks: Block) -> None:
    """Let sealed bids show a learner these blocks."""
    patch.setattr(sealed_bids.SPEC, "_observation", Observation("1", list(blocks), {}))


def test_an_observation_that_shows_a_hand_is_found(patch: pytest.MonkeyPatch) -> None:
    declares(patch, Block("all", read=lambda st, seat: st.hands, shape=ListOf(ListOf(Whole(0)), "seat"), room=(5,)))  # type: ignore[attr-defined]
    found_by("observing", r"the observation differs in its (seen|redealt) state, seat -1: all\[0\]\[0\] is")


def test_an_observation_that_shows_the_order_of_redealt_cards_is_found(patch: pytest.MonkeyPatch) -> None:
    best = Block("best", read=lambda st, seat: max(st.hands[1 - max(seat, 0)]), shape=Whole(-1, 99))  # type: ignore[attr-defined]
    declares(patch, best)
    found_by("observing", "the observation differs in its")


def test_a_number_outside_its_range_is_found(patch: pytest.MonkeyPatch) -> None:
    declares(patch, Block("prize", high=2, low=0, read=lambda st, seat: 5, shape=Whole()))
    found_by("observing", "a learner gets prize = 5, but it goes from 0 to 2")


def test_answers_with_the_same_parts_are_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Actions, "encode", lambda old, self, asked, pick: (0, 1))
    found_by("observing", "two answers to CARD have the same parts")


def test_a_mask_that_leads_nowhere_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Actions, "decode", lambda old, self, asked, parts: -7)
    found_by("observing", "the masks of CARD lead to")


def test_a_part_that_is_too_large_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        sealed_bids.SPEC, "_actions", Actions("1", sealed_bids.SPEC.kinds, {"card": (0, 2), "count": (0, 2)}, 8)
    )
    found_by("observing", "but the sizes are")


def test_a_world_made_of_the_full_state_is_found(patch: pytest.MonkeyPatch) -> None:
    def copy(old: Callable[..., None], self: World[Bids], spec: SealedBids, seen: Bids, seed: int) -> None:
        self.state = spec.redeal(seen, seed)

    change(patch, World, "__init__", copy)
    found_by("worlds", "a world was made of the full state")


def test_a_world_that_depends_on_a_secret_is_found(patch: pytest.MonkeyPatch) -> None:
    def peek(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        seen.out = [self.hands[-1][0]] if self.hands[-1] else []
        return seen

    change(patch, Bids, "seen_by", peek)
    found_by("worlds", "the world of seat . depends on what it cannot know|a policy is shown what seat . cannot know")


def test_a_policy_that_is_shown_the_whole_world_is_found(patch: pytest.MonkeyPatch) -> None:
    def show(old: Callable[..., int], self: World[Bids], policies: list[Bot], most: int) -> int:
        asked = self.state.decision
        assert asked is not None
        self.state.apply(policies[asked.seat].choose(self.state.clone(), asked), asked.seat)
        return 1

    change(patch, World, "play_on", show)
    found_by("worlds", "a policy is shown what seat . cannot know")


def test_a_policy_that_can_change_its_world_is_found(patch: pytest.MonkeyPatch) -> None:
    def share(old: Callable[..., Bids], self: Bids, seat: int) -> Bids:
        seen = old(self, seat)
        seen.used = self.used
        return seen

    change(patch, Bids, "seen_by", share)
    found_by("worlds", "a policy changed its world")


def test_a_redeal_that_loses_pieces_is_found(patch: pytest.MonkeyPatch) -> None:
    def lose(old: Callable[..., Bids], self: SealedBids, seen: Bids, seed: int) -> Bids:
        st = old(self, seen, seed)
        st.out[0] = st.out[1]
        return st

    change(patch, SealedBids, "redeal", lose)
    found_by("views", "redealt for seat -1, not sound")


def test_a_redeal_that_forgets_what_is_known_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, SealedBids, "redeal", lambda old, self, seen, seed: old(self, seen.seen_by(-1), seed))
    found_by("views", "looks different to seat 0")


def test_a_redeal_that_spoils_the_view_is_found(patch: pytest.MonkeyPatch) -> None:
    def spoil(old: Callable[..., Bids], self: SealedBids, seen: Bids, seed: int) -> Bids:
        st = old(self, seen, seed)
        seen.out = st.out[:]
        return st

    change(patch, SealedBids, "redeal", spoil)
    found_by("views", "a redeal changed the view")


def test_an_event_that_tells_a_secret_pick_is_found(patch: pytest.MonkeyPatch) -> None:
    def tell(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        st.emit("chose", (self.seat, pick), "SB-2")

    change(patch, Bid, "resume", tell)
    found_by("veiled_picks", "is told .* apart")


def test_an_event_that_tells_a_hand_is_found(patch: pytest.MonkeyPatch) -> None:
    def tell(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        st.emit("hand", tuple(st.hands[self.seat]), "SB-2")

    change(patch, Bid, "resume", tell)
    found_by("steps_do_not_leak", "tell seat -1 a secret")


def test_an_event_for_one_seat_may_tell_its_own_secret(patch: pytest.MonkeyPatch) -> None:
    def tell(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        st.emit("chose", (self.seat, pick), "SB-2", 1 << self.seat)

    change(patch, Bid, "resume", tell)
    check_game(sealed_bids.SPEC, checks=["steps_do_not_leak", "veiled_picks", "order_of_answers"])


def test_a_question_that_betrays_the_answer_before_is_found(patch: pytest.MonkeyPatch) -> None:
    def skip(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        if asked.kind == "CARD" and pick % 2:
            self.boost.value = (0,)
            self.at += 1

    change(patch, Bid, "resume", skip)
    found_by("veiled_picks", "can tell .* apart")


def test_a_secret_pick_that_is_shown_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, Parallel, "shown_pick", lambda old, self, asked, pick: pick)
    found_by("veiled_picks", "veil them")


def test_a_forgotten_reveal_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "reveal", lambda self, secret, seats=-1: setattr(secret, "knows", seats))
    found_by("steps_do_not_leak", "shows seat -1 a secret")


def test_chance_beside_the_gate_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "chance", lambda self, n: self.rng.below(n))
    found_by("steps_do_not_leak", "shows seat .* a secret", ring_toss.SPEC)
    found_by("undo", "shows seat .* a secret", ring_toss.SPEC)


def test_a_mark_that_depends_on_a_secret_is_found(patch: pytest.MonkeyPatch) -> None:
    def mark(old: Callable[..., None], self: Bid, st: Bids, asked: Decision, pick: int) -> None:
        old(self, st, asked, pick)
        if sum(st.hands[self.seat]) % 2:
            st.revealing = True

    change(patch, Bid, "resume", mark)
    found_by("steps_do_not_leak", "secrets decide whether")


@pytest.mark.parametrize("error", [1, -1])
def test_a_wrong_undo_limit_is_found(patch: pytest.MonkeyPatch, error: int) -> None:
    change(patch, Match, "undoable", lambda old, self, seat: max(0, old(self, seat) + error))
    found_by("undo", "picks, but it should be")


def test_an_undo_that_goes_too_far_is_found(patch: pytest.MonkeyPatch) -> None:
    def too_far(old: Callable[..., None], self: Match[Any], seat: int, picks: int = 1) -> None:
        old(self, seat, max(1, min(picks, self.undoable(seat))))

    change(patch, Match, "undo", too_far)
    found_by("undo", "took back|refused undo")


def test_a_history_that_keeps_what_was_taken_back_is_found(patch: pytest.MonkeyPatch) -> None:
    def keep(old: Callable[..., None], self: Match[Any], seat: int, picks: int = 1) -> None:
        steps = list(self.steps)
        old(self, seat, picks)
        self.steps = steps

    change(patch, Match, "undo", keep)
    found_by("undo", "pick")


@pytest.mark.parametrize("check", ["undo", "entries"])
def test_an_undo_after_the_end_is_found(patch: pytest.MonkeyPatch, check: str) -> None:
    """The fault: the secret is revealed, then the last picks are undone and the game continues with known dice."""

    def undoable(self: Match[Any], seat: int) -> int:
        return len(self._own) if self._own and self.steps[-1].seat == seat else 0

    def keeps_the_throw(asked: Decision, rng: Rng) -> Pick:
        return 0 if asked.kind == "AGAIN" else any_option(asked, rng)

    trials_of = [Trial(ring_toss.SPEC, 2, {"throws": 1}, seed, chooser=keeps_the_throw) for seed in range(5)]
    for trial in trials_of:
        CHECKS[check](trial)
    patch.setattr(Match, "undoable", undoable)

    def all_trials() -> None:
        for trial in trials_of:
            CHECKS[check](trial)

    with pytest.raises(AssertionError, match=r"picks, but it should be 0|after the end"):
        all_trials()


# -- faults of entries -------------------------------------------------------------------------------------------------


def test_dice_that_fall_again_after_a_take_back_are_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, State, "renew", lambda old, self, number: None)
    found_by("entries", "the same dice fall again", ring_toss.SPEC)


def test_a_take_back_that_is_not_replayed_is_found(patch: pytest.MonkeyPatch) -> None:
    numbers = seeded(1)
    change(patch, State, "renew", lambda old, self, number: old(self, numbers.word()))
    found_by("entries", "played anew|were taken back", ring_toss.SPEC)


def test_an_undo_across_an_entry_is_found(patch: pytest.MonkeyPatch) -> None:
    def keep(old: Callable[..., Any], self: Match[Any], *rest: Any) -> Any:
        before = list(self._own)
        step = old(self, *rest)
        self._own = before
        step.seat = self.steps[-2].seat
        return step

    change(patch, Match, "_add_entry", keep)
    found_by("entries", "undo would cross the entry", ring_toss.SPEC)


def test_an_undo_that_forgets_what_was_proposed_is_found(patch: pytest.MonkeyPatch) -> None:
    def forget(old: Callable[..., None], self: Match[Any], seat: int, picks: int = 1) -> None:
        old(self, seat, picks)
        self._drop_proposals()

    change(patch, Match, "undo", forget)
    found_by("entries", "taken back changes what may be entered", ring_toss.SPEC)


def test_a_deck_that_lies_as_before_after_a_take_back_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Duel, "renew", State.renew)
    found_by("entries", "decks: after a take-back the cards that nobody knows lie as before", card_duel.SPEC)


def test_a_renewal_that_changes_what_is_known_is_found(patch: pytest.MonkeyPatch) -> None:
    def deal_anew(old: Callable[..., Any], self: Any, number: int) -> None:
        old(self, number)
        self.hands[0].sort(reverse=True)

    change(patch, Duel, "renew", deal_anew)
    found_by("entries", "what seat 0 sees after a take-back", card_duel.SPEC)


def test_cards_that_vanish_when_somebody_gives_up_are_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Played, "break_off", lambda self, st: None)
    found_by("conceding", "gave up: the cards of seat", card_duel.SPEC)


def test_a_winner_who_gave_up_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, State, "end_early", lambda old, self, winners, how: old(self, tuple(range(self.players)), how))
    found_by("conceding", r"seats \(\d,\) gave up and win", ring_toss.SPEC)


def test_a_game_that_crashes_when_somebody_gives_up_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, ring_toss.Table, "leave", lambda old, self, seat: self.stack.clear())
    found_by("conceding", "over without a result", ring_toss.SPEC)


def test_an_entry_that_is_not_refused_is_found(patch: pytest.MonkeyPatch) -> None:
    change(
        patch, Match, "possible_entries", lambda old, self, seat: [each for each in old(self, seat) if each != "draw"]
    )
    found_by("entries", "the entry draw of seat .* was taken", ring_toss.SPEC)


# -- faults of words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [[], ["SB-99"]])
def test_a_missing_reason_is_found(patch: pytest.MonkeyPatch, answer: list[str]) -> None:
    change(patch, Bid, "why_not", lambda old, self, st, asked, part, value: answer)
    found_by("why_not", r"why not \('card', \d+\)\? No clause of the ledger")


def test_a_reason_that_betrays_a_hand_is_found(patch: pytest.MonkeyPatch) -> None:
    def betray(old: object, self: Bid, st: Bids, asked: Decision, part: str, value: int) -> list[str]:
        return ["SB-1"] if value in st.out else ["SB-2"]

    change(patch, Bid, "why_not", betray)
    found_by("why_not", "betrays what seat")


def test_a_button_or_a_number_without_a_reason_is_found(patch: pytest.MonkeyPatch) -> None:
    def silent(old: Callable[..., list[str]], self: Bid, st: Bids, asked: Decision, part: str, value: int) -> list[str]:
        return [] if part == "count" else old(self, st, asked, part, value)

    change(patch, Bid, "why_not", silent)
    found_by("why_not", r"why not \('count', 3\)\? No clause of the ledger")
    change(patch, Turn, "why_not", lambda old, self, st, asked, part, value: [] if part == "word" else ["SK-1.1"])
    with pytest.raises(AssertionError, match=r"why not \('word', \d\)\? No clause of the ledger"):
        CHECKS["why_not"](Trial(skirmish.SPEC, 2, {}, 0, 20))


def test_what_is_offered_and_refused_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, SealedBidsNotation, "offers", lambda old, self, *args: False)
    found_by("why_not", r"card:\d+ is offered and refused")


def test_a_refusal_without_words_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        SealedBidsPresentation, "refusal", lambda self, st, seat, target, clause, given=(): Message("refused-nowhere")
    )
    found_by("why_not", "the refusal cannot be spoken: en: no message refused-nowhere")


def test_a_refusal_that_betrays_a_hand_is_found(patch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def betray(
        self: SealedBidsPresentation, st: Bids, seat: int, target: object, clause: str, given: object = ()
    ) -> Message:
        seeds.append(1)
        return Message("", {"0": number_arg(len(seeds))})

    patch.setattr(SealedBidsPresentation, "refusal", betray)
    found_by("why_not", "the refusal by SB-[12] betrays what seat")


def test_a_refusal_that_betrays_a_hand_beside_a_chosen_card_is_found(patch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def betray(
        self: SealedBidsPresentation, st: Bids, seat: int, target: object, clause: str, given: object = ()
    ) -> Message | None:
        seeds.append(1)
        return Message("", {"0": number_arg(len(seeds))}) if given else None

    patch.setattr(SealedBidsPresentation, "refusal", betray)
    found_by("why_not", r"beside \('card', \d\)\? the refusal by SB-[12] betrays what seat")


def test_a_reason_that_betrays_a_hand_beside_a_chosen_card_is_found(patch: pytest.MonkeyPatch) -> None:
    def betray(
        old: Callable[..., list[str]],
        self: SealedBidsPresentation,
        st: Bids,
        seat: int,
        target: Target,
        given: object = (),
    ) -> list[str]:
        return ["SB-1" if target[1] in st.out else "SB-2"] if given else old(self, st, seat, target)

    change(patch, SealedBidsPresentation, "why_not", betray)
    found_by("why_not", r"beside .*betrays what seat")


@pytest.mark.parametrize(
    ("text", "message"),
    [("card", "are both"), ("Karte\u00df", "not plain short ASCII"), ("", "not plain"), ("a ", "not plain")],
)
def test_bad_texts_are_found(patch: pytest.MonkeyPatch, text: str, message: str) -> None:
    patch.setattr(SealedBidsNotation, "part_name", lambda self, st, part, value: text)
    found_by("notation", message)


def test_a_text_made_of_a_secret_is_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SealedBidsNotation, "part_name", lambda self, st, part, value: f"{part}{value}o{st.out[0]}")
    found_by("notation", "cannot read .* from what it sees")


def test_a_text_that_names_another_option_is_found(patch: pytest.MonkeyPatch) -> None:
    change(patch, SealedBidsNotation, "option_of", lambda old, self, st, asked, text: asked.options[-1])
    found_by("notation", "names|was taken")


def test_a_record_that_is_not_checked_is_found(patch: pytest.MonkeyPatch) -> None:
    from sandtable.core.match import match

    patch.setattr(match, "difference", lambda played, line, bound: "")
    found_by("records", "a digest altered: the record was taken")


def test_frames_promise_nothing_by_themselves() -> None:
    frame: Frame[State] = Frame()
    with pytest.raises(NotImplementedError):
        frame.fields()
