"""The scene: complete, with message keys that every catalogue has, and a target for everything an option names."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from operator import attrgetter
from typing import Any

import pytest

from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Arg, Counted, Figure, Message, Modifier, Option, Outcome, Question, Scene
from sandtable.core.scene.scene import Odds as SceneOdds
from sandtable.core.scene.static import PieceType, Side, Static
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.presentation.help_odds import odds_before, odds_now
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.bloodstones.fights import seen_battle
from tests.games.bloodstones.support import Table, draws
from tests.support import clause

SPEC = find_game("bloodstones")
CATALOGUES = {language: Translator(SPEC, language) for language in LANGUAGES}


PLAIN = frozenset((str, int, float, bool, type(None)))
"""Types that contain no other parts."""


READERS: dict[type, Callable[[Any], tuple[Any, ...]] | None] = {}
"""How to read all fields of a dataclass, by type; empty for other types."""


def reader(kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
    if not dataclasses.is_dataclass(kind):
        return None
    names = [field.name for field in dataclasses.fields(kind)]
    return attrgetter(*names) if len(names) > 1 else lambda one: tuple([getattr(one, name) for name in names])


def parts(value: Any) -> list[Any]:
    """Every dataclass inside a scene."""
    found: list[Any] = []
    todo = [value]
    while todo:
        one = todo.pop()
        kind = type(one)
        if kind not in READERS:
            READERS[kind] = reader(kind)
        values = READERS[kind]
        inside: Iterable[Any] = ()
        if values is not None:
            found.append(one)
            inside = values(one)
        elif isinstance(one, tuple | list):
            inside = one
        elif isinstance(one, dict):
            inside = one.values()
        todo += [each for each in inside if type(each) not in PLAIN]
    return found


def keys_of(part: Any) -> list[str]:
    """The message keys that a part of a scene uses."""
    match part:
        case Message(key, _, otherwise):
            return [otherwise or key]
        case Arg("word", _, text):
            return [text]
        case Counted(plural, name):
            return [plural, name]
        case Figure(label):
            return [label, part.note]
        case Modifier():
            return [part.note]
        case PieceType():
            return [part.name, part.plural, part.help, part.group]
        case Side():
            return [part.name, part.help]
        case Question():
            return [part.help]
        case Scene():
            return [part.phase, *[tray.name for tray in part.trays], *[t.label for p in part.panels for t in p.tracks]]
        case Outcome():
            return [part.how]
        case Static():
            return [*part.phases, *[terrain.name for terrain in part.terrains]]
    return []


def check_words(value: Any) -> None:
    for part in parts(value):
        for key in keys_of(part):
            for language, catalogue in CATALOGUES.items():
                assert not key or catalogue.has(key), f"{language}: {key}"


def play(players: int, seed: int, picks: int, options: dict[str, str | int]) -> Iterator[tuple[State, Match[State]]]:
    """A random game: the spectator's state before each step, and the match after it."""
    match: Match[State] = Match(SPEC, players, options, Seed(seed))
    chance = random.Random(seed)
    for _ in range(picks):
        asked = match.state.decision
        if asked is None:
            return
        before = match.state.seen_by(-1)
        match.pick(asked.seat, chance.choice(asked.options))
        yield before, match


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_key_of_every_scene_is_in_every_catalogue(players: int) -> None:
    options: dict[str, str | int] = {"cutiecorn": "on", "faction_limits": "off"}
    check_words(SPEC.presentation.static_scene(SPEC.check_options(players, options), players))
    for number, (before, match) in enumerate(play(players, players, 400, options)):
        if number % 3:
            continue
        asked = match.state.decision
        seat = 0 if asked is None else asked.seat
        check_words(SPEC.presentation.scene(match.state.seen_by(seat), seat))
        check_words(SPEC.presentation.step_report(before, match.steps[-1].events, seat))


@pytest.mark.parametrize("how", ["most_vp", "tie_villages", "tie_captures", "shared", "last_player"])
def test_every_way_to_win_has_words(how: str) -> None:
    check_words(Outcome((0,), (1, 0), f"how-{how.replace('_', '-')}"))


def test_options_can_be_clicked() -> None:
    """Something in the scene carries each target of an option, except the buttons of the main action."""
    static = SPEC.presentation.static_scene(SPEC.check_options(3, {}), 3)
    ground = {t for part in parts(static) for t in getattr(part, "targets", ())}
    for _, match in play(3, 9, 300, {"cutiecorn": "on"}):
        asked = match.state.decision
        if asked is None:
            break
        scene = SPEC.presentation.scene(match.state.seen_by(asked.seat), asked.seat)
        carried = ground | {t for part in parts(scene) for t in getattr(part, "targets", ())}
        (question,) = scene.questions
        assert [option.text for option in question.options] == [
            SPEC.notation.option_text(match.state, asked, pick) for pick in asked.options
        ]
        for option in question.options:
            assert all(target in carried for target in option.targets if not target.startswith("action:")), option


