### Karty gry: karty rozwoju, katastrofy, towary, cywilizacje.

## Karty rozwoju

advance-cost = Koszt
advance-points = Punkty zwycięstwa
advance-groups = Grupa
advance-credits = Kredyty
advance-free-credits = dodatkowo { $amount } w dowolnych grupach
advance-cheaper-with = Tańsza dzięki karcie
advance-makes-cheaper = Obniża cenę karty
# $name (String) - druga karta; $amount (Number) - o tyle spada cena
advance-bonus = { $name } (−{ $amount })
advance-phases = Fazy
advance-calamities = Katastrofy
advance-protects = Chroni przed kartą
advance-ignores = Pomija działanie karty
advance-spares = Oszczędza posiadaczy karty
advance-stacks = Otwiera stosy
# $stack (Number) - numer stosu; $price (Number) - żetony ze skarbca za kartę
advance-stack-price = { $price ->
        [one] stos { $stack } za { $price } żeton ze skarbca
        [few] stos { $stack } za { $price } żetony ze skarbca
        [many] stos { $stack } za { $price } żetonów ze skarbca
       *[other] stos { $stack } za { $price } żetonu ze skarbca
    }

phase-of-effect = { $phase ->
        [tax-collection] podatki (1)
        [population-limit] limity populacji
        [movement] ruch (3)
        [conflict] konflikt (4)
        [city-construction] budowa miast (5)
        [city-support] zaopatrzenie (5, 11)
        [trade-cards-acquisition] dobór kart handlowych (6)
        [special-abilities] umiejętności specjalne (10)
        [advances-acquisition] zakup kart rozwoju (12)
        [hand-limit] limit kart na ręce (12)
       *[ast-alteration] Tor Historii (13)
    }

## Katastrofy

calamity-stack = Stos
calamity-kind = Rodzaj
kind-of-calamity = { $kind ->
        [minor] drobna, zbywalna
        [tradeable] wielka, zbywalna
       *[non-tradeable] wielka, niezbywalna
    }
calamity-beneficiary = Beneficjent
beneficiary = { $role ->
        [none] nie ma
        [annexes] przejmuje to, co wybierze ofiara
        [selects] wybiera
        [selects-and-annexes] wybiera i przejmuje
       *[is-spared] nie może być ofiarą
    }
calamity-secondary = Dodatkowe ofiary
secondary-by-area = wszyscy na obszarach, w które uderza
secondary-named = { $count ->
        [0] nie ma
        [one] { $count } gracz wskazany przez główną ofiarę
        [few] { $count } gracze wskazani przez główną ofiarę
        [many] { $count } graczy wskazanych przez główną ofiarę
       *[other] { $count } gracza wskazanego przez główną ofiarę
    }
calamity-numbers = Skutek
calamity-modifiers = Karty rozwoju

