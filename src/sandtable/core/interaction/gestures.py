"""Answers a chain of short questions with one drag gesture: something is picked up and put down somewhere.

`Kind.roles` says which questions make up a chain and what each part of an answer is to a gesture. `FROM` is what was picked up,
`TO` where it was put down, `STEP` one of several steps of a route, `WHAT` how many of the pieces, `PAY` the payment, `HOW` the
way to do it, `VIA` what it passes. A gesture is followed from question to question in a redealt state that fits what the seat
knows (`GameSpec.redeal`), so it reveals nothing. It ends when it has nothing more to say; the remaining questions are asked as
usual. It never crosses a step that reveals something and never leaves the procedure in which it began. If there are several
ways, the player chooses. A gesture that leads nowhere is refused at the question that comes nearest.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Generic, TypeVar

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.kinds import FROM, HOW, PAY, STEP, TO, VIA, WHAT
from sandtable.core.engine.state import State
from sandtable.core.frozen import dataclass
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import NoTarget, Reply, ask_about, check_target, own_question
from sandtable.core.interaction.wording import label
from sandtable.core.scene.plane import Plan, PlanFloor
from sandtable.core.scene.scene import Message, Option, Question, Scene, target_id
from sandtable.core.space.points import POINT

S = TypeVar("S", bound=State)

MAX_STEPS: Final = 40
"""The most questions a gesture answers."""
MAX_WALK: Final = 6
"""The most steps a gesture walks."""
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Gesture:
    """What was picked up, which types of its pieces (empty: all that can go), and where it was put (empty: on the table).

    `ways` holds the texts with which the player chose among several ways. With `pays`, the game chooses the payment. With
    `by_hand`, the player places each piece afterwards (`Kind.by_hand`).
    """

    source: tuple[Target, ...]
    goal: tuple[Target, ...] = ()
    types: tuple[int, ...] = ()
    ways: tuple[str, ...] = ()
    pays: bool = True
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class GesturePath:
    """One way to carry out a gesture: the texts to pick, and the words of those picks that tell it from other ways.

    `rest` are the picks to make after other seats were asked whether to react and have passed: the kind of question and the
    text of each. `adjusts` says that the player could place the pieces by hand.
    """

    picks: tuple[str, ...]
    hows: tuple[str, ...]
    labels: tuple[Message, ...]
    rest: tuple[tuple[str, str], ...] = ()
    adjusts: bool = False


@dataclass(frozen=True, slots=True)
class Lifted:
    """What can be done with something picked up: the question where to put it, and whether it may be put on the table."""

    question: Question | None
    anywhere: bool


@dataclass(frozen=True, slots=True)
class GestureStep(Generic[S]):
    """One position along a gesture."""

    st: S
    taken: bool
    put: bool = False
    picks: tuple[str, ...] = ()
    hows: tuple[str, ...] = ()
    labels: tuple[Message, ...] = ()
    waits: bool = False
    """Were other seats asked on the way?"""
    rest: tuple[tuple[str, str], ...] = ()
    kinds: tuple[str, ...] = ()
    """The questions answered so far, except counts and payments. None of them is answered twice."""
    ways: tuple[str, ...] = ()
    """The targets that the answers so far name as a way, such as a floor."""
    adjusts: bool = False
    """Could the player have chosen to place the pieces by hand?"""


class GestureSearch(Generic[S]):
    """Finds out where something picked up can go. `ways` holds what was found, `goals` the places to put it."""

    def __init__(self, spec: GameSpec[S], seen: S, seat: int, gesture: Gesture) -> None:
        self.spec = spec
        self.seat = seat
        self.gesture = gesture
        self.source = set(gesture.source)
        self.goal = {*gesture.goal, *[there for at in gesture.goal for there in spec.presentation.things_at(seen, at)]}
        self.ways: list[GesturePath] = []
        self.goals: list[tuple[GestureStep[S], Decision]] = []
        self.stops: set[str] = set()
        """The texts of the steps after which a walk can end."""
        self.nearest: GestureStep[S] | None = None
        world = spec.redeal(seen, SEED)
        world.logging = False
        self.depth = len(world.stack)
        self.frame = type(world.stack[-1]).__name__ if world.stack else ""
        asked = own_question(world, seat)
        scene = spec.presentation.scene(seen, seat)
        asking = question_in(scene, seat)
        about = set() if asking is None else {target_id(target) for target in gesture.source} & set(asking.focus)
        self.is_about = bool(about)
        """Is the open question about what was picked up? Then it is already picked up."""
        if asked is not None:
            goal = {target_id(target) for target in gesture.goal}
            there = any(about & set(stack.targets) and goal & set(stack.targets) for stack in scene.stacks)
            self.follow(GestureStep(world, self.is_about, there and spec.kinds[asked.kind].roles == (STEP,)))

    # -- following -----------------------------------------------------------------------------------------------------

    def follow(self, at: GestureStep[S]) -> None:
        """Continue from a position as far as the gesture has something to say."""
        at = self.past_windows(at)
        asked = own_question(at.st, self.seat)
        roles = () if asked is None else self.spec.kinds[asked.kind].roles
        if asked is None or not roles or not self.goes_on(at, asked):
            return self.end(at)
        if at.put or (at.taken and not self.goal and set(roles) <= {WHAT, PAY}):
            return self.settle(at, asked, roles)
        if roles == (STEP,):
            return self.walk(at, asked) if at.taken else self.end(at)
        if roles == (VIA,):
            return self.pass_through(at, asked)
        return self.go_to(at, asked, roles)

    def go_to(self, at: GestureStep[S], asked: Decision, roles: tuple[str, ...]) -> None:
        """Answer a question that may be for a place: by hand if the gesture says so, or past it, or as the gesture fits."""
        by_hand = self.spec.kinds[asked.kind].by_hand
        if at.taken and by_hand is not None and by_hand in asked.options:
            at = replace(at, adjusts=True)
            if self.gesture.by_hand:
                return self.take(at, asked, by_hand, False, False, False)
        if TO in roles and (at.taken or FROM in roles):
            self.goals.append((at, asked))
            if not self.goal and at.taken:
                return self.pass_by(at, asked)
        return self.take_fitting(at, asked, roles)

    def pass_through(self, at: GestureStep[S], asked: Decision) -> None:
        """Take the first answer that leads to the goal. Without a goal, follow all of them."""
        found = len(self.ways)
        for pick in asked.options:
            self.take(at, asked, pick, False, False, False)
            if self.goal and len(self.ways) > found:
                return

    def pass_by(self, at: GestureStep[S], asked: Decision) -> None:
        """Give the fixed answer with which a question for a place leads on to the next one, if there is one."""
        passed = self.spec.kinds[asked.kind].passed
        if at.taken and passed is not None and passed in asked.options:
            return self.take(at, asked, passed, False, False, False)
        return self.end(at)

    def take_fitting(self, at: GestureStep[S], asked: Decision, roles: tuple[str, ...]) -> None:
        """Try each answer the gesture can mean, and continue from there."""
        picks = self.fitting_answers(asked, roles, at.taken)
        if not picks:
            return self.pass_by(at, asked)
        for pick in picks:
            self.take(at, asked, pick, FROM in roles, TO in roles, HOW in roles or len(picks) > 1)
        return None

    def goes_on(self, at: GestureStep[S], asked: Decision) -> bool:
        """Is this question part of the same procedure and not answered before? A pass that reveals something ends it."""
        stack = at.st.stack
        if at.waits and at.st.revealing:
            return False
        if len(at.picks) >= MAX_STEPS or asked.kind in at.kinds or len(stack) < self.depth:
            return False
        return type(stack[self.depth - 1]).__name__ == self.frame

    def take(self, at: GestureStep[S], asked: Decision, pick: Pick, taken: bool, put: bool, tells: bool) -> None:
        """Answer the question at a position and continue."""
        text = self.spec.notation.option_text(at.st, asked, pick)
        hows, labels = at.hows, at.labels
        if tells:
            wanted = self.gesture.ways
            if len(hows) < len(wanted) and wanted[len(hows)] != text:
                return
            hows, labels = (*hows, text), (*labels, label(self.spec, at.st, asked, pick))
        then = self.after(replace(at, hows=hows, labels=labels), asked, pick)
        then = replace(then, taken=at.taken or taken, put=at.put or put)
        if self.spec.kinds[asked.kind].roles == (HOW,):
            named = [target_id(target) for target in self.spec.notation.targets_of(asked, pick)]
            then = replace(then, ways=(*at.ways, *named))
        if then.st.revealing:
            self.end(then)
        else:
            self.follow(then)

    def after(self, at: GestureStep[S], asked: Decision, pick: Pick) -> GestureStep[S]:
        """The position after an answer. Picks that come after another seat is asked belong to the rest of the way."""
        st = at.st.clone()
        st.logging = False
        st.apply(pick, self.seat)
        text = self.spec.notation.option_text(at.st, asked, pick)
        picks = at.picks if at.waits else (*at.picks, text)
        rest = (*at.rest, (asked.kind, text)) if at.waits else at.rest
        kind = self.spec.kinds[asked.kind]
        repeats = at.put or kind.roles == (STEP,) or pick == kind.by_hand
        return replace(at, st=st, picks=picks, rest=rest, kinds=at.kinds if repeats else (*at.kinds, asked.kind))

    def walk(self, at: GestureStep[S], asked: Decision) -> None:
        """Walk to the goal in the fewest steps. Without a goal, walk everywhere."""
        known: set[str] = set()
        reached = [(at, asked)]
        for _ in range(MAX_WALK):
            farther: list[tuple[GestureStep[S], Decision]] = []
            for here, question in reached:
                self.goals.append((here, question))
                for pick in question.options:
                    text = self.spec.notation.option_text(here.st, question, pick)
                    if text in known or pick in self.spec.kinds[question.kind].words:
                        continue
                    known.add(text)
                    then = self.after(here, question, pick)
                    further = self.past_windows(then)
                    again = own_question(further.st, self.seat)
                    walks = again is not None and again.kind == asked.kind and self.goes_on(further, again)
                    if again is None or not walks or self.can_stop(again):
                        self.stops.add(text)
                        if self.goal.intersection(self.spec.notation.targets_of(question, pick)):
                            return self.follow(replace(further if walks else then, put=True))
                    if again is not None and walks and not then.st.revealing and not further.st.revealing:
                        farther.append((further, again))
            reached = farther
        return self.end(at)

    def can_stop(self, asked: Decision) -> bool:
        """Can a walk end before this step?"""
        return any(word in asked.options for word in self.spec.kinds[asked.kind].words)

    def past_windows(self, at: GestureStep[S]) -> GestureStep[S]:
        """Let other seats pass their reaction windows. The rest of the gesture waits for their real answers."""
        st = at.st
        while own_question(st, self.seat) is None and not at.put and not (at.waits and st.revealing):
            asked = next((each for each in st.open_questions() if each.reaction is not None), None)
            if asked is None or asked.reaction is None:
                break
            st = st.clone()
            st.apply(asked.reaction.passing, asked.seat)
            at = replace(at, st=st, waits=True)
        return at

    def settle(self, at: GestureStep[S], asked: Decision, roles: tuple[str, ...]) -> None:
        """Answer the remaining counts and payments, which follow from what the gesture said."""
        pick: Pick | None = None
        if (at.waits and roles != (STEP,)) or not set(roles) <= {WHAT, PAY, STEP}:
            return self.end(at)
        if roles == (STEP,):  # it has arrived
            pick = next((each for each in self.spec.kinds[asked.kind].words if each in asked.options), None)
        if roles == (PAY,):
            pick = asked.options[0] if len(asked.options) == 1 else None
            if self.gesture.pays and pick is None:
                pick = self.spec.presentation.default_payment(at.st, asked)
        elif roles == (WHAT,):
            pick = self.count(at.st, asked)
        if pick is not None and pick not in asked.options:  # these pieces cannot go there
            self.nearest = at
            return None
        if pick is None:
            return self.end(at)
        return self.take(at, asked, pick, False, False, False)

    def count(self, st: S, asked: Decision) -> Pick | None:
        """How many of a type go: as many as were picked up, or for a whole force as many as can."""
        numbers = [pick for pick in asked.options if isinstance(pick, int)]
        counted = self.spec.presentation.counted_type(st, asked)
        if not self.gesture.types or counted is None:
            return max(numbers) if numbers else None
        return self.gesture.types.count(counted)

    def end(self, at: GestureStep[S]) -> None:
        """End this way. It counts if the gesture has said everything; otherwise it may be the nearest miss."""
        if at.picks and at.taken and (at.put or not (self.goal or self.is_about)):
            self.ways.append(GesturePath(at.picks, at.hows, at.labels, at.rest, at.adjusts))
        best = self.nearest
        if best is None or (at.taken, len(at.picks)) > (best.taken, len(best.picks)):
            self.nearest = at

    # -- what fits -----------------------------------------------------------------------------------------------------

    def fitting_answers(self, asked: Decision, roles: tuple[str, ...], taken: bool) -> list[Pick]:
        """The answers that the gesture can mean."""
        if asked.region is not None:
            if roles != (TO,) or not taken:
                return []
            return [value for part, value in self.gesture.goal if part == POINT and asked.region.contains(value)]
        if FROM in roles and taken:
            return []
        found = [pick for pick in asked.options if self.fits(asked, roles, pick)]
        return self.as_many(found, roles.index(WHAT)) if WHAT in roles and len(found) > 1 else found

    def as_many(self, picks: list[Pick], at: int) -> list[Pick]:
        """Among answers that include a count, those with the count picked up, or with the largest."""
        several = [pick for pick in picks if not isinstance(pick, int)]
        wanted = len(self.gesture.types) or max([pick[at] for pick in several], default=0)
        return [pick for pick in several if pick[at] == wanted]

    def fits(self, asked: Decision, roles: tuple[str, ...], pick: Pick, lifting: bool = False) -> bool:
        """Can the gesture mean this answer? It must match what was picked up and, unless only lifted, where it was put."""
        kind = self.spec.kinds[asked.kind]
        if isinstance(pick, int) and pick in kind.words:
            return roles == (HOW,)
        values = (pick,) if isinstance(pick, int) else pick
        if len(values) != len(roles):
            return False
        named = self.spec.notation.targets_of(asked, pick)
        for part, value, role in zip(kind.parts, values, roles, strict=True):
            if role == FROM and (part, value) not in self.source:
                return False
            if role == HOW and (part, value) not in self.goal and any(part == named for named, _ in self.goal):
                return False
            if role not in (TO, STEP):
                continue
            # An answer without a place means putting it on the table.
            is_place = (part, value) in named
            if not (is_place if lifting else (part, value) in self.goal if self.goal else not is_place):
                return False
        return True

    # -- answers -------------------------------------------------------------------------------------------------------

    def distinct(self) -> list[GesturePath]:
        """The ways without duplicates."""
        return list({way.picks: way for way in reversed(self.ways)}.values())[::-1]

    def lifted(self) -> Lifted:
        """Where it can be put, as a question of the game: the answers that fit what was picked up."""
        made = [each for each in [self.placing_question(at, asked) for at, asked in self.goals] if each is not None]
        whole = merge_questions(made) if made else None
        return Lifted(whole, bool(self.ways))

    def placing_question(self, at: GestureStep[S], asked: Decision) -> Question | None:
        """The question where to put it, with the answers that fit what was picked up."""
        seen = at.st.seen_by(self.seat)
        asking = question_in(self.spec.presentation.scene(seen, self.seat), self.seat)
        if asking is None:
            return None
        roles = self.spec.kinds[asked.kind].roles
        picks = {self.spec.notation.option_text(at.st, asked, pick): pick for pick in asked.options}
        options: list[Option] = []
        for each in asking.options:
            pick = picks.get(each.text)
            if pick is None:
                options += [each] if asked.region is not None and each.targets else []
            elif each.targets and self.fits(asked, roles, pick, True) and (roles != (STEP,) or each.text in self.stops):
                meant = self.with_price(at.st, asked, pick, each) if self.gesture.types else each
                options += [] if meant is None else [meant]
        focus = (*[target_id(target) for target in self.gesture.source], *asking.focus)
        if not options:
            return None
        walks = roles == (STEP,)
        return replace(
            asking,
            options=tuple(options),
            focus=tuple(dict.fromkeys(focus)),
            closed=(),
            lifts=(),
            carried=False,
            walks=walks,
        )

    def with_price(self, st: S, asked: Decision, pick: Pick, plain: Option) -> Option | None:
        """An answer with the price of the pieces meant, or None if they cannot go there.

        Their numbers are asked one type after the other.
        """
        st = st.clone()
        st.logging = False
        st.apply(pick, self.seat)
        then = own_question(st, self.seat)
        while then is not None and not st.revealing and self.spec.kinds[then.kind].roles == (WHAT,):
            count = self.count(st, then)
            if count is None or count not in then.options:
                return None
            st.apply(count, self.seat)
            then = own_question(st, self.seat)
        asking = (
            None
            if then is None
            else question_in(self.spec.presentation.scene(st.seen_by(self.seat), self.seat), self.seat)
        )
        pending = None if asking is None else asking.pending
        return replace(plain, figures=() if pending is None else pending.cost)

    def refusal(self, seen: S) -> Reply | None:
        """Why it cannot be put there, at the question that came nearest. If it cannot be picked up, why not.

        Raises NoTarget if the named target does not exist.
        """
        at = self.nearest
        st = seen if at is None else at.st.seen_by(self.seat)
        asked = own_question(st, self.seat)
        if asked is None:
            return None
        wanted = self.gesture.goal if at is not None and at.taken and self.goal else self.gesture.source
        parts = self.spec.kinds[asked.kind].parts
        ordered = sorted(wanted, key=lambda target: target[0] not in parts)
        there = [target for target in ordered if is_there(self.spec, st, asked, target)]
        if ordered and not there:
            check_target(self.spec, st, asked, ordered[0])
        for target in there:
            reply = ask_about(
                self.spec, st, self.seat, target, self.given(asked) if wanted == self.gesture.goal else ()
            )
            if reply.clauses:
                return reply
        return None

    def given(self, asked: Decision) -> tuple[Target, ...]:
        """The part of what was picked up that the question asks for."""
        kind = self.spec.kinds[asked.kind]
        wanted = [part for part, role in zip(kind.parts, kind.roles, strict=False) if role == FROM]
        return tuple([target for target in self.gesture.source if target[0] in wanted][: len(wanted)])


def is_there(spec: GameSpec[S], st: S, asked: Decision, target: Target) -> bool:
    try:
        check_target(spec, st, asked, target)
    except NoTarget:
        return False
    return True


def merge_questions(questions: list[Question]) -> Question:
    """Merge several questions where to put something into one with all answers."""
    first = questions[0]
    if len(questions) == 1:
        return first
    options: dict[str, Option] = {}
    for each in questions:
        for option in each.options:
            options.setdefault(option.text, option)
    regions = [each.region for each in questions if each.region is not None]
    return replace(
        first,
        options=tuple(options.values()),
        region=replace(regions[0], others=tuple(regions[1:])) if regions else None,
        sights=tuple([sight for each in questions for sight in each.sights]),
        aims=tuple([aim for each in questions for aim in each.aims]),
        reaches=tuple([reach for each in questions for reach in each.reaches]),
    )


def plan_when_placing(
    spec: GameSpec[S], seen: S, seat: int, source: tuple[Target, ...], spot: int, floors: tuple[str, ...] = ()
) -> Plan | None:
    """The preview of a point as the place to put something. None if no point will be asked for.

    If several areas are offered, it is the one on the first of the `floors`, else the one with the point, or the first. The
    other floors are previewed in short.
    """
    goals = GestureSearch(spec, seen, seat, Gesture(source)).goals
    places = [(at, asked.region) for at, asked in goals if asked.region is not None]
    if not places:
        return None
    on = {way: at for at, _ in reversed(places) for way in at.ways if way in floors}
    plans = {way: spec.presentation.plan(at.st.seen_by(seat), seat, spot) for way, at in on.items()}
    first = plans.get(floors[0]) if floors else None
    if first is None:
        at = next((at for at, region in places if region.contains(spot)), places[0][0])
        first = spec.presentation.plan(at.st.seen_by(seat), seat, spot)
    if first is None:
        return None
    return replace(first, floors=tuple([floor_of(way, found) for way, found in plans.items() if found is not None]))


def floor_of(target: str, plan: Plan) -> PlanFloor:
    """A preview in short. The first place is that of what leads the others."""
    on = plan.places[0].floor if plan.places else 0
    here = [place for place in plan.places if place.floor == on]
    return PlanFloor(target, plan.clauses, plan.reason, plan.length, plan.climbed, len(here), len(plan.places))


def question_in(scene: Scene, seat: int) -> Question | None:
    return next((each for each in scene.questions if each.seat == seat), None)
