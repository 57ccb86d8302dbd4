# The web table: what all at a table are told. $name is the player whom it concerns.

notice-new-link = Chi è capotavola ha creato un nuovo link per il posto di { $name }; quello vecchio non vale più.
notice-owner = Ora è { $name } a capotavola.
notice-paused = { $name } ha messo in pausa la partita.
notice-resumed = { $name } fa riprendere la partita.
notice-stand-in = { $name } è assente; al suo posto gioca un bot.
notice-back = { $name } è di ritorno.
notice-bot-failed = { $name } non è in grado di rispondere; dove serve risponde un bot più semplice.
notice-time-up = Il tempo di { $name } è scaduto; risponde un bot.
