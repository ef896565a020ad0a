"""Gestures: a gesture is one entry of the log. It is carried out completely or not at all, and undone as one."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, Json, Opened, Served


def question_of(table: Opened, seat: int) -> Json | None:
    found = table.view(seat, since=1_000_000)["scene"]["questions"]
    return next((each for each in found if each["seat"] == seat), None)


def reach(table: Opened, wanted: Callable[[Json], bool], seed: int = 7) -> tuple[int, Json, int]:
    """Play at random until a wanted question is asked; return the seat, the question and the next number of the log."""
    chance = random.Random(seed)
    for _ in range(300):
        seat, seq, options = table.asked()
        question = question_of(table, seat)
        assert question is not None
        if wanted(question):
            return seat, question, seq
        assert table.pick(seat, seq, chance.choice(options)).status_code == 200
    raise AssertionError("not reached")


def at_main_action(served: Served) -> tuple[Opened, int, str, int]:
    """A Bloodstones game in which a force can be picked up: the table, the seat, the force's target, the next number."""
    for seed in range(20):
        table = served.open_table(TWO_LINKS, LONG).join()
        seat, question, seq = reach(table, lambda asked: asked["kind"] == "main_action" and bool(areas(asked)), seed)
        hand = next(tray for tray in table.view(seat)["scene"]["trays"] if tray["id"] == f"hand.{seat}")
        if len(hand["pieces"]) > 1:
            return table, seat, areas(question)[0], seq
    raise AssertionError("nobody has tiles to choose from")


def areas(question: Json) -> list[str]:
    return [target for target in question["lifts"] if target.startswith("area:")]


def lift(table: Opened, seat: int, source: str) -> Json:
    answer = table.served.get(f"{table.path}/lift", table.keys[seat], source=source)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_to_lift_one_says_what(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG)
    for wrong in ({}, {"source": ""}, {"source": " "}, {"source": "area:1 " * 9}, {"source": "area"}):
        answer = table.served.get(f"{table.path}/lift", table.keys[0], **wrong)
        assert (answer.status_code, answer.json()["where"]) == (422, "source"), wrong
    waiting = table.served.get(f"{table.path}/lift", table.keys[0], source="area:1")
    assert waiting.json() == {"question": None, "anywhere": False}, "nobody is asked before the game begins"


def gesture(table: Opened, seat: int, seq: int, source: str, goal: str, **more: object) -> Json:
    body = {"seq": seq, "source": source.split(), "goal": goal.split(), **more}
    answer = table.served.post(f"{table.path}/gesture", body, table.keys[seat])
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_force_is_taken_and_put_down_as_one_entry_and_taken_back_as_one(served: Served) -> None:
    table, seat, source, seq = at_main_action(served)
    before = table.view(seat)
    lifted = lift(table, seat, source)
    assert lifted["question"]["kind"] == "move_to"
    assert table.view(seat)["seq"] == seq - 1, "to lift something changes nothing"
    goal = lifted["question"]["options"][0]["targets"][0]
    done = gesture(table, seat, seq, source, goal)
    assert done["seq"] == seq
    assert done["picks"] >= 4, "action, from, to, how many, and the payment"
    assert gesture(table, seat, seq, source, goal) == done, "a repeated request changes nothing"
    now = table.view(seat)
    assert (now["seq"], now["last"]) == (seq, before["last"] + done["picks"])
    stood = {stack["id"] for stack in before["scene"]["stacks"]}
    assert f"{seat}.{goal.removeprefix('area:')}" in {stack["id"] for stack in now["scene"]["stacks"]} - stood
    served.registry.forget(table.id)
    assert table.view(seat)["scene"] == now["scene"], "played again from the log it is the same"
    assert now["back"] == done["picks"]
    assert table.undo(seat, seq + 1, now["back"]).status_code == 200
    after = table.view(seat)
    assert (after["last"], after["scene"]) == (before["last"], before["scene"])


