"""A server is there quickly: it imports nothing that it may never need."""

from __future__ import annotations

import subprocess
import sys

from alembic.config import Config
from alembic.script import ScriptDirectory
from webpush.vapid import VAPID

from citadels.server.push import notifier
from citadels.server.storage import database

SELDOM_NEEDED = ("alembic", "asyncpg", "cryptography", "httpx", "mako", "pydantic", "rich", "webpush")


def test_rarely_needed_modules_are_not_imported() -> None:
    program = "import citadels.server.run, sys; print(*{name.split('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) & set(SELDOM_NEEDED) == set()


def test_the_revisions_are_those_that_alembic_finds() -> None:
    config = Config()
    config.set_main_option("script_location", "citadels.server:migrations")
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())
    assert database.revisions() == [script.revision for script in scripts][::-1]


def test_browsers_get_the_push_key_as_vapid_writes_it() -> None:
    _, public, written = VAPID.generate_keys()
    assert notifier._application_server_key(public.decode()) == written
