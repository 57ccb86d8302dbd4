# Names and texts of the cards, types, lists and editions, in Portuguese (of Brazil).
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 75 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# For use in sentences: .def is the name with its article, .indef the name of a card that is one of several (there is
# only one of each character and unique district), .of, .to, .in and .by are the name with article and the
# preposition de, a, em or por, which melt into one word (do, ao, no, pelo), .gender is m, f, mp or fp, which
# sentences select by, and .income says what gold or cards that come from this card are for. Sentences get them as
# $card-def and, for their beginning, $card-Def.
# A type of district has .adj for one district (masculine, as "distrito" is), .adj-f for a card whose name is
# feminine, and .adj-plural for several.
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition. What an edition does
# not say, it takes from its ancestor: 2000 from dark-city, dark-city from 2002, 2002 from the plain message. Rulings are
# never taken from the plain message of a card that is in the 2016 edition: they belong to that edition's rules.

## Types of district

type-noble = Nobre
    .adj = nobre
    .income = pelos distritos nobres
    .adj-f = nobre
    .adj-plural = nobres
    .label = nobre
type-religious = Religioso
    .adj = religioso
    .income = pelos distritos religiosos
    .adj-f = religiosa
    .adj-plural = religiosos
    .label = religioso
type-trade = Comercial
    .adj = comercial
    .income = pelos distritos comerciais
    .adj-f = comercial
    .adj-plural = comerciais
    .label = comercial
type-military = Militar
    .adj = militar
    .income = pelos distritos militares
    .adj-f = militar
    .adj-plural = militares
    .label = militar
type-unique = Especial
    .adj = especial
    .adj-f = especial
    .adj-plural = especiais
    .label = especial
type-unique--2002 = Roxo
    .adj = roxo
    .adj-f = roxa
    .adj-plural = roxos
    .label = roxo

## Editions

edition-2016 = Edição de 2016
    .text = O jogo moderno: 27 personagens, 30 distritos especiais, de dois a oito jogadores.
edition-2002 = Edição de 2002
    .text = O jogo da Fantasy Flight: oito personagens básicos e dez de expansão, de dois a sete jogadores, ou oito com um nono personagem.
edition-dark-city = The Dark City
    .text = O jogo francês com a expansão The Dark City (“A Cidade Sombria”): os dezoito personagens da edição de 2002 e um baralho maior.
edition-2000 = Edição de 2000
    .text = O jogo original: oito personagens, de dois a sete jogadores e alguns custos e valores próprios.

## Lists of characters and unique districts

preset-first-game = Primeira Partida
    .text = Os oito personagens clássicos com distritos fáceis de entender: o melhor jeito de aprender o jogo.
preset-ambitious-aristocrats = Aristocratas Ambiciosos
    .text = As cidades crescem depressa e mudam de mãos: há muitas formas de construir mais, construir barato ou tomar o que os outros construíram.
preset-cunning-agents = Agentes Sagazes
    .text = Blefe e contrablefe: turnos roubados, ameaças veladas e impostos; pense duas vezes antes de escolher o seu personagem.
preset-illustrious-emissaries = Emissários Ilustres
    .text = Nenhuma mão está a salvo: as cartas são compradas aos montes, espiadas, passadas adiante e trocadas.
preset-devious-dignitaries = Dignitários Ardilosos
    .text = Mandados, ameaças e capturas fazem de cada compra um risco, e os planos precisam sobreviver a muita malícia.
preset-tenacious-delegates = Delegados Obstinados
    .text = Planos de longo prazo compensam: muitos distritos pontuam no final, e o comércio, os empréstimos e o estudo ajudam a construí-los.
preset-vicious-nobles = Nobres Perversos
    .text = Sobra ouro, e sobra quem o queira: uma luta aberta em que assassinato, roubo e destruição têm o seu lugar.
preset-basic = Básico
    .text = Os oito personagens básicos e os distritos roxos da caixa: o jogo como era no começo.
preset-expansion = Expansão
    .text = O personagem de expansão de cada ranque, para quem sabe os oito básicos de cor.
preset-random = Elenco aleatório
    .text = Personagens e distritos especiais sorteados, em qualquer combinação que as regras permitam.

## Characters of rank 1

assassin = Assassina
    .def = a Assassina
    .indef = a Assassina
    .of = da Assassina
    .to = à Assassina
    .in = na Assassina
    .by = pela Assassina
    .gender = f
    .text = Anuncie outro personagem para assassinar. Quando ele for chamado, quem o tiver fica em silêncio e perde o turno inteiro.
    .brief = Anuncia um personagem, que perde o turno.
    .rulings = Você pode anunciar qualquer outro personagem da partida, mesmo um que tenha sido descartado voltado para cima. Um personagem assassinado só é revelado quando a partida acaba, a não ser o de ranque 4: esse é revelado no fim da rodada. Um Bispo assassinado não protege nada.

witch = Bruxa
    .def = a Bruxa
    .indef = a Bruxa
    .of = da Bruxa
    .to = à Bruxa
    .in = na Bruxa
    .by = pela Bruxa
    .gender = f
    .text = Colete recursos e depois anuncie outro personagem para enfeitiçar; o seu turno fica suspenso. Quando esse personagem for chamado, quem o tiver apenas coleta recursos, e você joga o resto do turno como esse personagem, com o seu próprio ouro, a sua mão e a sua cidade.
    .brief = Coleta recursos, anuncia um personagem e joga o resto do turno dele.
    .rulings = Antes da suspensão, você não pode construir, e os únicos distritos que pode usar são a Mina de Ouro, a Biblioteca e o Observatório. Você não coleta recursos uma segunda vez. Um Rei ou Patrício enfeitiçado pega a coroa do mesmo jeito; como Imperador, é você quem passa a coroa e pega o ouro ou a carta. Como Bispo, os seus distritos ficam protegidos, e não os do jogador enfeitiçado. Subornos, ouro roubado e impostos vão para você, e como Rainha vale o seu próprio lugar à mesa. Como Ladrão ou Chantagista, você não pode escolher o ranque 1 nem o personagem enfeitiçado. Se ninguém tiver o personagem enfeitiçado, o seu turno não continua, e o seu Parque e o seu Abrigo para Pobres não fazem nada. Nos empates, o seu ranque continua sendo 1.

magistrate = Magistrado
    .def = o Magistrado
    .indef = o Magistrado
    .of = do Magistrado
    .to = ao Magistrado
    .in = no Magistrado
    .by = pelo Magistrado
    .gender = m
    .text = Coloque três mandados voltados para baixo em três outros personagens; só um dos mandados está assinado. Quando o jogador com o mandado assinado pagar pela primeira vez no turno para construir um distrito, você pode revelar o mandado: quem ia construir recebe o ouro de volta, e o distrito é construído de graça na sua cidade.
    .brief = Marca 3 personagens; pode confiscar o 1º distrito pago por um deles.
    .rulings = Você não pode confiscar um distrito que já tem. Um distrito construído com a destruição da Estrutura, ou uma Necrópole construída com a destruição de um distrito, não foi pago: está a salvo, mas o próximo que for pago não está. Se você deixar um distrito passar, perde a chance. O distrito confiscado conta para o limite de quem ia construí-lo, se fosse contar de qualquer forma, e nunca para o seu. As cartas usadas para pagar um Covil dos Ladrões ou entregues por um Cardeal não voltam. É você quem paga o imposto pelo distrito, não quem ia construí-lo. Você não pode confiscar um Monumento se tiver cinco distritos ou mais. Você recebe a pergunta na primeira construção paga de cada jogador com um mandado, assinado ou não, para que ela não revele nada. Os mandados são retirados no fim da rodada.

