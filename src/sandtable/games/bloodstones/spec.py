"""The rules side of Bloodstones: options, kinds of questions, frames, loading (chapters 18 and 19)."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Final

from sandtable.core.content.collection import compact
from sandtable.core.engine.actions import Actions
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import FROM, HOW, PAY, TO, WHAT, Kind
from sandtable.core.engine.observation import Observation
from sandtable.core.engine.options import BadOption, OptionDef, Options
from sandtable.core.engine.rng import Rng
from sandtable.core.game.notation import Notation
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.message import Arg, Message, kebab, message_arg, number_arg
from sandtable.games.bloodstones.actions import Build, MainActions, Pay
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.battle import WINDOWS, Battle, ChooseBattle
from sandtable.games.bloodstones.capture import Capture
from sandtable.games.bloodstones.construct import Construct
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.knowledge import check_sound, redeal
from sandtable.games.bloodstones.movement import Move
from sandtable.games.bloodstones.notation import BloodstonesNotation
from sandtable.games.bloodstones.observation import make_actions, make_observation
from sandtable.games.bloodstones.reentry import Reentry
from sandtable.games.bloodstones.setup import TOO_FEW_PLAYERS, Setup, StartingForce
from sandtable.games.bloodstones.state import Rules, State, empty_table, fixed_factions, map_choice
from sandtable.games.bloodstones.tables.factions import FACTION_IDS, FACTIONS
from sandtable.games.bloodstones.tables.figures import DEFAULT_MAP, MAP_IDS
from sandtable.games.bloodstones.tables.maps import load_map, map_name
from sandtable.games.bloodstones.tables.own_maps import MAX_MAP, OWN_MAP, OWN_MAPS, SCHEMA
from sandtable.games.bloodstones.turn import Rounds, Turn
from sandtable.games.bloodstones.undead import MoveUndead

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation

KINDS: Final[dict[str, Kind]] = {
    "choose_faction": Kind(("faction",)),
    "place_citadel": Kind(("area",)),
    "place_starting_unit": Kind(("tile", "area"), {-1: "done"}, roles=(FROM, TO)),
    "chaos_start_area": Kind(("area",)),
    "capture_tile": Kind(("tile",), {-1: "none"}, roles=(FROM,)),
    "capture_village": Kind(("area", "seat"), {-1: "done"}, roles=(TO, TO)),
    "undead_step": Kind(("area", "count", "area"), {-1: "done"}, roles=(FROM, WHAT, TO)),
    "main_action": Kind(("action",), roles=(HOW,)),
    "build_unit": Kind(("tile", "area"), roles=(FROM, TO)),
    "build_pay": Kind(("tile",), roles=(PAY,)),
    "move_from": Kind(("area",), {-1: "end-move"}, roles=(FROM,)),
    "move_to": Kind(("area",), roles=(TO,)),
    "move_units": Kind(("count",), roles=(WHAT,)),
    "move_pay": Kind(("tile",), roles=(PAY,)),
    "battle": Kind(("area", "seat"), roles=(FROM, TO)),
    "withdraw": Kind(("area",), {-1: "stay"}, roles=(TO,)),
    "substitute": Kind(("count", "tile"), {-1: "keep"}),
    "casualty": Kind(("unit",)),
    "retreat": Kind(("area",), roles=(TO,)),
    "raise_undead": Kind(("count",)),
    "construct_tile": Kind(("tile",), {-1: "none"}, roles=(FROM,)),
    "construct_village": Kind(("area",), {-1: "done"}, roles=(TO,)),
    "chaos_reentry": Kind(("tile", "area"), {-1: "none"}, roles=(FROM, TO)),
}
"""One row for each question of chapter 19."""

OPTIONS: Final[tuple[OptionDef, ...]] = (
    OptionDef("map", "default", ("default", *MAP_IDS), clause="BS-18.1"),
    OptionDef(OWN_MAP, "", clause="BS-18.1", most=MAX_MAP),
    OptionDef("cutiecorn", "off", ("off", "on"), clause="BS-18.2"),
    OptionDef("faction_limits", "on", ("on", "off"), clause="BS-18.3"),
    OptionDef("citadel_distance", "all_areas", ("all_areas", "land_only"), clause="BS-18.4"),
    OptionDef("contested_capture", "allowed", ("allowed", "forbidden"), clause="BS-18.5"),
    OptionDef("faction_assignment", "draft", ("draft", "random", "fixed"), clause="BS-18.6"),
    OptionDef("factions", "", clause="BS-18.6", named=FACTION_IDS),
    OptionDef("first_player", "draw", ("draw", "1", "2", "3", "4", "5", "6"), clause="BS-18.7"),
    OptionDef("max_rounds", 60, low=0, high=1000, clause="BS-18.8"),
)


FRAMES: Final[tuple[type[Frame[State]], ...]] = (
    Setup,
    StartingForce,
    Rounds,
    Turn,
    Capture,
    MoveUndead,
    MainActions,
    Build,
    Pay,
    Move,
    ChooseBattle,
    Battle,
    Aftermath,
    Construct,
    Reentry,
    Ending,
)

DAILY_ROUNDS: Final = 4


class Bloodstones(GameSpec[State]):
    name = "bloodstones"
    prefix = "BS"
    rules_version = "4"
    finished = True
    daily_choices = 100
    players = (2, 6)
    option_defs = OPTIONS
    kinds = KINDS
    windows = WINDOWS
    frames = FRAMES
    lone_clause = "BS-19.19"
    own_content = OWN_MAP
    own_schema = SCHEMA

    def make_notation(self) -> Notation[State]:
        return BloodstonesNotation(self.kinds)

    def make_observation(self) -> Observation:
        return make_observation()

    def make_actions(self) -> Actions:
        return make_actions(self.kinds)

    def make_presentation(self) -> Presentation[State]:
        from sandtable.games.bloodstones.presentation.presentation import BloodstonesPresentation

        return BloodstonesPresentation(self)

    def check_options(self, players: int, options: Options) -> Options:
        checked = super().check_options(players, options)
        if not checked[OWN_MAP]:
            del checked[OWN_MAP]  # keeps records of games on printed maps the same as before custom maps existed
        else:
            OWN_MAPS.from_option(OWN_MAP, str(options[OWN_MAP]), "BS-18.1")
        if not self.players[0] <= players <= self.players[1]:  # there is no solo game (BS-1.21)
            few, many = self.players
            raise BadOption(f"{self.name} is for {few} to {many} players, not {players} (BS-4.1)")
        chosen = load_map(map_choice(players, checked))
        low, high = chosen.players
        if not low <= players <= high:
            what = f"option map: {chosen.id} is for {low} to {high} players, not {players} (BS-2.14)"
            sizes = {"a": number_arg(low), "b": number_arg(high), "n": number_arg(players)}
            said = Message("refused-setup-map", {"m": map_name(chosen), **sizes})
            raise BadOption(what, said)
        if checked["first_player"] != "draw" and int(checked["first_player"]) > players:
            seat = int(checked["first_player"])
            said = Message("refused-setup-first-player", {"n": number_arg(seat)})
            raise BadOption(f"option first_player: there is no seat {seat} (BS-18.7)", said)
        check_factions(players, checked)
        return checked

    def begin(self, players: int, options: Options, rng: Rng) -> State:
        st = empty_table(Rules(players, options), rng)
        st.push(Setup())
        return st

    def table(self, players: int, rng: Rng, settings: object) -> State:
        return State(players, rng, Rules(players, self.loaded_options(players, settings)))

    def redeal(self, seen: State, seed: int) -> State:
        return redeal(seen, seed)

    def check_sound(self, st: State) -> None:
        check_sound(st)

    def example(self) -> str:
        """A published map under another name, as a starting point."""
        return example_map(DEFAULT_MAP[self.players[0]])

    def daily(self, rng: Rng) -> Options:
        """A few rounds between two factions on one of the maps for two."""
        maps = [name for name in MAP_IDS if load_map(name).players[0] <= self.players[0]]
        rest = [
            id for id, faction in zip(FACTION_IDS, FACTIONS, strict=True) if faction.players_needed <= self.players[0]
        ]
        factions = [rest.pop(rng.below(len(rest))) for _ in range(self.players[0])]
        return {
            "map": maps[rng.below(len(maps))],
            "faction_assignment": "fixed",
            "factions": ",".join(factions),
            "max_rounds": DAILY_ROUNDS,
        }

    def option_sets(self) -> list[tuple[int, Options]]:
        """Every map with every player count it takes, and every value of every option."""
        sets: list[tuple[int, Options]] = []
        for players in range(self.players[0], self.players[1] + 1):
            for name in MAP_IDS:
                low, high = load_map(name).players
                if low <= players <= high:
                    sets.append((players, {"map": name}))
                    sets.append((players, {"map": name, "cutiecorn": "on", "faction_assignment": "random"}))
            sets.append((players, {"faction_limits": "off", "faction_assignment": "random", "cutiecorn": "on"}))
            sets.append(
                (players, {"citadel_distance": "land_only", "contested_capture": "forbidden", "first_player": "1"})
            )
            sets.append((players, {"first_player": str(players), "max_rounds": 7}))
            if players == self.players[0]:
                sets.append((players, {OWN_MAP: compact(self.example())}))
            fixed = ",".join(FACTION_IDS[-players:])
            sets.append((players, {"faction_assignment": "fixed", "factions": fixed, "faction_limits": "off"}))
        return sets


@cache
def example_map(name: str) -> str:
    # the editor turns a map into a file; playing does not need it
    from sandtable.games.bloodstones.presentation.editor import MAP_EDITOR

    return json.dumps(MAP_EDITOR.template(name), indent=1)


def check_factions(players: int, options: Options) -> None:
    """Check the factions fixed by the table: one per seat, all different, within the limits (BS-1.1, BS-4.9, BS-4.10)."""
    names = [name.strip() for name in str(options["factions"]).split(",") if name.strip()]
    if options["faction_assignment"] != "fixed":
        if names:
            said = Message("refused-setup-factions-not-fixed")
            raise BadOption("option factions: given, but faction_assignment is not fixed (BS-18.6)", said)
        return
    for name in names:
        if name not in FACTION_IDS:
            said = Message("refused-setup-factions-unknown", {"x": Arg("text", (), name[:40])})
            raise BadOption(f"option factions: {name!r} is not one of {', '.join(FACTION_IDS)} (BS-1.1)", said)
    if len(names) != players or len(set(names)) != players:
        what = f"option factions: {players} different factions are needed, separated by commas (BS-1.1)"
        raise BadOption(what, Message("refused-setup-factions-number", {"n": number_arg(players)}))
    if options["faction_limits"] == "on":
        for faction in fixed_factions(options):
            needed = FACTIONS[faction].players_needed
            if needed > players:
                what = (
                    f"option factions: {FACTION_IDS[faction]} need {needed} players ({TOO_FEW_PLAYERS[needed].clause})"
                )
                about = {"f": message_arg(f"faction-{kebab(FACTION_IDS[faction])}"), "n": number_arg(needed)}
                raise BadOption(what, Message("refused-setup-faction-players", about))


SPEC: Final = Bloodstones()
