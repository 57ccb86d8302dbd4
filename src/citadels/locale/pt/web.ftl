# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Citadels
web-title-turn = (!) Sua vez – Citadels
web-skip = Pular para a mesa
web-close = Fechar
web-cancel = Cancelar
web-home = Página inicial
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
web-slogan = Construa sua cidade.
web-slogan-second = Guarde seu segredo.
web-description = O jogo de cartas Citadels: construa sua cidade, guarde seu segredo. Contra bots ou com amigos, grátis e sem anúncios.
web-screenshot-wide = Uma mesa de quatro em tela grande
web-screenshot-narrow = Um turno no celular
web-pitch = A cada rodada, você assume em segredo um novo papel: a Assassina, o Ladrão, o Rei, a Arquiteta. Os personagens agem na ordem dos ranques, cada um com um poder só seu. Descubra quem são seus rivais, não deixe que descubram quem é você e termine a partida com a cidade mais valiosa.
web-play-now = Jogar agora
web-play-now-text = contra 3 bots
web-intro-minutes = 10 minutos
web-friends = Com amigos
web-friends-text = por link ou no mesmo aparelho
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
web-phase-lobby = Não começou
web-phase-playing = Rodada { $round }
web-phase-over = Terminada
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
web-cast-of = { $list } · { $edition }
web-own-list = Cartas escolhidas uma a uma
web-characters = Personagens
web-unique =
    { $needed ->
        [any]
            { $chosen ->
                [1] Distritos especiais: 1 escolhido
               *[other] Distritos especiais: { $chosen } escolhidos
            }
       *[other] Distritos especiais: { $chosen } de { $needed } escolhidos
    }
web-table-rules = Regras da mesa
web-size = Distritos para completar a cidade
web-variant-crown-after-round = A coroa só muda de mãos no fim da rodada
web-clock = Relógio
web-clock-untimed = sem relógio
web-clock-quick = um minuto por turno
web-clock-calm = três minutos por turno
web-clock-days = dois dias por jogada
web-pace = Ritmo dos bots
web-pace-slow = lento
web-pace-normal = normal
web-pace-fast = rápido
web-pace-instant = instantâneo
web-undo-allowed = Permitir desfazer
web-chat-allowed = Permitir chat
web-public = Aberta a todos neste servidor
web-open-table = Abrir a mesa
web-ways = Como jogar
web-way-now = Agora
web-way-now-text = Contra bots, sem esperar.
web-way-pass = Num só aparelho
web-way-pass-text = Um celular ou tablet passa de mão em mão.
web-way-pass-short = de mão em mão
web-way-friends = Com amigos
web-way-friends-text = Envie um link: quem o abrir pode ocupar um lugar.
web-way-own = Partida personalizada
web-way-own-text = Escolha a edição, as cartas e o relógio.
web-way-own-short = edição, cartas, jogadores
web-begin = Jogar
web-rivals = Adversários
web-filled = Quantos são bots
web-strength = Dificuldade
web-link-comes =
    { $seats ->
        [1] Você vai receber um link para convidar uma pessoa.
       *[other] Você vai receber um link para convidar { $seats } pessoas.
    }

## Coming to a table

web-no-way-in = Este link não dá acesso a nenhum lugar. Peça um convite à pessoa responsável pela mesa.
web-invited = Convite para uma partida de Citadels
web-invited-by = { $name } convida você para uma partida de Citadels
web-sit-down = Sentar à mesa
web-opening = Abrindo a mesa…
web-reconnecting = A conexão caiu; tentando de novo…
web-ended-protocol = Esta página está desatualizada. Recarregue-a.
web-ended-token = Não é mais possível abrir este lugar daqui.
web-ended-replaced = Este link não abre mais o lugar. Removeram você da mesa, outra pessoa assumiu o lugar, sua ausência antes do início foi longa demais ou os links foram revogados.
web-ended-elsewhere = Seu lugar está aberto em janelas ou aparelhos demais, por isso foi fechado aqui. Recarregue a página para jogar aqui.
web-ended-full = Não cabem mais espectadores aqui. Tente mais tarde.
web-ended-barred = A administração deste servidor fechou a mesa.

## Before the deal

web-lobby = A mesa
web-lobby-of = Mesa de { $name }
web-owner = responsável
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
web-commitment = Código do embaralhamento, fixado antes da distribuição das cartas: { $code }

## Links

