# The words of the page itself. What the game says, and the names and texts of cards, come from the other files.

## Everywhere

web-title = Citadels
web-title-turn = (!) Du bist dran – Citadels
web-skip = Zum Tisch springen
web-close = Schließen
web-cancel = Abbrechen
web-home = Startseite
web-language = Sprache
web-tools = Regeln, Sprache und Einstellungen
web-rules = Regeln
web-day = Tag
web-night = Nacht
web-offline = Der Server ist nicht erreichbar.
web-guest = Gast
web-about = Inoffizielles Fanprojekt zum Kartenspiel von Bruno Faidutti.
web-interface = Für Entwickler
web-licences = Lizenzen
web-privacy = Datenschutz

## The start

web-your-name = Dein Name
web-slogan = Baue deine Stadt.
web-slogan-second = Hüte dein Geheimnis.
web-description = Das Kartenspiel Citadels: Baue deine Stadt, hüte dein Geheimnis. Spiele gegen Bots oder mit Freunden, kostenlos und ohne Werbung.
web-screenshot-wide = Ein Tisch zu viert auf einem großen Bildschirm
web-screenshot-narrow = Ein Zug auf dem Handy
web-pitch = In jeder Runde schlüpfst du heimlich in eine neue Rolle: Assassine, Dieb, König, Baumeister. Die Charaktere handeln in der Reihenfolge ihrer Ränge, jeder mit einer eigenen Fähigkeit. Errate, wer deine Gegner sind, bleib schwer zu durchschauen und baue die wertvollste Stadt.
web-play-now = Jetzt spielen
web-play-now-text = gegen 3 Bots
web-intro-minutes = 10 Minuten
web-friends = Mit Freunden
web-friends-text = per Link oder an einem Gerät
web-new-table = Einen Tisch eröffnen
web-my-tables = Meine Tische
web-open-tables = Tische mit freien Plätzen
web-open-seats =
    { $seats ->
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
web-join = Mitspielen
web-your-turn = Du bist dran
web-phase-lobby = Nicht begonnen
web-phase-playing = Runde { $round }
web-phase-over = Beendet
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] Du hast gewonnen
       *[no] { $name } hat gewonnen
    }

## Setting up

web-edition = Ausgabe
web-players = Spieler
web-others = Die anderen Plätze
web-seat = Platz { $seat }
web-seat-open = frei für Freunde
web-seat-free = frei
web-bots = Bots
web-cards = Karten
web-preset-random = Zufall
web-preset-random-text = Charaktere und einzigartige Gebäude werden ausgelost.
web-own-cast = Eigene Auswahl
web-own-cast-text = Wähle für jeden Rang einen Charakter und die einzigartigen Gebäude einzeln.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Selbst gewählte Karten
web-characters = Charaktere
web-unique =
    { $needed ->
        [any] Einzigartige Gebäude: { $chosen } gewählt
       *[other] Einzigartige Gebäude: { $chosen } von { $needed } gewählt
    }
web-table-rules = Tischregeln
web-size = Gebäude in einer vollendeten Stadt
web-variant-crown-after-round = Die Krone wird erst nach der Runde weitergegeben
web-clock = Bedenkzeit
web-clock-untimed = ohne Zeitlimit
web-clock-quick = eine Minute pro Zug
web-clock-calm = drei Minuten pro Zug
web-clock-days = zwei Tage pro Aktion
web-pace = Tempo der Bots
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-instant = sofort
web-undo-allowed = Rückgängigmachen erlauben
web-chat-allowed = Chat erlauben
web-public = Offen für alle auf diesem Server
web-open-table = Tisch eröffnen
web-ways = Spielmodus
web-way-now = Sofort
web-way-now-text = Gleich gegen Bots losspielen.
web-way-pass = Reihum
web-way-pass-text = Ein Handy oder Tablet für alle.
web-way-pass-short = ein Gerät
web-way-friends = Mit Freunden
web-way-friends-text = Schicke einen Link. Wer ihn öffnet, kann Platz nehmen.
web-way-own = Eigenes Spiel
web-way-own-text = Wähle Ausgabe, Karten und Bedenkzeit.
web-way-own-short = Ausgabe, Karten, Spieler
web-begin = Spielen
web-rivals = Bots
web-filled = Davon Bots
web-strength = Schwierigkeit
web-link-comes =
    { $seats ->
        [one] Du bekommst einen Link, den du deinem Mitspieler schickst.
       *[other] Du bekommst einen Link, den du deinen { $seats } Mitspielern schickst.
    }

## Coming to a table

web-no-way-in = Dieser Link öffnet keinen Platz. Bitte die Tischleitung um eine Einladung.
web-invited = Du bist zu einer Partie Citadels eingeladen
web-invited-by = { $name } lädt dich zu einer Partie Citadels ein
web-sit-down = Platz nehmen
web-opening = Der Tisch wird geöffnet …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-ended-protocol = Diese Seite ist veraltet. Lade sie neu.
web-ended-token = Dieser Platz lässt sich von hier aus nicht mehr öffnen.
web-ended-replaced = Dieser Link öffnet den Platz nicht mehr. Mögliche Gründe: Du wurdest entfernt, jemand anderes hat den Platz übernommen, du warst vor Spielbeginn zu lange weg, oder die Links zum Platz wurden widerrufen.
web-ended-elsewhere = Dein Platz ist in zu vielen Fenstern oder auf zu vielen Geräten offen, darum wurde er hier geschlossen. Lade die Seite neu, um hier zu spielen.
web-ended-full = Für weitere Zuschauer ist kein Platz. Versuche es später noch einmal.
web-ended-barred = Der Betreiber dieses Servers hat den Tisch geschlossen.

## Before the deal

