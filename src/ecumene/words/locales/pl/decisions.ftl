### Pytania do gracza (ask-), możliwe odpowiedzi (do-) i słowa, z których się składają (word-).
### $rule (String) - reguła, z której wynika pytanie: karta z nazwy, inne przez identyfikator.

word-barbarians = Barbarzyńcy
word-player = Gracz { $number }
word-none = brak
word-statement = { $count ->
        [one] { $count } karta, w tym na pewno { $named }
        [few] { $count } karty, w tym na pewno { $named }
        [many] { $count } kart, w tym na pewno { $named }
       *[other] { $count } karty, w tym na pewno { $named }
    }
word-statement-claims = { $count ->
        [one] { $count } karta, w tym na pewno { $named }, a podobno też { $claims }
        [few] { $count } karty, w tym na pewno { $named }, a podobno też { $claims }
        [many] { $count } kart, w tym na pewno { $named }, a podobno też { $claims }
       *[other] { $count } karty, w tym na pewno { $named }, a podobno też { $claims }
    }
word-wish = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
word-wish-named = { $count ->
        [one] { $count } karta, najchętniej { $named }
        [few] { $count } karty, najchętniej { $named }
        [many] { $count } kart, najchętniej { $named }
       *[other] { $count } karty, najchętniej { $named }
    }
word-removal = { $kind ->
        [ship] { $owner }: statek z obszaru { $area }
       *[token] { $owner }: żeton z obszaru { $area }
    }
word-price = stos { $stack } za { $price }
word-lost-tokens = żetony: { $areas }
word-lost-cities = miasta zniszczone: { $areas }
word-lost-reduced = miasta zredukowane: { $areas }
word-lost-declined = bez dodatkowego żetonu: { $areas }
word-pirate-cities = miasta pirackie

## Pytania

# Gdzie reguły nie widać obok pytania. $rule (String) - jej identyfikator.
ask-with-rule = { $sentence } ({ $rule })

ask-civilization = Którą cywilizacją grasz?
ask-civilization-short = Twój zestaw tematyczny to { $theme } ({ $advances }). Którą cywilizacją grasz?
ask-tax-rate = Jaką stawkę podatkową pobierasz: { $options }?
ask-cities-tax-revolt = { $count ->
        [one] Bunt podatkowy ({ $owner }): które miasto zmieni właściciela?
        [few] Bunt podatkowy ({ $owner }): które { $count } miasta zmienią właściciela?
        [many] Bunt podatkowy ({ $owner }): które { $count } miast zmieni właściciela?
       *[other] Bunt podatkowy ({ $owner }): które { $count } miasta zmienią właściciela?
    }
ask-cities-tax-revolt-destroy = { $count ->
        [one] Bunt podatkowy ({ $owner }), a nikt nie może przejąć miast: które miasto zostanie zniszczone?
        [few] Bunt podatkowy ({ $owner }), a nikt nie może przejąć miast: które { $count } miasta zostaną zniszczone?
        [many] Bunt podatkowy ({ $owner }), a nikt nie może przejąć miast: które { $count } miast zostanie zniszczonych?
       *[other] Bunt podatkowy ({ $owner }), a nikt nie może przejąć miast: które { $count } miasta zostaną zniszczone?
    }
ask-cities-attack-order = { $owner }: który atak na miasto rozpatrzyć najpierw?
ask-cities-attack-order-pirates = Który atak na miasto pirackie rozpatrzyć najpierw?
ask-cities-support = { $count ->
        [one] Brakuje zaopatrzenia: które miasto redukujesz?
        [few] Brakuje zaopatrzenia: które { $count } miasta redukujesz?
        [many] Brakuje zaopatrzenia: które { $count } miast redukujesz?
       *[other] Brakuje zaopatrzenia: które { $count } miasta redukujesz?
    }
ask-cities-reduce = { $count ->
        [one] { $rule } ({ $owner }): które miasto zostanie zredukowane?
        [few] { $rule } ({ $owner }): które { $count } miasta zostaną zredukowane?
        [many] { $rule } ({ $owner }): które { $count } miast zostanie zredukowanych?
       *[other] { $rule } ({ $owner }): które { $count } miasta zostaną zredukowane?
    }
