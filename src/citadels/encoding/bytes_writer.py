"""A row of bytes that is written piece by piece and changed in place.

This is the interface of ``librt.strings``, which comes with the compiler. The compiled build takes its writer
instead (``scripts.mypyc_codegen``), into which compiled code writes without the help of the interpreter.
"""

from __future__ import annotations


class BytesWriter(bytearray):
    """Bytes to write to."""

    write = bytearray.extend

    def truncate(self, size: int) -> None:
        """Drop everything after the first ``size`` bytes."""
        del self[size:]

    def getvalue(self) -> bytes:
        """Return the bytes written so far."""
        return bytes(self)


def write_i64_le(row: BytesWriter, number: int) -> None:
    """Append a number as a 64-bit little-endian integer."""
    row.extend(number.to_bytes(8, "little"))
