# Names and texts of the cards, types, lists and editions, in Spanish.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 75 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# Forms for sentences: .def with the definite article, .indef with the indefinite one (a unique district has the
# definite one there too), .of behind "de", .to behind "a" (also the personal "a"), .gender (m, f, mp, fp).
# .income says what gold or cards that come from this card are for, or where gold is paid; it ends a sentence.
# Types of district have .adj, .adj-f and .adj-plural.
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition. What an edition does
# not say, it takes from its ancestor: 2000 from dark-city, dark-city from 2002, 2002 from the plain message. Rulings are
# never taken from the plain message of a card that is in the 2016 edition: they belong to that edition's rules.

## Types of district

type-noble = Noble
    .adj = noble
    .income = por los distritos nobles
    .adj-f = noble
    .adj-plural = nobles
    .label = noble
type-religious = Religioso
    .adj = religioso
    .income = por los distritos religiosos
    .adj-f = religiosa
    .adj-plural = religiosos
    .label = religioso
type-trade = Comercial
    .adj = comercial
    .income = por los distritos comerciales
    .adj-f = comercial
    .adj-plural = comerciales
    .label = comercial
type-military = Militar
    .adj = militar
    .income = por los distritos militares
    .adj-f = militar
    .adj-plural = militares
    .label = militar
type-unique = Único
    .adj = único
    .adj-f = única
    .adj-plural = únicos
    .label = único
type-unique--2002 = Púrpura
    .adj = púrpura
    .adj-f = púrpura
    .adj-plural = púrpura
    .label = púrpura

## Editions

edition-2016 = Edición de 2016
    .text = El juego moderno: 27 personajes, 30 distritos únicos, de dos a ocho jugadores.
edition-2002 = Edición de 2002
    .text = El juego de Fantasy Flight: ocho personajes básicos y diez de la expansión, de dos a siete jugadores, u ocho con un noveno personaje.
edition-dark-city = La Ciudad Oscura
    .text = El juego francés con su expansión La Ciudad Oscura: los dieciocho personajes de la edición de 2002 y un mazo más grande.
edition-2000 = Edición de 2000
    .text = El juego original: ocho personajes, de dos a siete jugadores y algunos costes y efectos propios.

## Lists of characters and unique districts

preset-first-game = Primera partida
    .text = Los ocho personajes clásicos y distritos fáciles de entender: la mejor manera de empezar.
preset-ambitious-aristocrats = Aristócratas ambiciosos
    .text = Las ciudades crecen deprisa y cambian de manos: muchas formas de construir más, construir barato o quedarse con lo que han construido los demás.
preset-cunning-agents = Agentes astutos
    .text = Faroles y contrafaroles: turnos robados, amenazas veladas e impuestos; piénsatelo dos veces antes de elegir personaje.
preset-illustrious-emissaries = Ilustres emisarios
    .text = Aquí no hay mano secreta: las cartas se roban a montones, se espían, se pasan y se intercambian.
preset-devious-dignitaries = Dignatarios taimados
    .text = Órdenes, amenazas e incautaciones hacen de cada compra un riesgo, y los planes tienen que sobrevivir a mucha malicia.
preset-tenacious-delegates = Delegados tenaces
    .text = Los planes a largo plazo dan fruto: muchos distritos puntúan al final, y el comercio, los préstamos y el estudio te ayudan a construirlos.
preset-vicious-nobles = Nobles despiadados
    .text = El oro abunda, y también quienes lo codician: una lucha abierta en la que caben el asesinato, el robo y la destrucción.
preset-basic = Básica
    .text = Los ocho personajes básicos y los distritos púrpura de la caja: el juego tal como se jugó al principio.
preset-expansion = Expansión
    .text = El personaje de la expansión para cada número, para quienes se saben de memoria los ocho básicos.
preset-random = Selección al azar
    .text = Personajes y distritos únicos elegidos al azar, en cualquier combinación que permitan las reglas.

## Characters of rank 1

assassin = Asesino
    .def = el Asesino
    .indef = un Asesino
    .of = del Asesino
    .to = al Asesino
    .gender = m
    .text = Nombra a otro personaje para matarlo. Cuando lo llamen, quien lo tenga guarda silencio y pierde todo el turno.
    .brief = Nombra a un personaje, que pierde el turno.
    .rulings = Puedes nombrar a cualquier otro personaje de la partida, incluso a uno apartado boca arriba. El personaje asesinado no se revela hasta que termina la partida, salvo que sea el número 4: ese se revela al final de la ronda. Un Obispo asesinado no protege nada.

witch = Bruja
    .def = la Bruja
    .indef = una Bruja
    .of = de la Bruja
    .to = a la Bruja
    .gender = f
    .text = Recolecta recursos y después nombra a otro personaje para embrujarlo; tu turno queda entonces en pausa. Cuando lo llamen, quien lo tenga solo recolecta, y tú juegas el resto del turno como ese personaje, con tu propio oro, tu mano y tu ciudad.
    .brief = Recolecta, nombra a un personaje y juega el resto de su turno.
    .rulings = Antes de la pausa no puedes construir, y los únicos distritos que puedes usar son la Mina de Oro, la Biblioteca y el Observatorio. No recolectas una segunda vez. Un Rey o un Patricio embrujado toma la corona de todos modos; como Emperador, eres tú quien da la corona y toma el oro o la carta. Si actúas como Obispo, quedan protegidos tus distritos, no los del jugador embrujado. Los sobornos, el oro robado y el de los impuestos son para ti, y si actúas como Reina cuenta tu propio asiento. Como Ladrón o Chantajista no puedes señalar al número 1 ni al personaje embrujado. Si nadie tiene el personaje embrujado, tu turno no se reanuda, y tu Parque y tu Hospicio no hacen nada. En los empates tu número sigue siendo el 1.

magistrate = Magistrado
    .def = el Magistrado
    .indef = un Magistrado
    .of = del Magistrado
    .to = al Magistrado
    .gender = m
    .text = Coloca tres órdenes judiciales boca abajo sobre otros tres personajes; solo una de las órdenes está firmada. La primera vez que el jugador con la orden firmada pague en su turno para construir un distrito, puedes revelarla: ese jugador recupera su oro y el distrito se construye gratis en tu ciudad.
    .brief = Marca a 3 personajes: puede confiscar lo primero que pague uno de ellos.
    .rulings = No puedes confiscar un distrito que ya tienes. Un distrito construido al destruir el Andamio, o una Necrópolis construida al destruir un distrito, no se ha pagado: está a salvo, pero el siguiente que se pague no lo está. Si dejas que se construya un distrito que podías confiscar, pierdes la ocasión. El distrito confiscado cuenta para el límite de quien lo construía, si habría contado de todos modos, pero nunca para el tuyo. Las cartas pagadas por una Guarida de Ladrones o entregadas por un Cardenal no se devuelven. El impuesto por el distrito lo pagas tú, no quien lo construía. No puedes confiscar un Monumento si tienes cinco distritos o más. Se te pregunta la primera vez que cada jugador con una orden, firmada o no, paga por construir: así la pregunta no delata nada. Las órdenes se retiran al final de la ronda.

