# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "yo", no "tú".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards. The card is any
# character or district: a sentence must fit every gender and the plural.

bot-beginner = Principiante
    .text = Es su primera partida: elige a sus favoritos, ahorra para la carta más cara y olvida lo que pueden hacer sus cartas.
bot-novice = Aprendiz
    .text = Tiene sus favoritos, y olvida la mitad de lo que pueden hacer sus cartas.
bot-greedy = Negociante
    .text = Toma lo que da beneficio inmediato y no planea nada. Un buen rival cuando ya se conocen las reglas.
bot-expert = Maestro de obras
    .text = Conoce todas las cartas, deduce quién es quién y frena a quien va en cabeza.
bot-learned = Veterano
    .text = Ha aprendido de más de un millón de partidas, y cuesta adivinar sus intenciones.
bot-search = Estratega
    .text = Antes de cada jugada imagina cientos de continuaciones. El más fuerte de todos.
bot-builder = Constructor apresurado
    .text = Tan fuerte como el Maestro de obras, pero deja en paz a los demás y acaba la partida cuanto antes.
bot-bully = Matón
    .text = Tan fuerte como el Maestro de obras: mata, destruye y se apodera de lo ajeno siempre que puede.
bot-schemer = Intrigante
    .text = Tan fuerte como el Maestro de obras, con debilidad por las manos ajenas, los secretos y las amenazas.
bot-random = Dados
    .text = Hace jugadas legales al azar. Para pruebas.

why-any = No hay nada mejor que elegir.
why-leave = No queda nada mejor que hacer.
why-free = No cuesta nada y algo aporta.
why-liking = Ahora mismo, nada rinde tanto como { $card-def }.
why-nature = Quedarse con { $card-def } siempre es una buena elección.
why-danger = Cualquier otra elección sería más previsible.
why-deny = Otros sacarían más partido { $card-of }.
why-unforeseen = Así la elección es difícil de adivinar.
why-gold = Para el próximo distrito hace falta oro.
why-cards =
    { $player ->
        [none] Hay muy poco que construir en la mano.
       *[other] { $player } tiene { $number } { $number ->
            [one] carta
           *[other] cartas
        } en la mano.
    }
why-gain =
    { $number ->
        [0] Es lo que más rinde.
       *[other] Da { $number ->
               [one] 1 moneda
              *[other] { $number } monedas
           }.
    }
why-wanted = Nada hace tanta falta como { $card-def }.
why-unwanted =
    De lo que hay, lo más prescindible { $card-gender ->
        [mp] son
        [fp] son
       *[other] es
    } { $card-def }.
why-useless =
    { $card ->
        [none] Algunas cartas de la mano no sirven de nada.
       *[other]
            { $card-gender ->
                [mp] { $card-Def } ya no sirven de nada.
                [fp] { $card-Def } ya no sirven de nada.
               *[other] { $card-Def } ya no sirve de nada.
            }
    }
why-spare = Cuesta menos desprenderse de una moneda de oro que de una carta.
why-demand = De las dos cosas, es la que más falta hace.
why-worth = De lo que se puede construir, nada vale tanto como { $card-def }.
why-price = Es lo que menos cuesta.
why-next = Queda oro suficiente para el próximo distrito.
why-complete = Completa la ciudad en el momento justo.
why-too-early = Aún es pronto para que acabe la partida.
why-beauty = El oro que sobra se convierte en puntos.
why-saved = Ahorra oro.
why-museum = Cada carta guardada ahí es un punto.
why-little = El personaje actual aporta poco.
why-stop = { belief-player }, y conviene que pierda el turno.
why-loot =
    { belief-player } y cuenta con { $number ->
        [one] 1 moneda
       *[other] { $number } monedas
    }.
why-matches =
    { $player } tiene { $number } { $number ->
        [one] carta
       *[other] cartas
    } en la mano, y el { $percent } % de todos los distritos son de este tipo.