ask-cities-reduce-own = { $count ->
        [one] { $rule }: które twoje miasto zostanie zredukowane?
        [few] { $rule }: które { $count } twoje miasta zostaną zredukowane?
        [many] { $rule }: które { $count } twoich miast zostanie zredukowanych?
       *[other] { $rule }: które { $count } twoje miasta zostaną zredukowane?
    }
ask-cities-reduce-up-to = { $rule } ({ $owner }): które miasta, od { $least } do { $count }, zostaną zredukowane?
ask-cities-reduce-up-to-own = { $rule }: które twoje miasta, od { $least } do { $count }, zostaną zredukowane?
ask-cities-extra = { $rule }: zredukowane będą twoje miasta: { $options }. Dodatkowy żeton z Rolnictwa dokładasz czy zostawiasz w zasobach?
ask-cities-destroy = { $count ->
        [one] { $rule } ({ $owner }): które miasto zostanie zniszczone?
        [few] { $rule } ({ $owner }): które { $count } miasta zostaną zniszczone?
        [many] { $rule } ({ $owner }): które { $count } miast zostanie zniszczonych?
       *[other] { $rule } ({ $owner }): które { $count } miasta zostaną zniszczone?
    }
ask-cities-destroy-own = { $count ->
        [one] { $rule }: które twoje miasto zostanie zniszczone?
        [few] { $rule }: które { $count } twoje miasta zostaną zniszczone?
        [many] { $rule }: które { $count } twoich miast zostanie zniszczonych?
       *[other] { $rule }: które { $count } twoje miasta zostaną zniszczone?
    }
ask-cities-earthquake = Trzęsienie ziemi: w które twoje miasto uderza?
ask-cities-annex = { $count ->
        [one] { $rule }, ofiara { $owner }: które miasto przejmujesz?
        [few] { $rule }, ofiara { $owner }: które { $count } miasta przejmujesz?
        [many] { $rule }, ofiara { $owner }: które { $count } miast przejmujesz?
       *[other] { $rule }, ofiara { $owner }: które { $count } miasta przejmujesz?
    }
ask-cities-annex-share = { $count ->
        [one] { $rule }, ofiara { $owner }: masz w zasobach tylko { $count } miasto; które przejmujesz?
        [few] { $rule }, ofiara { $owner }: masz w zasobach tylko { $count } miasta; które przejmujesz?
        [many] { $rule }, ofiara { $owner }: masz w zasobach tylko { $count } miast; które przejmujesz?
       *[other] { $rule }, ofiara { $owner }: masz w zasobach tylko { $count } miasta; które przejmujesz?
    }
ask-cities-barbarians = Ofiara { $owner }: w którym mieście pojawia się horda?
ask-cities-piracy = { $count ->
        [one] Ofiara { $owner }: które miasto przybrzeżne staje się pirackie?
        [few] Ofiara { $owner }: które { $count } miasta przybrzeżne stają się pirackie?
        [many] Ofiara { $owner }: które { $count } miast przybrzeżnych staje się pirackimi?
       *[other] Ofiara { $owner }: które { $count } miasta przybrzeżne stają się pirackie?
    }
ask-placement = { $tokens ->
        [one] Na wzrost populacji masz w zasobach tylko { $tokens } żeton: gdzie go dokładasz?
        [few] Na wzrost populacji masz w zasobach tylko { $tokens } żetony: gdzie je dokładasz?
        [many] Na wzrost populacji masz w zasobach tylko { $tokens } żetonów: gdzie je dokładasz?
       *[other] Na wzrost populacji masz w zasobach tylko { $tokens } żetonu: gdzie je dokładasz?
    }
