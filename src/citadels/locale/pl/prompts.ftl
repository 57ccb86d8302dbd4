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
        [0] Wybierz postać na tę rundę.
       *[other] Wybierz drugą postać; pierwsza to { $own }.
    }
prompt-discard-character = Wybierz postać, którą odłożysz zakrytą na tę rundę.
prompt-gather = Grasz jako { $character }. Pobierasz złoto czy dobierasz karty?
prompt-keep = Którą kartę zatrzymujesz? Pozostałe trafią na spód talii.
prompt-study = Którą kartę zatrzymujesz? Pozostałe zostaną wtasowane do talii.
prompt-turn = Co robisz jako { $character }?
prompt-how-to-pay = Jak płacisz za { $site-acc } ({ $to_pay ->
        [one] { $to_pay } moneta
        [few] { $to_pay } monety
       *[other] { $to_pay } monet
    })?
prompt-pay-with-cards = Którymi kartami płacisz za { $site-acc } ({ $to_pay ->
        [one] { $to_pay } moneta
        [few] { $to_pay } monety
       *[other] { $to_pay } monet
    })? Każda karta liczy się jak 1 moneta. Resztę płacisz złotem.

prompt-bewitch = Którą postać zaczarujesz? Wznowisz turę, gdy ta postać zostanie wywołana.
prompt-warrants =
    { $ranks-count ->
        [3] Który z trzech nakazów jest podpisany?
       *[other] Która postać dostaje nakaz { $ranks-next } z 3? Do tej pory: { $ranks }.
    }
prompt-confiscate =
    { $player } płaci za { $site-acc } i ma jeden z twoich nakazów. { $warrant-face ->
        [yes] Jest podpisany. Konfiskujesz dzielnicę?
       *[other] Nie jest podpisany, więc możesz tylko pozwolić zbudować dzielnicę.
    }
prompt-threats =
    { $ranks-count ->
        [2] Która z dwóch gróźb ma kwiat?
       *[other] Która postać dostaje drugą groźbę? Pierwsza leży na karcie { $ranks-gen }.
    }
prompt-answer-threat = { $threat-by } cię szantażuje. Zapłacisz połowę swojego złota jako łapówkę? Jeśli odmówisz, groźba może zostać ujawniona. Jeśli ma kwiat, stracisz całe złoto.
prompt-reveal-threat =
    { $player } nie płaci łapówki. Twoja groźba { $threat-face ->
        [yes] ma kwiat
       *[other] jest pusta
    }. Ujawniasz ją?
prompt-redraw = Które karty odrzucasz? Dobierzesz tyle samo.
prompt-take-card = Którą z kart gracza { $player } bierzesz? Możesz ją zatrzymać albo od razu zbudować.
prompt-give-back = Którą kartę oddajesz graczowi { $player }?
prompt-coronation = Kto dostaje koronę?
prompt-demand = Co bierzesz od gracza { $player }?
prompt-purchase =
    { $missing ->
        [one] Którą kartę oddajesz graczowi { $player } za brakującą monetę?
        [few] Które { $missing } karty oddajesz graczowi { $player } za { $missing } brakujące monety?
       *[other] Których { $missing } kart oddajesz graczowi { $player } za { $missing } brakujących monet?
    }
prompt-give-district = Którą ze swoich dzielnic oddajesz graczowi { $player } w zamian za { $taken-acc }?
prompt-beautify-another = Ozdabiasz drugą dzielnicę oprócz { $first-gen }?
prompt-theater = Chcesz w ciemno zamienić się postacią z innym graczem?
prompt-give-character = Którą ze swoich postaci oddajesz graczowi { $player }?

prompt-tribute = { $player } jako Cesarz przekazuje ci koronę. Co dajesz w zamian?
prompt-sail = Bierzesz 4 monety czy 4 karty?
prompt-hospital =
    { $answers ->
        [yes] Zabito cię, ale ratuje cię Szpital. Zgłaszasz się? Możesz tylko pobrać zasoby.
       *[no] Wywołano zabitą postać: { $called }. To nie ty, więc możesz tylko milczeć. Pytanie pada, bo masz Szpital.
    }
prompt-graveyard =
    { $yours ->
        [yes] Tracisz { $ruin-acc }. Bierzesz tę kartę na rękę?
       *[no] { $player } traci { $ruin-acc }. Bierzesz tę kartę na rękę?
    }
prompt-lighthouse = Twoja Latarnia Morska świeci. Przeglądasz talię?
prompt-search-deck = Którą kartę bierzesz? Potem talia zostanie potasowana.
prompt-bell-tower = Uderzasz w dzwon Dzwonnicy? Wtedy do ukończenia miasta wystarczy w tej grze siedem dzielnic.
prompt-ball-room = { $crowned } ma koronę i Salę Balową. Składasz wyrazy szacunku?
