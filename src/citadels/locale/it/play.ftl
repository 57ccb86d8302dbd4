# The words of the game in plain lines, and of the commands that go with it. The commands themselves stay English.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Ospite
play-welcome = Citadels: { $preset }, { $seats } giocatori. Giochi contro { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = personaggi scelti da te
play-own-districts = { $preset } con edifici speciali scelti da te
play-goal = La partita finisce con il round in cui qualcuno completa una città di { $complete } edifici. Vince chi ha più punti.
play-how = Scrivi il numero della tua scelta, oppure ? per l’aiuto.
play-resumed =
    { $over ->
        [yes] Questa partita è già finita, al round { $round }.
       *[no] La partita riprende dal round { $round }.
    }

## The table

table-title = Tavolo, round { $round }, { $deck ->
        [one] 1 carta nel mazzo
       *[other] { $deck } carte nel mazzo
    }:
table-seat = { $seat } { $name }: { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }{ $crown ->
        [yes] , la corona
       *[no] { "" }
    }, città { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] : { $city }
    }{ $revealed-count ->
        [0] .
        [one] . Personaggio rivelato: { $revealed }.
       *[other] . Personaggi rivelati: { $revealed }.
    }
table-you = { $name } (tu)
table-characters = Personaggi: { $track }.
table-gold-on = { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } { $card-on }.
table-hand = La tua mano: { $hand }.
table-hand-empty = La tua mano è vuota.
table-own-characters = { $characters-count ->
        [one] Il tuo personaggio: { $characters }.
       *[other] I tuoi personaggi: { $characters }.
    }
table-picked = Scelte finora: { $cards }.

# The state of a character in the row of ranks; agrees with no gender.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = tu
track-out = fuori gioco, a carta scoperta
track-silent = nessuna risposta
track-mark = { $mark ->
        [killed] { $card-gender ->
            [f] uccisa
           *[m] ucciso
        }
        [robbed] da derubare
        [bewitched] { $card-gender ->
            [f] stregata
           *[m] stregato
        }
        [warrant] { $face ->
            [yes] mandato firmato
            [no] mandato non firmato
           *[hidden] mandato
        }
        [threat] { $face ->
            [yes] minaccia con il fiore
            [no] minaccia in bianco
           *[hidden] minaccia
        }
       *[other] segnalino
    }

# A district card with what one wants to know about it.
card-district = { $card } ({ $type-adj }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (rango { $rank }{ $out ->
        [yes] , fuori gioco a carta scoperta
       *[no] { "" }
    })
card-in-action = { $action } ({ $type-adj }, { $cost })

# The strip of a turn.
strip = Hai { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } e { $gathered ->
        [yes] hai già raccolto
       *[no] non hai ancora raccolto
    }. { $builds ->
        [0] Non puoi costruire altro.
        [one] Puoi costruire ancora 1 edificio.
       *[other] Puoi costruire ancora { $builds } edifici.
    }
strip-must = Devi ancora { $must ->
        [crown] dare la corona a qualcuno
        [bewitch] lanciare un incantesimo
       *[other] { $must }
    }.
strip-warned = Attenzione: c’è { $mark ->
        [warrant] un mandato
        [threat] una minaccia
       *[other] un segnalino
    } { $character-on }.

## Choosing

group-gather = Raccogli
group-abilities = Abilità
group-build = Costruisci
group-end = Termina
group-title = { $group }:
group-required = { $group } (obbligatorio):
choice = { $number }. { $text }
choice-many = { $text } ({ $count } scelte)
choice-back = Indietro
cards-how = Scrivi i numeri di tutte le carte che scegli, per esempio: 1 3
only-choice = C’è una sola scelta possibile: premi Invio.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [one] Scegli una carta.
               *[other] Scegli { $least } carte.
            }
       *[range] Scegli da { $least } a { $most } carte.
    }
bad-number =
    { $last ->
        [1] C’è solo la scelta 1.
       *[other] Scegli un numero da 1 a { $last }.
    }
not-understood = «{ $text }» non è una scelta possibile. Scrivi un numero, oppure ? per l’aiuto.
ambiguous = Potrebbe essere: { $choices }.
refused = Ora non puoi farlo. { $refusal }.
nothing-refused = Al momento non ti è vietato nulla.

## Words in the middle of a game

