### Co należy do pytania: co gracz ma, co wyniknie z odpowiedzi, jak można odpowiedzieć.

## Co masz

own-hand = Twoje karty, w zestawach warte { $worth }: { $cards }
own-tradeable = Katastrofy, które możesz oddać, nie nazywając ich (X3): { $cards }
own-treasury = Twój skarbiec: { $treasury }
own-tax = Masz { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    }, { $stock ->
        [one] { $stock } żeton
        [few] { $stock } żetony
        [many] { $stock } żetonów
       *[other] { $stock } żetonu
    } w zasobach i { $treasury } w skarbcu. Każde miasto płaci stawkę z zasobów; miasto, które nie może zapłacić, buntuje się (T2).
own-advances = Twoje karty rozwoju: { $advances }
own-credits = Twoje kredyty: { $credits }
own-cities = Twoje miasta: { $areas }
own-tokens = Twoje żetony: { $areas }
own-ships = Twoje statki: { $places }
own-calamities = Katastrofy wśród twoich kart: { $cards }
own-purse = Wszystkimi kartami i skarbcem możesz zapłacić najwyżej { $most }.
# $limit (Number) - ile kart wolno zatrzymać; $cards (Number) - ile ich jest
own-hand-limit = Kart towarów na ręce: { $cards }; po tej fazie może ich zostać { $limit } (P5).
own-reduced = Żetony, które zostaną po zredukowanym mieście (G11): { $areas }.
own-move-order = Ruch wykonają jeszcze, w tej kolejności (M1): { $order }
own-fight = Konflikt w tej chwili: { $fight }.
own-known-losses = Na tę rundę już wybrano (F1a): { $losses }.
own-move-left = Mogą się jeszcze ruszyć: { $areas }.

## Transakcje

trade-offer-gone = Nie możesz już dotrzymać swojej oferty { $number }, bo brakuje ci kart: { $cards } (X2).
trade-deal-gone = Nie możesz już dotrzymać transakcji { $number } (druga strona: { $who }), bo brakuje ci kart: { $cards } (X2).
trade-deal = Transakcja { $number }, druga strona: { $who }. Oddajesz: { $gives }; dostajesz: { $gets }. Wyłóż swoje karty.
trade-deal-waiting = Transakcja { $number }, druga strona: { $who }. Oddajesz: { $gives }; dostajesz: { $gets }. Twoje karty są wyłożone.

## Zakup przed zatwierdzeniem

purchase = Kupisz: { $advances }, za { $price }.
purchase-pay = Zapłacisz kartami: { $cards }, wartymi { $worth }, oraz { $treasury } ze skarbca.
purchase-pay-treasury = Zapłacisz { $treasury } ze skarbca, bez kart.
purchase-free = Nic to nie kosztuje.
purchase-lost = Przepłacisz { $lost }; reszty się nie wydaje.
purchase-substitution = { $card } liczy się jako { $into } (Imperium Handlowe).
purchase-discount = Taniej dzięki Bibliotece: { $advance }.
purchase-gift = Za darmo dzięki Anatomii: { $advance }.
purchase-credits = Kredyty do wyboru: { $credits }.

## Co z tego wyniknie

outlook-conflicts = Konflikt (F1): { $areas }.
outlook-fight = { $area } ({ $sides })
# $who (String) - czyje miasto; $needed (Number) - ilu żetonów trzeba do udanego ataku
outlook-attack = miasto ({ $who }), potrzeba { $needed }
outlook-attack-pirates = miasto pirackie, potrzeba { $needed }
outlook-cities = Dość żetonów na miasto (K1): { $areas }.
outlook-means = Dość na miasto z żetonami ze skarbca lub od sąsiadów (Architektura, Urbanistyka): { $areas }.
outlook-surplus = Za dużo – przepadną, jeśli zostaną (K3): { $areas }.
outlook-support = Zaopatrzenie (K4): miasta będą potrzebować { $needed ->
        [one] { $needed } żetonu
        [few] { $needed } żetonów
        [many] { $needed } żetonów
       *[other] { $needed } żetonu
    }, a będzie ich { $tokens }.
outlook-support-now = Zaopatrzenie (K4): twoje miasta potrzebują { $needed ->
        [one] { $needed } żetonu
        [few] { $needed } żetonów
        [many] { $needed } żetonów
       *[other] { $needed } żetonu
    }, a masz ich { $tokens }.
