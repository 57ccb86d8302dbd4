"""The kinds of things that the engine's data speak of, and classes that declare their fields by them.

An event, say, lists its fields once, each with its kind and with who may see it. Its constructor, its
JSON in both directions, what others see of it, its type in other languages and what it puts into
sentences all follow from that list.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, dataclass_transform

from mypy_extensions import mypyc_attr

Names = tuple[str, ...]

EVERYONE: Final[Names] = ()


class Kind:
    """What sort of thing a value is: how it is written in JSON, and what it is where it was never written."""

    def __init__(
        self,
        name: str,
        json: str,
        missing: object = None,
        may_be_secret: bool = False,
        of: type[Declared] | None = None,
        copied: str = "{}",
    ) -> None:
        self.name = name
        self.json = json  # number, text, truth, numbers, texts …; nothing if it stays in the process
        self.missing = missing
        self.may_be_secret = may_be_secret  # then a field must say who sees it
        self.of = of  # of an object or of objects: their class
        self.copied = copied  # the expression for a copy that shares nothing that changes

    def fits(self, value: object) -> bool:
        """Whether a value has the form of this kind."""
        if self.json == "numbers":
            return isinstance(value, tuple) and all(type(one) is int for one in value)
        if self.json == "texts":
            return isinstance(value, tuple) and all(isinstance(one, str) for one in value)
        return type(value) is FORMS[self.json]

    def __repr__(self) -> str:
        return self.name


FORMS: Final[dict[str, type]] = {"number": int, "text": str, "truth": bool}

SEAT: Final = Kind("seat", "number", -1)  # -1 is nobody
RANK: Final = Kind("rank", "number", 0)
RANKS: Final = Kind("ranks", "numbers", ())
SEATS: Final = Kind("seats", "numbers", ())
CHARACTER: Final = Kind("character", "text", "", may_be_secret=True)
CHARACTERS: Final = Kind("characters", "texts", (), may_be_secret=True)
DISTRICT: Final = Kind("district", "text", "", may_be_secret=True)  # beautified with a + at its end
DISTRICTS: Final = Kind("districts", "texts", (), may_be_secret=True)
CARD: Final = Kind("card", "text", "", may_be_secret=True)  # a character or a district
GOLD: Final = Kind("gold", "number", 0)
COUNT: Final = Kind("count", "number", 0)
NUMBER: Final = Kind("number", "number", 0)
POINTS: Final = Kind("points", "numbers", ())
TRUTH: Final = Kind("truth", "truth", False)
FACE: Final = Kind("face", "truth", False, may_be_secret=True)  # of a token: signed, or with the flower
SOURCE: Final = Kind("source", "text", "")  # the card or the occasion that something came from
TYPE: Final = Kind("type", "text", "")  # of district
MARK: Final = Kind("mark", "text", "")  # what a token on a character stands for
VERB: Final = Kind("verb", "text", "")  # of an action
WORD: Final = Kind("word", "text", "")
WORDS: Final = Kind("words", "texts", ())
NUMBER_BY_NAME: Final = Kind("numbers by name", "numbers by name", copied="{}.copy()")
DISTRICTS_BY_NAME: Final = Kind("districts by name", "texts by name", may_be_secret=True)
STEPS: Final = Kind("steps", "steps")  # what waits to be done
INTERNAL: Final = Kind("internal", "nothing")
CONTROL: Final = Kind("control", "nothing")  # of the course of things, not of the table: copies have none


def one(of: type[Declared]) -> Kind:
    """The kind of an object with fields of its own."""
    return Kind(of.__name__, "object", of=of)


def several(of: type[Declared]) -> Kind:
    """The kind of a list of such objects."""
    return Kind(of.__name__, "objects", of=of)


class Field:
    """One field of a declared class."""

    def __init__(
        self,
        kind: Kind,
        seen_by: Names | None,
        default: object,
        factory: type | None,
        missing: object,
        optional: bool,
    ) -> None:
        if kind.may_be_secret and seen_by is None:
            raise TypeError(f"a {kind} may be a secret: say who sees it, or that everyone does")
        self.name = ""
        self.kind = kind
        self.seen_by = seen_by or EVERYONE  # the fields that name the seats which see it
        self.default = None if factory is not None else default
        self.factory = factory
        self.missing = missing
        self.optional = optional

    @property
    def is_secret(self) -> bool:
        """Whether it is kept from some."""
        return self.seen_by != EVERYONE

    def read(self, document: dict[str, object]) -> object:
        """The value in a JSON object, whether or not that was written before there was this field."""
        value = document.get(self.name, self.missing)
        return tuple(value) if isinstance(value, list) else value

    def __repr__(self) -> str:
        return f"{self.name}: {self.kind}"


REQUIRED: Final = object()


def field(
    kind: Kind,
    *,
    seen_by: Names | None = None,
    default: object = REQUIRED,
    factory: type | None = None,
    missing: object = REQUIRED,
    optional: bool = False,
) -> Any:  # what it stands for is of the field's own type
    """Declare a field.

    ``seen_by`` names the fields with the seats that see it; others get None. ``missing`` is its value
    in documents that were stored before there was such a field, if not the one usual for its kind. An
    ``optional`` one is None where there is no such thing. A ``factory`` makes a default of its own for
    each object.
    """
    missing = kind.missing if missing is REQUIRED else missing
    return Field(kind, seen_by, default, factory, missing, optional)


def named(fields: dict[str, Field]) -> tuple[Field, ...]:
    """The fields, each of which knows its name."""
    for name, declared in fields.items():
        declared.name = name
    return tuple(fields.values())


@dataclass_transform(field_specifiers=(field,), eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A class whose fields are declared in its body, as ``seat: int = field(SEAT)``."""

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        if own:
            for name in own:
                delattr(cls, name)
            cls.fields = (*cls.fields, *named(own))
            setattr(cls, "__init__", _constructor(cls.fields))  # noqa: B010
            if issubclass(cls, Copied):
                setattr(cls, "clone", _copier(cls))  # noqa: B010

    def values(self) -> list[object]:
        """The values of all fields, in order."""
        return [getattr(self, declared.name) for declared in self.fields]

    def fields_to_json(self) -> dict[str, object]:
        """The fields by name as JSON has them, without those that stay in the process."""
        return {
            declared.name: as_json(getattr(self, declared.name))
            for declared in self.fields
            if declared.kind is not INTERNAL
        }

    def to_json(self) -> object:
        """As JSON: an object with the fields, unless a class has a form of its own."""
        return self.fields_to_json()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.values())

    def __repr__(self) -> str:
        shown = [f"{declared.name}={getattr(self, declared.name)!r}" for declared in self.fields]
        return f"{type(self).__name__}({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Declared) and type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))