## Characters of rank 2

thief = Ladrón
    .def = el Ladrón
    .indef = un Ladrón
    .of = del Ladrón
    .to = al Ladrón
    .gender = m
    .text = Nombra a otro personaje para robarle. Cuando ese personaje se revele para jugar su turno, te llevas todo el oro de quien lo tenga. No puedes nombrar al personaje número 1, ni al que este haya matado o cuyo turno vaya a jugar.
    .brief = Nombra a un personaje y le quita el oro cuando se revela.
    .rulings = Te llevas el oro antes de que ese jugador recolecte. Si nadie revela el personaje, no obtienes nada. Sí puedes nombrar a un personaje que tenga una orden.

spy = Espía
    .def = el Espía
    .indef = un Espía
    .of = del Espía
    .to = al Espía
    .gender = m
    .income = gracias al Espía
    .text = Elige a otro jugador, nombra un tipo de distrito y mira después la mano de ese jugador. Por cada carta de ese tipo, le quitas una moneda de oro y ganas una carta.
    .brief = Mira una mano: 1 moneda y 1 carta por cada carta del tipo nombrado.
    .rulings = Si el jugador tiene menos oro que cartas de ese tipo, le quitas todo el que tenga y aun así ganas una carta por cada coincidencia.

blackmailer = Chantajista
    .def = el Chantajista
    .indef = un Chantajista
    .of = del Chantajista
    .to = al Chantajista
    .gender = m
    .text = Coloca dos amenazas boca abajo sobre otros dos personajes; una de ellas lleva la flor. Un jugador amenazado, cuando lo llaman, recolecta y después puede sobornarte con la mitad de su oro, redondeada hacia abajo. Si se niega, puedes revelar la amenaza: si lleva la flor, te quedas con todo su oro.
    .brief = Amenaza a 2 personajes: pagan la mitad de su oro o lo arriesgan todo.
    .rulings = No puedes amenazar al personaje número 1, ni al asesinado, ni al embrujado; sí a uno que tenga una orden. Hasta que se resuelve la amenaza, el jugador no usa habilidades, no construye y solo dispone de los efectos de la Mina de Oro, la Biblioteca y el Observatorio. Quien tenga una sola moneda de oro o ninguna puede sobornarte sin pagar nada. Si te sobornan, la amenaza se retira sin que nadie la vea. Revelar la que está en blanco no cuesta nada, y la otra amenaza sigue en pie después de mostrar la flor. Las amenazas se retiran al final de la ronda.

## Characters of rank 3

magician = Hechicera
    .def = la Hechicera
    .indef = una Hechicera
    .of = de la Hechicera
    .to = a la Hechicera
    .gender = f
    .income = gracias a la Hechicera
    .text = Haz una de estas dos cosas: intercambia toda tu mano con la de otro jugador, o descarta una o más cartas y gana otras tantas.
    .brief = Intercambia la mano con un jugador, o unas cartas con el mazo.
    .rulings = Al intercambiar, cualquiera de las dos manos puede estar vacía. Las cartas descartadas van al fondo del mazo.

wizard = Mago
    .def = el Mago
    .indef = un Mago
    .of = del Mago
    .to = al Mago
    .gender = m
    .text = Mira la mano de otro jugador y toma una carta: constrúyela de inmediato pagando su coste, o añádela a tu mano. Construirla así no cuenta para tu límite. Durante este turno puedes construir distritos idénticos a los que ya tienes.
    .brief = Elige una carta de una mano: la guarda o la construye de inmediato.
    .rulings = Solo puedes elegir a un jugador que tenga cartas, y debes tomar una. Decides de inmediato si la construyes o te la quedas. Puedes hacerlo antes de recolectar. La Fábrica abarata esta construcción, y por ella se paga el impuesto. Con cinco distritos o más no puedes construir así un Monumento, y ni el Andamio ni la Necrópolis sirven para evitar el pago.

seer = Vidente
    .def = la Vidente
    .indef = una Vidente
    .of = de la Vidente
    .to = a la Vidente
    .gender = f
    .text = Toma una carta al azar de la mano de cada uno de los demás jugadores y después da una carta de tu elección a cada jugador del que hayas tomado una. Puedes construir hasta dos distritos.
    .brief = Toma 1 carta al azar de cada jugador y le da 1. Puede construir dos veces.
    .rulings = Quien no tiene cartas no da nada ni recibe nada. Puedes devolver la misma carta que tomaste, dar una que tomaste de otro jugador o una que ya tenías.

## Characters of rank 4

king = Rey
    .def = el Rey
    .indef = un Rey
    .of = del Rey
    .to = al Rey
    .gender = m
    .income = por los distritos nobles
    .text = Ganas una moneda de oro por cada distrito noble de tu ciudad. Tomas la corona.
    .brief = Toma la corona. 1 moneda por distrito noble.
    .rulings = Tomas la corona en cuanto revelas tu personaje, aunque te hayan embrujado o amenazado. Si te matan, la tomas al final de la ronda. Cobras una vez por turno, según los distritos que tengas en ese momento.

emperor = Emperador
    .def = el Emperador
    .indef = un Emperador
    .of = del Emperador
    .to = al Emperador
    .gender = m
    .income = por los distritos nobles
    .text = Ganas una moneda de oro por cada distrito noble de tu ciudad. Debes quitar la corona a quien la tiene y dársela a un jugador distinto que no seas tú; después tomas de ese jugador una moneda de oro o una carta al azar.
    .brief = Da la corona a cambio de 1 moneda o carta. 1 moneda por distrito noble.
    .rulings = Tú eliges entre oro y carta, y no obtienes nada si el jugador no tiene ni lo uno ni lo otro. Si te matan, aun así mueves la corona al final de la ronda, pero no tomas nada. No se usa con dos jugadores.

patrician = Patricio
    .def = el Patricio
    .indef = un Patricio
    .of = del Patricio
    .to = al Patricio
    .gender = m
    .income = por los distritos nobles
    .text = Ganas una carta por cada distrito noble de tu ciudad. Tomas la corona.
    .brief = Toma la corona. 1 carta por distrito noble.
    .rulings = Tomas la corona en cuanto revelas tu personaje, aunque te hayan embrujado o amenazado. Si te matan, la tomas al final de la ronda.

