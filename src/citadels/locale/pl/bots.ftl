# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "I", no "you".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards.

bot-beginner = Nowicjusz
    .text = Jego pierwsza partia w życiu: wybiera ulubione postacie, oszczędza na najdroższą kartę i zapomina, co potrafią jego karty.
bot-novice = Czeladnik
    .text = Ma swoje ulubione postacie i zapomina o połowie tego, co potrafią jego karty.
bot-greedy = Sklepikarz
    .text = Bierze to, co opłaca się od razu, i niczego nie planuje. W sam raz na przeciwnika, gdy znasz już zasady.
bot-expert = Mistrz Budowniczy
    .text = Zna każdą kartę, zgaduje, kto jest kim, i powstrzymuje prowadzącego.
bot-learned = Weteran
    .text = Ma za sobą ponad milion partii i trudno go przejrzeć.
bot-search = Strateg
    .text = Przed każdym ruchem rozgrywa setki możliwych wariantów. Najsilniejszy ze wszystkich.
bot-builder = Szybki Budowniczy
    .text = Równie silny jak Mistrz Budowniczy, ale zostawia innych w spokoju i szybko kończy grę.
bot-bully = Zabijaka
    .text = Równie silny jak Mistrz Budowniczy, a zabija, burzy i przejmuje, kiedy tylko może.
bot-schemer = Intrygant
    .text = Równie silny jak Mistrz Budowniczy, a lubi cudze karty, sekrety i groźby.
bot-random = Kostka
    .text = Wykonuje losowe dozwolone ruchy. Do testów.

why-any = Nie ma lepszego wyboru.
why-leave = Nie zostało nic lepszego do zrobienia.
why-free = To nic nie kosztuje, a coś daje.
why-liking = { $card } da w tej rundzie najwięcej.
why-nature = { $card } to zawsze dobry wybór.
why-danger = Wszystko inne łatwo przewidzieć.
why-deny = { $card } bardziej pomoże innym.
why-unforeseen = Wybór nie powinien być łatwy do odgadnięcia.
why-gold = Złoto przyda się na następną budowę.
why-cards =
    { $player ->
        [none] Na ręce jest za mało kart do budowania.
       *[other] { $player } ma na ręce { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[other] { $number } kart
        }.
    }
why-gain =
    { $number ->
        [0] To daje najwięcej.
       *[other] To daje { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[other] { $number } monet
        }.
    }
why-wanted = { $card } to najbardziej potrzebna karta.
why-unwanted = Bez { $card-gen } najłatwiej się obejść.
why-useless =
    { $card ->
        [none] Niektóre karty na ręce są bezużyteczne.
       *[other] Karta { $card } już się nie przyda.
    }
why-spare = Łatwiej oddać monetę niż kartę.
why-demand = To jest bardziej potrzebne.
why-worth =
    Z tego, co można zbudować, najbardziej { $card-gender ->
        [p] opłacają się
       *[other] opłaca się
    } { $card }.
why-price = To kosztuje najmniej.
why-next = Zostanie dość złota na następną budowę.
why-complete = To ukończy miasto we właściwym momencie.
why-too-early = Gra nie powinna się jeszcze kończyć.
why-beauty = Zbędne złoto zamieni się w punkty.
why-saved = To oszczędza złoto.
why-museum = Karta położona pod Muzeum to punkt.
why-little = Własna postać niewiele daje.
why-stop = { belief-player }. Ta postać powinna stracić turę.
why-loot =
    { belief-player } i ma { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[other] { $number } monet
    }.
why-matches =
    { $player } ma na ręce { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }, a { $percent }% wszystkich dzielnic jest tego rodzaju.
why-takeover = { belief-opponents }; tę turę warto przejąć.
why-warrant = { belief-opponents }. Nakaz pozwala skonfiskować to, co zbuduje ten gracz.
why-impossible = Żaden przeciwnik nie może mieć { $card-gen }.
why-bribe = Bezpieczniej zapłacić.
why-refuse = Łapówka to pewna strata złota, a jedna z dwóch gróźb jest pusta.
why-reveal = To zabiera całe złoto.
why-charge = { $player } prowadzi, więc najlepiej wziąć złoto od tego gracza.
why-trade = Karta { $card } jest warta więcej niż to, co się za nią oddaje.
why-seize = Karta { $card } da więcej, niż kosztuje, a { $player } ją straci.
why-ruin = { $player } odczuje brak { $card-gen }.
why-delay = Gracz { $player } nie powinien jeszcze ukończyć miasta.
why-crown = Korona jest najmniej groźna u gracza { $player }.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } ma { $card-acc }
       *[no] { $player } może mieć { $card-acc }
    }
