"""The scene of BattleLore: complete, clickable, worded in every language, made of public facts, and true to the rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest

from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Conflict, Scene
from sandtable.games.battlelore.combat.attack import TOKENS, Attack
from sandtable.games.battlelore.combat.declare import why_not_target
from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, RANGED_ATTACK, clash_of
from sandtable.games.battlelore.combat.odds import blow_of, odds_of
from sandtable.games.battlelore.combat.scoring import count_hits
from sandtable.games.battlelore.presentation.conflict import (
    blockers,
    chances,
    clash_between,
    conflict_at_hand,
    dice_lines,
)
from sandtable.games.battlelore.presentation.conflict_dice import GONE, HIT, explain
from sandtable.games.battlelore.presentation.scene_static import static_scene
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import board_of
from sandtable.games.battlelore.tables.cards import MAX_LEVEL
from sandtable.games.battlelore.tables.conditions import NO_BATTLE, POISONED, WEBBED
from sandtable.games.battlelore.tables.ground import sees
from sandtable.games.battlelore.tables.heroes import ARTIFACTS, AS_CHAMPION
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.battlelore.fields import line
from tests.games.battlelore.support import Field
from tests.games.bloodstones.test_scene import keys_of, parts

CATALOGUES = {language: Translator(find_game("battlelore"), language) for language in LANGUAGES}
SETS: list[tuple[int, Options]] = [
    (2, {"adventure": "bl-04-wizards-tarn"}),
    (2, {"adventure": "bl-13-wings-over-ashfell", "mode": "lore"}),
    (2, {"adventure": "bl-09-three-keeps", "lore_master_landmarks": "on", "stronghold": "on", "lairs": "on"}),
    (2, {"adventure": "bl-m2-river-crossing", "deployment": "organised", "mode": "lore"}),
    (2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on"}),
    (5, {"adventure": "bl-e2-hold-and-hoard"}),
    (4, {"adventure": "bl-09-three-keeps", "allies": "reluctant"}),
]
each_set = pytest.mark.parametrize(("players", "options"), SETS)

BUTTONS = ("count", "set", "member", "token")
"""Parts of options that are not on the table: they are buttons."""


def play(
    players: int, options: Options, seed: int, picks: int
) -> Iterator[tuple[BattleState, Match[BattleState], int, list[int]]]:
    """A random game: the spectator's state before each step, the match after it, who picked, and who is asked now."""
    match: Match[BattleState] = Match(SPEC, players, options, Seed(seed))
    chance = random.Random(seed)
    for _ in range(picks):
        questions = match.state.open_questions()
        if not questions:
            return
        asked = chance.choice(questions)
        before = match.state.seen_by(-1)
        match.pick(asked.seat, chance.choice(asked.options))
        yield before, match, asked.seat, [question.seat for question in match.state.open_questions()]


def seen_scene(st: BattleState, seat: int) -> Scene:
    return SPEC.presentation.scene(st.seen_by(seat), seat)


# -- words, targets, knowledge ---------------------------------------------------------------------------------------------


def check_words(value: object) -> None:
    for part in parts(value):
        for key in keys_of(part):
            for language, catalogue in CATALOGUES.items():
                assert not key or catalogue.has(key), f"{language}: {key}"


@each_set
def test_every_key_of_every_scene_is_in_every_catalogue(players: int, options: Options) -> None:
    static = SPEC.presentation.static_scene(SPEC.check_options(players, options), players)
    check_words(static)
    for banner in static.banners:
        assert all(catalogue.has(key) for catalogue in CATALOGUES.values() for key in (banner.name, banner.letter))
    for number, (before, match, seat, _) in enumerate(play(players, options, 3, 150)):
        if number % 3:
            continue
        scene = seen_scene(match.state, seat)
        check_words(scene)
        check_words(SPEC.presentation.step_report(before, match.steps[-1].events, seat))
        for side in scene.conflict.sides if scene.conflict else ():
            assert all(catalogue.has(side.role) for catalogue in CATALOGUES.values())


