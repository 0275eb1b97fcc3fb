# Strona: sklep, w którym kupuje się karty rozwoju.

page-shop-question = Które karty rozwoju kupujesz?
page-shop-most = Możesz zapłacić najwyżej { $most }, w tym ze skarbca { $treasury }
page-shop-filters = Filtr
page-shop-filter = { $filter ->
        [payable] Stać mnie
        [from-100] Od 100
        [wishes] Lista życzeń
       *[all] Wszystkie
    }
page-shop-find = Szukaj
page-shop-credit = kredyt { $credit }
page-shop-held = Co masz
page-shop-nothing-shown = { $filter ->
        [wishes] Lista życzeń jest pusta: dotknij gwiazdki, by dodać kartę.
       *[other] Żadna karta rozwoju nie pasuje.
    }
page-shop-show-all = Pokaż wszystkie
page-shop-none-held = jeszcze nic

## Karta rozwoju

page-shop-points = { $points ->
        [one] { $points } pkt
        [few] { $points } pkt
        [many] { $points } pkt
       *[other] { $points } pkt
    }
page-shop-gift = za darmo
page-shop-short = brakuje { $short }
page-shop-alone = osobno
page-shop-fits = starczy razem z koszykiem
page-shop-free = +{ $credits } do wyboru
page-shop-wish = { $name }: na liście życzeń
page-shop-about = Wszystko o karcie { $name }
page-shop-credit-of = Kredyt w grupie { $group }
page-shop-bonus-from = Premia od: { $names }
page-shop-your-price = Twoja cena
page-shop-best-credit = Z dwóch grup liczy się wyższy kredyt (P3).
page-shop-no-effect = Bez efektu: cenne są jej kredyty
# $kind (String) - co robi; $first, $second (Number) - jej liczby; $name (String) - inna karta rozwoju albo stosy
page-shop-effect = { $kind ->
        [ship-steps] Kroki statków: { $first }
        [adjacent-tokens-for-wilderness-city] Miasto na pustkowiu także z żetonów z sąsiedztwa (do { $second })
        [tax-rate-option] Stawka podatkowa od { $first } do { $second }
        [free-choice-credits] Dodatkowe kredyty do wyboru: { $first }
        [open-sea] Statki płyną przez otwarte morza
        [removes-last] W konflikcie usuwasz żetony po innych
        [population-limit-bonus] Obszary o limicie od 0 do { $first } mieszczą o { $second } więcej
        [buy-from-stack] Dokupujesz karty: { $name }
        [treasury-for-city] Raz na turę skarbiec płaci { $first }% miasta
        [destroy-area] Umiejętność: zniszczenie sąsiedniego obszaru
        [forbid-entering-city-areas] Inni nie mogą atakować twoich miast
        [city-defence] Do ataku na twoje miasto trzeba żetonów: { $first }
        [city-attack] Ty atakujesz miasta, mając żetonów: { $first }
        [ship-capacity] Ładowność statków: { $first }
        [ships-as-losses] Zamiast żetonów możesz tracić statki
        [annex-barbarians] Umiejętność: przejęcie miasta pirackiego albo Barbarzyńców (do { $second })
        [moves-last] Ruszasz się po wszystkich
        [ignores] { $name } cię nie zatrzymuje
        [cards-to-treasury] Umiejętność: karty na skarbiec, po { $first } za punkt
        [no-tax-revolt] Twoje miasta nie buntują się o podatki
        [discount-other-advance] Inna karta kupiona razem z nią tańsza o { $first }
        [protects-against] Nie działa na ciebie { $name }
        [land-steps] Kroki żetonów lądem: { $first }
        [hand-limit-bonus] Limit kart na ręce +{ $first }
        [treasury-value] Żeton ze skarbca wart { $first } przy zakupie kart rozwoju
        [politics-choice] Umiejętność: do { $first } do skarbca albo przejęcie obszaru
        [token-in-city-area] Żetony przy każdym mieście: { $first }
        [losses-from-adjacent-areas] W konflikcie możesz tracić żetony z sąsiedztwa
        [annex-area] Umiejętność: przejęcie sąsiedniego obszaru
        [collect-cards] Umiejętność: sąsiedzi (do { $first }) oddają ci po karcie
        [substitute-card] Jedna karta może liczyć się do innego zestawu
        [free-advance] Z nią za darmo karta Nauki o koszcie poniżej { $first }
        [relocate-tokens] Umiejętność: przeniesienie żetonów (do { $first }) gdziekolwiek
        [forbid-causing-conflict] Nikt nie wywoła konfliktu tam, gdzie jesteś
        [support-rate] Zaopatrzenie miasta: o { $first } więcej
        [free-extra-card] Co turę karta handlowa za darmo
       *[counts-as-city] Na Torze Historii liczy się za miasta: { $first }
    }
