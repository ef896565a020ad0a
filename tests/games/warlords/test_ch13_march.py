"""Chapter 13: march cards."""

from __future__ import annotations

from sandtable.games.warlords.spec import SPEC
from tests.games.warlords.support import Table
from tests.support import clause


def camp(*linked: str, march: int = 0, hand: int = 3) -> Table:
    t = Table().castle(0, "Marthos").stack(0, "Aldric Sunmantle", *linked, march=march)
    return t.hand(0, *[f"March {number}" for number in (1, 5, 8)[:hand]])


@clause("WL-13.1", "WL-13.2", "WL-13.5", "WL-1.29", "WL-26.10")
def test_wl_13_2_one_march_card_a_turn() -> None:
    t = camp().step("march")
    assert t.options == [
        *[f"receive March {number} Aldric Sunmantle" for number in (1, 5, 8)],
        "end",
    ], "the player chooses the printing"
    t.pick("receive March 5 Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "on_patrol"
    assert t.options == ["end"], "neither a second one nor back again"
    t.pick("end").step("march")
    assert t.pick("receive March 1 Aldric Sunmantle").status("Aldric Sunmantle") == "on_campaign"


@clause("WL-13.2", "WL-13.11", "WL-26.10")
def test_wl_13_2_or_one_is_given_up() -> None:
    t = camp(march=2).step("march")
    assert t.why_not("place", "Marthos") == ["WL-11.12"]
    t.pick("give_up March Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "on_patrol"
    assert t.pile_of(0) == ["March"]
    assert t.options == ["end"]


@clause("WL-13.3", "WL-13.4", "WL-13.26")
def test_wl_13_3_all_fast_stacks_take_or_give_up_two() -> None:
    t = camp("Boots of Speed").step("march").pick("receive March Aldric Sunmantle", "receive March Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "on_campaign"
    assert t.options == ["end"]
    back = camp("Boots of Speed", march=2).step("march")
    back.pick("give_up March Aldric Sunmantle", "give_up March Aldric Sunmantle")
    assert back.status("Aldric Sunmantle") == "encamped"


@clause("WL-13.4")
def test_wl_13_4_never_more_than_two() -> None:
    t = camp(march=2).step("march")
    assert not [text for text in t.options if text.startswith("receive")]


@clause("WL-13.6", "WL-10.20")
def test_wl_13_6_beneficial_terrain_makes_way() -> None:
    t = camp("Old Forest").step("march").pick("receive March Aldric Sunmantle")
    assert t.linked("Aldric Sunmantle") == ["March"]
    assert t.pile_of(0) == ["Old Forest"]


@clause("WL-13.7", "WL-10.21")
def test_wl_13_7_adverse_terrain_goes_with_the_march_card() -> None:
    t = camp("Quicksand").step("march")
    assert t.loosely == ["clear March Aldric Sunmantle", "end"]
    t.pick("clear March Aldric Sunmantle")
    assert (t.linked("Aldric Sunmantle"), t.status("Aldric Sunmantle")) == ([], "encamped")
    assert sorted(t.pile_of(0)) == ["March", "Quicksand"]
    assert t.options == ["end"]


@clause("WL-13.8", "WL-11.11", "WL-11.14", "WL-11.31", "WL-11.7")
def test_wl_13_8_a_march_card_removes_a_calamity() -> None:
    t = camp().link("Aldric Sunmantle", "Plague", 1).step("march")
    assert t.loosely == ["cure March Aldric Sunmantle", "end"]
    t.pick("cure March Aldric Sunmantle")
    assert t.linked("Aldric Sunmantle") == []
    assert t.pile_of(1) == ["Plague"]
    new = camp().link("Aldric Sunmantle", "Plague", 1)
    new.st.afflicted[new.place("Aldric Sunmantle")] = new.st.turn + 1
    new.step("march")
    assert new.options == ["end"]
    assert "WL-11.31" in new.why_not("place", "Aldric Sunmantle")


@clause("WL-11.12")
def test_wl_11_12_a_castle_is_cured_without_an_allowance() -> None:
    t = camp().link("Marthos", "Famine", 1).castle(0, "Hereuth").link("Hereuth", "Plague", 1).step("march")
    t.pick("cure March Marthos", "cure March Hereuth", "receive March Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "on_patrol"
    assert t.linked("Marthos") == []


@clause("WL-13.9", "WL-13.24")
def test_wl_13_9_one_removal_for_each_march_card() -> None:
    t = camp("Quicksand").link("Aldric Sunmantle", "Plague", 1).step("march")
    assert t.loosely == ["cure March Aldric Sunmantle", "clear March Aldric Sunmantle", "end"]
    t.pick("clear March Aldric Sunmantle")
    assert t.options == ["end"]
    wood = camp("Old Forest").link("Aldric Sunmantle", "Plague", 1).step("march").pick("cure March Aldric Sunmantle")
    assert wood.linked("Aldric Sunmantle") == ["Old Forest"]


@clause("WL-13.10", "WL-13.25")
def test_wl_13_10_all_fast_stacks_free_themselves_and_march() -> None:
    t = camp("Boots of Speed", "Quicksand").step("march")
    t.pick("clear March Aldric Sunmantle", "receive March Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "on_patrol"
    assert t.options == ["end"], "what removed terrain was received: nothing can be given up"
    linked = t.st.march[t.place("Aldric Sunmantle")][0]
    assert SPEC.presentation.why_not(t.st, t.seat, ("card", linked)) == ["WL-13.25"]


@clause("WL-13.12", "WL-13.14")
def test_wl_13_12_fleets_put_to_sea_with_one_march_card() -> None:
    t = camp("Longships").step("march").pick("receive March Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "at_sea"
    fast = camp("Longships", "Boots of Speed").step("march").pick("receive March Aldric Sunmantle")
    assert fast.options == ["end"], "a second has no effect"
    assert "WL-13.14" in fast.why_not("place", "Aldric Sunmantle")
    port = camp("Longships", march=1, hand=0).step("march").pick("give_up March Aldric Sunmantle")
    assert port.status("Aldric Sunmantle") == "in_port"


@clause("WL-13.13", "WL-10.22")
def test_wl_13_13_the_end_of_a_storm() -> None:
    t = camp("Longships", march=1).link("Aldric Sunmantle", "Gale", 1).step("march")
    assert t.loosely == ["clear March Aldric Sunmantle", "end"]
    t.pick("clear March Aldric Sunmantle")
    assert (t.linked("Aldric Sunmantle"), t.status("Aldric Sunmantle")) == (["Longships"], "in_port")
    assert t.pile_of(0) == ["March", "March"]
