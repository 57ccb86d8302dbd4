# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Citadels
web-title-turn = (!) Sua vez – Citadels
web-skip = Pular para a mesa
web-close = Fechar
web-cancel = Cancelar
web-home = Voltar ao início
web-language = Idioma
web-tools = Regras, idioma e preferências
web-rules = Regras
web-day = Dia
web-night = Noite
web-offline = Não há conexão com o servidor.
web-guest = Visitante
web-about = Uma versão não oficial, feita por fãs, do jogo de cartas de Bruno Faidutti.
web-interface = Para desenvolvedores
web-licences = Licenças
web-privacy = Privacidade

## The start

web-your-name = Seu nome
web-slogan = Construa uma cidade.
web-slogan-second = Esconda o rosto.
web-description = O jogo de cartas Citadels: construa uma cidade, esconda o rosto. Contra bots ou com amigos, grátis e sem anúncios.
web-screenshot-wide = Uma mesa de quatro em tela grande
web-screenshot-narrow = Um turno no celular
web-pitch = Quando alguém completa a sua cidade, vence a melhor. A cada rodada você escolhe em segredo quem é, e os personagens agem na ordem dos ranques: a Assassina mata, o Ladrão rouba, o Rei pega a coroa, a Arquiteta constrói. Adivinhe quem são os outros e não deixe que adivinhem quem é você.
web-play-now = Jogar agora
web-play-now-text = contra 3 bots
web-intro-minutes = 10 minutos
web-friends = Com amigos
web-friends-text = por um link ou num aparelho
web-new-table = Montar uma mesa
web-my-tables = Minhas mesas
web-open-tables = Mesas com lugares livres
web-open-seats =
    { $seats ->
        [1] um lugar livre
       *[other] { $seats } lugares livres
    }
web-join = Entrar
web-your-turn = Sua vez
web-phase-lobby = não começou
web-phase-playing = rodada { $round }
web-phase-over = terminada
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] Você venceu
       *[no] { $name } venceu
    }

## Setting up

web-edition = Edição
web-players = Jogadores
web-others = Os outros lugares
web-seat = Lugar { $seat }
web-seat-open = livre, por convite
web-seat-free = livre
web-bots = Bots
web-cards = Cartas
web-preset-random = Sorteio
web-preset-random-text = Personagens e distritos especiais sorteados.
web-own-cast = À sua escolha
web-own-cast-text = Um personagem para cada ranque, e os distritos especiais carta por carta.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Cartas escolhidas uma a uma
web-characters = Personagens
web-unique =
    { $needed ->
        [any] Distritos especiais: { $chosen } na lista
       *[other] Distritos especiais: { $chosen } de { $needed }
    }
web-table-rules = Regras da mesa
web-size = Distritos para completar a cidade
web-variant-crown-after-round = A coroa só passa depois da rodada
web-clock = Relógio
web-clock-untimed = sem relógio
web-clock-quick = um minuto por turno
web-clock-calm = três minutos por turno
web-clock-days = dois dias por resposta
web-pace = Ritmo dos bots
web-pace-slow = lento
web-pace-normal = normal
web-pace-fast = rápido
web-pace-instant = imediato
web-undo-allowed = Permitir desfazer respostas
web-chat-allowed = Permitir chat
web-public = Qualquer pessoa pode entrar
web-open-table = Abrir a mesa
web-ways = Como jogar
web-way-now = Agora
web-way-now-text = Contra bots, sem esperar.
web-way-pass = Num só aparelho
web-way-pass-text = Um celular ou tablet vai de mão em mão.
web-way-pass-short = de mão em mão
web-way-friends = Com amigos
web-way-friends-text = Você recebe um link; quem o abre se senta.
web-way-own = Do seu jeito
web-way-own-text = Edição, cartas, relógio: tudo como você quiser.
web-way-own-short = edição, cartas, jogadores
web-begin = Jogar
web-rivals = Adversários
web-filled = Quantos são bots
web-strength = O nível deles
web-link-comes =
    { $seats ->
        [1] A mesa terá um link para quem ocupar o lugar livre.
       *[other] A mesa terá um link para quem ocupar os { $seats } lugares livres.
    }