@each_set
def test_options_can_be_clicked_or_are_buttons(players: int, options: Options) -> None:
    """Something in the scene carries each target of an option, or the part is shown as a button."""
    static = SPEC.presentation.static_scene(SPEC.check_options(players, options), players)
    ground = {target for place in static.surface.places for target in place.targets}
    for _, match, _, asked in play(players, options, 5, 120):
        for seat in asked:
            scene = seen_scene(match.state, seat)
            carried = ground | {target for part in parts(scene) for target in getattr(part, "targets", ())}
            question = next(q for q in scene.questions if q.seat == seat)
            offered = match.state.asked(seat).options
            assert len(question.options) == len(offered)
            for option in question.options:
                for target in option.targets:
                    part, _, value = target.partition(":")
                    rare = (part == "card" and (int(value) == 90 or int(value) >= 200)) or (
                        part == "target" and int(value) < 0
                    )
                    assert target in carried or part in BUTTONS or rare, (question.kind, target)


@each_set
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_bytes_do_not_change_when_hidden_information_is_dealt_again(
    players: int, options: Options, viewer: int
) -> None:
    chance = random.Random(viewer + 7)
    compared = 0
    for number, (_, match, _, _) in enumerate(play(players, options, 11 + viewer, 150)):
        if number % 8 or match.state.decision is None:
            continue
        shown = msgspec.json.encode(seen_scene(match.state, viewer))
        other = SPEC.redeal(match.state.seen_by(viewer), chance.getrandbits(32))
        assert msgspec.json.encode(seen_scene(other, viewer)) == shown
        compared += 1
    assert compared > 10


def test_a_hand_is_open_to_its_holder_alone() -> None:
    match: Match[BattleState] = Match(SPEC, 2, {"adventure": "bl-01-first-muster"}, Seed(1))
    for viewer in (-1, 0, 1):
        for tray in seen_scene(match.state, viewer).trays:
            if tray.kind == "hand" and tray.size:
                assert tray.open == (tray.seat == viewer)
                assert bool(tray.pieces[0].targets) == (tray.seat == viewer)


# -- the battlefield -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("adventure", "rows", "hexes"), [("bl-01-first-muster", 9, 113), ("bl-e1-poitiers", 17, 213)])
def test_hexes_are_exact_and_share_their_corners(adventure: str, rows: int, hexes: int) -> None:
    """BL-1.1, BL-1.2, BL-1.7: rows of 13 and 12 hexes alternate; neighbours share exactly two corners."""
    surface = static_scene(adventure, 2).surface
    assert len(surface.places) == hexes
    board = board_of(rows)
    for place, entry in enumerate(surface.places):
        assert len(set(entry.polygon)) == 6
        assert set(entry.neighbours) == {board.places[h] for h in board.neighbours[board.hexes[place]]}
        for other in entry.neighbours:
            assert len(set(entry.polygon) & set(surface.places[other].polygon)) == 2
        assert all(0 <= x <= surface.width and -0.01 <= y <= surface.height + 0.01 for x, y in entry.polygon)


def test_section_lines_cut_the_hexes_that_belong_to_two_sections() -> None:
    """BL-1.11: hexes of both sections lie on the line, the others on one side of it."""
    surface = static_scene("bl-01-first-muster", 2).surface
    lines = [line.points[0][0] for line in surface.lines if line.kind == "section"]
    board = board_of(9)
    for place, h in zip(surface.places, board.hexes, strict=True):
        crossed = [x for x in lines if abs(place.centre[0] - x) < 1]
        assert bool(crossed) == (board.sections[h].bit_count() == 2)


def test_rivers_run_from_hex_to_hex_and_bridges_lie_across() -> None:
    surface = static_scene("bl-03-taillebourg", 2).surface
    rivers = [line for line in surface.lines if line.kind == "river"]
    ends = [point for line in rivers for point in (line.points[0], line.points[-1])]
    assert all(ends.count(point) == 2 or point[0] in (0, surface.width) for point in ends)
    (bridge,) = [line for line in surface.lines if line.kind == "bridge"]
    (ax, ay), (bx, by) = bridge.points
    assert abs(bx - ax) < abs(by - ay)  # the river runs from west to east


