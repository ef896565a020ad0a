"""The workshop over HTTP: the stock, checks of texts and drafts, random ones, and opening a table with one."""

from __future__ import annotations

from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.deck_building.text_form import text_of
from tests.server.support import Json, Served

CHECK = "/games/warlords/workshop/check"


def test_the_stock_names_what_there_is(served: Served) -> None:
    stock = served.get("/games/warlords/workshop").json()
    assert len(stock["items"]) == 351
    assert [ready["id"] for ready in stock["ready"]] == list(STARTERS)
    assert stock["options"][:2] == ["deck_1", "deck_2"]
    answer = served.get("/games/bloodstones/workshop")
    assert (answer.status_code, answer.json()["error"]) == (404, "no_workshop")


def test_texts_and_drafts_are_checked_alike(served: Served) -> None:
    text = text_of(STARTERS["crown-and-leaf"]).replace("1 Capital\n", "")
    options = {"scenario": "relics-of-loriel"}
    by_text = served.post(CHECK, {"text": text, "options": options}).json()
    assert [one["clause"] for one in by_text["broken"]] == ["WL-3.1", "WL-3.15", "WL-3.15"]
    by_draft = served.post(CHECK, {"draft": by_text["draft"], "options": options}).json()
    assert by_draft == {**by_text, "text": by_draft["text"]}
    assert served.post(CHECK, {"text": by_draft["text"], "options": options}).json() == by_draft
    assert served.post(CHECK, {"text": text, "options": {"deck_rules": "free"}}).json()["broken"] == []
    wrong = served.post(CHECK, {"text": "Mine\nKorr"}).json()
    (fault,) = wrong["wrong"]
    assert (wrong["draft"], fault["line"], fault["what"]) == (None, 2, "Korr is not a card (did you mean Kor?)")
    assert (fault["words"]["key"], fault["words"]["args"]["near"]["text"]) == ("deck-text-near", "Kor")


def test_what_cannot_be_is_refused(served: Served) -> None:
    deep: Json = {"item": "cas-kor"}
    for _ in range(200):
        deep = {"item": "cas-kor", "lines": [deep]}
    for body, error, where in (
        ({}, "invalid", "body"),
        ({"text": "a", "draft": {"name": "b"}}, "invalid", "body"),
        ({"draft": {"name": "b", "lines": [{"item": "x"}]}}, "bad_draft", "draft"),
        ({"draft": {"name": "b", "lines": [deep]}}, "bad_draft", "draft"),
        ({"draft": {"name": "", "lines": []}}, "bad_draft", "draft"),
        ({"draft": {"name": "b", "lines": [{"item": "cas-kor", "count": 10**12}]}}, "bad_draft", "draft"),
        ({"text": "a", "options": {"truce": 3}}, "bad_option", "options"),
        ({"text": "a", "options": {"scenario": "none"}}, "bad_option", "options"),
    ):
        answer = served.post(CHECK, body)
        assert (answer.status_code, answer.json()["error"], answer.json()["where"]) == (422, error, where), body


def test_a_draft_nested_without_end_is_refused(served: Served) -> None:
    for depth in (900, 2500):
        lines = '{"item":"a","lines":[' * depth + '{"item":"a"}' + "]}" * depth
        raw = f'{{"draft":{{"name":"b","lines":[{lines}]}}}}'
        headers = {"content-type": "application/json"}
        assert served.http.post(f"/api{CHECK}", content=raw, headers=headers).status_code in (400, 422)


def test_random_ones_are_legal(served: Served) -> None:
    body = {"seed": 7, "options": {"scenario": "relics-of-loriel"}}
    made = served.post("/games/warlords/workshop/random", body).json()
    assert made["broken"] == made["wrong"] == []
    assert made == served.post("/games/warlords/workshop/random", body).json()


def test_options_take_the_text(served: Served) -> None:
    body = {"players": 2, "options": {"deck_2": text_of(random_deck(3))}}
    assert served.post("/games/warlords/check", body).status_code == 200
    body = {"players": 2, "options": {"deck_2": "Mine\nKorr"}}
    answer = served.post("/games/warlords/check", body).json()
    assert "option deck_2: line 2: Korr is not a card" in answer["detail"]


def test_a_small_deck_is_completed_and_a_full_name_is_refused(served: Served) -> None:
    text = text_of(STARTERS["crown-and-leaf"])
    small = "\n".join(text.splitlines()[:12])
    checked = served.post(CHECK, {"text": small}).json()
    assert checked["broken"]
    (way,) = checked["ways"]
    assert (way["left"], way["words"][0]["key"]) == (0, "deck-fill")
    assert served.post(CHECK, {"draft": way["draft"]}).json()["broken"] == []
    (place,) = checked["places"]
    refused = {offer["line"]["item"]: offer["clause"] for offer in place["sections"][0]["offers"]}
    assert set(refused.values()) <= {"WL-3.2", "WL-3.3"}
    named = next(line["item"] for line in checked["draft"]["lines"])
    assert refused[named] == "WL-3.2"
