"""Optional packages: make sure that they are installed, or say which line installs them."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtraError(ModuleNotFoundError):
    """A feature needs a package that is not installed. The message ends with the line that installs it.

    ``name`` is the package.
    """


def install_command(extra: str) -> str:
    """Return the line that installs an extra.

    >>> install_command("server")
    "pip install 'citadels[server]'"
    """
    return f"pip install 'citadels[{extra}]'"


def require(extra: str, feature: str, *packages: str) -> None:
    """Raise MissingExtraError unless these packages, which the extra installs, can be imported.

    ``feature`` is what needs them, as the user knows it. Nothing is imported.
    """
    for package in packages:
        if find_spec(package) is None:
            message = f"{feature} needs the package {package}: {install_command(extra)}"
            raise MissingExtraError(message, name=package)
