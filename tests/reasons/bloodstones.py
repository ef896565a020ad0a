"""The judge of Bloodstones: questions that are not asked, from the ledger and the plain fields of the state.

Nothing here calls the game's own predicates; maps, costs and pips are its content. `bloodstones_lifts` weighs everything else.
"""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.registry import find_game
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.judge import Verdict, weighed
from tests.reasons.lifts import lifts_of

WIDE = 40

Clauses = set[str]

SITES = ("plains", "forest", "hill")
FORTS = ("castle", "citadel")


class Look:
    """The table through the eyes of one player, in the words of the rulebook."""

    def __init__(self, st: State, seat: int) -> None:
        self.st = st
        self.seat = seat
        self.areas = range(len(st.rules.terrain))
        self.faction = FACTION_IDS[st.faction[seat]] if st.faction[seat] >= 0 else ""

    def terrain(self, area: int) -> str:
        return TERRAIN_IDS[self.st.rules.terrain[area]]

    def near(self, area: int) -> tuple[int, ...]:
        return tuple(self.st.rules.adjacent[area])

    def units(self, area: int, seat: int | None = None) -> list[str]:
        return [UNIT_IDS[unit] for unit in self.st.units[self.seat if seat is None else seat][area]]

    def foes(self, area: int) -> list[int]:
        return [seat for seat in range(self.st.players) if seat != self.seat and self.st.units[seat][area]]

    def villages(self, area: int, seat: int | None = None) -> int:
        whose = self.seat if seat is None else seat
        return self.st.villages[area] if self.st.village_of[area] == whose else 0

    def citadel(self, area: int) -> bool:
        return "citadel" in self.units(area)

    def home(self, area: int) -> bool:
        return bool(self.villages(area)) or self.citadel(area)

    def empty(self, area: int) -> bool:
        return not self.st.villages[area] and not any(self.st.units[seat][area] for seat in range(self.st.players))

    def hand(self) -> list[str]:
        return [UNIT_IDS[tile] for tile in self.st.hand[self.seat]]

    def cost(self, tile: str) -> int:
        return self.st.faction_of(self.seat).cost[UNIT_IDS.index(tile)]

    def pips(self, tile: str) -> int:
        return self.st.faction_of(self.seat).pips[UNIT_IDS.index(tile)]

    def price(self, unit: str, area: int) -> int:
        """Pips to enter, 0 if closed (BS-9.5, BS-2.6 to BS-2.8)."""
        terrain = self.terrain(area)
        if unit in FORTS:
            return 0
        if unit == "ship":
            return int(terrain == "sea")
        if unit == "dragon":
            return 1
        if terrain == "sea":
            return 0
        if self.faction == "hill_folk":
            return {"plains": 1, "forest": 2, "hill": 2, "mountain": 3, "desert": 1}[terrain]
        return {"plains": 1, "forest": 2, "hill": 3, "mountain": int(unit == "undead"), "desert": 1}[terrain]

    def gap(self, area: int) -> int:
        """Border crossings to the nearest citadel (BS-4.17)."""
        land_only = self.st.rules.options["citadel_distance"] == "land_only"
        reached, crossed = {area}, 0
        sites = {site for seat in range(self.st.players) for site in self.areas if "citadel" in self.units(site, seat)}
        while not reached & sites:
            step = {n for a in reached for n in self.near(a) if not (land_only and self.terrain(n) == "sea")} | reached
            if step == reached:
                return 99
            reached, crossed = step, crossed + 1
        return crossed


