"""A byte buffer with the interface of ``librt.strings``, which comes with the compiler.

The compiled build uses the writer of ``librt`` instead (``scripts.mypyc_codegen``), because compiled code
writes into it without calling the interpreter.
"""

from __future__ import annotations


class BytesWriter(bytearray):
    """A growing buffer of bytes, whose cells can be changed."""

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
