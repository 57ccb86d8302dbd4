# The words of the page itself. What the game says comes from the other files; names and texts of cards too.
# Players are never given a gender: "capotavola" is the owner, "pubblico" are the spectators.

## Everywhere

web-title = Citadels
web-title-turn = (!) Tocca a te – Citadels
web-skip = Vai al tavolo
web-close = Chiudi
web-cancel = Annulla
web-home = Torna all’inizio
web-language = Lingua
web-tools = Regole, lingua e preferenze
web-rules = Regole
web-day = Giorno
web-night = Notte
web-offline = Il server non è raggiungibile.
web-guest = Ospite
web-about = Una realizzazione non ufficiale, fatta da appassionati, del gioco di carte di Bruno Faidutti.
web-interface = Per sviluppatori
web-licences = Licenze
web-privacy = Privacy e dati

## The start

web-your-name = Il tuo nome
web-slogan = Costruisci una città.
web-slogan-second = Nascondi il volto.
web-description = Il gioco di carte Citadels: costruisci una città, nascondi il volto. Contro i bot o con gli amici, gratis e senza pubblicità.
web-screenshot-wide = Un tavolo da quattro su schermo grande
web-screenshot-narrow = Un turno sul telefono
web-pitch = Quando la prima città è completa, vince la più bella. In ogni round scegli in segreto chi sei, e i personaggi agiscono in ordine di rango: l’Assassino uccide, il Ladro ruba, il Re prende la corona, l’Architetto costruisce. Indovina chi sono gli altri e non farti scoprire.
web-play-now = Gioca subito
web-play-now-text = contro 3 bot
web-intro-minutes = 10 minuti
web-friends = Con gli amici
web-friends-text = con un link, o su un dispositivo
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
web-phase-lobby = non iniziata
web-phase-playing = round { $round }
web-phase-over = finita
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
web-preset-random = A sorte
web-preset-random-text = Personaggi ed edifici speciali estratti a sorte.
web-own-cast = Scegli tu
web-own-cast-text = Un personaggio per ogni rango, e gli edifici speciali carta per carta.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Carte scelte una per una
web-characters = Personaggi
web-unique =
    { $needed ->
        [any] Edifici speciali: { $chosen } scelti
       *[other] Edifici speciali: { $chosen } scelti su { $needed }
    }
web-table-rules = Regole del tavolo
web-size = Edifici per una città completa
web-variant-crown-after-round = La corona passa solo a fine round
web-clock = Orologio
web-clock-untimed = nessuno
web-clock-quick = un minuto a turno
web-clock-calm = tre minuti a turno
web-clock-days = due giorni a risposta
web-pace = Ritmo dei bot
web-pace-slow = lento
web-pace-normal = normale
web-pace-fast = veloce
web-pace-instant = immediato
web-undo-allowed = Le risposte si possono annullare
web-chat-allowed = Si può chattare
web-public = Chiunque su questo server può partecipare
web-open-table = Apri il tavolo
web-ways = Come giocare
web-way-now = Subito
web-way-now-text = Contro i bot, senza aspettare.
web-way-pass = Su un solo dispositivo
web-way-pass-text = Un telefono o un tablet va di mano in mano.
web-way-pass-short = di mano in mano
web-way-friends = Con gli amici
web-way-friends-text = Ricevi un link: chi lo apre si siede.
web-way-own = A modo tuo
web-way-own-text = Edizione, carte, orologio: tutto come vuoi.
web-way-own-short = edizione, carte, giocatori
web-begin = Gioca
web-rivals = Avversari
web-filled = Quanti sono bot
web-strength = Quanto sono forti
web-link-comes =
    { $seats ->
        [one] Il tavolo ha un link per chi prenderà il posto libero.
       *[other] Il tavolo ha un link per chi prenderà i { $seats } posti liberi.
    }

## Coming to a table

