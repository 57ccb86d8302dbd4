# Names and texts of the cards, types, lists and editions, in Polish.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 80 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# Forms for use in sentences: .acc (accusative: Króla, Świątynię), .gen (genitive: Króla, Świątyni) and .gender: m, f, n, or
# p for a plural name (Koszary). .income says what gold or cards that come from this card are for.
# A type is an adjective of "dzielnica": .one and .many are the accusatives (za dzielnicę szlachecką, za dzielnice
# szlacheckie), .of is the genitive plural (dzielnic szlacheckich). .adj-m agrees with a masculine card (Dwór: szlachecki),
# .many with a neuter or plural one (Więzienie: wojskowe).
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition, its name too
# (Zabójca). What an edition does not say, it takes from its ancestor: 2000 from dark-city, dark-city from 2002, 2002
# from the plain message. Rulings are never taken from the plain message of a card that is in the 2016 edition: they
# belong to that edition's rules.


## Types of district

type-noble = Szlachecka
    .adj = szlachecka
    .adj-m = szlachecki
    .one = szlachecką
    .many = szlacheckie
    .of = szlacheckich
    .label = szlachecka
    .income = za dzielnice szlacheckie
type-religious = Religijna
    .adj = religijna
    .adj-m = religijny
    .one = religijną
    .many = religijne
    .of = religijnych
    .label = religijna
    .income = za dzielnice religijne
type-trade = Handlowa
    .adj = handlowa
    .adj-m = handlowy
    .one = handlową
    .many = handlowe
    .of = handlowych
    .label = handlowa
    .income = za dzielnice handlowe
type-military = Wojskowa
    .adj = wojskowa
    .adj-m = wojskowy
    .one = wojskową
    .many = wojskowe
    .of = wojskowych
    .label = wojskowa
    .income = za dzielnice wojskowe
type-unique = Unikatowa
    .adj = unikatowa
    .adj-m = unikatowy
    .one = unikatową
    .many = unikatowe
    .of = unikatowych
    .label = unikatowa
type-unique--2002 = Fioletowa
    .adj = fioletowa
    .adj-m = fioletowy
    .one = fioletową
    .many = fioletowe
    .of = fioletowych
    .label = fioletowa

## Editions

edition-2016 = Edycja 2016
    .text = Współczesna wersja gry: 27 postaci, 30 dzielnic unikatowych, od dwóch do ośmiu graczy.
edition-2002 = Edycja 2002
    .text = Gra wydawnictwa Fantasy Flight: osiem postaci podstawowych i dziesięć z dodatku, od dwóch do siedmiu graczy albo ośmiu z dziewiątą postacią.
edition-dark-city = Mroczne Miasto
    .text = Francuska wersja gry z dodatkiem Mroczne Miasto: osiemnaście postaci edycji 2002 i większa talia.
edition-2000 = Edycja 2000
    .text = Pierwotna wersja gry: osiem postaci, od dwóch do siedmiu graczy oraz kilka własnych kosztów i wartości.

## Lists of characters and unique districts

preset-first-game = Pierwsza gra
    .text = Osiem klasycznych postaci i łatwe do opanowania dzielnice: najlepsze na początek.
preset-ambitious-aristocrats = Ambitni arystokraci
    .text = Miasta szybko rosną i zmieniają właścicieli: wiele sposobów, by budować więcej, budować taniej albo odbierać to, co zbudowali inni.
preset-cunning-agents = Przebiegli agenci
    .text = Blef i podwójny blef: skradzione tury, zawoalowane groźby i podatki. Dobrze się zastanów, którą postać wybrać.
preset-illustrious-emissaries = Znamienici emisariusze
    .text = Żadna ręka nie jest bezpieczna: karty dobiera się garściami, podgląda, przekazuje i zamienia.
preset-devious-dignitaries = Podstępni dygnitarze
    .text = Nakazy, groźby i przejęcia sprawiają, że każda budowa to ryzyko, a plany muszą przetrwać niejedną złośliwość.
preset-tenacious-delegates = Nieustępliwi delegaci
    .text = Dalekosiężne plany się opłacają: wiele dzielnic daje na koniec dodatkowe punkty i wiele jest sposobów, by je zbudować.
preset-vicious-nobles = Bezwzględni szlachcice
    .text = Złota jest pod dostatkiem, podobnie jak rąk, które po nie sięgają: otwarta walka pełna morderstw, kradzieży i zniszczeń.
preset-basic = Podstawowy
    .text = Osiem podstawowych postaci i fioletowe dzielnice z pudełka: gra taka, jaka była na początku.
preset-expansion = Dodatek
    .text = Postać z dodatku w każdej randze, dla graczy, którzy znają podstawową ósemkę na pamięć.
preset-random = Losowy skład
    .text = Losowe postacie i dzielnice unikatowe, w każdym układzie, na jaki pozwalają zasady.

## Characters of rank 1

assassin = Zabójczyni
    .acc = Zabójczynię
    .gen = Zabójczyni
    .gender = f
    .text = Wskaż inną postać, którą zabijesz. Gdy zostanie wywołana, jej gracz milczy i traci całą turę.
    .brief = Wskazuje postać, która traci turę.
    .rulings = Możesz wskazać dowolną inną postać w grze, nawet odłożoną odkrytą. Zabita postać pozostaje zakryta do końca gry; wyjątkiem jest postać rangi 4, którą ujawnia się na koniec rundy. Zabity Biskup niczego nie chroni.

witch = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
    .gender = f
    .text = Pobierz zasoby, a potem wskaż inną postać, którą zaczarujesz; twoja tura zostaje wtedy zawieszona. Gdy ta postać zostanie wywołana, jej gracz tylko pobiera zasoby, a ty rozgrywasz resztę tury jako ta postać, korzystając z własnego złota, własnej ręki i własnego miasta.
    .brief = Pobiera zasoby, wskazuje postać i rozgrywa resztę jej tury.
    .rulings = Zanim twoja tura zostanie zawieszona, nie możesz budować, a z dzielnic możesz używać tylko Kopalni Złota, Biblioteki i Obserwatorium. Nie pobierasz zasobów po raz drugi. Zaczarowany Król lub Patrycjusz i tak bierze koronę; jako Cesarz to ty przekazujesz koronę i bierzesz monetę lub kartę. Jako Biskup chronisz swoje dzielnice, a nie dzielnice zaczarowanego gracza. Łapówki, skradzione złoto i podatki trafiają do ciebie, a jako Królowa liczysz własne miejsce przy stole. Jako Złodziej lub Szantażystka nie możesz wskazać postaci rangi 1 ani postaci zaczarowanej. Jeśli nikt nie ma zaczarowanej postaci, nie wznawiasz tury, a twój Park i Przytułek nie działają. Przy remisie twoja ranga to nadal 1.

