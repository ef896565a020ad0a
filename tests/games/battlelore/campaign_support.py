"""Character sheets and complete After Adventure stages for the campaign tests."""

from __future__ import annotations

from typing import Self

from sandtable.core.engine.options import Options
from sandtable.games.battlelore.campaign.enlisting import begin_campaign
from sandtable.games.battlelore.campaign.legacy import ADVISOR, INSTRUCTOR, HeroRecord, record_of
from sandtable.games.battlelore.campaign.sheets import Sheets, sheets_text
from sandtable.games.battlelore.heroes.casualties import wound
from sandtable.games.battlelore.state import GONE, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, SKILL_IDS
from sandtable.games.battlelore.turn.victory import end_game
from tests.games.battlelore.support import Field

TARN: Options = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}
PLACES = (("C2", "E2", "G2", "I2"), ("C8", "E8", "G8", "I8"))


def sheet(
    name: str,
    holder: int = 0,
    kind: str = "warrior",
    skills: str = "SK17",
    artifacts: str = "",
    treasure: int = 0,
    experience: int = 0,
    skulls: int = 0,
) -> HeroRecord:
    own = [SKILL_IDS.index(skill) for skill in skills.split()]
    cards = [ARTIFACT_IDS.index(card) for card in artifacts.split()]
    hero = HeroRecord(name, c.CLASS_IDS.index(kind), holder, own, cards)
    hero.treasure, hero.experience = treasure, experience
    hero.skulls = skulls or hero.skulls
    return hero


def council(name: str, holder: int = 0, kind: str = "warrior", defeats: int = 0, recorded: str = "") -> HeroRecord:
    hero = sheet(name, holder, kind, "")
    hero.status = INSTRUCTOR if defeats == 5 else ADVISOR
    hero.defeats, hero.since = defeats, 1
    hero.recorded = [ARTIFACT_IDS.index(card) for card in recorded.split()]
    return hero


def text_of(*heroes: HeroRecord) -> str:
    return sheets_text(Sheets(6, [hero.row() for hero in heroes]))


class Stage(Field):
    """The After Adventure stage of these Heroes, who all took part. Fates: field, wounded, fled."""

    def __init__(
        self,
        *heroes: tuple[HeroRecord, str],
        won: int = 0,
        guests: tuple[HeroRecord, ...] = (),
        players: int = 2,
        allies: str = "off",
    ) -> None:
        standard, pennant = (dict.fromkeys(row, "h_inf_b") for row in PLACES)
        super().__init__(standard, pennant, mode="lore", players=players, allies=allies, heroes="on", campaign="on")
        st = self.st
        rows = [hero.row() for hero, _ in heroes] + [hero.row() for hero in guests]
        sheets = Sheets(3, rows)
        begin_campaign(st, sheets)
        places = [iter(row) for row in PLACES]
        for number, (hero, fate) in enumerate(heroes):
            h = next(places[hero.holder & 1])
            self.hero(h, c.CLASS_IDS[hero.lore_class], hero.holder)
            unit = st.sheets[-1][0]
            skills = tuple(hero.skills)
            st.sheets[-1] = (unit, hero.lore_class, hero.skulls, skills, (), hero.treasure, hero.experience)
            assert st.campaign is not None
            st.campaign.enlisted.append(number)
            if fate == "wounded":
                wound(st, unit, 1 - (hero.holder & 1))
            elif fate == "fled":
                st.leader[st.leader.index(unit)] = -1
                st.pos[unit] = GONE
        for number, hero in enumerate(guests, len(heroes)):
            assert st.campaign is not None
            st.campaign.guests[hero.holder] = number
        st.artifacts = sheets.deck()
        st.stack.clear()
        st.order = [0, 1, 2, 3] if st.rules.allies else [0, 1]
        end_game(st, () if won < 0 else (won,), (5, 3), "banners", "BL-11.6")

    def of(self, name: str) -> HeroRecord:
        return sheet_named(self.st, name)

    def until(self, kind: str, name: str = "") -> Self:
        """Decline everything up to a question, of this Hero if one is named."""
        while self.kind != "over" and (self.kind != kind or (name and self.about != name)):
            self.st.apply(self.asked.options[0], self.asked.seat)
        assert self.kind == kind, f"{kind} is never asked"
        return self

    @property
    def about(self) -> str:
        assert self.st.campaign is not None
        return self.st.campaign.roster[self.asked.context[0]][0]

    def end(self) -> Self:
        while self.kind != "over":
            self.st.apply(self.asked.options[0], self.asked.seat)
        return self

    def asked_of(self, kind: str) -> list[str]:
        """The Heroes who are asked this question in the rest of the stage."""
        found = []
        while self.kind != "over":
            if self.kind == kind:
                found.append(self.about)
            self.st.apply(self.asked.options[0], self.asked.seat)
        return found


def sheet_named(st: BattleState, name: str) -> HeroRecord:
    assert st.campaign is not None
    return next(record_of(row) for row in st.campaign.roster if row[0] == name)


def cards(hero: HeroRecord) -> list[str]:
    return [ARTIFACT_IDS[card] for card in hero.stored]


def staged(*heroes: tuple[HeroRecord, str], won: int = 0) -> Stage:
    stage = Stage(*heroes, won=won)
    stage.run()
    return stage
