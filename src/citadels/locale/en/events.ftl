# What happened, one sentence per event. The id is event- and the name of the event.
#
# $you is the reader's part in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players; $nobody is "yes" if the
# first of them is nobody, and $same is "yes" if the first and the last are the same. $known is "no" if the reader may
# not see the cards. A card comes with its forms ($district-def); a list of cards too, and with its $cards-count.
# $source is the card or occasion that it came from, $source-for the same as the end of a sentence.

## The round

event-round-began =
    { $you ->
        [crown] Round { $round }. You have the crown.
       *[none] Round { $round }. { $crown } has the crown.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] One character is set aside face down.
       *[other] Set aside face up: { $faceup-def }. One more is set aside face down.
    }
event-packet-passed =
    { $you ->
        [seat] You choose from { $characters-def }.
       *[none]
            { $known ->
                [yes] { $seat } chooses from { $characters-def }.
               *[no]
                    { $count ->
                        [one] { $seat } looks at one character.
                       *[other] { $seat } looks at { $count } characters.
                    }
            }
    }
event-character-picked =
    { $you ->
        [seat] You take { $character-def }.
       *[none]
            { $known ->
                [yes] { $seat } takes { $character-def }.
               *[no] { $seat } takes a character.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] { $character-Def } is set aside face down, at random.
               *[no] A random character is set aside face down.
            }
       *[no]
            { $you ->
                [seat] You set { $character-def } aside face down.
               *[none]
                    { $known ->
                        [yes] { $seat } sets { $character-def } aside face down.
                       *[no] { $seat } sets a character aside face down.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] You may also choose the character that was set aside first.
       *[none] { $seat } may also choose the character that was set aside first.
    }
event-characters-swapped =
    { $you ->
        [seat] You swap characters with { $other }: you give { $given-def } and get { $received-def }.
        [other] { $seat } swaps characters with you: you give { $received-def } and get { $given-def }.
       *[none]
            { $known ->
                [yes] { $seat } gives { $given-def } to { $other } and gets { $received-def }.
               *[no] { $seat } swaps characters with { $other }.
            }
    }
event-silence = No answer from { $character-def }.
event-revealed =
    { $you ->
        [seat] You reveal { $character-def }.
       *[none] { $seat } reveals { $character-def }.
    }
event-turn-suspended =
    { $you ->
        [seat] Your turn is suspended.
       *[none] { $seat }’s turn is suspended.
    }
event-turn-resumed =
    { $you ->
        [seat] You resume your turn as { $character-def }.
       *[none] { $seat } resumes play as { $character-def }.
    }
event-turn-ended =
    { $you ->
        [seat] Your turn as { $character-def } is over.
       *[none] { $seat }’s turn as { $character-def } is over.
    }
event-crown-moved =
    { $you ->
        [seat] You get the crown.
        [previous] { $seat } gets the crown from you.
       *[none] { $seat } gets the crown.
    }
event-city-completed =
    { $you ->
        [seat] Your city is complete: the game ends after this round.
       *[none] { $seat }’s city is complete: the game ends after this round.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] You ring the Bell Tower. From now on, 7 districts complete a city.
               *[none] { $seat } rings the Bell Tower. From now on, 7 districts complete a city.
            }
       *[other] The Bell Tower is gone. From now on, { $size } districts complete a city again.
    }
event-thanked =
    { $you ->
        [seat] “Thank you, Your Majesty,” you say to { $to }.
        [to] “Thank you, Your Majesty,” says { $seat } to you.
       *[none] “Thank you, Your Majesty,” says { $seat } to { $to }.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] You undo your last move.
       *[none] { $seat } undoes their last move.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = The game continues with version { $rules } of the rules.
