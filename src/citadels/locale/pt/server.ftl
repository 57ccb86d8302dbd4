# The web table: what all at a table are told. $name is the player whom it concerns.

notice-new-link = Há um novo link para o lugar de { $name }, criado por quem cuida da mesa; o antigo não vale mais.
notice-owner = Agora é { $name } quem cuida da mesa.
notice-paused = { $name } pausou a partida.
notice-resumed = { $name } retomou a partida.
notice-stand-in = { $name } está ausente; um bot joga no lugar.
notice-back = { $name } voltou.
notice-bot-failed = { $name } não conseguiu responder; um bot mais simples responde quando for preciso.
notice-time-up = O tempo de { $name } acabou; um bot responde.
