"""Storage that lasts as long as its process, for tests and wherever that is long enough."""

from __future__ import annotations

from citadels.tables.storage import ChatRow, EntryRow, TableRow, TokenRow, Write


class MemoryStorage:
    """Keeps what a database would keep, except devices to call: nobody is called from here."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.entries: dict[tuple[str, int], EntryRow] = {}
        self.tokens: dict[tuple[str, str], TokenRow] = {}
        self.chat: dict[tuple[str, int], ChatRow] = {}

    async def commit(self, write: Write) -> None:
        self.tables |= {row["id"]: row for row in (*write.new_tables, *write.saved_tables)}
        self.entries |= {(row["table_id"], row["version"]): row for row in write.new_changes}
        for void in write.void_tokens:
            self.tokens.pop(void, None)
        self.tokens |= {(row["table_id"], row["hash"]): row for row in write.new_tokens}
        self.chat |= {(row["table_id"], row["number"]): row for row in write.new_chat}

    async def read_table(self, id: str) -> TableRow | None:
        return self.tables.get(id)

    async def read_tokens(self, id: str) -> list[TokenRow]:
        return [row for row in self.tokens.values() if row["table_id"] == id]

    async def read_changes(self, id: str, after: int = -1) -> list[EntryRow]:
        found = [row for row in self.entries.values() if row["table_id"] == id and row["version"] > after]
        return sorted(found, key=lambda row: row["version"])

    async def read_chat(self, id: str, most: int) -> list[ChatRow]:
        return self._chat_of(id)[-most:]

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        last = {row["for_players"]: row["number"] for row in self._chat_of(id)}
        return {True: 0, False: 1} | {for_players: number + 2 for for_players, number in last.items()}

    def _chat_of(self, id: str) -> list[ChatRow]:
        found = [row for row in self.chat.values() if row["table_id"] == id]
        return sorted(found, key=lambda row: row["number"])
