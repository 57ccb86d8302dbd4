# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Ciudadelas
web-title-turn = (!) Tu turno – Ciudadelas
web-skip = Ir a la mesa
web-close = Cerrar
web-cancel = Cancelar
web-home = Inicio
web-language = Idioma
web-tools = Reglas, idioma y preferencias
web-rules = Reglas
web-day = Día
web-night = Noche
web-offline = No se puede conectar con el servidor.
web-guest = Visitante
web-about = Una versión no oficial, hecha por aficionados, del juego de cartas de Bruno Faidutti.
web-interface = Para desarrolladores
web-licences = Licencias
web-privacy = Privacidad

## The start

web-your-name = Tu nombre
web-slogan = Construye tu ciudad.
web-slogan-second = Guarda tu secreto.
web-description = El juego de cartas Ciudadelas: construye tu ciudad y guarda tu secreto. Contra bots o con amigos, gratis y sin publicidad.
web-screenshot-wide = Una mesa de cuatro en pantalla grande
web-screenshot-narrow = Un turno en el móvil
web-pitch = En cada ronda asumes en secreto un papel nuevo: el Asesino, el Ladrón, el Rey, el Arquitecto. Los personajes actúan por orden de número, cada uno con su propio poder. Adivina quiénes son tus rivales, no dejes que te descubran y termina la partida con la ciudad más valiosa.
web-play-now = Jugar ya
web-play-now-text = contra 3 bots
web-intro-minutes = 10 minutos
web-friends = Con amigos
web-friends-text = con un enlace o en un mismo dispositivo
web-new-table = Crear una mesa
web-my-tables = Mis mesas
web-open-tables = Mesas con asientos libres
web-open-seats =
    { $seats ->
        [one] un asiento libre
       *[other] { $seats } asientos libres
    }
web-join = Unirse
web-your-turn = Tu turno
web-phase-lobby = Sin empezar
web-phase-playing = Ronda { $round }
web-phase-over = Terminada
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] Ganaste
       *[no] Ganó { $name }
    }

## Setting up

web-edition = Edición
web-players = Jugadores
web-others = Los otros asientos
web-seat = Asiento { $seat }
web-seat-open = libre, por invitación
web-seat-free = libre
web-bots = Bots
web-cards = Cartas
web-preset-random = Al azar
web-preset-random-text = Personajes y distritos únicos elegidos al azar.
web-own-cast = A tu gusto
web-own-cast-text = Un personaje de cada número, y los distritos únicos carta a carta.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } · { $edition }
web-own-list = Cartas elegidas una a una
web-characters = Personajes
web-unique =
    { $needed ->
        [any] Distritos únicos: { $chosen }
       *[other] Distritos únicos: { $chosen } de { $needed }
    }
web-table-rules = Reglas de la mesa
web-size = Distritos de una ciudad completa
web-variant-crown-after-round = La corona solo cambia de manos al terminar la ronda
web-clock = Reloj
web-clock-untimed = sin reloj
web-clock-quick = un minuto por turno
web-clock-calm = tres minutos por turno
web-clock-days = dos días por jugada
web-pace = Ritmo de los bots
web-pace-slow = lento
web-pace-normal = normal
web-pace-fast = rápido
web-pace-instant = al instante
web-undo-allowed = Permitir deshacer
web-chat-allowed = Permitir el chat
web-public = Abierta a todo el mundo en este servidor
web-open-table = Abrir la mesa
web-ways = Cómo jugar
web-way-now = Ahora
web-way-now-text = Contra bots, sin esperar.
web-way-pass = En un solo dispositivo
web-way-pass-text = Un móvil o una tableta va de mano en mano.
web-way-pass-short = de mano en mano
web-way-friends = Con amigos
web-way-friends-text = Envía un enlace. Quien lo abra puede sentarse.
web-way-own = Partida a medida
web-way-own-text = Elige la edición, las cartas y el reloj.
web-way-own-short = edición, cartas, jugadores
web-begin = Jugar
web-rivals = Rivales
web-filled = Cuántos son bots
web-strength = Dificultad
web-link-comes =
    { $seats ->
        [one] Recibirás un enlace para invitar a quien ocupe el asiento libre.
       *[other] Recibirás un enlace para invitar a quienes ocupen los { $seats } asientos libres.
    }

## Coming to a table

web-no-way-in = Este enlace no abre ningún asiento. Pide una invitación al anfitrión de la mesa.
web-invited = Te invitan a una partida de Ciudadelas
web-invited-by = { $name } te invita a una partida de Ciudadelas
web-sit-down = Sentarse
web-opening = Abriendo la mesa…
web-reconnecting = Se ha perdido la conexión; reintentando…
web-ended-protocol = Esta página ha quedado desfasada. Vuelve a cargarla.
web-ended-token = Este asiento ya no se puede abrir desde aquí.
web-ended-replaced = Este enlace ya no abre el asiento: te han expulsado, ahora lo ocupa otra persona, te ausentaste demasiado tiempo antes de que empezara la partida o se han revocado sus enlaces.
web-ended-elsewhere = Tu asiento está abierto en demasiadas ventanas o dispositivos, así que aquí se ha cerrado. Si quieres jugar aquí, vuelve a cargar la página.
web-ended-full = Aquí no caben más espectadores. Inténtalo más tarde.
web-ended-barred = El administrador de este servidor ha cerrado la mesa.

## Before the deal

