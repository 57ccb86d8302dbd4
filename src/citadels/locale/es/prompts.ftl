# The questions put to a player. The id is prompt- and the id of the question; "you" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character that is called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have chosen already and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Elige tu personaje para esta ronda.
       *[other] Elige tu segundo personaje; el primero es { $own-def }.
    }
prompt-discard-character = Elige un personaje para descartarlo boca abajo; nadie lo tendrá en esta ronda.
prompt-gather = Eres { $character-def }. ¿Recolectas oro, o robas cartas y eliges una?
prompt-keep = ¿Qué carta conservas? El resto va al fondo del mazo.
prompt-study = ¿Qué carta conservas? Las demás vuelven al mazo, que se baraja.
prompt-turn = ¿Qué haces como { $character }?
prompt-how-to-pay = ¿Cómo pagas { $to_pay ->
        [one] la moneda que cuesta
       *[other] las { $to_pay } monedas que cuesta
    } { $site-def }?
prompt-pay-with-cards = ¿Con qué cartas pagas { $site-def }? El precio es { $to_pay }: cada carta vale por una moneda y el resto lo pagas en oro.

prompt-bewitch = ¿A qué personaje embrujas? Tu turno continúa cuando lo llamen.
prompt-warrants =
    { $ranks-count ->
        [3] ¿Cuál de las tres órdenes es la firmada?
       *[other] ¿Sobre qué personaje pones la orden { $ranks-next } de 3? Hasta ahora: { $ranks-def }.
    }
prompt-confiscate =
    { $player } paga por { $site-def } y tiene una de tus órdenes. { $warrant-face ->
        [yes] Es la firmada: ¿confiscas el distrito?
       *[other] No está firmada, así que solo puedes dejar que se construya el distrito.
    }
prompt-threats =
    { $ranks-count ->
        [2] ¿Cuál de las dos amenazas lleva la flor?
       *[other] ¿Sobre qué personaje pones la segunda amenaza? La primera está sobre { $ranks-def }.
    }
prompt-answer-threat = { $threat-by } te amenaza. ¿Pagas un soborno de la mitad de tu oro? Si no, puede revelarse la amenaza: con la flor te cuesta todo el oro.
prompt-reveal-threat =
    { $player } no paga el soborno. Tu amenaza { $threat-face ->
        [yes] lleva la flor
       *[other] está en blanco
    }: ¿la revelas?
prompt-redraw = ¿Qué cartas descartas? Robas otras tantas.
prompt-take-card = ¿Qué carta de { $player } tomas, para tu mano o para construirla ya?
prompt-give-back = ¿Qué carta le das a { $player }?
prompt-coronation = ¿A quién le das la corona?
prompt-demand = ¿Qué tomas de { $player }?
prompt-purchase =
    { $missing ->
        [one] ¿Qué carta le das a { $player } por la moneda de oro que te falta?
       *[other] ¿Qué { $missing } cartas le das a { $player } por las { $missing } monedas de oro que te faltan?
    }
prompt-give-district = ¿Cuál de tus distritos le das a { $player } por { $taken-def }?
prompt-beautify-another = ¿Embelleces un segundo distrito además { $first-of }?
prompt-theater = ¿Intercambias tu personaje, a ciegas, con el de otro jugador?
prompt-give-character = ¿Cuál de tus personajes le das a { $player }?

prompt-tribute = { $player }, como Emperador, te ha dado la corona. ¿Qué le das a cambio?
prompt-sail = ¿Cuatro monedas o cuatro cartas?
prompt-hospital =
    { $answers ->
        [yes] Te han matado, pero tu Hospital te salva: ¿respondes a la llamada, solo para recolectar?
       *[no] Llaman { $called-to }, víctima del asesinato. No es tu personaje, así que solo puedes guardar silencio; se te pregunta porque tienes el Hospital.
    }
prompt-graveyard = Se destruye { $ruin-def } de { $player }. ¿Te llevas la carta a la mano?
prompt-lighthouse = Tu Faro se enciende: ¿miras el mazo?
prompt-search-deck = ¿Qué carta tomas? Las demás vuelven al mazo, que se baraja.
prompt-bell-tower = ¿Tocas las campanas del Campanario? Entonces, en esta partida, siete distritos completan una ciudad.
prompt-ball-room = { $crowned } tiene la corona y el Salón de baile. ¿Le presentas tus respetos?
