"""Setup before an adventure of a campaign: Advisors on the councils, old and new Heroes, their equipment (BL-26.8,
BL-28.4 to BL-28.6, BL-28.8, BL-14.11).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Refusal
from sandtable.games.battlelore.campaign.legacy import (
    ACTIVE,
    ADVISOR,
    WAR_MOUNT,
    HeroRecord,
    can_use,
    council_with_advisor,
    gifts,
    instruct,
    is_reward,
    record_of,
    why_not_equip,
)
from sandtable.games.battlelore.campaign.sheets import MAX_SHEETS, Sheets, free_names, name_at
from sandtable.games.battlelore.campaign_state import CampaignState
from sandtable.games.battlelore.heroes.champions import HERO_AT, NewHero, friendly_hexes, why_not_friendly
from sandtable.games.battlelore.heroes.in_play import lead
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import can_ever_use
from sandtable.games.battlelore.turn.forces import add_unit
from sandtable.games.battlelore.turn.places import hex_rule

# questions
ADVISOR_IS: Final = "advisor"
HERO_WHO: Final = "hero_who"
HERO_NAME: Final = "hero_name"
HERO_GIFT: Final = "hero_gift"
EQUIP: Final = "equip"

NOBODY: Final = -1
NEW: Final = -2
DONE: Final = -1
NAMES_OFFERED: Final = 6
NEW_ARTIFACTS: Final = 3


def campaign_in(st: BattleState) -> CampaignState:
    assert st.campaign is not None, "not a campaign"
    return st.campaign


def begin_campaign(st: BattleState, sheets: Sheets) -> None:
    """Load the campaign's sheets as the last adventure left them; the deck excludes the cards that Heroes own."""
    st.campaign = CampaignState(sheets.played + 1, list(sheets.rows), [NOBODY] * st.rules.holders, [], [], ())
    st.artifacts = sheets.deck()


def record(st: BattleState, sheet: int) -> HeroRecord:
    return record_of(campaign_in(st).roster[sheet])


def name_of(st: BattleState, sheet: int) -> str:
    return campaign_in(st).roster[sheet][0]


# --- Advisors ---------------------------------------------------------------------------------------------------------


def push_guests(st: BattleState) -> None:
    """Every player with Advisors puts one of them on his council, Standard first (BL-28.4)."""
    for holder in reversed(range(st.rules.holders)):
        if advisors(st, holder):
            st.push(Guest(holder))


def advisors(st: BattleState, holder: int) -> list[Pick]:
    return [n for n, row in enumerate(campaign_in(st).roster) if row[1] == holder and row[3] == ADVISOR]


@frame
class Guest(Frame[BattleState]):
    """An Advisor on the guest spot of a council (BL-28.4 to BL-28.6, BL-14.11)."""

    holder: int

    def advance(self, st: BattleState) -> Decision | None:
        return Decision(ADVISOR_IS, st.rules.seats[self.holder], advisors(st, self.holder), "BL-28.4", ())

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        campaign_in(st).guests[self.holder] = pick
        levels = council_with_advisor(st.councils[self.holder], record(st, pick))
        st.councils = with_item(st.councils, self.holder, levels)
        st.emit("advisor", (self.holder, name_of(st, pick)), "BL-28.5")
        st.emit("council", (self.holder, *levels), "BL-28.5")


# --- old Heroes and new ones ------------------------------------------------------------------------------------------


def why_not_enlist(st: BattleState, holder: int, sheet: int) -> str | None:
    """The clause that bars a Hero from this adventure, or None: closed sheet, already enlisted, no council seat for his
    class.
    """
    campaign = campaign_in(st)
    row = campaign.roster[sheet]
    if row[1] != holder or row[3] != ACTIVE:
        return "BL-25.11"
    if sheet in campaign.enlisted:
        return "BL-23.12"
    return None if st.councils[holder][row[2]] else "BL-23.11"


@frame
class Enlist(Frame[BattleState]):
    """A player sends one of his Heroes, makes a new one, or plays without (BL-23.10, BL-23.11, BL-25.11)."""

    holder: int

    def advance(self, st: BattleState) -> Decision | None:
        roster = campaign_in(st).roster
        old: list[Pick] = [n for n in range(len(roster)) if why_not_enlist(st, self.holder, n) is None]
        may_make = len(roster) < MAX_SHEETS and any(st.councils[self.holder])
        if old:
            options = [NOBODY, NEW, *old] if may_make else [NOBODY, *old]
            return Decision(HERO_WHO, st.rules.seats[self.holder], options, "BL-23.10", ())
        st.pop()
        if may_make:
            self.make(st)
        return None

    def make(self, st: BattleState) -> None:
        st.push(Recruit(self.holder, 0, 0, 0, Secret((), st.rules.knowers[self.holder])))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        if pick == NEW:
            self.make(st)
        elif pick != NOBODY:
            st.push(Outfit(pick, EQUIPPING, [], []))


NAMING: Final = 4


