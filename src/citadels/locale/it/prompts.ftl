# The questions put to a player. The id is prompt- and the id of the question; "you" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned and $yours whether that is you; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character that is called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have chosen already and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Scegli il tuo personaggio per questo round.
       *[other] Scegli il tuo secondo personaggio; il primo è { $own-def }.
    }
prompt-discard-character = Scegli un personaggio da scartare a carta coperta; in questo round non lo avrà nessuno.
prompt-gather = Sei { $character-def }. Raccogli oro o carte?
prompt-keep = Quale carta tieni? Il resto va in fondo al mazzo.
prompt-study = Quale carta tieni? Le altre si rimescolano nel mazzo.
prompt-turn = Sei { $character-def }. Che cosa fai?
prompt-how-to-pay = Come paghi { $site-def }? Il prezzo è di { $to_pay ->
        [one] 1 moneta
       *[other] { $to_pay } monete
    }.
prompt-pay-with-cards = Con quali carte paghi { $site-def }? Il prezzo è di { $to_pay ->
        [one] 1 moneta
       *[other] { $to_pay } monete
    }. Ogni carta vale una moneta; il resto lo paghi in oro.

prompt-bewitch = Su quale personaggio lanci l’incantesimo? Riprenderai il tuo turno quando il personaggio verrà chiamato.
prompt-warrants =
    { $ranks-count ->
        [3] Quale dei tre mandati è quello firmato?
       *[other] Su quale personaggio metti il mandato { $ranks-next } di 3? Finora: { $ranks }.
    }
prompt-confiscate =
    { $player } paga per costruire { $site-def } e ha uno dei tuoi mandati. { $warrant-face ->
        [yes] È quello firmato: vuoi confiscare l’edificio?
       *[other] Non è firmato, quindi puoi solo lasciar costruire l’edificio.
    }
prompt-threats =
    { $ranks-count ->
        [2] Quale delle due minacce ha il fiore?
       *[other] Su quale personaggio metti la seconda minaccia? La prima è { $ranks-on }.
    }
prompt-answer-threat = { $threat-by } ti minaccia. Vuoi pagare una tangente pari a metà del tuo oro? Se rifiuti, la minaccia può essere rivelata: se ha il fiore, perdi tutto il tuo oro.
prompt-reveal-threat =
    { $player } non paga la tangente. La tua minaccia { $threat-face ->
        [yes] ha il fiore
       *[other] è quella in bianco
    }: vuoi rivelarla?
prompt-redraw = Quali carte scarti? Ne peschi altrettante.
prompt-take-card = Quale carta di { $player } prendi, da tenere in mano o da costruire subito?
prompt-give-back = Quale carta dai { $player-to }?
prompt-coronation = A chi dai la corona?
prompt-demand = Che cosa prendi da { $player }?
prompt-purchase = { $missing ->
        [one] Quale carta dai { $player-to } per la moneta che ti manca?
       *[other] Quali { $missing } carte dai { $player-to } per le { $missing } monete che ti mancano?
    }
prompt-give-district = Quale dei tuoi edifici dai { $player-to } in cambio { $taken-of }?
prompt-beautify-another = Oltre { $first-to }, vuoi abbellire un secondo edificio?
prompt-theater = Vuoi scambiare il tuo personaggio, alla cieca, con quello di un altro giocatore?
prompt-give-character = Quale dei tuoi personaggi dai { $player-to }?

prompt-tribute = { $player }, l’Imperatore, ti ha dato la corona. Che cosa dai in cambio?
prompt-sail = Vuoi 4 monete o 4 carte?
prompt-hospital =
    { $answers ->
        [yes] Il tuo personaggio è stato ucciso, ma il tuo Ospedale ti salva. Vuoi rispondere alla chiamata? Potrai solo raccogliere.
       *[no]
            Viene { $called-gender ->
                [f] chiamata
               *[m] chiamato
            } { $called-def }, vittima dell’Assassino. Non è il tuo personaggio, quindi puoi solo restare in silenzio; la domanda ti viene posta perché hai l’Ospedale.
    }
prompt-graveyard =
    { $yours ->
        [yes] Il Condottiero distrugge { $ruin-def } nella tua città. Vuoi prendere la carta in mano?
       *[no] Il Condottiero distrugge { $ruin-def } di { $player }. Vuoi prendere la carta in mano?
    }
prompt-lighthouse = Il tuo Faro è acceso: vuoi guardare tutto il mazzo?
prompt-search-deck = Quale carta prendi? Le altre si rimescolano nel mazzo.
prompt-bell-tower = Vuoi suonare il Campanile? Se lo suoni, in questa partita bastano sette edifici per completare una città.
prompt-ball-room = { $crowned } ha la corona e la Sala da ballo. Vuoi rendere omaggio?
