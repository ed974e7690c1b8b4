"""Compile every module that has a `.pxd` beside it. An object is cached by what it is made of, so that it is compiled once.

setup.py (wheels, pip install) and tools/build.py (build/fast, build/checked) share this module; it needs Cython and setuptools only.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build" / "cache"
SHARED = "emporion._cyutility"
"""The module with Cython's memoryviews. Without it each module has its own copy, four times the C code and compile time."""
MAX_CACHED_OBJECTS = 6
"""Objects of one module and flavor that stay in the cache, the latest ones."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
_CIMPORT = re.compile(r"^\s*(?:from\s+(emporion[\w.]*)\s+cimport|cimport\s+(emporion[\w.]*))", re.MULTILINE)


class Flavor(NamedTuple):
    """How the modules of a build are compiled."""

    directives: Mapping[str, bool | int]
    compile_args: Sequence[str]
    link_args: Sequence[str]


_ALWAYS = {"wraparound": False, "cdivision": True, "language_level": 3, "auto_pickle": False}
_STRIP = ["-s"] if sys.platform == "linux" else []
FLAVORS = {
    "fast": Flavor(_ALWAYS | {"boundscheck": False, "initializedcheck": False}, ["-O3", "-g0"], _STRIP),
    "checked": Flavor(
        _ALWAYS | {"boundscheck": True, "initializedcheck": True},
        ["-O1", "-g0", "-fsanitize=bounds", "-fno-sanitize-recover=bounds"],
        ["-fsanitize=bounds", *_STRIP],
    ),
}
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CompileError(Exception):
    """A module does not compile; the text is what the compiler printed."""


class Job(NamedTuple):
    """One module of one flavor, and the cached object that is to be made."""

    module: str
    flavor: str
    target: Path


def source_of(module: str) -> Path:
    return SOURCE / (module.replace(".", "/") + ".py")


def modules() -> list[str]:
    """The names of the modules that are compiled, Cython's shared one included."""
    found = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in sorted(SOURCE.rglob("*.pxd"))]
    return [SHARED, *found]


def digests() -> dict[str, str]:
    """A digest for each compiled source, by which emporion/compiled.py recognizes a stale build."""
    return {str(path.relative_to(SOURCE)): _digest(path) for path in map(source_of, modules()[1:])}


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes() + path.with_suffix(".pxd").read_bytes()).hexdigest()


def cimported(module: str) -> set[str]:
    """The modules whose `.pxd` files go into the C code of a module: its own, and what those cimport in turn."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        declarations = source_of(name).with_suffix(".pxd")
        if name in found or not declarations.exists():
            continue
        found.add(name)
        waiting += [match[1] or match[2] for match in _CIMPORT.finditer(declarations.read_text(encoding="utf-8"))]
    return found


def toolchain() -> str:
    """The versions and settings of everything between a source and its object."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        compiler = subprocess.run([*shlex.split(command), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        compiler = ""
    settings = [os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "ARCHFLAGS")]
    settings += map(str, sysconfig.get_config_vars("CFLAGS", "LDSHARED", "EXT_SUFFIX"))
    own = Path(__file__).read_text(encoding="utf-8")
    return "\n".join([version("Cython"), version("setuptools"), sys.version, command, compiler, *settings, own])


def jobs(flavors: Sequence[str]) -> list[Job]:
    """Every module in every flavor, with the place of its object in the cache."""
    tools = toolchain()
    found = []
    for flavor in flavors:
        for module in modules():
            key = hashlib.sha256(repr((module, FLAVORS[flavor], tools)).encode())
            sources = [] if module == SHARED else [source_of(module)]
            sources += [source_of(name).with_suffix(".pxd") for name in sorted(cimported(module))]
            for path in sources:
                key.update(hashlib.sha256(path.read_bytes()).digest())
            found.append(Job(module, flavor, CACHE / f"{module}-{flavor}-{key.hexdigest()[:20]}{SUFFIX}"))
    return found


def compile_modules(flavors: Sequence[str], progress: Callable[[int, int, str], None]) -> list[Job] | None:
    """Make the objects that are not cached, the longest first, on all cores; None without a working C compiler.

    `progress` is called with how many are done, how many there are to do, and the name of the one just done.
    """
    found = jobs(flavors)
    missing = [job for job in found if not job.target.exists()]
    if missing:
        if not has_compiler():
            return None
        missing.sort(key=_expected_work, reverse=True)
        progress(0, len(missing), "")
        context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        with ProcessPoolExecutor(min(os.cpu_count() or 1, len(missing)), mp_context=context) as pool:
            futures = {pool.submit(_compile, job): job for job in missing}
            try:
                for done, future in enumerate(as_completed(futures), start=1):
                    future.result()
                    progress(done, len(missing), futures[future].module)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
    for job in found:
        os.utime(job.target)
    _prune(found)
    return found


