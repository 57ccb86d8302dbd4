# Small parts that sentences are made of.

list-none = nada
list-two = { $first } y { $second }
list-more = { $first }, { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name; worded so that nothing agrees with its gender.
beautified = { $card } (con adornos)
# What gold or cards are from, for a card that does not say it itself.
source-card = por { $card-def }
