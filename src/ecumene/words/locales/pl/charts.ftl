### Strony z wykresami, które otwierają się bez sieci.

charts-language = Polski
charts-table = Te same liczby w tabeli