web-no-way-in = Questo link non apre nessun posto. Chiedi un invito a chi è a capotavola.
web-invited = Hai un invito per una partita a Citadels
web-invited-by = { $name } ti invita a una partita a Citadels
web-sit-down = Siediti
web-opening = Apertura del tavolo…
web-reconnecting = Connessione persa; nuovo tentativo…
web-ended-protocol = La pagina non è aggiornata. Ricaricala.
web-ended-token = Questo posto non si può più aprire da qui.
web-ended-replaced = Questo link non apre più il posto: è passato ad altri, è rimasto vuoto troppo a lungo prima della distribuzione, o i suoi link sono stati revocati.
web-ended-elsewhere = Il tuo posto è aperto in troppe finestre o dispositivi, perciò qui è stato chiuso. Ricarica la pagina per giocare qui.
web-ended-full = Qui non c’è posto per altri spettatori. Riprova più tardi.
web-ended-barred = L’amministratore di questo server ha chiuso il tavolo.

## Before the deal

web-lobby = Il tavolo
web-lobby-of = Tavolo di { $name }
web-owner = capotavola
web-away = assente
web-ready = tutto pronto
web-not-ready = si prepara
web-kick = Allontana
web-kick-sure = { $name } perde questo posto e può tornare solo con un invito.
web-i-am-ready = Per me è tutto pronto
web-fill-seats = Riempi i posti liberi con bot
web-wait = No, aspetta
web-leave = Lascia
web-waiting-seats = Le carte si danno quando ogni posto è occupato e tutti sono pronti.
web-waiting-ready = Le carte si danno quando tutti sono pronti.
web-commitment = La promessa del mazziere sulla mescolata: { $code }

## Links

web-link-invite = Invita gli amici
web-link-invite-text = Chi ha questo link può sedersi a un posto libero.
web-link-invite-sure = L’invito è stato creato su un altro dispositivo. Crearne uno nuovo annulla il precedente.
web-link-watch = Link per il pubblico
web-link-watch-text = Chi ha questo link può guardare, ma non vede le carte nascoste.
web-link-watch-sure = Il link è stato creato su un altro dispositivo. Crearne uno nuovo annulla il precedente, e chi guarda con quello deve uscire.
web-link-device = Continua su un altro dispositivo
web-link-device-text = Questo link apre il tuo posto su un altro dispositivo. Funziona una volta sola, entro un’ora.
web-link-seat = Nuovo link
web-link-seat-text = Questo link apre il posto di chi ha perso il suo. Funziona una volta sola. Finché non è usato, vale quello vecchio.
web-link-seat-sure = { $name } è assente. Al tavolo sapranno tutti che chiedi un nuovo link per questo posto. Lo avrai dopo un po’, a meno che { $name } non torni o qualcuno non dica di no.
web-link-seat-unopposed = { $name } è assente, e nessun altro qui potrebbe dire di no a un nuovo link. Quindi per { $name } gioca un bot, e il link lo avrai solo dopo un giorno. Finché nessuno lo usa, { $name } può tornare.
# $time is until then, as a clock shows it.
web-link-asked = Nuovo link per il posto di { $name }: { $time }
web-link-asked-unopposed = Fino ad allora gioca un bot, e { $name } può tornare.
web-link-fetch = Prendi il link
web-link-refuse = Di’ di no
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
        [one] una persona guarda
       *[other] { $count } persone guardano
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
web-hint-mark = consigliato
web-hint-says = Consiglio: { $action }. { $reason }
web-wishes = I tuoi desideri, a matita
web-wishes-text = Un appunto per te. Nulla viene scelto al posto tuo: vedrai le carte e deciderai.
web-wishes-list = Desideri: { $cards }
web-wishes-then = Il primo che ti arriva sarà messo in evidenza. Decidi tu.
web-wishes-rub-out = Cancella
web-wish-number = desiderio { $number }
web-wish-mark = il tuo desiderio
web-wish-missed = Non arrivato fino a te: { $cards }
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
web-report-about = Di’ che cosa non va. Chi gestisce questo server potrà leggere la chat di questo tavolo finché la questione non è chiusa, e potrà allontanare o bandire dei giocatori. Nessuno al tavolo saprà chi lo ha segnalato.
web-report-reason = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Chi gestisce questo server ha ricevuto la tua segnalazione.
web-send = Invia
web-spectator = Pubblico
web-pause = Pausa
web-resume = Riprendi
web-mute = Silenzia
web-unmute = Riattiva
web-hand-over = Metti a capotavola
web-hand-over-sure = A capotavola ci sarà { $name }, e non più tu.
web-let-bot-play = Fai giocare un bot
web-let-bot-play-sure = { $name } fa aspettare il tavolo. Se lo vogliono anche tutti gli altri presenti, e siete almeno in due, un bot gioca per { $name }. Al tavolo lo sapranno tutti. Finisce quando uno di voi cambia idea, o quando qualcuno arriva o se ne va.
web-no-bot = Niente bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possibile tra { $time }, se { $name } non risponde
web-bot-not-asked = Possibile solo quando { $name } fa aspettare il tavolo
web-bot-too-few = Servono altre due persone al tavolo, da indirizzi diversi
web-revoke = Revoca i miei link
web-revoke-sure = Nessun link aprirà più il tuo posto, e gli altri tuoi dispositivi dovranno uscire. Resta solo questo.

