"""Victory: the camps' banners, and when a game is won (BL-11.6 to BL-11.10, BL-29.21, BL-31.12, BL-31.13)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.events import ALL
from sandtable.core.engine.state import Referee, Result
from sandtable.games.battlelore.campaign.after_adventure import adjourn
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.pieces import CAMP

ALLIED_GOAL: Final = 8


class Judge(Referee[BattleState]):
    """Checks whether the game is won after every step that changed a Victory track (BL-11.6)."""

    __slots__ = ()

    def settle(self, st: BattleState) -> None:
        judge(st)

    def end_early(self, st: BattleState, winners: tuple[int, ...], how: str) -> None:
        """One camp conceded, or both agreed to a draw (BL-34.11, BL-34.12)."""
        camps = (st.rules.camp_of_seat(winners[0]),) if winners else ()
        clause = "BL-34.11" if winners else "BL-34.12"
        end_game(st, camps, (banners(st, 0), banners(st, 1)), how, clause)

    def goes_on(self, st: BattleState) -> bool:
        """An adventure of a campaign is followed by the After Adventure stage (BL-27.14)."""
        if st.campaign is None or st.result is None or st.campaign.outcome:
            return False
        adjourn(st, st.campaign)
        return True


JUDGE: Final = Judge()


def banners(st: BattleState, camp: int) -> int:
    """The Victory Banners of a camp: its Victory tracks, awards and temporary banners (BL-11.7, BL-11.9)."""
    total = 0
    for holder, track in enumerate(st.taken):
        if holder & CAMP == camp:
            total += st.awards[holder] + sum(c.UNIT_DEFS[st.utype[unit]].banners for unit in track)
    for rule, holder, _ in st.temp:
        if holder & CAMP == camp:
            total += st.rules.adventure.rules[rule].banners
    return total


def holder_banners(st: BattleState, holder: int) -> int:
    """The Victory Banners of one player (BL-31.13)."""
    total = st.awards[holder] + sum(c.UNIT_DEFS[st.utype[unit]].banners for unit in st.taken[holder])
    return total + sum(st.rules.adventure.rules[rule].banners for rule, who, _ in st.temp if who == holder)


def judge(st: BattleState) -> None:
    """End the game if it is won. The active camp wins if both reach their numbers at once (BL-11.6, BL-11.8, BL-29.21)."""
    counts = (banners(st, 0), banners(st, 1))
    mine = st.active & CAMP
    for camp in (mine, 1 - mine):
        if st.rules.allies:
            break  # counted at the end of the turn (BL-31.12)
        if st.rules.epic:
            lead = counts[camp] - counts[1 - camp]
            if counts[camp] >= st.rules.goals[camp] and lead >= st.rules.adventure.margin:
                end_game(st, (camp,), counts, "decisive", "BL-29.21")
            elif counts[camp] >= st.rules.adventure.marginal:
                end_game(st, (camp,), counts, "marginal", "BL-29.21")
        elif counts[camp] >= st.rules.goals[camp]:
            end_game(st, (camp,), counts, "banners", "BL-11.6")
        if st.result is not None:
            return
    for camp in (mine, 1 - mine):
        if not has_units(st, camp):
            end_game(st, (1 - camp,), counts, "annihilated", "BL-11.10")
            return


def has_units(st: BattleState, camp: int) -> bool:
    """Does the camp have a unit on the board, or one that may still enter it (BL-11.10)?

    Of the units off the board only a conjured one enters without a troop to call it, and only with a Wizard (BL-18.18).
    """
    return any(
        st.owner[unit] & CAMP == camp and (h >= 0 or (h == WAITING and can_be_conjured(st, unit)))
        for unit, h in enumerate(st.pos)
    )


def can_be_conjured(st: BattleState, unit: int) -> bool:
    conjured = c.UNIT_DEFS[st.utype[unit]].summon == "conjuration"
    return conjured and st.councils[st.owner[unit]][c.WIZARD] > 0


def judge_allies(st: BattleState) -> None:
    """At the end of a turn two allies with 8 banners end the game; the better of them wins it (BL-31.12, BL-31.13)."""
    counts = (banners(st, 0), banners(st, 1))
    if max(counts) < ALLIED_GOAL or counts[0] == counts[1]:
        return
    camp = 0 if counts[0] > counts[1] else 1
    own = [holder_banners(st, holder) for holder in range(st.rules.holders)]
    best = max(own[camp], own[camp + 2])
    winners = tuple(holder for holder in (camp, camp + 2) if own[holder] == best)
    st.result = Result(winners, tuple(own), "allies")
    st.emit("over", ("allies", *winners), "BL-31.13", ALL)


def end_game(st: BattleState, camps: tuple[int, ...], counts: tuple[int, int], how: str, clause: str) -> None:
    """The game is over: these camps win (none: a draw)."""
    winners = tuple(seat for seat in range(st.players) if st.rules.camp_of_seat(seat) in camps)
    scores = tuple(counts[st.rules.camp_of_seat(seat)] for seat in range(st.players))
    st.result = Result(winners, scores, how)
    st.emit("over", (how, *camps), clause, ALL)
