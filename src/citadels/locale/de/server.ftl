# The web table.

## What everybody at a table is told. $name is the player it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = Die Tischleitung hat um einen neuen Link zum Platz von { $name } gebeten, weil { $name } nicht da ist. Er ist in { $span } bereit, es sei denn, { $name } kommt zurück oder jemand lehnt ab.
notice-link-asked-unopposed = Die Tischleitung hat um einen neuen Link zum Platz von { $name } gebeten, weil { $name } nicht da ist. Niemand sonst hier könnte ablehnen, darum springt vorerst ein Bot ein. Frühestens in { $span } kann jemand anderes den Platz übernehmen. Bis dahin kann { $name } zurückkommen.
notice-new-link = Es gibt einen neuen Link zum Platz von { $name }; der alte gilt nicht mehr, sobald der neue benutzt wird.
notice-no-link =
    { $you ->
        [yes] Zu deinem Platz gibt es keinen neuen Link.
       *[no] Zum Platz von { $name } gibt es keinen neuen Link.
    }
notice-claimed = Der neue Link zum Platz von { $name } wurde benutzt; der alte gilt nicht mehr.
notice-owner =
    { $you ->
        [yes] Du leitest jetzt den Tisch.
       *[no] { $name } leitet jetzt den Tisch.
    }
notice-owner-away =
    { $you ->
        [yes] Die Tischleitung ist nicht da; bis sie zurückkommt, leitest du den Tisch.
       *[no] Die Tischleitung ist nicht da; bis sie zurückkommt, leitet { $name } den Tisch.
    }
notice-owner-back =
    { $you ->
        [yes] Du leitest wieder den Tisch.
       *[no] { $name } ist zurück und leitet wieder den Tisch.
    }
notice-paused =
    { $you ->
        [yes] Du hast das Spiel angehalten.
       *[no] { $name } hat das Spiel angehalten.
    }
notice-resumed =
    { $you ->
        [yes] Du hast das Spiel fortgesetzt.
       *[no] { $name } hat das Spiel fortgesetzt.
    }
notice-stand-in = { $name } ist nicht da; ein Bot springt ein.
notice-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
notice-removed =
    { $you ->
        [yes] Der Betreiber hat dich vom Tisch entfernt.
       *[no] Der Betreiber hat { $name } vom Tisch entfernt.
    }
notice-bot-failed = { $name } konnte nicht spielen; wenn nötig, springt ein einfacherer Bot ein.
notice-bot-wanted =
    { $you ->
        [yes] Jemand möchte, dass ein Bot für dich spielt.
       *[no] Jemand möchte, dass ein Bot für { $name } spielt.
    }
notice-bot-plays =
    { $you ->
        [yes] Auf Wunsch der anderen spielt ein Bot für dich, bis jemand von ihnen es sich anders überlegt.
       *[no] Auf Wunsch der anderen spielt ein Bot für { $name }, bis jemand von ihnen es sich anders überlegt.
    }
notice-bot-stops =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } spielt wieder selbst.
    }
notice-time-up =
    { $you ->
        [yes] Deine Zeit ist um; ein Bot spielt für dich.
       *[no] Die Zeit von { $name } ist um; ein Bot springt ein.
    }