def test_what_is_refused_leaves_nothing_and_has_a_reason(served: Served) -> None:
    table, seat, source, seq = at_main_action(served)
    near = {target for option in lift(table, seat, source)["question"]["options"] for target in option["targets"]}
    far = next(f"area:{n}" for n in range(40) if f"area:{n}" not in {*near, source})
    refused = gesture(table, seat, seq, source, far)
    assert (refused["picks"], refused["ways"]) == (0, [])
    assert table.view(seat)["seq"] == seq - 1
    nothing = gesture(table, seat, seq, f"unit:99 {next(iter(near))}", source)
    assert nothing["picks"] == 0
    # the same reason as for single steps
    assert table.pick(seat, seq, "move").status_code == 200
    asked = question_of(table, seat)
    assert asked is not None
    text = next(option["text"] for option in asked["options"] if option["targets"] == [source])
    assert table.pick(seat, seq + 1, text).status_code == 200
    why = served.get(f"{table.path}/why", table.keys[seat], target=far).json()
    assert refused["why"]["clauses"] == why["clauses"] != []
    assert refused["why"]["sentence"] == why["sentence"]


def test_only_some_of_a_force_may_be_meant_and_payment_may_be_left_to_the_player(served: Served) -> None:
    table, seat, source, seq = at_main_action(served)
    goal = lift(table, seat, source)["question"]["options"][0]["targets"][0]
    place = int(goal.removeprefix("area:"))
    done = gesture(table, seat, seq, source, goal, pays=False)
    assert done["picks"] >= 3, "action, from, to, numbers"
    asked = question_of(table, seat)
    assert asked is not None
    assert asked["kind"] == "move_pay"
    pending = asked["pending"]
    assert (pending["seat"], pending["start"], pending["end"]) == (seat, int(source.removeprefix("area:")), place)
    assert pending["types"]
    assert pending["cost"][0]["value"] > 0
    assert table.undo(seat, seq + 1, table.view(seat)["back"]).status_code == 200
    meant = pending["types"][0]
    assert gesture(table, seat, seq + 2, source, goal, types=[meant])["picks"] >= 4
    there = next(each for each in table.view(seat)["scene"]["stacks"] if each["id"] == f"{seat}.{place}")
    assert [(piece["type"], piece["count"]) for piece in there["pieces"]] == [(meant, 1)]


def test_a_stale_number_and_a_foreign_seat_are_refused(served: Served) -> None:
    table, seat, source, seq = at_main_action(served)
    goal = lift(table, seat, source)["question"]["options"][0]["targets"][0]
    body = {"seq": seq - 1, "source": [source], "goal": [goal]}
    stale = served.post(f"{table.path}/gesture", body, table.keys[seat])
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")
    other = served.post(f"{table.path}/gesture", {**body, "seq": seq}, table.keys[1 - seat])
    assert (other.status_code, other.json()["error"]) == (409, "not_asked")
    assert lift(table, 1 - seat, source) == {"question": None, "anywhere": False}
    assert served.post(f"{table.path}/gesture", {**body, "seq": seq}, "x" * 30).status_code in (401, 403)
    odd = served.post(f"{table.path}/gesture", {**body, "seq": seq, "source": ["no target"]}, table.keys[seat])
    assert (odd.status_code, odd.json()["where"]) == (422, "source")
    assert served.get(f"{table.path}/lift", table.keys[seat], source="area:1", types="x").status_code == 422
    assert table.view(seat)["seq"] == seq - 1


