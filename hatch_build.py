"""The build hook: rules compiled by mypyc and the client built by npm go into the wheel. It is no part of the program.

Each has a fallback and says so: without a C compiler the wheel is plain Python, without npm it has no client.
Editable installs skip both.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "politics", "games", "bots")
UNCOMPILED = {"__init__.py", "__main__.py", "conftest.py", "trials.py"}
FOLDERS_LEFT_OUT = {"words", "table", "tests", "records"}
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []  # functions stay what they are

# As mypyc generates them: a class's `__new__` with the part that calls `__init__`, its `__init__` slot, its runtime.
NEW = re.compile(
    r"\b(\w+)_new\(PyTypeObject \*type, PyObject \*args, PyObject \*kwds\)\n"
    r"(?:(?!PyTypeObject).)*?(PyObject \*ret = (\w+)\(self, args, kwds\);.*?return self;)",
    re.DOTALL,
)
INIT = re.compile(r"(\b(\w+)_init\(PyObject \*self, PyObject \*args, PyObject \*kwds\)\s*\{\s*)return 0;")
SETTING = "if (PyObject_SetAttr(obj, key, value) != 0)"
RESTORING = "if ((PyType_Check(obj) ? PyObject_SetAttr : PyObject_GenericSetAttr)(obj, key, value) != 0)"


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
    made = folder / "c"
    with telling_warnings():
        extensions = mypycify(paths, target_dir=str(made), separate=separate, include_runtime_files=False)  # type: ignore[arg-type]
    let_objects_be_restored(made)
    build(extensions, folder)
    return sorted(path for path in (folder / "lib").rglob("*") if path.suffix in {".so", ".pyd"})


@contextmanager
def telling_warnings() -> Iterator[None]:
    """What mypyc warns of means something else compiled, so it is an error."""
    said = StringIO()
    try:
        with redirect_stdout(said):
            yield
    finally:
        print(said.getvalue(), end="", flush=True)
    if "warning: " in said.getvalue():
        raise SystemExit("hemicycle: mypyc warns of what would not run as Python runs it.")


def let_objects_be_restored(made: Path) -> None:
    """Pickle and copy make an object without `__init__` and then fill it, even a frozen one; so it is here too.

    By itself mypyc has `__new__` call `__init__`, which wants its arguments, and fills by assignment, which frozen
    dataclasses refuse. `tests/core/test_travel.py` shows that it works.
    """
    for source in made.rglob("*.c"):
        source.write_text(restorable(source.read_text(encoding="utf-8")), encoding="utf-8")


def restorable(generated: str) -> str:
    inits = {found[1]: found[3] for found in NEW.finditer(generated)}
    with_bare_new = NEW.sub(lambda found: found[0].replace(found[2], "return self;"), generated)
    called = INIT.sub(lambda found: found[1] + initialised(inits.get(found[2], "")), with_bare_new)
    return called.replace(SETTING, RESTORING)


def initialised(init: str) -> str:
    if not init:
        return "return 0;"
    return f"PyObject *ret = {init}(self, args, kwds); Py_XDECREF(ret); return ret ? 0 : -1;"


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