@pytest.mark.parametrize("seed", range(3))
def test_blockers_are_there_exactly_when_nothing_is_seen(seed: int) -> None:
    """BL-6.10 to BL-6.16: the blocking places that are named explain the rules' decision."""
    match: Match[BattleState] = Match(SPEC, 2, {"adventure": "bl-10-skarn-gorge"}, Seed(seed))
    st = match.state
    for a, b in itertools.permutations(st.ground.board.hexes, 2):
        if 2 <= st.ground.board.distance[a][b] <= 4:
            assert bool(blockers(st.ground, st.at, a, b)) != sees(st.ground, st.at, a, b)


def test_sights_of_the_attack_question() -> None:
    """Every enemy within reach is either clear and a legal target, or blocked by named hexes."""
    field = Field({"G3": "h_arc_g", "G5": "h_inf_b"}, {"G6": "h_inf_g", "H5": "h_inf_g", "J4": "h_inf_r"})
    field.order("G3", "G5").combat()
    scene = seen_scene(field.st, 0)
    sights = scene.questions[0].sights
    board = field.st.ground.board
    places = board.places
    start = places[board.hex_named("G3")]
    found = {sight.end: sight for sight in sights if sight.start == start}
    for name in ("G6", "H5", "J4"):
        h = board.hex_named(name)
        sight = found[places[h]]
        assert sight.clear == (why_not_target(field.st, field.st.at[board.hex_named("G3")], field.st.at[h]) is None)
    assert not found[places[board.hex_named("G6")]].clear
    assert places[board.hex_named("G5")] in found[places[board.hex_named("G6")]].blockers


# -- the attack ------------------------------------------------------------------------------------------------------------


def test_dice_are_counted_line_by_line() -> None:
    """BL-35.18: blue archers that moved shoot into a wood: 3, 1 less for moving, at most 2."""
    field = Field({"G3": "h_arc_b"}, {"G5": "h_inf_g"}, {"G5": "wooded"})
    unit, target = 0, 1
    lines = dice_lines(field.st, clash_between(field.st, unit, target))
    assert [line.value for line in lines] == [3, -1]
    assert sum(line.value for line in lines) == dice_count(
        field.st, unit, target, RANGED_ATTACK, NORMAL, field.st.weapon[unit]
    )


def test_each_die_is_explained() -> None:
    """BL-7.6 to BL-7.10, BL-7.14: green irregulars against blue cavalry that ignores one STRIKE."""
    field = Field({"G3": "h_inf_g"}, {"G4": "h_cav_b"}, mode="lore")
    clash = clash_between(field.st, 0, 1)
    assert clash.kind == MELEE_ATTACK
    dice = explain(field.st, clash, [c.GREEN, c.BLUE, c.RED, c.STRIKE, c.STRIKE, c.FLAG, c.LORE])
    assert [die.does for die in dice] == ["miss", "hit", "miss", "miss", "hit", "flag", "lore"]
    assert [die.clause for die in dice] == ["BL-7.10", "BL-7.6", "BL-7.10", "BL-7.8", "BL-7.7", "BL-8.1", "BL-7.14"]


def shown(t: Field) -> list[str]:
    """What each die of the current attack does, according to the panel."""
    conflict = conflict_at_hand(t.st)
    assert conflict is not None
    return [die.why.key if die.why else "" for die in conflict.sides[0].drawn]


FOES = {"G4": "h_inf_b", "A9": "h_inf_b"}


def test_bearskin_mail_is_seen_in_the_die_it_turns() -> None:
    """BL-26.11: one STRIKE a turn, before and after the hits are counted."""
    t = Field({"G4": "h_inf_g", "F4": "h_inf_g", "A1": "h_inf_b"}, {"A9": "h_inf_b"}, mode="lore").lore(0, "WR01")
    t.hero("G3", "warrior", 1, False, "", "AR08").order("G4", "F4")
    target = t.u("hero at G3")
    faces = [c.STRIKE, c.STRIKE]
    ignored = [die.why.key for die in explain(t.st, clash_between(t.st, 0, target), faces) if die.why]
    assert ignored == ["die-strike-ignored", "die-strike"]
    t.combat("SR").pick(f"u0 u{target}", "pass")
    assert (t.kind, shown(t)) == ("play_lore", ["die-strike-ignored", "die-hero"]), "W8: before the hits"
    t.pick("pass")
    assert (t.kind, shown(t)) == ("play_lore", ["die-strike-ignored", "die-hero"]), "W9: after them"
    again = [die.why.key for die in explain(t.st, clash_between(t.st, 1, target), faces) if die.why]
    assert again == ["die-strike", "die-strike"], "no second one in the turn"


