"""Reads, writes and checks the character sheets of a campaign, as an option's text and as a document.

The text is passed from one adventure's options to the next. The document is what players keep, read and edit. Both go
through the same checks, which name the Hero, the field and the fault.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.codec import BadSave, decode, encode
from sandtable.core.engine.declare import slotted
from sandtable.core.engine.options import BadOption
from sandtable.core.text.visible import is_plain
from sandtable.games.battlelore.campaign.legacy import (
    ACTIVE,
    ADVISOR,
    DEFEATS,
    INSTRUCTOR,
    MAX_ARTIFACTS,
    MAX_SKILLS,
    RETIRED,
    SHEET_RETIRED,
    STATUS_IDS,
    is_reward,
)
from sandtable.games.battlelore.campaign_state import SheetRow
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.heroes import (
    ARTIFACT_DECK,
    ARTIFACT_IDS,
    ARTIFACTS,
    COMMON,
    SKILL_IDS,
    SKILLS,
    SKULLS,
    first_skills,
)

FORMAT: Final = 1
MAX_SHEETS: Final = 60
MAX_NAME: Final = 24
MAX_TOKENS: Final = 999
MAX_PLAYED: Final = 999
HOLDER_IDS: Final = ("standard", "pennant", "standard 2", "pennant 2")
"""The player a Hero belongs to: the first player of a camp or, with Reluctant Allies, its second."""

NAMES: Final[tuple[str, ...]] = toml("hero_names.toml", "names").need("names").as_texts()
NUMERALS: Final = ("", " II", " III", " IV", " V", " VI")

FIELDS: Final = (
    "name",
    "player",
    "class",
    "status",
    "skulls",
    "skills",
    "artifacts",
    "treasure",
    "experience",
    "adventures",
    "defeats",
    "council_since",
    "recorded",
)
"""The fields of a sheet, in the order of a row."""


@slotted
class Sheets:
    """A campaign between two adventures: how many were played, and all its character sheets."""

    played: int
    rows: list[SheetRow]

    def deck(self) -> list[int]:
        """The Artifact deck without the cards that Heroes own."""
        deck = list(ARTIFACT_DECK)
        for row in self.rows:
            for card in row[6]:
                deck.remove(card)
        return sorted(deck)


def name_at(number: int) -> str:
    """The names a new Hero may have, again with numerals when all are taken.

    >>> name_at(0), name_at(24)
    ('Aldric', 'Aldric II')
    """
    return NAMES[number % len(NAMES)] + NUMERALS[number // len(NAMES)]


def free_names(rows: list[SheetRow], most: int) -> list[int]:
    """The first names that no Hero of the campaign has."""
    taken = {row[0] for row in rows}
    found = [number for number in range(len(NAMES) * len(NUMERALS)) if name_at(number) not in taken]
    return found[:most]


# --- the text ---------------------------------------------------------------------------------------------------------


def sheets_text(sheets: Sheets) -> str:
    """The sheets as one line of plain ASCII, for an option."""
    rows = [
        (
            row[0],
            row[1],
            c.CLASS_IDS[row[2]],
            STATUS_IDS[row[3]],
            row[4],
            tuple([SKILL_IDS[skill] for skill in row[5]]),
            tuple([ARTIFACT_IDS[card] for card in row[6]]),
            *row[7:12],
            tuple([ARTIFACT_IDS[card] for card in row[12]]),
        )
        for row in sheets.rows
    ]
    return encode((FORMAT, sheets.played, rows)).decode("ascii")


def read_sheets(text: str) -> Sheets:
    """The sheets from an option's text; an empty text begins a campaign."""
    if not text:
        return Sheets(0, [])
    try:
        value = decode(text.encode("ascii"), "option sheets")
    except BadSave as err:
        raise BadOption(str(err)) from None
    if not (isinstance(value, tuple) and len(value) == 3 and value[0] == FORMAT and isinstance(value[2], list)):
        raise BadOption(f"option sheets: not ({FORMAT}, adventures played, [sheets])")
    heroes: list[dict[str, object]] = []
    for number, row in enumerate(value[2]):
        if not isinstance(row, tuple) or len(row) != len(FIELDS):
            raise BadOption(f"option sheets: heroes[{number}] has not the {len(FIELDS)} fields {', '.join(FIELDS)}")
        heroes.append(dict(zip(FIELDS, row, strict=True)))
    return check_sheets(value[1], heroes, "option sheets: ")


# --- the document -----------------------------------------------------------------------------------------------------