web-link-invite = Convidar alguém
web-link-invite-text = Quem tiver este link pode se sentar em um lugar livre.
web-link-invite-sure = O convite foi criado em outro aparelho. Criar um novo cancela o anterior.
web-link-watch = Link para assistir
web-link-watch-text = Quem tiver este link pode assistir, mas não vê cartas ocultas.
web-link-watch-sure = O link foi criado em outro aparelho. Criar um novo cancela o anterior, e quem assiste por ele será desconectado.
web-link-device = Continuar em outro aparelho
web-link-device-text = Este link abre o seu lugar em outro aparelho. Funciona uma única vez e vale por uma hora.
web-link-seat = Novo link
web-link-seat-text = Este link é para quem perdeu o seu. Funciona uma única vez. O antigo continua valendo até que este seja usado.
web-link-seat-sure = { $name } está ausente. A mesa toda saberá que você está pedindo um novo link para este lugar. Você vai recebê-lo depois de um tempo, a não ser que { $name } volte ou alguém recuse.
web-link-seat-unopposed = { $name } está ausente, e ninguém mais aqui poderia recusar um novo link. Por isso, um bot joga por { $name }, e você só vai receber o link depois de um dia. Até alguém usá-lo, { $name } pode voltar.
# $time is until then, as a clock shows it.
web-link-asked = Novo link para o lugar de { $name }: { $time }
web-link-asked-unopposed = Até lá, um bot joga, e { $name } pode voltar.
web-link-fetch = Pegar o link
web-link-refuse = Recusar
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
        [1] uma pessoa assistindo
       *[other] { $count } pessoas assistindo
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
web-city-progress = { $size } de { $goal } distritos
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
web-not-now = O que você não pode fazer agora, e por quê
web-undo = Desfazer
web-hint = Dica
web-hint-mark = sugestão
web-hint-says = Dica: { $action }. { $reason }
web-wishes = Anote seus desejos
web-wishes-text = Uma anotação só sua. Nada é escolhido automaticamente: você vai ver as cartas e decidir.
web-wishes-list = Desejos: { $cards }
web-wishes-then = O primeiro que chegar até você ficará em destaque. Quem decide é você.
web-wishes-rub-out = Apagar
web-wish-number = desejo { $number }
web-wish-mark = seu desejo
web-wish-missed = O que não chegou até você: { $cards }
web-draft-now = { $name } está escolhendo.
web-draft-next = Depois é a sua vez.
web-packet-looks =
    { $count ->
        [1] olhando uma carta
       *[other] olhando { $count } cartas
    }
web-packet-comes =
    { $count ->
        [1] uma carta a caminho
       *[other] { $count } cartas a caminho
    }
web-skip-bots = Acelerar os bots
web-log = Registro
web-chat = Chat
web-say = Diga algo
web-chat-empty = Ninguém disse nada ainda. Dê um oi!
web-chat-off = Esta mesa não tem chat.
web-report = Denunciar esta mesa
web-report-about = Diga o que está errado. A administração deste servidor poderá ler o chat desta mesa até que o caso seja resolvido, e poderá remover ou banir jogadores. Ninguém na mesa saberá quem a denunciou.
web-report-reason = O que aconteceu?
web-report-send = Enviar a denúncia
web-report-sent = A administração deste servidor recebeu sua denúncia. Agradecemos o aviso.
web-send = Enviar
web-spectator = Espectador
web-pause = Pausar
web-resume = Continuar
web-mute = Silenciar
web-unmute = Deixar de silenciar
web-hand-over = Passar a mesa
web-hand-over-sure = A mesa passará para { $name }.
web-let-bot-play = Deixar um bot jogar
web-let-bot-play-sure = { $name } está fazendo a mesa esperar. Se todos os outros presentes também quiserem, e vocês forem pelo menos dois, um bot joga por { $name }. A mesa toda saberá. O bot para quando alguém muda de ideia, chega ou sai.
web-no-bot = Melhor sem bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possível daqui a { $time }, se { $name } não jogar
web-bot-not-asked = Só é possível quando { $name } faz a mesa esperar
web-bot-too-few = É preciso haver mais duas pessoas na mesa, de endereços diferentes
web-revoke = Revogar meus links
web-revoke-sure = Todos os links do seu lugar deixarão de funcionar, e os seus outros aparelhos serão desconectados. Só este continua.

## The track of characters

web-rank-out = fora
web-rank-nobody = ninguém tem
web-rank-called = da vez
web-rank-silent = sem resposta
web-facedown =
    { $count ->
        [1] uma voltada para baixo
       *[other] { $count } voltadas para baixo
    }
