"""Chat that is switched off, for a table or for a whole server: nothing is written, and nothing is read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from citadels.tables.protocol import Welcome
from tests.tables.table_harness import TableHarness, run


@pytest.mark.parametrize("by", ["table", "server"])
def test_without_chat_no_line_is_accepted_and_no_client_offers_it(by: str) -> None:
    async def scene() -> None:
        harness = TableHarness()
        harness.host = replace(harness.host, chat=by != "server")
        await harness.open([None], chat=by != "table")
        owner, watching = await harness.owner().arrive(), await harness.spectator().arrive()
        for reader in (owner, watching):
            assert not reader.received(Welcome)[0].table.chat
            assert await reader.refused("say", text="hello") == "no_chat"
        assert harness.storage.chat == {}

    run(scene())


def test_a_server_that_switches_chat_off_hides_earlier_lines() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        await (await harness.owner().arrive()).done("say", text="hello")
        for allowed, shown in ((False, []), (True, ["hello"])):
            harness.host = replace(harness.host, chat=allowed)
            await harness.read_again()
            (welcome,) = (await harness.owner().arrive()).received(Welcome)
            assert [line.text for line in welcome.chat] == shown
            assert welcome.table.chat == allowed

    run(scene())


def test_a_rematch_keeps_the_choice() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None], chat=False)
        assert not harness.table._document.for_rematch().options.chat

    run(scene())