web-lobby = Der Tisch
web-lobby-of = Tisch von { $name }
web-owner = Leitung
web-away = nicht da
web-ready = bereit
web-not-ready = nicht bereit
web-kick = Entfernen
web-kick-sure = { $name } verliert diesen Platz und kann nur auf Einladung zurückkommen.
web-i-am-ready = Ich bin bereit
web-fill-seats = Freie Plätze mit Bots füllen
web-wait = Moment, noch nicht
web-leave = Verlassen
web-waiting-seats = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
web-waiting-ready = Das Spiel beginnt, wenn alle bereit sind.
web-commitment = Fingerabdruck der Mischung, vor dem Austeilen festgelegt: { $code }

## Links

web-link-invite = Freunde einladen
web-link-invite-text = Wer diesen Link hat, kann einen freien Platz nehmen.
web-link-invite-sure = Die aktuelle Einladung stammt von einem anderen Gerät. Eine neue macht sie ungültig.
web-link-watch = Link zum Zuschauen
web-link-watch-text = Wer diesen Link hat, kann zuschauen, sieht aber keine verdeckten Karten.
web-link-watch-sure = Der aktuelle Link stammt von einem anderen Gerät. Ein neuer macht ihn ungültig und trennt die Verbindung aller, die damit zuschauen.
web-link-device = Auf anderem Gerät weiterspielen
web-link-device-text = Dieser Link öffnet deinen Platz auf einem anderen Gerät. Er lässt sich nur einmal benutzen und nur eine Stunde lang.
web-link-seat = Neuer Link
web-link-seat-text = Dieser Link ist für jemanden, der den eigenen verloren hat. Er lässt sich nur einmal benutzen. Bis dahin gilt der alte Link weiter.
web-link-seat-sure = { $name } ist nicht da. Alle am Tisch erfahren, dass du um einen neuen Link zu diesem Platz bittest. Du bekommst ihn nach einer Weile, es sei denn, { $name } kommt zurück oder jemand lehnt ab.
web-link-seat-unopposed = { $name } ist nicht da, und niemand sonst hier könnte einen neuen Link ablehnen. Darum spielt ein Bot für { $name }, und du bekommst den Link erst nach einem Tag. Bis ihn jemand benutzt, kann { $name } zurückkommen.
# $time is until then, as a clock shows it.
web-link-asked = Neuer Link zum Platz von { $name }: { $time }
web-link-asked-unopposed = Bis dahin springt ein Bot ein, und { $name } kann zurückkommen.
web-link-fetch = Link holen
web-link-refuse = Ablehnen
web-link-make = Neuen Link erzeugen
web-only-here = Bisher ist der Tisch nur von diesem Computer aus erreichbar.
web-open-house = Für mein Netzwerk freigeben
web-address = Adresse
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = Die Adresse als QR-Code

## The table

web-table = Tisch
web-round = Runde { $round }
web-deck =
    { $cards ->
        [0] der Stapel ist leer
        [one] eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
web-paused = angehalten
web-final-round = letzte Runde
web-waiting-for = Warten auf { $name }
web-spectators =
    { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
web-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
web-you-mark = du
web-stand-in = Bot springt ein
web-crown = hat die Krone
web-gold = { $count } Gold
web-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
web-city = Gebäude
web-city-progress = { $size } von { $goal } Gebäuden
web-points =
    { $count ->
        [one] bisher { $count } Punkt
       *[other] bisher { $count } Punkte
    }
web-city-size =
    { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
web-your-hand = Deine Hand
web-hand-empty = Deine Hand ist leer.
web-question = Was du tun kannst
web-not-now = Was du jetzt nicht tun kannst und warum
web-undo = Rückgängig
web-hint = Tipp
web-hint-mark = empfohlen
web-hint-says = Tipp: { $action }. { $reason }
web-wishes = Deine Wünsche notieren
web-wishes-text = Eine Notiz für dich. Nichts wird für dich gewählt: Du siehst die Karten und entscheidest.
web-wishes-list = Notiert: { $cards }
web-wishes-then = Der erste davon, der zu dir kommt, wird hervorgehoben. Du entscheidest.
web-wishes-rub-out = Löschen
web-wish-number = Wunsch { $number }
web-wish-mark = dein Wunsch
web-wish-missed = Nicht zu dir gekommen: { $cards }
web-draft-now = { $name } wählt.
web-draft-next = Du bist als Nächstes dran.
web-packet-looks =
    { $count ->
        [one] sieht eine Karte
       *[other] sieht { $count } Karten
    }
web-packet-comes =
    { $count ->
        [one] eine Karte unterwegs
       *[other] { $count } Karten unterwegs
    }
web-skip-bots = Bots vorspulen
web-log = Protokoll
web-chat = Chat
web-say = Etwas sagen
web-chat-empty = Noch hat niemand etwas gesagt. Sag Hallo!
web-chat-off = An diesem Tisch gibt es keinen Chat.
web-report = Diesen Tisch melden
web-report-about = Schreibe, was nicht stimmt. Der Betreiber dieses Servers kann dann den Chat dieses Tisches lesen, bis die Sache geklärt ist, und Spieler entfernen oder sperren. Niemand am Tisch erfährt, von wem die Meldung kommt.
web-report-reason = Was ist passiert?
web-report-send = Meldung senden
web-report-sent = Danke. Der Betreiber dieses Servers hat deine Meldung.
web-send = Senden
web-spectator = Zuschauer
web-pause = Anhalten
web-resume = Fortsetzen
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-hand-over = Leitung übergeben
web-hand-over-sure = { $name } leitet den Tisch dann an deiner Stelle.
web-let-bot-play = Einen Bot spielen lassen
web-let-bot-play-sure = { $name } hält den Tisch auf. Wenn alle anderen hier zustimmen und ihr mindestens zu zweit seid, spielt ein Bot für { $name }. Alle erfahren davon. Das endet, wenn jemand von euch es sich anders überlegt oder jemand dazukommt oder geht.
web-no-bot = Doch kein Bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Möglich in { $time }, falls { $name } bis dahin nicht spielt
web-bot-not-asked = Nur möglich, solange { $name } den Tisch aufhält
web-bot-too-few = Dafür sind zwei andere am Tisch nötig, mit verschiedenen Adressen
web-revoke = Meine Links widerrufen
web-revoke-sure = Alle Links zu deinem Platz werden ungültig, und deine anderen Geräte werden getrennt. Nur dieses bleibt.

## The track of characters

web-rank-out = nicht dabei
web-rank-nobody = hat niemand
web-rank-called = wird aufgerufen
web-rank-silent = schweigt
web-facedown =
    { $count ->
        [one] verdeckt
       *[other] { $count } verdeckt
    }
web-mark-killed = ermordet
web-mark-robbed = wird bestohlen
web-mark-bewitched = verhext
web-mark-warrant = Enteignung
web-mark-threat = Drohung

## Types of districts

web-district-line =
    { $copies ->
        [one] Gebäude ({ $type }), Kosten { $cost }.
       *[other] Gebäude ({ $type }), Kosten { $cost }, { $copies }-mal im Spiel.
    }
web-character-line = Charakter mit Rang { $rank }.
web-no-text = Diese Karte hat keinen Text.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = erst Einkommen
short-gathered = schon genommen
short-limit =
    { $need ->
        [0] kein Bau möglich
       *[other] nur { $need } pro Zug
    }
short-duplicate = schon vorhanden
short-gold =
    { $missing ->
        [one] { $missing } Gold fehlt
       *[other] { $missing } Gold fehlen
    }
short-cost = kostet über { $need }
short-cannot-build = darf nicht bauen
short-cannot-be-built = bleibt auf der Hand
short-city-too-large = Stadt zu groß
short-must = noch nicht
short-used = schon genutzt
short-no-income = kein Gebäude dafür
short-empty-deck = Stapel leer
short-empty-hand = keine Karten
short-empty-city = nichts zu geben
short-complete = Stadt vollendet
short-protected = geschützt
short-beautified = schon verschönert
short-has-crown = hat die Krone
short-richest = du bist am reichsten
short-richest-tied = gleichauf am reichsten
short-not-richest = nicht am reichsten
short-rank-one = nicht wählbar
short-killed = ermordet
short-bewitched = verhext
short-no-tax = keine Steuern
short-not-beside = nicht neben Rang 4
short-not-beside-king = nicht neben dem König
short-own-city = deine eigene Stadt

## The end

web-result = Ergebnis
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] Du gewinnst mit einem Punkt Vorsprung
               *[other] Du gewinnst mit { $number } Punkten Vorsprung
            }
       *[no]
            { $points ->
                [one] { $name } gewinnt mit einem Punkt Vorsprung
               *[other] { $name } gewinnt mit { $number } Punkten Vorsprung
            }
    }
