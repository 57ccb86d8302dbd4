"""The table for screen readers: announcements, the accessibility tree, answers to commands.

``CITADELS_GOLDEN=write`` writes the golden files anew.
"""

from __future__ import annotations

import os
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from citadels.locale import Texts
from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import BOTS, SECRET, dealt, phases, thief
from tests.browser.playing import MAX_ANSWERS
from tests.browser.positions import merchant_turn
from tests.browser.table_factory import make, prepare
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

GOLDEN = Path(__file__).parent / "golden"
PHASES = ("home", "lobby", "draft", "gather", "turn", "target", "command", "result", "replay")
# Whether others reach the server: another test may have let them.
NETWORK = re.compile(r".*(So far, only this computer|Let others on my network).*\n")

# Writes down what the regions of the page itself say, as it is said: assertively with a mark.
HEAR = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes)
    for (const node of addedNodes)
      if (node.nodeName === "P" && target.matches(".hidden[aria-live]") && !target.closest("dialog"))
        window.heard.push((target.ariaLive === "assertive" ? "! " : "") + node.textContent);
}).observe(document, { childList: true, subtree: true });
"""


def assert_golden(name: str, text: str) -> None:
    path = GOLDEN / name
    if os.environ.get("CITADELS_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def heard(page: Page) -> list[str]:
    return list(page.evaluate("window.heard"))


@pytest.mark.parametrize("language", rest_nightly(["en", "fr"], stage="pages"))
def test_a_whole_game_is_announced(server: ServerProcess, users: BrowserUsers, language: str) -> None:
    user = users(likes={"language": language})
    page = user.page
    page.clock.install()  # events are announced together only if no time passes between them
    user.context.add_init_script(HEAR)
    user.sit(prepare(server, dealt(), ["Robin"], BOTS, SECRET).seats[0])
    user.settle()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    for _ in range(MAX_ANSWERS):
        user.until(lambda: user.asked or over(user), "the player is to move", 30)
        if over(user):
            break
        if user.situation and user.situation["question"]["prompt"] != "pick":
            page.clock.run_for(500)  # the player's own actions are announced while the table waits
        user.answer(user.options[preferred(user.options) - 1]["action"])
    page.clock.run_for(3000)
    user.ignore_errors(
        "409 (Conflict)"
    )  # a game that was not dealt here has no course to show with the result
    assert_golden(f"live.{language}.txt", "\n".join(heard(page)) + "\n")


def over(user: BrowserUser) -> bool:
    return user.situation is not None and user.situation["view"]["result"] is not None


def test_the_announcements_of_golden_games_do_not_change() -> None:
    english, french = ((GOLDEN / f"live.{language}.txt").read_text("utf-8") for language in ("en", "fr"))
    urgent = [[line[:1] == "!" for line in text.splitlines()] for text in (english, french)]
    assert urgent[0] == urgent[1]
    assert len(urgent[0]) > 20
    assert "earlier events are in the log" in english  # a long burst is cut


def mute(page: Page, muted: bool) -> None:
    page.locator(".hidden[aria-live]").evaluate_all(
        "(all, muted) => all.forEach((e) => (e.hidden = muted))", muted
    )


def test_the_tree_of_each_phase_is_as_it_was(server: ServerProcess, user: BrowserUser) -> None:
    page = user.page
    seen = {}
    for phase in phases(server, user):
        if phase in PHASES:
            dialog = page.locator("dialog[open]")
            part = dialog.last if dialog.count() else page.locator("body")
            mute(page, True)  # what is announced comes when it comes, and has a golden file of its own
            seen[phase] = re.sub(r"[0-9a-f]{16}…", "(promise)", NETWORK.sub("", part.aria_snapshot())) + "\n"
            mute(page, False)
    assert set(seen) == set(PHASES)
    for phase, tree in seen.items():
        assert_golden(f"aria/{phase}.yml", tree)


def test_headings_lead_through_the_table(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    headings = page.get_by_role("heading").evaluate_all(
        "all => all.map((e) => [Number(e.tagName[1]), e.textContent.trim()])"
    )
    assert [level for level, _ in headings].count(1) == 1
    wanted = {"Characters", "Players", "Your city", "Your hand", "This round", "Your turn"}
    assert wanted <= {text for level, text in headings if level == 2}
    assert {"Ada", "Ben", "Cy", "You"} <= {text for level, text in headings if level == 3}
    assert all(next_ - level <= 1 for (level, _), (next_, _) in pairwise(headings))


def ask(page: Page, words: str) -> list[str]:
    page.get_by_role("dialog").get_by_role("textbox").fill(words)
    page.keyboard.press("Enter")
    return page.locator("dialog .answers p").all_inner_texts()


def test_commands_are_answered(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    page.keyboard.press("/")
    expect(page.get_by_role("dialog", name="Ask the table")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    assert ask(page, "hand") == [
        "3 cards in your hand: Manor, noble, cost 3; Tavern, trade, cost 1; Docks, trade, cost 3."
    ]
    assert ask(page, "gold")[0] == "Robin: 5 gold."
    assert ask(page, "city ben") == ["Ben: nothing built yet."]
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert user.sent_of("act") == []


def test_commands_understand_the_language_and_english(server: ServerProcess, users: BrowserUsers) -> None:
    user = users(likes={"language": "fr"})
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    page.keyboard.press("/")
    assert ask(page, "main") == ask(page, "hand")
    say = Texts("fr").say
    assert ask(page, "CITE 2") == ask(page, "cité Ada") == [say("web-answer-no-city", name="Ada")]
    assert ask(page, "bonjour")[0] == say("web-answer-unknown", word="bonjour")


def test_events_are_announced_while_a_dialog_is_open(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, thief(), ["Robin"], BOTS, pace="fast").seats[0])
    user.settle()
    user.click(user.number_of("end"))
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog.locator("[aria-live=polite] p")).not_to_be_empty()
    expect(dialog.locator("[aria-live=assertive] p")).to_contain_text("Your turn:")


def test_a_player_running_out_of_time_is_warned_and_may_get_more(
    server: ServerProcess, user: BrowserUser
) -> None:
    clock = {"kind": "turn", "seconds": 32}
    page = user.sit(make(server, ["greedy"] * 3, {"clock": clock}, crown=0).seats[0], start=True)
    user.settle()
    expect(page.locator("[aria-live=assertive] p")).to_have_text("30 seconds left.")
    page.get_by_role("button", name="More time").click()
    expect(page.get_by_text("You have more time.")).to_be_visible()
    user.until(lambda: user.situation and user.situation["remaining"] > 55, "the clock says so")


def test_a_sentence_is_not_announced_twice(server: ServerProcess, user: BrowserUser) -> None:
    """A notice whose sentence is also in the log is not read aloud."""
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    regions = page.locator("[aria-live]:not(dialog *)")
    assert regions.count() == 3  # two of the table, and notices
    assert page.locator("[role=alert], [role=status]").evaluate_all(
        "all => all.map((e) => e.textContent.trim())"
    ) == [""]
