# Small parts that sentences are made of.

list-none = nada
list-two = { $first } e { $second }
list-more = { $first }, { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; no adjective, because it would have to agree.
beautified = { $card } (com embelezamento)
# What gold or cards are from, for a card that does not say it itself.
source-card = graças { $card-to }
