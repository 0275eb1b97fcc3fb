### Powiadomienia dla graczy, których nie ma przy grze, oraz błędy w adresach powiadomień.

# $game (String) - nazwa gry
notify-subject = { $kind ->
        [turn] Twoja kolej: { $game }
        [reminder] Kończy ci się czas: { $game }
        [started] Gra się zaczęła: { $game }
       *[over] Koniec gry: { $game }
    }
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
notify-mail-foot = Dostajesz tę wiadomość na własne życzenie. Możesz ją wyłączyć na stronie gry.

## Czego nie można użyć

notify-not-offered = { $kind ->
        [web-push] Ten serwer nie może wysyłać powiadomień do przeglądarek.
        [mail] Ten serwer nie może wysyłać poczty.
       *[webhook] Ten serwer nie wywołuje webhooków.
    }
notify-url-too-long = Ten adres jest za długi: najwyżej { $most } znaków.
notify-url-unreadable = To nie jest adres, który można wywołać.
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
