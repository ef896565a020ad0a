"""Content files: invalid rows are refused with file, row and field, and every field in a file is read."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

from sandtable.core.content.tables import ContentError, ContentValue, toml_entry
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import CommandCard, LoreCard
from sandtable.games.battlelore.tables.deployment import DeploymentCard, DeploymentSet, Specialist
from sandtable.games.battlelore.tables.files import text_of, toml
from sandtable.games.battlelore.tables.heroes import Artifact, Skill
from sandtable.games.battlelore.tables.ops import LORE, effects_of, read_ops, read_words
from sandtable.games.battlelore.tables.terrain import TerrainDef

Reader = Callable[[ContentValue], object]


def unit(fields: tuple[str, ...]) -> Reader:
    return lambda row: c.read_units(ContentValue({"unit": [row.value]}, "units.toml"), "unit", fields)


READERS: list[tuple[str, str, Reader]] = [
    ("artifacts.toml", "artifact", Artifact),
    ("command_cards.toml", "card", CommandCard),
    ("creatures.toml", "creature", unit(c.CREATURE_FIELDS)),
    ("deployment_cards.toml", "card", DeploymentCard),
    ("deployment_cards.toml", "set", DeploymentSet),
    ("lore_cards.toml", "card", LoreCard),
    ("ops.toml", "op", lambda row: read_ops(ContentValue({"op": [row.value]}, "ops.toml"))),
    ("ops.toml", "filter", lambda row: read_words(ContentValue({"filter": [row.value]}, "ops.toml"), "filter")),
    ("skills.toml", "skill", Skill),
    ("specialists.toml", "specialist", Specialist),
    ("terrain.toml", "terrain", TerrainDef),
    ("units.toml", "unit", unit(c.TROOP_FIELDS)),
    ("weapons.toml", "weapon", c.read_weapon),
]


@pytest.mark.parametrize(("name", "table", "read"), READERS, ids=[f"{name}-{table}" for name, table, _ in READERS])
def test_every_field_of_every_row_is_read(name: str, table: str, read: Reader) -> None:
    """A field that no reader knows is refused, so misspelt fields are found."""
    entry = toml_entry(text_of(name), name)
    for row in entry.rows(table):
        read(row)
        with pytest.raises(ContentError, match=r"unknown field colours; (did you mean|there are) "):
            read(ContentValue({**row.table(), "colours": "red"}, row.where))


@pytest.mark.parametrize("field", ["id", "type", "range", "strike_melee", "strike_ranged", "moved"])
def test_a_missing_field_is_named(field: str) -> None:
    row = toml("weapons.toml", "weapon").rows("weapon")[0]
    table = {key: value for key, value in row.table().items() if key != field}
    with pytest.raises(ContentError, match=rf"^weapons\.toml, weapon short_sword: {field} is missing$"):
        c.read_weapon(ContentValue(table, row.where))


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"weapon": "short_swort"}, "h_inf_g, weapon: short_swort is unknown; did you mean short_sword?"),
        ({"figures": 0}, "h_inf_g, figures: 0 is not at least 1"),
        ({"figures": "four"}, 'h_inf_g, figures: expected a whole number, not "four"'),
        ({"abilities": ["rusch"]}, "h_inf_g, abilities 1: rusch is unknown; did you mean rush?"),
        ({"value": None}, "h_inf_g, value: expected a whole number, not null"),
        ({"figurs": 4}, "h_inf_g: unknown field figurs; did you mean figures?"),
    ],
)
def test_a_wrong_unit_is_refused_with_its_place(change: dict[str, object], refusal: str) -> None:
    row = toml("units.toml", "banner", "unit").rows("unit")[0]
    with pytest.raises(ContentError) as error:
        c.read_units(ContentValue({"unit": [{**row.table(), **change}]}, "units.toml"), "unit", c.TROOP_FIELDS)
    assert str(error.value) == f"units.toml, unit {refusal}"


def test_a_card_that_does_what_nothing_can_do_is_refused() -> None:
    row = toml("lore_cards.toml", "card").rows("card")[0]
    bad: list[tuple[dict[str, object], str]] = [
        ({"op": "add_dise"}, "effects 1, op: add_dise is unknown; did you mean add_dice?"),
        ({"op": "add_dice", "many": 2}, "effects 1: unknown field many; "),
        ({"op": "add_dice", "until": "tun"}, "effects 1, until: tun is unknown; did you mean turn?"),
    ]
    for effect, refusal in bad:
        with pytest.raises(ContentError) as error:
            effects_of(ContentValue({**row.table(), "effects": [effect]}, row.where), LORE)
        assert str(error.value).startswith(f"lore_cards.toml, card WR01, {refusal}")


def test_two_units_in_one_slot_are_refused() -> None:
    row = toml("deployment_cards.toml", "set", "card").rows("card")[0]
    place = {"unit": "h_inf_b", "row": 3, "slot": 2}
    with pytest.raises(ContentError, match=r"^deployment_cards\.toml, card SA1: two units in one slot$"):
        DeploymentCard(ContentValue({**row.table(), "units": [place, place]}, row.where))
    with pytest.raises(
        ContentError, match=r"^deployment_cards\.toml, card SA1, units 1, slot: 4 is not between 1 and 3$"
    ):
        DeploymentCard(ContentValue({**row.table(), "units": [{**place, "row": 2, "slot": 4}]}, row.where))


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(ContentError, match=r"^units\.toml: unknown field banner; "):
        toml("units.toml", "unit")


def test_every_file_is_read() -> None:
    """The readers name every content file."""
    folder = files("sandtable.games.battlelore")
    source = "".join(path.read_text("utf-8") for path in (folder / "tables").iterdir() if path.name.endswith(".py"))
    source += (folder / "heroes" / "quests.py").read_text("utf-8") + (folder / "campaign" / "sheets.py").read_text(
        "utf-8"
    )
    names = [path.name for path in (folder / "content").iterdir() if path.name.endswith(".toml")]
    names = [
        name for name in names if name not in ("looks.toml", "lengths.toml", "how_to_play.toml", "setup.toml")
    ]  # read by the presentation and, for every game, by the core
    assert [name for name in names if f'"{name}"' not in source] == []
