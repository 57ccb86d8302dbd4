# The web table.

## What all at a table are told. $name is the player whom it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = A pessoa responsável pela mesa pediu um novo link para o lugar de { $name }, que está ausente. Ele estará pronto daqui a { $span }, a não ser que { $name } volte ou alguém recuse.
notice-link-asked-unopposed = A pessoa responsável pela mesa pediu um novo link para o lugar de { $name }, que está ausente. Ninguém mais aqui poderia recusar, então, por enquanto, um bot joga. Outra pessoa só poderá assumir o lugar daqui a { $span }; até lá, { $name } pode voltar.
notice-new-link = Há um novo link para o lugar de { $name }; o antigo deixa de funcionar assim que o novo for usado.
notice-no-link =
    { $you ->
        [yes] Não haverá um novo link para o seu lugar.
       *[no] Não haverá um novo link para o lugar de { $name }.
    }
notice-claimed = O novo link para o lugar de { $name } foi usado; o antigo não funciona mais.
notice-owner =
    { $you ->
        [yes] Agora a mesa é sua.
       *[no] Agora a mesa é de { $name }.
    }
notice-owner-away =
    { $you ->
        [yes] A pessoa responsável pela mesa está ausente; até que volte, a mesa é sua.
       *[no] A pessoa responsável pela mesa está ausente; até que volte, a mesa é de { $name }.
    }
notice-owner-back =
    { $you ->
        [yes] A mesa é sua de novo.
       *[no] { $name } voltou e retoma a mesa.
    }
notice-paused =
    { $you ->
        [yes] Você pausou a partida.
       *[no] { $name } pausou a partida.
    }
notice-resumed =
    { $you ->
        [yes] Você retomou a partida.
       *[no] { $name } retomou a partida.
    }
notice-stand-in = { $name } está ausente; por enquanto, um bot assume o lugar.
notice-back =
    { $you ->
        [yes] Você voltou.
       *[no] { $name } voltou.
    }
notice-removed =
    { $you ->
        [yes] A administração removeu você da mesa.
       *[no] A administração removeu { $name } da mesa.
    }
notice-bot-failed = { $name } não conseguiu jogar; um bot mais simples vai jogar quando for preciso.
notice-bot-wanted =
    { $you ->
        [yes] Alguém quer que um bot jogue no seu lugar.
       *[no] Alguém quer que um bot jogue no lugar de { $name }.
    }
notice-bot-plays =
    { $you ->
        [yes] A pedido dos outros, um bot joga no seu lugar até que alguém mude de ideia.
       *[no] A pedido dos outros, um bot joga no lugar de { $name } até que alguém mude de ideia.
    }
notice-bot-stops =
    { $you ->
        [yes] Você voltou a jogar.
       *[no] { $name } voltou a jogar.
    }
notice-time-up =
    { $you ->
        [yes] O seu tempo acabou; um bot faz a jogada por você.
       *[no] O tempo de { $name } acabou; um bot faz a jogada.
    }
