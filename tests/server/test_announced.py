"""Undo across the passes of others, and gestures that go on while others pass."""

from __future__ import annotations

import random

import pytest

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.server.storage.rows import GESTURE, STANDING
from tests.server.support import Json, Opened, Served, lasting, until
from tests.server.test_gestures import gesture, lift, standing
from tests.server.test_windows import BOT, HERE, LINK, LONG, inside, lore_table, own_question, say

pytestmark = pytest.mark.busy

CAPTAIN: Json = {"holder": "bot", "bot": "captain"}
HOLD = next(number for number, card in enumerate(LORE_CARDS) if card.id == "WZ09")
"""A Lore card that holds an enemy unit while it moves."""


def at_move(served: Served, *seats: Json, **more: object) -> tuple[Opened, Json]:
    """A Lore adventure in which seat 0 chooses a unit to move and seat 1 may react to it; with the view of seat 0.

    More than one unit can move, so the turn does not end with this one. The dice are the server's, so several tables are tried.
    """
    for _ in range(30):
        table, view = first_move(served, *seats, **more)
        question = own_question(view)
        if question is not None and len(question["lifts"]) > 1:
            return table, view
    raise AssertionError("there was no such move at 30 tables")


def at_far_move(served: Served, *seats: Json) -> tuple[Opened, Json, str, str]:
    """The same, with a unit and a hex that it reaches in two steps."""
    for _ in range(30):
        table, view = at_move(served, *seats)
        for unit, goal in far_moves(table, view):
            return table, view, unit, goal
    raise AssertionError("no unit moved two hexes at 30 tables")


def first_move(served: Served, *seats: Json, **more: object) -> tuple[Opened, Json]:
    """The first time that seat 0 chooses a unit to move."""
    table = lore_table(served, *seats, options=LONG, **more)
    chance = random.Random(3)
    view: Json = {}

    def is_moving() -> bool:
        nonlocal view
        for seat in [seat for seat in table.keys if seat >= 0]:
            view = table.view(seat)
            question = own_question(view)
            if question is None:
                continue
            if seat == 0 and question["kind"] == "move_unit":
                return True
            text = question["window"]["passing"] if question["window"] else chance.choice(question["options"])["text"]
            table.pick(seat, view["seq"] + 1, text)  # refused if another seat was faster
        return False

    until(is_moving)
    return table, view


def state_of(table: Opened) -> BattleState:
    state = inside(table).playing().state
    assert isinstance(state, BattleState)
    return state


def deal(table: Opened, card: int) -> None:
    """Give seat 1 this Lore card and nothing else."""
    state = state_of(table)
    # each card exists once: those who held it get another
    pool = [*state.lore[1], *state.lore_deck]
    if card in pool:
        pool.remove(card)
    for place in (state.lore[0], state.lore_discard):
        if card in place:
            place[place.index(card)] = pool.pop()
    state.lore_deck = pool
    state.lore[1], state.tokens[1], state.lore_used[1] = [card], 9, 0


def choose_unit(table: Opened, view: Json) -> Json:
    """Choose the first unit and wait until seat 0 is asked again; returns its view."""
    question = own_question(view)
    assert question is not None
    unit = next(option for option in question["options"] if option["targets"])
    assert table.pick(0, view["seq"] + 1, unit["text"]).status_code == 200
    return asked_again(table)


def asked_again(table: Opened) -> Json:
    view: Json = {}

    def is_asked() -> bool:
        nonlocal view
        view = table.view(0)
        return own_question(view) is not None

    until(is_asked)
    return view


def far_moves(table: Opened, view: Json) -> list[tuple[str, str]]:
    """Units, each with a hex that it reaches in two steps."""
    question, state = own_question(view), state_of(table)
    assert question is not None
    found = []
    for unit in question["lifts"]:
        lifted = lift(table, 0, unit)["question"]
        at = state.pos[int(unit.removeprefix("unit:"))]
        near = {f"hex:{n}" for n in (at, *state.ground.board.neighbours[at])}
        far = [option["targets"][0] for option in lifted["options"] if option["targets"][0] not in near]
        if lifted["kind"] == "move_step" and far:
            found.append((unit, far[0]))
    return found


