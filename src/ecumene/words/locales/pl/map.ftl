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
