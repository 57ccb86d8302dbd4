# The questions a player is asked. The id is prompt- and the id of the question; "you" is the player who is asked.
#
# The variables: $character is the acting character; $site the district being built; $player the other
# player concerned and $yours whether that is you; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have already chosen and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Elige tu personaje para esta ronda.
       *[other] Elige tu segundo personaje; el primero es { $own-def }.
    }
prompt-discard-character = Elige un personaje para apartarlo boca abajo durante esta ronda.
prompt-gather = Eres { $character-def }. ¿Recolectas oro o cartas?
prompt-keep = ¿Qué carta conservas? El resto va al fondo del mazo.
prompt-study = ¿Qué carta conservas? Las demás vuelven al mazo, que se baraja.
prompt-turn = Eres { $character-def }. ¿Qué haces?
prompt-how-to-pay = ¿Cómo pagas { $site-def } ({ $to_pay ->
        [one] 1 moneda
       *[other] { $to_pay } monedas
    })?
prompt-pay-with-cards = ¿Con qué cartas pagas { $site-def } ({ $to_pay ->
        [one] 1 moneda
       *[other] { $to_pay } monedas
    })? Cada carta vale por una moneda. El resto lo pagas en oro.

prompt-bewitch = ¿A qué personaje embrujas? Reanudarás tu turno cuando lo llamen.
prompt-warrants =
    { $ranks-count ->
        [3] ¿Cuál de las tres órdenes es la firmada?
       *[other] ¿Sobre qué personaje pones la orden { $ranks-next } de 3? Hasta ahora: { $ranks-def }.
    }
prompt-confiscate =
    { $player } tiene una de tus órdenes y paga por { $site-def }. { $warrant-face ->
        [yes] La orden está firmada. ¿Confiscas el distrito?
       *[other] La orden no está firmada, así que solo puedes dejar que se construya el distrito.
    }
prompt-threats =
    { $ranks-count ->
        [2] ¿Cuál de las dos amenazas lleva la flor?
       *[other] ¿Sobre qué personaje pones la segunda amenaza? La primera está sobre { $ranks-def }.
    }
prompt-answer-threat = { $threat-by } te amenaza. ¿Pagas la mitad de tu oro como soborno? Si te niegas, { $threat-by } puede revelar la amenaza: si lleva la flor, pierdes todo tu oro.
prompt-reveal-threat =
    { $player } no paga el soborno. Tu amenaza { $threat-face ->
        [yes] lleva la flor
       *[other] está en blanco
    }. ¿La revelas?
prompt-redraw = ¿Qué cartas descartas? Robarás otras tantas.
prompt-take-card = ¿Qué carta tomas de { $player }? Puedes quedártela o construirla de inmediato.
prompt-give-back = ¿Qué carta le das a { $player }?
prompt-coronation = ¿A quién le das la corona?
prompt-demand = ¿Qué tomas de { $player }?
prompt-purchase =
    { $missing ->
        [one] ¿Qué carta le das a { $player } por la moneda que te falta?
       *[other] ¿Qué { $missing } cartas le das a { $player } por las { $missing } monedas que te faltan?
    }
prompt-give-district = ¿Cuál de tus distritos le das a { $player } por { $taken-def }?
prompt-beautify-another = ¿Embelleces un segundo distrito además { $first-of }?
prompt-theater = ¿Intercambias a ciegas tu personaje con el de otro jugador?
prompt-give-character = ¿Cuál de tus personajes le das a { $player }?

prompt-tribute = { $player }, como Emperador, te ha dado la corona. ¿Qué le das a cambio?
prompt-sail = ¿Tomas 4 monedas o 4 cartas?
prompt-hospital =
    { $answers ->
        [yes] Te han matado, pero tu Hospital te salva. ¿Respondes a la llamada? Solo podrás recolectar.
       *[no] Llaman { $called-to }, que es la víctima del asesinato. No es tu personaje, así que solo puedes guardar silencio. Se te pregunta porque tienes el Hospital.
    }
prompt-graveyard =
    { $yours ->
        [yes] Van a destruir { $ruin-def } de tu ciudad. ¿Te quedas con la carta?
       *[no] Van a destruir { $ruin-def } de { $player }. ¿Te quedas con la carta?
    }
prompt-lighthouse = Tu Faro se enciende. ¿Miras el mazo?
prompt-search-deck = ¿Qué carta tomas? Las demás vuelven al mazo, que se baraja.
prompt-bell-tower = ¿Tocas las campanas del Campanario? Si lo haces, siete distritos completarán una ciudad en esta partida.
prompt-ball-room = { $crowned } tiene la corona y el Salón de baile. ¿Le presentas tus respetos?