## Characters of rank 2

thief = Ladrão
    .def = o Ladrão
    .indef = o Ladrão
    .of = do Ladrão
    .to = ao Ladrão
    .in = no Ladrão
    .by = pelo Ladrão
    .gender = m
    .text = Anuncie outro personagem para roubar. Quando esse personagem for revelado para jogar, você pega todo o ouro de quem o tem. Você não pode anunciar o personagem de ranque 1, nem o que foi assassinado ou enfeitiçado.
    .brief = Anuncia um personagem e pega todo o ouro dele quando é revelado.
    .rulings = O ouro é levado antes que o jogador colete recursos. Se ninguém revelar o personagem, você não recebe nada. Um personagem com mandado pode ser anunciado.

spy = Espião
    .def = o Espião
    .indef = o Espião
    .of = do Espião
    .to = ao Espião
    .in = no Espião
    .by = pelo Espião
    .gender = m
    .income = graças ao Espião
    .text = Escolha outro jogador e anuncie um tipo de distrito; depois olhe a mão desse jogador. Para cada carta desse tipo, você pega um ouro dele e ganha uma carta.
    .brief = Anuncia um tipo e olha uma mão: 1 ouro e 1 carta por carta desse tipo.
    .rulings = Se o jogador tiver menos ouro do que cartas desse tipo, você pega todo o ouro dele e ainda ganha uma carta para cada uma delas.

blackmailer = Chantagista
    .def = a Chantagista
    .indef = a Chantagista
    .of = da Chantagista
    .to = à Chantagista
    .in = na Chantagista
    .by = pela Chantagista
    .gender = f
    .text = Coloque duas ameaças voltadas para baixo em dois outros personagens; só uma delas tem a flor. Quando um jogador ameaçado é chamado, ele coleta recursos e depois pode subornar você com metade do ouro dele, arredondada para baixo. Se ele recusar, você pode revelar a ameaça: se ela tiver a flor, você pega todo o ouro dele.
    .brief = Ameaça 2 personagens: pagam metade do ouro ou arriscam tudo.
    .rulings = Você não pode ameaçar um personagem de ranque 1, o personagem assassinado nem o enfeitiçado; um personagem com mandado pode ser ameaçado. Até a ameaça ser resolvida, o jogador não usa habilidades, não constrói nada e só tem os efeitos da Mina de Ouro, da Biblioteca e do Observatório. Quem tem um ouro ou nenhum pode oferecer a você um suborno de zero ouro. Se o suborno for pago, a ameaça é retirada sem ser revelada. Revelar a ameaça em branco não custa nada, e a outra ameaça continua valendo depois que a flor é mostrada. As ameaças são retiradas no fim da rodada.

## Characters of rank 3

magician = Ilusionista
    .def = a Ilusionista
    .indef = a Ilusionista
    .of = da Ilusionista
    .to = à Ilusionista
    .in = na Ilusionista
    .by = pela Ilusionista
    .gender = f
    .income = graças à Ilusionista
    .text = Faça uma destas duas coisas: troque toda a sua mão pela de outro jogador, ou descarte uma ou mais cartas e ganhe a mesma quantidade.
    .brief = Troca de mão com um jogador, ou troca cartas com o baralho.
    .rulings = Na troca, qualquer uma das mãos pode estar vazia. As cartas descartadas vão para o fundo do baralho.

wizard = Mago
    .def = o Mago
    .indef = o Mago
    .of = do Mago
    .to = ao Mago
    .in = no Mago
    .by = pelo Mago
    .gender = m
    .text = Olhe a mão de outro jogador e pegue uma carta: construa-a na hora, pagando o custo dela, ou junte-a à sua mão. Essa construção não conta para o seu limite. Neste turno, você pode construir distritos idênticos aos seus.
    .brief = Escolhe uma carta de uma mão, para guardar ou construir na hora.
    .rulings = Você só pode escolher um jogador que tenha cartas, e precisa pegar uma. Você decide na hora se constrói ou guarda a carta. Pode fazer isso antes de coletar recursos. A Fábrica também barateia essa construção, que paga imposto. Com cinco distritos ou mais, você não pode construir o Monumento; a Estrutura e a Necrópole não podem substituir o pagamento.

seer = Vidente
    .def = a Vidente
    .indef = a Vidente
    .of = da Vidente
    .to = à Vidente
    .in = na Vidente
    .by = pela Vidente
    .gender = f
    .text = Pegue uma carta aleatória da mão de cada um dos outros jogadores e depois dê uma carta à sua escolha a cada jogador de quem pegou. Você pode construir até dois distritos.
    .brief = Pega 1 carta aleatória de cada um e dá 1 em troca. Constrói até 2 vezes.
    .rulings = Quem não tem cartas não dá nem recebe nada. Você pode devolver a carta que pegou, dar uma que pegou de outro jogador ou uma que já tinha antes.

## Characters of rank 4

king = Rei
    .def = o Rei
    .indef = o Rei
    .of = do Rei
    .to = ao Rei
    .in = no Rei
    .by = pelo Rei
    .gender = m
    .income = pelos distritos nobres
    .text = Você ganha um ouro para cada distrito nobre na sua cidade. Você pega a coroa.
    .brief = Pega a coroa. 1 ouro por distrito nobre.
    .rulings = Você pega a coroa assim que revela o personagem, mesmo que ele esteja enfeitiçado ou ameaçado. Se ele for assassinado, você a pega no fim da rodada. Você recebe a renda uma vez por turno, conforme os distritos que tiver nesse momento.

emperor = Imperador
    .def = o Imperador
    .indef = o Imperador
    .of = do Imperador
    .to = ao Imperador
    .in = no Imperador
    .by = pelo Imperador
    .gender = m
    .income = pelos distritos nobres
    .text = Você ganha um ouro para cada distrito nobre na sua cidade. Você deve tirar a coroa de quem a tem e dá-la a um jogador diferente, que não seja você; depois, pegue desse jogador um ouro ou uma carta aleatória.
    .brief = Dá a coroa em troca de 1 ouro ou carta. 1 ouro por distrito nobre.
    .rulings = Você escolhe entre ouro e carta, e não recebe nada se o jogador não tiver nem um nem outro. Se o seu personagem for assassinado, você ainda passa a coroa no fim da rodada, mas não pega nada. Não é usado em partidas com dois jogadores.

patrician = Patrício
    .def = o Patrício
    .indef = o Patrício
    .of = do Patrício
    .to = ao Patrício
    .in = no Patrício
    .by = pelo Patrício
    .gender = m
    .income = pelos distritos nobres
    .text = Você ganha uma carta para cada distrito nobre na sua cidade. Você pega a coroa.
    .brief = Pega a coroa. 1 carta por distrito nobre.
    .rulings = Você pega a coroa assim que revela o personagem, mesmo que ele esteja enfeitiçado ou ameaçado. Se ele for assassinado, você a pega no fim da rodada.

