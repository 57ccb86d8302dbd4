# The questions a player is asked. The id is prompt- and the id of the question; "you" is the player who is asked.
#
# The variables: $character is the acting character; $site the district being built; $player the other
# player concerned; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have already chosen and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Choose your character for this round.
       *[other] Choose your second character; your first is { $own-def }.
    }
prompt-discard-character = Choose a character to put away face down; nobody gets it this round.
prompt-gather = You are { $character-def }. Gather gold, or draw cards and choose one of them?
prompt-keep = Which card do you keep? The rest go to the bottom of the deck.
prompt-study = Which card do you keep? The others are shuffled into the deck.
prompt-turn = What do you do as { $character-def }?
prompt-how-to-pay = How do you pay for { $site-def }, which costs { $to_pay } gold?
prompt-pay-with-cards = Which cards do you pay with for { $site-def }, which costs { $to_pay }? Each counts as one gold; you pay the rest in gold.

prompt-bewitch = Which character do you bewitch? You go on with your turn when it is called.
prompt-warrants =
    { $ranks-count ->
        [3] Which of the three warrants is the signed one?
       *[other] Put warrant number { $ranks-next } on which character? So far: { $ranks }.
    }
prompt-confiscate =
    { $player } pays for { $site-def } and has one of your warrants. { $warrant-face ->
        [yes] It is the signed one: do you confiscate the district?
       *[other] It is not signed, so you can only let the district be built.
    }
prompt-threats =
    { $ranks-count ->
        [2] Which of the two threats has the flower?
       *[other] Put the second threat on which character? The first is on { $ranks-def }.
    }
prompt-answer-threat = { $threat-by } threatens you. Do you give a bribe of half your gold? If not, the threat may be revealed: with the flower it costs you all your gold.
prompt-reveal-threat =
    { $player } gives no bribe. Your threat there { $threat-face ->
        [yes] has the flower
       *[other] is the blank one
    }: do you reveal it?
prompt-redraw = Which cards do you discard? You draw as many new ones.
prompt-take-card = Which of { $player }'s cards do you take, into your hand or to build it at once?
prompt-give-back = Which card do you give to { $player }?
prompt-coronation = To whom do you give the crown?
prompt-demand = What do you take from { $player }?
prompt-purchase = Which { $missing ->
        [one] card do you give { $player } for the gold you lack
       *[other] { $missing } cards do you give { $player } for the { $missing } gold you lack
    }?
prompt-give-district = Which of your districts do you give { $player } for { $taken-def }?
prompt-beautify-another = Do you beautify a second district as well as { $first-def }?
prompt-theater = Do you swap your character with another player's, sight unseen?
prompt-give-character = Which of your characters do you give to { $player }?

prompt-tribute = { $player }, the Emperor, has given you the crown. What do you give in return?
prompt-sail = Four gold or four cards?
prompt-hospital =
    { $answers ->
        [yes] You were killed, but your Hospital saves you: do you answer the call, to gather but nothing else?
       *[no] { $called-Def }, who was killed, is called. It is not yours, so you can only stay silent; you are asked because of your Hospital.
    }
prompt-graveyard = { $ruin-Def } of { $player } is being destroyed. Do you take it into your hand?
prompt-lighthouse = Your Lighthouse shines: do you look through the deck?
prompt-search-deck = Which card do you take? The others are shuffled into the deck.
prompt-bell-tower = Do you ring the Bell Tower? Then seven districts complete a city in this game.
prompt-ball-room = { $crowned } has the crown and the Ball Room. Do you pay your respects?
