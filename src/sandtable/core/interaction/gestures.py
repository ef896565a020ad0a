"""With a hand: something is taken and put somewhere, and all short questions on the way are answered by that.

Which questions make a chain the kinds say (`Kind.roles`): what a part of the answer is to a gesture. `FROM` is what was taken,
`TO` where it was put, `STEP` one of several steps there, `WHAT` how many of the pieces, `PAY` what it is paid with, `HOW` a
way there. A gesture is followed from question to question in a world that fits what the seat knows (`GameSpec.redeal`), so it
tells nobody anything. It ends where everything it says is said: what it does not say is asked then. It is never followed across
a step that tells something, nor out of the procedure in which it began, and of several ways the person chooses. A gesture that
leads nowhere is refused at the question that comes nearest.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Generic, TypeVar

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.kinds import COUNTS, FROM, HOW, PAY, STEP, TO, WHAT
from sandtable.core.engine.state import State
from sandtable.core.frozen import dataclass
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import NoTarget, Reply, ask_about, check_target, own_question
from sandtable.core.interaction.wording import label
from sandtable.core.scene.scene import Option, Question, Scene, Words, target_id
from sandtable.core.space.points import POINT

S = TypeVar("S", bound=State)

MOST_STEPS: Final = 40
"""A gesture answers no more questions than these."""
MOST_WALK: Final = 6
"""Nothing is led farther step by step."""
MOST_WEIGHED: Final = 24
"""Of questions with more options it is not told which of them end the turn, but for the buttons."""
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Gesture:
    """What was taken, which kinds of its pieces (none: all that can go), and where it was put (nothing: on the table).

    `ways` are the texts by which a person chose among several ways, `pays` lets the game choose what is paid with.
    """

    source: tuple[Target, ...]
    goal: tuple[Target, ...] = ()
    types: tuple[int, ...] = ()
    ways: tuple[str, ...] = ()
    pays: bool = True


@dataclass(frozen=True, slots=True)
class GesturePath:
    """One way to do it: the texts to pick, the words of those among them that tell it from others.

    With `waits` others are asked before the rest of it can be done.
    """

    picks: tuple[str, ...]
    hows: tuple[str, ...]
    labels: tuple[Words, ...]
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Lifted:
    """What can be done with something that was taken: the question where to put it, and may it be put just on the table?"""

    question: Question | None
    anywhere: bool


@dataclass(frozen=True, slots=True)
class GestureStep(Generic[S]):
    """A position on the way of a gesture."""

    st: S
    taken: bool
    put: bool = False
    picks: tuple[str, ...] = ()
    hows: tuple[str, ...] = ()
    labels: tuple[Words, ...] = ()
    waits: bool = False
    kinds: tuple[str, ...] = ()
    """The questions answered so far, but for numbers and payments: none of them is answered twice."""


class Hand(Generic[S]):
    """A hand that takes something and looks where it can go. `ways` are found, `goals` are the places to put it."""

    def __init__(self, spec: GameSpec[S], seen: S, seat: int, wish: Gesture) -> None:
        self.spec = spec
        self.seat = seat
        self.wish = wish
        self.source = set(wish.source)
        self.goal = set(wish.goal)
        self.ways: list[GesturePath] = []
        self.goals: list[tuple[GestureStep[S], Decision]] = []
        self.nearest: GestureStep[S] | None = None
        world = spec.redeal(seen, SEED)
        world.loud = False
        self.depth = len(world.stack)
        self.frame = type(world.stack[-1]).__name__ if world.stack else ""
        asked = own_question(world, seat)
        scene = spec.presentation.scene(seen, seat)
        asking = question_in(scene, seat)
        about = set() if asking is None else {target_id(target) for target in wish.source} & set(asking.focus)
        self.is_about = bool(about)
        """Is the open question about what was taken? Then it is in the hand already."""
        if asked is not None:
            goal = {target_id(target) for target in wish.goal}
            there = any(about & set(stack.targets) and goal & set(stack.targets) for stack in scene.stacks)
            self.follow(GestureStep(world, self.is_about, there and spec.kinds[asked.kind].roles == (STEP,)))

    # -- following -----------------------------------------------------------------------------------------------------

    def follow(self, at: GestureStep[S]) -> None:
        """Go on from a position as far as the gesture says something."""
        at = self.past_windows(at)
        asked = own_question(at.st, self.seat)
        roles = () if asked is None else self.spec.kinds[asked.kind].roles
        if asked is None or not roles or not self.goes_on(at, asked):
            return self.end(at)
        if at.put or (at.taken and not self.goal and set(roles) <= {WHAT, PAY}):
            return self.settle(at, asked, roles)
        if roles == (STEP,):
            return self.walk(at, asked) if at.taken else self.end(at)
        if TO in roles and (at.taken or FROM in roles):
            self.goals.append((at, asked))
            if not self.goal and at.taken:
                return self.end(at)
        return self.take_fitting(at, asked, roles)

    def take_fitting(self, at: GestureStep[S], asked: Decision, roles: tuple[str, ...]) -> None:
        """Give each answer that the gesture can mean, and go on from there."""
        picks = self.fitting(asked, roles, at.taken)
        if not picks:
            return self.end(at)
        for pick in picks:
            self.take(at, asked, pick, FROM in roles, TO in roles, HOW in roles or len(picks) > 1)
        return None

    def goes_on(self, at: GestureStep[S], asked: Decision) -> bool:
        """Is this question part of the same procedure, and another one than before?"""
        stack = at.st.stack
        if len(at.picks) >= MOST_STEPS or asked.kind in at.kinds or len(stack) < self.depth:
            return False
        return type(stack[self.depth - 1]).__name__ == self.frame

    def take(self, at: GestureStep[S], asked: Decision, pick: Pick, taken: bool, put: bool, tells: bool) -> None:
        """Answer the question of a position and go on."""
        text = self.spec.notation.option_text(at.st, asked, pick)
        hows, labels = at.hows, at.labels
        if tells:
            wanted = self.wish.ways
            if len(hows) < len(wanted) and wanted[len(hows)] != text:
                return
            hows, labels = (*hows, text), (*labels, label(self.spec, at.st, asked, pick))
        then = self.after(replace(at, hows=hows, labels=labels), asked, pick)
        then = replace(then, taken=at.taken or taken, put=at.put or put)
        if then.st.revealing and not at.waits:
            self.end(then)
        else:
            self.follow(then)

    def after(self, at: GestureStep[S], asked: Decision, pick: Pick) -> GestureStep[S]:
        """The position after an answer; those that come after somebody else is asked are not given yet."""
        st = at.st.clone()
        st.loud = False
        st.apply(pick, self.seat)
        picks = at.picks if at.waits else (*at.picks, self.spec.notation.option_text(at.st, asked, pick))
        repeats = at.put or self.spec.kinds[asked.kind].roles == (STEP,)
        return replace(at, st=st, picks=picks, kinds=at.kinds if repeats else (*at.kinds, asked.kind))

    def walk(self, at: GestureStep[S], asked: Decision) -> None:
        """Step by step to the goal, by the fewest steps; with no goal to everywhere."""
        known: set[str] = set()
        reached = [(at, asked)]
        for _ in range(MOST_WALK):
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
                    if self.goal.intersection(self.spec.notation.targets_of(question, pick)):
                        then = replace(then, put=True)
                        # who has been asked whether to react: then it stops there
                        return self.end(replace(then, waits=True)) if walks and further.waits else self.follow(then)
                    if again is not None and walks and (here.waits or not then.st.revealing):
                        farther.append((further, again))
            reached = farther
        return self.end(at)

    def past_windows(self, at: GestureStep[S]) -> GestureStep[S]:
        """Where others are asked whether they react, the rest waits for them; here they pass."""
        st = at.st
        while own_question(st, self.seat) is None and not at.put:
            asked = next((each for each in st.open_questions() if each.reaction is not None), None)
            if asked is None or asked.reaction is None:
                break
            st = st.clone()
            st.apply(asked.reaction.passing, asked.seat)
            at = replace(at, st=st, waits=True)
        return at

    def settle(self, at: GestureStep[S], asked: Decision, roles: tuple[str, ...]) -> None:
        """All is said; what remains are numbers and payments, which follow from it."""
        pick: Pick | None = None
        if at.waits or not set(roles) <= {WHAT, PAY, STEP}:
            return self.end(at)
        if roles == (STEP,):  # it is there
            pick = next((each for each in self.spec.kinds[asked.kind].words if each in asked.options), None)
        if roles == (PAY,):
            pick = asked.options[0] if len(asked.options) == 1 else None
            if self.wish.pays and pick is None:
                pick = self.spec.presentation.pays(at.st, asked)
        elif roles == (WHAT,):
            pick = self.count(at.st, asked)
        if pick is not None and pick not in asked.options:  # these pieces cannot go there
            self.nearest = at
            return None
        if pick is None:
            return self.end(at)
        return self.take(at, asked, pick, False, False, False)

    def count(self, st: S, asked: Decision) -> Pick | None:
        """How many of a kind go: as many as were taken, of a whole force as many as can."""
        numbers = [pick for pick in asked.options if isinstance(pick, int)]
        counted = self.spec.presentation.counted_type(st, asked)
        if not self.wish.types or counted is None:
            return max(numbers) if numbers else None
        return self.wish.types.count(counted)

    def end(self, at: GestureStep[S]) -> None:
        """The way is at its end: it is one if everything is said, else it may be the one that came nearest."""
        if at.picks and at.taken and (at.put or not (self.goal or self.is_about)):
            self.ways.append(GesturePath(at.picks, at.hows, at.labels, at.waits))
        best = self.nearest
        if best is None or (at.taken, len(at.picks)) > (best.taken, len(best.picks)):
            self.nearest = at

    # -- what fits -----------------------------------------------------------------------------------------------------

    def fitting(self, asked: Decision, roles: tuple[str, ...], taken: bool) -> list[Pick]:
        """The answers that the gesture can mean."""
        if asked.region is not None:
            if roles != (TO,) or not taken:
                return []
            return [value for part, value in self.wish.goal if part == POINT and asked.region.contains(value)]
        if FROM in roles and taken:
            return []
        found = [pick for pick in asked.options if self.fits(asked, roles, pick)]
        return self.as_many(found, roles.index(WHAT)) if WHAT in roles and len(found) > 1 else found

    def as_many(self, picks: list[Pick], at: int) -> list[Pick]:
        """Of answers with a number among other things those for as many as were taken, or for all that can go."""
        several = [pick for pick in picks if not isinstance(pick, int)]
        wanted = len(self.wish.types) or max([pick[at] for pick in several], default=0)
        return [pick for pick in several if pick[at] == wanted]

    def fits(self, asked: Decision, roles: tuple[str, ...], pick: Pick, lifting: bool = False) -> bool:
        """Can an answer be meant: with what was taken, and put where it was; when it is only lifted, put anywhere?"""
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
            if role not in (TO, STEP):
                continue
            # what comes to lie nowhere in particular is put just on the table
            is_place = (part, value) in named
            if not (is_place if lifting else (part, value) in self.goal if self.goal else not is_place):
                return False
        return True

    # -- answers -------------------------------------------------------------------------------------------------------

    def distinct(self) -> list[GesturePath]:
        """The ways, each once."""
        return list({way.picks: way for way in reversed(self.ways)}.values())[::-1]

    def lifted(self) -> Lifted:
        """Where it can be put, as the game asks for it: the answers that fit what was taken."""
        made = [each for each in [self.asking(at, asked) for at, asked in self.goals] if each is not None]
        whole = merged(made) if made else None
        return Lifted(whole, bool(self.ways))

    def asking(self, at: GestureStep[S], asked: Decision) -> Question | None:
        """The question where to put it, with the answers that go with what was taken."""
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
            elif each.targets and self.fits(asked, roles, pick, True):
                meant = self.priced(at.st, asked, pick, each) if self.wish.types else each
                options += [] if meant is None else [meant]
        focus = (*[target_id(target) for target in self.wish.source], *asking.focus)
        if not options:
            return None
        return replace(asking, options=tuple(options), focus=tuple(dict.fromkeys(focus)), closed=(), lifts=())

    def priced(self, st: S, asked: Decision, pick: Pick, plain: Option) -> Option | None:
        """An answer with the price of the pieces that are meant; None if they cannot go there.

        Their numbers are asked for one kind after the other.
        """
        st = st.clone()
        st.loud = False
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
        """Why it cannot be put there, at the question that came nearest; for what cannot even be taken, why not that.

        NoTarget if there is nothing of what is named.
        """
        at = self.nearest
        st = seen if at is None else at.st.seen_by(self.seat)
        asked = own_question(st, self.seat)
        if asked is None:
            return None
        wanted = self.wish.goal if at is not None and at.taken and self.goal else self.wish.source
        parts = self.spec.kinds[asked.kind].parts
        ordered = sorted(wanted, key=lambda target: target[0] not in parts)
        there = [target for target in ordered if is_there(self.spec, st, asked, target)]
        if ordered and not there:
            check_target(self.spec, st, asked, ordered[0])
        for target in there:
            reply = ask_about(self.spec, st, self.seat, target, self.given(asked) if wanted == self.wish.goal else ())
            if reply.clauses:
                return reply
        return None

    def given(self, asked: Decision) -> tuple[Target, ...]:
        """What was taken, as far as the question asks for it."""
        kind = self.spec.kinds[asked.kind]
        wanted = [part for part, role in zip(kind.parts, kind.roles, strict=False) if role == FROM]
        return tuple([target for target in self.wish.source if target[0] in wanted][: len(wanted)])


def is_there(spec: GameSpec[S], st: S, asked: Decision, target: Target) -> bool:
    try:
        check_target(spec, st, asked, target)
    except NoTarget:
        return False
    return True


def merged(questions: list[Question]) -> Question:
    """Several questions where to put something as one: with the answers of all."""
    first = questions[0]
    if len(questions) == 1:
        return first
    options: dict[str, Option] = {}
    for each in questions:
        for option in each.options:
            options.setdefault(option.text, option)
    region = next((each.region for each in questions if each.region is not None), None)
    return replace(
        first,
        options=tuple(options.values()),
        region=region,
        sights=tuple([sight for each in questions for sight in each.sights]),
        aims=tuple([aim for each in questions for aim in each.aims]),
        reaches=tuple([reach for each in questions for reach in each.reaches]),
    )


def where_put(spec: GameSpec[S], seen: S, seat: int, source: tuple[Target, ...]) -> S:
    """What a seat would see when it is asked for the point to put something; as it is where no point will be asked for."""
    goals = Hand(spec, seen, seat, Gesture(source)).goals
    return next((at.st.seen_by(seat) for at, asked in goals if asked.region is not None), seen)


def question_in(scene: Scene, seat: int) -> Question | None:
    return next((each for each in scene.questions if each.seat == seat), None)


# -- what a scene tells beforehand -----------------------------------------------------------------------------------------


def with_hand(spec: GameSpec[S], seen: S, seat: int, scene: Scene) -> Scene:
    """A scene with what can be taken in hand, and which answers end the turn: for the seat's own question."""
    asked = own_question(seen, seat) if seat >= 0 else None
    asking = question_in(scene, seat)
    if asked is None or asking is None or not asking.options:
        return scene
    roles = spec.kinds[asked.kind].roles
    world = spec.redeal(seen, SEED)
    world.loud = False
    ends = ending(spec, world, seat, asked)
    lifts = liftable(spec, world, seat, asked, asking) if roles else ()
    if not ends and not lifts:
        return scene
    options = tuple([replace(each, ends=True) if each.text in ends else each for each in asking.options])
    changed = replace(asking, options=options, lifts=lifts)
    return replace(scene, questions=tuple([changed if each is asking else each for each in scene.questions]))


