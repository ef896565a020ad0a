"""The scene: ground, Regiments, stacks, plans, sights, attacks; nothing hidden is shown, no word is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import msgspec
import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.rng import seeded
from sandtable.core.interaction.wording import label
from sandtable.core.scene.plane import Token
from sandtable.core.scene.scene import Arg, Conflict, Figure, Likely, Message, Scene
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack_traits import AGAIN
from sandtable.games.first_blood.combat.charge import charge_distance
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.in_force import BY_VOLLEY
from sandtable.games.first_blood.movement.march.march import DONE, March
from sandtable.games.first_blood.presentation.board_text import Grid, board_text
from sandtable.games.first_blood.presentation.outlook import clash, morale
from sandtable.games.first_blood.presentation.scenery import kind_of
from sandtable.games.first_blood.shooting.volley import Volley, all_guns, longest
from sandtable.games.first_blood.state import AIM, BROKEN, EAST, SOUTH, State
from sandtable.games.first_blood.tables.battlefields import battlefield_ids, battlefield_of
from sandtable.games.first_blood.tables.terms import CLASH
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.wounds import resolve_value
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.first_blood import moving
from tests.games.first_blood.support import game, load, put, regiment, run
from tests.games.first_blood.test_ch16_attacks import BRUTES, DRONES, MILITIA, no_leader, strike
from tests.games.first_blood.test_ch16_attacks import table as fight
from tests.support import clause

SPEAKERS = [Translator(SPEC, language, ["Ada", "Bo"]) for language in LANGUAGES]  # type: ignore[arg-type]


def field_game(placement: str = "free") -> State:
    """Crossbowmen in the open with an enemy in front of them, Men-at-Arms next to them."""
    st = game(army_2="sp-directorate-strike", placement=placement)
    put(st, regiment(st, "mercenary_crossbowmen"), (1200, 900))
    put(st, regiment(st, "men_at_arms"), (2300, 600))
    put(st, regiment(st, "vanguard_clones", 1), (1200, 1900))
    put(st, regiment(st, "brute_drones", 1), (2000, 2600))
    return st


def said(value: object) -> Iterator[Message]:
    """All messages of a scene."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from said(one)
    elif is_dataclass(value):
        for each in fields(value):
            yield from said(getattr(value, each.name))


def keys(value: object) -> Iterator[str]:
    """Bare message keys in figures and tokens."""
    if isinstance(value, Figure | Token | Likely):
        yield value.label
    if isinstance(value, tuple | list):
        for one in value:
            yield from keys(one)
    elif is_dataclass(value) and not isinstance(value, Arg):
        for each in fields(value):
            yield from keys(getattr(value, each.name))


def check_words(scene: Scene) -> None:
    for words in SPEAKERS:
        for message in said(scene):
            assert not message.key or words.has(message.key) or words.has(message.otherwise), message.key
            for arg in message.args.values():
                assert arg.kind != "word" or words.has(arg.text), arg.text
        for key in keys(scene):
            assert words.has(key), key
        assert words.has(scene.phase)
        for tray in scene.trays:
            assert words.has(tray.name), tray.name


def test_a_regiment_is_one_stack_of_models_with_their_parts() -> None:
    st = field_game()
    number = regiment(st, "men_at_arms")
    st.set_mark(number, BROKEN)
    scene = SPEC.presentation.scene(st.seen_by(0), 0)
    stack = next(one for one in scene.stacks if one.id == f"r{number}")
    plan = st.plan(number)
    assert [piece.id for piece in stack.pieces] == [f"m{model}" for model in range(plan.first, plan.end)]
    assert [piece.role for piece in stack.pieces[:3]] == ["leader", "standard", ""]
    assert all(piece.targets[1] == f"regiment:{number}" for piece in stack.pieces)
    assert stack.unit is not None
    assert (stack.unit.left, stack.unit.full) == (11, 11)
    assert "token-broken" in [token.label for token in stack.unit.tokens]
    assert [figure.value for figure in stack.unit.profile] == list(plan.stats)


