"""Chapter 9: the diplomacy cards that need more than a target."""

from __future__ import annotations

from sandtable.core.engine.cards import faces_of
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import COST, owned
from tests.games.warlords.support import Table, printings
from tests.support import clause


@clause("WL-25.4", "WL-9.41")
def test_a_master_spy_sees_the_hand_and_takes_a_card_of_it() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").hand(0, "Master Spy").hand(1, "March 2", "Battle 5")
    t.step("revenue").pick("negotiate Master Spy")
    assert (t.kind, t.seat, t.options) == ("spy_discard", 0, ["March 2", "Battle 5"]), "the only hand with cards"
    assert -1 not in faces_of(t.st.seen_by(0).hands[1])
    assert set(faces_of(t.st.seen_by(2).hands[1])) == {-1}
    other = t.st.seen_by(2).decision
    assert other is not None
    assert not other.options, "nobody else sees what may be taken"
    t.pick("Battle 5")
    assert t.hand_of(1) == ["March"]
    assert t.pile_of(1) == ["Battle"]
    assert SPEC.redeal(t.st.seen_by(2), 1).hands[0] is not None
    empty = Table().castle(0, "Marthos").hand(0, "Master Spy").step("revenue")
    assert empty.why_not("card", "Master Spy") == ["WL-9.41"]


@clause("WL-25.4", "WL-9.41")
def test_the_payer_chooses_the_tribute() -> None:
    t = Table(3).castle(0, "Marthos").hand(0, "Tribute").hand(1, "March 2", "Battle 5").hand(2, "March 4")
    t.step("revenue").pick("negotiate Tribute")
    assert (t.kind, t.options) == ("name_player", ["p2", "p3"])
    one = Table(3).castle(0, "Marthos").hand(0, "Tribute").hand(1, "March 2", "Battle 5").hand(2, "March 4")
    one.step("revenue").pick("negotiate Tribute", "p3")
    assert (one.kind, one.seat) == ("tribute", 2), "asked even with one card, or the question would tell"
    t.pick("p2")
    assert (t.kind, t.seat, t.options) == ("tribute", 1, ["March 2", "Battle 5"])
    t.pick("March 2")
    assert (t.hand_of(1), t.pile_of(1)) == (["Battle"], ["March"])
    assert (t.kind, t.seat) == ("spend", 0)


@clause("WL-25.4", "WL-1.5", "WL-1.6")
def test_treachery_brings_an_army_over_to_a_place_with_room() -> None:
    def bribed(number: int, *mine: str) -> Table:
        t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").stack(0, "Aldric Sunmantle", march=2)
        t.stack(0, "Dame Ysolde Varn", "Dread Haunting").castle(1, "Khamar", "Archers", "The Deep Guard")
        t.hand(0, "Treachery", *mine).top(1, number).step("revenue")
        return t.pick("negotiate Treachery")  # the Archers are the only generic army

    t = bribed(4)
    assert (t.kind, t.options) == ("shelter", ["Marthos", "Sir Corvane"]), "at home, not haunted"
    t.pick("Sir Corvane")
    assert t.linked("Sir Corvane") == ["Archers"]
    assert t.linked("Khamar") == ["The Deep Guard"]
    t.pick("dismiss Archers Sir Corvane")
    assert t.pile_of(1)[-1] == "Archers", "a card never changes its owner"
    failed = bribed(5)
    assert failed.linked("Khamar") == ["Archers", "The Deep Guard"]
    full = Table().castle(0, "Marthos").castle(1, "Khamar", "Archers").stack(1, "Hrodgar Skyfist", march=2)
    full.besiege("Hrodgar Skyfist", "Marthos").stack(0, "Sir Corvane", march=2)
    full.lying(0, "Loriel's Dowry").hand(0, "Treachery").top(1, 0).step("revenue")
    full.pick("cash Loriel's Dowry", "negotiate Treachery")
    assert full.pile_of(1)[-1] == "Archers", "no place: discarded"


@clause("WL-1.27", "WL-9.20")
def test_a_supply_train_reaches_a_stack_abroad_for_this_step() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=2).stack(0, "Aldric Sunmantle", march=2)
    t.stack(0, "Caelith Silverbough", march=1).hand(0, "Supply Train", "Militia", "Militia").step("revenue")
    assert t.why_not("place", "Sir Corvane") == ["WL-9.20"]
    t.pick("negotiate Supply Train")
    assert t.options == ["Sir Corvane", "Aldric Sunmantle"]
    t.pick("Sir Corvane", "add Militia Sir Corvane")
    assert "add Militia Aldric Sunmantle" not in t.options
    assert t.linked("Sir Corvane") == ["March", "March", "Militia"]
    t.step("revenue")
    assert "add Militia Sir Corvane" not in t.options, "only in that step"


@clause("WL-9.41", "WL-1.10")
def test_ransom_brings_a_lost_artefact_or_ally_back() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(0, "Marthos").stack(0, "Sir Corvane")
    t.stack(0, "Aldric Sunmantle", march=2).stack(0, "Dame Ysolde Varn", *["Militia"] * 6)
    t.castle(1, "Hereuth").stack(1, "Caelith Silverbough", "Orb of Loriel")
    t.discards(0, "Lightsword", "The Green Man", "Orb of Loriel", "Militia").hand(0, "Ransom").step("revenue")
    t.pick("negotiate Ransom")
    assert t.options == [
        "Lightsword Sir Corvane",
        "Lightsword Dame Ysolde Varn",
        "The Green Man Sir Corvane",
    ], "at home; an ally needs room; the Orb is in play"
    t.pick("The Green Man Sir Corvane")
    assert t.linked("Sir Corvane") == ["The Green Man"]
    assert "The Green Man" not in t.pile_of(0)
    assert not t.st.is_eligible(owned(printings("The Green Man")[0], 0)), "in play again"


@clause("WL-9.37", "WL-9.6")
def test_wl_9_37_diplomacy_is_paid_for() -> None:
    t = Table().castle(0, "Marthos").hand(0, "Royal Marriage", "March").step("revenue")
    money = t.decision.context[0]
    cost = COST[owned(printings("Royal Marriage")[0], 0)]
    assert 0 < cost <= money
    t.pick("negotiate Royal Marriage")
    assert t.decision.context == (money - cost,)
    poor = Table().stack(0, "Sir Corvane").hand(0, "Royal Marriage").step("revenue")
    assert "negotiate Royal Marriage" not in poor.options
    assert poor.why_not("card", "Royal Marriage") == ["WL-9.6"]


@clause("WL-9.39")
def test_a_supply_train_goes_to_stacks_abroad_alone() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").stack(0, "Aldric Sunmantle", march=1)
    t.stack(0, "Maren the Steadfast", "Longships", "Squall", march=1).hand(0, "Supply Train").step("revenue")
    assert "negotiate Supply Train" not in t.options
    assert t.why_not("card", "Supply Train") == ["WL-9.39"], "at home and in a storm there is no use for it"
