"""The fixed settings of one game: the adventure and the options of chapter 34, as numbers for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from sandtable.core.engine.options import BadOption, OptionDef, Options
from sandtable.core.text.message import Message, number_arg
from sandtable.games.battlelore.tables.adventures import (
    ADVENTURE_PARTS,
    CTA_MAP,
    MAX_ADVENTURE,
    MEDIEVAL,
    MEDIEVAL_LORE,
    MODE_IDS,
    WITH_LORE,
    Adventure,
    adventure_ids,
    adventure_of,
)
from sandtable.games.battlelore.tables.board import EPIC_ROWS, ROWS, Board, board_of
from sandtable.games.battlelore.tables.pieces import CAMP

DEFAULT: Final = "adventure"
SWITCH: Final = (DEFAULT, "on", "off")
SAVVY_IDS: Final = ("none", "listed", "all")
DEPLOYMENT_IDS: Final = ("adventure", "impromptu", "organised")

OWN_ADVENTURE: Final = "own_adventure"
"""The whole file of a custom adventure; it replaces `adventure`."""
MAX_CHARACTERS: Final = 16_000
"""The maximum length of a campaign's character sheets as text."""

OPTION_DEFS: Final[tuple[OptionDef, ...]] = (
    OptionDef("adventure", "bl-01-first-muster", adventure_ids(), clause="BL-2.1"),
    OptionDef(OWN_ADVENTURE, "", clause="BL-34.13", most=MAX_ADVENTURE),
    OptionDef("mode", DEFAULT, (DEFAULT, *MODE_IDS[:3]), clause="BL-34.1"),
    OptionDef("lore_master_landmarks", DEFAULT, SWITCH, clause="BL-34.3"),
    OptionDef("stronghold", DEFAULT, SWITCH, clause="BL-34.3"),
    OptionDef("lairs", DEFAULT, SWITCH, clause="BL-34.3"),
    OptionDef("command_tents", DEFAULT, SWITCH, clause="BL-34.3"),
    OptionDef("deployment", DEFAULT, DEPLOYMENT_IDS, clause="BL-34.6"),
    OptionDef("heroes", "off", ("off", "on"), clause="BL-34.4"),
    OptionDef("heroes_per_camp", DEFAULT, (DEFAULT, "1", "2", "3"), clause="BL-34.4"),
    OptionDef("campaign", "off", ("off", "on"), clause="BL-34.4"),
    OptionDef("sheets", "", clause="BL-34.4", most=MAX_CHARACTERS),
    OptionDef("allies", "off", ("off", "reluctant"), clause="BL-34.7"),
    OptionDef("battle_savvy", "listed", SAVVY_IDS, clause="BL-34.5"),
    OptionDef("undo_reveal", "on", ("on", "off"), clause="BL-34.9"),
    OptionDef("turn_limit", 0, low=0, high=500, clause="BL-34.10"),
)

Key = tuple[str, int, int, tuple[bool, ...], int, int, int, bool, int, bool]