## Characters of rank 5

bishop = Obispo
    .def = el Obispo
    .indef = un Obispo
    .of = del Obispo
    .to = al Obispo
    .gender = m
    .income = por los distritos religiosos
    .text = Ganas una moneda de oro por cada distrito religioso de tu ciudad. Durante esta ronda, el personaje número 8 no puede usar su habilidad sobre tus distritos.
    .brief = A salvo del número 8. 1 moneda por distrito religioso.
    .rulings = Un Obispo asesinado no tiene protección. Si te embrujan, los distritos protegidos son los de la Bruja, no los tuyos. La Armería no es una habilidad del número 8, así que sí puede destruir tus distritos. Con dos o tres jugadores, tu propio personaje número 8 sí puede afectar a tus distritos.

abbot = Abad
    .def = el Abad
    .indef = un Abad
    .of = del Abad
    .to = al Abad
    .gender = m
    .income = por los distritos religiosos
    .text = Por cada distrito religioso de tu ciudad ganas una moneda de oro o una carta. Una vez por turno, si otro jugador tiene más oro que tú, el más rico debe darte una moneda de oro.
    .brief = 1 moneda del más rico. 1 moneda o carta por distrito religioso.
    .rulings = Anuncia cuánto oro y cuántas cartas quieres antes de tomarlos. Si nadie tiene más oro que tú, aunque haya empate, nadie te da oro. Si hay varios jugadores empatados como los más ricos, eliges a uno de ellos.

cardinal = Cardenal
    .def = el Cardenal
    .indef = un Cardenal
    .of = del Cardenal
    .to = al Cardenal
    .gender = m
    .income = por los distritos religiosos
    .text = Ganas una carta por cada distrito religioso de tu ciudad. Si no puedes pagar un distrito, puedes tomar de otro jugador el oro que te falta, dándole una carta de tu mano por cada moneda de oro; después debes construir el distrito.
    .brief = Cambia cartas por el oro que le falta. 1 carta por distrito religioso.
    .rulings = El otro jugador no puede negarse, pero debe tener todo el oro que te falta. Primero se gasta tu propio oro, y nunca tomas más de lo que falta. Tú eliges las cartas que das; el distrito que construyes no puede ser una de ellas. Una vez por turno.

## Characters of rank 6

merchant = Mercader
    .def = el Mercader
    .indef = un Mercader
    .of = del Mercader
    .to = al Mercader
    .gender = m
    .income = gracias al Mercader
    .text = Ganas una moneda de oro por cada distrito comercial de tu ciudad. Ganas una moneda de oro adicional.
    .brief = 1 moneda adicional. 1 moneda por distrito comercial.
    .rulings = La moneda adicional es tuya tanto si has recolectado oro como cartas.

alchemist = Alquimista
    .def = el Alquimista
    .indef = un Alquimista
    .of = del Alquimista
    .to = al Alquimista
    .gender = m
    .text = Al final de tu turno recuperas todo el oro que hayas pagado en él para construir distritos.
    .brief = Recupera el oro que paga por construir.
    .rulings = El oro pagado por cualquier otra cosa no vuelve: ni el impuesto ni lo que pagaste en la Herrería. El oro que te devolvió el Magistrado no se reembolsa otra vez. Necesitas tener el oro en el momento de construir. El Hospicio y el Parque actúan antes del reembolso.

trader = Comerciante
    .def = el Comerciante
    .indef = un Comerciante
    .of = del Comerciante
    .to = al Comerciante
    .gender = m
    .income = por los distritos comerciales
    .text = Ganas una moneda de oro por cada distrito comercial de tu ciudad. Puedes construir cualquier número de distritos comerciales; no cuentan para tu límite.
    .brief = 1 moneda por distrito comercial. Puede construir cuantos quiera.
    .rulings = Además puedes construir un distrito de otro tipo, antes o después. La Escuela de Magia te da oro, pero no es un distrito comercial para el límite.

## Characters of rank 7

architect = Arquitecto
    .def = el Arquitecto
    .indef = un Arquitecto
    .of = del Arquitecto
    .to = al Arquitecto
    .gender = m
    .income = gracias al Arquitecto
    .text = Ganas dos cartas adicionales. Puedes construir hasta tres distritos.
    .brief = Roba 2 cartas adicionales y puede construir tres veces.
    .rulings = Puedes robar las dos cartas antes o después de recolectar y de construir.

navigator = Navegante
    .def = el Navegante
    .indef = un Navegante
    .of = del Navegante
    .to = al Navegante
    .gender = m
    .income = gracias al Navegante
    .text = Ganas cuatro monedas de oro adicionales o cuatro cartas adicionales. No puedes construir ningún distrito.
    .brief = 4 monedas o 4 cartas adicionales, pero no construye.
    .rulings = Tampoco puedes construir distritos que no cuentan para el límite, como los Establos.

scholar = Erudito
    .def = el Erudito
    .indef = un Erudito
    .of = del Erudito
    .to = al Erudito
    .gender = m
    .income = gracias al Erudito
    .text = Roba siete cartas, conserva una, devuelve las demás al mazo y barájalo. Puedes construir hasta dos distritos.
    .brief = Roba 7 cartas y conserva 1. Puede construir dos veces.
    .rulings = Si en el mazo hay menos de siete cartas, robas las que queden.

## Characters of rank 8

warlord = Guerrero
    .def = el Guerrero
    .indef = un Guerrero
    .of = del Guerrero
    .to = al Guerrero
    .gender = m
    .income = por los distritos militares
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. Puedes destruir un distrito pagando una moneda de oro menos de lo que cuesta.
    .brief = Destruye un distrito (coste − 1). 1 moneda por distrito militar.
    .rulings = Puede ser uno de los tuyos. No puedes destruir el Bastión, ni un distrito de un Obispo vivo, ni uno de una ciudad completa, aunque sea la tuya. Un distrito que cuesta una moneda se destruye gratis. Destruir un distrito embellecido cuesta una moneda más, y lo mismo cualquier otro distrito de una ciudad con la Gran Muralla. La carta va al fondo del mazo.

