# What happened, one sentence per event. The id is event- and the name of the event.
#
# $you is the reader's part in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players, always in the nominative or after
# a preposition; $nobody is "yes" if the first of them is nobody, and $same is "yes" if the first and the last are the same.
# $known is "no" if the reader may not see the cards. A card comes with its forms ($district-acc); a list of cards too, and
# with its $cards-count. $source is the card or occasion that it came from, $source-for the same as the end of a sentence.

## The round

event-round-began =
    { $you ->
        [crown] Runde { $round }. Du hast die Krone.
       *[none] Runde { $round }. { $crown } hat die Krone.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] Ein Charakter wird verdeckt beiseitegelegt.
       *[other] Offen beiseitegelegt: { $faceup }. Verdeckt: einer.
    }
event-packet-passed =
    { $you ->
        [seat]
            { $characters-count ->
                [one] Für dich bleibt nur { $characters-def }.
               *[other] Du hast zur Wahl: { $characters }.
            }
       *[none]
            { $known ->
                [yes]
                    { $characters-count ->
                        [one] Für { $seat } bleibt nur { $characters-def }.
                       *[other] { $seat } hat zur Wahl: { $characters }.
                    }
               *[no]
                    { $count ->
                        [one] { $seat } sieht sich einen Charakter an.
                       *[other] { $seat } sieht sich { $count } Charaktere an.
                    }
            }
    }
event-character-picked =
    { $you ->
        [seat] Du nimmst { $character-acc }.
       *[none]
            { $known ->
                [yes] { $seat } nimmt { $character-acc }.
               *[no] { $seat } nimmt einen Charakter.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] { $character-Def } wird zufällig verdeckt beiseitegelegt.
               *[no] Ein zufälliger Charakter wird verdeckt beiseitegelegt.
            }
       *[no]
            { $you ->
                [seat] Du legst { $character-acc } verdeckt beiseite.
               *[none]
                    { $known ->
                        [yes] { $seat } legt { $character-acc } verdeckt beiseite.
                       *[no] { $seat } legt einen Charakter verdeckt beiseite.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] Du darfst auch den Charakter wählen, der zuerst beiseitegelegt wurde.
       *[none] { $seat } darf auch den Charakter wählen, der zuerst beiseitegelegt wurde.
    }
event-characters-swapped =
    { $you ->
        [seat] Du tauschst deinen Charakter mit { $other }: Du gibst { $given-acc } und bekommst { $received-acc }.
        [other] { $seat } tauscht den Charakter mit dir: Du gibst { $received-acc } und bekommst { $given-acc }.
       *[none]
            { $known ->
                [yes] { $seat } gibt { $given-acc } an { $other } und bekommt { $received-acc }.
               *[no] { $seat } tauscht den Charakter mit { $other }.
            }
    }
event-silence = { $character-Def } meldet sich nicht.
event-revealed =
    { $you ->
        [seat] Du deckst { $character-acc } auf.
       *[none] { $seat } deckt { $character-acc } auf.
    }
event-turn-suspended =
    { $you ->
        [seat] Dein Zug wird unterbrochen.
       *[none] Der Zug von { $seat } wird unterbrochen.
    }
event-turn-resumed =
    { $you ->
        [seat] Du setzt deinen Zug als { $character } fort.
       *[none] { $seat } setzt den Zug als { $character } fort.
    }
event-turn-ended =
    { $you ->
        [seat] Dein Zug als { $character } ist zu Ende.
       *[none] Der Zug von { $seat } als { $character } ist zu Ende.
    }
event-crown-moved =
    { $you ->
        [seat] Du bekommst die Krone.
        [previous] { $seat } bekommt die Krone von dir.
       *[none] { $seat } bekommt die Krone.
    }
event-city-completed =
    { $you ->
        [seat] Deine Stadt ist vollendet: Das Spiel endet nach dieser Runde.
       *[none] Die Stadt von { $seat } ist vollendet: Das Spiel endet nach dieser Runde.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] Du läutest den Glockenturm. Ab jetzt ist eine Stadt mit 7 Gebäuden vollendet.
               *[none] { $seat } läutet den Glockenturm. Ab jetzt ist eine Stadt mit 7 Gebäuden vollendet.
            }
       *[other] Der Glockenturm ist nicht mehr da. Ab jetzt ist eine Stadt wieder erst mit { $size } Gebäuden vollendet.
    }
