### Zakładanie gry na serwerze z terminala.

create-about = Załóż grę na serwerze i weź odnośniki dla pozostałych.
create-argument-address = Adres serwera.
create-option-people = Ilu ludzi gra, razem z tobą: 2, jeśli nic nie powiesz. Inne miejsca zajmują komputery.
create-place-clock = ZEGAR
create-option-clock = Ile czasu mają ludzie: decision:1d (na decyzję), phase:12h (na fazę), bank:3d+6h (zapas); s, m, h i d to sekundy, minuty, godziny i dni.
create-place-trade = CZAS
create-option-trade = Jak długo trwa handel: 20m, 12h.
create-option-title = Jak nazywa się gra.
create-title = Mega Civilization

create-made = Gra „{ $name }” jest założona. Te odnośniki widać tylko teraz:
create-join = Dla pozostałych:
create-seat = Tylko dla miejsca { $number }:
create-watch = Dla widzów:
create-host = Żeby ją prowadzić skądinąd:
create-own = Dla ciebie:
create-commitment = Ziarno jest ustalone. Jego skrót, żeby sprawdzić grę po jej końcu:

create-people = Liczba ludzi wśród graczy nie może wynosić { $people } z { $players }.
create-clock = { $option } nie rozumie „{ $value }”. Na przykład: decision:1d, phase:12h, bank:3d+6h, a dla handlu 20m.