web-mark-killed = assassinato
web-mark-robbed = alvo de roubo
web-mark-bewitched = feitiço
web-mark-warrant = mandado
web-mark-threat = ameaça

## Types of districts

web-district-line =
    { $copies ->
        [1] Distrito { $type } de custo { $cost }.
       *[other] Distrito { $type } de custo { $cost }, com { $copies } cópias no jogo.
    }
web-character-line = Personagem de ranque { $rank }.
web-no-text = Esta carta não tem texto.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = colete primeiro
short-gathered = já coletou
short-limit =
    { $need ->
        [0] não pode construir
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
short-no-income = nenhum desse tipo
short-empty-deck = baralho vazio
short-empty-hand = sem cartas
short-empty-city = nada para dar
short-complete = cidade completa
short-protected = sob proteção
short-beautified = já embelezado
short-has-crown = tem a coroa
short-richest = ninguém é mais rico
short-richest-tied = empate em ouro
short-not-richest = outro é mais rico
short-rank-one = fora de alcance
short-killed = assassinato
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
        [yes] Você vence no desempate
       *[no] { $name } vence no desempate
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
        [yes] Depois da rodada { $round }, ninguém mais ficou à sua frente.
       *[no] Depois da rodada { $round }, ninguém mais ficou à frente de { $name }.
    }
web-turned-by = O que mais ajudou: { $text }
web-led-always =
    { $you ->
        [yes] Você nunca terminou uma rodada atrás de ninguém.
       *[no] { $name } nunca terminou uma rodada atrás de ninguém.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] um ponto a mais
       *[other] { $points } pontos a mais
    }.
web-decided-all = Isso fez a diferença.
web-decided-most = Foi a maior parte da vantagem.
web-decided-half = Foi metade da vantagem.
web-final-table = Ver a mesa
web-no-cards = nenhuma carta na mão
web-rematch = Revanche
web-secrets = O que estava oculto
web-download = Baixar a partida
web-check-shuffle = Conferir o embaralhamento
web-shuffle-same = O embaralhamento confere com o código que este aparelho viu antes da distribuição das cartas. Para conferir cada carta, baixe a partida e execute: citadels replay ARQUIVO --verify
web-shuffle-unknown = Este aparelho não estava aqui antes da distribuição das cartas, então não viu nenhum código. Baixe a partida e execute: citadels replay ARQUIVO --verify
web-shuffle-other = O embaralhamento não confere com o código mostrado antes da distribuição das cartas!

## The replay

web-replay = Rever a partida
web-replay-title = Replay da partida
web-back = Um passo para trás
web-forward = Um passo para a frente
web-step = Passo
web-eyes = Ponto de vista
web-eyes-public = Visão de espectador
web-play = Reproduzir
web-speed = Velocidade
web-step-of = Passo { $step } de { $steps }
web-all-hands = Todas as mãos
web-offered = Personagens à escolha
web-to-result = Voltar ao resultado

## Help and preferences

web-help = Ajuda
web-help-goal = A partida acaba no fim da rodada em que alguém constrói o { $size }º distrito da própria cidade. Vence quem tiver mais pontos. A cada rodada, você escolhe um personagem em segredo, e os personagens agem na ordem dos ranques.
web-help-signs = Símbolos
web-sign-crown = a coroa: quem a tem escolhe primeiro
web-sign-coin = ouro
web-sign-card = cartas na mão
web-sign-laurel = pontos até agora
web-sign-hammer = construído
web-sign-flag = o distrito que completa a cidade
web-sign-dagger = assassinato: perde o turno
web-sign-purse = roubo: perde todo o ouro
web-sign-flame = destruído
web-sign-shield = sob proteção
web-help-points = Pontos
web-points-cost = para cada distrito, o custo dele
web-points-types = por distritos dos cinco tipos
web-points-first = pela primeira cidade completa
web-points-complete = por qualquer outra cidade completa
web-points-unique = por alguns distritos especiais, como diz a carta
web-help-round = Uma rodada
web-keys = Teclas
web-key-digits = escolher uma opção pelo número
web-key-gold = coletar ouro
web-key-cards = coletar cartas
web-key-end = encerrar o turno
web-key-undo = desfazer
web-key-help = esta ajuda
web-key-skip = acelerar os bots
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
web-confirm = Perguntar antes de encerrar um turno em que ainda dá para construir
web-one-press = Coletar ouro e construir com um só toque, se der para desfazer
web-one-press-offer = Isto pode ser desfeito, então um só toque já bastaria. A opção também está nas preferências.
web-one-press-take = A partir de agora, um só toque
web-take-all = Pegar todo o ouro