magistrate = Sędzia
    .acc = Sędziego
    .gen = Sędziego
    .gender = m
    .text = Połóż trzy zakryte nakazy na kartach trzech innych postaci; tylko jeden z nich jest podpisany. Gdy gracz z podpisanym nakazem po raz pierwszy w swojej turze zapłaci za budowę dzielnicy, możesz ujawnić nakaz: gracz odzyskuje złoto, a dzielnica za darmo staje w twoim mieście.
    .brief = Wskazuje 3 postacie; jednej może skonfiskować pierwszą opłaconą dzielnicę.
    .rulings = Nie możesz skonfiskować dzielnicy, którą już masz. Dzielnica zbudowana kosztem Rusztowania i Nekropolia zbudowana kosztem innej dzielnicy nie zostały opłacone: są bezpieczne, ale następna opłacona dzielnica już nie. Jeśli przepuścisz dzielnicę, tracisz okazję. Skonfiskowana dzielnica wlicza się do limitu budującego, jeśli i tak by się wliczała, a nigdy do twojego. Karty, którymi zapłacono za Kryjówkę Złodziei lub które oddał Kardynał, nie wracają. Podatek od tej dzielnicy płacisz ty, nie budujący. Nie możesz skonfiskować Pomnika, jeśli masz co najmniej pięć dzielnic. Pytanie pada przy pierwszej opłaconej dzielnicy każdego gracza z nakazem, podpisanym czy nie, żeby niczego nie zdradzało. Nakazy usuwa się na koniec rundy.

## Characters of rank 2

thief = Złodziej
    .acc = Złodzieja
    .gen = Złodzieja
    .gender = m
    .text = Wskaż inną postać, którą okradniesz. Gdy ujawni się, by rozegrać turę, zabierasz całe złoto jej gracza. Nie możesz wskazać postaci rangi 1 ani tej, którą ona zabiła lub zaczarowała.
    .brief = Wskazuje postać i zabiera całe jej złoto, gdy ta się ujawni.
    .rulings = Złoto zabierasz, zanim gracz pobierze zasoby. Jeśli nikt nie ujawni tej postaci, nic nie dostajesz. Możesz wskazać postać z nakazem.

spy = Szpieg
    .acc = Szpiega
    .gen = Szpiega
    .gender = m
    .income = jako Szpieg
    .text = Wybierz innego gracza i wymień rodzaj dzielnicy, a potem obejrzyj karty na ręce tego gracza. Za każdą kartę tego rodzaju zabierasz mu 1 monetę i dobierasz 1 kartę.
    .brief = Wymienia rodzaj, ogląda rękę: 1 moneta i 1 karta za każde trafienie.
    .rulings = Jeśli gracz ma mniej monet niż pasujących kart, zabierasz wszystkie monety i mimo to dobierasz 1 kartę za każde trafienie.

blackmailer = Szantażystka
    .acc = Szantażystkę
    .gen = Szantażystki
    .gender = f
    .text = Połóż dwie zakryte groźby na kartach dwóch innych postaci; tylko jedna z nich ma kwiat. Gdy szantażowany gracz zostanie wywołany, pobiera zasoby, a potem może dać ci łapówkę: połowę swojego złota, zaokrągloną w dół. Jeśli odmówi, możesz ujawnić groźbę: jeśli ma kwiat, zabierasz mu całe złoto.
    .brief = Szantażuje 2 postacie: płacą połowę złota albo ryzykują wszystko.
    .rulings = Nie możesz szantażować postaci rangi 1 ani postaci zabitej lub zaczarowanej; możesz szantażować postać z nakazem. Dopóki gracz nie odpowie na groźbę, nie może używać zdolności ani budować, a z dzielnic może używać tylko Kopalni Złota, Biblioteki i Obserwatorium. Gracz, który ma najwyżej 1 monetę, może zaproponować pustą łapówkę. Po zapłaceniu łapówki groźbę usuwa się bez ujawniania. Ujawnienie pustej groźby nic nie kosztuje, a druga groźba obowiązuje także po ujawnieniu kwiatu. Groźby usuwa się na koniec rundy.

## Characters of rank 3

magician = Magik
    .acc = Magika
    .gen = Magika
    .gender = m
    .income = jako Magik
    .text = Zrób jedno z dwojga: zamień się wszystkimi kartami z ręki z innym graczem albo odrzuć dowolną liczbę kart i dobierz tyle samo.
    .brief = Zamienia się kartami z graczem lub wymienia swoje na nowe z talii.
    .rulings = Przy zamianie każda z rąk może być pusta. Odrzucone karty trafiają na spód talii.

wizard = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja
    .gender = m
    .text = Obejrzyj rękę innego gracza i weź jedną kartę: albo od razu ją zbuduj, płacąc jej koszt, albo dołóż do ręki. Taka budowa nie wlicza się do limitu. W tej turze możesz budować dzielnice identyczne z tymi, które już masz.
    .brief = Wybiera kartę z ręki gracza: zatrzymuje ją lub od razu buduje.
    .rulings = Możesz wybrać tylko gracza, który ma karty, i musisz wziąć jedną. Od razu decydujesz, czy ją budujesz, czy zatrzymujesz. Możesz to zrobić przed pobraniem zasobów. Fabryka obniża także cenę tej dzielnicy, płacisz od niej podatek i nie możesz zbudować Pomnika, jeśli masz co najmniej pięć dzielnic. Rusztowanie i Nekropolia nie mogą zastąpić zapłaty.

seer = Wieszczka
    .acc = Wieszczkę
    .gen = Wieszczki
    .gender = f
    .text = Weź po jednej losowej karcie z ręki każdego z pozostałych graczy, a potem oddaj każdemu z nich po jednej wybranej karcie. Możesz zbudować do dwóch dzielnic.
    .brief = Bierze od każdego 1 losową kartę i oddaje 1. Może zbudować dwie dzielnice.
    .rulings = Gracze bez kart nic nie dają i nic nie dostają. Możesz oddać graczowi jego własną kartę, kartę innego gracza albo jedną ze swoich.

## Characters of rank 4

king = Król
    .acc = Króla
    .gen = Króla
    .gender = m
    .income = za dzielnice szlacheckie
    .text = Otrzymujesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. Bierzesz koronę.
    .brief = Bierze koronę. 1 moneta za każdą dzielnicę szlachecką.
    .rulings = Bierzesz koronę zaraz po ujawnieniu, nawet jeśli cię zaczarowano lub szantażowano. Jeśli cię zabito, bierzesz ją na koniec rundy. Dochód za dzielnice bierzesz raz na turę i liczysz dzielnice, które wtedy masz.

