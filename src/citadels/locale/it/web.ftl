# The words of the page itself. What the game says comes from the other files; names and texts of cards too.
# Players are never given a gender: the owner is "chi gestisce il tavolo".

## Everywhere

web-title = Citadels
web-title-turn = (!) Tocca a te – Citadels
web-skip = Vai al tavolo
web-close = Chiudi
web-cancel = Annulla
web-home = Pagina iniziale
web-language = Lingua
web-tools = Regole, lingua e preferenze
web-rules = Regole
web-day = Giorno
web-night = Notte
web-offline = Il server non è raggiungibile.
web-guest = Ospite
web-about = Versione non ufficiale, fatta da appassionati, del gioco di carte di Bruno Faidutti.
web-interface = Per sviluppatori
web-licences = Licenze
web-privacy = Privacy e dati

## The start

web-your-name = Il tuo nome
web-slogan = Costruisci la tua città.
web-slogan-second = Nascondi chi sei.
web-description = Il gioco di carte Citadels: costruisci la tua città, nascondi chi sei. Contro i bot o con gli amici, gratis e senza pubblicità.
web-screenshot-wide = Un tavolo da quattro su schermo grande
web-screenshot-narrow = Un turno sul telefono
web-pitch = In ogni round vesti in segreto i panni di un personaggio: Assassino, Ladro, Re, Architetto. I personaggi agiscono in ordine di rango, ognuno con un potere tutto suo. Indovina chi sono i tuoi rivali, non farti scoprire e chiudi la partita con la città di maggior valore.
web-play-now = Gioca subito
web-play-now-text = contro 3 bot
web-intro-minutes = 10 minuti
web-friends = Con gli amici
web-friends-text = con un link o sullo stesso schermo
web-new-table = Prepara un tavolo
web-my-tables = I miei tavoli
web-open-tables = Tavoli con posti liberi
web-open-seats =
    { $seats ->
        [one] un posto libero
       *[other] { $seats } posti liberi
    }
web-join = Entra
web-your-turn = Tocca a te
web-phase-lobby = Non iniziata
web-phase-playing = Round { $round }
web-phase-over = Finita
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] Hai vinto
       *[no] { $name } ha vinto
    }

## Setting up

web-edition = Edizione
web-players = Giocatori
web-others = Gli altri posti
web-seat = Posto { $seat }
web-seat-open = libero, su invito
web-seat-free = libero
web-bots = Bot
web-cards = Carte
web-preset-random = A caso
web-preset-random-text = Personaggi ed edifici speciali estratti a caso.
web-own-cast = Scegli tu
web-own-cast-text = Un personaggio per ogni rango, e gli edifici speciali carta per carta.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } · { $edition }
web-own-list = Carte scelte una per una
web-characters = Personaggi
web-unique =
    { $needed ->
        [any] Edifici speciali scelti: { $chosen }
       *[other] Edifici speciali scelti: { $chosen } su { $needed }
    }
web-table-rules = Regole del tavolo
web-size = Edifici per una città completa
web-variant-crown-after-round = La corona passa solo a fine round
web-clock = Limite di tempo
web-clock-untimed = nessuno
web-clock-quick = un minuto a turno
web-clock-calm = tre minuti a turno
web-clock-days = due giorni a mossa
web-pace = Ritmo dei bot
web-pace-slow = lento
web-pace-normal = normale
web-pace-fast = veloce
web-pace-instant = immediato
web-undo-allowed = Consenti di annullare le mosse
web-chat-allowed = Consenti la chat
web-public = Aperto a tutti su questo server
web-open-table = Apri il tavolo
web-ways = Modi di giocare
web-way-now = Subito
web-way-now-text = Contro i bot, senza aspettare.
web-way-pass = Su un solo dispositivo
web-way-pass-text = Un telefono o un tablet passa di mano in mano.
web-way-pass-short = di mano in mano
web-way-friends = Con gli amici
web-way-friends-text = Manda un link: chi lo apre può sedersi al tavolo.
web-way-own = Partita su misura
web-way-own-text = Scegli l’edizione, le carte e il limite di tempo.
web-way-own-short = edizione, carte, giocatori
web-begin = Gioca
web-rivals = Avversari
web-filled = Di cui bot
web-strength = Difficoltà
web-link-comes =
    { $seats ->
        [one] Riceverai un link da mandare a chi prenderà il posto libero.
       *[other] Riceverai un link da mandare a chi prenderà i { $seats } posti liberi.
    }

## Coming to a table

web-no-way-in = Questo link non apre nessun posto. Chiedi un invito a chi gestisce il tavolo.
web-invited = Hai un invito per una partita a Citadels
web-invited-by = { $name } ti invita a una partita a Citadels
web-sit-down = Prendi posto
web-opening = Apertura del tavolo…
web-reconnecting = Connessione persa; nuovo tentativo…
web-ended-protocol = La pagina non è aggiornata. Ricaricala.
web-ended-token = Questo posto non si può più aprire da qui.
web-ended-replaced = Questo link non apre più il posto: ti hanno rimosso, il posto è passato ad altri, è rimasto vuoto troppo a lungo prima dell’inizio, o i suoi link sono stati revocati.
web-ended-elsewhere = Il tuo posto è aperto in troppe finestre o su troppi dispositivi, perciò qui è stato chiuso. Ricarica la pagina per giocare qui.
web-ended-full = Non c’è posto per altri spettatori. Riprova più tardi.
web-ended-barred = Chi gestisce questo server ha chiuso il tavolo.

## Before the deal