def test_the_labels_say_what_the_words_say() -> None:
    """A label has the same text as the option in `sandtable.language.translator`."""
    catalogue = Translator(SPEC, "en", ("Ada", "Bo", "Cy"))
    for _, match in play(3, 4, 300, {}):
        asked = match.state.decision
        if asked is None:
            break
        seen = match.state.seen_by(asked.seat)
        scene = SPEC.presentation.scene(seen, asked.seat)
        assert worded(catalogue, scene.questions[0].prompt) == catalogue.ask(seen, asked)
        for option, pick in zip(scene.questions[0].options, asked.options, strict=True):
            assert worded(catalogue, option.label) == catalogue.option(seen, asked, pick)


def worded(catalogue: Translator, words: Message) -> str:
    """Formats a message as a client does, see `docs/design/scene.md`."""
    key = words.key if not words.otherwise or catalogue.has(words.key) else words.otherwise
    case = catalogue(key, "case") if key and catalogue.has(key, "case") else ""
    args = {name: value(catalogue, arg, case) for name, arg in words.args.items()}
    return catalogue(key, **args) if key else ", ".join(str(item) for item in args.values())


def value(catalogue: Translator, arg: Arg, case: str) -> str | int:
    if arg.kind == "number":
        return arg.values[0]
    if arg.kind == "numbers":
        return ", ".join(str(item) for item in arg.values)
    if arg.kind in ("seat", "seats"):
        return catalogue.join_list([catalogue.seat(seat) for seat in arg.values])
    if arg.kind == "word":
        return catalogue(arg.text)
    if arg.kind == "text":
        return arg.text
    return catalogue.join_list(
        [catalogue(item.plural, case if catalogue.has(item.plural, case) else "", n=item.n) for item in arg.items]
    )


def test_battles_are_shown_line_by_line() -> None:
    shown = ended = 0
    for before, match in play(2, 2, 900, {"faction_assignment": "random"}):
        asked = match.state.decision
        report = SPEC.presentation.step_report(before, match.steps[-1].events, -1)
        reveals = [event[1] for event in match.steps[-1].events if event[0] == "reveal"]
        for conflict in report.conflicts:
            ended += 1
            assert [sum(line.value for line in side.modifiers) for side in conflict.sides] == [
                side.bonus for side in conflict.sides
            ]
            totals = {side.seat: side.total for side in conflict.sides}
            assert all(totals[args[0]] == args[4] for args in reveals[-2:])  # type: ignore[index]
        if asked is not None and asked.kind == "substitute":
            at_hand = SPEC.presentation.scene(match.state.seen_by(asked.seat), asked.seat).conflict
            assert at_hand is not None
            assert at_hand.odds is not None
            own, other = sorted(at_hand.sides, key=lambda side: side.seat != asked.seat)
            assert own.total is not None
            assert all(chance.value is not None for chance in own.drawn)
            if "shown" not in other.flags:
                assert other.total is None
                assert all(chance.value is None for chance in other.drawn)
            shown += 1
    assert shown
    assert ended


def test_odds_before_a_battle_are_fair_to_equal_forces() -> None:
    even = Table("dragon_riders", "hill_folk").units(0, "hollin", "swords").units(1, "hollin", "swords")
    assert odds_before(even.st, even.area("hollin"), 0, 1) == SceneOdds(500, 0, 500)
    shield = Table("dragon_riders", "hill_folk").units(0, "hollin", "swords").units(1, "hollin", "shield")
    odds = odds_before(shield.st, shield.area("hollin"), 0, 1)
    assert odds.first < odds.second, "ties go to a Shield"
    assert odds.first + odds.tie + odds.second == 1000


def test_odds_of_a_known_draw_count_the_ways_of_the_other() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "hollin", "swords").units(1, "hollin", "swords", "shield")
    t.hand(0, "blank").battle("hollin", dice=[*draws(5, 5, 4), *draws(2, 2, 3, 3)]).pick("stay")
    battle = t.st.seen_by(0).stack[-1]
    assert isinstance(battle, Battle)
    # 14 + 1 against two modifiers: of the 70 ways to draw four of 2 2 3 3 4 4 5 5, only sums below 13 lose to it
    ways = [sum(sorted(tiles)[1:]) for tiles in combinations((2, 2, 3, 3, 4, 4, 5, 5), 4)]
    assert odds_now(t.st.seen_by(0), battle).first == round(1000 * sum(way < 13 for way in ways) / 70)