def test_lore_that_gives_no_token_says_so() -> None:
    """BL-7.14: not at range in an Epic battle or by a Battle Savvy troop, nor rolled by a poisoned unit."""

    def told(t: Field, unit: str, target: str) -> list[tuple[str, str]]:
        dice = explain(t.st, clash_between(t.st, t.u(unit), t.u(target)), [c.LORE])
        return [(die.why.key, die.clause) for die in dice if die.why]

    army = {"G3": "h_arc_b", "A1": "h_inf_b"}
    far = {"G5": "h_inf_b", "A9": "h_inf_b"}
    assert told(Field(army, far, mode="lore"), "G3", "G5") == [("die-lore", "BL-7.14")]
    assert told(Field(army, far, mode="lore", epic=True), "G3", "G5") == [("die-lore-none", "BL-29.18")]
    assert told(Field(army, far, mode="lore", battle_savvy="all"), "G3", "G5") == [("die-lore-none", "BL-20.20")]
    t = Field(army, far, mode="lore")
    t.st.tok[0] = POISONED & -POISONED
    assert told(t, "G3", "G5") == [("die-lore-own", "BL-18.6")]
    t = Field({"A1": "h_inf_b"}, FOES).hero("G3", "rogue", 0, False, "", "AR19")
    assert told(t, "hero at G3", "G4") == [("die-lore-mark", "BL-26.11")], "a Snaring Rope in a Medieval battle too"


def test_a_flag_against_a_held_hydra_does_nothing() -> None:
    """BL-18.10: not in the rules, not in the odds, not in the panel."""
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "c_hyd_b", "A9": "h_inf_b"})
    t.st.tok[t.u("G4")] = WEBBED
    clash = clash_between(t.st, 0, t.u("G4"))
    told = [(die.does, die.why.key) for die in explain(t.st, clash, [c.FLAG]) if die.why]
    assert told == [("miss", "die-flag-hydra")]
    assert odds_of(blow_of(t.st, clash)).hits == pytest.approx(0.5), "three dice, blue helmets alone"
    necks = t.st.extra[t.u("G4")]
    t.attack("G3", "G4", "FFF")
    assert t.st.extra[t.u("G4")] == necks


def test_lore_against_a_poisoned_hydra_is_a_token() -> None:
    """BL-18.10, BL-7.14: it has no other effect."""
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, {"G4": "c_hyd_b", "A9": "h_inf_b"}, mode="lore")
    t.st.tok[t.u("G4")] = POISONED & -POISONED
    told = [die.why.key for die in explain(t.st, clash_between(t.st, 0, t.u("G4")), [c.LORE]) if die.why]
    t.attack("G3", "G4", "LRR")
    assert (told, t.st.tokens[0]) == (["die-lore"], 1)


def test_cards_of_heroes_are_seen_in_their_dice() -> None:
    """BL-26.11: Chant, Hammer of Thunder, Leech, Snaring Rope, Orb of Deflection."""
    army = {"G3": "h_inf_b", "A1": "h_inf_b"}

    def dice(t: Field, unit: str, target: str, faces: list[int]) -> list[str]:
        dice = explain(t.st, clash_between(t.st, t.u(unit), t.u(target)), faces)
        return [die.why.key for die in dice if die.why]

    t = Field(army, FOES).hero("G4", "cleric", 1, False, "SK30", "")
    assert dice(t, "G3", "G4", [c.BLUE, c.STRIKE, c.STRIKE]) == ["die-helmet", "die-strike-ignored", "die-strike"]
    t = Field(army, FOES).hero("G3", "warrior", 0, False, "", "AR34")
    assert dice(t, "G3", "G4", [c.RED, c.FLAG, c.FLAG]) == ["die-other-helmet", "die-flag-hammer", "die-flag"]
    t.attack("G3", "G4", "FRR")
    conflict = conflict_at_hand(t.st)
    assert (t.kind, shown(t)[0]) == ("retreat_to", "die-flag-hammer")
    assert conflict is not None
    assert conflict.outcome is not None
    assert conflict.outcome.args["f"].values == (2,)
    t = Field(army, FOES, mode="lore").hero("G4", "rogue", 1, False, "SK23", "")
    assert dice(t, "G3", "G4", [c.LORE]) == ["die-lore-leech"]
    t = Field({"A1": "h_inf_b"}, FOES, mode="lore").hero("G3", "rogue", 0, False, "", "AR19")
    assert dice(t, "hero at G3", "G4", [c.LORE, c.LORE]) == ["die-lore-mark", "die-lore"]
    t = Field({"G2": "h_arc_b", "A1": "h_inf_b"}, FOES).hero("G4", "wizard", 1, False, "", "AR05")
    assert dice(t, "G2", "G4", [c.BLUE, c.BLUE]) == ["die-helmet-ignored", "die-helmet"]


