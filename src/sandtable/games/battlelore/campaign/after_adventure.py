"""The After Adventure stage of a campaign: its eight actions as questions, the victor first (chapters 27 and 28).

The stage begins when the adventure is decided and ends with the adventure's own result. During the adventure each
Hero's progress is on his sheet in `sheets`. The stage first copies it to the campaign's sheets and changes only those
from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.campaign.enlisting import campaign_in, record
from sandtable.games.battlelore.campaign.legacy import (
    ACTIVE,
    ADVISOR,
    INSTRUCTOR,
    MAX_ARTIFACTS,
    RANSOM_DICE,
    RETIRED,
    HeroRecord,
    can_join,
    can_use,
    cure,
    draw,
    draws_of,
    drop,
    join_council,
    keep,
    learn,
    note_defeat,
    pay_ransom,
    price,
    ransom_winner,
    record_of,
    retire,
    share_experience,
    shop,
    turn_in_artifacts,
    turn_in_experience,
    why_not_cure,
    why_not_join,
    why_not_learn,
    why_not_turn_in_experience,
)
from sandtable.games.battlelore.campaign_state import CampaignState
from sandtable.games.battlelore.heroes.in_play import is_hero, place_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.heroes import SKILLS
from sandtable.games.battlelore.tables.pieces import CAMP

# questions
RANSOM_TO: Final = "ransom_to"
MIRACLE_CURE: Final = "miracle_cure"
SHOP: Final = "shop"
MORE_DRAWS: Final = "more_draws"
KEEP_ARTIFACT: Final = "keep_artifact"
RETURN_ARTIFACT: Final = "return_artifact"
LEVEL_UP: Final = "level_up"

DONE: Final = -1
NOBODY: Final = -1
EXPERIENCE: Final = -2
JOIN_COUNCIL: Final = -2

# steps, in the order of chapter 27
CAPTIVES: Final = 0
RECEIVE: Final = 1
SPOILS: Final = 2
LEARN: Final = 3
CURES: Final = 4
SHOPPING: Final = 5
DRAWS: Final = 6
DRAWING: Final = 7
KEEPING: Final = 8
LEVELS: Final = 9
UPDATE: Final = 10


def adjourn(st: BattleState, campaign: CampaignState) -> None:
    """Begin the stage: the adventure is decided, cards go back into the box and equipment under the sheets (BL-27.14)."""
    assert st.result is not None
    campaign.outcome = st.result.fields()
    st.result = None
    st.stack.clear()
    st.hands = [[] for _ in st.hands]
    st.lore = [[] for _ in st.lore]
    for pile in (st.deck, st.discard, st.lore_deck, st.lore_discard, st.lore_out):
        pile.clear()
    st.rack = []
    st.played = []
    st.carried = []
    st.breaths = []
    st.effects = []
    for place, sheet in enumerate(st.sheets):
        number = campaign.enlisted[place]
        hero = record_of(campaign.roster[number])
        _, _, hero.skulls, _, equipped, hero.treasure, hero.experience = sheet
        back = [card for card in equipped if (number, card) in campaign.lent]
        hero.stored += [card for card in equipped if card not in back]
        st.artifacts = sorted([*st.artifacts, *back])
        if hero.skulls <= 0:
            hero.skulls = 0
            retire(hero, st.artifacts)
            st.emit("retires", (hero.name,), "BL-25.11")
        enter(st, number, hero)
    campaign.lent = []
    st.emit("after", (campaign.chapter,), "BL-27.1")
    st.push(Aftermath(CAPTIVES, 0, 0, 0, Secret((), -1)))


def enter(st: BattleState, number: int, hero: HeroRecord) -> None:
    """Write a sheet back to the campaign and update its public part beside the board (BL-27.14)."""
    campaign = campaign_in(st)
    campaign.roster[number] = hero.row()
    if number in campaign.enlisted:
        place = campaign.enlisted.index(number)
        unit = st.sheets[place][0]
        cards = tuple(sorted(hero.stored))
        sheet = (unit, hero.lore_class, hero.skulls, tuple(hero.skills), cards, hero.treasure, hero.experience)
        st.sheets = with_item(st.sheets, place, sheet)


def winning_camp(st: BattleState) -> int:
    """The camp that won the adventure, -1 for a draw."""
    winners = campaign_in(st).result().winners
    return st.rules.camp_of_seat(winners[0]) if winners else -1


def order_of(st: BattleState) -> list[int]:
    """The sheets of all Heroes who took part, the victor's first; in a draw those of the camp that began (BL-27.7)."""
    campaign = campaign_in(st)
    won = winning_camp(st)
    first = won if won >= 0 else st.order[0] & CAMP
    return sorted(campaign.enlisted, key=lambda number: campaign.roster[number][1] & CAMP != first)


