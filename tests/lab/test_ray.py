"""The lab on a real Ray cluster: the same results to the last digit, also when a node is killed meanwhile."""

from __future__ import annotations

import json
import os
import re
import secrets
import shlex
import shutil
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from citadels.bots.plugins import load_plugin, plugin_names
from citadels.cli import app
from citadels.lab.cluster import RAY_ENVIRONMENT
from tests.bots.bot_program import write_bot
from tests.bots.faulty_bots import install
from tests.lab.interrupted import interrupted
from tests.requirements import require
from tests.waiting import wait_for

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

STORE = 80 * 2**20  # bytes of shared memory for a node; 75 MB are the least that Ray takes
QUICK = {  # to notice that a node is gone
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 6,
}
TIMES = re.compile(r'"(wall_seconds|cpu_seconds|games_per_cpu_second)": [\d.e-]+')


class Nodes:
    """A head that only keeps the books, a node that stays, and one that may be killed."""

    def __init__(self, folder: Path) -> None:
        from ray.cluster_utils import Cluster

        self.folder = folder
        self._cluster: Any = Cluster()
        self._add(num_cpus=0, include_dashboard=False, _system_config=QUICK)
        self._add(num_cpus=1)
        self._second = self._add(num_cpus=1)
        self.address: str = self._cluster.address

    def _add(self, **options: Any) -> Any:
        return self._cluster.add_node(object_store_memory=STORE, **options)

    def doom(self) -> None:
        """Close the gate at the second node; if that one was killed there is a new one."""
        if self._second not in self._cluster.list_all_nodes():
            self._second = self._add(num_cpus=1)
        self.open()
        (self.folder / "doomed").write_text(self._second.node_id)

    def open(self) -> None:
        """Open all gates."""
        for name in ("doomed", "caught", "playing"):
            (self.folder / name).unlink(missing_ok=True)

    def wait(self) -> None:
        """Wait until games are played, and the second node has some that it will never finish."""
        wait_for((self.folder / "caught").exists, "the second node has work")
        wait_for((self.folder / "playing").exists, "the first node plays")

    def kill(self) -> None:
        """Kill the second node in the middle of it."""
        self.wait()
        self._cluster.remove_node(self._second, allow_graceful=False)

    def end(self) -> None:
        self._cluster.shutdown()


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    require(find_spec("ray"), "the package ray")
    folder = tmp_path_factory.mktemp("ray")
    sockets = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # the paths of sockets must be short
    install(folder / "packages", {"blocking": "tests.lab.blocking_bot:BlockingBot"})
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder / "packages"))
        patch.delenv("RAY_ADDRESS", raising=False)
        settings = {"RAY_TMPDIR": sockets, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
        path = {"PYTHONPATH": os.pathsep.join(sys.path), "CITADELS_BLOCKING_BOT": str(folder)}
        for name, value in {**RAY_ENVIRONMENT, **settings, **path}.items():
            patch.setenv(name, value)
        from ray._raylet import Config  # type: ignore[attr-defined]

        Config.initialize("")  # Ray may have been imported before: it reads the settings again
        plugin_names.cache_clear()
        found = Nodes(folder)
        yield found
        found.end()
    plugin_names.cache_clear()
    load_plugin.cache_clear()
    shutil.rmtree(sockets, ignore_errors=True)


def run(words: str, *more: str) -> str:
    """What a command prints when all is well."""
    done = CliRunner().invoke(app, [*words.split(), *more], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    return TIMES.sub("", done.stdout)


def problem(words: str) -> str:
    """The one line that is said when it is not."""
    done = CliRunner().invoke(app, words.split(), catch_exceptions=False)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    told = re.fullmatch(r"citadels: (.+)\n", done.stderr)
    assert told, done.stderr
    return told[1]


def contents(folder: Path) -> dict[str, object]:
    """What is in the files of a folder; games and deals of a ledger in order."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*.*")):
        name, content = path.relative_to(folder).as_posix(), path.read_bytes()
        found[name] = content if path.suffix != ".jsonl" else _in_order(content.decode())
    return found


def _in_order(lines: str) -> list[str]:
    heading, *others = TIMES.sub("", lines).splitlines()
    return [heading, *sorted(others)]


# -- on a cluster ----------------------------------------------------------------------------------

COMMANDS = (
    "simulate --bots blocking,greedy --preset random --games 24 --json",
    "arena --bots blocking --field random --games 24 --json --out OUT/games.jsonl --csv OUT/games.csv",
    "record --bots blocking,greedy --games 12 --shard 2 --out OUT/data",
    "study crown characters --bots blocking --games 24 --json --journal OUT/deals.jsonl --out OUT/study.html",
)


@pytest.mark.nightly(stage="research")
def test_a_cluster(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All in one, because it takes a cluster seconds to start."""
    for words in COMMANDS:
        folder = tmp_path / words.partition(" ")[0]
        folder.mkdir()
        a_node_that_is_killed_changes_nothing(words, nodes, folder)
    an_interrupted_match_goes_on(nodes, tmp_path)
    nodes.open()
    with monkeypatch.context() as patch:
        machines_with_other_sources_are_refused(nodes, patch)
    with monkeypatch.context() as patch:
        a_program_must_be_on_all_machines(nodes, tmp_path, patch)


def a_node_that_is_killed_changes_nothing(words: str, nodes: Nodes, folder: Path) -> None:
    folders = one, many = folder / "one", folder / "many"
    for each in folders:
        each.mkdir()
    alone = run(words.replace("OUT", str(one)))
    nodes.doom()
    killing = threading.Thread(target=nodes.kill)
    killing.start()
    together = run(words.replace("OUT", str(many)), "--ray", nodes.address)
    killing.join()
    assert together.replace(str(many), str(one)) == alone
    assert contents(many) == contents(one)


def an_interrupted_match_goes_on(nodes: Nodes, folder: Path) -> None:
    words = "arena --bots blocking,greedy --games 24 --json"
    alone = run(words)
    file = folder / "games.jsonl"
    more = ["--out", str(file), "--ray"]  # without an address: it is the cluster of this machine
    nodes.doom()
    code, told = interrupted([sys.executable, "-m", "citadels", *words.split(), *more], nodes.wait)
    assert code == 130
    played = re.fullmatch(r"Interrupted: (\d+) of 24 games are in .*; the same command .*\n", told)
    assert played, told
    assert 0 < int(played[1]) < 24
    assert len(file.read_text().splitlines()) == 1 + int(played[1])
    nodes.open()
    assert run(words, *more) == alone


def machines_with_other_sources_are_refused(nodes: Nodes, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("citadels.version.stamp", lambda: "0.0.1 (sources 0123)")
    told = problem(f"simulate --ray {nodes.address}")
    assert re.match(r"--ray: machine \S+ has citadels \S+ \(sources \w+\), not 0.0.1 \(sources", told)


def a_program_must_be_on_all_machines(nodes: Nodes, folder: Path, patch: pytest.MonkeyPatch) -> None:
    patch.chdir(folder)
    [_, path] = shlex.split(write_bot(folder).removeprefix("cmd:"))
    program = Path(path).rename("bot.py")
    words = ["arena", "--games", "2", "--bots", f"cmd:{sys.executable} bot.py", "--field", "random", "--json"]
    alone, together = [CliRunner().invoke(app, [*words, *more]) for more in ([], ["--ray", nodes.address])]
    assert json.loads(alone.stdout)["faults"] == []
    assert together.stdout == alone.stdout  # its path is relative

    patch.setenv("ONLY_HERE", "1")
    program.write_text(f"import os\nos.environ['ONLY_HERE']\n{program.read_text()}")
    done = CliRunner().invoke(app, [*words, "--ray", nodes.address])
    assert (done.exit_code, done.stdout) == (2, "")
    told = r"citadels: --ray: machine \S+: cannot start bot 'cmd:.*': the program exited"
    assert re.match(told, done.stderr)


# -- no cluster ------------------------------------------------------------------------------------


@pytest.fixture
def deaf() -> Iterator[str]:
    """An address where something else listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.sendall(b"HTTP/1.0 400 Bad Request\r\n\r\n")

        threading.Thread(target=answer, daemon=True).start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"


def test_an_address_without_a_cluster_is_refused(
    deaf: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require(find_spec("ray"), "the package ray")
    with socket.create_server(("127.0.0.1", 0)) as closed:
        unused = f"127.0.0.1:{closed.getsockname()[1]}"
    out = f"--bots random,greedy --out {tmp_path}/games.jsonl"
    assert problem(f"arena {out} --ray {unused}") == f"--ray: cannot reach {unused}: Connection refused"
    assert problem(f"arena {out} --ray {deaf}").startswith(f"--ray: no Ray cluster answers at {deaf}; ")
    monkeypatch.setenv("RAY_ADDRESS", unused)
    assert problem(f"record --out {tmp_path}/data --ray").startswith(f"--ray: cannot reach {unused}")
    study = problem(f"study --journal {tmp_path}/deals.jsonl --ray")
    assert study.startswith(f"--ray: cannot reach {unused}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["simulate", "arena --bots greedy,random", "record --out new", "study"])
def test_ray_has_to_be_installed(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert problem(f"{command} --ray") == "--ray needs the package ray: pip install 'citadels[ray]'"
    assert not Path("new").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate --ray --jobs 2", "--ray and --jobs: use only one of them"),
        ("simulate --jobs 1 --ray 10.0.0.1:6379", "--ray and --jobs: use only one of them"),
        ("study --ray crown", "--ray: invalid address 'crown'; write HOST:PORT"),
        ("record --out new --ray ray://host:10001", "--ray: invalid address "),
    ],
)
def test_bad_wishes_are_refused(words: str, told: str) -> None:
    assert problem(words).startswith(told)
