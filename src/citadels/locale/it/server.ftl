# The web table.

## What all at a table are told. $name is the player whom it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = Chi è a capotavola chiede un nuovo link per il posto di { $name }, che è assente. Ci sarà tra { $span }, a meno che { $name } non torni o qualcuno non dica di no.
notice-link-asked-unopposed = Chi è a capotavola chiede un nuovo link per il posto di { $name }, che è assente. Nessun altro qui potrebbe dire di no, quindi per ora gioca un bot. Qualcun altro potrà prendere il posto solo tra { $span }; fino ad allora { $name } può tornare.
notice-new-link = C’è un nuovo link per il posto di { $name }; quello vecchio non varrà più appena il nuovo sarà usato.
notice-no-link =
    { $you ->
        [yes] Non ci sarà nessun nuovo link per il tuo posto.
       *[no] Non ci sarà nessun nuovo link per il posto di { $name }.
    }
notice-claimed = Il nuovo link per il posto di { $name } è stato usato; quello vecchio non vale più.
notice-owner =
    { $you ->
        [yes] Ora a capotavola ci sei tu.
       *[no] Ora è { $name } a capotavola.
    }
notice-owner-away =
    { $you ->
        [yes] Chi era a capotavola è assente; fino al suo ritorno a capotavola ci sei tu.
       *[no] Chi era a capotavola è assente; fino al suo ritorno a capotavola c’è { $name }.
    }
notice-owner-back =
    { $you ->
        [yes] Torni a capotavola.
       *[no] { $name } è di ritorno e torna a capotavola.
    }
notice-paused =
    { $you ->
        [yes] Hai messo in pausa la partita.
       *[no] { $name } ha messo in pausa la partita.
    }
notice-resumed =
    { $you ->
        [yes] Hai fatto riprendere la partita.
       *[no] { $name } fa riprendere la partita.
    }
notice-stand-in = { $name } è assente; al suo posto gioca un bot.
notice-back =
    { $you ->
        [yes] Sei di ritorno.
       *[no] { $name } è di ritorno.
    }
notice-removed =
    { $you ->
        [yes] L’amministratore ti ha tolto dal tavolo.
       *[no] L’amministratore ha tolto { $name } dal tavolo.
    }
notice-bot-failed = { $name } non è in grado di rispondere; dove serve risponde un bot più semplice.
notice-bot-wanted =
    { $you ->
        [yes] Qualcuno vuole che al tuo posto giochi un bot.
       *[no] Qualcuno vuole che al posto di { $name } giochi un bot.
    }
notice-bot-plays =
    { $you ->
        [yes] Tutti gli altri vogliono che al tuo posto giochi un bot, finché uno di loro non cambia idea.
       *[no] Tutti gli altri vogliono che al posto di { $name } giochi un bot, finché uno di loro non cambia idea.
    }
notice-bot-stops =
    { $you ->
        [yes] Giochi di nuovo.
       *[no] { $name } gioca di nuovo.
    }
notice-time-up =
    { $you ->
        [yes] Il tuo tempo è scaduto; risponde un bot al posto tuo.
       *[no] Il tempo di { $name } è scaduto; risponde un bot.
    }
