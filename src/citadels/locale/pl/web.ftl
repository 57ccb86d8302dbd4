# The words of the page itself. What the game says, and the names and texts of cards, come from the other files.

## Everywhere

web-title = Cytadela
web-title-turn = (!) Twoja kolej – Cytadela
web-skip = Przejdź do stołu
web-close = Zamknij
web-cancel = Anuluj
web-home = Strona główna
web-language = Język
web-tools = Zasady, język i ustawienia
web-rules = Zasady
web-day = Dzień
web-night = Noc
web-offline = Nie można połączyć się z serwerem.
web-guest = Gość
web-about = Nieoficjalna, fanowska wersja gry karcianej Brunona Faiduttiego.
web-interface = Dla programistów
web-licences = Licencje
web-privacy = Prywatność

## The start

web-your-name = Twoje imię
web-slogan = Zbuduj swoje miasto.
web-slogan-second = Strzeż swojej tajemnicy.
web-description = Gra karciana Cytadela: zbuduj swoje miasto, strzeż swojej tajemnicy. Graj z botami lub ze znajomymi, za darmo i bez reklam.
web-screenshot-wide = Stół dla czworga na dużym ekranie
web-screenshot-narrow = Tura na telefonie
web-pitch = W każdej rundzie potajemnie wcielasz się w nową rolę: Zabójczyni, Złodzieja, Króla, Architekta. Postacie działają w kolejności rang, a każda ma własną moc. Odgadnij, kim są rywale, nie daj się przejrzeć i zakończ grę z najcenniejszym miastem.
web-play-now = Graj teraz
web-play-now-text = przeciwko 3 botom
web-intro-minutes = 10 minut
web-friends = Ze znajomymi
web-friends-text = wyślij link albo grajcie na jednym urządzeniu
web-new-table = Przygotuj stół
web-my-tables = Moje stoły
web-open-tables = Stoły z wolnymi miejscami
web-open-seats =
    { $seats ->
        [one] jedno wolne miejsce
        [few] { $seats } wolne miejsca
       *[other] { $seats } wolnych miejsc
    }
web-join = Dołącz
web-your-turn = Twoja kolej
web-phase-lobby = Przed startem
web-phase-playing = Runda { $round }
web-phase-over = Koniec gry
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] Wygrywasz
       *[no] Wygrywa { $name }
    }

## Setting up

web-edition = Edycja
web-players = Gracze
web-others = Pozostałe miejsca
web-seat = Miejsce { $seat }
web-seat-open = wolne dla znajomego
web-seat-free = wolne
web-bots = Boty
web-cards = Karty
web-preset-random = Losowo
web-preset-random-text = Losowe postacie i dzielnice unikatowe.
web-own-cast = Własny wybór
web-own-cast-text = Wybierz po jednej postaci każdej rangi i poszczególne dzielnice unikatowe.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } · { $edition }
web-own-list = Własny zestaw kart
web-characters = Postacie
web-unique =
    { $needed ->
        [any] Dzielnice unikatowe: wybrano { $chosen }
       *[other] Dzielnice unikatowe: wybrano { $chosen } z { $needed }
    }
web-table-rules = Zasady stołu
web-size = Dzielnice w ukończonym mieście
web-variant-crown-after-round = Korona zmienia właściciela dopiero po rundzie
web-clock = Zegar
web-clock-untimed = bez zegara
web-clock-quick = minuta na turę
web-clock-calm = trzy minuty na turę
web-clock-days = dwa dni na ruch
web-pace = Tempo botów
web-pace-slow = wolne
web-pace-normal = zwykłe
web-pace-fast = szybkie
web-pace-instant = błyskawiczne
web-undo-allowed = Pozwól cofać ruchy
web-chat-allowed = Pozwól na czat
web-public = Otwarty dla wszystkich na tym serwerze
web-open-table = Otwórz stół
web-ways = Sposoby gry
web-way-now = Teraz
web-way-now-text = Zacznij od razu przeciwko botom.
web-way-pass = Na jednym urządzeniu
web-way-pass-text = Podawajcie sobie telefon lub tablet.
web-way-pass-short = jedno urządzenie
web-way-friends = Ze znajomymi
web-way-friends-text = Wyślij link. Kto go otworzy, może zająć miejsce.
web-way-own = Własna gra
web-way-own-text = Wybierz edycję, karty i zegar.
web-way-own-short = edycja, karty, gracze
web-begin = Graj
web-rivals = Boty
web-filled = W tym boty
web-strength = Poziom trudności
web-link-comes =
    { $seats ->
        [one] Dostaniesz link, który wyślesz znajomemu.
       *[other] Dostaniesz link, który wyślesz { $seats } znajomym.
    }

## Coming to a table

web-no-way-in = Ten link nie otwiera miejsca. Poproś gospodarza stołu o zaproszenie.
web-invited = Zaproszenie do gry w Cytadelę
web-invited-by = { $name } zaprasza cię do gry w Cytadelę
web-sit-down = Zajmij miejsce
web-opening = Otwieranie stołu…
web-reconnecting = Utracono połączenie. Trwa ponowne łączenie…
web-ended-protocol = Ta strona jest nieaktualna. Odśwież ją.
web-ended-token = Tego miejsca nie można już stąd otworzyć.
web-ended-replaced = Ten link nie otwiera już miejsca. Usunięto cię, miejsce przejął ktoś inny, przed rozpoczęciem gry nie było cię zbyt długo albo unieważniono linki.
web-ended-elsewhere = Twoje miejsce jest otwarte w zbyt wielu oknach lub na zbyt wielu urządzeniach, więc tutaj zostało zamknięte. Odśwież stronę, by grać tutaj.
web-ended-full = Nie ma miejsca dla kolejnych widzów. Spróbuj później.
web-ended-barred = Administrator tego serwera zamknął stół.

## Before the deal

