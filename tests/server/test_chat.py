"""Chat, switched off for a server by its operator or for a table by its owner."""

from __future__ import annotations

from pathlib import Path

from tests.server.playing import sit_down
from tests.server.server_process import ServerProcess, run


def test_a_table_without_chat_refuses_what_is_said_and_stores_none_of_it(server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(server, chat=False)
        watching = await made.spectator().open()
        for client in (owner, guest, watching):
            assert client.table["chat"] is False
            answer = await client.ask("say", text="words that nobody wants")
            assert (answer["type"], answer["code"]) == ("error", "no_chat")
        assert "words that nobody wants" not in server.dump()

    run(scene())


def test_a_server_without_chat_has_none_at_any_table(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        _, owner, _ = await sit_down(server, chat=True)
        assert owner.table["chat"] is False
        assert (await owner.ask("say", text="hello"))["code"] == "no_chat"

    with ServerProcess(tmp_path, None, "--no-chat") as server:
        run(scene(server))
