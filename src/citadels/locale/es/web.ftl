# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Ciudadelas
web-title-turn = (!) Tu turno – Ciudadelas
web-skip = Ir a la mesa
web-close = Cerrar
web-cancel = Cancelar
web-home = Volver al inicio
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
web-slogan = Construye una ciudad.
web-slogan-second = Oculta tu rostro.
web-description = El juego de cartas Ciudadelas: construye una ciudad, oculta tu rostro. Contra bots o con amigos, gratis y sin publicidad.
web-screenshot-wide = Una mesa de cuatro en pantalla grande
web-screenshot-narrow = Un turno en el móvil
web-pitch = Cuando alguien completa su ciudad, gana la mejor. En cada ronda eliges en secreto quién eres, y los personajes actúan por orden de número: el Asesino mata, el Ladrón roba, el Rey toma la corona, el Arquitecto construye. Adivina quiénes son los demás y no dejes que te descubran.
web-play-now = Jugar ya
web-play-now-text = contra 3 bots
web-intro-minutes = 10 minutos
web-friends = Con amigos
web-friends-text = con un enlace o un dispositivo
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
web-phase-lobby = sin empezar
web-phase-playing = ronda { $round }
web-phase-over = terminada
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
web-preset-random-text = Personajes y distritos únicos elegidos por sorteo.
web-own-cast = A tu gusto
web-own-cast-text = Un personaje de cada número, y los distritos únicos carta a carta.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Cartas elegidas una a una
web-characters = Personajes
web-unique =
    { $needed ->
        [any] Distritos únicos: { $chosen }
       *[other] Distritos únicos: { $chosen } de { $needed }
    }
web-table-rules = Reglas de la mesa
web-size = Distritos de una ciudad completa
web-variant-crown-after-round = La corona solo pasa después de la ronda
web-clock = Reloj
web-clock-untimed = sin reloj
web-clock-quick = un minuto por turno
web-clock-calm = tres minutos por turno
web-clock-days = dos días por respuesta
web-pace = Ritmo de los bots
web-pace-slow = lento
web-pace-normal = normal
web-pace-fast = rápido
web-pace-instant = al instante
web-undo-allowed = Se pueden deshacer respuestas
web-chat-allowed = Se puede chatear
web-public = Aquí puede unirse cualquiera
web-open-table = Abrir la mesa
web-ways = Cómo jugar
web-way-now = Ahora
web-way-now-text = Contra bots, sin esperar.
web-way-pass = En un solo dispositivo
web-way-pass-text = Un móvil o una tableta va de mano en mano.
web-way-pass-short = de mano en mano
web-way-friends = Con amigos
web-way-friends-text = Recibes un enlace; quien lo abre se sienta.
web-way-own = A tu manera
web-way-own-text = Edición, cartas, reloj: todo a tu gusto.
web-way-own-short = edición, cartas, jugadores
web-begin = Jugar
web-rivals = Rivales
web-filled = Cuántos son bots
web-strength = Su nivel
web-link-comes =
    { $seats ->
        [one] La mesa tendrá un enlace para quien ocupe el asiento libre.
       *[other] La mesa tendrá un enlace para quienes ocupen los { $seats } asientos libres.
    }

## Coming to a table

web-no-way-in = Este enlace no abre ningún asiento. Pide una invitación a quien dirige la mesa.
web-invited = Te invitan a una partida de Ciudadelas
web-invited-by = { $name } te invita a una partida de Ciudadelas
web-sit-down = Sentarse
web-opening = Abriendo la mesa…
web-reconnecting = Se ha perdido la conexión; reintentando…
web-ended-protocol = La página está anticuada. Vuelve a cargarla.
web-ended-token = Este asiento ya no se puede abrir desde aquí.
web-ended-replaced = Este enlace ya no abre el asiento: pasó a otras manos, estuvo vacío demasiado tiempo antes del reparto, o se revocaron sus enlaces.
web-ended-elsewhere = Tu asiento está abierto en demasiadas ventanas o dispositivos, así que aquí se ha cerrado. Vuelve a cargar la página para jugar aquí.
web-ended-full = Aquí no caben más espectadores. Inténtalo más tarde.
web-ended-barred = El administrador de este servidor ha cerrado la mesa.