## The track of characters. The marks are nouns, which agree with no character.

web-rank-out = fuori
web-rank-nobody = nessuno può esserlo
web-rank-called = di turno
web-rank-silent = silenzio
web-facedown =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
web-mark-killed = omicidio
web-mark-robbed = furto
web-mark-bewitched = incantesimo
web-mark-warrant = mandato
web-mark-threat = minaccia

## Types of districts

web-type-noble = edificio nobile
web-type-religious = edificio religioso
web-type-trade = edificio commerciale
web-type-military = edificio militare
web-type-unique = edificio speciale
web-district-line =
    { $copies ->
        [one] Un { $type }, costo { $cost }.
       *[other] Un { $type }, costo { $cost }, { $copies } copie nel gioco.
    }
web-character-line = Un personaggio di rango { $rank }.
web-no-text = Non ha un testo proprio.

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
short-no-income = nessun edificio
short-empty-deck = mazzo vuoto
short-empty-hand = nessuna carta
short-empty-city = niente da dare
short-complete = città completa
short-protected = sotto protezione
short-beautified = già abbellito
short-has-crown = ha la corona
short-richest = nessuno ne ha di più
short-richest-tied = a pari merito
short-not-richest = altri ne hanno di più
short-rank-one = fuori portata
short-killed = omicidio
short-bewitched = incantesimo
short-no-tax = niente tasse
short-not-beside = lontano dal rango 4
short-not-beside-king = lontano dal Re
short-own-city = la tua città

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
        [yes] Dopo il round { $round } nessuno è più stato davanti a te.
       *[no] Dopo il round { $round } nessuno è più stato davanti a { $name }.
    }
web-turned-by = Ciò che ha aiutato di più: { $text }
web-led-always =
    { $you ->
        [yes] Nessuno è stato davanti a te alla fine di un round.
       *[no] Nessuno è stato davanti a { $name } alla fine di un round.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] un punto in più
       *[other] { $points } punti in più
    }.
web-decided-all = Questo ha fatto la differenza.
web-decided-most = È gran parte del vantaggio.
web-final-table = Il tavolo finale
web-no-cards = nessuna carta in mano
web-rematch = Rivincita
web-secrets = I segreti svelati
web-download = Scarica la partita
web-check-shuffle = Controlla la mescolata
web-shuffle-same = La mescolata è quella che questo dispositivo ha visto promettere prima che si dessero le carte. Per controllare ogni carta, scarica la partita ed esegui: citadels replay FILE --verify
web-shuffle-unknown = Questo dispositivo non c’era prima che si dessero le carte, quindi non ha visto nessuna promessa. Scarica la partita ed esegui: citadels replay FILE --verify
web-shuffle-other = La mescolata non è quella promessa prima di dare le carte!

## The replay

web-replay = Rivedi la partita
web-replay-title = Replay della partita
web-back = Un passo indietro
web-forward = Un passo avanti
web-step = Passo
web-eyes = Con gli occhi di
web-eyes-public = Vista del pubblico
web-play = Avvia
web-speed = Velocità
web-step-of = Passo { $step } di { $steps }
web-all-hands = Tutte le mani
web-offered = I personaggi tra cui scegliere
web-to-result = Torna al risultato