web-lobby = Il tavolo
web-lobby-of = Tavolo di { $name }
web-owner = gestisce il tavolo
web-away = assente
web-ready = ha dato l’ok
web-not-ready = si sta preparando
web-kick = Rimuovi
web-kick-sure = { $name } perde questo posto e può tornare solo con un invito.
web-i-am-ready = Ci sono
web-fill-seats = Riempi i posti liberi con i bot
web-wait = No, un attimo
web-leave = Esci
web-waiting-seats = La partita comincia quando ogni posto è occupato e tutti sono pronti.
web-waiting-ready = La partita comincia quando tutti sono pronti.
web-commitment = Impronta della mescolata, fissata prima di dare le carte: { $code }

## Links

web-link-invite = Invita gli amici
web-link-invite-text = Chi ha questo link può sedersi a un posto libero.
web-link-invite-sure = L’invito è stato creato su un altro dispositivo. Crearne uno nuovo annulla il precedente.
web-link-watch = Link per gli spettatori
web-link-watch-text = Chi ha questo link può guardare, ma non vede le carte nascoste.
web-link-watch-sure = Il link è stato creato su un altro dispositivo. Crearne uno nuovo annulla il precedente e scollega chi lo sta usando per guardare.
web-link-device = Continua su un altro dispositivo
web-link-device-text = Questo link apre il tuo posto su un altro dispositivo. Funziona una volta sola, entro un’ora.
web-link-seat = Nuovo link
web-link-seat-text = Questo link è per chi ha perso il proprio. Funziona una volta sola. Finché non viene usato, vale quello vecchio.
web-link-seat-sure = { $name } è assente. Tutti al tavolo sapranno che chiedi un nuovo link per questo posto. Lo avrai dopo un po’, a meno che { $name } non torni o qualcuno non si opponga.
web-link-seat-unopposed = { $name } è assente, e nessun altro qui potrebbe opporsi a un nuovo link. Perciò un bot gioca al posto di { $name }, e avrai il link solo dopo un giorno. Finché nessuno lo usa, { $name } può tornare.
# $time is until then, as a clock shows it.
web-link-asked = Nuovo link per il posto di { $name } tra { $time }
web-link-asked-unopposed = Fino ad allora gioca un bot, e { $name } può tornare.
web-link-fetch = Prendi il link
web-link-refuse = Rifiuta
web-link-make = Crea un nuovo link
web-only-here = Per ora il tavolo si raggiunge solo da questo computer.
web-open-house = Apri il tavolo alla mia rete
web-address = Indirizzo
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-qr = L’indirizzo come codice QR

## The table

web-table = Tavolo
web-round = Round { $round }
web-deck =
    { $cards ->
        [0] il mazzo è vuoto
        [one] una carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
web-paused = in pausa
web-final-round = ultimo round
web-waiting-for = In attesa di { $name }
web-spectators =
    { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
web-hours =
    { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }
web-you-mark = tu
web-stand-in = gioca un bot
web-crown = ha la corona
web-gold =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
web-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
web-city = edifici
web-city-progress =
    { $size ->
        [one] { $size } edificio su { $goal }
       *[other] { $size } edifici su { $goal }
    }
web-points =
    { $count ->
        [one] { $count } punto finora
       *[other] { $count } punti finora
    }
web-city-size =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
web-your-hand = La tua mano
web-hand-empty = La tua mano è vuota.
web-question = Che cosa puoi fare
web-not-now = Che cosa ora non puoi fare, e perché
web-undo = Annulla
web-hint = Consiglio
web-hint-mark = consiglio
web-hint-says = Consiglio: { $action }. { $reason }
web-wishes = I tuoi preferiti, a matita
web-wishes-text = È solo un appunto: nulla viene scelto al posto tuo. Vedrai le carte e deciderai.
web-wishes-list = Preferiti: { $cards }
web-wishes-then = Il primo che ti arriva verrà messo in evidenza. La scelta resta tua.
web-wishes-rub-out = Cancella
web-wish-number = { $number }º preferito
web-wish-mark = tra i tuoi preferiti
web-wish-missed = Preferiti non arrivati fino a te: { $cards }
web-draft-now = { $name } sta scegliendo.
web-draft-next = Poi tocca a te.
web-packet-looks =
    { $count ->
        [one] guarda una carta
       *[other] guarda { $count } carte
    }
web-packet-comes =
    { $count ->
        [one] arriverà una carta
       *[other] arriveranno { $count } carte
    }
web-skip-bots = Non aspettare i bot
web-log = Cronaca
web-chat = Chat
web-say = Scrivi qualcosa
web-chat-empty = Nessuno ha ancora detto niente. Saluta!
web-chat-off = A questo tavolo non c’è chat.
web-report = Segnala questo tavolo
web-report-about = Scrivi che cosa non va. Chi gestisce questo server potrà leggere la chat di questo tavolo finché la questione non è chiusa, e potrà rimuovere o bandire dei giocatori. Nessuno al tavolo saprà chi lo ha segnalato.
web-report-reason = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Chi gestisce questo server ha ricevuto la tua segnalazione.
web-send = Invia
web-spectator = Spettatore
web-pause = Pausa
web-resume = Riprendi
web-mute = Silenzia
web-unmute = Riattiva
web-hand-over = Affida il tavolo
web-hand-over-sure = Sarà { $name } a gestire il tavolo al posto tuo.
web-let-bot-play = Fai giocare un bot
web-let-bot-play-sure = { $name } fa aspettare il tavolo. Se tutti gli altri presenti sono d’accordo, e siete almeno in due, un bot gioca al posto di { $name }. Tutti al tavolo lo sapranno. Il bot smette quando uno di voi cambia idea, o quando qualcuno arriva o se ne va.
web-no-bot = Niente più bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possibile tra { $time }, se { $name } non gioca
web-bot-not-asked = Possibile solo quando { $name } fa aspettare il tavolo
web-bot-too-few = Servono altre due persone al tavolo, da indirizzi diversi
web-revoke = Revoca i miei link
web-revoke-sure = I link al tuo posto non funzioneranno più e gli altri tuoi dispositivi verranno scollegati. Resterà collegato solo questo.

## The track of characters. The marks agree with no character's gender.

web-rank-out = fuori
web-rank-nobody = non ce l’ha nessuno
web-rank-called = gioca ora
web-rank-silent = silenzio
web-facedown =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
web-mark-killed = vittima
web-mark-robbed = da derubare
web-mark-bewitched = incantesimo
web-mark-warrant = mandato
web-mark-threat = minaccia

## Types of districts

web-district-line =
    { $copies ->
        [one] Un { $type }, costo { $cost }.
       *[other] Un { $type }, costo { $cost }, { $copies } copie nel gioco.
    }
web-character-line = Un personaggio di rango { $rank }.
web-no-text = Questa carta non ha testo.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = prima raccogli
short-gathered = hai già raccolto
short-limit =
    { $need ->
        [0] non si costruisce
       *[other] solo { $need } a turno
    }
short-duplicate = niente doppioni
short-gold =
    { $missing ->
        [one] manca { $missing } moneta
       *[other] mancano { $missing } monete
    }
short-cost = costa più di { $need }
short-cannot-build = non può costruire
short-cannot-be-built = resta in mano
short-city-too-large = città troppo grande
short-must = non ancora
short-used = già fatto
short-no-income = nessuno di quel tipo
short-empty-deck = mazzo vuoto
short-empty-hand = nessuna carta
short-empty-city = niente da dare
short-complete = città completa
short-protected = sotto protezione
short-beautified = già abbellito
short-has-crown = ha la corona
short-richest = nessuno è più ricco
short-richest-tied = più ricchi in parità
short-not-richest = c’è chi è più ricco
short-rank-one = fuori portata
short-killed = vittima dell’Assassino
short-bewitched = sotto incantesimo
short-no-tax = niente tasse
short-not-beside = lontano dal rango 4
short-not-beside-king = lontano dal Re
short-own-city = non nella tua città

## The end

web-result = Risultato
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] Vinci di un punto
               *[other] Vinci di { $number } punti
            }
       *[no]
            { $points ->
                [one] { $name } vince di un punto
               *[other] { $name } vince di { $number } punti
            }
    }
