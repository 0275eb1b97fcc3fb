# Strona na prawdziwy stół: konflikty, katastrofy, zakupy, wynik.

page-table-unreadable = Tego nie da się odczytać.
page-table-nothing = Na stole nie ma nic takiego.
page-table-twice = Jedna ze stron jest wymieniona dwa razy.
page-table-one-city = W obszarze może stać tylko jedno miasto.
page-table-tokens = Nikt nie ma więcej niż { $most } żetonów, licząc obszar i zapas (G1).
page-table-ships = Nikt nie ma więcej niż { $most } statków (G1).
page-table-ships-first = Statki zamiast żetonów oddaje tylko ten, kto ma kartę Wojna Morska (A-NAVAL-WARFARE).
