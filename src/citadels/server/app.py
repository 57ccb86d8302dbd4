"""The web application around a hub."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from citadels.engine.field_types import FieldStruct
from citadels.server.admission.control import AdmissionControl
from citadels.server.config.settings import ServerSettings
from citadels.server.http import app_shell, http_errors, privacy, routes
from citadels.server.http.security_middleware import SecurityMiddleware
from citadels.server.http.table_routes import TableRoutes
from citadels.server.hub import Hub
from citadels.tables import protocol

OpenLan = Callable[[], Awaitable[str | None]]
# Only public content is compressed: the length of a compressed response would reveal private content.
COMPRESSED_ELSEWHERE: Final = r"^/(?!$|openapi)"


def create_app(
    hub: Hub,
    admission: AdmissionControl,
    settings: ServerSettings,
    *,
    lan_address: str | None = None,
    open_lan: OpenLan | None = None,
) -> ASGIApp:
    """Return the ASGI application for a hub, behind admission control."""
    hub.use_admission(admission)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.begin()
        hub.start()
        yield
        await hub.stop()

    app = Litestar(
        route_handlers=[
            *routes.ROUTES,
            *app_shell.ROUTES,
            privacy.privacy,
            create_static_files_router(path="/static", directories=[app_shell.PAGES]),
        ],
        state=State(
            {
                "hub": hub,
                "admission": admission,
                "settings": settings,
                "lan_address": lan_address,
                "open_lan": open_lan,
            }
        ),
        lifespan=[lifespan],
        exception_handlers=http_errors.HANDLERS,
        before_send=[http_errors.allow_all_methods],
        type_encoders={FieldStruct: protocol.as_json},
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude=[COMPRESSED_ELSEWHERE]),
        openapi_config=None,
        request_max_body_size=65_536,
        logging_config=None,
    )
    forwarding = hub.forwarding(app, TableRoutes(routes.ROUTES))
    return SecurityMiddleware(forwarding, settings.base_url, admission)