diplomat = Diplomático
    .def = el Diplomático
    .indef = un Diplomático
    .of = del Diplomático
    .to = al Diplomático
    .gender = m
    .income = por los distritos militares
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. Puedes cambiar uno de tus distritos por un distrito de otro jugador; si el suyo cuesta más, le pagas la diferencia.
    .brief = Cambia un distrito pagando la diferencia. 1 moneda por distrito militar.
    .rulings = Si el suyo cuesta menos, no recibes nada. No puedes tomar un distrito que ya tienes ni dar uno que el otro jugador ya tiene. El Bastión no se puede tomar ni dar. No puedes tomar nada de un Obispo vivo ni de una ciudad completa; la tuya sí puede estar completa. La Gran Muralla encarece en una moneda de oro los demás distritos de su ciudad. El oro sobre un distrito embellecido y las cartas bajo el Museo van con él.

marshal = Mariscal
    .def = el Mariscal
    .indef = un Mariscal
    .of = del Mariscal
    .to = al Mariscal
    .gender = m
    .income = por los distritos militares
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. Puedes apoderarte de un distrito que cueste tres o menos de la ciudad de otro jugador, pagándole lo que cuesta.
    .brief = Toma y paga un distrito de coste 1 a 3. 1 moneda por distrito militar.
    .rulings = No puedes apoderarte de un distrito que ya tienes, ni del Bastión, ni de un distrito de un Obispo vivo, ni de uno de una ciudad completa. La Gran Muralla encarece en una moneda de oro los demás distritos de su ciudad, pero eso no cuenta para el máximo de tres; el oro adicional de un distrito embellecido sí. Apoderarse de un distrito no es construirlo.

## Characters of rank 9

queen = Reina
    .def = la Reina
    .indef = una Reina
    .of = de la Reina
    .to = a la Reina
    .gender = f
    .income = gracias a la Reina
    .text = Ganas tres monedas de oro si estás al lado del jugador que ha revelado el personaje número 4.
    .brief = 3 monedas si está al lado del número 4.
    .rulings = Si han matado a ese personaje, ganas el oro al final de la ronda, cuando se revela. Si lo han embrujado, lo ganas como siempre. No se usa con menos de cinco jugadores.

artist = Artista
    .def = el Artista
    .indef = un Artista
    .of = del Artista
    .to = al Artista
    .gender = m
    .text = Puedes embellecer uno o dos de tus distritos: pon una de tus monedas de oro sobre cada uno. Un distrito embellecido cuesta una moneda más durante el resto de la partida.
    .brief = Puede embellecer 1 o 2 distritos, 1 moneda cada uno: cuestan 1 más.
    .rulings = Un distrito solo se puede embellecer una vez. El oro adicional cuenta para los puntos del final y para todo lo que dependa de lo que cuesta el distrito. Se queda sobre el distrito si este cambia de manos, y va al banco si el distrito se destruye.

tax-collector = Recaudador
    .def = el Recaudador
    .indef = un Recaudador
    .of = del Recaudador
    .to = al Recaudador
    .gender = m
    .text = Quien construye un distrito pone una moneda de oro sobre tu ficha, si le queda alguna. En tu turno puedes tomar todo el oro de la ficha. En tu propio turno no pagas impuesto.
    .brief = Cobra el impuesto: 1 moneda por distrito que construyan los demás.
    .rulings = El impuesto se paga en todas las rondas, tanto si alguien es el Recaudador como si no, y también por los distritos construidos gratis. Se paga después del precio. Por un distrito confiscado lo paga el Magistrado. El oro se queda en la ficha de una ronda a otra y no da puntos a nadie. Con dos o tres jugadores, pagas el impuesto en el turno de tu otro personaje.

## Noble districts

manor = Señorío
    .def = el Señorío
    .indef = un Señorío
    .of = del Señorío
    .to = al Señorío
    .gender = m
castle = Castillo
    .def = el Castillo
    .indef = un Castillo
    .of = del Castillo
    .to = al Castillo
    .gender = m
palace = Palacio
    .def = el Palacio
    .indef = un Palacio
    .of = del Palacio
    .to = al Palacio
    .gender = m

## Religious districts

temple = Templo
    .def = el Templo
    .indef = un Templo
    .of = del Templo
    .to = al Templo
    .gender = m
church = Iglesia
    .def = la Iglesia
    .indef = una Iglesia
    .of = de la Iglesia
    .to = a la Iglesia
    .gender = f
monastery = Monasterio
    .def = el Monasterio
    .indef = un Monasterio
    .of = del Monasterio
    .to = al Monasterio
    .gender = m
cathedral = Catedral
    .def = la Catedral
    .indef = una Catedral
    .of = de la Catedral
    .to = a la Catedral
    .gender = f

## Trade districts

tavern = Taberna
    .def = la Taberna
    .indef = una Taberna
    .of = de la Taberna
    .to = a la Taberna
    .gender = f
market = Mercado
    .def = el Mercado
    .indef = un Mercado
    .of = del Mercado
    .to = al Mercado
    .gender = m
trading-post = Tienda
    .def = la Tienda
    .indef = una Tienda
    .of = de la Tienda
    .to = a la Tienda
    .gender = f
docks = Muelle
    .def = el Muelle
    .indef = un Muelle
    .of = del Muelle
    .to = al Muelle
    .gender = m
harbor = Puerto
    .def = el Puerto
    .indef = un Puerto
    .of = del Puerto
    .to = al Puerto
    .gender = m
town-hall = Ayuntamiento
    .def = el Ayuntamiento
    .indef = un Ayuntamiento
    .of = del Ayuntamiento
    .to = al Ayuntamiento
    .gender = m

## Military districts

watchtower = Atalaya
    .def = la Atalaya
    .indef = una Atalaya
    .of = de la Atalaya
    .to = a la Atalaya
    .gender = f
prison = Prisión
    .def = la Prisión
    .indef = una Prisión
    .of = de la Prisión
    .to = a la Prisión
    .gender = f
barracks = Cuartel
    .def = el Cuartel
    .indef = un Cuartel
    .of = del Cuartel
    .to = al Cuartel
    .gender = m
# The Barracks of the older editions; in Spanish the name is the same.
battlefield = Cuartel
    .def = el Cuartel
    .indef = un Cuartel
    .of = del Cuartel
    .to = al Cuartel
    .gender = m
fortress = Fortaleza
    .def = la Fortaleza
    .indef = una Fortaleza
    .of = de la Fortaleza
    .to = a la Fortaleza
    .gender = f

## Unique districts

armory = Armería
    .def = la Armería
    .indef = la Armería
    .of = de la Armería
    .to = a la Armería
    .gender = f
    .text = En tu turno puedes destruir la Armería para destruir un distrito de cualquier ciudad.
    .rulings = Puede ser un distrito tuyo. Un distrito de una ciudad completa está a salvo, y no puedes usar una Armería que esté en una ciudad completa. Ni el Bastión ni el Obispo protegen de ella.

