### Zakładanie gry na serwerze z terminala.

create-about = Załóż grę na serwerze i weź linki dla pozostałych.
create-argument-address = Adres serwera.
create-option-people = Ilu ludzi gra, razem z tobą; domyślnie 2. Inne miejsca zajmują komputery.
create-place-clock = ZEGAR
create-option-clock = Ile czasu mają ludzie: decision:1d (na decyzję), phase:12h (na fazę), bank:3d+6h (zapas); s, m, h i d to sekundy, minuty, godziny i dni.
create-place-trade = CZAS
create-option-trade = Jak długo trwa handel: 20m, 12h.
create-option-title = Nazwa gry.
create-title = Mega Civilization

create-made = Gra „{ $name }” jest założona. Te linki widać tylko raz:
create-join = Dla pozostałych:
create-seat = Tylko dla miejsca { $number }:
create-watch = Dla widzów:
create-host = Do prowadzenia gry z innego urządzenia:
create-own = Dla ciebie:
create-commitment = Ziarno jest ustalone. Zachowaj jego skrót, by po grze ją sprawdzić:

create-people = Wśród { $players } graczy nie może być { $people } ludzi.
create-clock = { $option } nie rozumie „{ $value }”. Na przykład: decision:1d, phase:12h, bank:3d+6h, a dla handlu 20m.