## Characters of rank 5

bishop = Bispo
    .def = o Bispo
    .indef = o Bispo
    .of = do Bispo
    .to = ao Bispo
    .in = no Bispo
    .by = pelo Bispo
    .gender = m
    .income = pelos distritos religiosos
    .text = Você ganha um ouro para cada distrito religioso na sua cidade. Nesta rodada, o personagem de ranque 8 não pode usar a habilidade dele nos seus distritos.
    .brief = A salvo do ranque 8. 1 ouro por distrito religioso.
    .rulings = Um Bispo assassinado não tem proteção. Se ele for enfeitiçado, ficam protegidos os distritos da Bruxa, e não os dele. O Arsenal não é uma habilidade de ranque 8, por isso pode destruir os seus distritos. Com dois ou três jogadores, o seu próprio personagem de ranque 8 ainda pode agir sobre os seus distritos.

abbot = Abade
    .def = o Abade
    .indef = o Abade
    .of = do Abade
    .to = ao Abade
    .in = no Abade
    .by = pelo Abade
    .gender = m
    .income = pelos distritos religiosos
    .text = Para cada distrito religioso na sua cidade, você ganha um ouro ou uma carta. Uma vez por turno, se houver quem tenha mais ouro do que você, o jogador mais rico deve lhe dar um ouro.
    .brief = 1 ouro do mais rico. 1 ouro ou carta por distrito religioso.
    .rulings = Diga antes quanto ouro e quantas cartas vai ganhar. Se você já for o jogador mais rico, mesmo em caso de empate, ninguém lhe dá ouro. Se vários outros empatarem como os mais ricos, você escolhe um deles.

cardinal = Cardeal
    .def = o Cardeal
    .indef = o Cardeal
    .of = do Cardeal
    .to = ao Cardeal
    .in = no Cardeal
    .by = pelo Cardeal
    .gender = m
    .income = pelos distritos religiosos
    .text = Você ganha uma carta para cada distrito religioso na sua cidade. Se não puder pagar um distrito, você pode pegar de outro jogador o ouro que falta, dando a ele uma carta da sua mão para cada ouro; depois disso, você deve construir o distrito.
    .brief = Troca cartas pelo ouro que falta. 1 carta por distrito religioso.
    .rulings = O outro jogador não pode recusar, mas precisa ter todo o ouro que falta a você. O seu próprio ouro é gasto primeiro, e você nunca pega mais do que falta. Você escolhe as cartas que dá; o distrito que vai construir não é uma delas. Uma vez por turno.

## Characters of rank 6

merchant = Comerciante
    .def = a Comerciante
    .indef = a Comerciante
    .of = da Comerciante
    .to = à Comerciante
    .in = na Comerciante
    .by = pela Comerciante
    .gender = f
    .income = graças à Comerciante
    .text = Você ganha um ouro para cada distrito comercial na sua cidade. Você ganha um ouro extra.
    .brief = 1 ouro extra. 1 ouro por distrito comercial.
    .rulings = Você ganha o ouro extra tanto se coletar ouro quanto se coletar cartas.

alchemist = Alquimista
    .def = o Alquimista
    .indef = o Alquimista
    .of = do Alquimista
    .to = ao Alquimista
    .in = no Alquimista
    .by = pelo Alquimista
    .gender = m
    .text = No fim do seu turno, você recebe de volta todo o ouro que pagou para construir distritos neste turno.
    .brief = Recebe de volta o ouro pago para construir.
    .rulings = O ouro pago por qualquer outra coisa não volta: nem o imposto, nem o que você pagou na Forja. O ouro que o Magistrado devolveu a você não é reembolsado outra vez. Você precisa ter o ouro na hora de construir. O Abrigo para Pobres e o Parque vêm antes do reembolso.

trader = Mercador
    .def = o Mercador
    .indef = o Mercador
    .of = do Mercador
    .to = ao Mercador
    .in = no Mercador
    .by = pelo Mercador
    .gender = m
    .income = pelos distritos comerciais
    .text = Você ganha um ouro para cada distrito comercial na sua cidade. Você pode construir quantos distritos comerciais quiser; eles não contam para o seu limite.
    .brief = 1 ouro por distrito comercial. Pode construir quantos quiser.
    .rulings = Além deles, você pode construir um outro distrito, antes ou depois. A Escola de Magia lhe dá ouro, mas não conta como distrito comercial para o limite.

## Characters of rank 7

architect = Arquiteta
    .def = a Arquiteta
    .indef = a Arquiteta
    .of = da Arquiteta
    .to = à Arquiteta
    .in = na Arquiteta
    .by = pela Arquiteta
    .gender = f
    .income = graças à Arquiteta
    .text = Você ganha duas cartas extras. Você pode construir até três distritos.
    .brief = Compra 2 cartas extras e pode construir três vezes.
    .rulings = Você pode comprar as duas cartas antes ou depois de coletar recursos e construir.

navigator = Navegadora
    .def = a Navegadora
    .indef = a Navegadora
    .of = da Navegadora
    .to = à Navegadora
    .in = na Navegadora
    .by = pela Navegadora
    .gender = f
    .income = graças à Navegadora
    .text = Você ganha quatro ouros extras ou quatro cartas extras. Você não pode construir nenhum distrito.
    .brief = 4 ouros ou 4 cartas extras, mas não constrói.
    .rulings = Você não pode construir nem mesmo distritos que não contam para o limite, como os Estábulos.

scholar = Estudiosa
    .def = a Estudiosa
    .indef = a Estudiosa
    .of = da Estudiosa
    .to = à Estudiosa
    .in = na Estudiosa
    .by = pela Estudiosa
    .gender = f
    .income = graças à Estudiosa
    .text = Compre sete cartas, fique com uma e embaralhe as outras de volta no baralho. Você pode construir até dois distritos.
    .brief = Compra 7 cartas e fica com 1. Pode construir duas vezes.
    .rulings = Se o baralho tiver menos de sete cartas, você compra as que houver.

## Characters of rank 8

warlord = Senhor da Guerra
    .def = o Senhor da Guerra
    .indef = o Senhor da Guerra
    .of = do Senhor da Guerra
    .to = ao Senhor da Guerra
    .in = no Senhor da Guerra
    .by = pelo Senhor da Guerra
    .gender = m
    .income = pelos distritos militares
    .text = Você ganha um ouro para cada distrito militar na sua cidade. Você pode destruir um distrito pagando um ouro a menos do que o custo dele.
    .brief = Destrói um distrito (custo − 1). 1 ouro por distrito militar.
    .rulings = Pode ser um dos seus. Você não pode destruir a Torre de Menagem, um distrito de um Bispo vivo nem um que esteja em uma cidade completa, mesmo a sua. Um distrito que custa um ouro é destruído de graça. Destruir um distrito embelezado custa um ouro a mais, assim como destruir os outros distritos de uma cidade com a Muralha. A carta vai para o fundo do baralho.

