"""Chapter 24: victory, elimination and several players."""

from __future__ import annotations

from sandtable.games.warlords.board import EMBARGO, STONE
from sandtable.games.warlords.scores import score
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import def_of
from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-24.6")
def test_wl_24_6_the_score() -> None:
    t = Table().castle(0, "Marthos", "Market").castle(0, "Khamar", "Militia", owner=1).stack(0, "Sir Corvane")
    t.stack(1, "Hrodgar Skyfist", march=2).besiege("Hrodgar Skyfist", "Khamar")
    assert score(t.st, 0) == 2 * 3 + (9 + 2) + 2 + 1
    assert score(t.st, 1) == 1


@clause("WL-24.6")
def test_wl_24_6_the_turn_limit_decides() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(1, "March")
    t.st.round = 20
    t.step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "turn_limit"), "revenue 9 against 8"
    even = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Kor", owner=1)
        .hand(1, "March")
        .castle(0, "Charling")
        .castle(1, "Ak-Giriel")
    )
    even.st.round = 20
    even.step("wrap_up", 1).pick("end")
    assert even.st.result is not None
    assert even.st.result.winners == (0, 1), "equal in everything: shared"


@clause("WL-24.3", "WL-24.4", "WL-24.5")
def test_wl_24_3_neither_castle_nor_stack_at_the_end_of_wrap_up() -> None:
    t = Table().castle(0, "Marthos").hand(1, "March").lying(1, "Dragon Halls").step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "last_player")
    assert "Dragon Halls" in t.pile_of(1)
    stack = Table().castle(0, "Marthos").stack(1, "Hrodgar Skyfist").hand(1, "March").step("wrap_up", 1).pick("end")
    assert stack.st.result is None


def test_scenario_six_asks_for_a_castle() -> None:
    t = Table(scenario="last-warlord").castle(0, "Marthos").stack(1, "Hrodgar Skyfist").hand(1, "March")
    t.step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert t.st.result.winners == (0,)


def test_scenario_two_asks_for_five_castles_two_of_them_taken() -> None:
    def five(*owners: int) -> Table:
        t = Table(scenario="five-castles").castle(1, "Stormheim").hand(0, "March")
        for name, owner in zip(("Marthos", "Elvallie", "Hereuth", "Khamar", "Khorfe"), owners, strict=True):
            t.castle(0, name, owner=owner)
        return t.step("wrap_up").pick("end")

    assert five(0, 0, 0, 0, 1).st.result is None
    won = five(0, 0, 0, 1, 1).st.result
    assert won is not None
    assert (won.winners, won.how) == ((0,), "goal")


def test_scenario_three_counts_relics() -> None:
    t = Table(scenario="relics-of-loriel").castle(0, "Marthos").castle(1, "Khamar").hand(0, "March")
    t.stack(0, "Sir Corvane", "Orb of Loriel", "Lightsword", "The Green Man").step("wrap_up")
    assert t.pick("end").st.result is None, "3 + 2 + 2"
    more = Table(scenario="relics-of-loriel").castle(0, "Marthos").castle(1, "Khamar").hand(0, "March")
    more.stack(0, "Sir Corvane", "Orb of Loriel", "Lightsword", "The Green Man").lying(0, "Loriel's Dowry").step(
        "wrap_up"
    )
    assert more.pick("end").st.result is not None


@clause("WL-24.8", "WL-24.9", "WL-24.4", "WL-24.10", "WL-25.14")
def test_wl_24_9_the_active_player_leaves_in_the_middle_of_his_turn() -> None:
    t = Table(3).castle(0, "Marthos", "Militia").castle(1, "Khamar").castle(2, "Kor").hand(0, "March").hand(1, "March")
    t.stack(1, "Hrodgar Skyfist").link("Hrodgar Skyfist", "Burning Sands", 0)
    t.step("wrap_up", 0)
    t.st.concede(0)
    SPEC.check_sound(t.st)
    assert not t.is_in_play("Marthos")
    assert "Burning Sands" in t.linked("Hrodgar Skyfist"), "his cards at places of others stay"
    assert t.seat == 1
    t.st.concede(1)
    assert t.st.result is not None
    assert t.st.result.winners == (2,)


@clause("WL-24.12")
def test_wl_24_12_a_castle_does_not_fall_when_its_player_leaves() -> None:
    t = Table(3).castle(0, "Marthos").castle(2, "Kor").castle(1, "Khamar").stack(1, "Brakka Stonehand", march=1)
    t.hand(1, "Battle 0").stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Battle 5", "Battle 6").step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5")
    assert t.kind == "intercept"
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert not t.is_in_play("Khamar")
    assert t.st.result is None, "no conquest"
    assert "Battle" in t.pile_of(0), "cards played stay discarded"
    assert t.seat == 0