notice-more-time =
    { $you ->
        [yes] Du hast mehr Zeit.
       *[no] { $name } hat mehr Zeit.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Ein Bot spielt für dich. { $sentence }

# A time ahead: $time is a number of $unit. Always in the dative, after "in".
span =
    { $unit ->
        [hours]
            { $time ->
                [one] einer Stunde
               *[other] { $time } Stunden
            }
       *[minutes]
            { $time ->
                [one] einer Minute
               *[other] { $time } Minuten
            }
    }

## Why a request is refused

# The id is error- and the code. $detail is a technical remark in English, for those who write clients.

error-address-full = Von deiner Netzwerkadresse aus wurden zu viele Plätze an diesem Tisch eingenommen.
error-authorization = Dafür ist ein Token nötig: Sende es im Authorization-Header, als Bearer TOKEN.
error-backup = Diese Datei mit Spielen ist nicht lesbar ({ $detail }). Nichts hat sich geändert.
error-banned = Deine Adresse ist auf diesem Server gesperrt.
error-barred = Der Betreiber dieses Servers hat den Tisch geschlossen.
error-begun = Das Spiel hat schon begonnen.
error-bot-plays = Ein Bot spielt für dich, weil alle anderen es so wollen.
error-bots =
    { $seats ->
        [one] Wähle für den anderen Platz einen Bot oder lass den Platz frei.
       *[other] Wähle für jeden der { $seats } anderen Plätze einen Bot oder lass den Platz frei.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Die Zeit für einen Zug muss zwischen 10 Sekunden und einer Stunde liegen.
       *[days] Die Zeit für eine Aktion muss zwischen sechs Stunden und dreißig Tagen liegen.
    }
error-company = Das geht nur, wenn du allein gegen Bots spielst.
error-crowd = Für weitere Zuschauer ist kein Platz. Versuche es später noch einmal.
error-elsewhere = Dieser Tisch zieht gerade auf einen anderen Server um. Versuche es gleich noch einmal.
error-full = Alle Plätze sind besetzt.
error-game-file = Das ist keine Spieldatei, die sich öffnen lässt ({ $detail }).
error-gone = Du hast diesen Tisch verlassen.
error-grace = Ein Bot kann frühestens nach 5 Sekunden und spätestens nach einer Stunde einspringen.
error-illegal = Diese Aktion ist jetzt nicht möglich ({ $detail }).
error-lapsed = Du warst vor Spielbeginn zu lange weg, darum ist dein Platz wieder frei. Wenn er es noch ist, nimm ihn wieder ein.
error-level = Unbekannter Bot „{ $level }“; zur Wahl stehen { $levels }.
error-link-damaged = Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert. Lass ihn dir noch einmal geben.
error-link-delay = Die Wartezeit auf einen neuen Link zu einem Platz muss zwischen einer Minute und sieben Tagen liegen.
error-link-position = Die Stellung in diesem Link ist nicht spielbar ({ $detail }).
error-link-too-long = Diese Stellung ist zu umfangreich für einen Link.
error-link-version = Dieser Link stammt von einer anderen Version von Citadels, die diese hier nicht lesen kann.
error-malformed = Diese Anfrage ist nicht lesbar ({ $detail }).
error-name = Ein Name muss mindestens einen Buchstaben haben.
error-no-file = Dieses Spiel begann mit einer geteilten Stellung. Eine Spieldatei gibt es nur von Spielen, die mit dem Austeilen begannen.
error-no-chat = An diesem Tisch gibt es keinen Chat.
error-no-room = Dieser Server hat keinen Platz für einen weiteren Tisch. Versuche es später noch einmal oder frage den Betreiber.
error-no-table = Diesen Tisch gibt es nicht.
error-no-undo = Das lässt sich nicht rückgängig machen.
error-not-asked = Du bist nicht an der Reihe.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-here = Nur der Computer, auf dem der Server läuft, kann ihn für andere öffnen, und nur einmal.
error-not-over = Das Spiel ist nicht zu Ende.
error-not-owner = Das darf nur die Tischleitung.
error-not-stalling = { $name } hält den Tisch nicht auf. Eine Stimme zählt erst, wenn die Bedenkzeit von { $name } abgelaufen ist oder { $name } länger nicht gespielt hat, als dieser Tisch erlaubt.
error-one-device = Ein Tisch auf einem Gerät kann weder öffentlich sein noch eine Bedenkzeit haben.
error-origin = Diese Anfrage kommt von einer anderen Website.
error-owner-grace = Die Tischleitung kann frühestens nach einer Minute und spätestens nach einem Tag wechseln.
error-paused = Die Tischleitung hat das Spiel angehalten.
error-present = { $name } ist am Tisch, darum kann niemand sonst einen Link zu diesem Platz bekommen.
error-push-service = Der Server kennt den Benachrichtigungsdienst dieses Browsers nicht.
error-refused = Das ist nicht möglich ({ $detail }).
error-reported = Von deinem Platz gibt es schon eine offene Meldung. Der Betreiber dieses Servers wird sie sehen.
error-rules = Dieses Spiel wurde nach einer älteren Version der Regeln gespielt und lässt sich nicht nachspielen.
error-seat = Diesen Platz gibt es nicht, oder dort sitzt niemand, für den das gelten könnte.
error-server = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert.
# $detail says what is wrong (settings.ftl).
error-settings = Dieses Spiel lässt sich nicht einrichten: { $detail }.
error-spectator = Das dürfen nur Spieler.
error-stall-delay = Frühestens nach einer Minute und spätestens nach einer Stunde kann gelten, dass jemand den Tisch aufhält.
error-step =
    { $steps ->
        [one] Ein Schritt ist 0 oder 1.
       *[other] Ein Schritt ist eine Zahl von 0 bis { $steps }.
    }
error-storage = Der Server konnte das nicht speichern; nichts hat sich geändert. Versuche es noch einmal.
error-taken = { $name } sitzt schon dort.
error-text = Die Nachricht ist leer.
error-time = Jetzt kann keine Zeit hinzugefügt werden.
error-token = Dieser Link gilt nicht oder nicht mehr. Lass dir einen neuen geben.
error-too-few = Dafür sind mindestens zwei andere Personen am Tisch nötig. Plätze mit derselben Netzwerkadresse zählen als einer.
error-too-many = Zu viele Anfragen. Warte eine Minute.
error-too-many-undos = Du hast in kurzer Zeit zu viel rückgängig gemacht. Warte einen Moment.
error-too-much-chat = Du schreibst schneller, als andere lesen können. Warte einen Moment.
error-unsure = Die Datenbank hat nicht geantwortet; es ist also nicht sicher, ob das ausgeführt wurde. Sieh dir den Tisch an, bevor du es noch einmal versuchst.
error-weights = Was dieser Bot gelernt hat, ließ sich nicht herunterladen; nichts ist verloren. Versuche es noch einmal oder wähle einen anderen Bot.

## Calling a player who is away. $names are the others at the table, $count is how many there are.

call-title = Du bist dran – Citadels
call-text =
    { $count ->
        [one] Runde { $round }: { $names } wartet auf dich.
       *[other] Runde { $round }: { $names } warten auf dich.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [one] Eine neue Runde hat begonnen: Runde { $round }.
       *[other] { $count } neue Runden haben begonnen; jetzt läuft Runde { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Deine Stadt hat jetzt { $cards-indef }.
       *[no] { $name } hat { $cards-indef } gebaut.
    }