## Coming to a table

web-no-way-in = Este link não dá acesso a nenhum lugar. Peça um convite a quem cuida da mesa.
web-invited = Convite para uma partida de Citadels
web-invited-by = { $name } convida você para uma partida de Citadels
web-sit-down = Sentar
web-opening = Abrindo a mesa…
web-reconnecting = A conexão caiu; tentando de novo…
web-ended-protocol = Esta página está desatualizada. Recarregue-a.
web-ended-token = Daqui já não é possível abrir este lugar.
web-ended-replaced = Este link não abre mais o lugar: ele passou a outra pessoa, ficou vazio tempo demais antes da distribuição, ou seus links foram revogados.
web-ended-elsewhere = Seu lugar está aberto em janelas ou aparelhos demais, por isso foi fechado aqui. Recarregue a página para jogar aqui.
web-ended-full = Não há lugar aqui para mais espectadores. Tente mais tarde.
web-ended-barred = O administrador deste servidor fechou a mesa.

## Before the deal

web-lobby = A mesa
web-lobby-of = Mesa de { $name }
web-owner = cuida da mesa
web-away = ausente
web-ready = a postos
web-not-ready = se preparando
web-kick = Remover
web-kick-sure = { $name } perde este lugar e só pode voltar com um convite.
web-i-am-ready = Estou a postos
web-fill-seats = Completar com bots
web-wait = Ainda não
web-leave = Sair
web-waiting-seats = A partida começa quando todos os lugares estiverem ocupados e todos a postos.
web-waiting-ready = A partida começa quando todos estiverem a postos.
web-commitment = A promessa da mesa para o embaralhamento: { $code }

## Links

web-link-invite = Convidar alguém
web-link-invite-text = Quem tiver este link pode se sentar em um lugar livre.
web-link-invite-sure = O convite foi criado em outro aparelho. Criar um novo cancela o anterior.
web-link-watch = Link para assistir
web-link-watch-text = Quem tiver este link pode assistir, mas não vê cartas escondidas.
web-link-watch-sure = O link foi criado em outro aparelho. Criar um novo cancela o anterior, e quem assiste por ele tem de sair.
web-link-device = Continuar em outro aparelho
web-link-device-text = Este link abre o seu lugar em outro aparelho. Funciona uma única vez e vale por uma hora.
web-link-seat = Novo link
web-link-seat-text = Este link abre o lugar de quem perdeu o seu. Funciona uma única vez. Até ser usado, vale o antigo.
web-link-seat-sure = { $name } não está. A mesa toda saberá que você pede um novo link para este lugar. Você o recebe depois de um tempo, a não ser que { $name } volte ou alguém diga não.
web-link-seat-unopposed = { $name } não está, e ninguém mais aqui poderia dizer não a um novo link. Por isso um bot joga por { $name }, e você só recebe o link depois de um dia. Até alguém usá-lo, { $name } pode voltar.
# $time is until then, as a clock shows it.
web-link-asked = Novo link para o lugar de { $name }: { $time }
web-link-asked-unopposed = Até lá um bot joga, e { $name } pode voltar.
web-link-fetch = Pegar o link
web-link-refuse = Dizer não
web-link-make = Criar um novo link
web-only-here = Por enquanto, só este computador tem acesso à mesa.
web-open-house = Liberar para a minha rede
web-address = Endereço
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
web-qr = O endereço em código QR

## The table

web-table = Mesa
web-round = Rodada { $round }
web-deck =
    { $cards ->
        [0] o baralho está vazio
        [1] uma carta no baralho
       *[other] { $cards } cartas no baralho
    }
web-paused = em pausa
web-final-round = última rodada
web-waiting-for = Aguardando { $name }
web-spectators =
    { $count ->
        [1] uma pessoa assiste
       *[other] { $count } pessoas assistem
    }
web-hours =
    { $hours ->
        [1] uma hora
       *[other] { $hours } horas
    }