web-win-tie =
    { $you ->
        [yes] Du gewinnst um Haaresbreite
       *[no] { $name } gewinnt um Haaresbreite
    }
web-win-shared = Ein geteilter Sieg
web-number-2 = zwei
web-number-3 = drei
web-number-4 = vier
web-number-5 = fünf
web-number-6 = sechs
web-number-7 = sieben
web-number-8 = acht
web-number-9 = neun
web-number-10 = zehn
web-number-11 = elf
web-number-12 = zwölf
web-place = { $place }. Platz
# Beside the same place of two players.
web-tied = gleichauf
web-points-total =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-turned =
    { $you ->
        [yes] Nach Runde { $round } lag niemand mehr vor dir.
       *[no] Nach Runde { $round } lag niemand mehr vor { $name }.
    }
web-turned-by = Was am meisten half: { $text }
web-led-always =
    { $you ->
        [yes] Du lagst am Ende einer Runde nie zurück.
       *[no] { $name } lag am Ende einer Runde nie zurück.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] ein Punkt mehr
       *[other] { $points } Punkte mehr
    }.
web-decided-all = Das gab den Ausschlag.
web-decided-most = Das war der größte Teil des Vorsprungs.
web-decided-half = Das war die Hälfte des Vorsprungs.
web-final-table = Zum Tisch
web-no-cards = keine Handkarten
web-rematch = Revanche
web-secrets = Was verdeckt war
web-download = Spiel herunterladen
web-check-shuffle = Mischung prüfen
web-shuffle-same = Das Austeilen entspricht dem Fingerabdruck, den dieses Gerät vorher gesehen hat. Um jede Karte zu prüfen, lade das Spiel herunter und rufe auf: citadels replay DATEI --verify
web-shuffle-unknown = Dieses Gerät war vor dem Austeilen nicht hier und hat keinen Fingerabdruck gesehen. Lade das Spiel herunter und rufe auf: citadels replay DATEI --verify
web-shuffle-other = Die Mischung entspricht nicht dem Fingerabdruck, der vor dem Austeilen gezeigt wurde!

## The replay

web-replay = Wiederholung ansehen
web-replay-title = Wiederholung
web-back = Einen Schritt zurück
web-forward = Einen Schritt vor
web-step = Schritt
web-eyes = Blickwinkel
web-eyes-public = Sicht der Zuschauer
web-play = Abspielen
web-speed = Tempo
web-step-of = Schritt { $step } von { $steps }
web-all-hands = Alle Hände
web-offered = Die Charaktere zur Wahl
web-to-result = Zurück zum Ergebnis

## Help and preferences

