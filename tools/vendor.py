"""Fetch what the page needs of others, as released: `python -m tools.vendor` (needs npm). The page has no build step.

Import paths become relative, comments with source maps go; declarations (.d.ts) of what is used are ours. Version, hash and license of
everything are in vendor/VENDORED.json, which a test compares with the files.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent.parent / "src" / "emporion" / "web"
RELATIVE = {"preact": "preact.js", "preact/hooks": "hooks.js", "htm": "htm.js"}
MAP = re.compile(r"\n?//# sourceMappingURL=.*")
IMPORT = re.compile(r"""(from\s*)(["'])(preact(?:/hooks)?|htm)\2""")


class Package(NamedTuple):
    """A package of npm and the files that are taken from it."""

    name: str
    version: str
    license: str
    files: dict[str, str]


FLUENT = ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
PACKAGES = (
    Package(
        "preact",
        "11.2.0",
        "MIT",
        {
            "dist/preact.mjs": "vendor/preact.js",
            "hooks/dist/hooks.mjs": "vendor/hooks.js",
            "LICENSE": "vendor/preact.LICENSE.txt",
        },
    ),
    Package("htm", "3.1.1", "Apache-2.0", {"dist/htm.mjs": "vendor/htm.js", "LICENSE": "vendor/htm.LICENSE.txt"}),
    Package("@fluent/bundle", "0.19.1", "Apache-2.0", {f"esm/{name}.js": f"vendor/fluent/{name}.js" for name in FLUENT}),
    Package(
        "@fontsource-variable/alegreya",
        "5.3.0",
        "OFL-1.1",
        {
            "files/alegreya-latin-wght-normal.woff2": "fonts/alegreya-latin.woff2",
            "files/alegreya-latin-ext-wght-normal.woff2": "fonts/alegreya-latin-ext.woff2",
            "LICENSE": "fonts/alegreya.LICENSE.txt",
        },
    ),
    Package(
        "@fontsource-variable/source-sans-3",
        "5.3.0",
        "OFL-1.1",
        {
            "files/source-sans-3-latin-wght-normal.woff2": "fonts/source-sans-3-latin.woff2",
            "files/source-sans-3-latin-ext-wght-normal.woff2": "fonts/source-sans-3-latin-ext.woff2",
            "LICENSE": "fonts/source-sans-3.LICENSE.txt",
        },
    ),
)


def fetch(package: Package, folder: Path) -> dict[str, bytes]:
    """The files of a package, by their paths in it."""
    command = ["npm", "pack", "--silent", f"{package.name}@{package.version}", "--pack-destination", str(folder)]
    archive = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1]
    with tarfile.open(folder / archive) as tar:
        found = {member.name.partition("/")[2]: tar.extractfile(member) for member in tar.getmembers() if member.isfile()}
        return {name: file.read() for name, file in found.items() if file is not None and name in package.files}


def relative(source: str) -> str:
    """A module with paths that a browser can follow, and without its source map."""
    return MAP.sub("", IMPORT.sub(lambda match: f'{match[1]}"./{RELATIVE[match[3]]}"', source)).rstrip() + "\n"


def main() -> None:
    """Write vendor/ and fonts/ anew."""
    listed = []
    for package in PACKAGES:
        with tempfile.TemporaryDirectory() as folder:
            found = fetch(package, Path(folder))
        hashes = {}
        for name, target in package.files.items():
            data = relative(found[name].decode()).encode() if target.endswith(".js") else found[name]
            path = WEB / target
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            hashes[target] = hashlib.sha256(data).hexdigest()
        listed.append({"package": package.name, "version": package.version, "license": package.license, "files": hashes})
    apache = (WEB / "vendor" / "htm.LICENSE.txt").read_bytes()  # @fluent/bundle comes without the text of its license, which is the same
    (WEB / "vendor" / "fluent" / "LICENSE.txt").write_bytes(apache)
    (WEB / "vendor" / "VENDORED.json").write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