page-shop-stack = stos { $stack } za { $price }
# $calamity (String) - jej nazwa; $count (Number) - ile; $by (String) - to samo ze znakiem
page-shop-change = { $change ->
        [kept-cities] { $calamity }: zachowane { $by }
        [deselected-cities] { $calamity }: oszczędza do { $count }
        [ransom-cards] { $calamity }: karty ({ $count }) ratują twoje miasta
        [ransom-cities-per-step] { $calamity }: miasta ({ $count }) ratują pole
        [city-reduced-not-destroyed] { $calamity }: miasto tylko zredukowane
        [immune] { $calamity }: nie można cię wskazać
       *[other] { $calamity } { $by }
    }

## Koszyk

page-shop-basket = W koszyku
page-shop-line = { $count ->
        [0] Koszyk jest pusty
        [one] { $count } karta za { $price }
        [few] { $count } karty za { $price }
        [many] { $count } kart za { $price }
       *[other] { $count } karty za { $price }
    }
page-shop-take-out = Wyjmij
page-shop-and-more = i jeszcze najwyżej { $more }
page-shop-up-to = najwyżej { $most }
page-shop-for-example = na przykład
page-shop-cheapest = Najtańsza zapłata
page-shop-changed = Twoja zapłata
page-shop-to-cheapest = Z powrotem najtaniej
page-shop-tap-cards = dotknij kart, by zmienić
page-shop-whole-set = cały zestaw
page-shop-treasury = Skarbiec
page-shop-exact = co do punktu, nic nie przepada
page-shop-lost = przepada { $lost }
page-shop-broken = Rozbicie zestawów kosztuje cię dodatkowo { $broken }.
page-shop-not-enough = brakuje { $short }
page-shop-too-many = { $count ->
        [one] O { $count } kartę więcej, niż możesz zatrzymać ({ $limit })
        [few] O { $count } karty więcej, niż możesz zatrzymać ({ $limit })
        [many] O { $count } kart więcej, niż możesz zatrzymać ({ $limit })
       *[other] O { $count } karty więcej, niż możesz zatrzymać ({ $limit })
    }
page-shop-goal = { $which ->
        [space] Następne pole: { $step }, { $epoch }
       *[epoch] Następna epoka: { $epoch }, pole { $step }
    }
page-shop-missing = { $count ->
        [0] jest
       *[other] brakuje { $count }
    }
page-shop-gains = Kredyty od następnej tury
page-shop-choices = Do wyboru przy zakupie
page-shop-library = Biblioteka obniża cenę:
page-shop-anatomy = Za darmo z Anatomią:
page-shop-no-gift = nic
page-shop-free-credits = Kredyty do wyboru: { $given } z { $credits }
page-shop-empire = Imperium Handlowe: jedna karta liczy się jako inna:
page-shop-no-card = żadna
page-shop-counts-as = jako
page-shop-buy = { $count ->
        [one] Kup: { $name }, za { $price }
        [few] Kup { $count } karty za { $price }
        [many] Kup { $count } kart za { $price }
       *[other] Kup { $count } karty za { $price }
    }
page-shop-buy-nothing = Nic nie kupuj
page-shop-keys = Ctrl+Enter