def test_flags_are_followed_to_their_end() -> None:
    """BL-8.1, BL-9.2, BL-7.13: the flags that a target ignores, those that drive it back, and those that come too late."""
    field = Field({"G3": "h_inf_g"}, {"G4": "h_cav_b"})
    clash = clash_between(field.st, 0, 1)
    faces = [c.FLAG, c.BLUE, c.FLAG]
    assert [die.does for die in explain(field.st, clash, faces)] == ["flag", "hit", "flag"]
    assert [die.does for die in explain(field.st, clash, faces, 1)] == ["ignored", "hit", "flag"]
    assert [die.does for die in explain(field.st, clash, faces, 0)] == ["flag", "hit", "flag"]
    assert [die.does for die in explain(field.st, clash, faces, GONE)] == ["miss", "hit", "miss"]
    clauses = [die.clause for die in explain(field.st, clash, [c.FLAG, c.FLAG], 1)]
    assert clauses == ["BL-9.2", "BL-8.1"]


def test_a_roll_is_reported_again_when_its_flags_are_ignored() -> None:
    retold = 0
    for seed in range(3):
        for before, match, _, _ in play(2, {"adventure": "bl-02-agincourt"}, seed, 500):
            events = match.steps[-1].events
            conflicts = SPEC.presentation.step_report(before, events, -1).conflicts
            ignored = sum(args[1] for key, args, _, _ in events if key == "ignores" and isinstance(args[1], int))
            shown = sum(die.does == "ignored" for conflict in conflicts for die in conflict.sides[0].drawn)
            assert shown == ignored, (events, conflicts)
            retold += bool(ignored)
    assert retold > 3


def test_explained_hits_are_the_hits_of_the_rules() -> None:
    compared = 0
    for seed in range(4):
        for _, match, _, _ in play(2, {"adventure": "bl-13-wings-over-ashfell", "mode": "lore"}, seed, 500):
            st = match.state
            clash = clash_of(st)
            if clash is None or clash.at != TOKENS or clash.faces2 or c.T_ABILITIES[st.utype[clash.att]] & c.FEAR:
                continue
            explained = sum(die.does == HIT for die in explain(st, clash, clash.faces))
            assert isinstance(clash, Attack)
            hits, *_ = count_hits(st.clone(), clash.clone(), bool(st.tok[clash.dfn] & POISONED))
            assert explained == hits
            lines = dice_lines(st, clash)
            assert sum(line.value for line in lines) == len(clash.faces)
            compared += 1
    assert compared > 20


def test_rolls_are_reported_when_they_are_made() -> None:
    count = 0
    for before, match, _, _ in play(2, {"adventure": "bl-01-first-muster"}, 2, 500):
        events = [event for event in match.steps[-1].events if event[0] == "attack"]
        conflicts: tuple[Conflict, ...] = SPEC.presentation.step_report(before, match.steps[-1].events, -1).conflicts
        assert len(conflicts) >= len(events)
        for event, conflict in zip(events, conflicts, strict=False):
            faces = [die.value for die in conflict.sides[0].drawn]
            if len(conflicts) == len(events):
                assert tuple(faces) == event[1][4:]
            assert conflict.form == "dice"
            assert conflict.outcome is not None
            count += 1
    assert count > 5