web-lobby = La mesa
web-lobby-of = Mesa de { $name }
web-owner = anfitrión
web-away = ausente
web-ready = todo listo
web-not-ready = preparándose
web-kick = Expulsar
web-kick-sure = { $name } perderá este asiento y solo podrá volver con una invitación.
web-i-am-ready = ¡Todo listo!
web-fill-seats = Completar con bots
web-wait = Aún no
web-leave = Salir
web-waiting-seats = La partida empezará cuando todos los asientos estén ocupados y todo el mundo esté listo.
web-waiting-ready = La partida empezará cuando todo el mundo esté listo.
web-commitment = Huella del barajado, fijada antes de repartir: { $code }

## Links

web-link-invite = Invitar a alguien
web-link-invite-text = Quien tenga este enlace puede ocupar un asiento libre.
web-link-invite-sure = La invitación actual se creó en otro dispositivo. Si creas una nueva, dejará de valer.
web-link-watch = Enlace para espectadores
web-link-watch-text = Quien tenga este enlace puede mirar, pero no ve las cartas ocultas.
web-link-watch-sure = El enlace actual se creó en otro dispositivo. Si creas uno nuevo, dejará de valer y quienes estén mirando con él se desconectarán.
web-link-device = Seguir en otro dispositivo
web-link-device-text = Este enlace abre tu asiento en otro dispositivo. Sirve una sola vez y caduca al cabo de una hora.
web-link-seat = Enlace nuevo
web-link-seat-text = Este enlace es para quien ha perdido el suyo. Sirve una sola vez. Hasta que se use, el anterior sigue funcionando.
web-link-seat-sure = { $name } no está. Toda la mesa sabrá que pides un enlace nuevo para este asiento. Lo tendrás al cabo de un rato, salvo que { $name } vuelva o alguien se oponga.
web-link-seat-unopposed = { $name } no está, y aquí no hay nadie más que pueda oponerse a un enlace nuevo. Por eso un bot juega en su lugar y no tendrás el enlace hasta dentro de un día. Mientras nadie lo use, { $name } puede volver.
# $time is until then, as a clock shows it.
web-link-asked = Enlace nuevo para el asiento de { $name }: { $time }
web-link-asked-unopposed = Hasta entonces juega un bot, y { $name } puede volver.
web-link-fetch = Obtener el enlace
web-link-refuse = Oponerse
web-link-make = Crear un enlace nuevo
web-only-here = De momento, solo se puede entrar en la mesa desde este equipo.
web-open-house = Abrirla a la gente de mi red
web-address = Dirección
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-qr = La dirección en un código QR

## The table

web-table = Mesa
web-round = Ronda { $round }
web-deck =
    { $cards ->
        [0] el mazo está vacío
        [one] una carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
web-paused = en pausa
web-final-round = última ronda
web-waiting-for = Esperando a { $name }
web-spectators =
    { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
web-hours =
    { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
web-you-mark = tú
web-stand-in = juega un bot
web-crown = tiene la corona
web-gold =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
web-hand =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
web-city = distritos
web-city-progress =
    { $size ->
        [one] { $size } distrito de { $goal }
       *[other] { $size } distritos de { $goal }
    }
web-points =
    { $count ->
        [one] { $count } punto por ahora
       *[other] { $count } puntos por ahora
    }
web-city-size =
    { $count ->
        [one] { $count } distrito
       *[other] { $count } distritos
    }
web-your-hand = Tu mano
web-hand-empty = Tu mano está vacía.
web-question = Qué puedes hacer
web-not-now = Lo que ahora no puedes hacer, y por qué
web-undo = Deshacer
web-hint = Consejo
web-hint-mark = aconsejado
web-hint-says = Consejo: { $action }. { $reason }
web-wishes = Anota tus favoritos
web-wishes-text = Es solo una nota para ti. Nadie elige por ti: verás las cartas y decidirás.
web-wishes-list = Favoritos: { $cards }
web-wishes-then = El primero que te llegue aparecerá destacado. Tú decides.
web-wishes-rub-out = Borrar
web-wish-number = favorito { $number }
web-wish-mark = tu favorito
web-wish-missed = Otra vez será: { $cards }
web-draft-now = { $name } está eligiendo.
web-draft-next = Después te toca a ti.
web-packet-looks =
    { $count ->
        [one] mira una carta
       *[other] mira { $count } cartas
    }
web-packet-comes =
    { $count ->
        [one] te llegará una carta
       *[other] te llegarán { $count } cartas
    }
web-skip-bots = No esperar a los bots
web-log = Registro
web-chat = Chat
web-say = Di algo
web-chat-empty = Nadie ha dicho nada todavía. ¡Saluda!
web-chat-off = En esta mesa no hay chat.
web-report = Denunciar esta mesa
web-report-about = Di qué ocurre. El administrador de este servidor podrá leer el chat de esta mesa hasta que el asunto quede resuelto, y podrá expulsar o bloquear a jugadores. Nadie en la mesa sabrá quién la ha denunciado.
web-report-reason = ¿Qué ha pasado?
web-report-send = Enviar la denuncia
web-report-sent = Gracias. El administrador de este servidor ha recibido tu denuncia.
web-send = Enviar
web-spectator = Espectador
web-pause = Pausa
web-resume = Reanudar
web-mute = Silenciar
web-unmute = Dejar de silenciar
web-hand-over = Ceder la mesa
web-hand-over-sure = La mesa pasará a { $name }.
web-let-bot-play = Que juegue un bot
web-let-bot-play-sure = { $name } hace esperar a la mesa. Si todos los demás presentes están de acuerdo y son al menos dos, un bot jugará por { $name }. Se avisará a toda la mesa. El bot dejará de jugar si alguien cambia de opinión, llega o se va.
web-no-bot = Mejor sin bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Podrás pedirlo dentro de { $time } si { $name } no juega
web-bot-not-asked = Solo se puede pedir mientras { $name } hace esperar a la mesa
web-bot-too-few = Hacen falta otras dos personas en la mesa, conectadas desde direcciones distintas
web-revoke = Revocar mis enlaces
web-revoke-sure = Todos los enlaces a tu asiento dejarán de funcionar y tus otros dispositivos se desconectarán. Solo seguirá conectado este.

## The track of characters

web-rank-out = fuera
web-rank-nobody = nadie lo tiene
web-rank-called = le toca
web-rank-silent = sin respuesta
web-facedown =
    { $count ->
        [one] uno boca abajo
       *[other] { $count } boca abajo
    }
web-mark-killed = asesinato
web-mark-robbed = robo
web-mark-bewitched = embrujo
web-mark-warrant = orden
web-mark-threat = amenaza

## Types of districts

web-district-line =
    { $copies ->
        [one] Distrito { $type }, cuesta { $cost }.
       *[other] Distrito { $type }, cuesta { $cost }, { $copies } copias en el juego.
    }
web-character-line = Personaje número { $rank }.
web-no-text = No tiene texto propio.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = recolecta antes
short-gathered = ya has recolectado
short-limit =
    { $need ->
        [0] no puedes construir
       *[other] solo { $need } por turno
    }
short-duplicate = no puede repetirse
short-gold =
    { $missing ->
        [one] falta { $missing } moneda
       *[other] faltan { $missing } monedas
    }
short-cost = cuesta más de { $need }
short-cannot-build = no puede construir
short-cannot-be-built = se queda en la mano
short-city-too-large = ciudad muy grande
short-must = aún no
short-used = ya se ha usado
short-no-income = ninguno en tu ciudad
short-empty-deck = mazo vacío
short-empty-hand = sin cartas
short-empty-city = nada que dar
short-complete = ciudad completa
short-protected = está protegido
short-beautified = ya embellecido
short-has-crown = tiene la corona
short-richest = nadie tiene más
short-richest-tied = hay empate
short-not-richest = otros tienen más
short-rank-one = fuera de alcance
short-killed = personaje asesinado
short-bewitched = personaje embrujado
short-no-tax = sin impuestos
short-not-beside = lejos del número 4
short-not-beside-king = lejos del Rey
short-own-city = tu propia ciudad

## The end

web-result = Resultado
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] Ganas por un punto
               *[other] Ganas por { $number } puntos
            }
       *[no]
            { $points ->
                [one] { $name } gana por un punto
               *[other] { $name } gana por { $number } puntos
            }
    }