outlook-city = Nowe miasto ({ $areas }): zaopatrzenie będzie wymagać { $needed ->
        [one] { $needed } żetonu
        [few] { $needed } żetonów
        [many] { $needed } żetonów
       *[other] { $needed } żetonu
    }, a zostanie ich { $tokens } (K4).
outlook-ships = Bez utrzymania znikną na koniec (M10): { $ships }.
outlook-ship = statek: { $place }
# $eaten (Number) - żetony zapłacone za statek, które mogły nim popłynąć; $aboard (Number) - ile jeszcze może
outlook-ship-eats = { $eaten ->
        [one] Ten statek ({ $place }) kosztuje żeton, który mógł nim popłynąć
        [few] Ten statek ({ $place }) kosztuje { $eaten } żetony, które mogły nim popłynąć
        [many] Ten statek ({ $place }) kosztuje { $eaten } żetonów, które mogły nim popłynąć
       *[other] Ten statek ({ $place }) kosztuje { $eaten } żetonu, które mogły nim popłynąć
    }; { $aboard ->
        [0] nie ma już kto wejść na pokład
        [one] na pokład może wejść już tylko { $aboard }
        [few] na pokład mogą wejść już tylko { $aboard }
        [many] na pokład może wejść już tylko { $aboard }
       *[other] na pokład może wejść już tylko { $aboard }
    } (M4).
outlook-step-open = Tor Historii (H1): masz wszystko, czego wymaga następne pole.
outlook-step-missing = Do następnego pola Toru Historii (H1) brakuje ci jeszcze: { $list }.
# $epoch (String) - epoka; $step (Number) - jej pierwsze pole; $list (String) - czego wymaga
outlook-epoch = { $epoch }, od pola { $step }, wymaga: { $list }.
# $turn (Number) - ostatnia tura
outlook-end-known = Tura { $turn } jest ostatnia (H4, H6).
# $more (Number) - ile tur rozgrywa się po tej, w której znacznik tam dotrze
outlook-end-near = O krok przed ostatnim polem Toru Historii: { $who }. { $more ->
        [0] Gra kończy się w turze, w której czyjś znacznik tam dotrze (H4).
       *[other] Gdy czyjś znacznik tam dotrze, rozgrywa się jeszcze jedną turę (H4).
    }
outlook-end-ready = Wymagania tego pola spełnia już: { $who }.

## Czego wymaga pole Toru Historii

required-cities = { $count ->
        [one] { $count } miasto
        [few] { $count } miasta
        [many] { $count } miast
       *[other] { $count } miasta
    }
required-advances = { $count ->
        [one] { $count } karta rozwoju
        [few] { $count } karty rozwoju
        [many] { $count } kart rozwoju
       *[other] { $count } karty rozwoju
    }
required-advances-below-100 = { $count ->
        [one] { $count } karta rozwoju o koszcie poniżej 100
        [few] { $count } karty rozwoju o koszcie poniżej 100
        [many] { $count } kart rozwoju o koszcie poniżej 100
       *[other] { $count } karty rozwoju o koszcie poniżej 100
    }
required-advances-from-100 = { $count ->
        [one] { $count } karta rozwoju o koszcie co najmniej 100
        [few] { $count } karty rozwoju o koszcie co najmniej 100
        [many] { $count } kart rozwoju o koszcie co najmniej 100
       *[other] { $count } karty rozwoju o koszcie co najmniej 100
    }
required-advances-from-200 = { $count ->
        [one] { $count } karta rozwoju o koszcie co najmniej 200
        [few] { $count } karty rozwoju o koszcie co najmniej 200
        [many] { $count } kart rozwoju o koszcie co najmniej 200
       *[other] { $count } karty rozwoju o koszcie co najmniej 200
    }
required-advance-points = { $count ->
        [one] { $count } punkt z kart rozwoju
        [few] { $count } punkty z kart rozwoju
        [many] { $count } punktów z kart rozwoju
       *[other] { $count } punktu z kart rozwoju
    }

## Z czego wybierać

options = Do wyboru: { $options }
# $extra (String) - obszary, na których Rolnictwo może dodać żeton ponad nadrukowany limit
options-extra = Rolnictwo może dodać żeton na obszarach: { $extra } (G11c)
options-start = Karty rozwoju zestawu: { $advances }. Z terenem pod miasto: { $sites }. Bez niego: { $others }
options-sacrifice = W głębi lądu: { $inland }. Przybrzeżne, tylko gdy tamtych za mało: { $coastal }
options-room = Miejsce: { $room }
options-points = Obszary i ich punkty jednostek: { $points }. Możliwe sumy: { $totals }
options-damage = Żetony, po 1: { $tokens }. Miasta: po 5, jeśli zniszczone; jeśli zredukowane: { $cities }
options-cards = Karty: { $cards }

