"""The scene of Warlords: every text exists in both languages, totals add up, lines follow the rules, secrets stay secret."""

from __future__ import annotations

import re

import msgspec
import pytest
from rich.console import Console

from sandtable.core.engine.events import Event
from sandtable.core.engine.rng import seeded
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Conflict, Scene, Stack
from sandtable.games.warlords.board import EMBARGO, ENFEEBLED, SHIELD, STONE, TRUCE, WINGS
from sandtable.games.warlords.presentation.names import BACK
from sandtable.games.warlords.presentation.reaches import short
from sandtable.games.warlords.presentation.scenery import static_scene
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END, State
from sandtable.games.warlords.tables.cards import PRINTINGS
from sandtable.games.warlords.tables.statuses import ATTACKS, INTERCEPTIONS
from sandtable.language.translator import LANGUAGES, Translator, catalogues, package_of
from tests.games.warlords.support import Table
from tests.support import clause

KEY = re.compile(r"^([a-z][\w-]*) =", re.M)


def keys(language: str) -> list[str]:
    package = package_of(find_game("warlords"))
    return [key for path in catalogues(package, language) for key in KEY.findall(path.read_text("utf-8"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    found = keys(language)
    assert sorted({key for key in found if found.count(key) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_table_shows_has_words(language: str) -> None:
    known = set(keys(language))
    static = static_scene(4, "first-conquest", ("crown-and-leaf", "stone-and-storm", "own", "own"))
    wanted = {static.surface.name.key, static.surface.about.key, *static.phases}
    wanted |= {place.name for place in static.surface.places}
    wanted |= {key for side in static.sides for key in (side.name, side.help)}
    for kind in static.types:
        wanted |= {kind.name, kind.help, kind.group, kind.folk} - {""}
        wanted |= {figure.label for figure in kind.figures} | {band.label for band in kind.bands}
    for card in static.helps:
        wanted |= {card.name, *card.columns} | ({card.note} - {""})
        wanted |= {key for row in card.rows for key in (row.name, *[cell for cells in row.cells for cell in cells])}
    assert sorted(wanted - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_matrices_has_two_or_three_words(language: str) -> None:
    clauses = {clause for row in (*ATTACKS, *INTERCEPTIONS) for clause in row.clauses}
    clauses |= {"WL-1.27", "WL-14.1", "WL-14.5", "WL-14.19", "WL-14.24", "WL-14.25", "WL-15.1", "WL-15.2", "WL-15.17"}
    assert sorted({short(clause) for clause in clauses} - set(keys(language))) == []


def words_in(value: object) -> set[str]:
    """The keys of all messages in a scene, and of all labels."""
    if isinstance(value, dict):
        own = {value[name] for name in ("key", "label", "refused", "step", "result", "part") if value.get(name)}
        own |= set(value.get("tags", ())) | set(value.get("steps", ()))
        return own.union(*[words_in(each) for each in value.values()])
    if isinstance(value, list):
        return set().union(*[words_in(each) for each in value])
    return set()


def test_whole_games_are_shown_in_words() -> None:
    known = set.intersection(*[set(keys(language)) for language in LANGUAGES])
    for seed in range(2):
        st = SPEC.start(3, {}, seed)
        st.logging = True
        rng = seeded(seed)
        while st.decision is not None:
            asked = st.decision
            shown = msgspec.to_builtins(SPEC.presentation.scene(st.seen_by(asked.seat), asked.seat))
            before = st.seen_by(-1)
            st.step(asked.options[rng.below(len(asked.options))])
            report = msgspec.to_builtins(SPEC.presentation.step_report(before, st.events, asked.seat))
            missing = {key for key in words_in(shown) | words_in(report) if isinstance(key, str)} - known
            assert sorted(missing - {"pick-end", "pick-pass"}) == []


# -- tokens --------------------------------------------------------------------------------------------------------------


def shown(st: State, seat: int = 0) -> Scene:
    return SPEC.presentation.scene(st.seen_by(seat), seat)


def named(scene: Scene, key: str) -> Stack:
    return next(stack for stack in scene.stacks if stack.name is not None and stack.name.key == key)


def zone_of(stack: Stack) -> str:
    return static_scene(2, "first-conquest", ("own", "own")).surface.places[stack.place].zone


def test_a_status_is_a_place() -> None:
    t = Table().castle(0, "Marthos", "Militia").stack(0, "Aldric Sunmantle").stack(0, "Sir Corvane", march=1)
    t.stack(0, "Dame Ysolde Varn", march=2).stack(1, "Hilda Ironbraid", "Militia", march=2)
    scene = shown(t.step("battles").st)
    assert zone_of(named(scene, "card-marthos")) == "wall"
    assert zone_of(named(scene, "card-aldric-sunmantle")) == "camp"
    assert zone_of(named(scene, "card-sir-corvane")) == "field"
    assert zone_of(named(scene, "card-dame-ysolde-varn")) == "marches"


def test_the_lines_of_a_token_make_up_its_number() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Lions of Marthos", "Heavy Infantry", march=2)
    t.castle(1, "Kor", "Orc Mob", "Stone Walls").stack(1, "Hilda Ironbraid", "Militia")
    scene = shown(t.step("battles").st)
    for stack in scene.stacks:
        assert stack.tally is not None
        cards = [line.value for line in stack.sums if line.words.key not in ("sum-field", "sum-assault", "sum-castle")]
        assert sum(cards) == stack.tally.strength
        values = [piece.figures[0].value for piece in stack.pieces if piece.figures]
        assert sum(values) + stack.tally.defence == stack.tally.strength


def test_lines_lead_to_what_may_be_attacked_and_say_why_not() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Militia", march=2).castle(0, "Marthos").hand(0, "Battle")
    t.castle(1, "Kor", "Orc Mob").castle(1, "Cragmorton", "Griffins").stack(1, "Hilda Ironbraid", "Militia")
    scene = shown(t.step("battles").st)
    asked = scene.questions[0]
    may = {reach.end for reach in asked.reaches if not reach.refused}
    offered = {option.targets[1] for option in asked.options if len(option.targets) == 2}
    assert may == offered
    crag = named(scene, "card-cragmorton").targets[0]
    refused = next(reach for reach in asked.reaches if reach.end == crag)
    assert (refused.refused, refused.clause) == ("short-14-19", "WL-14.19")
    assert all(reach.text for reach in asked.reaches if not reach.refused)


def test_others_get_neither_the_hand_nor_the_lines() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Militia", march=2).hand(0, "Battle").castle(1, "Kor", "Orc Mob")
    st = t.step("battles").st
    for seat in (1, -1):
        scene = SPEC.presentation.scene(st.seen_by(seat), seat)
        hand = next(tray for tray in scene.trays if tray.id == "hand.0")
        assert [piece.targets for piece in hand.pieces] == [()]
        assert scene.questions[0].options == ()
        assert scene.questions[0].reaches == ()


@clause("WL-28.9")
def test_effects_that_wait_or_last_are_open_to_all() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Hrodgar Skyfist").hand(0, "Supply Train", "March").step("revenue").pick("negotiate Supply Train")
    khamar, corvane, hrodgar = t.place("Khamar"), t.place("Sir Corvane"), t.place("Hrodgar Skyfist")
    t.st.lasting = [
        *[(EMBARGO, khamar, 0), (STONE, khamar, 1), (SHIELD, corvane, 0), (SHIELD, corvane, 2)],
        *[(ENFEEBLED, hrodgar, 0), (WINGS, hrodgar, 1), (TRUCE, 2, 0)],
    ]
    wanted = {
        "Khamar": ("card-embargo", "card-wall-of-stone"),
        "Sir Corvane": ("status-on-campaign", "card-shield-of-light", "card-supply-train"),
        "Hrodgar Skyfist": ("status-encamped", "card-enfeeble", "card-wings-of-air"),
        "Marthos": (),
    }
    for seat in (-1, 0, 1, 2):
        seen = SPEC.presentation.scene(t.st.seen_by(seat), seat)
        tags = {stack.targets[0]: stack.tags for stack in seen.stacks}
        assert {name: tags[f"place:{t.place(name)}"] for name in wanted} == wanted
        assert [panel.tags for panel in seen.panels] == [("card-sworn-truce",), (), ("card-sworn-truce",)]
    words = Translator(find_game("warlords"), "en", ("Ada", "Bo", "Cy"))
    console = Console(width=200, no_color=True)
    with console.capture() as shown:
        console.print(SPEC.presentation.board_text(t.st.seen_by(1), 1, words, 200, 60, {}))
    for text in ("✦Embargo", "✦Wall of Stone", "✦Shield of Light", "✦Enfeeble", "✦Wings of Air", "✦Sworn Truce: Cy"):
        assert text in shown.get(), text
    later = SPEC.presentation.scene(t.pick("end").st.seen_by(0), 0).stacks
    assert all("card-supply-train" not in stack.tags for stack in later), "it serves in the revenue step alone"


@clause("WL-27.9", "WL-27.11", "WL-27.20")
def test_seats_of_power_and_the_great_castle_are_shown_without_their_capital_too() -> None:
    t = Table(3, scenario="seats-of-power").castle(0, "Marthos").castle(0, "Hereuth", "Capital").castle(1, "Khamar")
    t.castle(2, "Kor").hand(0, "March").step("march")
    t.st.keeps = [t.st.head[t.place(name)] for name in ("Marthos", "Khamar", "Kor")]
    t.st.beaten[0] = 1 << 2
    t.st.out = 1 << 2
    t.st.controller[t.place("Kor")] = 0
    seen = SPEC.presentation.scene(t.st.seen_by(1), 1)
    tags = {stack.targets[0]: stack.tags for stack in seen.stacks}
    assert [tags[f"place:{t.place(name)}"] for name in ("Marthos", "Hereuth", "Khamar", "Kor")] == [
        *[("keep-seats",), (), ("keep-seats",), ()]
    ], "the seat of a player who is out is a castle like any other"
    assert [panel.tags for panel in seen.panels] == [("keep-taken",), (), ()]
    siege = Table(scenario="great-siege").castle(0, "Marthos").castle(1, "Khamar").hand(0, "March").step("march")
    siege.st.defender = 1
    siege.st.keeps[1] = siege.st.head[siege.place("Khamar")]
    seen = SPEC.presentation.scene(siege.st.seen_by(0), 0)
    assert [stack.tags for stack in seen.stacks] == [(), ("keep-great-siege",)]
    assert [panel.tags for panel in seen.panels] == [("role-attacker",), ("role-defender",)]
    for language in LANGUAGES:
        words = Translator(find_game("warlords"), language)
        console = Console(width=150, no_color=True)
        with console.capture() as shown:
            console.print(SPEC.presentation.board_text(siege.st.seen_by(0), 0, words, 150, 40, {}))
        assert words("keep-great-siege") in shown.get()


# -- battles -------------------------------------------------------------------------------------------------------------


def told_battles(seeds: range) -> list[tuple[list[Event], Conflict]]:
    """Battles of random games, each with the events of the step that reported it."""
    found: list[tuple[list[Event], Conflict]] = []
    for seed in seeds:
        st = SPEC.start(3, {"scenario": "five-castles", "truce": 0}, seed)
        st.logging = True
        rng = seeded(seed)
        while st.decision is not None:
            asked = st.decision
            busy = asked.kind in ("heroes", "castles", "march", "battles", "spend")
            acts = [pick for pick in asked.options if pick != END] if busy else []
            picks = acts or asked.options
            before = st.seen_by(-1)
            st.step(picks[rng.below(len(picks))])
            conflicts = SPEC.presentation.step_report(before, st.events, -1).conflicts
            found += [(list(st.events), conflict) for conflict in conflicts]
    return found


def test_the_numbers_of_a_reported_battle_add_up() -> None:
    counted = checks = 0
    for events, conflict in told_battles(range(6)):
        values = [args for key, args, _, _ in events if key == "battle_values"]
        losses = [args for key, args, _, _ in events if key == "battle_losses"]
        checks += len(conflict.checks)
        if len(values) != 1 or not any(side.drawn for side in conflict.sides):
            continue
        counted += 1
        first, second = conflict.sides
        assert (first.total, second.total, conflict.gap) == (values[0][1], values[0][3], values[0][4])
        for side in conflict.sides:
            assert max(1, sum([line.value for line in side.modifiers])) == side.total
        skulls = {number for number, kind in enumerate(PRINTINGS) if kind.skull}
        for side, lost in ((first, losses[0][1]), (second, losses[0][3])):
            assert sum([chance.value or 0 for chance in side.drawn if chance.type not in skulls]) == lost
        assert conflict.table[conflict.lit].text == f"{values[0][5]}/{values[0][6]}"
    assert counted > 10
    assert checks > 5


@clause("WL-17.4", "WL-17.11")
@pytest.mark.parametrize(("number", "walls"), [(0, 2), (5, 9), (9, 16)], ids=["surprise", "no effect", "forewarned"])
def test_walls_take_off_what_they_counted(number: int, walls: int) -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Hill Giants", "Militia", "Stone Walls")
    t.stack(0, "Sir Corvane", "Mercenaries", "Cavalry", march=2).hand(0, "Traitor 6", "March").top(0, number, 9, 8)
    t.step("battles").pick("Sir Corvane Khamar")
    before = t.st.seen_by(-1)
    t.pick("assault Traitor 6")
    (conflict,) = SPEC.presentation.step_report(before, t.st.events, -1).conflicts
    castle = conflict.sides[1]
    (drawn, off, need) = [line.value for line in castle.losses]
    assert (off, need) == (-walls, max(0, drawn - walls))
    assert castle.total == 7 + 2 + walls


def test_a_card_that_is_played_moves_to_its_token() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").hand(0, "March 3", "Militia").step("march")
    before = t.st.seen_by(-1)
    stack = SPEC.presentation.scene(before, 0).stacks[1]
    t.pick("receive March 3 Sir Corvane")
    (motion,) = [line.motion for line in SPEC.presentation.step_report(before, t.st.events, 1).lines if line.motion]
    assert (motion.seat, motion.start, motion.end) == (0, -1, stack.place)
    assert SPEC.presentation.static_scene(t.st.rules.options, 2).types[motion.types[0]].name == "card-march"


def test_draws_move_face_down() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, "March 3").step("wrap_up")
    before = t.st.seen_by(-1)
    t.pick("end")
    for seat in (0, 1, -1):
        motions = [
            line.motion for line in SPEC.presentation.step_report(before, t.st.events, seat).lines if line.motion
        ]
        assert next((motion.seat, motion.types) for motion in motions) == (0, (BACK,)), "nobody sees which ones"


@pytest.mark.parametrize("size", [(80, 16), (80, 24), (150, 35)], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_shows_every_land_and_the_hand_at_any_size(size: tuple[int, int], language: str) -> None:
    width, height = size
    t = Table(4, scenario="last-warlord").hand(0, "March 3", "Battle 5").castle(0, "Marthos", "Militia")
    t.castle(0, "Elvallie").castle(1, "Khamar").castle(1, "Khorfe", "Archers").castle(2, "Kor").castle(3, "Enmouth")
    heroes = ("Sir Corvane", "Hrodgar Skyfist", "Lord Bane", "Bataar the Lancer")
    for seat, hero in enumerate(heroes):
        t.stack(seat, hero, march=seat % 3)
    t.lying(1, "Gemhold").step("march")
    words = Translator(find_game("warlords"), language)
    console = Console(width=width, no_color=True)
    with console.capture() as shown:
        console.print(SPEC.presentation.board_text(t.st.seen_by(0), 0, words, width, height, {}))
    text = shown.get()
    assert len(text.splitlines()) <= height
    flat = " ".join(text.split())
    for name in ("Marthos", "Elvallie", "Khamar", "Khorfe", "Kor", "Enmouth", "Corvane", "Hrodgar", "Bane", "Bataar"):
        assert name in flat, name
    assert words("card-march") in flat
    assert "..." not in text, "nothing is left out"