web-lobby = Stół
web-lobby-of = Stół gracza { $name }
web-owner = gospodarz
web-away = poza stołem
web-ready = może zaczynać
web-not-ready = przygotowuje się
web-kick = Usuń
web-kick-sure = { $name } straci to miejsce i wróci tylko z zaproszeniem.
web-i-am-ready = Możemy zaczynać
web-fill-seats = Obsadź wolne miejsca botami
web-wait = Jeszcze chwila
web-leave = Opuść stół
web-waiting-seats = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
web-waiting-ready = Gra zacznie się, gdy wszyscy będą gotowi.
web-commitment = Suma kontrolna tasowania, ustalona przed rozdaniem: { $code }

## Links

web-link-invite = Zaproś znajomego
web-link-invite-text = Każdy, kto ma ten link, może zająć wolne miejsce.
web-link-invite-sure = Obecne zaproszenie powstało na innym urządzeniu. Nowe je unieważni.
web-link-watch = Link dla widzów
web-link-watch-text = Każdy, kto ma ten link, może oglądać grę, ale nie widzi zakrytych kart.
web-link-watch-sure = Obecny link powstał na innym urządzeniu. Nowy go unieważni i rozłączy wszystkich, którzy przez niego oglądają.
web-link-device = Graj dalej na innym urządzeniu
web-link-device-text = Ten link otwiera twoje miejsce na innym urządzeniu. Działa raz, w ciągu godziny.
web-link-seat = Nowy link
web-link-seat-text = Ten link jest dla gracza, który zgubił swój. Działa raz. Stary link jest ważny, dopóki ktoś nie użyje nowego.
web-link-seat-sure = Gracza { $name } nie ma przy stole. Wszyscy przy stole dowiedzą się, że prosisz o nowy link do tego miejsca. Dostaniesz go po pewnym czasie, chyba że { $name } wróci albo ktoś odmówi.
web-link-seat-unopposed = Gracza { $name } nie ma przy stole i nikt inny nie może tu odmówić nowego linku. Dlatego za gracza { $name } gra bot, a link dostaniesz dopiero po jednym dniu. { $name } może wrócić, dopóki ktoś nie użyje linku.
# $time is until then, as a clock shows it.
web-link-asked = Nowy link do miejsca gracza { $name }: { $time }
web-link-asked-unopposed = Do tego czasu gra bot, a { $name } może wrócić.
web-link-fetch = Pobierz link
web-link-refuse = Odmów
web-link-make = Utwórz nowy link
web-only-here = Na razie do stołu ma dostęp tylko ten komputer.
web-open-house = Udostępnij go innym w mojej sieci
web-address = Adres
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-qr = Adres jako kod QR

## The table

web-table = Stół
web-round = Runda { $round }
web-deck =
    { $cards ->
        [0] talia jest pusta
        [one] jedna karta w talii
        [few] { $cards } karty w talii
       *[other] { $cards } kart w talii
    }
web-paused = wstrzymano
web-final-round = ostatnia runda
web-waiting-for = Ruch gracza { $name }
web-spectators =
    { $count ->
        [one] jeden widz
       *[other] { $count } widzów
    }
web-hours =
    { $hours ->
        [one] jedna godzina
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }
web-you-mark = ty
web-stand-in = gra bot
web-crown = ma koronę
web-gold = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
web-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
web-city = dzielnice
web-city-progress = { $size } z { $goal } dzielnic
web-points =
    { $count ->
        [one] dotychczas { $count } punkt
        [few] dotychczas { $count } punkty
       *[other] dotychczas { $count } punktów
    }
web-city-size = { $count ->
        [one] { $count } dzielnica
        [few] { $count } dzielnice
       *[other] { $count } dzielnic
    }
web-your-hand = Twoja ręka
web-hand-empty = Nie masz kart na ręce.
web-question = Co możesz zrobić
web-not-now = Czego nie możesz teraz zrobić i dlaczego
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-mark = propozycja
web-hint-says = Podpowiedź: { $action }. { $reason }
web-wishes = Zaznacz upatrzone postacie
web-wishes-text = Notatka dla siebie. Nic nie zostanie wybrane za ciebie: zobaczysz karty i zdecydujesz.
web-wishes-list = Zaznaczone: { $cards }
web-wishes-then = Pierwsza, która do ciebie dotrze, będzie wyróżniona. Decyzja nadal należy do ciebie.
web-wishes-rub-out = Wymaż
web-wish-number = wybór { $number }
web-wish-mark = twój wybór
web-wish-missed = Nie dotarły do ciebie: { $cards }
web-draft-now = Wybiera { $name }.
web-draft-next = Następny wybór należy do ciebie.
web-packet-looks =
    { $count ->
        [one] ogląda jedną kartę
        [few] ogląda { $count } karty
       *[other] ogląda { $count } kart
    }
web-packet-comes =
    { $count ->
        [one] jedna karta w drodze
        [few] { $count } karty w drodze
       *[other] { $count } kart w drodze
    }
web-skip-bots = Przewiń ruchy botów
web-log = Dziennik
web-chat = Czat
web-say = Napisz coś
web-chat-empty = Nikt jeszcze nic nie napisał. Przywitaj się!
web-chat-off = Przy tym stole nie ma czatu.
web-report = Zgłoś ten stół
web-report-about = Napisz, co jest nie tak. Administrator tego serwera może potem czytać czat tego stołu, dopóki sprawa nie zostanie załatwiona, a także usuwać lub blokować graczy. Nikt przy stole nie dowie się, kto go zgłosił.
web-report-reason = Co się stało?
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Administrator tego serwera ma twoje zgłoszenie.
web-send = Wyślij
web-spectator = Widz
web-pause = Wstrzymaj
web-resume = Wznów
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie
web-hand-over = Przekaż stół
web-hand-over-sure = Gospodarzem stołu zamiast ciebie zostanie { $name }.
web-let-bot-play = Niech gra bot
web-let-bot-play-sure = { $name } blokuje grę. Jeśli wszyscy pozostali tutaj się zgodzą, a jest was co najmniej dwoje, za gracza { $name } zagra bot. Wszyscy się o tym dowiedzą. Potrwa to, dopóki ktoś z was nie zmieni zdania albo ktoś nie dołączy lub nie odejdzie.
web-no-bot = Jednak bez bota
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Możliwe za { $time }, jeśli { $name } nie wykona ruchu
web-bot-not-asked = Możliwe tylko wtedy, gdy { $name } blokuje grę
web-bot-too-few = Wymaga dwóch innych osób przy stole, z różnych adresów
web-revoke = Unieważnij moje linki
web-revoke-sure = Wszystkie linki do twojego miejsca przestaną działać, a inne urządzenia zostaną rozłączone. Połączone zostanie tylko to urządzenie.