def unit_of(st: BattleState, number: int) -> int:
    return st.sheets[campaign_in(st).enlisted.index(number)][0]


def is_on_field(st: BattleState, number: int) -> bool:
    """Is the Hero on the battlefield at the end, neither wounded nor retreated (BL-27.4, BL-27.7)?"""
    return place_of(st, unit_of(st, number)) >= 0


def captives_of(st: BattleState, camp: int) -> list[int]:
    """The Heroes on the Victory tracks of a camp (BL-27.1)."""
    campaign = campaign_in(st)
    units = [sheet[0] for sheet in st.sheets]
    return [
        campaign.enlisted[units.index(unit)]
        for holder, track in enumerate(st.taken)
        if holder & CAMP == camp
        for unit in track
        if is_hero(st, unit)
    ]


@frame
class Aftermath(Frame[BattleState]):
    """The eight actions; `turn` counts the captives or Heroes of a step, `number` is what the step still has to do."""

    at: int
    turn: int
    number: int
    """RECEIVE: the holder who is paid; DRAWS: draws earned after the first; KEEPING: cards drawn."""
    learned: int
    """1 if the Hero has taken a Skill in this stage (BL-26.20)."""
    drawn: Secret

    # -- asking --------------------------------------------------------------------------------------------------------

    def advance(self, st: BattleState) -> Decision | None:
        at = self.at
        if at == CAPTIVES:
            self.next_captive(st)
            return None
        if at == RECEIVE:
            options: list[Pick] = [*self.receivers(st)]
            if options:
                return Decision(RANSOM_TO, st.rules.seats[self.number], options, "BL-27.3", (self.captive(st),))
            self.pay(st, NOBODY)
            return None
        if at == SPOILS:
            self.at = LEARN
            self.share_spoils(st)
            return None
        if at == LEARN:
            self.at = CURES
            self.share_experience(st)
            return None
        if at == UPDATE:
            self.update(st)
            return None
        order = order_of(st)
        for number in order:
            if len(campaign_in(st).roster[number][6]) > MAX_ARTIFACTS:
                return self.ask(st, RETURN_ARTIFACT, number, record(st, number).stored, "BL-26.7")
        if self.turn == len(order):
            self.turn = 0
            self.at = {CURES: SHOPPING, SHOPPING: DRAWS, DRAWS: LEVELS, LEVELS: UPDATE}[at]
            return None
        return self.for_hero(st, order[self.turn])

    def for_hero(self, st: BattleState, number: int) -> Decision | None:
        """One Hero's question in a step; None after moving on to the next Hero."""
        hero = record(st, number)
        if hero.status == ACTIVE:
            if self.at == CURES:
                ill = [n for n in order_of(st) if why_not_cure(hero, record(st, n)) is None]
                if ill:
                    return self.ask(st, MIRACLE_CURE, number, [NOBODY, *ill], "BL-26.17")
            elif self.at == SHOPPING:
                wares = wares_of(st, hero)
                if wares:
                    return self.ask(st, SHOP, number, [DONE, *wares], "BL-27.6")
            elif self.at == DRAWS:
                return self.ask(st, MORE_DRAWS, number, offers_of(hero), "BL-27.8", self.draws(st, number))
            elif self.at == DRAWING:
                self.draw(st, number, hero)
                return None
            elif self.at == KEEPING:
                cards: list[Pick] = [] if self.drawn.value is None else [*sorted(set(self.drawn.value))]
                return Decision(KEEP_ARTIFACT, st.rules.seats[hero.holder], cards, "BL-27.9", (number,), False)
            elif self.at == LEVELS:
                steps = self.steps_up(hero)
                if steps:
                    return self.ask(st, LEVEL_UP, number, [DONE, *steps], "BL-27.13")
        self.go_on()
        return None

    def ask(
        self, st: BattleState, kind: str, number: int, options: Sequence[Pick], clause: str, *more: int
    ) -> Decision:
        seat = st.rules.seats[campaign_in(st).roster[number][1]]
        return Decision(kind, seat, [*options], clause, (number, *more))

    def go_on(self) -> None:
        """Move on to the next Hero of this step."""
        self.turn += 1
        self.number = 0
        self.learned = 0

    # -- answers -------------------------------------------------------------------------------------------------------

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        kind = asked.kind
        if kind == RANSOM_TO:
            assert isinstance(pick, int)
            self.pay(st, pick)
            return
        number = asked.context[0]
        hero = record(st, number)
        if kind == MORE_DRAWS:
            self.turn_in(st, number, hero, pick)
            return
        assert isinstance(pick, int)
        if kind == RETURN_ARTIFACT:
            drop(hero, pick, st.artifacts)
            enter(st, number, hero)
            st.emit("returns_artifact", (hero.name, pick), "BL-27.12")
        elif kind == KEEP_ARTIFACT:
            self.keep(st, number, hero, pick)
        elif kind == MIRACLE_CURE:
            if pick != NOBODY:
                self.cure(st, number, hero, pick)
            self.go_on()
        elif pick == DONE:
            self.go_on()
        elif kind == SHOP:
            shop(hero, pick, st.artifacts)
            enter(st, number, hero)
            st.emit("buys", (hero.name, pick), "BL-27.6")
        elif pick == JOIN_COUNCIL:
            join_council(hero, st.artifacts, campaign_in(st).chapter)
            enter(st, number, hero)
            st.emit("joins_council", (hero.name, hero.lore_class), "BL-28.1")
        else:
            learn(hero, pick)
            self.learned = 1
            enter(st, number, hero)
            st.emit("levels_up", (hero.name, pick), "BL-27.13")

    # -- action 1 ------------------------------------------------------------------------------------------------------

    def captive(self, st: BattleState) -> int:
        return (captives_of(st, 0) or captives_of(st, 1))[self.turn]

    def next_captive(self, st: BattleState) -> None:
        """If both sides have captives, they are exchanged; otherwise each pays the camp that holds him (BL-27.1 to
        BL-27.3, BL-31.18).
        """
        held = (captives_of(st, 0), captives_of(st, 1))
        captives = held[0] or held[1]
        if (held[0] and held[1]) or self.turn == len(captives):
            if held[0] and held[1]:
                st.emit("exchanged", (), "BL-27.2")
            self.turn = 0
            self.at = SPOILS
            return
        hero = record(st, self.captive(st))
        if hero.status == RETIRED:
            self.turn += 1
            return
        if not hero.treasure:
            self.at = RECEIVE
            self.pay(st, NOBODY)
            return
        camp = 0 if held[0] else 1
        self.number = camp
        if st.rules.allies:
            self.number = ransom_winner([camp, camp + 2], lambda: self.roll(st))
            st.emit("ransom_won", (self.number,), "BL-31.18")
        self.at = RECEIVE

    def roll(self, st: BattleState) -> list[int]:
        faces = [st.chance(6) for _ in range(RANSOM_DICE)]
        st.emit("ransom_roll", tuple(faces), "BL-31.18")
        return faces

    def receivers(self, st: BattleState) -> list[int]:
        """The Heroes of the captor who may take the token (BL-27.3)."""
        rows = campaign_in(st).roster
        return [n for n in order_of(st) if rows[n][1] == self.number and rows[n][3] == ACTIVE]

    def pay(self, st: BattleState, receiver: int) -> None:
        number = self.captive(st)
        hero = record(st, number)
        taker = record(st, receiver) if receiver != NOBODY else None
        paid = hero.treasure > 0
        pay_ransom(hero, taker, st.artifacts)
        enter(st, number, hero)
        if taker is not None:
            enter(st, receiver, taker)
            st.emit("ransom", (hero.name, taker.name), "BL-27.3")
        elif paid:
            st.emit("ransom_supply", (hero.name,), "BL-27.3")
        else:
            st.emit("ransom_unpaid", (hero.name,), "BL-27.3")
        if hero.status == RETIRED:
            st.emit("retires", (hero.name,), "BL-25.11")
        self.turn += 1
        self.number = 0
        self.at = CAPTIVES

    # -- actions 2 to 5 ------------------------------------------------------------------------------------------------

    def share_spoils(self, st: BattleState) -> None:
        """Action 2: a Treasure token for every Hero still on the battlefield (BL-27.4)."""
        for number in order_of(st):
            if is_on_field(st, number):
                hero = record(st, number)
                hero.treasure += 1
                enter(st, number, hero)
                st.emit("spoils", (hero.name,), "BL-27.4")

    def share_experience(self, st: BattleState) -> None:
        """Action 3: Experience for every Hero who took part (BL-27.5)."""
        for number in order_of(st):
            hero = record(st, number)
            gained = share_experience(hero)
            enter(st, number, hero)
            st.emit("experience", (hero.name, gained), "BL-27.5")

    def cure(self, st: BattleState, number: int, cleric: HeroRecord, patient: int) -> None:
        hero = cleric if patient == number else record(st, patient)
        cure(cleric, hero)
        enter(st, number, cleric)
        enter(st, patient, hero)
        st.emit("cured", (cleric.name, hero.name), "BL-26.17")

    def draws(self, st: BattleState, number: int) -> int:
        """How many cards a Hero may draw: earned draws plus those he turned something in for (BL-27.7, BL-27.8)."""
        camp = campaign_in(st).roster[number][1] & CAMP
        return draws_of(is_on_field(st, number), camp == winning_camp(st)) + self.number

    def turn_in(self, st: BattleState, number: int, hero: HeroRecord, pick: Pick) -> None:
        if pick == DONE:
            self.at = DRAWING
            return
        if isinstance(pick, tuple):
            self.number += turn_in_artifacts(hero, (pick[0], pick[1]), st.artifacts)
            st.emit("turns_in_artifacts", (hero.name, *pick), "BL-27.8")
        else:
            self.number += turn_in_experience(hero)
            st.emit("turns_in_experience", (hero.name,), "BL-27.8")
        enter(st, number, hero)

    def draw(self, st: BattleState, number: int, hero: HeroRecord) -> None:
        drawn = draw(self.draws(st, number), hero, st.artifacts, st.chance)
        st.emit("draws_artifacts", (hero.name, len(drawn)), "BL-27.7")
        if drawn:
            self.at = KEEPING
            self.number = len(drawn)
            self.drawn = Secret(tuple(sorted(drawn)), st.rules.knowers[hero.holder])
        else:
            self.at = DRAWS
            self.go_on()

    def keep(self, st: BattleState, number: int, hero: HeroRecord, card: int) -> None:
        """Keep exactly one card and show it; the others go back (BL-27.9 to BL-27.12)."""
        keep(hero, list(self.drawn.open()), card, st.artifacts)
        st.reveal(Secret((card,), self.drawn.knows))
        enter(st, number, hero)
        st.emit("keeps_artifact", (hero.name, card), "BL-27.9")
        self.drawn = Secret((), -1)
        self.at = DRAWS
        self.go_on()

    # -- actions 7 and 8 -----------------------------------------------------------------------------------------------

    def steps_up(self, hero: HeroRecord) -> list[Pick]:
        """The Skills he may take, and the council (BL-27.13, BL-28.1)."""
        hero.levelled = bool(self.learned)
        found: list[Pick] = [skill for skill in range(len(SKILLS)) if why_not_learn(hero, skill) is None]
        if can_join(hero):
            found.append(JOIN_COUNCIL)
        return found

    def update(self, st: BattleState) -> None:
        """Action 8: record the defeat for Advisors of the losing camp, store all sheets and end with the adventure's
        result (BL-28.7).
        """
        campaign = campaign_in(st)
        won = winning_camp(st)
        for guest in campaign.guests:
            if guest != NOBODY and won >= 0 and campaign.roster[guest][1] & CAMP != won:
                hero = record(st, guest)
                assert hero.status == ADVISOR
                note_defeat(hero)
                enter(st, guest, hero)
                if hero.status == INSTRUCTOR:
                    st.emit("steps_down", (hero.name,), "BL-28.7")
        st.pop()
        st.result = campaign.result()

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return HERO_RULES.get(asked.kind)


