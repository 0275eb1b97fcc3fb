### Nagrody i kronika skończonej gry.
### $who, $one, $other, $giver (String) - cywilizacje, zawsze w mianowniku; $loss (String) - jeden z komunikatów told-loss

told-loss = { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    } i { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    }
told-loss-tokens = { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }
told-loss-cities = { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    }

## Nagrody: jaka i za co

award-cruellest-calamity = Gniew bogów
award-cruellest-calamity-why = { $card } w turze { $turn }; ofiara: { $who }. Przepadło łącznie: { $loss }.
award-cruellest-calamity-passed = { $card } w turze { $turn }, karta uprzejmie podrzucona (nadawca: { $giver }); ofiara: { $who }. Przepadło łącznie: { $loss }.
award-hot-potato = Gorący kartofel
award-hot-potato-why = { $times ->
        [one] { $card } w turze { $turn } przechodzi z rąk do rąk { $times } raz; ostatni posiadacz: { $who }.
        [few] { $card } w turze { $turn } przechodzi z rąk do rąk { $times } razy; ostatni posiadacz: { $who }.
        [many] { $card } w turze { $turn } przechodzi z rąk do rąk { $times } razy; ostatni posiadacz: { $who }.
       *[other] { $card } w turze { $turn } przechodzi z rąk do rąk { $times } raza; ostatni posiadacz: { $who }.
    }
award-lightning-rod = Piorunochron
award-lightning-rod-why = { $times ->
        [one] { $who }: { $times } katastrofa na głowie.
        [few] { $who }: { $times } katastrofy na głowie.
        [many] { $who }: { $times } katastrof na głowie.
       *[other] { $who }: { $times } katastrofy na głowie.
    }
award-largest-deal = Wielki dzień targowy
award-largest-deal-why = { $cards ->
        [one] { $one } i { $other }: jedna transakcja w turze { $turn }, razem { $cards } karta.
        [few] { $one } i { $other }: jedna transakcja w turze { $turn }, razem { $cards } karty.
        [many] { $one } i { $other }: jedna transakcja w turze { $turn }, razem { $cards } kart.
       *[other] { $one } i { $other }: jedna transakcja w turze { $turn }, razem { $cards } karty.
    }
award-best-bargain = Interes epoki
award-best-bargain-why = { $who }: jedna transakcja w turze { $turn } (druga strona: { $other }) i ręka warta o { $gain } więcej.
award-honest-trader = Otwarta księga
award-honest-trader-why = { $claims ->
        [one] { $who }: { $claims } zapewnienie, w które ktoś uwierzył, i to prawdziwe.
        [few] { $who }: { $claims } zapewnienia, w które ktoś uwierzył, wszystkie prawdziwe.
        [many] { $who }: { $claims } zapewnień, w które ktoś uwierzył, wszystkie prawdziwe.
       *[other] { $who }: { $claims } zapewnienia, w które ktoś uwierzył, wszystkie prawdziwe.
    }
award-storyteller = Dar opowiadania
award-storyteller-why = { $claims ->
        [one] { $who }: { $claims } nieprawdziwe zapewnienie, w które ktoś uwierzył.
        [few] { $who }: { $claims } nieprawdziwe zapewnienia, w które ktoś uwierzył.
        [many] { $who }: { $claims } nieprawdziwych zapewnień, w które ktoś uwierzył.
       *[other] { $who }: { $claims } nieprawdziwego zapewnienia, w które ktoś uwierzył.
    }
award-pickpocket = Lepkie palce
award-pickpocket-why = { $cards ->
        [one] { $who }: { $cards } karta z cudzych rąk, bez żadnej transakcji.
        [few] { $who }: { $cards } karty z cudzych rąk, bez żadnej transakcji.
        [many] { $who }: { $cards } kart z cudzych rąk, bez żadnej transakcji.
       *[other] { $who }: { $cards } karty z cudzych rąk, bez żadnej transakcji.
    }
award-conqueror = Puk, puk
award-conqueror-why = { $cities ->
        [one] { $who }: { $cities } miasto zdobyte w ataku.
        [few] { $who }: { $cities } miasta zdobyte w atakach.
        [many] { $who }: { $cities } miast zdobytych w atakach.
       *[other] { $who }: { $cities } miasta zdobytego w ataku.
    }
award-builder = Cegła na cegle
award-builder-why = { $cities ->
        [one] { $who }: { $cities } zbudowane miasto.
        [few] { $who }: { $cities } zbudowane miasta.
        [many] { $who }: { $cities } zbudowanych miast.
       *[other] { $who }: { $cities } zbudowanego miasta.
    }
award-longest-voyage = Wilk morski
award-longest-voyage-why = { $steps ->
        [one] { $who }: w turze { $turn } rejs z żetonami na { $steps } krok, wyładunek: { $place }.
        [few] { $who }: w turze { $turn } rejs z żetonami na { $steps } kroki, wyładunek: { $place }.
        [many] { $who }: w turze { $turn } rejs z żetonami na { $steps } kroków, wyładunek: { $place }.
       *[other] { $who }: w turze { $turn } rejs z żetonami na { $steps } kroku, wyładunek: { $place }.
    }
