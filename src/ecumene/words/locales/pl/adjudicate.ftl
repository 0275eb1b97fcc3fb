### Rozstrzyganie konfliktu przy prawdziwym stole: ecumene adjudicate.

adjudicate-help = Rozstrzyga konflikt: czyta sytuację w formacie JSON i mówi, co się stanie i dlaczego.
adjudicate-argument = Plik z sytuacją albo - (standardowe wejście); bez niego sytuację czyta się z potoku. Sytuacja to obiekt JSON z kluczami limit i tokens (ile żetonów ma każda strona); w razie potrzeby także city, stock, ships, advances i ships_first.
adjudicate-place = PLIK

## Co jest nie tak z sytuacją

# $example (String) - JSON
adjudicate-empty = Nie ma tu żadnej sytuacji. Krótki przykład: { $example }
adjudicate-not-json = To nie jest JSON: błąd jest w wierszu { $line }, w kolumnie { $column }.
adjudicate-unreadable-json = Tego JSON-a nie da się odczytać.
adjudicate-not-a-situation = Sytuacja to obiekt JSON, w którym są co najmniej klucze limit i tokens.
adjudicate-key-twice = Klucz „{ $field }” występuje dwa razy.
adjudicate-unknown-key = W sytuacji nie ma klucza „{ $field }”. Klucze: { $keys }.
adjudicate-missing = Brakuje klucza { $field }.
adjudicate-limit = limit: { $value } to nie jest liczba całkowita od 0 do { $most }.
adjudicate-not-an-object = { $field }: tu potrzebny jest obiekt JSON, którego kluczami są nazwy stron.
adjudicate-not-a-list = { $field }: tu potrzebna jest lista nazw.
adjudicate-number = { $field }, { $name }: { $value } to nie jest liczba całkowita nie mniejsza od 0.
adjudicate-too-many = { $pieces ->
        [tokens] { $name }: nie może być { $value } żetonów, bo strona ma ich najwyżej { $most } (G1).
       *[ships] { $name }: nie może być { $value } statków, bo gracz ma ich { $most } (G1).
    }
adjudicate-too-much-stock = { $name }: w zasobach nie może być { $count } żetonów, bo z 55 poza obszarem jest tylko { $most } (G1).
adjudicate-twice = { $field }: { $name } występuje dwa razy.
adjudicate-no-tokens = tokens: nikt nie ma żetonów na obszarze, więc nie ma czego rozstrzygać.
adjudicate-city = city: „{ $value }” to ani nazwa cywilizacji, ani pirates (piraci), ani null.
adjudicate-barbarians-stock = stock: żetony Barbarzyńców nigdy się nie kończą, więc ich zasobów się nie podaje.
adjudicate-barbarians-ships = ships: Barbarzyńcy nie mają statków.
adjudicate-barbarians-advances = advances: Barbarzyńcy nie korzystają z żadnej karty rozwoju (F2).
adjudicate-ships-first = ships_first, { $name }: statki może oddawać tylko posiadacz karty Wojna Morska (A-NAVAL-WARFARE).

## Nazwy

# To, co się rozpoznaje w sytuacji
adjudicate-barbarians = Barbarzyńcy
adjudicate-pirates = piraci
adjudicate-the-barbarians = Barbarzyńcy
# $party (String) - id cywilizacji albo barbarians; $name (String) - jej nazwa
adjudicate-of = { $party ->
        [minoa] Minoi
        [saba] Saby
        [assyria] Asyrii
        [maurya] Maurji
        [celt] Celtów
        [babylon] Babilonu
        [carthage] Kartaginy
        [dravidia] Drawidii
        [kushan] Kuszanu
        [rome] Rzymu
        [persia] Persji
        [iberia] Iberii
        [nubia] Nubii
        [hellas] Hellady
        [indus] Indusu
        [egypt] Egiptu
        [parthia] Partów
        [barbarians] Barbarzyńców
       *[other] { $name }
    }
# Odpowiedzią jest słowo plural albo singular: w jakiej liczbie stoi czasownik przy tej nazwie
adjudicate-grammar = { $party ->
        [celt] plural
        [parthia] plural
        [barbarians] plural
       *[other] singular
    }

## Sytuacja i to, co zostaje

adjudicate-title = Konflikt
adjudicate-limit-is = Limit populacji obszaru wynosi { $limit } (G7).
adjudicate-tokens-are = Żetony na obszarze: { $list }.
adjudicate-tokens-of = { $name } { $count }
adjudicate-ships-are = Statki na obszarze: { $list }.
adjudicate-ships-of = { $name } { $count }
adjudicate-city-is = Stoi tam miasto { $owner }.
adjudicate-pirate-city-is = Stoi tam miasto pirackie.
# $list (String) - karty rozwoju
adjudicate-holds = Karty rozwoju ({ $name }): { $list }.
adjudicate-city-gone = Miasta już nie ma.
adjudicate-pirate-city-gone = Miasta pirackiego już nie ma.
adjudicate-no-tokens-left = Na obszarze nie ma żetonów.
adjudicate-surplus = Nadwyżkę, jeśli jest, usuwa się dopiero w fazie 5 (F1, K3).
adjudicate-barbarians-stay = Żetony barbarzyńców ponad limit zostają, dopóki ktoś ich nie pokona albo nie przejmie (K3a).

