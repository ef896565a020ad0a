"""What lies at a point of the table, and what it means to a question that asks for no point."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.cli.records.why import state_at
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.pointing import meant_by_point, spot_at
from sandtable.core.interaction.why_not import ask_about
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import target_id
from sandtable.core.scene.static import Static
from sandtable.core.space.points import POINT, point
from sandtable.language.translator import Translator
from tests.support import any_game
from tests.support.toys import skirmish

GOLDEN = Path(__file__).parents[1] / "replays"


def golden(pattern: str, at: int) -> tuple[Match[State], GameSpec[State], Static]:
    match, spec = state_at(sorted(GOLDEN.glob(pattern))[0], at)
    return match, spec, spec.presentation.static_scene(match.options, match.players)


def whole(at: tuple[float, float]) -> int:
    return point(round(at[0]), round(at[1]))


@pytest.mark.parametrize("pattern", ["bloodstones/[a-z]*.jsonl", "battlelore/bl-01*.jsonl"])
def test_a_point_of_a_map_means_the_place_there(pattern: str) -> None:
    match, spec, static = golden(pattern, 40)
    asked = match.state.open_questions()[0]
    seen = match.state.seen_by(asked.seat)
    for place in static.surface.places:
        spot = spot_at(spec, match.options, seen, asked.seat, whole(place.centre))
        assert target_id(spot.targets[0]) == place.targets[0]
        meant, _ = meant_by_point(spec, match.options, seen, asked.seat, (POINT, whole(place.centre)))
        assert meant in spot.targets
        reply = ask_about(spec, seen, asked.seat, meant)
        assert reply.offered() or reply.sentence is not None


def test_who_stands_in_a_place_is_told() -> None:
    match, spec, static = golden("bloodstones/[a-z]*.jsonl", 40)
    seat = match.state.open_questions()[0].seat
    seen = match.state.seen_by(seat)
    stack = spec.presentation.scene(seen, seat).stacks[0]
    spot = spot_at(spec, match.options, seen, seat, whole(static.surface.places[stack.place].centre))
    said = Translator(spec, "en", ("Ada", "Bo")).format(spot.pieces[0])
    assert said.startswith(f"{('Ada', 'Bo')[stack.seat]}: ")
    assert len(said) > len("Ada: ")


def test_a_point_of_a_plane_means_the_model_or_the_ground_there() -> None:
    match, spec, static = golden("first_blood/ash-waste.jsonl", 25)
    asked = match.state.open_questions()[0]
    assert asked.region is None
    seen = match.state.seen_by(asked.seat)
    scene = spec.presentation.scene(seen, asked.seat)
    models = [piece for stack in scene.stacks for piece in stack.pieces if piece.at is not None]
    assert models
    for piece in models:
        assert piece.at is not None
        spot = spot_at(spec, match.options, seen, asked.seat, whole(piece.at))
        assert piece.targets[0] in [target_id(target) for target in spot.targets]
        edge = (piece.at[0] + static.types[piece.type].base * 3, piece.at[1])
        near = spot_at(spec, match.options, seen, asked.seat, whole(edge))
        assert piece.targets[0] not in [target_id(target) for target in near.targets], "its base does not reach so far"
    assert scene.plane is not None
    ground = scene.plane.ground[0]
    middle = (
        sum(x for x, _ in ground.points) / len(ground.points),
        sum(y for _, y in ground.points) / len(ground.points),
    )
    assert ground.name in spot_at(spec, match.options, seen, asked.seat, whole(middle)).pieces


@pytest.mark.parametrize("pattern", ["first_blood/ash-waste.jsonl", "warlords/*.jsonl"])
def test_where_nothing_lies_it_is_said_that_no_place_is_asked_for(pattern: str) -> None:
    match, spec, _ = golden(pattern, 25)
    asked = match.state.open_questions()[0]
    seen = match.state.seen_by(asked.seat)
    target, spot = meant_by_point(spec, match.options, seen, asked.seat, (POINT, point(1, 1)))
    assert (target, spot.targets) == ((POINT, point(1, 1)), ())
    reply = ask_about(spec, seen, asked.seat, target)
    assert (reply.clauses, reply.offered()) == ((asked.clause,), False)
    assert reply.sentence is not None
    assert reply.sentence.key == "refused-no-point"


def test_a_point_that_is_asked_for_means_itself() -> None:
    match = Match(any_game(skirmish.SPEC), 2, {}, Seed(5))
    while match.state.decision is not None and match.state.decision.region is None:
        asked = match.state.decision
        match.pick(asked.seat, asked.candidates()[0])
    asked = match.state.open_questions()[0]
    target = (POINT, asked.candidates()[0])
    assert isinstance(target[1], int)
    seen = match.state.seen_by(asked.seat)
    meant, spot = meant_by_point(match.spec, match.options, seen, asked.seat, (POINT, target[1]))
    assert (meant, spot.pieces) == (target, ())


def test_an_offered_place_is_offered_at_its_point() -> None:
    spec = find_game("bloodstones")
    match: Match[State] = Match(spec, 2, {"faction_assignment": "random"}, Seed(5))
    asked = match.state.open_questions()[0]
    assert asked.kind == "place_citadel"
    area = asked.options[0]
    assert isinstance(area, int)
    at = whole(spec.presentation.static_scene(match.options, 2).surface.places[area].centre)
    seen = match.state.seen_by(asked.seat)
    meant, _ = meant_by_point(spec, match.options, seen, asked.seat, (POINT, at))
    reply = ask_about(spec, seen, asked.seat, meant)
    assert (meant, reply.offered(), reply.count) == (("area", area), True, 1)


@pytest.mark.parametrize(
    ("language", "there", "nothing"),
    [
        ("en", "At this point: The Sundering.", "You are not being asked for a place on the table"),
        ("de", "An diesem Punkt: Scheidegrat.", "Du wirst gerade nicht nach einem Ort gefragt"),
    ],
)
def test_why_tells_what_stands_at_a_point(language: str, there: str, nothing: str) -> None:
    path = sorted(GOLDEN.glob("bloodstones/*.jsonl"))[0]
    told = CliRunner().invoke(main, ["rules", "why", f"{path}@40", "point:484,403", "--lang", language])
    assert (told.exit_code, there in told.output) == (0, True), told.output
    (reason,) = json.loads(CliRunner().invoke(main, ["rules", "why", f"{path}@40", "point:484,403", "--json"]).output)
    assert (reason["target"], reason["offered"]) == ("point:484,403", False)
    assert reason["there"][0] == "At this point: The Sundering."
    assert reason["clauses"]
    told = CliRunner().invoke(main, ["rules", "why", f"{path}@40", "point:9000,9000", "--lang", language])
    assert (told.exit_code, nothing in told.output) == (0, True), told.output