## The track of characters

web-rank-out = odłożono
web-rank-nobody = nikt jej nie ma
web-rank-called = wywołano
web-rank-silent = milczy
web-facedown =
    { $count ->
        [one] zakryta
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }
web-mark-killed = zabito
web-mark-robbed = do okradzenia
web-mark-bewitched = zaczarowano
web-mark-warrant = nakaz
web-mark-threat = groźba

## Types of districts

web-district-line =
    { $copies ->
        [one] Dzielnica { $type }, koszt { $cost }.
        [few] Dzielnica { $type }, koszt { $cost }, { $copies } egzemplarze w grze.
       *[other] Dzielnica { $type }, koszt { $cost }, { $copies } egzemplarzy w grze.
    }
web-character-line = Postać rangi { $rank }.
web-no-text = Ta karta nie ma tekstu.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = najpierw zasoby
short-gathered = już pobrano
short-limit =
    { $need ->
        [0] bez budowania
       *[other] najwyżej { $need } na turę
    }
short-duplicate = bez duplikatów
short-gold = brakuje { $missing ->
        [one] { $missing } monety
       *[other] { $missing } monet
    }
short-cost = koszt ponad { $need }
short-cannot-build = nie może budować
short-cannot-be-built = zostaje na ręce
short-city-too-large = za duże miasto
short-must = jeszcze nie
short-used = już użyto
short-no-income = brak takich dzielnic
short-empty-deck = pusta talia
short-empty-hand = brak kart
short-empty-city = nic do oddania
short-complete = ukończone miasto
short-protected = pod ochroną
short-beautified = już ozdobiona
short-has-crown = ma koronę
short-richest = masz najwięcej
short-richest-tied = remis najbogatszych
short-not-richest = ktoś ma więcej
short-rank-one = poza zasięgiem
short-killed = zabito
short-bewitched = zaczarowano
short-no-tax = brak podatku
short-not-beside = nie obok rangi 4
short-not-beside-king = nie obok Króla
short-own-city = twoje miasto

## The end

web-result = Wynik
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] Wygrywasz jednym punktem
               *[other] Wygrywasz { $number } punktami
            }
       *[no]
            { $points ->
                [one] { $name } wygrywa jednym punktem
               *[other] { $name } wygrywa { $number } punktami
            }
    }
web-win-tie =
    { $you ->
        [yes] Wygrywasz o włos
       *[no] { $name } wygrywa o włos
    }
web-win-shared = Wspólne zwycięstwo
web-number-2 = dwoma
web-number-3 = trzema
web-number-4 = czterema
web-number-5 = pięcioma
web-number-6 = sześcioma
web-number-7 = siedmioma
web-number-8 = ośmioma
web-number-9 = dziewięcioma
web-number-10 = dziesięcioma
web-number-11 = jedenastoma
web-number-12 = dwunastoma
web-place = { $place }. miejsce
# Beside the same place of two players.
web-tied = remis
web-points-total =
    { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-turned =
    { $you ->
        [yes] Po rundzie { $round } nikt już cię nie wyprzedzał.
       *[no] Po rundzie { $round } nikt już nie wyprzedzał gracza { $name }.
    }
web-turned-by = Co pomogło najbardziej: { $text }
web-led-always =
    { $you ->
        [yes] Po żadnej z rund nikt cię nie wyprzedzał.
       *[no] Po żadnej z rund nikt nie wyprzedzał gracza { $name }.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] o jeden punkt więcej
        [few] o { $points } punkty więcej
       *[other] o { $points } punktów więcej
    }.
web-decided-all = To przesądziło o wyniku.
web-decided-most = To większość przewagi.
web-decided-half = To połowa przewagi.
web-final-table = Zobacz stół
web-no-cards = brak kart na ręce
web-rematch = Rewanż
web-secrets = Co było ukryte
web-download = Pobierz grę
web-check-shuffle = Sprawdź tasowanie
web-shuffle-same = Rozdanie zgadza się z sumą kontrolną, którą to urządzenie widziało wcześniej. Żeby sprawdzić każdą kartę, pobierz grę i uruchom: citadels replay PLIK --verify
web-shuffle-unknown = Tego urządzenia nie było przy stole przed rozdaniem, więc nie zna ono sumy kontrolnej. Pobierz grę i uruchom: citadels replay PLIK --verify
web-shuffle-other = Tasowanie nie zgadza się z sumą kontrolną pokazaną przed rozdaniem!

## The replay

web-replay = Obejrzyj powtórkę
web-replay-title = Powtórka
web-back = Krok wstecz
web-forward = Krok naprzód
web-step = Krok
web-eyes = Punkt widzenia
web-eyes-public = Oczami widza
web-play = Odtwórz
web-speed = Prędkość
web-step-of = Krok { $step } z { $steps }
web-all-hands = Wszystkie ręce
web-offered = Postacie do wyboru
web-to-result = Wróć do wyniku

## Help and preferences

