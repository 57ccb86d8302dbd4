"""A newcomer's first game, and wishes in the draft."""

from __future__ import annotations

from playwright.sync_api import expect

from citadels.editions.tutorial_deal import ANSWERS
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.scenes import show
from tests.browser.table_factory import make
from tests.server.server_process import ServerProcess

# What the guide says at each of the suggested answers.
SAID = (
    "Every round begins like this",
    "You were called",
    "Your character can do something",
    "Now build",
    "Your character can do something",
    "Nothing forces you",
    "Whoever has the crown",
    "You were robbed",
    "Colours pay",
    "Colours pay",
    "Seven districts complete a city",
    "In the end points are",
)
WELCOME = "Whoever builds the most valuable city wins"
OVER = "That is all you need"
LATE = """const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const late = (listener) => (event) =>
    JSON.parse(event.data).type === "ack" ? setTimeout(() => listener(event), 300) : listener(event);
  const held = { set(listener) { set.call(this, late(listener)); } };
  Object.defineProperty(WebSocket.prototype, "onmessage", held);
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector(".coach p")?.textContent;
    if (said && said !== told.at(-1)) told.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });"""


# The words of what is advised that the hand covers.
COVERED = """() => [...document.querySelectorAll(".advised")].filter((one) => {
  const style = getComputedStyle(one, "::after"), box = one.getBoundingClientRect();
  const right = box.right - parseFloat(style.right) - one.clientLeft;
  const top = box.top + parseFloat(style.top) + one.clientTop;
  const left = right - parseFloat(style.width), bottom = top + parseFloat(style.height);
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    if (walker.currentNode.parentElement.closest(".hidden") || !walker.currentNode.data.trim()) continue;
    for (const word of range.getClientRects())
      if (word.left < right && word.right > left && word.top < bottom && word.bottom > top) return true;
  }
  return false;
}).map((one) => one.textContent)"""


def follow(user: BrowserUser, number: int) -> None:
    """The suggested answer of this number, with the bots in a hurry."""
    while not user.asked:
        user.page.keyboard.press("s")
        user.page.wait_for_timeout(50)
    user.settle()
    expect(user.page.get_by_role("region", name="Your first game")).to_contain_text(SAID[number])
    assert user.page.evaluate(COVERED) == []
    user.answer(ANSWERS[number])


def test_the_guide_leads_through_everything_and_then_leaves(user: BrowserUser) -> None:
    page = user.home()
    page.get_by_role("button", name="Learn by playing").click()
    coach = page.get_by_role("region", name="Your first game")
    expect(coach).to_contain_text(WELCOME)
    expect(page.get_by_role("heading", name="Your wishes, in pencil")).to_have_count(0)  # one thing at a time
    for number in range(len(ANSWERS)):
        follow(user, number)
        if number == 5:
            page.reload()  # the guide goes on where it was
    expect(coach).to_contain_text(OVER)
    while not user.asked:
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    user.settle()
    user.click(1)  # the farewell leaves by itself
    expect(coach).to_be_hidden()
    page.reload()
    user.settle()
    expect(coach).to_be_hidden()


def test_on_a_phone_the_hand_of_the_guide_covers_no_word(users: BrowserUsers) -> None:
    user = users(viewport={"width": 390, "height": 844}, has_touch=True)
    user.home().get_by_role("button", name="Learn by playing").click()
    for number in range(4):
        follow(user, number)


def test_the_guide_stays_where_it_is_when_a_card_is_chosen(user: BrowserUser) -> None:
    page = user.home()
    page.get_by_role("button", name="Learn by playing").click()
    user.until(lambda: user.asked, "the cards come")
    user.settle()
    coach, panel = page.locator(".coach"), page.locator(".question")
    before, top = coach.bounding_box(), panel.bounding_box()
    user.point(user.number_of(ANSWERS[0]))
    user.main(user.number_of(ANSWERS[0])).wait_for()
    after = panel.bounding_box()
    assert coach.bounding_box() == before
    assert top is not None
    assert after is not None
    assert abs(after["y"] - top["y"]) < 24  # CSS pixels: about a line, where it was ten


def test_the_guide_waits_until_an_answer_is_acknowledged(user: BrowserUser) -> None:
    user.context.add_init_script(LATE)
    user.home().get_by_role("button", name="Learn by playing").click()
    for number in range(4):
        follow(user, number)
    told = user.page.evaluate("told")
    assert [said for text in told for said in SAID[:4] if text.startswith(said)][:4] == list(SAID[:4])


def test_the_guide_goes_on_when_the_player_ignores_its_advice(user: BrowserUser) -> None:
    page = user.home()
    page.get_by_role("button", name="Learn by playing").click()
    coach = page.get_by_role("region", name="Your first game")
    user.until(lambda: user.asked, "the cards come")
    user.settle()
    user.click(next(n for n, one in enumerate(user.options, 1) if one["action"] != ANSWERS[0]))
    while not user.asked:
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    user.settle()
    expect(coach).to_contain_text(SAID[1])
    expect(coach).to_contain_text("ask for a hint")
    expect(page.locator(".advised")).to_have_count(0)


def test_the_guide_can_be_dismissed(user: BrowserUser) -> None:
    page = user.home()
    page.get_by_role("button", name="Learn by playing").click()
    page.get_by_role("button", name="Play without the guide").click()
    expect(page.get_by_role("region", name="Your first game")).to_be_hidden()


def test_a_wish_sends_nothing(server: ServerProcess, user: BrowserUser) -> None:
    """Though everything is wished for, the cards come as always, and the first wish among them is lifted."""
    show(server, user, "arrived")
    page = user.page
    cards = page.locator(".stage .cards [data-card]")
    expect(cards.first).to_be_visible()
    expect(page.locator(".stage .wished")).to_have_count(1)
    expect(page.locator(".stage .wished")).to_contain_text("your wish")
    expect(page.locator(".stage .cards [aria-pressed=true]")).to_have_count(0)
    assert user.sent_of("act") == []
    assert not [message for message in user.sent if "wish" in str(message)]
    page.reload()  # a note on this device, until the choice
    expect(page.locator(".stage .wished")).to_have_count(1)


def test_a_wish_is_rubbed_out_by_a_second_press(server: ServerProcess, user: BrowserUser) -> None:
    show(server, user, "wishes")
    page = user.page
    marked = page.locator(".slip [aria-pressed=true]")
    expect(marked).to_have_count(2)
    marked.first.click()
    expect(marked).to_have_count(1)
    page.get_by_role("button", name="Rub out").click()
    expect(marked).to_have_count(0)


def test_wishes_are_not_offered_with_only_bots_before_the_reader(
    server: ServerProcess, user: BrowserUser
) -> None:
    """They choose at once, so that what is pressed would be in the place of the cards themselves."""
    page = user.sit(make(server, ["greedy"] * 3, {"pace": "slow"}, crown=1).seats[0], start=True)
    expect(page.locator(".stage .packet")).to_be_visible()
    assert page.locator(".slip").count() == 0
    assert page.locator(".stage .cards").count() == 0
