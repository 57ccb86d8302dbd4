# The words of the game in plain lines, and of the commands that go with it.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Spieler
play-welcome = Citadels: { $preset }, { $seats } Spieler. Du spielst gegen { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = eigene Besetzung
play-own-districts = { $preset } mit einzigartigen Gebäuden deiner Wahl
play-goal = Das Spiel endet nach der Runde, in der jemand eine Stadt mit { $complete } Gebäuden vollendet. Wer die meisten Punkte hat, gewinnt.
play-how = Gib die Nummer deiner Wahl ein oder ? für Hilfe.
play-resumed =
    { $over ->
        [yes] Dieses Spiel ist beendet; es endete in Runde { $round }.
       *[no] Fortgesetzt in Runde { $round }.
    }

## The table

table-title = Tisch, Runde { $round }, { $deck ->
        [one] 1 Karte im Stapel
       *[other] { $deck } Karten im Stapel
    }:
table-seat = { $seat } { $name }: { $gold } Gold, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $crown ->
        [yes] , die Krone
       *[no] { "" }
    }, Stadt { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] : { $city }
    }{ $revealed-count ->
        [0] .
       *[other] . Aufgedeckt: { $revealed }.
    }
table-you = { $name } (du)
table-characters = Charaktere: { $track }.
table-gold-on = { $gold } Gold auf { $card-dat }.
table-hand = Deine Hand: { $hand }.
table-hand-empty = Deine Hand ist leer.
table-own-characters = { $characters-count ->
        [one] Dein Charakter: { $characters }.
       *[other] Deine Charaktere: { $characters }.
    }
table-picked = Bisher gewählt: { $cards }.

# The state of a character in the row of ranks.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = deiner
track-out = nicht dabei, offen
track-silent = schweigt
track-mark = { $mark ->
        [killed] ermordet
        [robbed] wird bestohlen
        [bewitched] verhext
        [warrant] { $face ->
            [yes] Enteignung, unterzeichnet
            [no] Enteignung ohne Unterschrift
           *[hidden] Enteignung
        }
        [threat] { $face ->
            [yes] Drohung mit der Blume
            [no] Drohung, leer
           *[hidden] Drohung
        }
       *[other] Marker
    }

# A district card with what one wants to know about it.
card-district = { $card } ({ $type-adj }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (Rang { $rank }{ $out ->
        [yes] , offen beiseitegelegt
       *[no] { "" }
    })
card-in-action = { $action } ({ $type-adj }, { $cost })

# The strip of a turn.
strip = Du hast { $gold } Gold. Einkommen hast du { $gathered ->
        [yes] schon
       *[no] noch nicht
    } genommen. { $builds ->
        [0] Du kannst keine Gebäude mehr bauen.
        [one] Du darfst noch 1 Gebäude bauen.
       *[other] Du darfst noch { $builds } Gebäude bauen.
    }
strip-must = Du musst noch { $must ->
        [crown] die Krone weitergeben
        [bewitch] einen Charakter verhexen
       *[other] { $must }
    }.
strip-warned = Achtung: Auf { $character-dat } liegt { $mark ->
        [warrant] eine Enteignung
        [threat] eine Drohung
       *[other] ein Marker
    }.

## Choosing

group-gather = Einkommen
group-abilities = Fähigkeiten
group-build = Bauen
group-end = Ende
group-title = { $group }:
group-required = { $group } (Pflicht):
choice = { $number }. { $text }
choice-many = { $text } ({ $count } Möglichkeiten)
choice-back = Zurück
cards-how = Gib die Nummern der gewählten Karten ein, zum Beispiel: 1 3
only-choice = Es gibt nur eine Möglichkeit. Drücke Enter.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [one] Wähle eine Karte.
               *[other] Wähle { $least } Karten.
            }
       *[range] Wähle { $least } bis { $most } Karten.
    }
bad-number =
    { $last ->
        [1] Möglich ist nur 1.
       *[other] Wähle eine Nummer von 1 bis { $last }.
    }
not-understood = „{ $text }“ ist hier nicht möglich. Gib eine Nummer ein oder ? für Hilfe.
ambiguous = Das kann bedeuten: { $choices }.
refused = Das geht jetzt nicht. { $refusal }.
nothing-refused = Im Moment ist nichts gesperrt.

## Words in the middle of a game

taken-back = Rückgängig gemacht.
cannot-undo = Das lässt sich nicht rückgängig machen: Etwas wurde aufgedeckt, oder jemand anderes wurde gefragt.
which-city = Wessen Stadt? Gib city und eine Zahl von 0 bis { $last } oder einen Namen ein.
city-of = Stadt von { $name }, { $size } von { $complete } Gebäuden{ $districts ->
        [0] : noch keine Gebäude.
       *[other] , Wert { $worth }:
    }
