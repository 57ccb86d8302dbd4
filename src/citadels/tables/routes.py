"""The HTTP routes, each declared once: its input and answer, how it can fail, and which side serves it.

The routers of the server and of a device are derived from these declarations, and so are the OpenAPI
document, the types of the page and the list in docs/protocol.md. Pages, assets and sockets are not declared.
"""

from __future__ import annotations

from typing import Any, Final, cast

from citadels.tables.archive import ReplayStep
from citadels.tables.catalog import Catalog
from citadels.tables.http_types import (
    Calls,
    Claim,
    DeviceSeats,
    GameImport,
    Health,
    ImportResult,
    Invited,
    Join,
    LanguageQuery,
    MyTable,
    Network,
    NewTable,
    Picture,
    PositionLink,
    PositionPreview,
    PreviewRequest,
    PushKey,
    Readiness,
    ReplayQuery,
    Report,
    Seated,
    SeatQuery,
    SetupJson,
    SharedPosition,
    Tutorial,
    TutorialRequest,
)
from citadels.tables.protocol import Json, TableInfo
from citadels.tables.routing import Route, Side
from citadels.tables.seats import TableLinks
from citadels.tables.timeline import GameTimeline

SERVER: Final[tuple[Side, ...]] = ("server",)
DEVICE: Final[tuple[Side, ...]] = ("device",)
NONE: Final = type(None)
SVG: Final = "image/svg+xml"

# Error codes that several routes share.
COMMON: Final = ("malformed", "origin", "banned", "too_many")  # of every route
STORAGE: Final = ("storage", "unsure", "elsewhere")
TABLE: Final = (*STORAGE, "no_table", "token", "lapsed", "barred", "gone")
FINISHED: Final = ("authorization", *TABLE, "not_over", "rules")
NEW: Final = (*STORAGE, "name", "no_room", "weights")
OPTIONS: Final = ("clock", "grace", "owner_grace", "link_delay", "stall_delay", "one_device")
LINK: Final = ("link_damaged", "link_too_long", "link_version", "link_position")

# -- tables

CHECK_SETTINGS: Final = Route(
    "POST", "/api/settings", "Check the setup of a game",
    cast("type[Json]", SetupJson), Json, ("settings",),
)  # fmt: skip
MAKE_TABLE: Final = Route(
    "POST", "/api/tables", "Make a table",
    NewTable, TableLinks, (*NEW, *OPTIONS, "settings", "bots", "level"), status=201, limit="tables",
)  # fmt: skip
MAKE_TUTORIAL: Final = Route(
    "POST", "/api/introduction", "Make a table for a first game",
    TutorialRequest, Tutorial, NEW, status=201, limit="tables",
)  # fmt: skip
PUBLIC_TABLES: Final = Route(
    "GET", "/api/tables", "Public tables with open seats", NONE, list[TableInfo], STORAGE, served_by=SERVER
)
JOIN_TABLE: Final = Route(
    "POST", "/api/tables/{table_id}/join", "Sit down at a table",
    Join, Seated, (*TABLE, "full", "begun", "name", "address_full"), status=201,
)  # fmt: skip
SHOW_INVITATION: Final = Route(
    "POST", "/api/tables/{table_id}/invitation", "The table of an invitation", Invited, TableInfo, TABLE
)
CLAIM_SEAT: Final = Route(
    "POST", "/api/tables/{table_id}/claim", "Claim a seat with a link",
    Claim, Seated, (*TABLE, "address_full"), status=201,
)  # fmt: skip
MY_TABLES: Final = Route(
    "POST", "/api/mine", "The state of the tables of this device",
    DeviceSeats, list[MyTable], STORAGE, limit="known_seats", spans_tables=True,
)  # fmt: skip
REPORT_TABLE: Final = Route(
    "POST", "/api/tables/{table_id}/report",
    "Report a table to the administrators, who can then read its chat",
    Report, NONE, ("authorization", *TABLE, "text", "reported"), 204, SERVER,
    needs_token=True, limit="reports",
)  # fmt: skip

# -- positions and finished games