web-you-mark = você
web-stand-in = bot substituto
web-crown = tem a coroa
web-gold =
    { $count ->
        [one] { $count } ouro
       *[other] { $count } ouros
    }
web-hand =
    { $count ->
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
web-city = distritos
web-city-progress =
    { $size ->
        [one] { $size } distrito de { $goal }
       *[other] { $size } distritos de { $goal }
    }
web-points =
    { $count ->
        [one] { $count } ponto até agora
       *[other] { $count } pontos até agora
    }
web-city-size =
    { $count ->
        [one] { $count } distrito
       *[other] { $count } distritos
    }
web-your-hand = Sua mão
web-hand-empty = A sua mão está vazia.
web-question = O que você pode fazer
web-not-now = O que não dá agora, e por quê
web-undo = Desfazer
web-hint = Dica
web-hint-mark = dica
web-hint-says = Dica: { $action }. { $reason }
web-wishes = Seus desejos, a lápis
web-wishes-text = Uma anotação para você. Nada é escolhido por você: você verá as cartas e decidirá.
web-wishes-list = Desejos: { $cards }
web-wishes-then = O primeiro que chegar até você ficará em destaque. Quem decide é você.
web-wishes-rub-out = Apagar
web-wish-number = desejo { $number }
web-wish-mark = seu desejo
web-wish-missed = Não chegou até você: { $cards }
web-draft-now = { $name } está escolhendo.
web-draft-next = Depois é a sua vez.
web-packet-looks =
    { $count ->
        [one] olha uma carta
       *[other] olha { $count } cartas
    }
web-packet-comes =
    { $count ->
        [one] chegará uma carta
       *[other] chegarão { $count } cartas
    }
web-skip-bots = Não esperar os bots
web-log = Registro
web-chat = Chat
web-say = Diga algo
web-chat-empty = Ninguém disse nada ainda. Diga olá!
web-chat-off = Esta mesa não tem chat.
web-report = Denunciar esta mesa
web-report-about = Diga o que está errado. Quem mantém este servidor poderá ler o chat desta mesa até que o caso seja resolvido, e poderá remover ou banir jogadores. Ninguém na mesa saberá quem a denunciou.
web-report-reason = O que aconteceu?
web-report-send = Enviar a denúncia
web-report-sent = Obrigado. Quem mantém este servidor recebeu sua denúncia.
web-send = Enviar
web-spectator = Plateia
web-pause = Pausar
web-resume = Continuar
web-mute = Silenciar
web-unmute = Deixar de silenciar
web-hand-over = Passar a mesa
web-hand-over-sure = Quem vai cuidar da mesa é { $name }, e não mais você.
web-let-bot-play = Deixar um bot jogar
web-let-bot-play-sure = { $name } faz a mesa esperar. Se todos os outros presentes também quiserem, e vocês forem pelo menos dois, um bot joga por { $name }. A mesa toda saberá. Termina quando alguém muda de ideia, chega ou sai.
web-no-bot = Sem bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possível daqui a { $time }, se { $name } não responder
web-bot-not-asked = Possível só quando { $name } faz a mesa esperar
web-bot-too-few = São precisas outras duas pessoas à mesa, de endereços diferentes
web-revoke = Revogar meus links
web-revoke-sure = Nenhum link abrirá mais o seu lugar, e os seus outros aparelhos terão de sair. Só este fica.

## The track of characters

web-rank-out = fora
web-rank-nobody = ninguém pode ser
web-rank-called = na vez
web-rank-silent = sem resposta
web-facedown =
    { $count ->
        [1] uma virada para baixo
       *[other] { $count } viradas para baixo
    }
web-mark-killed = morte
web-mark-robbed = roubo
web-mark-bewitched = feitiço
web-mark-warrant = mandado
web-mark-threat = ameaça

## Types of districts

web-type-noble = nobre
web-type-religious = religioso
web-type-trade = comercial
web-type-military = militar
web-type-unique = especial
web-district-line =
    { $copies ->
        [1] Um distrito { $type }, custo { $cost }.
       *[other] Um distrito { $type }, custo { $cost }, { $copies } cópias no jogo.
    }
web-character-line = Um personagem de ranque { $rank }.
web-no-text = Não tem texto próprio.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = colete primeiro
short-gathered = já coletou
short-limit =
    { $need ->
        [0] não se constrói
       *[other] só { $need } por turno
    }
short-duplicate = não pode repetir
short-gold =
    { $missing ->
        [one] falta { $missing } ouro
       *[other] faltam { $missing } ouros
    }
short-cost = custa mais de { $need }
short-cannot-build = não pode construir
short-cannot-be-built = fica na mão
short-city-too-large = cidade muito grande
short-must = ainda não
short-used = já foi usado
short-no-income = nenhum distrito
short-empty-deck = baralho vazio
short-empty-hand = sem cartas
short-empty-city = nada para dar
short-complete = cidade completa
short-protected = sob proteção
short-beautified = já embelezado
short-has-crown = tem a coroa
short-richest = ninguém tem mais
short-richest-tied = há empate
short-not-richest = outro tem mais
short-rank-one = fora de alcance
short-killed = morte
short-bewitched = feitiço
short-no-tax = sem impostos
short-not-beside = longe do ranque 4
short-not-beside-king = longe do Rei
short-own-city = sua própria cidade

## The end

web-result = Resultado
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] Você vence por um ponto
               *[other] Você vence por { $number } pontos
            }
       *[no]
            { $points ->
                [one] { $name } vence por um ponto
               *[other] { $name } vence por { $number } pontos
            }
    }