def test_which_answers_end_the_turn_is_told_to_who_is_asked_alone(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat, question, seq = reach(table, lambda asked: any(option["ends"] for option in asked["options"]))
    text = next(option["text"] for option in question["options"] if option["ends"])
    turn = table.view(seat)["scene"]["active"]
    assert turn == seat
    foreign = [each for each in table.view(1 - seat)["scene"]["questions"] if each["seat"] == seat]
    assert all(not each["lifts"] and not each["options"] for each in foreign)
    assert table.pick(seat, seq, text).status_code == 200
    assert table.view(seat)["scene"]["active"] != seat


def test_a_unit_of_battlelore_is_moved_and_attacks_by_gestures(served: Served) -> None:
    table = served.open_table(TWO_LINKS, {}, game="battlelore", windows="swift").join()
    seat, question, seq = reach(table, lambda asked: asked["kind"] == "move_unit")
    unit = question["lifts"][0]
    goal = lift(table, seat, unit)["question"]["options"][0]["targets"][0]
    done = gesture(table, seat, seq, unit, goal)
    assert done["picks"] == 2
    seat, question, seq = reach(table, lambda asked: asked["kind"] == "attack")
    option = next(each for each in question["options"] if each["targets"])
    done = gesture(table, seat, seq, option["targets"][0], option["targets"][1])
    assert done["picks"] == 1
    card, asked, seq = reach(table, lambda each: each["kind"] == "play_command")
    assert lift(table, card, asked["lifts"][0])["anywhere"]
    assert gesture(table, card, seq, asked["lifts"][0], "")["picks"] == 1


def standing(table: Opened, seat: int, unit: str) -> list[str]:
    """The targets of a unit's stack, including its hex."""
    stacks = table.view(seat)["scene"]["stacks"]
    found: list[str] = next(stack["targets"] for stack in stacks if unit in stack["targets"])
    return found


def test_what_is_not_there_is_refused_by_its_name(served: Served) -> None:
    for game, thing in (("warlords", "place:30"), ("warlords", "card:-1"), ("battlelore", "card:999")):
        table = served.open_table([{"holder": "here"}, {"holder": "here"}], {}, game=game).join()
        table.play(25)
        seat, seq, _ = table.asked()
        for wish in ({"source": [thing]}, {"source": [thing], "goal": [thing]}):
            refused = served.post(f"{table.path}/gesture", {"seq": seq, **wish}, table.keys[seat])
            found = refused.json()
            assert (refused.status_code, found["error"]) == (404, "unknown_target"), refused.text
            assert thing in found["detail"]
        assert table.view(seat)["seq"] == seq - 1


def test_nothing_is_taken_while_numbers_are_asked_for(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    seat, _, _ = reach(table, lambda asked: all(option["text"].isdecimal() for option in asked["options"]))
    assert lift(table, seat, "area:1") == {"question": None, "anywhere": False}


def test_the_answers_of_a_batch_are_one_entry_and_one_undo(served: Served) -> None:
    # after the first stack of this pair nothing is rolled, so it can be undone
    table = served.open_table(TWO_LINKS, {"army_2": "sp-directorate-strike"}, game="first_blood").join()
    # with two cards there is only one choice, and no batch
    while (question := table.turn()[1]["scene"]["questions"][0])["kind"] != "stack" or question["batch"] is None:
        table.play(1)
    seat, view = table.turn()
    seq, batch = view["seq"] + 1, question["batch"]
    assert batch["ordered"]
    picks = batch["picks"][::-1]
    wrong = served.post(f"{table.path}/pick", {"seq": seq, "pick": picks[0], "then": ["nobody"]}, table.keys[seat])
    assert (wrong.status_code, wrong.json()["where"]) == (422, "then")
    twice = served.post(f"{table.path}/pick", {"seq": seq, "pick": picks[0], "then": picks}, table.keys[seat])
    assert twice.status_code == 422
    assert table.view(seat)["seq"] == seq - 1, "nothing was done"
    for _ in range(2):  # safe to repeat
        done = served.post(f"{table.path}/pick", {"seq": seq, "pick": picks[0], "then": picks[1:]}, table.keys[seat])
        assert (done.status_code, done.json()["seq"]) == (200, seq), done.text
    after = table.view(seat)
    assert (after["seq"], after["back"]) == (seq, len(picks))
    assert table.undo(seat, seq + 1, after["back"]).status_code == 200
    assert table.view(seat)["scene"]["questions"] == view["scene"]["questions"]
