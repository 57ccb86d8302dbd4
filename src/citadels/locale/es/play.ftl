# The words of the game in plain lines, and of the commands that go with it. The commands that are typed stay English.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Jugador
play-welcome = Ciudadelas: { $preset }, { $seats } jugadores. Juegas contra { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = una selección propia
play-own-districts = { $preset } con distritos únicos a tu elección
play-goal = La partida termina al final de la ronda en la que alguien completa una ciudad de { $complete } distritos. Gana quien sume más puntos.
play-how = Escribe el número de tu elección, o ? para ver la ayuda.
play-resumed =
    { $over ->
        [yes] Esta partida ya terminó, en la ronda { $round }.
       *[no] Se reanuda en la ronda { $round }.
    }

## The table

table-title = Mesa, ronda { $round }, { $deck ->
        [one] 1 carta en el mazo
       *[other] { $deck } cartas en el mazo
    }:
table-seat = { $seat } { $name }: { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }{ $crown ->
        [yes] , la corona
       *[no] { "" }
    }, ciudad { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] : { $city }
    }{ $revealed-count ->
        [0] .
       *[other] . Ha revelado: { $revealed }.
    }
table-you = { $name } (tú)
table-characters = Personajes: { $track }.
table-gold-on = { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    } sobre { $card-def }.
table-hand = Tu mano: { $hand }.
table-hand-empty = Tu mano está vacía.
table-own-characters = { $characters-count ->
        [one] Tu personaje: { $characters }.
       *[other] Tus personajes: { $characters }.
    }
table-picked = Hasta ahora has elegido: { $cards }.

# The state of a character in the row of ranks; what agrees, agrees with the card, never with the player.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = tu personaje
track-out = fuera, boca arriba
track-silent = sin respuesta
track-mark = { $mark ->
        [killed] { $card-gender ->
            [f] asesinada
           *[m] asesinado
        }
        [robbed] robo anunciado
        [bewitched] { $card-gender ->
            [f] embrujada
           *[m] embrujado
        }
        [warrant] { $face ->
            [yes] orden firmada
            [no] orden sin firmar
           *[hidden] orden
        }
        [threat] { $face ->
            [yes] amenaza con la flor
            [no] amenaza en blanco
           *[hidden] amenaza
        }
       *[other] marcador
    }

# A district card with what one wants to know about it.
card-district = { $card } ({ $card-gender ->
        [f] { $type-adj-f }
        [mp] { $type-adj-plural }
        [fp] { $type-adj-plural }
       *[m] { $type-adj }
    }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (número { $rank }{ $out ->
        [yes] , fuera, boca arriba
       *[no] { "" }
    })
card-in-action = { $action } ({ $card-gender ->
        [f] { $type-adj-f }
        [mp] { $type-adj-plural }
        [fp] { $type-adj-plural }
       *[m] { $type-adj }
    }, { $cost })

# The strip of a turn.
strip = Tienes { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    } { $gathered ->
        [yes] y ya has recolectado
       *[no] y aún no has recolectado
    }. { $builds ->
        [0] Ya no puedes construir nada más.
        [one] Todavía puedes construir 1 distrito.
       *[other] Todavía puedes construir { $builds } distritos.
    }
strip-must = Todavía tienes que { $must ->
        [crown] dar la corona
        [bewitch] embrujar a un personaje
       *[other] { $must }
    }.
strip-warned = Cuidado: hay { $mark ->
        [warrant] una orden
        [threat] una amenaza
       *[other] un marcador
    } sobre { $character-def }.

## Choosing

group-gather = Recolectar
group-abilities = Habilidades
group-build = Construir
group-end = Terminar
group-title = { $group }:
group-required = { $group } (obligatorio):
choice = { $number }. { $text }
choice-many = { $text } ({ $count } opciones)
choice-back = Volver
cards-how = Escribe los números de las cartas que eliges, por ejemplo: 1 3
only-choice = Solo hay una opción: pulsa Enter.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [one] Elige una carta.
               *[other] Elige { $least } cartas.
            }
       *[range] Elige de { $least } a { $most } cartas.
    }
bad-number =
    { $last ->
        [1] Solo existe la opción 1.
       *[other] Elige un número del 1 al { $last }.
    }
not-understood = «{ $text }» no es una opción aquí. Escribe un número, o ? para ver la ayuda.
ambiguous = Podría ser: { $choices }.
refused = Ahora no puedes hacer eso. { $refusal }.
nothing-refused = Ahora mismo no hay ninguna acción bloqueada.