award-shopping-spree = Szał zakupów
award-shopping-spree-why = { $who }: zakupy za { $price } w turze { $turn }: { $advances }.
award-tax-revolts = Utrapienie poborcy
award-tax-revolts-why = { $cities ->
        [one] { $who }: { $cities } miasto stracone w buncie podatkowym.
        [few] { $who }: { $cities } miasta stracone w buntach podatkowych.
        [many] { $who }: { $cities } miast straconych w buntach podatkowych.
       *[other] { $who }: { $cities } miasta straconego w buncie podatkowym.
    }

## Kronika

chronicle-epoch = { $turns ->
        [one] { $epoch }, tura { $since }
        [few] { $epoch }, tury { $since }–{ $until }
        [many] { $epoch }, tury { $since }–{ $until }
       *[other] { $epoch }, tury { $since }–{ $until }
    }
chronicle-first = Najwcześniej w tej epoce, na koniec tury { $turn }: { $who }.
chronicle-cities = { $cities ->
        [one] Powstało { $cities } nowe miasto; budowniczowie: { $who }.
        [few] Powstały { $cities } nowe miasta, najwięcej: { $who } ({ $most }).
        [many] Powstało { $cities } nowych miast, najwięcej: { $who } ({ $most }).
       *[other] Powstało { $cities } nowego miasta, najwięcej: { $who } ({ $most }).
    }
chronicle-cities-all = { $cities ->
        [one] Powstało { $cities } nowe miasto.
        [few] Powstały { $cities } nowe miasta.
        [many] Powstało { $cities } nowych miast.
       *[other] Powstało { $cities } nowego miasta.
    }
chronicle-wars = { $cities ->
        [one] W ataku padło { $cities } miasto; zdobywcy: { $who }.
        [few] W atakach padły { $cities } miasta; najwięcej zdobyczy: { $who } ({ $most }).
        [many] W atakach padło { $cities } miast; najwięcej zdobyczy: { $who } ({ $most }).
       *[other] W atakach padło { $cities } miasta; najwięcej zdobyczy: { $who } ({ $most }).
    }
chronicle-wars-all = { $cities ->
        [one] W ataku padło { $cities } miasto.
        [few] W atakach padły { $cities } miasta.
        [many] W atakach padło { $cities } miast.
       *[other] W atakach padło { $cities } miasta.
    }
chronicle-trade = { $deals ->
        [one] Doszło do { $deals } transakcji; strony: { $one } i { $other }.
        [few] Doszło do { $deals } transakcji; najczęściej między sobą: { $one } i { $other } ({ $most }).
        [many] Doszło do { $deals } transakcji; najczęściej między sobą: { $one } i { $other } ({ $most }).
       *[other] Doszło do { $deals } transakcji; najczęściej między sobą: { $one } i { $other } ({ $most }).
    }
chronicle-deals = { $deals ->
        [one] Doszło do { $deals } transakcji.
        [few] Doszło do { $deals } transakcji.
        [many] Doszło do { $deals } transakcji.
       *[other] Doszło do { $deals } transakcji.
    }
chronicle-shopping = Największe jednorazowe zakupy: { $who }, w turze { $turn }, za { $price }: { $advances }.
chronicle-blow = Najcięższy cios padł w turze { $turn }: { $card }; ofiara: { $who }. Przepadło łącznie: { $loss }.
chronicle-blow-passed = Najcięższy cios padł w turze { $turn }: { $card }, karta podrzucona (nadawca: { $giver }); ofiara: { $who }. Przepadło łącznie: { $loss }.
chronicle-worst = Najgorsze przyszło w turze { $turn }: { $card }; ofiara: { $who }, cena: { $loss }.
chronicle-worst-passed = Najgorsze przyszło w turze { $turn }: { $card }, karta podrzucona (nadawca: { $giver }); ofiara: { $who }, cena: { $loss }.
chronicle-left = Odejście od stołu w turze { $turn }: { $who }.
chronicle-end = Koniec, po turze { $turn }
chronicle-won = { $points ->
        [one] Zwycięstwo: { $who }, { $points } punkt zwycięstwa; przewaga nad drugim miejscem ({ $second }): { $ahead }.
        [few] Zwycięstwo: { $who }, { $points } punkty zwycięstwa; przewaga nad drugim miejscem ({ $second }): { $ahead }.
        [many] Zwycięstwo: { $who }, { $points } punktów zwycięstwa; przewaga nad drugim miejscem ({ $second }): { $ahead }.
       *[other] Zwycięstwo: { $who }, { $points } punktu zwycięstwa; przewaga nad drugim miejscem ({ $second }): { $ahead }.
    }
chronicle-won-tied = { $points ->
        [one] Zwycięstwo: { $who }, { $points } punkt zwycięstwa; tyle samo ma drugie miejsce ({ $second }), ale przegrywa remis.
        [few] Zwycięstwo: { $who }, { $points } punkty zwycięstwa; tyle samo ma drugie miejsce ({ $second }), ale przegrywa remis.
        [many] Zwycięstwo: { $who }, { $points } punktów zwycięstwa; tyle samo ma drugie miejsce ({ $second }), ale przegrywa remis.
       *[other] Zwycięstwo: { $who }, { $points } punktu zwycięstwa; tyle samo ma drugie miejsce ({ $second }), ale przegrywa remis.
    }
chronicle-won-alone = { $points ->
        [one] Zwycięstwo: { $who }, { $points } punkt zwycięstwa.
        [few] Zwycięstwo: { $who }, { $points } punkty zwycięstwa.
        [many] Zwycięstwo: { $who }, { $points } punktów zwycięstwa.
       *[other] Zwycięstwo: { $who }, { $points } punktu zwycięstwa.
    }
