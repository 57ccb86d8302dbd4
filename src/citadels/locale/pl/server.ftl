# The web table.

## What everybody at a table is told. $name is the player it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = Gospodarz prosi o nowy link do miejsca gracza { $name }, bo tego gracza nie ma przy stole. Link będzie gotowy za { $span }, chyba że { $name } wróci albo ktoś odmówi.
notice-link-asked-unopposed = Gospodarz prosi o nowy link do miejsca gracza { $name }, bo tego gracza nie ma przy stole. Nikt inny nie może tu odmówić, więc na razie gra bot. Ktoś inny może przejąć miejsce najwcześniej za { $span }. Do tego czasu { $name } może wrócić.
notice-new-link = Jest nowy link do miejsca gracza { $name }; stary przestanie działać, gdy ktoś użyje nowego.
notice-no-link =
    { $you ->
        [yes] Nie będzie nowego linku do twojego miejsca.
       *[no] Nie będzie nowego linku do miejsca gracza { $name }.
    }
notice-claimed = Użyto nowego linku do miejsca gracza { $name }; stary już nie działa.
notice-owner =
    { $you ->
        [yes] Teraz to ty jesteś gospodarzem stołu.
       *[no] Gospodarzem stołu jest teraz { $name }.
    }
notice-owner-away =
    { $you ->
        [yes] Gospodarza nie ma przy stole; do jego powrotu gospodarzem jesteś ty.
       *[no] Gospodarza nie ma przy stole; do jego powrotu gospodarzem jest { $name }.
    }
notice-owner-back =
    { $you ->
        [yes] Znów jesteś gospodarzem stołu.
       *[no] { $name } wraca i znów jest gospodarzem stołu.
    }
notice-paused =
    { $you ->
        [yes] Wstrzymujesz grę.
       *[no] { $name } wstrzymuje grę.
    }
notice-resumed =
    { $you ->
        [yes] Wznawiasz grę.
       *[no] { $name } wznawia grę.
    }
notice-stand-in = Gracza { $name } nie ma przy stole; zastępuje go bot.
notice-back =
    { $you ->
        [yes] Wracasz do gry.
       *[no] { $name } wraca do gry.
    }
notice-removed =
    { $you ->
        [yes] Administrator usuwa cię od stołu.
       *[no] Administrator usuwa od stołu gracza { $name }.
    }
notice-bot-failed = { $name } nie może wykonać ruchu; w razie potrzeby zrobi to prostszy bot.
notice-bot-wanted =
    { $you ->
        [yes] Ktoś chce, żeby za ciebie grał bot.
       *[no] Ktoś chce, żeby za gracza { $name } grał bot.
    }
notice-bot-plays =
    { $you ->
        [yes] Na prośbę pozostałych gra za ciebie bot, dopóki ktoś z nich nie zmieni zdania.
       *[no] Na prośbę pozostałych za gracza { $name } gra bot, dopóki ktoś z nich nie zmieni zdania.
    }
notice-bot-stops =
    { $you ->
        [yes] Znów grasz.
       *[no] { $name } znów gra.
    }
notice-time-up =
    { $you ->
        [yes] Twój czas minął; ruch za ciebie wykonuje bot.
       *[no] Czas gracza { $name } minął; ruch wykonuje bot.
    }