## Before the deal

web-lobby = La mesa
web-lobby-of = Mesa de { $name }
web-owner = dirige
web-away = ausente
web-ready = todo listo
web-not-ready = se prepara
web-kick = Expulsar
web-kick-sure = { $name } pierde este asiento y solo puede volver con una invitación.
web-i-am-ready = Por mí, todo listo
web-fill-seats = Completar con bots
web-wait = Un momento
web-leave = Salir
web-waiting-seats = Se repartirá cuando todos los asientos estén ocupados y todo el mundo esté listo.
web-waiting-ready = Se repartirá cuando todo el mundo esté listo.
web-commitment = Lo prometido sobre la mezcla, antes de repartir: { $code }

## Links

web-link-invite = Invitar a alguien
web-link-invite-text = Quien tenga este enlace puede ocupar un asiento libre.
web-link-invite-sure = La invitación se creó en otro dispositivo. Crear una nueva anula la anterior.
web-link-watch = Enlace para espectadores
web-link-watch-text = Quien tenga este enlace puede mirar, pero no ve las cartas ocultas.
web-link-watch-sure = El enlace se creó en otro dispositivo. Crear uno nuevo anula el anterior, y quienes miran con él tienen que salir.
web-link-device = Seguir en otro dispositivo
web-link-device-text = Este enlace abre tu asiento en otro dispositivo. Sirve una vez, durante una hora.
web-link-seat = Enlace nuevo
web-link-seat-text = Este enlace abre el asiento de quien perdió el suyo. Sirve una vez. Hasta que se use, vale el anterior.
web-link-seat-sure = { $name } no está. Toda la mesa sabrá que pides un enlace nuevo para este asiento. Lo tendrás al cabo de un rato, salvo que { $name } vuelva o alguien diga que no.
web-link-seat-unopposed = { $name } no está, y nadie más aquí podría decir que no a un enlace nuevo. Por eso un bot juega por { $name }, y solo tendrás el enlace al cabo de un día. Hasta que alguien lo use, { $name } puede volver.
# $time is until then, as a clock shows it.
web-link-asked = Enlace nuevo para el asiento de { $name }: { $time }
web-link-asked-unopposed = Hasta entonces juega un bot, y { $name } puede volver.
web-link-fetch = Obtener el enlace
web-link-refuse = Decir que no
web-link-make = Crear un enlace nuevo
web-only-here = De momento, solo se puede entrar en la mesa desde este equipo.
web-open-house = Abrirla a la gente de mi red
web-address = Dirección
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-qr = La dirección como código QR

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
web-wishes = Tus deseos, a lápiz
web-wishes-text = Una nota para ti. No se elige nada por ti: verás las cartas y decidirás.
web-wishes-list = Deseos: { $cards }
web-wishes-then = El primero que te llegue aparecerá destacado. Tú decides.
web-wishes-rub-out = Borrar
web-wish-number = deseo { $number }
web-wish-mark = tu deseo
web-wish-missed = No te ha llegado: { $cards }
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
web-report-about = Di qué ocurre. Quien lleva este servidor podrá leer el chat de esta mesa hasta que el asunto quede resuelto, y podrá expulsar o vetar a jugadores. Nadie en la mesa sabrá quién la ha denunciado.
web-report-reason = ¿Qué ha pasado?
web-report-send = Enviar la denuncia
web-report-sent = Gracias. Quien lleva este servidor ha recibido tu denuncia.
web-send = Enviar
web-spectator = Público
web-pause = Pausa
web-resume = Reanudar
web-mute = Silenciar
web-unmute = Dejar de silenciar
web-hand-over = Ceder la mesa
web-hand-over-sure = La mesa la dirigirá { $name }, y tú ya no.
web-let-bot-play = Que juegue un bot
web-let-bot-play-sure = { $name } hace esperar a la mesa. Si lo quieren también todos los demás presentes, y sois al menos dos, un bot juega por { $name }. Toda la mesa lo sabrá. Termina cuando alguien cambia de opinión, llega o se va.
web-no-bot = Sin bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Posible dentro de { $time }, si { $name } no responde
web-bot-not-asked = Posible solo cuando { $name } hace esperar a la mesa
web-bot-too-few = Hacen falta otras dos personas en la mesa, desde direcciones distintas
web-revoke = Revocar mis enlaces
web-revoke-sure = Ningún enlace abrirá ya tu asiento, y tus otros dispositivos tendrán que salir. Solo queda este.