def document_of(sheets: Sheets) -> dict[str, object]:
    """The sheets as a document that people can read, keep and edit."""
    heroes: list[dict[str, object]] = []
    for row in sheets.rows:
        hero: dict[str, object] = dict(zip(FIELDS, row, strict=True))
        hero["player"] = HOLDER_IDS[row[1]]
        hero["class"] = c.CLASS_IDS[row[2]]
        hero["status"] = STATUS_IDS[row[3]]
        hero["skills"] = [f"{SKILL_IDS[skill]} {SKILLS[skill].name}" for skill in row[5]]
        hero["artifacts"] = [f"{ARTIFACT_IDS[card]} {ARTIFACTS[card].name}" for card in row[6]]
        hero["recorded"] = [f"{ARTIFACT_IDS[card]} {ARTIFACTS[card].name}" for card in row[12]]
        heroes.append(hero)
    return {"format": FORMAT, "adventures_played": sheets.played, "heroes": heroes}


def read_document(document: object) -> Sheets:
    """The sheets from a document; an invalid one is refused, naming the place of the fault."""
    if not isinstance(document, dict):
        raise BadOption("campaign: not a table of fields")
    if document.get("format") != FORMAT:
        raise BadOption(f"campaign: format: {short_repr(document.get('format'))} instead of {FORMAT}")
    known = ("format", "adventures_played", "heroes")
    for key in (*known, *document):
        if key not in document or key not in known:
            raise BadOption(f"campaign: {short_repr(key)}: {'unknown' if key in document else 'missing'}")
    if not isinstance(document["heroes"], list):
        raise BadOption("campaign: heroes: not a list")
    heroes: list[dict[str, object]] = []
    for number, hero in enumerate(document["heroes"]):
        if not isinstance(hero, dict):
            raise BadOption(f"campaign: heroes[{number}]: not a table of fields")
        odd = [str(key) for key in hero if key not in FIELDS]
        missing = [key for key in FIELDS if key not in hero]
        if odd or missing:
            what = f"unknown field {odd[0]!r}" if odd else f"{missing[0]}: missing"
            raise BadOption(f"campaign: heroes[{number}]: {what}")
        row = {key: hero[key] for key in FIELDS}
        row["player"] = index_of(HOLDER_IDS, row["player"], f"campaign: heroes[{number}].player")
        heroes.append(row)
    return check_sheets(document["adventures_played"], heroes, "campaign: ")


# --- the checks -------------------------------------------------------------------------------------------------------


def short_repr(value: object) -> str:
    """A value for a message, shortened."""
    try:
        text = ascii(value)
    except ValueError:  # Python refuses to print numbers of more than 4,300 digits
        return "a huge number"
    return text if len(text) <= 40 else f"{text[:37]}..."


def index_of(ids: tuple[str, ...], value: object, at: str) -> int:
    """The number of an id; a card's id may be followed by its name."""
    word = value.split(" ")[0] if isinstance(value, str) and ids[0][-1].isdecimal() else value
    if not isinstance(word, str) or word not in ids:
        near = ", ".join(ids) if len(ids) < 8 else f"{ids[0]} to {ids[-1]}"
        raise BadOption(f"{at}: {short_repr(value)} is not one of {near}")
    return ids.index(word)