web-win-tie =
    { $you ->
        [yes] Vinci per un soffio
       *[no] { $name } vince per un soffio
    }
web-win-shared = Vittoria condivisa
web-number-2 = due
web-number-3 = tre
web-number-4 = quattro
web-number-5 = cinque
web-number-6 = sei
web-number-7 = sette
web-number-8 = otto
web-number-9 = nove
web-number-10 = dieci
web-number-11 = undici
web-number-12 = dodici
web-place = { $place }º posto
# Beside the same place of two players.
web-tied = a pari merito
web-points-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-turned =
    { $you ->
        [yes] Dopo il round { $round } nessuno ti ha più superato.
       *[no] Dopo il round { $round } nessuno ha più superato { $name }.
    }
web-turned-by = A fare la differenza: { $text }
web-led-always =
    { $you ->
        [yes] A fine round nessuno ha mai avuto più punti di te.
       *[no] A fine round nessuno ha mai avuto più punti di { $name }.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] un punto in più
       *[other] { $points } punti in più
    }.
web-decided-all = Questo ha fatto la differenza.
web-decided-most = Gran parte del vantaggio viene da qui.
web-decided-half = È metà del vantaggio.
web-final-table = Guarda il tavolo
web-no-cards = nessuna carta in mano
web-rematch = Rivincita
web-secrets = I segreti svelati
web-download = Scarica la partita
web-check-shuffle = Controlla la mescolata
web-shuffle-same = La mescolata corrisponde all’impronta che questo dispositivo ha visto prima che si dessero le carte. Per controllare ogni carta, scarica la partita ed esegui: citadels replay FILE --verify
web-shuffle-unknown = Questo dispositivo non c’era prima che si dessero le carte, quindi non ne ha visto l’impronta. Scarica la partita ed esegui: citadels replay FILE --verify
web-shuffle-other = La mescolata non corrisponde all’impronta fissata prima di dare le carte!

## The replay

web-replay = Rivedi la partita
web-replay-title = Replay della partita
web-back = Un passo indietro
web-forward = Un passo avanti
web-step = Passo
web-eyes = Punto di vista
web-eyes-public = Da spettatore
web-play = Avvia
web-speed = Velocità
web-step-of = Passo { $step } di { $steps }
web-all-hands = Tutte le mani
web-offered = I personaggi tra cui scegliere
web-to-result = Torna al risultato

## Help and preferences

