"""Duel: challenge, answer, moving the Characters together, Attacks (chapter 18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import PlacedBases
from sandtable.core.space.places import comb_places, contact_places
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.army_building.forces import OF_ITEM, OF_MASTERY, OF_RETINUE
from sandtable.games.first_blood.combat.attack import Attack, morale_test
from sandtable.games.first_blood.combat.attack_traits import Group, attacks_of, clash_groups
from sandtable.games.first_blood.effect_ops import Giving
from sandtable.games.first_blood.in_force import BY_DUEL, UNTIL_ACTION, Situation, effects, is_borne
from sandtable.games.first_blood.measuring import (
    COMMAND_RANGE,
    foes_touched,
    in_command_range,
    in_contact,
    is_character_regiment,
    model_to_regiment,
    models_within,
    radius_of,
    touches,
)
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, MoveLimits, Obstacles, storey_at
from sandtable.games.first_blood.movement.formation.set_down import set_down
from sandtable.games.first_blood.qualities import rule_x
from sandtable.games.first_blood.refusals import actor, apart, gap, nobody, own_regiment, refusal, regiment_refusal
from sandtable.games.first_blood.state import BROKEN, CLASHED, DUELLED, FIELD, INSPIRED, NOBODY, NOWHERE, SLAIN, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import INFANTRY, QUICKSILVER_STRIKE
from sandtable.games.first_blood.uses import usable, use_up
from sandtable.games.first_blood.wounds import break_regiment, wounds_of

CHALLENGE: Final = 5 * INCH
"""The range of a challenge (FB-18.1)."""
REFUSE: Final = 0
ACCEPT: Final = 1
REFUSE_CALMLY: Final = 2
ANSWER_IDS: Final[tuple[str, ...]] = ids_from(__name__, "REFUSE")
"""The answers to a challenge (FB-18.4, FB-17.31)."""


# -- the challenge -------------------------------------------------------------------------------------------------------


def challenge_gap(st: State, seat: int, foe: int) -> Facts:
    return gap(apart(st, [st.plan(actor(st, seat, foe)).first], [st.plan(foe).first]), CHALLENGE)


OWN: Final = own_regiment("FB-18.1")
NO_CHARACTER: Final = regiment_refusal("FB-18.1", "plain")
CHARACTER_LOST: Final = regiment_refusal("FB-17.13")
TOO_FAR: Final = regiment_refusal("FB-18.1", more=challenge_gap)
BEHIND_WALLS: Final = regiment_refusal("FB-18.15")
NOT_A_CHARACTER: Final = refusal("FB-18.1", "action")
NOT_IN_CONTACT: Final = refusal("FB-18.1", "free")
BROKEN_CHARACTER: Final = refusal("FB-18.2")
HAS_CLASHED: Final = refusal("FB-18.3", "clash")
NO_ENEMY: Final = nobody("FB-18.1")
NONE_NEAR: Final = refusal("FB-18.1", "none")
NONE_TO_CHALLENGE: Final = refusal("FB-18.1", "alone")


def why_not_challenge(st: State, regiment: int, foe: int) -> Refusal | None:
    """Why a Character cannot challenge another: there is none, it is not within 5", or behind walls (FB-18.1, FB-18.15)."""
    if st.owner(foe) == st.owner(regiment):
        return OWN
    if st.status[foe] != FIELD or not is_character_regiment(st, foe):
        return CHARACTER_LOST if st.plan(foe).is_character else NO_CHARACTER
    mine, other = st.plan(regiment).first, st.plan(foe).first
    if st.inside[regiment] != NOWHERE or st.inside[foe] != NOWHERE:
        near = touches(st, mine, foe) or touches(st, other, regiment)
        return None if near else BEHIND_WALLS
    return None if models_within(st, mine, other, CHALLENGE) else TOO_FAR


def challenge_targets(st: State, regiment: int) -> list[int]:
    """The Regiments whose Characters may be challenged (FB-18.1)."""
    foes = st.on_table(1 - st.owner(regiment))
    return [foe for foe in foes if why_not_challenge(st, regiment, foe) is None]


def why_not_duel(st: State, regiment: int) -> Refusal | None:
    """Why a Duel Action is not possible: no Character in contact, Broken, no one to challenge (FB-18.1, FB-18.2)."""
    if not is_character_regiment(st, regiment):
        return NOT_A_CHARACTER
    if not foes_touched(st, st.plan(regiment).first):
        return NOT_IN_CONTACT if st.on_table(1 - st.owner(regiment)) else NO_ENEMY
    if st.has_mark(regiment, BROKEN):
        return BROKEN_CHARACTER
    if st.has_mark(regiment, CLASHED):
        return HAS_CLASHED
    if challenge_targets(st, regiment):
        return None
    foes = [foe for foe in st.on_table(1 - st.owner(regiment)) if is_character_regiment(st, foe)]
    first = st.plan(regiment).first
    near = any(models_within(st, first, st.plan(foe).first, CHALLENGE) for foe in foes)
    return NONE_TO_CHALLENGE if near else NONE_NEAR