## Co jest teraz na planszy

now-out-of-play = Obszar { $area } jest poza grą (M9).
now-area = Teraz na obszarze { $area }: { $units }.
now-city = miasto ({ $who })
now-pirate-city = miasto pirackie
# $limit (Number) - limit dla czytającego; $site, $city (String) - yes albo no; $units (String) - kto jeszcze tam jest
now-area-limit = { $area } { $limit }{ $site ->
        [yes] *
       *[no] {""}
    }{ $city ->
        [yes] #
       *[no] {""}
    }
now-area-units = { $area } { $limit }{ $site ->
        [yes] *
       *[no] {""}
    }{ $city ->
        [yes] #
       *[no] {""}
    } ({ $units })
now-player = { $who }, teraz miasta: { $cities }; żetony: { $tokens }; statki: { $ships }.
now-advances = Karty rozwoju: { $advances }.
now-credits = Kredyty: { $credits }.
own-theme = Zestaw tematyczny to cztery karty rozwoju, z którymi zaczynasz: { $advances } (Q1).
now-theme = Zestaw tematyczny { $theme } (Q1): { $advances }.

## Sposoby odpowiedzi, jak na przycisku

way-pick = Graj tą cywilizacją
way-rate = Zbierz podatki
# $purpose (String) - co się z nimi stanie; $number (String) - single (jedno) albo several (kilka)
way-cities = { $purpose ->
        [reduce] { $number ->
            [single] Zredukuj to miasto
           *[several] Zredukuj te miasta
        }
        [support] { $number ->
            [single] Zredukuj to miasto
           *[several] Zredukuj te miasta
        }
        [destroy] { $number ->
            [single] Zniszcz to miasto
           *[several] Zniszcz te miasta
        }
        [tax-revolt-destroy] { $number ->
            [single] Zniszcz to miasto
           *[several] Zniszcz te miasta
        }
        [annex] { $number ->
            [single] Przejmij to miasto
           *[several] Przejmij te miasta
        }
        [annex-share] { $number ->
            [single] Weź to miasto
           *[several] Weź te miasta
        }
        [tax-revolt] { $number ->
            [single] Weź to miasto
           *[several] Weź te miasta
        }
        [piracy] { $number ->
            [single] Oddaj to miasto piratom
           *[several] Oddaj te miasta piratom
        }
        [earthquake] Trzęsienie ziemi uderza tutaj
        [barbarians] Horda przybywa tutaj
        [attack-order] Najpierw rozstrzygnij ten atak
       *[other] { $number ->
            [single] Wybierz to miasto
           *[several] Wybierz te miasta
        }
    }
way-place = Rozmieść te żetony
way-movement = Wykonaj ruch
way-take-back = Cofnij posunięcie
way-loss = Oddaj to
way-answer = Odpowiedz
way-number = Przenieś tyle do skarbca
way-city = Zbuduj miasto: { $area }
way-damage = Strać to
way-victims = { $number ->
        [single] Wskaż tego gracza
       *[several] Wskaż tych graczy
    }
way-place-chosen = Niech uderzy tutaj
way-lose-cards = Odrzuć te karty
way-credits = Weź te kredyty
way-buy-card = Kup kartę
way-buy-card-free = Weź darmową kartę
way-offer = Złóż ofertę
way-accept = Przyjmij ofertę: { $who }
way-put-down = Wyłóż karty (druga strona: { $who })
way-withdraw = Wycofaj, odrzuć lub zerwij
way-areas = Wybierz te obszary
way-diaspora = Diaspora: przesiedl żetony
way-fundamentalism = Fundamentalizm: zniszcz wszystko na obszarze
way-monotheism = Monoteizm: przejmij wszystko na obszarze
way-politics = Polityka: przejmij wszystko na obszarze
way-politics-treasury = Polityka: przenieś żetony do skarbca
way-provincial-empire = Prowincje Imperium: zażądaj kart od graczy
way-trade-routes = Szlaki Handlowe: odrzuć karty, weź żetony do skarbca
way-universal-doctrine = Doktryna Uniwersalna: przejmij miasto pirackie
way-universal-doctrine-tokens = Doktryna Uniwersalna: przejmij żetony barbarzyńców
way-hand-over = Oddaj tę kartę
way-buy-advances = Kup karty rozwoju