web-help = Pomoc
web-help-goal = Gra kończy się po rundzie, w której ktoś zbuduje swoją { $size }. dzielnicę. Wygrywa gracz z największą liczbą punktów. W każdej rundzie potajemnie wybierasz postać, a postacie działają w kolejności rang.
web-help-signs = Symbole
web-sign-crown = korona: pierwszy wybór
web-sign-coin = złoto
web-sign-card = karty na ręce
web-sign-laurel = dotychczasowe punkty
web-sign-hammer = budowa
web-sign-flag = dzielnica, dzięki której ukończono miasto
web-sign-dagger = zabójstwo: utrata tury
web-sign-purse = kradzież: utrata całego złota
web-sign-flame = zburzenie
web-sign-shield = ochrona
web-help-points = Punkty
web-points-cost = za każdą dzielnicę jej koszt
web-points-types = za dzielnice wszystkich pięciu rodzajów
web-points-first = za pierwsze ukończone miasto
web-points-complete = za każde kolejne ukończone miasto
web-points-unique = za niektóre dzielnice unikatowe, zgodnie z ich kartami
web-help-round = Runda
web-keys = Klawisze
web-key-digits = wybór możliwości według numeru
web-key-gold = pobranie złota
web-key-cards = dobranie kart
web-key-end = koniec tury
web-key-undo = cofnięcie
web-key-help = ta pomoc
web-key-skip = przewinięcie ruchów botów
web-key-hint = podpowiedź i jej powód
web-unique-districts = Dzielnice unikatowe
web-preferences = Ustawienia
web-all-preferences = Wszystkie ustawienia
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-text-size = Wielkość tekstu
web-volume = Głośność
web-motion = Pokazuj animacje
web-motion-pace = Tempo animacji
web-motion-calm = spokojne
web-motion-normal = zwykłe
web-motion-brisk = żwawe
web-confirm = Pytaj przed zakończeniem tury, w której można jeszcze budować
web-one-press = Pobieraj złoto i buduj jednym naciśnięciem, gdy można to cofnąć
web-one-press-offer = To można cofnąć, więc wystarczyłoby jedno naciśnięcie. Możesz to też zmienić w ustawieniach.
web-one-press-take = Odtąd jednym naciśnięciem
web-take-all = Weź całe złoto

## The tutorial: what the guide says, and why

web-intro = Ucz się, grając
web-intro-resume = Wróć do lekcji
web-intro-resume-text = dokładnie tam, gdzie została przerwana
web-lesson-guide = Ida, twoja przewodniczka
web-lesson-round = Ida, runda { $round } z { $rounds }
web-lesson-because = Dlaczego
web-lesson-known = Warto wiedzieć
web-lesson-reading = Ida wyjaśnia
web-lesson-around = (wyróżnione: { $things })
web-lesson-city = miasto gracza { $name }
web-lesson-show = Pokaż mi
web-lesson-go-on = Dalej
web-lesson-cards = Do kart
web-lesson-back = Wróć do przewodniczki: { $title }
web-lesson-leave = Graj dalej bez przewodniczki
web-lesson-welcome-title = Witaj!
web-lesson-welcome = Jestem Ida. Zagramy razem cztery rundy, a potem gra należy do ciebie. Wygrywa najcenniejsze miasto.
web-lesson-welcome-why-1 = W każdej rundzie jesteś kimś innym, w tajemnicy. Na tym polega cała sztuka.
web-lesson-welcome-why-2 = Punkty daje tylko miasto. Złoto i karty to droga do niego.
web-lesson-welcome-why-3 = Gdy jakieś miasto ma { $size } dzielnic, trwa ostatnia runda.
web-lesson-wait-title = Obserwuj pozostałych
web-lesson-wait = Postacie wywołuje się w kolejności rang. Dziennik pokazuje, co robią. Wybierz kartę, żeby ją przeczytać.
web-lesson-own-title = Masz własny plan. Świetnie!
web-lesson-own = Rób to, co uważasz za najlepsze. Jeśli chcesz rady, poproś o podpowiedź.
web-lesson-over-title = To wszystko, czego potrzebujesz
web-lesson-over = Buduj w każdej turze, trzymaj mało złota, bądź kimś, kogo nikt się nie spodziewa, i licz. Reszta gry należy do ciebie. Proś o podpowiedź, kiedy zechcesz. Powodzenia!
web-lesson-passed-title = Zapamiętaj te karty
web-lesson-passed = Wybierasz w tajemnicy, ale widzisz nie tylko swoją kartę. Dzięki temu wiesz potem, kto może być kim.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } wybiera z kart, które idą dalej: { $passed }.
       *[other] Pozostali wybierają z kart, które idą dalej: { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Zakryta: { $before }. Nikt jej nie ma w tej rundzie.
       *[other] Zabrane przed tobą albo zakryte: { $before }.
    }
web-lesson-passed-why-3 = Odłożone, odkryte: { $out }. Nikt ich nie ma.
web-lesson-last-title = Zapamiętaj te karty
web-lesson-last = Wybierasz na końcu, więc karta, którą zostawiasz, leży zakryta. Tylko ty wiesz która.
web-lesson-last-why-1 = Zakryta: { $passed }. Nikt jej nie ma w tej rundzie.
web-lesson-last-why-2 = Zabrane przed tobą albo zakryte: { $before }.
web-lesson-last-why-3 = Odłożone, odkryte: { $out }. Nikt ich nie ma.
web-lesson-robbed-title = Okradziono cię
web-lesson-robbed = Złodziejem jest { $name } i wskazuje twoją postać. Tracisz całe złoto: { $gold }. To się powtórzy, ale nie musi tyle kosztować.
web-lesson-robbed-why-1 = { $name } nie zna twojej karty. Złodziej wskazuje postać, nie gracza.
web-lesson-robbed-why-2 = Niewydane złoto: { $gold }. Wydawaj je albo bądź kimś, kogo nikt się nie spodziewa.
web-lesson-robbed-why-3 = Miasto cię zdradza: po kolorach widać, które postacie ci płacą.
web-lesson-killed-title = Zabito cię
web-lesson-killed = Zabójczynią jest { $name } i wskazuje twoją postać: { $card }. Tracisz tę turę, ale zachowujesz złoto, karty i miasto.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } przekazuje ci te karty: { $packet }.
       *[no] Celem bywa najbardziej przydatna postać. Druga w kolejności jest często bezpieczniejsza.
    }
web-lesson-killed-why-2 = Tylko jedna z przekazanych kart nie jest w grze. { $name } wskazuje twoją.
web-lesson-killed-why-3 = Tracisz tylko tę turę. W następnej rundzie będziesz kimś innym.
web-lesson-took-title = Udana kradzież: { $name } traci złoto
web-lesson-took =
    Wskazana postać została wywołana i całe jej złoto jest twoje: { $gold }. { $counted ->
        [yes] To nie zgadywanie, to liczenie.
       *[no] Do tego trzeba liczyć albo mieć szczęście.
    }
