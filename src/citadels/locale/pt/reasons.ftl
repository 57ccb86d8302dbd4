# Why something may not be done, as the end of a sentence: "Construir o Palácio: custa 5 ouros, você tem 4". The id is
# reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-adj a type of district,
# $verb what must be done first.

reason-gather-first = primeiro colete ouro ou cartas
reason-gathered = você já coletou recursos
reason-limit =
    { $need ->
        [0] você não pode construir nada neste turno
        [1] você só pode construir um distrito neste turno
       *[other] você só pode construir { $need } distritos neste turno
    }
reason-duplicate = essa cidade já tem um distrito igual
reason-gold = custa { $need } { $need ->
        [one] ouro
       *[other] ouros
    }, você tem { $have }
reason-cost = custa { $have }; o limite é { $need }
reason-cannot-build = { $card-def } não pode construir
reason-cannot-be-built = não é possível construir { $card-def }; a carta vale pontos na mão
reason-city-too-large = não é possível construir em uma cidade de { $need } distritos ou mais; a sua tem { $have }
reason-must = primeiro você precisa { $verb ->
        [crown] dar a coroa a outro jogador
        [bewitch] enfeitiçar um personagem
       *[gather] coletar ouro ou cartas
    }
reason-used = você já fez isso neste turno
reason-no-income = você não tem nenhum distrito { $type-adj }
reason-empty-deck = o baralho está vazio
reason-empty-hand = não há cartas para pegar
reason-empty-city = você não tem distritos para dar
reason-complete = a cidade está completa
reason-protected = { $card-def } impede isso
reason-beautified = esse distrito já foi embelezado
reason-has-crown = já tem a coroa
reason-richest = ninguém tem mais ouro do que você
reason-richest-tied = há empate entre os jogadores mais ricos
reason-not-richest = outro jogador tem mais ouro
reason-rank-one = o ranque 1 está fora de alcance
reason-killed = o personagem foi assassinado
reason-bewitched = o personagem foi enfeitiçado
reason-no-tax = não há ouro de impostos para pegar
reason-not-beside = você não está ao lado de quem revelou o personagem de ranque 4
reason-not-beside-king = você não está ao lado de quem revelou o Rei
reason-own-city = não na sua própria cidade
