"""The state of a battle: plain lists of small numbers, one entry per unit, hex or player.

A *holder* holds Command cards, Lore cards, tokens and a War Council. It is a camp or, with Reluctant Allies, each
player. A *seat* is a person. In a duel both are the camp. In team play several seats share a holder (BL-29.22), and a
unit is moved by the seat of its section.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.engine.declare import field, given, state
from sandtable.core.engine.fields import (
    HELD,
    PUBLIC,
    SIZE,
    Flag,
    ListOf,
    Masked,
    Row,
    Shape,
    Sizes,
    TupleOf,
    Whole,
)
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.state import State
from sandtable.games.battlelore.campaign_state import CAMPAIGN_FIELDS, CampaignState, campaign_of
from sandtable.games.battlelore.rules import Rules
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import L_CLASS
from sandtable.games.battlelore.tables.conditions import BORROWED
from sandtable.games.battlelore.tables.effects import Lasting
from sandtable.games.battlelore.tables.ground import Mark, TerrainTable
from sandtable.games.battlelore.tables.pieces import CAMP

# the position of a unit that is not on a hex
WAITING: Final = -1
"""Off the board, but may still enter it."""
GONE: Final = -2
"""Eliminated, or off the board for good."""
LED: Final = -3
"""A Hero who leads a troop; his position is that of his troop."""


Sheet = tuple[int, int, int, tuple[int, ...], tuple[int, ...], int, int]
"""A Hero: his unit, class, skulls left, Skills, equipped Artifacts, Treasure and Experience tokens."""

LEFT_OUT: Final = -2
"""A Lore card left out of the deck: -2 minus its class, which follows from the councils when the deck was built (BL-14.7)."""


# -- what a battle consists of, and who may know it --------------------------------------------------------------------


_NUMBER: Final = Whole()
_COUNT: Final = Whole(0)
_NUMBERS: Final = ListOf(_NUMBER)
_COUNTS: Final = ListOf(_COUNT)
_PAIRS: Final = ListOf(Row(_NUMBER, _NUMBER))
_FLAGS: Final = ListOf(Flag())
_TUPLE: Final = TupleOf(_NUMBER)


class GroundShape(Shape):
    """The overlays and landmarks on the terrain; with the adventure they determine the ground."""

    __slots__ = ("row",)

    def __init__(self) -> None:
        self.row = Row(TupleOf(Row(_NUMBER, _NUMBER)), TupleOf(Row(_NUMBER, _NUMBER, _NUMBER)))

    def wrong(self, value: object, sizes: Sizes) -> str:
        return self.row.wrong(value, sizes)

    def is_plain(self) -> bool:
        return False

    def plain(self, value: object) -> object:
        assert isinstance(value, TerrainTable)
        return (value.overlays, value.marks)

    def loaded(self, plain: object, st: object) -> object:
        assert isinstance(st, BattleState)
        overlays, marks = cast(tuple[tuple[tuple[int, int], ...], tuple[Mark, ...]], plain)
        return st.ground.with_all(overlays, marks)


class CampaignShape(Shape):
    """The campaign part or nothing; its contents are checked when it is built (`campaign.sheets`)."""

    __slots__ = ()

    def wrong(self, value: object, sizes: Sizes) -> str:
        if isinstance(value, tuple) and len(value) in (0, CAMPAIGN_FIELDS):
            return ""
        return ": not the campaign side of a battle"

    def copy(self, value: object) -> object:
        assert value is None or isinstance(value, CampaignState)
        return None if value is None else value.clone()

    def is_plain(self) -> bool:
        return False

    def plain(self, value: object) -> object:
        assert value is None or isinstance(value, CampaignState)
        return () if value is None else value.fields()

    def loaded(self, plain: object, st: object) -> object:
        return campaign_of(cast(tuple[object, ...], plain))


def classes_left_out(value: object, holders: tuple[int, ...]) -> object:
    """All players know the classes of the cards left out of the Lore deck (BL-14.7)."""
    assert isinstance(value, list)
    return sorted([card if card < 0 else LEFT_OUT - L_CLASS[card] for card in value])


@state
class BattleState(State):
    """A game of BattleLore. Other hands, both decks, the Artifacts and the unused Lore cards are unknown (BL-1.22)."""

    rules: Rules
    ground: TerrainTable = given(TerrainTable, GroundShape(), PUBLIC)

    # units
    utype: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    owner: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    pos: list[int] = field([], ListOf(Whole(LED, below="hex")), PUBLIC)
    at: list[int] = field([], _NUMBERS, PUBLIC, saved=False)
    bands: tuple[int, ...] = field((), _TUPLE, PUBLIC, saved=False)
    """The Goblin Bands among the units (BL-22.3)."""
    figs: list[int] = field([], _COUNTS, PUBLIC)
    full: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    colour: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    weapon: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    attach: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    savvy: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    extra: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """Life tokens of a Troll, necks of a Hydra."""
    tok: list[int] = field([], _COUNTS, PUBLIC)
    flags: list[int] = field([], _COUNTS, PUBLIC)
    control: list[int] = field([], ListOf(Whole(-1, below="seat")), PUBLIC, shared=True)
    """In team play the seat that controls each unit this turn (BL-29.25)."""
    leader: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    """The Hero who leads a troop, or -1 (BL-23.7); his position is LED."""

    # holders
    hands: list[list[int]] = field([], ListOf(_NUMBERS), HELD)
    lore: list[list[int]] = field([], ListOf(_NUMBERS), HELD)
    tokens: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    councils: list[tuple[int, ...]] = field([], ListOf(_TUPLE), PUBLIC, shared=True)
    hand_size: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    lore_used: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    taken: list[list[int]] = field([], ListOf(_COUNTS), PUBLIC, shared=True)
    """The Victory track of each holder: the units on it (BL-1.21)."""
    awards: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    """Permanent Victory Banners that the adventure gave each holder."""
    temp: list[tuple[int, int, int]] = field([], ListOf(Row(_COUNT, _COUNT, _NUMBER)), PUBLIC, shared=True)
    """Temporary banners: special rule, holder, the unit that must stay (BL-11.9)."""

    # the table
    deck: list[int] = field([], _NUMBERS, SIZE)
    discard: list[int] = field([], _COUNTS, PUBLIC)
    rack: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    lore_deck: list[int] = field([], _NUMBERS, SIZE)
    lore_discard: list[int] = field([], _COUNTS, PUBLIC)
    lore_out: list[int] = field([], _NUMBERS, Masked(classes_left_out))
    pool: int = field(0, _COUNT, PUBLIC)
    turn: int = field(0, _COUNT, PUBLIC)
    active: int = field(0, Whole(0, below="holder"), PUBLIC)
    """The holder whose turn it is."""
    order: list[int] = field([0, 1], ListOf(Whole(0, below="holder")), PUBLIC, shared=True)
    """The holders in the order of their turns (BL-31.3)."""
    played: list[tuple[int, int]] = field([], _PAIRS, PUBLIC, shared=True)
    """The Command cards of this turn: kind, and 1 if it came from the rack."""
    carried: list[tuple[int, int]] = field([], _PAIRS, PUBLIC, shared=True)
    """The cards carried out this turn: kind, and 1 with the wings exchanged (BL-4.12)."""
    last: list[list[tuple[int, int]]] = field([[], []], ListOf(_PAIRS), PUBLIC, shared=True)
    """The cards each camp carried out on its last turn."""
    effects: list[Lasting] = field([], ListOf(Row(_NUMBER, _NUMBER, _NUMBER, _NUMBER, _NUMBER)), PUBLIC, shared=True)
    breaths: list[tuple[int, int]] = field([], _PAIRS, PUBLIC, shared=True)
    """Dragons and the units their breath will strike this turn (BL-19.6)."""
    rule_count: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """How many times each special rule has been scored."""
    passage_exit: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    """The exit of each holder's secret passage, -1 while there is none (BL-15.16)."""
    keep_lost: list[bool] = field([], _FLAGS, PUBLIC, shared=True)
    """Is a holder's Stronghold lost (BL-15.9)?"""
    conjured: list[bool] = field([], _FLAGS, PUBLIC, shared=True)
    """Does a Conjure token lie on a holder's Wizard (BL-18.21)?"""
    extra_cards: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """Lore cards that each holder draws after his first selection (Prayer)."""
    extra_tokens: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """Lore tokens that each holder gets in addition to his council's."""
    in_lieu_played: bool = field(False, Flag(), PUBLIC)
    """True if a Lore card replaced this turn's Command card (BL-13.8)."""
    lore_taken: bool = field(False, Flag(), PUBLIC)
    """True if a card replaced this turn's Lore choice (Arcane Insight)."""
    sheets: list[Sheet] = field(
        [], ListOf(Row(_NUMBER, _NUMBER, _NUMBER, _TUPLE, _TUPLE, _NUMBER, _NUMBER)), PUBLIC, shared=True
    )
    """The Heroes' character sheets (BL-23.1), empty without Heroes."""
    artifacts: list[int] = field([], _NUMBERS, SIZE)
    """The Artifact deck, shuffled before every draw (BL-26.16)."""
    chests: list[tuple[int, int]] = field([], _PAIRS, PUBLIC, shared=True)
    """Treasure hexes and the number of Chest tokens on them (BL-26.1)."""
    chest_pool: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    """The Chest tokens that are still unknown."""
    visited: list[int] = field([], _COUNTS, PUBLIC, shared=True)
    """Heroes who have completed a visit (BL-26.6)."""
    reserves: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    """Call to Arms: the Reserve units on the board (BL-30.26)."""
    reserve_cards: list[int] = field([], _NUMBERS, PUBLIC, shared=True)
    """Call to Arms: each holder's Reserve card."""
    campaign: CampaignState | None = field(None, CampaignShape(), PUBLIC)
    """The campaign this adventure belongs to, or None (BL-34.4)."""

    def is_decided(self) -> bool:
        """True during the After Adventure stage: it is not part of the adventure and cannot be conceded (BL-34.11)."""
        return self.decision is None or (self.campaign is not None and bool(self.campaign.outcome))

    def parties(self) -> list[tuple[int, ...]]:
        """The seats of each camp (BL-34.11)."""
        seats = range(self.players)
        return [tuple([seat for seat in seats if self.rules.camp_of_seat(seat) == camp]) for camp in (0, 1)]

    def is_beaten(self, party: tuple[int, ...]) -> bool:
        """A camp concedes when its Lord Commander does or, among allies, when both do (BL-34.11)."""
        if self.rules.team:
            return self.has_conceded(party[0])
        return super().is_beaten(party)

    def leave(self, seat: int) -> None:
        """Does nothing: a player whose camp fights on is still asked (BL-34.11)."""

    def active_seats(self) -> tuple[int, ...]:
        return (self.rules.seats[self.active],) if self.turn else ()

    def settings(self) -> object:
        return self.rules.key()

    def derive(self) -> None:
        self.place()

    def sizes(self) -> dict[str, int]:
        return {"seat": self.players, "holder": self.rules.holders, "hex": self.ground.board.size}

    def holders(self, seat: int) -> tuple[int, ...]:
        return (self.rules.knows_of(seat),)

    def partners(self, seat: int) -> tuple[int, ...]:
        """In team play the whole camp knows its cards (BL-29.27); reluctant allies do not show theirs (BL-31.19).

        No question lets them hand anything over (BL-31.9).
        """
        if not self.rules.team or seat < 0:
            return (seat,)
        return tuple(range(seat & CAMP, self.players, 2))

    def place(self) -> None:
        """Fill the table of units by hex from the units' positions."""
        self.at = [-1] * self.ground.board.size
        for unit, h in enumerate(self.pos):
            if h >= 0:
                self.at[h] = unit
        self.bands = tuple(u for u, t in enumerate(self.utype) if c.T_ABILITIES[t] & c.SECTION_SUPPORT)

    # -- who is who ----------------------------------------------------------------------------------------------------

    def camp(self, unit: int) -> int:
        """The camp of a unit."""
        return self.owner[unit] & CAMP

    def seat_of(self, unit: int) -> int:
        """The seat that decides for a unit: its holder's, or in team play that of its section (BL-29.23)."""
        if self.control:
            return self.control[unit]
        return self.rules.seats[self.active if self.flags[unit] & BORROWED else self.owner[unit]]

    def holder_of(self, unit: int) -> int:
        """The holder who rolls and pays for a unit and takes what it wins: its owner, or the ally who ordered it (BL-31.5)."""
        return self.active if self.flags[unit] & BORROWED else self.owner[unit]

    def marks(self) -> tuple[Mark, ...]:
        return self.ground.marks

    def gain(self, holder: int, number: int) -> int:
        """Take Lore tokens from the pool, at most as many as it holds (BL-1.20)."""
        number = min(number, self.pool)
        self.tokens = with_item(self.tokens, holder, self.tokens[holder] + number)
        self.pool -= number
        return number

    def pay(self, holder: int, number: int) -> None:
        """Return spent tokens to the pool (BL-13.1)."""
        assert self.tokens[holder] >= number
        self.tokens = with_item(self.tokens, holder, self.tokens[holder] - number)
        self.pool += number
