# The questions put to a player. The id is prompt- and the id of the question; "you" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character that is called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have chosen already and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Scegli il tuo personaggio per questo round.
       *[other] Scegli il tuo secondo personaggio; il primo è { $own-def }.
    }
prompt-discard-character = Scegli un personaggio da scartare coperto; in questo round non lo avrà nessuno.
prompt-gather = Sei { $character-def }. Raccogli oro, oppure peschi carte e ne scegli una?
prompt-keep = Quale carta tieni? Il resto va in fondo al mazzo.
prompt-study = Quale carta tieni? Le altre si rimescolano nel mazzo.
prompt-turn = Che cosa fai come { $character }?
prompt-how-to-pay = Come paghi { $site-def }? Il prezzo è di { $to_pay ->
        [one] 1 moneta
       *[other] { $to_pay } monete
    }.
prompt-pay-with-cards = Con quali carte paghi { $site-def }? Il prezzo è di { $to_pay ->
        [one] 1 moneta
       *[other] { $to_pay } monete
    }. Ogni carta vale una moneta; il resto lo paghi in oro.

prompt-bewitch = Su quale personaggio lanci l’incantesimo? Riprendi il tuo turno quando viene chiamato.
prompt-warrants =
    { $ranks-count ->
        [3] Quale dei tre mandati è quello firmato?
       *[other] Su quale personaggio metti il mandato numero { $ranks-next }? Finora: { $ranks }.
    }
prompt-confiscate =
    { $player } paga per costruire { $site-def } e ha uno dei tuoi mandati. { $warrant-face ->
        [yes] È quello firmato: confischi l’edificio?
       *[other] Non è firmato, quindi puoi solo lasciar costruire l’edificio.
    }
prompt-threats =
    { $ranks-count ->
        [2] Quale delle due minacce ha il fiore?
       *[other] Su quale personaggio metti la seconda minaccia? La prima è { $ranks-on }.
    }
prompt-answer-threat = { $threat-by } ti minaccia. Paghi una tangente pari a metà del tuo oro? Altrimenti la minaccia può essere rivelata: se ha il fiore, ti costa tutto il tuo oro.
prompt-reveal-threat =
    { $player } non paga la tangente. La tua minaccia { $threat-face ->
        [yes] ha il fiore
       *[other] è quella in bianco
    }: la riveli?
prompt-redraw = Quali carte scarti? Ne peschi altrettante.
prompt-take-card = Quale carta di { $player } prendi, per tenerla in mano o costruirla subito?
prompt-give-back = Quale carta dai { $player-to }?
prompt-coronation = A chi dai la corona?
prompt-demand = Che cosa prendi da { $player }?
prompt-purchase = { $missing ->
        [one] Quale carta dai { $player-to } per la moneta che ti manca?
       *[other] Quali { $missing } carte dai { $player-to } per le { $missing } monete che ti mancano?
    }
prompt-give-district = Quale dei tuoi edifici dai { $player-to } in cambio { $taken-of }?
prompt-beautify-another = Oltre { $first-to }, abbellisci un secondo edificio?
prompt-theater = Scambi il tuo personaggio, alla cieca, con quello di un altro giocatore?
prompt-give-character = Quale dei tuoi personaggi dai { $player-to }?

prompt-tribute = { $player }, l’Imperatore, ti ha dato la corona. Che cosa dai in cambio?
prompt-sail = Quattro monete o quattro carte?
prompt-hospital =
    { $answers ->
        [yes] Il tuo personaggio è stato ucciso, ma il tuo Ospedale ti salva: rispondi alla chiamata, solo per raccogliere?
       *[no] Viene fatto il nome { $called-of }, vittima dell’Assassino. Non è il tuo personaggio, quindi puoi solo restare in silenzio; la domanda ti viene posta perché hai l’Ospedale.
    }
prompt-graveyard = Il Condottiero distrugge { $ruin-def } di { $player }. Prendi la carta in mano?
prompt-lighthouse = Il tuo Faro illumina la notte: guardi tutto il mazzo?
prompt-search-deck = Quale carta prendi? Le altre si rimescolano nel mazzo.
prompt-bell-tower = Suoni le campane del Campanile? In tal caso, in questa partita una città è completa con sette edifici.
prompt-ball-room = { $crowned } ha la corona e la Sala da ballo. Rendi omaggio?