web-win-tie =
    { $you ->
        [yes] Ganas en el desempate
       *[no] { $name } gana en el desempate
    }
web-win-shared = Victoria compartida
web-number-2 = dos
web-number-3 = tres
web-number-4 = cuatro
web-number-5 = cinco
web-number-6 = seis
web-number-7 = siete
web-number-8 = ocho
web-number-9 = nueve
web-number-10 = diez
web-number-11 = once
web-number-12 = doce
web-place = { $place }.º puesto
# Beside the same place of two players.
web-tied = empate
web-points-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-turned =
    { $you ->
        [yes] Después de la ronda { $round }, nadie volvió a estar por delante de ti.
       *[no] Después de la ronda { $round }, nadie volvió a estar por delante de { $name }.
    }
web-turned-by = Lo que más ayudó: { $text }
web-led-always =
    { $you ->
        [yes] Nadie estuvo por delante de ti al final de ninguna ronda.
       *[no] Nadie estuvo por delante de { $name } al final de ninguna ronda.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] un punto más
       *[other] { $points } puntos más
    }.
web-decided-all = Eso marcó la diferencia.
web-decided-most = Esa fue la mayor parte de la ventaja.
web-decided-half = Esa fue la mitad de la ventaja.
web-final-table = Ver la mesa
web-no-cards = ninguna carta en la mano
web-rematch = Revancha
web-secrets = Lo que estaba oculto
web-download = Descargar la partida
web-check-shuffle = Comprobar el barajado
web-shuffle-same = El reparto coincide con la huella que este dispositivo vio antes. Para comprobar cada carta, descarga la partida y ejecuta: citadels replay ARCHIVO --verify
web-shuffle-unknown = Este dispositivo no estaba aquí antes del reparto, así que no vio ninguna huella. Descarga la partida y ejecuta: citadels replay ARCHIVO --verify
web-shuffle-other = ¡El barajado no coincide con la huella que se mostró antes del reparto!

## The replay

web-replay = Ver la repetición
web-replay-title = Repetición
web-back = Un paso atrás
web-forward = Un paso adelante
web-step = Paso
web-eyes = Punto de vista
web-eyes-public = Vista de espectador
web-play = Reproducir
web-speed = Velocidad
web-step-of = Paso { $step } de { $steps }
web-all-hands = Todas las manos
web-offered = Personajes entre los que elegir
web-to-result = Volver al resultado

## Help and preferences

