"""Which files a module of the page loads, found in its `import` lines.

Most modules are loaded with the page. Some are loaded later, when a call like `import("./table.js")` runs: these are the entries. An entry
brings with it the modules that nothing else imports.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath

COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
STATIC_IMPORT = re.compile(r"""(?:\bfrom|^import)\s*["'](\.[^"']+)["']""", re.MULTILINE)
IMPORT_ON_DEMAND = re.compile(r"""\bimport\(["'](\.[^"']+)["']\)""")
STYLE = re.compile(r"""\bstyle\(["']([^"']+)["'], import\.meta\.url\)""")
"""A style sheet that a module loads by `lib/style.js`."""


class Modules:
    """The files of the page by their names, and what they load."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.texts = dict(sources)
        self.sources = {name: COMMENT.sub("", source) for name, source in sources.items()}
        self.imports = {name: self._find_names(name, STATIC_IMPORT) + self._find_names(name, STYLE) for name in sources}
        self.imports_on_demand = {name: self._find_names(name, IMPORT_ON_DEMAND) for name in sources}

    def entries(self) -> list[str]:
        """The modules that are imported on demand, in the order of their names."""
        return sorted({found for names in self.imports_on_demand.values() for found in names})

    def importers(self, entry: str) -> list[str]:
        """The modules that import an entry on demand."""
        return [name for name, found in self.imports_on_demand.items() if entry in found]

    def load(self, entry: str) -> list[str]:
        """A module and everything that it imports, directly or not, with the style sheets of all of them."""
        found: dict[str, None] = {}
        waiting = [entry]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = None
                waiting += self.imports.get(name, [])
        return sorted(found)

    def _find_names(self, name: str, pattern: re.Pattern[str]) -> list[str]:
        return [normpath(join(dirname(name), found)) for found in pattern.findall(self.sources[name])]
