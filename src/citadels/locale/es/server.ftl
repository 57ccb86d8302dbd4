# The web table.

## What all at a table are told. $name is the player whom it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = Quien dirige la mesa pide un enlace nuevo para el asiento de { $name }, que se ha ausentado. Lo habrá dentro de { $span }, salvo que { $name } vuelva o alguien diga que no.
notice-link-asked-unopposed = Quien dirige la mesa pide un enlace nuevo para el asiento de { $name }, que se ha ausentado. Nadie más aquí podría decir que no, así que de momento juega un bot. Otra persona solo podrá ocupar el asiento dentro de { $span }; hasta entonces { $name } puede volver.
notice-new-link = Hay un enlace nuevo para el asiento de { $name }; el anterior dejará de valer en cuanto se use el nuevo.
notice-no-link =
    { $you ->
        [yes] No habrá ningún enlace nuevo para tu asiento.
       *[no] No habrá ningún enlace nuevo para el asiento de { $name }.
    }
notice-claimed = Se ha usado el enlace nuevo para el asiento de { $name }; el anterior ya no vale.
notice-owner =
    { $you ->
        [yes] Ahora diriges tú la mesa.
       *[no] Ahora { $name } dirige la mesa.
    }
notice-owner-away =
    { $you ->
        [yes] Quien dirigía la mesa se ha ausentado; hasta que vuelva la diriges tú.
       *[no] Quien dirigía la mesa se ha ausentado; hasta que vuelva la dirige { $name }.
    }
notice-owner-back =
    { $you ->
        [yes] Vuelves a dirigir la mesa.
       *[no] { $name } está de vuelta y dirige otra vez la mesa.
    }
notice-paused =
    { $you ->
        [yes] Has puesto la partida en pausa.
       *[no] { $name } ha puesto la partida en pausa.
    }
notice-resumed =
    { $you ->
        [yes] Has reanudado la partida.
       *[no] { $name } reanuda la partida.
    }
notice-stand-in = { $name } se ha ausentado; un bot ocupa su lugar.
notice-back =
    { $you ->
        [yes] Estás de vuelta.
       *[no] { $name } está de vuelta.
    }
notice-removed =
    { $you ->
        [yes] El administrador te ha retirado de la mesa.
       *[no] El administrador ha retirado a { $name } de la mesa.
    }
notice-bot-failed = { $name } no ha podido responder; un bot más sencillo lo hará cuando haga falta.
notice-bot-wanted =
    { $you ->
        [yes] Alguien quiere que un bot juegue por ti.
       *[no] Alguien quiere que un bot juegue por { $name }.
    }
notice-bot-plays =
    { $you ->
        [yes] Todos los demás quieren que un bot juegue por ti, hasta que alguien cambie de opinión.
       *[no] Todos los demás quieren que un bot juegue por { $name }, hasta que alguien cambie de opinión.
    }
notice-bot-stops =
    { $you ->
        [yes] Vuelves a jugar.
       *[no] { $name } vuelve a jugar.
    }
notice-time-up =
    { $you ->
        [yes] Se te ha acabado el tiempo; un bot responde por ti.
       *[no] A { $name } se le ha acabado el tiempo; responde un bot.
    }
