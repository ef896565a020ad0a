"""The form of the adventure editor: every field of the file that is not painted on the board (BL-2.1 to BL-2.9)."""

from __future__ import annotations

import json
from typing import Final

from sandtable.core.authoring.editor import FieldChoice, FormField, FormPart, choices, name_fields
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventure_parts import (
    BANNER_KINDS,
    BANNERS,
    CHESTS,
    QUEST_IDS,
    RULE_FIELDS,
    TEXT,
    TITLE,
)
from sandtable.games.battlelore.tables.adventures import MAX_HEIGHT, MODE_IDS, SWITCHES
from sandtable.games.battlelore.tables.board import SIDE_IDS
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, MAX_LEVEL
from sandtable.games.battlelore.tables.terrain import TERRAIN_DEFS

MAX_FIGURES: Final = 8
MAX_CARDS: Final = 10
MAX_TOTAL: Final = 99


CAMPS: Final = choices("camp", c.CAMP_IDS)
ANY_CAMP: Final = (*CAMPS, FieldChoice("any", "edit-any-camp"))
UNITS: Final = choices("type", c.TYPE_IDS[: c.FIRST_HERO])
CREATURES: Final = choices("type", c.TYPE_IDS[c.FIRST_CREATURE : c.FIRST_HERO])
GROUND: Final = choices("terrain", tuple([entry.id for entry in TERRAIN_DEFS if entry.kind == "terrain"]))
LYING: Final = choices("terrain", tuple([entry.id for entry in TERRAIN_DEFS if entry.kind in ("terrain", "overlay")]))
LANDMARKS: Final = choices("terrain", tuple([d.id for d in TERRAIN_DEFS if d.kind in ("landmark", "lair")]))
ENTERS: Final = (
    FieldChoice("conjuration", "edit-enters-conjuration"),
    FieldChoice("summoning_circle", "terrain-summoning-circle"),
)
MUSICIANS: Final = choices("token", c.ATTACHMENT_IDS[c.GOBLIN_DRUM :])


def per_camp(key: str, low: int, high: int, optional: bool = False) -> FormField:
    fields = tuple([FormField(camp, "number", key_of("camp", camp), low, high) for camp in c.CAMP_IDS])
    blank = json.dumps(dict.fromkeys(c.CAMP_IDS, max(low, 4)))
    return FormField(key, "table", key_of("edit", key), fields=fields, blank=blank, optional=optional)


def council(camp: str) -> FormField:
    levels = tuple([FormField(seat, "number", key_of("class", seat), 0, MAX_LEVEL) for seat in c.CLASS_IDS])
    fields = (
        FormField("fixed", "flag", "edit-council-fixed", blank="true"),
        *[FormField(one.key, "number", one.label, 0, MAX_LEVEL, when=("fixed", "true")) for one in levels],
        FormField("creatures", "choices", "edit-council-creatures", choices=CREATURES),
        FormField("total_levels", "number", "edit-council-total", 0, MAX_TOTAL),
        FormField(
            "minimum",
            "table",
            "edit-council-minimum",
            fields=levels,
            blank="{}",
            optional=True,
            when=("fixed", "false"),
        ),
    )
    return FormField(camp, "table", key_of("camp", camp), fields=fields)


EMPTY_COUNCIL: Final = {"commander": 2, "total_levels": 2}

STORY: Final = FormPart(
    "edit-part-story",
    (
        *name_fields(TITLE, TITLE, "title"),
        FormField("summary", "long", "edit-summary", most=TEXT, optional=True),
    ),
)
GAME: Final = FormPart(
    "edit-part-game",
    (
        FormField("mode", "choice", "edit-mode", choices=choices("edit-mode", MODE_IDS)),
        FormField("board", "choice", "edit-board", choices=choices("edit-board", ("standard", "epic"))),
        FormField(
            "first_player",
            "choice",
            "edit-first-player",
            choices=(*CAMPS, FieldChoice("auto_green", "edit-first-green")),
        ),
        per_camp("victory_banners", 1, BANNERS),
        FormField(
            "epic_victory",
            "table",
            "edit-epic-victory",
            fields=(
                FormField("target", "number", "edit-epic-target", 1, BANNERS),
                FormField("margin", "number", "edit-epic-margin", 0, BANNERS),
                FormField("marginal", "number", "edit-epic-marginal", 1, BANNERS),
            ),
            blank='{"target":11,"margin":2,"marginal":9}',
            optional=True,
            when=("board", "epic"),
        ),
        per_camp("command_cards", 1, MAX_CARDS, optional=True),
        FormField(
            "options",
            "table",
            "edit-switches",
            fields=(
                *[FormField(key, "flag", key_of("option", key), blank="false") for key in SWITCHES[:5]],
                FormField("heroes_per_camp", "number", "option-heroes-per-camp", 1, 3, when=("heroes", "true")),
            ),
            blank="{}",
        ),
    ),
)
COUNCILS: Final = FormPart(
    "edit-part-councils",
    (
        FormField(
            "war_councils",
            "table",
            "edit-councils",
            fields=tuple([council(camp) for camp in c.CAMP_IDS]),
            blank=json.dumps(dict.fromkeys(c.CAMP_IDS, EMPTY_COUNCIL)),
            optional=True,
        ),
        FormField(
            "reserve_creatures",
            "rows",
            "edit-reserves",
            fields=(
                FormField("camp", "choice", "edit-camp", choices=CAMPS),
                FormField("unit", "choice", "edit-unit", choices=CREATURES),
                FormField("enters", "choice", "edit-enters", choices=ENTERS),
            ),
            blank='{"camp":"standard","unit":"c_ear_b","enters":"summoning_circle"}',
            title="unit",
        ),
    ),
)