web-lesson-took-why-1 = { $name } zaczyna tę turę z niczym.
web-lesson-took-why-2 = Twoje złoto: { $kept }. Wydaj je, zanim znajdzie cię Złodziej.
web-lesson-why =
    { $won ->
        [yes] Dlaczego wygrywasz
       *[no] Dlaczego wygrywa { $name }
    }
web-lesson-why-short = Dlaczego?
web-lesson-score = Twoje punkty: { $mine }. { $name }: { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Lekcja { $round }: budowa
        [robbed] Lekcja { $round }: kradzież
        [killed] Lekcja { $round }: zabójstwo
       *[took] Lekcja { $round }: kradzież przez dedukcję
    }
web-lesson-end-build = Twoje dzielnice: { $count }
web-lesson-end-build-text =
    { $more ->
        [yes] Punkty za twoje dzielnice: { $mine }. { $name } ma tylko { $theirs }.
       *[no] Punkty za twoje dzielnice: { $mine }. { $name } ma { $theirs }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] Nikt cię nie okradł
       *[other] Złodzieje zabrali ci { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        }
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] Żaden Złodziej nie znalazł twojego złota.
       *[other]
        { $later ->
            [0] Po rundzie 2 żaden Złodziej nie znalazł już twojego złota.
           *[other] Po rundzie 2 stało się to znowu. Wydawaj więcej, trzymaj mniej.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] Ani jednej straconej tury
       *[other] Stracone tury: { $times }
    }
web-lesson-end-killed-text =
    { $times ->
        [0] Żadna Zabójczyni cię nie znalazła.
       *[other]
        { $later ->
            [0] Po rundzie 3 żadna Zabójczyni już cię nie znalazła.
           *[other] Po rundzie 3 stało się to znowu. Niech trudniej będzie cię odgadnąć.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] Bez żadnej kradzieży
       *[other] Zdobyte złoto: { $gold }
    }
web-lesson-end-took-text =
    { $gold ->
        [0] Złodziej, który liczy, wie, kogo wskazać.
       *[other] Pierwsza ofiara: { $name }. Kto liczy, wie, kto może być kim.
    }
web-lesson-points = Twoje punkty: { $points }
web-lesson-next = Co teraz?
web-picture-choose = Wybór
web-picture-choose-text = Wszyscy potajemnie wybierają postacie. Gracz z koroną wybiera pierwszy.
web-picture-call = Wywołanie
web-picture-call-text = Rangi wywołuje się po kolei, od 1 w górę. Gracz z daną postacią rozgrywa turę.
web-picture-gather = Zasoby
web-picture-gather-text = W swojej turze weź 2 monety albo dobierz 2 karty i zatrzymaj jedną.
web-picture-or = lub
web-picture-ability = Zdolność
web-picture-ability-text = Każda postać potrafi coś innego. Użyj tego w dowolnej chwili swojej tury.
web-picture-build = Budowa
web-picture-build-text = Zapłać za dzielnicę z ręki. Daje tyle punktów, ile kosztuje.
web-picture-end = Koniec
web-picture-end-text = Gdy miasto ma { $size } dzielnic, rundę rozgrywa się do końca i liczy punkty.
web-lesson-pick-1 = Tak zaczyna się każda runda: potajemnie wybierz, kim będziesz. Masz koronę, więc pierwszy wybór należy do ciebie. Wybierz kartę, potem potwierdź.
web-lesson-pick-1-why-1 = Kupiec dostaje w każdej turze 1 dodatkową monetę.
web-lesson-pick-1-why-2 = Zielony to handel: za każdą zieloną dzielnicę w mieście Kupiec dostaje złoto.
web-lesson-pick-1-why-3 = Odłożone, odkryte: { $out }. Nikt ich nie ma.
web-lesson-gather-1 = Wywołano Kupca: to twoja tura! Najpierw pobierz zasoby: 2 monety albo 2 karty, z których zatrzymasz jedną.
web-lesson-gather-1-why-1 = Za złoto powstają dzielnice, a tylko one dają punkty.
web-lesson-gather-1-why-2 = Masz na ręce { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[other] { $hand } kart
    }. Na razie wystarczy.
web-lesson-extra-1 = Teraz użyj zdolności swojej postaci.
web-lesson-extra-1-why-1 = Nic nie kosztuje i ma ją tylko Kupiec.
web-lesson-extra-1-why-2 = Zdolności możesz użyć w dowolnej chwili swojej tury.
web-lesson-build-1 = Wybierz kartę, potem potwierdź. Lepiej coś małego dziś niż coś wielkiego jutro.
web-lesson-build-1-why-1 = Kosztuje { $price } i daje tyle samo punktów. { $left ->
        [one] Zostanie ci { $left } moneta
        [few] Zostaną ci { $left } monety
       *[other] Zostanie ci { $left } monet
    }.
web-lesson-build-1-why-2 = To zielona dzielnica: Kupiec od razu dostanie za nią 1 monetę.
web-lesson-build-1-why-3 = Złoto w sakiewce nie daje punktów, a Złodziej może je zabrać.
web-lesson-income-1 = Kolory się opłacają. Weź dochód za zieloną dzielnicę.
web-lesson-income-1-why-1 = Kupiec dostaje 1 monetę za każdą zieloną dzielnicę.
web-lesson-income-1-why-2 = Twoja Tawerna już się zwróciła.
web-lesson-end-1 = To wszystko w tej turze. Zakończ ją i zobacz, kim są pozostali.
web-lesson-end-1-why-1 = W turze buduje się jedną dzielnicę, a ta już stoi.
web-lesson-end-1-why-2 = { $gold ->
        [one] Zostaje ci { $gold } moneta
        [few] Zostają ci { $gold } monety
       *[other] Zostaje ci { $gold } monet
    }. Zapamiętaj to.
