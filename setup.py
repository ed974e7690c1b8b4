"""Compile every module that has a `.pxd` beside it; everything else about the package stands in pyproject.toml.

EMPORION_FLAVOUR: `fast` (the default), `checked` (bounds of every array are checked, C arrays too) or `interpreted` (nothing is compiled).
Extensions are optional: without a C compiler the same files install and run as plain Python.
"""

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

FLAVOURS = {
    "fast": ({"boundscheck": False, "wraparound": False, "initializedcheck": False, "cdivision": True}, ["-O3"], []),
    "checked": (
        {"boundscheck": True, "wraparound": False, "initializedcheck": True, "cdivision": True},
        ["-O1", "-fsanitize=bounds", "-fno-sanitize-recover=bounds"],
        ["-fsanitize=bounds"],
    ),
}
CORES = os.cpu_count() or 1
flavour = os.environ.get("EMPORION_FLAVOUR", "fast")
sources = sorted(path.with_suffix(".py") for path in Path("src").rglob("*.pxd"))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes() + path.with_suffix(".pxd").read_bytes()).hexdigest()


class BuildWithRecord(build_py):
    """Writes beside the modules what they were built from, so that a stale build can be told (emporion/compiled.py)."""

    def run(self) -> None:
        super().run()
        modules = {str(path.relative_to("src")): digest(path) for path in sources}
        built = {"flavour": flavour, "source": str(Path("src").resolve()), "modules": modules}
        Path(self.build_lib, "emporion", "_built.json").write_text(json.dumps(built, indent=1))


extensions = []
if flavour != "interpreted":
    from Cython.Build import cythonize

    directives, compile_args, link_args = FLAVOURS[flavour]
    extensions = cythonize(
        [
            Extension(
                ".".join(path.relative_to("src").with_suffix("").parts),
                [str(path)],
                extra_compile_args=compile_args,
                extra_link_args=link_args,
                optional=True,
            )
            for path in sources
        ],
        build_dir=f"build/c-{flavour}",
        nthreads=CORES if sys.platform == "linux" else 0,  # it forks, which not every system takes well
        compiler_directives=directives | {"language_level": 3, "auto_pickle": False},
    )
    for extension in extensions:
        extension.optional = True

setup(ext_modules=extensions, cmdclass={"build_py": BuildWithRecord}, options={"build_ext": {"parallel": CORES}})