diplomat = Diplomata
    .def = a Diplomata
    .indef = a Diplomata
    .of = da Diplomata
    .to = à Diplomata
    .in = na Diplomata
    .by = pela Diplomata
    .gender = f
    .income = pelos distritos militares
    .text = Você ganha um ouro para cada distrito militar na sua cidade. Você pode trocar um dos seus distritos por um distrito de outro jogador; se o dele custar mais, você paga a diferença a esse jogador.
    .brief = Troca um distrito pagando a diferença. 1 ouro por distrito militar.
    .rulings = Se o dele custar menos, você não recebe nada de volta. Você não pode pegar um distrito que já tem nem dar um que o outro jogador já tenha. A Torre de Menagem não pode ser pega nem dada. Você não pode pegar um distrito de um Bispo vivo nem de uma cidade completa; a sua própria cidade pode estar completa. Em uma cidade com a Muralha, os outros distritos custam um ouro a mais. O ouro em um distrito embelezado e as cartas sob um Museu vão junto.

marshal = Marechal
    .def = o Marechal
    .indef = o Marechal
    .of = do Marechal
    .to = ao Marechal
    .in = no Marechal
    .by = pelo Marechal
    .gender = m
    .income = pelos distritos militares
    .text = Você ganha um ouro para cada distrito militar na sua cidade. Você pode capturar um distrito de custo três ou menos da cidade de outro jogador, pagando o custo a esse jogador.
    .brief = Captura e paga um distrito de custo 1 a 3. 1 ouro por distrito militar.
    .rulings = Você não pode capturar um distrito que já tem, a Torre de Menagem, um distrito de um Bispo vivo nem um que esteja em uma cidade completa. Em uma cidade com a Muralha, os outros distritos custam um ouro a mais, que não conta para o limite de três; o ouro extra de um distrito embelezado conta. Capturar não é construir.

## Characters of rank 9

queen = Rainha
    .def = a Rainha
    .indef = a Rainha
    .of = da Rainha
    .to = à Rainha
    .in = na Rainha
    .by = pela Rainha
    .gender = f
    .income = graças à Rainha
    .text = Você ganha três ouros se estiver ao lado do jogador que revelou o personagem de ranque 4.
    .brief = 3 ouros se estiver ao lado do ranque 4.
    .rulings = Se esse vizinho foi assassinado, você ganha o ouro no fim da rodada, quando o personagem é revelado. Se o vizinho foi enfeitiçado, você ganha o ouro normalmente. Não é usada com menos de cinco jogadores.

artist = Artista
    .def = a Artista
    .indef = a Artista
    .of = da Artista
    .to = à Artista
    .in = na Artista
    .by = pela Artista
    .gender = f
    .text = Você pode embelezar um ou dois dos seus distritos: coloque um ouro seu em cada um. Um distrito embelezado custa um a mais pelo resto da partida.
    .brief = Pode embelezar 1 ou 2 distritos, 1 ouro cada: custam 1 a mais.
    .rulings = Um distrito só pode ser embelezado uma vez. O ouro extra conta para os pontos no final e para tudo o que depende do custo. Ele fica no distrito se este mudar de mãos e vai para o banco se o distrito for destruído.

tax-collector = Coletor de Impostos
    .def = o Coletor de Impostos
    .indef = o Coletor de Impostos
    .of = do Coletor de Impostos
    .to = ao Coletor de Impostos
    .in = no Coletor de Impostos
    .by = pelo Coletor de Impostos
    .gender = m
    .text = Cada jogador que constrói um distrito coloca um ouro no marcador do Coletor de Impostos, se ainda tiver algum. No seu turno, você pode pegar todo o ouro do marcador. Você não paga imposto no seu próprio turno.
    .brief = Recolhe o imposto: 1 ouro por distrito que os outros constroem.
    .rulings = O imposto é devido em todas as rodadas, haja ou não um Coletor de Impostos, e também por distritos construídos de graça. Ele é pago depois do preço. Por um distrito confiscado, quem paga é o Magistrado. O ouro fica no marcador de uma rodada para outra e não vale pontos para ninguém. Com dois ou três jogadores, você paga o imposto no turno do seu outro personagem.

## Noble districts

manor = Solar
    .def = o Solar
    .indef = um Solar
    .of = do Solar
    .to = ao Solar
    .in = no Solar
    .by = pelo Solar
    .gender = m
castle = Castelo
    .def = o Castelo
    .indef = um Castelo
    .of = do Castelo
    .to = ao Castelo
    .in = no Castelo
    .by = pelo Castelo
    .gender = m
palace = Palácio
    .def = o Palácio
    .indef = um Palácio
    .of = do Palácio
    .to = ao Palácio
    .in = no Palácio
    .by = pelo Palácio
    .gender = m

## Religious districts

temple = Templo
    .def = o Templo
    .indef = um Templo
    .of = do Templo
    .to = ao Templo
    .in = no Templo
    .by = pelo Templo
    .gender = m
church = Igreja
    .def = a Igreja
    .indef = uma Igreja
    .of = da Igreja
    .to = à Igreja
    .in = na Igreja
    .by = pela Igreja
    .gender = f
monastery = Mosteiro
    .def = o Mosteiro
    .indef = um Mosteiro
    .of = do Mosteiro
    .to = ao Mosteiro
    .in = no Mosteiro
    .by = pelo Mosteiro
    .gender = m
cathedral = Catedral
    .def = a Catedral
    .indef = uma Catedral
    .of = da Catedral
    .to = à Catedral
    .in = na Catedral
    .by = pela Catedral
    .gender = f

## Trade districts

tavern = Taverna
    .def = a Taverna
    .indef = uma Taverna
    .of = da Taverna
    .to = à Taverna
    .in = na Taverna
    .by = pela Taverna
    .gender = f
market = Mercado
    .def = o Mercado
    .indef = um Mercado
    .of = do Mercado
    .to = ao Mercado
    .in = no Mercado
    .by = pelo Mercado
    .gender = m
trading-post = Posto de Comércio
    .def = o Posto de Comércio
    .indef = um Posto de Comércio
    .of = do Posto de Comércio
    .to = ao Posto de Comércio
    .in = no Posto de Comércio
    .by = pelo Posto de Comércio
    .gender = m
docks = Docas
    .def = as Docas
    .indef = Docas
    .of = das Docas
    .to = às Docas
    .in = nas Docas
    .by = pelas Docas
    .gender = fp
harbor = Porto
    .def = o Porto
    .indef = um Porto
    .of = do Porto
    .to = ao Porto
    .in = no Porto
    .by = pelo Porto
    .gender = m
town-hall = Prefeitura
    .def = a Prefeitura
    .indef = uma Prefeitura
    .of = da Prefeitura
    .to = à Prefeitura
    .in = na Prefeitura
    .by = pela Prefeitura
    .gender = f

## Military districts

watchtower = Torre de Vigia
    .def = a Torre de Vigia
    .indef = uma Torre de Vigia
    .of = da Torre de Vigia
    .to = à Torre de Vigia
    .in = na Torre de Vigia
    .by = pela Torre de Vigia
    .gender = f
prison = Prisão
    .def = a Prisão
    .indef = uma Prisão
    .of = da Prisão
    .to = à Prisão
    .in = na Prisão
    .by = pela Prisão
    .gender = f
barracks = Caserna
    .def = a Caserna
    .indef = uma Caserna
    .of = da Caserna
    .to = à Caserna
    .in = na Caserna
    .by = pela Caserna
    .gender = f
