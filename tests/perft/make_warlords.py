"""Makes the perft positions of Warlords anew: `python -m tests.perft.make_warlords`.

For each kind of question the random game that comes to it soonest, among the option sets and free decks (in `warlords/`) that
are full of what chance seldom reaches; two begin from a set position. Review the diff like code.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sandtable.core.spec import Options
from sandtable.core.state import State as BaseState
from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.deck_building.text_form import text_of
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import BY_ID
from sandtable.testing import any_answer, chooser_rng, perft
from tests.games.warlords.support import Table
from tests.perft.test_perft import filled, reach

HERE = Path(__file__).parent
SEEDS = 40
MOST_PICKS = 1200
GOOD_ENOUGH = 60
"""A position after so few picks is not improved upon."""
MOST_COUNT = 1500
DEEPEST = 4

BASE = {
    "cas-marthos": 1,
    "cas-khamar": 1,
    "cas-kor": 1,
    "cas-bereri": 1,
    "her-sir-corvane": 1,
    "her-lord-bane": 1,
    "her-hilda-ironbraid": 1,
    "her-khan-temurai": 1,
    "mar-march-3": 5,
    "mar-march-5": 3,
    "bat-battle-5": 3,
    "arm-militia": 5,
}
DECKS: dict[str, dict[str, int]] = {
    "envoys": {"dip-master-spy": 4, "dip-tribute": 4, "dip-treachery": 6, "dip-espionage": 2, "dip-resurrection": 3},
    "mages": {
        "rui-dragon-halls": 1,
        "rui-gemhold": 1,
        "art-firesword": 1,
        "art-icesword": 1,
        "art-staff-of-might": 1,
        "art-witchs-broom": 1,
        "spe-teleport": 4,
        "spe-haste": 2,
        "spe-crumble": 3,
        "spe-fireball": 6,
        "spe-confusion": 4,
        "spe-dispel-magic": 2,
        "imp-market": 2,
        "arm-orc-mob": 4,
        "arm-light-infantry": 4,
    },
    "captains": {
        "amb-ambush-6": 10,
        "arm-orc-mob": 4,
        "arm-light-infantry": 4,
        "pro-knighthood-2": 4,
        "rev-revenge-9": 9,
        "imp-capital": 3,
        "arm-mercenaries": 3,
        "arm-archers": 2,
        "pil-pillage-3": 3,
        "ter-high-ridge": 1,
    },
    "plagues": {"cal-plague": 6, "cal-famine": 5, "ter-quicksand": 1, "ter-burning-sands": 1, "arm-cavalry": 4},
}
"""What each free deck has beside the common cards."""

Found = dict[str, tuple[int, int, Options, int]]
"""Kind: picks before it, players, options, seed."""


def write_decks() -> None:
    for name, more in DECKS.items():
        cards = [BY_ID[card] for card, count in {**BASE, **more}.items() for _ in range(count)]
        assert len(cards) >= 40, name
        (HERE / "warlords" / f"{name}.txt").write_text(text_of(DeckList(name, tuple(sorted(cards)))), encoding="utf-8")


def tables() -> list[tuple[int, Options]]:
    own = [any("\n" in str(value) for value in options.values()) for _, options in SPEC.option_sets()]
    plain = [table for table, has_text in zip(SPEC.option_sets(), own, strict=True) if not has_text]
    free: list[tuple[int, Options]] = []
    for name in DECKS:
        decks: Options = {f"deck_{seat}": f"@warlords/{name}.txt" for seat in (1, 2)}
        free.append((2, {"scenario": "five-castles", "truce": 0, "deck_rules": "free", **decks}))
    three: Options = {f"deck_{seat}": "@warlords/envoys.txt" for seat in (1, 2, 3)}
    free.append((3, {"scenario": "five-castles", "deck_rules": "free", **three}))
    return [*plain, *free, (2, {"scenario": "great-siege"})]


def search() -> Found:
    found: Found = {}
    for seed in range(SEEDS):
        for players, options in tables():
            look(found, players, options, seed)
        good = [kind for kind in SPEC.kinds if kind in found and found[kind][0] <= GOOD_ENOUGH]
        print(f"seed {seed}: {len(found)} of {len(SPEC.kinds)} kinds, {len(good)} soon", file=sys.stderr)
    return found


def look(found: Found, players: int, options: Options, seed: int) -> None:
    """Note the kinds that this random game reaches sooner than the ones before."""
    st = SPEC.start(players, filled(options), seed, log=False)
    rng = chooser_rng(seed)
    for picks in range(MOST_PICKS):
        if st.decision is None:
            return
        best = found.get(st.decision.kind)
        if best is None or (picks < best[0] // 2 and best[0] > GOOD_ENOUGH):
            found[st.decision.kind] = (picks, players, options, seed)
        seat, pick = any_answer(st, rng)
        st.apply(pick, seat)


def counts_from(st: BaseState) -> list[int]:
    counts = [perft(st, 1)]
    while counts[-1] <= MOST_COUNT and len(counts) < DEEPEST:
        counts.append(perft(st, len(counts) + 1))
    return counts


def position(kind: str, players: int, options: Options, seed: int) -> str:
    st = reach("warlords", {"until": kind, "players": players, "options": options, "seed": seed})
    counts = counts_from(st)
    values = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
    lines = [f'name = "{kind}"', f'until = "{kind}"', f"players = {players}", f"seed = {seed}"]
    return "\n".join(["", "[[position]]", *lines, f"options = {{ {values} }}", f"counts = {counts}", ""])


def set_positions() -> dict[str, State]:
    """Positions that random play hardly comes to: what an ambush and a revenge cost, made of starter decks."""

    def fought(card: str, *drawn: int) -> Table:
        t = (
            Table()
            .castle(0, "Marthos")
            .castle(1, "Khamar")
            .stack(0, "Sir Corvane", "Heavy Infantry", "Sirian Knights", march=2)
        )
        t.stack(1, "Hrodgar Skyfist", "Hill Giants", "Dwarf Axemen", "Light Infantry").hand(0, card).hand(
            1, "Revenge 9"
        )
        return t.top(0, *drawn).step("battles").pick("Sir Corvane Hrodgar Skyfist", f"field {card}")

    ambush = fought("Ambush 6", 0, 1, 0, 0, 1, 0, 0)
    while ambush.kind == "losses":
        ambush.pick(ambush.options[0])
    revenge = fought("Battle 5", 1, 0, 0, 0, 0)
    while revenge.kind == "losses":
        revenge.pick(revenge.options[0])
    found = [ambush.pick("hit").st, revenge.top(1, 0).pick("Revenge 9").st]
    return {st.decision.kind: st for st in found if st.decision is not None}


def from_state(kind: str, st: State) -> str:
    """A position that begins from a saved state."""
    (HERE / "warlords" / f"{kind}.state").write_bytes(st.dump() + b"\n")
    place = {"until": kind, "start": f"warlords/{kind}.state"}
    counts = counts_from(reach("warlords", {**place}))
    lines = [f'name = "{kind}"', *[f'{key} = "{value}"' for key, value in place.items()], f"counts = {counts}"]
    return "\n".join(["", "[[position]]", *lines, ""])


def main() -> None:
    write_decks()
    given = set_positions()
    found = search()
    missing = [kind for kind in SPEC.kinds if kind not in found and kind not in given]
    if missing:
        print(f"never asked: {', '.join(missing)}", file=sys.stderr)
    head = "# Number of option sequences of 1, 2, 3 ... picks, a position for each kind of question; the seed fixes chance.\n"
    rows = [position(kind, *found[kind][1:]) for kind in SPEC.kinds if kind in found and kind not in given]
    rows += [from_state(kind, st) for kind, st in given.items()]
    (HERE / "warlords.toml").write_text(head + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