city-own = Deine Stadt, { $size } von { $complete } Gebäuden{ $districts ->
        [0] : noch keine Gebäude.
       *[other] , Wert { $worth }:
    }
city-under = { $known ->
        [yes] Unter { $card-dat }: { $cards }.
       *[no]
            { $count ->
                [one] 1 Karte unter { $card-dat }.
               *[other] { $count } Karten unter { $card-dat }.
            }
    }
known-hand = Du weißt: { $name } hat { $cards-indef }.
score-so-far = Punkte, wenn das Spiel jetzt endete, ohne verdeckte Karten: { $scores }.
score-of = { $name } { $points }
which-card = Welche Karte? Gib rules und ihren Namen ein, zum Beispiel: rules { $example }
which-file = Wohin? Gib save und einen Dateinamen ein.
saved = Gespeichert als { $file }. Fortsetzen mit: { $command }
saved-finished = Gespeichert als { $file }. Nachspielen mit: { $command }
not-saved = Nicht gespeichert: { $problem }.
save-no-folder = es gibt keinen Ordner { $folder }
save-is-folder = { $file } ist ein Ordner; nenne eine Datei darin
save-other = { $file } gibt es schon, ist aber nicht dieses Spiel; wähle einen anderen Namen
save-failed = { $file } konnte nicht geschrieben werden: { $problem }
really-quit = Das Spiel ist nicht zu Ende. Gib noch einmal quit ein, um es zu verlassen, oder save DATEI, um es vorher zu speichern.
left = Du hast das Spiel verlassen.
input-ended = Die Eingabe ist zu Ende, darum hört das Spiel hier auf.

hint = Tipp: { $action }. { $why }

play-help =
    Gib die Nummer einer Möglichkeit ein oder ihre Worte, zum Beispiel: { $example }
    Enter: die Möglichkeiten noch einmal zeigen
    table: wer was hat
    hand: deine Karten
    city 1, city { $name }: eine Stadt im Einzelnen
    cast: die Charaktere dieses Spiels
    rules KARTE: was eine Karte tut
    why: was du jetzt nicht tun kannst und warum
    hint: was der Dombaumeister tun würde und warum
    log, log 100: was geschehen ist
    score: bisherige Punkte
    undo: letzte Aktion rückgängig machen
    save DATEI: das Spiel speichern
    quit: das Spiel verlassen

## The end

end-place = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $items }).
end-item = { $item } { $points }
end-hand = { $name } hatte noch { $cards-indef }.

## The command rules

rules-overview = Die vollständigen Regeln stehen in docs/rules.md. Für eine einzelne Karte gib ein: { $command }
rules-characters = Charaktere
rules-districts = Gebäude: { $type }
rules-presets = Listen von Charakteren und einzigartigen Gebäuden zum Spielen: { $command }
rules-preset = { $key }: { $text }
rules-character = { $rank } { $name }: { $text }
rules-district = { $name }, { $cost } Gold{ $text ->
        [none] { "" }
       *[other] : { $text }
    }
rules-character-title = { $name } (Charakter mit Rang { $rank })
rules-district-title = { $name } ({ $type-one }, Kosten { $cost }{ $copies ->
        [one] { "" }
       *[other] , { $copies } Karten
    })
rules-nothing = Diese Karte hat keinen Text.
rules-rulings = Einzelheiten: { $rulings }
rules-unknown = Es gibt keine Karte „{ $text }“.
rules-close = Es gibt keine Karte „{ $text }“; meinst du { $close }?

## The command replay

replay-players = Spieler: { $players }.
replay-unfinished = Das Spiel ist nicht beendet.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [one] 1 Aktion ist regelkonform und führt
           *[other] { $actions } Aktionen sind regelkonform und führen
        } zum aufgezeichneten Ergebnis.
       *[no] { $actions ->
            [one] 1 Aktion ist regelkonform
           *[other] { $actions } Aktionen sind regelkonform
        }; das Spiel ist nicht beendet, es gibt also kein Ergebnis zu prüfen.
    }
replay-digest = Die Prüfsumme stimmt: Seit die Datei geschrieben wurde, ist nichts geändert worden.
replay-own-key = Der Schlüssel stammt von dem Spieler, der das Spiel begonnen hat; es wurde also nicht gemeinsam gemischt.
replay-shared-key = Die Mischung entspricht dem, was vor dem Austeilen versprochen wurde, und { $parts ->
        [one] 1 Beitrag
       *[other] { $parts } Beiträgen
    }: Niemand kann sie sich ausgesucht haben.

## The position command

# Players of a position have no names.
position-seat = Platz { $seat }
position-waits = Es wird auf { $name } gewartet.
