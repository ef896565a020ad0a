"""The briefing of an adventure: the armies, how to win, and its special rules (chapters 2, 11, 29 to 31)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sandtable.core.content.tables import toml_file
from sandtable.core.engine.options import Options
from sandtable.core.scene.briefing import Briefing, BriefingForce, BriefingLine, Lengths, line
from sandtable.core.text.message import Figure, Message, key_of, literal_message, message_arg
from sandtable.games.battlelore.presentation.scene_static import unit_icon
from sandtable.games.battlelore.presentation.scenery import adventure_words
from sandtable.games.battlelore.rules import DEPLOYMENT_IDS, Rules, adventure_ref, rules_from
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventure_parts import Council
from sandtable.games.battlelore.tables.adventures import AUTO_GREEN, SWITCHES, Adventure, adventure_ids, adventure_of
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER
from sandtable.games.battlelore.tables.files import PACKAGE
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.victory import ALLIED_GOAL

LENGTHS: Final = Lengths(toml_file(PACKAGE, "lengths.toml"), adventure_ids())

RULE_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "objective_hexes": ("BL-11.9",),
    "exit": ("BL-11.11",),
    "first_card_as": ("BL-4.2",),
    "no_stop": ("BL-5.15",),
    "chest_banner": ("BL-26.1",),
    "start_lore": ("BL-2.4",),
    "text": (),
}
"""For each type of special rule, the clause that it changes or rests on."""
QUEST_CLAUSES: Final[dict[str, str]] = {"hidden_treasure": "BL-26.1", "visit": "BL-26.6"}
SWITCH_CLAUSES: Final = ("BL-15.1", "BL-15.3", "BL-16.1", "BL-15.19")
DEPLOYMENT_CLAUSES: Final = ("", "BL-30.4", "BL-30.9")


def briefing(options: Options, players: int) -> Briefing:
    """What players should know before they play this adventure with these checked options."""
    rules = rules_from(adventure_of(adventure_ref(options)), players, options)
    adventure = rules.adventure
    is_own = adventure.ref.startswith("{")
    story = literal_message(adventure.summary) if is_own else adventure_words(adventure, "-summary")
    return Briefing(
        title=adventure_words(adventure),
        story=(story,) if not is_own or adventure.summary else (),
        wins=wins(rules),
        forces=tuple([force(rules, camp) for camp in (c.STANDARD, c.PENNANT)]),
        rules=(*own_rules(rules), *common_rules(rules)),
        ground=ground(adventure),
        players=(4, 4) if rules.allies else (2, 6) if rules.epic and not rules.deployment else (2, 2),
        length=() if rules.turn_limit else LENGTHS.words("briefing-turns", adventure.id if not is_own else "", 2),
    )


def daily_task(options: Options, seat: int) -> Message:
    """The task in a battle of the day: the Victory Banners to win, or more of them at the end (BL-11.6, BL-34.10)."""
    rules = rules_from(adventure_of(adventure_ref(options)), 2, options)
    return line(
        "daily-task", "BL-11.6", "BL-34.10", n=rules.goals[rules.camp_of_seat(seat)], m=rules.turn_limit // 2
    ).words


def wins(rules: Rules) -> tuple[BriefingLine, ...]:
    """How many Victory Banners are needed, and what gives them (BL-11.6, BL-11.7, BL-29.21, BL-31.12)."""
    found: list[BriefingLine] = []
    one, two = rules.goals
    if rules.allies:
        found.append(line("victory-allies", "BL-31.12", "BL-31.13", n=ALLIED_GOAL))
    elif rules.epic:
        adventure = rules.adventure
        found.append(line("victory-epic", "BL-29.21", n=one, m=adventure.margin, t=adventure.marginal))
    elif one == two:
        found.append(line("briefing-banners", "BL-11.6", n=one))
    else:
        goals = zip(c.CAMP_IDS, rules.goals, strict=True)
        found += [
            line("victory-banners", "BL-11.6", p=message_arg(key_of("camp", camp)), n=goal) for camp, goal in goals
        ]
    found.append(line("briefing-banner-for", "BL-11.7"))
    if rules.turn_limit:
        found.append(line("briefing-turn-limit", "BL-34.10", n=rules.turn_limit))
    return tuple(found)


def force(rules: Rules, camp: int) -> BriefingForce:
    """The units of a camp counted by kind, its hand and council, and the creatures in reserve."""
    adventure = rules.adventure
    name = Message(key_of("camp", c.CAMP_IDS[camp]))
    if rules.deployment:
        way = DEPLOYMENT_IDS[rules.deployment]
        return BriefingForce(name, notes=(line(f"briefing-{way}", DEPLOYMENT_CLAUSES[rules.deployment]),))
    kinds = Counter([place.type for place in adventure.units if place.camp == camp])
    figures = [Figure("briefing-units", kinds.total(), clause="BL-2.2")]
    notes: list[BriefingLine] = []
    council = adventure.councils[camp] if rules.lore and adventure.councils else None
    if council is None:
        figures += hand_figures(adventure.command_cards[camp] if adventure.command_cards else 0)
    elif council.fixed:
        figures += [*hand_figures(HAND_BY_COMMANDER[council.levels[c.COMMANDER]]), *council_figures(council)]
    else:
        notes.append(line("briefing-council", "BL-14.2", n=council.total))
    if adventure.first == camp:
        notes.append(line("briefing-first", "BL-2.6"))
    if rules.lore:
        notes += reserves(adventure, camp)
    return BriefingForce(name, tuple([troop(type_, n) for type_, n in kinds.items()]), tuple(figures), tuple(notes))


def hand_figures(hand: int) -> list[Figure]:
    """How many Command cards a camp begins with (BL-2.3)."""
    return [Figure("briefing-hand", hand, clause="BL-2.3")] if hand else []


def council_figures(council: Council) -> list[Figure]:
    """The levels of a War Council that the adventure sets (BL-14.1)."""
    levels = zip(c.CLASS_IDS, council.levels, strict=True)
    return [Figure(key_of("class", name), level, clause="BL-14.1") for name, level in levels if level]


def reserves(adventure: Adventure, camp: int) -> list[BriefingLine]:
    """The creatures of a camp in reserve (BL-17.1)."""
    types = [type_ for owner, type_, _ in adventure.reserves if owner == camp]
    return [line("briefing-reserve", "BL-17.1", u=message_arg(key_of("type", c.TYPE_IDS[type_]))) for type_ in types]


def troop(type_: int, n: int) -> Figure:
    return Figure(key_of("type", c.TYPE_IDS[type_]), n, unit_icon(c.UNIT_DEFS[type_]))


def own_rules(rules: Rules) -> list[BriefingLine]:
    """The special rules and quests of the adventure; quests are for Heroes."""
    adventure = rules.adventure
    own = adventure.ref.startswith("{")
    found = [
        BriefingLine(literal_message(rule.text) if own else Message(key_of("rule", rule.id)), RULE_CLAUSES[rule.type])
        for rule in adventure.rules
        if rules.heroes or rule.type != "chest_banner"
    ]
    for quest in adventure.quests if rules.heroes else ():
        if quest.text or not own:
            said = literal_message(quest.text) if own else Message(key_of("rule", quest.id))
            found.append(BriefingLine(said, (QUEST_CLAUSES[quest.type],)))
    return found


def common_rules(rules: Rules) -> list[BriefingLine]:
    """Which parts of the rulebook are in force: Lore, Epic, Heroes, landmarks, allies."""
    adventure = rules.adventure
    found = [
        line("briefing-lore" if rules.lore else "briefing-medieval", "BL-2.1", *(["BL-2.4"] if rules.lore else []))
    ]
    if adventure.first == AUTO_GREEN or rules.deployment:
        found.append(line("briefing-scouting", "BL-2.6", "BL-2.7"))
    if rules.epic:
        found.append(line("briefing-epic", "BL-29.2", "BL-29.5"))
    if rules.team:
        found.append(line("briefing-team", "BL-29.22", "BL-29.23"))
    if rules.allies:
        found.append(line("briefing-allies", "BL-31.1", "BL-31.4"))
    if rules.heroes:
        found.append(line("briefing-heroes", "BL-23.10", "BL-23.11", n=rules.heroes))
    elif adventure.heroes and not rules.deployment:
        found.append(line("briefing-heroes-off", "BL-34.4"))
    for name, clause, on in zip(SWITCHES, SWITCH_CLAUSES, rules.switches, strict=False):
        if on:
            found.append(line(key_of("briefing", name), clause))
    marks = dict.fromkeys([kind for _, kind, _ in adventure.landmarks])
    for kind in marks:
        name = TERRAIN_IDS[kind]
        found.append(
            line(
                "briefing-mark",
                "BL-15.4",
                a=message_arg(key_of("terrain", name)),
                b=message_arg(f"{key_of('terrain', name)}-help"),
            )
        )
    return found


def ground(adventure: Adventure) -> tuple[Figure, ...]:
    """How many hexes of each terrain there are, the most common first."""
    kinds = Counter([kind for _, kind in (*adventure.terrain, *adventure.overlays)])
    return tuple([Figure(key_of("terrain", TERRAIN_IDS[kind]), n, clause="BL-12.1") for kind, n in kinds.most_common()])
