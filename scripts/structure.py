"""How the rules of each game are built: modules, floors, arrows, and what reaches from one file into another.

    .venv/bin/python scripts/structure.py

A *floor* is how many modules of the game a module rests on, one upon the other; an *arrow* is an import between two of
them. A class is a *ladder* where its bases stand in other files of the game. What counts as reaching over: a call
`self.name()` that is answered in another file, a method that is there only to be overridden, and a field that is
written in more than one file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/hemicycle/games"
APART = {"tests", "table", "records", "__pycache__"}


@dataclass
class Class:
    """A class of a game's rules, as its source says."""

    name: str
    path: Path
    bases: list[str]
    methods: dict[str, ast.FunctionDef] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)  # to the class that each holds, where it says


@dataclass
class House:
    """The modules of one game."""

    folder: Path

    def __post_init__(self) -> None:
        self.paths = sorted(
            path
            for path in self.folder.rglob("*.py")
            if not APART & set(path.relative_to(self.folder).parts) and path.name != "__init__.py"
        )
        self.trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in self.paths}
        self.classes = {
            found.name: found for path, tree in self.trees.items() for found in classes(path, tree)
        }

    def module(self, path: Path) -> str:
        return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)

    def arrows(self) -> dict[Path, set[Path]]:
        by_name = {self.module(path): path for path in self.paths}
        return {
            path: {by_name[name] for name in imported(tree) if name in by_name} - {path}
            for path, tree in self.trees.items()
        }

    def floors(self) -> int:
        arrows = self.arrows()
        seen: dict[Path, int] = {}

        def floor(path: Path, above: frozenset[Path]) -> int:
            if path not in seen:
                below = [
                    floor(lower, above | {path}) for lower in arrows[path] if lower not in above | {path}
                ]
                seen[path] = 1 + max(below, default=0)
            return seen[path]

        return max(floor(path, frozenset()) for path in self.paths)

    def lineage(self, name: str) -> list[Class]:
        """A class and those of the game that it builds on, nearest first."""
        found: list[Class] = []
        queue = [name]
        while queue:
            known = self.classes.get(queue.pop(0))
            if known and known not in found:
                found.append(known)
                queue += known.bases
        return found

    def ladder(self) -> list[str]:
        """The longest lineage that runs through more than one file."""
        lineages = [self.lineage(name) for name in self.classes]
        long = [row for row in lineages if len({rung.path for rung in row}) > 1]
        return [rung.name for rung in max(long, key=len, default=[])]

    def calls_that_leave(self) -> list[str]:
        """Calls `self.name()` from a method to one that another file of the game answers."""
        children = {
            name: [low for low in self.classes if name in [c.name for c in self.lineage(low)]]
            for name in self.classes
        }
        left: list[str] = []
        for known in self.classes.values():
            relatives = {rung.name: rung for low in children[known.name] for rung in self.lineage(low)}
            for method in known.methods.values():
                for called in self_calls(method):
                    owners = {rung.path for rung in relatives.values() if called in rung.methods}
                    if owners and known.path not in owners:
                        left.append(f"{known.name}.{method.name} calls {called}")
        return left

    def to_be_overridden(self) -> list[str]:
        """Methods of the game that only raise NotImplementedError."""
        return [
            f"{known.name}.{method.name}"
            for known in self.classes.values()
            for method in known.methods.values()
            if any(
                isinstance(node, ast.Raise) and "NotImplementedError" in ast.dump(node)
                for node in method.body
            )
        ]

    def writers(self) -> dict[str, set[Path]]:
        """For each field of each class the files that write it, by class and field."""
        found: dict[str, set[Path]] = {}
        for path, tree in self.trees.items():
            for owner, function in functions(tree):
                known = self.types_in(owner, function)
                for target in targets(function):
                    holder = self.type_of(target.value, known)
                    if holder:
                        found.setdefault(f"{self.root_of(holder, target.attr)}.{target.attr}", set()).add(
                            path
                        )
        return found

    def written_from_several(self) -> dict[str, set[Path]]:
        return {name: paths for name, paths in self.writers().items() if len(paths) > 1}

    def root_of(self, name: str, attribute: str) -> str:
        """The farthest ancestor that has this field: the same field however it is reached."""
        row = [rung.name for rung in self.lineage(name) if attribute in rung.fields]
        return row[-1] if row else name

    def types_in(self, owner: str, function: ast.FunctionDef) -> dict[str, str]:
        """Names within a function to classes of the game, where annotations say so."""
        arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        known = {each.arg: class_named(each.annotation, self.classes) for each in arguments}
        if owner:
            known["self"] = owner
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Assign)
                and len(node.targets) == 1
                and isinstance(node.targets[0], ast.Name)
            ):
                known.setdefault(node.targets[0].id, self.type_of(node.value, known))
        return {name: held for name, held in known.items() if held}

    def type_of(self, node: ast.expr, known: dict[str, str]) -> str:
        if isinstance(node, ast.Name):
            return known.get(node.id, "")
        if isinstance(node, ast.Attribute):
            holder = self.type_of(node.value, known)
            held = [rung.fields[node.attr] for rung in self.lineage(holder) if node.attr in rung.fields]
            return held[0] if held else ""
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in self.classes:
                return node.func.id
            if isinstance(node.func, ast.Attribute) and node.func.attr == "copy":
                return self.type_of(node.func.value, known)
            if ast.unparse(node.func) == "type(self)":
                return known.get("self", "")
        return ""