number = { $number ->
        [damage] { $count ->
                [one] { $count } obrażenie
                [few] { $count } obrażenia
                [many] { $count } obrażeń
               *[other] { $count } obrażenia
            }
        [secondary-damage] { $count ->
                [one] każda dodatkowa ofiara: { $count } obrażenie
                [few] każda dodatkowa ofiara: { $count } obrażenia
                [many] każda dodatkowa ofiara: { $count } obrażeń
               *[other] każda dodatkowa ofiara: { $count } obrażenia
            }
        [coastal-damage] { $count ->
                [one] zamiast tego { $count } obrażenie na wybrzeżu, jeśli na równinie zalewowej nie ma jednostek
                [few] zamiast tego { $count } obrażenia na wybrzeżu, jeśli na równinie zalewowej nie ma jednostek
                [many] zamiast tego { $count } obrażeń na wybrzeżu, jeśli na równinie zalewowej nie ma jednostek
               *[other] zamiast tego { $count } obrażenia na wybrzeżu, jeśli na równinie zalewowej nie ma jednostek
            }
        [treasury] { $count ->
                [one] strata { $count } żetonu ze skarbca
                [few] strata { $count } żetonów ze skarbca
                [many] strata { $count } żetonów ze skarbca
               *[other] strata { $count } żetonu ze skarbca
            }
        [reduced-cities] { $count ->
                [one] redukcja { $count } miasta
                [few] redukcja { $count } miast
                [many] redukcja { $count } miast
               *[other] redukcja { $count } miasta
            }
        [secondary-reduced-cities] { $count ->
                [one] każda dodatkowa ofiara: redukcja { $count } miasta
                [few] każda dodatkowa ofiara: redukcja { $count } miast
                [many] każda dodatkowa ofiara: redukcja { $count } miast
               *[other] każda dodatkowa ofiara: redukcja { $count } miasta
            }
        [destroyed-cities] { $count ->
                [one] zniszczenie { $count } miasta
                [few] zniszczenie { $count } miast
                [many] zniszczenie { $count } miast
               *[other] zniszczenie { $count } miasta
            }
        [ransom] { $count ->
                [one] okup: { $count } żeton ze skarbca
                [few] okup: { $count } żetony ze skarbca
                [many] okup: { $count } żetonów ze skarbca
               *[other] okup: { $count } żetonu ze skarbca
            }
        [cards] { $count ->
                [one] odrzucenie { $count } karty towaru
                [few] odrzucenie { $count } kart towarów
                [many] odrzucenie { $count } kart towarów
               *[other] odrzucenie { $count } karty towaru
            }
        [ransom-per-card] { $count ->
                [one] okup za kartę: { $count } żeton ze skarbca
                [few] okup za kartę: { $count } żetony ze skarbca
                [many] okup za kartę: { $count } żetonów ze skarbca
               *[other] okup za kartę: { $count } żetonu ze skarbca
            }
        [annexed-cities] { $count ->
                [one] przejęcie { $count } miasta
                [few] przejęcie { $count } miast
                [many] przejęcie { $count } miast
               *[other] przejęcie { $count } miasta
            }
        [support-rate] norma zaopatrzenia wyższa o { $count }
        [kept-unit-points] strata punktów jednostek ponad { $count }
        [unit-points] { $count ->
                [one] przejęcie { $count } punktu jednostek
                [few] przejęcie { $count } punktów jednostek
                [many] przejęcie { $count } punktów jednostek
               *[other] przejęcie { $count } punktu jednostek
            }
        [barbarians] { $count ->
                [one] { $count } żeton barbarzyńców
                [few] { $count } żetony barbarzyńców
                [many] { $count } żetonów barbarzyńców
               *[other] { $count } żetonu barbarzyńców
            }
        [selected-cities] { $count ->
                [one] zaznaczenie { $count } miasta
                [few] zaznaczenie { $count } miast
                [many] zaznaczenie { $count } miast
               *[other] zaznaczenie { $count } miasta
            }
        [secondary-selected-cities] { $count ->
                [one] każda dodatkowa ofiara: zaznaczenie { $count } miasta
                [few] każda dodatkowa ofiara: zaznaczenie { $count } miast
                [many] każda dodatkowa ofiara: zaznaczenie { $count } miast
               *[other] każda dodatkowa ofiara: zaznaczenie { $count } miasta
            }
        [kept-cities] redukcja wszystkich miast oprócz { $count }
        [face-value] odrzucenie kart towarów o łącznym nominale { $count }
        [steps-back] { $count ->
                [one] cofnięcie o { $count } pole na Torze Historii
                [few] cofnięcie o { $count } pola na Torze Historii
                [many] cofnięcie o { $count } pól na Torze Historii
               *[other] cofnięcie o { $count } pola na Torze Historii
            }
        [pirate-cities] { $count ->
                [one] { $count } miasto przybrzeżne staje się pirackie
                [few] { $count } miasta przybrzeżne stają się pirackie
                [many] { $count } miast przybrzeżnych staje się pirackimi
               *[other] { $count } miasta przybrzeżnego staje się pirackie
            }
       *[secondary-pirate-cities] { $count ->
                [one] każda dodatkowa ofiara: także { $count } miasto przybrzeżne
                [few] każda dodatkowa ofiara: także { $count } miasta przybrzeżne
                [many] każda dodatkowa ofiara: także { $count } miast przybrzeżnych
               *[other] każda dodatkowa ofiara: także { $count } miasta przybrzeżnego
            }
    }

## Jak karta rozwoju zmienia katastrofę. $count (Number) - o ile; $direction - less albo more