def has_reacted(table: Opened, before: Json) -> bool:
    """Has the bot played a Lore card since?"""
    steps = inside(table).playing().steps[before["last"] + 1 :]
    return any(step.line.seat == 1 and step.line.pick != "pass" for step in steps)


def arrives(table: Opened, before: Json, unit: str, goal: str) -> bool:
    """Wait until the unit stands at its goal. False if the bot plays a Lore card on the way."""
    until(lambda: goal in standing(table, 0, unit) or has_reacted(table, before))
    return not has_reacted(table, before)


def test_against_a_bot_the_choice_of_a_unit_is_taken_back(served: Served) -> None:
    table, before = at_move(served, HERE, CAPTAIN)
    view = choose_unit(table, before)
    question = own_question(view)
    assert question is not None
    assert question["kind"] != "move_unit"
    assert view["last"] > before["last"] + 1, "the bot was asked whether it reacts, and passed"
    assert (view["undo"] - before["undo"], view["back"]) == (1, 1)
    assert table.undo(0, view["seq"] + 1, view["back"]).status_code == 200
    after = table.view(0)
    assert (after["last"], after["scene"], after["undo"]) == (before["last"], before["scene"], before["undo"])
    served.registry.forget(table.id)
    assert lasting(table.view(0)) == lasting(after), "played again from the log it is the same"


def test_against_a_bot_two_hexes_are_one_gesture_and_one_undo(served: Served) -> None:
    for _ in range(30):
        table, before, unit, goal = at_far_move(served, HERE, CAPTAIN)
        done = gesture(table, 0, before["seq"] + 1, unit, goal)
        assert (done["picks"], done["waits"]) == (1, True)
        if arrives(table, before, unit, goal):
            break
    question = own_question(asked_again(table))
    assert question is None or question["kind"] != "move_step", "it stays where it was put"
    served.registry.forget(table.id)
    view = table.view(0)
    own = [step for step in view["steps"][before["last"] + 1 :] if step["seat"] == 0]
    assert len(own) >= 3, "the unit and each of its hexes"
    assert view["back"] == len(own), "undone as one"
    assert table.undo(0, view["seq"] + 1, view["back"]).status_code == 200
    after = table.view(0)
    assert (after["last"], after["scene"]) == (before["last"], before["scene"])


def test_whether_undo_is_possible_says_nothing_about_a_bots_cards(served: Served) -> None:
    """The bot passes with a card that it could play, and with one that it could not. Seat 0 sees the same both times."""
    seen: dict[bool, Json] = {}
    for _ in range(40):
        table, before = at_move(served, HERE, BOT)
        for card in (0, HOLD):
            deal(table, card)
            before = table.view(0)
            view = choose_unit(table, before)
            match = inside(table).playing()
            answers = match.steps[before["last"] + 1 :]
            if any(step.line.pick != "pass" for step in answers):
                break  # it has played the card
            could_react = not match.state_at(before["last"] + 1).asked(1).only_passes()
            assert could_react == (card == HOLD)
            assert (view["undo"], view["back"]) == (before["undo"] + 1, 1)
            seen[could_react] = {key: view[key] for key in ("undo", "back", "may", "proposal")}
            assert table.undo(0, view["seq"] + 1).status_code == 200
        if len(seen) == 2:
            break
    assert len(seen) == 2
    assert seen[True] == seen[False]


def test_a_bot_gives_the_same_answer_when_it_is_asked_again(served: Served) -> None:
    """Otherwise a player could undo and repeat a move until the bot shows what it holds."""
    repeated = 0
    for _ in range(40):  # the bot picks at random, and only a pass can be repeated
        table, before = at_move(served, HERE, BOT)
        deal(table, HOLD)
        for number in range(12):
            view = choose_unit(table, table.view(0))
            match = inside(table).playing()
            first = match.steps[before["last"] + 1].line
            assert first.seat == 1
            if first.pick != "pass":
                assert number == 0, "it passed before"
                break
            repeated += number
            assert table.undo(0, view["seq"] + 1).status_code == 200
        if repeated:
            return
    raise AssertionError("the bot never passed")


