"""Chapter 27: scenarios, and what they add to setup and victory."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.scores import standing
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.stacks import is_capital, is_port, status
from sandtable.games.warlords.state import END, State
from sandtable.games.warlords.tables.cards import ARMY, COST, FLEET, NO_CARD, RUIN, TYPE, def_of, owner_of
from sandtable.games.warlords.tables.scenarios import SCENARIOS
from sandtable.games.warlords.tables.statuses import ENCAMPED, IN_PORT, ON_PATROL
from tests.games.warlords.support import Table
from tests.support import clause


def names(st: State) -> list[str]:
    """The cards that the open question offers, without places."""
    return [def_of(card).name for card in cards(st)]


def cards(st: State) -> list[int]:
    """The cards of the open question."""
    assert st.decision is not None
    return [option if isinstance(option, int) else option[0] for option in st.decision.options if option != END]


def first_option(st: State) -> None:
    assert st.decision is not None
    st.apply(st.decision.options[0])


def take(st: State, *wanted: str) -> State:
    """Answer setup questions by card names: "end" to take no more, and a castle or hero after "@" as the place."""
    for text in wanted:
        assert st.decision is not None
        name, _, place = text.partition("@")
        if name == "end":
            st.apply(END)
            continue
        fits = []
        for option in st.decision.options:
            card, where = (option, -1) if isinstance(option, int) else option
            if card >= 0 and def_of(card).name == name and (not place or def_of(st.head[where]).name == place):
                fits.append(option)
        assert fits, f"{text} is none of {names(st)}"
        st.apply(fits[0])
        SPEC.check_sound(st)
    return st


def place_of(st: State, name: str) -> int:
    return next(place for place, head in enumerate(st.head) if head != NO_CARD and def_of(head).name == name)


def linked(st: State, name: str) -> list[str]:
    return sorted([def_of(card).name for card in st.linked(place_of(st, name))])


@clause("WL-27.3", "WL-27.4", "WL-3.12")
@pytest.mark.parametrize(
    ("number", "figures"),
    [
        (1, ((2, 3, 4), 7, 1, 20)),
        (2, ((2, 3, 4), 7, 1, 25)),
        (3, ((2, 3, 4), 8, 1, 25)),
        (4, ((2, 3, 4), 7, 1, 25)),
        (5, ((2, 3, 4), 8, 1, 25)),
        (6, ((2, 3, 4), 7, 2, 15)),
        (7, ((2,), 8, 0, 8)),
    ],
)
def test_the_scenarios_have_the_figures_of_the_ledger(number: int, figures: tuple[object, ...]) -> None:
    scenario = SCENARIOS[number - 1]
    assert (scenario.players, scenario.hand, scenario.truce, scenario.turn_limit) == figures
    st = SPEC.start(2, {"scenario": scenario.id}, seed=5)
    while st.round == 0:
        assert st.decision is not None
        st.apply(st.decision.options[0])
    assert [len(hand) for hand in st.hands] == [scenario.hand] * 2
    if number in (1, 2, 6):
        assert sorted([TYPE[head] for head in st.head]) == [0, 0, 1, 1], "one castle and one hero each"
        assert not any(st.linked(place) for place in range(4))


# -- Three ---------------------------------------------------------------------------------------------------------------


@clause("WL-27.6", "WL-25.2")
def test_wl_27_6_each_player_starts_with_a_ruin_from_a_relic_deck() -> None:
    st = SPEC.start(2, {"scenario": "relics-of-loriel"}, seed=1)
    for _ in range(6):
        assert st.decision is not None
        st.apply(st.decision.options[0])
    assert [[TYPE[card] for card in ruins] for ruins in st.ruins] == [[RUIN], [RUIN]]
    assert any(def_of(card).name == "Sceptre of Loriel" for card in st.rules.decks[0])
    plain = SPEC.start(2, {}, seed=1)
    assert not any(def_of(card).name == "Sceptre of Loriel" for card in plain.rules.decks[0])


@clause("WL-27.7", "WL-27.8")
def test_wl_27_8_eight_points_at_the_end_of_the_players_own_turn() -> None:
    def relics(seat: int, *more: str) -> Table:
        t = Table(scenario="relics-of-loriel").castle(0, "Marthos").castle(1, "Khamar").hand(seat, "March")
        t.stack(0, "Sir Corvane", "Orb of Loriel", "Lightsword", "The Green Man").lying(0, *more)
        return t.step("wrap_up", seat).pick("end")

    assert relics(0).st.result is None
    assert standing(relics(0).st, 0) == 3 + 2 + 2
    won = relics(0, "Loriel's Dowry").st.result
    assert won is not None
    assert (won.winners, won.how, won.scores) == ((0,), "goal", (8, 0))


@clause("WL-27.8", "WL-24.6")
def test_wl_27_8_at_the_limit_relic_points_come_before_the_score() -> None:
    t = Table(scenario="relics-of-loriel").castle(0, "Marthos").castle(0, "Elvallie").castle(1, "Khamar")
    t.stack(1, "Hrodgar Skyfist", "Crown of Loriel").hand(1, "March")
    t.st.round = 25
    t.step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.scores) == ((1,), (0, 3))


@clause("WL-27.8", "WL-24.6")
def test_wl_27_8_equal_relic_points_go_to_the_score() -> None:
    t = Table(scenario="relics-of-loriel").castle(0, "Khorfe").castle(0, "Gluk").castle(1, "Kor", *["Market"] * 4)
    t.stack(1, "Hrodgar Skyfist", "Lightsword").stack(0, "Sir Corvane", "Firesword").hand(1, "March")
    t.st.round = 25
    t.step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.scores) == ((1,), (2, 2)), "22 against 19, though with fewer castles"


# -- Two and the moment of a goal ------------------------------------------------------------------------------------------


@clause("WL-27.5", "WL-24.2", "WL-24.1")
def test_wl_24_2_a_goal_is_looked_at_for_the_player_whose_turn_ends() -> None:
    def five(seat: int, *besieged: str) -> Table:
        t = (
            Table(scenario="five-castles")
            .castle(1, "Stormheim")
            .stack(1, "Hrodgar Skyfist", march=2)
            .hand(seat, "March")
        )
        for name, owner in (("Marthos", 0), ("Elvallie", 0), ("Hereuth", 0), ("Khamar", 1), ("Khorfe", 1)):
            t.castle(0, name, owner=owner)
        for name in besieged:
            t.besiege("Hrodgar Skyfist", name)
        return t.step("wrap_up", seat).pick("end")

    assert five(1).st.result is None, "the turn of another ends"
    assert five(0, "Elvallie").st.result is None, "a besieged castle does not count"
    won = five(0).st.result
    assert won is not None
    assert (won.winners, won.how) == ((0,), "goal")


# -- Four ----------------------------------------------------------------------------------------------------------------


@clause("WL-27.9", "WL-27.1", "WL-25.2")
def test_wl_27_9_a_seat_with_capital_and_garrison() -> None:
    st = SPEC.start(2, {"scenario": "seats-of-power"}, seed=3)
    first = st.order[0]
    first_option(st)
    castle = place_of(st, def_of(st.head[0]).name)
    assert is_capital(st, castle), "the Capital of the deck goes there without a question"
    assert all(TYPE[card] == ARMY and COST[card] <= 4 for card in cards(st))
    assert len(names(st)) < len({card for card in st.decks[first] if TYPE[card] == ARMY})
    first_option(st)
    assert len(st.armies[castle]) == 1
    first_option(st)
    assert st.keeps[first] == st.head[castle]
    assert len(st.hands[first]) == 7


def storm(players: int, castle: str, *linked: str, card: str = "Battle 5") -> Table:
    """Sir Corvane storms a castle without a garrison. The seats' castles are Marthos, Khamar and Kor."""
    t = Table(players, scenario="seats-of-power").castle(0, "Marthos").castle(1, "Khamar").castle(1, "Khorfe")
    if players > 2:
        t.castle(2, "Kor", "Militia").castle(2, "Gluk")
    for seat, name in enumerate(("Marthos", "Khamar", "Kor")[:players]):
        t.st.keeps[seat] = t.st.head[t.place(name)]
    t.stack(0, "Sir Corvane", "Militia", "Archers", *linked, march=2).stack(1, "Hrodgar Skyfist")
    return t.hand(0, card, "March", "Knighthood").step("battles").pick(f"Sir Corvane {castle}")


