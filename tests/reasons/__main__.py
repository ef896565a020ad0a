"""`run.py reasons [GAME ...] [--games N]`: how many refusals name the one reason that holds, and the worst of the rest."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

from tests.reasons.judge import Case, Verdict, cases
from tests.reasons.report import EXACT_OF_100, GAMES, Figures, worst

COLUMNS = ("asked", "exact", "general", "unjudged", "unlifted", "false", "exact of 100")
VERDICTS = (Verdict.EXACT, Verdict.GENERAL, Verdict.UNJUDGED, Verdict.UNLIFTED, Verdict.FALSE)


def row(name: str, figures: Figures) -> str:
    numbers = [figures.asked, *(figures.count[verdict] for verdict in VERDICTS)]
    return f"{name:<28}" + "".join(f"{number:>10}" for number in numbers) + f"{figures.exact_of_100:>14.1f}"


def tell(game: str, found: list[Case], examples: int, kinds: bool) -> bool:
    """Print what was found; is it good enough?"""
    whole = Figures.of(found)
    if kinds:
        by_kind: defaultdict[str, list[Case]] = defaultdict(list)
        for case in found:
            by_kind[case.kind].append(case)
        for kind in sorted(by_kind):
            print(row("  " + kind, Figures.of(by_kind[kind])))
    print(row(game, whole), flush=True)
    for case in worst(found)[:examples]:
        print("   ", case)
    left: Counter[tuple[str, ...]] = Counter(
        (case.verdict.value, case.kind, *case.named) for case in found if case.verdict is not Verdict.EXACT
    )
    if kinds:
        for what, count in left.most_common(40):
            print(f"    {count:>5} x {' '.join(what)}")
    return whole.good


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py reasons", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"one of {', '.join(GAMES)}; all of them without a name")
    parser.add_argument("--games", type=int, default=1, help="games with every option set of a game")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--share", type=int, default=1, help="play only one in so many option sets")
    parser.add_argument("--examples", type=int, default=12, help="how many of the worst to print")
    parser.add_argument("--kinds", action="store_true", help="a row for every kind of question")
    asked = parser.parse_args()
    print(f"{'':<28}" + "".join(f"{name:>10}" for name in COLUMNS[:-1]) + f"{COLUMNS[-1]:>14}")
    good = True
    for game in asked.game or GAMES:
        found = list(cases(game, asked.games, asked.share, first=asked.seed))
        good = tell(game, found, asked.examples, asked.kinds) and good
    print(f"== at least {EXACT_OF_100} of 100 exact and none false or without a lift: {'yes' if good else 'no'}")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
