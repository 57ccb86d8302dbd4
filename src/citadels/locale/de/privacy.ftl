# The page about privacy. $days is a number of days, and $contact how whoever runs the server is reached.

privacy-title = Datenschutz
privacy-lead = Du brauchst hier kein Konto, und niemand verfolgt, was du anderswo tust. Es gibt keine Cookies, keine Werbung und nichts von anderen Websites.
privacy-who = Wer diesen Server betreibt
privacy-contact = Bei Fragen zu diesem Server und zu dem, was er speichert, wende dich an: { $contact }
privacy-no-contact = Der Betreiber dieses Servers hat nicht angegeben, wie er zu erreichen ist. Frage die Person, von der du den Link hast.
privacy-stored = Was hier gespeichert wird
privacy-stored-name = Der Name, den du eingibst. Es kann ein beliebiger sein.
privacy-stored-game = Die Tische, die du eröffnest, und jede Aktion eines Spiels mit seinem Ausgang.
privacy-stored-chat = Was du im Chat schreibst, mit deinem Namen und der Zeit.
privacy-stored-report = Wenn du einen Tisch meldest: was du dazu schreibst, mit deinem Platz und der Zeit.
privacy-stored-link = Für jeden Link zu einem Platz ein Wert, an dem er zu erkennen ist, aber nicht der Link selbst.
privacy-stored-seat = Bis das Spiel zu Ende ist, zu deinem Platz: ein Code, der aus der Netzwerkadresse berechnet ist, von der aus du ihn eingenommen hast. So kann niemand alle Plätze eines Tisches besetzen.
privacy-stored-device = Wenn du Benachrichtigungen bei geschlossener Seite willst: die Adresse, die der Dienst deines Browsers diesem Gerät gegeben hat, und ihre Schlüssel.
privacy-stored-address = Nicht deine Netzwerkadresse selbst. Der Server kennt sie, solange du verbunden bist, und zählt anhand der Adresse die Anfragen, damit niemand ihn überfluten kann. Gespeichert wird sie nur, wenn sie wegen Missbrauchs gesperrt wurde. Sieben Tage lang bewahrt der Server zu deinem Platz einen daraus berechneten Code auf. Damit lässt sich jemand sperren, der andere belästigt, ohne dass jemand die Adresse gelesen hat.
privacy-kept = Wie lange es aufbewahrt wird
privacy-kept-lobby =
    { $days ->
        [one] Ein Tisch, dessen Spiel nicht begonnen hat: bis einen Tag nach dem letzten Besuch eines Spielers.
       *[other] Ein Tisch, dessen Spiel nicht begonnen hat: bis { $days } Tage nach dem letzten Besuch eines Spielers.
    }
privacy-kept-playing =
    { $days ->
        [one] Ein laufendes Spiel: bis einen Tag nach dem letzten Besuch eines Spielers.
       *[other] Ein laufendes Spiel: bis { $days } Tage nach dem letzten Besuch eines Spielers.
    }
privacy-kept-over =
    { $days ->
        [one] Ein beendetes Spiel: bis einen Tag nach dem letzten Besuch eines Spielers.
       *[other] Ein beendetes Spiel: bis { $days } Tage nach dem letzten Besuch eines Spielers.
    }
privacy-kept-closed =
    { $days ->
        [one] Ein Tisch, den der Betreiber geschlossen hat: bis einen Tag nach der Schließung.
       *[other] Ein Tisch, den der Betreiber geschlossen hat: bis { $days } Tage nach der Schließung.
    }
privacy-kept-playing-always = Ein laufendes Spiel: bis der Betreiber es löscht.
privacy-kept-over-always = Ein beendetes Spiel: bis der Betreiber es löscht.
privacy-kept-closed-always = Ein Tisch, den der Betreiber geschlossen hat: bis der Betreiber ihn löscht.
privacy-kept-reported = Ein Tisch mit einer offenen Meldung: bis zu 30 Tage länger.
privacy-kept-backups = Sicherungskopien können all das länger enthalten.
privacy-seen = Wer es sehen kann
privacy-seen-table = Alle an deinem Tisch und alle mit dem Link zum Zuschauen sehen deinen Namen und was du tust. Den Chat der Spieler können nur Spieler lesen.
privacy-seen-public = Jeder kann einen öffentlichen Tisch finden und sehen, wer daran sitzt.
privacy-seen-over = Wenn ein Spiel zu Ende ist, sehen alle am Tisch auch, was verdeckt war.
privacy-seen-report = Der Betreiber darf den Chat eines Tisches nur lesen, wenn jemand dort den Tisch gemeldet hat, und jedes Lesen wird protokolliert.
privacy-seen-runner = Technisch kann der Betreiber alles sehen, was gespeichert ist, auch deine Karten.
privacy-seen-calls = Benachrichtigungen gehen über den Dienst deines Browsers, verschlüsselt für dein Gerät. Sie sagen, wer an welchem Tisch wartet, und nichts über die Karten.
privacy-device = Was dein Gerät aufbewahrt
privacy-device-kept = Der Browser bewahrt die Links zu deinen Plätzen, deinen Namen und deine Einstellungen für diese Seite auf. Wenn du die Daten dieser Seite im Browser löschst, sind sie weg.
privacy-deleted = Deine Daten löschen lassen
privacy-deleted-how = Der Betreiber kann einen ganzen Tisch löschen oder das, was zu deinem Platz gehört. Der Link zu deinem Platz beweist, dass es deiner ist.
