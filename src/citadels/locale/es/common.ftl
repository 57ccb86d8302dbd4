# Small parts of sentences.

list-none = nada
# $sound is the letter that the second is heard to begin with.
list-two = { $first } { $sound ->
        [i] e
       *[other] y
    } { $second }
list-or = { $first } { $sound ->
        [o] u
       *[other] o
    } { $second }
list-more = { $first }, { $rest }
# Things in a row that have commas in them.
list-row = { $first }; { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; $gender is that of the district.
beautified = { $card } ({ $gender ->
        [f] embellecida
        [mp] embellecidos
        [fp] embellecidas
       *[m] embellecido
    })
# Where gold or cards come from, for a card that does not say so itself.
source-card = gracias { $card-to }
# Something and what there is to say about it: a choice and why it is refused, a district and its text.
labelled = { $label }: { $text }
