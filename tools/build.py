"""Build the package under build/FLAVOR, never in place: `python -m tools.build fast checked`. `make build` and `make test` run it.

Compiled modules come from a cache (tools/extensions.py); other files are copied when they changed, and removed when they are gone.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import extensions
from tools.progress import ProgressLine

BUILD = extensions.ROOT / "build"
NO_COMPILER = (
    "There is no C compiler that finds Python.h, so the engine runs interpreted, more than 100 times slower. "
    "Install one (on Debian: apt install gcc python3-dev) and run the same command again."
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the package under build/.")
    parser.add_argument("flavors", nargs="+", choices=sorted(extensions.FLAVORS), metavar="FLAVOR")
    parser.add_argument("--into", type=Path, default=BUILD, help="the folder for the builds")
    parser.add_argument("--only-compile", action="store_true", help="fill the cache ahead of a build, which then says what went wrong")
    arguments = parser.parse_args()
    line = ProgressLine()
    try:
        found = extensions.compile_modules(arguments.flavors, lambda done, total, name: line.show(_sentence(done, total, name)))
    except extensions.CompileError as error:
        line.end()
        if arguments.only_compile:
            return
        sys.exit(f"{error}\nThis does not compile. To run it interpreted: make CC=false build")
    line.end()
    if arguments.only_compile:
        return
    if found is None:
        print(NO_COMPILER, file=sys.stderr)
    for flavor in arguments.flavors:
        assemble(arguments.into / flavor, flavor, found)
        print(f"build/{flavor}: {'interpreted' if found is None else 'compiled'}")


def assemble(folder: Path, flavor: str, found: Sequence[extensions.Job] | None) -> None:
    """Make a folder the build of a flavor; interpreted if there are no compiled modules."""
    (folder / ".built").unlink(missing_ok=True)
    copy_package(folder, {extensions.place(job, Path()) for job in found or ()})
    if found is not None:
        extensions.copy_objects(found, flavor, folder)
        extensions.write_build_info(folder, flavor, extensions.SOURCE)
    (folder / ".built").touch()


def copy_package(folder: Path, objects: set[Path]) -> None:
    """Make a folder hold the files of src/ and no others, except the objects."""
    wanted = set(_files(extensions.SOURCE))
    for name in set(_files(folder)) - wanted - objects:
        (folder / name).unlink()
    for name in wanted:
        source, target = extensions.SOURCE / name, folder / name
        if not target.exists() or _signature(target) != _signature(source):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def _files(folder: Path) -> Iterator[Path]:
    """The files of a package below a folder, relative to it; bytecode is none of them."""
    for top, folders, files in os.walk(folder / "emporion"):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (Path(top, name).relative_to(folder) for name in files)


def _signature(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


def _sentence(done: int, total: int, name: str) -> str:
    return f"Compiling: {done} of {total}" + (f" ({name})" if name else "")


if __name__ == "__main__":
    main()