notice-more-time =
    { $you ->
        [yes] Hai più tempo.
       *[no] Più tempo per { $name }.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Un bot ha risposto al posto tuo. { $sentence }

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

error-address-full = Troppi posti a questo tavolo sono stati presi dal tuo indirizzo di rete.
error-authorization = Serve un token: invialo nell’intestazione Authorization, come Bearer TOKEN.
error-backup = Questo file di partite non si può leggere; nulla è cambiato ({ $detail }).
error-banned = Questo server non ti lascia entrare: il tuo indirizzo è bandito.
error-barred = L’amministratore di questo server ha chiuso il tavolo.
error-begun = La partita è già cominciata.
error-bot-plays = Al tuo posto gioca un bot, perché lo vogliono tutti gli altri.
error-bots =
    { $seats ->
        [one] Indica un livello di bot, o niente, per l’altro posto.
       *[other] Indica un livello di bot, o niente, per ognuno degli altri { $seats } posti.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Un turno può durare da 10 secondi a un’ora.
       *[days] Una risposta può richiedere da sei ore a trenta giorni.
    }
error-company = È possibile solo se giochi unicamente contro bot.
error-crowd = Qui non c’è posto per altri spettatori; riprova più tardi.
error-elsewhere = Questo tavolo sta passando a un altro server. Riprova fra un momento.
error-full = Tutti i posti sono occupati.
error-game-file = Questo non è un file di partita che si possa aprire ({ $detail }).
error-gone = Hai lasciato questo tavolo.
error-grace = Un bot può subentrare dopo un tempo compreso tra 5 secondi e un’ora.
error-illegal = Questa risposta ora non è possibile ({ $detail }).
error-lapsed = La tua assenza prima dell’inizio della partita è durata troppo, e il tuo posto è di nuovo libero. Se lo è ancora, siediti di nuovo.
error-level = Non c’è un bot «{ $level }»; ci sono: { $levels }.
error-link-damaged = Questo link è danneggiato: ne manca una parte, o è cambiata. Chiedilo di nuovo.
error-link-delay = L’attesa per un nuovo link a un posto va da un minuto a sette giorni.
error-link-position = La posizione in questo link non si può giocare ({ $detail }).
error-link-too-long = Una posizione così ricca non sta in un link.
error-link-version = Questo link viene da un’altra versione di Citadels, che questa non sa leggere.
error-malformed = Questa richiesta non è leggibile ({ $detail }).
error-name = Un nome deve avere almeno una lettera.
error-no-file = Questa partita è iniziata da una posizione condivisa. Solo una partita giocata dalla prima distribuzione ha un file.
error-no-chat = A questo tavolo non c’è chat.
error-no-room = Questo server non ha posto per un altro tavolo. Riprova più tardi o chiedi a chi lo gestisce.
error-no-table = Questo tavolo non esiste.
error-no-undo = Questa scelta non si può annullare.
error-not-asked = Ora non tocca a te rispondere.
error-not-begun = La partita non è ancora cominciata.
error-not-found = Non c’è niente a questo indirizzo.
error-not-here = Il server si può aprire alla rete solo dalla macchina su cui gira, e una volta sola.
error-not-over = La partita non è finita.
error-not-owner = Può farlo solo chi è a capotavola.
error-not-stalling = { $name } non sta facendo aspettare il tavolo. Un voto vale quando il suo tempo è scaduto, o quando non risponde da più tempo di quanto questo tavolo consenta.
error-one-device = Un tavolo attorno a un solo dispositivo non è pubblico e non ha orologio.
error-origin = Questa richiesta viene da una pagina estranea.
error-owner-grace = Il capotavola può cambiare dopo un tempo compreso tra un minuto e un giorno.
error-paused = Chi è a capotavola ha messo in pausa la partita.
error-present = { $name } è al tavolo: nessun altro può avere un link per quel posto.
error-push-service = Il server non conosce il servizio di notifiche di questo browser.
error-refused = Non è possibile ({ $detail }).
error-reported = C’è già una segnalazione aperta dal tuo posto. Chi gestisce questo server la vedrà.
error-rules = Questa partita è stata giocata con regole diverse da quelle di oggi e non si può rivedere.
error-seat = Questo posto non esiste, o non c’è nessuno a cui la richiesta si possa riferire.
error-server = Errore del server; nulla è cambiato.
# $detail says what is wrong (settings.ftl).
error-settings = Una partita così non è possibile: { $detail }.
error-spectator = Può farlo solo chi gioca.
error-stall-delay = Si può considerare che qualcuno faccia aspettare il tavolo dopo un tempo compreso tra un minuto e un’ora.
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
error-too-many-undos = Hai annullato troppe risposte in poco tempo; aspetta un momento.
error-too-much-chat = Scrivi più in fretta di quanto gli altri possano leggere; aspetta un momento.
error-unsure = Il database non ha risposto, perciò nessuno sa se è stato fatto. Guarda il tavolo prima di riprovare.
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