def classes(path: Path, tree: ast.Module) -> Iterator[Class]:
    every = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for node in every:
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        found = Class(node.name, path, [ast.unparse(base) for base in bases])
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef):
                found.methods[inner.name] = inner
            elif isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
                found.fields[inner.target.id] = plain_name(inner.annotation)
        if first := found.methods.get("__init__"):
            found.fields |= fields_made_in(first)
        yield found


def fields_made_in(first: ast.FunctionDef) -> dict[str, str]:
    given = {each.arg: plain_name(each.annotation) for each in first.args.args}
    made: dict[str, str] = {}
    for node in ast.walk(first):
        if isinstance(node, ast.AnnAssign) and is_own(node.target):
            made[node.target.attr] = plain_name(node.annotation)  # type: ignore[union-attr]
        elif isinstance(node, ast.Assign):
            for target, value in pairs(node.targets[0], node.value):
                if is_own(target):
                    made.setdefault(target.attr, name_of_value(value, given))  # type: ignore[attr-defined]
    return made


def pairs(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts))
    if isinstance(target, ast.Tuple):
        return [(each, value) for each in target.elts]
    return [(target, value)]


def is_own(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def name_of_value(value: ast.expr, given: dict[str, str]) -> str:
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id
    return given.get(value.id, "") if isinstance(value, ast.Name) else ""


def plain_name(annotation: ast.expr | None) -> str:
    text = ast.unparse(annotation).strip("'\"") if annotation else ""
    return text.split(" | ")[0].split("[")[0]


def class_named(annotation: ast.expr | None, known: dict[str, Class]) -> str:
    name = plain_name(annotation)
    return name if name in known else ""


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            yield from ((node.name, inner) for inner in node.body if isinstance(inner, ast.FunctionDef))


def targets(function: ast.FunctionDef) -> Iterator[ast.Attribute]:
    """The attributes that a function writes, whole or in part."""
    for node in ast.walk(function):
        written = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            for target in written:
                for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                    while isinstance(part, ast.Subscript):
                        part = part.value
                    if isinstance(part, ast.Attribute):
                        yield part


def self_calls(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and is_own(node.func):
            yield node.func.attr  # type: ignore[attr-defined]


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def houses() -> list[House]:
    return [House(path.parent) for path in sorted(GAMES.glob("*/__init__.py"))]


def main() -> None:
    print(
        f"{'game':20} modules floors arrows calls that leave  overridden  fields with several writers  ladder"
    )
    for house in houses():
        arrows = sum(len(targets) for targets in house.arrows().values())
        print(
            f"{house.folder.name:20} {len(house.paths):7} {house.floors():6} {arrows:6} "
            f"{len(house.calls_that_leave()):16} {len(house.to_be_overridden()):11} "
            f"{len(house.written_from_several()):28}  {' < '.join(reversed(house.ladder()))}"
        )


if __name__ == "__main__":
    main()