## The tutorial: what the guide says, and why

web-intro = Aprender jogando
web-intro-resume = Continuar a lição
web-intro-resume-text = de onde você parou
web-lesson-guide = Ida, a sua guia
web-lesson-round = Ida, rodada { $round } de { $rounds }
web-lesson-because = Porque
web-lesson-known = Bom saber
web-lesson-reading = Ida explica
web-lesson-around = (em destaque: { $things })
web-lesson-city = cidade de { $name }
web-lesson-show = Mostre para mim
web-lesson-go-on = Continuar
web-lesson-cards = Ver as cartas
web-lesson-back = Voltar à guia: { $title }
web-lesson-leave = Continuar sem a guia
web-lesson-welcome-title = Boas-vindas!
web-lesson-welcome = Eu sou a Ida. Acompanho você por quatro rodadas, e depois a partida é sua. Vence a cidade mais valiosa.
web-lesson-welcome-why-1 = A cada rodada você é outra pessoa, em segredo. Aí está a graça.
web-lesson-welcome-why-2 = Só a sua cidade vale pontos. Ouro e cartas são o caminho.
web-lesson-welcome-why-3 = Quando uma cidade tiver { $size } distritos, essa rodada será a última.
web-lesson-wait-title = Observe os outros
web-lesson-wait = Os personagens são chamados na ordem dos ranques. O registro conta o que eles fazem. Selecione qualquer carta para ler o que ela faz.
web-lesson-own-title = Você tem o seu plano. Ótimo!
web-lesson-own = Faça o que achar melhor. Se quiser uma sugestão, peça uma dica.
web-lesson-over-title = Você já sabe o essencial
web-lesson-over = Construa a cada turno, guarde pouco ouro, seja quem ninguém espera e faça as contas. O resto da partida é seu. Peça uma dica quando quiser. Boa sorte!
web-lesson-passed-title = Lembre-se do que viu
web-lesson-passed = Você escolheu em segredo, mas viu mais do que a sua carta. Mais tarde, isso vai dizer quem pode ser quem.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } escolhe entre o que você passou: { $passed }.
       *[other] Os outros escolhem entre o que você passou: { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Voltado para baixo: { $before }. Ninguém é esse personagem nesta rodada.
       *[other] Já escolhidos, ou voltados para baixo: { $before }.
    }
web-lesson-passed-why-3 = Fora, voltados para cima: { $out }. Ninguém pode ser um deles.
web-lesson-last-title = Lembre-se do que viu
web-lesson-last = Você escolheu por último: a carta que deixou fica voltada para baixo. Só você sabe qual é.
web-lesson-last-why-1 = Voltado para baixo: { $passed }. Ninguém é esse personagem nesta rodada.
web-lesson-last-why-2 = Já escolhidos, ou voltados para baixo: { $before }.
web-lesson-last-why-3 = Fora, voltados para cima: { $out }. Ninguém pode ser um deles.
web-lesson-robbed-title = Roubaram você
web-lesson-robbed = { $name } era o Ladrão, anunciou o seu personagem e levou todo o seu ouro: { $gold }. Vai acontecer de novo, mas pode custar menos.
web-lesson-robbed-why-1 = { $name } não tinha visto a sua carta. O Ladrão anuncia um personagem, não um jogador.
web-lesson-robbed-why-2 =
    Você guardava { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    }. Gaste, ou seja quem ninguém espera.
web-lesson-robbed-why-3 = A sua cidade fala: as cores mostram quais personagens renderiam ouro para você.
web-lesson-killed-title = Assassinaram você
web-lesson-killed = { $name } era a Assassina e anunciou o seu personagem: { $card }. Este turno está perdido. O ouro, as cartas e a cidade continuam seus.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } passou estas cartas para você: { $packet }.
       *[no] A Assassina procura o personagem mais útil. O segundo mais útil costuma ser mais seguro.
    }
web-lesson-killed-why-2 = Das cartas passadas, só uma não está em jogo. { $name } anunciou a sua.
web-lesson-killed-why-3 = Você só perde este turno. Na próxima rodada, será outra pessoa.
web-lesson-took-title = Você roubou { $name }
web-lesson-took =
    O personagem que você anunciou foi chamado, e todo o ouro dele é seu: { $gold }. { $counted ->
        [yes] Não foi sorte: você fez as contas.
       *[no] Para isso é preciso fazer as contas ou ter sorte.
    }
