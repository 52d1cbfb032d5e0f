"""The build hook: rules compiled by mypyc and the client built by npm go into the wheel. It is no part of the program.

Each has a fallback and says so: without a C compiler the wheel is plain Python, without npm it has no client.
Editable installs skip both.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "politics", "games", "bots")
UNCOMPILED = {"__init__.py", "__main__.py", "conftest.py", "trials.py"}
FOLDERS_LEFT_OUT = {"words", "table", "tests", "records"}
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []  # functions stay what they are


class Hook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_client(root)
        if self.target_name == "wheel":
            self.compile(root, build_data)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        modules = modules_to_compile(root)
        if not modules:
            return
        if not can_compile():
            say(
                "there is no C compiler with Python's headers here, so this wheel is plain Python, and slower."
            )
            return
        self.built = Path(tempfile.mkdtemp(prefix="hemicycle-"))
        for library in compile_modules(root, modules, self.built):
            build_data["force_include"][str(library)] = library.relative_to(self.built / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if built := getattr(self, "built", None):
            shutil.rmtree(built)


def say(sentence: str) -> None:
    print(f"hemicycle: {sentence}", file=sys.stderr, flush=True)


def build_client(root: Path) -> None:
    if (root / "src/hemicycle/server/static/index.html").exists():
        return
    if not (root / "client/package.json").exists() or not shutil.which("npm"):
        say(
            "the client is not built and npm is not here to build it, so this package has no pages for browsers."
        )
        return
    subprocess.run([root / "scripts/client", "build"], check=True)


def modules_to_compile(root: Path) -> list[Path]:
    """Packages' own `__init__` stay Python: they hold names and data, and what lies beside them is found as ever."""
    return [
        module
        for part in COMPILED
        for module in sorted((root / "src/hemicycle" / part).rglob("*.py"))
        if module.name not in UNCOMPILED
        and not FOLDERS_LEFT_OUT & set(module.parts)
        and "import numpy" not in module.read_text(encoding="utf-8")  # compiled already where it matters
    ]


def can_compile() -> bool:
    """Whether a C file that includes Python's headers compiles and links here."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CompileError, LinkError

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(source)])], Path(folder))
        except (BaseError, CompileError, LinkError):
            return False
    return True


def compile_modules(root: Path, modules: list[Path], folder: Path) -> list[Path]:
    """The libraries, laid out under `folder/lib` as they belong in the wheel. Runs in the root, as builds do.

    Each game makes one of its own and all else another, so that as many are compiled at a time as there are cores.
    """
    from mypyc.build import mypycify

    paths = [module.relative_to(root).as_posix() for module in modules]
    groups: dict[str, list[str]] = {}
    for path in paths:
        parts = Path(path).parts  # src, hemicycle, games, a game …
        groups.setdefault(parts[3] if parts[2] == "games" else "rest", []).append(path)
    separate = [(own, f"hemicycle_{name}") for name, own in groups.items()]
    build(mypycify(paths, target_dir=str(folder / "c"), separate=separate), folder)  # type: ignore[arg-type]
    return sorted(path for path in (folder / "lib").rglob("*") if path.suffix in {".so", ".pyd"})


def build(extensions: list[Any], folder: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    for extension in extensions:
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *FLAGS]
    command = build_ext(Distribution({"name": "hemicycle", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
