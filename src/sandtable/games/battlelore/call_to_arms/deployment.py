"""Call to Arms: building armies from deployment cards (chapters 30 and 33).

The steps are: choose sets; choose cards and sections in secret; deploy; decide who begins; place Reserves (and Levies);
form councils. The Specialists are in `specialists`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.core.engine.legality import Check, Part, Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.call_to_arms.precedence import card_rank, give_way
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import wings_of
from sandtable.games.battlelore.tables.deployment import (
    DEPLOYMENT_CARDS,
    LEVIES,
    POOL,
    SETS,
    slot_hex,
)
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.forces import add_unit, first_camp
from sandtable.games.battlelore.turn.places import CLOSED, ON_FOOT_ONLY, TAKEN, hex_rule

# questions
CHOOSE_SET: Final = "choose_set"
GUARD: Final = "guard"
SHIFT: Final = "shift"
DEPLOY_AT: Final = "deploy_at"
RESERVE_UNIT: Final = "reserve_unit"
LEVY_BECOMES: Final = "levy_becomes"
DONE: Final = -1

LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
RESERVE: Final = 3
SCOUTS: Final = 4

Levy = tuple[int, int, int]
"""A Feudal Levy token: holder, hex, colour."""


@frame
class Muster(Frame[BattleState]):
    """Build both armies (BL-30.4 to BL-30.16, BL-33.1 to BL-33.5)."""

    at: int = 0
    first: int = 0
    """The player who chooses sets first, drawn by lot (BL-30.10)."""
    sets: list[tuple[int, int]] = []
    """(holder, set) as chosen."""
    cards: list[Secret] = []
    """For each holder the cards of left, centre, right, Reserve (and Scout Guard)."""
    shifts: list[int] = []
    jobs: list[tuple[int, ...]] = []
    """Units still to be placed: (holder, type, hex or -1, section or -1)."""
    pool: list[int] = list(POOL)
    levies: list[Levy] = []
    levies_left: list[int] = [*LEVIES] * 4

    # -- the steps -----------------------------------------------------------------------------------------------------

    def advance(self, st: BattleState) -> Decision | None:
        if self.jobs:
            return self.deploy(st)
        at = self.at
        if at == 0:
            return self.choose_sets(st)
        if at == 2:
            return self.call_reserve(st)
        if at == 3:
            return self.replace_levies(st)
        self.at = at + 1
        if at == 1:
            self.begin(st)
        elif at == 4:
            st.pop()
        return None

    def organised(self, st: BattleState) -> bool:
        return st.rules.deployment == 2

    def choose_sets(self, st: BattleState) -> Decision | None:
        """Impromptu: choose a set of your own camp. Organised: choose two sets of either camp, first player by lot
        (BL-30.4, BL-30.10).
        """
        if not self.organised(st) or st.rules.allies:
            lanes: list[Frame[BattleState]] = [
                SetLane(st.rules.seats[holder], holder, 0, Secret((), st.rules.knowers[holder]))
                for holder in range(st.rules.holders)
            ]
            self.at = 1
            st.push(SetChoice(lanes))
            return None
        if not self.sets and not self.first:
            self.first = 1 + st.chance(2)
            st.emit("lot", (self.first - 1,), "BL-30.10")
            return None
        if len(self.sets) == 4:
            self.at = 1
            deal_cards(st, self)
            return None
        holder = (self.first - 1) ^ (len(self.sets) // 2)
        taken = {each for _, each in self.sets}
        options: list[Pick] = [number for number in range(len(SETS)) if number not in taken]
        return Decision(CHOOSE_SET, st.rules.seats[holder], options, "BL-30.10", ())

    def begin(self, st: BattleState) -> None:
        """All units are placed: the player with more green units begins, Levies counted (BL-30.6, BL-30.13)."""
        st.place()
        st.active = first_camp(st, [levy[0] & CAMP for levy in self.levies if levy[2] == c.GREEN])
        st.emit("begins", (st.active,), "BL-30.6")
        self.first = 1 - st.active

    # -- putting units down --------------------------------------------------------------------------------------------

    def deploy(self, st: BattleState) -> Decision | None:
        """Place the next unit: in its slot, else on a baseline hex of its section, else it is lost (BL-30.5, BL-30.12,
        BL-33.4).
        """
        holder, type_, _, section = self.jobs[0]
        for place, (who, kind, h, where) in enumerate(self.jobs):
            if (who, where) != (holder, section):
                break  # units of the card that can stand in their slots come before those that cannot
            if h >= 0 and self.is_vacant(st, h) and why_not_type(st, kind, h) is None:
                self.jobs.pop(place)
                self.put_down(st, holder, kind, h)
                return None
        options: list[Pick] = self.row_hexes(st, holder, type_, section)
        if not options:
            self.jobs.pop(0)
            st.emit("unit_lost", (holder, type_), "BL-30.5")
            return None
        return Decision(DEPLOY_AT, st.rules.seats[holder], options, "BL-30.5", (type_,))

    def row_hexes(self, st: BattleState, holder: int, type_: int, section: int) -> list[Pick]:
        """Vacant hexes of the baseline (of a section), for a Scout Guard of the 5th row first (BL-33.1, BL-33.2)."""
        for row in (SCOUT_ROW, baseline_row(st)) if section == SCOUTS else (baseline_row(st),):
            job = (holder, type_, row, section)
            hexes = st.ground.board.row_from(holder & CAMP, row)
            found: list[Pick] = [h for h in hexes if self.why_not_in(st, job, h) is None]
            if found:
                return found
        return []

    def why_not_in(self, st: BattleState, job: tuple[int, ...], h: int) -> Refusal | None:
        """Why a unit is not placed in a hex (BL-30.5, BL-30.29). `job` has the row that it goes to in place of a hex."""
        holder, type_, row, section = job
        board = st.ground.board
        if board.camp_rows[h][holder & CAMP] != row:
            return NOT_SCOUT_ROW if row == SCOUT_ROW else WRONG_ROW[self.row_clause(st, section)]
        if 0 <= section < SCOUTS and not board.sections[h] & wings_of(holder & CAMP)[min(section, RIGHT)]:
            return WRONG_SECTION[self.row_clause(st, section)]
        if any(levy[1] == h for levy in self.levies):
            return LEVY_THERE
        return TAKEN if st.at[h] >= 0 else why_not_type(st, type_, h)

    def row_clause(self, st: BattleState, section: int) -> str:
        """The clause that names the row: of a Guard, of the Scouts, of the Reserve (BL-30.5, BL-30.14, BL-33.2, BL-33.5)."""
        if section == SCOUTS:
            return "BL-33.2"
        if section < 0:
            return "BL-33.5" if st.rules.epic else "BL-30.14" if self.organised(st) else "BL-30.7"
        return "BL-33.4" if st.rules.epic else "BL-30.5"

    def is_vacant(self, st: BattleState, h: int) -> bool:
        return st.at[h] < 0 and not any(levy[1] == h for levy in self.levies)

    def put_down(self, st: BattleState, holder: int, type_: int, h: int) -> int:
        """Place a unit from the pool; a Levy token stands in for a type that has run out (BL-30.9, BL-30.12)."""
        if self.organised(st):
            if not self.pool[type_]:
                place = 3 * holder + c.T_COLOUR[type_]
                if self.levies_left[place]:
                    self.levies_left[place] -= 1
                    self.levies.append((holder, h, c.T_COLOUR[type_]))
                    st.emit("levy", (holder, h, c.T_COLOUR[type_]), "BL-30.12")
                else:
                    st.emit("unit_lost", (holder, type_), "BL-30.12")
                return -1
            self.pool[type_] -= 1
        unit = add_unit(st, type_, holder, h, c.T_FIGURES[type_], c.NO_ATTACHMENT, False)
        st.at[h] = unit
        if st.logging:
            st.emit("deployed", (unit, h), "BL-30.5")
        return unit

    # -- Reserves and levies -------------------------------------------------------------------------------------------

    def reserve_types(self, st: BattleState, holder: int) -> list[int]:
        """The units of the Reserve card that are not deployed yet."""
        left = [unit[0] for unit in DEPLOYMENT_CARDS[self.cards[holder].open()[RESERVE]].units]
        for unit in st.reserves:
            if st.owner[unit] == holder and st.utype[unit] in left:
                left.remove(st.utype[unit])
        return left

    def call_reserve(self, st: BattleState) -> Decision | None:
        """Two units of the Reserve card, in Epic all, on vacant baseline hexes (BL-30.7, BL-30.14, BL-33.5)."""
        if st.rules.allies:
            self.at = 3
            return None
        holder = self.first
        done = sum(1 for unit in st.reserves if st.owner[unit] == holder)
        most = 99 if st.rules.epic else 2
        types = self.reserve_types(st, holder)
        if self.organised(st):
            types = [type_ for type_ in types if self.pool[type_]]
        if done < most and types and self.row_hexes(st, holder, types[0], -1):
            kinds: list[Pick] = [*sorted(set(types))]
            if st.rules.epic:
                kinds.append(DONE)
            return Decision(RESERVE_UNIT, st.rules.seats[holder], kinds, self.row_clause(st, -1), (done,))
        self.at = 3
        return None

    def replace_levies(self, st: BattleState) -> Decision | None:
        """Levy tokens become troops of the same or a lower colour, or are removed (BL-30.15, BL-30.16, BL-30.29)."""
        holder = self.first
        mine = [levy for levy in self.levies if levy[0] == holder or st.rules.allies]
        if mine:
            kinds = self.levy_options(st, mine[0])
            if kinds:
                return Decision(LEVY_BECOMES, st.rules.seats[mine[0][0]], kinds, "BL-30.15", (mine[0][1], mine[0][2]))
            self.levies.remove(mine[0])
            return None
        if holder == st.active or st.rules.allies:
            self.at = 4
        else:
            self.first = st.active
            self.at = 2
        return None

    def levy_options(self, st: BattleState, levy: Levy) -> list[Pick]:
        found: list[Pick] = [
            type_
            for type_ in range(c.FIRST_CREATURE)
            if self.pool[type_] and c.T_COLOUR[type_] <= levy[2] and why_not_type(st, type_, levy[1]) is None
        ]
        return found

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == CHOOSE_SET:
            self.sets.append(((self.first - 1) ^ (len(self.sets) // 2), pick))
        elif asked.kind == DEPLOY_AT:
            holder, type_, _, section = self.jobs.pop(0)
            unit = self.put_down(st, holder, type_, pick)
            if section < 0 and unit >= 0:
                st.reserves = [*st.reserves, unit]
        elif asked.kind == RESERVE_UNIT:
            if pick == DONE:
                self.at = 3
            else:
                self.jobs.append((self.first, pick, -1, -1))
        else:
            levy = next(each for each in self.levies if each[0] == self.first or st.rules.allies)
            self.levies.remove(levy)
            self.put_down(st, levy[0], pick, levy[1])

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return MUSTER_RULES.get(asked.kind)


SCOUT_ROW: Final = 5
NOT_SCOUT_ROW: Final = Refusal("BL-33.2", "refused-bl-30-5-row")
LEVY_THERE: Final = Refusal("BL-30.29", "refused-bl-30-29")
WRONG_ROW: Final = {
    clause: Refusal(clause, "refused-bl-30-5")
    for clause in ("BL-30.5", "BL-30.7", "BL-30.14", "BL-33.2", "BL-33.4", "BL-33.5")
}


def with_section(st: BattleState, seat: int, *hexes: int) -> Facts:
    """The section that the unit goes to."""
    return {"k": ("count", min(asking(st, Muster).jobs[0][3], RIGHT))}


WRONG_SECTION: Final = {
    clause: Refusal(clause, "refused-bl-30-5-section", with_section) for clause in ("BL-30.5", "BL-33.4")
}


def baseline_row(st: BattleState) -> int:
    return 2 if st.rules.epic else 1


def why_not_type(st: BattleState, type_: int, h: int) -> Refusal | None:
    """Why a unit of this type cannot be placed in a hex."""
    if not st.ground.open[h]:
        return CLOSED
    return ON_FOOT_ONLY if st.ground.foot_only[h] and c.T_KIND[type_] != c.FOOT else None


def why_not_deploy(st: BattleState, seat: int, h: int) -> Refusal | None:
    muster = asking(st, Muster)
    holder, type_, _, section = muster.jobs[0]
    open_now = muster.row_hexes(st, holder, type_, section)[0]
    assert isinstance(open_now, int)
    row = st.ground.board.camp_rows[open_now][holder & CAMP]
    return muster.why_not_in(st, (holder, type_, row, section), h)


TWO_RESERVES: Final = Refusal("BL-30.7", "refused-bl-30-7")
MUSTER_RULES: Final = {
    DEPLOY_AT: hex_rule("BL-30.5", why_not_deploy),
    RESERVE_UNIT: Rule[BattleState](
        (), (), None, words={DONE: lambda st, seat: None if st.rules.epic else TWO_RESERVES}
    ),
}


def muster_of(st: BattleState) -> Muster:
    for each in st.stack:
        if isinstance(each, Muster):
            return each
    raise AssertionError("no Call to Arms")


# --- sets and sections in secret --------------------------------------------------------------------------------------


@frame
class SetLane(Frame[BattleState]):
    """One player chooses a set of his camp (BL-30.4)."""

    seat: int
    holder: int
    done: int
    chosen: Secret

    def advance(self, st: BattleState) -> Decision | None:
        if self.done:
            return None
        options: list[Pick] = [n for n, each in enumerate(SETS) if each.camp == self.holder & CAMP]
        return Decision(CHOOSE_SET, self.seat, options, "BL-30.4", (), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.done = 1
        self.chosen = Secret((pick,), self.chosen.knows)

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()


@frame
class SetChoice(Parallel[BattleState]):
    """Both choose their set at the same time; then cards are drawn."""

    def close(self, st: BattleState) -> None:
        st.pop()
        muster = muster_of(st)
        for lane in self.lanes:
            assert isinstance(lane, SetLane)
            muster.sets.append((lane.holder, lane.chosen.open()[0]))
            st.emit("set_chosen", (lane.holder, lane.chosen.open()[0]), "BL-30.4")
        deal_cards(st, muster)


def cards_drawn(st: BattleState) -> int:
    """Three Guards and a Reserve, in Epic a Scout Guard too; allies draw Guards only (BL-30.4, BL-33.2, BL-33.6)."""
    if st.rules.allies:
        return 3
    return 5 if st.rules.epic else 4


def deal_cards(st: BattleState, muster: Muster) -> None:
    """Each player shuffles his sets together, draws, and assigns his cards in secret."""
    lanes: list[Frame[BattleState]] = []
    gone: list[int] = []
    for holder in range(st.rules.holders):
        deck = [card for who, number in muster.sets if who == holder for card in SETS[number].cards]
        deck = [card for card in deck if card not in gone]  # allies may have chosen the same set
        drawn = [deck.pop(st.chance(len(deck))) for _ in range(cards_drawn(st))]
        gone += drawn
        knows = st.rules.knowers[holder]
        muster.cards.append(Secret((), knows))
        lanes.append(
            GuardLane(st.rules.seats[holder], holder, 0, Secret(tuple(sorted(drawn)), knows), Secret((), knows))
        )
    st.push(GuardChoice(lanes))


@frame
class GuardLane(Frame[BattleState]):
    """One player puts a card face down on each section, keeps a Reserve, and chooses how the slots lie (BL-30.3, BL-30.4)."""

    seat: int
    holder: int
    done: int
    cards: Secret
    chosen: Secret

    def advance(self, st: BattleState) -> Decision | None:
        cards = cards_drawn(st)
        if self.done == cards or (st.rules.allies and self.done == cards - 1):
            return None
        if self.done == cards - 1:
            shifts: list[Pick] = [shift for shift in ALL_SHIFTS if why_not_shift(st, self.seat, shift) is None]
            return Decision(SHIFT, self.seat, shifts, "BL-33.3" if st.rules.epic else "BL-30.3", (), False)
        options: list[Pick] = [] if self.cards.value is None else [*self.cards.value]
        return Decision(GUARD, self.seat, options, "BL-30.4", (self.done,), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.done += 1
        if asked.kind == GUARD:
            left = [card for card in self.cards.open() if card != pick]
            self.cards = Secret(tuple(left), self.cards.knows)
            chosen = [*self.chosen.open(), pick]
            if len(left) == 1:
                chosen.append(left[0])
            self.chosen = Secret(tuple(chosen), self.chosen.knows)
        else:
            self.chosen = Secret((*self.chosen.open(), pick), self.chosen.knows)

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return SHIFT_RULE if asked.kind == SHIFT else None


ALL_SHIFTS: Final = range(-1, 3)
CENTRE_SHIFT: Final = Refusal("BL-30.3", "refused-bl-30-3")
EPIC_SHIFT: Final = Refusal("BL-33.3", "refused-bl-33-3")


def why_not_shift(st: BattleState, seat: int, shift: int) -> Refusal | None:
    """The card of the Centre lies to the left or to the right; in Epic all cards lie half a hex off (BL-30.3, BL-33.3)."""
    if st.rules.epic:
        return None if shift in (-1, 1) else EPIC_SHIFT
    return None if shift in (0, 2) else CENTRE_SHIFT


SHIFT_RULE: Final = Rule[BattleState](
    (Part("n", "count", lambda st, seat: ALL_SHIFTS, CENTRE_SHIFT),), (Check(why_not_shift, "n"),), None
)


@frame
class GuardChoice(Parallel[BattleState]):
    """When all cards are placed, they are revealed and the Guards are deployed (BL-30.5, BL-30.11)."""

    def close(self, st: BattleState) -> None:
        st.pop()
        muster = muster_of(st)
        for lane in self.lanes:
            assert isinstance(lane, GuardLane)
            st.reveal(lane.chosen)
            chosen = lane.chosen.open()
            if st.rules.allies:  # Red zones are shifted to the left, Blue ones to the right (BL-33.7)
                chosen = (*chosen, -1 if lane.holder < 2 else 1)
            muster.cards[lane.holder] = Secret(chosen[:-1], -1)
            muster.shifts.append(chosen[-1])
            st.reserve_cards = [*st.reserve_cards, -1 if st.rules.allies else chosen[RESERVE]]
        if st.rules.epic and not st.rules.allies:
            for holder in range(st.rules.holders):
                card = DEPLOYMENT_CARDS[muster.cards[holder].open()[SCOUTS]]
                muster.jobs += [(holder, unit[0], -1, SCOUTS) for unit in card.units]
        for section in (RIGHT, CENTRE, LEFT):
            ranks = sorted(
                (card_rank(muster.cards[holder].open()[section], st.rules.allies), holder)
                for holder in range(st.rules.holders)
            )
            for _, holder in ranks:
                muster.jobs += slots(st, muster, holder, section)
        if st.rules.allies:
            muster.jobs = give_way(muster.jobs, muster.cards)


def slots(st: BattleState, muster: Muster, holder: int, section: int) -> list[tuple[int, ...]]:
    """The hexes of the units of a Guard card; -1 if a slot is off the board (BL-30.3, BL-33.3)."""
    board = st.ground.board
    found: list[tuple[int, ...]] = []
    for type_, line, slot in DEPLOYMENT_CARDS[muster.cards[holder].open()[section]].units:
        x, y = slot_hex(holder & CAMP, section, line, slot, board.rows, muster.shifts[holder], st.rules.epic)
        found.append((holder, type_, board.at(x, y), section))
    return found