event-thanked =
    { $you ->
        [seat] „Danke, Majestät“, sagst du zu { $to }.
        [to] „Danke, Majestät“, sagt { $seat } zu dir.
       *[none] „Danke, Majestät“, sagt { $seat } zu { $to }.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Du machst deine letzte Aktion rückgängig.
       *[none] { $seat } macht die letzte Aktion rückgängig.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = Das Spiel geht mit Version { $rules } der Regeln weiter.
event-position-opened = Das Spiel geht von einer geteilten Stellung aus weiter, in Runde { $round }.
event-game-ended =
    { $you ->
        [winners] Das Spiel ist zu Ende. Du gewinnst.
       *[none]
            { $winners-count ->
                [one] Das Spiel ist zu Ende. { $winners } gewinnt.
               *[other] Das Spiel ist zu Ende. { $winners } teilen sich den Sieg.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Du beginnst mit { $gold } Gold.
                [gather] Du nimmst { $gold } Gold.
                [alchemist] Du bekommst für den Bau { $gold } Gold zurück.
                [magistrate] Du bekommst { $gold } Gold zurück.
               *[other] Du erhältst { $gold } Gold { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } beginnt mit { $gold } Gold.
                [gather] { $seat } nimmt { $gold } Gold.
                [alchemist] { $seat } bekommt für den Bau { $gold } Gold zurück.
                [magistrate] { $seat } bekommt { $gold } Gold zurück.
               *[other] { $seat } erhält { $gold } Gold { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Du zahlst dafür { $gold } Gold.
                [smithy] Du zahlst { $gold } Gold in der Schmiede.
                [graveyard] Du zahlst { $gold } Gold für den Friedhof.
                [warlord] Du zahlst { $gold } Gold, um ein Gebäude zu zerstören.
               *[other] Du zahlst { $gold } Gold { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } zahlt dafür { $gold } Gold.
                [smithy] { $seat } zahlt { $gold } Gold in der Schmiede.
                [graveyard] { $seat } zahlt { $gold } Gold für den Friedhof.
                [warlord] { $seat } zahlt { $gold } Gold, um ein Gebäude zu zerstören.
               *[other] { $seat } zahlt { $gold } Gold { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } stiehlt dein ganzes Gold: { $gold }.
                [marshal] Du zahlst { $gold } Gold an { $to }.
                [diplomat] Du zahlst { $gold } Gold an { $to }.
                [blackmailer] Du zahlst { $gold } Gold an { $to }.
                [bribe] Du zahlst { $gold } Gold Schweigegeld an { $to }.
                [flower] { $to } nimmt dein ganzes Gold: { $gold }.
                [abbot] Du zahlst { $gold } Gold als Zehnten an { $to }.
                [tax_collector] Du zahlst { $gold } Gold Steuer an { $to }.
                [emperor] Du zahlst { $gold } Gold für die Krone an { $to }.
               *[other] { $to } nimmt { $gold } Gold von dir.
            }
        [to]
            { $source ->
                [thief] Du stiehlst { $gold } Gold von { $seat }.
                [marshal] { $seat } zahlt dir { $gold } Gold.
                [diplomat] { $seat } zahlt dir { $gold } Gold.
                [blackmailer] { $seat } zahlt dir { $gold } Gold.
                [bribe] { $seat } zahlt dir { $gold } Gold Schweigegeld.
                [flower] Du nimmst das ganze Gold von { $seat }: { $gold }.
                [abbot] { $seat } zahlt dir { $gold } Gold als Zehnten.
                [tax_collector] { $seat } zahlt dir { $gold } Gold Steuer.
                [emperor] { $seat } zahlt dir { $gold } Gold für die Krone.
               *[other] Du nimmst { $gold } Gold von { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } stiehlt { $gold } Gold von { $seat }.
                [marshal] { $seat } zahlt { $gold } Gold an { $to }.
                [diplomat] { $seat } zahlt { $gold } Gold an { $to }.
                [blackmailer] { $seat } zahlt { $gold } Gold an { $to }.
                [bribe] { $seat } zahlt { $gold } Gold Schweigegeld an { $to }.
                [flower] { $to } nimmt das ganze Gold von { $seat }: { $gold }.
                [abbot] { $seat } zahlt { $gold } Gold als Zehnten an { $to }.
                [tax_collector] { $seat } zahlt { $gold } Gold Steuer an { $to }.
                [emperor] { $seat } zahlt { $gold } Gold für die Krone an { $to }.
               *[other] { $to } nimmt { $gold } Gold von { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Du legst { $gold } Gold Steuer auf den Marker { $card-gen }.
       *[none] { $seat } legt { $gold } Gold Steuer auf den Marker { $card-gen }.
    }
event-gold-collected =
    { $you ->
        [seat] Du nimmst { $gold } Gold vom Marker { $card-gen }.
       *[none] { $seat } nimmt { $gold } Gold vom Marker { $card-gen }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Du bekommst zu Beginn { $cards-indef }.
                [gather] Du ziehst { $cards-indef }.
               *[other] Du ziehst { $source-for } { $cards-indef }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } bekommt zu Beginn { $cards-indef }.
                        [gather] { $seat } zieht { $cards-indef }.
                       *[other] { $seat } zieht { $source-for } { $cards-indef }.
                    }
               *[no]
                    { $count ->
                        [one]
                            { $source ->
                                [deal] { $seat } bekommt zu Beginn eine Karte.
                                [gather] { $seat } zieht eine Karte.
                               *[other] { $seat } zieht { $source-for } eine Karte.
                            }
                       *[other]
                            { $source ->
                                [deal] { $seat } bekommt zu Beginn { $count } Karten.
                                [gather] { $seat } zieht { $count } Karten.
                               *[other] { $seat } zieht { $source-for } { $count } Karten.
                            }
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] Du siehst den Stapel durch.
       *[none] { $seat } sieht den Stapel durch.
    }
event-cards-kept =
    { $you ->
        [seat] Du behältst { $cards-acc }.
       *[none]
            { $known ->
                [yes] { $seat } behält { $cards-acc }.
               *[no]
                    { $count ->
                        [one] { $seat } behält eine Karte.
                       *[other] { $seat } behält { $count } Karten.
                    }
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] Du legst { $cards-acc } unter den Stapel.
               *[no] Du legst { $cards-acc } ab.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } legt { $cards-acc } unter den Stapel.
                       *[no] { $seat } legt { $cards-acc } ab.
                    }
               *[no]
                    { $drawn ->
                        [yes]
                            { $count ->
                                [one] { $seat } legt eine Karte unter den Stapel.
                               *[other] { $seat } legt { $count } Karten unter den Stapel.
                            }
                       *[no]
                            { $count ->
                                [one] { $seat } legt eine Karte ab.
                               *[other] { $seat } legt { $count } Karten ab.
                            }
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] Du mischst den Stapel.
               *[other] Du mischst { $cards-acc } in den Stapel.
            }
       *[none]
            { $count ->
                [0] { $seat } mischt den Stapel.
                [one] { $seat } mischt die andere Karte in den Stapel.
               *[other] { $seat } mischt die anderen { $count } Karten in den Stapel.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] Du mischst den Stapel.
       *[none] { $seat } mischt den Stapel.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } nimmt { $cards-indef } von dir.
               *[other] { $to } bekommt { $cards-indef } von dir.
            }
        [to]
            { $source ->
                [wizard] Du nimmst { $cards-indef } von { $seat }.
               *[other] Du bekommst { $cards-indef } von { $seat }.
            }
       *[none]
            { $known ->
                [yes] { $to } bekommt { $cards-indef } von { $seat }.
               *[no]
                    { $count ->
                        [one] { $to } bekommt eine Karte von { $seat }.
                       *[other] { $to } bekommt { $count } Karten von { $seat }.
                    }
            }
    }