web-lesson-pick-2 = Nowa runda. Nikt nie był Królem, więc korona jest wciąż twoja i pierwszy wybór znów należy do ciebie.
web-lesson-pick-2-why-1 = Kupiec daje ci 2 monety: 1 dodatkową i 1 za Tawernę.
web-lesson-pick-2-why-2 = Odłożone, odkryte: { $out }. Nikt ich nie ma.
web-lesson-pick-2-why-3 = Złodziej idzie dalej. Ktoś może go wziąć.
web-lesson-gather-2 = Twoja tura trwa. Znów pobierz zasoby. Zaczynasz od zera, więc weź złoto.
web-lesson-gather-2-why-1 = Bez złota nie będzie dzielnicy w tej turze.
web-lesson-gather-2-why-2 = Masz na ręce { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[other] { $hand } kart
    }. Następne dobierzesz później.
web-lesson-extra-2 = Weź dodatkową monetę Kupca, jak przedtem.
web-lesson-extra-2-why-1 = Złodziej zabiera to, co masz, a nie to, co dostajesz potem.
web-lesson-income-2 = Weź też dochód za zieloną dzielnicę.
web-lesson-income-2-why-1 = Dzielnica daje punkty raz, ale płacić może co rundę.
web-lesson-income-2-why-2 = Tawerna płaci zawsze, gdy jesteś Kupcem.
web-lesson-build-2 = Buduj znowu i tym razem wydaj prawie wszystko.
web-lesson-build-2-why-1 = Kosztuje { $price } i daje tyle samo punktów. { $left ->
        [one] Zostanie ci { $left } moneta
        [few] Zostaną ci { $left } monety
       *[other] Zostanie ci { $left } monet
    }.
web-lesson-build-2-why-2 = Tego, co zbudowane, żaden Złodziej nie zabierze.
web-lesson-build-2-why-3 = Czerwień obok zieleni: miasto mniej o tobie zdradza.
web-lesson-end-2 = Na razie to wszystko. Runda kończy się, gdy wywołano wszystkie rangi.
web-lesson-end-2-why-1 = W turze buduje się tylko jedną dzielnicę.
web-lesson-end-2-why-2 = { $gold ->
        [one] Zostaje ci { $gold } moneta
        [few] Zostają ci { $gold } monety
       *[other] Zostaje ci { $gold } monet
    }: mało dla Złodzieja.
web-lesson-pick-3 = Koronę ma teraz { $second }, Król z poprzedniej rundy. Przed tobą wybiera dwóch graczy; wybierz z tego, co zostało.
web-lesson-pick-3-why-1 = Dwa razy Kupiec wystarczy. Bądź kimś, kogo nikt się nie spodziewa.
web-lesson-pick-3-why-2 = Generał nie może zburzyć dzielnic Biskupa.
web-lesson-pick-3-why-3 = Zabójczyni nie leży odkryta. Ktoś przed tobą może już ją mieć.
web-lesson-pick-4 = Znów dwóch graczy wybiera przed tobą. Tym razem to ty kradniesz, i to na pewniaka.
web-lesson-pick-4-why-1 = Złodziej wskazuje postać i zabiera całe jej złoto.
web-lesson-pick-4-why-2 = Dwie karty idą dalej i wybiera z nich { $first }: Zabójczyni i Kupiec.
web-lesson-pick-4-why-3 = Jeśli Zabójczyni milczy, wiesz, kim jest { $first }.
web-lesson-rob-4 = Jesteś Złodziejem i jedną postać znasz na pewno. Naciśnij przycisk poniżej, a potem wybierz Kupca.
web-lesson-rob-4-why-1 = { $first } ma do wyboru dwie karty: Zabójczynię i Kupca.
web-lesson-rob-4-why-2 = Zabójczyni milczy, więc { $first } to Kupiec.
web-lesson-rob-4-why-3 = { $first } ma { $purse ->
        [one] { $purse } monetę
        [few] { $purse } monety
       *[other] { $purse } monet
    }. To złoto będzie twoje, gdy wywołany zostanie Kupiec.
web-lesson-gather-4 = Tym razem dobierz 2 karty i zatrzymaj jedną.
web-lesson-gather-4-why-1 = Złoto jest w drodze: { $first } odda ci { $purse ->
        [one] { $purse } monetę
        [few] { $purse } monety
       *[other] { $purse } monet
    }.
web-lesson-gather-4-why-2 = Masz na ręce tylko { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[other] { $hand } kart
    }, a budować można tylko z ręki.
web-lesson-keep-4 = Dwie karty do wyboru. Druga trafi na spód talii.
web-lesson-keep-4-why-1 = Kosztuje 4: dokładnie tyle, ile zaraz zabierzesz.
web-lesson-keep-4-why-2 = Jest zielona. Razem z Tawerną dałaby Kupcowi 2 monety.
web-lesson-build-4 = Zbuduj to, na co cię teraz stać.
web-lesson-build-4-why-1 = Kosztuje { $price } i daje tyle samo punktów. Tura bez dzielnicy to tura stracona.
web-lesson-build-4-why-2 = Niebieski to twój trzeci kolor. Wszystkie pięć dają 3 punkty.
web-lesson-end-4 = Zakończ turę i patrz, co się stanie, gdy wywołany zostanie Kupiec.
web-lesson-end-4-why-1 = Złodziej dostaje złoto później: gdy zaczyna się tura ofiary.
web-lesson-end-4-why-2 = { $first } nic na to nie poradzi.

## Looking back

web-past = Tak wyglądał wtedy stół.
web-now = Wróć do gry
web-look-then = Zobacz stół z tamtej chwili

## By keyboard and by ear

web-key-question = przejście do pytania
web-key-hand = przejście do twojej ręki
web-key-city = przejście do twojego miasta
web-key-players = przejście do graczy
web-key-log = przejście do dziennika
web-key-chat = przejście do czatu
web-key-command = pytanie do stołu
web-keys-on = Graj klawiszami cyfr i liter
web-keys-change = { $what }: { $key }, zmień
web-keys-press = Naciśnij nowy klawisz albo Esc, by anulować.
web-keys-changed = { $what }: { $key }
web-keys-taken = { $key } służy już do czego innego: „{ $what }”. Naciśnij inny klawisz.
web-keys-unfit = Wybierz literę lub symbol.
web-keys-reset = Przywróć domyślne klawisze
web-keys-reset-done = Przywrócono domyślne klawisze.
web-table-of = Stół: { $names }
web-your-city = Twoje miasto
web-is-asked = decyduje
web-card-says = { $card }, dzielnica { $type }, koszt { $cost }
web-cards-on =
    { $count ->
        [one] jedna karta pod spodem
        [few] { $count } karty pod spodem
       *[other] { $count } kart pod spodem
    }