emperor = Cesarz
    .acc = Cesarza
    .gen = Cesarza
    .gender = m
    .income = za dzielnice szlacheckie
    .text = Otrzymujesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. Musisz zabrać koronę temu, kto ją ma, i przekazać ją innemu graczowi, ale nie sobie; potem bierzesz od tego gracza 1 monetę lub 1 losową kartę.
    .brief = Przekazuje koronę za monetę lub kartę. 1 moneta za dzielnicę szlachecką.
    .rulings = To ty wybierasz między monetą a kartą; jeśli gracz nie ma ani jednej, ani drugiej, nic nie dostajesz. Jeśli cię zabito, i tak przekazujesz koronę na koniec rundy, ale nic nie bierzesz. Tej karty nie używa się w grze dwuosobowej.

patrician = Patrycjusz
    .acc = Patrycjusza
    .gen = Patrycjusza
    .gender = m
    .income = za dzielnice szlacheckie
    .text = Dobierasz 1 kartę za każdą dzielnicę szlachecką w swoim mieście. Bierzesz koronę.
    .brief = Bierze koronę. 1 karta za każdą dzielnicę szlachecką.
    .rulings = Bierzesz koronę zaraz po ujawnieniu, nawet jeśli cię zaczarowano lub szantażowano. Jeśli cię zabito, bierzesz ją na koniec rundy.

## Characters of rank 5

bishop = Biskup
    .acc = Biskupa
    .gen = Biskupa
    .gender = m
    .income = za dzielnice religijne
    .text = Otrzymujesz 1 monetę za każdą dzielnicę religijną w swoim mieście. W tej rundzie postać rangi 8 nie może użyć zdolności wobec twoich dzielnic.
    .brief = Chroniony przed rangą 8. 1 moneta za każdą dzielnicę religijną.
    .rulings = Zabity Biskup nie jest chroniony. Jeśli cię zaczarowano, chronione są dzielnice Wiedźmy, a nie twoje. Zbrojownia nie jest zdolnością rangi 8, więc może zburzyć twoje dzielnice. W grze dwu- i trzyosobowej twoja własna postać rangi 8 nadal może użyć zdolności wobec twoich dzielnic.

abbot = Opat
    .acc = Opata
    .gen = Opata
    .gender = m
    .income = za dzielnice religijne
    .text = Za każdą dzielnicę religijną w swoim mieście bierzesz 1 monetę lub 1 kartę. Raz na turę, jeśli nie jesteś najbogatszym graczem, najbogatszy gracz musi ci dać 1 monetę.
    .brief = 1 moneta od najbogatszego. 1 moneta lub karta za dzielnicę religijną.
    .rulings = Zanim coś weźmiesz, ogłoś, ile bierzesz monet, a ile kart. Jeśli to ty masz najwięcej złota, choćby na równi z kimś, nikt ci nic nie daje. Jeśli kilku innych graczy ma po równo najwięcej, wybierasz jednego z nich.

cardinal = Kardynał
    .acc = Kardynała
    .gen = Kardynała
    .gender = m
    .income = za dzielnice religijne
    .text = Dobierasz 1 kartę za każdą dzielnicę religijną w swoim mieście. Jeśli nie stać cię na dzielnicę, możesz wziąć brakujące złoto od jednego z graczy, oddając mu kartę z ręki za każdą monetę; musisz wtedy zbudować tę dzielnicę.
    .brief = Może wymienić karty na brakujące złoto. 1 karta za dzielnicę religijną.
    .rulings = Drugi gracz nie może odmówić, ale musi mieć całe brakujące złoto. Najpierw wydajesz własne złoto i nigdy nie bierzesz więcej, niż ci brakuje. To ty wybierasz, które karty oddajesz; budowana dzielnica nie może być jedną z nich. Możesz to zrobić raz na turę.

## Characters of rank 6

merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
    .gender = m
    .income = jako Kupiec
    .text = Otrzymujesz 1 monetę za każdą dzielnicę handlową w swoim mieście. Otrzymujesz 1 dodatkową monetę.
    .brief = 1 dodatkowa moneta. 1 moneta za każdą dzielnicę handlową.
    .rulings = Dodatkowa moneta należy ci się niezależnie od tego, czy pobierasz złoto, czy karty.

alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
    .gender = m
    .text = Na koniec swojej tury odzyskujesz całe złoto wydane w tej turze na budowę dzielnic.
    .brief = Odzyskuje złoto wydane na budowę.
    .rulings = Złoto wydane na co innego, na przykład na podatek lub w Kuźni, nie wraca. Złoto zwrócone ci przez Sędziego nie wraca po raz drugi. Przy budowie musisz mieć całe potrzebne złoto. Przytułek i Park działają przed zwrotem.

trader = Handlarz
    .acc = Handlarza
    .gen = Handlarza
    .gender = m
    .income = za dzielnice handlowe
    .text = Otrzymujesz 1 monetę za każdą dzielnicę handlową w swoim mieście. Możesz zbudować dowolną liczbę dzielnic handlowych; nie wliczają się do limitu.
    .brief = 1 moneta za dzielnicę handlową. Może zbudować ich dowolnie wiele.
    .rulings = Oprócz nich możesz zbudować jedną inną dzielnicę, przedtem lub potem. Szkoła Magii daje ci złoto, ale przy limicie nie liczy się jako dzielnica handlowa.

## Characters of rank 7

architect = Architekt
    .acc = Architekta
    .gen = Architekta
    .gender = m
    .income = jako Architekt
    .text = Dobierasz 2 dodatkowe karty. Możesz zbudować do trzech dzielnic.
    .brief = Dobiera 2 dodatkowe karty i może zbudować trzy dzielnice.
    .rulings = Te 2 karty możesz dobrać przed pobraniem zasobów i budową albo po nich.

navigator = Nawigator
    .acc = Nawigatora
    .gen = Nawigatora
    .gender = m
    .income = jako Nawigator
    .text = Otrzymujesz 4 dodatkowe monety albo 4 dodatkowe karty. Nie możesz budować dzielnic.
    .brief = 4 dodatkowe monety lub 4 dodatkowe karty, ale nic nie buduje.
    .rulings = Nie możesz budować nawet dzielnic, które nie wliczają się do limitu, takich jak Stajnie.

scholar = Uczona
    .acc = Uczoną
    .gen = Uczonej
    .gender = f
    .income = jako Uczona
    .text = Dobierz 7 kart, zatrzymaj jedną, a pozostałe wtasuj do talii. Możesz zbudować do dwóch dzielnic.
    .brief = Dobiera 7 kart, zatrzymuje 1. Może zbudować dwie dzielnice.
    .rulings = Jeśli w talii jest mniej niż 7 kart, dobierasz tyle, ile jest.

