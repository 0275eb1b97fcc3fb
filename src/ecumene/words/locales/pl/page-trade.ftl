### Strona: stół handlowy.

## Moja ręka

page-trade-hand = Moja ręka
# $cards (Number) - karty towarów; $worth (Number) - ile są warte
page-trade-hand-sum = { $cards ->
        [one] 1 towar wart { $worth }
        [few] { $cards } towary warte { $worth }
        [many] { $cards } towarów wartych { $worth }
       *[other] { $cards } towaru wartego { $worth }
    }
page-trade-calamities = Katastrofy
page-trade-calamity-count = { $count ->
        [one] 1 katastrofa
        [few] { $count } katastrofy
        [many] { $count } katastrof
       *[other] { $count } katastrofy
    }
page-trade-passes = można oddać
page-trade-stays = zostaje u ciebie
page-trade-from = od: { $who }
page-trade-no-cards = Nie masz kart handlowych.
page-trade-count-of = { $count } z { $of }
page-trade-count = × { $count }
page-trade-one-more = → { $worth } z jeszcze jedną
page-trade-one-more-short = → { $worth }
page-trade-promised = { $count ->
        [one] 1 wyłożona
        [few] { $count } wyłożone
        [many] { $count } wyłożonych
       *[other] { $count } wyłożonej
    }

## Zegar i koniec handlu

page-trade-done-count = Skończyło { $done } z { $all }
page-trade-stay-done = Nie wracam
page-trade-come-back = Wracam do handlu
page-trade-done = Kończę handel
page-trade-hours = { $hours } godz. { $minutes } min
page-trade-left = Czas do końca handlu: { $time }
page-trade-paused = wstrzymany

## Oferty

page-trade-offers = Oferty
page-trade-tab-all = Wszystkie
page-trade-tab-to-me = Do mnie
page-trade-tab-to-all = Do wszystkich
page-trade-tab-mine = Moje
page-trade-filters = Pokaż tylko
page-trade-filter-want = Chcę
page-trade-filter-have = Mam
page-trade-filter-even = { $count } za { $count }
page-trade-search = Szukaj ofert po karcie
page-trade-any-card = dowolna karta
page-trade-find-card = Szukaj karty
page-trade-group-to-me = Do mnie
page-trade-group-met = Do wszystkich, a ja to mam
page-trade-group-within = Do wszystkich, a coś z tego mam
page-trade-group-beyond = { $count ->
        [one] Jeszcze 1 oferta prosi o to, czego nie masz.
        [few] Jeszcze { $count } oferty proszą o to, czego nie masz.
        [many] Jeszcze { $count } ofert prosi o to, czego nie masz.
       *[other] Jeszcze { $count } oferty prosi o to, czego nie masz.
    }
page-trade-group-quiet = { $count ->
        [one] 1 oferta odłożona lub wyciszona.
        [few] { $count } oferty odłożone lub wyciszone.
        [many] { $count } ofert odłożonych lub wyciszonych.
       *[other] { $count } oferty odłożonej lub wyciszonej.
    }
page-trade-group-mine = Moje
page-trade-show = Pokaż
page-trade-hide = Ukryj
page-trade-no-offers = Nie ma jeszcze ofert. Złóż pierwszą.
page-trade-none-pass = Żadna oferta nie pasuje do tych filtrów.
page-trade-to-me-count = { $count ->
        [one] Skierowano do ciebie 1 ofertę.
        [few] Skierowano do ciebie { $count } oferty.
        [many] Skierowano do ciebie { $count } ofert.
       *[other] Skierowano do ciebie { $count } oferty.
    }
page-trade-new = nowa
page-trade-about = Więcej: { $who }
page-trade-offer-to = Oferta tylko dla: { $who }
page-trade-mute = Wycisz te oferty
page-trade-unmute = Pokazuj znów te oferty
page-trade-gives = daje { $count }, nr { $number }
page-trade-gives-counter = daje { $count }, za twoją { $number }
page-trade-you-give = Dajesz { $count }, nr { $number }
page-trade-only-to = tylko: { $who }
page-trade-wants = { $count ->
        [one] chce 1 karty
        [few] chce { $count } kart
        [many] chce { $count } kart
       *[other] chce { $count } karty
    }
page-trade-any = dowolnych
page-trade-certain = na pewno:
page-trade-claimed = podobno:
page-trade-you-have = masz
page-trade-untold = { $count ->
        [one] + 1 nienazwana
        [few] + { $count } nienazwane
        [many] + { $count } nienazwanych
       *[other] + { $count } nienazwanej
    }
