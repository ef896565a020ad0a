"""What the repository has besides code: pre-commit hooks, the hosted workflow, templates, the citation, the release."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import run
import sandtable

ROOT = Path(__file__).resolve().parent.parent
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
REPLACED = re.compile(r"""(?:setattr|patch|object)\(\s*["']?(time|datetime|threading|asyncio|select)\b[.,"']""")
"""A test that replaces something in a module that every thread of the process uses to wait."""
PARTS_OF_A_FORM = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_nothing_is_left_out() -> None:
    assert [path.name for path in FORMS] == ["feature.yml", "rules.yml", "table.yml"]
    assert [path.name for path in WORKFLOWS] == ["ci.yml"]
    assert read(ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml") == {"blank_issues_enabled": True}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_for_issues_can_be_shown(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in form["body"]} <= PARTS_OF_A_FORM
    assert len({part["id"] for part in asked}) == len({part["attributes"]["label"] for part in asked}) == len(asked)
    for part in asked:
        options = part["attributes"].get("options", ["one"] * (part["type"] != "dropdown"))
        assert options, part["id"]
        assert all(isinstance(option, str) for option in options)
        assert len(set(options)) == len(options)


def test_the_form_for_rules_knows_every_game() -> None:
    (games,) = [part["attributes"]["options"] for part in read(FORMS[1])["body"] if part["id"] == "game"]
    folders = {path.parent.name for path in (ROOT / "src" / "sandtable" / "games").glob("*/spec.py")}
    assert {game.lower().replace(" ", "_") for game in games} == folders


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_little_and_uses_nothing_that_can_change(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    text = path.read_text("utf-8")
    assert "secrets." not in text
    assert "upload-artifact" not in text
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 60
        assert "permissions" not in job
        used = [step["uses"] for step in job["steps"] if "uses" in step]
        assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", name) for name in used)


def test_the_workflow_runs_ci_on_the_oldest_python_and_something_on_each_supported_one() -> None:
    (job,) = read(WORKFLOWS[0])["jobs"].values()
    commands = {row["python"]: row["command"] for row in job["strategy"]["matrix"]["include"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    supported = [name.rpartition(" ")[2] for name in project["classifiers"] if re.search(r":: 3\.\d+$", name)]
    assert list(commands) == supported
    assert supported[0] == ".".join(map(str, run.OLDEST)) == project["requires-python"].removeprefix(">=")
    assert commands[supported[0]] == ".ci/run"
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
    assert {commands[version] for version in supported[1:]} == {"python3 run.py test --quick"}


HOOKS = {hook["id"]: hook for hook in read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]}


def test_hooks_need_no_network() -> None:
    repos = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in repos] == ["local"]
    assert {hook["language"] for hook in HOOKS.values()} == {"system", "pygrep"}
    assert HOOKS["check"]["entry"] == "python3 run.py check --quick"


@pytest.mark.parametrize(
    ("hook", "text", "refused"),
    [
        ("merge-conflict", "<<<<<<< HEAD\n", True),
        ("merge-conflict", "a\n>>>>>>> branch\n", True),
        ("merge-conflict", "Heading\n=======\n", False),
        ("end-of-file", "a\nb", True),
        ("end-of-file", "a\n\n", True),
        ("end-of-file", "a\nb\n", False),
        ("end-of-file", "", False),
        ("large-file", "a\n" * 500_001, True),
        ("large-file", "a\n" * 500_000, False),
    ],
)
def test_a_hook_refuses_what_it_says(hook: str, text: str, refused: bool) -> None:
    """As pre-commit does: line by line, or the whole file at once with `--multiline`."""
    whole = "--multiline" in HOOKS[hook].get("args", [])
    pattern = re.compile(HOOKS[hook]["entry"].encode(), re.MULTILINE | re.DOTALL if whole else 0)
    parts = [text.encode()] if whole else text.encode().splitlines(keepends=True)
    assert any(pattern.search(part) for part in parts) == refused


def test_a_release_has_one_number_and_one_date() -> None:
    released = re.findall(
        r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M
    )
    citation = read(ROOT / "CITATION.cff")
    assert (citation["version"], str(citation["date-released"])) == released[0]
    assert sandtable.__version__ == released[0][0]
    assert json.loads((ROOT / "client" / "package.json").read_text("utf-8"))["version"] == released[0][0]
    dates = [date for _, date in released]
    assert dates == sorted(dates, reverse=True)


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ('monkeypatch.setattr(time, "monotonic", lambda: 0)', True),
        ('patch.setattr("time.time_ns", lambda: 0)', True),
        ('setattr(\n    asyncio, "sleep", nothing)', True),
        ('monkeypatch.setattr(CLOCK, "time_ns", lambda: 0)', False),
        ('monkeypatch.setattr(times, "LONGEST", 1)', False),
    ],
)
def test_a_replaced_clock_is_found(text: str, refused: bool) -> None:
    assert bool(REPLACED.search(text)) == refused


def test_no_test_replaces_the_clock_of_the_whole_process() -> None:
    """Pools of connections and other servers in the process would wait by it, some without end."""
    here = Path(__file__)
    found = [
        path.name for path in here.parent.rglob("*.py") if path != here and REPLACED.search(path.read_text("utf-8"))
    ]
    assert not found