## The track of characters

web-rank-out = fuera
web-rank-nobody = nadie puede serlo
web-rank-called = le toca
web-rank-silent = silencio
web-facedown =
    { $count ->
        [one] uno boca abajo
       *[other] { $count } boca abajo
    }
web-mark-killed = muerte
web-mark-robbed = robo
web-mark-bewitched = embrujo
web-mark-warrant = orden
web-mark-threat = amenaza

## Types of districts

web-type-noble = noble
web-type-religious = religioso
web-type-trade = comercial
web-type-military = militar
web-type-unique = único
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
        [0] no se construye
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
short-no-income = ningún distrito
short-empty-deck = mazo vacío
short-empty-hand = sin cartas
short-empty-city = nada que dar
short-complete = ciudad completa
short-protected = bajo protección
short-beautified = ya embellecido
short-has-crown = tiene la corona
short-richest = nadie tiene más
short-richest-tied = hay empate
short-not-richest = otros tienen más
short-rank-one = fuera de alcance
short-killed = muerte
short-bewitched = embrujo
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
        [yes] Ganas por los pelos
       *[no] { $name } gana por los pelos
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
        [yes] Después de la ronda { $round } nadie estuvo por delante de ti.
       *[no] Después de la ronda { $round } nadie estuvo por delante de { $name }.
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
web-decided-most = Es la mayor parte de la ventaja.
web-final-table = La mesa final
web-no-cards = ninguna carta en la mano
web-rematch = Revancha
web-secrets = Lo que estaba oculto
web-download = Descargar la partida
web-check-shuffle = Comprobar la mezcla
web-shuffle-same = El reparto se hizo con lo que este dispositivo vio prometido antes. Para comprobar cada carta, descarga la partida y ejecuta: citadels replay ARCHIVO --verify
web-shuffle-unknown = Este dispositivo no estaba aquí antes del reparto, así que no vio ninguna promesa. Descarga la partida y ejecuta: citadels replay ARCHIVO --verify
web-shuffle-other = ¡La mezcla no es la que se prometió antes del reparto!

## The replay

web-replay = Ver la repetición
web-replay-title = Repetición
web-back = Un paso atrás
web-forward = Un paso adelante
web-step = Paso
web-eyes = Visto por
web-eyes-public = Vista del público
web-play = Reproducir
web-speed = Velocidad
web-step-of = Paso { $step } de { $steps }
web-all-hands = Todas las manos
web-offered = Los personajes entre los que elegir
web-to-result = Volver al resultado

## Help and preferences