page-trade-sure = { $gain } na pewno
page-trade-if-true = { $gain }, jeśli to prawda
page-trade-cannot-give = nie masz tego, o co prosi
page-trade-cannot-keep = nie masz już tych kart
page-trade-gone = już nieaktualna
page-trade-withdraw = Wycofaj
page-trade-decline = Odrzuć
page-trade-snooze = Odłóż, aż się zmieni
page-trade-wake = Pokaż znowu
page-trade-counter = Kontroferta
page-trade-accept = Przyjmij

## Składanie oferty

page-trade-new-offer = Nowa oferta
page-trade-title-offer = Nowa oferta
page-trade-title-counter = Kontroferta: { $who }
page-trade-title-accept = Przyjmujesz: { $who }
page-trade-close = Zamknij
page-trade-cannot-offer = Nie możesz teraz składać ofert.
page-trade-answered-gone = Tej oferty już nie ma. To, co masz złożone, zostaje.
page-trade-keep-as-offer = Złóż jako ofertę
page-trade-to = Do kogo
page-trade-to-all = Wszyscy
page-trade-they-give = { $count ->
        [one] Dostajesz 1 kartę
        [few] Dostajesz { $count } karty
        [many] Dostajesz { $count } kart
       *[other] Dostajesz { $count } karty
    }
page-trade-you-give-cards = { $count ->
        [one] Dajesz 1 kartę
        [few] Dajesz { $count } karty
        [many] Dajesz { $count } kart
       *[other] Dajesz { $count } karty
    }
page-trade-you-give-of = Dajesz { $count } z { $needed }
page-trade-tap = stuknij karty w ręce
page-trade-tap-to-add = Stuknij, by dodać kartę
page-trade-slot-given = dajesz
page-trade-slot-true = prawda, wiąże
page-trade-slot-claim = tak mówisz
page-trade-slot-open-true = nazwana zgodnie z prawdą, wiąże cię
page-trade-slot-open = możesz powiedzieć, co chcesz
page-trade-quoted = „{ $card }”
page-trade-says-nothing = bez słowa
page-trade-say = Powiedz, co to za karta
page-trade-say-nothing = Nic o niej nie mów
page-trade-take-out = Wyjmij: { $card }
page-trade-take-away = wyjmij
page-trade-you-want = { $count ->
        [one] Chcesz 1 karty
        [few] Chcesz { $count } kart
        [many] Chcesz { $count } kart
       *[other] Chcesz { $count } karty
    }
page-trade-fewer = O jedną kartę mniej
page-trade-more = O jedną kartę więcej
page-trade-binds-nobody = nikogo nie wiąże
page-trade-wish = Poproś o kartę
page-trade-add = dodaj
page-trade-cost = Oddajesz karty warte { $cost }.
page-trade-passing = { $count ->
        [one] Oddajesz z nimi katastrofę.
        [few] Oddajesz z nimi { $count } katastrofy.
        [many] Oddajesz z nimi { $count } katastrof.
       *[other] Oddajesz z nimi { $count } katastrofy.
    }
page-trade-brings = Jedna karta { $card } daje +{ $gain }.
page-trade-gap-two-named = Dwie karty muszą być nazwane zgodnie z prawdą.
page-trade-gap-too-few = { $count ->
        [one] Brakuje 1 karty.
        [few] Brakuje { $count } kart.
        [many] Brakuje { $count } kart.
       *[other] Brakuje { $count } karty.
    }
page-trade-gap-too-many = { $count ->
        [one] O 1 kartę za dużo.
        [few] O { $count } karty za dużo.
        [many] O { $count } kart za dużo.
       *[other] O { $count } karty za dużo.
    }
page-trade-clear = Wyczyść
page-trade-cancel = Anuluj
page-trade-send-all = Zaproponuj wszystkim
page-trade-send-one = Zaproponuj: { $who }
page-trade-send-counter = Złóż kontrofertę
page-trade-send-accept = Przyjmij i wyłóż karty

## Transakcje

page-trade-deals = Transakcje w toku
page-trade-deal = Transakcja: { $who }
page-trade-ready = karty wyłożone
page-trade-not-ready = jeszcze niegotowe
page-trade-side-gives = Mówisz
page-trade-side-gets = Dostajesz
page-trade-cards-down = Wyłożone karty: { $cards }.
page-trade-put-down = Karty do wyłożenia
page-trade-put-down-now = { $count ->
        [one] Wyłóż 1 kartę
        [few] Wyłóż { $count } karty
        [many] Wyłóż { $count } kart
       *[other] Wyłóż { $count } karty
    }
page-trade-deal-lacks = Nie masz już: { $cards }. Odwołaj tę transakcję.
page-trade-deal-named = Padły nazwy: { $cards }. Te karty muszą być wśród nich.
page-trade-call-off = Odwołaj
page-trade-made = Zawarte transakcje: { $count }
page-trade-was-promised = obiecane
page-trade-was-received = otrzymane
page-trade-as-said = zgodnie ze słowem
page-trade-untrue = niezgodnie ze słowem
