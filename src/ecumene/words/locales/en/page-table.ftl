# The page for a real table: conflicts, calamities, purchases, the score.

page-table-unreadable = That cannot be read.
page-table-nothing = There is nothing like that on the table.
page-table-twice = A party is named twice.
page-table-one-city = Only one city can stand in an area.
page-table-tokens = Nobody has more than { $most } tokens, in the area and in stock together (G1).
page-table-ships = Nobody has more than { $most } ships (G1).
page-table-ships-first = Only holders of Naval Warfare can give up ships (A-NAVAL-WARFARE).
