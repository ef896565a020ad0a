"""Chapter 3 of the Bloodstones ledger: hand, bag, discard pile and who knows what."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.events import seen_events
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.games.bloodstones.battle import VEILED, Battle
from sandtable.games.bloodstones.knowledge import unseen_tiles
from sandtable.games.bloodstones.spec import KINDS, SPEC
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.games.bloodstones.tables.units import CITADEL, CUTIECORN, UNDEAD
from sandtable.games.bloodstones.turn import CONSTRUCT, DRAW
from tests.games.bloodstones.playing import fixed, random_game, say
from tests.games.bloodstones.support import Table, draws, unit
from tests.support import clause


def top_battle(st: State) -> Battle:
    battle = st.stack[-1]
    assert isinstance(battle, Battle)
    return battle


# -- tiles and their ways ----------------------------------------------------------------------------------------------


@clause("BS-3.1")
@pytest.mark.parametrize(("faction", "size"), [("hill_folk", 6), ("chaos_horde", 6), ("horse_lords", 7)])
def test_bs_3_1_the_hand_is_filled_up_to_its_size(faction: str, size: int) -> None:
    t = Table(faction, "corsairs").hand(0, "cavalry").turn(0, DRAW)
    assert len(t.st.hand[0]) == size


@clause("BS-3.2")
def test_bs_3_2_the_ways_to_use_a_tile() -> None:
    asked_for_tiles = {name for name, kind in KINDS.items() if "tile" in kind.parts}
    placed = {"place_starting_unit", "build_unit", "chaos_reentry"}
    discarded = {"build_pay"}
    expended = {"move_pay", "capture_tile", "construct_tile"}
    assert asked_for_tiles == placed | discarded | expended | {"substitute"}


@clause("BS-3.2")
def test_bs_3_2_a_tile_leaves_the_hand_only_by_these_ways() -> None:
    uses = {kind for kind, meaning in KINDS.items() if "tile" in meaning.parts}
    before: list[int] = []
    kind = ""
    for st in random_game(3, 11, max_rounds=12):
        sizes = [len(hand) for hand in st.hand]
        if any(new < old for new, old in zip(sizes, before, strict=False)):
            # main_action, move_from or move_to may hide a question that the engine answers itself
            assert kind in uses | {"main_action", "move_from", "move_to", "move_units"}, kind
        before, kind = sizes, "" if st.decision is None else st.decision.kind


@clause("BS-3.3")
def test_bs_3_3_used_tiles_go_to_the_owners_discard_pile() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel", "swords").villages(1, "hollin")
    t.hand(0, "blank", "shield", "cavalry", "skirmishers", "siege_engine", "castle").turn(0)
    say(t, "shield")
    assert t.discard_of(0) == ["shield"]  # expended to capture
    say(t, "build", "siege_engine hollin", "cavalry")
    assert t.discard_of(0) == ["shield", "cavalry"]  # discarded to build; the siege engine is on the map
    say(t, "move", "estmark", "1", "0", "castle", "end-move")
    assert t.discard_of(0) == ["shield", "cavalry", "castle"]  # expended to move
    say(t, "end", "skirmishers")
    assert t.discard_of(0) == ["skirmishers", "shield", "cavalry", "castle"]  # expended to construct
    assert t.discard_of(1) == []


@clause("BS-3.3")
def test_bs_3_3_a_substitute_goes_to_its_owners_discard_pile() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank").hand(1, "ship").battle("hollin", dice=[*draws(5, 5, 4), *draws(2, 2, 3, 3)])
    t.pick("4 blank", "2 ship")
    assert t.discard_of(0) == ["blank"]
    assert "ship" in t.discard_of(1)
    assert t.hand_of(0) == t.hand_of(1) == []


@clause("BS-3.4")
def test_bs_3_4_pips_are_lost_between_actions_and_phases() -> None:
    t = (
        Table("dragon_riders", "hill_folk")
        .units(0, "hollin", "swords", "shield")
        .villages(1, "hollin")
        .hand(0, "blank", "ship")
    )
    say(t.turn(0), "blank")  # five pips for a village that costs one
    assert t.kind == "main_action"
    t.pick("move")
    assert t.decision.context[-1] == 0  # nothing of them remains
    say(t, "estmark", "0", "1")
    assert t.discard_of(0) == ["ship", "blank"]
    assert t.decision.context == (3,)  # three pips for more steps of this action
    t.pick("end-move")
    assert t.events("pips_lost") == [(3,)]
    assert t.options == ["end"]  # and none for another action


@clause("BS-3.4")
def test_bs_3_4_pips_of_construction_are_lost_too() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel").hand(0, "blank", "swords").turn(0, CONSTRUCT)
    t.pick("blank", "estmark", "done")
    assert t.seat == 1
    assert t.st.villages_on_map(0) == 1


@clause("BS-3.6")
def test_bs_3_6_an_eliminated_unit_goes_to_its_owners_discard_pile() -> None:
    t = Table("dragon_riders", "necromancers", cutiecorn="on").units(
        0, "hollin", "dragon", "swords", "swords", "swords"
    )
    t.units(1, "hollin", "citadel", "castle", "undead", "goblins", "cutiecorn").villages(0, "vinehall")
    for area in ("redbarrow", "briarwood", "estmark", "bonesand"):
        t.units(0, area, "lizardmen")  # no way out
    t.battle("hollin", dice=[*draws(5, 5, 4), *draws(2, 2, 3, 3)])
    assert t.discard_of(1) == ["castle", "goblins"]
    assert t.discard_of(0) == ["dragon"]
    for kind in (CITADEL, UNDEAD, CUTIECORN):  # BS-3.7, BS-3.8, chapter 17
        assert kind not in t.st.discard[0] + t.st.discard[1]
    assert t.st.captured_citadels == [1, 0]
    assert t.st.undead == 4
    assert t.st.cutie_seat == 0


@clause("BS-3.7")
def test_bs_3_7_a_lost_citadel_is_kept_by_the_winner() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon", "swords").units(1, "hollin", "citadel")
    t.hand(1, "swords", "swords").battle("hollin", dice=[*draws(5, 5, 4, 4), *draws(2, 2, 3)])
    say(t, "keep")
    assert (t.st.captured_citadels, t.st.citadel) == ([1, 0], [-1, -1])
    assert t.force(1, "hollin") == []
    t.pick("end")
    assert t.seat == 1
    assert t.options == ["end"]  # nothing can be built, certainly not the citadel


@clause("BS-3.8")
def test_bs_3_8_lost_undead_can_be_raised_again() -> None:
    t = Table("necromancers", "hill_folk").units(0, "hollin", "necromancer", *["undead"] * 4)
    t.units(1, "hollin", "swords", "shield").battle("hollin", dice=[*draws(2, 2, 3, 3), *draws(5, 5, 4)]).pick("stay")
    assert t.kind == "casualty"
    t.pick("undead")
    assert t.st.undead == 1  # at once, before the retreat
    assert t.kind == "retreat"
    t.pick("estmark")
    t.units(1, "estmark", "swords").battle("estmark", dice=[*draws(5, 5, 4, 4), *draws(2, 2, 3)]).pick("stay")
    assert t.kind == "raise_undead"
    assert t.options == ["0", "1"]


# -- knowledge ---------------------------------------------------------------------------------------------------------


def midgame() -> Table:
    t = Table("dragon_riders", "necromancers", "corsairs").units(0, "hazelstrand", "citadel", "swords")
    t.units(1, "peatmoor", "citadel", "undead").villages(0, "sedgeley").units(2, "amber-bight", "ship")
    t.hand(0, "blank", "dragon").hand(1, "goblins", "goblins", "necromancer").hand(2, "axes")
    t.discards(0, "ship").discards(1, "castle")
    t.st.supply[1] -= 2
    t.st.captured_villages[0] = 2
    return t.main(0)


@clause("BS-3.5")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_bs_3_5_everyone_may_look_at_discard_piles(seat: int) -> None:
    t = midgame()
    assert t.st.seen_by(seat).discard == t.st.discard
    assert t.st.discard[0] == [unit("ship")]


@clause("BS-3.9")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_bs_3_9_a_hand_is_known_to_its_owner_only(seat: int) -> None:
    t = midgame()
    seen = t.st.seen_by(seat)
    for owner in range(3):
        assert len(seen.hand[owner]) == len(t.st.hand[owner])
        assert seen.hand[owner] == (t.st.hand[owner] if owner == seat else [UNKNOWN] * len(t.st.hand[owner]))


@clause("BS-3.9")
def test_bs_3_9_only_the_owner_sees_drawn_tiles() -> None:
    t = Table("dragon_riders", "horse_lords").hand(0, "swords").turn(0, DRAW)
    keys = {seat: [event[0] for event in seen_events(t.st.events, seat)] for seat in (-1, 0, 1)}
    assert "draw_own" in keys[0]
    assert "draw_own" not in keys[1] + keys[-1]
    assert "draw" in keys[1]  # the number is public
    assert t.events("draw") == [(0, 5)]


@clause("BS-3.10")
def test_bs_3_10_what_is_known_about_bags() -> None:
    t = midgame()
    for seat in (-1, 0, 1, 2):
        seen = t.st.seen_by(seat)
        assert [len(bag) for bag in seen.bag] == [len(bag) for bag in t.st.bag]
        for owner in range(3):
            assert (UNKNOWN in seen.bag[owner]) == (owner != seat)
    assert t.st.seen_by(0).bag[0] == sorted(t.st.bag[0])  # by subtraction; an order would reveal the next draw


@clause("BS-3.10", "BS-3.9")
def test_bs_3_10_bag_and_hand_together_follow_by_subtraction() -> None:
    t = midgame()
    hands = set()
    for seed in range(12):
        st = SPEC.redeal(t.st.seen_by(0), seed)
        assert (st.hand[0], st.bag[0]) == (t.st.hand[0], t.st.bag[0])
        assert sorted(st.hand[1] + st.bag[1]) == sorted(t.st.hand[1] + t.st.bag[1]) == sorted(unseen_tiles(t.st, 1))
        hands.add(tuple(st.hand[1]))
        assert st.seen_by(0).dump() == t.st.seen_by(0).dump()
    assert len(hands) > 3


@clause("BS-3.10")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_bs_3_10_a_redealt_hand_fits_the_question_that_is_asked(seat: int) -> None:
    """A player asked for nine pips has them, and more than one way to pay."""
    t = Table("horse_lords", "necromancers").units(0, "oxmead", *["swords"] * 3)
    t.hand(0, "skirmishers", "leader", "blank").main()
    say(t, "move", "oxmead", "redbarrow", "3")
    assert t.kind == "move_pay"
    assert t.decision.context == (9,)
    for seed in range(20):
        st = SPEC.redeal(t.st.seen_by(seat), seed)
        assert st.decision is not None
        assert (st.decision.kind, st.decision.seat, st.decision.context) == ("move_pay", 0, (9,))
        assert st.hand_pips(0) >= 9
        assert len(st.decision.options) > 1


@clause("BS-3.10")
def test_bs_3_10_all_hands_are_gone_through_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("corsairs", "necromancers").units(0, "oxmead", *["axes"] * 3).hand(0, "leader", "blank").main()
    say(t, "move", "oxmead", "redbarrow", "3")
    assert (t.kind, t.options) == ("move_pay", ["leader", "blank"])
    monkeypatch.setattr("sandtable.games.bloodstones.knowledge.MAX_DEALS", 0)
    st = SPEC.redeal(t.st.seen_by(1), 1)
    assert st.decision is not None
    assert (st.decision.kind, st.decision.context) == ("move_pay", (9,))
    assert st.hand_pips(0) >= 9
    assert len(set(st.hand[0])) == 2


@clause("BS-3.11", "BS-3.12")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_bs_3_11_everything_on_the_table_is_public(seat: int) -> None:
    t = midgame()
    seen = t.st.seen_by(seat)
    assert seen.units == t.st.units  # face up, every kind of them
    assert (seen.villages, seen.village_of) == (t.st.villages, t.st.village_of)
    assert (seen.captured_villages, seen.captured_citadels) == ([2, 0, 0], [0, 0, 0])
    assert (seen.vp, seen.regroups, seen.undead) == (t.st.vp, t.st.regroups, 3)


@clause("BS-3.12")
def test_bs_3_12_everyone_sees_a_built_unit() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "citadel").hand(0, "lizardmen").main().pick("build")
    for seat in (-1, 0, 1):
        assert ("build", (0, unit("lizardmen"), t.area("hollin"), 0), "BS-8.5", -1) in seen_events(t.st.events, seat)


@clause("BS-3.13")
def test_bs_3_13_every_tile_of_the_bag_is_equally_likely() -> None:
    bag = sorted(unit(name) for name in ("swords", "swords", "blank", "leader", "ship"))
    found = []
    for i in range(5):
        t = Table("dragon_riders", "hill_folk").hand(0, *["skirmishers"] * 4, "castle")
        t.bag_of(0, "swords", "swords", "blank", "leader", "ship").load(i).turn(0, DRAW)
        assert t.st.drawn == [i]
        found += [tile for tile in t.st.hand[0] if tile in bag]
    assert sorted(found) == bag
    t.load(5)
    with pytest.raises(ValueError, match=r"below\(4\)"):  # the drawn tile is not put back
        t.st.draw_tile(0)


@clause("BS-3.14")
def test_bs_3_14_drawn_battle_tiles_are_known_to_the_drawer_only() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank").hand(1, "ship").battle("hollin", dice=[*draws(5, 3, 4), *draws(2, 2, 3, 3)])
    assert [secret.value for secret in top_battle(t.st.seen_by(0)).drawn] == [(3, 4, 5), None]
    assert [secret.value for secret in top_battle(t.st.seen_by(1)).drawn] == [None, (2, 2, 3, 3)]
    assert [secret.value for secret in top_battle(t.st.seen_by(-1)).drawn] == [None, None]
    t.pick("keep", "keep")
    assert [args[:2] for args in t.events("reveal")] == [(0, (5, 4, 3)), (1, (3, 3, 2))]


@clause("BS-3.14")
def test_bs_3_14_only_the_drawer_sees_the_draw() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "swords").units(1, "hollin", "swords")
    t.hand(0, "blank").battle("hollin").pick("stay")
    seen = {
        seat: [event[1] for event in seen_events(t.st.events, seat) if event[0] == "battle_drawn_own"]
        for seat in (-1, 0, 1)
    }
    assert [len(seen[seat]) for seat in (-1, 0, 1)] == [0, 1, 1]
    assert seen[0] == [(top_battle(t.st).drawn[0].open(),)]


@clause("BS-3.14")
def test_bs_3_14_redealt_battle_tiles_differ() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank").hand(1, "ship").battle("hollin", dice=[*draws(5, 3, 4), *draws(2, 2, 3, 3)])
    worlds = [top_battle(SPEC.redeal(t.st.seen_by(0), seed)) for seed in range(12)]
    assert {world.drawn[0].open() for world in worlds} == {(3, 4, 5)}
    assert len({world.drawn[1].open() for world in worlds}) > 3
    assert {len(world.drawn[1].open()) for world in worlds} == {4}


def substituted(pick: str) -> Table:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank", "ship").hand(1, "ship").battle("hollin", dice=[*draws(5, 3, 4), *draws(2, 2, 3, 3)])
    return t.pick(pick)


@clause("BS-3.15")
def test_bs_3_15_that_a_substitute_was_used_is_public_but_not_which() -> None:
    t = substituted("3 blank")
    for seat in (-1, 1):
        battle = top_battle(t.st.seen_by(seat))
        assert battle.sub[0].value is None
        assert len(t.st.seen_by(seat).hand[0]) == 1
        events = seen_events(t.st.events, seat)
        assert [event[0] for event in events] == ["substitute"]
        assert events[0][1] == (0,)
    assert top_battle(t.st.seen_by(0)).sub[0].value == (unit("blank"),)
    assert "substitute_own" in [event[0] for event in seen_events(t.st.events, 0)]
    t = substituted("keep")
    assert top_battle(t.st.seen_by(1)).sub[0].value == ()  # that none was used is also public
    assert [event[0] for event in seen_events(t.st.events, 1)] == ["no_substitute"]


@clause("BS-3.15")
def test_bs_3_15_two_substitutions_look_the_same_to_others() -> None:
    views = {
        (substituted(pick).st.seen_by(1).dump(), substituted(pick).st.seen_by(-1).dump())
        for pick in ("3 blank", "5 ship")
    }
    assert len(views) == 1
    assert substituted("keep").st.seen_by(1).dump() not in {view for pair in views for view in pair}


@clause("BS-3.15")
def test_bs_3_15_the_pick_itself_is_veiled() -> None:
    match = Match(SPEC, 2, fixed("dragon_riders", "hill_folk"), Seed(1))
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank", "ship").hand(1, "ship").battle("hollin")
    match.state = t.st
    kept = match.state.clone()
    assert match.pick(0, t.decision.options[1]).shown == VEILED
    match.state = kept
    assert match.pick_text(0, "keep").shown == -1


@clause("BS-3.16")
def test_bs_3_16_replaced_and_fourth_tiles_are_never_shown() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank").hand(1, "skirmishers").battle("hollin", dice=[*draws(5, 3, 4), *draws(5, 4, 4, 3)])
    t.pick("3 blank", "3 skirmishers")
    for seat in (-1, 0, 1):
        events = seen_events(t.st.events, seat)
        assert [event[1][:2] for event in events if event[0] == "reveal"] == [(0, (5, 5, 4)), (1, (5, 4, 4))]
        public = [event for event in events if event[0] != "substitute_own"]
        assert not any(3 in args for event in public for args in event[1] if isinstance(args, tuple))
    # the unused substitute is public too, on the discard pile
    assert unit("skirmishers") in t.st.seen_by(0).discard[1]
    assert ("discard", (1, unit("skirmishers")), "BS-10.42", -1) in seen_events(t.st.events, 0)


def against_corsairs(pick: str) -> Table:
    """The Corsairs' opponent has decided and revealed; now the Corsairs are asked."""
    t = Table("dragon_riders", "corsairs").units(0, "hollin", "dragon", "swords").units(1, "hollin", "axes")
    t.hand(0, "blank", "skirmishers").hand(1, "ship").battle("hollin", dice=[*draws(5, 4, 4, 3), *draws(2, 2, 3)])
    t.pick(pick)
    assert (t.kind, t.seat) == ("substitute", 1)
    return t