## Words in the middle of a game

taken-back = Deshecho.
cannot-undo = No puedes deshacerlo: se ha revelado algo o se ha preguntado a otro jugador.
which-city = ¿La ciudad de quién? Escribe city y un número del 0 al { $last }, o un nombre.
city-of = Ciudad de { $name }, { $size } de { $complete } distritos{ $districts ->
        [0] : aún no hay ninguno.
       *[other] , con un valor de { $worth }:
    }
city-own = Tu ciudad, { $size } de { $complete } distritos{ $districts ->
        [0] : aún no hay ninguno.
       *[other] , con un valor de { $worth }:
    }
city-under = { $known ->
        [yes] Bajo { $card-def }: { $cards }.
       *[no]
            { $count ->
                [one] 1 carta bajo { $card-def }.
               *[other] { $count } cartas bajo { $card-def }.
            }
    }
known-hand = Sabes que { $name } tiene { $cards-indef }.
score-so-far = Puntos si la partida terminara ahora, sin contar las cartas ocultas: { $scores }.
score-of = { $name } { $points }
which-card = ¿Qué carta? Escribe rules y su nombre, por ejemplo: rules { $example }
which-file = ¿Con qué nombre? Escribe save y un nombre de archivo.
saved = Partida guardada como { $file }. Para continuar: { $command }
saved-finished = Partida guardada como { $file }. Para verla: { $command }
not-saved = La partida no se ha guardado: { $problem }.
save-no-folder = no existe la carpeta { $folder }
save-is-folder = { $file } es una carpeta; indica un archivo dentro de ella
save-other = { $file } ya existe y no es de esta partida; elige otro nombre
save-failed = no se ha podido escribir { $file }: { $problem }
really-quit = La partida no ha terminado. Escribe quit otra vez para salir, o save ARCHIVO para guardarla antes.
left = Has salido de la partida.
input-ended = La entrada ha terminado; la partida se detiene aquí.

hint = Consejo: { $action }. { $why }

play-help =
    Escribe el número de una opción, o sus palabras, por ejemplo: { $example }
    Enter: ver otra vez tus opciones
    table: quién tiene qué
    hand: tus cartas
    city 1, city { $name }: una ciudad en detalle
    cast: los personajes de esta partida
    rules CARTA: qué hace una carta
    why: qué no puedes hacer ahora, y por qué
    hint: qué haría el Maestro de obras, y por qué
    log, log 100: qué ha pasado
    score: los puntos hasta ahora
    undo: deshacer tu última jugada
    save ARCHIVO: guardar la partida
    quit: salir de la partida

## The end

end-place = { $place }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ $items }).
end-item = { $item } { $points }
end-hand = A { $name } le quedaba en la mano: { $cards-indef }.

## The command rules

rules-overview = Las reglas completas están en docs/rules.md. Para ver una carta, escribe: { $command }
rules-characters = Personajes
rules-districts = Distritos { $type-adj-plural }
rules-presets = Listas de personajes y distritos únicos para jugar: { $command }
rules-preset = { $key }: { $text }
rules-character = { $rank } { $name }: { $text }
rules-district = { $name }, { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }
rules-character-title = { $name } (personaje número { $rank })
rules-district-title = { $name } (distrito { $type-adj }, cuesta { $cost }{ $copies ->
        [one] { "" }
       *[other] , { $copies } cartas
    })
rules-nothing = No tiene texto propio.
rules-rulings = Aclaraciones: { $rulings }
rules-unknown = No hay ninguna carta «{ $text }».
rules-close = No hay ninguna carta «{ $text }»; ¿querías decir { $close }?

## The command replay

replay-players = Jugadores: { $players }.
replay-unfinished = La partida no ha terminado.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [one] 1 acción es legal y lleva
           *[other] { $actions } acciones son legales y llevan
        } al resultado registrado.
       *[no] { $actions ->
            [one] 1 acción es legal
           *[other] { $actions } acciones son legales
        }; la partida no ha terminado, así que no hay resultado que comprobar.
    }
replay-digest = El resumen criptográfico coincide: nada ha cambiado desde que se escribió el archivo.
replay-own-key = La clave la eligió quien empezó la partida, así que los demás no intervinieron en el barajado.
replay-shared-key = El barajado coincide con la huella fijada antes del reparto y con { $parts ->
        [one] 1 aportación
       *[other] { $parts } aportaciones
    }: nadie pudo elegirlo.

## The position command

# Players of a position have no names.
position-seat = Asiento { $seat }
position-waits = Le toca a { $name }.