web-win-tie =
    { $you ->
        [yes] Você vence por um triz
       *[no] { $name } vence por um triz
    }
web-win-shared = Vitória compartilhada
web-number-2 = dois
web-number-3 = três
web-number-4 = quatro
web-number-5 = cinco
web-number-6 = seis
web-number-7 = sete
web-number-8 = oito
web-number-9 = nove
web-number-10 = dez
web-number-11 = onze
web-number-12 = doze
web-place = { $place }º lugar
# Beside the same place of two players.
web-tied = empate
web-points-total =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-turned =
    { $you ->
        [yes] Depois da rodada { $round } ninguém esteve à sua frente.
       *[no] Depois da rodada { $round } ninguém esteve à frente de { $name }.
    }
web-turned-by = O que mais ajudou: { $text }
web-led-always =
    { $you ->
        [yes] Ninguém esteve à sua frente no fim de nenhuma rodada.
       *[no] Ninguém esteve à frente de { $name } no fim de nenhuma rodada.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] um ponto a mais
       *[other] { $points } pontos a mais
    }.
web-decided-all = Isso fez a diferença.
web-decided-most = É a maior parte da vantagem.
web-final-table = A mesa final
web-no-cards = nenhuma carta na mão
web-rematch = Revanche
web-secrets = O que estava oculto
web-download = Baixar a partida
web-check-shuffle = Conferir o embaralhamento
web-shuffle-same = As cartas foram dadas com o que este aparelho viu prometido antes. Para conferir cada carta, baixe a partida e execute: citadels replay ARQUIVO --verify
web-shuffle-unknown = Este aparelho não estava aqui antes de as cartas serem dadas, então não viu nenhuma promessa. Baixe a partida e execute: citadels replay ARQUIVO --verify
web-shuffle-other = O embaralhamento não é o que foi prometido antes de as cartas serem dadas!

## The replay

web-replay = Rever a partida
web-replay-title = Replay da partida
web-back = Um passo atrás
web-forward = Um passo adiante
web-step = Passo
web-eyes = Pelos olhos de
web-eyes-public = Visão da plateia
web-play = Reproduzir
web-speed = Velocidade
web-step-of = Passo { $step } de { $steps }
web-all-hands = Todas as mãos
web-offered = Os personagens para escolher
web-to-result = Voltar ao resultado

## Help and preferences

