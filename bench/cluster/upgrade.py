"""A rolling upgrade of three servers; the first one migrates the database."""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path

import citadels
from bench.clients import Build, Server, present
from bench.cluster.faults import ClusterScene
from bench.crash.faults import FaultInjection, Play
from citadels.server.storage.database import revisions

REVISION = "0999"
# What a later version may do to the database: see citadels/server/migrations.
MIGRATION = '''
"""What a later version adds."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(16)))
    op.add_column("changes", sa.Column("mood", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_colour", "tables", ["colour"])
    op.create_table("medals", sa.Column("id", sa.String(16), primary_key=True))
'''


def later_version(folder: Path) -> Build:
    """Return a copy of this program with one more migration."""
    package = folder / "citadels"
    shutil.copytree(Path(citadels.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    file = package / "server" / "migrations" / "versions" / f"{REVISION}_later.py"
    file.write_text(MIGRATION.format(revision=REVISION, before=revisions()[-1]))
    now = present()
    return Build(Path(sys.executable), folder, now.protocol, now.variables | {"PYTHONPATH": str(folder)})


class UpgradeScene(ClusterScene):
    """Three servers under a rolling upgrade."""

    def faults(self) -> dict[str, FaultInjection]:
        return {"upgrade": self._upgrade}

    async def _upgrade(self, play: Play) -> None:
        """Upgrade one by one. After the first one has migrated the database, a server of the old version is
        killed and restarted."""
        later = later_version(self.server.folder / "later")
        first, second, third = self.server.servers
        await self._replace(first, later, play)
        second.kill()
        await self._replace(second, later, play)
        await self._replace(third, later, play)
        found = [row["version_num"] for row in await self._read("SELECT version_num FROM alembic_version")]
        if found != [REVISION]:
            first.failures.add("the database was not changed", str(found))

    async def _replace(self, server: Server, later: Build, play: Play) -> None:
        """Start stopped servers, let clients play, then replace a server by the later version."""
        await play()
        players = await self._players(server)
        gone = time.monotonic()
        await self._stop(server)
        await self._go_on("upgrade", players, gone)
        server.build = later
        server.start()
        await server.ready()
        await play()
