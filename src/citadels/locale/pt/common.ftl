# Small parts that sentences are made of.

list-none = nada
list-two = { $first } e { $second }
list-or = { $first } ou { $second }
list-more = { $first }, { $rest }
# Things in a row that have commas in them.
list-row = { $first }; { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; $gender is that of the district.
beautified = { $card } ({ $gender ->
        [f] embelezada
        [mp] embelezados
        [fp] embelezadas
       *[m] embelezado
    })
# What gold or cards are from, for a card that does not say it itself.
source-card = graças { $card-to }
# Something and what there is to say about it: a choice and why it is refused, a district and its text.
labelled = { $label }: { $text }
