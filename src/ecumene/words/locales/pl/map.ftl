### Napisy na planszy poza nazwami.

map-title = Ecumene: plansza gry Mega Cywilizacja narysowana przez projekt
map-heading-whole = Cała plansza
map-heading-setup = { $map ->
    [west] { $players } graczy, Zachód
    [east] { $players } graczy, Wschód
   *[both] { $players } graczy, Zachód i Wschód
}
map-unofficial = Wydanie nieoficjalne. Rysunek projektu Ecumene.

map-key-limit = limit populacji
map-key-site-safe = bezpieczny teren pod miasto
map-key-site-flood-plain = teren pod miasto na równinie zalewowej
map-key-plain = równina zalewowa
map-key-volcano = wulkan
map-key-start = obszar startowy
map-key-out = poza grą
map-key-region = granica regionu
map-key-land = granica lądowa
map-key-water = granica wodna
map-key-sea = skraj otwartego morza
map-key-link-land = sąsiedztwo drogą lądową
map-key-link-water = sąsiedztwo drogą wodną
map-civilization = { $rank }  { $name }
map-civilization-start = { $area }

map-heading-game = { $moment } ({ $setup })
map-heading-seat = { $moment } ({ $setup }), tak jak widzi to { $civ }
map-set-up = Przygotowanie gry
map-over = Koniec gry, po turze { $turn }
map-phase-over = Po fazie { $phase } tury { $turn }
map-turn-over = Po turze { $turn }
map-since = Zaznaczono zmiany od początku fazy { $phase } w turze { $turn }. Wydanie nieoficjalne, rysunek projektu Ecumene.
map-player = { $name }
map-player-reader = { $name } (ty)
map-player-has = { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
map-tokens = { $place }, { $who }: { $count ->
        [0] nie ma już żetonów
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
map-city = { $place }, { $who }: { $count ->
        [0] nie ma już miasta
       *[other] miasto
    }
map-ships = { $place }, { $who }: { $count ->
        [0] nie ma już statków
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statku
    }
map-key-tokens = żetony
map-key-city = miasto
map-key-ships = statki
map-key-barbarians = Barbarzyńcy
map-key-pirates = miasto pirackie
map-key-more = więcej niż przedtem
map-key-fewer = mniej niż przedtem
map-key-gone = już ich nie ma
