"""What browsers load before they talk: the built client, rules of the games, QR codes. Nothing about any table."""

from __future__ import annotations

import gzip
import io
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

import segno
from markdown_it import MarkdownIt

from hemicycle.core.catalogue import home
from hemicycle.core.game import Game
from hemicycle.server.wire import Refused

STATIC = Path(__file__).parent / "static"
PAGES = {"", "new", "t", "rules"}  # first parts of the addresses that the client's one page serves
NOT_BUILT = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Hemicycle</title>"
    b"<p>The server runs, but its pages are not built. Run <code>make play</code>, or <code>npm run build</code> in "
    b"<code>client</code>. Programs can use <a href=/schema>the interface</a> all the same.</p></html>"
)
SQUEEZED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".map", ".webmanifest", ".txt"}


@dataclass(frozen=True)
class Page:
    body: bytes
    squeezed: bytes | None  # gzipped, where that helps
    kind: str
    lasting: bool  # its name changes when it does


def page(path: str) -> Page:
    """A file of the client, or its one page; Refused for anything else."""
    if path and (file := found(path)):
        return loaded(file, file.stat().st_mtime_ns)
    if path.partition("/")[0] not in PAGES:
        raise Refused(404, "not-found", "there is no such page")
    index = STATIC / "index.html"
    if not index.is_file():
        return Page(NOT_BUILT, None, "text/html", lasting=False)
    return loaded(index, index.stat().st_mtime_ns)


def found(path: str) -> Path | None:
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a zero byte in it
        return None


@cache
def loaded(file: Path, _changed: int) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    text = file.suffix in SQUEEZED
    return Page(
        body,
        gzip.compress(body, mtime=0) if text and len(body) > 500 else None,
        kind,
        lasting=file.parent.name == "assets",
    )


@cache
def policy(ancestors: str) -> str:
    """What a page of ours may load: its own files, and those scripts that stand in it; and what may show it."""
    scripts = " ".join(["'self'", *inline_scripts(page("").body)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        f"frame-ancestors {ancestors}"
    )


def inline_scripts(html: bytes) -> list[str]:
    scripts = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", html, re.DOTALL)
    return [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in scripts]


def rules(game: Game, language: str) -> tuple[str, str]:
    """The rulebook as HTML, in that language if it is written in it, and the language that it is in."""
    book, spoken = of_game(game, language, {"en": "rulebook.md"}, "rulebook.{}.md")
    return rulebook(book), spoken


def words(game: Game, language: str) -> tuple[str, str]:
    """All that a game says, as Fluent messages, in that language or else in English; and which it is."""
    path, spoken = of_game(game, language, {}, "words/{}.ftl")
    return path.read_text("utf-8"), spoken


def of_game(game: Game, language: str, names: dict[str, str], usual: str) -> tuple[Path, str]:
    """A file of a game in that language or else in English, and which it is; some `names` are not as usual."""
    for spoken in (language, "en") if language.isalpha() else ("en",):
        path = (home(game.key) or STATIC) / names.get(spoken, usual.format(spoken))
        if path.is_file():
            return path, spoken
    raise Refused(404, "not-found", f"{game.key} has no {usual.format('en')}")


@cache
def rulebook(book: Path) -> str:
    """Only of files that there are, for each is kept."""
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(book.read_text("utf-8"))
    return html


@lru_cache(maxsize=256)
def qr(text: str) -> bytes:
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()