event-hands-swapped =
    { $you ->
        [seat] Du tauschst die Handkarten mit { $other }: Du gibst { $given-indef } und bekommst { $received-indef }.
        [other] { $seat } tauscht die Handkarten mit dir: Du gibst { $received-indef } und bekommst { $given-indef }.
       *[none] { $seat } tauscht die Handkarten mit { $other }.
    }
event-hand-seen =
    { $you ->
        [seat] Du siehst dir die Hand von { $other } an: { $cards }.
        [other] { $seat } sieht sich deine Hand an.
       *[none] { $seat } sieht sich die Hand von { $other } an.
    }
event-type-named =
    { $you ->
        [seat] Du suchst in der Hand von { $other } nach { $type-many-dat }.
        [other] { $seat } sucht in deiner Hand nach { $type-many-dat }.
       *[none] { $seat } sucht in der Hand von { $other } nach { $type-many-dat }.
    }
event-card-stored =
    { $you ->
        [seat] Du legst { $card-acc } unter { $under-acc }.
       *[none]
            { $known ->
                [yes] { $seat } legt { $card-acc } unter { $under-acc }.
               *[no] { $seat } legt eine Karte unter { $under-acc }.
            }
    }
event-store-lost =
    { $count ->
        [one] Die Karte unter { $under-dat } kommt unter den Stapel.
       *[other] Die { $count } Karten unter { $under-dat } kommen unter den Stapel.
    }