basilica = Basílica
    .def = la Basílica
    .indef = la Basílica
    .of = de la Basílica
    .to = a la Basílica
    .gender = f
    .text = Al final de la partida sumas un punto por cada distrito de tu ciudad cuyo coste sea impar.
    .rulings = El oro sobre un distrito embellecido cuenta: la propia Basílica puntúa si la has embellecido.

capitol = Capitolio
    .def = el Capitolio
    .indef = el Capitolio
    .of = del Capitolio
    .to = al Capitolio
    .gender = m
    .text = Al final de la partida sumas tres puntos si al menos tres de tus distritos son del mismo tipo.
    .rulings = Vale cualquiera de los cinco tipos. Solo puntúas una vez, aunque haya dos tipos con tres distritos.

dragon-gate = Puerta Dragón
    .def = la Puerta Dragón
    .indef = la Puerta Dragón
    .of = de la Puerta Dragón
    .to = a la Puerta Dragón
    .gender = f
    .text = Al final de la partida sumas dos puntos adicionales.

factory = Fábrica
    .def = la Fábrica
    .indef = la Fábrica
    .of = de la Fábrica
    .to = a la Fábrica
    .gender = f
    .text = Pagas una moneda de oro menos por construir tus demás distritos únicos.
    .rulings = No abarata nada más, y los distritos puntúan su coste completo.

framework = Andamio
    .def = el Andamio
    .indef = el Andamio
    .of = del Andamio
    .to = al Andamio
    .gender = m
    .text = Puedes construir un distrito destruyendo el Andamio en vez de pagar su coste.
    .rulings = Un distrito construido así cuenta para tu límite y paga impuesto, pero no se puede confiscar. También puedes hacerlo en una ciudad completa. No sirve para pagar el distrito que el Mago construye de inmediato.

gold-mine = Mina de Oro
    .def = la Mina de Oro
    .indef = la Mina de Oro
    .of = de la Mina de Oro
    .to = a la Mina de Oro
    .gender = f
    .text = Cuando recolectas oro, ganas una moneda más.

great-wall = Gran Muralla
    .def = la Gran Muralla
    .indef = la Gran Muralla
    .of = de la Gran Muralla
    .to = a la Gran Muralla
    .gender = f
    .text = El personaje número 8 paga una moneda de oro más para usar su habilidad sobre otro distrito de tu ciudad.
    .rulings = La propia Gran Muralla no se encarece, ni tampoco el distrito que entrega el Diplomático. El Diplomático y el Mariscal te pagan a ti la moneda adicional. También la pagas tú si, como Guerrero, destruyes un distrito tuyo.

haunted-quarter = Casa Embrujada
    .def = la Casa Embrujada
    .indef = la Casa Embrujada
    .of = de la Casa Embrujada
    .to = a la Casa Embrujada
    .gender = f
    .text = Al final de la partida cuenta como un distrito de un solo tipo, el que elijas.
    .rulings = Cuenta como ese único tipo para todo a la vez, y si eliges otro tipo deja de ser un distrito único. Hasta entonces es un distrito único como los demás. El tipo que más te conviene se elige automáticamente.

imperial-treasury = Tesoro Imperial
    .def = el Tesoro Imperial
    .indef = el Tesoro Imperial
    .of = del Tesoro Imperial
    .to = al Tesoro Imperial
    .gender = m
    .text = Al final de la partida sumas un punto por cada moneda de oro de tu reserva.
    .rulings = El oro sobre distritos embellecidos y sobre la ficha del Recaudador no está en tu reserva.

ivory-tower = Torre de Marfil
    .def = la Torre de Marfil
    .indef = la Torre de Marfil
    .of = de la Torre de Marfil
    .to = a la Torre de Marfil
    .gender = f
    .text = Al final de la partida sumas cinco puntos si no hay ningún otro distrito único en tu ciudad.
    .rulings = Una Casa Embrujada que cuenta como otro tipo no la perjudica.

keep = Bastión
    .def = el Bastión
    .indef = el Bastión
    .of = del Bastión
    .to = al Bastión
    .gender = m
    .text = El personaje número 8 no puede usar su habilidad sobre el Bastión.
    .rulings = El Diplomático tampoco puede darlo. La Armería sí puede destruirlo.

laboratory = Laboratorio
    .def = el Laboratorio
    .indef = el Laboratorio
    .of = del Laboratorio
    .to = al Laboratorio
    .gender = m
    .income = en el Laboratorio
    .text = Una vez por turno puedes descartar una carta de tu mano para ganar dos monedas de oro.

library = Biblioteca
    .def = la Biblioteca
    .indef = la Biblioteca
    .of = de la Biblioteca
    .to = a la Biblioteca
    .gender = f
    .text = Cuando recolectas cartas, conservas todas las que robas.
    .rulings = Con el Observatorio conservas las tres. No afecta a las cartas que robas de otras maneras.

map-room = Sala de Mapas
    .def = la Sala de Mapas
    .indef = la Sala de Mapas
    .of = de la Sala de Mapas
    .to = a la Sala de Mapas
    .gender = f
    .text = Al final de la partida sumas un punto por cada carta de tu mano.

monument = Monumento
    .def = el Monumento
    .indef = el Monumento
    .of = del Monumento
    .to = al Monumento
    .gender = m
    .text = No puedes construirlo si tienes cinco distritos o más. Cuenta como dos distritos para completar tu ciudad.
    .rulings = Para todo lo demás cuenta como un solo distrito. Los distritos se cuentan antes de destruir alguno para construirlo. Apoderarse de él o conseguirlo por intercambio no es construirlo.

museum = Museo
    .def = el Museo
    .indef = el Museo
    .of = del Museo
    .to = al Museo
    .gender = m
    .text = Una vez por turno puedes poner una carta de tu mano boca abajo bajo el Museo. Al final de la partida sumas un punto por cada carta que haya debajo.
    .rulings = Puedes mirar las cartas; los demás solo ven cuántas hay. Las cartas siguen al Museo si cambia de manos, y van al fondo del mazo si se destruye.

necropolis = Necrópolis
    .def = la Necrópolis
    .indef = la Necrópolis
    .of = de la Necrópolis
    .to = a la Necrópolis
    .gender = f
    .text = Puedes construirla destruyendo uno de tus distritos en vez de pagar su coste.
    .rulings = Construida así, cuenta para tu límite y paga impuesto, pero no se puede confiscar. También puedes hacerlo en una ciudad completa, pero no cuando el Mago la construye de inmediato.

