"""The briefing of a scenario on a battlefield: both armies, scoring, when it ends (chapters 8, 9, 25 and 26)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.options import Options
from sandtable.core.scene.briefing import Briefing, BriefingForce, BriefingLine, Lengths, line
from sandtable.core.text.message import Arg, Counted, Figure, Message, kebab, literal_message
from sandtable.games.first_blood.army_building.forces import RegimentPlan
from sandtable.games.first_blood.army_building.points import cost_of
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.presentation.names import entry_key, field_words
from sandtable.games.first_blood.presentation.scenery import icon_of
from sandtable.games.first_blood.state import NOWHERE, Rules, State
from sandtable.games.first_blood.tables.battlefields import INCH, KIND_IDS, Battlefield
from sandtable.games.first_blood.tables.files import toml
from sandtable.games.first_blood.tables.scenarios import DESECRATE, MAX_TURNS, PLUNDER, SCENARIO_IDS, SCENARIOS

LENGTHS: Final = Lengths(toml("lengths.toml"), SCENARIO_IDS)
KIND_CLAUSES: Final = ("FB-20.1", "FB-21.1", "FB-22.1")


def decided_options(st: State) -> Options:
    """The scenario that was rolled and the battlefield that was drawn (FB-1.11, FB-1.12)."""
    found: Options = {}
    if st.scenario != NOWHERE:
        found["scenario"] = SCENARIO_IDS[st.scenario]
    if st.ground != NOWHERE and not st.rules.options["own_battlefield"]:
        found["battlefield"] = st.field().id
    return found


def briefing(options: Options, players: int) -> Briefing:
    """What players need to know before a battle with these checked options."""
    rules = Rules(options)
    known = rules.scenario != NOWHERE
    field = rules.fields[0] if len(rules.fields) == 1 else None
    name = f"scenario-{kebab(SCENARIO_IDS[rules.scenario])}" if known else "briefing-any-scenario"
    names = tuple([Counted("", f"scenario-{kebab(each)}", 1) for each in SCENARIO_IDS])
    rolled = Message("briefing-rolled", {"list": Arg("list", items=names)})
    return Briefing(
        title=Message(name),
        story=(Message(f"{name}-story") if known else rolled, *field_story(field)),
        wins=tuple(wins(rules.scenario)),
        forces=tuple([force(rules, seat) for seat in range(2)]),
        rules=tuple(special(rules, field)),
        ground=() if field is None else ground(field),
        players=(2, 2),
        length=LENGTHS.words("briefing-game-turns", SCENARIO_IDS[rules.scenario] if known else "", 2),
    )


def field_story(field: Battlefield | None) -> tuple[Message, ...]:
    if field is None:
        return (Message("briefing-any-field"),)
    if field.ref.startswith("{"):
        return (literal_message(field.description),) if field.description else ()
    return (Message(f"battlefield-{field.id}-story"),)


def daily_task(options: Options) -> Message:
    """The task in a battle of the day: that of its scenario (FB-25.6 to FB-25.24)."""
    number = Rules(options).scenario
    return line(f"daily-task-{kebab(SCENARIO_IDS[number])}", n=SCENARIOS[number].end_vp).words


def wins(number: int) -> list[BriefingLine]:
    """What scores Victory Points, and how many end the game (FB-25.6 to FB-25.24)."""
    found: list[BriefingLine] = []
    if number != NOWHERE:
        scenario = SCENARIOS[number]
        goal = f"briefing-goal-{kebab(scenario.id)}"
        if number == PLUNDER:
            own, centre, enemy = scenario.pay
            inches = scenario.reach // INCH
            found.append(line(goal, "FB-25.6", "FB-25.7", "FB-25.8", a=own, b=centre, c=enemy, n=inches))
        elif number == DESECRATE:
            plain, leading = scenario.pay
            found.append(line(goal, "FB-25.11", a=plain, b=leading))
        else:
            found.append(line(goal, "FB-25.17", "FB-25.16", a=scenario.pay[0], b=scenario.bonus, n=scenario.bonus_from))
        if number == DESECRATE:
            found.append(
                line("briefing-end-colors", "FB-25.12", "FB-25.13", "FB-25.14", n=scenario.end_vp, m=MAX_TURNS)
            )
        else:
            clause = "FB-25.9" if number == PLUNDER else "FB-25.18"
            found.append(line("briefing-end", clause, "FB-25.22", n=scenario.end_vp, m=MAX_TURNS))
    else:
        found.append(line("briefing-end-any", "FB-25.22", n=MAX_TURNS))
    found.append(line("briefing-wiped-out", "FB-25.20"))
    return found


def force(rules: Rules, seat: int) -> BriefingForce:
    """An army as a list of Regiments with their number of Models; army lists are public (FB-1.6)."""
    army = rules.armies[seat]
    plans = [plan for plan in rules.plans if plan.owner == seat]
    figures = (
        Figure("army-points", cost_of(army), clause="FB-1.10"),
        Figure("army-regiments", len([plan for plan in plans if not plan.is_character]), clause="FB-26.4"),
        Figure("army-models", sum([plan.end - plan.first for plan in plans]), clause="FB-4.1"),
        Figure("army-bearers", len([plan for plan in plans if plan.bearer]), clause="FB-25.10"),
    )
    ready = next((each for each, starter in STARTERS.items() if starter == army), "")
    known = Arg("word", text=f"starter-{ready}") if ready else Arg("text", text=army.name)
    name = Message("briefing-army", {"p": Arg("seat", (seat,)), "x": known})
    about = line(f"faction-{kebab(army.faction)}-help", "FB-26.16")
    return BriefingForce(name, tuple([troop(plan) for plan in plans]), figures, (BriefingLine(about.words),))


def troop(plan: RegimentPlan) -> Figure:
    return Figure(entry_key(plan.entry), plan.end - plan.first, icon_of(plan))


def special(rules: Rules, field: Battlefield | None) -> list[BriefingLine]:
    """Reinforcements, the scenario's requirements, and this table's options (chapters 1 and 9)."""
    found = [line("briefing-reinforcements", "FB-9.1", "FB-9.2")]
    least = SCENARIOS[rules.scenario].standards if rules.scenario != NOWHERE else 0
    if least:
        found.append(line("briefing-standards", "FB-25.10", n=least))
    size = str(rules.options["battlefield_size"])
    if field is not None:
        found.append(line("briefing-table", "FB-1.13", a=Arg("word", text=f"value-{size}"), x=name_of(field)))
    if rules.auto:
        found.append(line("briefing-auto", "FB-1.14"))
    if rules.open_stacks:
        found.append(line("briefing-open-stacks", "FB-1.15"))
    return found


def name_of(field: Battlefield) -> Arg:
    said = field_words(field)
    return Arg("word", text=said.key) if said.key else next(iter(said.args.values()))


def ground(field: Battlefield) -> tuple[Figure, ...]:
    """The number of terrain pieces of each kind on the battlefield."""
    kinds = [piece.kind for piece in field.pieces]
    return tuple(
        [
            Figure(f"briefing-{name}", kinds.count(number), clause=KIND_CLAUSES[number])
            for number, name in enumerate(KIND_IDS)
            if number in kinds
        ]
    )