web-help = Ayuda
web-help-goal = La partida termina al final de la ronda en la que una ciudad llega a { $size } distritos. Gana quien sume más puntos. En cada ronda eliges un personaje en secreto, y los personajes actúan por orden de número.
web-help-signs = Símbolos
web-sign-crown = la corona: quien la tiene elige primero
web-sign-coin = oro
web-sign-card = cartas en la mano
web-sign-laurel = puntos por ahora
web-sign-hammer = construido
web-sign-flag = el distrito que completa la ciudad
web-sign-dagger = asesinato: se pierde el turno
web-sign-purse = robo: se pierde todo el oro
web-sign-flame = destruido
web-sign-shield = protegido
web-help-points = Puntos
web-points-cost = por cada distrito, su coste
web-points-types = por distritos de los cinco tipos
web-points-first = por la primera ciudad completa
web-points-complete = por cualquier otra ciudad completa
web-points-unique = por algunos distritos únicos, según su carta
web-help-round = Una ronda
web-keys = Teclas
web-key-digits = elegir una opción por su número
web-key-gold = recolectar oro
web-key-cards = recolectar cartas
web-key-end = terminar el turno
web-key-undo = deshacer
web-key-help = esta ayuda
web-key-skip = no esperar a los bots
web-key-hint = un consejo, y por qué
web-unique-districts = Distritos únicos
web-preferences = Preferencias
web-all-preferences = Todas las preferencias
web-theme = Colores
web-theme-auto = los del sistema
web-theme-light = claros
web-theme-dark = oscuros
web-text-size = Tamaño del texto
web-volume = Volumen
web-motion = Mostrar animaciones
web-motion-pace = Ritmo de las animaciones
web-motion-calm = tranquilo
web-motion-normal = normal
web-motion-brisk = ágil
web-confirm = Preguntar antes de terminar un turno en el que aún puedes construir
web-one-press = Recolectar oro y construir con una sola pulsación, si se puede deshacer
web-one-press-offer = Esto se puede deshacer, así que podría bastar con una sola pulsación. También puedes cambiarlo en las preferencias.
web-one-press-take = Usar una sola pulsación a partir de ahora
web-take-all = Tomar todo el oro

## The tutorial: what the guide says, and why

web-intro = Aprender jugando
web-intro-resume = Seguir con la lección
web-intro-resume-text = donde la dejaste
web-lesson-guide = Ida, tu guía
web-lesson-round = Ida, ronda { $round } de { $rounds }
web-lesson-because = Porque
web-lesson-known = Conviene saber
web-lesson-reading = Ida explica
web-lesson-around = (resaltado: { $things })
web-lesson-city = ciudad de { $name }
web-lesson-show = Enséñamelo
web-lesson-go-on = Seguir
web-lesson-cards = Ver las cartas
web-lesson-back = Volver a la guía: { $title }
web-lesson-leave = Seguir sin la guía
web-lesson-welcome-title = ¡Hola!
web-lesson-welcome = Soy Ida. Te acompaño cuatro rondas y después la partida es tuya. Gana la ciudad más valiosa.
web-lesson-welcome-why-1 = En cada ronda eres otra persona, en secreto. Ahí está la gracia.
web-lesson-welcome-why-2 = Solo puntúa tu ciudad. El oro y las cartas son el camino.
web-lesson-welcome-why-3 = Cuando una ciudad tenga { $size } distritos, esa ronda será la última.
web-lesson-wait-title = Observa a los demás
web-lesson-wait = Se llama a los personajes por orden de número. El registro cuenta lo que hacen. Pulsa cualquier carta para leerla.
web-lesson-own-title = Tienes tu propio plan. ¡Bien!
web-lesson-own = Haz lo que mejor te parezca. Si quieres una sugerencia, pide un consejo.
web-lesson-over-title = Ya sabes lo esencial
web-lesson-over = Construye en cada turno, guarda poco oro, sé quien nadie espera y lleva la cuenta. El resto de la partida es tuyo. Pide un consejo cuando quieras. ¡Suerte!
web-lesson-passed-title = Recuerda lo que has visto
web-lesson-passed = Has elegido en secreto, pero has visto más que tu carta. Más tarde, eso te dirá quién puede ser quién.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } elige entre lo que pasaste: { $passed }.
       *[other] Los demás eligen entre lo que pasaste: { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Boca abajo: { $before }. Nadie puede serlo en esta ronda.
       *[other] Ya elegidos, o boca abajo: { $before }.
    }
web-lesson-passed-why-3 = Fuera, boca arriba: { $out }. Nadie puede serlo.
web-lesson-last-title = Recuerda lo que has visto
web-lesson-last = Has elegido en último lugar: la carta que dejas queda boca abajo. Solo tú sabes cuál es.
web-lesson-last-why-1 = Boca abajo: { $passed }. Nadie puede serlo en esta ronda.
web-lesson-last-why-2 = Ya elegidos, o boca abajo: { $before }.
web-lesson-last-why-3 = Fuera, boca arriba: { $out }. Nadie puede serlo.
web-lesson-robbed-title = Te han robado
web-lesson-robbed = { $name } era el Ladrón, nombró a tu personaje y se llevó todo tu oro: { $gold }. Volverá a pasar, pero puede costar menos.
web-lesson-robbed-why-1 = { $name } no había visto tu carta. El Ladrón nombra a un personaje, no a un jugador.
web-lesson-robbed-why-2 =
    Guardabas { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    }. Gasta más, o sé quien nadie espera.
web-lesson-robbed-why-3 = Tu ciudad habla: sus colores muestran qué personajes te pagarían.
web-lesson-killed-title = Te han matado
web-lesson-killed = { $name } era el Asesino y nombró a tu personaje: { $card }. Este turno se pierde. Tu oro, tus cartas y tu ciudad siguen siendo tuyos.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } te pasó estas cartas: { $packet }.
       *[no] El Asesino busca al personaje más útil. El segundo más útil suele ser más seguro.
    }