event-position-opened = The game continues from a shared position, in round { $round }.
event-game-ended =
    { $you ->
        [winners] The game is over. You win.
       *[none]
            { $winners-count ->
                [one] The game is over. { $winners } wins.
               *[other] The game is over. { $winners } share the victory.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] You start with { $gold } gold.
                [gather] You gather { $gold } gold.
                [alchemist] You get back the { $gold } gold you paid for building.
                [magistrate] You get back the { $gold } gold you paid.
               *[other] You gain { $gold } gold { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } starts with { $gold } gold.
                [gather] { $seat } gathers { $gold } gold.
                [alchemist] { $seat } gets back the { $gold } gold paid for building.
                [magistrate] { $seat } gets back the { $gold } gold paid.
               *[other] { $seat } gains { $gold } gold { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] You pay { $gold } gold for it.
                [smithy] You pay { $gold } gold at the Smithy.
                [graveyard] You pay { $gold } gold to use the Graveyard.
                [warlord] You pay { $gold } gold to destroy a district.
               *[other] You pay { $gold } gold { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } pays { $gold } gold for it.
                [smithy] { $seat } pays { $gold } gold at the Smithy.
                [graveyard] { $seat } pays { $gold } gold to use the Graveyard.
                [warlord] { $seat } pays { $gold } gold to destroy a district.
               *[other] { $seat } pays { $gold } gold { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } steals all your gold: { $gold }.
                [marshal] You pay { $to } { $gold } gold.
                [diplomat] You pay { $to } { $gold } gold.
                [blackmailer] You pay { $to } { $gold } gold.
                [bribe] You bribe { $to } with { $gold } gold.
                [flower] { $to } takes all your gold: { $gold }.
                [abbot] You pay { $to } a tithe of { $gold } gold.
                [tax_collector] You pay { $to } { $gold } gold in tax.
                [emperor] You pay { $to } { $gold } gold for the crown.
               *[other] { $to } takes { $gold } gold from you.
            }
        [to]
            { $source ->
                [thief] You steal { $gold } gold from { $seat }.
                [marshal] { $seat } pays you { $gold } gold.
                [diplomat] { $seat } pays you { $gold } gold.
                [blackmailer] { $seat } pays you { $gold } gold.
                [bribe] { $seat } bribes you with { $gold } gold.
                [flower] You take all of { $seat }’s gold: { $gold }.
                [abbot] { $seat } pays you a tithe of { $gold } gold.
                [tax_collector] { $seat } pays you { $gold } gold in tax.
                [emperor] { $seat } pays you { $gold } gold for the crown.
               *[other] You take { $gold } gold from { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } steals { $gold } gold from { $seat }.
                [marshal] { $seat } pays { $to } { $gold } gold.
                [diplomat] { $seat } pays { $to } { $gold } gold.
                [blackmailer] { $seat } pays { $to } { $gold } gold.
                [bribe] { $seat } bribes { $to } with { $gold } gold.
                [flower] { $to } takes all of { $seat }’s gold: { $gold }.
                [abbot] { $seat } pays { $to } a tithe of { $gold } gold.
                [tax_collector] { $seat } pays { $to } { $gold } gold in tax.
                [emperor] { $seat } pays { $to } { $gold } gold for the crown.
               *[other] { $to } takes { $gold } gold from { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] You put { $gold } gold on { $card-def }’s token as tax.
       *[none] { $seat } puts { $gold } gold on { $card-def }’s token as tax.
    }
event-gold-collected =
    { $you ->
        [seat] You take the { $gold } gold from { $card-def }’s token.
       *[none] { $seat } takes the { $gold } gold from { $card-def }’s token.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] You are dealt { $cards-indef }.
                [gather] You draw { $cards-indef }.
               *[other] You draw { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } is dealt { $cards-indef }.
                        [gather] { $seat } draws { $cards-indef }.
                       *[other] { $seat } draws { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $count ->
                        [one]
                            { $source ->
                                [deal] { $seat } is dealt a card.
                                [gather] { $seat } draws a card.
                               *[other] { $seat } draws a card { $source-for }.
                            }
                       *[other]
                            { $source ->
                                [deal] { $seat } is dealt { $count } cards.
                                [gather] { $seat } draws { $count } cards.
                               *[other] { $seat } draws { $count } cards { $source-for }.
                            }
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] You look through the deck.
       *[none] { $seat } looks through the deck.
    }
