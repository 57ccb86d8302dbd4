"""What an option tells besides its action: what on the table it points at."""

from __future__ import annotations

from tests.scenarios.scene import Scene, seat


def targets(scene: Scene) -> dict[str, str | None]:
    return {option.action.text: option.target for option in scene.game.options()}


def test_gold_from_the_bank_and_cards_from_the_deck_are_told_apart() -> None:
    scene = Scene(seat(characters=["navigator"]), *[seat()] * 3, cast=["navigator"], turn=0)
    pointed = targets(scene)
    assert (pointed["gather gold"], pointed["gather cards"]) == ("gold", "deck")
    assert (pointed["sail gold"], pointed["sail cards"]) == ("gold", "deck")
    scene.do("sail gold")
    assert {refusal.target for refusal in scene.game.refused() if refusal.verb == "sail"} == {"gold", "deck"}


def test_gold_from_a_player_is_not_gold_from_the_bank() -> None:
    players = [seat(characters=["emperor"]), seat(1, ["temple"]), seat(), seat()]
    scene = Scene(*players, cast=["emperor"], turn=0, crown=2)
    scene.do("crown 1")
    assert targets(scene) == {"demand gold": None, "demand card": None}
