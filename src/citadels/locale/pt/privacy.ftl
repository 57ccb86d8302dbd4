# The page about privacy.

privacy-title = Privacidade
privacy-lead = Aqui não é preciso ter conta, e ninguém acompanha o que você faz em outros lugares: não há cookies, nem anúncios, nem nada que venha de outros sites.
privacy-who = Quem mantém este servidor
privacy-contact = Para perguntas sobre este servidor e o que ele guarda: { $contact }
privacy-no-contact = A administração deste servidor não informou um contato. Pergunte a quem lhe enviou o link.
privacy-stored = O que fica guardado aqui
privacy-stored-name = O nome que você escreve, que pode ser qualquer um.
privacy-stored-game = As mesas que você cria, e cada jogada de uma partida com o resultado dela.
privacy-stored-chat = O que você diz no chat, com seu nome e a hora.
privacy-stored-report = Se você denunciar uma mesa: o que escrever sobre ela, com o seu lugar e a hora.
privacy-stored-link = De cada link para um lugar, um valor que o identifica, mas não o link em si.
privacy-stored-seat = Até o fim da partida, com o seu lugar: um código calculado a partir do endereço de rede de onde você o ocupou, para que ninguém possa ocupar todos os lugares de uma mesa.
privacy-stored-device = Se você pediu notificações com a página fechada: o endereço que o serviço do seu navegador deu a este aparelho, e suas chaves.
privacy-stored-address = Seu endereço de rede não é guardado. O servidor o conhece enquanto dura a conexão e conta as solicitações que vêm dele, para que ninguém cause uma sobrecarga; o endereço só fica guardado se for banido por abuso. Durante sete dias, o servidor guarda, com o seu lugar, um código calculado a partir dele: assim, é possível banir quem comete abusos sem que ninguém leia o endereço.
privacy-kept = Por quanto tempo
privacy-kept-lobby =
    { $days ->
        [1] Uma mesa cuja partida não começou: um dia depois da última visita de um jogador.
       *[other] Uma mesa cuja partida não começou: { $days } dias depois da última visita de um jogador.
    }
privacy-kept-playing =
    { $days ->
        [1] Uma partida em andamento: um dia depois da última visita de um jogador.
       *[other] Uma partida em andamento: { $days } dias depois da última visita de um jogador.
    }
privacy-kept-over =
    { $days ->
        [1] Uma partida terminada: um dia depois da última visita de um jogador.
       *[other] Uma partida terminada: { $days } dias depois da última visita de um jogador.
    }
privacy-kept-closed =
    { $days ->
        [1] Uma mesa fechada pela administração: um dia depois de fechada.
       *[other] Uma mesa fechada pela administração: { $days } dias depois de fechada.
    }
privacy-kept-playing-always = Uma partida em andamento: até que a administração a apague.
privacy-kept-over-always = Uma partida terminada: até que a administração a apague.
privacy-kept-closed-always = Uma mesa fechada pela administração: até que ela a apague.
privacy-kept-reported = Uma mesa com uma denúncia em aberto: até 30 dias a mais.
privacy-kept-backups = Backups podem guardar tudo por mais tempo.
privacy-seen = Quem pode ver
privacy-seen-table = Quem está na sua mesa, e quem tem o link para assistir, vê seu nome e o que você faz. Só os jogadores podem ler o chat dos jogadores.
privacy-seen-public = Qualquer pessoa pode encontrar uma mesa pública e ver quem está nela.
privacy-seen-over = Quando uma partida termina, quem está na mesa também vê o que estava oculto.
privacy-seen-report = A administração só pode ler o chat de uma mesa se alguém nela a tiver denunciado, e cada leitura fica registrada.
privacy-seen-runner = A administração tem como ver tudo o que fica guardado, inclusive suas cartas.
privacy-seen-calls = As notificações passam pelo serviço do seu navegador, criptografadas para o seu aparelho. Elas dizem quem espera e em que mesa, e nada sobre as cartas.
privacy-device = O que o seu aparelho guarda
privacy-device-kept = O navegador guarda para esta página os links dos seus lugares, seu nome e suas preferências. Se você apagar nele os dados desta página, eles somem.
privacy-deleted = Como pedir que seus dados sejam apagados
privacy-deleted-how = A administração pode apagar uma mesa inteira ou só o que pertence ao seu lugar. O link do seu lugar comprova que ele é seu.
