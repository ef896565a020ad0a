"""Checks entries other than picks: conceding at any time, draws and take-backs by agreement, no undo after the end."""

from typing import Final, TypeVar

from sandtable.core.engine.decision import PUBLIC, IllegalPick
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.match.entries import BACK, CONCEDE, ENTRIES
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.match.step import TOOK_BACK
from sandtable.testing.knowledge import Place, leaves
from sandtable.testing.playing import any_answer
from sandtable.testing.trial import AHEAD, Trial, fingerprint, refuses, view

S = TypeVar("S", bound=State)

FULL_GAMES: Final = 2
"""How many games are played to the end after a concession in the middle."""
MAX_PICKS: Final = 400
"""How many picks of a game are covered by the check of entries."""
MANY: Final = 6
DIFFERENT: Final = 4
"""A list of at least this many cards, of this many kinds, is expected to change in a shuffle."""


def check_conceding(trial: Trial[S]) -> None:
    """Conceding at any time ends the game or lets it continue soundly, and a party that conceded does not win."""
    rng = trial.rng("conceding")
    played = 0
    for number, st in trial.visit():
        if st.is_decided():
            continue
        clone = st.clone()
        order = [rng.below(trial.players)]
        order += [seat for seat in range(trial.players) if seat != order[0]]
        for seat in order:
            concede(trial, number, clone, seat)
            most = trial.most if played < FULL_GAMES else AHEAD
            if seat == order[0] and not clone.is_decided():
                played += most > AHEAD
                play_soundly(trial, number, clone.clone(), rng, most)
            play_soundly(trial, number, clone, rng, rng.below(AHEAD))
            if clone.is_decided():
                break
        if not clone.is_decided():
            raise trial.failure(number, "everybody gave up, and the game goes on")


def concede(trial: Trial[S], number: int, st: S, seat: int) -> None:
    """One seat concedes. The state stays sound and can be saved, and conceding again is refused."""
    try:
        st.concede(seat)
    except Exception as err:
        raise trial.failure(number, f"seat {seat} gave up: {type(err).__name__}: {err}") from err
    check_now(trial, number, st, f"after seat {seat} gave up")
    again = trial.spec.load(st.dump())
    trial.same(number, "saved after somebody gave up", fingerprint(again), fingerprint(st))
    if not refuses(IllegalPick, st.concede, seat):
        raise trial.failure(number, f"seat {seat} gave up twice")


def play_soundly(trial: Trial[S], number: int, st: S, rng: Rng, most: int) -> None:
    for _ in range(most):
        if st.decision is None:
            break
        seat, pick = any_answer(st, rng, trial.chooser)
        trial.answer(st, number, (seat, pick))
        check_now(trial, number, st, "after somebody gave up and others played on")


def check_now(trial: Trial[S], number: int, st: S, when: str) -> None:
    try:
        trial.spec.check_sound(st)
    except AssertionError as err:
        raise trial.failure(number, f"{when}: {err}") from err
    if st.result is None:
        if st.decision is None:
            raise trial.failure(number, f"{when}: the game is over without a result")
        return
    for party in st.parties():
        if st.is_beaten(party) and set(party) & set(st.result.winners):
            raise trial.failure(number, f"{when}: the seats {party} gave up and win")