# The Barracks of the older editions, a card of its own.
battlefield = Caserna
    .def = a Caserna
    .indef = uma Caserna
    .of = da Caserna
    .to = à Caserna
    .in = na Caserna
    .by = pela Caserna
    .gender = f
fortress = Fortaleza
    .def = a Fortaleza
    .indef = uma Fortaleza
    .of = da Fortaleza
    .to = à Fortaleza
    .in = na Fortaleza
    .by = pela Fortaleza
    .gender = f

## Unique districts

armory = Arsenal
    .def = o Arsenal
    .indef = o Arsenal
    .of = do Arsenal
    .to = ao Arsenal
    .in = no Arsenal
    .by = pelo Arsenal
    .gender = m
    .text = No seu turno, você pode destruir o Arsenal para destruir um distrito em qualquer cidade.
    .rulings = Pode ser um distrito seu. Um distrito em uma cidade completa está a salvo, e você não pode usar um Arsenal que esteja em uma cidade completa. A Torre de Menagem e o Bispo não protegem contra ele.

basilica = Basílica
    .def = a Basílica
    .indef = a Basílica
    .of = da Basílica
    .to = à Basílica
    .in = na Basílica
    .by = pela Basílica
    .gender = f
    .text = No fim da partida, você marca um ponto para cada distrito de custo ímpar na sua cidade.
    .rulings = O ouro em um distrito embelezado conta: a própria Basílica pontua se for embelezada.

capitol = Capitólio
    .def = o Capitólio
    .indef = o Capitólio
    .of = do Capitólio
    .to = ao Capitólio
    .in = no Capitólio
    .by = pelo Capitólio
    .gender = m
    .text = No fim da partida, você marca três pontos se pelo menos três dos seus distritos forem do mesmo tipo.
    .rulings = Serve qualquer um dos cinco tipos. Você só pontua uma vez, mesmo que tenha três distritos de um tipo e três de outro.

dragon-gate = Portão do Dragão
    .def = o Portão do Dragão
    .indef = o Portão do Dragão
    .of = do Portão do Dragão
    .to = ao Portão do Dragão
    .in = no Portão do Dragão
    .by = pelo Portão do Dragão
    .gender = m
    .text = No fim da partida, você marca dois pontos extras.

factory = Fábrica
    .def = a Fábrica
    .indef = a Fábrica
    .of = da Fábrica
    .to = à Fábrica
    .in = na Fábrica
    .by = pela Fábrica
    .gender = f
    .text = Você paga um ouro a menos para construir os seus outros distritos especiais.
    .rulings = Nada além disso fica mais barato, e os distritos valem o custo inteiro em pontos.

framework = Estrutura
    .def = a Estrutura
    .indef = a Estrutura
    .of = da Estrutura
    .to = à Estrutura
    .in = na Estrutura
    .by = pela Estrutura
    .gender = f
    .text = Você pode construir um distrito destruindo a Estrutura em vez de pagar o custo dele.
    .rulings = Essa construção conta para o seu limite e paga imposto, mas não pode ser confiscada. Também é permitida em uma cidade completa. Não serve para a construção imediata do Mago.

gold-mine = Mina de Ouro
    .def = a Mina de Ouro
    .indef = a Mina de Ouro
    .of = da Mina de Ouro
    .to = à Mina de Ouro
    .in = na Mina de Ouro
    .by = pela Mina de Ouro
    .gender = f
    .text = Quando você coleta ouro, ganha um a mais.

great-wall = Muralha
    .def = a Muralha
    .indef = a Muralha
    .of = da Muralha
    .to = à Muralha
    .in = na Muralha
    .by = pela Muralha
    .gender = f
    .text = O personagem de ranque 8 paga um ouro a mais para usar a habilidade dele em outro distrito da sua cidade.
    .rulings = A própria Muralha não custa nada a mais, nem o distrito que a Diplomata dá em troca. A Diplomata e o Marechal pagam esse ouro extra a você. Você também o paga se destruir um distrito seu como Senhor da Guerra.

haunted-quarter = Bairro Assombrado
    .def = o Bairro Assombrado
    .indef = o Bairro Assombrado
    .of = do Bairro Assombrado
    .to = ao Bairro Assombrado
    .in = no Bairro Assombrado
    .by = pelo Bairro Assombrado
    .gender = m
    .text = No fim da partida, ele conta como um distrito de qualquer tipo à sua escolha.
    .rulings = Ele conta como esse tipo, e só esse, para tudo; se você escolher outro tipo, ele deixa de ser especial. Até lá, é um distrito especial como os outros. A melhor escolha para você é feita automaticamente.

imperial-treasury = Tesouro Imperial
    .def = o Tesouro Imperial
    .indef = o Tesouro Imperial
    .of = do Tesouro Imperial
    .to = ao Tesouro Imperial
    .in = no Tesouro Imperial
    .by = pelo Tesouro Imperial
    .gender = m
    .text = No fim da partida, você marca um ponto para cada ouro no seu tesouro.
    .rulings = O ouro em distritos embelezados e no marcador do Coletor de Impostos não está no seu tesouro.

ivory-tower = Torre de Marfim
    .def = a Torre de Marfim
    .indef = a Torre de Marfim
    .of = da Torre de Marfim
    .to = à Torre de Marfim
    .in = na Torre de Marfim
    .by = pela Torre de Marfim
    .gender = f
    .text = No fim da partida, você marca cinco pontos se ela for o único distrito especial na sua cidade.
    .rulings = Um Bairro Assombrado que conta como outro tipo não atrapalha.

keep = Torre de Menagem
    .def = a Torre de Menagem
    .indef = a Torre de Menagem
    .of = da Torre de Menagem
    .to = à Torre de Menagem
    .in = na Torre de Menagem
    .by = pela Torre de Menagem
    .gender = f
    .text = O personagem de ranque 8 não pode usar a habilidade dele na Torre de Menagem.
    .rulings = A Diplomata também não pode dá-la em troca. O Arsenal pode destruí-la.

laboratory = Laboratório
    .def = o Laboratório
    .indef = o Laboratório
    .of = do Laboratório
    .to = ao Laboratório
    .in = no Laboratório
    .by = pelo Laboratório
    .gender = m
    .income = no Laboratório
    .text = Uma vez por turno, você pode descartar uma carta da mão para ganhar dois ouros.

library = Biblioteca
    .def = a Biblioteca
    .indef = a Biblioteca
    .of = da Biblioteca
    .to = à Biblioteca
    .in = na Biblioteca
    .by = pela Biblioteca
    .gender = f
    .text = Quando você coleta cartas, fica com todas as que comprar.
    .rulings = Com o Observatório, você fica com as três. As cartas compradas de outras formas não são afetadas.

map-room = Sala de Mapas
    .def = a Sala de Mapas
    .indef = a Sala de Mapas
    .of = da Sala de Mapas
    .to = à Sala de Mapas
    .in = na Sala de Mapas
    .by = pela Sala de Mapas
    .gender = f
    .text = No fim da partida, você marca um ponto para cada carta na sua mão.

monument = Monumento
    .def = o Monumento
    .indef = o Monumento
    .of = do Monumento
    .to = ao Monumento
    .in = no Monumento
    .by = pelo Monumento
    .gender = m
    .text = Você não pode construí-lo se tiver cinco distritos ou mais. Ele conta como dois distritos para completar a sua cidade.
    .rulings = Para todo o resto, conta como um distrito. Os distritos são contados antes que você destrua algum para construí-lo. Obtê-lo por captura ou troca não é construir.

