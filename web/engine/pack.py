"""Pack the engine for the page; runs in the Python of browsers.

Everything under /from is compiled and goes into one archive in /to, beside the standard library, of which
only what a game may need is kept, and the words of the page. The arguments are the modules that Python has
loaded by the time it can unpack the archive; only those are not in it. Everything that the page fetches is
compressed with zstd: web/src/local/worker/decompression.ts expands it, so that no host has to compress it.
"""

import compileall
import pickle
import shutil
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from compression import zstd

FROM, TO = Path("/from"), Path("/to")
EPOCH = 315532800  # the time of all files, so that the same sources make the same archive
LEVEL = 22  # of zstd, which takes a tenth of the time to unpack that xz does, and a tenth more space
LIBRARY = "python_stdlib.zip"
FIRST = {name.partition(".")[0] for name in sys.argv}
# Of the standard library: what belongs to other programs, to networks, processes, windows and developers.
UNUSED = {
    "_aix_support", "_android_support", "_apple_support", "_ast_unparse", "_ios_support", "_markupbase",
    "_osx_support", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl",
    "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "argparse", "bdb", "cmd", "code",
    "compileall", "configparser", "cProfile", "csv", "ctypes", "curses", "dbm", "doctest", "ensurepip",
    "filecmp", "fileinput", "ftplib", "getopt", "getpass", "html", "http", "idlelib", "imaplib", "lib2to3",
    "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc", "nturl2path", "optparse", "pdb",
    "pickletools", "plistlib", "poplib", "pprint", "profile", "pstats", "pty", "pyclbr", "pydoc",
    "pydoc_data", "rlcompleter", "runpy", "sched", "shelve", "smtplib", "socketserver", "sqlite3", "ssl",
    "symtable", "tabnanny", "test", "this", "timeit", "tomllib", "trace", "tracemalloc", "tty", "turtle",
    "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
}  # fmt: skip
ENCODINGS = {
    "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "undefined", "utf_8", "utf_8_sig", "utf_16", "utf_16_be", "utf_16_le", "utf_32",
}  # fmt: skip
# Of Babel's data on a language: how numbers are written, and what is plural.
NUMBERS = {
    "number_symbols", "decimal_formats", "percent_formats", "scientific_formats", "compact_decimal_formats",
    "minimum_grouping_digits", "default_numbering_system", "numbering_systems", "plural_form", "ordinal_form",
    "character_order", "text_direction", "currency_formats", "version", "variants",
}  # fmt: skip

File = tuple[str, bytes]


def shorten_babel() -> None:
    sys.path.insert(0, str(FROM))  # the data are pickled
    for path in (FROM / "babel" / "locale-data").iterdir():
        data = pickle.loads(path.read_bytes())
        path.write_bytes(pickle.dumps({key: value for key, value in data.items() if key in NUMBERS}))
    path = FROM / "babel" / "global.dat"
    data = pickle.loads(path.read_bytes())
    path.write_bytes(pickle.dumps({key: type(value)() for key, value in data.items()}))


def library(folder: Path) -> list[File]:
    """The standard library without what is never used."""
    [archive] = [path for path in sys.path if path.endswith(".zip")]
    zipfile.ZipFile(archive).extractall(folder)
    unused = [path for path in folder.iterdir() if path.stem in UNUSED]
    unused += [path for path in (folder / "encodings").iterdir() if path.stem not in ENCODINGS]
    for path in unused:
        path.unlink() if path.is_file() else shutil.rmtree(path)
    return compiled(folder)


def compiled(folder: Path) -> list[File]:
    """All files of a folder, compiled."""
    assert compileall.compile_dir(folder, quiet=1, legacy=True, stripdir=str(folder), optimize=2)
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    kept = [path for path in files if path.suffix not in (".py", ".pyi") and path.name != "py.typed"]
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in kept]


def comes_first(file: File) -> bool:
    return file[0].partition("/")[0].partition(".")[0] in FIRST


def pack_first(files: list[File]) -> None:
    """Store them plainly: compressed as a whole they are a quarter smaller than one by one."""
    with zipfile.ZipFile(TO / LIBRARY, "w") as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name), content)


def pack_rest(files: list[File]) -> None:
    with tarfile.open(TO / "citadels.tar.zst", "w:zst", level=LEVEL) as archive:
        for name, content in files:
            info = tarfile.TarInfo(name)
            info.size, info.mtime = len(content), EPOCH
            archive.addfile(info, BytesIO(content))


def compress(path: Path) -> None:
    (TO / f"{path.name}.zst").write_bytes(zstd.compress(path.read_bytes(), LEVEL))


def write_words() -> None:
    from msgspec import json

    from citadels.locale import LANGUAGES
    from citadels.tables.catalog import catalog, page_texts

    for language in LANGUAGES:
        (TO / f"{language}.txt").write_text(page_texts(language))
        (TO / f"{language}.json").write_bytes(json.encode(catalog(language)))


shorten_babel()
with TemporaryDirectory() as name:
    files = library(Path(name))
pack_first([file for file in files if comes_first(file)])
pack_rest([file for file in files if not comes_first(file)] + compiled(FROM))
for path in [TO / LIBRARY, *Path("/whole").iterdir()]:
    compress(path)
write_words()
