# Small parts that sentences are made of.

list-none = niente
# $sound is the letter that the second is heard to begin with.
list-two = { $first } { $sound ->
        [e] ed
       *[other] e
    } { $second }
list-or = { $first } o { $second }
list-more = { $first }, { $rest }
# Things in a row that have commas in them.
list-row = { $first }; { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; $gender is that of the district.
beautified = { $card } ({ $gender ->
        [f] abbellita
        [mp] abbelliti
        [fp] abbellite
       *[m] abbellito
    })
# What gold or cards are from, for a card that does not say it itself.
source-card = grazie { $card-to }
# "a" before a player's name; $sound, from language.json, is the letter that the name is heard to begin with. Every
# player comes so as $to-to, $player-to, $seat-to …
player =
    .to =
        { $sound ->
            [a] ad { $name }
           *[other] a { $name }
        }
# Something and what there is to say about it: a choice and why it is refused, a district and its text.
labelled = { $label }: { $text }
