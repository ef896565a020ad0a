"""Figures drawn from parts: a recipe says what stands on the base of a piece, independent of its camp and rank.

A recipe is part of a game's data (`looks.toml`): the names of its parts, each of which belongs to one slot, and any unusual
colours. A client draws the parts it knows, in the colours of the camp and the banner.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final, Literal, get_args

from sandtable.core.frozen import dataclass

Body = Literal["", "tunic", "mail", "surcoat", "rags", "furs", "robe"]
Head = Literal["", "man", "dwarf", "goblin"]
Cap = Literal["", "kettle", "hood", "nasal", "greathelm", "horned", "spiked", "pointed", "crown", "winged"]
Arms = Literal[
    "",
    "sword",
    "longsword",
    "spear",
    "lance",
    "axe",
    "halberd",
    "bow",
    "longbow",
    "crossbow",
    "mace",
    "daggers",
    "staff",
    "sling",
    "drum",
    "pipes",
]
Shield = Literal["", "heater", "round"]
Mount = Literal["", "horse", "barded", "hyena", "ostrich", "bull", "bear"]
Whole = Literal[
    "",
    "spider",
    "hydra",
    "boulders",
    "giant",
    "troll",
    "treant",
    "wyvern",
    "dragon",
    "ballista",
    "tower",
    "tent",
    "hut",
    "cave",
    "stones",
    "graves",
    "well",
    "wall",
    "stakes",
    "chest",
]


@dataclass(frozen=True, slots=True)
class Recipe:
    """The parts of a figure, slot by slot. `whole` is a creature or building drawn as one. Colours are `#rrggbb`."""

    body: Body = ""
    head: Head = ""
    cap: Cap = ""
    arms: Arms = ""
    shield: Shield = ""
    mount: Mount = ""
    whole: Whole = ""
    skin: str = ""
    hide: str = ""
    hero: bool = False


def slots() -> dict[str, str]:
    """The slot of each part."""
    choices = {"body": Body, "head": Head, "cap": Cap, "arms": Arms, "shield": Shield, "mount": Mount, "whole": Whole}
    return {part: slot for slot, kinds in choices.items() for part in get_args(kinds) if part}


SLOTS: Final = slots()
COLOURS: Final = ("skin", "hide")


def recipe_of(text: str) -> Recipe:
    """A recipe from its words, in any order.

    >>> recipe_of("tunic man kettle sword heater").arms
    'sword'
    >>> recipe_of("spider hide=#4b3f52")
    Recipe(body='', head='', cap='', arms='', shield='', mount='', whole='spider', skin='', hide='#4b3f52', hero=False)
    """
    found: dict[str, str] = {}
    hero = False
    for word in text.split():
        name, equals, value = word.partition("=")
        slot = name if equals else SLOTS.get(word, "")
        if word == "hero":
            hero = True
        elif equals and (name not in COLOURS or len(value) != 7 or not value.startswith("#")):
            raise ValueError(f"{word!r} is not a colour of a figure, such as skin=#93a84a or hide=#8d5a33")
        elif not slot:
            raise ValueError(f"{word!r} is not a part of a figure; the parts are {', '.join(SLOTS)}")
        elif slot in found:
            raise ValueError(f"{word!r}: a figure has one {slot}, and this one already has {found[slot]}")
        else:
            found[slot] = value or word
    return Recipe(**found, hero=hero)  # type: ignore[arg-type]  # each part was found in the list of its slot


assert {*SLOTS.values(), *COLOURS, "hero"} == {field.name for field in fields(Recipe)}
