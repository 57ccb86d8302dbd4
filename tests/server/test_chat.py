"""Chat that is switched off by whoever runs a server, or by whoever makes a table."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import House, run
from tests.server.test_play import sit


def test_a_table_without_chat_refuses_what_is_said_and_stores_none_of_it(house: House) -> None:
    async def scene() -> None:
        made, owner, guest = await sit(house, chat=False)
        watching = await made.spectator().open()
        for client in (owner, guest, watching):
            assert client.table["chat"] is False
            answer = await client.ask("say", text="words that nobody wants")
            assert (answer["type"], answer["code"]) == ("error", "no_chat")
        assert "words that nobody wants" not in house.dump()

    run(scene())


def test_a_server_without_chat_has_none_at_any_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        _, owner, _ = await sit(house, chat=True)
        assert owner.table["chat"] is False
        assert (await owner.ask("say", text="hello"))["code"] == "no_chat"

    with House(tmp_path, None, "--no-chat") as house:
        run(scene(house))
