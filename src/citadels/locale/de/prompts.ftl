# The questions a player is asked. The id is prompt- and the id of the question; "you" is the player who is asked.
#
# The variables: $character is the acting character; $site the district being built; $player the other
# player concerned and $yours whether that is you; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks the characters named
# so far and $ranks-count their number; $called the character called and $answers whether it is yours; $crowned
# who has the crown; $ruin a district being destroyed; $own the characters you have already chosen and $own-count their number;
# $threat-by who put the threat there and $threat-face, $warrant-face what its face is: yes, no or hidden.
# Each card also comes with its forms, such as $site-acc.

prompt-pick =
    { $own-count ->
        [0] Wähle deinen Charakter für diese Runde.
       *[other] Wähle deinen zweiten Charakter; dein erster ist { $own-def }.
    }
prompt-discard-character = Wähle einen Charakter, der in dieser Runde verdeckt beiseitegelegt wird.
prompt-gather = Du bist { $character-def }. Nimmst du Gold oder ziehst du Karten?
prompt-keep = Welche Karte behältst du? Der Rest kommt unter den Stapel.
prompt-study = Welche Karte behältst du? Die anderen werden in den Stapel gemischt.
prompt-turn = Du bist { $character-def }. Was tust du?
prompt-how-to-pay = Wie bezahlst du { $site-acc } ({ $to_pay } Gold)?
prompt-pay-with-cards = Mit welchen Karten bezahlst du { $site-acc } ({ $to_pay } Gold)? Jede Karte zählt als 1 Gold. Den Rest zahlst du in Gold.

prompt-bewitch = Welchen Charakter verhext du? Dein Zug geht weiter, wenn dieser Charakter aufgerufen wird.
prompt-warrants =
    { $ranks-count ->
        [3] Welche der drei Enteignungen ist die unterzeichnete?
       *[other] Welcher Charakter bekommt Enteignung { $ranks-next } von 3? Bisher: { $ranks }.
    }
prompt-confiscate =
    { $player } bezahlt { $site-acc } und hat eine deiner Enteignungen. { $warrant-face ->
        [yes] Sie ist unterzeichnet. Beschlagnahmst du das Gebäude?
       *[other] Sie ist nicht unterzeichnet, du kannst den Bau also nur zulassen.
    }
prompt-threats =
    { $ranks-count ->
        [2] Welche der beiden Drohungen zeigt die Blume?
       *[other] Welcher Charakter bekommt die zweite Drohung? Die erste liegt auf { $ranks-dat }.
    }
prompt-answer-threat = { $threat-by } bedroht dich. Zahlst du die Hälfte deines Goldes als Schweigegeld? Wenn du dich weigerst, kann die Drohung aufgedeckt werden. Zeigt sie die Blume, verlierst du dein ganzes Gold.
prompt-reveal-threat =
    { $player } zahlt kein Schweigegeld. Deine Drohung { $threat-face ->
        [yes] zeigt die Blume
       *[other] ist die leere
    }. Deckst du sie auf?
prompt-redraw = Welche Karten legst du ab? Du ziehst ebenso viele.
prompt-take-card = Welche Karte nimmst du von { $player }? Du darfst sie behalten oder sofort bauen.
prompt-give-back = Welche Karte bekommt { $player } von dir?
prompt-coronation = Wer bekommt die Krone?
prompt-demand = Was nimmst du von { $player }?
prompt-purchase =
    { $missing ->
        [one] Welche Karte bekommt { $player } für das Gold, das dir fehlt?
       *[other] Welche { $missing } Karten bekommt { $player } für die { $missing } Gold, die dir fehlen?
    }
prompt-give-district = Welches deiner Gebäude bekommt { $player } für { $taken-acc }?
prompt-beautify-another = Verschönerst du außer { $first-dat } noch ein Gebäude?
prompt-theater = Tauschst du deinen Charakter unbesehen mit dem eines anderen Spielers?
prompt-give-character = Welchen deiner Charaktere bekommt { $player }?

prompt-tribute = { $player } hat dir als Intrigant die Krone gegeben. Was gibst du dafür?
prompt-sail = Nimmst du 4 Gold oder 4 Karten?
prompt-hospital =
    { $answers ->
        [yes] Du wurdest ermordet, aber dein Hospital rettet dich. Meldest du dich? Du darfst nur Einkommen nehmen.
       *[no] { $called-Def } wird aufgerufen, wurde aber ermordet. Das bist nicht du, du kannst also nur still bleiben. Gefragt wirst du wegen deines Hospitals.
    }
prompt-graveyard =
    { $yours ->
        [yes] { $ruin-Def } in deiner Stadt wird zerstört. Nimmst du die Karte auf die Hand?
       *[no] { $ruin-Def } von { $player } wird zerstört. Nimmst du die Karte auf die Hand?
    }
prompt-lighthouse = Dein Leuchtturm leuchtet. Siehst du den Stapel durch?
prompt-search-deck = Welche Karte nimmst du? Danach wird der Stapel gemischt.
prompt-bell-tower = Läutest du den Glockenturm? Dann ist eine Stadt in diesem Spiel mit sieben Gebäuden vollendet.
prompt-ball-room = { $crowned } hat die Krone und den Ballsaal. Erweist du der Krone die Ehre?
