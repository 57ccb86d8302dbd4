"""The settings of a server: where they come from, which comes first, and what is refused."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from citadels.engine.errors import CitadelsError
from citadels.server.config.configuration import Configured, configure, show
from citadels.server.config.limits import ServerLimits
from citadels.server.config.settings import TABLE, ServerSettings

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("CITADELS_DATA", str(tmp_path))
    return tmp_path


def with_file(
    folder: Path, text: str, variables: dict[str, str] | None = None, **options: object
) -> Configured:
    file = folder / "other.toml"
    file.write_text(text)
    return configure(options, file, variables or {})


def refused(folder: Path, text: str) -> str:
    with pytest.raises(CitadelsError) as caught:
        with_file(folder, text)
    told = str(caught.value)
    assert str(folder / "other.toml") in told
    return told


def test_without_configuration_the_defaults_apply() -> None:
    found = configure({}, None, {})
    assert found.settings == ServerSettings()
    assert {found.place(name) for name in TABLE} == {"default"}


def test_options_override_variables_which_override_the_file(data: Path) -> None:
    text = 'port = 1\nhost = "::1"\nlan = false\nbrowser = false'
    found = with_file(data, text, {"CITADELS_PORT": "2", "CITADELS_HOST": "::2"}, port="3")
    assert (found.settings.port, found.settings.host, found.settings.browser) == (3, "::2", False)
    places = [found.place(name) for name in ("port", "host", "browser", "database")]
    assert places == ["--port", "CITADELS_HOST", f"browser in {data / 'other.toml'}", "default"]


def test_each_limit_is_a_setting_of_its_own(data: Path) -> None:
    text, variables = "[limit]\nposts = 1\nchat = 1\nundos = 1", {"CITADELS_LIMIT": "chat=2,undos=2"}
    found = with_file(data, text, variables, limit=["undos=3", "tables=3"])
    assert found.settings.limit == ServerLimits(posts=1, chat=2, undos=3, tables=3)
    assert (found.place("limit.chat"), found.place("limit.undos")) == ("CITADELS_LIMIT", "--limit")


def test_numbers_may_be_large() -> None:
    assert configure({"limit": ["frames=1000000000"]}, None, {}).settings.limit.frames == 1_000_000_000


def test_lists_are_taken_whole_from_the_first_place_that_has_one(data: Path) -> None:
    text = 'trusted_proxy = ["10.0.0.1"]\npush_service = "https://push.example"'
    found = with_file(data, text, {"CITADELS_TRUSTED_PROXY": "10.0.0.2, 10.1.0.0/16"})
    assert found.settings.trusted_proxy == ("10.0.0.2", "10.1.0.0/16")
    assert found.settings.push_service == ("https://push.example",)


def test_the_file_in_the_data_folder_is_found(data: Path) -> None:
    (data / "citadels.toml").write_text("port = 4")
    assert configure({}, None, {}).settings.port == 4
    named = data / "named.toml"
    named.write_text("port = 5")
    assert configure({}, None, {"CITADELS_CONFIG": str(named)}).settings.port == 5


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "prot in .*: unknown setting; known settings are host, port"),
        ('port = "8420"', "port in .*: write a whole number from 0 to 65535, not '8420'"),
        ("port = 65536", "port in .*: write a whole number from 0 to 65535, not 65536"),
        ("port = true", "port in .*: write a whole number from 0 to 65535, not true"),
        ("host = 1", "host in .*: write text in quotation marks, not 1"),
        ("lan = 1", "lan in .*: write true or false, not 1"),
        ('base_url = "table.example"', "base_url in .*: write it as https://name"),
        ('base_url = "https://table.example/below"', "base_url in .*: write it as https://name"),
        ('internal_url = "https://inner"', "internal_url in .*: write it as http://name:port"),
        ('push_service = ["ftp://push"]', "push_service in .*: write it as https://name"),
        ("push_service = 7", "push_service in .*: write a list of strings, not 7"),
        ('trusted_proxy = ["proxy"]', "trusted_proxy in .*: write it as an address or a network"),
        ('database = "nothing"', "database in .*: write it as sqlite:///FILE or postgresql://"),
        ('database = "mysql://x"', "database in .*: unsupported database; use sqlite:///FILE"),
        ("limit = 7", "limit in .*: write NAME = NUMBER for each limit, not 7"),
        ("[limit]\nposts = 0", "limit in .*: posts: write a whole number from 1 on, not 0"),
        ("[limit]\npots = 1", "limit in .*: unknown limit 'pots'; known limits are messages"),
        ("port = 1\nlan = maybe", ".*: invalid TOML: .*line 2, column 7"),
        ('lan = true\nhost = "::1"', "lan in .*: sets the host itself; remove host in"),
    ],
)
def test_an_invalid_value_is_refused_by_its_source(data: Path, text: str, told: str) -> None:
    assert re.match(told, refused(data, text))


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("CITADELS_PROT", "1", "CITADELS_PROT: unknown setting; known settings are CITADELS_HOST"),
        ("CITADELS_PORT", "many", "CITADELS_PORT: write a whole number from 0 to 65535, not 'many'"),
        ("CITADELS_LAN", "perhaps", "CITADELS_LAN: write yes or no"),
        ("CITADELS_CONFIG", "nowhere.toml", "CITADELS_CONFIG: file nowhere.toml does not exist"),
    ],
)
def test_a_variable_is_refused_by_its_name(name: str, text: str, told: str) -> None:
    with pytest.raises(CitadelsError, match=told):
        configure({}, None, {name: text})


@pytest.mark.parametrize(
    "text", ["", "posts", "posts=", "posts=0", "posts=-1", "posts=1.5", "posts=٣", "no=1"]
)
def test_a_limit_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(CitadelsError, match="--limit"):
        configure({"limit": [text]}, None, {})


def test_a_variable_without_a_value_is_not_there() -> None:
    assert configure({}, None, {"CITADELS_PORT": "", "CITADELS_CONFIG": ""}).settings == ServerSettings()


def test_the_shown_configuration_is_a_valid_file(data: Path) -> None:
    options = {"port": "7", "lan": True, "limit": ["posts=7"], "trusted_proxy": ["10.0.0.1"]}
    found = configure(options, None, {})
    text = "\n".join(show(found))
    assert with_file(data, text).settings == found.settings
    assert "port = 7  # --port" in text
    assert "posts = 7  # --limit" in text


def test_no_password_is_shown() -> None:
    address = "postgresql://me:secret@db.example/citadels?password=secret"
    text = "\n".join(show(configure({"database": address}, None, {})))
    assert "secret" not in text
    assert 'database = "postgresql://me:***@db.example/citadels"' in text


def test_the_files_in_the_docs_are_right(data: Path) -> None:
    shown = re.findall(r"```toml\n(.*?)```", (DOCS / "server.md").read_text(), re.DOTALL)
    assert shown
    for text in shown:
        found = with_file(data, text)
        assert {name.partition(".")[0] for name in found.given} == set(tomllib.loads(text))
