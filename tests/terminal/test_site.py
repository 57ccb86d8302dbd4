"""``citadels site``: everything that a host of files needs, and nothing that was there is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from citadels.cli import app
from citadels.locale import LANGUAGES, load_language
from citadels.server.http import app_shell, csp

PAGE = """<html lang="en">
  <head>
    <title>Citadels</title>
    <link rel="manifest" href="./manifest.webmanifest" />
    <script type="module" src="./assets/index-Di_grmZ7.js"></script>
  </head>
</html>
"""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it, in small."""
    folder = tmp_path / "built"
    for name in ("assets", "words", "engine/0123"):
        (folder / name).mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "made-from").write_text("…")
    (folder / "assets" / "tables-CfnJTOHf.js").write_text("start Python")
    (folder / "engine/0123/citadels.tar.zst").write_bytes(b"engine")
    monkeypatch.setattr(app_shell, "BUILT", folder)
    app_shell.assets.cache_clear()
    return folder


def site(folder: Path) -> Result:
    return CliRunner().invoke(app, ["site", str(folder)], catch_exceptions=False)


def test_it_is_written_with_all_that_the_page_needs(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    done = site(folder)
    assert (done.exit_code, done.stderr) == (0, "")
    assert re.match(rf"{re.escape(str(folder))}: \d+ files, \d+\.\d MB\n", done.stdout)
    assert (folder / "engine/0123/citadels.tar.zst").read_bytes() == b"engine"
    assert not (folder / "made-from").exists()
    page = (folder / "index.html").read_text()
    assert page.startswith("<html data-site ")
    assert f'content="{csp.IN_HEAD}"' in page
    assert "/assets" in page
    assert not re.search(r'(src|href)="/', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed_in_every_language_below_any_path(tmp_path: Path, language: str) -> None:
    site(tmp_path / "site")
    described = json.loads((tmp_path / "site" / "words" / f"{language}.webmanifest").read_text())
    tag = load_language(language).tag
    assert (described["lang"], described["start_url"], described["scope"]) == (tag, "../", "../")
    assert described["id"] == "/citadels-site"  # of the host, whose other sites have other names
    pictures = [*described["icons"], *described["screenshots"]]
    assert all(picture["src"].startswith("../assets/") for picture in pictures)
    assert not described["description"].startswith("web-")


def test_hosts_that_read_headers_let_python_start_in_its_worker_only(tmp_path: Path) -> None:
    site(tmp_path / "site")
    lines = (tmp_path / "site" / "_headers").read_text().splitlines()
    allowed = dict(zip(lines[::2], lines[1::2], strict=True))
    loose = [path for path, policy in allowed.items() if "wasm-unsafe-eval" in policy]
    assert loose == ["/assets/tables-CfnJTOHf.js"]


def test_an_older_site_is_replaced_whole(tmp_path: Path, built: Path) -> None:
    site(tmp_path / "site")
    (built / "index.html").write_text(PAGE.replace("Citadels", "New"))
    (tmp_path / "site" / "old.js").write_text("old")
    assert site(tmp_path / "site").exit_code == 0
    assert "New" in (tmp_path / "site" / "index.html").read_text()
    assert not (tmp_path / "site" / "old.js").exists()


def test_nothing_else_is_ever_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("Dear Bruno")
    done = site(mine)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"citadels: {mine} holds something else")
    assert [path.name for path in mine.iterdir()] == ["letter.txt"]
    done = site(mine / "letter.txt")
    assert (done.exit_code, done.stderr) == (2, f"citadels: {mine / 'letter.txt'} is a file\n")


def test_building_the_site_needs_a_built_page(tmp_path: Path, built: Path) -> None:
    (built / "index.html").unlink()
    done = site(tmp_path / "site")
    assert done.exit_code == 2
    assert "has not been built" in done.stderr
    assert not (tmp_path / "site").exists()


def test_the_examples_for_hosts_allow_what_the_page_does() -> None:
    examples = (Path(__file__).parents[2] / "docs" / "static-site.md").read_text(encoding="utf-8")
    assert f'"{csp.PAGE}"' in examples
    assert examples.count("'wasm-unsafe-eval'") == 2  # nginx and Apache, for the workers