def test_a_persons_pass_ends_undo_whatever_they_held(served: Served) -> None:
    for card in (0, HOLD):
        table, _ = at_move(served, HERE, HERE)
        deal(table, card)
        unit = next(text for text in table.asked()[2] if text not in ("done", "lore"))
        assert table.pick(0, table.view(0)["seq"] + 1, unit).status_code == 200
        if card == HOLD:
            assert table.pick(1, table.view(1)["seq"] + 1, "pass").status_code == 200
        assert table.view(0)["undo"] == 0


def test_a_window_that_was_declined_beforehand_ends_nothing_at_a_swift_table(served: Served) -> None:
    table, before = at_move(served, HERE, HERE)
    say(table, 1, passes=["lore_enemy_move"])
    view = choose_unit(table, before)
    assert inside(table).entries[-1].kind == STANDING
    assert (view["undo"], view["back"]) == (before["undo"] + 1, 1)
    served.registry.forget(table.id)
    assert table.view(0)["undo"] == view["undo"], "also after a restart, though standing answers are not in the log"
    assert table.undo(0, view["seq"] + 1).status_code == 200
    assert table.view(0)["scene"] == before["scene"]


def test_at_a_sealed_table_undo_does_not_tell_who_declined(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.tables.windows.SHORTEST", 0.0)
    monkeypatch.setattr("sandtable.server.tables.windows.LONGEST", 0.01)
    table, before = at_move(served, HERE, LINK)
    assert table.info["windows"] == "sealed"
    say(table, 1, passes=["lore_enemy_move"])
    view = choose_unit(table, before)
    assert view["last"] > before["last"] + 1
    assert view["undo"] == 0


@pytest.mark.parametrize("reacts", [False, True])
def test_the_other_person_is_asked_at_each_hex_and_a_reaction_stops_the_rest(served: Served, reacts: bool) -> None:
    table, before, unit, goal = at_far_move(served, HERE, HERE)
    deal(table, HOLD)
    assert gesture(table, 0, before["seq"] + 1, unit, goal)["waits"] is True
    at = {target for target in standing(table, 0, unit) if target.startswith("hex:")}
    asked = 0
    while (now := table.asked())[0] == 1:
        asked += 1
        text = next(text for text in now[2] if text != "pass") if reacts and asked == 2 else "pass"
        assert table.pick(1, now[1], text).status_code == 200
        if text != "pass":
            break
    kinds = [entry.kind for entry in inside(table).entries[before["seq"] :]]
    if reacts:
        assert kinds[:4] == [GESTURE, "pick", GESTURE, "pick"], "one hex, then the card"
        assert GESTURE not in kinds[4:]
        assert goal not in standing(table, 0, unit)
        assert at.isdisjoint(standing(table, 0, unit)), "it stands where it was held"
    else:
        assert asked >= 3
        assert goal in standing(table, 0, unit)
        assert own_question(table.view(0)) is None or table.asked()[2] != []
    assert inside(table).announced is None


def test_a_gesture_that_waits_goes_on_after_a_restart_and_ends_with_an_undo(served: Served) -> None:
    table, before, unit, goal = at_far_move(served, HERE, HERE)
    say(table, 1, asks=["lore_enemy_move"])
    gesture(table, 0, before["seq"] + 1, unit, goal)
    assert table.undo(0, before["seq"] + 2, 1).status_code == 200
    assert inside(table).announced is None
    assert table.view(0)["scene"] == before["scene"]
    gesture(table, 0, before["seq"] + 3, unit, goal)
    served.registry.forget(table.id)
    while (now := table.asked())[0] == 1:
        assert table.pick(1, now[1], "pass").status_code == 200
    assert goal in standing(table, 0, unit)