@clause("WL-3.11", "WL-24.7")
def test_wl_3_11_for_keeps_the_record_lists_the_castles_that_ended_with_others() -> None:
    def ended(keeps: str) -> list[tuple[object, ...]]:
        t = (
            Table(for_keeps=keeps)
            .castle(0, "Marthos")
            .castle(0, "Khamar", owner=1)
            .hand(1, "March")
            .castle(1, "Khorfe")
        )
        t.st.round = 20
        t.step("wrap_up", 1).pick("end")
        return [(seat, def_of(int(str(card))).name, owner) for seat, card, owner in t.events("kept")]

    assert ended("on") == [(0, "Khamar", 1)]
    assert ended("off") == []


@clause("WL-24.12")
def test_wl_24_12_a_starved_castle_does_not_fall_either_when_its_player_leaves() -> None:
    t = Table(3, scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").hand(0, "March")
    t.stack(0, "Sir Corvane", "Militia", "Archers", march=2).besiege("Sir Corvane", "Khamar").step("battles")
    t.pick("Sir Corvane Khamar")
    assert (t.kind, t.seat) == ("detach", 0)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert t.kind != "detach"
    assert t.status("Sir Corvane") == "on_campaign"
    assert t.linked("Sir Corvane") == ["Archers", "March", "March", "Militia"]


@clause("WL-24.9", "WL-24.10")
def test_wl_24_9_what_lasts_until_his_next_turn_ends_with_a_player_but_an_embargo_waits() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").hand(1, "March").step("wrap_up", 1)
    t.st.lasting = [(EMBARGO, t.place("Khamar"), 0), (STONE, t.place("Khamar"), 0), (STONE, t.place("Kor"), 2)]
    t.st.concede(0)
    assert t.st.lasting == [(EMBARGO, t.place("Khamar"), 0), (STONE, t.place("Kor"), 2)]


@clause("WL-24.12", "WL-24.11")
def test_wl_24_12_a_castle_that_has_fallen_stays_conquered_when_its_player_leaves() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(1, "Khorfe").castle(2, "Kor")
    t.stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Pillage 3").step("battles")
    t.pick("Sir Corvane Khamar", "assault Pillage 3", "Militia")
    assert (t.kind, t.seat) == ("pillage_pick", 0)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert t.st.controller[t.place("Khamar")] == 0, "it was occupied before he left"
    assert t.pick("Pillage 3").st.result is not None
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "goal"), "the first conquest"