web-lesson-took-why-1 = { $name } começa este turno sem nada.
web-lesson-took-why-2 =
    Agora você tem { $kept } { $kept ->
        [one] ouro
       *[other] ouros
    }. Gaste antes que um Ladrão encontre você.
web-lesson-why =
    { $won ->
        [yes] Por que você venceu
       *[no] Por que { $name } venceu
    }
web-lesson-why-short = Por quê?
web-lesson-score =
    Você tem { $mine } { $mine ->
        [one] ponto
       *[other] pontos
    }, { $name } tem { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Lição { $round }: construir
        [robbed] Lição { $round }: sofrer um roubo
        [killed] Lição { $round }: perder o turno
       *[took] Lição { $round }: roubar por dedução
    }
web-lesson-end-build =
    { $count ->
        [one] Você construiu um distrito
       *[other] Você construiu { $count } distritos
    }
web-lesson-end-build-text =
    Os seus distritos valem { $mine } { $mine ->
        [one] ponto
       *[other] pontos
    }. { $more ->
        [yes] Os de { $name }, só { $theirs }.
       *[no] Os de { $name }, { $theirs }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] Ninguém roubou você
        [one] Levaram { $gold } ouro
       *[other] Levaram { $gold } ouros
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] Nenhum Ladrão encontrou o seu ouro.
       *[other]
        { $later ->
            [0] Depois da rodada 2, nenhum Ladrão encontrou o seu ouro de novo.
           *[other] Depois da rodada 2, aconteceu de novo. Gaste mais e guarde menos.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] Você não perdeu nenhum turno
        [one] Você perdeu um turno
       *[other] Você perdeu { $times } turnos
    }
web-lesson-end-killed-text =
    { $times ->
        [0] Nenhuma Assassina encontrou você.
       *[other]
        { $later ->
            [0] Depois da rodada 3, nenhuma Assassina encontrou você de novo.
           *[other] Depois da rodada 3, aconteceu de novo. Seja mais difícil de adivinhar.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] Você não roubou ninguém
        [one] Você levou { $gold } ouro
       *[other] Você levou { $gold } ouros
    }
web-lesson-end-took-text =
    { $gold ->
        [0] Um Ladrão que faz as contas sabe quem anunciar.
       *[other] Primeiro, de { $name }. Fazendo as contas, você sabe quem pode ser quem.
    }
web-lesson-points =
    { $points ->
        [one] O seu { $points } ponto
       *[other] Os seus { $points } pontos
    }
web-lesson-next = E agora?
web-picture-choose = Escolher
web-picture-choose-text = Cada um escolhe um personagem em segredo. Começa quem tem a coroa.
web-picture-call = Chamar
web-picture-call-text = Os ranques são chamados, do 1 em diante. Quem tem o personagem joga o turno.
web-picture-gather = Coletar
web-picture-gather-text = No seu turno, pegue 2 ouros, ou compre 2 cartas e fique com uma.
web-picture-or = ou
web-picture-ability = Usar a habilidade
web-picture-ability-text = Cada personagem tem uma habilidade só sua. Use-a a qualquer momento do seu turno.
web-picture-build = Construir
web-picture-build-text = Pague um distrito da sua mão. Ele vale em pontos o que custa.
web-picture-end = Terminar
web-picture-end-text = Quando uma cidade tem { $size } distritos, a rodada é jogada até o fim e contam-se os pontos.
web-lesson-pick-1 = Toda rodada começa assim: escolha em segredo quem você vai ser. Você tem a coroa, então escolhe antes de todos. Pressione a carta e confirme.
web-lesson-pick-1-why-1 = A Comerciante recebe 1 ouro extra em todo turno.
web-lesson-pick-1-why-2 = Verde é comércio: cada distrito verde da sua cidade rende ouro para a Comerciante.
web-lesson-pick-1-why-3 = Fora, voltados para cima: { $out }. Ninguém pode ser um deles.
web-lesson-gather-1 = A Comerciante foi chamada: é a sua vez! Primeiro, colete: 2 ouros, ou 2 cartas para ficar com uma.
web-lesson-gather-1-why-1 = O ouro paga os distritos, e só os distritos valem pontos.
web-lesson-gather-1-why-2 = Você tem { $hand } { $hand ->
        [one] carta
       *[other] cartas
    } na mão. Por enquanto, basta.