web-help = Ayuda
web-help-goal = Construye { $size } distritos para terminar la partida; gana quien suma más puntos. En cada ronda eliges un personaje en secreto, y los personajes actúan por orden de número.
web-help-signs = Signos
web-sign-crown = la corona: quien la tiene elige primero
web-sign-coin = oro
web-sign-card = cartas en la mano
web-sign-laurel = puntos por ahora
web-sign-hammer = construido
web-sign-flag = el distrito que completa la ciudad
web-sign-dagger = asesinato: se pierde el turno
web-sign-purse = robo: se pierde todo el oro
web-sign-flame = destruido
web-sign-shield = no se puede destruir
web-help-points = Puntos
web-points-cost = por cada distrito, lo que cuesta
web-points-types = por distritos de los cinco tipos
web-points-first = por la primera ciudad completa
web-points-complete = por cualquier otra ciudad completa
web-points-unique = lo que dan los distritos únicos
web-help-round = Una ronda
web-help-draft = Cada cual elige en secreto un personaje. Empieza quien tiene la corona.
web-help-call = Se llama a los números, del 1 en adelante. Quien tiene ese personaje juega su turno.
web-help-turn = En tu turno, toma 2 monedas de oro, o roba 2 cartas y quédate con una. Después puedes construir un distrito. Usa la habilidad de tu personaje cuando quieras.
web-help-end = Cuando alguien tiene { $size } distritos, la ronda se juega hasta el final y se cuentan los puntos.
web-keys = Teclas
web-key-digits = elegir una respuesta por su número
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
web-one-press = Tomar oro y construir con una sola pulsación, si se puede deshacer
web-one-press-offer = Esto se puede deshacer: bastaría una sola pulsación. También está en las preferencias.
web-one-press-take = Desde ahora, una sola pulsación
web-take-all = Tomar todo el oro

## The introduction: what a newcomer is told, step by step

web-intro = Aprender jugando
web-intro-title = Tu primera partida
web-intro-hint = Sugerencia: { $action }
web-intro-skip = Jugar sin la guía
web-intro-welcome = Gana la ciudad más valiosa. En cada ronda eres otra persona, en secreto. Los demás eligen primero; en un momento las cartas llegan a ti.
web-intro-draft = Cada ronda empieza así: eliges en secreto quién serás. Los números actúan por orden, del 1 en adelante; al lado de cada uno se lee lo que sabe hacer.
web-intro-draft-again = Quien tiene la corona elige primero, y los demás entre lo que queda. Hay cartas apartadas boca arriba y una boca abajo: nadie sabe con certeza quién falta.
web-intro-gather = Te han llamado, así que es tu turno. Primero debes recolectar: dos monedas de oro, o una carta a elegir entre dos. Con oro se construye.
web-intro-gather-again = Recolecta otra vez. El oro paga los distritos, pero solo se construye lo que se tiene en la mano: cuando escasee, roba dos cartas y quédate una.
web-intro-ability = Tu personaje sabe hacer algo que nadie más puede. No te olvides: a lo largo de la partida vale mucho.
web-intro-ability-again = Los colores rinden: algunos personajes dan oro por cada distrito de su color. Los morados tienen poderes propios; pulsa una carta para leerla.
web-intro-build = Ahora construye. Cada distrito vale en puntos lo que cuesta, y la partida acaba cuando alguien completa su ciudad.
web-intro-build-again = Siete distritos completan una ciudad, y esa ronda es la última. Acabar primero vale 4 puntos, acabar también 2, tener los cinco colores 3.
web-intro-end = Nada te obliga a hacer más. Termina tu turno y mira quiénes resultan ser los demás.
web-intro-end-again = Al final cuentan el coste de tus distritos y esos puntos de más. Termina tu turno.
web-intro-robbed = ¡Te han robado! El Ladrón nombró a tu personaje sin saber que eras tú. A quién eliges y quién puede adivinarlo: ese es el corazón del juego.
web-intro-wait = Ahora actúan los demás. El registro cuenta lo que pasa; pulsa cualquier carta para leer qué hace.
web-intro-own = Tu propio camino: muy bien. Si quieres una sugerencia, pide una pista.
web-intro-over = Ya sabes lo esencial. Pide una pista cuando quieras; la ayuda (?) explica los signos y los puntos. Sigue jugando: la guía se despide aquí.

## Looking back

web-past = Así estaba la mesa entonces.
web-now = Volver al presente
web-look-then = Mirar la mesa tal como estaba entonces

## Con el teclado y de oído