web-site = w budowie
web-asked = Twoja kolej. { $text }
web-says = { $name } pisze: { $text }
web-live-more =
    { $count ->
        [one] Jedno wcześniejsze zdarzenie jest w dzienniku.
        [few] { $count } wcześniejsze zdarzenia są w dzienniku.
       *[other] { $count } wcześniejszych zdarzeń jest w dzienniku.
    }
web-time-left =
    { $seconds ->
        [one] Została jedna sekunda.
        [few] Zostały { $seconds } sekundy.
       *[other] Zostało { $seconds } sekund.
    }
web-more-time = Więcej czasu
web-command = Zapytaj stół
web-ask-text = Jedno z tych słów: { $words }
web-ask = Zapytaj
web-command-hand = ręka
web-command-city = miasto
web-command-gold = złoto
web-command-score = punkty
web-command-who = kto
web-command-last = ostatnie
web-command-help = pomoc
web-about-hand = karty na twojej ręce
web-about-city = twoje miasto; z numerem lub imieniem: miasto tego gracza
web-about-gold = złoto wszystkich graczy
web-about-score = dotychczasowe punkty wszystkich graczy
web-about-who = kto jest kim, kto ma koronę, kto decyduje
web-about-last = co się ostatnio wydarzyło; z liczbą: tyle zdarzeń
web-about-help = te słowa
web-answer-unknown = „{ $word }” nie jest jednym z tych słów:
web-answer-no-seat = Nie masz tu miejsca, więc nie masz też ręki.
web-answer-hand =
    { $count ->
        [one] Jedna karta na twojej ręce: { $cards }.
        [few] { $count } karty na twojej ręce: { $cards }.
       *[other] { $count } kart na twojej ręce: { $cards }.
    }
web-answer-nobody = Czyje miasto? { $names }.
web-answer-no-city = { $name }: jeszcze nic nie zbudowano.
web-answer-city = { $name }, { $size } z { $goal } dzielnic: { $cards }.
web-answer-gold = { $name }: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
web-answer-score =
    { $points ->
        [one] { $name }: jeden punkt.
        [few] { $name }: { $points } punkty.
       *[other] { $name }: { $points } punktów.
    }
web-answer-you-are = Ty: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = Korona: { $name }.
web-answer-nothing = Nic się jeszcze nie wydarzyło.
web-answer-help = { $word }: { $text }.

## Being called to the table

web-calls = Gdy przychodzi moja kolej
web-call-title = Zmień tytuł strony
web-call-icon = Oznacz ikonę strony
web-call-nudge = Przypomnij mi delikatnie, kilka razy
web-call-notify = Pokaż powiadomienie, gdy ta strona jest w tle
web-call-notify-text = Przeglądarka poprosi cię o zgodę. Powiadomienie dostajesz tylko wtedy, gdy gra czeka na ciebie.
web-call-push = Powiadamiaj mnie nawet przy zamkniętej stronie
web-call-push-text = Powiadomienia przechodzą przez usługę twojej przeglądarki, zaszyfrowane. Mówią, kto czeka i przy którym stole, ale nic o kartach.
web-call-denied = Twoja przeglądarka nie pozwala tej stronie pokazywać powiadomień. Możesz to zmienić w jej ustawieniach.
web-call-not-here = Niedostępne w tej przeglądarce lub pod tym adresem: wymaga https.
web-call-failed = Nie można połączyć się z usługą twojej przeglądarki. Spróbuj później.

## Coming back

web-missed = Gdy cię nie było
web-missed-seen = Dalej

## Without a connection

web-lost = Brak połączenia
web-lost-text = W tej chwili nie można połączyć się z serwerem. Nic nie przepadło: twoje stoły czekają tam na ciebie, a ta strona wciąż próbuje.
web-lost-retry = Spróbuj teraz
web-play-here = Graj na tym urządzeniu
web-engine-loading = Pobieranie gry (tylko ten jeden raz): { $percent }% z { $size } MB
web-engine-then-begins = Gra zacznie się, gdy tylko wszystko się pobierze.
web-engine-starting = Uruchamianie gry…
web-weights-loading = Pobieranie wiedzy bota (tylko ten jeden raz): { $percent }%
web-engine-failed = Nie udało się uruchomić gry na tym urządzeniu. Twoje gry są bezpieczne.
web-engine-unsupported = W tej przeglądarce nie da się grać bez serwera: potrzebne są WebAssembly, workery i baza danych, a w oknach prywatnych może ich brakować.
web-keep-offline = Pobierz wszystko do gry offline ({ $size } MB)
web-keep-offline-fetching = Pobieranie wszystkiego (tylko ten jeden raz): { $percent }% z { $size } MB
web-keep-offline-done = Wszystko jest na tym urządzeniu. Możesz grać offline.
web-keep-offline-failed = Nie udało się pobrać wszystkiego. To, co dotarło, zostaje. Spróbuj ponownie, gdy będzie połączenie.

## Positions and games as links and files

web-share-position = Udostępnij tę pozycję
web-share-position-text = Ten link zawiera cały stół w obecnym stanie, razem z zakrytymi kartami; nic nie jest wysyłane na serwer. Kto go otworzy, gra dalej od tej chwili, na twoim miejscu i przeciwko botom.
web-shared-position = Udostępniona pozycja
web-shared-seat = twoje miejsce
web-play-on = Graj dalej
web-shared-look = Zobacz wynik
web-games-here = Gry na tym urządzeniu
web-games-save = Zapisz wszystkie gry do pliku
web-games-saved = Wszystkie gry z tego urządzenia są w pliku. Daje on też dostęp do twoich miejsc przy stołach, więc nikomu go nie przekazuj.
web-games-open = Otwórz plik z zapisanymi grami
web-games-busy = Chwileczkę…
web-games-unknown = To nie jest ani plik gry, ani plik z zapisanymi grami.
web-games-damaged = Ten plik z grami jest uszkodzony: brakuje „{ $place }” albo jest tam błąd. Nic się nie zmieniło. Zapisz gry jeszcze raz na urządzeniu, z którego pochodzą.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Brak nowych gier.
        [one] Dodano 1 grę.
        [few] Dodano { $count } gry.
       *[other] Dodano { $count } gier.
    }