museum = Museu
    .def = o Museu
    .indef = o Museu
    .of = do Museu
    .to = ao Museu
    .in = no Museu
    .by = pelo Museu
    .gender = m
    .text = Uma vez por turno, você pode colocar uma carta da mão voltada para baixo sob o Museu. No fim da partida, você marca um ponto para cada carta sob ele.
    .rulings = Você pode olhar as cartas; os outros só veem quantas são. As cartas acompanham o Museu se ele mudar de cidade e vão para o fundo do baralho se ele for destruído.

necropolis = Necrópole
    .def = a Necrópole
    .indef = a Necrópole
    .of = da Necrópole
    .to = à Necrópole
    .in = na Necrópole
    .by = pela Necrópole
    .gender = f
    .text = Você pode construí-la destruindo um dos seus distritos em vez de pagar o custo dela.
    .rulings = Essa construção conta para o seu limite e paga imposto, mas não pode ser confiscada. Também é permitida em uma cidade completa. Não serve para a construção imediata do Mago.

observatory = Observatório
    .def = o Observatório
    .indef = o Observatório
    .of = do Observatório
    .to = ao Observatório
    .in = no Observatório
    .by = pelo Observatório
    .gender = m
    .text = Quando você coleta cartas, compra três em vez de duas.
    .rulings = Você fica com uma delas, ou com as três se tiver a Biblioteca.

park = Parque
    .def = o Parque
    .indef = o Parque
    .of = do Parque
    .to = ao Parque
    .in = no Parque
    .by = pelo Parque
    .gender = m
    .income = graças ao Parque
    .text = Se você não tiver cartas na mão no fim do seu turno, ganha duas cartas.
    .rulings = Com dois ou três jogadores, isso vale para cada um dos seus dois turnos.

poor-house = Abrigo para Pobres
    .def = o Abrigo para Pobres
    .indef = o Abrigo para Pobres
    .of = do Abrigo para Pobres
    .to = ao Abrigo para Pobres
    .in = no Abrigo para Pobres
    .by = pelo Abrigo para Pobres
    .gender = m
    .income = graças ao Abrigo para Pobres
    .text = Se você não tiver ouro no fim do seu turno, ganha um ouro.
    .rulings = Vem antes do reembolso do Alquimista. Com dois ou três jogadores, vale para cada um dos seus dois turnos.

quarry = Pedreira
    .def = a Pedreira
    .indef = a Pedreira
    .of = da Pedreira
    .to = à Pedreira
    .in = na Pedreira
    .by = pela Pedreira
    .gender = f
    .text = Você pode construir distritos idênticos aos seus.
    .rulings = Quantos quiser, e eles ficam mesmo que você perca a Pedreira. Ela não permite confiscar, trocar nem capturar um distrito que você já tem.

school-of-magic = Escola de Magia
    .def = a Escola de Magia
    .indef = a Escola de Magia
    .of = da Escola de Magia
    .to = à Escola de Magia
    .in = na Escola de Magia
    .by = pela Escola de Magia
    .gender = f
    .text = Para habilidades que dão ouro ou cartas pelos seus distritos, ela conta como o tipo de que você precisar.
    .rulings = Para todo o resto ela é especial, inclusive para os pontos no final e o limite do Mercador.

secret-vault = Cofre Secreto
    .def = o Cofre Secreto
    .indef = o Cofre Secreto
    .of = do Cofre Secreto
    .to = ao Cofre Secreto
    .in = no Cofre Secreto
    .by = pelo Cofre Secreto
    .gender = m
    .text = Você não pode construí-lo. No fim da partida, você o revela da mão e marca três pontos.
    .rulings = Ele também conta como carta na mão para a Sala de Mapas.

smithy = Forja
    .def = a Forja
    .indef = a Forja
    .of = da Forja
    .to = à Forja
    .in = na Forja
    .by = pela Forja
    .gender = f
    .income = na Forja
    .text = Uma vez por turno, você pode pagar dois ouros para ganhar três cartas.

stables = Estábulos
    .def = os Estábulos
    .indef = os Estábulos
    .of = dos Estábulos
    .to = aos Estábulos
    .in = nos Estábulos
    .by = pelos Estábulos
    .gender = mp
    .text = Construir os Estábulos não conta para o seu limite.

statue = Estátua
    .def = a Estátua
    .indef = a Estátua
    .of = da Estátua
    .to = à Estátua
    .in = na Estátua
    .by = pela Estátua
    .gender = f
    .text = Se você tiver a coroa no fim da partida, marca cinco pontos.
    .rulings = Uma coroa que muda de mãos no fim da última rodada, porque um personagem de ranque 4 foi assassinado, muda antes da contagem de pontos.

theater = Teatro
    .def = o Teatro
    .indef = o Teatro
    .of = do Teatro
    .to = ao Teatro
    .in = no Teatro
    .by = pelo Teatro
    .gender = m
    .text = No fim de cada fase de escolha, você pode trocar a sua carta de personagem, às cegas, pela de outro jogador.
    .rulings = Ambos podem olhar o que receberam, e todos sabem da troca. Você não pode pegar um personagem descartado. O efeito vale a partir da rodada seguinte àquela em que você construiu o Teatro. Com dois ou três jogadores, você escolhe qual dos seus personagens dar e recebe ao acaso um dos personagens do outro jogador.

thieves-den = Covil dos Ladrões
    .def = o Covil dos Ladrões
    .indef = o Covil dos Ladrões
    .of = do Covil dos Ladrões
    .to = ao Covil dos Ladrões
    .in = no Covil dos Ladrões
    .by = pelo Covil dos Ladrões
    .gender = m
    .text = Você pode pagar o custo dele, no todo ou em parte, com cartas da mão: uma carta por ouro.
    .rulings = Você não pode pagar com o próprio Covil dos Ladrões, nem pagar mais do que o preço. As cartas vão para o fundo do baralho sem serem vistas.

wishing-well = Poço dos Desejos
    .def = o Poço dos Desejos
    .indef = o Poço dos Desejos
    .of = do Poço dos Desejos
    .to = ao Poço dos Desejos
    .in = no Poço dos Desejos
    .by = pelo Poço dos Desejos
    .gender = m
    .text = No fim da partida, você marca um ponto para cada distrito especial na sua cidade, incluindo o Poço dos Desejos.

## Purple districts of the older editions

haunted-city = Bairro Assombrado
    .def = o Bairro Assombrado
    .indef = o Bairro Assombrado
    .of = do Bairro Assombrado
    .to = ao Bairro Assombrado
    .in = no Bairro Assombrado
    .by = pelo Bairro Assombrado
    .gender = m
    .text = No fim da partida, ele conta como um distrito de qualquer tipo à sua escolha, a não ser que você o tenha construído na última rodada.
    .rulings = A melhor escolha para você é feita automaticamente.

university = Universidade
    .def = a Universidade
    .indef = a Universidade
    .of = da Universidade
    .to = à Universidade
    .in = na Universidade
    .by = pela Universidade
    .gender = f
    .text = Custa seis ouros, mas vale oito pontos no fim da partida.