event-store-moved =
    { $you ->
        [to]
            { $count ->
                [one] Die Karte unter { $under-dat } gehört jetzt dir: { $cards }.
               *[other] Die Karten unter { $under-dat } gehören jetzt dir: { $cards }.
            }
       *[none]
            { $count ->
                [one] Die Karte unter { $under-dat } gehört jetzt { $to }.
               *[other] Die { $count } Karten unter { $under-dat } gehören jetzt { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] Du beginnst mit dem Bau { $district-gen }.
               *[none] { $seat } beginnt mit dem Bau { $district-gen }.
            }
       *[no]
            { $you ->
                [seat] Du beginnst mit dem Bau { $district-gen } aus der Hand von { $origin }.
                [origin] { $seat } beginnt mit dem Bau { $district-gen } aus deiner Hand.
               *[none] { $seat } beginnt mit dem Bau { $district-gen } aus der Hand von { $origin }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Du baust { $district-indef }.
               *[none] { $seat } baut { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Du beschlagnahmst { $district-acc } für deine Stadt.
                [builder] { $seat } beschlagnahmt { $district-acc } für die eigene Stadt.
               *[none] { $seat } beschlagnahmt { $district-acc } von { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat]
                    { $district-gender ->
                        [m] Du zerstörst deinen eigenen { $district }.
                        [f] Du zerstörst deine eigene { $district }.
                       *[n] Du zerstörst dein eigenes { $district }.
                    }
               *[none]
                    { $district-gender ->
                        [m] { $seat } zerstört den eigenen { $district }.
                        [f] { $seat } zerstört die eigene { $district }.
                       *[n] { $seat } zerstört das eigene { $district }.
                    }
            }
       *[no]
            { $you ->
                [seat]
                    { $district-gender ->
                        [m] { $by } zerstört deinen { $district }.
                        [f] { $by } zerstört deine { $district }.
                       *[n] { $by } zerstört dein { $district }.
                    }
                [by] Du zerstörst { $district-acc } von { $seat }.
               *[none] { $by } zerstört { $district-acc } von { $seat }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat]
                    { $district-gender ->
                        [m] { $by } zerstört deinen { $district }; du nimmst die Karte zurück auf die Hand.
                        [f] { $by } zerstört deine { $district }; du nimmst die Karte zurück auf die Hand.
                       *[n] { $by } zerstört dein { $district }; du nimmst die Karte zurück auf die Hand.
                    }
                [by] Du zerstörst { $district-acc } von { $seat }; die Karte geht an { $seat } zurück.
               *[none] { $by } zerstört { $district-acc } von { $seat }; die Karte geht an { $seat } zurück.
            }
       *[no]
            { $you ->
                [seat]
                    { $district-gender ->
                        [m] { $by } zerstört deinen { $district }; { $to } nimmt die Karte.
                        [f] { $by } zerstört deine { $district }; { $to } nimmt die Karte.
                       *[n] { $by } zerstört dein { $district }; { $to } nimmt die Karte.
                    }
                [by] Du zerstörst { $district-acc } von { $seat }; { $to } nimmt die Karte.
                [to] { $by } zerstört { $district-acc } von { $seat }; du nimmst die Karte auf die Hand.
               *[none] { $by } zerstört { $district-acc } von { $seat }; { $to } nimmt die Karte.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat]
            { $district-gender ->
                [m] { $to } nimmt deinen { $district }.
                [f] { $to } nimmt deine { $district }.
               *[n] { $to } nimmt dein { $district }.
            }
        [to] Du nimmst { $district-acc } von { $seat }.
       *[none] { $to } nimmt { $district-acc } von { $seat }.
    }
event-district-beautified =
    { $you ->
        [seat] Du verschönerst { $district-acc }.
       *[none] { $seat } verschönert { $district-acc }.
    }

