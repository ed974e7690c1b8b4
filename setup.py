"""Install the compiled modules into wheels; everything else about the package stands in pyproject.toml.

EMPORION_FLAVOR is `fast` (the default) or `interpreted` (nothing is compiled). Without a C compiler the same files install and run as plain
Python.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import extensions
from tools.progress import ProgressLine

INTERPRETED = os.environ.get("EMPORION_FLAVOR", "fast") == "interpreted"


class BuildExtensions(build_ext):
    """Compiles through tools/extensions.py; if that fails, the package is installed without compiled modules."""

    def run(self) -> None:
        if self.inplace:
            return
        line = ProgressLine()
        try:
            found = extensions.compile_modules(["fast"], lambda done, total, _: line.show(f"Compiling: {done} of {total}"))
        except extensions.CompileError as error:
            print(error, file=sys.stderr)
            found = None
        line.end()
        if found is None:
            print("There is no working C compiler: Emporion is installed interpreted, which is much slower.", file=sys.stderr)
            return
        extensions.copy_objects(found, "fast", Path(self.build_lib))
        extensions.write_build_info(Path(self.build_lib), "fast", None)

    def get_outputs(self) -> list[str]:
        return []


setup(
    ext_modules=[] if INTERPRETED else [Extension(name, []) for name in extensions.modules()],
    cmdclass={"build_ext": BuildExtensions},
    options={"build": {"build_base": "build/setuptools"}},
)
