# Small parts that sentences are made of.

list-none = niente
list-two = { $first } e { $second }
list-more = { $first }, { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; agrees with nothing.
beautified = { $card } (con abbellimento)
# What gold or cards are from, for a card that does not say it itself.
source-card = grazie { $card-to }