# -- facing each other ---------------------------------------------------------------------------------------------------


def places_beside(st: State, model: int, other: int) -> list[LatticePoint]:
    """Where a Character may be placed in contact with another, at any distance and without a path (FB-18.7, FB-18.16).

    It may touch other enemies there (FB-18.8).
    """
    regiment = st.rules.forces.regiment_of[model]
    x, y = x_of(st.place[model]), y_of(st.place[model])
    at_x, at_y = x_of(st.place[other]), y_of(st.place[other])
    floor, fence = storey_at(st, at_x, at_y, st.floor[other])
    if floor and st.plan(regiment).type != INFANTRY:
        return []
    ground = Obstacles(st, regiment, MoveLimits()).ends(floor, fence)
    company = company_of(st, regiment, [model])
    spots = contact_places(x, y, radius_of(st, model), at_x, at_y, radius_of(st, other))
    return [(x, y) for x, y in spots if company.has_room(x, y, floor) and ground.is_clear(x, y)]


def company_of(st: State, regiment: int, without: list[int]) -> PlacedBases:
    """The Models of a Regiment that keep their places."""
    company = PlacedBases(st.plan(regiment).radius, COMMAND_RANGE)
    for model in st.models(regiment):
        if model not in without:
            company.add(x_of(st.place[model]), y_of(st.place[model]), st.floor[model], False)
    return company


def follow(st: State, regiment: int) -> None:
    """Put Retinue Models out of Command Range on the nearest honeycomb place around their Character (FB-18.7)."""
    first = st.plan(regiment).first
    lead_x, lead_y = x_of(st.place[first]), y_of(st.place[first])
    storey = storey_at(st, lead_x, lead_y, st.floor[first])
    obstacles = Obstacles(st, regiment, MoveLimits())
    for model in st.models(regiment):
        if model == first or in_command_range(st, model):
            continue
        x, y = x_of(st.place[model]), y_of(st.place[model])
        company = company_of(st, regiment, [model])
        spots = comb_places(lead_x, lead_y, 2 * radius_of(st, model), COMMAND_RANGE, x, y)
        tries = [(spot, floor) for spot in spots for floor in dict.fromkeys([storey, GROUND])]
        for (at_x, at_y), (floor, fence) in tries:
            if company.has_room(at_x, at_y, floor) and obstacles.ends(floor, fence).is_clear(at_x, at_y):
                set_down(st, model, at_x, at_y, floor)
                break


# -- the Duel ------------------------------------------------------------------------------------------------------------


