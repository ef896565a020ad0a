"""`run.py attack [NAME ...] [--short]`: runs the named attacks, or all, on a server it starts, and reports whether it held."""

from __future__ import annotations

import argparse

from tests.attack.run import carried_out, in_order


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py attack", description=__doc__)
    names = ", ".join(each.name for each in in_order())
    parser.add_argument("name", nargs="*", help=f"all without a name; there are: {names}")
    parser.add_argument("--short", action="store_true", help="smaller floods: seconds instead of minutes")
    asked = parser.parse_args()
    unknown = set(asked.name) - {each.name for each in in_order()}
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; there are: {names}")
    through = 0
    for each, found, notes in carried_out(asked.name, 1 if asked.short else 3):
        print(f"{each.name:<28}{'got through' if found else 'held':<14}{each.tried}", flush=True)
        for line in [*notes, *found[:5]]:
            print(f"    {line}")
        through += bool(found)
    print(f"== {through} got through" if through else "== the server held")
    return 1 if through else 0


if __name__ == "__main__":
    raise SystemExit(main())
