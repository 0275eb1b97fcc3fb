# Strona: nauka gry.

## Zasady

page-learn-rules = Zasady
page-learn-sections = Działy zasad
page-learn-back = Wróć
page-learn-unofficial = Tekst nieoficjalny: opisany własnymi słowami, wydawca go nie przygotował ani nie zatwierdził.
page-learn-search = Szukaj w zasadach
page-learn-found = { $count ->
        [0] Żadna reguła nie zawiera tych słów.
        [one] { $count } reguła
        [few] { $count } reguły
        [many] { $count } reguł
       *[other] { $count } reguły
    }
page-learn-preface = O tym tekście

## Przewodnik po pierwszej grze

page-learn-guide = Przewodnik
page-learn-topic = { $topic ->
        [welcome] Witaj
        [civilization] Cywilizacje
        [start-cities] Pierwsze miasta
        [free-credits] Kredyty
        [spread] Pierwsze żetony
        [tax] 1 Podatki
        [tax-rate] Stawka podatkowa
        [expansion] 2 Wzrost populacji
        [placement] Za mało dla wszystkich
        [movement] 3 Ruch
        [conflict] 4 Konflikty
        [cities] 5 Miasta
        [city-site] Nowe miasto
        [cards] 6 Karty handlowe
        [card-to-buy] Dokupienie karty
        [trade] 7 Handel
        [selection] 8 Wybór katastrof
        [calamities] 9 Katastrofy
        [victims] Wskazywanie ofiar
        [abilities] 10 Umiejętności
        [support] 11 Zaopatrzenie
        [advances] 12 Karty rozwoju
        [hand-limit] Limit kart
        [track] 13 Tor Historii
        [second-turn] Druga tura
        [second-movement] Statki i sąsiedzi
        [second-trade] Co mają inni
        [second-advances] Niższe ceny
        [tip-attack] Zdobywanie miast
        [tip-bluff] Prawda i blef
        [tip-bonus] Ile warta jest karta
        [tip-stock] Twoje zasoby
        [tip-order] Przed innymi czy po nich
        [tip-collect] Duże zestawy
        [tip-epoch] Następna epoka
        [tip-neighbours] Obok siebie
        [tip-shield] Ochrona przed katastrofami
        [tip-end] Jak to się kończy
       *[farewell] Koniec gry
    }
page-learn-page = { $number } z { $of }
page-learn-next = Dalej
page-learn-understood = Rozumiem
page-learn-fold = Ukryj
page-learn-unfold = Pokaż
page-learn-earlier = { $unread ->
        [0] Wcześniej
       *[other] Wcześniej (nieprzeczytane: { $unread })
    }
