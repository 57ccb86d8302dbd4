"""The page on privacy: in every language, filled in from the settings, and nothing else."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from citadels.locale import LANGUAGES, Texts, load_language
from citadels.server.config.limits import ServerLimits
from citadels.server.config.settings import ServerSettings
from citadels.server.http.privacy import page
from tests.server.server_process import ServerProcess, run

ALONE = ("meta", "link")  # elements without an end


class Reader(HTMLParser):
    """Reads a page: its text, its links, and whether every element ends where it should."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.language = found["lang"] or "" if tag == "html" else self.language
        if tag == "a":
            self.links.append(found["href"] or "")
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return "".join(self.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_follows_the_settings(language: str) -> None:
    settings = ServerSettings(
        contact="Ada <Lovelace>, ada@table.example, https://table.example/ada",
        finished_days=365,
        abandoned_days=1,
        closed_days=14,
        limit=ServerLimits(lobby_days=7),
    )
    read = Reader(page(settings, language))
    assert read.language == load_language(language).tag
    assert "Ada <Lovelace>, ada@table.example" in read.text
    assert {"mailto:ada@table.example", "https://table.example/ada", "/"} <= set(read.links)
    say = Texts(language, strict=True).say
    for said in (
        say("privacy-kept-lobby", {"days": 7}),
        say("privacy-kept-playing", {"days": 1}),
        say("privacy-kept-over", {"days": 365}),
        say("privacy-kept-closed", {"days": 14}),
    ):
        assert said in read.text
    assert say("privacy-kept-over-always") not in read.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_states_the_defaults(language: str) -> None:
    read, say = Reader(page(ServerSettings(), language)), Texts(language, strict=True).say
    for id, days in (("playing", 90), ("over", 365), ("closed", 30)):
        assert say(f"privacy-kept-{id}", days=days) in read.text
    assert say("privacy-no-contact") in read.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_says_what_is_kept_forever(language: str) -> None:
    settings = ServerSettings(finished_days="forever", abandoned_days="forever", closed_days="forever")
    read, say = Reader(page(settings, language)), Texts(language, strict=True).say
    kept = [f"privacy-kept-{what}-always" for what in ("playing", "over", "closed")]
    for id in ("privacy-no-contact", *kept):
        assert say(id) in read.text
    assert "privacy-" not in read.text
    assert [f"/privacy?language={other}" for other in LANGUAGES] == [
        link for link in read.links if "?" in link
    ]


def test_a_server_shows_it_in_the_language_of_the_reader(server: ServerProcess) -> None:
    asked = run(server.get("/privacy?language=it"))
    assert asked.status_code == 200
    assert asked.headers["content-type"].startswith("text/html")
    assert Reader(asked.text).language == "it"
    assert Reader(run(server.get("/privacy", **{"Accept-Language": "pt-BR,en"})).text).language == "pt-BR"
    assert Reader(run(server.get("/privacy?language=tlh")).text).language == "en"
