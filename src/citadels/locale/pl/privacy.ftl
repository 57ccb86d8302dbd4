# The page about privacy. $days is a number of days, and $contact how whoever runs the server is reached.

privacy-title = Prywatność
privacy-lead = Nie potrzebujesz tu konta i nikt nie śledzi tego, co robisz gdzie indziej. Nie ma plików cookie, reklam ani niczego z innych stron.
privacy-who = Kto prowadzi ten serwer
privacy-contact = W sprawach tego serwera i tego, co przechowuje, pisz na adres: { $contact }
privacy-no-contact = Administrator tego serwera nie podał, jak się z nim skontaktować. Zapytaj osobę, od której masz link.
privacy-stored = Co jest tu przechowywane
privacy-stored-name = Podane przez ciebie imię, które może być dowolne.
privacy-stored-game = Stoły, które tworzysz, i każdy ruch w grze wraz z jej wynikiem.
privacy-stored-chat = To, co piszesz na czacie, z twoim imieniem i godziną.
privacy-stored-report = Jeśli zgłosisz stół: to, co o nim napiszesz, z twoim miejscem i godziną.
privacy-stored-link = Dla każdego linku do miejsca wartość, po której można go rozpoznać, ale nie sam link.
privacy-stored-seat = Do końca gry, razem z twoim miejscem: kod obliczony z adresu sieciowego, z którego je zajęto, żeby nikt nie mógł zająć wszystkich miejsc przy stole.
privacy-stored-device = Jeśli chcesz dostawać powiadomienia przy zamkniętej stronie: adres, który usługa twojej przeglądarki przydzieliła temu urządzeniu, i jego klucze.
privacy-stored-address = Nie sam adres sieciowy. Serwer zna go, dopóki trwa połączenie, i liczy według niego żądania, żeby nikt nie mógł zalać serwera. Przechowuje go tylko wtedy, gdy adres zablokowano za nadużycia. Przez siedem dni serwer przechowuje, razem z twoim miejscem, obliczony z niego kod. Dzięki temu kodowi można zablokować gracza, który dokucza innym, chociaż nikt nie odczytał jego adresu.
privacy-kept = Jak długo jest to przechowywane
privacy-kept-lobby =
    { $days ->
        [one] Stół, przy którym gra się nie zaczęła: jeden dzień od ostatniej wizyty gracza.
       *[other] Stół, przy którym gra się nie zaczęła: { $days } dni od ostatniej wizyty gracza.
    }
privacy-kept-playing =
    { $days ->
        [one] Trwająca gra: jeden dzień od ostatniej wizyty gracza.
       *[other] Trwająca gra: { $days } dni od ostatniej wizyty gracza.
    }
privacy-kept-over =
    { $days ->
        [one] Zakończona gra: jeden dzień od ostatniej wizyty gracza.
       *[other] Zakończona gra: { $days } dni od ostatniej wizyty gracza.
    }
privacy-kept-closed =
    { $days ->
        [one] Stół zamknięty przez administratora: jeden dzień od zamknięcia.
       *[other] Stół zamknięty przez administratora: { $days } dni od zamknięcia.
    }
privacy-kept-playing-always = Trwająca gra: dopóki administrator jej nie usunie.
privacy-kept-over-always = Zakończona gra: dopóki administrator jej nie usunie.
privacy-kept-closed-always = Stół zamknięty przez administratora: dopóki administrator go nie usunie.
privacy-kept-reported = Stół z nierozpatrzonym zgłoszeniem: do 30 dni dłużej.
privacy-kept-backups = W kopiach zapasowych wszystko to może pozostać dłużej.
privacy-seen = Kto może to zobaczyć
privacy-seen-table = Wszyscy przy twoim stole i wszyscy, którzy mają link do oglądania, widzą twoje imię i twoje ruchy. Czat graczy mogą czytać tylko gracze.
privacy-seen-public = Stół publiczny może znaleźć każdy i każdy widzi, kto przy nim siedzi.
privacy-seen-over = Po zakończeniu gry wszyscy przy stole widzą także to, co było ukryte.
privacy-seen-report = Administrator może przeczytać czat stołu tylko wtedy, gdy stół zgłosił ktoś, kto przy nim siedzi, a każde odczytanie zostaje odnotowane.
privacy-seen-runner = Administrator ma techniczną możliwość zobaczenia wszystkiego, co jest przechowywane, także twoich kart.
privacy-seen-calls = Powiadomienia przechodzą przez usługę twojej przeglądarki, zaszyfrowane dla twojego urządzenia. Mówią, kto czeka i przy którym stole, ale nic o kartach.
privacy-device = Co przechowuje twoje urządzenie
privacy-device-kept = Przeglądarka przechowuje linki do twoich miejsc, twoje imię i ustawienia tej strony. Jeśli usuniesz w przeglądarce dane tej strony, znikną.
privacy-deleted = Usunięcie danych
privacy-deleted-how = Administrator może usunąć cały stół albo to, co należy do twojego miejsca. Dowodem, że miejsce jest twoje, jest link do niego.
