# The page about privacy.

privacy-title = Privacy e dati
privacy-lead = Qui non serve un account, e nessuno traccia quello che fai altrove: niente cookie, niente pubblicità, niente che venga da altri siti.
privacy-who = Chi gestisce questo server
privacy-contact = Per domande su questo server e su ciò che conserva: { $contact }
privacy-no-contact = Chi gestisce questo server non ha lasciato un recapito. Chiedi a chi ti ha dato il link.
privacy-stored = Che cosa viene conservato qui
privacy-stored-name = Il nome che inserisci, che può anche essere inventato.
privacy-stored-game = I tavoli che crei, e ogni mossa di una partita con le sue conseguenze.
privacy-stored-chat = Quello che scrivi in chat, con il tuo nome e l’ora.
privacy-stored-report = Se segnali un tavolo: ciò che ne scrivi, con il tuo posto e l’ora.
privacy-stored-link = Per ogni link a un posto, un valore che permette di riconoscerlo, ma non il link stesso.
privacy-stored-seat = Fino alla fine della partita, con il tuo posto: un codice calcolato dall’indirizzo di rete da cui l’hai preso, perché nessuno possa prendere tutti i posti di un tavolo.
privacy-stored-device = Se hai chiesto notifiche a pagina chiusa: l’indirizzo che il servizio del tuo browser ha dato a questo dispositivo, e le sue chiavi.
privacy-stored-address = Non il tuo indirizzo di rete in sé. Il server lo conosce finché dura la connessione e lo usa per contare le richieste, perché nessuno possa sommergerlo; lo conserva solo se è stato bandito per abusi. Per sette giorni il server conserva, con il tuo posto, un codice che ne deriva: così si può bandire chi commette abusi senza che nessuno ne legga l’indirizzo.
privacy-kept = Per quanto tempo
privacy-kept-lobby =
    { $days ->
        [one] Un tavolo la cui partita non è cominciata: un giorno dopo l’ultima visita di un giocatore.
       *[other] Un tavolo la cui partita non è cominciata: { $days } giorni dopo l’ultima visita di un giocatore.
    }
privacy-kept-playing =
    { $days ->
        [one] Una partita non finita: un giorno dopo l’ultima visita di un giocatore.
       *[other] Una partita non finita: { $days } giorni dopo l’ultima visita di un giocatore.
    }
privacy-kept-over =
    { $days ->
        [one] Una partita finita: un giorno dopo l’ultima visita di un giocatore.
       *[other] Una partita finita: { $days } giorni dopo l’ultima visita di un giocatore.
    }
privacy-kept-closed =
    { $days ->
        [one] Un tavolo chiuso da chi gestisce questo server: un giorno dopo la chiusura.
       *[other] Un tavolo chiuso da chi gestisce questo server: { $days } giorni dopo la chiusura.
    }
privacy-kept-playing-always = Una partita non finita: finché chi gestisce questo server non la cancella.
privacy-kept-over-always = Una partita finita: finché chi gestisce questo server non la cancella.
privacy-kept-closed-always = Un tavolo chiuso da chi gestisce questo server: finché chi lo ha chiuso non lo cancella.
privacy-kept-reported = Un tavolo con una segnalazione aperta: fino a 30 giorni in più.
privacy-kept-backups = Le copie di sicurezza possono conservare tutto questo più a lungo.
privacy-seen = Chi può vederlo
privacy-seen-table = Chi è al tuo tavolo, e chi ha il link per guardarlo, vede il tuo nome e quello che fai. Solo i giocatori leggono la chat dei giocatori.
privacy-seen-public = Chiunque può trovare un tavolo pubblico e vedere chi ci gioca.
privacy-seen-over = Quando una partita è finita, chi è al tavolo vede anche ciò che era nascosto.
privacy-seen-report = Chi gestisce questo server può leggere la chat di un tavolo solo se qualcuno di quel tavolo lo ha segnalato, e ogni lettura viene registrata.
privacy-seen-runner = Chi gestisce questo server ha la possibilità tecnica di vedere tutto ciò che è conservato, comprese le tue carte.
privacy-seen-calls = Le notifiche passano per il servizio del tuo browser, cifrate per il tuo dispositivo. Dicono chi aspetta e a quale tavolo, e nulla sulle carte.
privacy-device = Che cosa conserva il tuo dispositivo
privacy-device-kept = Il browser conserva per questa pagina i link ai tuoi posti, il tuo nome e le tue preferenze. Se nel browser cancelli i dati di questa pagina, spariscono.
privacy-deleted = Far cancellare i tuoi dati
privacy-deleted-how = Chi gestisce questo server può cancellare un tavolo intero, o ciò che appartiene al tuo posto. Il link al tuo posto dimostra che è tuo.