## Help and preferences

web-help = Aiuto
web-help-goal = Costruisci { $size } edifici per chiudere la partita; vince chi ha più punti. In ogni round scegli in segreto un personaggio, e i personaggi agiscono in ordine di rango.
web-help-signs = Segni
web-sign-crown = la corona: sceglie per primo chi ce l’ha
web-sign-coin = oro
web-sign-card = carte in mano
web-sign-laurel = punti finora
web-sign-hammer = costruito
web-sign-flag = l’edificio che completa la città
web-sign-dagger = assassinio: il turno è perso
web-sign-purse = furto: si perde tutto l’oro
web-sign-flame = distrutto
web-sign-shield = non si può distruggere
web-help-points = Punti
web-points-cost = per ogni edificio, il suo costo
web-points-types = per edifici di tutti e cinque i tipi
web-points-first = per la prima città completa
web-points-complete = per ogni altra città completa
web-points-unique = ciò che rendono gli edifici speciali
web-help-round = Un round
web-help-draft = Ognuno sceglie in segreto un personaggio. Comincia chi ha la corona.
web-help-call = I ranghi vengono chiamati, dall’1 in su. Chi ha quel personaggio gioca il suo turno.
web-help-turn = Nel tuo turno prendi 2 monete, oppure pesca 2 carte e tienine una. Poi puoi costruire un edificio. Usa l’abilità del personaggio quando vuoi.
web-help-end = Quando qualcuno ha { $size } edifici, il round si gioca fino in fondo e si contano i punti.
web-keys = Tasti
web-key-digits = scegli una risposta con il suo numero
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
web-theme = Colori
web-theme-auto = come il sistema
web-theme-light = chiari
web-theme-dark = scuri
web-text-size = Dimensione testo
web-volume = Volume
web-motion = Mostra le animazioni
web-motion-pace = Ritmo delle animazioni
web-motion-calm = calmo
web-motion-normal = normale
web-motion-brisk = vivace
web-confirm = Chiedi conferma prima di terminare un turno in cui si può ancora costruire
web-one-press = Prendere oro e costruire con una sola pressione, se si può annullare
web-one-press-offer = Si può annullare: basterebbe una sola pressione. Trovi la scelta anche nelle preferenze.
web-one-press-take = D’ora in poi una sola pressione
web-take-all = Prendi tutto l’oro

## The introduction: what a newcomer is told, step by step