web-lesson-killed-why-2 = De las cartas que se pasan, solo una no está en juego. { $name } nombró la tuya.
web-lesson-killed-why-3 = Solo pierdes este turno. En la próxima ronda serás otra persona.
web-lesson-took-title = Has robado a { $name }
web-lesson-took =
    Han llamado al personaje que nombraste, y todo su oro es tuyo: { $gold }. { $counted ->
        [yes] No fue suerte: llevaste la cuenta.
       *[no] Para eso hay que llevar la cuenta o tener suerte.
    }
web-lesson-took-why-1 = { $name } empieza este turno sin nada.
web-lesson-took-why-2 =
    Ahora tienes { $kept ->
        [one] 1 moneda
       *[other] { $kept } monedas
    }. Gasta antes de que te encuentre un Ladrón.
web-lesson-why =
    { $won ->
        [yes] Por qué ganaste
       *[no] Por qué ganó { $name }
    }
web-lesson-why-short = ¿Por qué?
web-lesson-score =
    Tú tienes { $mine ->
        [one] 1 punto
       *[other] { $mine } puntos
    }, { $name } tiene { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Lección { $round }: construir
        [robbed] Lección { $round }: que te roben
        [killed] Lección { $round }: que te maten
       *[took] Lección { $round }: robar por deducción
    }
web-lesson-end-build =
    { $count ->
        [one] Construiste un distrito
       *[other] Construiste { $count } distritos
    }
web-lesson-end-build-text =
    Tus distritos valen { $mine ->
        [one] 1 punto
       *[other] { $mine } puntos
    }. { $more ->
        [yes] Los de { $name }, solo { $theirs }.
       *[no] Los de { $name }, { $theirs }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] Nadie te robó
        [one] Te robaron 1 moneda
       *[other] Te robaron { $gold } monedas
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] Ningún Ladrón encontró tu oro.
       *[other]
        { $later ->
            [0] Después de la ronda 2, ningún Ladrón volvió a encontrar tu oro.
           *[other] Después de la ronda 2 volvió a pasar. Gasta más y guarda menos.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] No perdiste ningún turno
        [one] Perdiste un turno
       *[other] Perdiste { $times } turnos
    }
web-lesson-end-killed-text =
    { $times ->
        [0] Ningún Asesino te encontró.
       *[other]
        { $later ->
            [0] Después de la ronda 3, ningún Asesino volvió a encontrarte.
           *[other] Después de la ronda 3 volvió a pasar. Sé más difícil de adivinar.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] No robaste a nadie
        [one] Te llevaste 1 moneda
       *[other] Te llevaste { $gold } monedas
    }
web-lesson-end-took-text =
    { $gold ->
        [0] Un Ladrón que lleva la cuenta sabe a quién nombrar.
       *[other] Primero, de { $name }. Si llevas la cuenta, sabes quién puede ser quién.
    }
web-lesson-points =
    { $points ->
        [one] Tu { $points } punto
       *[other] Tus { $points } puntos
    }
web-lesson-next = ¿Y ahora?
web-picture-choose = Elegir
web-picture-choose-text = Cada cual elige un personaje en secreto. Empieza quien tiene la corona.
web-picture-call = Llamar
web-picture-call-text = Se llama a los números, del 1 en adelante. Quien tiene ese personaje juega su turno.
web-picture-gather = Recolectar
web-picture-gather-text = En tu turno, toma 2 monedas de oro, o roba 2 cartas y quédate con una.
web-picture-or = o
web-picture-ability = Usar la habilidad
web-picture-ability-text = Cada personaje tiene una habilidad propia. Úsala en cualquier momento de tu turno.
web-picture-build = Construir
web-picture-build-text = Paga un distrito de tu mano. Vale en puntos lo que cuesta.
web-picture-end = Acabar
web-picture-end-text = Cuando una ciudad tiene { $size } distritos, la ronda se juega hasta el final y se cuentan los puntos.
web-lesson-pick-1 = Cada ronda empieza así: elige en secreto quién serás. Tienes la corona, así que empiezas tú. Pulsa la carta y confirma.
web-lesson-pick-1-why-1 = El Mercader recibe 1 moneda extra en cada turno.
web-lesson-pick-1-why-2 = El verde es comercio: cada distrito verde de tu ciudad paga al Mercader.
web-lesson-pick-1-why-3 = Fuera, boca arriba: { $out }. Nadie puede serlo.
web-lesson-gather-1 = Han llamado al Mercader: ¡es tu turno! Primero recolecta: 2 monedas de oro, o 2 cartas para quedarte con una.
web-lesson-gather-1-why-1 = El oro paga los distritos, y solo los distritos puntúan.
web-lesson-gather-1-why-2 = Tienes { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } en la mano. De momento basta.
web-lesson-extra-1 = Usa ahora la habilidad de tu personaje.
web-lesson-extra-1-why-1 = Es gratis, y solo la tiene el Mercader.
web-lesson-extra-1-why-2 = Puedes usar tu habilidad en cualquier momento de tu turno.
web-lesson-build-1 = Pulsa la carta y confirma. Mejor algo pequeño hoy que algo grandioso mañana.
web-lesson-build-1-why-1 =
    Cuesta { $price } y puntúa { $price }. { $left ->
        [one] Te quedará 1 moneda
       *[other] Te quedarán { $left } monedas
    }.