class Copied(Declared):
    """A declared class whose objects change, so that they can be copied."""

    def clone(self) -> Self:
        """An independent copy; control starts anew in it."""
        raise NotImplementedError("made from the declared fields")


def _copier(cls: type[Copied]) -> object:
    """A ``clone`` of these fields; it is written out for the compiler, too."""
    copies = [_copied(declared) for declared in cls.fields if declared.kind is not CONTROL]
    return _defined("clone(self)", [f"return _new({', '.join(copies)})"], {"_new": cls})


def _copied(declared: Field) -> str:
    value = f"self.{declared.name}"
    copy = declared.kind.copied.format(value)
    return f"None if {value} is None else {copy}" if declared.optional and copy != value else copy


def common(one: type[Declared], other: type[Declared]) -> Names:
    """The fields that two classes declare alike, so that a value of one is a value of the other."""
    kinds = {declared.name: declared.kind for declared in other.fields}
    return tuple([declared.name for declared in one.fields if kinds.get(declared.name) is declared.kind])


def copies(thing: Declared, names: Names) -> dict[str, Any]:
    """Some fields of a thing by name, in copies that do not change with it."""
    values = {name: getattr(thing, name) for name in names}
    return {name: value.copy() if isinstance(value, dict) else value for name, value in values.items()}


def as_json(value: object) -> object:
    """A value of a field as JSON has it."""
    if isinstance(value, Declared):
        return value.to_json()
    if isinstance(value, (tuple, list)):
        return [as_json(one) for one in value]
    if isinstance(value, dict):
        return {name: as_json(one) for name, one in value.items()}
    return value


def _constructor(fields: tuple[Field, ...]) -> object:
    """An ``__init__`` that sets these fields, as fast as one written by hand.

    The compiled build writes it into the source instead, where the compiler can see it.
    """
    parameters = [
        declared.name if declared.default is REQUIRED else f"{declared.name}=_{declared.name}"
        for declared in fields
    ]
    namespace: dict[str, object] = {f"_{declared.name}": declared.default for declared in fields}
    for declared in fields:
        if declared.factory is not None:
            namespace[f"_make_{declared.name}"] = declared.factory
    return _defined(f"__init__(self, {', '.join(parameters)})", [_set(one) for one in fields], namespace)


def _set(declared: Field) -> str:
    name = declared.name
    made = f"_make_{name}() if {name} is None else {name}" if declared.factory is not None else name
    return f"self.{name} = {made}"


def _defined(signature: str, lines: list[str], namespace: dict[str, object]) -> object:
    exec("\n    ".join([f"def {signature}:", *lines]), namespace)
    return namespace[signature.partition("(")[0]]
