"""Makes the perft positions of First Blood anew: `python -m tests.perft.make_first_blood`.

A few questions come soon in every random game. The others are looked for in games of bots that stray, with armies of all
factions made at random; what even these seldom ask begins from a table laid for it. Review the diff like code.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from sandtable.bots import find_bot
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.options import Options
from sandtable.core.space.points import point
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.text_form import text_of
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.duel import ACCEPT, Duel
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.combat.withdraw import Withdraw
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.formation.set_down import CHARGED
from sandtable.games.first_blood.movement.march.garrison import occupy
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.spec import SPEC
from sandtable.games.first_blood.state import AIM, ARRIVING, BLESSED_DEFENCE, FIELD, Rules, State
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.games.first_blood.tables.scenarios import PLUNDER, SCENARIO_IDS
from sandtable.games.first_blood.tables.terms import FURY
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import CLASH_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_ability import Signet, signets
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from sandtable.games.first_blood.turn.victory import VictoryPhase
from sandtable.games.first_blood.wounds import slay
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.support import PLAIN, laid_out, listed, put
from tests.perft.making import Found, search, write

SECOND = "sp-directorate-strike"
SOON = 30
"""A question that comes after so few picks at random needs no saved state."""
MAX_GAMES = 150
STRAY = 5
"""One pick of so many is any other one."""
POINTS = 500
MOST = 12
"""Positions with more sequences than this are not counted on."""
MAX_TRIES = 400
MAX_PICKS = 25
MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4
JARL, RAIDERS, HUSCARLS, CHOSEN, TROLLS = 5, 6, 7, 8, 9
"""The Lord's Muster and the Jarl's Raid."""


def soon() -> Found:
    """The questions that every random game comes to."""
    found = search(SPEC, [(2, {"army_2": SECOND}), (2, {"army_2": SECOND, "scenario": "plunder_the_camp"})], 1)
    return {kind: row for kind, row in found.items() if row[0] <= SOON}


# -- games of bots -------------------------------------------------------------------------------------------------------


def hunted(known: set[str]) -> dict[str, State]:
    """For each kind that is not known the first position in games of bots that stray."""
    found: dict[str, State] = {}
    bot = find_bot("tactician", SPEC, 0)
    for seed in range(MAX_GAMES):
        if known | set(found) >= set(SPEC.kinds):
            break
        st = SPEC.start(2, table(seed), seed, log=False)
        rng = chooser_rng(seed)
        while st.decision is not None:
            if st.decision.kind not in found and st.decision.kind not in known:
                found[st.decision.kind] = st.clone()
            seat, pick = any_answer(st, rng)
            if rng.below(STRAY):
                seat = st.decision.seat
                seen = st.seen_by(seat)
                pick = bot.choose(seen, seen.asked(seat))
            st.apply(pick, seat)
        print(f"game {seed}: {sorted(set(SPEC.kinds) - known - set(found))} are left", file=sys.stderr)
    return found


def table(seed: int) -> Options:
    count = len(FACTION_IDS)
    one, two = FACTION_IDS[seed % count], FACTION_IDS[(seed + seed // count + 1) % count]
    return {
        "points_limit": POINTS,
        "army_1": text_of(random_army(seed, POINTS, 2, one)),
        "army_2": text_of(random_army(1000 + seed, POINTS, 2, two)),
        "scenario": SCENARIO_IDS[seed % len(SCENARIO_IDS)],
    }


# -- tables laid for a question ------------------------------------------------------------------------------------------


def laid(army_1: str = "hk-lords-muster", army_2: str = "no-jarls-raid", scenario: str = "stake_your_claim") -> State:
    """The plain of the tests with legal armies, as `support.plain`."""
    given: Options = {"scenario": scenario, "points_limit": 2000, "own_battlefield": PLAIN}
    st = laid_out(Rules(SPEC.check_options(2, {**given, "army_1": army_1, "army_2": army_2})))
    st.logging = False
    st.command = [[], []]
    st.first = st.active = 0
    return st


def comes_to(kind: str, st: State, frame: Frame[State], *picks: int) -> State:
    """From a table and a procedure: these picks, then any, with the dice of the first seed that comes to the question."""
    for seed in range(MAX_TRIES):
        clone = st.clone()
        clone.renew(seed)
        clone.push(type(frame)(*frame.fields()))
        clone.run()
        rng = chooser_rng(seed)
        for at in range(MAX_PICKS):
            asked = clone.decision
            if asked is None or asked.kind == kind:
                break
            seat, pick = any_answer(clone, rng)
            clone.apply(picks[at] if at < len(picks) and picks[at] in asked.options else pick, seat)
        if clone.decision is not None and clone.decision.kind == kind:
            return clone
    raise LookupError(kind)


def rows(st: State, number: int, x: int, y: int, wide: int) -> None:
    """A Regiment in ranks; the next ones to the south."""
    step = 2 * st.plan(number).radius + 2
    count = st.plan(number).end - st.plan(number).first
    put(st, number, *[(x + step * (at % wide), y - step * (at // wide)) for at in range(count)])


def acts(number: int) -> Frame[State]:
    return Activation(number, [], 2, False)


def cards(st: State, *mine: int) -> Frame[State]:
    """The Action Phase with these cards from top to bottom."""
    st.command = [list(mine[::-1]), []]
    return ActionPhase(0)


def duellists(mine: str = "", theirs: str = "") -> State:
    """A Noble Lord and a Jarl face to face, with whatever they carry."""
    st = laid(
        listed("Noble Lord", *([mine] if mine else []), "- 6 Men-at-Arms"),
        listed("Jarl", *([theirs] if theirs else []), "- 6 Raiders", faction="nords"),
    )
    put(st, 0, (1000, 1000), (1000, 880), (1000, 780), (1000, 680))
    put(st, 1, (400, 300))
    put(st, 2, (1000, 1102), (1000, 1222), (1000, 1322), (1000, 1422))
    put(st, 3, (1200, 1800))
    return st


def spire(*lines: str, foes: str = "no-jarls-raid") -> State:
    """A Character of the Spires and its warband, one behind the other."""
    st = laid(listed(*lines, faction="spires"), foes)
    for number in range(len([plan for plan in st.rules.plans if plan.owner == 0])):
        put(st, number, (1000, 400 + 250 * number))
    return st


def two_enemies(st: State, mine: int) -> State:
    """A Regiment in a line, Huscarls to the north-west, Bow-Chosen to the north-east; one Model touches both."""
    rows(st, mine, 1000, 1500, 99)
    for at, model in enumerate(st.models(HUSCARLS)):
        st.place[model] = point(1357 - 101 * at, 1590)
    for at, model in enumerate(st.models(CHOSEN)):
        st.place[model] = point(1459 + 101 * at, 1590)
    st.status[HUSCARLS] = st.status[CHOSEN] = FIELD
    return st


def turn_arrival() -> State:
    st = laid(listed("Jarl", "items: Horn of the Deep Fjord", "- 6 Raiders", "- 6 Bow-Chosen", faction="nords"))
    return comes_to("turn_arrival", st, Arrivals(0, 0, [], [], [], []))


def marker() -> State:
    st = laid(scenario="plunder_the_camp")
    assert st.scenario == PLUNDER
    st.diagonal = 0
    put(st, MILITIA, (1700, 1700), (1000, 1000))
    return comes_to("marker", st, VictoryPhase([]))


def barrage() -> State:
    st = laid(listed("Lineage Highborne", "items: Burrowing Parasites, Biotic Hive", "- 3 Avatara", faction="spires"))
    put(st, 0, (400, 400))
    put(st, st.rules.plans[-1].number, (400, 900))
    return comes_to("barrage", st, Volley(0, 0))


def markers() -> State:
    st = laid(listed("Tempered Sorcerer", "- 6 Fireforged", "- 2 Magmaforged", faction="dweghom"))
    put(st, 2, (400, 400))
    put(st, st.rules.plans[-1].number, (400, 1000))
    st.overcharge[2] = 2
    return comes_to("markers", st, Volley(0, 2))


def rake() -> State:
    st = laid(listed("Predator", "- 6 Braves", "- 6 Winglings", faction="wadrhun"))
    put(st, 2, (1000, 1000))
    put(st, 4, (1000, 1300))
    st.overflown = [(2, 4)]
    return comes_to("rake", st, acts(2), -1)


def impact_on() -> State:
    st = laid()
    put(st, KNIGHTS, (1000, 1500), (1400, 1500))
    put(st, HUSCARLS, *[(900 - 101 * at, 1616) for at in range(9)])
    put(st, CHOSEN, *[(1110 + 5 * at, 1608 + 101 * at) for at in range(12)])
    return comes_to("impact_on", st, Impact(0, KNIGHTS, [HUSCARLS, CHOSEN], [], []))


def draw_in() -> State:
    st = laid()
    put(st, KNIGHTS, (1000, 1500), (1202, 1500))
    put(st, CHOSEN, (1000, 2500), (1000, 1652), (1202, 1652))
    for model in st.models(CHOSEN)[3:]:
        slay(st, model)
    return comes_to("draw_in", st, Impact(0, KNIGHTS, [CHOSEN], [], []))


def supports_against() -> State:
    """Militia in two ranks: whoever stands behind the one that touches both enemies chooses."""
    st = two_enemies(laid(), MILITIA)
    rows(st, MILITIA, 1000, 1500, 5)
    return comes_to("supports_against", st, Clash(0, MILITIA, [], []))


def fury() -> State:
    st = two_enemies(laid(), MEN)
    st.events_on.append((FURY, MEN, 0))
    return comes_to("fury", st, Clash(0, MEN, [], []))


def clash_too() -> State:
    st = laid(listed("Strategos", "- 6 Legionnaires, Optio", faction="old-dominion"))
    put(st, 1, (1000, 1000), (1000, 880), (1100, 880), (900, 880), (1000, 780), (1100, 780))
    put(st, 3, (1000, 1102))
    return comes_to("clash_too", st, Reform(0, 1), -1)


def disciplined() -> State:
    st = laid(listed("Noble Lord", "masteries: Disciplined", "- 10 Men-at-Arms"))
    put(st, 0, (400, 400))
    rows(st, 1, 400, 700, 5)
    put(st, 3, (400, 802))
    return comes_to("disciplined", st, Withdraw(0, 1))


def acting_leader() -> State:
    return comes_to("acting_leader", duellists("", "retinue: Tactics, Combat"), acts(0), 11)


def tactics() -> State:
    st = laid(listed("Noble Lord", "retinue: Tactics", "- 12 Men-at-Arms"))
    put(st, 0, (1000, 400))
    rows(st, 1, 1000, 700, 6)
    put(st, 4, (1000, 802))
    st.active = 1
    return comes_to("tactics", st, Clash(0, 4, [], []), -1)


def technique_for() -> State:
    return comes_to("technique_for", induced(), acts(0))


def induced() -> State:
    return spire("Pheromancer", "techniques: Induced Vigor", "- 8 Force-Grown Drones")


def choose() -> State:
    return comes_to("choose", induced(), acts(0))


def technique_acts() -> State:
    st = spire("Biomancer", "techniques: Grant Virulence", "- 6 Bound Clones", "- 6 Bound Clones")
    return comes_to("technique_acts", st, cards(st, 0, 1, 1))


def hibernate() -> State:
    st = spire("Pheromancer", "techniques: Accelerated Hibernation", "- 2 Brute Drones")
    st.wounds[1] = 3
    return comes_to("hibernate", st, cards(st, 0, 1))


def free_for() -> State:
    return comes_to("free_for", overridden(), acts(0))


def overridden() -> State:
    """Marksmen near a Pheromancer, with an enemy in sight."""
    clones = ("High Clone Executor", "- 6 Vanguard Clones", "- 6 Marksman Clones")
    st = spire("Pheromancer", "items: Pheromantic Override", "- 8 Force-Grown Drones", *clones)
    for number, x, y in ((4, 1000, 600), (1, 2500, 400), (2, 2500, 700), (3, 2500, 1000), (6, 1000, 1500)):
        put(st, number, (x, y))
    return st


def free_action() -> State:
    return comes_to("free_action", overridden(), acts(0), 4)


def compelled(kind: str) -> State:
    st = spire(
        "Pheromancer",
        "techniques: Pheromantic Compulsion",
        "- 8 Force-Grown Drones",
        "- 2 Brute Drones",
        "- 1 Abomination",
    )
    return comes_to(kind, st, cards(st, 0, 1, 2, 3))


def to_bottom() -> State:
    return compelled("to_bottom")


def to_top() -> State:
    return compelled("to_top")


def duel_place() -> State:
    st = duellists()
    put(st, 3, (1000, 1102))
    put(st, 2, (1000, 500))
    return comes_to("duel_place", st, Duel(0, 0), ACCEPT)


def expose() -> State:
    st = duellists("masteries: Expose Weakness", "retinue: Combat, Tactics")
    return comes_to("expose", st, Duel(0, 0), ACCEPT)


def overkill() -> State:
    st = duellists("masteries: Overkill\nretinue: Combat, Combat")
    put(st, 3, (1400, 1000))
    return comes_to("overkill", st, Duel(0, 0), ACCEPT)


def mage(*more: str) -> State:
    """A Chapter Mage with two spells, drones and brutes before it."""
    foes = listed("Pheromancer", "- 8 Force-Grown Drones", "- 2 Brute Drones", faction="spires")
    st = laid(listed("Chapter Mage", *more, "spells: Fire Dart, Searing Brand", "- 6 Men-at-Arms"), foes)
    put(st, 0, (400, 400))
    put(st, 3, (400, 1100))
    put(st, 4, (1000, 1000))
    return st


def spell() -> State:
    return comes_to("spell", mage(), Spellcasting(0, 0))


def spell_target() -> State:
    return comes_to("spell_target", mage(), Spellcasting(0, 0))


def reroll_cast() -> State:
    return comes_to("reroll_cast", mage("masteries: Focused"), Spellcasting(0, 0))


def recast() -> State:
    return comes_to("recast", mage("retinue: Arcane, Arcane", "masteries: Cautious Casting"), Spellcasting(0, 0))


def reroll_sixes() -> State:
    """Combat Retinue rolls natural 6s again."""
    return comes_to("reroll_sixes", duellists("retinue: Combat"), Duel(0, 0), ACCEPT)


def accept() -> State:
    return comes_to("accept", duellists(), Duel(0, 0))


def blessed() -> State:
    st = laid(
        listed("Priory Commander", "- 3 Order of the Crimson Tower", "- 3 Order of the Ashen Dawn"),
    )
    put(st, 2, (1000, 1500))
    put(st, 4, (1000, 1500 + st.plan(2).radius + st.plan(4).radius + 2))
    st.blessing[2] = BLESSED_DEFENCE
    st.active = 1
    return comes_to("blessed", st, Clash(0, 4, [], []), -1)


def demise() -> State:
    """Drones that die between two enemies."""
    st = laid("sp-fleshcrafters")
    drones = next(plan.number for plan in st.rules.plans if plan.entry == "desolation_drones")
    rows(st, drones, 1000, 1500, 99)
    rows(st, 6, 1000, 1602, 99)
    rows(st, 8, 1000, 1398, 99)
    st.active = 1
    return comes_to("demise", st, Clash(0, 6, [], []), -1)


def snapfire() -> State:
    infiltrators = listed(
        "High Clone Executor", "- 6 Vanguard Clones", "- 6 Vanguard Clone Infiltrators", faction="spires"
    )
    st = laid(infiltrators)
    put(st, 2, (400, 400))
    put(st, 4, (400, 1000))
    return comes_to("snapfire", st, Volley(0, 2, True))


def storm() -> State:
    """The last Huscarl in the tower, which lies from 3000, 200 to 3400, 600."""
    st = laid()
    put(st, HUSCARLS, (100, 100))
    for model in st.models(HUSCARLS)[1:]:
        slay(st, model)
    occupy(st, HUSCARLS, 0)
    rows(st, MEN, 2400, 652, 99)
    return comes_to("storm", st, acts(MEN), CLASH_ACTION, -1)


def deploy() -> State:
    st = laid(listed("Jarl", "- 6 Stalkers", "- 6 Raiders", faction="nords"))
    st.status[1] = ARRIVING
    return comes_to("deploy", st, acts(1))


def arcing() -> State:
    st = laid(listed("Imperial Officer", "- 6 Men-at-Arms", "- 6 Longbowmen"))
    put(st, 2, (400, 400))
    put(st, 4, (400, 1400))
    st.set_mark(2, AIM)
    return comes_to("arcing", st, Volley(0, 2))


def holder() -> State:
    st = laid(listed("Jarl", "items: Raven Banner", "- 6 Raiders", "- 6 Huscarls", faction="nords"))
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    return comes_to("holder", st, acts(0), -1, -1, -1)


def signet() -> State:
    army = listed("Strategos", "items: Signet of the Capitas", "- 6 Legionnaires", faction="old-dominion")
    st = laid(army)
    put(st, 0, (500, 500))
    st.command = [[0, 1], [2]]
    return comes_to("signet", st, Signet(signets(st)[0]), 1)


def enter_from() -> State:
    st = laid()
    st.status[MEN] = ARRIVING
    return comes_to("enter_from", st, acts(MEN), TURN)


def model_floor() -> State:
    """A man before the ruin, which lies from 3000, 1600 to 3400, 2000; an enemy in it on each floor."""
    st = laid()
    put(st, MEN, (3200, 1500))
    put(st, HUSCARLS, (3100, 1750), (3300, 1850))
    for number, kept in ((MEN, 1), (HUSCARLS, 2)):
        for model in st.models(number)[kept:]:
            slay(st, model)
    st.floor[st.models(HUSCARLS)[1]] = 1
    close = CloseIn.of(st, MEN, [HUSCARLS], 800, CHARGED)
    return comes_to("model_floor", st, close, st.models(MEN)[0])


LAID: tuple[Callable[[], State], ...] = (
    turn_arrival,
    marker,
    barrage,
    markers,
    rake,
    impact_on,
    draw_in,
    supports_against,
    fury,
    clash_too,
    disciplined,
    acting_leader,
    tactics,
    technique_for,
    technique_acts,
    hibernate,
    free_for,
    free_action,
    to_bottom,
    to_top,
    choose,
    duel_place,
    expose,
    overkill,
    spell,
    spell_target,
    reroll_cast,
    recast,
    reroll_sixes,
    accept,
    blessed,
    demise,
    snapfire,
    storm,
    deploy,
    arcing,
    holder,
    signet,
    enter_from,
    model_floor,
)


def main() -> None:
    early, given = soon(), {make.__name__: make() for make in LAID}
    write(SPEC, early, {**given, **hunted({*early, *given})}, MOST)


if __name__ == "__main__":
    main()