notice-more-time =
    { $you ->
        [yes] Você tem mais tempo.
       *[no] Mais tempo para { $name }.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Um bot joga por você. { $sentence }

# A time ahead: $time is a number of $unit.
span =
    { $unit ->
        [hours]
            { $time ->
                [one] uma hora
               *[other] { $time } horas
            }
       *[minutes]
            { $time ->
                [one] um minuto
               *[other] { $time } minutos
            }
    }

## What the server does not do, and why

# The id is error- and the code. $detail is a technical remark in English, for whoever writes a client.

error-address-full = Lugares demais desta mesa foram ocupados a partir do seu endereço de rede.
error-authorization = É preciso um token: envie-o no cabeçalho Authorization, como Bearer TOKEN.
error-backup = Este arquivo de partidas não pode ser lido; nada mudou ({ $detail }).
error-banned = Este servidor não deixa você entrar: seu endereço está banido.
error-barred = A administração deste servidor fechou a mesa.
error-begun = A partida já começou.
error-bot-plays = Um bot está jogando no seu lugar, a pedido de todos os outros.
error-bots =
    { $seats ->
        [1] Escolha um nível de bot para o outro lugar ou deixe-o livre.
       *[other] Para cada um dos outros { $seats } lugares, escolha um nível de bot ou deixe-o livre.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Um turno pode durar de 10 segundos a uma hora.
       *[days] Uma jogada pode levar de seis horas a trinta dias.
    }
error-company = Você só pode fazer isso em uma partida apenas contra bots.
error-crowd = Não cabem mais espectadores aqui. Tente mais tarde.
error-elsewhere = Esta mesa está passando para outro servidor. Tente de novo daqui a pouco.
error-full = Todos os lugares estão ocupados.
error-game-file = Este não é um arquivo de partida que se possa abrir ({ $detail }).
error-gone = Você saiu desta mesa.
error-grace = A espera até um bot assumir o lugar pode ser de 5 segundos a uma hora.
error-illegal = Esta jogada não é possível agora ({ $detail }).
error-lapsed = Sua ausência antes do início da partida foi longa demais, e seu lugar ficou livre. Se ninguém o ocupou, você pode voltar a ele.
error-level = O bot “{ $level }” não existe; escolha entre: { $levels }.
error-link-damaged = Este link está danificado: falta uma parte dele ou algo foi alterado. Peça-o de novo.
error-link-delay = A espera por um novo link para um lugar vai de um minuto a sete dias.
error-link-position = A posição deste link não pode ser jogada ({ $detail }).
error-link-too-long = Esta posição é grande demais para caber em um link.
error-link-version = Este link foi criado por outra versão de Citadels, que esta não consegue ler.
error-malformed = Não é possível ler esta solicitação ({ $detail }).
error-name = Um nome precisa ter pelo menos uma letra.
error-no-file = Esta partida começou em uma posição compartilhada. Só uma partida jogada desde o começo tem arquivo.
error-no-chat = Esta mesa não tem chat.
error-no-room = Este servidor não tem espaço para outra mesa. Tente mais tarde ou fale com a administração.
error-no-table = Essa mesa não existe.
error-no-undo = Isso não pode ser desfeito.
error-not-asked = Agora não é a sua vez.
error-not-begun = A partida ainda não começou.
error-not-found = Não há nada neste endereço.
error-not-here = Só o computador em que o servidor roda pode abri-lo para outras pessoas, e uma única vez.
error-not-over = A partida ainda não acabou.
error-not-owner = Só a pessoa responsável pela mesa pode fazer isso.
error-not-stalling = { $name } não está fazendo a mesa esperar. Um voto só conta se o tempo dessa pessoa acabar ou se ela passar mais tempo sem jogar do que esta mesa permite.
error-one-device = Uma mesa em um só aparelho não pode ser pública nem ter relógio.
error-origin = Esta solicitação vem de outro site.
error-owner-grace = A mesa pode passar a outra pessoa depois de, no mínimo, um minuto e, no máximo, um dia.
error-paused = A pessoa responsável pela mesa pausou a partida.
error-present = { $name } está na mesa, então ninguém mais pode ter um link para esse lugar.
error-push-service = O servidor não conhece o serviço de notificações deste navegador.
error-refused = Não é possível ({ $detail }).
error-reported = Já há uma denúncia em aberto feita do seu lugar. A administração deste servidor vai vê-la.
error-rules = Esta partida foi jogada com uma versão antiga das regras e não pode ser revista.
error-seat = Esse lugar não existe, ou não há ninguém ali a quem isto se aplique.
error-server = Ocorreu um erro no servidor; nada mudou.
# $detail says what is wrong (settings.ftl).
error-settings = Uma partida assim não é possível: { $detail }.
error-spectator = Só quem joga pode fazer isso.
error-stall-delay = O prazo para considerar que alguém faz a mesa esperar vai de um minuto a uma hora.
error-step =
    { $steps ->
        [1] Um passo é 0 ou 1.
       *[other] Um passo é um número de 0 a { $steps }.
    }
error-storage = O servidor não conseguiu guardar isto; nada mudou. Tente de novo.
error-taken = Esse lugar é de { $name }.
error-text = A mensagem está vazia.
error-time = Agora não é possível acrescentar tempo.
error-token = Este link não é válido ou deixou de ser. Peça um novo.
error-too-few = É preciso haver pelo menos mais duas pessoas na mesa. Lugares conectados do mesmo endereço de rede contam como um.
error-too-many = Solicitações demais; espere um minuto.
error-too-many-undos = Você desfez jogadas demais em pouco tempo; espere um momento.
error-too-much-chat = Você escreve mais depressa do que os outros conseguem ler; espere um momento.
error-unsure = O banco de dados não respondeu, e não se sabe se isto foi feito. Confira a mesa antes de tentar de novo.
error-weights = Não foi possível baixar o que este bot aprendeu; nada se perdeu. Tente de novo ou escolha outro bot.

## Calling somebody who is not there. $names are the others at the table, $count is how many they are.

call-title = Sua vez – Citadels
call-text =
    { $count ->
        [1] Rodada { $round }: { $names } espera por você.
       *[other] Rodada { $round }: { $names } esperam por você.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [1] Começou uma nova rodada: a rodada { $round }.
       *[other] Começaram { $count } rodadas; esta é a rodada { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] A sua cidade agora tem { $cards-indef }.
       *[no] { $name } construiu { $cards-indef }.
    }
