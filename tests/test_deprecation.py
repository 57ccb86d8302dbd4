"""Old names of the public API still work, with a warning that names the new one."""

from __future__ import annotations

from importlib import import_module

import pytest

from citadels.deprecation import renamed_arguments

NAMES = [
    ("citadels.bots", "GuardedBot", "FallbackBot"),
    ("citadels.bots", "ProgramBot", "SubprocessBot"),
    ("citadels.bots", "guarded_bot", "fallback_bot"),
]


@pytest.mark.parametrize(("module", "old", "new"), NAMES, ids=[old for _, old, _ in NAMES])
def test_old_names_give_what_has_the_new_one(module: str, old: str, new: str) -> None:
    found = import_module(module)
    with pytest.deprecated_call(match=f"{module}.{old} is deprecated; use {module}.{new}"):
        assert getattr(found, old) is getattr(found, new)


def test_a_name_that_never_was_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nobody'"):
        _ = import_module("citadels.bots").Nobody


def test_old_keyword_arguments_are_passed_on_under_their_new_names() -> None:
    @renamed_arguments(taste="bias")
    def double(bias: float) -> float:
        return 2 * bias

    with pytest.deprecated_call(match="argument 'taste' is deprecated; use 'bias'"):
        assert double(taste=1.5) == 3.0  # type: ignore[call-arg]
    assert double(bias=2.0) == 4.0
