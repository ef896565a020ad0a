"""Makes the perft positions of Warlords anew: `python -m tests.perft.make_warlords`.

For each kind of question the random game that comes to it soonest, among the option sets and a few games with decks made for
what chance seldom reaches (`warlords/*.txt`). Review the diff like code.
"""

from __future__ import annotations

from sandtable.core.engine.options import Options
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END, State
from tests.games.warlords.support import Table
from tests.perft.making import HERE, make

SEEDS = 40
AMBUSH = {"deck_1": "raiders", "deck_2": "victims"}


FREE: Options = {"scenario": "five-castles", "deck_rules": "free"}
PAIRS = (("spies", "victims"), ("mages", "victims"), ("raiders", "victims"), ("raiders", "raiders"))


def tables() -> list[tuple[int, Options]]:
    """The option sets without decks of one's own, whose texts would fill the file, and the pairs of made decks."""
    sets = [
        (players, options)
        for players, options in SPEC.option_sets()
        if not any("\n" in str(options.get(name, "")) for name in DECK_OPTIONS)
    ]
    sets.append((2, {"scenario": "great-siege"}))
    made: list[tuple[int, Options]] = [
        (2, {**FREE, "deck_1": f"@warlords/{one}.txt", "deck_2": f"@warlords/{other}.txt"}) for one, other in PAIRS
    ]
    spies = {"deck_1": "@warlords/spies.txt", "deck_2": "@warlords/victims.txt", "deck_3": "@warlords/raiders.txt"}
    return [*sets, *made, (3, {**FREE, **spies})]


def ambushed(kind: str) -> State:
    """An ambush that comes to this question: the ambusher takes a card more, the vanquished takes revenge."""
    decks = {name: (HERE / "warlords" / f"{deck}.txt").read_text() for name, deck in AMBUSH.items()}
    for seed in range(SEEDS):
        t = Table(2, scenario="five-castles", deck_rules="free", **decks)
        t.stack(0, "Gorzag Redtooth", "Orc Mob", "Skeleton Host", "Militia", "Light Infantry", march=2).hand(
            0, "Ambush 6"
        )
        t.stack(1, "Hrodgar Skyfist", "Dwarf Axemen", "Militia", "Heavy Infantry").hand(1, "Revenge 9")
        t.st.renew(seed)
        t.step("battles").pick("Gorzag Redtooth Hrodgar Skyfist")
        while t.st.decision is not None and t.kind not in (kind, "battles", "ruins", "wrap_up"):
            options = t.decision.options
            t.st.apply(END if t.kind == "ambush_effect" and END in options else options[0])
        if t.st.decision is not None and t.kind == kind:
            return t.st
    raise LookupError(kind)


def main() -> None:
    make(SPEC, tables(), SEEDS, {kind: ambushed(kind) for kind in ("ambush_loss", "victim")})


if __name__ == "__main__":
    main()
