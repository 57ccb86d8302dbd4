"""Build a wheel with engine, cards and bots compiled by mypyc: python -m scripts.build_compiled FOLDER

The work is done in a temporary copy, because extension modules left in src/ would shadow the sources
beside them. Needs setuptools and mypy (requirements/compiled.txt) and a C compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from scripts.mypyc_codegen import generate

ROOT = Path(__file__).resolve().parent.parent
COMPILED = (
    "engine/**/*.py",
    # The encoder; its bytes_writer is replaced by librt's (scripts.mypyc_codegen).
    "encoding/observation_layout.py",
    "encoding/observer*.py",
    "encoding/view_encoder.py",
    "characters/**/*.py",
    "districts/**/*.py",
    "bots/search/*.py",
    "bots/advice/**/*.py",
    "lab/playing.py",
    "settings/checks.py",
    "settings/drawing.py",
)

# Files in compiled packages that stay interpreted, as paths below src/citadels, each with the reason.
NOT_COMPILED = (
    # Dataclasses gain nothing and lose copying, pickling and, with class variables, their constructors.
    "bots/advice/base.py",
    "bots/advice/temperament.py",
    # A compiled class shares with its abstract base what isinstance remembers, and any bot may pass for it.
    "bots/search/__init__.py",
    # A deprecated alias, which warns when it is imported.
    "engine/kinds.py",
)
LIBRT = '    "librt>=0.16",\n'


def compiled_files(source: Path) -> list[str]:
    package = source / "citadels"
    skipped = {package / name for name in NOT_COMPILED}
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path.as_posix() for path in found - skipped)


def data_files(source: Path) -> list[str]:
    package = source / "citadels"
    return sorted(
        path.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".py"
    )


def read_version(source: Path) -> str:
    values: dict[str, str] = {}
    exec((source / "citadels" / "version.py").read_text(), values)
    return values["__version__"]


def extensions(source: Path, quick: bool) -> list[Extension]:
    level = "0" if quick else "3"
    # What is not compiled may import libraries that are missing here; the types are checked elsewhere.
    given = ["--follow-imports=silent", *compiled_files(source)]
    # A C file for each module lets several be compiled at a time. Fewer calls are inlined then, so the full
    # build, which is 4 % faster for it, has a single file.
    made: list[Extension] = mypycify(given, opt_level=level, debug_level="0", multi_file=quick)
    for extension in made:
        extension.extra_compile_args += _compiler_options()
    return made


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compile the C files of an extension in parallel. Setuptools compiles only extensions in parallel."""

    def build_extension(self, ext: Extension) -> None:
        compiler, jobs = self.compiler, os.cpu_count() or 1
        compile_all = compiler.compile

        def compile_parallel(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(jobs) as threads:
                found = threads.map(lambda source: compile_all([source], **options), sources)
                return [name for names in found for name in names]

        compiler.compile = compile_parallel
        try:
            super().build_extension(ext)
        finally:
            compiler.compile = compile_all


def _compiler_options() -> list[str]:
    if sys.platform == "win32":
        return []
    # Bots must judge to the last bit as they do in Python: no product and sum in one rounding, as ARM has.
    exact = ["-ffp-contract=off"]
    # Our functions are never replaced at run time: let the compiler call and inline them directly.
    direct = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
    return exact + direct


def require_librt(project: Path) -> None:
    """Name the library that compiled code needs among the dependencies of the package."""
    before, after = project.read_text(encoding="utf-8").split("dependencies = [\n", 1)
    project.write_text(f"{before}dependencies = [\n{LIBRT}{after}", encoding="utf-8")


def build_wheel(target: Path, quick: bool) -> None:
    """Compile in the current folder, a copy of the project, and leave the wheel in `target`."""
    source = Path("src")
    setup(
        version=read_version(source),
        package_dir={"": "src"},
        packages=find_packages("src"),
        package_data={"citadels": data_files(source)},
        ext_modules=extensions(source, quick),
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "bdist_wheel", "--dist-dir", str(target)],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Build a wheel with the engine compiled by mypyc.")
    parser.add_argument("folder", type=Path, help="where to put the wheel")
    parser.add_argument("--quick", action="store_true", help="compile sooner, to code that runs slower")
    arguments = parser.parse_args()
    target: Path = arguments.folder.resolve()
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(ROOT / "src", Path(copy, "src"), ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copy2(ROOT / name, copy)
        os.chdir(copy)
        try:
            require_librt(Path("pyproject.toml"))
            generate(Path("src"), [Path(name) for name in compiled_files(Path("src"))])
            build_wheel(target, arguments.quick)
        finally:
            os.chdir(ROOT)


if __name__ == "__main__":
    main()
