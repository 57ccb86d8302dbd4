"""What the page is made of: sent compressed where that pays, and kept for as long as it cannot change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from citadels.server.http import app_shell, csp
from tests.server.server_process import ServerProcess, run

FILES = {
    "index-Di_grmZ7.js": b"let castle = 4;\n" * 100,
    "index-CgZsg8PC.css": b".castle { color: gold }\n" * 100,
    "art.svg": b"<svg><path d='M0 0'/></svg>" * 100,
    "icon-192.png": bytes(range(256)),
    "tables-CfnJTOHf.js": b"start Python",
}
ENGINE = "0123456789abcdef"
PYTHON = bytes(1000) + b"wasm"

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"the page")
    for name, content in FILES.items():
        (tmp_path / "assets" / name).write_bytes(content)
    (tmp_path / "engine" / ENGINE).mkdir(parents=True)
    (tmp_path / "engine" / ENGINE / "pyodide.asm.wasm").write_bytes(PYTHON)
    monkeypatch.setattr(app_shell, "BUILT", tmp_path)
    caches = (app_shell.assets, app_shell.engine_files, app_shell.engine_file)
    for cache in caches:
        cache.cache_clear()
    with TestClient(Litestar([app_shell.asset, app_shell.engine], logging_config=None)) as client:
        yield client
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_the_same_compressed_or_not(client: Client, name: str) -> None:
    plain = client.get(f"/assets/{name}", headers={"accept-encoding": "identity"})
    packed = client.get(f"/assets/{name}", headers={"accept-encoding": "gzip, br"})
    assert plain.content == packed.content == FILES[name]
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers
    assert ("content-encoding" in packed.headers) == (not name.endswith("png"))
    assert plain.headers["content-type"] == packed.headers["content-type"]


def test_compressed_means_smaller(client: Client) -> None:
    packed = client.get("/assets/art.svg", headers={"accept-encoding": "gzip"})
    assert int(packed.headers["content-length"]) < len(FILES["art.svg"]) / 4


def test_a_content_hashed_file_is_cached_forever(client: Client) -> None:
    for name in FILES:
        kept = client.get(f"/assets/{name}").headers["cache-control"]
        assert ("immutable" in kept) == name.startswith(("index-", "tables-"))
        assert (kept == "no-cache") != ("immutable" in kept)


def test_unchanged_files_are_not_sent_again(client: Client) -> None:
    first = client.get("/assets/art.svg")
    again = client.get("/assets/art.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    changed = client.get("/assets/art.svg", headers={"if-none-match": '"other"'})
    assert (changed.status_code, changed.content) == (200, FILES["art.svg"])


@pytest.mark.parametrize("name", ["none.js", "..%2Findex.html", "%2e%2e/index.html", ""])
def test_nothing_else_is_sent(client: Client, name: str) -> None:
    assert client.get(f"/assets/{name}").status_code == 404


def test_python_may_start_in_its_worker_and_nowhere_else(client: Client) -> None:
    allowed = {name: client.get(f"/assets/{name}").headers.get("content-security-policy") for name in FILES}
    assert allowed.pop("tables-CfnJTOHf.js") == csp.WORKER
    assert set(allowed.values()) == {None}  # those get what everything gets
    assert "'wasm-unsafe-eval'" in csp.WORKER
    assert "unsafe" not in csp.PAGE


def test_the_engine_is_sent_whole_and_cached_forever(client: Client) -> None:
    address = f"/engine/{ENGINE}/pyodide.asm.wasm"
    answer = client.get(address)
    assert (answer.content, answer.headers["content-type"]) == (PYTHON, "application/wasm")
    assert "immutable" in answer.headers["cache-control"]
    assert client.get(address, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    "name", [f"{ENGINE}/none.wasm", "0/pyodide.asm.wasm", f"{ENGINE}/..%2F..%2Findex.html"]
)
def test_no_other_engine_is_sent(client: Client, name: str) -> None:
    assert client.get(f"/engine/{name}").status_code == 404


def test_only_public_responses_are_compressed(server: ServerProcess) -> None:
    async def scene() -> None:
        for path, packed in {"/api/catalogue": True, "/api/texts/fr": True, "/api/tables": False}.items():
            answer = await server.get(path, **{"accept-encoding": "gzip"})
            assert ("content-encoding" in answer.headers) == packed, path
        assert "Warning" not in server.text()

    run(scene())