graveyard = Cemitério
    .def = o Cemitério
    .indef = o Cemitério
    .of = do Cemitério
    .to = ao Cemitério
    .in = no Cemitério
    .by = pelo Cemitério
    .gender = m
    .text = Quando o Senhor da Guerra destrói um distrito, você pode pagar um ouro para colocar a carta na mão. Não vale para o próprio Cemitério, nem se você for o Senhor da Guerra.

lighthouse = Farol
    .def = o Farol
    .indef = o Farol
    .of = do Farol
    .to = ao Farol
    .in = no Farol
    .by = pelo Farol
    .gender = m
    .text = Quando você o constrói, pode olhar o baralho inteiro e pegar uma carta; depois o baralho é embaralhado.

hospital = Hospital
    .def = o Hospital
    .indef = o Hospital
    .of = do Hospital
    .to = ao Hospital
    .in = no Hospital
    .by = pelo Hospital
    .gender = m
    .text = Se o seu personagem for assassinado, você ainda pode revelá-lo quando ele for chamado e coletar recursos, mas nada mais. Não é usado junto com a Bruxa.

bell-tower = Campanário
    .def = o Campanário
    .indef = o Campanário
    .of = do Campanário
    .to = ao Campanário
    .in = no Campanário
    .by = pelo Campanário
    .gender = m
    .text = Quando você o constrói, pode anunciar que sete distritos completam uma cidade nesta partida. Se o Campanário for destruído antes que uma cidade tenha sete, voltam a ser necessários oito.

throne-room = Sala do Trono
    .def = a Sala do Trono
    .indef = a Sala do Trono
    .of = da Sala do Trono
    .to = à Sala do Trono
    .in = na Sala do Trono
    .by = pela Sala do Trono
    .gender = f
    .text = Você ganha um ouro cada vez que a coroa passa de um jogador a outro.

ball-room = Salão de Baile
    .def = o Salão de Baile
    .indef = o Salão de Baile
    .of = do Salão de Baile
    .to = ao Salão de Baile
    .in = no Salão de Baile
    .by = pelo Salão de Baile
    .gender = m
    .text = Enquanto você tiver a coroa, qualquer outro jogador que for chamado deve primeiro dizer “Agradeço, Majestade”. Quem não disser perde o turno.

## What differs in the older editions: characters

assassin--2002 = { assassin }
    .rulings = Você pode anunciar qualquer outro personagem da partida, mesmo um que tenha sido descartado voltado para cima. O personagem assassinado é revelado no fim da rodada. Um Bispo assassinado não protege nada.

witch--2002 = { witch }
    .rulings = Antes da suspensão, você não pode construir, e os únicos distritos que pode usar são a Biblioteca e o Observatório. Você não coleta recursos uma segunda vez. Um Rei enfeitiçado pega a coroa do mesmo jeito; como Imperador, é você quem passa a coroa e recebe o pagamento. Como Bispo, a sua própria cidade fica protegida. Como Coletor de Impostos, o imposto é pago a você, e, como Rainha, vale o seu próprio lugar à mesa. Como Ladrão, você não pode anunciar a Bruxa nem o personagem enfeitiçado. Se ninguém tiver o personagem enfeitiçado, o seu turno não continua, e o seu Parque e o seu Abrigo para Pobres não fazem nada.

thief--2002 = { thief }
    .rulings = O ouro é levado antes que o jogador colete recursos. Se ninguém revelar o personagem, você não recebe nada.
thief--2000 = { thief }
    .text = Anuncie outro personagem para roubar. Quando esse personagem for revelado para jogar, você pega todo o ouro de quem o tem. Você não pode anunciar a Assassina nem a vítima dela.

tax-collector--2002 = { tax-collector }
    .text = No fim do próprio turno, cada jogador que construiu um distrito dá um ouro a você, se ainda tiver algum. Um jogador de ranque 1 que construiu nesta rodada paga quando você se revela.
    .brief = 1 ouro de cada jogador que constrói.
    .rulings = Se o Coletor de Impostos foi assassinado, ou se ninguém o escolheu, ninguém paga. O imposto é pago depois da ação do Senhor da Guerra ou da Diplomata, e antes dos efeitos do Abrigo para Pobres e do Parque.

magician--2002 = { magician }
    .rulings = { magician.rulings }

wizard--2002 = { wizard }
    .rulings = Você só pode escolher um jogador que tenha cartas, e precisa pegar uma. Você decide na hora se constrói ou guarda a carta. Pode fazer isso antes de coletar recursos. A Fábrica também barateia essa construção.

king--2002 = { king }
    .rulings = Você pega a coroa assim que o personagem é chamado, mesmo que ele esteja enfeitiçado. Se ele for assassinado, você a pega no fim da rodada. Você recebe a renda uma vez por turno, conforme os distritos que tiver nesse momento.
king--2000 = { king }
    .text = Você ganha um ouro para cada distrito nobre na sua cidade. Você pega a coroa quando o seu personagem é chamado; se ele for assassinado, a coroa fica onde está.
    .rulings = Você recebe a renda uma vez por turno, conforme os distritos que tiver nesse momento.

emperor--2002 = { emperor }
    .text = Você ganha um ouro para cada distrito nobre na sua cidade. Quando o seu personagem for chamado, tire a coroa de quem a tem e dê-a a um jogador diferente, que não seja você; esse jogador dá a você um ouro ou uma carta, à escolha dele.
    .rulings = Quem recebe a coroa também escolhe qual carta dar. Se o seu personagem for assassinado, você ainda passa a coroa no fim da rodada, mas não recebe nada. Não é usado em partidas com dois jogadores.
emperor--dark-city = { emperor }
    .text = Você ganha um ouro para cada distrito nobre na sua cidade. Em algum momento do seu turno, à sua escolha, você deve tirar a coroa de quem a tem e dá-la a um jogador diferente, que não seja você; esse jogador dá a você um ouro ou uma carta, à escolha dele.

bishop--2002 = { bishop }
    .rulings = Um Bispo assassinado não tem proteção. Se ele for enfeitiçado, ficam protegidos os distritos da Bruxa, e não os dele. O Arsenal ainda pode destruir os seus distritos. Com dois ou três jogadores, o seu próprio personagem de ranque 8 ainda pode agir sobre os seus distritos.
bishop--2000 = { bishop }
    .rulings = Um Bispo assassinado não tem proteção.

abbot--2002 = { abbot }
    .text = Você ganha um ouro para cada distrito religioso na sua cidade. O jogador mais rico dá um ouro a você, a não ser que seja você ou que vários empatem como os mais ricos.
    .brief = 1 ouro do mais rico. 1 ouro por distrito religioso.

merchant--2002 = { merchant }
    .text = Você ganha um ouro para cada distrito comercial na sua cidade. Você ganha um ouro extra logo depois de coletar recursos.
    .rulings = Você ganha o ouro extra tanto se coletar ouro quanto se coletar cartas.
merchant--dark-city = { merchant }
    .text = Você ganha um ouro para cada distrito comercial na sua cidade. Você ganha um ouro extra no início do seu turno.

alchemist--2002 = { alchemist }
    .rulings = O ouro pago por qualquer outra coisa não volta: nem o imposto, nem o que você pagou na Forja. Você precisa ter o ouro na hora de construir. O Abrigo para Pobres e o Parque vêm antes do reembolso.
