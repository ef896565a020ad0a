"""Chapter 4: setup."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.options import BadOption
from sandtable.core.engine.rng import seeded
from sandtable.games.warlords.rules import Rules
from sandtable.games.warlords.setup import Setup
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State, empty_table
from sandtable.games.warlords.tables.cards import CASTLE, COMBAT, HERO, REVENUE, TYPE, def_of
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS
from tests.support import clause


def names(st: State) -> list[str]:
    assert st.decision is not None
    return [def_of(card).name for card in st.decision.options if isinstance(card, int)]


@clause("WL-4.1", "WL-4.3", "WL-4.4", "WL-4.5", "WL-4.6", "WL-4.10", "WL-4.12", "WL-26.3")
def test_wl_4_6_each_player_takes_a_castle_and_a_hero_and_draws_seven() -> None:
    st = SPEC.start(2, {}, seed=3)
    first = st.order[0]
    assert st.decision is not None
    assert (st.decision.kind, st.decision.seat, st.decision.context) == ("take", first, (CASTLE,))
    st.apply(st.decision.options[0])
    assert st.decision.context == (HERO,)
    st.apply(st.decision.options[0])
    assert len(st.hands[first]) == 7
    assert st.decision.seat == st.order[1]
    st.apply(st.decision.options[0])
    st.apply(st.decision.options[0])
    assert [len(hand) for hand in st.hands] == [7, 7]
    assert st.round == 1
    assert all(not st.armies[place] and not st.march[place] for place in range(4))


@clause("WL-4.4", "WL-25.1")
def test_wl_4_4_the_first_player_names_the_direction() -> None:
    st = SPEC.start(3, {}, seed=3)
    assert st.decision is not None
    assert st.decision.kind == "direction"
    first = st.decision.seat
    other = st.clone()
    st.apply(0)
    other.apply(1)
    assert st.order == [first, (first + 1) % 3, (first + 2) % 3]
    assert other.order == [first, (first - 1) % 3, (first - 2) % 3]


@clause("WL-4.7", "WL-1.9", "WL-1.10")
def test_wl_4_7_a_name_in_play_cannot_be_taken_again() -> None:
    st = SPEC.start(2, {"deck_2": "crown-and-leaf"}, seed=3)
    castle = names(st)[0]
    assert st.decision is not None
    st.apply(st.decision.options[0])
    hero = names(st)[0]
    st.apply(st.decision.options[0])
    assert castle not in names(st)
    assert len(names(st)) == 3
    st.apply(st.decision.options[0])
    assert hero not in names(st)


@clause("WL-4.8", "WL-3.10")
def test_wl_4_8_the_choice_may_be_forced() -> None:
    free = SPEC.start(2, {}, seed=3)
    assert len(names(free)) == 4
    st = SPEC.start(2, {"forced_setup": "on", "deck_1": "wave-and-hoof", "deck_2": "stone-and-storm"}, seed=1)
    while st.decision is not None and st.decision.kind == "take":
        st.apply(st.decision.options[-1])
    assert len(st.head) == 4
    for place, head in enumerate(st.head):
        deck = st.rules.decks[st.controller[place]]
        rank = REVENUE if TYPE[head] == CASTLE else COMBAT
        assert rank[head] == max([rank[card] for card in deck if TYPE[card] == TYPE[head]])


@clause("WL-4.2", "WL-4.9")
def test_wl_4_9_the_setup_draw_goes_back_into_the_decks() -> None:
    st = SPEC.start(2, {}, seed=3)
    assert st.discards == [(), ()]
    assert [len(deck) for deck in st.decks] == [60, 60]
    assert set(faces_of(st.seen_by(0).decks[0])) == {-1}, "nobody knows the order"
    assert st.decision is not None
    seat = st.decision.seat
    st.apply(st.decision.options[0])
    assert st.decision is not None
    hero = st.decision.options[0]
    order = [card for card in faces_of(st.decks[seat]) if card != hero]
    st.apply(hero)
    assert sorted(faces_of(st.hands[seat])) != sorted(order[-7:]), "shuffled again after the search"


@clause("WL-4.13", "WL-3.14")
def test_wl_4_13_scenario_one_is_offered_first() -> None:
    assert SCENARIO_IDS[0] == "first-conquest"
    st = SPEC.start(2, {}, seed=1)
    assert st.rules.scenario.id == "first-conquest"
    assert st.rules.truce == 1
    assert SPEC.start(2, {"truce": 3}, seed=1).rules.truce == 3


@clause("WL-1.1", "WL-4.1")
@pytest.mark.parametrize(
    ("players", "options", "trouble"),
    [
        (5, {}, "2 to 4 players"),
        (2, {"deck_3": "crown-and-leaf"}, "option deck_3: there is no player 3"),
        (2, {"deck_2": "crown"}, "option deck_2: 'crown' is not one of"),
        (2, {"scenario": "chess"}, "not one of"),
    ],
)
def test_bad_options_are_refused(players: int, options: dict[str, str | int], trouble: str) -> None:
    with pytest.raises(BadOption, match=trouble):
        SPEC.start(players, options, seed=1)


def test_scenario_three_plays_the_relic_variants_and_starts_with_a_ruin() -> None:
    st = SPEC.start(2, {"scenario": "relics-of-loriel"}, seed=1)
    for _ in range(6):
        assert st.decision is not None
        assert st.decision.kind == "take"
        st.apply(st.decision.options[0])
    assert [len(ruins) for ruins in st.ruins] == [1, 1]
    assert any(def_of(card).name == "Sceptre of Loriel" for card in st.rules.decks[0])


@clause("WL-4.11")
@pytest.mark.parametrize("kind", [CASTLE, HERO])
def test_wl_4_11_without_an_eligible_castle_or_hero_he_starts_without_one(kind: int) -> None:
    rules = Rules(2, SPEC.check_options(2, {}))
    rules.decks = (tuple([card for card in rules.decks[0] if TYPE[card] != kind]), rules.decks[1])
    st = empty_table(rules, seeded(3))
    st.push(Setup())
    st.run()
    while st.round == 0:
        assert st.decision is not None
        st.apply(st.decision.options[0])
    assert sorted([(seat, TYPE[head]) for seat, head in zip(st.controller, st.head, strict=True)]) == sorted(
        [(0, HERO if kind == CASTLE else CASTLE), (1, CASTLE), (1, HERO)]
    )
    assert [len(hand) for hand in st.hands] == [7, 7]