web-lesson-extra-1 = Agora use a habilidade do seu personagem.
web-lesson-extra-1-why-1 = É de graça, e só a Comerciante tem.
web-lesson-extra-1-why-2 = Você pode usar a habilidade a qualquer momento do turno.
web-lesson-build-1 = Pressione a carta e confirme. Algo pequeno hoje vale mais que algo grandioso amanhã.
web-lesson-build-1-why-1 =
    Custa { $price } e vale { $price }. Você ainda fica com { $left } { $left ->
        [one] ouro
       *[other] ouros
    }.
web-lesson-build-1-why-2 = É verde: a Comerciante ganha 1 ouro por ele na hora.
web-lesson-build-1-why-3 = Ouro na bolsa não vale pontos, e um Ladrão pode levar.
web-lesson-income-1 = As cores rendem. Pegue a renda do seu distrito verde.
web-lesson-income-1-why-1 = A Comerciante ganha 1 ouro por distrito verde.
web-lesson-income-1-why-2 = A sua Taverna já se pagou.
web-lesson-end-1 = Por este turno é só. Encerre e veja quem são os outros.
web-lesson-end-1-why-1 = Constrói-se um distrito por turno, e você já construiu.
web-lesson-end-1-why-2 =
    Você guarda { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    }. Lembre-se disso.
web-lesson-pick-2 = Uma nova rodada. Ninguém era o Rei, então a coroa continua com você, que escolhe antes de todos outra vez.
web-lesson-pick-2-why-1 = A Comerciante rende 2 ouros: 1 extra e 1 pela Taverna.
web-lesson-pick-2-why-2 = Fora, voltados para cima: { $out }. Ninguém pode ser um deles.
web-lesson-pick-2-why-3 = Você passa o Ladrão adiante. Alguém pode muito bem pegá-lo.
web-lesson-gather-2 = O seu turno continua. Colete de novo. Você começa do zero: pegue ouro.
web-lesson-gather-2-why-1 = Sem ouro, nada de distrito neste turno.
web-lesson-gather-2-why-2 = Você tem { $hand } { $hand ->
        [one] carta
       *[other] cartas
    } na mão. Pode comprar mais tarde.
web-lesson-extra-2 = Pegue o ouro extra da Comerciante, como antes.
web-lesson-extra-2-why-1 = O Ladrão levou o que você tinha, não o que você ganha depois.
web-lesson-income-2 = Pegue também a renda do seu distrito verde.
web-lesson-income-2-why-1 = Um distrito pontua uma vez, mas pode render toda rodada.
web-lesson-income-2-why-2 = A Taverna rende sempre que você é a Comerciante.
web-lesson-build-2 = Construa de novo, e desta vez gaste quase tudo.
web-lesson-build-2-why-1 = Custa { $price } e vale { $price }. Ouro que sobra: { $left }.
web-lesson-build-2-why-2 = O que você construiu, nenhum Ladrão leva.
web-lesson-build-2-why-3 = Vermelho ao lado do verde: a cidade revela menos sobre você.
web-lesson-end-2 = Por ora é só. A rodada acaba quando todos os ranques foram chamados.
web-lesson-end-2-why-1 = Só se constrói um distrito por turno.
web-lesson-end-2-why-2 = Ouro que sobra: { $gold }. Pouco para um Ladrão.
web-lesson-pick-3 = { $second } era o Rei e agora tem a coroa. Você escolhe em terceiro lugar, entre o que os outros deixaram.
web-lesson-pick-3-why-1 = Duas vezes você foi a Comerciante. Seja quem ninguém espera.
web-lesson-pick-3-why-2 = O Senhor da Guerra não pode destruir os distritos do Bispo.
web-lesson-pick-3-why-3 = A Assassina não está fora. Alguém pode tê-la pegado antes de você.
web-lesson-pick-4 = Você escolhe em terceiro lugar de novo. Desta vez é você quem rouba, e com o alvo certo.
web-lesson-pick-4-why-1 = O Ladrão anuncia um personagem e leva todo o ouro dele.
web-lesson-pick-4-why-2 = Você passa duas cartas para { $first }: a Assassina e a Comerciante.
web-lesson-pick-4-why-3 = Se ninguém responder como Assassina, você sabe quem é { $first }.
web-lesson-rob-4 = Você é o Ladrão e conhece um personagem com certeza. Pressione o botão abaixo e depois escolha a Comerciante.
web-lesson-rob-4-why-1 = { $first } escolheu entre a Assassina e a Comerciante.
web-lesson-rob-4-why-2 = Ninguém respondeu como Assassina; então { $first } é a Comerciante.
web-lesson-rob-4-why-3 =
    { $first } tem { $purse } { $purse ->
        [one] ouro
       *[other] ouros
    }. Tudo será seu quando a Comerciante for chamada.