SHARE_POSITION: Final = Route(
    "GET", "/api/tables/{table_id}/position", "The position as a link",
    NONE, PositionLink, ("authorization", *TABLE, "not_begun", "company", "spectator", "link_too_long"),
    needs_token=True,
)  # fmt: skip
DOWNLOAD_GAME: Final = Route(
    "GET", "/api/tables/{table_id}/game", "The file of a finished game",
    NONE, Json, (*FINISHED, "no_file"), needs_token=True, limit="replays",
)  # fmt: skip
REPLAY_GAME: Final = Route(
    "GET", "/api/tables/{table_id}/replay", "A step of a finished game, as a seat saw it",
    ReplayQuery, ReplayStep, (*FINISHED, "step", "seat"), needs_token=True, limit="replays",
)  # fmt: skip
GET_TIMELINE: Final = Route(
    "GET", "/api/tables/{table_id}/course",
    "The timeline of a finished game",
    SeatQuery, GameTimeline, (*FINISHED, "seat"), needs_token=True, limit="replays",
)  # fmt: skip
OPEN_POSITION: Final = Route(
    "POST", "/api/positions", "Make a table that continues from a shared position",
    SharedPosition, TableLinks, (*NEW, *LINK), 201, DEVICE,
)  # fmt: skip
PREVIEW_POSITION: Final = Route(
    "POST", "/api/positions/look", "The table of a shared position",
    PreviewRequest, PositionPreview, LINK, served_by=DEVICE,
)  # fmt: skip
IMPORT_GAME: Final = Route(
    "POST", "/api/games", "Make a table from a game file",
    GameImport, TableLinks, (*NEW, "game_file"), 201, DEVICE,
)  # fmt: skip

# -- this device

EXPORT_DEVICE: Final = Route(
    "GET", "/api/device", "All tables of this device", NONE, Json, STORAGE, served_by=DEVICE
)
IMPORT_DEVICE: Final = Route(
    "POST", "/api/device", "Add the tables of another device",
    Json, ImportResult, (*STORAGE, "backup"), served_by=DEVICE,
)  # fmt: skip
GET_PUSH_KEY: Final = Route(
    "GET", "/api/push", "The key for push subscriptions",
    NONE, PushKey, served_by=SERVER,
)  # fmt: skip
SUBSCRIBE_DEVICE: Final = Route(
    "POST", "/api/push", "Notify this device when it is its player's turn",
    Calls, NONE, (*STORAGE, "push_service"), 204, SERVER, limit="known_seats", spans_tables=True,
)  # fmt: skip
UNSUBSCRIBE_DEVICE: Final = Route(
    "POST", "/api/push/end", "Stop notifying this device",
    Calls, NONE, STORAGE, 204, SERVER, limit="known_seats", spans_tables=True,
)  # fmt: skip

# -- texts and pictures

GET_CATALOG: Final = Route(
    "GET", "/api/catalogue", "The setup options, with the texts of all cards",
    LanguageQuery, Catalog, served_by=SERVER,
)  # fmt: skip
GET_TEXTS: Final = Route(
    "GET", "/api/texts/{language}", "The texts of the page, in Fluent format",
    NONE, str, ("not_found",), served_by=SERVER, media_type="text/plain",
)  # fmt: skip
GET_DRAWING: Final = Route(
    "GET", "/drawings/{edition}/{file}", "The drawing of a third-party card",
    NONE, str, ("not_found",), served_by=SERVER, media_type=SVG,
)  # fmt: skip
DRAW_QR: Final = Route("POST", "/api/qr", "A QR code as SVG", Picture, str, served_by=SERVER, media_type=SVG)

# -- the server

GET_NETWORK: Final = Route(
    "GET", "/api/network", "Whether the local network can reach this server",
    NONE, Network, served_by=SERVER,
)  # fmt: skip
OPEN_NETWORK: Final = Route(
    "POST", "/api/network", "Open this server to the local network",
    NONE, Network, ("not_here",), served_by=SERVER,
)  # fmt: skip
GET_HEALTH: Final = Route(
    "GET", "/live", "Whether the server is up",
    NONE, Health, served_by=SERVER, aliases=("/health",),
)  # fmt: skip
GET_READY: Final = Route(
    "GET", "/ready", "Whether tables can be stored", NONE, Readiness, served_by=SERVER, unavailable=Readiness
)

ROUTES: Final[tuple[Route[Any, Any], ...]] = tuple(
    [declared for declared in list(globals().values()) if isinstance(declared, Route)]
)


def served_by(side: Side) -> list[Route[Any, Any]]:
    """Return the routes that a server or a device serves."""
    return [route for route in ROUTES if side in route.served_by]
