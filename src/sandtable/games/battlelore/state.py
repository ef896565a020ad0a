"""The state of a battle: plain lists of small numbers, one entry per unit, hex or player.

A *holder* holds Command cards, Lore cards, tokens and a War Council. It is a camp or, with Reluctant Allies, each
player. A *seat* is a person. In a duel both are the camp. In team play several seats share a holder (BL-29.22), and a
unit is moved by the seat of its section.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.engine.fields import (
    HELD,
    PUBLIC,
    SIZE,
    Field,
    FieldTable,
    Flag,
    ListOf,
    Masked,
    Row,
    Shape,
    Sizes,
    TupleOf,
    Whole,
)
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.games.battlelore.campaign_state import SAGA_FIELDS, CampaignState, saga_of
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


class BattleState(State):
    """A game of BattleLore."""

    __slots__ = (
        "active",
        "artifacts",
        "at",
        "attach",
        "awards",
        "bands",
        "breaths",
        "carried",
        "chest_pool",
        "chests",
        "colour",
        "conjured",
        "control",
        "councils",
        "deck",
        "discard",
        "effects",
        "extra",
        "extra_cards",
        "extra_tokens",
        "figs",
        "flags",
        "full",
        "ground",
        "hand_size",
        "hands",
        "in_lieu_played",
        "keep_lost",
        "last",
        "leader",
        "lore",
        "lore_deck",
        "lore_discard",
        "lore_out",
        "lore_taken",
        "lore_used",
        "order",
        "owner",
        "passage_exit",
        "played",
        "pool",
        "pos",
        "rack",
        "reserve_cards",
        "reserves",
        "rule_count",
        "rules",
        "saga",
        "savvy",
        "sheets",
        "taken",
        "temp",
        "tok",
        "tokens",
        "turn",
        "utype",
        "visited",
        "weapon",
    )

    def __init__(self, players: int, rng: Rng, rules: Rules, ground: TerrainTable) -> None:
        super().__init__(players, rng)
        self.rules = rules
        self.ground = ground
        # units
        self.utype: list[int] = []
        self.owner: list[int] = []
        self.pos: list[int] = []
        self.figs: list[int] = []
        self.full: list[int] = []
        self.colour: list[int] = []
        self.weapon: list[int] = []
        self.attach: list[int] = []
        self.savvy: list[int] = []
        self.extra: list[int] = []
        """Life tokens of a Troll, necks of a Hydra."""
        self.tok: list[int] = []
        self.flags: list[int] = []
        self.leader: list[int] = []
        """The Hero who leads a troop, or -1 (BL-23.7); his position is LED."""
        self.control: list[int] = []
        """In team play the seat that controls each unit this turn (BL-29.25)."""
        self.at: list[int] = [-1] * ground.board.size
        self.bands: tuple[int, ...] = ()
        """The Goblin Bands among the units (BL-22.3)."""
        # holders
        self.hands: list[list[int]] = []
        self.lore: list[list[int]] = []
        self.tokens: list[int] = []
        self.councils: list[tuple[int, ...]] = []
        self.hand_size: list[int] = []
        self.lore_used: list[int] = []
        self.taken: list[list[int]] = []
        """The Victory track of each holder: the units on it (BL-1.21)."""
        self.awards: list[int] = []
        """Permanent Victory Banners that the adventure gave each holder."""
        self.temp: list[tuple[int, int, int]] = []
        """Temporary banners: special rule, holder, the unit that must stay (BL-11.9)."""
        # the table
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.rack: list[int] = []
        self.lore_deck: list[int] = []
        self.lore_discard: list[int] = []
        self.lore_out: list[int] = []
        self.pool = 0
        self.turn = 0
        self.active = 0
        """The holder whose turn it is."""
        self.order: list[int] = [0, 1]
        """The holders in the order of their turns (BL-31.3)."""
        self.played: list[tuple[int, int]] = []
        """The Command cards of this turn: kind, and 1 if it came from the rack."""
        self.carried: list[tuple[int, int]] = []
        """The cards carried out this turn: kind, and 1 with the wings exchanged (BL-4.12)."""
        self.last: list[list[tuple[int, int]]] = [[], []]
        """The cards each camp carried out on its last turn."""
        self.effects: list[Lasting] = []
        self.breaths: list[tuple[int, int]] = []
        """Dragons and the units their breath will strike this turn (BL-19.6)."""
        self.rule_count: list[int] = []
        """How many times each special rule has been scored."""
        self.passage_exit: list[int] = []
        """The exit of each holder's secret passage, -1 while there is none (BL-15.16)."""
        self.keep_lost: list[bool] = []
        """Is a holder's Stronghold lost (BL-15.9)?"""
        self.conjured: list[bool] = []
        """Does a Conjure token lie on a holder's Wizard (BL-18.21)?"""
        self.extra_cards: list[int] = []
        """Lore cards that each holder draws after his first selection (Prayer)."""
        self.extra_tokens: list[int] = []
        """Lore tokens that each holder gets in addition to his council's."""
        self.in_lieu_played = False
        """True if a Lore card replaced this turn's Command card (BL-13.8)."""
        self.lore_taken = False
        """True if a card replaced this turn's Lore choice (Arcane Insight)."""
        self.sheets: list[Sheet] = []
        """The Heroes' character sheets (BL-23.1), empty without Heroes."""
        self.artifacts: list[int] = []
        """The Artifact deck, shuffled before every draw (BL-26.16)."""
        self.chests: list[tuple[int, int]] = []
        """Treasure hexes and the number of Chest tokens on them (BL-26.1)."""
        self.chest_pool: list[int] = []
        """The Chest tokens that are still unknown."""
        self.visited: list[int] = []
        """Heroes who have completed a visit (BL-26.6)."""
        self.reserves: list[int] = []
        """Call to Arms: the Reserve units on the board (BL-30.26)."""
        self.reserve_cards: list[int] = []
        """Call to Arms: each holder's Reserve card."""
        self.saga: CampaignState | None = None
        """The campaign this adventure belongs to, or None (BL-34.4)."""

    def is_decided(self) -> bool:
        """True during the After Adventure stage: it is not part of the adventure and cannot be conceded (BL-34.11)."""
        return self.decision is None or (self.saga is not None and bool(self.saga.outcome))

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

    def clone(self) -> BattleState:
        twin = BattleState(self.players, self.rng.clone(), self.rules, self.ground)
        twin.utype = self.utype[:]
        twin.owner = self.owner[:]
        twin.pos = self.pos[:]
        twin.figs = self.figs[:]
        twin.full = self.full[:]
        twin.colour = self.colour[:]
        twin.weapon = self.weapon[:]
        twin.attach = self.attach[:]
        twin.savvy = self.savvy[:]
        twin.extra = self.extra[:]
        twin.tok = self.tok[:]
        twin.flags = self.flags[:]
        twin.control = self.control[:]
        twin.at = self.at[:]
        twin.bands = self.bands
        twin.hands = [hand[:] for hand in self.hands]
        twin.lore = [hand[:] for hand in self.lore]
        twin.tokens = self.tokens[:]
        twin.councils = self.councils[:]
        twin.hand_size = self.hand_size[:]
        twin.lore_used = self.lore_used[:]
        twin.taken = [track[:] for track in self.taken]
        twin.awards = self.awards[:]
        twin.temp = self.temp[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.rack = self.rack[:]
        twin.lore_deck = self.lore_deck[:]
        twin.lore_discard = self.lore_discard[:]
        twin.lore_out = self.lore_out[:]
        twin.pool = self.pool
        twin.turn = self.turn
        twin.active = self.active
        twin.order = self.order[:]
        twin.played = self.played[:]
        twin.carried = self.carried[:]
        twin.last = [cards[:] for cards in self.last]
        twin.effects = self.effects[:]
        twin.breaths = self.breaths[:]
        twin.rule_count = self.rule_count[:]
        twin.passage_exit = self.passage_exit[:]
        twin.keep_lost = self.keep_lost[:]
        twin.conjured = self.conjured[:]
        twin.extra_cards = self.extra_cards[:]
        twin.extra_tokens = self.extra_tokens[:]
        twin.in_lieu_played = self.in_lieu_played
        twin.lore_taken = self.lore_taken
        twin.leader = self.leader[:]
        if self.sheets or self.artifacts or self.chest_pool:
            twin.sheets = self.sheets[:]
            twin.artifacts = self.artifacts[:]
            twin.chests = self.chests[:]
            twin.chest_pool = self.chest_pool[:]
            twin.visited = self.visited[:]
        if self.reserve_cards:
            twin.reserves = self.reserves[:]
            twin.reserve_cards = self.reserve_cards[:]
        if self.saga is not None:
            twin.saga = self.saga.clone()
        self.copy_base(twin)
        return twin

    def declared(self) -> FieldTable:
        return FIELDS

    def fixed(self) -> tuple[str, ...]:
        return ("rules",)

    def settings(self) -> object:
        return self.rules.key()

    def empty(self, rng: Rng) -> BattleState:
        return BattleState(self.players, rng, self.rules, self.ground)

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
        self.tokens[holder] += number
        self.pool -= number
        return number

    def pay(self, holder: int, number: int) -> None:
        """Return spent tokens to the pool (BL-13.1)."""
        assert self.tokens[holder] >= number
        self.tokens[holder] -= number
        self.pool += number


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


class SagaShape(Shape):
    """The campaign part or nothing; its contents are checked when it is built (`campaign.sheets`)."""

    __slots__ = ()

    def wrong(self, value: object, sizes: Sizes) -> str:
        if isinstance(value, tuple) and len(value) in (0, SAGA_FIELDS):
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
        return saga_of(cast(tuple[object, ...], plain))


def classes_left_out(value: object, holders: tuple[int, ...]) -> object:
    """All players know the classes of the cards left out of the Lore deck (BL-14.7)."""
    assert isinstance(value, list)
    return sorted([card if card < 0 else LEFT_OUT - L_CLASS[card] for card in value])


FIELDS: Final = FieldTable(
    Field("ground", GroundShape(), PUBLIC),
    Field("utype", _COUNTS, PUBLIC),
    Field("owner", _COUNTS, PUBLIC),
    Field("pos", ListOf(Whole(LED, below="hex")), PUBLIC),
    Field("at", _NUMBERS, PUBLIC, saved=False),
    Field("bands", _TUPLE, PUBLIC, saved=False),
    Field("figs", _COUNTS, PUBLIC),
    Field("full", _COUNTS, PUBLIC),
    Field("colour", _NUMBERS, PUBLIC),
    Field("weapon", _NUMBERS, PUBLIC),
    Field("attach", _NUMBERS, PUBLIC),
    Field("savvy", _NUMBERS, PUBLIC),
    Field("extra", _COUNTS, PUBLIC),
    Field("tok", _COUNTS, PUBLIC),
    Field("flags", _COUNTS, PUBLIC),
    Field("control", ListOf(Whole(-1, below="seat")), PUBLIC),
    Field("leader", _NUMBERS, PUBLIC),
    Field("hands", ListOf(_NUMBERS), HELD),
    Field("lore", ListOf(_NUMBERS), HELD),
    Field("tokens", _COUNTS, PUBLIC),
    Field("councils", ListOf(_TUPLE), PUBLIC),
    Field("hand_size", _COUNTS, PUBLIC),
    Field("lore_used", _NUMBERS, PUBLIC),
    Field("taken", ListOf(_COUNTS), PUBLIC),
    Field("awards", _NUMBERS, PUBLIC),
    Field("temp", ListOf(Row(_COUNT, _COUNT, _NUMBER)), PUBLIC),
    Field("deck", _NUMBERS, SIZE),
    Field("discard", _COUNTS, PUBLIC),
    Field("rack", _COUNTS, PUBLIC),
    Field("lore_deck", _NUMBERS, SIZE),
    Field("lore_discard", _COUNTS, PUBLIC),
    Field("lore_out", _NUMBERS, Masked(classes_left_out)),
    Field("pool", _COUNT, PUBLIC),
    Field("turn", _COUNT, PUBLIC),
    Field("active", Whole(0, below="holder"), PUBLIC),
    Field("order", ListOf(Whole(0, below="holder")), PUBLIC),
    Field("played", _PAIRS, PUBLIC),
    Field("carried", _PAIRS, PUBLIC),
    Field("last", ListOf(_PAIRS), PUBLIC),
    Field("effects", ListOf(Row(_NUMBER, _NUMBER, _NUMBER, _NUMBER, _NUMBER)), PUBLIC),
    Field("breaths", _PAIRS, PUBLIC),
    Field("rule_count", _COUNTS, PUBLIC),
    Field("passage_exit", _NUMBERS, PUBLIC),
    Field("keep_lost", _FLAGS, PUBLIC),
    Field("conjured", _FLAGS, PUBLIC),
    Field("extra_cards", _COUNTS, PUBLIC),
    Field("extra_tokens", _COUNTS, PUBLIC),
    Field("in_lieu_played", Flag(), PUBLIC),
    Field("lore_taken", Flag(), PUBLIC),
    Field("sheets", ListOf(Row(_NUMBER, _NUMBER, _NUMBER, _TUPLE, _TUPLE, _NUMBER, _NUMBER)), PUBLIC),
    Field("artifacts", _NUMBERS, SIZE),
    Field("chests", _PAIRS, PUBLIC),
    Field("chest_pool", _NUMBERS, PUBLIC),
    Field("visited", _COUNTS, PUBLIC),
    Field("reserves", _NUMBERS, PUBLIC),
    Field("reserve_cards", _NUMBERS, PUBLIC),
    Field("saga", SagaShape(), PUBLIC),
)
"""The fields of a state and who knows them. Other hands, both decks, the Artifacts and the unused Lore cards are
unknown (BL-1.22).
"""