web-lesson-gather-4 = Desta vez, compre 2 cartas e fique com uma.
web-lesson-gather-4-why-1 = O ouro de { $first } está a caminho: { $purse }.
web-lesson-gather-4-why-2 = Você só tem { $hand } { $hand ->
        [one] carta
       *[other] cartas
    }, e só se constrói o que se tem na mão.
web-lesson-keep-4 = Duas cartas para escolher. A outra vai para o fundo do baralho.
web-lesson-keep-4-why-1 = Custa 4: exatamente o que você vai levar.
web-lesson-keep-4-why-2 = É verde. Com a Taverna, a Comerciante ganharia 2 ouros.
web-lesson-build-4 = Construa o que você pode pagar agora.
web-lesson-build-4-why-1 = Custa { $price } e vale { $price }. Turno sem distrito é turno perdido.
web-lesson-build-4-why-2 = O azul é a sua terceira cor. As cinco valem 3 pontos.
web-lesson-end-4 = Encerre o turno e veja o que acontece quando a Comerciante é chamada.
web-lesson-end-4-why-1 = O Ladrão recebe depois: quando começa o turno da vítima.
web-lesson-end-4-why-2 = { $first } não pode fazer nada.

## Looking back

web-past = A mesa estava assim naquele momento.
web-now = Voltar ao presente
web-look-then = Ver a mesa como estava naquele momento

## By keyboard and by ear

web-key-question = ir à pergunta
web-key-hand = ir à sua mão
web-key-city = ir à sua cidade
web-key-players = ir aos jogadores
web-key-log = ir ao registro
web-key-chat = ir ao chat
web-key-command = consultar a mesa por escrito
web-keys-on = Jogar com os números e as letras do teclado
web-keys-change = { $what }: { $key }, mudar
web-keys-press = Pressione a nova tecla, ou Esc para cancelar.
web-keys-changed = { $what }: { $key }
web-keys-taken = A tecla { $key } já serve para “{ $what }”. Pressione outra.
web-keys-unfit = Precisa ser uma letra ou um símbolo. Pressione outra tecla.
web-keys-reset = Teclas padrão
web-keys-reset-done = As teclas padrão foram restauradas.
web-table-of = A mesa: { $names }
web-your-city = Sua cidade
web-is-asked = está decidindo
web-card-says = { $card }, { $type }, custo { $cost }
web-cards-on =
    { $count ->
        [1] uma carta embaixo
       *[other] { $count } cartas embaixo
    }
web-site = em construção
web-asked = Sua vez. { $text }
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
web-command = Consultar a mesa
web-ask-text = Uma destas palavras: { $words }
web-ask = Consultar
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
web-about-who = quem é quem, quem tem a coroa, de quem é a vez
web-about-last = o que acabou de acontecer; com um número, essa quantidade de eventos
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
web-call-nudge = Lembrar discretamente, algumas vezes
web-call-notify = Mostrar uma notificação quando eu não estiver na página
web-call-notify-text = O navegador vai perguntar se esta página pode fazer isso. As notificações só chegam quando é a sua vez.
web-call-push = Avisar também com a página fechada
web-call-push-text = As notificações passam, criptografadas, pelo serviço do seu navegador. Elas dizem quem espera e em que mesa, e nada sobre as cartas.
web-call-denied = O navegador não permite que esta página mostre notificações; isso pode ser mudado nas configurações dele.
web-call-not-here = Não é possível neste navegador ou neste endereço: é preciso https.
web-call-failed = Não há conexão com o serviço do navegador; tente mais tarde.

## Coming back

web-missed = Enquanto você esteve fora
web-missed-seen = Continuar

## Without a connection