## Characters of rank 8

warlord = Generał
    .acc = Generała
    .gen = Generała
    .gender = m
    .income = za dzielnice wojskowe
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. Możesz zburzyć jedną dzielnicę, płacąc o 1 monetę mniej, niż wynosi jej koszt.
    .brief = Może zburzyć dzielnicę (koszt − 1). 1 moneta za dzielnicę wojskową.
    .rulings = Może to być twoja własna dzielnica. Nie możesz zburzyć Donżonu, dzielnicy żywego Biskupa ani dzielnicy w ukończonym mieście, także własnym. Dzielnicę o koszcie 1 burzysz za darmo. Zburzenie ozdobionej dzielnicy kosztuje o 1 więcej. W mieście z Wielkim Murem zburzenie każdej innej dzielnicy kosztuje o 1 więcej. Karta trafia na spód talii.

diplomat = Dyplomata
    .acc = Dyplomatę
    .gen = Dyplomaty
    .gender = m
    .income = za dzielnice wojskowe
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. Możesz wymienić jedną ze swoich dzielnic na dzielnicę innego gracza; jeśli jego dzielnica kosztuje więcej, dopłacasz mu różnicę.
    .brief = Może wymienić dzielnicę, płacąc różnicę. 1 moneta za dzielnicę wojskową.
    .rulings = Jeśli dzielnica drugiego gracza kosztuje mniej, nic nie dostajesz. Nie możesz zabrać dzielnicy, którą już masz, ani oddać takiej, którą drugi gracz już ma. Donżonu nie można ani zabrać, ani oddać. Nie możesz zabrać dzielnicy żywemu Biskupowi ani z ukończonego miasta; twoje własne miasto może być ukończone. W mieście z Wielkim Murem każda inna dzielnica kosztuje o 1 więcej. Złoto na ozdobionej dzielnicy i karty pod Muzeum przechodzą razem z nimi.

marshal = Marszałek
    .acc = Marszałka
    .gen = Marszałka
    .gender = m
    .income = za dzielnice wojskowe
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. Możesz przejąć z miasta innego gracza dzielnicę o koszcie 3 lub mniejszym, płacąc mu jej koszt.
    .brief = Może kupić czyjąś dzielnicę (koszt 1–3). 1 moneta za dzielnicę wojskową.
    .rulings = Nie możesz przejąć dzielnicy, którą już masz, Donżonu, dzielnicy żywego Biskupa ani dzielnicy w ukończonym mieście. W mieście z Wielkim Murem każda inna dzielnica kosztuje o 1 więcej, ale nie wlicza się to do limitu 3; dodatkowe złoto na ozdobionej dzielnicy się wlicza. Przejęcie nie jest budową.

## Characters of rank 9

queen = Królowa
    .acc = Królową
    .gen = Królowej
    .gender = f
    .income = jako Królowa
    .text = Otrzymujesz 3 monety, jeśli siedzisz obok gracza, który ujawnił postać rangi 4.
    .brief = 3 monety, jeśli siedzi obok rangi 4.
    .rulings = Jeśli tę postać zabito, dostajesz monety na koniec rundy, gdy zostanie ujawniona. Jeśli ją zaczarowano, dostajesz je jak zwykle. Tej karty nie używa się w grze z mniej niż pięcioma graczami.

artist = Artysta
    .acc = Artystę
    .gen = Artysty
    .gender = m
    .text = Możesz ozdobić jedną lub dwie ze swoich dzielnic: połóż na każdej 1 swoją monetę. Ozdobiona dzielnica do końca gry kosztuje o 1 więcej.
    .brief = Może ozdobić 1–2 dzielnice po 1 monecie: kosztują o 1 więcej.
    .rulings = Dzielnicę można ozdobić tylko raz. Dodatkowa moneta liczy się do punktów na koniec gry i do wszystkiego, co zależy od kosztu. Zostaje na dzielnicy, gdy ta zmienia właściciela, a trafia do banku, gdy dzielnica zostaje zburzona.

tax-collector = Poborca Podatków
    .acc = Poborcę Podatków
    .gen = Poborcy Podatków
    .gender = m
    .text = Każdy gracz, który buduje dzielnicę, kładzie na twoim żetonie 1 monetę, jeśli jeszcze jakąś ma. W swojej turze możesz zabrać całe złoto z żetonu. We własnej turze nie płacisz podatku.
    .brief = Zbiera podatek: 1 monetę za każdą dzielnicę, którą budują inni.
    .rulings = Podatek płaci się w każdej rundzie, niezależnie od tego, czy ktoś jest Poborcą Podatków, także za dzielnice zbudowane za darmo. Płaci się go po zapłaceniu ceny dzielnicy. Za skonfiskowaną dzielnicę płaci Sędzia. Złoto zostaje na żetonie z rundy na rundę i nikomu nie daje punktów. W grze dwu- i trzyosobowej płacisz podatek w turze swojej drugiej postaci.

## Noble districts

manor = Dwór
    .acc = Dwór
    .gen = Dworu
    .gender = m
castle = Zamek
    .acc = Zamek
    .gen = Zamku
    .gender = m
palace = Pałac
    .acc = Pałac
    .gen = Pałacu
    .gender = m

## Religious districts

temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
    .gender = f
church = Kościół
    .acc = Kościół
    .gen = Kościoła
    .gender = m
monastery = Klasztor
    .acc = Klasztor
    .gen = Klasztoru
    .gender = m
cathedral = Katedra
    .acc = Katedrę
    .gen = Katedry
    .gender = f

## Trade districts

tavern = Tawerna
    .acc = Tawernę
    .gen = Tawerny
    .gender = f
market = Targ
    .acc = Targ
    .gen = Targu
    .gender = m
trading-post = Faktoria
    .acc = Faktorię
    .gen = Faktorii
    .gender = f
docks = Doki
    .acc = Doki
    .gen = Doków
    .gender = p
harbor = Port
    .acc = Port
    .gen = Portu
    .gender = m
town-hall = Ratusz
    .acc = Ratusz
    .gen = Ratusza
    .gender = m

## Military districts

watchtower = Strażnica
    .acc = Strażnicę
    .gen = Strażnicy
    .gender = f
prison = Więzienie
    .acc = Więzienie
    .gen = Więzienia
    .gender = n
barracks = Koszary
    .acc = Koszary
    .gen = Koszar
    .gender = p
# The name of the Barracks in the older editions.
battlefield = Pole Bitwy
    .acc = Pole Bitwy
    .gen = Pola Bitwy
    .gender = n
fortress = Forteca
    .acc = Fortecę
    .gen = Fortecy
    .gender = f