def test_regiments_in_reinforcements_are_cards_and_no_stacks() -> None:
    st = field_game()
    scene = SPEC.presentation.scene(st.seen_by(0), 0)
    waiting = next(tray for tray in scene.trays if tray.kind == "supply" and tray.seat == 0)
    number = regiment(st, "militia")
    assert f"regiment:{number}" in [target for piece in waiting.pieces for target in piece.targets]
    assert f"r{number}" not in [stack.id for stack in scene.stacks]


@pytest.mark.parametrize("name", battlefield_ids())
def test_every_piece_of_ground_has_a_drawing_a_name_and_the_signs_of_its_rules(name: str) -> None:
    st = game(battlefield=name)
    scene = SPEC.presentation.scene(st.seen_by(0), 0)
    assert scene.plane is not None
    field = battlefield_of(name)
    assert [piece.id for piece in scene.plane.ground] == [piece.id for piece in field.pieces]
    for shown, piece in zip(scene.plane.ground, field.pieces, strict=True):
        assert shown.kind == kind_of(piece, False)
        assert shown.signs
        assert shown.points == piece.outline
    check_words(scene)


def test_a_ruin_that_collapsed_is_rubble() -> None:
    st = game(battlefield="ruined-abbey")
    st.collapsed = 1
    st.structure[1] = 3
    plane = SPEC.presentation.scene(st.seen_by(0), 0).plane
    assert plane is not None
    cloister = battlefield_of("ruined-abbey").pieces[1]
    assert [sign.value for sign in plane.ground[1].signs if sign.label == "label-structure"] == [cloister.structure - 3]
    assert plane.ground[0].kind == "rubble"
    assert plane.ground[1].kind == "ruin"


@clause("FB-1.6", "FB-1.7")
def test_the_order_of_a_stack_is_seen_by_its_owner_alone() -> None:
    st = field_game()
    own = [regiment(st, "men_at_arms"), regiment(st, "mercenary_crossbowmen")]
    st.lay_stack(0, own)
    trays = [
        next(
            tray
            for tray in SPEC.presentation.scene(st.seen_by(seat), seat).trays
            if tray.kind == "order" and tray.seat == 0
        )
        for seat in (0, 1, -1)
    ]
    assert [piece.targets for piece in trays[0].pieces] == [(f"regiment:{number}",) for number in reversed(own)]
    for hidden in trays[1:]:
        assert hidden.size == 2
        assert not hidden.open
        assert len({piece.type for piece in hidden.pieces}) == 1, "backs look alike"
    other = st.clone()
    other.lay_stack(0, own[::-1])
    for seat in (1, -1):
        one, two = [msgspec.json.encode(SPEC.presentation.scene(each.seen_by(seat), seat)) for each in (st, other)]
        assert one == two


def marching(st: State) -> tuple[State, Decision]:
    run(st, March(regiment(st, "mercenary_crossbowmen")))
    assert st.decision is not None
    return st, st.decision


@clause("FB-12.9", "FB-12.11")
def test_a_plan_is_what_then_happens() -> None:
    st, asked = marching(field_game(placement="auto"))
    spot = asked.candidates()[1]
    assert isinstance(spot, int)
    plan = SPEC.presentation.plan(st.seen_by(0), 0, spot)
    assert plan is not None
    assert plan.clauses == ()
    assert plan.reason is None
    st.apply(spot)
    for place in plan.places:
        model = int(place.piece[1:])
        assert st.place[model] == point(int(place.at[0]), int(place.at[1]))
    assert 0 < plan.length <= plan.reach
    nearest = plan.gaps[0]
    assert nearest.target == f"regiment:{regiment(st, 'vanguard_clones', 1)}"
    assert plan.gaps == tuple(sorted(plan.gaps, key=lambda gap: gap.gap))


