"""Types of declared fields, and the base classes whose fields are declared with them.

An event, for example, lists its fields once, each with its type and who may see it. Its constructor, JSON
form, redaction, schema and TypeScript type, and the arguments of its message all follow from that list.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, dataclass_transform

from mypy_extensions import mypyc_attr

Names = tuple[str, ...]

EVERYONE: Final[Names] = ()


class FieldType:
    """Type of a declared field: its JSON form, and its default in documents that lack it."""

    def __init__(
        self,
        name: str,
        json: str,
        missing: object = None,
        may_be_secret: bool = False,
        struct: type[FieldStruct] | None = None,
        copied: str = "{}",
    ) -> None:
        self.name = name
        self.json = json  # number, text, boolean, numbers, texts …; "nothing" if it is never written
        self.missing = missing
        self.may_be_secret = may_be_secret  # whether a field of this type must declare who sees it
        self.struct = struct  # the class, for "object" and "objects"
        self.copied = copied  # the expression for an independent copy

    def accepts(self, value: object) -> bool:
        """Return whether a value has the Python type of this field type."""
        if self.json == "numbers":
            return isinstance(value, tuple) and all(type(one) is int for one in value)
        if self.json == "texts":
            return isinstance(value, tuple) and all(isinstance(one, str) for one in value)
        return type(value) is PYTHON_TYPES[self.json]

    def __repr__(self) -> str:
        return self.name


PYTHON_TYPES: Final[dict[str, type]] = {"number": int, "text": str, "boolean": bool}
# Expressions that convert a value to JSON, by JSON form. Other forms go through `as_json`.
JSON_EXPRESSIONS: Final = {
    "number": "{}",
    "text": "{}",
    "boolean": "{}",
    "numbers": "list({})",
    "texts": "list({})",
    "numbers by name": "{}.copy()",
    "object": "{}.to_json()",
    "objects": "[one.to_json() for one in {}]",
}

SEAT: Final = FieldType("seat", "number", -1)  # -1: no seat
RANK: Final = FieldType("rank", "number", 0)
RANKS: Final = FieldType("ranks", "numbers", ())
SEATS: Final = FieldType("seats", "numbers", ())
CHARACTER: Final = FieldType("character", "text", "", may_be_secret=True)
CHARACTERS: Final = FieldType("characters", "texts", (), may_be_secret=True)
DISTRICT: Final = FieldType("district", "text", "", may_be_secret=True)  # a beautified one ends with a +
DISTRICTS: Final = FieldType("districts", "texts", (), may_be_secret=True)
CARD: Final = FieldType("card", "text", "", may_be_secret=True)  # a character or a district
GOLD: Final = FieldType("gold", "number", 0)
COUNT: Final = FieldType("count", "number", 0)
NUMBER: Final = FieldType("number", "number", 0)
POINTS: Final = FieldType("points", "numbers", ())
BOOLEAN: Final = FieldType("boolean", "boolean", False)
FACE: Final = FieldType("face", "boolean", False, may_be_secret=True)  # of a mark: whether it is the true one
SOURCE: Final = FieldType("source", "text", "")  # the card or occasion that something came from
TYPE: Final = FieldType("type", "text", "")  # of a district
MARK: Final = FieldType("mark", "text", "")  # the kind of a mark on a character
VERB: Final = FieldType("verb", "text", "")  # of an action
WORD: Final = FieldType("word", "text", "")
WORDS: Final = FieldType("words", "texts", ())
NUMBER_BY_NAME: Final = FieldType("numbers by name", "numbers by name", copied="{}.copy()")
DISTRICTS_BY_NAME: Final = FieldType("districts by name", "texts by name", may_be_secret=True)
STEPS: Final = FieldType("steps", "steps")  # pending steps
INTERNAL: Final = FieldType("internal", "nothing")
CONTROL: Final = FieldType("control", "nothing")  # bookkeeping of the flow, not part of the table: not copied


def object_of(struct: type[FieldStruct]) -> FieldType:
    """Return the field type of an object of a declared class."""
    return FieldType(struct.__name__, "object", struct=struct)


def list_of(struct: type[FieldStruct]) -> FieldType:
    """Return the field type of a list of such objects."""
    return FieldType(struct.__name__, "objects", struct=struct)


class Field:
    """One field of a :class:`FieldStruct`."""

    def __init__(
        self,
        type: FieldType,
        seen_by: Names | None,
        default: object,
        factory: type | None,
        missing: object,
        optional: bool,
    ) -> None:
        if type.may_be_secret and seen_by is None:
            raise TypeError(f"a {type} may be secret: declare who sees it with seen_by, or EVERYONE")
        self.name = ""
        self.type = type
        self.seen_by = seen_by or EVERYONE  # names of the fields with the seats that see it
        self.default = None if factory is not None else default
        self.factory = factory
        self.missing = missing
        self.optional = optional

    @property
    def is_secret(self) -> bool:
        """Whether the field is hidden from some seats."""
        return self.seen_by != EVERYONE

    def read(self, document: dict[str, object]) -> object:
        """Return the value in a JSON object, or the default if the document is older than this field."""
        value = document.get(self.name, self.missing)
        return tuple(value) if isinstance(value, list) else value

    def __repr__(self) -> str:
        return f"{self.name}: {self.type}"


REQUIRED: Final = object()


def field(
    type: FieldType,
    *,
    seen_by: Names | None = None,
    default: object = REQUIRED,
    factory: type | None = None,
    missing: object = REQUIRED,
    optional: bool = False,
) -> Any:  # Any, so that it can be assigned to an annotation of any type
    """Declare a field.

    ``seen_by`` names the fields with the seats that see it; other seats get None. ``missing`` is its value in
    documents older than the field, by default the one of its type. An ``optional`` field may be None. A
    ``factory`` makes a separate default for each object.
    """
    missing = type.missing if missing is REQUIRED else missing
    return Field(type, seen_by, default, factory, missing, optional)


def named_fields(fields: dict[str, Field]) -> tuple[Field, ...]:
    """Set the names of fields and return them in order."""
    for name, declared in fields.items():
        declared.name = name
    return tuple(fields.values())


@dataclass_transform(field_specifiers=(field,), eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class FieldStruct:
    """Base of classes that declare their fields in the body, as ``seat: int = field(SEAT)``."""

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        if own:
            for name in own:
                delattr(cls, name)
            cls.fields = (*cls.fields, *named_fields(own))
            setattr(cls, "__init__", _constructor(cls.fields))  # noqa: B010
            setattr(cls, "_written", _writer(cls.fields))  # noqa: B010
            if issubclass(cls, MutableFieldStruct):
                setattr(cls, "clone", _copier(cls))  # noqa: B010
            if hasattr(cls, "seen_by") and any(declared.is_secret for declared in cls.fields):
                setattr(cls, "seen_by", _redactor(cls.fields))  # noqa: B010

    def values(self) -> list[object]:
        """Return the values of all fields, in order."""
        return [getattr(self, declared.name) for declared in self.fields]

    def fields_to_json(self) -> dict[str, object]:
        """Return the fields as a JSON object, without those that are never written."""
        return self._written()

    def _written(self) -> dict[str, object]:
        return {
            declared.name: as_json(getattr(self, declared.name))
            for declared in self.fields
            if declared.type is not INTERNAL
        }

    def to_json(self) -> object:
        """Return the JSON form: an object with the fields, unless a subclass has its own form."""
        return self.fields_to_json()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.values())

    def __repr__(self) -> str:
        shown = [f"{declared.name}={getattr(self, declared.name)!r}" for declared in self.fields]
        return f"{type(self).__name__}({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FieldStruct) and type(other) is type(self) and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))


class MutableFieldStruct(FieldStruct):
    """A field struct whose objects are mutable, and so can be cloned."""

    def clone(self) -> Self:
        """Return an independent copy, with fresh control fields."""
        raise NotImplementedError("generated from the declared fields")


def _copier(cls: type[MutableFieldStruct]) -> object:
    """Generate ``clone``. The compiled build writes it into the source instead."""
    copies = [_copy_of(declared) for declared in cls.fields if declared.type is not CONTROL]
    return _define("clone(self)", [f"return _new({', '.join(copies)})"], {"_new": cls})


def _copy_of(declared: Field) -> str:
    value = f"self.{declared.name}"
    copy = declared.type.copied.format(value)
    return f"None if {value} is None else {copy}" if declared.optional and copy != value else copy


def _redactor(fields: tuple[Field, ...]) -> object:
    """Generate ``seen_by``, which redacts secret fields. The compiled build writes it into the source."""
    groups = sorted({declared.seen_by for declared in fields if declared.is_secret})
    seats = ["".join([f"self.{name}, " for name in group]) for group in groups]
    lines = [f"sees_{number} = seat >= 0 and seat in ({named})" for number, named in enumerate(seats)]
    sees = {group: f"sees_{number}" for number, group in enumerate(groups)}
    values = [_shown(declared, sees) for declared in fields]
    lines.append(f"return self if {' and '.join(sees.values())} else type(self)({', '.join(values)})")
    return _define("seen_by(self, seat)", lines, {})


def _shown(declared: Field, sees: dict[Names, str]) -> str:
    value = f"self.{declared.name}"
    return f"{value} if {sees[declared.seen_by]} else None" if declared.is_secret else value


def shared_fields(one: type[FieldStruct], other: type[FieldStruct]) -> Names:
    """Return the names of the fields that two classes declare with the same type."""
    types = {declared.name: declared.type for declared in other.fields}
    return tuple([declared.name for declared in one.fields if types.get(declared.name) is declared.type])


def copy_fields(thing: FieldStruct, names: Names) -> dict[str, Any]:
    """Return independent copies of some fields, by name."""
    values = {name: getattr(thing, name) for name in names}
    return {name: value.copy() if isinstance(value, dict) else value for name, value in values.items()}


def as_json(value: object) -> object:
    """Convert the value of a field to JSON."""
    if isinstance(value, FieldStruct):
        return value.to_json()
    if isinstance(value, (tuple, list)):
        return [as_json(one) for one in value]
    if isinstance(value, dict):
        return {name: as_json(one) for name, one in value.items()}
    return value


def _constructor(fields: tuple[Field, ...]) -> object:
    """Generate ``__init__``, as fast as one written by hand.

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
    assignments = [_assignment(declared) for declared in fields]
    return _define(f"__init__(self, {', '.join(parameters)})", assignments, namespace)


def _assignment(declared: Field) -> str:
    name = declared.name
    made = f"_make_{name}() if {name} is None else {name}" if declared.factory is not None else name
    return f"self.{name} = {made}"


def _writer(fields: tuple[Field, ...]) -> object:
    """Generate ``_written``, specialized for these fields."""
    written = [
        f"{declared.name!r}: {_expression(declared)}" for declared in fields if declared.type is not INTERNAL
    ]
    return _define("_written(self)", [f"return {{{', '.join(written)}}}"], {"as_json": as_json})


def _expression(declared: Field) -> str:
    value = f"self.{declared.name}"
    text = JSON_EXPRESSIONS.get(declared.type.json, "as_json({})").format(value)
    return text if text == value else f"None if {value} is None else {text}"


def _define(signature: str, lines: list[str], namespace: dict[str, object]) -> object:
    exec("\n    ".join([f"def {signature}:", *lines]), namespace)
    return namespace[signature.partition("(")[0]]