@clause("WL-27.10", "WL-24.11")
def test_wl_27_10_with_two_players_the_seat_wins_at_once() -> None:
    t = storm(2, "Khamar").pick("assault Battle 5", "Militia")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "goal")
    other = storm(2, "Khorfe").pick("assault Battle 5", "Militia")
    assert other.st.result is None, "not his seat"
    left = storm(2, "Khamar").pick("assault Battle 5", "none")
    assert left.st.result is None, "not garrisoned, no conquest"


@clause("WL-27.2", "WL-18.4")
def test_wl_27_2_a_castle_without_garrison_is_not_a_conquest() -> None:
    def beaten(stays: str) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2)
        return t.hand(0, "Battle 5", "March").step("battles").pick("Sir Corvane Khamar", "assault Battle 5", stays)

    assert beaten("none").st.result is None
    assert beaten("Militia").st.result is not None


@clause("WL-27.11", "WL-24.4", "WL-27.10")
def test_wl_27_11_with_three_players_the_loser_is_out_and_two_seats_win() -> None:
    t = storm(3, "Khamar").pick("assault Battle 5", "Militia")
    assert t.st.result is None
    assert t.st.is_out(1)
    assert not t.is_in_play("Khorfe")
    assert not t.is_in_play("Hrodgar Skyfist")
    assert t.st.controller[t.place("Khamar")] == 0, "the conqueror keeps the seat"
    assert t.st.beaten[0] == 0b010
    kor = storm(3, "Kor", "Wings of Flying").top(0, 9, 0, 0)
    kor.st.beaten[0] = 0b010
    kor.pick("assault Battle 5")
    while kor.kind == "losses":
        kor.pick(kor.options[0])
    kor.pick(kor.options[0])
    assert kor.st.result is not None
    assert kor.st.result.winners == (0,)


