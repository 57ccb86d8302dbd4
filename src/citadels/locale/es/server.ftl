# The web table.

## What everybody at a table is told. $name is the player it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = El anfitrión pide un enlace nuevo para el asiento de { $name }, que se ha ausentado. Estará listo dentro de { $span }, salvo que { $name } vuelva o alguien se oponga.
notice-link-asked-unopposed = El anfitrión pide un enlace nuevo para el asiento de { $name }, que se ha ausentado. Aquí no hay nadie más que pueda oponerse, así que de momento juega un bot. Nadie más podrá ocupar el asiento hasta dentro de { $span }; entretanto, { $name } puede volver.
notice-new-link = Hay un enlace nuevo para el asiento de { $name }; el anterior dejará de funcionar en cuanto se use el nuevo.
notice-no-link =
    { $you ->
        [yes] No habrá ningún enlace nuevo para tu asiento.
       *[no] No habrá ningún enlace nuevo para el asiento de { $name }.
    }
notice-claimed = Se ha usado el enlace nuevo para el asiento de { $name }; el anterior ya no funciona.
notice-owner =
    { $you ->
        [yes] Ahora la mesa es tuya.
       *[no] Ahora la mesa es de { $name }.
    }
notice-owner-away =
    { $you ->
        [yes] El anfitrión se ha ausentado; hasta que vuelva, la mesa es tuya.
       *[no] El anfitrión se ha ausentado; hasta que vuelva, la mesa es de { $name }.
    }
notice-owner-back =
    { $you ->
        [yes] La mesa vuelve a ser tuya.
       *[no] { $name } está de vuelta; la mesa vuelve a ser suya.
    }
notice-paused =
    { $you ->
        [yes] Has puesto la partida en pausa.
       *[no] { $name } ha puesto la partida en pausa.
    }
notice-resumed =
    { $you ->
        [yes] Has reanudado la partida.
       *[no] { $name } ha reanudado la partida.
    }
notice-stand-in = { $name } se ha ausentado; un bot ocupa su lugar.
notice-back =
    { $you ->
        [yes] Estás de vuelta.
       *[no] { $name } está de vuelta.
    }
notice-removed =
    { $you ->
        [yes] El administrador te ha expulsado de la mesa.
       *[no] El administrador ha expulsado a { $name } de la mesa.
    }
notice-bot-failed = { $name } no ha podido jugar; un bot más sencillo lo hará cuando haga falta.
notice-bot-wanted =
    { $you ->
        [yes] Alguien quiere que un bot juegue por ti.
       *[no] Alguien quiere que un bot juegue por { $name }.
    }
notice-bot-plays =
    { $you ->
        [yes] A petición de los demás, un bot juega por ti hasta que alguien cambie de opinión.
       *[no] A petición de los demás, un bot juega por { $name } hasta que alguien cambie de opinión.
    }
notice-bot-stops =
    { $you ->
        [yes] Vuelves a jugar.
       *[no] { $name } vuelve a jugar.
    }
notice-time-up =
    { $you ->
        [yes] Se te ha acabado el tiempo; un bot juega por ti.
       *[no] A { $name } se le ha acabado el tiempo; juega un bot.
    }
notice-more-time =
    { $you ->
        [yes] Tienes más tiempo.
       *[no] Más tiempo para { $name }.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Un bot juega por ti. { $sentence }

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

## Why a request is refused

# The id is error- and the code. $detail is a technical remark in English, for those who write clients.

error-address-full = Se han ocupado demasiados asientos de esta mesa desde tu dirección de red.
error-authorization = Hace falta un token: envíalo en la cabecera Authorization, como Bearer TOKEN.
error-backup = Este archivo de partidas no se puede leer ({ $detail }). No ha cambiado nada.
error-banned = Tu dirección está bloqueada en este servidor.
error-barred = El administrador de este servidor ha cerrado la mesa.
error-begun = La partida ya ha empezado.
error-bot-plays = Un bot juega por ti a petición de todos los demás.
error-bots =
    { $seats ->
        [one] Elige un nivel de bot para el otro asiento, o déjalo libre.
       *[other] Elige un nivel de bot para cada uno de los otros { $seats } asientos, o déjalo libre.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] El tiempo por turno debe estar entre 10 segundos y una hora.
       *[days] El tiempo por jugada debe estar entre seis horas y treinta días.
    }
