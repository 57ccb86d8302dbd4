"""`.venv-comparison`: an environment with only the other packages."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from scripts.environment import REQUIREMENTS, ROOT, Environment, SetupError, say, versions_in

LOCK = REQUIREMENTS / "comparison.txt"


@cache
def prepare_comparison() -> tuple[Environment, dict[str, str]]:
    """Return the environment, and why packages are missing from it."""
    environment = Environment(ROOT / ".venv-comparison")
    made_from = LOCK.read_text()
    if environment.usable() and environment.stamp.read_text() == made_from:
        return environment, {}
    say(f"Setting up {environment.folder.name} with the packages in requirements/{LOCK.name}")
    environment.create()
    missing = _install(environment)
    if not missing:
        environment.stamp.write_text(made_from)
    return environment, missing


def _install(environment: Environment) -> dict[str, str]:
    """Install all packages at once; if that fails, one by one."""
    try:
        environment.install_lock("comparison")
        return {}
    except SetupError:
        return _install_one_by_one(environment)


def _install_one_by_one(environment: Environment) -> dict[str, str]:
    missing = {}
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder, "pins.txt")
        pins.write_text("".join(versions_in(LOCK)))
        for requirement in versions_in(LOCK.with_suffix(".in")):
            try:
                environment.install(requirement.strip(), "-c", str(pins))
            except SetupError as error:
                missing[requirement.partition("[")[0].strip()] = reason(str(error))
    return missing


def reason(output: str) -> str:
    """Return the line of a program's output that most likely names the error."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() and "://" not in line]
    return (errors or lines or ["it said nothing"])[-1]