@clause("BS-3.15", "BS-3.16")
def test_bs_3_15_a_counting_substitute_is_public_when_its_player_reveals() -> None:
    t = against_corsairs("3 blank")
    assert top_battle(t.st).shown[0] == (5, 5, 4)
    for seat in (-1, 1):
        assert top_battle(t.st.seen_by(seat)).sub[0].value == (unit("blank"),)
    for seed in range(5):
        assert top_battle(SPEC.redeal(t.st.seen_by(1), seed)).sub[0].value == (unit("blank"),)


@clause("BS-3.16")
def test_bs_3_16_another_substitute_is_public_only_on_the_discard_pile() -> None:
    t = against_corsairs("3 skirmishers")
    assert top_battle(t.st).shown[0] == (5, 4, 4)
    assert top_battle(t.st.seen_by(1)).sub[0].value is None
    for seed in range(12):
        st = SPEC.redeal(t.st.seen_by(1), seed)
        (tile,) = top_battle(st).sub[0].open()
        assert FACTIONS[st.faction[0]].pips[tile] < 4
        st.apply(-1)
        assert tile in st.discard[0]
    t.pick("keep")
    assert unit("skirmishers") in t.st.seen_by(1).discard[0]


@clause("BS-3.10", "BS-3.15")
def test_bs_3_15_a_redeal_knows_the_last_tile_that_was_used() -> None:
    """Hand and bag are empty, so the only remaining tile must be the substitute."""
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords", "swords")
    t.hand(0, "blank").bag_of(0).hand(1, "ship").battle("hollin", dice=[*draws(5, 3, 4), *draws(2, 2, 3, 3)])
    t.pick("3 blank")
    st = SPEC.redeal(t.st.seen_by(1), 7)
    assert top_battle(st).sub[0].value == (unit("blank"),)
    SPEC.check_sound(st)