ask-move = Twój ruch: idź lądem, płyń, a potem zakończ.
ask-move-broken = Twój ruch: przez innych graczy niektóre posunięcia stały się niedozwolone; najpierw je cofnij (M2a).
ask-loss = Konflikt na obszarze { $area }: co usuwasz?
ask-yes-no-wait-for-conflicts = Czy konflikt na obszarze { $area } ma poczekać na inne?
ask-yes-no-wait-for-attack = Miasto na obszarze { $area } ma paść, a w zasobach brakuje żetonów: czekasz najpierw na własny atak?
ask-yes-no-steal-card = Miasto na obszarze { $area } zdobyte: wyciągasz losowo kartę z ręki obrońcy?
ask-yes-no-rank-order = Są dwie kopie tej katastrofy: żądasz kolejności z Toru Historii, czyli najpierw pierwszej w całości, a dopiero potem drugiej?
ask-number = Miasto na obszarze { $area } zdobyte: ile żetonów przenosisz do skarbca, od 0 do { $most }?
ask-number-pirates = Miasto pirackie na obszarze { $area } zdobyte: ile żetonów przenosisz do skarbca, od 0 do { $most }?
ask-city-site = Które miasto budujesz teraz?
ask-victims = { $count ->
        [one] { $rule }: kogo wskazujesz jako dodatkową ofiarę; udział w stratach: { $share }?
        [few] { $rule }: których { $count } graczy wskazujesz jako dodatkowe ofiary; udział każdego: { $share }?
        [many] { $rule }: których { $count } graczy wskazujesz jako dodatkowe ofiary; udział każdego: { $share }?
       *[other] { $rule }: których { $count } graczy wskazujesz jako dodatkowe ofiary; udział każdego: { $share }?
    }
ask-calamity-place-sea = { $rule }: nad którym otwartym morzem uderza?
ask-calamity-place-flood-plain = { $rule }: którą równinę zalewową obejmuje?
ask-calamity-place-volcano = { $rule }: który wulkan wybucha?
ask-neighbour-city = { $rule }: które miasto obok twojego zostanie zredukowane?
ask-ransom = { $rule }: płacisz okup ({ $price } ze skarbca), żeby nie stracić miasta?
ask-sacrifice = { $count ->
        [one] Czy i które miasto niszczysz, żeby znacznik cofnął się o jedno pole mniej?
        [few] Czy i które { $count } miasta niszczysz, żeby znacznik cofnął się o jedno pole mniej?
        [many] Czy i które { $count } miast niszczysz, żeby znacznik cofnął się o jedno pole mniej?
       *[other] Czy i które { $count } miasta niszczysz, żeby znacznik cofnął się o jedno pole mniej?
    }
ask-cards-to-lose = { $rule }: które karty towarów odrzucasz? Możliwe liczby: { $counts }.
ask-cards-to-lose-ransom = { $rule }: które karty towarów odrzucasz? Możliwe liczby: { $counts }; każda karta mniej kosztuje { $ransom } ze skarbca.
ask-cards-to-lose-save = { $rule }: które karty towarów odrzucasz, żeby Teokracja ocaliła wszystkie twoje miasta? Możliwe liczby: { $counts }.
ask-corruption = Korupcja: które karty towarów odrzucasz (łączny nominał co najmniej { $face_value })?
ask-damage = { $rule }: obrażenia { $damage }. Co tracisz?
ask-spread = Żetony muszą opuścić obszary poza grą: dokąd idą? Razem od { $least } do { $most }.
ask-spread-start = Gdzie stoją na początku twoje żetony? Razem najwyżej { $most }.
ask-start-cities = Twój zestaw tematyczny to { $theme }. Gdzie stoją na początku twoje miasta (razem { $count }, z tego co najmniej { $on_sites } na terenach pod miasto)?
ask-free-credits = Kredyty do wyboru: { $points }, w porcjach po { $unit }: w których grupach?
ask-card-to-buy = Czy dokupujesz kartę handlową: { $prices }?
ask-trade = Handel: składaj oferty, przyjmuj je, wykładaj karty albo zakończ.
ask-horde = { $tokens ->
        [one] { $tokens } żeton barbarzyńców idzie dalej z obszaru { $area }: dokąd?
        [few] { $tokens } żetony barbarzyńców idą dalej z obszaru { $area }: dokąd?
        [many] { $tokens } żetonów barbarzyńców idzie dalej z obszaru { $area }: dokąd?
       *[other] { $tokens } żetonu barbarzyńców idzie dalej z obszaru { $area }: dokąd?
    }
