"""Render the table in lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.engine.scoring import Result
from citadels.engine.view import View
from citadels.locale import Texts


class Show:
    """Render views as lines of text."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    # -- cards

    def district(self, view: View, name: str) -> str:
        """Format a district with its type and cost."""
        built = view.rules.built[name]
        return self.texts.say(
            "card-district",
            self.texts.card_arguments("card", name) | self.texts.type_arguments("type", built.district.type),
            cost=built.cost,
        )

    def districts(self, view: View, cards: Sequence[str]) -> str:
        """Format several districts, each name once with its count."""
        return ", ".join(
            self._times(self.district(view, card), cards.count(card)) for card in dict.fromkeys(cards)
        )

    def _times(self, card: str, count: int) -> str:
        return card if count == 1 else self.texts.say("card-times", count=count, card=card)

    # -- the table

    def table(self, view: View) -> list[str]:
        """Render everything that is public, and the player's own cards."""
        say = self.texts.say
        seats = [self._seat(view, seat) for seat in range(len(view.players))]
        title = say("table-title", round=view.round, deck=view.deck_size)
        tokens = [
            say("table-gold-on", self.texts.card_arguments("card", card), gold=gold)
            for card, gold in view.gold_on.items()
        ]
        return [title, *seats, say("table-characters", track=self._track(view)), *tokens, *self.own(view)]

    def own(self, view: View) -> list[str]:
        """Render the player's own characters and hand."""
        lines = []
        if view.me.characters:
            arguments = self.texts.cards_arguments("characters", view.me.characters)
            lines.append(self.texts.say("table-own-characters", arguments))
        return [*lines, self.hand(view)]

    def hand(self, view: View) -> str:
        if not view.me.hand:
            return self.texts.say("table-hand-empty")
        return self.texts.say("table-hand", hand=self.districts(view, view.me.hand))

    def _seat(self, view: View, seat: int) -> str:
        player = view.players[seat]
        revealed = self.texts.cards_arguments("revealed", player.revealed)
        cards = [self.texts.name(name) for name in player.city]
        city = ", ".join(self._times(card, cards.count(card)) for card in dict.fromkeys(cards))
        return self.texts.say(
            "table-seat",
            revealed,
            seat=seat,
            name=self._name(view, seat),
            gold=player.gold,
            cards=player.hand_size,
            crown="yes" if view.crown == seat else "no",
            size=player.city_size,
            complete=view.complete_size,
            districts=len(player.city),
            city=city,
        )

    def _name(self, view: View, seat: int) -> str:
        name = self.names[seat]
        return self.texts.say("table-you", name=name) if seat == view.seat else name

    def _track(self, view: View) -> str:
        """Format the ranks in a row, with what is known of each."""
        return self.texts.row([self._character(view, rank) for rank in view.rules.ranks])

    def _character(self, view: View, rank: int) -> str:
        key = view.rules.characters[rank].key
        text = self.texts.say("track-rank", rank=rank, name=self.texts.name(key))
        notes = self._notes(view, rank, key)
        return self.texts.say("track-with", character=text, notes=", ".join(notes)) if notes else text

    def _notes(self, view: View, rank: int, key: str) -> list[str]:
        say = self.texts.say
        notes = []
        if key in view.revealed:
            notes.append(self.names[view.revealed[key]])
        elif key in (view.me.characters or ()):
            notes.append(say("track-yours"))
        elif key in view.faceup:
            notes.append(say("track-out"))
        elif view.phase == "turns" and (rank < view.called or not view.called):
            notes.append(say("track-silent"))
        for mark in view.marks:
            if mark.character == key:
                face = "hidden" if mark.face is None else "yes" if mark.face else "no"
                card = self.texts.card_arguments("card", key)
                notes.append(say("track-mark", card, mark=mark.mark, face=face))
        return notes

    def city(self, view: View, seat: int) -> list[str]:
        """Render one city in detail: what each district is and does."""
        player = view.players[seat]
        worth = sum([view.rules.built[name].cost for name in player.city])
        lines = [
            self.texts.say(
                "city-own" if seat == view.seat else "city-of",
                self.texts.player_arguments("name", self.names[seat]),
                size=player.city_size,
                complete=view.complete_size,
                districts=len(player.city),
                worth=worth,
            )
        ]
        for name in player.city:
            district, text = self.district(view, name), self.texts.card_text(name.rstrip("+"))
            lines.append(self.texts.say("labelled", label=district, text=text) if text else district)
            lines += self._under(view, name.rstrip("+"))
        known = view.knowledge.hands[seat]
        if known and seat != view.seat:
            owner = self.texts.player_arguments("name", self.names[seat])
            lines.append(self.texts.say("known-hand", owner | self.texts.cards_arguments("cards", known)))
        return lines

    def _under(self, view: View, card: str) -> list[str]:
        """Format the cards under a district: how many, and which if the player may look."""
        count = view.cards_on.get(card, 0)
        if not count:
            return []
        own = view.own_cards_on.get(card, ())
        cards = self.texts.cards_arguments("cards", own) | {"known": "yes" if own else "no"}
        return [self.texts.say("city-under", self.texts.card_arguments("card", card) | cards, count=count)]

    def strip(self, view: View) -> list[str]:
        """Format what the player has done and may still do this turn, with warnings."""
        turn = view.turn
        if turn is None or turn.seat != view.seat:
            return []
        lines = []
        if view.prompt == "turn":
            gathered = "yes" if turn.gathered else "no"
            gold = view.me.gold
            lines.append(self.texts.say("strip", gold=gold, gathered=gathered, builds=turn.builds_left))
            lines += [self.texts.say("strip-must", must=verb) for verb in turn.must if verb != "gather"]
        return lines + self._warnings(view)

    def _warnings(self, view: View) -> list[str]:
        """Return warnings about face-down marks on the player's character."""
        turn = view.turn
        assert turn is not None
        marks = [m for m in view.marks if m.character == turn.character and not m.shown]
        arguments = self.texts.card_arguments("character", turn.character)
        return [
            self.texts.say("strip-warned", arguments, mark=mark.mark)
            for mark in marks
            if mark.owner != view.seat
        ]

    def cast(self, view: View) -> list[str]:
        """Render the characters of this game and what they do."""
        return [
            self.texts.say(
                "rules-character",
                rank=rank,
                name=self.texts.name(view.rules.characters[rank].key),
                text=self.texts.card_text(view.rules.characters[rank].key),
            )
            for rank in view.rules.ranks
        ]

    # -- points

    def scores_so_far(self, view: View) -> str:
        scores = [
            self.texts.say("score-of", name=self.names[seat], points=view.points(seat))
            for seat in range(len(view.players))
        ]
        return self.texts.say("score-so-far", scores=", ".join(scores))

    def result(self, result: Result, seat: int) -> list[str]:
        """Render the final scores, best first, and how the game was won."""
        lines = []
        best_first = sorted(result.scores, key=lambda score: (score.total, score.tie_breaks), reverse=True)
        for score in best_first:
            place = 1 + len([other for other in result.scores if other.total > score.total])
            if score.seat not in result.winners and place == 1:
                place = 1 + len(result.winners)
            items = [
                self.texts.say("end-item", item=self.texts.score_item(item), points=points)
                for item, points in score.items
            ]
            lines.append(
                self.texts.say(
                    "end-place",
                    place=place,
                    name=self.names[score.seat],
                    points=score.total,
                    items=", ".join(items),
                )
            )
        return [self.texts.decided(result, self.names, seat), *lines]