## Marks on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Du ermordest { $character-acc }.
                [bewitched] Du verhext { $character-acc }.
                [robbed] Du willst { $character-acc } bestehlen.
                [warrant]
                    { $face ->
                        [yes] Du legst die unterzeichnete Enteignung auf { $character-acc }.
                       *[no] Du legst eine Enteignung ohne Unterschrift auf { $character-acc }.
                    }
                [threat]
                    { $face ->
                        [yes] Du bedrohst { $character-acc } (mit der Blume).
                       *[no] Du bedrohst { $character-acc } (leer).
                    }
               *[other] Du legst einen Marker auf { $character-acc }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } ermordet { $character-acc }.
                [bewitched] { $seat } verhext { $character-acc }.
                [robbed] { $seat } will { $character-acc } bestehlen.
                [warrant] { $seat } legt eine Enteignung auf { $character-acc }.
                [threat] { $seat } bedroht { $character-acc }.
               *[other] { $seat } legt einen Marker auf { $character-acc }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Du deckst die unterzeichnete Enteignung auf { $character-dat } auf.
                [threat]
                    { $face ->
                        [yes] Du deckst die Drohung auf { $character-dat } auf: Sie zeigt die Blume.
                       *[no] Du deckst die Drohung auf { $character-dat } auf: Sie ist leer.
                    }
               *[other] Du drehst den Marker auf { $character-dat } um.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } deckt die unterzeichnete Enteignung auf { $character-dat } auf.
                [threat]
                    { $face ->
                        [yes] { $seat } deckt die Drohung auf { $character-dat } auf: Sie zeigt die Blume.
                       *[no] { $seat } deckt die Drohung auf { $character-dat } auf: Sie ist leer.
                    }
               *[other] { $seat } dreht den Marker auf { $character-dat } um.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] Die Drohung auf { $character-dat } wird entfernt, ohne aufgedeckt zu werden.
       *[other] Ein Marker auf { $character-dat } wird entfernt.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Du lässt den Bau zu.
                [navigator] Du nimmst weder Gold noch Karten.
                [theater] Du tauschst deinen Charakter nicht.
                [graveyard] Du rettest das Gebäude nicht.
                [lighthouse] Du siehst den Stapel nicht durch.
                [bell_tower] Du läutest den Glockenturm nicht.
                [ball_room] Du verweigerst den Dank und verlierst deinen Zug.
               *[other]
                    { $answer ->
                        [refuse] Du zahlst kein Schweigegeld.
                       *[pass] Du deckst die Drohung nicht auf.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } lässt den Bau zu.
                [navigator] { $seat } nimmt weder Gold noch Karten.
                [theater] { $seat } tauscht den Charakter nicht.
                [graveyard] { $seat } rettet das Gebäude nicht.
                [lighthouse] { $seat } sieht den Stapel nicht durch.
                [bell_tower] { $seat } läutet den Glockenturm nicht.
                [ball_room] { $seat } verweigert den Dank und verliert den Zug.
               *[other]
                    { $answer ->
                        [refuse] { $seat } zahlt kein Schweigegeld.
                       *[pass] { $seat } deckt die Drohung nicht auf.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Du baust { $district-indef }, ohne zu zahlen.
               *[other] Du baust { $district-indef } für { $gold } Gold.
            }
       *[none]
            { $gold ->
                [0] { $seat } baut { $district-indef }, ohne zu zahlen.
               *[other] { $seat } baut { $district-indef } für { $gold } Gold.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } zieht { $all-indef }.
               *[other] { $seat } zieht { $all-indef } und behält { $cards-acc }.
            }
       *[no]
            { $count ->
                [one]
                    { $drawn ->
                        [one] { $seat } zieht eine Karte.
                       *[other] { $seat } zieht { $drawn } Karten und behält eine.
                    }
               *[other] { $seat } zieht { $drawn } Karten und behält { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence =
    { $characters-count ->
        [one] { $characters-Def } meldet sich nicht.
       *[other] { $characters-Def } melden sich nicht.
    }
# Players who take a character one after another.
story-picked =
    { $count ->
        [one] { $players } nimmt einen Charakter.
       *[other] { $players } nehmen je einen Charakter.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } Das bist du!
# The reader's own killed character is called.
story-silenced = { $character-Def } wird aufgerufen, aber du wurdest ermordet: Du verlierst deinen Zug.