web-games-known =
    { $count ->
        [one] 1 już tu była.
        [few] { $count } już tu były.
       *[other] { $count } już tu było.
    }

## Texts put together

# Sentences one after another; where a language has no spaces there is none between them.
web-sentences = { $first } { $rest }
# Facts about the same thing that make no sentence.
web-facts = { $first } · { $rest }
# What ends a sentence; a headline has none.
web-full-stop = .
# What a screen reader adds to the words of a button.
web-label-more = , { $text }
# A button that asks for more.
web-aim = { $title }…
# A player with the number of the seat, a character with its rank.
web-numbered = { $number } { $name }
web-name-of-bot = { $name } ({ $bot })
# A mark on a character whose face the reader knows; $face is its sign.
web-marked = { $mark } { $face }

## On the table

web-you = Ty
web-you-later = Ty, później
web-free = za darmo
web-choosing = wybiera
web-you-choose = twój wybór
web-has-chosen = po wyborze
web-not-called-yet = przed turą
web-face-hidden = zakryta
web-face-played = po turze
web-rank-waiting = czeka
web-rank-shown = ujawniono
web-built-here = stanie tu
web-ends-game = kończy grę
web-finishes = ukończy miasto
web-gathered = pobrano
web-gold-pile = Złoto
web-deck-pile = Talia: { $cards }
web-leaves =
    { $left ->
        [one] Zostanie ci { $left } moneta.
        [few] Zostaną ci { $left } monety.
       *[other] Zostanie ci { $left } monet.
    }
web-not-this = Wróć
web-your-card = Twoja karta: { $cards }
web-game-over = Koniec gry
web-answers = Wszystkie możliwości
web-answers-short = Możliwości
web-you-have = Masz
web-answers-how = Zaznacz możliwość, a potem zaznacz ją ponownie lub potwierdź.
web-answers-key = { $key } otwiera i zamyka tę listę.
web-order = Kolejność wyboru
web-not-in-round = Poza tą rundą
web-chosen = Wybrano
web-select-rank = Wybierz postać w górnym rzędzie.
web-sound = Dźwięk
web-key-answers = lista wszystkich możliwości
web-day-dawn = świt
web-day-morning = ranek
web-day-noon = południe
web-day-afternoon = popołudnie
web-day-evening = wieczór
web-day-dusk = zmierzch

## What happened

web-since-your-turn = Od twojej ostatniej tury
web-this-round = Ta runda
web-last-round = Poprzednia runda
web-story-deal = Rozdanie
web-story-position = Udostępniona pozycja
web-story-draft = Wybór postaci
web-story-end = Koniec gry
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: nikt się nie zgłasza
web-story-victim = { $character }: nikt się nie zgłasza (morderstwo?)
web-story-log = Cały dziennik
web-story-replay = Powtórz ostatnie chwile
web-story-newest = Przejdź do najnowszych
web-chat-new =
    { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }

## The call

web-herald-calls = Wywołuje { $name }
web-herald-you = Wywołujesz
web-herald-silence = Nikt się nie zgłasza
web-herald-victim = Nikt się nie zgłasza. Może morderstwo?
web-herald-named = To ty.
web-herald-skip = Pomiń
web-herald-space = spacja
web-herald-watch = Oglądaj dalej
web-herald-start = Zacznij turę
web-herald-on = Dalej
web-struck-killed = Zabito cię
web-struck-killed-text = To twoja postać. Tracisz tę turę, ale zachowujesz złoto, karty i miasto.
web-struck-bewitched = Zaczarowano cię
web-struck-bewitched-text = To twoja postać. Pobierz zasoby, a resztę tury rozegra { $name }.
web-struck-threatened = Ktoś cię szantażuje
web-struck-threatened-text = To twoja postać. Pobierz zasoby, a potem zapłać połowę złota albo zaryzykuj całe.
web-struck-robbed-text = To twoja postać. Twoja tura trwa dalej.

## Sounds

web-sounds = Dźwięki
web-sound-turn = gdy przychodzi moja kolej
web-sound-call = trąbka herolda
web-sound-coins = monety
web-sound-cards = karty
web-sound-build = budowa
web-sound-crown = korona
web-sound-strike = gdy ktoś mnie atakuje
web-sound-ruin = burzenie
web-sound-end = koniec gry
web-sound-try = Posłuchaj: { $sound }
web-haptics = Wibruj, gdy przychodzi moja kolej lub ktoś mnie atakuje

## One device for several people

web-pass-people = Kto gra na tym urządzeniu
web-person = Gracz { $number }
web-pass-add = Dodaj gracza
web-pass-remove = Usuń: { $name }
web-pass-comes = Nikt nie widzi cudzych kart: zasłona zakrywa stół, dopóki następny gracz nie weźmie urządzenia.
web-pass-to = Teraz urządzenie bierze { $name }
web-pass-again = Znów twoja kolej, { $name }
web-pass-take = To ja, { $name }. Zaczynam
web-pass-alone = Na ekran powinien teraz patrzeć tylko jeden gracz: { $name }.
web-pass-news = Co widzieli wszyscy
web-pass-since = Tymczasem
web-pass-unknown = W tej grze kilka osób dzieli jedno urządzenie, a to urządzenie ich nie zna. Stół pozostaje zasłonięty, żeby nikt nie widział cudzych kart. Zapisz wszystkie gry jeszcze raz na urządzeniu, na którym grano, i otwórz ten plik tutaj.
web-turn-of = Następny gracz: { $name }
