# Strona: zaplanowane posunięcia i kto je kiedy widzi.

page-plan-seen-at-end = Inni zobaczą twoje posunięcia, gdy zakończysz ruch.
page-plan-seen-at-once = Inni widzą każde posunięcie od razu.
page-plan-seen-partly = Inni widzą posunięcia już wysłane, a resztę zobaczą, gdy zakończysz ruch.
page-plan-timed = Tuż przed upływem czasu twoje zaplanowane posunięcia zostaną wysłane.
page-plan-send-each = Wysyłaj każde posunięcie od razu
page-plan-waiting = Czekasz na tych, którzy są przed tobą. Zaplanowanych posunięć nikt inny nie widzi. Nadal możesz je cofać.
# $who (String) - gracze, którzy w kolejności ruchu są przed czytającym
page-plan-order = W kolejności przed tobą: { $who }. Kończąc teraz, rezygnujesz z ruchu po nich; możesz zamiast tego poczekać (M1).
page-plan-more = Niżej są dalsze posunięcia
page-plan-open = Otwórz