@frame
class Recruit(NewHero):
    """A new Hero of a campaign: class, Skill and Artifact as usual, then a name and his own sheet (BL-23.1)."""

    def advance(self, st: BattleState) -> Decision | None:
        if self.at == 3 and self.artifacts.value == ():
            self.at = NAMING  # no card is left that he could use
            return None
        if self.at == NAMING:
            names: list[Pick] = [*free_names(campaign_in(st).roster, NAMES_OFFERED)]
            return Decision(HERO_NAME, st.rules.seats[self.holder], names, "BL-23.1", (self.kind,))
        return super().advance(st)

    def draw(self, st: BattleState) -> None:
        """Draw 3 Artifacts that he can use, or as many as the deck still has (BL-23.6)."""
        usable = sum([1 for card in st.artifacts if can_ever_use(card, self.kind, self.rides())])
        drawn: list[int] = []
        while len(drawn) < min(NEW_ARTIFACTS, usable):
            card = st.artifacts[st.chance(len(st.artifacts))]
            if can_ever_use(card, self.kind, self.rides()):
                st.artifacts.remove(card)
                drawn.append(card)
        self.artifacts = Secret(tuple(sorted(drawn)), st.rules.knowers[self.holder])

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        if asked.kind != HERO_NAME:
            super().resume(st, asked, pick)
            return
        assert isinstance(pick, int)
        st.pop()
        campaign = campaign_in(st)
        hero = HeroRecord(name_at(pick), self.kind, self.holder, [self.skill], list(self.artifacts.open()))
        campaign.roster.append(hero.row())
        st.emit("recruited", (self.holder, hero.name, self.kind), "BL-23.1")
        st.push(Outfit(len(campaign.roster) - 1, GIFT, [], []))


GIFT: Final = 0
EQUIPPING: Final = 1
SUMMON: Final = 2
PLACE: Final = 3


@frame
class Outfit(Frame[BattleState]):
    """A Hero takes an Instructor's gift, equips Artifacts and joins a troop (BL-28.8, BL-26.8, BL-23.10)."""

    sheet: int
    at: int
    chosen: list[int]
    lent: list[int]

    def advance(self, st: BattleState) -> Decision | None:
        hero = record(st, self.sheet)
        seat = st.rules.seats[hero.holder]
        if self.at == GIFT:
            cards: list[Pick] = [*gifts(record(st, self.teacher(st)), hero, st.artifacts)]
            if cards:
                return Decision(HERO_GIFT, seat, cards, "BL-28.8", (self.sheet,))
            self.at = EQUIPPING
            return None
        if self.at == EQUIPPING:
            fit = [n for n in hero.stored if why_not_equip(hero, [*self.chosen, n]) is None]
            return Decision(EQUIP, seat, [DONE, *fit], "BL-26.8", (self.sheet, len(self.chosen)))
        if self.at == SUMMON:
            self.at = PLACE
            self.summon(st, hero)
            return None
        places = friendly_hexes(st, hero.holder, self.type_of(hero))
        if not places:  # BL-2.10
            st.pop()
            st.artifacts = sorted([*st.artifacts, *self.lent])
            st.emit("unplaced", (hero.name,), "BL-2.10")
            return None
        return Decision(HERO_AT, seat, places, "BL-23.10", (hero.lore_class,))

    def teacher(self, st: BattleState) -> int:
        """The first Instructor with something for the Hero; the Hero himself if there is none."""
        hero = record(st, self.sheet)
        for number, row in enumerate(campaign_in(st).roster):
            if gifts(record_of(row), hero, st.artifacts):
                return number
        return self.sheet

    def type_of(self, hero: HeroRecord) -> int:
        """The Hero's unit type: mounted by his Skill or a War Mount (BL-23.4)."""
        mounted = hero.rides() or WAR_MOUNT in self.chosen or WAR_MOUNT in self.lent
        return c.TYPE_OF[f"{'y' if mounted else 'x'}_{c.CLASS_IDS[hero.lore_class]}"]

    def summon(self, st: BattleState, hero: HeroRecord) -> None:
        """Greater Summoning: one more card for this adventure (BL-26.17)."""
        mount = WAR_MOUNT in self.chosen
        for _ in range(hero.number("start_artifact", 0)):
            if not any(not is_reward(card) and can_use(hero, card, mount) for card in st.artifacts):
                return
            card = st.artifacts[st.chance(len(st.artifacts))]
            while is_reward(card) or not can_use(hero, card, mount):
                card = st.artifacts[st.chance(len(st.artifacts))]
            st.artifacts.remove(card)
            self.lent.append(card)
            st.emit("summons_artifact", (hero.name, card), "BL-26.17")

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        campaign = campaign_in(st)
        hero = record(st, self.sheet)
        if asked.kind == HERO_GIFT:
            number = self.teacher(st)
            teacher = record(st, number)
            instruct(teacher, hero, pick, st.artifacts)
            campaign.roster[number] = teacher.row()
            campaign.roster[self.sheet] = hero.row()
            st.emit("gift", (teacher.name, hero.name, pick), "BL-28.8")
            self.at = EQUIPPING
        elif asked.kind == EQUIP:
            if pick == DONE:
                self.at = SUMMON
            else:
                self.chosen.append(pick)
        else:
            st.pop()
            self.deploy(st, hero, pick)

    def deploy(self, st: BattleState, hero: HeroRecord, h: int) -> None:
        campaign = campaign_in(st)
        unit = add_unit(st, self.type_of(hero), hero.holder, LED, 1, c.NO_ATTACHMENT, False)
        for card in self.chosen:
            hero.stored.remove(card)
        cards = tuple(sorted([*self.chosen, *self.lent]))
        sheet = (unit, hero.lore_class, hero.skulls, tuple(hero.skills), cards, hero.treasure, hero.experience)
        st.sheets = [*st.sheets, sheet]
        campaign.roster[self.sheet] = hero.row()
        campaign.enlisted.append(self.sheet)
        campaign.lent += [(self.sheet, card) for card in self.lent]
        lead(st, unit, st.at[h])
        st.emit("enlists", (hero.name, hero.lore_class, h), "BL-23.10")

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return OUTFIT_RULE if asked.kind == HERO_AT else None


def why_not_begin(st: BattleState, seat: int, h: int) -> Refusal | None:
    outfit = asking(st, Outfit)
    hero = record(st, outfit.sheet)
    return why_not_friendly(st, hero.holder, outfit.type_of(hero), h)


OUTFIT_RULE: Final = hex_rule("BL-23.10", why_not_begin)
