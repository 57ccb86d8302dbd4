"""What we give away to run a server as a service: systemd finds no fault in it, and all it names is there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import external_tools

from citadels.server.config.configuration import configure
from tests.requirements import require
from tests.server.proxy import DEPLOY
from tests.server.server_process import ServerProcess, run

ROOT = DEPLOY.parent
PROGRAM = "/opt/citadels/bin/citadels"


def test_systemd_finds_no_fault_in_the_units(tmp_path: Path) -> None:
    program = require(external_tools.systemd_analyze(), external_tools.missing_systemd_analyze())
    units = sorted((DEPLOY / "systemd").iterdir())
    for unit in units:
        name = unit.name.replace("@.", "@8420.")
        (tmp_path / name).write_text(unit.read_text().replace(PROGRAM, "/bin/true"))  # it must be there
    found = [str(path) for path in tmp_path.iterdir()]
    done = subprocess.run([program, "verify", *found], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "citadels" in line]  # a system's own may be at fault
    assert len(units) == 5
    assert (done.returncode, ours) == (0, [])


def test_the_template_unit_differs_only_in_its_port() -> None:
    one, several = [
        (DEPLOY / "systemd" / name).read_text() for name in ("citadels.service", "citadels@.service")
    ]
    changed = several.replace(" --port %i", "").replace(" on port %i", "")
    assert changed.partition("[Unit]")[2] == one.partition("[Unit]")[2]


def test_the_sample_configuration_is_valid(tmp_path: Path) -> None:
    file = DEPLOY / "citadels.toml"
    assert configure({}, file, {}).settings.base_url == "https://table.example"
    commented = re.sub(r"^# (\w+ = )", r"\1", file.read_text(), flags=re.MULTILINE)
    everything = tmp_path / "everything.toml"
    everything.write_text(commented)
    assert configure({}, everything, {}).settings.trusted_proxy == ("10.0.0.0/24",)


def test_the_container_file_names_existing_files() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    variables = dict(re.findall(r"\b(CITADELS_[A-Z]+)=(\S+)", text))
    settings = configure({}, None, variables).settings
    assert (settings.host, settings.port, settings.browser) == ("0.0.0.0", 8420, False)
    assert "RUN deploy/install /opt/citadels" in text


def test_the_container_builds_on_nothing_but_an_image_with_a_digest() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert set(re.findall(r"^FROM (\S+)", text, flags=re.MULTILINE)) == {"${BASE}"}
    assert re.findall(r"^ARG (\S+)", text, flags=re.MULTILINE) == ["BASE", "BASE"]  # without a default
    (check,) = re.findall(r"^RUN (case .*)$", text, flags=re.MULTILINE)
    images = {
        "docker.io/library/python@sha256:" + 64 * "0": 0,
        "python:3.13-slim@sha256:" + 64 * "0": 0,
        "python:3.13-slim": 1,
        "": 1,
    }
    for image, code in images.items():
        done = subprocess.run(["sh", "-c", check], env={"BASE": image}, capture_output=True, check=False)
        assert done.returncode == code, image


def test_an_installation_is_pinned_and_checked_by_hashes() -> None:
    script = (DEPLOY / "install").read_text()
    subprocess.run(["sh", "-n", DEPLOY / "install"], check=True)
    installs = [
        line for line in script.splitlines() if "pip" in line and "install" in line and "$folder" in line
    ]
    assert [line.count("--no-deps") for line in installs] == [1, 1]
    (lock,) = re.findall(r"--require-hashes -r (\S+)", script)
    names = re.findall(r"\./(\w+)|-m (scripts\.\w+)", script)
    files = [one or f"{other.replace('.', '/')}.py" for one, other in names]
    assert [file for file in (*files, lock) if not (ROOT / file).exists()] == []
    locked = re.findall(
        r"^([a-z][\w.-]*)==\S+ .*\\\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)",
        (ROOT / lock).read_text(),
        flags=re.MULTILINE,
    )
    assert len(locked) == len(re.findall(r"^[a-z]", (ROOT / lock).read_text(), flags=re.MULTILINE))


@pytest.mark.parametrize("lock", ["play", "compiled"])
def test_an_installation_has_no_test_packages(lock: str) -> None:
    names = re.findall(
        r"^([a-z][\w.-]*)==", (ROOT / "requirements" / f"{lock}.txt").read_text(), flags=re.MULTILINE
    )
    assert {"litestar", "uvicorn"} <= set(names)
    assert not {"faker", "polyfactory", "pytest", "hypothesis", "playwright"} & set(names)


WITHOUT = (
    "import runpy, sys; sys.modules.update(faker=None, polyfactory=None); "
    "runpy.run_module('citadels', run_name='__main__')"
)


class Bare(ServerProcess):
    """A server where the packages that litestar wants for tests alone cannot be imported."""

    def launch(self) -> subprocess.Popen[bytes]:
        around = {name: text for name, text in os.environ.items() if not name.startswith("CITADELS_")}
        command = [sys.executable, "-c", WITHOUT, "serve", "--no-browser", "--port", "0"]
        with self.log.open("ab") as log:
            variables = {**around, "CITADELS_DATA": str(self.folder), "PYTHONUNBUFFERED": "1"}
            return subprocess.Popen(command, stdout=log, stderr=log, env=variables)


def test_a_server_runs_without_the_packages_that_the_lock_leaves_out(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        for path in ("/openapi/openapi.json", "/", "/privacy"):
            assert (await server.get(path)).status_code == 200
        made = await server.make([None])
        await made.owner().open()

    with Bare(tmp_path) as server:
        run(scene(server))