why-takeover = { belief-opponents }, y ese turno daría mucho.
why-warrant = { belief-opponents }. Con una orden se puede confiscar lo que construya.
why-impossible = Ningún rival puede ser { $card-def }.
why-bribe = Pagar es más seguro.
why-refuse = Pagar es perder oro con seguridad, y una de las dos amenazas está en blanco.
why-reveal = Se lleva todo el oro de la víctima.
why-charge = { $player } va en cabeza: mejor quitarle el oro que falta.
why-trade = Lo que se da a cambio vale menos que { $card-def }.
why-seize = Vale más de lo que cuesta, y { $player } pierde { $card-def }.
why-ruin = Perder { $card-def } sería un duro golpe para { $player }.
why-delay = Conviene impedir que { $player } complete su ciudad.
why-crown = Donde menos peligro tiene la corona es en manos de { $player }.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } es { $card-def }
       *[no] { $player } puede ser { $card-def }
    }
belief-opponents =
    { $certain ->
        [yes] Un rival es { $card-def }
       *[no] Un rival puede ser { $card-def }
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { $extent ->
            [certain] No hay otra posibilidad
            [listed] { evidence-listed }
           *[counted] { evidence-counted }
        }
       *[other] Teniendo en cuenta { $grounds }, { evidence-extent }
    }.
evidence-extent =
    { $extent ->
        [certain] no hay otra posibilidad
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } de estos { $possible-count } personajes { $held ->
            [one] está en manos de un rival
           *[other] están en manos de rivales
        }: { $possible }
       *[other] { $held ->
            [1] { $player } es uno de estos { $possible-count } personajes: { $possible-or }
           *[other] { $player } tiene { $held } de estos { $possible-count } personajes: { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held } de los { $possible-count } personajes que aún son posibles { $held ->
            [one] está en manos de un rival
           *[other] están en manos de rivales
        }
       *[other] { $held ->
            [1] { $player } es uno de los { $possible-count } personajes que aún son posibles
           *[other] { $player } tiene { $held } de los { $possible-count } personajes que aún son posibles
        }
    }
evidence-face-up = las cartas boca arriba
evidence-draft = la elección de personajes
evidence-called = los personajes ya llamados

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = No se ha probado.
why-foreseen-holder = { belief-player }.
why-foreseen-end = Pronto la partida debería haber terminado, con victoria en el { $number } % de los intentos.
why-foreseen-ahead =
    Pronto, la ventaja sobre { $player } debería ser de { $number } { $number ->
        [one] punto
       *[other] puntos
    }.
why-foreseen-level = Pronto debería haber empate a puntos con { $player }.
why-foreseen-behind =
    Pronto, la desventaja respecto a { $player } debería ser de { $number } { $number ->
        [one] punto
       *[other] puntos
    }.
why-foreseen-points =
    Pronto debería dar { $number } { $number ->
        [one] punto
       *[other] puntos
    } más que las otras opciones.
why-foreseen-gold = Pronto debería dar { $number ->
        [one] 1 moneda
       *[other] { $number } monedas
    } más que las otras opciones.
why-foreseen-cards =
    Pronto debería dar { $number } { $number ->
        [one] carta útil
       *[other] cartas útiles
    } más que las otras opciones.
why-foreseen-districts =
    Pronto debería dar { $number } { $number ->
        [one] distrito
       *[other] distritos
    } más que las otras opciones.
why-foreseen-less-points =
    Pronto, { $player } debería tener { $number } { $number ->
        [one] punto
       *[other] puntos
    } menos que con las otras opciones.
why-foreseen-less-gold =
    Pronto, { $player } debería tener { $number ->
            [one] 1 moneda
           *[other] { $number } monedas
        } menos que con las otras opciones.
why-foreseen-less-cards =
    Pronto, { $player } debería tener { $number } { $number ->
        [one] carta útil
       *[other] cartas útiles
    } menos que con las otras opciones.
why-foreseen-less-districts =
    Pronto, { $player } debería tener { $number } { $number ->
        [one] distrito
       *[other] distritos
    } menos que con las otras opciones.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] Lo que más pesa es el oro propio.
       *[other] Lo que más pesa es el oro de { $player }.
    }
why-decides-hand =
    { $player ->
        [none] Lo que más pesa son las cartas de la propia mano.
       *[other] Lo que más pesa es el número de cartas de { $player }.
    }
why-decides-city =
    { $player ->
        [none] Lo que más pesa es la ciudad propia.
       *[other] Lo que más pesa es la ciudad de { $player }.
    }
why-decides-end = Lo que más pesa es lo cerca que está el final.
why-decides-past = Lo que más pesa es lo que { $player } ha hecho hasta ahora.
why-decides-role = Lo que más pesa es quién puede ser { $player }.
why-decides-nothing = Ningún factor lo decide por sí solo.