web-help = Ajuda
web-help-goal = Construa { $size } distritos para encerrar a partida; vence quem tiver mais pontos. A cada rodada você escolhe um personagem em segredo, e os personagens agem na ordem dos seus ranques.
web-help-signs = Sinais
web-sign-crown = a coroa: escolhe primeiro quem a tem
web-sign-coin = ouro
web-sign-card = cartas na mão
web-sign-laurel = pontos até agora
web-sign-hammer = construído
web-sign-flag = o distrito que completa a cidade
web-sign-dagger = assassinato: perde o turno
web-sign-purse = roubo: perde-se todo o ouro
web-sign-flame = destruído
web-sign-shield = não pode ser destruído
web-help-points = Pontos
web-points-cost = por distrito, o que ele custa
web-points-types = por distritos dos cinco tipos
web-points-first = pela primeira cidade completa
web-points-complete = por qualquer outra cidade completa
web-points-unique = o que rendem os distritos especiais
web-help-round = Uma rodada
web-help-draft = Cada um escolhe um personagem em segredo. Começa quem tem a coroa.
web-help-call = Os ranques são chamados, do 1 em diante. Quem tem o personagem joga o turno.
web-help-turn = No seu turno, pegue 2 ouros, ou compre 2 cartas e fique com uma. Depois você pode construir um distrito. Use a habilidade do personagem quando quiser.
web-help-end = Quando alguém tem { $size } distritos, a rodada é jogada até o fim e contam-se os pontos.
web-keys = Teclas
web-key-digits = escolher uma resposta pelo número
web-key-gold = coletar ouro
web-key-cards = coletar cartas
web-key-end = encerrar o turno
web-key-undo = desfazer
web-key-help = esta ajuda
web-key-skip = não esperar os bots
web-key-hint = uma dica, e por quê
web-unique-districts = Distritos especiais
web-preferences = Preferências
web-all-preferences = Todas as preferências
web-theme = Cores
web-theme-auto = como no sistema
web-theme-light = claras
web-theme-dark = escuras
web-text-size = Tamanho do texto
web-volume = Volume
web-motion = Mostrar animações
web-motion-pace = Ritmo das animações
web-motion-calm = calmo
web-motion-normal = normal
web-motion-brisk = ágil
web-confirm = Perguntar antes de encerrar um turno em que ainda se pode construir
web-one-press = Pegar ouro e construir com um só toque, se der para desfazer
web-one-press-offer = Isto pode ser desfeito: bastaria um só toque. A opção também está nas preferências.
web-one-press-take = A partir de agora, um só toque
web-take-all = Pegar todo o ouro

## The introduction: what a newcomer is told, step by step

web-intro = Aprender jogando
web-intro-title = Sua primeira partida
web-intro-hint = Sugestão: { $action }
web-intro-skip = Jogar sem o guia
web-intro-welcome = Vence a cidade mais valiosa. A cada rodada você é outra pessoa, em segredo. Os outros escolhem primeiro; em um instante as cartas chegam a você.
web-intro-draft = Toda rodada começa assim: em segredo, você escolhe quem vai ser nesta rodada. Os ranques agem em ordem, do 1 em diante; ao lado de cada um está o que ele pode fazer.
web-intro-draft-again = Quem tem a coroa escolhe primeiro, e os outros entre o que sobra. Algumas cartas ficam de lado viradas para cima, e uma para baixo: ninguém sabe ao certo quem falta.
web-intro-gather = O seu personagem foi chamado, então é a sua vez. Primeiro você precisa coletar: dois ouros, ou uma carta à sua escolha entre duas. O ouro serve para construir.
web-intro-gather-again = Colete de novo. O ouro paga os distritos, mas só se constrói o que se tem na mão: quando ela ficar curta, compre duas cartas e fique com uma.
web-intro-ability = O seu personagem sabe fazer algo que ninguém mais sabe. Não se esqueça disso: vale muito ao longo da partida.
web-intro-ability-again = As cores rendem: alguns personagens dão ouro por distrito da sua cor. Os roxos têm poderes próprios; pressione uma carta para ler.
web-intro-build = Agora construa. Cada distrito vale o seu custo em pontos, e a partida acaba quando a cidade de alguém fica completa.
web-intro-build-again = Sete distritos completam uma cidade, e essa rodada é a última. Terminar primeiro vale 4 pontos, terminar também 2, ter as cinco cores 3.
web-intro-end = Nada obriga você a fazer mais. Encerre o turno e veja quem os outros revelam ser.
web-intro-end-again = No fim contam o custo dos seus distritos e esses pontos a mais. Encerre o turno.
web-intro-robbed = Roubaram você! O Ladrão anunciou o seu personagem sem saber que era você. Saber quem escolher, e quem pode adivinhar a escolha, é o coração do jogo.
web-intro-wait = Agora é a vez dos outros. O registro conta o que acontece; pressione qualquer carta para ler o que ela faz.
web-intro-own = O seu próprio caminho: tudo bem. Para uma sugestão, peça uma dica.
web-intro-over = Você já sabe o essencial. Peça uma dica quando quiser; a ajuda (?) explica os sinais e os pontos. Continue jogando: o guia se despede aqui.