ask-selection = { $rule }, ofiara { $owner }: które obszary wybierasz; punkty jednostek: { $target }?
ask-share = { $tokens ->
        [one] { $rule }, ofiara { $owner }: masz w zasobach tylko { $tokens } żeton; skąd go przejmujesz?
        [few] { $rule }, ofiara { $owner }: masz w zasobach tylko { $tokens } żetony; skąd je przejmujesz?
        [many] { $rule }, ofiara { $owner }: masz w zasobach tylko { $tokens } żetonów; skąd je przejmujesz?
       *[other] { $rule }, ofiara { $owner }: masz w zasobach tylko { $tokens } żetonu; skąd je przejmujesz?
    }
ask-ability = Której umiejętności specjalnej używasz teraz?
ask-card-to-hand-over = Gracz { $taker } żąda karty. Którą oddajesz?
ask-card-to-hand-over-done = Gracz { $taker } żąda karty, ale nie masz żadnej o takim nominale.
ask-advances = Które karty rozwoju kupujesz? Skarbiec: { $treasury }; karty: { $cards }.
ask-hand-limit = { $count ->
        [one] Masz na ręce za dużo kart: którą kartę odrzucasz?
        [few] Masz na ręce za dużo kart: które { $count } karty odrzucasz?
        [many] Masz na ręce za dużo kart: które { $count } kart odrzucasz?
       *[other] Masz na ręce za dużo kart: które { $count } karty odrzucasz?
    }

## Odpowiedzi

do-pick-civilization = { $civilization }
do-set-tax-rate = { $rate }
do-choose-cities = { $areas }
do-choose-cities-none = żadne
do-choose-cities-declined = { $areas }, bez-dodatkowego { $declined }
do-place-tokens = { $tokens }
do-march = { $tokens ->
        [one] { $tokens } żeton idzie z obszaru { $start } na obszar { $goal }
        [few] { $tokens } żetony idą z obszaru { $start } na obszar { $goal }
        [many] { $tokens } żetonów idzie z obszaru { $start } na obszar { $goal }
       *[other] { $tokens } żetonu idzie z obszaru { $start } na obszar { $goal }
    }
do-march-via = { $tokens ->
        [one] { $tokens } żeton idzie z obszaru { $start } przez obszar { $via } na obszar { $goal }
        [few] { $tokens } żetony idą z obszaru { $start } przez obszar { $via } na obszar { $goal }
        [many] { $tokens } żetonów idzie z obszaru { $start } przez obszar { $via } na obszar { $goal }
       *[other] { $tokens } żetonu idzie z obszaru { $start } przez obszar { $via } na obszar { $goal }
    }
do-build-ship = budowa statku na obszarze { $area }, ze skarbca { $treasury }
do-build-ship-tokens = budowa statku na obszarze { $area }, żetony z planszy: { $tokens }
do-build-ship-both = budowa statku na obszarze { $area }, ze skarbca { $treasury }, żetony z planszy: { $tokens }
do-maintain-ship = utrzymanie statku ze skarbca
do-maintain-ship-in = utrzymanie statku ({ $place }) ze skarbca
do-maintain-ship-token = utrzymanie statku żetonem z obszaru { $area }
do-maintain-ship-token-in = utrzymanie statku ({ $place }) żetonem z obszaru { $area }
do-scrap-ship = usunięcie statku
do-scrap-ship-in = usunięcie statku ({ $place })
do-embark = { $tokens ->
        [one] { $tokens } żeton wchodzi na statek
        [few] { $tokens } żetony wchodzą na statek
        [many] { $tokens } żetonów wchodzi na statek
       *[other] { $tokens } żetonu wchodzi na statek
    }
do-embark-in = { $tokens ->
        [one] { $tokens } żeton wchodzi na statek ({ $place })
        [few] { $tokens } żetony wchodzą na statek ({ $place })
        [many] { $tokens } żetonów wchodzi na statek ({ $place })
       *[other] { $tokens } żetonu wchodzi na statek ({ $place })
    }
do-sail = statek płynie: { $to }
do-sail-from = statek płynie: { $place } – { $to }
do-disembark = { $tokens ->
        [one] { $tokens } żeton schodzi na ląd
        [few] { $tokens } żetony schodzą na ląd
        [many] { $tokens } żetonów schodzi na ląd
       *[other] { $tokens } żetonu schodzi na ląd
    }