def step_to(t: Table, end: str) -> Option:
    """The preview of a step before it is picked."""
    (asked,) = SPEC.presentation.scene(t.st.seen_by(t.seat), t.seat).questions
    return next(option for option in asked.options if option.text == end)


@clause("BS-17.10")
def test_a_step_says_how_many_of_a_force_go() -> None:
    def figures(*hand: str) -> dict[str, str]:
        t = Table("horse_lords", "hill_folk").hand(0, *hand)
        t.units(0, "dunmere", "swords", "swords", "swords", "shield", "castle").main().pick("move")
        return {figure.label: figure.text or str(figure.value) for figure in step_to(t, "kingsacre").figures}

    assert figures("leader") == {"label-pips": "4", "label-go-along": "4/4"}, "the castle does not count"
    assert figures("shield") == {"label-pips": "3", "label-go-along": "3/4"}, "three pips take three of four along"


def test_a_cutiecorn_alone_is_not_told_as_a_fight() -> None:
    t = Table("horse_lords", "dragon_riders", map="tyrants-lament", cutiecorn="on").hand(0, "blank")
    t.units(0, "oathby", "swords").units(1, "weirford", "cutiecorn").units(1, "crownfield", "swords")
    t.main().pick("move")
    met, fought = step_to(t, "weirford"), step_to(t, "crownfield")
    assert (met.lit, met.odds, met.label.key) == ("plain", None, "pick-move-to")
    assert (fought.lit, fought.label.key) == ("fight", "pick-move-against")
    assert fought.odds is not None


@clause("BS-9.6", "BS-10.23")
def test_a_tile_that_pays_for_the_step_is_not_a_substitute_in_the_odds() -> None:
    t = Table("horse_lords", "dragon_riders").hand(0, "blank")
    t.units(0, "hollin", "swords").units(1, "estmark", "swords").main().pick("move")
    odds = step_to(t, "estmark").odds
    t.pick("estmark")
    assert t.hand_of(0) == []
    assert odds == odds_before(t.st.seen_by(0), t.area("estmark"), 0, 1)


@clause("BS-10.22")
def test_defending_corsairs_who_see_all_tiles_see_how_the_battle_stands() -> None:
    t = (
        Table("dragon_riders", "corsairs")
        .units(0, "hollin", "swords")
        .units(1, "hollin", "axes")
        .hand(1, "skirmishers")
    )
    t.battle("hollin", dice=[*draws(5, 4, 4), *draws(5, 4, 3)]).pick("stay")
    assert (t.kind, t.seat) == ("substitute", 1)
    assert odds_now(t.st.seen_by(1), seen_battle(t, 1)) == SceneOdds(1000, 0, 0), "14 against 13, as the tiles lie"
    assert odds_now(t.st.seen_by(0), seen_battle(t, 0)).second > 0, "who sees less knows less"


@clause("BS-5.3", "BS-15.5")
def test_the_chaos_horde_returns_in_no_capture_phase() -> None:
    t = Table("chaos_horde", "horse_lords").hand(0, "hordes").units(1, "hollin", "swords").turn(0)
    assert t.kind == "chaos_reentry"
    assert SPEC.presentation.scene(t.st.seen_by(0), 0).phase == "phase-main"


@clause("BS-10.37")
def test_the_lines_of_a_battle_at_sea_add_up_to_the_strength() -> None:
    t = Table("corsairs", "dragon_riders", map="tyrants-lament").hand(0, "blank").hand(1, "blank")
    t.units(0, "widows-reach", "ship", "ship").units(1, "widows-reach", "ship")
    t.battle("widows-reach", dice=[*draws(5, 5, 4, 2), *draws(2, 2, 3)]).pick("stay", "keep")
    conflict = SPEC.presentation.scene(t.st.seen_by(0), 0).conflict
    assert conflict is not None
    corsairs, riders = conflict.sides
    assert [(line.value, line.clause) for line in corsairs.modifiers] == [(2, "BS-10.36"), (1, "BS-10.37")]
    assert [(line.value, line.clause) for line in riders.modifiers] == [(1, "BS-10.36")]
    assert (corsairs.total, riders.total) == (14 + 3, 7 + 1)
    t.pick("keep")
    assert t.events("reveal")[-1][4] == corsairs.total