class Rules:
    """The settings of one game; shared by all clones of a state.

    An epic adventure has the larger board and the larger Lore pool (BL-29.1).
    The adventure decides which board is used (BL-34.2) and so whether teams play (BL-34.8).
    """

    __slots__ = (
        "adventure",
        "allies",
        "board",
        "campaign",
        "camps",
        "deployment",
        "epic",
        "goals",
        "heroes",
        "holders",
        "knowers",
        "lore",
        "medieval_lore",
        "mode",
        "players",
        "savvy",
        "seats",
        "switches",
        "team",
        "turn_limit",
    )

    def __init__(
        self,
        adventure: Adventure,
        players: int,
        mode: int,
        switches: tuple[bool, ...],
        savvy: int,
        turn_limit: int,
        deployment: int,
        allies: bool,
        heroes: int,
        campaign: bool,
    ) -> None:
        if deployment and adventure.mode != CTA_MAP:
            adventure = terrain_only(adventure)
        self.adventure = adventure
        self.players = players
        self.mode = mode
        self.lore = mode != MEDIEVAL
        self.medieval_lore = mode == MEDIEVAL_LORE
        self.epic = adventure.epic
        self.board: Board = board_of(EPIC_ROWS if self.epic else ROWS)
        self.goals = adventure.goals
        self.switches = switches
        self.savvy = savvy
        self.turn_limit = turn_limit
        self.deployment = deployment
        """0: the adventure's own units, 1: Impromptu, 2: Organised Call to Arms."""
        self.heroes = heroes
        """How many Heroes each player may deploy, 0 without Heroes (BL-23.10)."""
        self.campaign = campaign
        self.allies = allies
        """Reluctant Allies: four holders, those with an even number for Standard (chapter 31)."""
        self.team = self.epic and players > 2 and not allies
        self.holders = 4 if allies else 2
        self.seats: tuple[int, ...] = (0, 1, 2, 3) if allies else (0, 1)
        """The seat that plays each holder's cards; in team play the Lord Commander (BL-29.23)."""
        self.camps = tuple(seat & CAMP for seat in range(players))
        self.knowers = tuple(
            sum(1 << seat for seat in range(players) if self.knows_of(seat) == holder) for holder in range(self.holders)
        )
        """For each holder, the bit mask of the seats that know his cards."""

    def camp_of_seat(self, seat: int) -> int:
        return self.camps[seat]

    def holder_of_seat(self, seat: int) -> int:
        """The holder whose cards a seat plays; -1 for a Field Marshal, because the Lord Commander plays the cards
        (BL-29.23).
        """
        return self.seats.index(seat) if seat in self.seats else -1

    def knows_of(self, seat: int) -> int:
        """The holder whose cards a seat knows; in team play its camp's (BL-29.27); -1 for a spectator."""
        return self.camps[seat] if self.team and seat >= 0 else self.holder_of_seat(seat)

    def key(self) -> Key:
        """The key by which `rules_of` finds these rules again."""
        return (
            self.adventure.ref,
            self.players,
            self.mode,
            self.switches,
            self.savvy,
            self.turn_limit,
            self.deployment,
            self.allies,
            self.heroes,
            self.campaign,
        )


@lru_cache(maxsize=1000)
def rules_of(key: Key) -> Rules:
    ref, players, mode, switches, savvy, turn_limit, deployment, allies, heroes, campaign = key
    return Rules(adventure_of(ref), players, mode, switches, savvy, turn_limit, deployment, allies, heroes, campaign)


def adventure_ref(options: Options) -> str:
    """The id of the published adventure in checked options, or the whole file of a custom one (BL-2.1)."""
    return str(options[OWN_ADVENTURE] or options["adventure"])


def terrain_only(adventure: Adventure) -> Adventure:
    """An adventure as a map for Call to Arms, without landmarks, councils, hands, quests or special rules (BL-30.1)."""
    found = Adventure.__new__(Adventure)
    for part in ADVENTURE_PARTS:
        setattr(found, part, getattr(adventure, part))
    found.landmarks = ()
    found.councils = ()
    found.command_cards = None
    found.quests = ()
    found.rules = ()
    return found


SETUP_FAULT: Final = "refused-setup-"
"""The prefix of the message keys for options that do not fit together."""


def refused(why: str, players: int = 0) -> Message:
    """The message for options that do not fit together."""
    return Message(f"{SETUP_FAULT}{why}", {"n": number_arg(players)} if players else {})


Fault = tuple[tuple[str, ...], BadOption]
"""The options that do not fit together, and the error for them."""
WHICH_ADVENTURE: Final = ("adventure", OWN_ADVENTURE)


def mode_of(adventure: Adventure, options: Options) -> int:
    """Medieval, Lore or Medieval Lore; a map for Call to Arms defaults to Medieval (BL-34.1)."""
    word = str(options["mode"])
    mode = adventure.mode if word == DEFAULT else MODE_IDS.index(word)
    return MEDIEVAL if mode == CTA_MAP else mode


def deployment_of(adventure: Adventure, options: Options) -> int:
    """The armies of the adventure or of a Call to Arms; a map has no units of its own (BL-34.6)."""
    deployment = DEPLOYMENT_IDS.index(str(options["deployment"]))
    return 1 if adventure.mode == CTA_MAP and not deployment else deployment


