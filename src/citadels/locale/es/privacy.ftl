# The page about privacy.

privacy-title = Privacidad
privacy-lead = Aquí no hace falta una cuenta, y nadie rastrea lo que haces en otros sitios: no hay cookies, ni publicidad, ni nada que venga de otras páginas web.
privacy-who = Quién administra este servidor
privacy-contact = Para preguntas sobre este servidor y lo que guarda: { $contact }
privacy-no-contact = El administrador de este servidor no ha indicado ninguna forma de contacto. Pregunta a la persona que te dio el enlace.
privacy-stored = Qué se guarda aquí
privacy-stored-name = El nombre que escribes, que puede ser cualquiera.
privacy-stored-game = Las mesas que creas, y cada jugada de una partida con su resultado.
privacy-stored-chat = Lo que dices en el chat, con tu nombre y la hora.
privacy-stored-report = Si denuncias una mesa: lo que escribes sobre ella, con tu asiento y la hora.
privacy-stored-link = De cada enlace a un asiento, un valor que permite reconocerlo, pero no el enlace en sí.
privacy-stored-seat = Hasta el final de la partida, con tu asiento: un código calculado a partir de la dirección de red desde la que lo ocupaste, para que nadie pueda ocupar todos los asientos de una mesa.
privacy-stored-device = Si has pedido notificaciones con la página cerrada: la dirección que el servicio de tu navegador dio a este dispositivo, y sus claves.
privacy-stored-address = Tu dirección de red en sí no se guarda, salvo que se haya bloqueado por abuso. El servidor la conoce mientras dura la conexión y cuenta por ella las peticiones, para que nadie pueda saturarlo. Durante siete días guarda, con tu asiento, un código calculado a partir de ella: así se puede bloquear a quien abusa sin que nadie haya leído su dirección.
privacy-kept = Cuánto tiempo se guarda
privacy-kept-lobby =
    { $days ->
        [one] Una mesa cuya partida no ha empezado: un día desde la última visita de un jugador.
       *[other] Una mesa cuya partida no ha empezado: { $days } días desde la última visita de un jugador.
    }
privacy-kept-playing =
    { $days ->
        [one] Una partida sin terminar: un día desde la última visita de un jugador.
       *[other] Una partida sin terminar: { $days } días desde la última visita de un jugador.
    }
privacy-kept-over =
    { $days ->
        [one] Una partida terminada: un día desde la última visita de un jugador.
       *[other] Una partida terminada: { $days } días desde la última visita de un jugador.
    }
privacy-kept-closed =
    { $days ->
        [one] Una mesa que ha cerrado el administrador de este servidor: un día desde el cierre.
       *[other] Una mesa que ha cerrado el administrador de este servidor: { $days } días desde el cierre.
    }
privacy-kept-playing-always = Una partida sin terminar: hasta que la borre el administrador de este servidor.
privacy-kept-over-always = Una partida terminada: hasta que la borre el administrador de este servidor.
privacy-kept-closed-always = Una mesa que ha cerrado el administrador de este servidor: hasta que la borre.
privacy-kept-reported = Una mesa con una denuncia pendiente: hasta 30 días más.
privacy-kept-backups = Las copias de seguridad pueden conservarlo todo más tiempo.
privacy-seen = Quién puede verlo
privacy-seen-table = Quienes están en tu mesa, y quienes tienen el enlace para mirarla, ven tu nombre y lo que haces. El chat de los jugadores solo lo leen los jugadores.
privacy-seen-public = Cualquiera puede encontrar una mesa pública y ver los nombres de quienes están en ella.
privacy-seen-over = Cuando una partida termina, quienes están en la mesa ven también lo que estaba oculto.
privacy-seen-report = El administrador de este servidor solo puede leer el chat de una mesa si alguien en ella la ha denunciado, y cada lectura queda registrada.
privacy-seen-runner = Técnicamente, el administrador de este servidor podría ver todo lo que se guarda, incluidas tus cartas.
privacy-seen-calls = Las notificaciones pasan por el servicio de tu navegador, cifradas para tu dispositivo. Dicen quién te espera y en qué mesa, pero nada sobre las cartas.
privacy-device = Qué guarda tu dispositivo
privacy-device-kept = El navegador guarda para esta página los enlaces a tus asientos, tu nombre y tus preferencias. Si borras en él los datos de esta página, desaparecen.
privacy-deleted = Pedir que se borren tus datos
privacy-deleted-how = El administrador de este servidor puede borrar una mesa entera, o lo que pertenece a tu asiento. El enlace a tu asiento demuestra que es tuyo.
