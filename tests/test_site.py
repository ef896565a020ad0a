"""The documentation site: it builds without a warning, its links lead somewhere, and its pages load nothing from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

import sandtable
from sandtable.rulebook.ledger import GAMES, file_name, load_ledger
from sandtable.rulebook.translations import languages

ROOT = Path(__file__).parents[1]
HOST = "http://site/"
LOADING = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "embed": "src",
}
LOADING_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "manifest", "preconnect", "dns-prefetch"}

pytestmark = [pytest.mark.busy, pytest.mark.xdist_group("site")]  # one worker builds it, once


class Page(HTMLParser):
    """The links of a page, what it loads, its anchors, and the rulebook's language."""

    def __init__(self, file: Path, site: Path) -> None:
        super().__init__()
        self.name = file.relative_to(site).as_posix().removesuffix("index.html")
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.language = ""
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if found.get("class") == "rulebook":
            self.language = found["lang"]
        if tag == "a" and "href" in found:
            self.links.append(urljoin(HOST + self.name, found["href"]))
        elif tag == "link" and LOADING_LINKS & set(found.get("rel", "").split()):
            self.loads.append(urljoin(HOST + self.name, found["href"]))
        elif LOADING.get(tag, "") in found:
            self.loads.append(urljoin(HOST + self.name, found[LOADING[tag]]))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    words = [sys.executable, str(ROOT / "docs" / "site" / "build.py"), "--into", str(folder)]
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    assert (done.returncode, "No issues found" in done.stderr) == (0, True), done.stdout + done.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    found = [Page(file, site) for file in sorted(site.rglob("*.html")) if file.name != "404.html"]
    return {page.name: page for page in found}


def test_every_document_is_a_page(pages: dict[str, Page]) -> None:
    sources = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    assert [str(path) for path in sources if f"{path.with_suffix('').as_posix()}/" not in pages] == []
    assert {"", "play/", "host/", "research/", "design/", "develop/", "rules/", "api/"} <= set(pages)
    assert {"contributing/", "changelog/", "security/", "benchmarks/"} <= set(pages)


def test_the_menu_leads_to_every_page(pages: dict[str, Page]) -> None:
    home = {link.partition("#")[0].removeprefix(HOST) for link in pages[""].links}
    assert set(pages) - home == set()


def test_links_and_their_anchors_exist(site: Path, pages: dict[str, Page]) -> None:
    def leads_nowhere(link: str) -> bool:
        parts = urlsplit(link)
        name, anchor = unquote(parts.path.removeprefix("/")), unquote(parts.fragment)
        if name in pages:
            return bool(anchor) and anchor not in pages[name].anchors
        return not (site / name).is_file()

    links = [(page.name, link) for page in pages.values() for link in page.links if link.startswith(HOST)]
    assert len(links) > 10_000
    assert [(name, link) for name, link in links if leads_nowhere(link)] == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Page]) -> None:
    found = {load for page in pages.values() for load in page.loads}
    assert [load for load in found if not load.startswith((HOST, "data:"))] == []
    assert [load for load in found if load.startswith(HOST) and not (site / urlsplit(load).path[1:]).is_file()] == []
    for sheet in site.rglob("*.css"):
        assert re.findall(r"(?:@import|url\()\s*[\"']?(?:https?:)?//[^\"')]*", sheet.read_text("utf-8")) == [], (
            sheet.name
        )


def test_every_clause_has_its_anchor_in_every_language(pages: dict[str, Page]) -> None:
    for game in GAMES:
        for code, folder in [("en", "rules/"), *[(code, f"rules/{code}/") for code in languages()]]:
            page = pages[f"{folder}{file_name(game)}/"]
            assert set(load_ledger(game).clauses) - page.anchors == set()
            assert page.language == code


def test_a_clause_that_a_guide_names_is_a_link(pages: dict[str, Page]) -> None:
    assert f"{HOST}rules/bloodstones/#BS-10.9" in pages["develop/"].links
    assert f"{HOST}rules/de/bloodstones/#BS-10.7" in pages["rules/de/bloodstones/"].links


def test_the_api_has_every_public_name_and_shows_its_examples(site: Path, pages: dict[str, Page]) -> None:
    named = set(sandtable.__all__) - {"__version__"}
    anchors = {anchor for name, page in pages.items() if name.startswith("api/") for anchor in page.anchors}
    assert {name for name in named if {f"sandtable.{name}", f"sandtable.api.{name}"}.isdisjoint(anchors)} == set()
    text = (site / "api" / "states" / "index.html").read_text("utf-8")
    assert '<span class="gp">&gt;&gt;&gt; </span>' in text
    assert "<blockquote>" not in text


def test_the_search_finds_clauses_by_their_id(site: Path) -> None:
    """Each clause is an entry of its own, and the hyphen of its id does not part words."""
    index = json.loads((site / "search.json").read_text("utf-8"))
    (entry,) = [item for item in index["items"] if item["location"] == "rules/bloodstones/#BS-10.9"]
    assert entry["title"] == "BS-10.9"
    assert "cavalry" in entry["text"]
    separator = re.compile(index["config"]["separator"])
    assert separator.split("see BS-10.9, first-blood") == ["see", "BS-10.9", "first", "blood"]
