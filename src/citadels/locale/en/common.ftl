# Small parts of sentences.

list-none = nothing
list-two = { $first } and { $second }
list-or = { $first } or { $second }
list-more = { $first }, { $rest }
# Things in a row that have commas in them.
list-row = { $first }; { $rest }
# The same card several times in a list.
list-times = { $count } × { $card }
# A district with the Artist's gold on it, in any form of its name.
beautified = { $card } (beautified)
# Where gold or cards come from, for a card that does not say so itself.
source-card = from { $card-def }
# Something and what there is to say about it: a choice and why it is refused, a district and its text.
labelled = { $label }: { $text }