notice-more-time =
    { $you ->
        [yes] Masz więcej czasu.
       *[no] { $name } ma więcej czasu.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Ruch za ciebie wykonuje bot. { $sentence }

# A time ahead: $time is a number of $unit.
span =
    { $unit ->
        [hours]
            { $time ->
                [one] godzinę
               *[other] { $time ->
                    [few] { $time } godziny
                   *[other] { $time } godzin
                }
            }
       *[minutes]
            { $time ->
                [one] minutę
               *[other] { $time ->
                    [few] { $time } minuty
                   *[other] { $time } minut
                }
            }
    }

## Why a request is refused

# The id is error- and the code. $detail is a technical remark in English, for those who write clients.

error-address-full = Z twojego adresu sieciowego zajęto już zbyt wiele miejsc przy tym stole.
error-authorization = To wymaga tokenu: wyślij go w nagłówku Authorization jako Bearer TOKEN.
error-backup = Nie można odczytać tego pliku gier ({ $detail }). Nic się nie zmieniło.
error-banned = Twój adres jest zablokowany na tym serwerze.
error-barred = Administrator tego serwera zamknął stół.
error-begun = Gra już się zaczęła.
error-bot-plays = Gra za ciebie bot, bo tak chcą wszyscy pozostali.
error-bots =
    { $seats ->
        [one] Wybierz poziom bota na drugie miejsce albo zostaw je wolne.
       *[other] Na każde z pozostałych { $seats } miejsc wybierz poziom bota albo zostaw miejsce wolne.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Czas na turę musi wynosić od 10 sekund do godziny.
       *[days] Czas na ruch musi wynosić od sześciu godzin do trzydziestu dni.
    }
error-company = Możesz to zrobić tylko wtedy, gdy grasz wyłącznie z botami.
error-crowd = Nie ma miejsca dla kolejnych widzów. Spróbuj później.
error-elsewhere = Ten stół przenosi się na inny serwer. Spróbuj za chwilę.
error-full = Wszystkie miejsca są zajęte.
error-game-file = To nie jest plik gry, który da się otworzyć ({ $detail }).
error-gone = Nie ma cię już przy tym stole.
error-grace = Bot może zastąpić gracza najwcześniej po 5 sekundach, a najpóźniej po godzinie.
error-illegal = Ten ruch nie jest teraz możliwy ({ $detail }).
error-lapsed = Przed rozpoczęciem gry nie było cię zbyt długo, więc twoje miejsce jest znów wolne. Jeśli nikt go nie zajął, zajmij je ponownie.
error-level = Nieznany bot „{ $level }”; do wyboru: { $levels }.
error-link-damaged = Ten link jest uszkodzony: brakuje jego części albo coś się w nim zmieniło. Poproś o niego jeszcze raz.
error-link-delay = Czas oczekiwania na nowy link do miejsca musi wynosić od jednej minuty do siedmiu dni.
error-link-position = Pozycji z tego linku nie da się rozegrać ({ $detail }).
error-link-too-long = Ta pozycja jest zbyt rozbudowana, by zmieścić się w linku.
error-link-version = Ten link powstał w innej wersji Cytadeli, której ta nie potrafi odczytać.
error-malformed = Nie można odczytać tego żądania ({ $detail }).
error-name = Imię musi mieć co najmniej jedną literę.
error-no-file = Ta gra zaczęła się od udostępnionej pozycji. Plik gry ma tylko gra rozegrana od pierwszego rozdania.
error-no-chat = Przy tym stole nie ma czatu.
error-no-room = Ten serwer nie ma miejsca na kolejny stół. Spróbuj później albo zapytaj administratora.
error-no-table = Nie ma takiego stołu.
error-no-undo = Tego nie można cofnąć.
error-not-asked = To nie twój ruch.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-found = Pod tym adresem nic nie ma.
error-not-here = Tylko komputer, na którym działa serwer, może go udostępnić innym, i to tylko raz.
error-not-over = Gra jeszcze się nie skończyła.
error-not-owner = Może to zrobić tylko gospodarz stołu.
error-not-stalling = { $name } nie blokuje gry. Głos liczy się dopiero wtedy, gdy temu graczowi skończy się czas albo gdy zwleka z ruchem dłużej, niż pozwala ten stół.
error-one-device = Stół na jednym urządzeniu nie może być publiczny ani mieć zegara.
error-origin = To żądanie pochodzi z innej strony internetowej.
error-owner-grace = Stół może zmienić gospodarza najwcześniej po minucie, a najpóźniej po jednym dniu.
error-paused = Gospodarz wstrzymał grę.
error-present = { $name } siedzi przy stole, więc nikt inny nie może dostać linku do tego miejsca.
error-push-service = Serwer nie zna usługi powiadomień tej przeglądarki.
error-refused = To niemożliwe ({ $detail }).
error-reported = Z twojego miejsca jest już nierozpatrzone zgłoszenie. Administrator tego serwera je zobaczy.
error-rules = Tę grę rozegrano według starszej wersji zasad i nie można jej odtworzyć.
error-seat = Nie ma takiego miejsca albo nie ma na nim nikogo, kogo mogłoby to dotyczyć.
error-server = Coś się nie udało na serwerze; nic się nie zmieniło.
# $detail says what is wrong (settings.ftl).
error-settings = Nie można przygotować tej gry: { $detail }.
error-spectator = Mogą to robić tylko gracze.
error-stall-delay = Gracza można uznać za blokującego grę najwcześniej po minucie, a najpóźniej po godzinie.
error-step =
    { $steps ->
        [one] Krok to 0 lub 1.
       *[other] Krok to liczba od 0 do { $steps }.
    }
error-storage = Serwer nie mógł tego zapisać; nic się nie zmieniło. Spróbuj jeszcze raz.
error-taken = { $name } już tam siedzi.
error-text = Wiadomość jest pusta.
error-time = Teraz nie można dodać czasu.
error-token = Ten link nie jest ważny albo stracił ważność. Poproś o nowy.
error-too-few = Do tego potrzeba przy stole co najmniej dwóch innych osób. Miejsca połączone z tego samego adresu sieciowego liczą się jak jedno.
error-too-many = Zbyt wiele żądań. Poczekaj minutę.
error-too-many-undos = Zbyt wiele cofniętych ruchów w krótkim czasie. Poczekaj chwilę.
error-too-much-chat = Piszesz szybciej, niż inni mogą przeczytać. Poczekaj chwilę.
error-unsure = Baza danych nie odpowiedziała, więc nie wiadomo, czy to zrobiono. Zanim spróbujesz ponownie, spójrz na stół.
error-weights = Nie udało się pobrać wiedzy tego bota; nic nie przepadło. Spróbuj jeszcze raz albo wybierz innego bota.

## Calling a player who is away. $names are the others at the table, $count is how many there are.

call-title = Twoja kolej – Cytadela
call-text =
    { $count ->
        [one] Runda { $round }: { $names } czeka na ciebie.
       *[other] Runda { $round }: { $names } czekają na ciebie.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [one] Zaczęła się nowa runda: { $round }.
        [few] Zaczęły się { $count } rundy; trwa runda { $round }.
       *[other] Zaczęło się { $count } rund; trwa runda { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Nowe dzielnice w twoim mieście: { $cards }.
       *[no] Nowe dzielnice gracza { $name }: { $cards }.
    }
