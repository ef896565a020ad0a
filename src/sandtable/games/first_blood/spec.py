"""What First Blood tells the rest of Sandtable: options, battlefields of one's own (chapters 1 and 26)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.authoring.editor import Editor
from sandtable.core.authoring.workshop import Workshop
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.rng import Rng
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.plane import Plan
from sandtable.core.scene.scene import Scene, Told, Words, number, word
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Counts
from sandtable.core.space.points import POINT
from sandtable.core.spec import BadOption, GameSpec, OptionDef, Options, Phrase, Wording
from sandtable.games.first_blood.army_building.legality import violations
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.army_building.text_form import MOST_TEXT, BadArmy
from sandtable.games.first_blood.combat.action_end import ActionEnd, NameLeader
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.draw_in import DrawIn
from sandtable.games.first_blood.combat.duel import Duel
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.combat.ruins import Battering, Collapse
from sandtable.games.first_blood.combat.withdraw import Withdraw
from sandtable.games.first_blood.effect_ops import DeclareBlessing, Giving, Offer
from sandtable.games.first_blood.healing import Healing
from sandtable.games.first_blood.knowledge import check_sound, redeal
from sandtable.games.first_blood.magic.casting import Casting
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.move_check import MoveCheck
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave, Occupy, Storm
from sandtable.games.first_blood.movement.march.march import March, Rush
from sandtable.games.first_blood.presentation.army_workshop import WORKSHOP
from sandtable.games.first_blood.presentation.briefing import briefing, settled
from sandtable.games.first_blood.presentation.course import TALLIES
from sandtable.games.first_blood.presentation.editor import BATTLEFIELD_EDITOR
from sandtable.games.first_blood.presentation.notation import (
    EVENT_ARGS,
    KINDS,
    PART_PREFIX,
    PROMPT_ARGS,
    WORDS_OF,
    part_name,
    pick_phrase,
    proper_name,
    read_as,
    tag,
)
from sandtable.games.first_blood.presentation.plan import plan
from sandtable.games.first_blood.presentation.refusals import refusal
from sandtable.games.first_blood.presentation.refused_armies import refused_army, refused_text
from sandtable.games.first_blood.presentation.scene import scene, told
from sandtable.games.first_blood.presentation.scenery import static_of
from sandtable.games.first_blood.reasons.not_asked import why_not_asked
from sandtable.games.first_blood.reasons.questions import why_not
from sandtable.games.first_blood.reasons.things import further
from sandtable.games.first_blood.sample_options import ruin_sets, trial_sets
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import Rules, State, fresh, most_standards
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.battlefields import (
    BATTLEFIELDS,
    INCH,
    MOST_FILE,
    OWN_BATTLEFIELD,
    SCHEMA,
    SIZE_IDS,
    battlefield_ids,
)
from sandtable.games.first_blood.tables.files import text
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.command import Restack, StackLane, StackPhase
from sandtable.games.first_blood.turn.draw_ability import DrawAbility, Signet, SortTop
from sandtable.games.first_blood.turn.draw_events import Search
from sandtable.games.first_blood.turn.game_turn import GameTurn
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from sandtable.games.first_blood.turn.setup import Setup
from sandtable.games.first_blood.turn.supremacy import SupremacyPhase
from sandtable.games.first_blood.turn.victory import VictoryPhase

FEWEST_POINTS: Final = 300
MOST_POINTS: Final = 2000
STEP_OF_POINTS: Final = 50

OPTIONS: Final[tuple[OptionDef, ...]] = (
    OptionDef("points_limit", FIGURES.default_points, low=FEWEST_POINTS, high=MOST_POINTS, clause="FB-1.10"),
    OptionDef("army_1", STARTER_IDS[0], clause="FB-8.3", most=MOST_TEXT),
    OptionDef("army_2", STARTER_IDS[2], clause="FB-8.3", most=MOST_TEXT),
    OptionDef("scenario", "random", ("random", *SCENARIO_IDS), clause="FB-1.11"),
    OptionDef("battlefield", "random", ("random", *battlefield_ids()), clause="FB-1.12"),
    OptionDef(OWN_BATTLEFIELD, "", clause="FB-1.12", most=MOST_FILE),
    OptionDef("battlefield_size", SIZE_IDS[0], SIZE_IDS, clause="FB-1.13"),
    OptionDef("placement", "free", ("free", "auto"), clause="FB-1.14"),
    OptionDef("open_stacks", "off", ("off", "on"), clause="FB-1.15"),
)

FRAMES: Final[tuple[type[Frame[State]], ...]] = (
    Setup,
    GameTurn,
    Arrivals,
    StackPhase,
    StackLane,
    Restack,
    SupremacyPhase,
    ActionPhase,
    Activation,
    ActionEnd,
    NameLeader,
    Volley,
    Attack,
    Charge,
    Clash,
    Battering,
    Collapse,
    CloseIn,
    DrawIn,
    Impact,
    Reform,
    Withdraw,
    Spellcasting,
    Casting,
    Giving,
    Offer,
    DeclareBlessing,
    Healing,
    Duel,
    DrawAbility,
    SortTop,
    Search,
    Signet,
    VictoryPhase,
    March,
    Rush,
    Leave,
    Occupy,
    Storm,
    Entry,
)


PHASE_ASKS: Final[dict[str, str]] = {
    "phase-set-up": "edge",
    "phase-reinforcement": "arrives",
    "phase-command": "stack",
    "phase-supremacy": "supremacy",
    "phase-action": "activate",
}

TOPICS: Final[tuple[str, ...]] = ("forces", "key")


class FirstBlood(GameSpec[State]):
    name = "first_blood"
    prefix = "FB"
    rules_version = "3"
    finished = True
    players = (2, 2)
    option_defs = OPTIONS
    topics = TOPICS
    kinds = KINDS
    frames = FRAMES
    part_prefix = PART_PREFIX
    own_content = OWN_BATTLEFIELD
    workshop: Workshop | None = WORKSHOP
    own_schema = SCHEMA
    editor: Editor | None = BATTLEFIELD_EDITOR
    unit = INCH
    phase_asks: Mapping[str, str] = PHASE_ASKS
    event_args = EVENT_ARGS
    tallies: Mapping[str, Counts] = TALLIES
    prompt_args = PROMPT_ARGS

    def check_options(self, players: int, options: Options) -> Options:
        """All options; armies and battlefields are refused with everything that is wrong with them (FB-26.15)."""
        checked = super().check_options(players, options)
        points = int(checked["points_limit"])
        if points % STEP_OF_POINTS:
            said = Words("refused-setup-points", {"n": number(STEP_OF_POINTS)})
            raise BadOption(f"option points_limit: {points} is no multiple of {STEP_OF_POINTS} (FB-1.10)", said)
        if checked[OWN_BATTLEFIELD]:
            BATTLEFIELDS.brought(OWN_BATTLEFIELD, str(options[OWN_BATTLEFIELD]), "FB-1.12")
        try:
            rules = Rules(checked)
        except BadArmy as err:
            raise refused_text(err) from None
        self.check_size(rules, str(checked["battlefield_size"]))
        for place, army in enumerate(rules.armies, 1):
            broken = violations(army, points, most_standards(rules))
            if broken:
                raise refused_army(place, broken)
        return checked

    def check_size(self, rules: Rules, size: str) -> None:
        """The battlefield is made for the size of the table (FB-1.13)."""
        if not rules.fields:
            said = Words("refused-setup-no-field", {"s": word(f"value-{size}")})
            raise BadOption(f"option battlefield: no ready one is {size}; bring your own (FB-1.13)", said)
        if rules.fields[0].size_id() != size:
            made = rules.fields[0].size_id()
            said = Words("refused-setup-field-size", {"m": word(f"value-{made}"), "s": word(f"value-{size}")})
            raise BadOption(f"option battlefield_size: the battlefield is {made}, not {size} (FB-1.13)", said)

    def begin(self, players: int, options: Options, rng: Rng) -> State:
        st = fresh(Rules(options), rng)
        st.push(Setup(0))
        return st

    def table(self, players: int, rng: Rng, settings: object) -> State:
        return State(Rules(self.loaded_options(players, settings)), rng)

    def redeal(self, seen: State, seed: int) -> State:
        return redeal(seen, seed)

    def check_sound(self, st: State) -> None:
        check_sound(st)

    def targets(self, st: State) -> list[Target]:
        """All Regiments and Models of the table, and what the open question speaks of."""
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("regiment", plan.number) for plan in st.rules.plans]
        found += [("model", model) for model in range(len(st.place)) if st.is_alive(model)]
        found += [("piece", number) for number in range(len(st.field().pieces))] if st.ground >= 0 else []
        for part in self.kinds[asked.kind].parts:
            if asked.kind != "bloodlust":  # its answers are words of its own
                found += [(part, value) for value in range(len(WORDS_OF.get(part, ())))]
            if part == "card":
                found += [(part, plan.card) for plan in st.rules.plans if plan.owner == asked.seat]
        return list(dict.fromkeys([*found, *further(st, asked)]))

    def why_not(self, st: State, seat: int, target: Target, given: tuple[Target, ...] = ()) -> list[str]:
        """The nearest clause first; places are explained by the region of the question (`reasons`)."""
        asked = st.asked(seat)
        if target[0] == POINT and asked.region is not None:
            return asked.region.why_not(target[1])
        if self.offers(asked, target, given):
            return []
        return why_not(st, asked, self.kinds[asked.kind].parts, *target)

    def why_not_asked(self, st: State, seat: int, kind: str) -> list[str]:
        return why_not_asked(st, seat, kind)

    def refusal(
        self, st: State, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
    ) -> Words | None:
        return refusal(self, st, seat, target, clause)

    def part_name(self, st: State, part: str, value: int) -> str:
        return part_name(st, part, value)

    def proper_name(self, st: State, part: str, value: int) -> str:
        return proper_name(st, part, value)

    def read_as(self, st: State, part: str, value: int) -> tuple[str, int]:
        return read_as(st, part, value)

    def tag(self, st: State, part: str, value: int) -> str:
        return tag(st, part, value)

    def pick_phrase(self, st: State, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def settled(self, seen: State) -> Options:
        return settled(seen)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_of(options, players)

    def scene(self, seen: State, seat: int) -> Scene:
        return scene(self, seen, seat)

    def plan(self, seen: State, seat: int, spot: int) -> Plan | None:
        return plan(seen, seen.asked(seat), spot)

    def told(self, before: State, events: list[Event], seat: int) -> Told:
        return told(self, before, events, seat)

    def board_text(
        self, seen: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich, which playing and searching do not
        from sandtable.games.first_blood.presentation.board_text import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: State, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.first_blood.presentation.board_lists import table_text

        return table_text(seen, topic, words)

    def option_sets(self) -> list[tuple[int, Options]]:
        return trial_sets()

    def special_sets(self) -> dict[str, list[tuple[int, Options]]]:
        return {"ruins": ruin_sets()}

    def step_check(self) -> Callable[[State], None]:
        return MoveCheck().look

    def example(self) -> str:
        return text("example-battlefield.json")


SPEC: Final = FirstBlood()