def ending(spec: GameSpec[S], world: S, seat: int, asked: Decision) -> set[str]:
    """The texts of the answers after which it is no longer the turn of the seat."""
    if seat not in world.active_seats() or asked.reaction is not None:
        return set()
    picks = asked.options
    if len(picks) > MOST_WEIGHED:
        picks = [pick for pick in picks if isinstance(pick, int) and pick in spec.kinds[asked.kind].words]
    found: set[str] = set()
    for pick in picks:
        st = world.clone()
        st.loud = False
        st.apply(pick, seat)
        if st.decision is not None and seat not in st.active_seats():
            found.add(spec.notation.option_text(world, asked, pick))
    return found


def liftable(spec: GameSpec[S], world: S, seat: int, asked: Decision, asking: Question) -> tuple[str, ...]:
    """The targets of what can be taken in hand now: of this question, or of one that a way leads to."""
    roles = spec.kinds[asked.kind].roles
    if FROM in roles:
        return takeable(spec, asked)
    if TO in roles or STEP in roles:
        return asking.focus
    if roles != (HOW,):
        return ()
    found = list(asking.focus)
    for pick in asked.options:
        st = world.clone()
        st.loud = False
        st.apply(pick, seat)
        then = own_question(st, seat)
        if then is not None and not st.revealing and FROM in spec.kinds[then.kind].roles:
            found += takeable(spec, then)
    return tuple(dict.fromkeys(found))


def takeable(spec: GameSpec[S], asked: Decision) -> tuple[str, ...]:
    kind = spec.kinds[asked.kind]
    found: list[str] = []
    for pick in asked.options:
        values = (pick,) if isinstance(pick, int) else pick
        if len(values) != len(kind.roles) or (isinstance(pick, int) and pick in kind.words):
            continue
        for part, value, role in zip(kind.parts, values, kind.roles, strict=True):
            if role == FROM and part not in COUNTS:
                found.append(target_id((part, value)))
    return tuple(dict.fromkeys(found))
