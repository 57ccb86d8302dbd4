"""What players and spectators may ask of a table over a socket, request by request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from citadels.engine.view import SPECTATOR
from citadels.server.storage import Write
from citadels.tables import protocol, telling
from citadels.tables.attendance import Listener
from citadels.tables.document import check_level
from citadels.tables.errors import TableError
from citadels.tables.grants import CLAIM_SECONDS
from citadels.tables.protocol import Ack, LinkMade, Moved, Outgoing, Pong, Request
from citadels.tables.table import Table

Handler = Callable[[Table, Listener, Any], Awaitable[Outgoing]]


async def handle(table: Table, listener: Listener, request: Request) -> Outgoing:
    """Do what is asked, under the table's lock, and answer it once; raises TableError if it cannot be."""
    async with table.lock:
        if listener not in table.attendance.listeners:
            raise TableError("gone")
        return await HANDLERS[type(request)](table, listener, request)


# -- who may ---------------------------------------------------------------------------------


def _player(listener: Listener) -> int:
    if listener.seat == SPECTATOR:
        raise TableError("spectator")
    return listener.seat


def _owner(table: Table, listener: Listener) -> int:
    seat = _player(listener)
    if seat != table.document.owner:
        raise TableError("not_owner")
    return seat


def _in_lobby(table: Table) -> None:
    if table.game is not None:
        raise TableError("begun")


# -- the game --------------------------------------------------------------------------------


async def _act(table: Table, listener: Listener, request: protocol.Act) -> Outgoing:
    seat = _player(listener)
    done = table.journal.already_done(
        seat, request.id, f"act {request.version} {' '.join(request.action.split())}"
    )
    if done is not None:
        return Ack(request.id, done)
    table.running_game()
    if request.version != table.version:
        return await table.stale(listener, request.id, request.version)
    await table.act(seat, request.action, request.id)
    return table.acknowledge(request.id)


async def _undo(table: Table, listener: Listener, request: protocol.Undo) -> Outgoing:
    seat = _player(listener)
    done = table.journal.already_done(seat, request.id, f"undo {request.version} ")
    if done is not None:
        return Ack(request.id, done)
    table.running_game()
    if request.version != table.version:
        return await table.stale(listener, request.id, request.version)
    await table.undo(seat, request.id)
    return table.acknowledge(request.id)


async def _ready(table: Table, listener: Listener, request: protocol.Ready) -> Outgoing:
    seat = _player(listener)
    _in_lobby(table)
    place = table.place(seat)
    place.ready = request.ready
    place.contribution = request.contribution if request.ready else ""
    await table.save()
    table.tell_table()
    await table.deal_if_ready()
    return table.acknowledge(request.id)


# -- talking ---------------------------------------------------------------------------------


async def _say(table: Table, listener: Listener, request: protocol.Say) -> Outgoing:
    if table.journal.already_done(listener.seat, request.id, f"say {request.text}") is not None:
        return table.acknowledge(request.id)
    name = table.place(listener.seat).name if listener.seat >= 0 else ""
    await table.say(listener.seat, name, request.text)
    table.journal.remember(listener.seat, request.id, f"say {request.text}")
    return table.acknowledge(request.id)


async def _mute(table: Table, listener: Listener, request: protocol.Mute) -> Outgoing:
    table.place(request.seat)
    muted = table.place(_player(listener)).muted
    if request.muted != (request.seat in muted):
        (muted.append if request.muted else muted.remove)(request.seat)
        await table.save()
    listener.send(protocol.TableChanged(table.info(listener.seat)))
    return table.acknowledge(request.id)


async def _speak(table: Table, listener: Listener, request: protocol.Speak) -> Outgoing:
    listener.language = request.language
    if listener.seat >= 0:
        table.place(listener.seat).language = request.language
        await table.save()
    listener.send(await table.welcome(listener, -1))
    return table.acknowledge(request.id)


# -- the table -------------------------------------------------------------------------------


async def _bot(table: Table, listener: Listener, request: protocol.SeatBot) -> Outgoing:
    _owner(table, listener)
    _in_lobby(table)
    place = table.place(request.seat)
    if place.kind == "player":
        raise TableError("taken", name=place.name)
    if request.level is not None:
        check_level(request.level)
    place.open()
    if request.level is not None:
        place.level = request.level
        place.kind, place.name, place.ready = "bot", table.bot_name(request.seat), True
    await table.save()
    table.tell_table()
    await table.deal_if_ready()
    return table.acknowledge(request.id)


async def _kick(table: Table, listener: Listener, request: protocol.Kick) -> Outgoing:
    own = _owner(table, listener)
    _in_lobby(table)
    if request.seat == own or table.place(request.seat).kind != "player":
        raise TableError("seat")
    await _vacate(table, request.seat, "the owner sent you away")
    return table.acknowledge(request.id)


async def _leave(table: Table, listener: Listener, request: protocol.Leave) -> Outgoing:
    seat = _player(listener)
    _in_lobby(table)
    others = [i for i, place in enumerate(table.document.places) if place.kind == "player" and i != seat]
    if seat == table.document.owner and others:
        table.document.owner = others[0]
    await _vacate(table, seat, "you left the table", table.acknowledge(request.id))
    return table.acknowledge(request.id)