## Konflikt jednostek

adjudicate-heading-conflict = Konflikt jednostek
adjudicate-heading-attack = Atak na miasto
adjudicate-heading-left = Co zostaje
# $number (String) - plural albo singular: liczba czasownika przy $name
adjudicate-alone = { $number ->
        [plural] Tylko { $name } mają żetony na obszarze: nie ma konfliktu jednostek (F1).
       *[singular] Tylko { $name } ma żetony na obszarze: nie ma konfliktu jednostek (F1).
    }
adjudicate-peace = { $count ->
        [one] { $count } żeton nie przekracza limitu { $limit }: strony współdzielą obszar pokojowo (M12).
        [few] { $count } żetony nie przekraczają limitu { $limit }: strony współdzielą obszar pokojowo (M12).
        [many] { $count } żetonów nie przekracza limitu { $limit }: strony współdzielą obszar pokojowo (M12).
       *[other] { $count } żetonu nie przekracza limitu { $limit }: strony współdzielą obszar pokojowo (M12).
    }
adjudicate-over-limit = { $count ->
        [one] { $count } żeton kilku stron przekracza limit { $limit }: dochodzi do konfliktu jednostek (M12, F1).
        [few] { $count } żetony kilku stron przekraczają limit { $limit }: dochodzi do konfliktu jednostek (M12, F1).
        [many] { $count } żetonów kilku stron przekracza limit { $limit }: dochodzi do konfliktu jednostek (M12, F1).
       *[other] { $count } żetonu kilku stron przekracza limit { $limit }: dochodzi do konfliktu jednostek (M12, F1).
    }
adjudicate-beside-city = Żetony kilku stron są na obszarze z miastem: walczą, aż żetony będzie miała najwyżej jedna strona, bez względu na limit (F6).
adjudicate-metalworking = W każdej rundzie strony bez Metalurgii usuwają żetony wcześniej niż te, które ją mają (F3a, A-METALWORKING).
adjudicate-round = Runda { $round }: { $list } (F4).
adjudicate-moment = { $list } ({ $rules }).
adjudicate-moment-together = Jednocześnie: { $list } ({ $rules }).
adjudicate-removes = { $number ->
        [plural] { $name } usuwają żeton i mają jeszcze { $left }
       *[singular] { $name } usuwa żeton i ma jeszcze { $left }
    }
adjudicate-removes-last = { $number ->
        [plural] { $name } usuwają ostatni żeton i odpadają
       *[singular] { $name } usuwa ostatni żeton i odpada
    }
adjudicate-removes-ship = { $number ->
        [plural] { $left ->
            [one] { $name } usuwają statek zamiast żetonu i nadal mają { $left } żeton
            [few] { $name } usuwają statek zamiast żetonu i nadal mają { $left } żetony
            [many] { $name } usuwają statek zamiast żetonu i nadal mają { $left } żetonów
           *[other] { $name } usuwają statek zamiast żetonu i nadal mają { $left } żetonu
        }
       *[singular] { $left ->
            [one] { $name } usuwa statek zamiast żetonu i nadal ma { $left } żeton
            [few] { $name } usuwa statek zamiast żetonu i nadal ma { $left } żetony
            [many] { $name } usuwa statek zamiast żetonu i nadal ma { $left } żetonów
           *[other] { $name } usuwa statek zamiast żetonu i nadal ma { $left } żetonu
        }
    }
adjudicate-end-limit = { $count ->
        [one] Został { $count } żeton i limit { $limit } nie jest już przekroczony: koniec konfliktu (F5).
        [few] Zostały { $count } żetony i limit { $limit } nie jest już przekroczony: koniec konfliktu (F5).
        [many] Zostało { $count } żetonów i limit { $limit } nie jest już przekroczony: koniec konfliktu (F5).
       *[other] Zostało { $count } żetonu i limit { $limit } nie jest już przekroczony: koniec konfliktu (F5).
    }
adjudicate-end-one = { $number ->
        [plural] Tylko { $name } mają jeszcze żetony: koniec konfliktu ({ $rule }).
       *[singular] Tylko { $name } ma jeszcze żetony: koniec konfliktu ({ $rule }).
    }
adjudicate-end-empty = Nikt nie ma już żetonów: koniec konfliktu ({ $rule }).

## Atak na miasto