def number_of(value: object, low: int, high: int, at: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadOption(f"{at}: {short_repr(value)} is not a whole number from {low} to {high}")
    return value


def cards_of(ids: tuple[str, ...], value: object, most: int, at: str) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        raise BadOption(f"{at}: {short_repr(value)} is not a list")
    if len(value) > most:
        raise BadOption(f"{at}: {len(value)} are more than {most}")
    found = tuple([index_of(ids, item, f"{at}[{place}]") for place, item in enumerate(value)])
    for place, number in enumerate(found):
        if number in found[:place]:
            raise BadOption(f"{at}[{place}]: {ids[number]} is there twice")
    return found


def check_sheets(played: object, heroes: list[dict[str, object]], what: str) -> Sheets:
    """The sheets, if all of them are possible by the rules."""
    adventures = number_of(played, 0, MAX_PLAYED, f"{what}adventures_played")
    if len(heroes) > MAX_SHEETS:
        raise BadOption(f"{what}heroes: {len(heroes)} are more than {MAX_SHEETS}")
    rows: list[SheetRow] = []
    names: dict[str, int] = {}
    owners: dict[int, str] = {}
    for number, hero in enumerate(heroes):
        at = f"{what}heroes[{number}]"
        row = checked_row(hero, adventures, at)
        if row[0] in names:
            raise BadOption(f"{at}.name: {row[0]!r} is the name of heroes[{names[row[0]]}] already")
        names[row[0]] = number
        for place, card in enumerate(row[6]):
            if card in owners:
                raise BadOption(
                    f"{at} ({row[0]}).artifacts[{place}]: {ARTIFACT_IDS[card]} belongs to {owners[card]} already"
                )
            owners[card] = row[0]
        rows.append(row)
    return Sheets(adventures, rows)


def checked_row(hero: dict[str, object], played: int, at: str) -> SheetRow:
    name = hero["name"]
    if not isinstance(name, str) or not (len(name) <= MAX_NAME and name.isascii() and is_plain(name)):
        raise BadOption(f"{at}.name: {short_repr(name)} is not a plain name of 1 to {MAX_NAME} characters")
    if name.strip() != name:
        raise BadOption(f"{at}.name: {short_repr(name)} begins or ends with a space")
    at = f"{at} ({name})"
    holder = number_of(hero["player"], 0, len(HOLDER_IDS) - 1, f"{at}.player")
    lore_class = index_of(c.CLASS_IDS, hero["class"], f"{at}.class")
    status = index_of(STATUS_IDS, hero["status"], f"{at}.status")
    most = SKULLS[lore_class]
    low, high = (0, 0) if status == RETIRED else (1, most)
    skulls = number_of(hero["skulls"], low, high, f"{at}.skulls")
    on_council = status in (ADVISOR, INSTRUCTOR, SHEET_RETIRED)
    skills = checked_skills(hero["skills"], lore_class, on_council, f"{at}.skills")
    artifacts = checked_artifacts(
        hero["artifacts"], lore_class, MAX_ARTIFACTS if status == ACTIVE else 0, f"{at}.artifacts"
    )
    recorded = checked_artifacts(hero["recorded"], lore_class, MAX_ARTIFACTS if on_council else 0, f"{at}.recorded")
    treasure = number_of(hero["treasure"], 0, MAX_TOKENS, f"{at}.treasure")
    experience = number_of(hero["experience"], 0, 0 if on_council else MAX_TOKENS, f"{at}.experience")
    adventures = number_of(hero["adventures"], 0, played, f"{at}.adventures")
    defeats = {ACTIVE: (0, 0), RETIRED: (0, 0), ADVISOR: (0, DEFEATS - 1)}.get(status, (DEFEATS, DEFEATS))
    lost = number_of(hero["defeats"], *defeats, f"{at}.defeats")
    since = number_of(hero["council_since"], int(on_council), played if on_council else 0, f"{at}.council_since")
    return (
        name,
        holder,
        lore_class,
        status,
        skulls,
        skills,
        artifacts,
        treasure,
        experience,
        adventures,
        lost,
        since,
        recorded,
    )


def checked_skills(value: object, lore_class: int, on_council: bool, at: str) -> tuple[int, ...]:
    """At most 3, of his class or common, the first one a starting Skill, none before its prerequisite (BL-23.5, BL-26.17)."""
    skills = cards_of(SKILL_IDS, value, 0 if on_council else MAX_SKILLS, at)
    if not skills and not on_council:
        raise BadOption(f"{at}: empty, but every Hero starts with a Skill (BL-23.5)")
    for place, skill in enumerate(skills):
        entry = SKILLS[skill]
        if entry.lore_class not in (COMMON, lore_class):
            raise BadOption(f"{at}[{place}]: {entry.id} is a Skill of the {c.CLASS_IDS[entry.lore_class]} (BL-26.20)")
        if not place and skill not in first_skills(lore_class):
            raise BadOption(f"{at}[0]: nobody starts with {entry.id} (BL-23.5)")
        if entry.prerequisite != "none" and SKILL_IDS.index(entry.prerequisite) not in skills[:place]:
            raise BadOption(f"{at}[{place}]: {entry.id} needs {entry.prerequisite} before it (BL-23.5)")
    return skills


def checked_artifacts(value: object, lore_class: int, most: int, at: str) -> tuple[int, ...]:
    """At most 6, none that is used at once, none for another class (BL-26.7, BL-26.10)."""
    cards = cards_of(ARTIFACT_IDS, value, most, at)
    for place, card in enumerate(cards):
        if is_reward(card):
            raise BadOption(f"{at}[{place}]: {ARTIFACT_IDS[card]} is never kept (BL-27.10)")
        classes = [word for word in ARTIFACTS[card].requires if word in c.CLASS_IDS]
        if classes and c.CLASS_IDS[lore_class] not in classes:
            raise BadOption(f"{at}[{place}]: {ARTIFACT_IDS[card]} is for a {' or '.join(classes)} (BL-26.10)")
    return tuple(sorted(cards))