def check_entries(trial: Trial[S]) -> None:
    """Entries at random times: positions, chance and record follow them, and nothing is undone after the end."""
    rng = trial.rng("entries")
    match: Match[S] = Match(trial.spec, trial.players, trial.options, Seed(trial.seed))
    now_and_then = max(2, min(len(trial.answers), MAX_PICKS) // max(1, trial.samples))
    for number in range(1, MAX_PICKS):
        if match.state.decision is None:
            break
        match.pick(*any_answer(match.state, rng, trial.chooser))
        if rng.below(now_and_then) == 0:
            enter_something(trial, match, number, rng)
            check_undone(trial, match, number, rng)
    number = len(match.lines)
    trial.same(number, "played anew", fingerprint(replay_steps(match, len(match.steps))), fingerprint(match.state))
    try:
        again = Match.from_record(trial.spec, match.record(), log=False)
    except ValueError as err:
        raise trial.failure(number, f"the record with its entries: {err}") from err
    trial.same(number, "replayed from the record with its entries", fingerprint(again.state), fingerprint(match.state))
    end_match(trial, match, again, rng)


def enter_something(trial: Trial[S], match: Match[S], number: int, rng: Rng) -> None:
    """Make an entry that a seat may make, then answer for everyone who is asked."""
    seat = rng.below(trial.players)
    check_refusals(trial, match, number)
    entries = [entry for entry in match.possible_entries(seat) if entry != CONCEDE]
    if not entries:
        return
    entry = entries[rng.below(len(entries))]
    own = match.undoable(seat)
    picks = 1 + own + rng.below(min(4, match.returnable(seat) - own)) if entry == BACK else 1
    back = match.place_of_pick(seat, picks) if entry == BACK else 0
    match.enter(seat, entry, picks)
    if any(match.undoable(other) for other in range(trial.players)):
        raise trial.failure(number, f"undo would cross the entry {entry}")
    if entry != BACK:
        match.enter(*refusal(match))
        return
    before = replay_steps(match, back)
    while match.proposal is not None:
        match.enter(match.proposal.waiting[0], "accept")
    if match.steps[-1].effect != TOOK_BACK or len(match.steps) != back + 1:
        raise trial.failure(number, f"taken back to position {len(match.steps) - 1} instead of {back}")
    if match.state.rng.words() == before.rng.words():
        raise trial.failure(number, "after a take-back the same dice fall again")
    check_renewal(trial, number, before)
    before.renew(match.steps[-1].number)
    trial.same(number, f"after {picks} picks were taken back", fingerprint(match.state), fingerprint(before))


def replay_steps(match: Match[S], steps: int) -> S:
    """The state after this many of the steps in effect, replayed from the beginning."""
    st = match.initial_state()
    for step in match.steps[:steps]:
        step.carry_out(st)
    return st


def check_undone(trial: Trial[S], match: Match[S], number: int, rng: Rng) -> None:
    """Undoing a pick leaves the possible entries unchanged, because the record keeps nothing of it."""
    if match.state.decision is None:
        return
    before = [match.possible_entries(seat) for seat in range(trial.players)]
    seat, pick = any_answer(match.state, rng, trial.chooser)
    match.pick(seat, pick)
    if match.undoable(seat):
        match.undo(seat)
        if before != [match.possible_entries(each) for each in range(trial.players)]:
            raise trial.failure(number, f"a pick of seat {seat} that was taken back changes what may be entered")


def check_renewal(trial: Trial[S], number: int, st: S) -> None:
    """Renewed chance changes nothing that anyone sees, but it changes every hidden order."""
    sees = {seat: view(st, seat) for seat in trial.seats()}
    others = [st.clone() for _ in range(3)]
    for n, other in enumerate(others):
        other.renew(n)
        for seat, before in sees.items():
            trial.same(number, f"what seat {seat} sees after a take-back", view(other, seat), before)
    orders = unknown_orders(st)
    renewed = [unknown_orders(other) for other in others] if orders else []
    for place, order in orders.items():
        if all(found.get(place) == order for found in renewed):
            raise trial.failure(number, f"{place[0]}: after a take-back the cards that nobody knows lie as before")


def unknown_orders(st: S) -> dict[Place, list[int]]:
    """The numbers that no seat knows, by the list that holds them. Only shuffled lists count."""
    numbers: dict[Place, list[tuple[Place, int]]] = {}
    for (name, path), value in leaves(st).items():
        if type(value) is int:
            numbers.setdefault((name, path[:-1]), []).append(((name, path), value))
    # A list that is too short, too uniform or sorted has no shuffled part, so its views need not be compared.
    unsorted = {place: row for place, row in numbers.items() if is_shuffled([value for _, value in row])}
    if not unsorted:
        return {}
    views = [leaves(st.seen_by(seat)) for seat in range(PUBLIC, st.players)]
    found = {
        place: [value for at, value in row if all(view.get(at) != value for view in views)]
        for place, row in unsorted.items()
    }
    return {place: order for place, order in found.items() if is_shuffled(order)}


def is_shuffled(order: list[int]) -> bool:
    """Would another shuffle almost surely change this order? A sorted list is a pool, from which chance picks.

    >>> is_shuffled([3, 1, 2, 0, 0, 1]), is_shuffled([1, 2, 0]), is_shuffled([0, 0, 1, 2, 3, 4])
    (True, False, False)
    """
    return len(order) >= MANY and len(set(order)) >= DIFFERENT and order != sorted(order)


def refusal(match: Match[S]) -> tuple[int, str]:
    proposal = match.proposal
    assert proposal is not None
    return (proposal.waiting[0], "decline") if proposal.waiting else (proposal.seat, "withdraw")


def check_refusals(trial: Trial[S], match: Match[S], number: int) -> None:
    """An entry that a seat may not make is refused and changes nothing."""
    before = (fingerprint(match.state), len(match.lines), len(match.steps))
    for seat in trial.seats():
        may = match.possible_entries(seat)
        for entry in (*ENTRIES, "shout"):
            if entry not in may and not refuses(IllegalPick, match.enter, seat, entry, match.undoable(seat) + 1):
                raise trial.failure(number, f"the entry {entry} of seat {seat} was taken")
    if before != (fingerprint(match.state), len(match.lines), len(match.steps)):
        raise trial.failure(number, "a refused entry changed something")


def end_match(trial: Trial[S], match: Match[S], again: Match[S], rng: Rng) -> None:
    """End the match and its replay by the last picks or by entries. Afterwards nothing can be entered or undone."""
    number = len(match.lines)
    while match.state.decision is not None and not match.state.is_decided():
        seats = match.seats_in()
        match.enter(seats[rng.below(len(seats))], CONCEDE)
    if match.state.decision is not None:
        return  # a game may ask something after its outcome is fixed
    for seat in range(PUBLIC, trial.players):
        if match.undoable(seat) or match.possible_entries(seat):
            raise trial.failure(number, f"seat {seat} may still undo or enter something after the end")
    again.follow(match.record())