@clause("WL-24.12", "WL-23.14")
def test_wl_24_12_a_promotion_after_a_razing_stands_when_the_vanquished_player_leaves() -> None:
    t = Table(3, scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Light Infantry").castle(2, "Kor")
    t.castle(1, "Khorfe").stack(0, "Sir Corvane", "Mercenaries", march=2).hand(0, "Raze 0", "Knighthood 2", "March")
    t.hand(1, *["Revenge 9", "Knighthood 7", "March", "March", "March", "March", "March"]).top(0, 9, 0, 0, 0, 0)
    t.step("battles").pick("Sir Corvane Khamar", "assault Raze 0")
    assert (t.kind, t.seat) == ("promote", 0)
    later = Table(3, scenario="five-castles")
    later.st = t.st.clone()
    later.pick("Knighthood 2")
    assert (later.kind, later.seat) == ("avenge", 1), "nobody of the garrison is left to deny"
    for each in (t, later):
        each.st.concede(1)
        SPEC.check_sound(each.st)
        assert each.seat == 0, "he is asked no more"
    t.pick("Knighthood 2")
    for each in (t, later):
        assert "Knighthood" in each.linked("Sir Corvane")
        assert each.kind == "ruins"


@clause("WL-24.12", "WL-11.17")
def test_wl_24_12_a_calamity_whose_mover_has_left_goes_no_further() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").hand(0, "Pestilence", "March")
    t.stack(1, "Hrodgar Skyfist", "Militia", "Archers").stack(2, "Lord Bane", "Militia", "Archers")
    t.stack(0, "Sir Corvane", "Militia").top(1, 9).top(2, 0).step("calamities")
    t.pick("Pestilence Hrodgar Skyfist")
    assert (t.kind, t.seat) == ("move_calamity", 1), "a switch"
    t.pick("Lord Bane")
    assert (t.kind, t.seat) == ("calamity_loss", 2)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert (t.kind, t.seat) == ("calamity_loss", 2), "what was suffered is suffered"
    t.pick("Militia")
    assert (t.kind, t.seat) == ("march", 0), "the one who was to move it is gone"
    assert "Pestilence" in t.pile_of(0)


def searching() -> Table:
    """A stack searches the ruin of seat 1, who is asked for a hazard; seat 2 is next."""
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").lying(1, "Gemhold", "Old Woods Tower")
    t.stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Lightsword").hand(1, "Quicksand").hand(2, "Fetid Marsh")
    t.step("explore").pick("Sir Corvane Gemhold Lightsword")
    assert (t.kind, t.seat) == ("hazard", 1)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert not t.is_in_play("Gemhold")
    assert not t.is_in_play("Old Woods Tower")
    assert (t.kind, t.seat) == ("hazard", 2), "the search goes on"
    for seat in range(3):
        SPEC.presentation.scene(t.st.seen_by(seat), seat)
    return t


@clause("WL-24.12", "WL-20.13")
def test_wl_24_12_a_search_goes_on_when_the_player_of_the_ruin_leaves() -> None:
    t = searching().pick("pass")
    assert "Lightsword" in t.linked("Sir Corvane"), "it is found"
    assert "Lightsword" not in t.pile_of(0)
    assert t.pile_of(1).count("Gemhold") == 1
    SPEC.check_sound(t.st)


@clause("WL-24.12", "WL-20.9")
def test_wl_24_12_the_next_opponent_may_still_play_a_hazard() -> None:
    t = searching().top(2, 0, 0).pick("Fetid Marsh")
    assert not t.is_in_play("Sir Corvane")
    assert "Lightsword" in t.pile_of(0)
    SPEC.check_sound(t.st)


@clause("WL-24.12", "WL-24.9")
def test_wl_24_12_a_search_ends_when_the_searcher_himself_leaves() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").lying(1, "Gemhold")
    t.stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Lightsword").hand(1, "Quicksand", "March").hand(2, "March")
    t.step("explore").pick("Sir Corvane Gemhold Lightsword")
    t.st.concede(0)
    SPEC.check_sound(t.st)
    assert "Lightsword" in t.pile_of(0)
    assert t.is_in_play("Gemhold"), "the ruin of another stays"


@clause("WL-24.6")
def test_wl_24_6_ties_go_to_more_castles_then_to_the_stronger_forces() -> None:
    def limit(t: Table) -> tuple[int, ...]:
        assert score(t.st, 0) == score(t.st, 1)
        t.hand(1, "March").st.round = 20
        t.step("wrap_up", 1).pick("end")
        assert t.st.result is not None
        return t.st.result.winners

    castles = (
        Table().castle(0, "Khorfe").castle(0, "Gluk").castle(1, "Kor", *["Market"] * 2).stack(1, "Brakka Stonehand")
    )
    assert limit(castles) == (0,), "two castles against one"
    forces = Table().castle(0, "Khorfe", "Militia").castle(1, "Gluk", "Mercenaries")
    assert limit(forces) == (1,), "combat values 1 against 6"


@clause("WL-24.5", "WL-24.3", "WL-5.16")
def test_wl_24_5_two_players_play_on() -> None:
    t = Table(3).castle(0, "Marthos").castle(2, "Kor").hand(0, "March").hand(1, "March").hand(2, "March")
    t.step("wrap_up", 1).pick("end")
    assert t.st.is_out(1)
    assert t.st.result is None
    assert t.seat == 2


@clause("WL-24.12", "WL-10.12")
def test_wl_24_12_terrain_on_the_stack_of_a_player_who_leaves_is_discarded() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").stack(1, "Hrodgar Skyfist", march=2)
    t.hand(0, "Quicksand", "March").hand(1, "March").step("ground").pick("Quicksand Hrodgar Skyfist")
    assert (t.kind, t.seat) == ("counter", 1)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert "Quicksand" in t.pile_of(0)
    assert (t.kind, t.seat) == ("ground_step", 0)


@clause("WL-24.12", "WL-13.19", "WL-14.20")
def test_wl_24_12_an_attack_that_a_siege_allowed_falls_away_when_the_besieged_player_leaves() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(2, "Kor", "Orc Mob")
    t.stack(0, "Sir Corvane", "Heavy Infantry", march=2).hand(0, "Battle 5")
    t.stack(1, "Hrodgar Skyfist", "Griffins", march=2).besiege("Hrodgar Skyfist", "Kor").step("battles")
    t.pick("Sir Corvane Hrodgar Skyfist")
    assert t.kind == "attack", "the flying stack is on the ground before the walls"
    t.st.concede(2)
    SPEC.check_sound(t.st)
    assert (t.kind, t.seat) == ("battles", 0), "it is in the air again, out of reach"
    assert t.options == ["Sir Corvane Khamar", "end"], "his one attack is not used up"
    assert t.hand_of(0) == ["Battle"], "no card was played"


@clause("WL-3.11", "WL-24.8")
def test_wl_3_11_the_castles_are_listed_when_a_player_gives_up_too() -> None:
    def ended(keeps: str) -> list[tuple[object, ...]]:
        t = Table(for_keeps=keeps).castle(0, "Marthos").castle(0, "Khamar", owner=1).castle(1, "Khorfe")
        t.hand(0, "March").step("wrap_up").st.concede(1)
        assert t.st.result is not None
        return [(seat, def_of(int(str(card))).name, owner) for seat, card, owner in t.events("kept")]

    assert ended("on") == [(0, "Khamar", 1)]
    assert ended("off") == []