# $pirates (String) - yes, jeśli to miasto pirackie
adjudicate-no-attack = Na obszarze nie ma atakujących: nie ma ataku na { $pirates ->
        [yes] miasto pirackie
       *[no] miasto
    } (F6).
# $pirates (String) - yes, jeśli to miasto pirackie; $owner (String) - czyje jest w innym razie
adjudicate-attacks = { $pirates ->
        [yes] { $number ->
            [plural] { $name } atakują miasto pirackie
           *[singular] { $name } atakuje miasto pirackie
        }
       *[no] { $number ->
            [plural] { $name } atakują miasto { $owner }
           *[singular] { $name } atakuje miasto { $owner }
        }
    } { $tokens ->
        [one] { $tokens } żetonem
        [few] { $tokens } żetonami
        [many] { $tokens } żetonami
       *[other] { $tokens } żetonu
    }; potrzeba { $needed } ({ $rules }).
adjudicate-fails = { $number ->
        [plural] Atak się nie udaje: { $name } tracą wszystkie swoje żetony na obszarze, a { $pirates ->
            [yes] miasto pirackie
           *[no] miasto
        } pozostaje (F8).
       *[singular] Atak się nie udaje: { $name } traci wszystkie swoje żetony na obszarze, a { $pirates ->
            [yes] miasto pirackie
           *[no] miasto
        } pozostaje (F8).
    }
adjudicate-fails-ships = { $number ->
        [plural] { $name } mają kartę Wojna Morska i tracą też swoje statki na obszarze (F8, A-NAVAL-WARFARE).
       *[singular] { $name } ma kartę Wojna Morska i traci też swoje statki na obszarze (F8, A-NAVAL-WARFARE).
    }
adjudicate-falls = { $count ->
        [one] Atak się udaje: miasto zastępuje { $count } żeton { $owner } ({ $rules }).
        [few] Atak się udaje: miasto zastępują { $count } żetony { $owner } ({ $rules }).
        [many] Atak się udaje: miasto zastępuje { $count } żetonów { $owner } ({ $rules }).
       *[other] Atak się udaje: miasto zastępuje { $count } żetonu { $owner } ({ $rules }).
    }
adjudicate-falls-pirates = { $count ->
        [one] Atak się udaje: miasto pirackie zastępuje { $count } żeton barbarzyńców ({ $rules }).
        [few] Atak się udaje: miasto pirackie zastępują { $count } żetony barbarzyńców ({ $rules }).
        [many] Atak się udaje: miasto pirackie zastępuje { $count } żetonów barbarzyńców ({ $rules }).
       *[other] Atak się udaje: miasto pirackie zastępuje { $count } żetonu barbarzyńców ({ $rules }).
    }
adjudicate-falls-short = { $count ->
        [one] Atak się udaje: miasto zastępuje { $count } żeton { $owner }, bo więcej w zasobach nie ma ({ $rules }).
        [few] Atak się udaje: miasto zastępują { $count } żetony { $owner }, bo więcej w zasobach nie ma ({ $rules }).
        [many] Atak się udaje: miasto zastępuje { $count } żetonów { $owner }, bo więcej w zasobach nie ma ({ $rules }).
       *[other] Atak się udaje: miasto zastępuje { $count } żetonu { $owner }, bo więcej w zasobach nie ma ({ $rules }).
    }
adjudicate-falls-empty = Atak się udaje: nic nie zastępuje miasta, bo zasoby { $owner } są puste ({ $rules }).
adjudicate-may-draw = { $number ->
        [plural] { $name } mogą wyciągnąć losowo jedną kartę z ręki { $owner }, jeśli nie jest pusta ({ $rules }).
       *[singular] { $name } może wyciągnąć losowo jedną kartę z ręki { $owner }, jeśli nie jest pusta ({ $rules }).
    }
adjudicate-may-gain = { $count ->
        [one] { $number ->
            [plural] { $name } mogą przenieść { $count } żeton z zasobów do skarbca ({ $rules }).
           *[singular] { $name } może przenieść { $count } żeton z zasobów do skarbca ({ $rules }).
        }
        [few] { $number ->
            [plural] { $name } mogą przenieść do { $count } żetonów z zasobów do skarbca ({ $rules }).
           *[singular] { $name } może przenieść do { $count } żetonów z zasobów do skarbca ({ $rules }).
        }
        [many] { $number ->
            [plural] { $name } mogą przenieść do { $count } żetonów z zasobów do skarbca ({ $rules }).
           *[singular] { $name } może przenieść do { $count } żetonów z zasobów do skarbca ({ $rules }).
        }
       *[other] { $number ->
            [plural] { $name } mogą przenieść do { $count } żetonu z zasobów do skarbca ({ $rules }).
           *[singular] { $name } może przenieść do { $count } żetonu z zasobów do skarbca ({ $rules }).
        }
    }
adjudicate-gain-nothing = Barbarzyńcy nie wyciągają karty i nic nie zyskują (F14).