web-intro = Impara giocando
web-intro-title = La tua prima partita
web-intro-hint = Consiglio: { $action }
web-intro-skip = Gioca senza guida
web-intro-welcome = Vince la città di maggior valore. In ogni round sei qualcun altro, in segreto. Gli altri scelgono per primi; tra un attimo le carte arrivano a te.
web-intro-draft = Ogni round comincia così: in segreto scegli chi sei in questo round. I ranghi agiscono in ordine, dall’1 in su; accanto a ciascuno è scritto che cosa può fare.
web-intro-draft-again = Chi ha la corona sceglie per primo, gli altri tra quel che resta. Alcune carte stanno da parte scoperte, e una coperta: nessuno sa con certezza chi manca.
web-intro-gather = È stato chiamato il tuo personaggio, quindi tocca a te. Per prima cosa devi raccogliere: due monete, oppure una carta a tua scelta su due. Con l’oro puoi costruire.
web-intro-gather-again = Raccogli di nuovo. L’oro paga gli edifici, ma puoi costruire solo ciò che hai in mano: quando la mano è scarsa, pesca due carte e tienine una.
web-intro-ability = Il tuo personaggio sa fare qualcosa che nessun altro sa fare. Non dimenticarlo: nel corso della partita vale molto.
web-intro-ability-again = I colori rendono: alcuni personaggi portano oro per ogni edificio del loro colore. Quelli viola hanno poteri propri; premi una carta per leggerla.
web-intro-build = Ora costruisci. Ogni edificio vale in punti il suo costo, e la partita finisce quando la città di qualcuno è completa.
web-intro-build-again = Sette edifici completano una città, e quel round è l’ultimo. Finire per primi vale 4 punti, finire anche dopo 2, avere tutti e cinque i colori 3.
web-intro-end = Nulla ti obbliga a fare di più. Termina il turno e scopri chi sono gli altri.
web-intro-end-again = Alla fine contano il costo dei tuoi edifici e questi punti in più. Termina il turno.
web-intro-robbed = Un furto! Il Ladro ha nominato il tuo personaggio senza sapere che eri tu. Chi scegli, e chi può indovinarlo, è il cuore del gioco.
web-intro-wait = Ora agiscono gli altri. La cronaca racconta che cosa succede; premi una carta per leggere che cosa fa.
web-intro-own = Una strada tua: va benissimo. Per un suggerimento, chiedi un consiglio.
web-intro-over = Ora sai l’essenziale. Chiedi un consiglio quando vuoi; l’aiuto (?) spiega tutti i segni e i punti. Continua a giocare: la guida ti saluta qui.

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
web-key-command = chiedi del tavolo a parole
web-keys-on = Gioca con cifre e lettere
web-keys-change = { $what }: { $key }, cambia
web-keys-press = Premi il nuovo tasto; Esc lascia tutto com’è.
web-keys-changed = { $what }: { $key }
web-keys-taken = Il tasto { $key } è già occupato: { $what }. Premine un altro.
web-keys-unfit = Serve una lettera o un simbolo. Premi un altro tasto.
web-keys-reset = Tasti predefiniti
web-keys-reset-done = I tasti sono di nuovo quelli predefiniti.
web-table-of = Il tavolo: { $names }
web-your-city = La tua città
web-is-asked = deve rispondere
web-card-says = { $card }, { $type }, costo { $cost }
web-cards-on =
    { $count ->
        [one] una carta sotto
       *[other] { $count } carte sotto
    }
web-site = in costruzione
web-asked = Tocca a te: { $text }
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
web-command = Chiedi del tavolo
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
web-about-who = chi è chi, chi ha la corona, chi deve rispondere
web-about-last = che cosa è appena successo; con un numero, altrettante frasi
web-about-help = queste parole
web-answer-unknown = «{ $word }» non è una di queste parole:
web-answer-no-seat = Qui non hai un posto, quindi non hai una mano.
web-answer-hand =
    { $count ->
        [one] Una carta in mano: { $cards }.
       *[other] { $count } carte in mano: { $cards }.
    }
web-answer-nobody = La città di chi? { $names }.
web-answer-no-city = { $name }: ancora niente di costruito.
web-answer-city = { $name }, edifici { $size } su { $goal }: { $cards }.
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
web-call-icon = Segna l’icona della pagina
web-call-nudge = Ricordamelo con discrezione, qualche volta
web-call-notify = Mostra una notifica quando guardo altrove
web-call-notify-text = Il browser ti chiederà se questa pagina può farlo. Le notifiche arrivano quando tocca a te, e solo allora.
web-call-push = Chiamami anche a pagina chiusa
web-call-push-text = Le chiamate passano, cifrate, dal servizio del tuo browser. Dicono chi ti aspetta e a quale tavolo, e nulla delle carte.
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
web-engine-loading = Scaricamento del gioco, una volta sola: { $percent } % di { $size } MB
web-engine-then-begins = La tua partita inizierà appena tutto sarà arrivato.
web-engine-starting = Avvio del gioco …
web-weights-loading = Scaricamento di ciò che il bot ha imparato, una volta sola: { $percent } %
web-engine-failed = Il gioco non è partito su questo dispositivo. Le tue partite sono al sicuro.
web-engine-unsupported = Questo browser non può giocare senza un server: servono WebAssembly, i worker e un database, che nelle finestre private possono mancare.
web-keep-offline = Conserva tutto per giocare offline ({ $size } MB)
web-keep-offline-fetching = Scaricamento di tutto, una volta sola: { $percent } % di { $size } MB
web-keep-offline-done = È tutto su questo dispositivo: puoi giocare senza rete.
web-keep-offline-failed = Non è stato possibile scaricare tutto. Quello che è arrivato resta: riprova quando c’è rete.

## Positions and games as links and files

