"""Makes the golden games of Bloodstones anew: `python -m tests.replays.make_bloodstones`.

Every faction, every number of players, every map, and every way the game can end; endings that chance never reaches begin from
a set position. Review the diff like code.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.bots import find_bot
from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.terrain import DESERT, MOUNTAIN, SEA, VILLAGE_ROOM
from sandtable.games.bloodstones.turn import START, Rounds
from sandtable.testing import any_answer, chooser_rng, play_on
from tests.games.bloodstones.support import Table
from tests.games.bloodstones.test_ch15_wiped_out import fill_up

HERE = Path(__file__).parent / "bloodstones"


def factions(*names: str, **more: str | int) -> Options:
    return {"faction_assignment": "fixed", "factions": ",".join(names), "faction_limits": "off", **more}


RANDOM: dict[str, tuple[int, Options, str]] = {
    "two-players": (2, {}, "two players, draft, the default map"),
    "three-players": (3, factions("corsairs", "dragon_riders", "necromancers"), "three players with Corsairs at sea"),
    "four-players": (
        4,
        factions("chaos_horde", "hill_folk", "corsairs", "horse_lords"),
        "four players and the Chaos Horde",
    ),
    "five-players": (
        5,
        {"faction_assignment": "random", "cutiecorn": "on"},
        "five players, random factions, Cutiecorn",
    ),
    "six-players": (6, {"cutiecorn": "on", "max_rounds": 12}, "six players, all factions, ended by the last round"),
    "tyrants-lament-two": (2, {"map": "tyrants-lament", "citadel_distance": "land_only"}, "distances over land only"),
    "saltmarch-two": (
        2,
        factions("necromancers", "horse_lords", map="saltmarch-narrows"),
        "Undead against seven tiles",
    ),
    "contested": (
        2,
        {"contested_capture": "forbidden", "first_player": "2"},
        "no capture in contested areas, seat 2 first",
    ),
}
BOTS: dict[str, tuple[int, Options, str]] = {
    "stewards-duel": (
        2,
        factions("dragon_riders", "hill_folk"),
        "two bots that know what they want: a game of villages",
    ),
    "stewards-three": (3, factions("horse_lords", "corsairs", "necromancers"), "three bots"),
}
ENDINGS = {
    "tie-villages": ("tie_villages", "a tie decided by own villages on the map"),
    "tie-captures": ("tie_captures", "a tie decided by captured villages and citadels"),
    "shared": ("shared", "a shared victory"),
}


def write(name: str, match: Match[State], why: str) -> None:
    assert match.state.result is not None
    HERE.mkdir(exist_ok=True)
    (HERE / f"{name}.jsonl").write_text(match.record(why).to_text(), encoding="utf-8")
    print(f"{name}: {len(match.steps)} picks, {match.state.result.how}")


def play_randomly(match: Match[State], seed: int) -> None:
    rng = chooser_rng(seed)
    while match.state.decision is not None:
        asked = match.state.decision
        match.pick(asked.seat, asked.options[rng.below(len(asked.options))])


def go_on(match: Match[State], seed: int, picks: int) -> None:
    """So many picks at random."""
    rng = chooser_rng(seed)
    for _ in range(picks):
        match.pick(*any_answer(match.state, rng))


def break_off() -> None:
    """Games that end by entries beside the picks; on the way something is taken back by agreement."""
    match = Match(SPEC, 3, {}, Seed(1), log=False)
    go_on(match, 1, 80)
    match.enter(2, "concede")
    go_on(match, 2, 80)
    match.enter(0, "concede")
    write("conceded", match, "two of three give up, one after the other (BS-15.14 to BS-15.16)")
    match = Match(SPEC, 2, {}, Seed(2), log=False)
    go_on(match, 3, 80)
    latest = match.steps[-1].seat
    match.enter(1 - latest, "back", 1)
    match.enter(latest, "accept")
    go_on(match, 4, 40)
    match.enter(0, "draw")
    match.enter(1, "accept")
    write("agreed", match, "a pick taken back by agreement, then a draw by agreement")


def play_bots(match: Match[State]) -> None:
    bot = find_bot("steward", SPEC)
    while match.state.decision is not None:
        seat = match.state.decision.seat
        seen = match.state.seen_by(seat)
        match.pick(seat, bot.choose(seen, seen.asked(seat)))


def seed_for(players: int, options: Options, how: str) -> int:
    """The first seed whose random game ends this way."""
    for seed in range(100_000):
        st = SPEC.start(players, options, seed, log=False)
        play_on(st, chooser_rng(seed))
        if st.result is not None and st.result.how == how:
            return seed
    raise LookupError(how)


def from_position(name: str, table: Table, seat: int, why: str) -> None:
    """A game from a set position at the beginning of a seat's turn."""
    st = table.st
    st.stack = [Rounds(START, st.order.index(seat))]
    match = Match(SPEC, st.players, st.rules.options, Seed(0), log=False, start=st.dump().decode())
    play_randomly(match, 0)
    write(name, match, why)


def hold_everything(table: Table) -> Table:
    """Dragon Riders in every area of the map, each where it can stay: the Chaos Horde finds no empty one."""
    st = table.st
    others = ["skirmishers"] * 4 + ["swords"] * 4
    for area, name in enumerate(st.rules.map.area_ids):
        terrain = st.rules.terrain[area]
        if VILLAGE_ROOM[terrain] and st.supply[0]:
            table.villages(0, name)
        else:
            fitting = {SEA: "ship", MOUNTAIN: "dragon", DESERT: "lizardmen"}
            table.units(0, name, fitting.get(terrain) or others.pop())
    return table


def limits_reached(table: Table, *seats: int) -> Table:
    for seat in seats:
        table.st.regroups[seat] = table.st.rules.regroup_limit
    return table


def main() -> None:
    for seed, (name, (players, options, why)) in enumerate(RANDOM.items()):
        match = Match(SPEC, players, options, Seed(seed), log=False)
        play_randomly(match, seed)
        write(name, match, why)
    for seed, (name, (players, options, why)) in enumerate(BOTS.items()):
        match = Match(SPEC, players, options, Seed(seed), log=False)
        play_bots(match)
        write(name, match, why)
    quick: Options = {"max_rounds": 2}
    for name, (how, why) in ENDINGS.items():
        seed = seed_for(2, quick, how)
        match = Match(SPEC, 2, quick, Seed(seed), log=False)
        play_randomly(match, seed)
        write(name, match, why)
    last = hold_everything(Table("dragon_riders", "chaos_horde", map="sundered-vale"))
    from_position("last-player", last, 0, "the Chaos Horde finds no empty area and a single player is left (BS-15.13)")
    trigger = limits_reached(fill_up("hill_folk", "corsairs", "chaos_horde"), 0, 1)
    from_position("chaos-out", trigger, 1, "the Chaos Horde leaves the game and the others are at the limit (BS-15.12)")
    returns = Table("hill_folk", "corsairs", "chaos_horde").units(0, "kestrel-down", "citadel", "swords")
    returns.units(1, "hazelstrand", "citadel", "axes").hand(2, "cavalry", "hordes", "leader", "hordes")
    from_position("reentry", returns, 2, "the Chaos Horde returns to a map without units of its own (BS-15.5)")
    break_off()


if __name__ == "__main__":
    main()