## Looking back

web-past = A mesa estava assim naquele momento.
web-now = Voltar ao presente
web-look-then = Ver a mesa como estava naquele momento

## Pelo teclado e de ouvido

web-key-question = ir à pergunta
web-key-hand = ir à sua mão
web-key-city = ir à sua cidade
web-key-players = ir aos jogadores
web-key-log = ir ao registro
web-key-chat = ir ao chat
web-key-command = perguntar sobre a mesa com palavras
web-keys-on = Jogar com dígitos e letras
web-keys-change = { $what }: { $key }, mudar
web-keys-press = Pressione a nova tecla; Esc deixa tudo como está.
web-keys-changed = { $what }: { $key }
web-keys-taken = A tecla { $key } já está em uso: { $what }. Pressione outra.
web-keys-unfit = Precisa ser uma letra ou um sinal. Pressione outra tecla.
web-keys-reset = Teclas padrão
web-keys-reset-done = As teclas padrão foram restauradas.
web-table-of = A mesa: { $names }
web-your-city = Sua cidade
web-is-asked = precisa responder
web-card-says = { $card }, { $type }, custo { $cost }
web-cards-on =
    { $count ->
        [1] uma carta embaixo
       *[other] { $count } cartas embaixo
    }
web-site = em construção
web-asked = Sua vez: { $text }
web-says = { $name } diz: { $text }
web-live-more =
    { $count ->
        [1] Mais um evento anterior está no registro.
       *[other] Mais { $count } eventos anteriores estão no registro.
    }
web-time-left =
    { $seconds ->
        [1] Resta um segundo.
       *[other] Restam { $seconds } segundos.
    }
web-more-time = Mais tempo
web-command = Perguntar sobre a mesa
web-ask-text = Uma destas palavras: { $words }
web-ask = Perguntar
web-command-hand = mão
web-command-city = cidade
web-command-gold = ouro
web-command-score = pontos
web-command-who = quem
web-command-last = últimos
web-command-help = ajuda
web-about-hand = as cartas da sua mão
web-about-city = a sua cidade; com um número ou um nome, a desse jogador
web-about-gold = o ouro de cada um
web-about-score = os pontos de cada um até agora
web-about-who = quem é quem, quem tem a coroa, quem precisa responder
web-about-last = o que acabou de acontecer; com um número, essa quantidade de frases
web-about-help = estas palavras
web-answer-unknown = “{ $word }” não é nenhuma destas palavras:
web-answer-no-seat = Você não tem lugar nesta mesa, por isso não tem mão.
web-answer-hand =
    { $count ->
        [1] Uma carta na mão: { $cards }.
       *[other] { $count } cartas na mão: { $cards }.
    }
web-answer-nobody = A cidade de quem? { $names }.
web-answer-no-city = { $name }: nada construído ainda.
web-answer-city = { $name }, { $size } de { $goal } distritos: { $cards }.
web-answer-gold = { $name }: { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    }.
web-answer-score =
    { $points ->
        [one] { $name }: { $points } ponto.
       *[other] { $name }: { $points } pontos.
    }
