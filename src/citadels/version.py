"""The version, in a file of its own so that the build can read it without importing the package."""

from functools import cache

__version__ = "0.2.0"


@cache
def stamp() -> str:
    """The version, and a sum of all sources and weights: two of the same version may still differ."""
    from hashlib import sha256
    from pathlib import Path

    folder = Path(__file__).parent
    found = sha256()
    paths = [path for path in folder.rglob("*") if path.suffix in (".py", ".bin")]
    for path in sorted(paths, key=lambda path: path.relative_to(folder).as_posix()):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{__version__} (sources {found.hexdigest()[:12]})"