belief-opponents =
    { $certain ->
        [yes] Ktoś z przeciwników ma { $card-acc }
       *[no] Ktoś z przeciwników może mieć { $card-acc }
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { $extent ->
            [certain] Nie ma innej możliwości
            [listed] { evidence-listed }
           *[counted] { evidence-counted }
        }
       *[other] Biorąc pod uwagę { $grounds }, { evidence-extent }
    }.
evidence-extent =
    { $extent ->
        [certain] nie ma innej możliwości
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } z tych { $possible-count } postaci { $held ->
            [one] jest u przeciwnika
            [few] są u przeciwników
           *[other] jest u przeciwników
        }: { $possible }
       *[other] { $held ->
            [1] { $player } to jedna z tych { $possible-count } postaci: { $possible-or }
           *[other] { $player } ma { $held } z tych { $possible-count } postaci: { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held } z { $possible-count } możliwych postaci { $held ->
            [one] jest u przeciwnika
            [few] są u przeciwników
           *[other] jest u przeciwników
        }
       *[other] { $held ->
            [1] { $player } to jedna z { $possible-count } możliwych postaci
           *[other] { $player } ma { $held } z { $possible-count } możliwych postaci
        }
    }
evidence-face-up = odkryte karty
evidence-draft = wybór postaci
evidence-called = dotychczasowe wywołania

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = Tego ruchu nie sprawdzono.
why-foreseen-holder = { belief-player }.
why-foreseen-end = Gra powinna się wkrótce skończyć. Ten ruch daje wygraną w { $number }% prób.
why-foreseen-ahead = Wkrótce przewaga nad graczem { $player } powinna wynieść { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    }.
why-foreseen-level = Wkrótce powinien być remis z graczem { $player }.
why-foreseen-behind = Wkrótce strata do gracza { $player } powinna wynieść { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    }.
why-foreseen-points = Wkrótce powinno to dać o { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    } więcej niż inne ruchy.
why-foreseen-gold = Wkrótce powinno to dać o { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[other] { $number } monet
    } więcej niż inne ruchy.
why-foreseen-cards = Wkrótce powinno to dać o { $number ->
        [one] { $number } przydatną kartę
        [few] { $number } przydatne karty
       *[other] { $number } przydatnych kart
    } więcej niż inne ruchy.
why-foreseen-districts = Wkrótce powinno to dać o { $number ->
        [one] { $number } dzielnicę
        [few] { $number } dzielnice
       *[other] { $number } dzielnic
    } więcej niż inne ruchy.
why-foreseen-less-points = Wkrótce gracz { $player } powinien mieć o { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    } mniej niż po innych ruchach.
why-foreseen-less-gold = Wkrótce gracz { $player } powinien mieć o { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[other] { $number } monet
    } mniej niż po innych ruchach.
why-foreseen-less-cards = Wkrótce gracz { $player } powinien mieć o { $number ->
        [one] { $number } przydatną kartę
        [few] { $number } przydatne karty
       *[other] { $number } przydatnych kart
    } mniej niż po innych ruchach.
why-foreseen-less-districts = Wkrótce gracz { $player } powinien mieć o { $number ->
        [one] { $number } dzielnicę
        [few] { $number } dzielnice
       *[other] { $number } dzielnic
    } mniej niż po innych ruchach.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] Najwięcej zależy od własnego złota.
       *[other] Najwięcej zależy od złota gracza { $player }.
    }
why-decides-hand =
    { $player ->
        [none] Najwięcej zależy od kart na ręce.
       *[other] Najwięcej zależy od liczby kart gracza { $player }.
    }
why-decides-city =
    { $player ->
        [none] Najwięcej zależy od własnego miasta.
       *[other] Najwięcej zależy od miasta gracza { $player }.
    }
why-decides-end = Najwięcej zależy od tego, jak blisko jest koniec gry.
why-decides-past = Najwięcej zależy od dotychczasowych ruchów gracza { $player }.
why-decides-role = Najwięcej zależy od tego, kim może być { $player }.
why-decides-nothing = Nic nie decyduje o tym w pojedynkę.
