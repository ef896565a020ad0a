"""Every op in the content has exactly one registry entry per kind of card that may use it, and every entry is used."""

import re
from collections.abc import Collection
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.bots.battlelore import hero_cards, lore, plans
from sandtable.core.content.tables import ContentError, ContentValue, toml_file
from sandtable.games.battlelore.call_to_arms.effects import SPECIALIST_OPS
from sandtable.games.battlelore.heroes.combat_cards import DEED_OPS
from sandtable.games.battlelore.heroes.effects import WINDOW_OPS
from sandtable.games.battlelore.lore.effects import LORE_OPS
from sandtable.games.battlelore.lore.moments import MOMENTS
from sandtable.games.battlelore.lore.targets import LIMITS, TARGETS
from sandtable.games.battlelore.tables import files as content
from sandtable.games.battlelore.tables import pieces
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, LORE_CARDS, CommandCard, LoreCard
from sandtable.games.battlelore.tables.heroes import ARTIFACTS, SKILLS, Artifact, Skill
from sandtable.games.battlelore.tables.muster import SPECIALISTS, Specialist
from sandtable.games.battlelore.tables.ops import (
    COMMAND,
    DEED,
    KEYWORDS,
    LORE,
    OP_USES,
    SPECIALIST,
    STANDING,
    USES,
    WINDOW,
    effects_of,
)
from sandtable.games.battlelore.turn.filters import FILTERS
from sandtable.games.battlelore.turn.tactics import COMMAND_OPS

REGISTRIES: dict[str, Collection[str]] = {
    COMMAND: COMMAND_OPS,
    LORE: LORE_OPS,
    WINDOW: WINDOW_OPS,
    DEED: DEED_OPS,
    SPECIALIST: SPECIALIST_OPS,
}
WEIGHED: dict[str, Collection[str]] = {
    COMMAND: plans.COMMAND_WEIGHTS,
    LORE: lore.LORE_WEIGHTS,
    WINDOW: hero_cards.HERO_WEIGHTS,
    DEED: hero_cards.DEED_WEIGHTS,
}
UNWEIGHED_KINDS = {
    SPECIALIST: "the captain takes the first Specialist and the most valuable unit, whatever the card does",
    STANDING: "a card that works by itself is never a question; its numbers are in the odds",
}
PACKAGE = Path(str(files("sandtable.games.battlelore")))
RULES = [
    path.read_text("utf-8")
    for path in PACKAGE.rglob("*.py")
    if "presentation" not in path.parts and path.name not in ("kinds.py", "notation.py", "odds.py")
]


def declared(use: str) -> set[str]:
    return {op for op, uses in OP_USES.items() if use in uses}


def named() -> set[tuple[str, str]]:
    """Every (kind, op) that a card in the content uses."""
    found = {(COMMAND, effect.op) for command in COMMAND_CARDS for effect in command.effects}
    found |= {(LORE, effect.op) for card in LORE_CARDS for effect in card.effects}
    found |= {(SPECIALIST, effect.op) for special in SPECIALISTS for effect in special.effects}
    for heroic in (*SKILLS, *ARTIFACTS):
        found |= {(heroic.use_of(place), effect.op) for place, effect in enumerate(heroic.effects)}
    return found


def test_an_op_is_declared_for_just_the_cards_that_name_it() -> None:
    assert {(use, op) for op, uses in OP_USES.items() for use in uses} == named()
    assert set(REGISTRIES) | {STANDING} == set(USES)


@pytest.mark.parametrize("use", REGISTRIES)
def test_every_declared_op_has_an_entry_and_every_entry_an_op(use: str) -> None:
    assert set(REGISTRIES[use]) == declared(use)


@pytest.mark.parametrize("op", sorted(declared(STANDING)))
def test_every_standing_op_is_asked_for_by_a_rule(op: str) -> None:
    """Either by its own name, or by the card's name if only one card has it."""
    cards = [card.id for card in (*SKILLS, *ARTIFACTS) if any(effect.op == op for effect in card.effects)]
    registered = re.compile(rf'^    "{op}": \w+\(', re.MULTILINE)
    asked = [source for source in RULES for name in (op, *cards) if f'"{name}"' in registered.sub("", source)]
    assert asked, f"no rule asks for {op}"


def test_every_ability_and_power_is_borne_by_a_unit_and_asked_for_by_a_rule() -> None:
    """Each is one bit of `pieces`, or a word; the tables themselves don't count."""
    rules = "\n".join([source for source in RULES if "ABILITY_IDS" not in source])
    bits = re.findall(r"^(\w+): Final = 1 << (\d+)", Path(pieces.__file__).read_text("utf-8"), re.MULTILINE)
    assert [int(bit) for _, bit in bits] == list(range(len(pieces.ABILITY_IDS)))
    assert [name for name, _ in bits if not re.search(rf"\bc\.{name}\b", rules)] == []
    borne = (*pieces.T_ABILITIES, *pieces.W_ABILITIES)
    assert [name for name, bit in bits if not any(abilities >> int(bit) & 1 for abilities in borne)] == []
    assert {power for unit in pieces.UNIT_DEFS for power in unit.powers} == set(pieces.POWER_IDS)
    assert [power for power in pieces.POWER_IDS if f'"{power}"' not in rules] == []