@frame
class Duel(Sequence[State]):
    """A Duel in progress: `regiment` has challenged `foe` (FB-27.12).

    `first` attacks first. `later` holds the dice of the other if both attack at the same time. `health` is the number of
    Wounds the target Character had left before the Attacks, `dealt` the Wounds they caused. `exposed` counts the players
    asked for a weakness.
    """

    at: int
    regiment: int
    foe: int = NOBODY
    first: int = NOBODY
    later: list[Group] = []
    health: int = 0
    dealt: int = 0
    exposed: int = 0
    struck: int = NOBODY

    def steps(self) -> tuple[Callable[[Duel, State], Decision | None], ...]:
        return STEPS

    # -- declaring -----------------------------------------------------------------------------------------------------

    def challenge(self, st: State) -> Decision | None:
        """Name one enemy Character within 5" (FB-18.1)."""
        options: list[Pick] = list(challenge_targets(st, self.regiment))
        return Decision("duel", st.owner(self.regiment), options, "FB-18.1", (self.regiment,))

    def choose_style(self, st: State) -> Decision | None:
        """Three Combat Retinue Models: choose Flurry, or re-rolls of failed Injury dice (FB-17.18)."""
        for number in st.rules.forces.by_op.get("choose", []):
            bound = st.rules.forces.bounds[number]
            if bound.regiment == self.regiment and is_borne(st, bound):
                options: list[Pick] = list(st.rules.forces.parts(number))
                return Decision("choose", st.owner(self.regiment), options, "FB-17.18", (self.regiment, number))
        return None

    def answer(self, st: State) -> Decision | None:
        """The owner of the challenged Character accepts or refuses (FB-18.4, FB-17.31)."""
        options: list[Pick] = [ACCEPT, REFUSE]
        if usable(st, "free_refusal", self.foe):
            options.append(REFUSE_CALMLY)
        return Decision("accept", st.owner(self.foe), options, "FB-18.4", (self.foe, self.regiment))

    def refuse(self, st: State, calmly: bool) -> None:
        """The refusing Regiment becomes Broken, unless it cannot be or stays calm (FB-18.5)."""
        self.at = len(STEPS) - 1
        if calmly:
            use_up(st, usable(st, "free_refusal", self.foe)[0])
        elif not effects(st, "unbreakable", self.foe):
            break_regiment(st, self.foe)
        if st.logging:
            st.emit("refused", (st.owner(self.foe), self.foe), "FB-18.5")

    # -- facing each other ---------------------------------------------------------------------------------------------

    def mover(self, st: State) -> tuple[int, list[LatticePoint]]:
        """Which Character is moved, and where: the challenged one, else the active one; NOBODY if not needed or not possible.

        If neither has room, neither moves (FB-12.17).
        """
        mine, other = st.plan(self.regiment).first, st.plan(self.foe).first
        inside = st.inside[self.regiment] != NOWHERE or st.inside[self.foe] != NOWHERE
        if inside or in_contact(st, mine, other):
            return NOBODY, []
        for model, beside in ((other, mine), (mine, other)):
            spots = places_beside(st, model, beside)
            if spots:
                return model, spots
        return NOBODY, []

    def face(self, st: State) -> Decision | None:
        """Place the moving Character in contact; its owner chooses the place (FB-18.6, FB-18.7)."""
        model, spots = self.mover(st)
        if model == NOBODY:
            return None
        owner = st.owner(st.rules.forces.regiment_of[model])
        options: list[Pick] = [point(x, y) for x, y in (spots[:1] if st.rules.auto else spots)]
        return Decision("duel_place", owner, options, "FB-18.7", (model,))

    def set_face(self, st: State, spot: int) -> None:
        model, _ = self.mover(st)
        regiment = st.rules.forces.regiment_of[model]
        other = st.plan(self.regiment if regiment == self.foe else self.foe).first
        set_down(st, model, x_of(spot), y_of(spot), st.floor[other])
        if st.logging:
            st.emit("faces", (st.owner(regiment), regiment, model, spot), "FB-18.6")
        follow(st, regiment)

    # -- weaknesses ----------------------------------------------------------------------------------------------------

    def expose(self, st: State) -> Decision | None:
        """Expose Weakness: one item, Retinue row or mastery of the opponent has no effect in this Duel (FB-17.34)."""
        for at, (mine, other) in enumerate(((self.regiment, self.foe), (self.foe, self.regiment))):
            rights = exposing(st, mine) if at >= self.exposed else []
            weak: list[Pick] = list(weaknesses(st, other)) if rights else []
            if weak:
                return Decision("expose", st.owner(mine), weak, "FB-17.34", (mine, other))
        return None

    # -- blows ---------------------------------------------------------------------------------------------------------

    def begin(self, st: State) -> None:
        """Who attacks first: the active Character, or the one with Quicksilver Strike; both have it: together (FB-18.12)."""
        mine, theirs = is_swift(st, self.regiment, self.foe), is_swift(st, self.foe, self.regiment)
        self.first = self.foe if theirs and not mine else self.regiment
        if mine and theirs:
            self.later = blows(st, self.foe, self.regiment) or [(0, 0, 0)]
        if st.logging:
            st.emit("duel", (self.regiment, self.foe), "FB-18.9")

    def strike(self, st: State) -> None:
        """Resolve all Attacks of the first Character (FB-18.9, FB-18.10)."""
        self.blow(st, self.first, self.other(), blows(st, self.first, self.other()))

    def strike_back(self, st: State) -> None:
        """If the other Character survives, or attacks at the same time, resolve all its Attacks (FB-18.9, FB-18.12)."""
        self.dealt = 0
        self.struck = NOBODY
        if self.later:
            self.blow(st, self.other(), self.first, self.later)
        elif all(is_character_regiment(st, one) for one in (self.regiment, self.foe)):
            self.blow(st, self.other(), self.first, blows(st, self.other(), self.first))

    def other(self) -> int:
        return self.foe if self.first == self.regiment else self.regiment

    def blow(self, st: State, striker: int, struck: int, groups: list[Group]) -> None:
        victim = st.plan(struck).first
        self.struck = struck
        self.health = health_of(st, struck)
        if groups and st.is_alive(victim):
            st.push(Attack(0, striker, struck, BY_DUEL, groups, [], only=victim))

    def count(self, st: State) -> None:
        """Count the Wounds caused; slaying the other may give a benefit (content of when = duel_kill)."""
        if self.struck == NOBODY:
            return
        self.dealt = self.health - health_of(st, self.struck)
        striker = self.foe if self.struck == self.regiment else self.regiment
        if is_character_regiment(st, self.struck) or not self.dealt:
            return
        for number, bound in enumerate(st.rules.forces.bounds):
            if bound.effect.when == "duel_kill" and bound.regiment == striker and is_borne(st, bound):
                st.push(Giving(striker, striker, [number]))

    def overkill(self, st: State) -> Decision | None:
        """Overkill: an enemy Regiment near the Character that dealt Wounds tests Morale (FB-17.35)."""
        striker = self.foe if self.struck == self.regiment else self.regiment
        if not self.dealt or not is_character_regiment(st, striker):
            return None
        first = st.plan(striker).first
        for bound in st.rules.forces.bounds:
            if bound.effect.when == "duel_wound" and bound.regiment == striker and is_borne(st, bound):
                foes = st.on_table(1 - st.owner(striker))
                near: list[Pick] = [foe for foe in foes if model_to_regiment(st, first, foe, bound.effect.range)]
                return (
                    Decision("overkill", st.owner(striker), near, "FB-17.35", (striker, self.dealt)) if near else None
                )
        return None

    def finish(self, st: State) -> None:
        """Use up the Inspire bonus (FB-18.13)."""
        st.drop_mark(self.regiment, INSPIRED)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.at += 1
        if asked.kind == "duel":
            self.foe = pick
            st.set_mark(self.regiment, DUELLED)
        elif asked.kind == "choose":
            st.lasting.append((pick, self.regiment, UNTIL_ACTION, self.regiment))
        elif asked.kind == "accept":
            if pick != ACCEPT:
                self.refuse(st, pick == REFUSE_CALMLY)
        elif asked.kind == "duel_place":
            self.set_face(st, pick)
        elif asked.kind == "expose":
            mine, other = asked.context
            st.lasting.append((exposing(st, mine)[0], other, UNTIL_ACTION, pick))
            self.exposed = 1 if mine == self.regiment else 2
            self.at -= 1
        else:
            st.push(morale_test(pick, self.dealt))


