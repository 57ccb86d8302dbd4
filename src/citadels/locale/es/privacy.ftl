# The page about privacy.

privacy-title = Privacidad
privacy-lead = Aquí no hace falta una cuenta, y nadie sigue lo que haces en otros sitios: no hay cookies, ni publicidad, ni nada que venga de otras páginas.
privacy-who = Quién lleva este servidor
privacy-contact = Para preguntas sobre este servidor y lo que guarda: { $contact }
privacy-no-contact = Quien lleva este servidor no ha dicho cómo contactarle. Pregunta a quien te dio el enlace.
privacy-stored = Qué se guarda aquí
privacy-stored-name = El nombre que escribes, que puede ser cualquiera.
privacy-stored-game = Las mesas que creas, y cada respuesta de una partida con lo que provocó.
privacy-stored-chat = Lo que dices en el chat, con tu nombre y la hora.
privacy-stored-report = Si denuncias una mesa: lo que escribes sobre ella, con tu asiento y la hora.
privacy-stored-link = De cada enlace a un asiento, un valor por el que se reconoce, pero no el enlace mismo.
privacy-stored-seat = Hasta el final de la partida, con tu asiento: un código calculado a partir de la dirección de red desde la que lo ocupaste, para que nadie pueda ocupar todos los asientos de una mesa.
privacy-stored-device = Si quieres avisos con la página cerrada: la dirección que el servicio de tu navegador dio a este dispositivo, y sus claves.
privacy-stored-address = Tu dirección de red en sí no. Se conoce mientras dura la conexión, y se cuenta para que nadie pueda saturar el servidor; solo se guarda si fue vetada por abuso. Durante siete días el servidor guarda, con tu asiento, un código calculado a partir de ella: así se puede vetar a quien abusa sin que nadie haya leído su dirección.
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
        [one] Una mesa que ha cerrado quien lleva este servidor: un día desde el cierre.
       *[other] Una mesa que ha cerrado quien lleva este servidor: { $days } días desde el cierre.
    }
privacy-kept-playing-always = Una partida sin terminar: hasta que la borre quien lleva este servidor.
privacy-kept-over-always = Una partida terminada: hasta que la borre quien lleva este servidor.
privacy-kept-closed-always = Una mesa que ha cerrado quien lleva este servidor: hasta que la borre.
privacy-kept-reported = Una mesa con una denuncia pendiente: hasta 30 días más.
privacy-kept-backups = Las copias de seguridad pueden conservarlo todo más tiempo.
privacy-seen = Quién puede verlo
privacy-seen-table = Quienes están en tu mesa, y quienes tienen el enlace para mirarla, ven tu nombre y lo que haces. Los jugadores leen lo que dicen los jugadores.
privacy-seen-public = Cualquiera encuentra una mesa pública, con los nombres de quienes están en ella.
privacy-seen-over = Cuando una partida termina, quienes están en la mesa ven también lo que estaba oculto.
privacy-seen-report = Quien lleva este servidor lee el chat de una mesa si alguien en ella la ha denunciado, y cada lectura queda registrada.
privacy-seen-runner = Quien lleva este servidor podría ver todo lo que se guarda, también tus cartas.
privacy-seen-calls = Los avisos pasan por el servicio de tu navegador, cifrados para tu dispositivo. Dicen quién te espera y en qué mesa, y nada de las cartas.
privacy-device = Qué guarda tu dispositivo
privacy-device-kept = El navegador guarda para esta página los enlaces a tus asientos, tu nombre y tus preferencias. Si borras en él los datos de esta página, desaparecen.
privacy-deleted = Pedir que se borre algo
privacy-deleted-how = Quien lleva este servidor puede borrar una mesa entera, o lo que pertenece a tu asiento. El enlace a tu asiento muestra que es tuyo.