page-learn-unread = nieprzeczytane
page-learn-to-now = Do bieżącego
page-learn-end = Zakończ przewodnik
page-learn-nothing-new = Na razie nic nowego; przewodnik wróci w następnej fazie.
page-learn-welcome-1 = Prowadzisz cywilizację przez epoki. Na końcu liczą się punkty: 5 za każde pole, o które twój znacznik przesunął się na Torze Historii, 1 za każde miasto na planszy i 1, 3 lub 6 za każdą kartę rozwoju.
page-learn-welcome-2 = Tura ma trzynaście faz; pasek u góry pokazuje, która trwa. Pytanie mówi, o czym masz zdecydować, a nad jego przyciskiem widać, co by z tego wynikło. Okrągły znaczek otwiera regułę, a ? objaśnia całe pytanie.
page-learn-civilization = Wybierz cywilizację. Wszystkie grają według tych samych zasad; różnią się miejscem startu, sąsiadami i tym, na których polach Toru Historii zaczynają się ich epoki. Remisy rozstrzyga numer cywilizacji: niższy wygrywa.
page-learn-start-cities = Krótka Gra zaczyna się w środku historii: postaw pięć miast we własnym regionie, co najmniej cztery na terenach pod miasto. Wybrzeże otwiera ci morze, ale przyciąga piratów i cyklony; teren na równinie zalewowej może zalać powódź.
page-learn-free-credits = Kredyty to stała zniżka: każda karta rozwoju z tej grupy kosztuje cię o tyle mniej, tura po turze. Wybierz grupę, w której chcesz kupić kilka drogich kart.
page-learn-spread = Rozstaw żetony w swoim regionie, nigdzie ponad limit obszaru. Każde miasto potrzebuje 2 żetonów na planszy. Wiele obszarów z niewieloma żetonami rośnie szybciej niż kilka pełnych.
page-learn-tax = Każde miasto przenosi 2 żetony z twoich zasobów do skarbca. Jeśli w zasobach jest ich za mało, miasta się buntują i przechodzą do innego gracza: miej więc w zasobach po 2 żetony na miasto.
page-learn-tax-rate = Możesz wybrać stawkę podatkową. Wyższa napełnia skarbiec, z którego kupujesz statki, karty i karty rozwoju; zabiera jednak żetony z zasobów, a bez zasobów ludności nie przybywa.
page-learn-expansion = Ludności przybywa: tam, gdzie masz 1 żeton, dochodzi 1, a gdzie masz więcej, dochodzą 2, z zasobów. Potem liczy się wszystkie żetony na planszy. Kto ma ich najwięcej, rusza się pierwszy; tę kolejność pokazuje lista graczy.
page-learn-placement = W zasobach masz mniej żetonów, niż mogłoby dojść, więc wybierasz, gdzie trafią: tam, gdzie pomogą zebrać 6 na terenie pod miasto, i tam, gdzie jest jeszcze miejsce.
page-learn-movement-1 = Każdy twój żeton może zrobić jeden krok na sąsiedni obszar drogą lądową albo popłynąć statkiem. Żaden nie musi się ruszać.
page-learn-movement-2 = Po co? Potem na obszarze zostaje tylko tyle żetonów, ile wynosi limit, a reszta przepada. Ale 6 żetonów na terenie pod miasto albo 12 gdzie indziej może zmienić się w miasto. Zbierz więc 6 w takim miejscu, a pozostałe rozprowadź tam, gdzie jest miejsce.
page-learn-movement-3 = Przeciągnij stos na mapie albo wybierz w pytaniu, skąd i dokąd. Pod nagłówkiem „Jeśli zakończysz teraz” widać, co by z tego wynikło. Dopóki nie zakończysz ruchu, możesz cofnąć każdy krok.
page-learn-conflict = Gdzie kilku graczy razem przekracza limit obszaru, żetony walczą: najpierw traci jeden strona, która ma ich najmniej, potem następna, aż limit wystarczy albo zostanie jedna strona. Miasto pada, gdy atakuje je 7 żetonów; mniej przepada.
page-learn-cities = Możesz zbudować miasto tam, gdzie 6 twoich żetonów stoi na terenie pod miasto albo 12 bez niego; te żetony wracają do zasobów. Potem przepadają żetony ponad limit. Na koniec każde miasto potrzebuje 2 żetonów na planszy, inaczej zostaje zredukowane do żetonów.
page-learn-city-site = Miasto daje co turę o jedną kartę handlową więcej i jest warte punkt. Kosztuje 6 żetonów, a 2 inne muszą je zaopatrywać: zanim zbudujesz, sprawdź, co pytanie mówi o zaopatrzeniu.
page-learn-cards = Mając n miast, dobierasz po jednej karcie ze stosów od 1 do n. Towary z wysokich stosów są więcej warte; we wszystkich stosach oprócz pierwszego są też katastrofy. Potem można dokupić karty, ze stosu 9 po 15 żetonów ze skarbca.
page-learn-card-to-buy = 15 żetonów ze skarbca za kartę ze stosu 9: jedna jest warta 9, dwie są warte 36. Kup, jeśli tworzy zestaw, a skarbiec nie jest ci potrzebny na karty rozwoju. Może też trafić się katastrofa.
page-learn-trade-1 = Jednakowe karty tworzą zestaw, a n kart jest warte n razy n razy nominał: dwie karty o nominale 5 są warte 20, trzy już 45. Oddawaj więc pojedyncze karty za to, co już zbierasz.
page-learn-trade-2 = Każda strona daje co najmniej 3 karty i dwie z nich nazywa zgodnie z prawdą: te są niebieskie, z kłódką. To, co mówi o pozostałych, może być nieprawdą, i może być wśród nich katastrofa.
page-learn-trade-3 = Najpierw obejrzyj oferty, potem złóż swoją: co dajesz, czego chcesz, wszystkim czy jednej osobie. Przyjęta oferta nikogo nie wiąże, dopóki obie strony nie wyłożą kart. Gdy masz, czego ci trzeba, naciśnij „Kończę handel”.
page-learn-selection = Każdy mówi, ile ma katastrof, ale nie jakie. Kto ma ich za dużo, odrzuca część losowo, więc nikt nie cierpi od wszystkich.
page-learn-calamities-1 = Katastrofy spadają na tych, którzy je mają: najpierw małe, potem duże, od niskich stosów do wysokich. Niektóre dotykają też innych, których wskazuje główna ofiara.
page-learn-calamities-2 = Jeśli masz coś stracić, wybierasz, co: dotykaj obszarów na mapie, a pytanie liczy, ile jeszcze brakuje. Żeton liczy się za 1, miasto za 5. Karty rozwoju jedne katastrofy łagodzą, inne zaostrzają.
page-learn-victims = Jesteś główną ofiarą i wskazujesz, kto cierpi razem z tobą. Rozdzielić trzeba wszystko, na ile się da.
page-learn-abilities = Niektóre karty rozwoju dają umiejętność, której używa się teraz, raz na turę: przejmowanie, niszczenie, napełnianie skarbca. Zaczyna ten, kto jest najdalej na Torze Historii. Bez takiej karty nie masz tu nic do roboty.
page-learn-support = Po katastrofach trzeba uporządkować planszę: najpierw konflikty, potem przepadają żetony ponad limit, a miasta, na które nie przypadają po 2 żetony, zostają zredukowane.
page-learn-advances-1 = Kupuj karty rozwoju za zestawy kart i za skarbiec. Dotknij karty, by włożyć ją do koszyka; pod spodem widać najtańszą zapłatę. Przy płaceniu kartami nie wydaje się reszty, szukaj więc koszyka, w którym nic nie przepada.
page-learn-advances-2 = Zacznij od tanich kart, które dają kredyty w wielu grupach: od następnej tury wszystko tam będzie tańsze. Kolorowe kwadraty na karcie to kredyty, które daje.
page-learn-advances-3 = Na dole widzisz, czego wymaga twoja następna epoka: późniejsze wymagają drogich kart rozwoju. To, na co oszczędzasz, zaznacz gwiazdką.
page-learn-hand-limit = Masz więcej kart, niż możesz zatrzymać. Oddaj to, co daje najmniej, pojedyncze karty o niskim nominale; zostaw początki zestawów.
page-learn-track = Twój znacznik przesuwa się o pole, jeśli masz to, czego wymaga to pole: najpierw nic, potem miasta, a później także karty rozwoju. Każde pole jest warte 5 punktów, więc nie zostawaj w tyle z braku miasta.
page-learn-second-turn = Za tobą cała tura. Zaczyna się następna, znów od podatków, a przewodnik dopowiada już tylko to, czego zabrakło.
page-learn-second-movement-1 = Statek kosztuje 2, w żetonach ze skarbca lub z planszy, i wiezie 5 żetonów do 4 kroków wzdłuż wybrzeży. Za statek z poprzedniej tury płaci się 1, jeśli chcesz go zatrzymać.
page-learn-second-movement-2 = W granicach limitu mieszkasz obok innych w pokoju. Ponad limitem jest konflikt; jest nim też wejście, choćby jednym żetonem, na obszar z miastem innego gracza.
page-learn-second-trade = Lista graczy pokazuje, ile kart kto ma. Oddana w handlu katastrofa dotyka nowego właściciela, a przy niektórych zyskujesz: beneficjentem jest ten, kto oddał ją ostatni.
page-learn-second-advances = Kredyty z poprzedniej tury już się liczą: przekreślona liczba to wydrukowany koszt, druga to twoja cena. Niektóre karty dają też premię na jedną konkretną kartę; widać ją na dole karty.
page-learn-tip-attack = 7 żetonów na jednym obszarze zdobywa stojące tam miasto: 8, jeśli obrońca ma Inżynierię, 6, jeśli masz ją ty. Gdy jest ich mniej, przepadają wszystkie. Zdobyte miasto zmienia się w żetony, a ty możesz wyciągnąć jedną kartę jego właściciela.
page-learn-tip-bluff = To, co następuje po dwóch prawdziwych kartach, może być blefem, także twoim. Nie oddawaj za wątpliwą zapowiedź kart, które dopełnią czyjś zestaw, i pamiętaj, kto mówił ci prawdę.
page-learn-tip-bonus = Cena to nie wszystko: patrz na punkty i na kredyty. Droga karta za 6 punktów liczy się jak sześć tanich, a dzięki tanim można sobie na nią pozwolić.
page-learn-tip-stock = Gdy w zasobach zostaje mało żetonów, stają wzrost i podatki. Wydaj coś ze skarbca albo odpuść obszary, z których masz niewiele.
page-learn-tip-order = Kto ma najwięcej żetonów, rusza się pierwszy, a wszyscy inni mogą na to odpowiedzieć. Możesz poczekać, aż skończą ci przed tobą: wtedy wiesz, co cię czeka.
page-learn-tip-collect = Wartość zestawu rośnie z kwadratem liczby kart: zbieraj jeden lub dwa duże. Część kart można zatrzymać na następną turę, do limitu kart na ręce.
page-learn-tip-epoch = Następna epoka może wymagać większej liczby miast i droższych kart rozwoju. Tor Historii w menu pokazuje, czego wymaga każde pole; tura bez kroku to 5 punktów mniej.
page-learn-tip-neighbours = Cudze żetony na twoim obszarze nie szkodzą, póki starcza limitu. Gdy nie starcza, większa strona traci mniej: przyprowadź o jeden więcej.
page-learn-tip-shield = Katastrofy, które cię dotknęły, wrócą. Karty w sklepie mówią, którą katastrofę łagodzą, a którą zaostrzają.
page-learn-tip-end = Gra kończy się z turą, w której czyjś znacznik wejdzie na ostatnie pole. Gdy ktoś ma do niego dwa kroki, nie ma już co oszczędzać: policz, co jeszcze da punkty, miasta po 1, karty rozwoju 1, 3 lub 6, pole 5.
page-learn-farewell = To była twoja pierwsza gra. Powtórka w menu pokazuje jej przebieg tura po turze; tam też są wszystkie zasady. Do następnej.
