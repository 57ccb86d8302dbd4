# The questions a player is asked. The id is prompt- and the id of the question; "you" is the player who is asked.
#
# The variables: $character is the acting character; $site the district being built; $player the other
# player concerned and $yours whether that is you; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have already chosen and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Choose your character for this round.
       *[other] Choose your second character; your first is { $own-def }.
    }
prompt-discard-character = Choose a character to set aside, face down, for this round.
prompt-gather = You are { $character-def }. Gather gold, or draw cards?
prompt-keep = Which card do you keep? The rest go to the bottom of the deck.
prompt-study = Which card do you keep? The others are shuffled back into the deck.
prompt-turn = What do you do as { $character-def }?
prompt-how-to-pay = How do you pay for { $site-def } ({ $to_pay } gold)?
prompt-pay-with-cards = Which cards do you use to pay for { $site-def } ({ $to_pay } gold)? Each card counts as 1 gold. You pay the rest in gold.

prompt-bewitch = Which character do you bewitch? You resume your turn when that character is called.
prompt-warrants =
    { $ranks-count ->
        [3] Which of the three warrants is the signed one?
       *[other] Which character gets warrant { $ranks-next } of 3? So far: { $ranks }.
    }
prompt-confiscate =
    { $player } pays for { $site-def } and has one of your warrants. { $warrant-face ->
        [yes] It is signed. Do you confiscate the district?
       *[other] It is not signed, so you can only let the district be built.
    }
prompt-threats =
    { $ranks-count ->
        [2] Which of the two threats has the flower?
       *[other] Which character gets the second threat? The first is on { $ranks-def }.
    }
prompt-answer-threat = { $threat-by } threatens you. Do you pay half your gold as a bribe? If you refuse, the threat may be revealed. If it has the flower, you lose all your gold.
prompt-reveal-threat =
    { $player } pays no bribe. Your threat { $threat-face ->
        [yes] has the flower
       *[other] is the blank one
    }. Do you reveal it?
prompt-redraw = Which cards do you discard? You draw the same number.
prompt-take-card = Which of { $player }’s cards do you take? You may keep the card or build it at once.
prompt-give-back = Which card do you give to { $player }?
prompt-coronation = Who receives the crown?
prompt-demand = What do you take from { $player }?
prompt-purchase = Which { $missing ->
        [one] card do you give { $player } for the gold you lack
       *[other] { $missing } cards do you give { $player } for the { $missing } gold you lack
    }?
prompt-give-district = Which of your districts do you give { $player } in exchange for { $taken-def }?
prompt-beautify-another = Do you beautify a second district in addition to { $first-def }?
prompt-theater = Do you swap your character with another player’s, sight unseen?
prompt-give-character = Which of your characters do you give to { $player }?

prompt-tribute = { $player }, the Emperor, has given you the crown. What do you give in return?
prompt-sail = Do you take 4 gold or 4 cards?
prompt-hospital =
    { $answers ->
        [yes] You were killed, but your Hospital saves you. Do you answer the call? You may only gather.
       *[no] { $called-Def }, who was killed, is called. That is not you, so you can only stay silent. You are asked because of your Hospital.
    }
prompt-graveyard =
    { $yours ->
        [yes] Your { $ruin } is being destroyed. Do you take it back into your hand?
       *[no] { $player }’s { $ruin } is being destroyed. Do you take it into your hand?
    }
prompt-lighthouse = Your Lighthouse shines. Do you look through the deck?
prompt-search-deck = Which card do you take? The deck is shuffled afterward.
prompt-bell-tower = Do you ring the Bell Tower? If you do, seven districts complete a city in this game.
prompt-ball-room = { $crowned } has the crown and the Ball Room. Do you pay your respects?