taken-back = Annullato.
cannot-undo = Non si può annullare: qualcosa è stato rivelato, o ormai tocca a qualcun altro.
which-city = La città di chi? Scrivi city e un numero da 0 a { $last }, o un nome.
city-of = Città di { $name }, { $size ->
        [one] 1 edificio
       *[other] { $size } edifici
    } su { $complete }{ $districts ->
        [0] .
       *[other] , valore { $worth }:
    }
city-own = La tua città, { $size ->
        [one] 1 edificio
       *[other] { $size } edifici
    } su { $complete }{ $districts ->
        [0] .
       *[other] , valore { $worth }:
    }
city-under = { $known ->
        [yes] Sotto { $card-def }: { $cards }.
       *[no]
            { $count ->
                [one] 1 carta sotto { $card-def }.
               *[other] { $count } carte sotto { $card-def }.
            }
    }
known-hand = Sai che { $name } ha in mano { $cards-indef }.
score-so-far = Punti se la partita finisse ora, senza contare le carte nascoste: { $scores }.
score-of = { $name } { $points }
which-card = Quale carta? Scrivi rules e il suo nome, per esempio: rules { $example }
which-file = Con quale nome? Scrivi save e il nome di un file.
saved = Partita salvata in { $file }. Per continuare: { $command }
saved-finished = Partita salvata in { $file }. Per rivederla: { $command }
not-saved = Partita non salvata: { $problem }.
save-no-folder = la cartella { $folder } non esiste
save-is-folder = { $file } è una cartella; indica un file al suo interno
save-other = { $file } esiste e non è un file di questo gioco; indica un altro file
save-failed = impossibile scrivere { $file }: { $problem }
really-quit = La partita non è finita. Scrivi di nuovo quit per abbandonarla, o save FILE per salvarla prima.
left = Hai lasciato la partita.
input-ended = L’input è terminato; la partita si ferma qui.

hint = Consiglio: { $action }. { $why }

play-help =
    Scrivi il numero di una scelta, o le sue parole, per esempio: { $example }
    Invio: rivedi le tue scelte
    table: chi ha che cosa
    hand: le tue carte
    city 1, city { $name }: una città in dettaglio
    cast: i personaggi di questa partita
    rules CARTA: che cosa fa una carta
    why: che cosa non puoi fare ora, e perché
    hint: che cosa farebbe il Capomastro, e perché
    log, log 100: che cosa è successo
    score: i punti finora
    undo: annulla la tua ultima scelta
    save FILE: salva la partita
    quit: lascia la partita

## The end

end-place = { $place }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ({ $items }).
end-item = { $item } { $points }
end-hand = { $name } aveva ancora in mano { $cards-indef }.

## The command rules

rules-overview = Le regole complete sono in docs/rules.md. Per una singola carta scrivi: { $command }
rules-characters = Personaggi
rules-districts = Edifici { $type-adj-plural }
rules-presets = Liste di personaggi ed edifici speciali con cui giocare: { $command }
rules-preset = { $key }: { $text }
rules-character = { $rank } { $name }: { $text }
rules-district = { $name }, { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }
rules-character-title = { $name } (personaggio di rango { $rank })
rules-district-title = { $name } (edificio { $type-adj }, costo { $cost }{ $copies ->
        [one] { "" }
       *[other] , { $copies } carte
    })
rules-nothing = Questa carta non ha testo.
rules-rulings = Chiarimenti: { $rulings }
rules-unknown = Non c’è nessuna carta «{ $text }».
rules-close = Non c’è nessuna carta «{ $text }»; forse intendevi { $close }?

## The command replay

replay-players = Giocatori: { $players }.
replay-unfinished = La partita non è finita.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [one] 1 azione è valida e porta
           *[other] { $actions } azioni sono valide e portano
        } al risultato registrato.
       *[no] { $actions ->
            [one] 1 azione è valida
           *[other] { $actions } azioni sono valide
        }; la partita non è finita, quindi non c’è un risultato da controllare.
    }
replay-digest = L’impronta corrisponde: nulla è stato cambiato dopo la scrittura del file.
replay-own-key = La chiave è stata scelta da chi ha aperto la partita: la mescolata non è condivisa.
replay-shared-key = La mescolata corrisponde a quanto fissato prima di dare le carte e a { $parts ->
        [one] 1 contributo
       *[other] { $parts } contributi
    }: nessuno ha potuto sceglierla.

## The position command

# Players of a position have no names.
position-seat = Posto { $seat }
position-waits = In attesa di { $name }.
