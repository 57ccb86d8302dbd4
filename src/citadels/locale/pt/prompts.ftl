# The questions put to a player. The id is prompt- and the id of the question; "você" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character that is called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have chosen already and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Escolha o seu personagem para esta rodada.
       *[other] Escolha o seu segundo personagem; o primeiro é { $own-def }.
    }
prompt-discard-character = Escolha um personagem para descartar voltado para baixo; ninguém fica com ele nesta rodada.
prompt-gather = Você é { $character-def }. Vai coletar ouro, ou comprar cartas e escolher uma delas?
prompt-keep = Com qual carta você fica? O resto vai para o fundo do baralho.
prompt-study = Com qual carta você fica? As outras são embaralhadas de volta no baralho.
prompt-turn = O que você faz como { $character }?
prompt-how-to-pay = Como você paga { $site-by }? O custo é de { $to_pay } { $to_pay ->
        [one] ouro
       *[other] ouros
    }.
prompt-pay-with-cards = Com quais cartas você paga { $site-by }? O custo é de { $to_pay } { $to_pay ->
        [one] ouro
       *[other] ouros
    }. Cada carta vale um ouro; o resto você paga em ouro.

prompt-bewitch = Qual personagem você enfeitiça? Você continua o seu turno quando ele for chamado.
prompt-warrants =
    { $ranks-count ->
        [3] Qual dos três mandados é o assinado?
       *[other] Em qual personagem você coloca o mandado número { $ranks-next }? Até agora: { $ranks }.
    }
prompt-confiscate =
    { $player } paga { $site-by } e tem um dos seus mandados. { $warrant-face ->
        [yes] É o assinado: você confisca o distrito?
       *[other] Não é o assinado, então você só pode deixar o distrito ser construído.
    }
prompt-threats =
    { $ranks-count ->
        [2] Qual das duas ameaças tem a flor?
       *[other] Em qual personagem você coloca a segunda ameaça? A primeira está { $ranks-in }.
    }
prompt-answer-threat = { $threat-by } ameaça você. Você paga um suborno de metade do seu ouro? Se não pagar, a ameaça pode ser revelada: com a flor, ela custa todo o seu ouro.
prompt-reveal-threat =
    { $player } não paga suborno. Essa ameaça { $threat-face ->
        [yes] tem a flor
       *[other] está em branco
    }: você a revela?
prompt-redraw = Quais cartas você descarta? Você compra outras tantas.
prompt-take-card = Qual das cartas de { $player } você pega, para levar para a mão ou construir na hora?
prompt-give-back = Qual carta você dá a { $player }?
prompt-coronation = A quem você dá a coroa?
prompt-demand = O que você pega de { $player }?
prompt-purchase = { $missing ->
        [one] Qual carta você dá a { $player } pelo ouro que falta
       *[other] Quais { $missing } cartas você dá a { $player } pelos { $missing } ouros que faltam
    }?
prompt-give-district = Qual dos seus distritos você dá a { $player } em troca { $taken-of }?
prompt-beautify-another = Você embeleza um segundo distrito, além { $first-of }?
prompt-theater = Você troca o seu personagem, às cegas, pelo de outro jogador?
prompt-give-character = Qual dos seus personagens você dá a { $player }?

prompt-tribute = { $player }, com o Imperador, deu a coroa a você. O que você dá em troca?
prompt-sail = Quatro ouros ou quatro cartas?
prompt-hospital =
    { $answers ->
        [yes] O seu personagem foi assassinado, mas o seu Hospital o salva: você responde ao chamado, só para coletar recursos, e nada mais?
       *[no] É a vez { $called-of }, o personagem assassinado. Não é o seu, então você só pode ficar em silêncio; a pergunta vem por causa do seu Hospital.
    }
prompt-graveyard = Estão destruindo { $ruin-def } de { $player }. Você leva a carta para a mão?
prompt-lighthouse = O seu Farol brilha: você olha o baralho?
prompt-search-deck = Qual carta você pega? As outras são embaralhadas de volta no baralho.
prompt-bell-tower = Você toca o sino do Campanário? Então sete distritos completam uma cidade nesta partida.
prompt-ball-room = { $crowned } tem a coroa e o Salão de Baile. Você presta homenagem?