observatory = Observatorio
    .def = el Observatorio
    .indef = el Observatorio
    .of = del Observatorio
    .to = al Observatorio
    .gender = m
    .text = Cuando recolectas cartas, robas tres en vez de dos.
    .rulings = Conservas una de ellas, o las tres con la Biblioteca.

park = Parque
    .def = el Parque
    .indef = el Parque
    .of = del Parque
    .to = al Parque
    .gender = m
    .income = gracias al Parque
    .text = Si al final de tu turno no tienes cartas en la mano, ganas dos cartas.
    .rulings = Con dos o tres jugadores se aplica al final de cada uno de tus dos turnos.

poor-house = Hospicio
    .def = el Hospicio
    .indef = el Hospicio
    .of = del Hospicio
    .to = al Hospicio
    .gender = m
    .income = gracias al Hospicio
    .text = Si al final de tu turno no tienes oro, ganas una moneda de oro.
    .rulings = Actúa antes del reembolso del Alquimista. Con dos o tres jugadores se aplica al final de cada uno de tus dos turnos.

quarry = Cantera
    .def = la Cantera
    .indef = la Cantera
    .of = de la Cantera
    .to = a la Cantera
    .gender = f
    .text = Puedes construir distritos idénticos a los que ya tienes.
    .rulings = Cuantos quieras, y siguen en pie si pierdes la Cantera. No te permite confiscar un distrito que ya tienes, ni cambiarlo ni apoderarte de él.

school-of-magic = Escuela de Magia
    .def = la Escuela de Magia
    .indef = la Escuela de Magia
    .of = de la Escuela de Magia
    .to = a la Escuela de Magia
    .gender = f
    .text = Para las habilidades con las que ganas oro o cartas por tus distritos, cuenta como el tipo que necesites.
    .rulings = Para todo lo demás es un distrito único, también para los puntos del final y el límite del Comerciante.

secret-vault = Bóveda Secreta
    .def = la Bóveda Secreta
    .indef = la Bóveda Secreta
    .of = de la Bóveda Secreta
    .to = a la Bóveda Secreta
    .gender = f
    .text = No puedes construirla. Al final de la partida la revelas de tu mano y sumas tres puntos.
    .rulings = También cuenta como una carta de tu mano para la Sala de Mapas.

smithy = Herrería
    .def = la Herrería
    .indef = la Herrería
    .of = de la Herrería
    .to = a la Herrería
    .gender = f
    .income = en la Herrería
    .text = Una vez por turno puedes pagar dos monedas de oro para ganar tres cartas.

stables = Establos
    .def = los Establos
    .indef = los Establos
    .of = de los Establos
    .to = a los Establos
    .gender = mp
    .text = Construir los Establos no cuenta para tu límite.

statue = Estatua
    .def = la Estatua
    .indef = la Estatua
    .of = de la Estatua
    .to = a la Estatua
    .gender = f
    .text = Si tienes la corona al final de la partida, sumas cinco puntos.
    .rulings = Si la corona se mueve al final de la última ronda porque mataron al personaje número 4, se mueve antes de contar los puntos.

theater = Teatro
    .def = el Teatro
    .indef = el Teatro
    .of = del Teatro
    .to = al Teatro
    .gender = m
    .text = En cada ronda, cuando todos han elegido personaje, puedes intercambiar a ciegas tu carta de personaje con la de otro jugador.
    .rulings = Después, ambos jugadores pueden mirar lo que han recibido, y todo el mundo sabe que ha habido un intercambio. No puedes tomar un personaje apartado. Funciona a partir de la ronda siguiente a aquella en que lo construiste. Con dos o tres jugadores eliges cuál de tus personajes das y recibes al azar uno de los del otro jugador.

thieves-den = Guarida de Ladrones
    .def = la Guarida de Ladrones
    .indef = la Guarida de Ladrones
    .of = de la Guarida de Ladrones
    .to = a la Guarida de Ladrones
    .gender = f
    .text = Puedes pagar todo o parte de su coste con cartas de tu mano, una carta por cada moneda de oro.
    .rulings = No puedes pagar con la propia Guarida de Ladrones ni pagar más que el precio. Las cartas van al fondo del mazo sin que nadie las vea.

wishing-well = Pozo de los Deseos
    .def = el Pozo de los Deseos
    .indef = el Pozo de los Deseos
    .of = del Pozo de los Deseos
    .to = al Pozo de los Deseos
    .gender = m
    .text = Al final de la partida sumas un punto por cada distrito único de tu ciudad, incluido el Pozo de los Deseos.

## Purple districts of the older editions

haunted-city = Patio de los milagros
    .def = el Patio de los milagros
    .indef = el Patio de los milagros
    .of = del Patio de los milagros
    .to = al Patio de los milagros
    .gender = m
    .text = Al final de la partida cuenta como un distrito de un solo tipo, el que elijas, salvo que lo hayas construido en la última ronda.
    .rulings = El tipo que más te conviene se elige automáticamente.

university = Universidad
    .def = la Universidad
    .indef = la Universidad
    .of = de la Universidad
    .to = a la Universidad
    .gender = f
    .text = Cuesta seis monedas de oro, pero vale ocho puntos al final de la partida.

graveyard = Cementerio
    .def = el Cementerio
    .indef = el Cementerio
    .of = del Cementerio
    .to = al Cementerio
    .gender = m
    .text = Cuando el Condotiero destruye un distrito, puedes pagar una moneda de oro para quedarte con la carta. No vale para el propio Cementerio ni si el Condotiero eres tú.

lighthouse = Faro
    .def = el Faro
    .indef = el Faro
    .of = del Faro
    .to = al Faro
    .gender = m
    .text = Cuando lo construyes, puedes mirar todo el mazo y quedarte con una carta; después se baraja el mazo.

hospital = Hospital
    .def = el Hospital
    .indef = el Hospital
    .of = del Hospital
    .to = al Hospital
    .gender = m
    .text = Si te matan, puedes responder de todos modos cuando te llamen y recolectar recursos, pero nada más. No se usa junto con la Bruja.

bell-tower = Campanario
    .def = el Campanario
    .indef = el Campanario
    .of = del Campanario
    .to = al Campanario
    .gender = m
    .text = Cuando lo construyes, puedes anunciar que en esta partida siete distritos completan una ciudad. Si el Campanario se destruye antes de que una ciudad tenga siete, vuelven a necesitarse ocho.

throne-room = Salón del Trono
    .def = el Salón del Trono
    .indef = el Salón del Trono
    .of = del Salón del Trono
    .to = al Salón del Trono
    .gender = m
    .text = Ganas una moneda de oro cada vez que la corona pasa de un jugador a otro.

