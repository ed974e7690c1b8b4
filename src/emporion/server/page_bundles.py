"""Modules of the page, put together into one file for each entry, so that a slow link needs one round trip for all of them.

The server does this when it reads the files: there is no build step, and the files of `web/` also work one by one. In a bundle a module is
a function that returns what the module exports; `take` runs it at its first use. Comments, empty lines and indentation are left out, so no
string may hold the sign of a comment, or depend on the indentation of its lines. The modules of the page must not import each other in a
circle, and must not assign to what they export.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from posixpath import dirname, join, normpath, relpath

from emporion.server.page_modules import Modules

FOLDER = "bundles"
START = "start.js"
RUNTIME = """const modules = new Map();
export const at = (name) => new URL(`ROOT/${name}`, import.meta.url).href;
export const define = (name, make) => void (modules.has(name) || modules.set(name, { make }));
export function take(name) {
  const module = modules.get(name);
  return (module.exports ??= module.make());
}
"""
"""What runs bundles; it stands in the first one, and the others import it."""
COMMENT = re.compile(r"/\*(?:(?!\*/).)*\*/|^[ \t]*//[^\n]*$|(?<=[;{},]) // [^\n]*$", re.DOTALL | re.MULTILINE)
"""A comment; one that begins with two slashes has a line of its own or follows a statement."""
EMPTY_LINES = re.compile(r"\n\s*\n")
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
PATH = r"""["'](?P<path>\.[^"']+)["'];?"""
IMPORT = re.compile(rf"^import\s*(?P<names>\{{[^}}]*\}}|\w+)\s*from\s*{PATH}", re.MULTILINE)
EXPORT_FROM = re.compile(rf"^export\s*(?P<names>\{{[^}}]*\}})\s*from\s*{PATH}", re.MULTILINE)
EXPORT_LIST = re.compile(r"(?:^|(?<=;)|(?<=\}))export\s*(?P<names>\{[^}]*\});?", re.MULTILINE)
EXPORT_DEFAULT = re.compile(r"(?:^|(?<=;))export default ", re.MULTILINE)
EXPORT = re.compile(r"^export (?P<declaration>(?:async )?(?:function\*?|class|const) (?P<name>[\w$]+))", re.MULTILINE)
IMPORT_ON_DEMAND = re.compile(rf"\bimport\({PATH.removesuffix(';?')}\)")
AWAIT = re.compile(r"^await ", re.MULTILINE)
LEFT_OVER = re.compile(r"(?:^|;)(?:import\b(?!\()|export\b)", re.MULTILINE)


class UnbundledModule(ValueError):
    """A module has an import or export that a bundle cannot hold."""


class Bundles:
    """The bundles of the page's modules by the names of their entries."""

    def __init__(self, modules: Modules) -> None:
        self.modules = modules
        self.awaiting = {name for name, source in modules.sources.items() if AWAIT.search(source)}

    def names(self) -> list[str]:
        """The entries of all bundles."""
        return [START, *self.modules.entries()]

    def files(self, entry: str) -> list[str]:
        """The files that an entry needs besides those that are loaded before it: its bundle and its style sheets."""
        styles = (name for name in self._list_added(entry) if name.endswith(".css"))
        return [f"{FOLDER}/{entry}", *sorted(styles)]

    def source(self, entry: str) -> str:
        """The text of a bundle."""
        to_root = relpath(".", dirname(join(FOLDER, entry)))
        start = RUNTIME.replace("ROOT", to_root)
        if entry != START:
            start = f'import {{ at, define, take }} from "{to_root}/{FOLDER}/{START}";\n'
        scripts = (name for name in self._list_added(entry) if name.endswith(".js"))
        parts = [start, *(self._define(name) for name in scripts)]
        return EMPTY_LINES.sub("\n", INDENTATION.sub("", "".join(parts))) + (f'void take("{START}");\n' if entry == START else "")

    def _list_added(self, entry: str) -> list[str]:
        """The files of an entry without those that every module that imports it has loaded already."""
        known = set.intersection(*map(self._list_known, self.modules.importers(entry))) if entry != START else set[str]()
        return [name for name in self.modules.load(entry) if name not in known]

    def _list_known(self, importer: str) -> set[str]:
        """What is loaded when a module runs: the start, and the entry that the module belongs to."""
        start = set(self.modules.load(START))
        if importer in start:
            return start
        holders = (set(self.modules.load(entry)) for entry in self.modules.entries())
        return start | set.intersection(*(found for found in holders if importer in found))

    def _waits(self, name: str) -> bool:
        """Whether a module, or one that it imports, waits for something before it is ready."""
        return not self.awaiting.isdisjoint(self.modules.load(name))

    def _define(self, name: str) -> str:
        """A module as a function that returns its exports."""
        exports: list[str] = []

        def path_of(match: re.Match[str]) -> str:
            return normpath(join(dirname(name), match["path"]))

        def take(match: re.Match[str]) -> str:
            path = path_of(match)
            return f'{"await " if self._waits(path) else ""}take("{path}")' + "\n" * match[0].count("\n")

        def bind(match: re.Match[str]) -> str:
            given = match["names"]
            pattern = (
                f"{{ {', '.join(f'{theirs}: {ours}' for theirs, ours in _pairs(given))} }}"
                if given[0] == "{"
                else f"{{ default: {given} }}"
            )
            return f"const {pattern} = {take(match)};"

        def pass_on(match: re.Match[str]) -> str:
            taken = [(theirs, f"$_{theirs}", ours) for theirs, ours in _pairs(match["names"])]
            exports.extend(f"{ours}: {inner}" for _, inner, ours in taken)
            return f"const {{ {', '.join(f'{theirs}: {inner}' for theirs, inner, _ in taken)} }} = {take(match)};"

        def list_exports(match: re.Match[str]) -> str:
            exports.extend(f"{theirs}: {ours}" for ours, theirs in _pairs(match["names"]))
            return "\n" * match[0].count("\n")

        def declare(match: re.Match[str]) -> str:
            exports.append(match["name"])
            return match["declaration"]

        def export_default(_: re.Match[str]) -> str:
            exports.append("default: $_default")
            return "const $_default = "

        def load(match: re.Match[str]) -> str:
            path = path_of(match)
            return f'import(at("{FOLDER}/{path}")).then(() => take("{path}"))'

        text = COMMENT.sub("", self.modules.texts[name])
        for pattern, replace in (
            (IMPORT, bind),
            (EXPORT_FROM, pass_on),
            (EXPORT_LIST, list_exports),
            (EXPORT_DEFAULT, export_default),
            (EXPORT, declare),
            (IMPORT_ON_DEMAND, load),
        ):
            text = pattern.sub(replace, text)
        if found := LEFT_OVER.search(text):
            raise UnbundledModule(f"{name}: {text[found.start() :].strip()[:60]}")
        text = text.replace("import.meta.url", f'at("{name}")')
        manner = "async " if self._waits(name) else ""
        return f'define("{name}", {manner}() => {{\n{text}\nreturn {{ {", ".join(exports)} }};\n}});\n'


def _pairs(names: str) -> Iterable[tuple[str, str]]:
    """The names in braces of an import or export: each with what stands after `as`, or twice."""
    for part in names.strip("{} \n").split(","):
        if part.strip():
            first, _, second = part.strip().partition(" as ")
            yield first.strip(), (second or first).strip()
