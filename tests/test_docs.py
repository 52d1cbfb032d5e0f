"""The documentation's links lead somewhere and its examples run. Whether it is well written, a reader must say."""

from __future__ import annotations

import doctest
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from subprocess import run
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    [
        *(path for path in ROOT.glob("*.md")),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("src/hemicycle/games/*/rulebook*.md"),
        ROOT / "client/README.md",
    ]
)
OUTSIDE = "../" + "shared"  # where founders kept notes; the repository stands without it

every_page = pytest.mark.parametrize("page", PAGES, ids=[path.relative_to(ROOT).as_posix() for path in PAGES])


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in links(page) if is_relative(link) and not leads_somewhere(page, link)]
    assert not broken, f"{page.relative_to(ROOT)} links to {', '.join(broken)}, which is not there"


@every_page
def test_examples_run(page: Path) -> None:
    for token in tokens(page):
        if token.type == "fence" and token.content.startswith(">>>"):
            run_example(page, token)


def test_the_repository_stands_alone() -> None:
    mentions = [str(path.relative_to(ROOT)) for path in kept_files() if OUTSIDE in text(path)]
    assert not mentions, (
        f"{', '.join(mentions)}: what lies outside the repository is not there for its readers"
    )


def test_pins_carry_hashes_and_no_addresses() -> None:
    for path in ROOT.glob("requirements*.txt"):
        assert "://" not in text(path), f"{path.name} names a place packages come from"
        pins = re.findall(r"^\S+==", text(path), re.MULTILINE)
        assert 0 < len(pins) <= text(path).count("--hash="), f"{path.name} pins without hashes"
    for path in ROOT.glob("client/package-lock.json"):
        assert '"resolved"' not in text(path), f"{path.name} names places packages come from"


def test_pins_hold_what_the_project_asks_for() -> None:
    asked = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", requirement)[0].replace(".", "-") for requirement in asked}
    pinned = set(re.findall(r"^([\w-]+)==", text(ROOT / "requirements.txt"), re.MULTILINE))
    assert names <= pinned, f"{', '.join(names - pinned)} not pinned; run `make requirements`"


def tokens(page: Path) -> Iterator[Token]:
    """All tokens of a page, those within paragraphs too."""
    for token in MarkdownIt("commonmark").enable("table").parse(text(page)):
        yield token
        yield from token.children or ()


def links(page: Path) -> list[str]:
    return [
        str(token.attrs[name]) for token in tokens(page) for name in ("href", "src") if name in token.attrs
    ]


def is_relative(link: str) -> bool:
    return not re.match(r"[a-z]+:|#|//", link)


def leads_somewhere(page: Path, link: str) -> bool:
    return (page.parent / unquote(link.partition("#")[0])).exists()


def run_example(page: Path, fence: Token) -> None:
    name, line = str(page.relative_to(ROOT)), fence.map[0] if fence.map else 0
    example = doctest.DocTestParser().get_doctest(fence.content, {}, name, str(page), line)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append)
    assert not report, "".join(report)


def kept_files() -> list[Path]:
    """What git keeps; without git, all of the tree that is meant to be kept."""
    listing = run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode == 0:
        return [path for name in listing.stdout.split("\0") if (path := ROOT / name).is_file()]
    return [path for folder in ("src", "tests", "docs", "bench") for path in (ROOT / folder).rglob("*.*")]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="ignore")
