# The web table: what all at a table are told. $name is the player whom it concerns.

notice-new-link = Quien dirige la mesa ha creado un enlace nuevo para el asiento de { $name }; el anterior ya no vale.
notice-owner = Ahora { $name } dirige la mesa.
notice-paused = { $name } ha puesto la partida en pausa.
notice-resumed = { $name } reanuda la partida.
notice-stand-in = { $name } se ha ausentado; un bot ocupa su lugar.
notice-back = { $name } está de vuelta.
notice-bot-failed = { $name } no ha podido responder; un bot más sencillo lo hará cuando haga falta.
notice-time-up = A { $name } se le ha acabado el tiempo; responde un bot.
