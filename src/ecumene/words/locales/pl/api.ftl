### Co mówi brama dla Pythona (ecumene.api).

# $name (String) - o co pytano; $names (String) - co jest
api-no-language = Nie ma tu języka „{ $name }”; dostępne: { $names }.
api-no-seat = Przy tym stole nikt nie gra cywilizacją „{ $name }”. Gracze: { $names }.
api-no-player = Nie ma gracza komputerowego „{ $name }”; dostępni: { $names }.
api-no-phase = Nie ma tu fazy „{ $name }” ({ $names }).
# $who (String) - cywilizacja
api-no-answer = { $who }: gracz komputerowy nie odpowiedział; czekać, zwracając None, może tylko w handlu.
# $value (String) - co podano; $names (String) - klasy Pythona
api-no-action = To nie jest akcja: { $value }. Akcje zapisuje się na przykład tak: March("tanis", "memphis", tokens=2).
api-not-a-part = To tutaj nie pasuje: { $value }. Potrzebne jest jedno z: { $names }.
# $where (String) - tura i faza
api-phase-over = { $where }: to już minęło.
api-set-up = Przygotowanie gry
# $who (String) - cywilizacje
api-asked = Kto odpowiada: { $who }
api-asked-people = { $where }. Gra czeka na odpowiedź: { $who }.
api-over = Gra skończona.
# $answer (String) - odpowiedź
api-proposal = Dobra odpowiedź: { $answer }
api-default = Bez odpowiedzi: { $answer }
