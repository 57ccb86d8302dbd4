# The page about privacy.

privacy-title = Privacidade
privacy-lead = Aqui não é preciso ter conta, e ninguém acompanha o que você faz em outros lugares: não há cookies, nem anúncios, nem nada que venha de outros sites.
privacy-who = Quem mantém este servidor
privacy-contact = Para perguntas sobre este servidor e o que ele guarda: { $contact }
privacy-no-contact = Quem mantém este servidor não disse como entrar em contato. Pergunte a quem lhe deu o link.
privacy-stored = O que fica guardado aqui
privacy-stored-name = O nome que você escreve, que pode ser qualquer um.
privacy-stored-game = As mesas que você cria, e cada resposta de uma partida com o que ela provocou.
privacy-stored-chat = O que você diz no chat, com seu nome e a hora.
privacy-stored-report = Se você denunciar uma mesa: o que escrever sobre ela, com o seu lugar e a hora.
privacy-stored-link = De cada link para um lugar, um valor pelo qual ele é reconhecido, mas não o próprio link.
privacy-stored-seat = Até o fim da partida, com o seu lugar: um código calculado a partir do endereço de rede de onde você o ocupou, para que ninguém possa ocupar todos os lugares de uma mesa.
privacy-stored-device = Se você quer chamadas com a página fechada: o endereço que o serviço do seu navegador deu a este aparelho, e suas chaves.
privacy-stored-address = Seu endereço de rede em si, não. Ele é conhecido enquanto dura a conexão, e contado para que ninguém possa inundar o servidor; só fica guardado se foi banido por abuso. Durante sete dias o servidor guarda, com o seu lugar, um código calculado a partir dele: assim se pode banir quem abusa sem que ninguém tenha lido seu endereço.
privacy-kept = Por quanto tempo
privacy-kept-lobby =
    { $days ->
        [1] Uma mesa cuja partida não começou: um dia depois da última visita de um jogador.
       *[other] Uma mesa cuja partida não começou: { $days } dias depois da última visita de um jogador.
    }
privacy-kept-playing =
    { $days ->
        [1] Uma partida inacabada: um dia depois da última visita de um jogador.
       *[other] Uma partida inacabada: { $days } dias depois da última visita de um jogador.
    }
privacy-kept-over =
    { $days ->
        [1] Uma partida terminada: um dia depois da última visita de um jogador.
       *[other] Uma partida terminada: { $days } dias depois da última visita de um jogador.
    }
privacy-kept-closed =
    { $days ->
        [1] Uma mesa que quem mantém este servidor fechou: um dia depois disso.
       *[other] Uma mesa que quem mantém este servidor fechou: { $days } dias depois disso.
    }
privacy-kept-playing-always = Uma partida inacabada: até que quem mantém este servidor a apague.
privacy-kept-over-always = Uma partida terminada: até que quem mantém este servidor a apague.
privacy-kept-closed-always = Uma mesa que quem mantém este servidor fechou: até que a apague.
privacy-kept-reported = Uma mesa com uma denúncia em aberto: até 30 dias a mais.
privacy-kept-backups = Cópias de segurança podem guardar tudo por mais tempo.
privacy-seen = Quem pode ver
privacy-seen-table = Quem está na sua mesa, e quem tem o link para assistir, vê seu nome e o que você faz. Os jogadores leem o que os jogadores dizem.
privacy-seen-public = Qualquer pessoa encontra uma mesa pública, com os nomes de quem está nela.
privacy-seen-over = Quando uma partida termina, quem está na mesa vê também o que estava escondido.
privacy-seen-report = Quem mantém este servidor lê o chat de uma mesa se alguém nela a denunciou, e cada leitura fica registrada.
privacy-seen-runner = Quem mantém este servidor poderia ver tudo o que fica guardado, suas cartas também.
privacy-seen-calls = As chamadas passam pelo serviço do seu navegador, criptografadas para o seu aparelho. Dizem quem espera em qual mesa, e nada sobre as cartas.
privacy-device = O que o seu aparelho guarda
privacy-device-kept = O navegador guarda para esta página os links dos seus lugares, seu nome e suas preferências. Se você apagar nele os dados desta página, eles somem.
privacy-deleted = Pedir que algo seja apagado
privacy-deleted-how = Quem mantém este servidor pode apagar uma mesa inteira, ou o que pertence ao seu lugar. O link do seu lugar mostra que ele é seu.