change = { $change ->
        [damage] { $direction ->
                [less] { $count ->
                    [one] o { $count } obrażenie mniej
                    [few] o { $count } obrażenia mniej
                    [many] o { $count } obrażeń mniej
                   *[other] o { $count } obrażenia mniej
                }
               *[more] { $count ->
                    [one] o { $count } obrażenie więcej
                    [few] o { $count } obrażenia więcej
                    [many] o { $count } obrażeń więcej
                   *[other] o { $count } obrażenia więcej
                }
            }
        [unit-points] { $direction ->
                [less] { $count ->
                    [one] o { $count } punkt jednostek mniej
                    [few] o { $count } punkty jednostek mniej
                    [many] o { $count } punktów jednostek mniej
                   *[other] o { $count } punktu jednostek mniej
                }
               *[more] { $count ->
                    [one] o { $count } punkt jednostek więcej
                    [few] o { $count } punkty jednostek więcej
                    [many] o { $count } punktów jednostek więcej
                   *[other] o { $count } punktu jednostek więcej
                }
            }
        [face-value] { $direction ->
                [less] nominał niższy o { $count }
               *[more] nominał wyższy o { $count }
            }
        [support-rate] { $direction ->
                [less] norma zaopatrzenia rośnie o { $count } mniej
               *[more] norma zaopatrzenia rośnie o { $count } więcej
            }
        [steps-back] { $direction ->
                [less] { $count ->
                    [one] o { $count } pole mniej
                    [few] o { $count } pola mniej
                    [many] o { $count } pól mniej
                   *[other] o { $count } pola mniej
                }
               *[more] { $count ->
                    [one] o { $count } pole więcej
                    [few] o { $count } pola więcej
                    [many] o { $count } pól więcej
                   *[other] o { $count } pola więcej
                }
            }
        [barbarians] { $direction ->
                [less] { $count ->
                    [one] o { $count } żeton barbarzyńców mniej
                    [few] o { $count } żetony barbarzyńców mniej
                    [many] o { $count } żetonów barbarzyńców mniej
                   *[other] o { $count } żetonu barbarzyńców mniej
                }
               *[more] { $count ->
                    [one] o { $count } żeton barbarzyńców więcej
                    [few] o { $count } żetony barbarzyńców więcej
                    [many] o { $count } żetonów barbarzyńców więcej
                   *[other] o { $count } żetonu barbarzyńców więcej
                }
            }
        [annexed-cities] { $direction ->
                [less] { $count ->
                    [one] o { $count } przejęte miasto mniej
                    [few] o { $count } przejęte miasta mniej
                    [many] o { $count } przejętych miast mniej
                   *[other] o { $count } przejętego miasta mniej
                }
               *[more] { $count ->
                    [one] o { $count } przejęte miasto więcej
                    [few] o { $count } przejęte miasta więcej
                    [many] o { $count } przejętych miast więcej
                   *[other] o { $count } przejętego miasta więcej
                }
            }
        [kept-cities] { $direction ->
                [less] { $count ->
                    [one] o { $count } zachowane miasto mniej
                    [few] o { $count } zachowane miasta mniej
                    [many] o { $count } zachowanych miast mniej
                   *[other] o { $count } zachowanego miasta mniej
                }
               *[more] { $count ->
                    [one] o { $count } zachowane miasto więcej
                    [few] o { $count } zachowane miasta więcej
                    [many] o { $count } zachowanych miast więcej
                   *[other] o { $count } zachowanego miasta więcej
                }
            }
        [pirate-cities] { $direction ->
                [less] { $count ->
                    [one] o { $count } stracone miasto przybrzeżne mniej
                    [few] o { $count } stracone miasta przybrzeżne mniej
                    [many] o { $count } straconych miast przybrzeżnych mniej
                   *[other] o { $count } straconego miasta przybrzeżnego mniej
                }
               *[more] { $count ->
                    [one] o { $count } stracone miasto przybrzeżne więcej
                    [few] o { $count } stracone miasta przybrzeżne więcej
                    [many] o { $count } straconych miast przybrzeżnych więcej
                   *[other] o { $count } straconego miasta przybrzeżnego więcej
                }
            }
        [reduced-cities] { $direction ->
                [less] { $count ->
                    [one] o { $count } zredukowane miasto mniej
                    [few] o { $count } zredukowane miasta mniej
                    [many] o { $count } zredukowanych miast mniej
                   *[other] o { $count } zredukowanego miasta mniej
                }
               *[more] { $count ->
                    [one] o { $count } zredukowane miasto więcej
                    [few] o { $count } zredukowane miasta więcej
                    [many] o { $count } zredukowanych miast więcej
                   *[other] o { $count } zredukowanego miasta więcej
                }
            }
        [selected-cities] { $direction ->
                [less] { $count ->
                    [one] o { $count } zaznaczone miasto mniej
                    [few] o { $count } zaznaczone miasta mniej
                    [many] o { $count } zaznaczonych miast mniej
                   *[other] o { $count } zaznaczonego miasta mniej
                }
               *[more] { $count ->
                    [one] o { $count } zaznaczone miasto więcej
                    [few] o { $count } zaznaczone miasta więcej
                    [many] o { $count } zaznaczonych miast więcej
                   *[other] o { $count } zaznaczonego miasta więcej
                }
            }
        [deselected-cities] { $count ->
                [one] możliwe odznaczenie { $count } miasta
                [few] możliwe odznaczenie { $count } miast
                [many] możliwe odznaczenie { $count } miast
               *[other] możliwe odznaczenie { $count } miasta
            }
        [ransom-cards] { $count ->
                [one] odrzucenie { $count } karty towaru może ocalić wszystkie miasta ofiary
                [few] odrzucenie { $count } kart towarów może ocalić wszystkie miasta ofiary
                [many] odrzucenie { $count } kart towarów może ocalić wszystkie miasta ofiary
               *[other] odrzucenie { $count } karty towaru może ocalić wszystkie miasta ofiary
            }
        [ransom-cities-per-step] { $count ->
                [one] zniszczenie { $count } miasta może zapobiec cofnięciu o pole
                [few] zniszczenie { $count } miast może zapobiec cofnięciu o pole
                [many] zniszczenie { $count } miast może zapobiec cofnięciu o pole
               *[other] zniszczenie { $count } miasta może zapobiec cofnięciu o pole
            }
        [city-reduced-not-destroyed] przy trzęsieniu ziemi redukcja miasta zamiast zniszczenia
       *[immune] nie można wskazać
    }