web-share-position = Condividi questa posizione
web-share-position-text = Questo link contiene tutto il tavolo com’è ora, carte nascoste comprese; niente va a un server. Chi lo apre continua da qui, al tuo posto e contro i bot.
web-shared-position = Una posizione condivisa
web-shared-seat = il tuo posto
web-play-on = Continua a giocare
web-shared-look = Guarda la fine
web-games-here = Partite su questo dispositivo
web-games-save = Salva tutte le partite
web-games-saved = Tutte le partite di questo dispositivo sono nel file. Apre anche i tuoi posti: tienilo per te.
web-games-open = Apri un file di partite
web-games-busy = Un momento …
web-games-unknown = Questo non è né un file di partita né un file di partite salvate.
web-games-damaged = Questo file di partite è danneggiato; nulla è cambiato: «{ $place }» manca o è sbagliato. Salva di nuovo le partite sul dispositivo da cui provengono.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Nessuna partita è nuova qui.
        [one] Una partita è nuova qui.
       *[other] { $count } partite sono nuove qui.
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
web-aim = { $title } …
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
web-built-here = costruito qui
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
web-answers = Tutte le risposte
web-answers-short = Risposte
web-you-have = Hai
web-answers-how = Scegli una risposta, poi sceglila di nuovo o confermala.
web-answers-key = { $key } apre e chiude questo elenco.
web-order = Ordine di scelta
web-not-in-round = Fuori da questo round
web-chosen = Scelta
web-select-rank = Scegli un personaggio nella fila in alto.
web-sound = Suono
web-key-answers = l’elenco di tutte le risposte
web-day-dawn = alba
web-day-morning = mattina
web-day-noon = mezzogiorno
web-day-afternoon = pomeriggio
web-day-evening = sera
web-day-dusk = crepuscolo

## What happened

web-since-your-turn = Dal tuo ultimo turno
web-this-round = In questo round
web-last-round = Nel round precedente
web-story-deal = La distribuzione
web-story-position = Una posizione condivisa
web-story-draft = La scelta dei personaggi
web-story-end = Fine della partita
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: nessuno risponde
web-story-victim = { $character }: nessuno risponde (la vittima, a quanto pare)
web-story-log = Frase per frase
web-story-replay = Rivedi gli ultimi momenti
web-story-newest = Vai al più recente
web-chat-new =
    { $count ->
        [one] un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

## The call

web-herald-calls = { $name } chiama
web-herald-you = Chiami tu
web-herald-silence = Nessuno risponde
web-herald-victim = Nessuno risponde: la vittima, a quanto pare
web-herald-named = Sei tu.
web-herald-skip = Salta
web-herald-space = spazio
web-herald-watch = Resta a guardare
web-herald-start = Inizia il turno
web-herald-on = Avanti
web-struck-killed = Ti hanno assassinato
web-struck-killed-text = Eri tu: questo turno è perso. Le tue monete, le tue carte e la tua città restano tue.
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
web-sound-strike = quando mi colpiscono
web-sound-ruin = la distruzione
web-sound-end = la fine della partita
web-sound-try = Ascolta: { $sound }
web-haptics = Vibra quando tocca a me o mi colpiscono

## One device for several people

web-pass-people = Chi gioca su questo dispositivo
web-person = Giocatore { $number }
web-pass-add = Aggiungi una persona
web-pass-remove = Senza { $name }
web-pass-comes = Nessuno vede le carte degli altri: il tavolo resta coperto finché chi è di turno non prende il dispositivo.
web-pass-to = Passa il dispositivo a { $name }
web-pass-again = Tocca ancora a te, { $name }
web-pass-take = Sono { $name }, e ci sono
web-pass-alone = Adesso solo { $name } dovrebbe guardare lo schermo.
web-pass-news = Che cosa hanno visto tutti
web-pass-since = Nel frattempo
web-pass-unknown = In questa partita più persone condividono un dispositivo, e questo non le conosce. Perché nessuno veda le carte degli altri, resta coperta. Salva di nuovo tutte le partite sul dispositivo su cui è stata giocata e apri qui quel file.
web-turn-of = Tocca a { $name }
