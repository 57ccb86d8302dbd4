# The questions put to a player. The id is prompt- and the id of the question; "você" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned and $yours whether that is you; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character that is called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have chosen already and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Escolha o seu personagem para esta rodada.
       *[other] Escolha o seu segundo personagem; o primeiro é { $own-def }.
    }
prompt-discard-character = Escolha um personagem para descartar voltado para baixo; nesta rodada ninguém o terá.
prompt-gather = Você é { $character-def }. Vai coletar ouro ou cartas?
prompt-keep = Com qual carta você quer ficar? O resto vai para o fundo do baralho.
prompt-study = Com qual carta você quer ficar? As outras são embaralhadas de volta no baralho.
prompt-turn = Você é { $character-def }. O que vai fazer?
prompt-how-to-pay = Como você quer pagar { $site-by }? O custo é de { $to_pay } { $to_pay ->
        [one] ouro
       *[other] ouros
    }.
prompt-pay-with-cards = Com quais cartas você quer pagar { $site-by }? O custo é de { $to_pay } { $to_pay ->
        [one] ouro
       *[other] ouros
    }. Cada carta vale um ouro; o resto você paga em ouro.

prompt-bewitch = Qual personagem você quer enfeitiçar? Você retoma o seu turno quando ele for chamado.
prompt-warrants =
    { $ranks-count ->
        [3] Qual dos três mandados é o assinado?
       *[other] Em qual personagem você quer colocar o mandado { $ranks-next } de 3? Até agora: { $ranks }.
    }
prompt-confiscate =
    { $player } paga { $site-by } e tem um dos seus mandados. { $warrant-face ->
        [yes] É o assinado: você quer confiscar o distrito?
       *[other] Não é o assinado, então você só pode deixar o distrito ser construído.
    }
prompt-threats =
    { $ranks-count ->
        [2] Qual das duas ameaças tem a flor?
       *[other] Em qual personagem você quer colocar a segunda ameaça? A primeira está { $ranks-in }.
    }
prompt-answer-threat = { $threat-by } ameaça você. Você quer pagar metade do seu ouro como suborno? Se não pagar, a ameaça pode ser revelada: se ela tiver a flor, você perde todo o seu ouro.
prompt-reveal-threat =
    { $player } não paga suborno. A sua ameaça { $threat-face ->
        [yes] tem a flor
       *[other] está em branco
    }: você quer revelá-la?
prompt-redraw = Quais cartas você quer descartar? Você compra a mesma quantidade.
prompt-take-card = Qual das cartas de { $player } você quer pegar, para guardar na mão ou construir na hora?
prompt-give-back = Qual carta você quer dar a { $player }?
prompt-coronation = A quem você quer dar a coroa?
prompt-demand = O que você quer pegar de { $player }?
prompt-purchase = { $missing ->
        [one] Qual carta você quer dar a { $player } pelo ouro que falta
       *[other] Quais { $missing } cartas você quer dar a { $player } pelos { $missing } ouros que faltam
    }?
prompt-give-district = Qual dos seus distritos você quer dar a { $player } em troca { $taken-of }?
prompt-beautify-another = Você quer embelezar um segundo distrito, além { $first-of }?
prompt-theater = Você quer trocar o seu personagem, às cegas, pelo de outro jogador?
prompt-give-character = Qual dos seus personagens você quer dar a { $player }?

prompt-tribute = { $player }, que é o Imperador, deu a coroa a você. O que você quer dar em troca?
prompt-sail = Você quer 4 ouros ou 4 cartas?
prompt-hospital =
    { $answers ->
        [yes] O seu personagem foi assassinado, mas o seu Hospital o salva. Você quer responder ao chamado? Só poderá coletar recursos.
       *[no] É a vez { $called-of }, o personagem assassinado. Não é o seu, então você só pode ficar em silêncio. Você recebe esta pergunta por causa do seu Hospital.
    }
prompt-graveyard =
    { $yours ->
        [yes] { $ruin-Def } da sua cidade
       *[no] { $ruin-Def } de { $player }
    } { $ruin-gender ->
        [f] está sendo destruída
        [mp] estão sendo destruídos
        [fp] estão sendo destruídas
       *[m] está sendo destruído
    }. Você quer colocar a carta na sua mão?
prompt-lighthouse = O seu Farol está aceso: você quer olhar o baralho inteiro?
prompt-search-deck = Qual carta você quer pegar? Depois, o baralho é embaralhado.
prompt-bell-tower = Você quer tocar o sino do Campanário? Se tocar, sete distritos completam uma cidade nesta partida.
prompt-ball-room = { $crowned } tem a coroa e o Salão de Baile. Você quer prestar homenagem?