web-lesson-build-1-why-2 = Es verde: el Mercader gana 1 moneda por él enseguida.
web-lesson-build-1-why-3 = El oro de tu bolsa no puntúa, y un Ladrón puede llevárselo.
web-lesson-income-1 = Los colores dan oro. Cobra por tu distrito verde.
web-lesson-income-1-why-1 = El Mercader gana 1 moneda por cada distrito verde.
web-lesson-income-1-why-2 = Tu Taberna ya se ha pagado sola.
web-lesson-end-1 = Eso es todo por este turno. Termínalo y mira quiénes resultan ser los demás.
web-lesson-end-1-why-1 = Se construye un distrito por turno, y ya lo has construido.
web-lesson-end-1-why-2 =
    Guardas { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    }. Recuérdalo.
web-lesson-pick-2 = Una nueva ronda. Nadie era el Rey, así que conservas la corona y vuelves a elegir antes que nadie.
web-lesson-pick-2-why-1 = El Mercader te da 2 monedas: 1 extra y 1 por la Taberna.
web-lesson-pick-2-why-2 = Fuera, boca arriba: { $out }. Nadie puede serlo.
web-lesson-pick-2-why-3 = Pasas el Ladrón a los demás. Puede que alguien lo tome.
web-lesson-gather-2 = Tu turno sigue. Recolecta otra vez. Empiezas de cero: toma oro.
web-lesson-gather-2-why-1 = Sin oro no hay distrito en este turno.
web-lesson-gather-2-why-2 = Tienes { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } en la mano. Ya robarás más tarde.
web-lesson-extra-2 = Toma la moneda extra del Mercader, como antes.
web-lesson-extra-2-why-1 = El Ladrón se llevó lo que tenías, no lo que ganas después.
web-lesson-income-2 = Cobra también por tu distrito verde.
web-lesson-income-2-why-1 = Un distrito puntúa una vez, pero puede pagar en cada ronda.
web-lesson-income-2-why-2 = La Taberna paga siempre que eres el Mercader.
web-lesson-build-2 = Vuelve a construir, y esta vez gasta casi todo.
web-lesson-build-2-why-1 = Cuesta { $price } y puntúa { $price }. Oro que te queda: { $left }.
web-lesson-build-2-why-2 = Lo que has construido no puede llevárselo ningún Ladrón.
web-lesson-build-2-why-3 = Rojo junto a verde: tu ciudad revela menos de ti.
web-lesson-end-2 = Eso es todo por ahora. La ronda acaba cuando se ha llamado a todos los números.
web-lesson-end-2-why-1 = Solo se construye un distrito por turno.
web-lesson-end-2-why-2 = Oro que te queda: { $gold }. Poco para un Ladrón.
web-lesson-pick-3 = { $second } era el Rey y ahora tiene la corona. Eliges en tercer lugar, entre lo que han dejado los demás.
web-lesson-pick-3-why-1 = Dos veces has sido el Mercader. Sé quien nadie espera.
web-lesson-pick-3-why-2 = El Guerrero no puede destruir los distritos del Obispo.
web-lesson-pick-3-why-3 = El Asesino no está fuera. Quizá alguien lo tomó antes que tú.
web-lesson-pick-4 = Vuelves a elegir en tercer lugar. Esta vez robas tú, y sobre seguro.
web-lesson-pick-4-why-1 = El Ladrón nombra a un personaje y se lleva todo su oro.
web-lesson-pick-4-why-2 = Pasas dos cartas a { $first }: el Asesino y el Mercader.
web-lesson-pick-4-why-3 = Si nadie responde como Asesino, sabes quién es { $first }.
web-lesson-rob-4 = Eres el Ladrón y conoces a un personaje con certeza. Pulsa el botón de abajo y luego elige al Mercader.
web-lesson-rob-4-why-1 = { $first } eligió entre el Asesino y el Mercader.
web-lesson-rob-4-why-2 = Nadie respondió como Asesino, así que { $first } es el Mercader.
web-lesson-rob-4-why-3 =
    { $purse ->
        [one] { $first } tiene 1 moneda. Será tuya
       *[other] { $first } tiene { $purse } monedas. Serán tuyas
    } cuando se llame al Mercader.
web-lesson-gather-4 = Esta vez roba 2 cartas y quédate con una.
web-lesson-gather-4-why-1 =
    El oro está en camino: { $purse ->
        [one] 1 moneda
       *[other] { $purse } monedas
    } de { $first }.
web-lesson-gather-4-why-2 = Solo tienes { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    }, y solo se construye lo que se tiene en la mano.
web-lesson-keep-4 = Dos cartas para elegir. La otra va al fondo del mazo.
web-lesson-keep-4-why-1 = Cuesta 4: justo lo que vas a llevarte.
web-lesson-keep-4-why-2 = Es verde. Con la Taberna, el Mercader ganaría 2 monedas.
web-lesson-build-4 = Construye lo que puedes pagar ahora.
web-lesson-build-4-why-1 = Cuesta { $price } y puntúa { $price }. Un turno sin distrito es un turno perdido.
web-lesson-build-4-why-2 = El azul es tu tercer color. Los cinco valen 3 puntos.
web-lesson-end-4 = Termina tu turno y mira qué pasa cuando se llama al Mercader.
web-lesson-end-4-why-1 = El Ladrón cobra más tarde: cuando empieza el turno de su víctima.
web-lesson-end-4-why-2 = { $first } no puede hacer nada.

## Looking back

web-past = Así estaba la mesa entonces.
web-now = Volver al presente
web-look-then = Ver la mesa tal como estaba entonces

