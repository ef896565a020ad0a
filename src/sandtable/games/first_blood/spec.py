"""The rules side of First Blood: options, frames, loading, custom battlefields (chapters 1 and 26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.observation import Observation
from sandtable.core.engine.options import BadOption, OptionDef, Options
from sandtable.core.engine.rng import Rng
from sandtable.core.game.notation import Notation
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.message import Message, message_arg, number_arg
from sandtable.games.first_blood.army_building.legality import violations
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.army_building.text_form import MAX_TEXT, BadArmy, text_of
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
from sandtable.games.first_blood.kinds import KINDS
from sandtable.games.first_blood.knowledge import check_sound, redeal
from sandtable.games.first_blood.magic.casting import Casting
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.move_check import MoveCheck
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave, Occupy, Storm
from sandtable.games.first_blood.movement.march.march import March, Rush
from sandtable.games.first_blood.notation import FirstBloodNotation
from sandtable.games.first_blood.observation import make_actions, make_observation
from sandtable.games.first_blood.sample_options import ruin_sets, trial_sets
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import ASKS_ALL, RULES, VERSION, Rules, State, fresh, most_standards
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.battlefields import (
    BATTLEFIELDS,
    MAX_FILE,
    OWN_BATTLEFIELD,
    SCHEMA,
    SIZE_IDS,
    battlefield_ids,
)
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.games.first_blood.tables.files import text
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS, SCENARIOS
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

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation

MIN_POINTS: Final = 300
MAX_POINTS: Final = 2000
STEP_OF_POINTS: Final = 50
DAILY_POINTS: Final = 350
FIRST_PAIR: Final = ("hk-lords-muster", "od-ninth-cohort")
"""The ready armies that are offered first: bots of one level win about equally often with both."""

OPTIONS: Final[tuple[OptionDef, ...]] = (
    OptionDef("points_limit", FIGURES.default_points, low=MIN_POINTS, high=MAX_POINTS, clause="FB-1.10"),
    OptionDef("army_1", FIRST_PAIR[0], clause="FB-8.3", most=MAX_TEXT, named=STARTER_IDS),
    OptionDef("army_2", FIRST_PAIR[1], clause="FB-8.3", most=MAX_TEXT, named=STARTER_IDS),
    OptionDef("scenario", "random", ("random", *SCENARIO_IDS), clause="FB-1.11"),
    OptionDef("battlefield", "random", ("random", *battlefield_ids()), clause="FB-1.12"),
    OptionDef(OWN_BATTLEFIELD, "", clause="FB-1.12", most=MAX_FILE),
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


class FirstBlood(GameSpec[State]):
    name = "first_blood"
    prefix = "FB"
    rules_version = str(RULES)
    earlier_rules: tuple[str, ...] = (str(ASKS_ALL),)
    finished = True
    daily_choices = 60
    players = (2, 2)
    option_defs = OPTIONS
    kinds = KINDS
    frames = FRAMES
    own_content = OWN_BATTLEFIELD
    own_schema = SCHEMA

    def make_notation(self) -> Notation[State]:
        return FirstBloodNotation(self.kinds)

    def make_observation(self) -> Observation:
        return make_observation()

    def make_actions(self) -> Actions:
        return make_actions(self.kinds)

    def make_presentation(self) -> Presentation[State]:
        from sandtable.games.first_blood.presentation.presentation import FirstBloodPresentation

        return FirstBloodPresentation(self)

    def check_options(self, players: int, options: Options) -> Options:
        """Check all options; invalid armies and battlefields are rejected with a list of everything wrong (FB-26.15)."""
        checked = super().check_options(players, options)
        points = int(checked["points_limit"])
        if points % STEP_OF_POINTS:
            said = Message("refused-setup-points", {"n": number_arg(STEP_OF_POINTS)})
            raise BadOption(f"option points_limit: {points} is no multiple of {STEP_OF_POINTS} (FB-1.10)", said)
        if checked[OWN_BATTLEFIELD]:
            BATTLEFIELDS.from_option(OWN_BATTLEFIELD, str(options[OWN_BATTLEFIELD]), "FB-1.12")
        try:
            rules = Rules(checked)
        except BadArmy as err:
            # the messages need the workshop, which playing does not
            from sandtable.games.first_blood.presentation.refused_armies import refused_text

            raise refused_text(err) from None
        self.check_size(rules, str(checked["battlefield_size"]))
        for place, army in enumerate(rules.armies, 1):
            broken = violations(army, points, most_standards(rules))
            if broken:
                from sandtable.games.first_blood.presentation.refused_armies import refused_army

                raise refused_army(place, broken)
        return checked

    def check_size(self, rules: Rules, size: str) -> None:
        """Check that the battlefield fits the size of the table (FB-1.13)."""
        if not rules.fields:
            said = Message("refused-setup-no-field", {"s": message_arg(f"value-{size}")})
            raise BadOption(f"option battlefield: no ready one is {size}; bring your own (FB-1.13)", said)
        if rules.fields[0].size_id() != size:
            made = rules.fields[0].size_id()
            said = Message(
                "refused-setup-field-size", {"m": message_arg(f"value-{made}"), "s": message_arg(f"value-{size}")}
            )
            raise BadOption(f"option battlefield_size: the battlefield is {made}, not {size} (FB-1.13)", said)

    def begin(self, players: int, options: Options, rng: Rng) -> State:
        return set_up(Rules(options), rng)

    def begin_under(self, rules: str, players: int, options: Options, rng: Rng) -> State:
        return set_up(Rules(options, int(rules)), rng)

    def table(self, players: int, rng: Rng, settings: object) -> State:
        version: object = ASKS_ALL
        if isinstance(settings, dict) and VERSION in settings:
            version = settings[VERSION]
            settings = {name: value for name, value in settings.items() if name != VERSION}
        if version not in (ASKS_ALL, RULES) or not isinstance(version, int):
            raise BadSave(f"saved state: unknown rules {str(version)[:20]!r}")
        return State(players, rng, Rules(self.loaded_options(players, settings), version))

    def redeal(self, seen: State, seed: int) -> State:
        return redeal(seen, seed)

    def check_sound(self, st: State) -> None:
        check_sound(st)

    def daily(self, rng: Rng) -> Options:
        """Two small armies of different factions, which take their places by themselves."""
        scenario = rng.below(len(SCENARIOS))
        fields, factions = battlefield_ids(), list(FACTION_IDS)
        found: Options = {
            "points_limit": DAILY_POINTS,
            "scenario": SCENARIO_IDS[scenario],
            "battlefield": fields[rng.below(len(fields))],
            "placement": "auto",
        }
        for option in ("army_1", "army_2"):
            faction = factions.pop(rng.below(len(factions)))
            army = random_army(rng.word(), DAILY_POINTS, SCENARIOS[scenario].standards, faction)
            army.name = army.list_of().name
            found[option] = text_of(army)
        return found

    def option_sets(self) -> list[tuple[int, Options]]:
        return trial_sets()

    def special_sets(self) -> dict[str, list[tuple[int, Options]]]:
        return {"ruins": ruin_sets()}

    def step_check(self) -> Callable[[State], None]:
        return MoveCheck().look

    def example(self) -> str:
        return text("example-battlefield.json")


def set_up(rules: Rules, rng: Rng) -> State:
    """The table before the first roll."""
    st = fresh(rules, rng)
    st.push(Setup(0))
    return st


SPEC: Final = FirstBlood()