def of_hero(why_not: Callable[[HeroRecord], Refusal | None]) -> Callable[[BattleState, int], Objection | None]:
    """The predicate of a fixed answer, from a predicate about the Hero who is asked."""

    def predicate(st: BattleState, seat: int) -> Objection | None:
        number = st.asked(seat).context[0]
        refusal = why_not(record(st, number))
        return None if refusal is None else Objection(refusal, number)

    return predicate


HERO_RULES: Final = {
    MORE_DRAWS: Rule[BattleState]((), (), None, words={EXPERIENCE: of_hero(why_not_turn_in_experience)}),
    LEVEL_UP: Rule[BattleState]((), (), None, words={JOIN_COUNCIL: of_hero(why_not_join)}),
}


def wares_of(st: BattleState, hero: HeroRecord) -> list[int]:
    """The Artifacts that a Hero can buy from the deck (BL-27.6)."""
    if hero.treasure < price(hero):
        return []
    return [card for card in sorted(set(st.artifacts)) if can_use(hero, card)]


def offers_of(hero: HeroRecord) -> list[Pick]:
    """What a Hero may turn in for another draw (BL-27.8)."""
    found: list[Pick] = [DONE]
    if why_not_turn_in_experience(hero) is None:
        found.append(EXPERIENCE)
    cards = sorted(hero.stored)
    found += [(cards[i], cards[j]) for i in range(len(cards)) for j in range(i + 1, len(cards))]
    return found
