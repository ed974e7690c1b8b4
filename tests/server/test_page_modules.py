"""Which files a module of the page loads."""

from __future__ import annotations

from emporion.server.page_modules import Modules

SOURCES = {
    "start.js": 'import { a } from "./lib/a.js";\nimport "./lib/b.js";\nconst later = () => import("./pages/late.js");',
    "lib/a.js": "import{x}from\"../vendor/x.js\";export{x as y}from'./c.js';",
    "lib/b.js": '/** @typedef {import("./typed.js").T} T */\n// import { d } from "./d.js";\nimport {\n  c,\n} from "./c.js";',
    "lib/c.js": 'export * from "./a.js";',
    "lib/typed.js": "",
    "pages/late.js": 'import { y } from "../lib/a.js";\nawait style("../styles/late.css", import.meta.url);',
    "vendor/x.js": "export const x = 1;",
}


def test_a_module_loads_what_it_imports_directly_or_not() -> None:
    assert Modules(SOURCES).load("start.js") == ["lib/a.js", "lib/b.js", "lib/c.js", "start.js", "vendor/x.js"]


def test_what_is_imported_on_demand_is_an_entry_with_its_style() -> None:
    modules = Modules(SOURCES)
    assert modules.entries() == ["pages/late.js"]
    assert modules.load("pages/late.js") == ["lib/a.js", "lib/c.js", "pages/late.js", "styles/late.css", "vendor/x.js"]
