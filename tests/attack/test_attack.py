"""Runs the attacks in their short form on a real server, and checks that a breach is reported."""

from __future__ import annotations

import httpx2
import pytest

from tests.attack import __main__ as command
from tests.attack.run import carried_out, in_order
from tests.attack.target import Attack, Target, not_refused


@pytest.mark.long
def test_the_server_holds() -> None:
    outcomes = {each.name: found for each, found, _ in carried_out([], scale=1)}
    assert outcomes == {each.name: [] for each in in_order()}


def test_what_gets_through_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def got_through(target: Target) -> list[str]:
        raise AssertionError("not called here")

    attack = Attack("an attack", "something bad", got_through)
    monkeypatch.setattr(
        command, "carried_out", lambda names, scale: iter([(attack, ["the door stood open"], ["12 ms"])])
    )
    monkeypatch.setattr("sys.argv", ["attack"])
    assert command.main() == 1
    said = capsys.readouterr().out
    assert "an attack" in said
    assert "got through" in said
    assert "the door stood open" in said
    assert "12 ms" in said


@pytest.mark.parametrize(
    ("status", "wanted", "is_breach"), [(200, (), True), (500, (), True), (404, (), False), (404, (403,), True)]
)
def test_only_refusals_are_no_breach(status: int, wanted: tuple[int, ...], is_breach: bool) -> None:
    assert bool(not_refused("it", httpx2.Response(status, text="x"), *wanted)) == is_breach