event-cards-kept =
    { $you ->
        [seat] You keep { $cards-def }.
       *[none]
            { $known ->
                [yes] { $seat } keeps { $cards-def }.
               *[no]
                    { $count ->
                        [one] { $seat } keeps one card.
                       *[other] { $seat } keeps { $count } cards.
                    }
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] You put { $cards-def } on the bottom of the deck.
               *[no] You discard { $cards-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } puts { $cards-def } on the bottom of the deck.
                       *[no] { $seat } discards { $cards-def }.
                    }
               *[no]
                    { $drawn ->
                        [yes]
                            { $count ->
                                [one] { $seat } puts a card on the bottom of the deck.
                               *[other] { $seat } puts { $count } cards on the bottom of the deck.
                            }
                       *[no]
                            { $count ->
                                [one] { $seat } discards a card.
                               *[other] { $seat } discards { $count } cards.
                            }
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] You shuffle the deck.
               *[other] You shuffle { $cards-def } into the deck.
            }
       *[none]
            { $count ->
                [0] { $seat } shuffles the deck.
                [one] { $seat } shuffles the other card into the deck.
               *[other] { $seat } shuffles the other { $count } cards into the deck.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] You shuffle the deck.
       *[none] { $seat } shuffles the deck.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } takes { $cards-indef } from you.
               *[other] You give { $to } { $cards-indef }.
            }
        [to]
            { $source ->
                [wizard] You take { $cards-indef } from { $seat }.
               *[other] You get { $cards-indef } from { $seat }.
            }
       *[none]
            { $known ->
                [yes] { $to } gets { $cards-indef } from { $seat }.
               *[no]
                    { $count ->
                        [one] { $to } gets a card from { $seat }.
                       *[other] { $to } gets { $count } cards from { $seat }.
                    }
            }
    }
event-hands-swapped =
    { $you ->
        [seat] You swap hands with { $other }: you give { $given-indef } and get { $received-indef }.
        [other] { $seat } swaps hands with you: you give { $received-indef } and get { $given-indef }.
       *[none] { $seat } swaps hands with { $other }.
    }
event-hand-seen =
    { $you ->
        [seat] You look at { $other }’s hand: { $cards-indef }.
        [other] { $seat } looks at your hand.
       *[none] { $seat } looks at { $other }’s hand.
    }
event-type-named =
    { $you ->
        [seat] You look for { $type-adj } districts in { $other }’s hand.
        [other] { $seat } looks for { $type-adj } districts in your hand.
       *[none] { $seat } looks for { $type-adj } districts in { $other }’s hand.
    }
event-card-stored =
    { $you ->
        [seat] You put { $card-def } under { $under-def }.
       *[none]
            { $known ->
                [yes] { $seat } puts { $card-def } under { $under-def }.
               *[no] { $seat } puts a card under { $under-def }.
            }
    }
event-store-lost =
    { $count ->
        [one] The card under { $under-def } goes to the bottom of the deck.
       *[other] The { $count } cards under { $under-def } go to the bottom of the deck.
    }
event-store-moved =
    { $you ->
        [to] The cards under { $under-def } are yours now: { $cards-indef }.
       *[none]
            { $count ->
                [one] The card under { $under-def } now belongs to { $to }.
               *[other] The { $count } cards under { $under-def } now belong to { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] You start building { $district-def }.
               *[none] { $seat } starts building { $district-def }.
            }
       *[no]
            { $you ->
                [seat] You start building { $district-def } from { $origin }’s hand.
                [origin] { $seat } starts building { $district-def } from your hand.
               *[none] { $seat } starts building { $district-def } from { $origin }’s hand.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] You build { $district-indef }.
               *[none] { $seat } builds { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] You confiscate { $district-def } and add it to your city.
                [builder] { $seat } confiscates { $district-def } and adds it to their city.
               *[none] { $seat } confiscates { $district-def } from { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] You destroy your own { $district }.
               *[none] { $seat } destroys their own { $district }.
            }
       *[no]
            { $you ->
                [seat] { $by } destroys your { $district }.
                [by] You destroy { $seat }’s { $district }.
               *[none] { $by } destroys { $seat }’s { $district }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } destroys your { $district }; you take it back into your hand.
                [by] You destroy { $seat }’s { $district }; { $seat } takes it back.
               *[none] { $by } destroys { $seat }’s { $district }; { $seat } takes it back.
            }
       *[no]
            { $you ->
                [seat] { $by } destroys your { $district }; { $to } takes it.
                [by] You destroy { $seat }’s { $district }; { $to } takes it.
                [to] { $by } destroys { $seat }’s { $district }; you take it into your hand.
               *[none] { $by } destroys { $seat }’s { $district }; { $to } takes it.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } takes your { $district }.
        [to] You take { $seat }’s { $district }.
       *[none] { $to } takes { $seat }’s { $district }.
    }