web-help = Hilfe
web-help-goal = Das Spiel endet nach der Runde, in der jemand das { $size }. Gebäude baut. Wer die meisten Punkte hat, gewinnt. In jeder Runde wählst du heimlich einen Charakter, und die Charaktere handeln in der Reihenfolge ihrer Ränge.
web-help-signs = Symbole
web-sign-crown = die Krone: wählt zuerst
web-sign-coin = Gold
web-sign-card = Handkarten
web-sign-laurel = bisherige Punkte
web-sign-hammer = gebaut
web-sign-flag = das Gebäude, das die Stadt vollendet
web-sign-dagger = ermordet: verliert den Zug
web-sign-purse = bestohlen: verliert alles Gold
web-sign-flame = zerstört
web-sign-shield = geschützt
web-help-points = Punkte
web-points-cost = für jedes Gebäude seine Kosten
web-points-types = für Gebäude aller fünf Arten
web-points-first = für die erste vollendete Stadt
web-points-complete = für jede weitere vollendete Stadt
web-points-unique = für manche einzigartigen Gebäude, wie es auf der Karte steht
web-help-round = Eine Runde
web-keys = Tasten
web-key-digits = eine Möglichkeit über ihre Nummer wählen
web-key-gold = Gold nehmen
web-key-cards = Karten ziehen
web-key-end = den Zug beenden
web-key-undo = rückgängig machen
web-key-help = diese Hilfe
web-key-skip = die Bots vorspulen
web-key-hint = ein Tipp, mit Begründung
web-unique-districts = Einzigartige Gebäude
web-preferences = Einstellungen
web-all-preferences = Alle Einstellungen
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-text-size = Textgröße
web-volume = Lautstärke
web-motion = Animationen zeigen
web-motion-pace = Tempo der Animationen
web-motion-calm = ruhig
web-motion-normal = normal
web-motion-brisk = flott
web-confirm = Nachfragen, bevor ein Zug endet, in dem du noch bauen kannst
web-one-press = Mit einem einzigen Klick Gold nehmen und bauen, wenn es sich rückgängig machen lässt
web-one-press-offer = Das lässt sich rückgängig machen, ein einziger Klick könnte also genügen. Du kannst das auch in den Einstellungen festlegen.
web-one-press-take = Ab jetzt nur ein Klick
web-take-all = Alles Gold nehmen

## The tutorial: what the guide says, and why

web-intro = Spielend lernen
web-intro-resume = Lektion fortsetzen
web-intro-resume-text = genau da, wo du warst
web-lesson-guide = Ida, deine Lehrerin
web-lesson-round = Ida, Runde { $round } von { $rounds }
web-lesson-because = Warum?
web-lesson-known = Gut zu wissen
web-lesson-reading = Ida erklärt
web-lesson-around = (hervorgehoben: { $things })
web-lesson-city = Stadt von { $name }
web-lesson-show = Zeig es mir
web-lesson-go-on = Weiter
web-lesson-cards = Zu den Karten
web-lesson-back = Zurück zur Anleitung: { $title }
web-lesson-leave = Ohne Anleitung weiterspielen
web-lesson-welcome-title = Willkommen!
web-lesson-welcome = Ich bin Ida. Wir spielen vier Runden zusammen, dann gehört die Partie dir. Es gewinnt, wer die wertvollste Stadt baut.
web-lesson-welcome-why-1 = In jeder Runde bist du heimlich jemand anderes. Das ist der ganze Kniff.
web-lesson-welcome-why-2 = Punkte bringt nur deine Stadt. Gold und Karten sind der Weg dorthin.
web-lesson-welcome-why-3 = Sobald eine Stadt { $size } Gebäude hat, ist die Runde die letzte.
web-lesson-wait-title = Schau den anderen zu
web-lesson-wait = Die Charaktere werden nach ihrem Rang aufgerufen. Das Protokoll erzählt, was sie tun. Wähle eine Karte, um sie zu lesen.
web-lesson-own-title = Du hast einen eigenen Plan. Gut!
web-lesson-own = Tu, was du für das Beste hältst. Möchtest du einen Vorschlag, frag nach einem Tipp.
web-lesson-over-title = Mehr brauchst du nicht
web-lesson-over = Bau in jedem Zug, behalte wenig Gold, sei jemand, mit dem niemand rechnet, und zähl mit. Der Rest der Partie gehört dir. Frag nach einem Tipp, wann immer du magst. Viel Glück!
web-lesson-passed-title = Merk dir, was du gesehen hast
web-lesson-passed = Du hast heimlich gewählt, aber mehr gesehen als deine Karte. Später verrät dir das, wer wer sein kann.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } wählt aus dem, was du weitergegeben hast: { $passed }.
       *[other] Die anderen wählen aus dem, was du weitergegeben hast: { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Verdeckt: { $before }. Die Karte hat in dieser Runde niemand.
       *[other] Vor dir genommen oder verdeckt: { $before }.
    }
web-lesson-passed-why-3 = Offen beiseitegelegt: { $out }. Die hat niemand.
web-lesson-last-title = Merk dir, was du gesehen hast
web-lesson-last = Du hast zuletzt gewählt: Die Karte, die du liegen lässt, bleibt verdeckt. Nur du weißt, welche es ist.
web-lesson-last-why-1 = Verdeckt: { $passed }. Die Karte hat in dieser Runde niemand.
web-lesson-last-why-2 = Vor dir genommen oder verdeckt: { $before }.
web-lesson-last-why-3 = Offen beiseitegelegt: { $out }. Die hat niemand.
web-lesson-robbed-title = Du wurdest bestohlen
web-lesson-robbed = { $name } war der Dieb, hat deinen Charakter genannt und dein ganzes Gold genommen: { $gold }. Das passiert wieder. Es muss nur nicht so teuer sein.
web-lesson-robbed-why-1 = { $name } kannte deine Karte nicht. Der Dieb nennt einen Charakter, keinen Spieler.
web-lesson-robbed-why-2 = Du hattest { $gold } Gold behalten. Gib es aus oder überrasch die anderen.
web-lesson-robbed-why-3 = Deine Stadt verrät dich: Ihre Farben zeigen, welche Charaktere dir Gold bringen.
web-lesson-killed-title = Du wurdest ermordet
web-lesson-killed = { $name } war der Assassine und hat deinen Charakter genannt: { $card }. Dieser Zug ist verloren. Gold, Karten und Stadt bleiben dir.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } hat dir diese Karten weitergegeben: { $packet }.
       *[no] Gezielt wird auf den nützlichsten Charakter. Der zweitbeste ist oft sicherer.
    }