## Unique districts

armory = Zbrojownia
    .acc = Zbrojownię
    .gen = Zbrojowni
    .gender = f
    .text = W swojej turze możesz zburzyć Zbrojownię, by zburzyć jedną dzielnicę w dowolnym mieście.
    .rulings = Może to być twoja własna dzielnica. Dzielnica w ukończonym mieście jest bezpieczna i nie możesz użyć Zbrojowni stojącej w ukończonym mieście. Ani Donżon, ani Biskup nie chronią przed nią dzielnicy.

basilica = Bazylika
    .acc = Bazylikę
    .gen = Bazyliki
    .gender = f
    .text = Na koniec gry otrzymujesz 1 punkt za każdą dzielnicę o nieparzystym koszcie w swoim mieście.
    .rulings = Złoto na ozdobionej dzielnicy się liczy: sama Bazylika daje punkt, jeśli jest ozdobiona.

capitol = Kapitol
    .acc = Kapitol
    .gen = Kapitolu
    .gender = m
    .text = Na koniec gry otrzymujesz 3 punkty, jeśli co najmniej trzy z twoich dzielnic są tego samego rodzaju.
    .rulings = Może to być dowolny z pięciu rodzajów. Punkty dostajesz tylko raz, nawet jeśli masz po trzy dzielnice dwóch rodzajów.

dragon-gate = Smocza Brama
    .acc = Smoczą Bramę
    .gen = Smoczej Bramy
    .gender = f
    .text = Na koniec gry otrzymujesz 2 dodatkowe punkty.

factory = Fabryka
    .acc = Fabrykę
    .gen = Fabryki
    .gender = f
    .text = Za budowę pozostałych dzielnic unikatowych płacisz o 1 monetę mniej.
    .rulings = Nic innego nie tanieje, a dzielnice dają punkty za swój pełny koszt.

framework = Rusztowanie
    .acc = Rusztowanie
    .gen = Rusztowania
    .gender = n
    .text = Możesz zburzyć Rusztowanie, by zbudować dzielnicę bez płacenia jej kosztu.
    .rulings = Tak zbudowana dzielnica wlicza się do limitu i jest opodatkowana, ale nie można jej skonfiskować. Możesz to zrobić także w ukończonym mieście. Nie można tak zapłacić za dzielnicę, którą Czarodziej buduje od razu.

gold-mine = Kopalnia Złota
    .acc = Kopalnię Złota
    .gen = Kopalni Złota
    .gender = f
    .text = Gdy pobierasz złoto, otrzymujesz 1 dodatkową monetę.

great-wall = Wielki Mur
    .acc = Wielki Mur
    .gen = Wielkiego Muru
    .gender = m
    .text = Postać rangi 8 płaci o 1 monetę więcej za użycie zdolności wobec każdej innej dzielnicy w twoim mieście.
    .rulings = Za sam Wielki Mur się nie dopłaca, podobnie jak za dzielnicę, którą oddaje Dyplomata. Dyplomata i Marszałek płacą dodatkową monetę tobie. Płacisz ją także wtedy, gdy jako Generał burzysz własną dzielnicę.

haunted-quarter = Nawiedzona Dzielnica
    .acc = Nawiedzoną Dzielnicę
    .gen = Nawiedzonej Dzielnicy
    .gender = f
    .text = Na koniec gry liczy się jako dzielnica jednego wybranego przez ciebie rodzaju.
    .rulings = Liczy się jako ten rodzaj pod każdym względem, a jeśli wybierzesz inny rodzaj, przestaje być unikatowa. Do tego czasu jest zwykłą dzielnicą unikatową. Najlepszy dla ciebie rodzaj zostaje wybrany automatycznie.

imperial-treasury = Cesarski Skarbiec
    .acc = Cesarski Skarbiec
    .gen = Cesarskiego Skarbca
    .gender = m
    .text = Na koniec gry otrzymujesz 1 punkt za każdą monetę w swoim skarbcu.
    .rulings = Złoto na ozdobionych dzielnicach i na żetonie Poborcy Podatków nie leży w twoim skarbcu.

ivory-tower = Wieża z Kości Słoniowej
    .acc = Wieżę z Kości Słoniowej
    .gen = Wieży z Kości Słoniowej
    .gender = f
    .text = Na koniec gry otrzymujesz 5 punktów, jeśli to jedyna dzielnica unikatowa w twoim mieście.
    .rulings = Nawiedzona Dzielnica, która liczy się jako inny rodzaj, w tym nie przeszkadza.

keep = Donżon
    .acc = Donżon
    .gen = Donżonu
    .gender = m
    .text = Postać rangi 8 nie może użyć zdolności wobec Donżonu.
    .rulings = Dyplomata nie może go też oddać. Zbrojownia może go zburzyć.

laboratory = Laboratorium
    .acc = Laboratorium
    .gen = Laboratorium
    .gender = n
    .income = z Laboratorium
    .text = Raz na turę możesz odrzucić jedną kartę z ręki, by otrzymać 2 monety.

library = Biblioteka
    .acc = Bibliotekę
    .gen = Biblioteki
    .gender = f
    .text = Gdy pobierasz karty, zatrzymujesz wszystkie dobrane.
    .rulings = Z Obserwatorium zatrzymujesz wszystkie trzy. Nie dotyczy to kart dobieranych w inny sposób.

map-room = Sala Map
    .acc = Salę Map
    .gen = Sali Map
    .gender = f
    .text = Na koniec gry otrzymujesz 1 punkt za każdą kartę na ręce.

monument = Pomnik
    .acc = Pomnik
    .gen = Pomnika
    .gender = m
    .text = Nie możesz go zbudować, jeśli masz co najmniej pięć dzielnic. Do ukończenia miasta liczy się jak dwie dzielnice.
    .rulings = Pod każdym innym względem liczy się jak jedna dzielnica. Dzielnice liczy się, zanim zburzysz którąkolwiek, by go zbudować. Zdobycie go przez przejęcie lub wymianę nie jest budową.

museum = Muzeum
    .acc = Muzeum
    .gen = Muzeum
    .gender = n
    .text = Raz na turę możesz położyć jedną zakrytą kartę z ręki pod Muzeum. Na koniec gry otrzymujesz 1 punkt za każdą kartę pod nim.
    .rulings = Możesz oglądać te karty; pozostali widzą tylko, ile ich jest. Karty przechodzą wraz z Muzeum do nowego właściciela; jeśli zostanie zburzone, trafiają na spód talii.

