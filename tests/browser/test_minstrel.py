"""A plug-in character on the page: its drawing is shown, and its question can be answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from citadels.editions import EDITIONS
from tests.browser.conftest import BrowserUsers
from tests.browser.table_factory import make, prepare
from tests.examples import minstrel
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow
DRAWING = f'image[href="/drawings/{minstrel.EDITION}/minstrel.svg"]'
DRAWN = """href => new Promise((done) => {
  const image = new Image();
  image.onload = () => done(image.naturalWidth > 0);
  image.onerror = () => done(false);
  image.src = href;
})"""


@pytest.fixture(scope="module")
def outside(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds the package of the Minstrel, as this process does."""
    folder = tmp_path_factory.mktemp("minstrel")
    with pytest.MonkeyPatch.context() as patch:
        for place in minstrel.install(folder / "here"):
            patch.syspath_prepend(place)
        with minstrel.server(folder) as running:
            yield running
    EDITIONS.pop(minstrel.EDITION, None)


def is_drawn(page: Page) -> bool:
    """Whether the browser can show the drawing as an image."""
    address = page.locator(DRAWING).first.get_attribute("href")
    drawn: bool = page.evaluate(DRAWN, address)
    return drawn


ASKED = {
    "en": "Ada sings to you. Do you applaud and pay 1 gold, or boo?",
    "fr": "Ada chante pour vous. Applaudissez-vous en payant 1 pièce d’or, ou sifflez-vous\u202f?",
}
TOLD = {"en": "You applaud and pay Ada 1 gold.", "fr": "Vous applaudissez et payez 1 pièce d’or à Ada."}


@pytest.mark.parametrize(
    ("language", "name"), rest_nightly([("fr", "Ménestrel"), ("en", "Minstrel")], stage="pages")
)
def test_its_drawing_and_its_question(
    users: BrowserUsers, outside: ServerProcess, language: str, name: str
) -> None:
    user = users(outside, likes={"language": language})
    page = user.sit(prepare(outside, minstrel.sung_to(0), ["Robin"], ["Ada", "Ben", "Cy"]).seats[0])
    user.settle()
    expect(page.locator(f".track {DRAWING}")).to_be_visible()
    assert is_drawn(page)
    expect(page.locator(".track")).to_contain_text(name)
    expect(page.locator(".question")).to_contain_text(ASKED[language])
    user.answer("applaud")
    expect(page.get_by_text(TOLD[language]).first).to_be_visible()


def test_its_text_is_explained_and_others_have_no_image(users: BrowserUsers, outside: ServerProcess) -> None:
    user = users(outside)
    page = user.sit(prepare(outside, minstrel.sung_to(0), ["Robin"], ["Ada", "Ben", "Cy"]).seats[0])
    user.settle()
    assert page.locator(".track image").count() == 1
    page.locator(".track button", has=page.locator(DRAWING)).click()
    expect(page.locator("dialog[open]")).to_contain_text("sing to another player who has gold")
    expect(page.locator(f"dialog[open] {DRAWING}")).to_be_visible()


def test_a_new_table_of_the_edition_can_be_played(users: BrowserUsers, outside: ServerProcess) -> None:
    user = users(outside)
    page = user.sit(make(outside, ["greedy"] * 3, edition=minstrel.EDITION, crown=0).seats[0], start=True)
    user.settle()
    expect(page.locator(f".track {DRAWING}")).to_be_visible()