notice-more-time =
    { $you ->
        [yes] Tienes más tiempo.
       *[no] Más tiempo para { $name }.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Un bot responde por ti. { $sentence }

# A time ahead: $time is a number of $unit.
span =
    { $unit ->
        [hours]
            { $time ->
                [one] una hora
               *[other] { $time } horas
            }
       *[minutes]
            { $time ->
                [one] un minuto
               *[other] { $time } minutos
            }
    }

## What the server does not do, and why

# The id is error- and the code. $detail is a technical remark in English, for whoever writes a client.

error-address-full = Se han ocupado demasiados asientos de esta mesa desde tu dirección de red.
error-authorization = Hace falta un token: envíalo en la cabecera Authorization, como Bearer TOKEN.
error-backup = Este archivo de partidas no se puede leer; nada ha cambiado ({ $detail }).
error-banned = Este servidor no te deja entrar: tu dirección está vetada.
error-barred = El administrador de este servidor ha cerrado la mesa.
error-begun = La partida ya ha empezado.
error-bot-plays = Un bot juega por ti, porque todos los demás lo quieren.
error-bots =
    { $seats ->
        [one] Indica un nivel de bot, o nada, para el otro asiento.
       *[other] Indica un nivel de bot, o nada, para cada uno de los otros { $seats } asientos.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Un turno puede durar entre 10 segundos y una hora.
       *[days] Una respuesta puede tardar entre seis horas y treinta días.
    }
error-company = Esto es solo para quien juega únicamente contra bots.
error-crowd = Aquí no caben más espectadores; inténtalo más tarde.
error-elsewhere = Esta mesa está pasando a otro servidor. Inténtalo otra vez en un momento.
error-full = Todos los asientos están ocupados.
error-game-file = Este no es un archivo de partida que se pueda abrir ({ $detail }).
error-gone = Has dejado esta mesa.
error-grace = Un bot puede ocupar el lugar de alguien tras 5 segundos como mínimo y una hora como máximo.
error-illegal = Esa respuesta no es posible ahora ({ $detail }).
error-lapsed = Tu ausencia antes de empezar la partida duró demasiado y tu asiento vuelve a estar libre. Si aún lo está, siéntate de nuevo.
error-level = No hay ningún bot «{ $level }»; hay: { $levels }.
error-link-damaged = Este enlace está dañado: le falta una parte, o ha cambiado. Pídelo otra vez.
error-link-delay = La espera para un enlace nuevo a un asiento va de un minuto a siete días.
error-link-position = La posición de este enlace no se puede jugar ({ $detail }).
error-link-too-long = Una posición tan cargada no cabe en un enlace.
error-link-version = Este enlace es de otra versión de Ciudadelas, que esta no sabe leer.
error-malformed = No se puede leer esta petición ({ $detail }).
error-name = Un nombre debe tener al menos una letra.
error-no-file = Esta partida empezó en una posición compartida. Solo una partida jugada desde el primer reparto tiene archivo.
error-no-chat = En esta mesa no hay chat.
error-no-room = Este servidor no tiene sitio para otra mesa. Inténtalo más tarde o pregunta a quien lo administra.
error-no-table = Esa mesa no existe.
error-no-undo = Eso no se puede deshacer.
error-not-asked = Ahora no te toca responder.
error-not-begun = La partida aún no ha empezado.
error-not-found = No hay nada en esta dirección.
error-not-here = Solo puede abrirlo la máquina en la que funciona el servidor, y una sola vez.
error-not-over = La partida no ha terminado.
error-not-owner = Solo puede hacerlo quien dirige la mesa.
error-not-stalling = { $name } no hace esperar a la mesa. Un voto cuenta cuando se le ha acabado el tiempo o cuando lleva sin responder más de lo que permite esta mesa.
error-one-device = Una mesa alrededor de un solo dispositivo no es pública ni tiene reloj.
error-origin = Esta petición viene de una página ajena.
error-owner-grace = La mesa puede pasar a otra persona tras un minuto como mínimo y un día como máximo.
error-paused = Quien dirige la mesa ha puesto la partida en pausa.
error-present = { $name } está en la mesa: nadie más puede tener un enlace a ese asiento.
error-push-service = El servidor no conoce el servicio de notificaciones de este navegador.
error-refused = No es posible ({ $detail }).
error-reported = Ya hay una denuncia pendiente desde tu asiento. Quien lleva este servidor la verá.
error-rules = Esta partida se jugó con reglas distintas de las de hoy y no se puede reproducir.
error-seat = Ese asiento no existe, o no lo ocupa nadie a quien esto se pueda aplicar.
error-server = El servidor ha cometido un error; nada ha cambiado.
# $detail says what is wrong (settings.ftl).
error-settings = Una partida así no es posible: { $detail }.
error-spectator = Solo pueden hacerlo quienes juegan.
error-stall-delay = Se puede considerar que alguien hace esperar a la mesa tras un minuto como mínimo y una hora como máximo.
error-step =
    { $steps ->
        [one] Un paso es 0 o 1.
       *[other] Un paso es un número de 0 a { $steps }.
    }
error-storage = El servidor no ha podido guardarlo; nada ha cambiado. Inténtalo otra vez.
error-taken = Ese asiento es de { $name }.
error-text = El mensaje está vacío.
error-time = Ahora no se puede añadir tiempo.
error-token = Este enlace no vale, o ya no vale; pide uno nuevo.
error-too-few = Hacen falta al menos otras dos personas en la mesa. Los asientos conectados desde una misma dirección de red cuentan como uno.
error-too-many = Demasiadas peticiones; espera un minuto.
error-too-many-undos = Has deshecho demasiadas respuestas en poco tiempo; espera un momento.
error-too-much-chat = Escribes más deprisa de lo que los demás pueden leer; espera un momento.
error-unsure = La base de datos no ha respondido y nadie sabe si se ha hecho. Mira la mesa antes de intentarlo otra vez.
error-weights = No se ha podido descargar lo que este bot ha aprendido; no se ha perdido nada. Inténtalo otra vez o elige otro bot.

## Calling somebody who is not there. $names are the others at the table, $count is how many they are.

call-title = Tu turno – Ciudadelas
call-text =
    { $count ->
        [one] Ronda { $round }: { $names } te espera.
       *[other] Ronda { $round }: { $names } te esperan.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [one] Ha empezado una ronda nueva: la ronda { $round }.
       *[other] Han empezado { $count } rondas; esta es la ronda { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Tu ciudad tiene ahora { $cards-indef }.
       *[no] { $name } ha construido { $cards-indef }.
    }