alchemist--dark-city = { alchemist }
    .text = Logo depois de construir um distrito, você recebe de volta o ouro que pagou por ele.
    .rulings = O ouro pago por qualquer outra coisa não volta: nem o imposto, nem o que você pagou na Forja. Você precisa ter o ouro na hora de construir.

architect--2002 = { architect }
    .text = Você ganha duas cartas extras logo depois de coletar recursos. Você pode construir até três distritos.
architect--dark-city = { architect }
    .text = Você ganha duas cartas extras no início do seu turno. Você pode construir até três distritos.

navigator--2002 = { navigator }
    .text = Logo depois de coletar recursos, você deve pegar quatro ouros extras ou quatro cartas extras. Você não pode construir nenhum distrito.
navigator--dark-city = { navigator }
    .text = Logo depois de coletar recursos, você pode pegar quatro ouros extras ou quatro cartas extras; nesse caso, o seu turno acaba. Você não pode construir nenhum distrito.
    .rulings = Se você não pegar nem ouro nem cartas, o seu turno continua, mas você ainda não pode construir.

warlord--2002 = { warlord }
    .text = Você ganha um ouro para cada distrito militar na sua cidade. No fim do seu turno, você pode destruir um distrito pagando um ouro a menos do que o custo dele.
    .rulings = Pode ser um dos seus. Você não pode destruir a Torre de Menagem, um distrito de um Bispo vivo nem um de uma cidade completa. Um distrito que custa um ouro é destruído de graça. Destruir um distrito embelezado custa um ouro a mais, assim como destruir os outros distritos de uma cidade com a Muralha.
warlord--2000 = { warlord }
    .text = Você ganha um ouro para cada distrito militar na sua cidade. No fim do seu turno, você pode destruir um distrito de outro jogador pagando um ouro a menos do que o custo dele.
    .brief = Destrói um distrito alheio (custo − 1). 1 ouro por distrito militar.
    .rulings = Você não pode destruir a Torre de Menagem, um distrito de um Bispo vivo nem um de uma cidade com oito distritos ou mais. Os distritos de um jogador assassinado podem ser destruídos. Um distrito que custa um ouro é destruído de graça. Em uma cidade com a Muralha, destruir os outros distritos custa quatro ouros a mais.

diplomat--2002 = { diplomat }
    .text = Você ganha um ouro para cada distrito militar na sua cidade. No fim do seu turno, você pode trocar um dos seus distritos por um distrito de outro jogador; se o dele custar mais, você paga a diferença a esse jogador.
    .rulings = Você não pode pegar a Torre de Menagem, um distrito de um Bispo vivo, um de uma cidade completa nem um idêntico a um dos seus. Se o dele custar menos, você não recebe nada de volta. Com a Muralha, você paga um ouro a mais. O Cemitério não é usado junto com a Diplomata.
diplomat--dark-city = { diplomat }
    .text = Você ganha um ouro para cada distrito militar na sua cidade. A qualquer momento do seu turno, você pode trocar um dos seus distritos por um distrito de outro jogador; se o dele custar mais, você paga a diferença a esse jogador.

queen--2002 = { queen }
    .text = Você ganha três ouros se estiver ao lado do Rei.
    .brief = 3 ouros se estiver ao lado do Rei.
    .rulings = Se o Rei ao seu lado foi assassinado, você ganha o ouro no fim da rodada, quando ele é revelado. Não é usada com menos de cinco jogadores.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = { armory }
    .text = No seu turno, você pode destruir o Arsenal para destruir um distrito na cidade de outro jogador, mesmo que ela esteja completa. A partida acaba do mesmo jeito no fim da rodada em que uma cidade foi completada.
    .rulings = Nem a Torre de Menagem nem o Bispo protegem contra ele.

dragon-gate--2002 = { dragon-gate }
    .text = Custa seis ouros, mas vale oito pontos no fim da partida.

factory--2002 = { factory }
    .text = Você paga um ouro a menos para construir outros distritos roxos.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = O distrito pode ser de qualquer cidade. Não vale para o Arsenal. Não é usado junto com a Diplomata.
graveyard--2000 = { graveyard }
    .rulings = O distrito pode ser de qualquer cidade.

great-wall--2002 = { great-wall }
    .text = O Senhor da Guerra e a Diplomata pagam um ouro a mais para destruir ou pegar outro distrito da sua cidade.
    .rulings = A própria Muralha não custa nada a mais, nem o distrito que a Diplomata dá em troca. Você também paga esse ouro se destruir um distrito seu como Senhor da Guerra.
great-wall--2000 = { great-wall }
    .text = O Senhor da Guerra paga quatro ouros a mais para destruir outro distrito da sua cidade.
    .rulings = A própria Muralha não custa nada a mais.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = O ouro em distritos embelezados não está no seu tesouro.
imperial-treasury--2000 = { imperial-treasury }
    .text = No fim da partida, você marca um ponto para cada ouro no seu tesouro, em vez do custo deste distrito.
    .rulings = { "" }

keep--2002 = { keep }
    .text = O Senhor da Guerra não pode destruir a Torre de Menagem, e a Diplomata não pode pegá-la.
    .rulings = A Diplomata pode dar em troca a própria Torre de Menagem. O Arsenal pode destruí-la.
keep--2000 = { keep }
    .text = O Senhor da Guerra não pode destruir a Torre de Menagem.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Uma vez por turno, você pode descartar uma carta da mão para ganhar um ouro.

library--2002 = { library }
    .text = Quando você coleta cartas, fica com as duas; com o Observatório, com duas das três.
    .rulings = As cartas compradas de outras formas não são afetadas.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = Você fica com uma delas, ou com duas se tiver a Biblioteca.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = Vem antes do reembolso do Alquimista. Com dois ou três jogadores, vale para cada um dos seus dois turnos.
poor-house--dark-city = { poor-house }
    .rulings = Com dois ou três jogadores, vale para cada um dos seus dois turnos.

quarry--2002 = { quarry }
    .text = Você pode construir um distrito idêntico a um dos seus, mas só pode ter uma duplicata por vez.
    .rulings = Ela não permite à Diplomata pegar um distrito que você já tem.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = Quantos quiser, e eles ficam mesmo que você perca a Pedreira. Ela não permite à Diplomata pegar um distrito que você já tem.
quarry--2000 = { quarry }
    .text = Você pode construir distritos idênticos aos seus, sem pagar nada. Eles contam para o seu limite.
    .rulings = Quantos quiser, e eles ficam mesmo que você perca a Pedreira.

school-of-magic--2002 = { school-of-magic }
    .rulings = Para todo o resto, inclusive os pontos no final, ela é um distrito roxo.

smithy--dark-city = { smithy }
    .text = Uma vez por turno, você pode pagar três ouros para ganhar três cartas.
smithy--2000 = { smithy }
    .text = Uma vez por turno, você pode pagar três ouros para ganhar duas cartas.

wishing-well--2002 = { wishing-well }
    .text = No fim da partida, você marca um ponto para cada outro distrito roxo na sua cidade.
wishing-well--2000 = { wishing-well }
    .text = No fim da partida, você marca quatro pontos para cada outro distrito roxo na sua cidade.