event-district-beautified =
    { $you ->
        [seat] You beautify { $district-def }.
       *[none] { $seat } beautifies { $district-def }.
    }

## Marks on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] You kill { $character-def }.
                [bewitched] You bewitch { $character-def }.
                [robbed] You plan to rob { $character-def }.
                [warrant]
                    { $face ->
                        [yes] You put the signed warrant on { $character-def }.
                       *[no] You put an unsigned warrant on { $character-def }.
                    }
                [threat]
                    { $face ->
                        [yes] You threaten { $character-def } (with the flower).
                       *[no] You threaten { $character-def } (blank).
                    }
               *[other] You put a mark on { $character-def }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } kills { $character-def }.
                [bewitched] { $seat } bewitches { $character-def }.
                [robbed] { $seat } plans to rob { $character-def }.
                [warrant] { $seat } puts a warrant on { $character-def }.
                [threat] { $seat } threatens { $character-def }.
               *[other] { $seat } puts a mark on { $character-def }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] You reveal the signed warrant on { $character-def }.
                [threat]
                    { $face ->
                        [yes] You reveal the threat on { $character-def }: it has the flower.
                       *[no] You reveal the threat on { $character-def }: it is blank.
                    }
               *[other] You turn over the mark on { $character-def }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } reveals the signed warrant on { $character-def }.
                [threat]
                    { $face ->
                        [yes] { $seat } reveals the threat on { $character-def }: it has the flower.
                       *[no] { $seat } reveals the threat on { $character-def }: it is blank.
                    }
               *[other] { $seat } turns over the mark on { $character-def }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] The threat on { $character-def } is removed without being revealed.
       *[other] A mark is removed from { $character-def }.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] You let the district be built.
                [navigator] You take neither gold nor cards.
                [theater] You do not swap characters.
                [graveyard] You let the district go.
                [lighthouse] You do not look through the deck.
                [bell_tower] You do not ring the Bell Tower.
                [ball_room] You pay no respects, so you lose your turn.
               *[other]
                    { $answer ->
                        [refuse] You pay no bribe.
                       *[pass] You do not reveal the threat.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } lets the district be built.
                [navigator] { $seat } takes neither gold nor cards.
                [theater] { $seat } does not swap characters.
                [graveyard] { $seat } lets the district go.
                [lighthouse] { $seat } does not look through the deck.
                [bell_tower] { $seat } does not ring the Bell Tower.
                [ball_room] { $seat } pays no respects and loses the turn.
               *[other]
                    { $answer ->
                        [refuse] { $seat } pays no bribe.
                       *[pass] { $seat } does not reveal the threat.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] You build { $district-indef } without paying.
               *[other] You build { $district-indef } for { $gold } gold.
            }
       *[none]
            { $gold ->
                [0] { $seat } builds { $district-indef } without paying.
               *[other] { $seat } builds { $district-indef } for { $gold } gold.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } draws { $all-indef }.
               *[other] { $seat } draws { $all-indef } and keeps { $cards-def }.
            }
       *[no]
            { $count ->
                [one]
                    { $drawn ->
                        [one] { $seat } draws a card.
                       *[other] { $seat } draws { $drawn } cards and keeps one.
                    }
               *[other] { $seat } draws { $drawn } cards and keeps { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence = No answer from { $characters-def }.
# Players who take a character one after another.
story-picked =
    { $count ->
        [one] { $players } takes a character.
       *[other] { $players } each take a character.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } That is you!
# The reader's own killed character is called.
story-silenced = { $character-Def } is called, but you were killed: you lose your turn.