web-help = Aiuto
web-help-goal = La partita finisce con il round in cui qualcuno costruisce il suo { $size }º edificio. Vince chi ha più punti. In ogni round scegli in segreto un personaggio, e i personaggi agiscono in ordine di rango.
web-help-signs = Simboli
web-sign-crown = la corona: sceglie per primo chi ce l’ha
web-sign-coin = oro
web-sign-card = carte in mano
web-sign-laurel = punti finora
web-sign-hammer = costruito
web-sign-flag = l’edificio che completa la città
web-sign-dagger = vittima dell’Assassino: perde il turno
web-sign-purse = vittima del Ladro: perde tutto l’oro
web-sign-flame = distrutto
web-sign-shield = protetto
web-help-points = Punti
web-points-cost = per ogni edificio, il suo costo
web-points-types = per edifici di tutti e cinque i tipi
web-points-first = per la prima città completa
web-points-complete = per ogni altra città completa
web-points-unique = per certi edifici speciali, come dice la carta
web-help-round = Un round
web-keys = Tasti
web-key-digits = scegli con il numero
web-key-gold = raccogli oro
web-key-cards = raccogli carte
web-key-end = termina il turno
web-key-undo = annulla
web-key-help = questo aiuto
web-key-skip = non aspettare i bot
web-key-hint = un consiglio, e perché
web-unique-districts = Edifici speciali
web-preferences = Preferenze
web-all-preferences = Tutte le preferenze
web-theme = Tema
web-theme-auto = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-text-size = Dimensione testo
web-volume = Volume
web-motion = Mostra le animazioni
web-motion-pace = Ritmo delle animazioni
web-motion-calm = calmo
web-motion-normal = normale
web-motion-brisk = vivace
web-confirm = Chiedi conferma prima di terminare un turno in cui si può ancora costruire
web-one-press = Raccogli oro e costruisci con un solo tocco, quando si può annullare
web-one-press-offer = Si può annullare, quindi basterebbe un solo tocco. Trovi questa scelta anche nelle preferenze.
web-one-press-take = D’ora in poi un solo tocco
web-take-all = Prendi tutto l’oro

## The tutorial: what the guide says, and why

web-intro = Impara giocando
web-intro-resume = Riprendi la lezione
web-intro-resume-text = da dove l’hai lasciata
web-lesson-guide = Ida, la tua guida
web-lesson-round = Ida, round { $round } di { $rounds }
web-lesson-because = Perché
web-lesson-known = Buono a sapersi
web-lesson-reading = Ida spiega
web-lesson-around = (cerchiato: { $things })
web-lesson-city = città: { $name }
web-lesson-show = Fammi vedere
web-lesson-go-on = Avanti
web-lesson-cards = Alle carte
web-lesson-back = Torna alla guida: { $title }
web-lesson-leave = Continua senza guida
web-lesson-welcome-title = Ecco la tua città!
web-lesson-welcome = Sono Ida. Giochiamo insieme quattro round, poi la partita è tua. Vince la città di maggior valore.
web-lesson-welcome-why-1 = In ogni round sei qualcun altro, in segreto. Sta tutto qui.
web-lesson-welcome-why-2 = Fa punti solo la tua città. Oro e carte servono per arrivarci.
web-lesson-welcome-why-3 = Quando una città ha { $size } edifici, quel round è l’ultimo.
web-lesson-wait-title = Osserva gli altri
web-lesson-wait = I personaggi vengono chiamati in ordine di rango. La cronaca racconta che cosa fanno. Seleziona una carta per leggerla.
web-lesson-own-title = Hai un piano tuo. Bene!
web-lesson-own = Fai ciò che ti sembra meglio. Se hai un dubbio, chiedi un consiglio.
web-lesson-over-title = Ora sai l’essenziale
web-lesson-over = Costruisci a ogni turno, tieni poco oro, sii il personaggio che nessuno si aspetta, e conta. Il resto della partita è tuo. Chiedi un consiglio quando vuoi. Buona fortuna!
web-lesson-passed-title = Ricorda ciò che hai visto
web-lesson-passed = Hai scelto in segreto, ma hai visto più della tua carta. Più avanti questo ti dirà chi può essere chi.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } sceglie tra ciò che hai passato: { $passed }.
       *[other] Gli altri scelgono tra ciò che hai passato: { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Coperto: { $before }. In questo round non ce l’ha nessuno.
       *[other] Presi prima di te, o coperti: { $before }.
    }
web-lesson-passed-why-3 = Fuori, scoperti: { $out }. Nessuno li ha.
web-lesson-last-title = Ricorda ciò che hai visto
web-lesson-last = Hai scelto dopo tutti: la carta che lasci resta coperta. Solo tu sai qual è.
web-lesson-last-why-1 = Coperto: { $passed }. In questo round non ce l’ha nessuno.
web-lesson-last-why-2 = Presi prima di te, o coperti: { $before }.
web-lesson-last-why-3 = Fuori, scoperti: { $out }. Nessuno li ha.
web-lesson-robbed-title = Un furto!
web-lesson-robbed = { $name } era il Ladro, ha nominato il tuo personaggio e preso tutto il tuo oro: { $gold }. Succederà ancora, ma può costare meno.
web-lesson-robbed-why-1 = { $name } non aveva visto la tua carta. Il Ladro nomina un personaggio, non un giocatore.
web-lesson-robbed-why-2 =
    { $gold ->
        [one] Avevi ancora { $gold } moneta. Spendila, o sii il personaggio che nessuno si aspetta.
       *[other] Avevi ancora { $gold } monete. Spendile, o sii il personaggio che nessuno si aspetta.
    }
web-lesson-robbed-why-3 = La tua città parla: i colori mostrano quali personaggi ti pagherebbero.
web-lesson-killed-title = Un omicidio!
web-lesson-killed = { $name } era l’Assassino e ha nominato il tuo personaggio: { $card }. Questo turno è perso. Oro, carte e città restano tuoi.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } ti ha passato queste carte: { $packet }.
       *[no] Si mira al personaggio più utile. Il secondo è spesso più sicuro.
    }
web-lesson-killed-why-2 = Delle carte passate, solo una non è in gioco. { $name } ha nominato la tua.
web-lesson-killed-why-3 = Perdi solo questo turno. Nel prossimo round sarai qualcun altro.
web-lesson-took-title = Hai derubato { $name }
web-lesson-took =
    Il personaggio che hai nominato è stato chiamato, e tutto il suo oro è tuo: { $gold }. { $counted ->
        [yes] Non hai tirato a indovinare: hai contato.
       *[no] Per riuscirci bisogna contare, o avere fortuna.
    }