## By keyboard and by ear

web-key-question = ir a la pregunta
web-key-hand = ir a tu mano
web-key-city = ir a tu ciudad
web-key-players = ir a los jugadores
web-key-log = ir al registro
web-key-chat = ir al chat
web-key-command = preguntar a la mesa con palabras
web-keys-on = Jugar con las teclas de números y letras
web-keys-change = { $what }: { $key }, cambiar
web-keys-press = Pulsa una tecla nueva, o Esc para cancelar.
web-keys-changed = { $what }: { $key }
web-keys-taken = La tecla { $key } ya se usa para «{ $what }». Pulsa otra.
web-keys-unfit = Elige una letra o un símbolo.
web-keys-reset = Restablecer las teclas
web-keys-reset-done = Las teclas se han restablecido.
web-table-of = La mesa: { $names }
web-your-city = Tu ciudad
web-is-asked = está decidiendo
web-card-says = { $card }, distrito { $type }, coste { $cost }
web-cards-on =
    { $count ->
        [one] una carta debajo
       *[other] { $count } cartas debajo
    }
web-site = en construcción
web-asked = Tu turno. { $text }
web-says = { $name } dice: { $text }
web-live-more =
    { $count ->
        [one] Otro suceso anterior está en el registro.
       *[other] Otros { $count } sucesos anteriores están en el registro.
    }
web-time-left =
    { $seconds ->
        [one] Queda un segundo.
       *[other] Quedan { $seconds } segundos.
    }
web-more-time = Más tiempo
web-command = Preguntar a la mesa
web-ask-text = Una de estas palabras: { $words }
web-ask = Preguntar
web-command-hand = mano
web-command-city = ciudad
web-command-gold = oro
web-command-score = puntos
web-command-who = quién
web-command-last = último
web-command-help = ayuda
web-about-hand = las cartas de tu mano
web-about-city = tu ciudad; con un número o un nombre, la de ese jugador
web-about-gold = el oro de todos
web-about-score = los puntos de todos por ahora
web-about-who = quién es quién, quién tiene la corona, quién está decidiendo
web-about-last = lo último que ha pasado; con un número, esa cantidad de sucesos
web-about-help = estas palabras
web-answer-unknown = «{ $word }» no es ninguna de estas palabras:
web-answer-no-seat = No tienes asiento en esta mesa, así que no tienes mano.
web-answer-hand =
    { $count ->
        [one] Una carta en la mano: { $cards }.
       *[other] { $count } cartas en la mano: { $cards }.
    }
web-answer-nobody = ¿La ciudad de quién? { $names }.
web-answer-no-city = { $name }: aún no hay nada construido.
web-answer-city = { $name }, { $size } de { $goal } distritos: { $cards }.
web-answer-gold = { $name }: { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    }.
web-answer-score =
    { $points ->
        [one] { $name }: un punto.
       *[other] { $name }: { $points } puntos.
    }
web-answer-you-are = Tú: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = La corona: { $name }.
web-answer-nothing = Aún no ha pasado nada.
web-answer-help = { $word }: { $text }.

## Being called when one is asked

web-calls = Cuando me toca
web-call-title = Cambiar el título de la página
web-call-icon = Marcar el icono de la página
web-call-nudge = Recordármelo con discreción, unas pocas veces
web-call-notify = Mostrar una notificación cuando no esté mirando la página
web-call-notify-text = El navegador te preguntará si esta página puede hacerlo. Solo recibirás notificaciones cuando te toque a ti.
web-call-push = Avisarme también con la página cerrada
web-call-push-text = Las notificaciones pasan, cifradas, por el servicio de tu navegador. Dicen quién te espera y en qué mesa, pero nada sobre las cartas.
web-call-denied = El navegador no permite que esta página muestre notificaciones; puedes cambiarlo en sus ajustes.
web-call-not-here = No está disponible en este navegador o en esta dirección: hace falta https.
web-call-failed = No se puede acceder al servicio del navegador; inténtalo más tarde.

## Coming back

web-missed = Durante tu ausencia
web-missed-seen = Continuar

## Without a connection

web-lost = Sin conexión
web-lost-text = Ahora mismo no se puede conectar con el servidor. No se ha perdido nada: tus mesas te esperan allí, y esta página lo sigue intentando.
web-lost-retry = Probar ahora
web-play-here = Jugar en este dispositivo
web-engine-loading = Descargando el juego (solo esta vez): { $percent } % de { $size } MB
web-engine-then-begins = Tu partida empezará en cuanto esté todo.
web-engine-starting = Iniciando el juego…
web-weights-loading = Descargando lo que el bot ha aprendido (solo esta vez): { $percent } %
web-engine-failed = El juego no ha podido iniciarse en este dispositivo. Tus partidas se conservan.
web-engine-unsupported = Este navegador no puede jugar sin servidor: necesita WebAssembly, workers y una base de datos, que pueden faltar en las ventanas privadas.
web-keep-offline = Descargar todo para jugar sin conexión ({ $size } MB)
web-keep-offline-fetching = Descargando todo (solo esta vez): { $percent } % de { $size } MB
web-keep-offline-done = Todo está en este dispositivo: puedes jugar sin conexión.
web-keep-offline-failed = No se ha podido descargar todo. Lo que ha llegado se conserva. Inténtalo de nuevo cuando haya conexión.

## Positions and games as links and files

