"""Set-up options as tiles: every game declares them as data, with their texts in every language."""

from __future__ import annotations

import pytest

from sandtable.bots import SHIPPED
from sandtable.core.content.tables import ContentError, toml_entry
from sandtable.core.engine.options import OptionDef
from sandtable.core.registry import find_game
from sandtable.core.scene.setup_page import LEVELS, read_setup
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.server.library.games import all_games
from sandtable.server.pictures.tiles import tiles_of
from tests.server.support import Served

GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_a_tiled_option_is_a_tile_with_words_and_something_to_look_at(game: str) -> None:
    info = next(info for info in all_games(SHIPPED).games if info.name == game)
    tiled = {option.name: option.choices for option in info.options if option.tiled}
    found = tiles_of(game)
    assert tiled
    assert {name: tuple([tile.value for tile in found.tiles if tile.option == name]) for name in tiled} == tiled
    for tile in found.tiles:
        if tile.preview is None:
            assert tile.icon
        else:
            assert tile.preview.land in found.lands
            land = found.lands[tile.preview.land]
            assert land.cells or tile.preview.patches
        assert 0 <= tile.level <= LEVELS
        assert info.players[0] <= tile.players[0] <= tile.players[1] <= info.players[1]
    assert any(tile.minutes for tile in found.tiles)
    assert 0 < info.minutes[0] <= info.minutes[1]
    assert any(option.rare for option in info.options)
    for language in LANGUAGES:
        known = Translator(find_game(game), language)
        for tile in found.tiles:
            assert known.has(tile.name.key) or known.has(tile.name.otherwise), tile
            assert not tile.group or known.has(f"tile-group-{tile.group}")
            assert tile.about is None or known.has(tile.about.key)


def test_the_units_of_a_tile_are_those_of_its_opening() -> None:
    forces = {tile.value: tile.forces for tile in tiles_of("battlelore").tiles}
    assert forces["bl-01-first-muster"] == (11, 11)
    assert forces["bl-10-skarn-gorge"] == (14, 17)


def test_factions_are_offered_by_picture() -> None:
    each = next(info.each for info in all_games(SHIPPED).games if info.name == "bloodstones")
    assert each is not None
    assert (each.option, each.needs) == ("factions", {"faction_assignment": "fixed"})
    assert [side.id for side in each.sides][:2] == ["dragon_riders", "horse_lords"]


def test_tiles_are_served_and_an_unknown_game_is_refused(served: Served) -> None:
    assert len(served.get("/games/warlords/tiles").json()["tiles"]) == 7
    assert served.get("/games/nothing/tiles").status_code == 404


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("rare = []\n[tiles.depth]\na = {}", "tiles, depth: no option with choices"),
        ("rare = []\n[tiles.map]\na = {}\nc = {}", "tiles, map: unknown field"),
        ("rare = []\n[tiles.map]\na = {}", "b is missing"),
        ('rare = ["mop"]\n[tiles]', "did you mean map"),
        ("rare = []\n[tiles.map]\na = { level = 4 }\nb = {}", "between 1 and 3"),
    ],
)
def test_what_a_game_says_of_its_set_up_is_checked(text: str, wrong: str) -> None:
    options = (OptionDef("map", "a", ("a", "b")), OptionDef("depth", 1, low=0, high=3))
    with pytest.raises(ContentError, match=wrong):
        read_setup(toml_entry(text, "setup.toml"), options, {})
