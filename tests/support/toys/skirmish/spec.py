"""The rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.engine.cards import card_of, deal_unknown, draw_any, shuffled, unseen_faces
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.options import OptionDef, Options
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.game.notation import Notation
from sandtable.core.game.spec import GameSpec
from sandtable.core.space.plane import discs_overlap
from sandtable.core.space.points import point, x_of, y_of
from tests.support.toys.skirmish.measuring import is_off_the_rocks
from tests.support.toys.skirmish.state import (
    BANNERS,
    FIELDS_OF_BATTLE,
    GONE,
    HEIGHT,
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

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation


class SkirmishNotation(Notation[Battle]):
    def part_name(self, st: Battle, part: str, value: int) -> str:
        if part == "model":
            return f"{KINDS[kind_of(value)]}{value}"
        return KINDS[value] if part == "kind" else f"{value + 1}"


class Skirmish(GameSpec[Battle]):
    name = "skirmish"
    prefix = "SK"
    rules_version = "1"
    players = (2, 2)
    option_defs = (OptionDef("field", "rocky", tuple(FIELDS_OF_BATTLE)), OptionDef("rounds", 3, low=1, high=8))
    kinds = {
        "activate": Kind(("model",)),
        "action": Kind(("action",), dict(enumerate(ACTIONS))),
        "march": Kind(("point",), {STAY: "stay"}),
        "charge_at": Kind(("model",)),
        "shoot_at": Kind(("model",)),
        "again": Kind(("count",), {0: "keep", 1: "again"}),
    }
    frames = (Turn,)

    def make_notation(self) -> Notation[Battle]:
        return SkirmishNotation(self.kinds)

    def make_presentation(self) -> Presentation[Battle]:
        from tests.support.toys.skirmish.presentation import SkirmishPresentation

        return SkirmishPresentation(self)

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
        rest = shuffled(unseen_faces(list(range(len(BANNERS))), [*st.goals, st.spare]), rng)
        st.goals = [deal_unknown(goal, rest) for goal in st.goals]
        st.spare = sorted(deal_unknown(st.spare, rest))
        st.run()
        return st

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