do-disembark-in = { $tokens ->
        [one] { $tokens } żeton schodzi na ląd ({ $place })
        [few] { $tokens } żetony schodzą na ląd ({ $place })
        [many] { $tokens } żetonów schodzi na ląd ({ $place })
       *[other] { $tokens } żetonu schodzi na ląd ({ $place })
    }
do-halt = statek kończy rejs
do-halt-in = statek kończy rejs ({ $place })
do-take-back = cofnięcie posunięcia { $move }
do-take-back-moves = { $count ->
        [0] bez cofania posunięć
        [one] cofnięcie posunięcia { $moves }
        [few] cofnięcie posunięć { $moves }
        [many] cofnięcie posunięć { $moves }
       *[other] cofnięcie posunięć { $moves }
    }
do-end-movement = koniec ruchu
do-make-moves = { $count ->
        [0] żadne posunięcie
       *[other] { $moves }
    }
do-make-all-moves = { $moves ->
        [one] cały ruch, { $moves } posunięcie
        [few] cały ruch, { $moves } posunięcia
        [many] cały ruch, { $moves } posunięć
       *[other] cały ruch, { $moves } posunięcia
    }
do-wait = czekanie na wcześniejszych w kolejności
do-choose-loss-token = żeton z obszaru { $area }
do-choose-loss-ship = statek z obszaru { $area }
do-answer-yes-no-yes = tak
do-answer-yes-no-no = nie
do-choose-number = { $number }
do-build-city = { $area }
do-build-city-means = { $area }, ze skarbca { $treasury }, z sąsiednich obszarów: { $neighbours }
do-build-city-kept = { $area }, jeden żeton zostaje
do-build-city-means-kept = { $area }, ze skarbca { $treasury }, z sąsiednich obszarów: { $neighbours }, jeden żeton zostaje
do-done = nic więcej
do-take-damage = { $losses }
do-name-victims = { $victims }
do-name-victims-none = nikt
do-choose-place = { $place }
do-lose-cards = { $cards }
do-lose-cards-none = żadne
do-leave = opuszczenie gry
do-call-time = ogłoszenie umówionej pory
do-undo = { $answers ->
        [one] cofnięcie ostatniej odpowiedzi
        [few] cofnięcie ostatnich { $answers } odpowiedzi
        [many] cofnięcie ostatnich { $answers } odpowiedzi
       *[other] cofnięcie ostatniej { $answers } odpowiedzi
    }
do-choose-credits = { $credits }
do-buy-card = karta ze stosu { $stack }
do-buy-card-free = karta ze stosu { $stack }, za darmo
do-make-offer = oferta do wszystkich: { $gives }; w zamian: { $wants }
do-make-offer-to = oferta do gracza { $to }: { $gives }; w zamian: { $wants }
do-accept-offer = przyjęcie oferty { $offer }; na pewno: { $named }
do-put-down-cards = karty do transakcji { $deal }: { $cards }
do-withdraw = wycofanie lub odwołanie: { $number }
do-come-back = powrót do handlu
do-end-trading = zakończenie handlu
do-select-areas = { $areas }
do-use-diaspora = Diaspora: { $taken } → { $placed }
do-use-fundamentalism = Fundamentalizm: zniszczenie wszystkiego na obszarze { $area }
do-use-monotheism = Monoteizm: przejęcie wszystkiego na obszarze { $area }
do-use-politics = Polityka: przejęcie wszystkiego na obszarze { $area }
do-use-politics-treasury = Polityka: do skarbca { $treasury }
do-use-provincial-empire = Prowincje Imperium: po karcie od graczy { $players }
do-use-trade-routes = Szlaki Handlowe: odrzucenie kart: { $cards }; do skarbca: { $treasury }
do-use-universal-doctrine = Doktryna Uniwersalna: miasto pirackie na obszarze { $city }
do-use-universal-doctrine-tokens = Doktryna Uniwersalna: żetony barbarzyńców: { $tokens }
do-hand-over-card = { $card }
do-buy-advances = { $advances }; zapłata: karty { $cards }, skarbiec { $treasury }
do-buy-advances-gift = { $advances }, a za darmo { $gift }; zapłata: karty { $cards }, skarbiec { $treasury }