web-answer-you-are = Você: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = A coroa: { $name }.
web-answer-nothing = Ainda não aconteceu nada.
web-answer-help = { $word }: { $text }.

## Being called when one is asked

web-calls = Quando for a minha vez
web-call-title = Mudar o título da página
web-call-icon = Marcar o ícone da página
web-call-nudge = Lembrar com discrição, algumas vezes
web-call-notify = Mostrar uma notificação quando eu não estiver na página
web-call-notify-text = O navegador vai perguntar se esta página pode fazer isso. Só há notificações quando for a sua vez.
web-call-push = Chamar também com a página fechada
web-call-push-text = As chamadas passam, criptografadas, pelo serviço do seu navegador. Dizem quem espera e em que mesa, e nada sobre as cartas.
web-call-denied = O navegador não permite que esta página mostre notificações; isso pode ser mudado nas configurações dele.
web-call-not-here = Não é possível neste navegador ou neste endereço: é preciso https.
web-call-failed = Não há conexão com o serviço do navegador; tente mais tarde.

## Coming back

web-missed = Enquanto você esteve fora
web-missed-seen = Continuar

## Without a connection

web-lost = Sem conexão
web-lost-text = No momento, não há conexão com o servidor. Nada se perdeu: as suas mesas esperam por você lá, e esta página continua tentando.
web-lost-retry = Tentar agora
web-play-here = Jogar neste aparelho
web-engine-loading = Baixando o jogo, só uma vez: { $percent } % de { $size } MB
web-engine-then-begins = Sua partida começa assim que tudo chegar.
web-engine-starting = Iniciando o jogo …
web-weights-loading = Baixando o que o bot aprendeu, só uma vez: { $percent } %
web-engine-failed = Não foi possível iniciar o jogo neste aparelho. Suas partidas estão guardadas.
web-engine-unsupported = Este navegador não consegue jogar sem servidor: ele precisa de WebAssembly, workers e um banco de dados, que podem faltar em janelas anônimas.
web-keep-offline = Guardar tudo para jogar offline ({ $size } MB)
web-keep-offline-fetching = Baixando tudo, só uma vez: { $percent } % de { $size } MB
web-keep-offline-done = Está tudo neste aparelho: você pode jogar sem rede.
web-keep-offline-failed = Não foi possível baixar tudo. O que chegou fica guardado: tente de novo quando houver conexão.

## Positions and games as links and files

web-share-position = Compartilhar esta posição
web-share-position-text = Este link contém a mesa inteira como está agora, com as cartas escondidas; nada dele vai para um servidor. Quem o abrir continua daqui, no seu lugar e contra bots.
web-shared-position = Uma posição compartilhada
web-shared-seat = o seu lugar
web-play-on = Continuar a jogar
web-shared-look = Ver o final
web-games-here = Partidas neste aparelho
web-games-save = Salvar todas as partidas
web-games-saved = Todas as partidas deste aparelho estão no arquivo. Ele também abre os seus lugares: guarde-o para você.
web-games-open = Abrir um arquivo de partidas
web-games-busy = Um momento …
web-games-unknown = Este não é um arquivo de partida nem um arquivo de partidas salvas.
web-games-damaged = Este arquivo de partidas está danificado; nada mudou: “{ $place }” falta ou está errado. Salve as partidas de novo no aparelho de onde elas vêm.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Nenhuma partida é nova aqui.
        [one] Uma partida é nova aqui.
       *[other] { $count } partidas são novas aqui.
    }
