# The web table.

## What all at a table are told. $name is the player whom it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = Chi gestisce il tavolo chiede un nuovo link per il posto di { $name }, che è assente. Sarà pronto tra { $span }, a meno che { $name } non torni o qualcuno non si opponga.
notice-link-asked-unopposed = Chi gestisce il tavolo chiede un nuovo link per il posto di { $name }, che è assente. Nessun altro qui potrebbe opporsi, quindi per ora gioca un bot. Qualcun altro potrà prendere il posto solo tra { $span }; fino ad allora { $name } può tornare.
notice-new-link = C’è un nuovo link per il posto di { $name }; quello vecchio smetterà di funzionare non appena il nuovo verrà usato.
notice-no-link =
    { $you ->
        [yes] Non ci sarà nessun nuovo link per il tuo posto.
       *[no] Non ci sarà nessun nuovo link per il posto di { $name }.
    }
notice-claimed = Il nuovo link per il posto di { $name } è stato usato; quello vecchio non funziona più.
notice-owner =
    { $you ->
        [yes] Ora il tavolo lo gestisci tu.
       *[no] Ora il tavolo lo gestisce { $name }.
    }
notice-owner-away =
    { $you ->
        [yes] Chi gestiva il tavolo è assente; fino al suo ritorno lo gestisci tu.
       *[no] Chi gestiva il tavolo è assente; fino al suo ritorno lo gestisce { $name }.
    }
notice-owner-back =
    { $you ->
        [yes] Il tavolo lo gestisci di nuovo tu.
       *[no] { $name } è di ritorno e gestisce di nuovo il tavolo.
    }
notice-paused =
    { $you ->
        [yes] Hai messo in pausa la partita.
       *[no] { $name } ha messo in pausa la partita.
    }
notice-resumed =
    { $you ->
        [yes] Hai fatto riprendere la partita.
       *[no] { $name } ha fatto riprendere la partita.
    }
notice-stand-in = { $name } è assente; al suo posto gioca un bot.
notice-back =
    { $you ->
        [yes] Sei di ritorno.
       *[no] { $name } è di ritorno.
    }
notice-removed =
    { $you ->
        [yes] Chi gestisce il server ti ha rimosso dal tavolo.
       *[no] Chi gestisce il server ha rimosso { $name } dal tavolo.
    }
notice-bot-failed = { $name } non riesce a giocare; quando serve, gioca al suo posto un bot più semplice.
notice-bot-wanted =
    { $you ->
        [yes] Qualcuno vuole che al tuo posto giochi un bot.
       *[no] Qualcuno vuole che al posto di { $name } giochi un bot.
    }
notice-bot-plays =
    { $you ->
        [yes] Su richiesta di tutti gli altri, un bot gioca al posto tuo finché uno di loro non cambia idea.
       *[no] Su richiesta di tutti gli altri, un bot gioca al posto di { $name } finché uno di loro non cambia idea.
    }
notice-bot-stops =
    { $you ->
        [yes] Ora giochi di nuovo tu.
       *[no] Ora gioca di nuovo { $name }.
    }
notice-time-up =
    { $you ->
        [yes] Il tuo tempo è scaduto; un bot gioca al posto tuo.
       *[no] Il tempo di { $name } è scaduto; al suo posto gioca un bot.
    }