necropolis = Nekropolia
    .acc = Nekropolię
    .gen = Nekropolii
    .gender = f
    .text = Zamiast płacić jej koszt, możesz zburzyć jedną ze swoich dzielnic.
    .rulings = Tak zbudowana wlicza się do limitu i jest opodatkowana, ale nie można jej skonfiskować. Możesz to zrobić także w ukończonym mieście, ale nie wtedy, gdy Czarodziej buduje ją od razu.

observatory = Obserwatorium
    .acc = Obserwatorium
    .gen = Obserwatorium
    .gender = n
    .text = Gdy pobierasz karty, dobierasz 3 zamiast 2.
    .rulings = Zatrzymujesz jedną z nich, a z Biblioteką wszystkie trzy.

park = Park
    .acc = Park
    .gen = Parku
    .gender = m
    .income = z Parku
    .text = Jeśli na koniec swojej tury nie masz kart na ręce, dobierasz 2 karty.
    .rulings = W grze dwu- i trzyosobowej działa to na koniec każdej z twoich dwóch tur.

poor-house = Przytułek
    .acc = Przytułek
    .gen = Przytułku
    .gender = m
    .income = z Przytułku
    .text = Jeśli na koniec swojej tury nie masz złota, otrzymujesz 1 monetę.
    .rulings = Działa, zanim Alchemik odzyska złoto. W grze dwu- i trzyosobowej działa to na koniec każdej z twoich dwóch tur.

quarry = Kamieniołom
    .acc = Kamieniołom
    .gen = Kamieniołomu
    .gender = m
    .text = Możesz budować dzielnice identyczne z tymi, które już masz.
    .rulings = Możesz ich zbudować dowolnie wiele i zostają, nawet gdy stracisz Kamieniołom. Nie pozwala konfiskować, wymieniać ani przejmować dzielnicy, którą już masz.

school-of-magic = Szkoła Magii
    .acc = Szkołę Magii
    .gen = Szkoły Magii
    .gender = f
    .text = Przy zdolnościach, które dają złoto lub karty za dzielnice, liczy się jako dzielnica potrzebnego ci rodzaju.
    .rulings = Pod każdym innym względem jest unikatowa, także przy punktacji i limicie Handlarza.

secret-vault = Tajny Skarbiec
    .acc = Tajny Skarbiec
    .gen = Tajnego Skarbca
    .gender = m
    .text = Nie możesz go zbudować. Na koniec gry ujawniasz go z ręki i otrzymujesz 3 punkty.
    .rulings = Dla Sali Map liczy się też jako karta na ręce.

smithy = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .gender = f
    .income = z Kuźni
    .text = Raz na turę możesz zapłacić 2 monety, by dobrać 3 karty.

stables = Stajnie
    .acc = Stajnie
    .gen = Stajni
    .gender = p
    .text = Budowa Stajni nie wlicza się do limitu.

statue = Posąg
    .acc = Posąg
    .gen = Posągu
    .gender = m
    .text = Jeśli na koniec gry masz koronę, otrzymujesz 5 punktów.
    .rulings = Jeśli korona przechodzi na koniec ostatniej rundy, bo zabito postać rangi 4, dzieje się to przed liczeniem punktów.

theater = Teatr
    .acc = Teatr
    .gen = Teatru
    .gender = m
    .text = Na koniec każdej fazy wyboru możesz zamienić się kartą postaci z innym graczem, nie oglądając jego karty.
    .rulings = Obaj gracze mogą obejrzeć to, co dostali, a wszyscy wiedzą o zamianie. Nie możesz wziąć postaci, która została odłożona. Działa dopiero od rundy po tej, w której go zbudujesz. W grze dwu- i trzyosobowej wybierasz, którą ze swoich postaci oddajesz, i dostajesz losową postać drugiego gracza.

thieves-den = Kryjówka Złodziei
    .acc = Kryjówkę Złodziei
    .gen = Kryjówki Złodziei
    .gender = f
    .text = Jej koszt możesz w całości lub w części pokryć kartami z ręki: jedna karta zamiast jednej monety.
    .rulings = Nie możesz zapłacić samą Kryjówką Złodziei ani zapłacić więcej, niż wynosi cena. Karty trafiają na spód talii bez pokazywania.

wishing-well = Studnia Życzeń
    .acc = Studnię Życzeń
    .gen = Studni Życzeń
    .gender = f
    .text = Na koniec gry otrzymujesz 1 punkt za każdą dzielnicę unikatową w swoim mieście, łącznie ze Studnią Życzeń.

## Purple districts of the older editions

haunted-city = Nawiedzone Miasto
    .acc = Nawiedzone Miasto
    .gen = Nawiedzonego Miasta
    .gender = n
    .text = Na koniec gry liczy się jako dzielnica jednego wybranego przez ciebie rodzaju, chyba że zbudujesz je w ostatniej rundzie.
    .rulings = Najlepszy dla ciebie rodzaj zostaje wybrany automatycznie.

university = Uniwersytet
    .acc = Uniwersytet
    .gen = Uniwersytetu
    .gender = m
    .text = Kosztuje 6 monet, ale na koniec gry jest wart 8 punktów.

graveyard = Cmentarz
    .acc = Cmentarz
    .gen = Cmentarza
    .gender = m
    .text = Gdy Generał burzy dzielnicę, możesz zapłacić 1 monetę, by wziąć tę dzielnicę na rękę. Nie dotyczy to samego Cmentarza ani sytuacji, gdy to ty jesteś Generałem.

lighthouse = Latarnia Morska
    .acc = Latarnię Morską
    .gen = Latarni Morskiej
    .gender = f
    .text = Gdy ją budujesz, możesz przejrzeć talię i wziąć jedną kartę; potem talia zostaje potasowana.

hospital = Szpital
    .acc = Szpital
    .gen = Szpitala
    .gender = m
    .text = Jeśli cię zabito, mimo to możesz się ujawnić po wywołaniu i pobrać zasoby, ale nic więcej. Szpitala nie używa się razem z Wiedźmą.

bell-tower = Dzwonnica
    .acc = Dzwonnicę
    .gen = Dzwonnicy
    .gender = f
    .text = Gdy ją budujesz, możesz ogłosić, że w tej grze do ukończenia miasta wystarczy siedem dzielnic. Jeśli Dzwonnica zostanie zburzona, zanim jakieś miasto będzie miało siedem dzielnic, znów potrzeba ośmiu.

throne-room = Sala Tronowa
    .acc = Salę Tronową
    .gen = Sali Tronowej
    .gender = f
    .text = Otrzymujesz 1 monetę za każdym razem, gdy korona przechodzi od jednego gracza do drugiego.

ball-room = Sala Balowa
    .acc = Salę Balową
    .gen = Sali Balowej
    .gender = f
    .text = Dopóki masz koronę, każdy inny wywołany gracz musi najpierw powiedzieć: „Dziękuję, Wasza Królewska Mość”. Kto zapomni, traci turę.