async def _vacate(table: Table, seat: int, reason: str, goodbye: Ack | None = None) -> None:
    """Open a seat again; who sat there may be told something before their sockets are closed."""
    write = Write()
    table.grants.void(write, ("seat", "claim"), seat)
    table.place(seat).open()
    await table.save(write)
    for listener in table.attendance.listeners:
        if goodbye is not None and listener.seat == seat:
            listener.send(goodbye)
    table.send_away(seat, reason)
    table.tell_table()


async def _pause(table: Table, listener: Listener, request: protocol.Pause) -> Outgoing:
    if request.paused or not table.attendance.is_away(table.document.owner):
        _owner(table, listener)
    _player(listener)
    table.document.paused = request.paused
    await table.save()
    table.attendance.notify("paused" if request.paused else "resumed", listener.seat)
    table.tell_table()
    table.reschedule()
    return table.acknowledge(request.id)


async def _more_time(table: Table, listener: Listener, request: protocol.MoreTime) -> Outgoing:
    seat = _player(listener)
    game = table.running_game()
    if seat not in (game.seat, table.document.owner):
        raise TableError("not_asked")
    await table.add_time()
    return table.acknowledge(request.id)


async def _hand_over(table: Table, listener: Listener, request: protocol.HandOver) -> Outgoing:
    """The owner gives the table to another player, or a player takes it over from one who is away."""
    if request.seat != _player(listener) or not table.attendance.is_away(table.document.owner):
        _owner(table, listener)
    if table.place(request.seat).kind != "player":
        raise TableError("seat")
    table.document.owner = request.seat
    await table.save()
    table.attendance.notify("owner", request.seat)
    table.tell_table()
    return table.acknowledge(request.id)


async def _link(table: Table, listener: Listener, request: protocol.NewLink) -> Outgoing:
    seat = _player(listener)
    write = Write()
    if request.kind in ("invite", "watch"):
        _owner(table, listener)
        table.grants.void(write, (request.kind,), SPECTATOR)
        token = table.grants.new(write, request.kind, SPECTATOR)
        await table.save(write)
        if request.kind == "watch":
            table.send_away(SPECTATOR, "the owner issued a new link for spectators")
        return LinkMade(request.id, request.kind, None, f"{request.kind}={token}")
    if request.kind == "device":
        token = table.grants.new(write, "claim", seat, CLAIM_SECONDS)
        await table.save(write)
        return LinkMade(request.id, request.kind, seat, f"claim={token}")
    return await _seat_link(table, listener, request)


async def _seat_link(table: Table, listener: Listener, request: protocol.NewLink) -> Outgoing:
    """A new link for a seat that was lost: the old one is void at once, and all are told."""
    own = _owner(table, listener)
    if request.seat is None or request.seat == own or table.place(request.seat).kind != "player":
        raise TableError("seat")
    write = Write()
    table.grants.void(write, ("seat", "claim"), request.seat)
    token = table.grants.new(write, "claim", request.seat)
    await table.save(write)
    table.send_away(request.seat, "the owner issued a new link for this seat")
    table.attendance.notify("new_link", request.seat)
    table.tell_table()
    return LinkMade(request.id, request.kind, request.seat, f"claim={token}")


async def _skip(table: Table, listener: Listener, request: protocol.Skip) -> Outgoing:
    seat = _player(listener)
    if any(other.seat not in (seat, SPECTATOR) for other in table.attendance.listeners):
        raise TableError("company")
    table.hurry()
    return table.acknowledge(request.id)


async def _hint(table: Table, listener: Listener, request: protocol.Hint) -> Outgoing:
    seat = _player(listener)
    game = table.running_game()
    if any(place.kind == "player" for other, place in enumerate(table.document.places) if other != seat):
        raise TableError("company")
    if game.seat != seat:
        raise TableError("not_asked")
    return telling.advice(game, seat, table.names(), listener.language, request.id, table.version)


async def _ping(table: Table, listener: Listener, request: protocol.Ping) -> Outgoing:
    return Pong(request.id)


async def _rematch(table: Table, listener: Listener, request: protocol.Rematch) -> Outgoing:
    _player(listener)
    if table.phase != "over":
        raise TableError("not_over")
    moved = Moved(table.document.rematch or await table.begin_rematch())
    table.attendance.tell_players(moved)
    table.tell_table()
    return table.acknowledge(request.id)


HANDLERS: Final[dict[type[Request], Handler]] = {
    protocol.Act: _act,
    protocol.Undo: _undo,
    protocol.Ready: _ready,
    protocol.Say: _say,
    protocol.Mute: _mute,
    protocol.Speak: _speak,
    protocol.SeatBot: _bot,
    protocol.Kick: _kick,
    protocol.Leave: _leave,
    protocol.Pause: _pause,
    protocol.MoreTime: _more_time,
    protocol.HandOver: _hand_over,
    protocol.NewLink: _link,
    protocol.Rematch: _rematch,
    protocol.Skip: _skip,
    protocol.Hint: _hint,
    protocol.Ping: _ping,
}