# $change (String) - jedno ze zdań powyżej
change-as = { $role ->
        [primary] { $change } (główna ofiara)
        [secondary] { $change } (dodatkowa ofiara)
       *[any] { $change }
    }

## Towary

commodity-stack = Stos
commodity-value = Nominał
commodity-cards = Karty
commodity-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
commodity-additional = { $count ->
        [one] { $count } karta, tylko przy 9–11 i 15–18 graczach (S5a)
        [few] { $count } karty, tylko przy 9–11 i 15–18 graczach (S5a)
        [many] { $count } kart, tylko przy 9–11 i 15–18 graczach (S5a)
       *[other] { $count } karty, tylko przy 9–11 i 15–18 graczach (S5a)
    }
commodity-on-west = Mapa zachodnia
commodity-on-east = Mapa wschodnia
commodity-on-both = Obie mapy
# $west, $east (Number) - karty w stosach obu bloków
commodity-split = { $west } w bloku zachodnim, { $east } we wschodnim
commodity-calamities = W tym samym stosie
commodity-calamity = { $name } ({ $kind })
commodity-sets = Zestawy
commodity-set-size = karty
commodity-set-value = wartość
commodity-water-value = Nic niewarta, bez względu na liczbę kart (X6)
commodity-water-supply = Dobiera się ją lub kupuje, gdy stos jest pusty; nigdy się nie kończy (D2, D3, S5)
commodity-water-use = Poza tym to zwykła karta towaru: wymienia się ją, trzyma i odrzuca (X6a)

## Cywilizacje

civ-rank = Numer na Torze Historii
civ-colour = Kolor
civ-emblem = Emblemat
civ-start = Obszar startowy
civ-home = Blok macierzysty
block = { $block ->
        [west] zachodni
       *[east] wschodni
    }
civ-sites = Bezpieczne tereny pod miasto
civ-flood-sites = Tereny na równinie zalewowej
civ-other-areas = Inne obszary
civ-epochs = Epoki
civ-epoch = pierwsze pole na Torze Historii
track = { $track ->
        [basic] podstawowy
       *[expert] ekspercki
    }
civ-setups = Gra przy
setup-of = { $map ->
        [west] { $players } graczach na mapie zachodniej
        [east] { $players } graczach na mapie wschodniej
        [both-west] { $players } graczach na obu mapach, w bloku zachodnim
       *[both-east] { $players } graczach na obu mapach, w bloku wschodnim
    }