def test_chances_are_exact() -> None:
    """Compared with every roll of three dice."""
    field = Field({"G3": "h_inf_b"}, {"G4": "h_cav_b"})
    clash = clash_between(field.st, 0, 1)
    field.st.figs[1] = 2
    likely = {one.label: one.permille for one in chances(field.st, clash)}
    hit = dead = flee = 0
    for faces in itertools.product(range(6), repeat=3):
        dice = explain(field.st, clash, list(faces))
        hits = sum(die.does == "hit" for die in dice)
        flags = sum(die.does == "flag" for die in dice)
        hit += hits > 0
        dead += hits >= 2
        flee += hits < 2 and flags > 0
    assert likely == {
        "likely-hit": round(hit / 216 * 1000),
        "likely-destroyed": round(dead / 216 * 1000),
        "likely-retreat": round(flee / 216 * 1000),
    }


def test_units_show_figures_banner_and_marks() -> None:
    field = Field({"G3": "h_inf_b"}, {"G4": "h_inf_r"})
    field.st.figs[0] = 3
    field.order("G3").combat()
    scene = seen_scene(field.st, 0)
    static = static_scene("bl-01-first-muster", 2)
    own, foe = scene.stacks
    assert own.pieces[0].count == 3
    assert own.flags == ("ordered",)
    assert not foe.flags
    assert static.banners[own.pieces[0].banner].id == "standard-blue"
    assert static.banners[foe.pieces[0].banner].id == "pennant-red"
    assert {banner.shape for banner in static.banners} == {"flag", "pennant"}
    assert len({(banner.shape, banner.device) for banner in static.banners}) == 6


# -- sheets ----------------------------------------------------------------------------------------------------------------


def test_a_council_in_the_making_is_its_owners_alone() -> None:
    """BL-14.2, BL-14.3: the owner sees levels and what is left; the others see nothing until all are done."""
    match: Match[BattleState] = Match(SPEC, 2, {"adventure": "bl-09-three-keeps"}, Seed(1))
    chance = random.Random(1)
    asked = match.state.open_questions()
    assert {question.kind for question in asked} == {"council_level"}
    match.pick(0, max(match.state.asked(0).options))
    own = {sheet.seat: sheet for sheet in seen_scene(match.state, 0).sheets}
    other = {sheet.seat: sheet for sheet in seen_scene(match.state, 1).sheets}
    assert own[0].figures[0].label == "label-levels-left"
    assert own[0].figures[1].value == MAX_LEVEL
    assert not own[1].figures
    assert not other[0].figures
    scene = seen_scene(match.state, 0)
    assert set(scene.questions[0].focus) == set(own[0].targets)
    while match.state.decision is not None and not match.state.turn:
        question = match.state.open_questions()[0]
        match.pick(question.seat, chance.choice(question.options))
    for holder, sheet in enumerate(seen_scene(match.state, -1).sheets[:2]):
        levels = [figure.value for figure in sheet.figures]
        assert tuple(levels) == tuple(match.state.councils[holder])
        assert {figure.shape for figure in sheet.figures} == {"level"}