def write_build_info(folder: Path, flavor: str, source: Path | None) -> None:
    """Write `_built.json` beside the modules. `source` is where edits would make this build stale; None for an installation."""
    built = {"flavor": flavor, "source": str(source) if source else None, "modules": digests()}
    (folder / "emporion" / "_built.json").write_text(json.dumps(built, indent=1), encoding="utf-8")


def place(job: Job, folder: Path) -> Path:
    """The path of a module's object below a folder of modules."""
    return folder / (job.module.replace(".", "/") + SUFFIX)


def _expected_work(job: Job) -> int:
    return sys.maxsize if job.module == SHARED else source_of(job.module).stat().st_size


def has_compiler() -> bool:
    """Whether a C compiler with Python's headers is there."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            with _captured_output(Path(folder, "output")):
                _build("probe", source, Flavor({}, ["-O0"], []), Path(folder))
        except CompileError:
            return False
        return True


def _compile(job: Job) -> None:
    """Translate one module to C and compile it; raises CompileError."""
    from Cython.Build import cythonize
    from setuptools import Extension

    CACHE.mkdir(parents=True, exist_ok=True)
    flavor = FLAVORS[job.flavor]
    os.chdir(SOURCE)  # C code names its sources relative to here
    source = f"{job.module.replace('.', '/')}.{'c' if job.module == SHARED else 'py'}"
    with tempfile.TemporaryDirectory(dir=CACHE) as folder, _captured_output(Path(folder, "output")):
        extensions = cythonize(
            [Extension(job.module, [source])],
            build_dir=folder,
            force=True,
            quiet=True,
            compiler_directives=dict(flavor.directives),
            shared_utility_qualified_name=SHARED,
        )
        built = _build(job.module, Path(extensions[0].sources[0]), flavor, Path(folder))
        os.replace(built, job.target)


def _build(module: str, source: Path, flavor: Flavor, folder: Path) -> Path:
    """Compile and link one C file the way setuptools does on this system."""
    from setuptools import Distribution, Extension

    extension = Extension(module, [str(source)], extra_compile_args=list(flavor.compile_args), extra_link_args=list(flavor.link_args))
    command = Distribution({"name": "emporion", "ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    with _linker_without_search_path():
        command.run()
    return Path(command.get_ext_fullpath(module))


@contextmanager
def _linker_without_search_path() -> Iterator[None]:
    """Leave out the folders where the Python that compiles has its libraries: extensions link none of them, and wheels would name them."""
    linker = sysconfig.get_config_var("LDSHARED")
    if not linker or "CC" in os.environ or "LDSHARED" in os.environ:
        yield
        return
    os.environ["LDSHARED"] = re.sub(r"-Wl,(-rpath|-R)[,=]\S+", "", linker)
    try:
        yield
    finally:
        del os.environ["LDSHARED"]


@contextmanager
def _captured_output(file: Path) -> Iterator[None]:
    """Keep what compilers print, and raise it as a CompileError when they fail."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(1), os.dup(2)]
    with file.open("wb") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    try:
        yield
    except (Exception, SystemExit) as error:
        sys.stdout.flush()
        sys.stderr.flush()
        raise CompileError(f"{file.read_text(errors='replace')}\n{error}") from None
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for descriptor, copy in enumerate(kept, start=1):
            os.dup2(copy, descriptor)
            os.close(copy)


def _prune(used: Sequence[Job]) -> None:
    """Remove the objects of a module that have not been used for the longest time."""
    for job in used:
        cached = sorted(CACHE.glob(f"{job.module}-{job.flavor}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in cached[MAX_CACHED_OBJECTS:]:
            path.unlink(missing_ok=True)


def copy_objects(found: Sequence[Job], flavor: str, folder: Path) -> None:
    """Put the objects of a flavor beside the modules of a folder."""
    for job in found:
        if job.flavor == flavor:
            target = place(job, folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists() or target.stat().st_size != job.target.stat().st_size or target.read_bytes() != job.target.read_bytes():
                target.unlink(missing_ok=True)  # a running program keeps the old one mapped
                shutil.copyfile(job.target, target)