ball-room = Salón de baile
    .def = el Salón de baile
    .indef = el Salón de baile
    .of = del Salón de baile
    .to = al Salón de baile
    .gender = m
    .text = Mientras tengas la corona, cualquier otro jugador al que llamen debe decir primero «Gracias, Majestad». Quien no lo haga pierde el turno.

## What differs in the older editions: characters

assassin--2002 = { assassin }
    .rulings = Puedes nombrar a cualquier otro personaje de la partida, incluso a uno apartado boca arriba. El personaje asesinado se revela al final de la ronda. Un Obispo asesinado no protege nada.

witch--2002 = { witch }
    .rulings = Antes de la pausa no puedes construir, y los únicos distritos que puedes usar son la Biblioteca y el Observatorio. No recolectas una segunda vez. Un Rey embrujado toma la corona de todos modos; como Emperador, eres tú quien la da y quien cobra por ella. Si actúas como Obispo, queda protegida tu propia ciudad; como Recaudador, cobras tú el impuesto, y si actúas como Reina cuenta tu propio asiento. Como Ladrón no puedes nombrarte a ti ni al personaje embrujado. Si nadie tiene el personaje embrujado, tu turno no se reanuda, y tu Parque y tu Hospicio no hacen nada.

thief--2002 = { thief }
    .rulings = Te llevas el oro antes de que ese jugador recolecte. Si nadie revela el personaje, no obtienes nada.
thief--2000 = { thief }
    .text = Nombra a otro personaje para robarle. Cuando ese personaje se revele para jugar su turno, te llevas todo el oro de quien lo tenga. No puedes nombrar al Asesino ni al personaje que este haya matado.

tax-collector--2002 = { tax-collector }
    .text = Al final de su turno, cada jugador que haya construido un distrito te da una moneda de oro, si le queda alguna. Quien sea el número 1 y haya construido en esta ronda paga cuando revelas tu personaje.
    .brief = 1 moneda de cada jugador que construya.
    .rulings = Si han matado al Recaudador, o si nadie lo ha elegido, no paga nadie. El impuesto se paga después de que actúe el Condotiero o el Diplomático, y antes del Hospicio y del Parque.

magician--2002 = Mago
    .def = el Mago
    .indef = un Mago
    .of = del Mago
    .to = al Mago
    .gender = m
    .income = gracias al Mago
    .rulings = { magician.rulings }

# Mago is the Magician's name in these editions.
wizard--2002 = Hechicero
    .def = el Hechicero
    .indef = un Hechicero
    .of = del Hechicero
    .to = al Hechicero
    .gender = m
    .rulings = Solo puedes elegir a un jugador que tenga cartas, y debes tomar una. Decides de inmediato si la construyes o te la quedas. Puedes hacerlo antes de recolectar. La Fábrica abarata también esta construcción.

king--2002 = { king }
    .rulings = Tomas la corona en cuanto te llaman, aunque te hayan embrujado. Si te matan, la tomas al final de la ronda. Cobras una vez por turno, según los distritos que tengas en ese momento.
king--2000 = { king }
    .text = Ganas una moneda de oro por cada distrito noble de tu ciudad. Tomas la corona cuando te llaman; si te matan, se queda donde está.
    .rulings = Cobras una vez por turno, según los distritos que tengas en ese momento.

emperor--2002 = { emperor }
    .text = Ganas una moneda de oro por cada distrito noble de tu ciudad. Cuando te llamen, quita la corona a quien la tiene y dásela a un jugador distinto que no seas tú; ese jugador te da una moneda de oro o una carta, lo que prefiera.
    .rulings = Si ese jugador te da una carta, también elige cuál. Si te matan, aun así mueves la corona al final de la ronda, pero no te dan nada. No se usa con dos jugadores.
emperor--dark-city = { emperor }
    .text = Ganas una moneda de oro por cada distrito noble de tu ciudad. En el momento de tu turno que elijas, debes quitar la corona a quien la tiene y dársela a un jugador distinto que no seas tú; ese jugador te da una moneda de oro o una carta, lo que prefiera.

bishop--2002 = { bishop }
    .rulings = Un Obispo asesinado no tiene protección. Si te embrujan, los distritos protegidos son los de la Bruja, no los tuyos. El Polvorín sí puede destruir tus distritos. Con dos o tres jugadores, tu propio personaje número 8 sí puede afectar a tus distritos.
bishop--2000 = { bishop }
    .rulings = Un Obispo asesinado no tiene protección.

abbot--2002 = { abbot }
    .text = Ganas una moneda de oro por cada distrito religioso de tu ciudad. El jugador más rico te da una moneda de oro, salvo que seas tú o que haya un empate entre los más ricos.
    .brief = 1 moneda del más rico. 1 moneda por distrito religioso.

merchant--2002 = { merchant }
    .text = Ganas una moneda de oro por cada distrito comercial de tu ciudad. Ganas una moneda de oro adicional justo después de recolectar.
    .rulings = La moneda adicional es tuya tanto si recolectas oro como cartas.
merchant--dark-city = { merchant }
    .text = Ganas una moneda de oro por cada distrito comercial de tu ciudad. Ganas una moneda de oro adicional al comienzo de tu turno.

alchemist--2002 = { alchemist }
    .rulings = El oro pagado por cualquier otra cosa no vuelve: ni el impuesto ni lo que pagaste en la Forja. Necesitas tener el oro en el momento de construir. El Hospicio y el Parque actúan antes del reembolso.
alchemist--dark-city = { alchemist }
    .text = Justo después de construir un distrito recuperas el oro que has pagado por él.
    .rulings = El oro pagado por cualquier otra cosa no vuelve: ni el impuesto ni lo que pagaste en la Forja. Necesitas tener el oro en el momento de construir.

architect--2002 = { architect }
    .text = Ganas dos cartas adicionales justo después de recolectar. Puedes construir hasta tres distritos.
architect--dark-city = { architect }
    .text = Ganas dos cartas adicionales al comienzo de tu turno. Puedes construir hasta tres distritos.

navigator--2002 = { navigator }
    .text = Justo después de recolectar debes tomar cuatro monedas de oro adicionales o cuatro cartas adicionales. No puedes construir ningún distrito.
navigator--dark-city = { navigator }
    .text = Justo después de recolectar puedes tomar cuatro monedas de oro adicionales o cuatro cartas adicionales; en ese caso termina tu turno. No puedes construir ningún distrito.
    .rulings = Si no tomas ni monedas ni cartas, tu turno continúa, pero sigues sin poder construir.

