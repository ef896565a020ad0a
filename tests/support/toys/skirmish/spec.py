"""What the game tells the rest of Sandtable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.cards import card_of, dealt, draw_any, mixed, unseen
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.scene.scene import Scene, Told, Words
from sandtable.core.scene.static import Static
from sandtable.core.space.plane import discs_overlap
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.spec import ArgKinds, GameSpec, OptionDef, Options, Phrase, Wording
from tests.support.toys.skirmish import scene
from tests.support.toys.skirmish.measuring import is_off_the_rocks
from tests.support.toys.skirmish.refusals import REFUSALS
from tests.support.toys.skirmish.state import (
    BANNERS,
    FIELDS_OF_BATTLE,
    GONE,
    HEIGHT,
    INCH,
    KINDS,
    LIVES,
    MODELS,
    STARTS,
    WIDTH,
    Battle,
    kind_of,
    owner_of,
    radius_of,
)
from tests.support.toys.skirmish.turn import ACTIONS, NEXT, NO_MODEL, STAND, STAY, Turn

M: Final = ("m", "model")
T: Final = ("t", "model")
EVENTS: Final[dict[str, ArgKinds]] = {
    "march": (M, ("", "point"), ("p", "point")),
    "charge": (M, T, ("", "point"), ("p", "point")),
    "shoot": (M, T),
    "roll": (M, T, ("f", "pips")),
    "wounded": (T, ("n", "count")),
    "falls": (T,),
    "goal": (("s", "seat"), ("g", "banner")),
}


class Skirmish(GameSpec[Battle]):
    name = "skirmish"
    prefix = "SK"
    rules_version = "1"
    players = (2, 2)
    option_defs = (OptionDef("field", "rocky", tuple(FIELDS_OF_BATTLE)), OptionDef("rounds", 3, low=1, high=8))
    kinds = {  # noqa: RUF012
        "activate": Kind(("model",)),
        "action": Kind(("action",), dict(enumerate(ACTIONS))),
        "march": Kind(("point",), {STAY: "stay"}),
        "charge_at": Kind(("model",)),
        "shoot_at": Kind(("model",)),
        "again": Kind(("count",), {0: "keep", 1: "again"}),
    }
    frames = (Turn,)
    event_args = EVENTS
    prompt_args: Mapping[str, ArgKinds] = {
        "action": (M,),
        "march": (M,),
        "charge_at": (M,),
        "shoot_at": (M,),
        "again": (M, T),
    }
    phase_asks: Mapping[str, str] = {"phase-fight": "activate"}
    unit = INCH

    def begin(self, players: int, options: Options, rng: Rng) -> Battle:
        st = Battle(players, rng, str(options["field"]), int(options["rounds"]))
        st.at = [point(x, y) for side in STARTS for _, x, y in side]
        st.facing = [point(WIDTH // 2, HEIGHT // 2)] * MODELS
        st.lives = [LIVES[kind_of(model)] for model in range(MODELS)]
        st.spent = [0] * MODELS
        st.again = [1] * players
        st.spare = [card_of(goal) for goal in range(len(BANNERS))]
        st.goals = [[draw_any(st, st.spare)] for _ in range(players)]
        st.push(Turn(NEXT, NO_MODEL, STAND, NO_MODEL, ()))
        return st

    def table(self, players: int, rng: Rng, settings: object) -> Battle:
        if not (isinstance(settings, tuple) and len(settings) == 2 and settings[0] in FIELDS_OF_BATTLE):
            raise BadSave("saved state: no field of that name")
        return Battle(players, rng, settings[0], settings[1])

    def redeal(self, seen: Battle, seed: int) -> Battle:
        st = seen.clone()
        st.rng = rng = seeded(seed)
        rest = mixed(unseen(list(range(len(BANNERS))), [*st.goals, st.spare]), rng)
        st.goals = [dealt(goal, rest) for goal in st.goals]
        st.spare = sorted(dealt(st.spare, rest))
        st.run()
        return st

    def targets(self, st: Battle) -> list[Target]:
        models: list[Target] = [("model", model) for model in range(MODELS) if st.at[model] != GONE]
        return [*models, *[("rock", n) for n in range(len(st.rocks))], *[("banner", n) for n in range(len(BANNERS))]]

    def why_not_asked(self, st: Battle, seat: int, kind: str) -> list[str]:
        """Misses are rolled again once a game (SK-1.11)."""
        found = super().why_not_asked(st, seat, kind)
        return ["SK-1.11", *found] if found and kind == "again" and not st.again[seat] else found

    def refusal(
        self, st: Battle, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
    ) -> Words | None:
        explain = REFUSALS.get(clause)
        return None if explain is None else explain(self, st, seat, target)

    def part_name(self, st: Battle, part: str, value: int) -> str:
        if part == "model":
            return f"{KINDS[kind_of(value)]}{value}"
        return KINDS[value] if part == "kind" else f"{value + 1}"

    def read_as(self, st: Battle, part: str, value: int) -> tuple[str, int]:
        return ("kind", kind_of(value)) if part == "model" else (part, value)

    def tag(self, st: Battle, part: str, value: int) -> str:
        return str(value + 1) if part in ("model", "rock") else ""

    def pick_phrase(self, st: Battle, asked: Decision, option: Pick) -> Phrase | None:
        if asked.kind == "march":
            return ("pick-march-to", (("p", "point", option),))
        return None

    def board_text(
        self, seen: Battle, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        return scene.board_text(seen, marks)

    def static_scene(self, options: Options, players: int) -> Static:
        return scene.static_scene(str(options["field"]), players)

    def scene(self, seen: Battle, seat: int) -> Scene:
        return scene.scene(self, seen, seat)

    def told(self, before: Battle, events: list[Event], seat: int) -> Told:
        return scene.told(self, before, events, seat)

    def check_sound(self, st: Battle) -> None:
        for model in range(MODELS):
            assert (st.at[model] == GONE) == (st.lives[model] == 0), f"model {model} has {st.lives[model]} lives"
            if st.at[model] == GONE:
                continue
            x, y, radius = x_of(st.at[model]), y_of(st.at[model]), radius_of(model)
            assert radius <= x <= WIDTH - radius, f"model {model} sticks out of the table"
            assert radius <= y <= HEIGHT - radius, f"model {model} sticks out of the table"
            assert is_off_the_rocks(st, model), f"model {model} stands on a rock"
            for other in range(model):
                there = st.at[other]
                assert there == GONE or not discs_overlap(x, y, radius, x_of(there), y_of(there), radius_of(other)), (
                    f"models {model} and {other} overlap"
                )
        assert sum(len(st.standing(seat)) for seat in range(2)) == sum(1 for at in st.at if at != GONE)
        assert all(owner_of(model) in (0, 1) for model in range(MODELS))

    def option_sets(self) -> list[tuple[int, Options]]:
        return [(2, {}), (2, {"field": "open", "rounds": 8}), (2, {"rounds": 1})]


SPEC = Skirmish()