@clause("FB-12.9", "FB-12.10")
def test_models_that_form_up_are_shown_where_they_would_stand() -> None:
    """The Leader has its place, the others get theirs automatically. Leaving them there is the default answer."""
    st, asked = marching(field_game())
    start = asked.candidates()[1]
    assert isinstance(start, int)
    st.apply(start)
    for viewer in (0, 1, -1):
        question = SPEC.presentation.scene(st.seen_by(viewer), viewer).questions[0]
        assert question.kind == "arrange"
        assert question.plan is not None
        assert question.plan.at == (x_of(start), y_of(start))
    question = SPEC.presentation.scene(st.seen_by(0), 0).questions[0]
    assert [option.text for option in question.options if option.usual] == ["done"]
    assert question.plan is not None
    places = {int(place.piece[1:]): point(int(place.at[0]), int(place.at[1])) for place in question.plan.places}
    assert list(places) != []
    st.apply(DONE)
    assert places == {model: st.place[model] for model in st.models(regiment(st, "mercenary_crossbowmen"))}


def test_a_plan_of_a_forbidden_place_says_why_in_words() -> None:
    st, asked = marching(field_game())
    assert asked.region is not None
    near = point(1200, 1750)
    plan = SPEC.presentation.plan(st.seen_by(0), 0, near)
    assert plan is not None
    assert list(plan.clauses) == asked.region.why_not(near) != []
    assert plan.reason is not None
    for words in SPEAKERS:
        assert words.format(plan.reason)


def test_candidates_are_named_by_direction_and_distance() -> None:
    st, asked = marching(field_game())
    english, german = SPEAKERS if SPEAKERS[0].language == "en" else SPEAKERS[::-1]
    north = point(1200, 1100)
    assert english.option(st, asked, north) == "2″ north, 7″ from Vanguard Clones, in Hazel Wood"
    assert german.option(st, asked, north) == "2″ nach Norden, im Gelände „Haselwald“, Vorhutklone in 7″"


def test_clauses_that_leave_ground_out_have_words() -> None:
    st, _ = marching(field_game())
    region = SPEC.presentation.scene(st.seen_by(0), 0).questions[0].region
    assert region is not None
    words_by_clause = {reason.clause: reason.words for reason in region.reasons}
    assert {hole.clause for hole in region.holes} <= set(words_by_clause)
    for words in SPEAKERS:
        for clause_id, message in words_by_clause.items():
            assert words.has(message.key), f"no words for {clause_id}"


@pytest.mark.parametrize(("edge", "flags"), [(SOUTH, (None, "far")), (EAST, ("right", "left"))])
def test_every_player_sits_at_their_own_edge(edge: int, flags: tuple[str | None, str]) -> None:
    st = game()
    st.edge, st.edge_winner = edge, 0
    panels = SPEC.presentation.scene(st.seen_by(0), 0).panels
    assert [next((flag for flag in panel.flags if flag in ("far", "left", "right")), None) for panel in panels] == [
        *flags
    ]


@clause("FB-14.4", "FB-14.7")
def test_a_volley_shows_sights_sums_and_why_others_are_not_targets() -> None:
    st = field_game()
    shooters, clones = regiment(st, "mercenary_crossbowmen"), regiment(st, "vanguard_clones", 1)
    st.set_mark(shooters, AIM)
    executor = regiment(st, "high_clone_executor", 1)
    put(st, executor, (1500, 2400))
    run(st, Volley(0, shooters))
    scene = SPEC.presentation.scene(st.seen_by(0), 0)
    question = scene.questions[0]
    assert {sight.state for sight in question.sights} <= {"clear", "veiled", "hidden"}
    assert len([sight for sight in question.sights if f"regiment:{clones}" in sight.ends]) == st.count(clones)
    aims = {aim.target: aim for aim in question.aims}
    refused = aims[f"regiment:{executor}"].refused
    assert refused.startswith("no-aim-")
    assert all(words.has(refused) for words in SPEAKERS)
    assert SPEC.presentation.scene(st.seen_by(1), 1).questions[0].aims == ()
    check_words(scene)
    st.apply(clones)
    shot = next(event for event in st.events if event[0] == "volley")
    assert aims[f"regiment:{clones}"].lines[0].value == shot[1][3], "as many dice as foretold"