def faults(adventure: Adventure, players: int, options: Options) -> Iterator[Fault]:
    """The combinations of options that are not allowed (BL-34.1 to BL-34.10)."""
    yield from player_faults(adventure, players, options)
    mode, deployment = mode_of(adventure, options), deployment_of(adventure, options)
    if mode == WITH_LORE and not adventure.councils and not deployment:
        what = f"option mode: {adventure.id} has no War Councils for a Lore game (BL-2.4)"
        yield ("mode", "deployment", *WHICH_ADVENTURE), BadOption(what, refused("mode"))
    yield from hero_faults(mode, options)
    yield from campaign_faults(options)


def player_faults(adventure: Adventure, players: int, options: Options) -> Iterator[Fault]:
    """More than two players need allies or an epic adventure (BL-2.8, BL-29.22, BL-31.1, BL-33.6)."""
    allies = options["allies"] == "reluctant"
    if allies and players != 4:
        what = "option allies: Reluctant Allies are for 4 players (BL-31.1)"
        yield ("allies",), BadOption(what, refused("allies", players))
    if deployment_of(adventure, options) and players > 2 and not (allies and adventure.epic):
        what = "option deployment: Call to Arms is for 2 players, or for 4 allies on an epic map (BL-33.6)"
        yield ("deployment", "allies", *WHICH_ADVENTURE), BadOption(what, refused("deployment"))
    if players > 2 and not adventure.epic and not allies:
        what = "BattleLore is for 2 players; up to 6 need an epic adventure (BL-2.8, BL-29.22)"
        yield ("allies", *WHICH_ADVENTURE), BadOption(what, refused("epic"))


def hero_faults(mode: int, options: Options) -> Iterator[Fault]:
    """Heroes need a Lore game; allies have one each (BL-23.13, BL-31.14, BL-34.4)."""
    heroes = options["heroes"] == "on"
    chosen = str(options["heroes_per_camp"])
    if chosen != DEFAULT and not heroes:
        what = "option heroes_per_camp: there are none without heroes=on (BL-34.4)"
        yield ("heroes_per_camp", "heroes"), BadOption(what, refused("no-heroes"))
    if chosen not in (DEFAULT, "1") and heroes and options["allies"] == "reluctant":
        what = "option heroes_per_camp: each ally deploys one Hero (BL-31.14)"
        yield ("heroes_per_camp", "allies"), BadOption(what, refused("ally-heroes"))
    if heroes and mode != WITH_LORE:
        what = "option heroes: Heroes need a Lore game with War Councils (BL-23.13)"
        yield ("heroes", "mode", *WHICH_ADVENTURE), BadOption(what, refused("heroes"))


def campaign_faults(options: Options) -> Iterator[Fault]:
    """A campaign is about Heroes, and only a campaign keeps their sheets (BL-34.4)."""
    campaign = options["campaign"] == "on"
    if campaign and options["heroes"] != "on":
        what = "option campaign: a campaign is about Heroes: set heroes=on (BL-34.4)"
        yield ("campaign", "heroes"), BadOption(what, refused("campaign"))
    if options["sheets"] and not campaign:
        what = "option sheets: character sheets are kept only with campaign=on (BL-34.4)"
        yield ("sheets", "campaign"), BadOption(what, refused("sheets"))


def rules_from(adventure: Adventure, players: int, options: Options) -> Rules:
    """The rules for checked options; combinations that are not allowed are refused (BL-34.1 to BL-34.10)."""
    for _, fault in faults(adventure, players, options):
        raise fault
    names = ("lore_master_landmarks", "stronghold", "lairs", "command_tents")
    switches = tuple(
        adventure.switches[number] if options[name] == DEFAULT else options[name] == "on"
        for number, name in enumerate(names)
    )
    allies = options["allies"] == "reluctant"
    turn_limit = options["turn_limit"]
    assert isinstance(turn_limit, int)
    return rules_of(
        (
            adventure.ref,
            players,
            mode_of(adventure, options),
            switches,
            SAVVY_IDS.index(str(options["battle_savvy"])),
            turn_limit,
            deployment_of(adventure, options),
            allies,
            heroes_in(adventure, options, allies),
            options["campaign"] == "on",
        )
    )


def heroes_in(adventure: Adventure, options: Options, allies: bool) -> int:
    """How many Heroes each player may deploy (BL-23.10, BL-31.14, BL-34.4)."""
    chosen = str(options["heroes_per_camp"])
    if options["heroes"] != "on":
        return 0
    if allies:
        return 1
    return max(1, adventure.heroes_per_camp) if chosen == DEFAULT else int(chosen)