web-lesson-took-why-1 = { $name } comincia questo turno senza niente.
web-lesson-took-why-2 =
    { $kept ->
        [one] Ora hai { $kept } moneta. Spendila prima che un Ladro ti trovi.
       *[other] Ora hai { $kept } monete. Spendile prima che un Ladro ti trovi.
    }
web-lesson-why =
    { $won ->
        [yes] Perché hai vinto
       *[no] Perché ha vinto { $name }
    }
web-lesson-why-short = Perché?
web-lesson-score =
    Tu hai { $mine } { $mine ->
        [one] punto
       *[other] punti
    }, { $name } { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Lezione { $round }: costruire
        [robbed] Lezione { $round }: farsi derubare
        [killed] Lezione { $round }: farsi uccidere
       *[took] Lezione { $round }: derubare per deduzione
    }
web-lesson-end-build =
    { $count ->
        [one] Hai costruito un edificio
       *[other] Hai costruito { $count } edifici
    }
web-lesson-end-build-text =
    { $more ->
        [yes] I tuoi edifici valgono { $mine } { $mine ->
            [one] punto
           *[other] punti
        }, quelli di { $name } solo { $theirs }.
       *[no] I tuoi edifici valgono { $mine } { $mine ->
            [one] punto
           *[other] punti
        }, quelli di { $name } { $theirs }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] Nessuno ti ha derubato
        [one] I ladri hanno preso { $gold } moneta
       *[other] I ladri hanno preso { $gold } monete
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] Nessun Ladro ha trovato il tuo oro.
       *[other]
        { $later ->
            [0] Dopo il round 2 nessun Ladro ha più trovato il tuo oro.
           *[other] Dopo il round 2 è successo ancora. Spendi di più, tieni di meno.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] Non hai perso nessun turno
        [one] Hai perso un turno
       *[other] Hai perso { $times } turni
    }
web-lesson-end-killed-text =
    { $times ->
        [0] Nessun Assassino ti ha trovato.
       *[other]
        { $later ->
            [0] Dopo il round 3 nessun Assassino ti ha più trovato.
           *[other] Dopo il round 3 è successo ancora. Sii meno prevedibile.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] Non hai derubato nessuno
        [one] Hai preso { $gold } moneta
       *[other] Hai preso { $gold } monete
    }
web-lesson-end-took-text =
    { $gold ->
        [0] Un Ladro che sa contare sa anche chi nominare.
       *[other] La prima volta da { $name }. Contando le carte si sa chi può essere chi.
    }
web-lesson-points =
    { $points ->
        [one] Il tuo unico punto
       *[other] I tuoi { $points } punti
    }
