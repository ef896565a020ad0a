"""Recipes of figures: parts by name, each in its slot."""

from __future__ import annotations

import pytest

from sandtable.core.scene.figures import Recipe, recipe_of


def test_parts_find_their_slots_in_any_order() -> None:
    expected = Recipe(body="mail", head="dwarf", cap="horned", arms="axe", shield="round", hide="#6b4a30", mount="bear")
    assert recipe_of("bear axe mail round horned dwarf hide=#6b4a30") == expected
    assert recipe_of("surcoat man winged longsword hero").hero


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("tunic man kettel", "'kettel' is not a part of a figure"),
        ("tunic mail", "one body, and this one already has tunic"),
        ("spider fur=#4b3f52", "not a colour of a figure"),
        ("spider hide=brown", "not a colour of a figure"),
    ],
)
def test_what_is_no_recipe_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        recipe_of(text)