web-key-question = ir a la pregunta
web-key-hand = ir a tu mano
web-key-city = ir a tu ciudad
web-key-players = ir a los jugadores
web-key-log = ir al registro
web-key-chat = ir al chat
web-key-command = preguntar por la mesa con palabras
web-keys-on = Jugar con cifras y letras
web-keys-change = { $what }: { $key }, cambiar
web-keys-press = Pulsa la tecla nueva; Esc la deja como está.
web-keys-changed = { $what }: { $key }
web-keys-taken = La tecla { $key } ya está ocupada: { $what }. Pulsa otra.
web-keys-unfit = Tiene que ser una letra o un signo. Pulsa otra tecla.
web-keys-reset = Teclas habituales
web-keys-reset-done = Las teclas vuelven a ser las habituales.
web-table-of = La mesa: { $names }
web-your-city = Tu ciudad
web-is-asked = tiene que responder
web-card-says = { $card }, distrito { $type }, coste { $cost }
web-cards-on =
    { $count ->
        [one] una carta debajo
       *[other] { $count } cartas debajo
    }
web-site = en construcción
web-asked = Tu turno: { $text }
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
web-command = Preguntar por la mesa
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
web-about-gold = el oro de cada cual
web-about-score = los puntos de cada cual por ahora
web-about-who = quién es quién, quién tiene la corona, quién tiene que responder
web-about-last = lo último que ha pasado; con un número, esa cantidad de frases
web-about-help = estas palabras
web-answer-unknown = «{ $word }» no es ninguna de estas palabras:
web-answer-no-seat = No tienes sitio en esta mesa, así que no tienes mano.
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
web-call-notify = Mostrar una notificación cuando mire a otra parte
web-call-notify-text = El navegador te preguntará si esta página puede hacerlo. Solo hay notificaciones cuando te toca a ti.
web-call-push = Avisarme también con la página cerrada
web-call-push-text = Los avisos pasan, cifrados, por el servicio de tu navegador. Dicen quién te espera y en qué mesa, y nada de las cartas.
web-call-denied = El navegador no permite que esta página muestre notificaciones; puedes cambiarlo en sus ajustes.
web-call-not-here = No es posible con este navegador o en esta dirección: hace falta https.
web-call-failed = No se puede acceder al servicio del navegador; inténtalo más tarde.

## Coming back

web-missed = Durante tu ausencia
web-missed-seen = Continuar

## Without a connection

web-lost = Sin conexión
web-lost-text = Ahora mismo no se puede conectar con el servidor. No se ha perdido nada: tus mesas te esperan allí, y esta página lo sigue intentando.
web-lost-retry = Probar ahora
web-play-here = Jugar en este dispositivo
web-engine-loading = Descargando el juego, una sola vez: { $percent } % de { $size } MB
web-engine-then-begins = Tu partida empezará en cuanto todo haya llegado.
web-engine-starting = Iniciando el juego …
web-weights-loading = Descargando lo que el bot ha aprendido, una sola vez: { $percent } %
web-engine-failed = El juego no ha podido iniciarse en este dispositivo. Tus partidas se conservan.
web-engine-unsupported = Este navegador no puede jugar sin servidor: necesita WebAssembly, workers y una base de datos, que pueden faltar en las ventanas privadas.
web-keep-offline = Guardar todo para jugar sin conexión ({ $size } MB)
web-keep-offline-fetching = Descargando todo, una sola vez: { $percent } % de { $size } MB
web-keep-offline-done = Todo está en este dispositivo: puedes jugar sin conexión.
web-keep-offline-failed = No se ha podido descargar todo. Lo que ha llegado se conserva: inténtalo de nuevo cuando haya conexión.

## Positions and games as links and files

web-share-position = Compartir esta posición
web-share-position-text = Este enlace contiene toda la mesa tal como está, cartas ocultas incluidas; nada va a un servidor. Quien lo abra sigue desde aquí, en tu lugar y contra bots.
web-shared-position = Una posición compartida
web-shared-seat = tu asiento
web-play-on = Seguir jugando
web-shared-look = Ver el final
web-games-here = Partidas en este dispositivo
web-games-save = Guardar todas las partidas
web-games-saved = Todas las partidas de este dispositivo están en el archivo. También abre tus asientos: guárdalo para ti.
web-games-open = Abrir un archivo de partidas
web-games-busy = Un momento …
web-games-unknown = Esto no es un archivo de partida ni un archivo de partidas guardadas.
web-games-damaged = Este archivo de partidas está dañado; nada ha cambiado: «{ $place }» falta o está mal. Vuelve a guardar las partidas en el dispositivo del que vienen.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Ninguna partida es nueva aquí.
        [one] Una partida es nueva aquí.
       *[other] { $count } partidas son nuevas aquí.
    }
