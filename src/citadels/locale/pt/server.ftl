# The web table.

## What all at a table are told. $name is the player whom it concerns.

notice-new-link = Há um novo link para o lugar de { $name }, criado por quem cuida da mesa; o antigo não vale mais.
notice-owner = Agora é { $name } quem cuida da mesa.
notice-paused = { $name } pausou a partida.
notice-resumed = { $name } retomou a partida.
notice-stand-in = { $name } está ausente; um bot assume o lugar.
notice-back = { $name } voltou.
notice-bot-failed = { $name } não conseguiu responder; um bot mais simples responde quando for preciso.
notice-time-up = O tempo de { $name } acabou; um bot responde.
notice-more-time = Mais tempo para { $name }.

## What the server does not do, and why

# The id is error- and the code. $detail is a technical remark in English, for whoever writes a client.

error-begun = A partida já começou.
error-bots =
    { $seats ->
        [1] Indique um nível de bot, ou nada, para o outro lugar.
       *[other] Indique um nível de bot, ou nada, para cada um dos outros { $seats } lugares.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Um turno pode durar de 10 segundos a uma hora.
       *[days] Uma resposta pode levar de seis horas a trinta dias.
    }
error-company = Isto é só para quem joga apenas com bots.
error-full = Todos os lugares estão ocupados.
error-gone = Você saiu desta mesa.
error-grace = A espera até um bot assumir o lugar pode ser de 5 segundos a uma hora.
error-illegal = Esta resposta não é possível agora ({ $detail }).
error-level = Não há nenhum bot “{ $level }”; há: { $levels }.
error-malformed = Não é possível ler este pedido ({ $detail }).
error-name = Um nome precisa ter pelo menos uma letra.
error-no-table = Essa mesa não existe.
error-no-undo = Isso não pode ser desfeito.
error-not-asked = Agora não é você quem responde.
error-not-begun = A partida ainda não começou.
error-not-found = Não há nada neste endereço.
error-not-here = Só a máquina em que o servidor roda pode abri-lo, e uma única vez.
error-not-over = A partida não acabou.
error-not-owner = Só quem cuida da mesa pode fazer isso.
error-origin = Este pedido vem de uma página de fora.
error-paused = Quem cuida da mesa pausou a partida.
error-push-service = O servidor não conhece o serviço de notificações deste navegador.
error-refused = Não é possível ({ $detail }).
error-rules = Esta partida foi jogada com regras diferentes das de hoje e não pode ser revista.
error-seat = Esse lugar não existe, ou não há ninguém ali a quem isto se aplique.
error-server = O servidor cometeu um erro; nada mudou.
# $detail says what is wrong (settings.ftl).
error-settings = Uma partida assim não é possível: { $detail }.
error-spectator = Só quem joga pode fazer isso.
error-step =
    { $steps ->
        [1] Um passo é 0 ou 1.
       *[other] Um passo é um número de 0 a { $steps }.
    }
error-storage = O servidor não conseguiu guardar isto; nada mudou. Tente de novo.
error-taken = Esse lugar é de { $name }.
error-text = A mensagem está vazia.
error-time = Agora não é possível acrescentar tempo.
error-token = Este link não é válido, ou já não é; peça um novo.
error-too-many = Pedidos demais; espere um minuto.
error-unsure = O banco de dados não respondeu, e ninguém sabe se isto foi feito. Olhe a mesa antes de tentar de novo.

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
