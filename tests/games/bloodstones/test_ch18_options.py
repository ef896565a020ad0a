"""Chapter 18 of the Bloodstones ledger: game options."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import BadOption, Options
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.setup import Setup
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import NOBODY, Rules, empty_table
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.turn import CAPTURE, DRAW, START, Rounds
from tests.games.bloodstones.playing import factions_of, fixed, random_game, say, starting
from tests.games.bloodstones.support import Table
from tests.support import clause


def refused(message: str, players: int = 2, **options: str | int) -> None:
    with pytest.raises(BadOption, match=message):
        SPEC.start(players, dict(options))


def test_the_options_and_their_clauses() -> None:
    assert [(option.name, option.default, option.clause) for option in SPEC.option_defs] == [
        ("map", "default", "BS-18.1"),
        ("own_map", "", "BS-18.1"),
        ("cutiecorn", "off", "BS-18.2"),
        ("faction_limits", "on", "BS-18.3"),
        ("citadel_distance", "all_areas", "BS-18.4"),
        ("contested_capture", "allowed", "BS-18.5"),
        ("faction_assignment", "draft", "BS-18.6"),
        ("factions", "", "BS-18.6"),
        ("first_player", "draw", "BS-18.7"),
        ("max_rounds", 60, "BS-18.8"),
    ]
    refused("unknown option 'maps' of bloodstones; did you mean map", maps="ember-crown")


@clause("BS-18.1")
@pytest.mark.parametrize(
    ("players", "default", "others"),
    [
        (2, "sundered-vale", ["tyrants-lament", "saltmarch-narrows"]),
        (3, "saltmarch-narrows", ["tyrants-lament"]),
        (4, "tyrants-lament", ["ember-crown"]),
        (5, "ember-crown", ["broken-main"]),
        (6, "broken-main", []),
    ],
)
def test_bs_18_1_the_map(players: int, default: str, others: list[str]) -> None:
    assert SPEC.start(players).rules.map.id == SPEC.start(players, {"map": default}).rules.map.id == default
    for name in ("tyrants-lament", "sundered-vale", "saltmarch-narrows", "ember-crown", "broken-main"):
        if name in (default, *others):
            assert SPEC.start(players, {"map": name}).rules.map.id == name
        else:
            refused(rf"option map: {name} is for . to . players, not {players} \(BS-2.14\)", players, map=name)


@clause("BS-18.1")
def test_bs_18_1_an_unknown_map_is_refused() -> None:
    refused("option map: 'atlantis' is not one of default, tyrants-lament", map="atlantis")


@clause("BS-18.2")
def test_bs_18_2_the_cutiecorn() -> None:
    assert not SPEC.start(2).rules.cutiecorn
    assert SPEC.start(2, {"cutiecorn": "on"}).rules.cutiecorn
    built = dict.fromkeys(("off", "on"), False)
    for option in built:
        t = (
            Table("hill_folk", "corsairs", cutiecorn=option)
            .units(0, "hollin", "citadel")
            .hand(0, "swords", "shield", "blank")
        )
        built[option] = "cutiecorn hollin" in t.main().pick("build").options
    assert built == {"off": False, "on": True}
    refused("option cutiecorn: 'yes' is not one of off, on", cutiecorn="yes")


@clause("BS-18.3")
def test_bs_18_3_faction_limits() -> None:
    def free(players: int, **options: str | int) -> set[str]:
        st = SPEC.start(players, dict(options))
        assert st.decision is not None
        return {FACTION_IDS[faction] for faction in st.decision.options if isinstance(faction, int)}

    assert free(2) == set(FACTION_IDS) - {"corsairs", "chaos_horde"}
    assert free(2, faction_limits="off") == set(FACTION_IDS)
    assert free(3) == set(FACTION_IDS) - {"chaos_horde"}
    assert free(3, faction_limits="off") == free(4) == set(FACTION_IDS)
    refused("option faction_limits: 'maybe' is not one of on, off", faction_limits="maybe")


@clause("BS-18.4")
def test_bs_18_4_citadel_distance() -> None:
    def sites(**options: str | int) -> list[str]:
        return starting(Table("hill_folk", "corsairs", **options).units(1, "dunmere", "citadel"), 0).options

    assert sites() == sites(citadel_distance="all_areas")
    assert "kettle-isle" not in sites()
    assert "kettle-isle" in sites(citadel_distance="land_only")
    refused("option citadel_distance: 'far' is not one of all_areas, land_only", citadel_distance="far")


@clause("BS-18.5")
def test_bs_18_5_contested_capture() -> None:
    def table(**options: str | int) -> Table:
        t = (
            Table("hill_folk", "corsairs", **options)
            .units(0, "hollin", "swords")
            .villages(1, "hollin")
            .hand(0, "blank", "ship")
        )
        return t.units(1, "hollin", "axes").turn(0, CAPTURE)

    assert table().kind == table(contested_capture="allowed").kind == "capture_tile"
    assert table(contested_capture="forbidden").kind == "main_action"
    t = Table("hill_folk", "corsairs", contested_capture="forbidden").units(0, "hollin", "swords").villages(1, "hollin")
    assert t.hand(0, "blank", "ship").turn(0, CAPTURE).kind == "capture_tile"  # not contested
    refused("option contested_capture: 'no' is not one of allowed, forbidden", contested_capture="no")


@clause("BS-18.6")
def test_bs_18_6_draft_is_the_default() -> None:
    st = SPEC.start(2)
    assert st.decision is not None
    assert st.decision.kind == "choose_faction"
    assert st.faction == [NOBODY, NOBODY]


@clause("BS-18.6")
@pytest.mark.parametrize(("limits", "allowed"), [("on", 4), ("off", 6)])
def test_bs_18_6_random_is_uniform_over_the_allowed_factions(limits: str, allowed: int) -> None:
    dealt = []
    for first in range(allowed):
        for second in range(allowed - 1):
            options: Options = {"faction_assignment": "random", "faction_limits": limits, "first_player": "1"}
            st = empty_table(Rules(2, SPEC.check_options(2, options)), SPEC.start(2).rng)
            st.rng.load([first, second])
            st.push(Setup())
            st.run()
            dealt.append(tuple(factions_of(st)))
    pairs = {(a, b) for a in FACTION_IDS for b in FACTION_IDS if a != b}
    if limits == "on":
        pairs = {pair for pair in pairs if not {"corsairs", "chaos_horde"} & set(pair)}
    assert len(dealt) == len(pairs)
    assert set(dealt) == pairs


@clause("BS-18.6")
def test_bs_18_6_fixed_by_the_table() -> None:
    options: Options = {
        "faction_assignment": "fixed",
        "factions": "corsairs, hill_folk ,necromancers",
        "first_player": "2",
    }
    st = SPEC.start(3, options)
    assert factions_of(st) == ["corsairs", "hill_folk", "necromancers"]
    assert st.decision is not None
    assert st.decision.kind == "place_citadel"


@clause("BS-18.6", "BS-4.9", "BS-4.10")
@pytest.mark.parametrize(
    ("players", "factions", "message"),
    [
        (2, "hill_folk", "2 different factions are needed"),
        (2, "hill_folk,hill_folk", "2 different factions are needed"),
        (2, "hill_folk,horse_lords,necromancers", "2 different factions are needed"),
        (2, "hill_folk,elves", "'elves' is not one of dragon_riders"),
        (2, "", "2 different factions are needed"),
        (2, "hill_folk,corsairs", r"corsairs need 3 players \(BS-4.9"),
        (3, "hill_folk,corsairs,chaos_horde", r"chaos_horde need 4 players .*BS-4.10\)"),
    ],
)
def test_bs_18_6_factions_that_cannot_be_fixed(players: int, factions: str, message: str) -> None:
    refused(message, players, faction_assignment="fixed", factions=factions)


@clause("BS-18.6")
def test_bs_18_6_factions_without_fixing_them_are_refused() -> None:
    refused("faction_assignment is not fixed", factions="hill_folk,horse_lords")
    refused("option faction_assignment: 'auction' is not one of draft, random, fixed", faction_assignment="auction")
    refused("option factions: not a plain text", faction_assignment="fixed", factions=7)


@clause("BS-18.7")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_bs_18_7_a_fixed_first_player(seat: int) -> None:
    st = SPEC.start(3, {"first_player": str(seat)})
    assert st.order[0] == seat - 1
    assert st.decision is not None
    assert st.decision.seat == seat - 1
    assert st.drawn == []  # nobody draws for it


@clause("BS-18.7")
def test_bs_18_7_draw_is_the_default() -> None:
    assert {SPEC.start(3, {}, seed).order[0] for seed in range(20)} == {0, 1, 2}
    assert [event[0] for event in SPEC.start(2, {}, 3).events][-1] == "first_player"
    refused(r"option first_player: there is no seat 3 \(BS-18.7\)", first_player="3")
    refused("option first_player: '0' is not one of draw", first_player="0")
    refused("option first_player: 1 is not one of draw", first_player=1)


def last_of_round(max_rounds: int, round_: int) -> Table:
    t = Table("dragon_riders", "corsairs", "hill_folk", max_rounds=max_rounds)
    t.units(0, "quern", "swords").units(2, "quern", "swords", "shield")
    t.st.round = round_
    return t.turn(2, DRAW)


@clause("BS-18.8")
def test_bs_18_8_the_end_after_the_last_round() -> None:
    t = last_of_round(4, 4)
    assert t.st.ending == 2  # as if the last player had triggered it
    assert isinstance(t.st.stack[0], Ending)
    assert t.events("round_limit") == [(4,)]
    assert (t.st.active, t.seat, t.kind) == (0, 2, "withdraw")  # the first player has the first go
    t = last_of_round(4, 3)
    assert t.st.ending == NOBODY
    assert t.st.round == 4


@clause("BS-18.8")
def test_bs_18_8_not_before_the_last_player_had_the_turn() -> None:
    t = Table("dragon_riders", "corsairs", "hill_folk", max_rounds=4)
    t.st.round = 4
    t.turn(1, DRAW)
    assert (t.st.ending, t.st.active) == (NOBODY, 2)


@clause("BS-18.8")
def test_bs_18_8_an_eliminated_horde_has_no_turn_to_wait_for() -> None:
    t = Table("dragon_riders", "corsairs", "chaos_horde", max_rounds=4).units(0, "quern", "swords")
    t.units(1, "quern", "axes", "axes")
    t.st.out = 1 << 2
    t.st.round = 4
    t.turn(1, DRAW)
    assert t.st.ending == 1
    assert t.st.active == 0


@clause("BS-18.8")
def test_bs_18_8_default_and_no_limit() -> None:
    assert SPEC.start(2).rules.max_rounds == 60
    t = last_of_round(60, 60)
    assert t.st.ending == 2
    t = last_of_round(0, 60)
    assert t.st.ending == NOBODY
    t = last_of_round(0, 1000)
    assert (t.st.ending, t.st.round) == (NOBODY, 1001)
    refused("option max_rounds: -1 is not a whole number from 0 to 1000", max_rounds=-1)
    refused("option max_rounds: '60' is not a whole number", max_rounds="60")
    refused("option max_rounds: True is not a whole number", max_rounds=True)


@clause("BS-18.8")
def test_bs_18_8_a_round_is_one_turn_of_every_player() -> None:
    turns: list[int] = []
    for st in random_game(4, 8, **fixed("hill_folk", "corsairs", "necromancers", "chaos_horde"), max_rounds=3):
        turns += [int(str(event[1][0])) for event in st.events if event[0] == "turn"]
    assert turns == [0, 1, 2, 3] * 3
    t = Table("hill_folk", "corsairs")
    t.st.stack = [Rounds(START, 0)]
    t.st.run()
    assert t.st.round == 2
    say(t, "end")
