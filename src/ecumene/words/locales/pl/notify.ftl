### Powiadomienia dla graczy, których nie ma przy grze, oraz błędy w adresach powiadomień.

notify-subject = { $kind ->
        [confirmation] Twój kod do Ecumene
        [turn] Twoja kolej
        [reminder] Kończy ci się czas
        [started] Twoja gra się zaczęła
       *[over] Twoja gra się skończyła
    }
# $game (String) - nazwa gry
notify-game = Gra: { $game }
# $code (String) - do wpisania; $moment (String) - data i godzina
notify-confirm =
    Ktoś chce dostawać tutaj powiadomienia, gdy przychodzi jego kolej w grze.
    Jeśli to ty, wpisz ten kod na stronie: { $code }
    Kod jest ważny do { $moment } (UTC). Jeśli to nie ty, nic nie rób: nic więcej tu nie przyjdzie.
# $seat (String) - cywilizacja albo imię gracza
notify-text = { $kind ->
        [turn] { $seat }: twoja kolej.
        [reminder] { $seat }: pozostali wciąż na ciebie czekają.
        [started] { $seat }: gra się zaczęła.
       *[over] { $seat }: gra się skończyła. Zobacz, z jakim wynikiem.
    }
# $moment (String) - data i godzina
notify-time-left = { $unit ->
        [days] { $count ->
            [one] Masz jeszcze { $count } dzień, do { $moment } (UTC).
            [few] Masz jeszcze { $count } dni, do { $moment } (UTC).
            [many] Masz jeszcze { $count } dni, do { $moment } (UTC).
           *[other] Masz jeszcze { $count } dnia, do { $moment } (UTC).
        }
        [hours] { $count ->
            [one] Masz jeszcze { $count } godzinę, do { $moment } (UTC).
            [few] Masz jeszcze { $count } godziny, do { $moment } (UTC).
            [many] Masz jeszcze { $count } godzin, do { $moment } (UTC).
           *[other] Masz jeszcze { $count } godziny, do { $moment } (UTC).
        }
       *[minutes] { $count ->
            [one] Masz jeszcze { $count } minutę, do { $moment } (UTC).
            [few] Masz jeszcze { $count } minuty, do { $moment } (UTC).
            [many] Masz jeszcze { $count } minut, do { $moment } (UTC).
           *[other] Masz jeszcze { $count } minuty, do { $moment } (UTC).
        }
    }
notify-mail-foot = { $kind ->
        [confirmation] Ta wiadomość została wysłana raz, bo ktoś wpisał ten adres.
       *[other] Dostajesz tę wiadomość na własne życzenie. Możesz ją wyłączyć na stronie gry.
    }

## Czego nie można użyć

notify-not-offered = { $kind ->
        [web-push] Ten serwer nie może wysyłać powiadomień do przeglądarek.
        [mail] Ten serwer nie może wysyłać poczty.
       *[webhook] Ten serwer nie wywołuje webhooków.
    }
notify-url-too-long = Ten adres jest za długi: najwyżej { $most } znaków.
notify-url-unreadable = Tego adresu nie da się użyć.
notify-url-not-https = Adres musi zaczynać się od https://.
notify-url-extra = Adres nie może zawierać użytkownika, hasła ani części po znaku #.
notify-url-port = Nic nie może być wysyłane na port { $port }.
notify-url-private = Ten adres nie należy do publicznego internetu.
notify-push-keys = To nie są klucze przeglądarki.
notify-mail-address = To nie jest adres e-mail.
notify-mail-settings = W ustawieniach poczty można używać tylko widocznych znaków ASCII.
notify-secret-unused = Podpisane mogą być tylko wiadomości w formacie JSON.
notify-secret-unreadable = Tajne hasło ma od 1 do { $most } znaków, samych widocznych.
notify-vapid-key = Klucz prywatny web push nie jest kluczem krzywej P-256 w Base64.
notify-vapid-subject = Kontakt web push musi zaczynać się od mailto: albo https://.