web-lesson-killed-why-2 = Nur eine der weitergegebenen Karten ist nicht im Spiel. { $name } hat deine genannt.
web-lesson-killed-why-3 = Du verlierst nur diesen Zug. In der nächsten Runde bist du jemand anderes.
web-lesson-took-title = Du hast { $name } bestohlen
web-lesson-took =
    Der Charakter, den du genannt hast, wurde aufgerufen, und all sein Gold gehört dir: { $gold }. { $counted ->
        [yes] Das war nicht geraten, sondern gezählt.
       *[no] Dazu muss man mitzählen oder Glück haben.
    }
web-lesson-took-why-1 = { $name } beginnt diesen Zug mit nichts.
web-lesson-took-why-2 = Du hast jetzt { $kept } Gold. Gib es aus, bevor dich ein Dieb findet.
web-lesson-why =
    { $won ->
        [yes] Warum du gewonnen hast
       *[no] Warum { $name } gewonnen hat
    }
web-lesson-why-short = Warum?
web-lesson-score = Du hast { $mine ->
        [one] 1 Punkt
       *[other] { $mine } Punkte
    }, { $name } hat { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Lektion { $round }: bauen
        [robbed] Lektion { $round }: bestohlen werden
        [killed] Lektion { $round }: ermordet werden
       *[took] Lektion { $round }: gezielt stehlen
    }
web-lesson-end-build =
    { $count ->
        [one] Du hast ein Gebäude gebaut
       *[other] Du hast { $count } Gebäude gebaut
    }
web-lesson-end-build-text =
    { $more ->
        [yes] Punkte für deine Gebäude: { $mine }, für die von { $name } nur { $theirs }.
       *[no] Punkte für deine Gebäude: { $mine }, für die von { $name }: { $theirs }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] Niemand hat dich bestohlen
       *[other] Diebe nahmen dir { $gold } Gold
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] Kein Dieb hat dein Gold gefunden.
       *[other]
        { $later ->
            [0] Nach Runde 2 hat kein Dieb mehr dein Gold gefunden.
           *[other] Nach Runde 2 ist es wieder passiert. Gib mehr aus und behalte weniger.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] Du hast keinen Zug verloren
        [one] Du hast einen Zug verloren
       *[other] Du hast { $times } Züge verloren
    }
web-lesson-end-killed-text =
    { $times ->
        [0] Kein Assassine hat dich gefunden.
       *[other]
        { $later ->
            [0] Nach Runde 3 hat dich kein Assassine mehr gefunden.
           *[other] Nach Runde 3 ist es wieder passiert. Sei schwerer zu erraten.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] Du hast niemanden bestohlen
       *[other] Du hast { $gold } Gold gestohlen
    }
web-lesson-end-took-text =
    { $gold ->
        [0] Ein Dieb, der mitzählt, weiß, wen er nennen muss.
       *[other] Zuerst von { $name }. Wer mitzählt, weiß, wer wer sein kann.
    }
web-lesson-points =
    { $points ->
        [one] Dein { $points } Punkt
       *[other] Deine { $points } Punkte
    }