web-share-position = Compartir esta posición
web-share-position-text = Este enlace contiene toda la mesa tal como está, cartas ocultas incluidas; no se envía nada a ningún servidor. Quien lo abra podrá seguir desde aquí, en tu lugar y contra bots.
web-shared-position = Una posición compartida
web-shared-seat = tu asiento
web-play-on = Seguir jugando
web-shared-look = Ver el resultado
web-games-here = Partidas en este dispositivo
web-games-save = Guardar todas las partidas en un archivo
web-games-saved = Todas las partidas de este dispositivo están en el archivo. El archivo también da acceso a tus asientos, así que no lo compartas.
web-games-open = Abrir un archivo de partidas
web-games-busy = Un momento…
web-games-unknown = Esto no es el archivo de una partida ni un archivo de partidas guardadas.
web-games-damaged = Este archivo de partidas está dañado: «{ $place }» falta o no es válido. No ha cambiado nada. Vuelve a guardar las partidas en el dispositivo del que proceden.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Ninguna partida nueva.
        [one] 1 partida añadida.
       *[other] { $count } partidas añadidas.
    }
web-games-known =
    { $count ->
        [one] 1 ya estaba.
       *[other] { $count } ya estaban.
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

web-you = Tú
web-you-later = Tú, más tarde
web-free = gratis
web-choosing = eligiendo
web-you-choose = te toca elegir
web-has-chosen = ha elegido
web-not-called-yet = espera la llamada
web-face-hidden = oculto
web-face-played = ya ha jugado
web-rank-waiting = sin llamar
web-rank-shown = revelado
web-built-here = irá aquí
web-ends-game = fin de partida
web-finishes = completa la ciudad
web-gathered = recolectado
web-gold-pile = Oro
web-deck-pile = Mazo: { $cards }
web-leaves =
    { $left ->
        [0] Te quedarás sin oro.
        [one] Te quedará { $left } moneda.
       *[other] Te quedarán { $left } monedas.
    }
web-not-this = Volver
web-your-card = Tu carta: { $cards }
web-game-over = La partida ha terminado
web-answers = Todas las opciones
web-answers-short = Opciones
web-you-have = Tienes
web-answers-how = Elige una opción; después vuelve a elegirla o confírmala.
web-answers-key = { $key } abre y cierra esta lista.
web-order = Orden de elección
web-not-in-round = Fuera de esta ronda
web-chosen = Elección
web-select-rank = Elige un personaje en la fila de arriba.
web-sound = Sonido
web-key-answers = la lista de todas las opciones
web-day-dawn = amanecer
web-day-morning = mañana
web-day-noon = mediodía
web-day-afternoon = tarde
web-day-evening = atardecer
web-day-dusk = anochecer

## What happened

web-since-your-turn = Desde tu último turno
web-this-round = Esta ronda
web-last-round = Ronda anterior
web-story-deal = El reparto
web-story-position = Una posición compartida
web-story-draft = La elección de personajes
web-story-end = Fin de la partida
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: nadie responde
web-story-victim = { $character }: nadie responde (¿asesinato?)
web-story-log = Registro completo
web-story-replay = Volver a ver los últimos momentos
web-story-newest = Ir a lo más reciente
web-chat-new =
    { $count ->
        [one] un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }

## The call

web-herald-calls = { $name } llama
web-herald-you = Llamas tú
web-herald-silence = Nadie responde
web-herald-victim = Nadie responde. ¿Un asesinato?
web-herald-named = Eres tú.
web-herald-skip = Saltar
web-herald-space = espacio
web-herald-watch = Seguir mirando
web-herald-start = Jugar mi turno
web-herald-on = Continuar
web-struck-killed = Te han asesinado
web-struck-killed-text = Eras tú. Pierdes este turno, pero conservas tu oro, tus cartas y tu ciudad.
web-struck-bewitched = Te han embrujado
web-struck-bewitched-text = Eres tú. Recolecta, y { $name } jugará el resto de tu turno.
web-struck-threatened = Te están chantajeando
web-struck-threatened-text = Eres tú. Recolecta y luego paga la mitad de tu oro o arriésgate a perderlo todo.
web-struck-robbed-text = Eres tú. Tu turno continúa.

## Sounds

web-sounds = Sonidos
web-sound-turn = cuando me toca
web-sound-call = la trompeta del heraldo
web-sound-coins = las monedas
web-sound-cards = las cartas
web-sound-build = la construcción
web-sound-crown = la corona
web-sound-strike = cuando alguien me ataca
web-sound-ruin = la destrucción
web-sound-end = el final de la partida
web-sound-try = Escuchar: { $sound }
web-haptics = Vibrar cuando me toca o alguien me ataca

## One device for several people

web-pass-people = Quién juega en este dispositivo
web-person = Jugador { $number }
web-pass-add = Añadir un jugador
web-pass-remove = Quitar a { $name }
web-pass-comes = Nadie ve las cartas de los demás: la mesa queda tapada hasta que el siguiente jugador toma el dispositivo.
web-pass-to = Pasa el dispositivo a { $name }
web-pass-again = Te toca otra vez, { $name }
web-pass-take = Soy { $name }, empecemos
web-pass-alone = Ahora solo { $name } debería mirar la pantalla.
web-pass-news = Lo que vieron todos
web-pass-since = Mientras tanto
web-pass-unknown = En esta partida varias personas comparten un dispositivo, y este no las conoce. La mesa queda tapada para que nadie vea las cartas de los demás. Vuelve a guardar todas las partidas en el dispositivo en el que se jugó y abre aquí ese archivo.
web-turn-of = Le toca a { $name }