warlord--2002 = Condotiero
    .def = el Condotiero
    .indef = un Condotiero
    .of = del Condotiero
    .to = al Condotiero
    .gender = m
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. Al final de tu turno puedes destruir un distrito pagando una moneda de oro menos de lo que cuesta.
    .rulings = Puede ser uno de los tuyos. No puedes destruir el Torreón, ni un distrito de un Obispo vivo, ni uno de una ciudad completa. Un distrito que cuesta una moneda se destruye gratis. Destruir un distrito embellecido cuesta una moneda más, y lo mismo cualquier otro distrito de una ciudad con la Gran Muralla.
warlord--2000 = { warlord--2002 }
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. Al final de tu turno puedes destruir un distrito de otro jugador pagando una moneda de oro menos de lo que cuesta.
    .brief = Destruye un distrito ajeno (coste − 1). 1 moneda por distrito militar.
    .rulings = No puedes destruir el Torreón, ni un distrito de un Obispo vivo, ni uno de una ciudad de ocho distritos o más. Sí puedes destruir los de un jugador asesinado. Un distrito que cuesta una moneda se destruye gratis. La Gran Muralla encarece en cuatro monedas de oro los demás distritos de su ciudad.

diplomat--2002 = { diplomat }
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. Al final de tu turno puedes cambiar uno de tus distritos por un distrito de otro jugador; si el suyo cuesta más, le pagas la diferencia.
    .rulings = No puedes tomar el Torreón, ni un distrito de un Obispo vivo, ni uno de una ciudad completa, ni uno idéntico a otro que ya tienes. Si el suyo cuesta menos, no recibes nada. La Gran Muralla encarece el cambio en una moneda de oro. El Cementerio no se usa con el Diplomático.
diplomat--dark-city = { diplomat }
    .text = Ganas una moneda de oro por cada distrito militar de tu ciudad. En cualquier momento de tu turno puedes cambiar uno de tus distritos por un distrito de otro jugador; si el suyo cuesta más, le pagas la diferencia.

queen--2002 = { queen }
    .text = Ganas tres monedas de oro si estás al lado del Rey.
    .brief = 3 monedas si está al lado del Rey.
    .rulings = Si han matado al Rey que está a tu lado, ganas el oro al final de la ronda, cuando se revela. No se usa con menos de cinco jugadores.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = Polvorín
    .def = el Polvorín
    .indef = el Polvorín
    .of = del Polvorín
    .to = al Polvorín
    .gender = m
    .text = En tu turno puedes destruir el Polvorín para destruir un distrito de la ciudad de otro jugador, aunque esté completa. Aun así, la partida termina después de la ronda en la que se completó una ciudad.
    .rulings = Ni el Torreón ni el Obispo protegen de él.

docks--2002 = Almacén
    .def = el Almacén
    .indef = un Almacén
    .of = del Almacén
    .to = al Almacén
    .gender = m

dragon-gate--2002 = { dragon-gate }
    .text = Cuesta seis monedas de oro, pero vale ocho puntos al final de la partida.

factory--2002 = { factory }
    .text = Pagas una moneda de oro menos por construir los demás distritos púrpura.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = El distrito puede ser de cualquier ciudad. No funciona con el Polvorín. No se usa junto con el Diplomático.
graveyard--2000 = { graveyard }
    .rulings = El distrito puede ser de cualquier ciudad.

great-wall--2002 = { great-wall }
    .text = El Condotiero y el Diplomático pagan una moneda de oro más para destruir o tomar otro distrito de tu ciudad.
    .rulings = La propia Gran Muralla no se encarece, ni tampoco el distrito que entrega el Diplomático. También pagas tú la moneda de más si, como Condotiero, destruyes un distrito tuyo.
great-wall--2000 = { great-wall }
    .text = El Condotiero paga cuatro monedas de oro más para destruir otro distrito de tu ciudad.
    .rulings = La propia Gran Muralla no se encarece.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = El oro sobre distritos embellecidos no está en tu reserva.
imperial-treasury--2000 = { imperial-treasury }
    .text = Al final de la partida sumas un punto por cada moneda de oro de tu reserva, en lugar de lo que cuesta este distrito.
    .rulings = { "" }

keep--2002 = Torreón
    .def = el Torreón
    .indef = el Torreón
    .of = del Torreón
    .to = al Torreón
    .gender = m
    .text = El Condotiero no puede destruir el Torreón y el Diplomático no puede tomarlo.
    .rulings = El Diplomático sí puede dar su propio Torreón. El Polvorín puede destruirlo.
keep--2000 = { keep--2002 }
    .text = El Condotiero no puede destruir el Torreón.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Una vez por turno puedes descartar una carta de tu mano para ganar una moneda de oro.

library--2002 = { library }
    .text = Cuando recolectas cartas, conservas las dos; con el Observatorio, dos de las tres.
    .rulings = No afecta a las cartas que robas de otras maneras.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = Conservas una de ellas, o dos con la Biblioteca.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = { poor-house.rulings }
poor-house--dark-city = { poor-house }
    .rulings = Con dos o tres jugadores se aplica al final de cada uno de tus dos turnos.

quarry--2002 = { quarry }
    .text = Puedes construir un distrito idéntico a uno de los tuyos, pero solo puedes tener un duplicado a la vez.
    .rulings = No permite que el Diplomático tome un distrito que ya tienes.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = Cuantos quieras, y siguen en pie si pierdes la Cantera. No permite que el Diplomático tome un distrito que ya tienes.
quarry--2000 = { quarry }
    .text = Puedes construir distritos idénticos a los que ya tienes, y no te cuestan nada. Cuentan para tu límite.
    .rulings = Cuantos quieras, y siguen en pie si pierdes la Cantera.

school-of-magic--2002 = { school-of-magic }
    .rulings = Para todo lo demás, también para los puntos del final, es un distrito púrpura.

smithy--2002 = Forja
    .def = la Forja
    .indef = la Forja
    .of = de la Forja
    .to = a la Forja
    .gender = f
    .income = en la Forja
smithy--dark-city = { smithy--2002 }
    .text = Una vez por turno puedes pagar tres monedas de oro para ganar tres cartas.
smithy--2000 = { smithy--2002 }
    .text = Una vez por turno puedes pagar tres monedas de oro para ganar dos cartas.

wishing-well--2002 = Fuente de los deseos
    .def = la Fuente de los deseos
    .indef = la Fuente de los deseos
    .of = de la Fuente de los deseos
    .to = a la Fuente de los deseos
    .gender = f
    .text = Al final de la partida sumas un punto por cada uno de los demás distritos púrpura de tu ciudad.
wishing-well--2000 = { wishing-well--2002 }
    .text = Al final de la partida sumas cuatro puntos por cada uno de los demás distritos púrpura de tu ciudad.