web-lesson-next = Und jetzt?
web-picture-choose = Wählen
web-picture-choose-text = Alle wählen heimlich einen Charakter. Wer die Krone hat, wählt zuerst.
web-picture-call = Aufrufen
web-picture-call-text = Die Ränge werden von 1 an aufgerufen. Wer den Charakter hat, macht einen Zug.
web-picture-gather = Einkommen nehmen
web-picture-gather-text = In deinem Zug nimmst du 2 Gold, oder du ziehst 2 Karten und behältst eine.
web-picture-or = oder
web-picture-ability = Fähigkeit einsetzen
web-picture-ability-text = Jeder Charakter hat eine eigene Fähigkeit. Setz sie in deinem Zug ein, wann du willst.
web-picture-build = Bauen
web-picture-build-text = Bezahl ein Gebäude aus deiner Hand. Es bringt so viele Punkte, wie es kostet.
web-picture-end = Vollenden
web-picture-end-text = Sobald eine Stadt { $size } Gebäude hat, wird die Runde zu Ende gespielt, dann wird gewertet.
web-lesson-pick-1 = So beginnt jede Runde: Wähle heimlich, wer du sein willst. Du hast die Krone, also wählst du zuerst. Wähle die Karte und bestätige dann.
web-lesson-pick-1-why-1 = Die Händlerin bekommt in jedem Zug 1 Gold extra.
web-lesson-pick-1-why-2 = Grün ist Handel: Jedes grüne Gebäude deiner Stadt bringt der Händlerin Gold.
web-lesson-pick-1-why-3 = Offen beiseitegelegt: { $out }. Die hat niemand.
web-lesson-gather-1 = Die Händlerin wurde aufgerufen: Du bist dran! Zuerst nimmst du Einkommen: 2 Gold oder 2 Karten, von denen du eine behältst.
web-lesson-gather-1-why-1 = Mit Gold bezahlst du Gebäude, und nur Gebäude bringen Punkte.
web-lesson-gather-1-why-2 = Du hast { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand. Das reicht erst einmal.
web-lesson-extra-1 = Setz jetzt die Fähigkeit deines Charakters ein.
web-lesson-extra-1-why-1 = Sie kostet nichts, und nur die Händlerin hat sie.
web-lesson-extra-1-why-2 = Deine Fähigkeit kannst du jederzeit in deinem Zug einsetzen.
web-lesson-build-1 = Wähle die Karte und bestätige dann. Lieber heute etwas Kleines als morgen etwas Großes.
web-lesson-build-1-why-1 = Kosten: { $price }, Punkte: { $price }. Du behältst { $left } Gold.
web-lesson-build-1-why-2 = Das Gebäude ist grün: Die Händlerin bekommt dafür gleich 1 Gold.
web-lesson-build-1-why-3 = Gold im Beutel bringt keine Punkte, und ein Dieb kann es nehmen.
web-lesson-income-1 = Farben lohnen sich. Nimm das Gold für dein grünes Gebäude.
web-lesson-income-1-why-1 = Die Händlerin bekommt 1 Gold für jedes grüne Gebäude.
web-lesson-income-1-why-2 = Deine Taverne hat sich schon bezahlt gemacht.
web-lesson-end-1 = Das war’s für diesen Zug. Beende ihn und sieh, wer die anderen sind.
web-lesson-end-1-why-1 = Du darfst ein Gebäude pro Zug bauen, und das hast du getan.
web-lesson-end-1-why-2 = Du behältst { $gold } Gold. Merk dir das.
web-lesson-pick-2 = Eine neue Runde. Niemand war der König, also hast du noch die Krone und wählst wieder zuerst.
web-lesson-pick-2-why-1 = Die Händlerin bringt dir 2 Gold: 1 extra und 1 für die Taverne.
web-lesson-pick-2-why-2 = Offen beiseitegelegt: { $out }. Die hat niemand.
web-lesson-pick-2-why-3 = Den Dieb gibst du weiter. Jemand könnte ihn nehmen.
web-lesson-gather-2 = Dein Zug geht weiter. Nimm wieder Einkommen. Du fängst bei null an, also nimm Gold.
web-lesson-gather-2-why-1 = Ohne Gold kein Gebäude in diesem Zug.
web-lesson-gather-2-why-2 = Du hast { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand. Ziehen kannst du später.
web-lesson-extra-2 = Nimm das Extragold der Händlerin, wie vorhin.
web-lesson-extra-2-why-1 = Der Dieb nimmt nur, was du hattest, nicht, was du danach bekommst.
web-lesson-income-2 = Nimm auch das Gold für dein grünes Gebäude.
web-lesson-income-2-why-1 = Punkte bringt ein Gebäude einmal, Gold kann es in jeder Runde bringen.
web-lesson-income-2-why-2 = Die Taverne zahlt immer, wenn du die Händlerin bist.
web-lesson-build-2 = Bau wieder und gib diesmal fast alles aus.
web-lesson-build-2-why-1 = Kosten: { $price }, Punkte: { $price }. Du behältst { $left } Gold.
web-lesson-build-2-why-2 = Was gebaut ist, kann kein Dieb nehmen.
web-lesson-build-2-why-3 = Rot neben Grün: So verrät deine Stadt weniger über dich.
web-lesson-end-2 = Das war’s fürs Erste. Die Runde ist vorbei, wenn alle Ränge aufgerufen sind.
web-lesson-end-2-why-1 = Mehr als ein Gebäude pro Zug darfst du nicht bauen.
web-lesson-end-2-why-2 = Du behältst { $gold } Gold: wenig Beute für einen Dieb.
web-lesson-pick-3 = { $second } war der König und hat jetzt die Krone. Du wählst an dritter Stelle aus dem, was die anderen übrig gelassen haben.
web-lesson-pick-3-why-1 = Zweimal warst du die Händlerin. Sei jemand, mit dem niemand rechnet.
web-lesson-pick-3-why-2 = Der Söldner kann die Gebäude des Bischofs nicht zerstören.
web-lesson-pick-3-why-3 = Der Assassine liegt nicht offen. Vielleicht hat ihn jemand vor dir genommen.
web-lesson-pick-4 = Du wählst wieder an dritter Stelle. Diesmal bestiehlst du jemanden, und zwar ganz gezielt.
web-lesson-pick-4-why-1 = Der Dieb nennt einen Charakter und nimmt all sein Gold.
web-lesson-pick-4-why-2 = Zwei Karten gibst du an { $first } weiter: den Assassinen und die Händlerin.
web-lesson-pick-4-why-3 = Meldet sich der Assassine nicht, weißt du, wer { $first } ist.
web-lesson-rob-4 = Du bist der Dieb, und bei einem Charakter bist du dir sicher. Drück auf die Schaltfläche unten, dann wähle die Händlerin.
web-lesson-rob-4-why-1 = { $first } hat zwischen dem Assassinen und der Händlerin gewählt.
web-lesson-rob-4-why-2 = Der Assassine hat sich nicht gemeldet, also ist { $first } die Händlerin.
web-lesson-rob-4-why-3 = { $first } hat { $purse } Gold. Es gehört dir, sobald die Händlerin aufgerufen wird.
web-lesson-gather-4 = Zieh diesmal 2 Karten und behalte eine.
web-lesson-gather-4-why-1 = Gold ist unterwegs: { $purse } von { $first }.
web-lesson-gather-4-why-2 = Du hast nur { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }, und bauen kannst du nur, was du auf der Hand hast.
web-lesson-keep-4 = Zwei Karten zur Wahl. Die andere kommt unter den Stapel.
web-lesson-keep-4-why-1 = Sie kostet 4: genau so viel, wie du gleich stiehlst.
web-lesson-keep-4-why-2 = Sie ist grün. Mit der Taverne bekäme die Händlerin 2 Gold.
web-lesson-build-4 = Bau, was du jetzt bezahlen kannst.
web-lesson-build-4-why-1 = Kosten: { $price }, Punkte: { $price }. Ein Zug ohne Gebäude ist verschenkt.
web-lesson-build-4-why-2 = Blau ist deine dritte Farbe. Alle fünf sind 3 Punkte wert.
web-lesson-end-4 = Beende deinen Zug und sieh, was passiert, wenn die Händlerin aufgerufen wird.
web-lesson-end-4-why-1 = Der Dieb bekommt sein Gold später: wenn der Zug des Opfers beginnt.
web-lesson-end-4-why-2 = { $first } kann nichts dagegen tun.

## Looking back

web-past = So sah der Tisch damals aus.
web-now = Zum aktuellen Stand
web-look-then = Den Tisch von damals ansehen

## By keyboard and by ear

web-key-question = zur Frage
web-key-hand = zu deiner Hand
web-key-city = zu deiner Stadt
web-key-players = zu den Spielern
web-key-log = zum Protokoll
web-key-chat = zum Chat
web-key-command = den Tisch etwas fragen
web-keys-on = Mit Zahlen- und Buchstabentasten spielen
web-keys-change = { $what }: { $key }, ändern
web-keys-press = Drücke eine neue Taste oder Esc zum Abbrechen.
web-keys-changed = { $what }: { $key }
web-keys-taken = { $key } ist schon vergeben für „{ $what }“. Drücke eine andere Taste.
web-keys-unfit = Wähle einen Buchstaben oder ein Zeichen.
web-keys-reset = Tasten zurücksetzen
web-keys-reset-done = Die Tasten sind wieder wie zu Beginn.
web-table-of = Der Tisch: { $names }
web-your-city = Deine Stadt
web-is-asked = entscheidet
web-card-says = { $card }, { $type }, Kosten { $cost }
web-cards-on =
    { $count ->
        [one] eine Karte darunter
       *[other] { $count } Karten darunter
    }
web-site = im Bau
web-asked = Du bist dran: { $text }
web-says = { $name } sagt: { $text }
web-live-more =
    { $count ->
        [one] Ein früheres Ereignis steht im Protokoll.
       *[other] { $count } frühere Ereignisse stehen im Protokoll.
    }
web-time-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
web-more-time = Mehr Zeit
web-command = Den Tisch fragen
web-ask-text = Eines dieser Wörter: { $words }
web-ask = Fragen
web-command-hand = hand
web-command-city = stadt
web-command-gold = gold
web-command-score = punkte
web-command-who = wer
web-command-last = zuletzt
web-command-help = hilfe
web-about-hand = die Karten auf deiner Hand
web-about-city = deine Stadt; mit einer Nummer oder einem Namen die von anderen
web-about-gold = wie viel Gold alle haben
web-about-score = wie viele Punkte alle bisher haben
web-about-who = wer wer ist, wer die Krone hat, wer entscheidet
web-about-last = was zuletzt geschah; mit einer Zahl so viele Ereignisse
web-about-help = diese Wörter
web-answer-unknown = „{ $word }“ ist keines dieser Wörter:
web-answer-no-seat = Du hast hier keinen Platz, also auch keine Hand.
web-answer-hand =
    { $count ->
        [one] Eine Karte auf deiner Hand: { $cards }.
       *[other] { $count } Karten auf deiner Hand: { $cards }.
    }
web-answer-nobody = Wessen Stadt? { $names }.
web-answer-no-city = { $name }: noch nichts gebaut.
web-answer-city = { $name }, { $size } von { $goal } Gebäuden: { $cards }.
web-answer-gold = { $name }: { $gold } Gold.
web-answer-score =
    { $points ->
        [one] { $name }: ein Punkt.
       *[other] { $name }: { $points } Punkte.
    }
web-answer-you-are = Du: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = Die Krone: { $name }.
web-answer-nothing = Es ist noch nichts geschehen.
web-answer-help = { $word }: { $text }.

## Being called to the table

web-calls = Wenn ich dran bin
web-call-title = Den Titel der Seite ändern
web-call-icon = Das Symbol der Seite markieren
web-call-nudge = Mich ein paarmal sanft erinnern
web-call-notify = Eine Benachrichtigung zeigen, wenn diese Seite im Hintergrund ist
web-call-notify-text = Dein Browser fragt dich um Erlaubnis. Du wirst nur benachrichtigt, wenn das Spiel auf dich wartet.
web-call-push = Mich auch bei geschlossener Seite benachrichtigen
web-call-push-text = Benachrichtigungen gehen verschlüsselt über den Dienst deines Browsers. Sie sagen, wer an welchem Tisch wartet, und nichts über die Karten.
web-call-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
web-call-not-here = In diesem Browser oder unter dieser Adresse nicht verfügbar: Dafür ist https nötig.
web-call-failed = Der Dienst deines Browsers ist nicht erreichbar. Versuche es später noch einmal.

## Coming back

web-missed = Während du weg warst
web-missed-seen = Weiter

## Without a connection

web-lost = Keine Verbindung
web-lost-text = Der Server ist gerade nicht erreichbar. Nichts ist verloren: Deine Tische warten dort auf dich, und diese Seite versucht es weiter.
web-lost-retry = Erneut versuchen
web-play-here = Auf diesem Gerät spielen
web-engine-loading = Das Spiel wird heruntergeladen (nur dieses eine Mal): { $percent } % von { $size } MB
web-engine-then-begins = Dein Spiel beginnt, sobald alles da ist.
web-engine-starting = Das Spiel wird gestartet …
web-weights-loading = Was der Bot gelernt hat, wird heruntergeladen (nur dieses eine Mal): { $percent } %
web-engine-failed = Das Spiel ließ sich auf diesem Gerät nicht starten. Deine Spiele sind sicher.
web-engine-unsupported = In diesem Browser kannst du nicht ohne Server spielen: Nötig sind WebAssembly, Worker und eine Datenbank, die in privaten Fenstern fehlen können.
web-keep-offline = Alles herunterladen, um offline zu spielen ({ $size } MB)
web-keep-offline-fetching = Alles wird heruntergeladen (nur dieses eine Mal): { $percent } % von { $size } MB
web-keep-offline-done = Alles ist auf diesem Gerät. Du kannst offline spielen.
web-keep-offline-failed = Nicht alles ließ sich herunterladen. Was angekommen ist, bleibt erhalten. Versuche es noch einmal, wenn du wieder eine Verbindung hast.

## Positions and games as links and files

web-share-position = Diese Stellung teilen
web-share-position-text = Dieser Link enthält den ganzen Tisch, wie er jetzt ist, auch die verdeckten Karten; nichts wird an einen Server gesendet. Wer ihn öffnet, spielt von hier aus weiter, an deiner Stelle und gegen Bots.
web-shared-position = Eine geteilte Stellung
web-shared-seat = dein Platz
web-play-on = Weiterspielen
web-shared-look = Ergebnis ansehen
web-games-here = Spiele auf diesem Gerät
web-games-save = Alle Spiele als Datei speichern
web-games-saved = Alle Spiele auf diesem Gerät sind in der Datei. Mit ihr lassen sich auch deine Plätze öffnen, gib sie also nicht weiter.
web-games-open = Datei mit Spielen öffnen
web-games-busy = Einen Moment …
web-games-unknown = Das ist weder eine Spieldatei noch eine Datei mit gespeicherten Spielen.
web-games-damaged = Diese Datei mit Spielen ist beschädigt: „{ $place }“ fehlt oder ist falsch. Nichts hat sich geändert. Speichere die Spiele noch einmal auf dem Gerät, von dem sie stammen.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Keine neuen Spiele.
        [one] 1 Spiel hinzugefügt.
       *[other] { $count } Spiele hinzugefügt.
    }
web-games-known =
    { $count ->
        [one] 1 war schon hier.
       *[other] { $count } waren schon hier.
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
web-aim = { $title } …
# A player with the number of the seat, a character with its rank.
web-numbered = { $number } { $name }
web-name-of-bot = { $name } ({ $bot })
# A mark on a character whose face the reader knows; $face is its sign.
web-marked = { $mark } { $face }

## On the table

web-you = Du
web-you-later = Du, später
web-free = kostenlos
web-choosing = wählt
web-you-choose = du wählst
web-has-chosen = hat gewählt
web-not-called-yet = wartet noch
web-face-hidden = verdeckt
web-face-played = hat gespielt
web-rank-waiting = wartet
web-rank-shown = aufgedeckt
web-built-here = Bauplatz
web-ends-game = beendet das Spiel
web-finishes = vollendet die Stadt
web-gathered = genommen
web-gold-pile = Gold
web-deck-pile = Stapel: { $cards }
web-leaves = Du behältst { $left } Gold.
web-not-this = Zurück
web-your-card = Deine Karte: { $cards }
web-game-over = Das Spiel ist zu Ende
web-answers = Alle Möglichkeiten
web-answers-short = Auswahl
web-you-have = Du hast
web-answers-how = Wähle eine Möglichkeit. Um sie auszuführen, wähle sie noch einmal oder bestätige sie.
web-answers-key = { $key } öffnet und schließt diese Liste.
web-order = Reihenfolge
web-not-in-round = Nicht dabei
web-chosen = Gewählt
web-select-rank = Wähle einen Charakter in der obersten Reihe.
web-sound = Ton
web-key-answers = die Liste aller Möglichkeiten
web-day-dawn = Morgengrauen
web-day-morning = Morgen
web-day-noon = Mittag
web-day-afternoon = Nachmittag
web-day-evening = Abend
web-day-dusk = Dämmerung

## What happened

web-since-your-turn = Seit deinem letzten Zug
web-this-round = Diese Runde
web-last-round = Vorige Runde
web-story-deal = Das Austeilen
web-story-position = Eine geteilte Stellung
web-story-draft = Die Charakterwahl
web-story-end = Das Ende des Spiels
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: keine Antwort
web-story-victim = { $character }: keine Antwort (ermordet?)
web-story-log = Ganzes Protokoll
web-story-replay = Die letzten Momente wiederholen
web-story-newest = Zum Neuesten
web-chat-new =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }

## The call

web-herald-calls = { $name } ruft auf
web-herald-you = Du rufst auf
web-herald-silence = Niemand meldet sich
web-herald-victim = Niemand meldet sich. Womöglich ermordet?
web-herald-named = Das bist du.
web-herald-skip = Überspringen
web-herald-space = Leertaste
web-herald-watch = Weiter zusehen
web-herald-start = Meinen Zug beginnen
web-herald-on = Weiter
web-struck-killed = Du wurdest ermordet
web-struck-killed-text = Es hat dich getroffen. Du verlierst diesen Zug, behältst aber dein Gold, deine Karten und deine Stadt.
web-struck-bewitched = Du bist verhext
web-struck-bewitched-text = Das bist du. Nimm Einkommen, dann spielt { $name } den Rest deines Zuges.
web-struck-threatened = Du wirst erpresst
web-struck-threatened-text = Das bist du. Nimm Einkommen und zahle dann die Hälfte deines Goldes oder riskiere alles.
web-struck-robbed-text = Das bist du. Dein Zug geht weiter.

## Sounds

web-sounds = Töne
web-sound-turn = wenn ich dran bin
web-sound-call = die Fanfare des Herolds
web-sound-coins = Münzen
web-sound-cards = Karten
web-sound-build = Bauen
web-sound-crown = die Krone
web-sound-strike = wenn ich angegriffen werde
web-sound-ruin = Zerstörung
web-sound-end = das Ende des Spiels
web-sound-try = Anhören: { $sound }
web-haptics = Vibrieren, wenn ich dran bin oder angegriffen werde

## One device for several people

web-pass-people = Wer an diesem Gerät spielt
web-person = Spieler { $number }
web-pass-add = Spieler hinzufügen
web-pass-remove = { $name } entfernen
web-pass-comes = Niemand sieht die Karten der anderen: Der Tisch bleibt abgedeckt, bis die nächste Person das Gerät nimmt.
web-pass-to = Gib das Gerät an { $name } weiter
web-pass-again = Du bist wieder dran, { $name }
web-pass-take = Ich bin { $name } und bereit
web-pass-alone = Jetzt sollte nur { $name } auf den Bildschirm sehen.
web-pass-news = Was alle gesehen haben
web-pass-since = Inzwischen
web-pass-unknown = In diesem Spiel teilen sich mehrere Personen ein Gerät, und dieses Gerät kennt sie nicht. Es bleibt abgedeckt, damit niemand die Karten der anderen sieht. Speichere alle Spiele noch einmal auf dem Gerät, auf dem gespielt wurde, und öffne die Datei hier.
web-turn-of = { $name } ist dran