@clause("FB-4.8", "FB-16.13")
def test_an_attack_is_shown_step_by_step_with_the_dice_that_may_be_rolled_again() -> None:
    st = fight()
    load(st, 1, 5, 6)
    strike(st, (3, 2, 0))
    conflict = SPEC.presentation.scene(st.seen_by(0), 0).conflict
    assert conflict is not None
    hits = conflict.rolls[0]
    assert (hits.title, hits.state, hits.need) == ("step-to-hit", "open", 2)
    assert [(die.face, die.passed) for die in hits.dice] == [(1, True), (5, False), (6, False)]
    assert [die.target for die in hits.dice] == ["", "die:1", "die:2"]
    assert {step.state for step in conflict.rolls[1:]} == {"coming"}


@clause("FB-7.18", "FB-7.19", "FB-7.22")
def test_the_morale_test_to_come_has_its_chances() -> None:
    """Twelve Drones lose two: Resolve plus 1 for their number, two dice; four failures would slay three more."""
    st = fight()
    value = resolve_value(st, DRONES)
    chances = {one.label: one.permille for one in morale(st, DRONES, 2)}
    assert chances["likely-holds"] == round((value / 6) ** 2 * 1000)
    assert chances["likely-holds"] + chances["likely-more-fall"] == 1000
    assert chances["likely-broken"] == 0, "one more at most"
    half = -(-st.count(DRONES) // 2)
    assert {one.label: one.permille for one in morale(st, DRONES, half)}["likely-broken"] == 1000
    assert morale(st, DRONES, st.count(DRONES)) == (), "nobody is left to test"


@clause("FB-16.10", "FB-16.13")
def test_a_clash_promises_the_dice_that_it_then_rolls() -> None:
    st = fight()
    put(st, MILITIA, (400, 1000))
    put(st, DRONES, (400, 1000 + 2 * st.plan(DRONES).radius))
    foretold = clash(st, MILITIA)[0].value
    st.push(Clash(0, MILITIA, [], []))
    st.run()
    conflict = SPEC.presentation.scene(st.seen_by(0), 0).conflict
    assert conflict is not None
    hit = conflict.rolls[0]
    sums = {figure.label: figure.value for figure in hit.sums}
    assert len(hit.dice) == foretold
    assert 0 < sums.pop("label-strikers") <= foretold
    assert sums["stat-c"] == st.plan(MILITIA).stats[CLASH]
    assert sum(sums.values()) == hit.need, "how the number comes about"
    rolled = next(event for event in st.events if event[0] == "roll")
    assert foretold == len(rolled[1]) - 2 > 0


@clause("FB-11.12", "FB-14.3")
def test_actions_that_are_closed_say_why_in_words() -> None:
    st = field_game()
    st.active = 0
    run(st, Activation(regiment(st, "men_at_arms"), [], 2, False))
    question = SPEC.presentation.scene(st.seen_by(0), 0).questions[0]
    reasons = {closed.target: closed.reason for closed in question.closed}
    assert reasons["action:5"] == Message("closed-14-3", {}, "closed")
    assert reasons["action:7"] == Message("closed-11-12", {}, "closed")
    check_words(SPEC.presentation.scene(st.seen_by(0), 0))
    march = next(option for option in question.options if option.text == "march")
    assert [figure.text for figure in march.figures] == ["5″"]


def test_an_attack_is_reported_when_it_is_over_with_the_dice_that_everyone_saw() -> None:
    st = fight()
    load(st, 1, 2, 6, 5, 6)
    strike(st, (3, 2, 0))
    conflicts: list[Conflict] = []
    while st.decision is not None and st.decision.kind in ("reroll_hit", "reroll_injury", "casualty"):
        before = st.seen_by(-1)
        st.apply(st.decision.options[0])
        conflicts += SPEC.presentation.step_report(before, list(st.events), 1).conflicts
    injury = next(step for conflict in conflicts for step in conflict.rolls if step.title == "step-injury")
    assert [die.face for die in injury.dice] == [5, 6]
    assert [conflict.step for conflict in conflicts][-1] == "ended"
    assert all(conflict.step != "ended" and conflict.outcome is None for conflict in conflicts[:-1])
    verdict = conflicts[-1].outcome
    assert verdict is not None
    assert all(words.format(verdict) for words in SPEAKERS)


@pytest.mark.parametrize(("faces", "wounds"), [((1, 1), 0), ((1, 6), 1)])
def test_an_attack_that_ends_with_its_injury_roll_is_told(faces: tuple[int, int], wounds: int) -> None:
    """No Model falls and no Morale Test follows a Volley: the dice are the last thing that happens."""
    st = fight()
    no_leader(st, MILITIA)
    before = st.seen_by(-1)
    load(st, 1, 1, *faces)
    strike(st, (2, 2, 0), target=BRUTES, kind=BY_VOLLEY)
    report = SPEC.presentation.step_report(before, list(st.events), 1)
    rolls = [(step.title, [die.face for die in step.dice]) for conflict in report.conflicts for step in conflict.rolls]
    assert rolls == [("step-to-hit", [1, 1]), ("step-injury", list(faces))]
    assert st.events[-1][:2] == ("wounds", (BRUTES, wounds))


@clause("FB-2.12")
def test_a_die_rolled_again_lies_where_the_old_one_lay() -> None:
    st = fight()
    load(st, 6, 4, 5)
    strike(st, (3, 2, 0))
    before = st.seen_by(-1)
    load(st, 3)
    st.apply(1)  # the 4, not the 6, the worst one
    report = SPEC.presentation.step_report(before, list(st.events), 1)
    steps = [step for conflict in report.conflicts for step in conflict.rolls if step.title == "step-to-hit"]
    assert [die.face for die in steps[0].dice] == [6, 3, 5]
    again = next(event for event in st.events if event[0] == "reroll")
    assert again[1][2:] == ((4,), 3)
    said = [words.event(st, again) for words in SPEAKERS]
    assert said[0].endswith("re-rolls 4 for Hits: 3.")
    assert said[1].endswith("würfelt 4 neu (Treffer): 3.")


@clause("FB-16.13", "FB-24.21")
def test_groups_of_to_hit_dice_are_reported_as_one_attack() -> None:
    st = fight()
    no_leader(st, MILITIA)
    before = st.seen_by(-1)
    load(st, *[1] * 6, 5, 6, 1, 2, *[6] * 8)  # seven dice of Models with Flurry, two of others; the 5 again; Injury
    strike(st, (7, 2, AGAIN), (2, 2, 0), target=BRUTES)
    report = SPEC.presentation.step_report(before, list(st.events), 1)
    steps = [step for conflict in report.conflicts for step in conflict.rolls if step.title == "step-to-hit"]
    assert [[die.face for die in step.dice] for step in steps] == [[*[1] * 6, 2, 6, 1]]


@pytest.mark.parametrize("seed", range(2))
def test_no_word_is_missing_in_a_game(seed: int) -> None:
    armies = [("dw-fire-and-faith", "no-call-of-the-hunt"), ("od-dark-procession", "wa-great-hunt")][seed]
    st = SPEC.start(2, {"army_1": armies[0], "army_2": armies[1], "placement": "auto"}, seed)
    rng = seeded(seed)
    for step in range(60):
        if st.decision is None:
            break
        asked = st.open_questions()[rng.below(len(st.open_questions()))]
        for seat in (0, 1, -1) if step % 6 == 0 else ():
            check_words(SPEC.presentation.scene(st.seen_by(seat), seat))
        picks = asked.candidates()
        st.apply(picks[rng.below(len(picks))], asked.seat)
    assert st.turn >= 1


@pytest.mark.parametrize(("width", "height"), [(150, 46), (100, 28), (70, 30)])
def test_the_terminal_draws_ground_models_and_candidates(width: int, height: int) -> None:
    from io import StringIO

    from rich.console import Console

    st, asked = marching(field_game())
    marks = {
        target: str(k + 1)
        for k, pick in enumerate(asked.candidates())
        for target in SPEC.notation.targets_of(asked, pick)
    }
    out = StringIO()
    Console(file=out, width=width, color_system=None).print(
        board_text(st.seen_by(0), 0, SPEAKERS[0], width, height, marks)
    )
    text = out.getvalue()
    assert max(map(len, text.splitlines())) <= width
    table = [line for line in text.splitlines() if line.startswith("│")]
    assert len(table) >= 12
    assert any("♣" in line for line in table), "woods"
    assert any("#" in line for line in table), "houses"
    for name in ("Men-at-Arms", "Vanguard Clones"):
        assert name in text
    assert any("1" in line.split("│")[1] for line in table), "candidates"


@pytest.mark.parametrize("edge", range(4))
def test_the_terminal_shows_the_viewers_edge_at_the_bottom(edge: int) -> None:
    st = field_game()
    st.edge, st.edge_winner = edge, 0
    grid = Grid(st, 0, 60, 30)
    near = [(1800, 10), (3590, 1800), (1800, 3590), (10, 1800)][edge]
    assert grid.at(near)[0] == grid.rows - 1
    for row, column in ((0, 0), (3, 17), (grid.rows - 1, grid.columns - 1)):
        assert grid.at(grid.spot(row, column)) == (row, column)


@clause("FB-15.3", "FB-14.5")
def test_a_place_says_what_the_enemy_could_do_there() -> None:
    """Men-at-Arms march towards Huscarls, who march 5": within 6" any Charge Roll reaches, beyond 11" none does."""
    st = moving.table()
    moving.rows(st, moving.MEN, 1000, 1000, 11)
    put(st, moving.HUSCARLS, (1000, 2600))
    put(st, moving.CHOSEN, (1000, 3400))
    run(st, March(moving.MEN))
    radius = st.plan(moving.MEN).radius
    said = {}
    for y in (1000, 1400, 1500):
        plan = SPEC.presentation.plan(st.seen_by(0), 0, point(1000, y))
        assert plan is not None
        for gap in plan.gaps:
            if gap.target == f"regiment:{moving.HUSCARLS}":
                far = 2600 - y - radius - st.plan(moving.HUSCARLS).radius
                need = next((die for die in range(1, 7) if charge_distance(st, moving.HUSCARLS, die) >= far), 0)
                keys = [each.key for each in gap.threats]
                assert keys == ([] if not need else ["threat-charge" if need > 1 else "threat-charge-sure"])
                assert all(words.has(key) for words in SPEAKERS for key in keys)
                said[y] = need
    assert said[1000] == 0
    assert 1 < said[1500] <= said[1400] <= 6
    assert plan is not None
    bows = next(gap for gap in plan.gaps if gap.target == f"regiment:{moving.CHOSEN}")
    reach = longest(all_guns(st, moving.CHOSEN))
    leaders = 3400 - 1500 - radius - st.plan(moving.CHOSEN).radius
    assert ("threat-volley" in [each.key for each in bows.threats]) == (leaders <= reach)


@clause("FB-12.11")
def test_places_are_named_after_what_is_there() -> None:
    """The tower of the plain stands between the Men-at-Arms and the enemy; the wood is far off."""
    st = moving.table(tower=("", [[1000, 1300], [1400, 1300], [1400, 1700], [1000, 1700]]))
    moving.alone(st, moving.MEN, 1200, 900)
    put(st, moving.HUSCARLS, (1200, 2600))
    run(st, March(moving.MEN))
    asked = st.asked(0)
    found = {}
    for name, spot in {"behind": (1200, 1150), "by": (850, 1350), "": (1200, 700)}.items():
        said = label(SPEC, st, asked, point(*spot))
        found[name] = said.key
        for words in SPEAKERS:
            assert words.has(said.key)
    assert found == {name: "pick-way-near" + (f"-{name}" if name else "") for name in found}
