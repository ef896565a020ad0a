"""The character sheets for a terminal: all Heroes of the campaign, or those in this adventure (BL-23.1)."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.core.game.presentation import Wording
from sandtable.core.text.message import kebab
from sandtable.games.battlelore.campaign.legacy import STATUS_IDS
from sandtable.games.battlelore.campaign_state import SheetRow
from sandtable.games.battlelore.state import BattleState, Sheet
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE, ARTIFACT_IDS, SKILL_IDS, SKULLS, hero_card
from sandtable.games.battlelore.tables.pieces import CAMP


def sheets_list(st: BattleState, words: Wording) -> RenderableType | None:
    """One line for each Hero: owner, skulls, tokens, Skills, equipment and the Artifacts under the sheet."""
    table = Table.grid(padding=(0, 2, 0, 0))
    if st.campaign is None:
        for sheet in st.sheets:
            table.add_row(str(words.value(st, "unit", sheet[0])), facts(words, sheet), cards(words, sheet, ()))
    else:
        at_work = dict(zip(st.campaign.enlisted, st.sheets, strict=True))
        for number, row in enumerate(st.campaign.roster):
            sheet = at_work.get(number, (-1, row[2], row[4], row[5], (), row[7], row[8]))
            stored = () if number in at_work and st.campaign.outcome else row[6]
            mark = "▸" if number in at_work else " "
            table.add_row(f"{mark} {owned_by(st, words, row)}", facts(words, sheet), cards(words, sheet, stored))
    if not table.row_count:
        return None
    return Group(Text(words("label-heroes"), style="bold underline"), table)


SKILL_KINDS: Final = ("hero_skill", "level_up")
ARTIFACT_KINDS: Final = (
    "hero_artifact",
    "hero_gift",
    "equip",
    "hero_equip",
    "drop_artifact",
    "shop",
    "keep_artifact",
    "return_artifact",
)
BETWEEN: Final = (
    "hero_skill",
    "hero_artifact",
    "hero_gift",
    "equip",
    "shop",
    "keep_artifact",
    "return_artifact",
    "level_up",
)
"""Questions about cards that do not need the battlefield."""


def hero_offer(st: BattleState, seat: int, words: Wording) -> RenderableType | None:
    """The Skills and Artifacts of the open question with their texts."""
    kinds = ("hero_card", *SKILL_KINDS, *ARTIFACT_KINDS)
    asked = next((each for each in st.open_questions() if each.seat == seat and each.kind in kinds), None)
    if asked is None:
        return None
    base = ARTIFACT_BASE if asked.kind in ARTIFACT_KINDS else 0
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for pick in asked.options:
        if isinstance(pick, int) and pick >= 0:
            kind = "artifact" if base + pick >= ARTIFACT_BASE else "skill"
            key = f"{kind}-{hero_card(base + pick).id}"
            table.add_row(Text(words(key), style="bold"), words(f"{key}-text"))
    return Group(Text(words("label-offer"), style="bold underline"), table)


def owned_by(st: BattleState, words: Wording, row: SheetRow) -> str:
    """A Hero's name, owner and status."""
    holder, status = row[1], kebab(STATUS_IDS[row[3]])
    plays = holder < st.rules.holders
    owner = str(words.value(st, "holder", holder)) if plays else words(f"camp-{c.CAMP_IDS[holder & CAMP]}")
    return f"{row[0]} ({owner})" + (", " + words(f"status-{status}") if row[3] else "")


def facts(words: Wording, sheet: Sheet) -> Text:
    _, member, skulls, _, _, treasure, experience = sheet
    tokens = f"{words('token-treasure')} {treasure}, {words('token-experience')} {experience}"
    return Text(
        f"{words(f'class-{c.CLASS_IDS[member]}')} · {words('label-skulls')} {skulls}/{SKULLS[member]} · {tokens}"
    )


def cards(words: Wording, sheet: Sheet, stored: tuple[int, ...]) -> Text:
    """Skills, equipment and, in brackets, the Artifacts under the sheet."""
    text = Text(", ".join([words(f"skill-{SKILL_IDS[skill]}") for skill in sheet[3]]))
    if sheet[4]:
        text.append(" · " + ", ".join([words(f"artifact-{ARTIFACT_IDS[card]}") for card in sheet[4]]))
    if stored:
        text.append(" (" + ", ".join([words(f"artifact-{ARTIFACT_IDS[card]}") for card in stored]) + ")", style="dim")
    return text
