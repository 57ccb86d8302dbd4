"""The tutorial: four rounds with a guide, and why the game was won."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from citadels.editions.tutorial_deal import STEPS
from citadels.locale import LANGUAGES, Texts
from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import CLIPPED, LABELS, Size, axe_violations

SAY = Texts("en").say
UNCHECKED = {LABELS: {"enabled": False}}  # the names of districts on the street, on any table
LESSONS = ("welcome", "robbed", "killed", "over")
SIZES: list[Size] = [(1366, 768), (390, 844), (1920, 1080), (900, 700)]
SCREENS = [*[(size, "en") for size in SIZES], *[(size, one) for size in SIZES[:2] for one in LANGUAGES[1:]]]

# What is wrong with the guide: text that must be scrolled, parts outside the window, rings without a reason.
AMISS = """() => {
  const guide = document.querySelector(".guide"), words = guide.querySelector(".words");
  const box = guide.getBoundingClientRect();
  const reasons = guide.querySelectorAll(".why li").length;
  const rings = [...document.querySelectorAll(".rings b")].map((ring) => Number(ring.textContent));
  const hidden = words.scrollHeight - words.clientHeight;
  const out = hidden > 1 ? [`${hidden} pixels are hidden`] : [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) out.push("outside");
  if (rings.some((number) => number > reasons)) out.push(`rings ${rings} for ${reasons} reasons`);
  return out;
}"""
# The acknowledgement of an answer comes later than the next question.
LATE = """const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const late = (listener) => (event) =>
    JSON.parse(event.data).type === "ack" ? setTimeout(() => listener(event), 300) : listener(event);
  const held = { set(listener) { set.call(this, late(listener)); } };
  Object.defineProperty(WebSocket.prototype, "onmessage", held);"""


class Newcomer:
    """A player with the guide."""

    def __init__(self, user: BrowserUser, language: str = "en") -> None:
        self.user = user
        self.page: Page = user.page
        self.say = Texts(language).say
        user.read_blows()

    @property
    def guide(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-lesson-guide"))

    @property
    def title(self) -> str:
        heading = self.guide.locator("h2")
        return (heading.text_content() or "") if heading.count() else ""

    def button(self, id: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(id), exact=True)

    def begin(self) -> None:
        self.user.home().get_by_role("button", name=self.say("web-intro")).click()
        expect(self.guide.locator("h2")).to_have_text(self.say("web-lesson-welcome-title"))

    @property
    def can_go_on(self) -> bool:
        return self.button("web-lesson-go-on").is_visible()

    @property
    def can_show(self) -> bool:
        name = self.say("web-lesson-show")
        return self.page.get_by_role("button", name=name, exact=True, disabled=False).is_visible()

    def is_led(self) -> bool:
        """Whether the guide waits for the newcomer, or has left."""
        self.page.keyboard.press("s")  # bots need not be waited for
        return self.can_go_on or self.can_show or self.title == ""

    def follow(self) -> Iterator[str]:
        """Do what the guide says until it leaves. Yields the title of each step before it is done."""
        self.user.until(self.is_led, "the guide speaks")
        while title := self.title:
            yield title
            before = (title, len(self.user.sent_of("act")))
            # The step may change while the finger comes down, so either button will do.
            self.user.touch(self.button("web-lesson-go-on").or_(self.button("web-lesson-show")).first)
            self.user.until(lambda: (self.title, len(self.user.sent_of("act"))) != before, f"after {title}")  # noqa: B023
            self.user.until(self.is_led, f"the guide goes on after {title}")

    def finish(self) -> None:
        """Play to the end, with the bots in a hurry."""
        while not self.page.locator("#why").count():
            self.page.keyboard.press("s")
            if self.can_go_on:
                self.user.touch(self.button("web-lesson-go-on"))
            elif self.user.settled() == "asked":
                self.user.click(preferred(self.user.options))
            self.page.wait_for_timeout(20)

    def answer_otherwise(self) -> None:
        """Answer the question, but not as the guide suggests."""
        self.user.settle()
        given = len(self.user.sent_of("act"))
        other = [n for n, one in enumerate(self.user.options, 1) if one["action"] != STEPS[given].answer]
        self.user.click(other[0])


def test_show_me_leads_through_four_rounds_and_the_end_says_why(user: BrowserUser) -> None:
    newcomer, page = Newcomer(user), user.page
    newcomer.begin()
    wrong: dict[tuple[object, str], list[str]] = {}
    titles: list[str] = []
    for title in newcomer.follow():
        titles.append(title)
        wrong[len(titles), title] = page.evaluate(AMISS) + page.evaluate(CLIPPED)
        if title == SAY("web-lesson-robbed-title"):
            wrong["axe", title] = axe_violations(page, rules=UNCHECKED)
            page.goto(user.server.url)  # left, and resumed from the first page
            page.get_by_role("button", name=SAY("web-intro-resume")).click()
            expect(newcomer.guide.locator("h2")).to_have_text(title)
    assert {step: what for step, what in wrong.items() if what} == {}
    happened = [SAY(f"web-lesson-{lesson}-title") for lesson in LESSONS]
    assert [title for title in titles if title in happened] == happened
    assert [message["action"] for message in user.sent_of("act")] == [step.answer for step in STEPS]
    newcomer.finish()
    expect(page.locator("#why")).to_contain_text("Why")
    expect(page.locator(".lessons > li")).to_have_count(4)
    assert axe_violations(page, rules=UNCHECKED) == []
    assert page.evaluate(CLIPPED) == []


@pytest.mark.nightly(stage="pages")
@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_nothing_of_the_guide_is_cut_off(users: BrowserUsers, size: Size, language: str) -> None:
    viewport = {"width": size[0], "height": size[1]}
    user = users(likes={"language": language}, viewport=viewport, has_touch=size[0] < 500)
    newcomer = Newcomer(user, language)
    newcomer.begin()
    wrong = {(n, title): user.page.evaluate(AMISS) for n, title in enumerate(newcomer.follow())}
    assert {step: what for step, what in wrong.items() if what} == {}
    assert len(wrong) > len(STEPS)


@pytest.mark.nightly(stage="pages")
def test_own_ideas_are_welcome_and_blows_are_still_explained(user: BrowserUser) -> None:
    newcomer, page = Newcomer(user), user.page
    newcomer.begin()
    newcomer.button("web-lesson-go-on").click()
    newcomer.answer_otherwise()
    user.until(lambda: newcomer.title == SAY("web-lesson-own-title"), "the guide accepts it")
    expect(page.locator(".rings b")).to_have_count(0)
    page.reload()
    expect(newcomer.guide.locator("h2")).to_have_text(SAY("web-lesson-own-title"))
    newcomer.finish()
    expect(page.locator("#why")).to_contain_text("Why")


@pytest.mark.nightly(stage="pages")
def test_the_guide_stays_where_it_is_when_a_card_is_chosen(user: BrowserUser) -> None:
    newcomer = Newcomer(user)
    newcomer.begin()
    newcomer.button("web-lesson-go-on").click()
    user.settle()
    before = newcomer.guide.bounding_box()
    user.point(user.number_of(STEPS[0].answer))
    user.main(user.number_of(STEPS[0].answer)).wait_for()
    assert newcomer.guide.bounding_box() == before


@pytest.mark.nightly(stage="pages")
def test_the_guide_waits_until_an_answer_is_acknowledged(user: BrowserUser) -> None:
    user.context.add_init_script(LATE)
    newcomer = Newcomer(user)
    newcomer.begin()
    titles = [""]
    for title in newcomer.follow():
        assert title not in (SAY("web-lesson-own-title"), titles[-1])  # it can be done only once
        titles.append(title)
        if len(titles) == 10:
            return


@pytest.mark.nightly(stage="pages")
def test_show_me_can_be_pressed_twice(users: BrowserUsers) -> None:
    """The suggested answer is given a moment later, so that it can be seen, and only once."""
    user = users(reduced_motion="no-preference")
    newcomer = Newcomer(user)
    newcomer.begin()
    newcomer.button("web-lesson-go-on").click()
    show = newcomer.button("web-lesson-show")
    for number in range(6):  # up to the end of the first turn: then bots are called, and calls are shown
        user.until(newcomer.is_led, "the guide speaks")
        show.evaluate("button => { button.click(); button.click(); setTimeout(() => button.click(), 700); }")
        user.until(lambda: len(user.sent_of("act")) > number, "the answer is given")  # noqa: B023
    newcomer.page.wait_for_timeout(1000)  # the third press would answer while a call is shown
    user.until(newcomer.is_led, "the guide speaks")
    assert newcomer.title != SAY("web-lesson-own-title")
    assert [message["action"] for message in user.sent_of("act")] == [step.answer for step in STEPS[:6]]


@pytest.mark.nightly(stage="pages")
def test_an_undone_answer_leaves_the_path(user: BrowserUser) -> None:
    """From then on the bots may answer otherwise, and the guide claims nothing about them."""
    newcomer = Newcomer(user)
    newcomer.begin()
    for title in newcomer.follow():
        if title.startswith("Build"):
            break
    user.page.keyboard.press("u")
    user.until(lambda: newcomer.title == SAY("web-lesson-own-title"), "the guide lets go")


@pytest.mark.nightly(stage="pages")
def test_the_guide_can_be_dismissed_and_is_not_offered_again(user: BrowserUser) -> None:
    newcomer = Newcomer(user)
    newcomer.begin()
    newcomer.button("web-lesson-leave").click()
    expect(newcomer.guide).to_have_count(0)
    user.settle()
    user.home()
    expect(user.page.get_by_role("button", name=SAY("web-intro-resume"))).to_have_count(0)


@pytest.mark.nightly(stage="pages")
def test_on_a_phone_the_guide_is_laid_aside_for_the_cards(users: BrowserUsers) -> None:
    user = users(viewport={"width": 390, "height": 844}, has_touch=True)
    newcomer, page = Newcomer(user), user.page
    newcomer.begin()
    user.touch(newcomer.button("web-lesson-go-on"))
    user.touch(newcomer.button("web-lesson-cards"))
    expect(page.locator(".stage")).to_be_visible()
    user.touch(page.get_by_role("button", name="Back to the guide"))
    expect(newcomer.guide).to_be_visible()
    user.touch(newcomer.button("web-lesson-cards"))
    user.answer(STEPS[0].answer)
    expect(newcomer.guide).to_be_visible()