def with_rule(key: str) -> tuple[str, ...]:
    """The types of special rule that have this field."""
    return ("type", *[name for name, fields in RULE_FIELDS.items() if key in fields])


RULES: Final = FormPart(
    "edit-part-rules",
    (
        FormField(
            "special_rules",
            "rows",
            "edit-rules",
            high=8,
            fields=(
                FormField("id", "text", "edit-id", most=TITLE),
                FormField("type", "choice", "edit-rule-type", choices=choices("edit-rule", tuple(RULE_FIELDS))),
                FormField("text", "long", "edit-rule-text", most=TEXT),
                FormField("hexes", "places", "edit-rule-hexes", when=with_rule("hexes")),
                FormField("camp", "choice", "edit-camp", choices=ANY_CAMP, when=("type", "objective_hexes")),
                FormField("camp", "choice", "edit-camp", choices=CAMPS, when=("type", "exit", "first_card_as")),
                FormField("banners", "number", "edit-banners", 0, BANNERS, when=with_rule("banners")),
                FormField("limit", "number", "edit-rule-limit", 1, BANNERS, when=with_rule("limit")),
                FormField(
                    "kind",
                    "choice",
                    "edit-rule-kind",
                    choices=choices("edit-kind", BANNER_KINDS),
                    when=with_rule("kind"),
                ),
                FormField(
                    "card", "choice", "edit-rule-card", choices=choices("card", COMMAND_IDS), when=with_rule("card")
                ),
                FormField("unit", "choice", "edit-unit", choices=UNITS, when=with_rule("unit")),
                FormField(
                    "terrain", "choices", "edit-rule-terrain", choices=(*LYING, *LANDMARKS), when=with_rule("terrain")
                ),
                FormField("n", "number", "edit-rule-lore", 0, BANNERS, when=with_rule("n")),
            ),
            blank='{"id":"rule","type":"objective_hexes","text":"...","hexes":[],"camp":"any","banners":1,"kind":"temporary"}',
            title="id",
        ),
        FormField(
            "quests",
            "rows",
            "edit-quests",
            fields=(
                FormField("id", "text", "edit-id", most=TITLE),
                FormField("type", "choice", "edit-quest-type", choices=choices("edit-quest", QUEST_IDS)),
                FormField(
                    "hexes",
                    "rows",
                    "edit-quest-chests",
                    fields=(
                        FormField("hex", "place", "edit-hex"),
                        FormField("chests", "number", "edit-chests", 1, CHESTS),
                    ),
                    blank='{"hex":"G5","chests":1}',
                    title="hex",
                    when=("type", "hidden_treasure"),
                ),
                FormField("hex", "place", "edit-hex", when=("type", "visit")),
                FormField(
                    "reward",
                    "table",
                    "edit-quest-reward",
                    fields=(
                        FormField("experience", "number", "edit-quest-experience", 0, BANNERS),
                        FormField("treasure", "number", "edit-quest-treasure", 0, BANNERS),
                    ),
                    blank="{}",
                    when=("type", "visit"),
                ),
                FormField("lore_cost", "number", "edit-quest-cost", 0, BANNERS, optional=True, when=("type", "visit")),
                FormField("text", "long", "edit-rule-text", most=TEXT, optional=True),
            ),
            blank='{"id":"quest","type":"hidden_treasure","hexes":[{"hex":"G5","chests":1}]}',
            title="id",
        ),
    ),
)
BOARD: Final = FormPart(
    "edit-part-board",
    (
        FormField(
            "units",
            "rows",
            "edit-units",
            fields=(
                FormField("camp", "choice", "edit-camp", choices=CAMPS),
                FormField("unit", "choice", "edit-unit", choices=UNITS),
                FormField("hex", "place", "edit-hex"),
                FormField("figures", "number", "edit-figures", 1, MAX_FIGURES, optional=True),
                FormField("spotter", "flag", "edit-spotter", blank="false"),
                FormField("musician", "choice", "edit-musician", choices=MUSICIANS, optional=True),
                FormField("battle_savvy", "flag", "edit-savvy", blank="false"),
            ),
            title="unit",
            placed=True,
        ),
        FormField(
            "terrain",
            "rows",
            "edit-terrain",
            fields=(
                FormField("type", "choice", "edit-terrain-type", choices=LYING),
                FormField("hex", "place", "edit-hex"),
                FormField(
                    "cliff_sides",
                    "choices",
                    "edit-cliff-sides",
                    choices=choices("edit-side", SIDE_IDS),
                    when=("type", "cliff"),
                ),
                FormField(
                    "height", "number", "edit-height", 1, MAX_HEIGHT, optional=True, when=("type", "cliff", "elevated")
                ),
            ),
            title="type",
            placed=True,
        ),
        FormField(
            "landmarks",
            "rows",
            "edit-landmarks",
            fields=(
                FormField("type", "choice", "edit-terrain-type", choices=LANDMARKS),
                FormField("hex", "place", "edit-hex"),
                FormField("owner", "choice", "edit-owner", choices=CAMPS, optional=True),
            ),
            title="type",
            placed=True,
        ),
    ),
)
FORM: Final = (STORY, GAME, COUNCILS, RULES, BOARD)