web-games-known =
    { $count ->
        [one] Una ya estaba.
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
web-aim = { $title } …
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
web-built-here = aquí
web-ends-game = fin de partida
web-finishes = completa la ciudad
web-gathered = ya recolectado
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
web-answers = Todas las respuestas
web-answers-short = Respuestas
web-you-have = Tienes
web-answers-how = Elige una respuesta y vuelve a elegirla o confírmala.
web-answers-key = { $key } abre y cierra esta lista.
web-order = Orden de elección
web-not-in-round = Fuera de esta ronda
web-chosen = Elección
web-select-rank = Elige un personaje en la fila de arriba.
web-sound = Sonido
web-key-answers = la lista de todas las respuestas
web-day-dawn = amanecer
web-day-morning = mañana
web-day-noon = mediodía
web-day-afternoon = tarde
web-day-evening = atardecer
web-day-dusk = anochecer

## What happened

web-since-your-turn = Desde tu último turno
web-this-round = Esta ronda
web-last-round = La ronda anterior
web-story-deal = El reparto
web-story-position = Una posición compartida
web-story-draft = La elección de personajes
web-story-end = Fin de la partida
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: nadie responde
web-story-victim = { $character }: nadie responde (la víctima, al parecer)
web-story-log = Frase por frase
web-story-replay = Ver otra vez los últimos momentos
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
web-herald-victim = Nadie responde: la víctima, al parecer
web-herald-named = Eres tú.
web-herald-skip = Saltar
web-herald-space = espacio
web-herald-watch = Seguir mirando
web-herald-start = Jugar mi turno
web-herald-on = Seguir
web-struck-killed = Te han asesinado
web-struck-killed-text = Eras tú: pierdes este turno. Tus monedas, tus cartas y tu ciudad siguen siendo tuyas.
web-struck-bewitched = Te han embrujado
web-struck-bewitched-text = Eres tú: recolecta, y { $name } juega el resto de tu turno.
web-struck-threatened = Te están chantajeando
web-struck-threatened-text = Eres tú: recolecta y luego paga la mitad de tus monedas o arriésgate a perderlas todas.
web-struck-robbed-text = Eres tú. Tu turno continúa.

## Sounds

web-sounds = Sonidos
web-sound-turn = cuando me toca
web-sound-call = la trompeta del heraldo
web-sound-coins = las monedas
web-sound-cards = las cartas
web-sound-build = la construcción
web-sound-crown = la corona
web-sound-strike = cuando me atacan
web-sound-ruin = la destrucción
web-sound-end = el final de la partida
web-sound-try = Escuchar: { $sound }
web-haptics = Vibrar cuando me toca o me atacan

## One device for several people

web-pass-people = Quién juega en este dispositivo
web-person = Jugador { $number }
web-pass-add = Añadir una persona
web-pass-remove = Sin { $name }
web-pass-comes = Nadie ve las cartas de los demás: la mesa queda tapada hasta que la siguiente persona toma el dispositivo.
web-pass-to = Pasa el dispositivo a { $name }
web-pass-again = Te toca otra vez, { $name }
web-pass-take = Soy { $name } y ya estoy
web-pass-alone = Ahora solo { $name } debería mirar la pantalla.
web-pass-news = Lo que vieron todos
web-pass-since = Mientras tanto
web-pass-unknown = En esta partida varias personas comparten un dispositivo, y este no las conoce. Para que nadie vea las cartas de los demás, queda tapada. Vuelve a guardar todas las partidas en el dispositivo en el que se jugó y abre aquí ese archivo.
web-turn-of = Le toca a { $name }