web-lesson-next = E adesso?
web-picture-choose = Scegliere
web-picture-choose-text = Ognuno sceglie in segreto un personaggio. Comincia chi ha la corona.
web-picture-call = Chiamare
web-picture-call-text = I ranghi vengono chiamati, dall’1 in su. Chi ha quel personaggio gioca il suo turno.
web-picture-gather = Raccogliere
web-picture-gather-text = Nel tuo turno prendi 2 monete, oppure pesca 2 carte e tienine una.
web-picture-or = o
web-picture-ability = Usare l’abilità
web-picture-ability-text = Ogni personaggio ha un’abilità tutta sua. Usala in qualsiasi momento del tuo turno.
web-picture-build = Costruire
web-picture-build-text = Paga un edificio che hai in mano. Vale in punti quanto costa.
web-picture-end = Finire
web-picture-end-text = Quando una città ha { $size } edifici, il round si gioca fino in fondo e si contano i punti.
web-lesson-pick-1 = Ogni round comincia così: scegli in segreto chi sarai. Hai la corona, quindi cominci tu. Seleziona la carta, poi conferma.
web-lesson-pick-1-why-1 = Il Mercante riceve 1 moneta in più a ogni turno.
web-lesson-pick-1-why-2 = Il verde è il commercio: ogni edificio verde della tua città paga il Mercante.
web-lesson-pick-1-why-3 = Fuori, scoperti: { $out }. Nessuno li ha.
web-lesson-gather-1 = Il Mercante è stato chiamato: tocca a te! Per prima cosa raccogli: prendi 2 monete, oppure pesca 2 carte e tienine una.
web-lesson-gather-1-why-1 = L’oro paga gli edifici, e solo gli edifici fanno punti.
web-lesson-gather-1-why-2 = Hai { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano. Per ora basta.
web-lesson-extra-1 = Ora usa l’abilità del tuo personaggio.
web-lesson-extra-1-why-1 = Non costa nulla, e spetta solo al Mercante.
web-lesson-extra-1-why-2 = Puoi usare l’abilità in qualsiasi momento del turno.
web-lesson-build-1 = Seleziona la carta, poi conferma. Meglio piccolo oggi che grandioso domani.
web-lesson-build-1-why-1 = Costa { $price } e vale { $price }. { $left ->
        [one] Ti resta 1 moneta.
       *[other] Ti restano { $left } monete.
    }
web-lesson-build-1-why-2 = È verde: il Mercante ci guadagna subito 1 moneta.
web-lesson-build-1-why-3 = L’oro in borsa non fa punti, e un Ladro può prenderlo.
web-lesson-income-1 = I colori rendono. Prendi la rendita del tuo edificio verde.
web-lesson-income-1-why-1 = Il Mercante riceve 1 moneta per ogni edificio verde.
web-lesson-income-1-why-2 = La tua Taverna si è già ripagata.
web-lesson-end-1 = Per questo turno è tutto. Terminalo e scopri chi sono gli altri.
web-lesson-end-1-why-1 = Si costruisce un edificio per turno, e l’hai fatto.
web-lesson-end-1-why-2 =
    { $gold ->
        [one] Ti resta 1 moneta.
       *[other] Ti restano { $gold } monete.
    } Tienilo a mente.
web-lesson-pick-2 = Un nuovo round. Nessuno era il Re: la corona è ancora tua e scegli di nuovo prima degli altri.
web-lesson-pick-2-why-1 = Il Mercante ti dà 2 monete: 1 in più e 1 per la Taverna.
web-lesson-pick-2-why-2 = Fuori, scoperti: { $out }. Nessuno li ha.
web-lesson-pick-2-why-3 = Passi il Ladro agli altri. Qualcuno potrebbe prenderlo.
web-lesson-gather-2 = Il tuo turno continua. Raccogli di nuovo. Riparti da zero, quindi prendi l’oro.
web-lesson-gather-2-why-1 = Senza oro, in questo turno niente edificio.
web-lesson-gather-2-why-2 = Hai { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano. Pescherai più avanti.
web-lesson-extra-2 = Prendi la moneta in più del Mercante, come prima.
web-lesson-extra-2-why-1 = Il Ladro ha preso ciò che avevi, non ciò che guadagni dopo.
web-lesson-income-2 = Prendi anche la rendita del tuo edificio verde.
web-lesson-income-2-why-1 = Un edificio fa punti una volta, ma può rendere a ogni round.
web-lesson-income-2-why-2 = La Taverna rende ogni volta che sei il Mercante.
web-lesson-build-2 = Costruisci ancora, e stavolta spendi quasi tutto.
web-lesson-build-2-why-1 = Costa { $price } e vale { $price }. Oro che resta: { $left }.
web-lesson-build-2-why-2 = Ciò che hai costruito nessun Ladro può prenderlo.
web-lesson-build-2-why-3 = Rosso accanto al verde: la tua città rivela meno di te.
web-lesson-end-2 = Per ora è tutto. Il round finisce quando tutti i ranghi sono stati chiamati.
web-lesson-end-2-why-1 = Si costruisce un solo edificio per turno.
web-lesson-end-2-why-2 =
    { $gold ->
        [one] Ti resta { $gold } moneta: poco da rubare.
       *[other] Ti restano { $gold } monete: poco da rubare.
    }
web-lesson-pick-3 = { $second } era il Re e ora ha la corona. Scegli dopo altri due, tra ciò che hanno lasciato.
web-lesson-pick-3-why-1 = Hai già avuto due volte il Mercante. Sii il personaggio che nessuno si aspetta.
web-lesson-pick-3-why-2 = Il Condottiero non può distruggere gli edifici del Vescovo.
web-lesson-pick-3-why-3 = L’Assassino non è fuori. Forse qualcuno l’ha preso prima di te.
web-lesson-pick-4 = Anche ora scegli dopo altri due. Stavolta derubi tu, e a colpo sicuro.
web-lesson-pick-4-why-1 = Il Ladro nomina un personaggio e prende tutto l’oro di chi lo ha.
web-lesson-pick-4-why-2 = { $first } riceve da te due carte: l’Assassino e il Mercante.
web-lesson-pick-4-why-3 = Se l’Assassino non risponde, sai chi è { $first }.
web-lesson-rob-4 = Sei il Ladro, e un personaggio lo conosci con certezza. Premi il pulsante qui sotto, poi scegli il Mercante.
web-lesson-rob-4-why-1 = { $first } ha scelto tra l’Assassino e il Mercante.
web-lesson-rob-4-why-2 = L’Assassino non ha risposto, quindi { $first } è il Mercante.
web-lesson-rob-4-why-3 =
    { $purse ->
        [one] { $first } ha 1 moneta. Sarà tua
       *[other] { $first } ha { $purse } monete. Saranno tue
    } quando verrà chiamato il Mercante.
web-lesson-gather-4 = Stavolta pesca 2 carte e tienine una.
web-lesson-gather-4-why-1 = L’oro sta arrivando: { $purse ->
        [one] 1 moneta
       *[other] { $purse } monete
    } da { $first }.
web-lesson-gather-4-why-2 = Hai solo { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    }, e si costruisce solo ciò che si ha in mano.
web-lesson-keep-4 = Scegli una delle due carte. L’altra va in fondo al mazzo.
web-lesson-keep-4-why-1 = Costa 4: proprio quanto stai per prendere.
web-lesson-keep-4-why-2 = È verde. Con la Taverna, il Mercante ci guadagnerebbe 2 monete.
web-lesson-build-4 = Costruisci ciò che puoi pagare ora.
web-lesson-build-4-why-1 = Costa { $price } e vale { $price }. Un turno senza edificio è perso.
web-lesson-build-4-why-2 = Il blu è il tuo terzo colore. Tutti e cinque valgono 3 punti.
web-lesson-end-4 = Termina il turno e guarda che cosa succede quando si chiama il Mercante.
web-lesson-end-4-why-1 = Il Ladro incassa dopo: quando comincia il turno della vittima.
web-lesson-end-4-why-2 = { $first } non può farci niente.

## Looking back

web-past = Così era il tavolo in quel momento.
web-now = Torna al presente
web-look-then = Guarda il tavolo com’era allora

## By keyboard and by ear

web-key-question = vai alla domanda
web-key-hand = vai alla tua mano
web-key-city = vai alla tua città
web-key-players = vai ai giocatori
web-key-log = vai alla cronaca
web-key-chat = vai alla chat
web-key-command = fai una domanda al tavolo
web-keys-on = Gioca con i tasti dei numeri e delle lettere
web-keys-change = { $what }: { $key }, cambia
web-keys-press = Premi il nuovo tasto, o Esc per annullare.
web-keys-changed = { $what }: { $key }
web-keys-taken = Il tasto { $key } serve già per «{ $what }». Premine un altro.
web-keys-unfit = Serve una lettera o un simbolo. Premi un altro tasto.
web-keys-reset = Tasti predefiniti
web-keys-reset-done = I tasti sono di nuovo quelli predefiniti.
web-table-of = Il tavolo: { $names }
web-your-city = La tua città
web-is-asked = sta decidendo
web-card-says = { $card }, { $type }, costo { $cost }
web-cards-on =
    { $count ->
        [one] una carta sotto
       *[other] { $count } carte sotto
    }
web-site = in costruzione
web-asked = Tocca a te. { $text }
web-says = { $name } dice: { $text }
web-live-more =
    { $count ->
        [one] Un altro evento precedente è nella cronaca.
       *[other] Altri { $count } eventi precedenti sono nella cronaca.
    }
web-time-left =
    { $seconds ->
        [one] Resta un secondo.
       *[other] Restano { $seconds } secondi.
    }
web-more-time = Più tempo
web-command = Chiedi al tavolo
web-ask-text = Una di queste parole: { $words }
web-ask = Chiedi
web-command-hand = mano
web-command-city = città
web-command-gold = oro
web-command-score = punti
web-command-who = chi
web-command-last = ultimi
web-command-help = aiuto
web-about-hand = le carte nella tua mano
web-about-city = la tua città; con un numero o un nome, quella di quel giocatore
web-about-gold = l’oro di ciascuno
web-about-score = i punti di ciascuno finora
web-about-who = chi è chi, chi ha la corona, a chi tocca
web-about-last = che cosa è appena successo; con un numero, altrettanti eventi
web-about-help = queste parole
web-answer-unknown = «{ $word }» non è una di queste parole:
web-answer-no-seat = Qui non hai un posto, quindi non hai una mano.
web-answer-hand =
    { $count ->
        [one] Una carta in mano: { $cards }.
       *[other] { $count } carte in mano: { $cards }.
    }
web-answer-nobody = La città di chi? { $names }.
web-answer-no-city = { $name }: ancora nessun edificio.
web-answer-city =
    { $size ->
        [one] { $name }, { $size } edificio su { $goal }: { $cards }.
       *[other] { $name }, { $size } edifici su { $goal }: { $cards }.
    }
web-answer-gold =
    { $gold ->
        [one] { $name }: una moneta.
       *[other] { $name }: { $gold } monete.
    }
web-answer-score =
    { $points ->
        [one] { $name }: un punto.
       *[other] { $name }: { $points } punti.
    }
web-answer-you-are = Tu: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = La corona: { $name }.
web-answer-nothing = Non è ancora successo niente.
web-answer-help = { $word }: { $text }.

## Being called when one is asked

web-calls = Quando tocca a me
web-call-title = Cambia il titolo della pagina
web-call-icon = Metti un segno sull’icona della pagina
web-call-nudge = Avvisami con discrezione, qualche volta
web-call-notify = Mostra una notifica quando guardo altrove
web-call-notify-text = Il browser ti chiederà se questa pagina può farlo. Le notifiche arrivano quando tocca a te, e solo allora.
web-call-push = Avvisami anche a pagina chiusa
web-call-push-text = Le notifiche passano, cifrate, dal servizio del tuo browser. Dicono chi ti aspetta e a quale tavolo, e nulla sulle carte.
web-call-denied = Il browser non permette a questa pagina di mostrare notifiche; puoi cambiarlo nelle sue impostazioni.
web-call-not-here = Non è possibile con questo browser o a questo indirizzo: serve https.
web-call-failed = Il servizio del browser non è raggiungibile; riprova più tardi.

## Coming back

web-missed = Durante la tua assenza
web-missed-seen = Continua

## Without a connection

web-lost = Nessuna connessione
web-lost-text = Al momento il server non è raggiungibile. Nulla è perduto: i tuoi tavoli ti aspettano lì, e questa pagina continua a provare.
web-lost-retry = Riprova ora
web-play-here = Gioca su questo dispositivo
web-engine-loading = Scaricamento del gioco (solo questa volta): { $percent }% di { $size } MB
web-engine-then-begins = La tua partita inizierà appena tutto sarà arrivato.
web-engine-starting = Avvio del gioco…
web-weights-loading = Scaricamento di ciò che il bot ha imparato (solo questa volta): { $percent }%
web-engine-failed = Il gioco non è partito su questo dispositivo. Le tue partite sono al sicuro.
web-engine-unsupported = Con questo browser non si può giocare senza un server: servono WebAssembly, i worker e un database, che nelle finestre private possono mancare.
web-keep-offline = Scarica tutto per giocare offline ({ $size } MB)
web-keep-offline-fetching = Scaricamento di tutto (solo questa volta): { $percent }% di { $size } MB
web-keep-offline-done = È tutto su questo dispositivo: puoi giocare senza rete.
web-keep-offline-failed = Non è stato possibile scaricare tutto. Quello che è arrivato resta: riprova quando c’è rete.

## Positions and games as links and files

web-share-position = Condividi questa posizione
web-share-position-text = Questo link contiene tutto il tavolo com’è ora, carte nascoste comprese; al server non viene inviato niente. Chi lo apre continua da qui, al tuo posto e contro i bot.
web-shared-position = Una posizione condivisa
web-shared-seat = il tuo posto
web-play-on = Continua a giocare
web-shared-look = Guarda il risultato
web-games-here = Partite su questo dispositivo
web-games-save = Salva tutte le partite
web-games-saved = Tutte le partite di questo dispositivo sono nel file. Chi ha il file può anche prendere i tuoi posti: tienilo per te.
web-games-open = Apri un file di partite
web-games-busy = Un momento…
web-games-unknown = Questo non è né un file di partita né un file di partite salvate.
web-games-damaged = Questo file di partite è danneggiato: «{ $place }» manca o è sbagliato. Nulla è cambiato. Salva di nuovo le partite sul dispositivo da cui provengono.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Nessuna partita nuova.
        [one] 1 partita aggiunta.
       *[other] { $count } partite aggiunte.
    }
web-games-known =
    { $count ->
        [one] Una c’era già.
       *[other] { $count } c’erano già.
    }

## Texts put together

# Sentences one after another; where a language has no spaces there is none between them.
web-sentences = { $first } { $rest }
# Facts about the same thing that make no sentence.
web-facts = { $first } · { $rest }
# What ends a sentence; a headline has none.
web-full-stop = .
# What a screen reader adds to the words of a button.
web-label-more = , { $text }
# A button that asks for more.
web-aim = { $title }…
# A player with the number of the seat, a character with its rank.
web-numbered = { $number } { $name }
web-name-of-bot = { $name } ({ $bot })
# A mark on a character whose face the reader knows; $face is its sign.
web-marked = { $mark } { $face }

## On the table

web-you = Tu
web-you-later = Tu, più tardi
web-free = gratis
web-choosing = sta scegliendo
web-you-choose = tocca a te scegliere
web-has-chosen = ha scelto
web-not-called-yet = aspetta la chiamata
web-face-hidden = nascosto
web-face-played = ha giocato
web-rank-waiting = in attesa
web-rank-shown = rivelato
web-built-here = va qui
web-ends-game = fine partita
web-finishes = completa la città
web-gathered = raccolto
web-gold-pile = Oro
web-deck-pile = Mazzo: { $cards }
web-leaves =
    { $left ->
        [0] Non ti resterà più oro.
        [one] Ti resterà { $left } moneta.
       *[other] Ti resteranno { $left } monete.
    }
web-not-this = Indietro
web-your-card = La tua carta: { $cards }
web-game-over = La partita è finita
web-answers = Tutte le scelte
web-answers-short = Scelte
web-you-have = Hai
web-answers-how = Seleziona una voce, poi selezionala di nuovo o confermala.
web-answers-key = { $key } apre e chiude questo elenco.
web-order = Ordine di scelta
web-not-in-round = Fuori da questo round
web-chosen = Scelta
web-select-rank = Scegli un personaggio nella fila in alto.
web-sound = Suono
web-key-answers = l’elenco di tutte le scelte
web-day-dawn = alba
web-day-morning = mattina
web-day-noon = mezzogiorno
web-day-afternoon = pomeriggio
web-day-evening = sera
web-day-dusk = crepuscolo

## What happened

web-since-your-turn = Dal tuo ultimo turno
web-this-round = Questo round
web-last-round = Round precedente
web-story-deal = Distribuzione delle carte
web-story-position = Una posizione condivisa
web-story-draft = La scelta dei personaggi
web-story-end = Fine della partita
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: nessuno risponde
web-story-victim = { $character }: nessuno risponde (un omicidio?)
web-story-log = Cronaca completa
web-story-replay = Rivedi gli ultimi momenti
web-story-newest = Vai all’ultimo evento
web-chat-new =
    { $count ->
        [one] un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

## The call

web-herald-calls = { $name } chiama
web-herald-you = Chiami tu
web-herald-silence = Nessuno risponde
web-herald-victim = Nessuno risponde. Un omicidio, forse?
web-herald-named = Sei tu.
web-herald-skip = Salta
web-herald-space = spazio
web-herald-watch = Resta a guardare
web-herald-start = Inizia il turno
web-herald-on = Continua
web-struck-killed = Ti hanno assassinato
web-struck-killed-text = Eri tu. Perdi il turno, ma conservi le monete, le carte e la città.
web-struck-bewitched = Ti hanno stregato
web-struck-bewitched-text = Sei tu: raccogli, e poi { $name } gioca il resto del tuo turno.
web-struck-threatened = Ti stanno ricattando
web-struck-threatened-text = Sei tu: raccogli, poi paga metà delle tue monete o rischia di perderle tutte.
web-struck-robbed-text = Sei tu. Il tuo turno continua.

## Sounds

web-sounds = Suoni
web-sound-turn = quando tocca a me
web-sound-call = la tromba dell’araldo
web-sound-coins = le monete
web-sound-cards = le carte
web-sound-build = la costruzione
web-sound-crown = la corona
web-sound-strike = quando mi attaccano
web-sound-ruin = la distruzione
web-sound-end = la fine della partita
web-sound-try = Ascolta: { $sound }
web-haptics = Vibra quando tocca a me o mi attaccano

## One device for several people

web-pass-people = Chi gioca su questo dispositivo
web-person = Giocatore { $number }
web-pass-add = Aggiungi un giocatore
web-pass-remove = Rimuovi { $name }
web-pass-comes = Nessuno vede le carte degli altri: il tavolo resta coperto finché il prossimo giocatore non prende il dispositivo.
web-pass-to = Passa il dispositivo: ora gioca { $name }
web-pass-again = Tocca ancora a te, { $name }
web-pass-take = Sono { $name }: eccomi
web-pass-alone = Adesso solo { $name } dovrebbe guardare lo schermo.
web-pass-news = Che cosa hanno visto tutti
web-pass-since = Nel frattempo
web-pass-unknown = In questa partita più persone condividono un dispositivo, ma questo dispositivo non le conosce. La partita resta coperta, perché nessuno veda le carte degli altri. Salva di nuovo tutte le partite sul dispositivo su cui è stata giocata e apri qui quel file.
web-turn-of = È il turno di { $name }
