# Small parts that sentences are made of.

list-none = rien
list-two = { $first } et { $second }
list-or = { $first } ou { $second }
list-more = { $first }, { $rest }
# Things in a row that have commas in them.
list-row = { $first } ; { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; $gender is that of the district.
beautified = { $card } ({ $gender ->
        [f] décorée
        [mp] décorés
        [fp] décorées
       *[m] décoré
    })
# What gold or cards are from, for a card that does not say it itself.
source-card = grâce { $card-to }
# "de" before a player's name; $vowel, from language.json, is "yes" where it is elided. Every player comes so as $seat-of, $player-of, $to-of …
player =
    .of =
        { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
# Something and what there is to say about it: a choice and why it is refused, a district and its text.
labelled = { $label } : { $text }