@pytest.mark.parametrize("use", REGISTRIES)
def test_the_captain_weighs_every_op_he_can_meet(use: str) -> None:
    if use in UNWEIGHED_KINDS:
        assert use not in WEIGHED
        return
    assert set(WEIGHED[use]) == declared(use)


def test_an_op_has_no_weight_only_by_name() -> None:
    """An entry without a weight must use the named default."""
    for op, weigh in lore.LORE_WEIGHTS.items():
        judges = (weigh.target, weigh.player, weigh.own, weigh.enemy, weigh.rolled)
        assert (weigh is lore.UNWEIGHED) == (not weigh.simple and not any(judges)), op
    for op, command in plans.COMMAND_WEIGHTS.items():
        assert (command is plans.UNWEIGHED) == (command.add is None and command.whole is None), op
    blank = {op for op, weigh in hero_cards.HERO_WEIGHTS.items() if weigh.worth is hero_cards.unweighed}
    assert blank == {"equip_limit", "terrain_as_countryside"}


def test_what_heroes_weigh_as_a_lore_card_is_one() -> None:
    like = {op for op, weigh in hero_cards.HERO_WEIGHTS.items() if weigh.worth is hero_cards.as_lore_card}
    assert like
    assert like <= set(lore.LORE_WEIGHTS)


def test_every_target_filter_moment_and_limit_has_its_function() -> None:
    assert set(TARGETS) == set(KEYWORDS["target"])
    assert set(FILTERS) == set(KEYWORDS["filter"])
    assert set(MOMENTS) == set(KEYWORDS["when"])
    assert set(LIMITS) == {limit for card in LORE_CARDS for limit in card.limits}


# --- what the loader refuses ------------------------------------------------------------------------------------------


def row_of(file: str, key: str, card: str, *effects: dict[str, object]) -> ContentValue:
    """A row of content, optionally with other effects."""
    for row in toml_file(content.PACKAGE, file).rows(key):
        if row.text("id") == card:
            return ContentValue({**row.table(), "effects": list(effects)}, row.where)
    raise AssertionError(card)


def refused(kind: type[CommandCard | LoreCard | Skill | Artifact | Specialist], row: ContentValue) -> str:
    with pytest.raises(ContentError) as caught:
        kind(row)
    return str(caught.value)


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        (({"op": "bold", "n": 1}, {"op": "damage_rol"}), " 2, op: damage_rol is unknown; did you mean damage_roll?"),
        (({"op": "zzz"},), " 1, op: zzz is not one of the "),
        (({"n": 1},), " 1: op is missing"),
        ((), ": at least one is needed"),
        (({"op": "teleport", "hexes": 2},), " 1: unknown field hexes; there are op, n, n_per_level"),
        (({"op": "bold", "n": 1, "until": "never"},), " 1, until: never is not one of "),
    ],
)
def test_a_wrong_effect_is_refused_with_file_row_and_field(effects: tuple[dict[str, object], ...], said: str) -> None:
    message = refused(LoreCard, row_of("lore_cards.toml", "card", "WZ01", *effects))
    assert message.startswith(f"lore_cards.toml, card WZ01, effects{said}")
    assert len(message) < 300


@pytest.mark.parametrize(
    ("kind", "file", "key", "card", "op", "said"),
    [
        (LoreCard, "lore_cards.toml", "card", "WZ01", "order_sections", "for command cards, not for lore cards"),
        (CommandCard, "command_cards.toml", "card", "CC-SL", "teleport", "for lore cards, not for command cards"),
        (
            Specialist,
            "specialists.toml",
            "specialist",
            "SP01",
            "mounted",
            "for standing cards, not for specialist cards",
        ),
        (Artifact, "artifacts.toml", "artifact", "AR24", "attach", "for specialist cards, not for window or deed or"),
        (Artifact, "artifacts.toml", "artifact", "AR24", "cancel_trap", "for window cards, not for standing cards"),
        (Artifact, "artifacts.toml", "artifact", "AR48", "add_flags", "for standing cards, not for window cards"),
        (Skill, "skills.toml", "skill", "SK11", "extra_order", "for window cards, not for standing cards"),
    ],
)
def test_an_op_for_other_cards_is_refused_with_file_row_and_field(
    kind: type[CommandCard | LoreCard | Skill | Artifact | Specialist],
    file: str,
    key: str,
    card: str,
    op: str,
    said: str,
) -> None:
    message = refused(kind, row_of(file, key, card, {"op": op}))
    assert message.startswith(f"{file}, {key} {card}, effects 1, op: {op} is an op {said}")


def test_a_good_row_is_read() -> None:
    effect = effects_of(ContentValue({"effects": [{"op": "teleport", "n": 1, "n_per_level": 2}]}, "here"), LORE)[0]
    assert (effect.op, effect.scaled(3)) == ("teleport", 7)
