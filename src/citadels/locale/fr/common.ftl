# Small parts that sentences are made of.

list-none = rien
list-two = { $first } et { $second }
list-more = { $first }, { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name.
beautified = { $card } (avec décoration)
# What gold or cards are from, for a card that does not say it itself.
source-card = grâce { $card-to }
# "de" before a player's name; $vowel is "yes" where it is elided. Every player comes so as $seat-of, $player-of, $to-of …
player-of =
    { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