def verdict(st: State, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    """Everything has a lift."""
    return Verdict.UNJUDGED


def village_price(look: Look, area: int) -> int:
    return {"plains": 1, "forest": 1, "hill": 2}[look.terrain(area)]


def capture_bar(look: Look, area: int) -> Clauses:
    """What keeps the villages of an area from being captured whatever the pips."""
    exact = set()
    if not look.st.villages[area] or look.villages(area) or not look.units(area):
        exact.add("BS-6.2")
    elif look.st.rules.options["contested_capture"] == "forbidden" and look.foes(area):
        exact.add("BS-6.11")
    return exact


# -- not asked ---------------------------------------------------------------------------------------------------------


GAME = (
    ("choose_faction",),
    ("place_citadel", "chaos_start_area", "place_starting_unit"),
    ("chaos_reentry",),
    ("capture_tile", "capture_village"),
    ("undead_step",),
    ("main_action", "build_unit", "build_pay", "move_from", "move_to", "move_units", "move_pay", "battle"),
    ("construct_tile", "construct_village"),
    ("the end",),
)
FIGHT = (("withdraw",), ("substitute",), ("casualty",), ("retreat",), ("raise_undead",))
ACTIONS = {"bui": 0, "mov": 1, "bat": 2, "cap": 3}


def rank(kind: str, steps: tuple[tuple[str, ...], ...]) -> int:
    return next((number for number, kinds in enumerate(steps) if kind in kinds), -1)


def ranks(st: State, seat: int, kind: str) -> tuple[int, int] | None:
    """Of the step that asks this kind, and of the step now (BS-4.14, BS-5.2, BS-10.5, BS-10.48, BS-16.4)."""
    now = st.open_questions()[0].kind
    if rank(kind, FIGHT) >= 0:
        return None if rank(now, FIGHT) < 0 else (rank(kind, FIGHT), rank(now, FIGHT))
    by_action = kind.startswith("capture") and Look(st, seat).faction == "chaos_horde"
    then = rank("main_action" if by_action else kind, GAME)
    if any(isinstance(frame, Ending) for frame in st.stack):
        return then, rank("the end", GAME)
    chaos_now = now.startswith("capture") and Look(st, st.active).faction == "chaos_horde"
    return then, rank("main_action" if chaos_now or rank(now, FIGHT) >= 0 else now, GAME)


def lacks(st: State, seat: int, kind: str) -> set[str]:
    """The messages about what a player lacks that are true now."""
    look, found = Look(st, seat), set()
    if st.out >> seat & 1:
        return {"refused-bs-15-14" if st.conceded >> seat & 1 else "refused-bs-15-9"}
    if kind == "choose_faction" and st.rules.options["faction_assignment"] != "draft":
        found.add("refused-bs-18-6")
    if kind == "place_citadel" and any(look.citadel(area) for area in look.areas):
        found.add("refused-bs-4-14")
    if kind == "chaos_reentry" and any(look.units(area) for area in look.areas):
        found.add("refused-bs-15-5-units")
    if kind == "undead_step" and not any("undead" in look.units(area) for area in look.areas):
        found.add("refused-bs-7-2-none")
    bars = [capture_bar(look, area) for area in look.areas]
    if kind.startswith("capture") and all(bars):
        found.add("refused-bs-6-11" if {"BS-6.11"} in bars else "refused-bs-6-2")
    return found | lacks_faction(look.faction, kind) | lacks_in_battle(look, kind)


def lacks_faction(faction: str, kind: str) -> set[str]:
    chaos = faction == "chaos_horde"
    never = {
        "place_citadel": ("refused-bs-1-5", chaos),
        "chaos_start_area": ("refused-bs-4-29-asked", not chaos),
        "chaos_reentry": ("refused-bs-15-5-others", not chaos),
        "undead_step": ("refused-bs-5-4", faction != "necromancers"),
        "raise_undead": ("refused-bs-14-19-others", faction != "necromancers"),
        "construct_tile": ("refused-bs-5-3", chaos),
        "construct_village": ("refused-bs-5-3", chaos),
    }
    return {never[kind][0]} if faction and kind in never and never[kind][1] else set()


def lacks_in_battle(look: Look, kind: str) -> set[str]:
    fight = next((frame for frame in look.st.stack if isinstance(frame, Battle)), None)
    after = next((frame for frame in look.st.stack if isinstance(frame, Aftermath)), None)
    if kind == "raise_undead" and after is not None and after.winner == look.seat:
        return {"refused-bs-14-21-none"} if after.raises and not look.st.undead else {"refused-bs-14-19-without"}
    if kind == "substitute" and fight is not None and not look.hand():
        return {"refused-bs-10-23"}
    if kind == "withdraw" and fight is not None and fight.defender == look.seat:
        return withdrawal_bars(look, fight)
    return set()


def withdrawal_bars(look: Look, fight: Battle) -> set[str]:
    foe = Look(look.st, fight.attacker)
    own, theirs = look.units(fight.area), foe.units(fight.area)
    forts = set(own) & set(FORTS)
    if "dragon" in theirs:
        return {"refused-bs-10-7"}
    if forts:
        return {f"refused-bs-10-8-{'both' if len(forts) == 2 else forts.pop()}"}
    riders = [sum(unit in ("cavalry", "cutiecorn") for unit in force) for force in (own, theirs)]
    landed = foe.faction == "corsairs" and look.terrain(fight.area) != "sea"
    landed = landed and any("ship" in foe.units(near) for near in look.near(fight.area))
    found = {"refused-bs-10-13"}
    if "dragon" not in own and riders[0] < riders[1]:
        found = {"refused-bs-10-9-sea" if look.faction == "corsairs" else "refused-bs-10-9"}
    elif "dragon" not in own and riders[0] < riders[1] + landed:
        found = {"refused-bs-10-11"}
    late = any(isinstance(frame, Ending) and frame.lap for frame in look.st.stack)
    return found | ({"refused-bs-16-8"} if late else set())


def led(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    """A refused main action leads to the question."""
    asked = next(iter(st.open_questions()))
    if asked.kind != "main_action" or asked.seat != seat or kind[:3] not in ACTIONS:
        return Verdict.FALSE
    target = ("action", ACTIONS[kind[:3]])
    if named != SPEC.presentation.why_not(st, seat, target):
        return Verdict.FALSE
    return weighed(find_game("bloodstones"), verdict, lifts_of("bloodstones"), st, asked, target, named)[0]


CLAIMS = Claims(SPEC, lacks, ranks, led, lambda st: (st.active, st.round))


def not_asked(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    return weigh_claim(CLAIMS, st, seat, kind)
