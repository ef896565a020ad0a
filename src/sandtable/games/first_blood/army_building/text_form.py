"""The text form of an army, which people read, write and share.

    The Lord's Muster
    faction: The Hundred Kingdoms

    Noble Lord, Warlord                              # 175
      retinue: Combat, Combat, Herald
      items: Indomitable Plate
      masteries: Expose Weakness
    - 10 Militia, Standard Bearer, Servite           # 105
    - 9 Mercenary Crossbowmen                        # 81

The first line is the name. A Character starts a line. Its purchases follow on the lines below, and its Regiments after
hyphens. Anything after # is a comment. Names are those of the lists, or ids; case does not matter.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.user_files import Fault, more_faults_text, short
from sandtable.core.text.suggest import nearest
from sandtable.games.first_blood.army_building.legality import words_of
from sandtable.games.first_blood.army_building.lists import (
    LIEUTENANT,
    ArmyList,
    ListedCharacter,
    ListedRegiment,
    lieutenant_of,
)
from sandtable.games.first_blood.army_building.points import character_cost, cost_of, regiment_cost
from sandtable.games.first_blood.tables.abilities import SPELLS, Ability
from sandtable.games.first_blood.tables.factions import FACTIONS, FactionDef
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, EVENT_IDS

MAX_TEXT: Final = 4000
"""The maximum length of an army text, in characters."""
MAX_NAME: Final = 60
MAX_LINES: Final = 120
FIRST_FAULTS: Final = 5
WARLORD: Final = "warlord"
STANDARD: Final = "standard bearer"
FIELDS: Final = ("retinue", "items", "masteries", "spells", "techniques", "event", "supremacy")
WIDTH: Final = 56


class BadArmy(ValueError):
    """A text that is not an army, with all its errors."""

    def __init__(self, faults: list[Fault]) -> None:
        texts = [f"line {fault.line}: {fault}" if fault.line else str(fault) for fault in faults[:FIRST_FAULTS]]
        super().__init__("; ".join(filter(None, [*texts, more_faults_text(FIRST_FAULTS, faults)])))
        self.faults = faults


# -- writing -------------------------------------------------------------------------------------------------------------


def text_of(army: ArmyList) -> str:
    """The text of an army, with the points as comments."""
    faction = army.list_of()
    lines = [army.name, f"faction: {faction.name}", with_points("", cost_of(army)), ""]
    for number, character in enumerate(army.characters):
        name = faction.characters[character.entry].name
        head = f"{name}, Warlord" if number == army.warlord else name
        lines.append(with_points(head, character_cost(faction, character)))
        lines += [f"  {field}: {', '.join(names)}" for field, names in bought(faction, character) if names]
        for regiment in character.regiments:
            lines.append(with_points(regiment_line(faction, regiment), regiment_cost(faction, regiment)))
        lines.append("")
    return "\n".join(lines[:-1] if lines[-1] == "" else lines) + "\n"


def with_points(line: str, points: int) -> str:
    return f"{line:{WIDTH if line else 0}}# {points}"


def bought(faction: FactionDef, character: ListedCharacter) -> list[tuple[str, list[str]]]:
    """What a Character bought, by field, as names."""
    spells = {spell.id: spell.name for spell in SPELLS}
    models = [lieutenant_of(model) for model in character.retinue]
    return [
        (
            "retinue",
            [
                faction.lieutenants[name].name if name else words_of(model)
                for name, model in zip(models, character.retinue, strict=True)
            ],
        ),
        ("items", [faction.items[name].name for name in character.items]),
        ("masteries", [faction.masteries[name].name for name in character.masteries]),
        ("spells", [spells[name] for name in character.spells]),
        ("techniques", [faction.techniques[name].name for name in character.techniques]),
        ("event", [words_of(character.event)] if character.event else []),
        ("supremacy", [faction.supremacy[character.supremacy].name] if character.supremacy else []),
    ]


def regiment_line(faction: FactionDef, regiment: ListedRegiment) -> str:
    parts = [f"- {regiment.models} {faction.regiments[regiment.entry].name}"]
    if regiment.standard:
        parts.append("Standard Bearer")
    parts += [faction.command_models[name].name for name in regiment.command]
    return ", ".join(parts)


# -- reading -------------------------------------------------------------------------------------------------------------


class Reader:
    """Reads the text of an army line by line and collects errors."""

    __slots__ = ("army", "faction", "faults", "line")

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.army: ArmyList | None = None
        self.faction: FactionDef | None = None
        self.line = 0

    def fault(self, what: str, key: str, **args: int | str) -> None:
        self.faults.append(Fault("", what, self.line, f"text-{key}", args))

    def read(self, text: str) -> None:
        if len(text) > MAX_TEXT or text.count("\n") > MAX_LINES:
            self.fault(f"longer than {MAX_TEXT} characters or {MAX_LINES} lines", "long", n=MAX_TEXT, m=MAX_LINES)
            return
        if not text.isascii() or any(not (letter.isprintable() or letter in "\n\r\t") for letter in set(text)):
            self.fault("contains characters other than plain letters, digits and punctuation", "letters")
            return
        name = ""
        for number, raw in enumerate(text.splitlines(), 1):
            self.line = number
            line = raw.partition("#")[0].strip()
            if not line:
                continue
            if not name:
                name = line[:MAX_NAME]
            elif self.army is None:
                if not self.read_faction(name, line):
                    return
            elif line.startswith("-"):
                self.read_regiment(line[1:].strip())
            elif line.partition(":")[0].strip().lower() in FIELDS:
                self.read_field(line)
            else:
                self.read_character(line)
        if self.army is None:
            self.fault("the faction is missing, such as `faction: The Nords` below the name", "no-faction-line")

    def read_faction(self, name: str, line: str) -> bool:
        """Begin the army with the faction in this line, if there is one."""
        key, _, value = line.partition(":")
        if key.strip().lower() != "faction":
            self.fault("the second line must name the faction, such as `faction: The Nords`", "second-line")
            return False
        names = {faction.id: faction.name for faction in FACTIONS}
        found = self.find(value, names, "faction")
        if found:
            self.army = ArmyList(name, found)
            self.faction = self.army.list_of()
        return bool(found)

    def read_character(self, line: str) -> None:
        assert self.army is not None
        assert self.faction is not None
        parts = [part.strip() for part in line.split(",")]
        found = self.find(parts[0], {one.id: one.name for one in self.faction.characters.values()}, "Character")
        for part in parts[1:]:
            if part.lower() != WARLORD:
                self.fault(
                    f"{short(part)}: only Warlord can follow the name of a Character", "only-warlord", x=short(part)
                )
            elif self.army.warlord >= 0:
                self.fault("an army has one Warlord (FB-26.3)", "one-warlord")
            else:
                self.army.warlord = len(self.army.characters)
        if found:
            self.army.characters.append(ListedCharacter(found))

    def read_field(self, line: str) -> None:
        """Read a line below a Character: its purchases of one kind."""
        assert self.army is not None
        assert self.faction is not None
        if not self.army.characters:
            self.fault("this line belongs below a Character", "below")
            return
        character = self.army.characters[-1]
        key, _, value = line.partition(":")
        field = key.strip().lower()
        values = [part.strip() for part in value.split(",") if part.strip()]
        names = self.names_for(field)
        found = tuple([name for name in [self.find(part, names, field) for part in values] if name])
        if field in ("event", "supremacy"):
            if len(values) != 1:
                self.fault(f"{field}: exactly one name is needed", "one-name", x=field)
            elif field == "event":
                character.event = found[0] if found else ""
            else:
                character.supremacy = found[0] if found else ""
        elif field == "retinue":
            character.retinue += found
        elif field == "items":
            character.items += found
        elif field == "masteries":
            character.masteries += found
        elif field == "spells":
            character.spells += found
        else:
            character.techniques += found

    def names_for(self, field: str) -> dict[str, str]:
        """The names allowed in a field, by id."""
        faction = self.faction
        assert faction is not None
        if field == "retinue":
            models = {category: category for category in CATEGORY_IDS}
            return {**models, **{LIEUTENANT + name: one.name for name, one in faction.lieutenants.items()}}
        if field == "event":
            return {event: words_of(event) for event in EVENT_IDS}
        if field == "spells":
            return {spell.id: spell.name for spell in SPELLS}
        tables: dict[str, dict[str, Ability]] = {
            "items": faction.items,
            "masteries": faction.masteries,
            "techniques": faction.techniques,
            "supremacy": faction.supremacy,
        }
        return {name: one.name for name, one in tables[field].items()}

    def read_regiment(self, line: str) -> None:
        assert self.army is not None
        assert self.faction is not None
        if not self.army.characters:
            self.fault("a Regiment belongs below the Character that brings it (FB-26.4)", "regiment-below")
            return
        parts = [part.strip() for part in line.split(",")]
        count, _, name = parts[0].partition(" ")
        if not (count.isdecimal() and len(count) <= 3):
            self.fault(
                f"{short(parts[0])}: write the number of Models before the name, such as `- 8 Militia`",
                "number",
                x=short(parts[0]),
            )
            return
        found = self.find(name, {one.id: one.name for one in self.faction.regiments.values()}, "Regiment")
        regiment = ListedRegiment(found, int(count))
        command = {id: one.name for id, one in self.faction.command_models.items()}
        for part in parts[1:]:
            if part.lower() == STANDARD:
                if regiment.standard:
                    self.fault("a Regiment has one Standard Bearer (FB-26.7)", "one-standard")
                regiment.standard = True
            else:
                model = self.find(part, {**command, "": STANDARD}, "Command Model")
                regiment.command += (model,) if model else ()
        if found:
            self.army.characters[-1].regiments.append(regiment)

    def find(self, text: str, names: dict[str, str], what: str) -> str:
        """The id of what a text names, by name or id; "" after an error."""
        wanted = text.strip().lower()
        for id, name in names.items():
            if id and wanted in (name.lower(), id.lower(), id.replace("_", " ").lower()):
                return id
        near = nearest(wanted, [name.lower() for name in names.values()])
        real = [name for name in names.values() if near and name.lower() == near[0]]
        hint = f" (did you mean {real[0]}?)" if real else ""
        given = short(text.strip()) or "nothing"
        key = f"no-{what.lower().replace(' ', '-')}"
        if real:
            self.fault(f"unknown {what}: {given}{hint}", f"{key}-near", x=given, y=real[0])
        else:
            self.fault(f"unknown {what}: {given}{hint}", key, x=given)
        return ""


def read_army(text: str) -> ArmyList:
    """The army described by a text; raises with everything that is wrong."""
    army, faults = army_in(text)
    if army is None:
        raise BadArmy(faults)
    return army


def army_in(text: str) -> tuple[ArmyList | None, list[Fault]]:
    """The army described by a text, or everything that is wrong with it."""
    reader = Reader()
    reader.read(text)
    return (None, reader.faults) if reader.faults else (reader.army, [])