def test_the_character_sheet_of_a_hero() -> None:
    """BL-23.1, BL-23.7, BL-25.9, BL-26.11: role and place, skulls, and cards; those for the other role are idle."""
    match: Match[BattleState] = Match(SPEC, 2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on"}, Seed(4))
    chance = random.Random(4)
    making: set[str] = set()
    while not match.state.turn:
        question = match.state.open_questions()[0]
        scene = seen_scene(match.state, question.seat)
        for sheet in scene.sheets:
            if sheet.id.startswith("newcomer"):
                making.add(question.kind)
                assert bool(sheet.pieces) == (question.kind != "hero_skill")
                assert set(sheet.targets) & set(scene.questions[0].focus) or question.seat != sheet.seat
        picks = [pick for pick in question.options if pick != -1]
        match.pick(question.seat, chance.choice(picks))
    assert making == {"hero_skill", "hero_artifact", "hero_at"}
    st = match.state
    assert len(st.sheets) == 2
    unit, _, skulls, skills, artifacts, *_ = st.sheets[0]
    sheet = next(sheet for sheet in seen_scene(st, -1).sheets if sheet.id == f"hero.{unit}")
    assert sheet.about is not None
    assert sheet.about.key == "hero-leader"
    assert (sheet.figures[0].value, sheet.figures[0].limit) == (skulls, skulls)
    assert len(sheet.pieces) == len(skills) + len(artifacts)
    led = next(troop for troop, leader in enumerate(st.leader) if leader == unit)
    assert f"unit:{led}" in sheet.targets
    for place, card in enumerate(sheet.pieces[len(skills) :]):
        role = ARTIFACTS[artifacts[place]].role
        assert ("idle" in card.flags) == (role == AS_CHAMPION)


def test_seats_of_a_team_have_their_places() -> None:
    """BL-29.22: Lord Commanders and Field Marshals of the wings."""
    match: Match[BattleState] = Match(SPEC, 6, {"adventure": "bl-e2-hold-and-hoard"}, Seed(1))
    tags = [panel.tags for panel in seen_scene(match.state, 0).panels]
    assert tags == [("flag-lord",)] * 2 + [("flag-left-marshal",)] * 2 + [("flag-right-marshal",)] * 2


def lit_by_hex(t: Field) -> dict[str, str]:
    """How the hexes of a question about a move are lit."""
    (asked,) = seen_scene(t.st, 0).questions
    return {option.text: option.lit for option in asked.options}


def test_hexes_from_which_a_unit_could_not_battle_are_lit_otherwise() -> None:
    """Blue foot troops battle after one hex, not after two (BL-5.7).

    A unit that climbs a rampart does not battle (BL-12.19).
    """
    t = Field({"G3": "h_inf_b"}, {"A9": "h_inf_b"}, terrain={"F4": "rampart"}).order("G3").movement().pick("u0")
    lit = lit_by_hex(t)
    assert (lit["G3"], lit["G4"], lit["G5"], lit["F4"]) == ("battle", "battle", "move", "move")
    for text, how in lit.items():
        clone = Field({"G3": "h_inf_b"}, {"A9": "h_inf_b"}, terrain={"F4": "rampart"}).walks("G3", text)
        assert bool(clone.st.flags[0] & NO_BATTLE) == (how == "move"), text


def test_hexes_are_lit_so_hex_by_hex_too() -> None:
    t = Field({"G3": "h_inf_b"}, {"A9": "h_inf_b"}, mode="lore", terrain={"F4": "rampart"}).lore(1, "WR01")
    t.order("G3").movement().pick("u0")
    while t.kind == "play_lore":
        t.pick("pass")
    lit = lit_by_hex(t)
    assert (lit["G4"], lit["F4"], lit["stop"]) == ("battle", "move", "plain")


def test_the_question_for_orders_counts_those_that_are_left() -> None:
    """As many as the card gives, but never more than the units that can still be ordered."""

    def left(t: Field) -> int:
        return seen_scene(t.st, 0).questions[0].left

    t = line().orders("CC-PN")
    assert (t.kind, left(t)) == ("order_unit", 4)
    assert left(t.pick("u0")) == 3
    t = line().hand(0, "CC-PL", "CC-PL", "CC-PN").orders("CT-BB")
    assert left(t) == 2, "four orders, two blue units"


def test_a_round_is_a_turn_of_each_player() -> None:
    t = Field({"G3": "h_inf_b"}, {"A9": "h_inf_b"}).movement()
    rounds = []
    for turn in (0, 1, 2, 3, 4):
        t.st.turn = turn
        rounds.append(seen_scene(t.st, 0).round)
    assert rounds == [0, 1, 1, 2, 2]


def test_every_unit_is_drawn_from_a_recipe_and_the_camps_differ_in_more_than_colour() -> None:
    static = static_scene("bl-10-skarn-gorge", 2)
    units = [kind for kind in static.types if kind.form == "figure"]
    assert [kind.id for kind in units if kind.figure is None] == []
    assert [side.cut for side in static.sides] == [False, True, False, True]
    assert {terrain.join for terrain in static.terrains if "bridge" in terrain.id or terrain.pattern == "ford"} == {
        "water"
    }