web-games-known =
    { $count ->
        [one] Uma já estava.
       *[other] { $count } já estavam.
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

web-you = Você
web-you-later = Você, mais tarde
web-free = grátis
web-choosing = escolhendo
web-you-choose = sua vez de escolher
web-has-chosen = já escolheu
web-not-called-yet = espera a chamada
web-face-hidden = oculto
web-face-played = já jogou
web-rank-waiting = à espera
web-rank-shown = revelado
web-built-here = aqui
web-ends-game = fim da partida
web-finishes = completa a cidade
web-gathered = já coletou
web-gold-pile = Ouro
web-deck-pile = Baralho: { $cards }
web-leaves =
    { $left ->
        [0] Você fica sem ouro.
        [one] Você fica com { $left } ouro.
       *[other] Você fica com { $left } ouros.
    }
web-not-this = Voltar
web-your-card = Sua carta: { $cards }
web-game-over = A partida acabou
web-answers = Todas as respostas
web-answers-short = Respostas
web-you-have = Você tem
web-answers-how = Escolha uma resposta e escolha-a de novo ou confirme.
web-answers-key = { $key } abre e fecha esta lista.
web-order = Ordem de escolha
web-not-in-round = Fora desta rodada
web-chosen = Escolha
web-select-rank = Escolha um personagem na fileira de cima.
web-sound = Som
web-key-answers = a lista de todas as respostas
web-day-dawn = amanhecer
web-day-morning = manhã
web-day-noon = meio-dia
web-day-afternoon = tarde
web-day-evening = entardecer
web-day-dusk = anoitecer

## What happened

web-since-your-turn = Desde o seu último turno
web-this-round = Nesta rodada
web-last-round = Na rodada anterior
web-story-deal = A distribuição
web-story-position = Uma posição compartilhada
web-story-draft = A escolha dos personagens
web-story-end = Fim da partida
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: ninguém responde
web-story-victim = { $character }: ninguém responde (a vítima, ao que parece)
web-story-log = Frase por frase
web-story-replay = Rever os últimos momentos
web-story-newest = Ir para o mais recente
web-chat-new =
    { $count ->
        [one] uma mensagem nova
       *[other] { $count } mensagens novas
    }

## The call

web-herald-calls = { $name } chama
web-herald-you = Você chama
web-herald-silence = Ninguém responde
web-herald-victim = Ninguém responde: a vítima, ao que parece
web-herald-named = É você.
web-herald-skip = Pular
web-herald-space = espaço
web-herald-watch = Continuar assistindo
web-herald-start = Jogar meu turno
web-herald-on = Continuar
web-struck-killed = Assassinaram você
web-struck-killed-text = Era você: você perde este turno. Seu ouro, suas cartas e sua cidade continuam seus.
web-struck-bewitched = Enfeitiçaram você
web-struck-bewitched-text = É você: colete recursos, e { $name } joga o resto do seu turno.
web-struck-threatened = Estão chantageando você
web-struck-threatened-text = É você: colete recursos e depois pague metade do seu ouro ou arrisque perder tudo.
web-struck-robbed-text = É você. Seu turno continua.

## Sounds

web-sounds = Sons
web-sound-turn = quando é a minha vez
web-sound-call = a trombeta do arauto
web-sound-coins = as moedas
web-sound-cards = as cartas
web-sound-build = a construção
web-sound-crown = a coroa
web-sound-strike = quando me atacam
web-sound-ruin = a destruição
web-sound-end = o fim da partida
web-sound-try = Ouvir: { $sound }
web-haptics = Vibrar quando é a minha vez ou quando me atacam

## One device for several people

web-pass-people = Quem joga neste aparelho
web-person = Jogador { $number }
web-pass-add = Adicionar uma pessoa
web-pass-remove = Sem { $name }
web-pass-comes = Ninguém vê as cartas dos outros: a mesa fica coberta até que a próxima pessoa pegue o aparelho.
web-pass-to = Passe o aparelho para { $name }
web-pass-again = Sua vez de novo, { $name }
web-pass-take = Sou { $name }, podemos começar
web-pass-alone = Agora só { $name } deve olhar para a tela.
web-pass-news = O que todos viram
web-pass-since = Enquanto isso
web-pass-unknown = Nesta partida várias pessoas dividem um aparelho, e este não as conhece. Para que ninguém veja as cartas dos outros, ela fica coberta. Salve de novo todas as partidas no aparelho em que ela foi jogada e abra esse arquivo aqui.
web-turn-of = Vez de { $name }
