"""What we give away to run a server as a service: systemd finds no fault in it, and all it names is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from scripts import programs

from citadels.server.configuration import configure
from tests.lacking import need
from tests.server.proxy import DEPLOY

ROOT = DEPLOY.parent
PROGRAM = "/opt/citadels/bin/citadels"


def test_systemd_finds_no_fault_in_the_units(tmp_path: Path) -> None:
    program = need(programs.systemd_analyze(), programs.missing_systemd_analyze())
    units = sorted((DEPLOY / "systemd").iterdir())
    for unit in units:
        name = unit.name.replace("@.", "@8420.")
        (tmp_path / name).write_text(unit.read_text().replace(PROGRAM, "/bin/true"))  # it must be there
    found = [str(path) for path in tmp_path.iterdir()]
    done = subprocess.run([program, "verify", *found], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "citadels" in line]  # a system's own may be at fault
    assert len(units) == 5
    assert (done.returncode, ours) == (0, [])


def test_the_one_of_several_differs_in_its_port_alone() -> None:
    one, several = [
        (DEPLOY / "systemd" / name).read_text() for name in ("citadels.service", "citadels@.service")
    ]
    changed = several.replace(" --port %i", "").replace(" on port %i", "")
    assert changed.partition("[Unit]")[2] == one.partition("[Unit]")[2]


def test_the_settings_are_those_that_there_are(tmp_path: Path) -> None:
    file = DEPLOY / "citadels.toml"
    assert configure({}, file, {}).settings.base_url == "https://table.example"
    commented = re.sub(r"^# (\w+ = )", r"\1", file.read_text(), flags=re.MULTILINE)
    everything = tmp_path / "everything.toml"
    everything.write_text(commented)
    assert configure({}, everything, {}).settings.trusted_proxy == ("10.0.0.0/24",)


def test_the_container_is_built_from_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    variables = dict(re.findall(r"\b(CITADELS_[A-Z]+)=(\S+)", text))
    settings = configure({}, None, variables).settings
    assert (settings.host, settings.port, settings.browser) == ("0.0.0.0", 8420, False)
    named = re.findall(r"-r (\S+)|\./(\w+)", text)
    files = [one or other for one, other in named]
    files += [f"{name.replace('.', '/')}.py" for name in re.findall(r"-m (scripts\.\w+)", text)]
    assert len(files) == 3
    assert [file for file in files if not (ROOT / file).exists()] == []