## What differs in the older editions: characters

assassin--2002 = Zabójca
    .acc = Zabójcę
    .gen = Zabójcy
    .gender = m
    .rulings = Możesz wskazać dowolną inną postać w grze, nawet odłożoną odkrytą. Zabitą postać ujawnia się na koniec rundy. Zabity Biskup niczego nie chroni.

witch--2002 = { witch }
    .rulings = Zanim twoja tura zostanie zawieszona, nie możesz budować, a z dzielnic możesz używać tylko Biblioteki i Obserwatorium. Nie pobierasz zasobów po raz drugi. Zaczarowany Król i tak bierze koronę; jako Cesarz to ty ją przekazujesz i dostajesz zapłatę. Jako Biskup chronisz własne miasto. Jako Poborca Podatków to ty dostajesz podatek, a jako Królowa liczysz własne miejsce przy stole. Jako Złodziej nie możesz wskazać siebie ani postaci zaczarowanej. Jeśli nikt nie ma zaczarowanej postaci, nie wznawiasz tury, a twój Park i Przytułek nie działają.

thief--2002 = { thief }
    .rulings = Złoto zabierasz, zanim gracz pobierze zasoby. Jeśli nikt nie ujawni tej postaci, nic nie dostajesz.
thief--2000 = { thief }
    .text = Wskaż inną postać, którą okradniesz. Gdy ujawni się, by rozegrać turę, zabierasz całe złoto jej gracza. Nie możesz wskazać Zabójcy ani postaci, którą on zabił.

tax-collector--2002 = { tax-collector }
    .text = Na koniec swojej tury każdy gracz, który zbudował dzielnicę, daje ci 1 monetę, jeśli jeszcze jakąś ma. Gracz z postacią rangi 1, który budował w tej rundzie, płaci, gdy się ujawniasz.
    .brief = 1 moneta od każdego, kto buduje.
    .rulings = Jeśli Poborcę Podatków zabito albo nikt go nie wybrał, nikt nie płaci. Podatek płaci się po działaniu Generała lub Dyplomaty, a przed Przytułkiem i Parkiem.

magician--2002 = { magician }
    .rulings = { magician.rulings }

wizard--2002 = { wizard }
    .rulings = Możesz wybrać tylko gracza, który ma karty, i musisz wziąć jedną. Od razu decydujesz, czy ją budujesz, czy zatrzymujesz. Możesz to zrobić przed pobraniem zasobów. Fabryka obniża także cenę tej dzielnicy.

king--2002 = { king }
    .rulings = Bierzesz koronę zaraz po wywołaniu, nawet jeśli cię zaczarowano. Jeśli cię zabito, bierzesz ją na koniec rundy. Dochód za dzielnice bierzesz raz na turę i liczysz dzielnice, które wtedy masz.
king--2000 = { king }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. Bierzesz koronę po wywołaniu; jeśli cię zabito, korona zostaje tam, gdzie jest.
    .rulings = Dochód za dzielnice bierzesz raz na turę i liczysz dzielnice, które wtedy masz.

emperor--2002 = { emperor }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. Po wywołaniu zabierz koronę temu, kto ją ma, i przekaż ją innemu graczowi, ale nie sobie; ten gracz daje ci 1 monetę lub 1 kartę, według własnego wyboru.
    .rulings = Gracz, któremu przekazujesz koronę, wybiera też, którą kartę da. Jeśli cię zabito, i tak przekazujesz koronę na koniec rundy, ale nic nie dostajesz. Tej karty nie używa się w grze dwuosobowej.
emperor--dark-city = { emperor }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. W wybranym momencie swojej tury musisz zabrać koronę temu, kto ją ma, i przekazać ją innemu graczowi, ale nie sobie; ten gracz daje ci 1 monetę lub 1 kartę, według własnego wyboru.

bishop--2002 = { bishop }
    .rulings = Zabity Biskup nie jest chroniony. Jeśli cię zaczarowano, chronione są dzielnice Wiedźmy, a nie twoje. Zbrojownia nadal może zburzyć twoje dzielnice. W grze dwu- i trzyosobowej twoja własna postać rangi 8 nadal może użyć zdolności wobec twoich dzielnic.
bishop--2000 = { bishop }
    .rulings = Zabity Biskup nie jest chroniony.

abbot--2002 = { abbot }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę religijną w swoim mieście. Najbogatszy gracz daje ci 1 monetę, chyba że ty nim jesteś albo że kilku graczy ma po równo najwięcej złota.
    .brief = 1 moneta od najbogatszego. 1 moneta za każdą dzielnicę religijną.

merchant--2002 = { merchant }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę handlową w swoim mieście. Zaraz po pobraniu zasobów otrzymujesz 1 dodatkową monetę.
    .rulings = Dodatkowa moneta należy ci się niezależnie od tego, czy pobierasz złoto, czy karty.
merchant--dark-city = { merchant }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę handlową w swoim mieście. Na początku tury otrzymujesz 1 dodatkową monetę.

alchemist--2002 = { alchemist }
    .rulings = Złoto wydane na co innego, na przykład na podatek lub w Kuźni, nie wraca. Przy budowie musisz mieć całe potrzebne złoto. Przytułek i Park działają przed zwrotem.
alchemist--dark-city = { alchemist }
    .text = Zaraz po zbudowaniu dzielnicy odzyskujesz zapłacone za nią złoto.
    .rulings = Złoto wydane na co innego, na przykład na podatek lub w Kuźni, nie wraca. Przy budowie musisz mieć całe potrzebne złoto.

architect--2002 = { architect }
    .text = Zaraz po pobraniu zasobów dobierasz 2 dodatkowe karty. Możesz zbudować do trzech dzielnic.
architect--dark-city = { architect }
    .text = Na początku tury dobierasz 2 dodatkowe karty. Możesz zbudować do trzech dzielnic.

navigator--2002 = { navigator }
    .text = Zaraz po pobraniu zasobów musisz wziąć 4 dodatkowe monety albo 4 dodatkowe karty. Nie możesz budować dzielnic.
navigator--dark-city = { navigator }
    .text = Zaraz po pobraniu zasobów możesz wziąć 4 dodatkowe monety albo 4 dodatkowe karty; wtedy twoja tura się kończy. Nie możesz budować dzielnic.
    .rulings = Jeśli nie weźmiesz ani monet, ani kart, twoja tura trwa dalej, ale nadal nie możesz budować.