def exposing(st: State, regiment: int) -> list[int]:
    """The masteries of a Character that expose a weakness (FB-17.34)."""
    bounds = st.rules.forces.bounds
    found = [number for number, bound in enumerate(bounds) if bound.effect.op == "suppress_choice"]
    return [number for number in found if bounds[number].regiment == regiment and is_borne(st, bounds[number])]


def weaknesses(st: State, regiment: int) -> list[int]:
    """Items, masteries and Retinue rows of a Character that can be named, one number each."""
    found: dict[tuple[int, str], int] = {}
    for number, bound in enumerate(st.rules.forces.bounds):
        named = bound.source in (OF_ITEM, OF_MASTERY, OF_RETINUE) and bound.regiment == regiment
        if named and bound.part_of < 0 and is_borne(st, bound):
            found.setdefault((bound.source, bound.ability), number)
    return list(found.values())


def is_swift(st: State, regiment: int, foe: int) -> bool:
    """Does the Character have Quicksilver Strike (FB-24.34)?"""
    return rule_x(st, regiment, st.plan(regiment).first, QUICKSILVER_STRIKE, Situation(BY_DUEL, foe)) > 0


def blows(st: State, regiment: int, foe: int) -> list[Group]:
    """The dice of a Character against another, as in a Clash; Retinue Models do not take part (FB-18.9, FB-18.10)."""
    sit = Situation(BY_DUEL, foe)
    first = st.plan(regiment).first
    return clash_groups(st, regiment, [(first, attacks_of(st, regiment, first, sit))], sit)


def health_of(st: State, regiment: int) -> int:
    """The Wounds that a Character has left."""
    first = st.plan(regiment).first
    return 0 if st.place[first] == SLAIN else wounds_of(st, first) - st.wounds[regiment]


STEPS: Final[tuple[Callable[[Duel, State], Decision | None], ...]] = (
    Duel.challenge,
    Duel.choose_style,
    Duel.answer,
    Duel.face,
    Duel.expose,
    Duel.begin,
    Duel.strike,
    Duel.count,
    Duel.overkill,
    Duel.strike_back,
    Duel.count,
    Duel.overkill,
    Duel.finish,
)