@clause("WL-27.11", "WL-24.5")
def test_wl_27_11_the_last_seat_wins_too() -> None:
    t = Table(3, scenario="seats-of-power").castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor")
    for seat, name in enumerate(("Marthos", "Khamar", "Kor")):
        t.st.keeps[seat] = t.st.head[t.place(name)]
    t.st.eliminate(2)
    t.stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Raze 9").step("battles")
    t.pick("Sir Corvane Khamar", "assault Raze 9")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "last_player"), "razing is a conquest, too"


@clause("WL-23.14", "WL-27.11")
def test_wl_23_14_the_victor_promotes_but_nobody_denies_or_avenges() -> None:
    t = Table(3, scenario="seats-of-power").castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(2, "Kor")
    for seat, name in enumerate(("Marthos", "Khamar", "Kor")):
        t.st.keeps[seat] = t.st.head[t.place(name)]
    t.stack(0, "Sir Corvane", "Mercenaries", "Mercenaries", march=2).stack(1, "Hrodgar Skyfist")
    t.hand(0, "Battle 5", "Knighthood", "March").hand(1, "Revenge 9", "Knighthood 7")
    t.top(0, 9, 0, 0).step("battles").pick("Sir Corvane Khamar", "assault Battle 5", "Mercenaries")
    assert t.st.is_out(1)
    assert (t.kind, t.seat) == ("promote", 0)
    t.pick("Knighthood")
    assert t.seat == 0, "nobody else is asked"
    assert "Knighthood" in t.linked("Sir Corvane")
    usual = Table(3, scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(2, "Kor")
    usual.stack(0, "Sir Corvane", "Mercenaries", "Mercenaries", march=2).hand(1, "Revenge 9", *["March"] * 4)
    usual.hand(0, "Battle 5").top(0, 9, 0, 0).step("battles")
    usual.pick("Sir Corvane Khamar", "assault Battle 5", "Mercenaries")
    assert (usual.kind, usual.seat) == ("avenge", 1), "where he stays in the game he may"


# -- Five ----------------------------------------------------------------------------------------------------------------


@clause("WL-27.12", "WL-4.14")
def test_wl_27_12_a_port_and_a_fleet() -> None:
    st = SPEC.start(
        2, {"scenario": "lords-of-the-sea", "deck_1": "crown-and-leaf", "deck_2": "the-black-banner"}, seed=3
    )
    for _ in range(2):
        assert st.decision is not None
        seat = st.decision.seat
        if seat == 0:
            # Hereuth is the only port of the deck, and there is no Harbour, so it is taken without a question
            assert st.decision.context == (1,)
            take(st, "Sir Corvane")
            stack = place_of(st, "Sir Corvane")
        else:
            assert names(st) == ["Kor", "Bane Citadel", "Gluk", "Malikor"], "any castle with the Harbour"
            take(st, "Gluk", "Lord Bane")
            assert linked(st, "Gluk") == ["Harbour"]
            stack = place_of(st, "Lord Bane")
        assert TYPE[st.fleet[stack]] == FLEET
        assert status(st, stack) == IN_PORT
        assert any(is_port(st, castle) for castle in st.castles_of(seat))
    assert [len(hand) for hand in st.hands] == [8, 8]


@clause("WL-4.14", "WL-4.7")
def test_wl_4_14_cards_missing_from_the_deck_are_left_out() -> None:
    both = SPEC.start(
        2, {"scenario": "lords-of-the-sea", "deck_1": "crown-and-leaf", "deck_2": "crown-and-leaf"}, seed=3
    )
    take(both, "Sir Corvane", "Aldric Sunmantle")
    first, second = both.order if both.round == 0 else sorted(range(2), key=lambda seat: not both.castles_of(seat))
    assert len(both.castles_of(first)) == 1
    assert both.castles_of(second) == [], "Hereuth is in play already"
    assert len(both.stacks_of(second)) == 1, "the hero is taken all the same"
    assert both.fleet[both.stacks_of(second)[0]] == NO_CARD, "and so is the Swan Fleet"


def sea(*hand: str, mine: tuple[str, ...] = (), foe: tuple[str, ...] = ()) -> Table:
    t = Table(scenario="lords-of-the-sea").castle(0, "Hereuth").castle(1, "Ohmsmouth").castle(1, "Khamar")
    t.stack(0, "Sir Corvane", "Longships", "Mercenaries", *mine, march=1)
    t.stack(1, "Hrodgar Skyfist", "Iron Barges", *foe, march=1)
    return t.stack(0, "Aldric Sunmantle", "Militia", march=2).hand(0, *hand, "March").step("battles")


@clause("WL-27.13")
def test_wl_27_13_a_conquest_from_the_sea_counts_two_any_other_one() -> None:
    t = sea("Battle 5", "Battle 6").pick("Sir Corvane Ohmsmouth", "assault Battle 5", "Mercenaries")
    assert t.st.sea_points == [2, 0]
    t.pick("Aldric Sunmantle Khamar", "assault Battle 6", "Militia")
    assert t.st.sea_points == [3, 0]
    assert t.st.result is None


@clause("WL-27.13", "WL-27.14", "WL-24.11")
def test_wl_27_13_a_victory_of_fleets_counts_one() -> None:
    t = sea("Battle 5").top(0, 9, 0, 0)
    t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.st.sea_points == [1, 0]
    land = Table(scenario="lords-of-the-sea").castle(0, "Hereuth").stack(0, "Sir Corvane", "Mercenaries", march=2)
    land.castle(1, "Ohmsmouth").stack(1, "Hrodgar Skyfist", "Longships").hand(0, "Battle 5").top(0, 1, 0, 0, 0, 0)
    land.step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert land.st.sea_points == [0, 0], "one fleet is no sea battle"
    shore = Table(scenario="lords-of-the-sea").castle(0, "Hereuth").stack(0, "Sir Corvane", march=2)
    shore.castle(1, "Ohmsmouth").stack(1, "Hrodgar Skyfist", "Mercenaries", "Longships", march=1).hand(1, "Battle 0")
    shore.hand(0, "Battle 5").step("battles").pick("Sir Corvane Ohmsmouth", "assault Battle 5")
    shore.top(1, 9, 0, 0, 0, 0).pick("Hrodgar Skyfist Battle 0")
    assert not shore.is_in_play("Sir Corvane")
    assert shore.st.sea_points == [0, 0], "nor if the one with a fleet has intercepted"
    won = sea("Battle 5", "Knighthood").top(0, 9, 0, 0)
    won.st.sea_points = [3, 3]
    won.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert won.st.result is not None, "at once: no promotion is asked for"
    assert (won.st.result.winners, won.st.result.scores) == ((0,), (4, 3))


@clause("WL-27.14")
def test_wl_27_14_at_the_limit_sea_points_come_first() -> None:
    t = Table(scenario="lords-of-the-sea").castle(0, "Hereuth").castle(0, "Marthos").castle(1, "Ohmsmouth")
    t.hand(1, "March").st.sea_points = [1, 2]
    t.st.round = 25
    t.step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert t.st.result.winners == (1,)


# -- Six -----------------------------------------------------------------------------------------------------------------


@clause("WL-27.15", "WL-24.3")
def test_wl_27_15_without_a_castle_a_player_is_out() -> None:
    def ended(scenario: str) -> Table:
        t = Table(scenario=scenario).castle(0, "Marthos").stack(1, "Hrodgar Skyfist").hand(1, "March")
        return t.step("wrap_up", 1).pick("end")

    won = ended("last-warlord").st.result
    assert won is not None
    assert won.winners == (0,)
    assert ended("five-castles").st.result is None


@clause("WL-27.16")
def test_wl_27_16_five_points_for_each_opponent_left_without_a_castle() -> None:
    t = Table(3, scenario="last-warlord").castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").castle(2, "Gluk")
    t.stack(0, "Sir Corvane", "Militia", march=2).stack(0, "Aldric Sunmantle", "Archers", march=2)
    t.hand(0, "Battle 5", "Battle 6").st.round = 3
    before = standing(t.st, 0)
    t.step("battles").pick("Aldric Sunmantle Kor", "assault Battle 5", "Archers")
    assert t.st.beaten == [0, 0, 0], "Gluk is left"
    assert standing(t.st, 0) == before + 3 + 10 + 2
    t.pick("Sir Corvane Khamar", "assault Battle 6", "Militia")
    assert t.st.beaten == [0b010, 0, 0]
    assert standing(t.st, 0) == before + (3 + 10 + 2) + (3 + 8 + 2) + 5


@clause("WL-27.16", "WL-24.6")
def test_wl_27_16_a_tie_of_that_score_goes_to_more_castles() -> None:
    t = Table(scenario="last-warlord").castle(0, "Khorfe").castle(0, "Gluk").hand(1, "March")
    t.castle(1, "Kor", *["Market"] * 4).stack(1, "Hrodgar Skyfist").stack(1, "Brakka Stonehand")
    t.st.round = 15
    t.st.beaten = [0b010, 0]
    assert (standing(t.st, 0), standing(t.st, 1)) == (18 + 5, 3 + 18 + 2)
    t.step("wrap_up", 1).pick("end")
    assert t.st.result is not None
    assert t.st.result.winners == (0,), "two castles against one"


# -- Seven ---------------------------------------------------------------------------------------------------------------


def siege(role: int) -> State:
    st = SPEC.start(2, {"scenario": "great-siege", "deck_1": "crown-and-leaf", "deck_2": "stone-and-storm"}, seed=2)
    assert st.decision is not None
    assert (st.decision.kind, st.decision.clause) == ("role", "WL-4.15")
    st.apply(role)
    return st


@clause("WL-4.15", "WL-27.17", "WL-25.1")
def test_wl_4_15_the_first_player_chooses_his_role() -> None:
    asked = SPEC.start(2, {"scenario": "great-siege"}, seed=2).decision
    assert asked is not None
    first = asked.seat
    for role, defender in ((0, first), (1, 1 - first)):
        st = SPEC.start(2, {"scenario": "great-siege"}, seed=2)
        st.apply(role)
        assert st.defender == defender
        assert st.decision is not None
        assert st.decision.seat == defender, "the defender sets up first"
        while not st.hands[defender]:
            assert st.decision is not None
            assert st.decision.seat == defender
            st.apply(st.decision.options[0])
        assert len(st.hands[defender]) == 8, "and draws before the attacker begins"
        assert st.decision is not None
        assert st.decision.seat == 1 - defender
        while st.round == 0:
            assert st.decision is not None
            st.apply(st.decision.options[-1])
        assert st.round == 1, "then the first game turn begins as usual"


@clause("WL-27.18", "WL-27.1")
def test_wl_27_18_the_defender_sets_the_great_castle_up() -> None:
    st = siege(0)
    if st.defender == 1:
        st = siege(1)
    assert st.defender == 0
    assert names(st) == ["Marthos", "Elvallie"], "Hereuth is a port, Gildenhome too poor"
    take(st, "Marthos")
    assert st.keeps == [st.head[0], NO_CARD]
    assert linked(st, "Marthos") == ["Capital"]
    assert names(st) == ["Stone Walls", "Market"]
    take(st, "Stone Walls", "end")
    assert max([COST[card] for card in cards(st)]) <= 12
    take(st, "Order of the Sun", "The White Legion")
    assert st.decision is not None
    assert st.decision.context == (1,), "cost 12 is spent: on to the hero"
    take(st, "Sir Corvane", "Sirian Pikemen", "Elven Archers")
    assert linked(st, "Sir Corvane") == ["Elven Archers", "Sirian Pikemen"], "two armies at most"
    assert status(st, place_of(st, "Sir Corvane")) == ENCAMPED
    assert linked(st, "Marthos") == ["Capital", "Order of the Sun", "Stone Walls", "The White Legion"]


@clause("WL-27.19", "WL-27.1")
def test_wl_27_19_the_attacker_divides_his_armies() -> None:
    st = siege(0)
    if st.defender == 1:
        st = siege(1)
    while st.decision is not None and st.decision.seat == 0:
        st.apply(st.decision.options[0])
    take(st, "Khamar", "Hrodgar Skyfist", "Brakka Stonehand", "Cloudbreakers@Hrodgar Skyfist")
    assert max([COST[card] for card in cards(st)]) <= 8
    take(st, "Dwarf Axemen@Brakka Stonehand", "Dwarf Axemen@Khamar")
    assert st.decision is not None
    assert (st.decision.kind, st.decision.context) == ("take", (11,)), "16 is spent; a March card for each stack"
    take(st, "March", "March")
    for name in ("Hrodgar Skyfist", "Brakka Stonehand"):
        assert status(st, place_of(st, name)) == ON_PATROL
    assert linked(st, "Khamar") == ["Dwarf Axemen"]


def great(defender: int = 1, attacker_castle: str = "Marthos") -> Table:
    t = Table(scenario="great-siege").castle(0, attacker_castle).castle(1, "Khamar").castle(1, "Khorfe")
    t.stack(0, "Sir Corvane", "Militia", march=2).stack(1, "Hrodgar Skyfist", "Archers", march=2)
    t.st.defender = defender
    t.st.keeps[defender] = t.st.head[t.place("Khamar" if defender else attacker_castle)]
    return t


@clause("WL-27.20")
def test_wl_27_20_the_great_castle_falls_or_holds() -> None:
    t = great().hand(0, "Battle 5", "March").step("battles").pick("Sir Corvane Khamar", "assault Battle 5", "Militia")
    assert t.st.result is not None
    assert t.st.result.winners == (0,)
    other = great().hand(0, "Battle 5", "March").step("battles")
    other.pick("Sir Corvane Khorfe", "assault Battle 5", "Militia")
    assert other.st.result is None, "another castle of the defender"
    back = great().hand(1, "Battle 0", "March").step("battles", 1)
    back.pick("Hrodgar Skyfist Marthos", "assault Battle 0", "Archers")
    assert back.st.result is not None
    assert back.st.result.winners == (1,), "any castle of the attacker"
    end = great().hand(1, "March")
    end.st.round = 8
    end.step("wrap_up", 1).pick("end")
    assert end.st.result is not None
    assert (end.st.result.winners, end.st.result.how) == ((1,), "turn_limit")


@clause("WL-27.20")
@pytest.mark.parametrize(("turn", "over"), [(2, False), (3, True)])
def test_wl_27_20_an_attacker_without_a_stack_has_lost_from_turn_three(turn: int, over: bool) -> None:
    t = Table(scenario="great-siege").castle(0, "Marthos").castle(1, "Khamar").hand(0, "March")
    t.st.defender = 1
    t.st.keeps[1] = t.st.head[t.place("Khamar")]
    t.st.round = turn
    t.step("wrap_up").pick("end")
    assert (t.st.result is not None) == over
    if t.st.result is not None:
        assert t.st.result.winners == (1,)


def test_owners_of_taken_cards_are_their_players() -> None:
    st = siege(0)
    while st.round == 0:
        assert st.decision is not None
        st.apply(st.decision.options[0])
    for place, head in enumerate(st.head):
        assert owner_of(head) == st.controller[place]
        assert all(owner_of(card) == st.controller[place] for card in st.linked(place))