web-lost = Sem conexão
web-lost-text = No momento, não há conexão com o servidor. Nada se perdeu: suas mesas continuam lá, e esta página segue tentando se conectar.
web-lost-retry = Tentar agora
web-play-here = Jogar neste aparelho
web-engine-loading = Baixando o jogo (só desta vez): { $percent }% de { $size } MB
web-engine-then-begins = Sua partida começa assim que o download terminar.
web-engine-starting = Iniciando o jogo…
web-weights-loading = Baixando o que o bot aprendeu (só desta vez): { $percent }%
web-engine-failed = Não foi possível iniciar o jogo neste aparelho. Suas partidas estão guardadas.
web-engine-unsupported = Este navegador não consegue jogar sem servidor: ele precisa de WebAssembly, workers e um banco de dados, que podem faltar em janelas anônimas.
web-keep-offline = Baixar tudo para jogar offline ({ $size } MB)
web-keep-offline-fetching = Baixando tudo (só desta vez): { $percent }% de { $size } MB
web-keep-offline-done = Está tudo neste aparelho: você pode jogar offline.
web-keep-offline-failed = Não foi possível baixar tudo. O que já chegou fica guardado; tente de novo quando houver conexão.

## Positions and games as links and files

web-share-position = Compartilhar esta posição
web-share-position-text = Este link contém a mesa inteira como está agora, incluindo as cartas ocultas; nada é enviado a um servidor. Quem o abrir continua daqui, no seu lugar e contra bots.
web-shared-position = Uma posição compartilhada
web-shared-seat = o seu lugar
web-play-on = Continuar jogando
web-shared-look = Ver o resultado
web-games-here = Partidas neste aparelho
web-games-save = Salvar todas as partidas
web-games-saved = Todas as partidas deste aparelho estão no arquivo. Ele também dá acesso aos seus lugares, então não o passe a ninguém.
web-games-open = Abrir um arquivo de partidas
web-games-busy = Um momento…
web-games-unknown = Este não é um arquivo de partida nem um arquivo de partidas salvas.
web-games-damaged = Este arquivo de partidas está danificado: “{ $place }” falta ou está errado. Nada mudou. Salve as partidas de novo no aparelho de onde elas vieram.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Nenhuma partida nova.
        [one] 1 partida adicionada.
       *[other] { $count } partidas adicionadas.
    }
web-games-known =
    { $count ->
        [one] 1 já estava aqui.
       *[other] { $count } já estavam aqui.
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
web-aim = { $title }…
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
web-not-called-yet = aguarda a vez
web-face-hidden = oculto
web-face-played = já jogou
web-rank-waiting = à espera
web-rank-shown = revelado
web-built-here = vai aqui
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
web-answers = Todas as opções
web-answers-short = Opções
web-you-have = Você tem
web-answers-how = Selecione uma opção e depois selecione-a de novo ou confirme.
web-answers-key = { $key } abre e fecha esta lista.
web-order = Ordem de escolha
web-not-in-round = Fora desta rodada
web-chosen = Escolha
web-select-rank = Escolha um personagem na fileira de cima.
web-sound = Som
web-key-answers = a lista de todas as opções
web-day-dawn = amanhecer
web-day-morning = manhã
web-day-noon = meio-dia
web-day-afternoon = tarde
web-day-evening = entardecer
web-day-dusk = anoitecer

## What happened

web-since-your-turn = Desde o seu último turno
web-this-round = Esta rodada
web-last-round = Rodada anterior
web-story-deal = A distribuição das cartas
web-story-position = Uma posição compartilhada
web-story-draft = A escolha dos personagens
web-story-end = Fim da partida
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: sem resposta
web-story-victim = { $character }: sem resposta (assassinato?)
web-story-log = Registro completo
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
web-herald-victim = Ninguém responde. Assassinato, talvez?
web-herald-named = É você.
web-herald-skip = Pular
web-herald-space = espaço
web-herald-watch = Assistir
web-herald-start = Jogar meu turno
web-herald-on = Continuar
web-struck-killed = Assassinaram você
web-struck-killed-text = Era você. Você perde este turno, mas fica com seu ouro, suas cartas e sua cidade.
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
web-pass-add = Adicionar jogador
web-pass-remove = Remover { $name }
web-pass-comes = Ninguém vê as cartas dos outros: a mesa fica coberta até que a próxima pessoa pegue o aparelho.
web-pass-to = Passe o aparelho para { $name }
web-pass-again = Sua vez de novo, { $name }
web-pass-take = Sou { $name }, vamos lá
web-pass-alone = Agora só { $name } deve olhar para a tela.
web-pass-news = O que todos viram
web-pass-since = Enquanto isso
web-pass-unknown = Nesta partida várias pessoas dividem um aparelho, e este não as conhece. Para que ninguém veja as cartas dos outros, a mesa fica coberta. Salve de novo todas as partidas no aparelho usado para jogar e abra esse arquivo aqui.
web-turn-of = Vez de { $name }