error-company = Esto solo es posible cuando todos tus rivales son bots.
error-crowd = Aquí no caben más espectadores; inténtalo más tarde.
error-elsewhere = Esta mesa está pasando a otro servidor. Inténtalo otra vez en un momento.
error-full = Todos los asientos están ocupados.
error-game-file = Este archivo de partida no se puede abrir ({ $detail }).
error-gone = Has dejado esta mesa.
error-grace = La espera hasta que entre un bot debe estar entre 5 segundos y una hora.
error-illegal = Esa jugada no es posible ahora ({ $detail }).
error-lapsed = Te ausentaste demasiado tiempo antes de que empezara la partida y tu asiento ha quedado libre. Si aún lo está, ocúpalo de nuevo.
error-level = No hay ningún bot «{ $level }»; opciones: { $levels }.
error-link-damaged = Este enlace está dañado: le falta una parte o se ha alterado. Pídelo otra vez.
error-link-delay = La espera para un enlace nuevo a un asiento debe estar entre un minuto y siete días.
error-link-position = La posición de este enlace no se puede jugar ({ $detail }).
error-link-too-long = Esta posición contiene demasiados datos para caber en un enlace.
error-link-version = Este enlace se creó con otra versión de Ciudadelas, que esta no puede leer.
error-malformed = No se puede leer esta petición ({ $detail }).
error-name = Un nombre debe tener al menos una letra.
error-no-file = Esta partida empezó en una posición compartida. Solo una partida jugada desde el primer reparto tiene archivo.
error-no-chat = En esta mesa no hay chat.
error-no-room = Este servidor no tiene sitio para otra mesa. Inténtalo más tarde o pregunta a su administrador.
error-no-table = Esa mesa no existe.
error-no-undo = Eso no se puede deshacer.
error-not-asked = Ahora no te toca a ti.
error-not-begun = La partida aún no ha empezado.
error-not-found = No hay nada en esta dirección.
error-not-here = Solo el equipo en el que funciona el servidor puede abrirlo a otros, y una sola vez.
error-not-over = La partida no ha terminado.
error-not-owner = Solo puede hacerlo el anfitrión de la mesa.
error-not-stalling = { $name } no está haciendo esperar a la mesa. El voto solo cuenta si se le ha acabado el tiempo o si lleva sin jugar más de lo que permite esta mesa.
error-one-device = Una mesa en un solo dispositivo no puede ser pública ni tener reloj.
error-origin = Esta petición viene de otro sitio web.
error-owner-grace = La espera hasta que la mesa cambie de anfitrión debe estar entre un minuto y un día.
error-paused = El anfitrión ha puesto la partida en pausa.
error-present = { $name } está en la mesa, así que nadie más puede recibir un enlace a ese asiento.
error-push-service = El servidor no reconoce el servicio de notificaciones de este navegador.
error-refused = Eso no es posible ({ $detail }).
error-reported = Ya hay una denuncia pendiente desde tu asiento. El administrador de este servidor la verá.
error-rules = Esta partida se jugó con una versión anterior de las reglas y no se puede reproducir.
error-seat = Ese asiento no existe, o no lo ocupa nadie a quien esto se pueda aplicar.
error-server = Se ha producido un error en el servidor; no ha cambiado nada.
# $detail says what is wrong (settings.ftl).
error-settings = No se puede crear esta partida: { $detail }.
error-spectator = Solo pueden hacerlo los jugadores.
error-stall-delay = El tiempo tras el que se considera que alguien hace esperar a la mesa debe estar entre un minuto y una hora.
error-step =
    { $steps ->
        [one] Un paso es 0 o 1.
       *[other] Un paso es un número de 0 a { $steps }.
    }
error-storage = El servidor no ha podido guardarlo; no ha cambiado nada. Inténtalo otra vez.
error-taken = Ese asiento es de { $name }.
error-text = El mensaje está vacío.
error-time = Ahora no se puede añadir tiempo.
error-token = Este enlace no es válido o ha caducado; pide uno nuevo.
error-too-few = Hacen falta al menos otras dos personas en la mesa. Los asientos conectados desde una misma dirección de red cuentan como uno.
error-too-many = Demasiadas peticiones; espera un minuto.
error-too-many-undos = Has deshecho demasiadas jugadas en poco tiempo; espera un momento.
error-too-much-chat = Escribes más deprisa de lo que los demás pueden leer; espera un momento.
error-unsure = La base de datos no ha respondido y no se sabe si el cambio se ha hecho. Mira la mesa antes de intentarlo otra vez.
error-weights = No se ha podido descargar lo que este bot ha aprendido; no se ha perdido nada. Inténtalo otra vez o elige otro bot.

## Calling a player who is away. $names are the others at the table, $count is how many there are.

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
