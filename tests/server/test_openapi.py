"""The HTTP interface does what its OpenAPI document says, at tables that exist and at others.

With HYPOTHESIS_PROFILE=soak schemathesis asks a thousand times for each operation.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from schemathesis import Case
from schemathesis.core.parameters import ParameterLocation

from citadels.server.http import openapi
from tests.server.server_process import Made, ServerProcess, begin, play, run

Tables = list[Made | None]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("asked")) as running:
        yield running


@pytest.fixture(scope="module")
def tables(asked: ServerProcess) -> Tables:
    """A lobby, a public one, a running game, a finished one, and none at all."""

    async def scene() -> Tables:
        lobby, public = await asked.make([None]), await asked.make([None], {"public": True})
        running, finished = await asked.make([None]), await asked.make([None])
        for made in (running, finished):
            players = await asyncio.gather(made.owner().open(), _sit(made))
            await begin(*players)
            await play(*players, until=6 if made is running else None)
        return [lobby, public, running, finished, None]

    return run(scene())


async def _sit(made: Made) -> Any:
    return await (await made.guest()).open()


schema = schemathesis.openapi.from_dict(json.loads(openapi.document()))
# No schema can say which settings make a game; what breaks a rule of the game has a status of its own.
acceptance = schema.config.checks.positive_data_acceptance
acceptance.expected_statuses = [*acceptance.expected_statuses, "422"]


@schema.parametrize()
def test_every_answer_is_documented(case: Case[Any], asked: ServerProcess, tables: Tables) -> None:
    shape = repr((case.path_parameters, case.query, case.body))
    made = tables[crc32(shape.encode(errors="replace")) % len(tables)]
    token = "none" if made is None else made.token
    if made is not None:
        lead_to(case, made)
    is_bare = case.meta is not None and case.meta.is_negative_at(ParameterLocation.HEADER)
    case.call_and_validate(asked.url, headers={} if is_bare else {"Authorization": f"Bearer {token}"})


def lead_to(case: Case[Any], made: Made) -> None:
    """Let a request concern what there is, with the tokens that open it."""
    there = {"table_id": made.id, "language": "fr"}
    case.path_parameters |= {name: there[name] for name in there if name in case.path_parameters}
    body, is_valid = case.body, case.meta is None or case.meta.generation.mode.is_positive
    if is_valid and isinstance(body, dict):
        known = {"invite": made.invite, "claim": made.token}
        body |= {name: token for name, token in known.items() if isinstance(body.get(name), str)}