warlord--2002 = { warlord }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. Na koniec tury możesz zburzyć jedną dzielnicę, płacąc o 1 monetę mniej, niż wynosi jej koszt.
    .rulings = Może to być twoja własna dzielnica. Nie możesz zburzyć Donżonu, dzielnicy żywego Biskupa ani dzielnicy w ukończonym mieście. Dzielnicę o koszcie 1 burzysz za darmo. Zburzenie ozdobionej dzielnicy kosztuje o 1 więcej. W mieście z Wielkim Murem zburzenie każdej innej dzielnicy kosztuje o 1 więcej.
warlord--2000 = { warlord }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. Na koniec tury możesz zburzyć jedną z dzielnic innego gracza, płacąc o 1 monetę mniej, niż wynosi jej koszt.
    .brief = Może zburzyć cudzą dzielnicę (koszt − 1). 1 moneta za dzielnicę wojskową.
    .rulings = Nie możesz zburzyć Donżonu, dzielnicy żywego Biskupa ani dzielnicy w mieście, które ma co najmniej osiem dzielnic. Dzielnice zabitego gracza można burzyć. Dzielnicę o koszcie 1 burzysz za darmo. W mieście z Wielkim Murem zburzenie każdej innej dzielnicy kosztuje o 4 więcej.

diplomat--2002 = { diplomat }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. Na koniec tury możesz wymienić jedną ze swoich dzielnic na dzielnicę innego gracza; jeśli jego dzielnica kosztuje więcej, dopłacasz mu różnicę.
    .rulings = Nie możesz zabrać Donżonu, dzielnicy żywego Biskupa, dzielnicy z ukończonego miasta ani identycznej z jedną z twoich. Jeśli dzielnica drugiego gracza kosztuje mniej, nic nie dostajesz. Wielki Mur podnosi cenę o 1. Cmentarza nie używa się razem z Dyplomatą.
diplomat--dark-city = { diplomat }
    .text = Otrzymujesz 1 monetę za każdą dzielnicę wojskową w swoim mieście. W dowolnym momencie swojej tury możesz wymienić jedną ze swoich dzielnic na dzielnicę innego gracza; jeśli jego dzielnica kosztuje więcej, dopłacasz mu różnicę.

queen--2002 = { queen }
    .text = Otrzymujesz 3 monety, jeśli siedzisz obok Króla.
    .brief = 3 monety, jeśli siedzi obok Króla.
    .rulings = Jeśli Króla siedzącego obok ciebie zabito, dostajesz monety na koniec rundy, gdy zostanie ujawniony. Tej karty nie używa się w grze z mniej niż pięcioma graczami.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = { armory }
    .text = W swojej turze możesz zburzyć Zbrojownię, by zburzyć jedną dzielnicę w mieście innego gracza, nawet ukończonym. Gra i tak kończy się po rundzie, w której ukończono miasto.
    .rulings = Ani Donżon, ani Biskup nie chronią przed nią dzielnicy.

dragon-gate--2002 = { dragon-gate }
    .text = Kosztuje 6 monet, ale na koniec gry jest warta 8 punktów.

factory--2002 = { factory }
    .text = Za budowę pozostałych dzielnic fioletowych płacisz o 1 monetę mniej.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = Dzielnica może pochodzić z dowolnego miasta. Nie działa ze Zbrojownią. Cmentarza nie używa się razem z Dyplomatą.
graveyard--2000 = { graveyard }
    .rulings = Dzielnica może pochodzić z dowolnego miasta.

great-wall--2002 = { great-wall }
    .text = Generał i Dyplomata płacą o 1 monetę więcej, by zburzyć lub zabrać każdą inną dzielnicę w twoim mieście.
    .rulings = Za sam Wielki Mur się nie dopłaca, podobnie jak za dzielnicę, którą oddaje Dyplomata. Dopłacasz także wtedy, gdy jako Generał burzysz własną dzielnicę.
great-wall--2000 = { great-wall }
    .text = Generał płaci o 4 monety więcej, by zburzyć każdą inną dzielnicę w twoim mieście.
    .rulings = Za sam Wielki Mur się nie dopłaca.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = Złoto na ozdobionych dzielnicach nie leży w twoim skarbcu.
imperial-treasury--2000 = { imperial-treasury }
    .text = Na koniec gry otrzymujesz 1 punkt za każdą monetę w swoim skarbcu zamiast kosztu tej dzielnicy.
    .rulings = { "" }

keep--2002 = { keep }
    .text = Generał nie może zburzyć Donżonu, a Dyplomata nie może go zabrać.
    .rulings = Dyplomata może oddać własny Donżon. Zbrojownia może go zburzyć.
keep--2000 = { keep }
    .text = Generał nie może zburzyć Donżonu.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Raz na turę możesz odrzucić jedną kartę z ręki, by otrzymać 1 monetę.

library--2002 = { library }
    .text = Gdy pobierasz karty, zatrzymujesz obie; z Obserwatorium dwie z trzech.
    .rulings = Nie dotyczy to kart dobieranych w inny sposób.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = Zatrzymujesz jedną z nich, a z Biblioteką dwie.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = Działa, zanim Alchemik odzyska złoto. W grze dwu- i trzyosobowej działa to na koniec każdej z twoich dwóch tur.
poor-house--dark-city = { poor-house }
    .rulings = W grze dwu- i trzyosobowej działa to na koniec każdej z twoich dwóch tur.

quarry--2002 = { quarry }
    .text = Możesz zbudować dzielnicę identyczną z tą, którą już masz, ale w danej chwili możesz mieć tylko jeden taki duplikat.
    .rulings = Nie pozwala Dyplomacie zabrać dzielnicy, którą już masz.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = Możesz ich zbudować dowolnie wiele i zostają, nawet gdy stracisz Kamieniołom. Nie pozwala Dyplomacie zabrać dzielnicy, którą już masz.
quarry--2000 = { quarry }
    .text = Możesz budować dzielnice identyczne z tymi, które już masz, i nic cię one nie kosztują. Wliczają się do limitu.
    .rulings = Możesz ich zbudować dowolnie wiele i zostają, nawet gdy stracisz Kamieniołom.

school-of-magic--2002 = { school-of-magic }
    .rulings = Pod każdym innym względem, także przy punktacji, jest fioletowa.

smithy--dark-city = { smithy }
    .text = Raz na turę możesz zapłacić 3 monety, by dobrać 3 karty.
smithy--2000 = { smithy }
    .text = Raz na turę możesz zapłacić 3 monety, by dobrać 2 karty.

wishing-well--2002 = { wishing-well }
    .text = Na koniec gry otrzymujesz 1 punkt za każdą inną dzielnicę fioletową w swoim mieście.
wishing-well--2000 = { wishing-well }
    .text = Na koniec gry otrzymujesz 4 punkty za każdą inną dzielnicę fioletową w swoim mieście.
