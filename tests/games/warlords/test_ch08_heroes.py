"""Chapters 7 and 8: castles, heroes and banners."""

from __future__ import annotations

from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.battle.values import field_values, hero_value
from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-7.5", "WL-1.19")
def test_wl_7_5_castles_cost_nothing_and_stay() -> None:
    t = Table().hand(0, "Marthos", "Elvallie", "March").turn().pick("Marthos", "Elvallie", "end", "end")
    assert t.events("revenue") == [(0, 19)], "both pay at once, and nothing was paid for them"
    assert t.options == ["end"], "nothing that lets a castle go"
    t.st.armies[t.place("Marthos")] += (t.take(0, "Militia"),)
    t.st.run()
    t.step("revenue")
    assert t.options == ["dismiss Militia Marthos", "end"]


@clause("WL-8.3", "WL-8.4", "WL-8.1")
def test_wl_8_4_any_number_of_heroes_each_a_stack_of_his_own() -> None:
    heroes = ["Aldric Sunmantle", "Dame Ysolde Varn", "Sir Corvane", "Ithrandel of the Glade", "Caelith Silverbough"]
    more = ["Old Gunnolf", "Lady Serrat", "Faelor Swiftarrow"]
    t = Table().castle(0, "Marthos").stack(0, "Maren the Steadfast").hand(0, *heroes, *more).step("heroes")
    for name in [*heroes, *more]:
        assert name in t.options
        t.pick(name)
        assert t.status(name) == "encamped"
        assert t.linked(name) == []
    assert len(t.st.stacks_of(0)) == 9
    assert t.linked("Maren the Steadfast") == t.linked("Marthos") == []


@clause("WL-8.12", "WL-16.17", "WL-10.24")
def test_wl_8_12_a_banner_has_no_value_of_its_own() -> None:
    t = Table().stack(0, "Sir Corvane", "Militia", "The White Legion").stack(1, "Hrodgar Skyfist")
    stack = t.place("Sir Corvane")

    def worth() -> list[int]:
        return [hero_value(t.st, stack, False), *[value for _, value in field_values(t.st, stack)]]

    assert worth() == [7, 1, 5]
    t.st.link(stack, t.take(0, "Banner of the Sirians"))
    assert worth() == [7, 1, 7], "only the named army of its race gains"
    t.st.banner[stack] = -1
    t.link("Sir Corvane", "Deepwood", 0)
    defends = FieldBattle(t.place("Hrodgar Skyfist"), stack, 1, 0, 0, 0)
    assert defends.terrain(t.st) == 5
    t.st.link(stack, t.take(0, "Banner of Elvallie"))
    assert defends.terrain(t.st) == 7
    assert worth() == [7, 1, 5]