notice-more-time =
    { $you ->
        [yes] Hai più tempo.
       *[no] Più tempo per { $name }.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Un bot ha giocato al posto tuo. { $sentence }

# A time ahead: $time is a number of $unit.
span =
    { $unit ->
        [hours]
            { $time ->
                [one] un’ora
               *[other] { $time } ore
            }
       *[minutes]
            { $time ->
                [one] un minuto
               *[other] { $time } minuti
            }
    }

## What the server does not do, and why

# The id is error- and the code. $detail is a technical remark in English, for whoever writes a client.

error-address-full = Dal tuo indirizzo di rete sono stati presi troppi posti a questo tavolo.
error-authorization = Serve un token: invialo nell’intestazione Authorization, come Bearer TOKEN.
error-backup = Questo file di partite non si può leggere ({ $detail }). Nulla è cambiato.
error-banned = Questo server non ti lascia entrare: il tuo indirizzo è bandito.
error-barred = Chi gestisce questo server ha chiuso il tavolo.
error-begun = La partita è già cominciata.
error-bot-plays = Al tuo posto gioca un bot, su richiesta di tutti gli altri.
error-bots =
    { $seats ->
        [one] Scegli un livello di bot per l’altro posto, o lascialo libero.
       *[other] Per ognuno degli altri { $seats } posti scegli un livello di bot, o lascialo libero.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Il tempo per un turno va da 10 secondi a un’ora.
       *[days] Il tempo per una mossa va da sei ore a trenta giorni.
    }
error-company = Puoi farlo solo quando giochi soltanto contro i bot.
error-crowd = Non c’è posto per altri spettatori; riprova più tardi.
error-elsewhere = Questo tavolo sta passando a un altro server. Riprova fra un momento.
error-full = Tutti i posti sono occupati.
error-game-file = Questo non è un file di partita, o non si può aprire ({ $detail }).
error-gone = Hai lasciato questo tavolo.
error-grace = Un bot può subentrare dopo un tempo compreso tra 5 secondi e un’ora.
error-illegal = Questa mossa ora non è possibile ({ $detail }).
error-lapsed = La tua assenza prima dell’inizio della partita è durata troppo, e il tuo posto è di nuovo libero. Se lo è ancora, riprendilo.
error-level = Il bot «{ $level }» non esiste; scegli tra { $levels }.
error-link-damaged = Questo link è danneggiato: ne manca una parte, o è cambiata. Fattelo mandare di nuovo.
error-link-delay = L’attesa per un nuovo link a un posto va da un minuto a sette giorni.
error-link-position = La posizione in questo link non si può giocare ({ $detail }).
error-link-too-long = Questa posizione contiene troppe cose per stare in un link.
error-link-version = Questo link viene da un’altra versione di Citadels, che questa non sa leggere.
error-malformed = Questa richiesta non è leggibile ({ $detail }).
error-name = Un nome deve avere almeno una lettera.
error-no-file = Questa partita è iniziata da una posizione condivisa. Solo una partita giocata dall’inizio ha un file.
error-no-chat = A questo tavolo non c’è chat.
error-no-room = Questo server non ha posto per un altro tavolo. Riprova più tardi o chiedi a chi lo gestisce.
error-no-table = Questo tavolo non esiste.
error-no-undo = Questa scelta non si può annullare.
error-not-asked = Ora non tocca a te.
error-not-begun = La partita non è ancora cominciata.
error-not-found = Non c’è niente a questo indirizzo.
error-not-here = Il server si può aprire alla rete solo dalla macchina su cui gira, e una volta sola.
error-not-over = La partita non è finita.
error-not-owner = Può farlo solo chi gestisce il tavolo.
error-not-stalling = { $name } non sta facendo aspettare il tavolo. Il voto vale solo quando il tempo di { $name } è scaduto, o quando { $name } non gioca da più tempo di quanto questo tavolo consenta.
error-one-device = Un tavolo su un solo dispositivo non può essere pubblico né avere un limite di tempo.
error-origin = Questa richiesta viene da un altro sito.
error-owner-grace = Il tavolo può passare di mano dopo un tempo compreso tra un minuto e un giorno.
error-paused = Chi gestisce il tavolo ha messo in pausa la partita.
error-present = { $name } è al tavolo: nessun altro può avere un link per quel posto.
error-push-service = Il server non conosce il servizio di notifiche di questo browser.
error-refused = Non è possibile ({ $detail }).
error-reported = C’è già una segnalazione aperta dal tuo posto. Chi gestisce questo server la vedrà.
error-rules = Questa partita è stata giocata con regole diverse da quelle di oggi e non si può rivedere.
error-seat = Questo posto non esiste, o la richiesta non si applica a chi lo occupa.
error-server = Qualcosa è andato storto sul server; nulla è cambiato.
# $detail says what is wrong (settings.ftl).
error-settings = Una partita così non è possibile: { $detail }.
error-spectator = Può farlo solo chi gioca.
error-stall-delay = Il tempo dopo il quale si può dire che qualcuno fa aspettare il tavolo va da un minuto a un’ora.
error-step =
    { $steps ->
        [one] Il passo dev’essere 0 o 1.
       *[other] Il passo dev’essere un numero da 0 a { $steps }.
    }
error-storage = Il server non è riuscito a salvare; nulla è cambiato. Riprova.
error-taken = Quel posto è di { $name }.
error-text = Il messaggio è vuoto.
error-time = Ora non si può aggiungere tempo.
error-token = Questo link non è valido, o non lo è più; chiedine uno nuovo.
error-too-few = Al tavolo servono almeno altre due persone. I posti collegati dallo stesso indirizzo di rete contano come uno.
error-too-many = Troppe richieste; aspetta un minuto.
error-too-many-undos = Hai annullato troppe mosse in poco tempo; aspetta un momento.
error-too-much-chat = Scrivi più in fretta di quanto gli altri possano leggere; aspetta un momento.
error-unsure = Il database non ha risposto, perciò non è chiaro se l’operazione sia riuscita. Guarda il tavolo prima di riprovare.
error-weights = Non è stato possibile scaricare ciò che questo bot ha imparato; nulla è andato perso. Riprova o scegli un altro bot.

## Calling somebody who is not there. $names are the others at the table, $count is how many they are.

call-title = Tocca a te – Citadels
call-text =
    { $count ->
        [one] Round { $round }: { $names } ti aspetta.
       *[other] Round { $round }: { $names } ti aspettano.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [one] È iniziato un nuovo round: il round { $round }.
       *[other] Sono iniziati { $count } round; questo è il round { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Novità nella tua città: { $cards-indef }.
       *[no] { $name } ha costruito { $cards-indef }.
    }
