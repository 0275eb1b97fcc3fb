### Serwer gry: ecumene serve, jego ustawienia i to, czego odmawia, zanim zapyta grę.

serve-about = Serwer gier ze znajomymi.
serve-option-host = Adres, na którym serwer słucha; domyślnie 127.0.0.1, a 0.0.0.0 jest dla wszystkich.
serve-option-port = Port, na którym serwer słucha; domyślnie 8000.
serve-option-data = Folder na gry; domyślnie ecumene-data.
serve-option-config = Plik TOML z ustawieniami; ich lista jest w docs/hosting.md.
serve-option-workers = Ile procesów obsługuje gry; więcej niż jeden wymaga PostgreSQL.
serve-option-open = Otwiera stronę w przeglądarce; jeśli port 8000 jest zajęty, wybiera inny.
serve-place-address = ADRES
serve-place-folder = FOLDER
serve-open = Ecumene działa pod adresem { $address } – Ctrl-C ją zamyka.
serve-no-page = Ta instalacja Ecumene nie ma strony: nie została zbudowana. W klonie projektu zbuduje ją make page. Programy i tak mogą tu grać.

## Co jest nie tak z ustawieniami

# $reason (String) - nazwa błędu systemu albo nic
serve-file-unreadable = { $reason ->
        [ENOENT] Nie ma pliku ustawień { $file }.
        [EISDIR] { $file } to folder, a nie plik ustawień.
        [EACCES] Nie można odczytać pliku ustawień { $file }: brak uprawnień.
       *[other] Nie można odczytać pliku ustawień { $file }.
    }
serve-file-no-text = { $file } nie jest tekstem w UTF-8.
serve-file-no-toml = { $file } nie jest plikiem TOML: patrz wiersz { $line }.
serve-unknown = { $source }: nie ma ustawienia { $name }.
serve-unknown-nearest = { $source }: nie ma ustawienia { $name }. Może chodziło o { $meant }?
serve-not-number = { $source }: { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
serve-not-truth = { $source }: { $name } musi być true albo false, a nie „{ $value }”.
serve-not-text = { $source }: { $name } musi być niepustym tekstem.
serve-not-choice = { $source }: { $name } musi być jedną z możliwości: { $choices }, a nie „{ $value }”.
serve-not-list = { $source }: { $name } musi być listą tekstów.
# $name (String) - ustawienie
serve-bad-form = { $name ->
        [database_url] { $source }: { $name } musi wyglądać tak: postgresql://user:password@host/name.
        [mail_from] { $source }: { $name } musi być adresem e-mail, a nie „{ $value }”.
        [metrics_token] { $source }: { $name } musi mieć co najmniej 16 znaków.
        [public_address] { $source }: { $name } musi składać się z http:// albo https:// i nazwy hosta, na przykład https://play.example.org, a nie „{ $value }”.
        [secret_key] { $source }: { $name } musi mieć co najmniej 32 znaki.
        [trusted_proxies] { $source }: { $name } muszą być adresami albo sieciami, na przykład 10.0.0.0/8, a nie „{ $value }”.
       *[vapid_subject] { $source }: { $name } musi zaczynać się od mailto: albo https:, inaczej niż „{ $value }”.
    }
serve-needs = { $source }: { $name } wymaga też { $other } ({ $variable }).

## Dlaczego serwer nie startuje

serve-no-address = Na tym komputerze nie ma adresu { $host }.
# $reason (String) - nazwa błędu systemu albo nic
serve-no-port = { $reason ->
        [EADDRINUSE] Port { $port } jest już zajęty. Inny można wybrać opcją --port.
        [EACCES] Port { $port } nie jest dla wszystkich: brak uprawnień. Opcją --port można wybrać port od 1024.
       *[other] Serwer nie może słuchać na porcie { $port }.
    }
# $reason (String) - nazwa błędu systemu albo nic
serve-no-folder = { $reason ->
        [EACCES] Nie można pisać w folderze danych { $folder }: brak uprawnień.
        [EROFS] Nie można pisać w folderze danych { $folder }: dysk jest tylko do odczytu.
        [ENOSPC] Nie można pisać w folderze danych { $folder }: dysk jest pełny.
        [EEXIST] { $folder } to plik, a nie folder danych.
        [ENOTDIR] { $folder } nie może być folderem danych: część ścieżki to plik.
       *[other] Nie można pisać w folderze danych { $folder }.
    }
serve-no-driver = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'ecumene[postgresql]'.
serve-no-database = Baza danych pod adresem { $place } jest nieosiągalna.
serve-damaged-database = Baza danych { $place } jest uszkodzona. Zastąp ją kopią zapasową; docs/hosting.md mówi jak.
serve-empty-database = Baza danych { $place } jest pusta, choć powinny w niej być gry. Zastąp ją kopią zapasową albo usuń plik, żeby zacząć od nowa.
serve-disk-full = Nie można zapisać bazy danych { $place }: dysk jest pełny.
serve-folder-in-use = Z folderem danych { $folder } działa już inny serwer. Zatrzymaj go albo wybierz inny folder.
serve-bad-key = Plik { $file } jest pusty albo za krótki na klucz. Przywróć go z kopii zapasowej albo usuń, a powstanie nowy.
serve-newer-database = Bazę danych zapisała nowsza Ecumene. Ta wymaga aktualizacji.
serve-failed = Serwer nie mógł wystartować; powód jest w dzienniku.

## Czego serwer odmawia, zanim spojrzy na grę

serve-too-many-requests = { $seconds ->
        [one] Za dużo żądań. Można spróbować za { $seconds } sekundę.
        [few] Za dużo żądań. Można spróbować za { $seconds } sekundy.
        [many] Za dużo żądań. Można spróbować za { $seconds } sekund.
       *[other] Za dużo żądań. Można spróbować za { $seconds } sekundy.
    }
serve-too-many-sockets = Za dużo otwartych połączeń. Najpierw trzeba któreś zamknąć.
serve-head-too-large = Nagłówki są za duże: czytane jest najwyżej { $most } bajtów.
serve-too-many-at-once = Za dużo żądań naraz. Trzeba poczekać na pierwsze odpowiedzi.
serve-too-large = Wiadomość jest za duża: czytane jest najwyżej { $most } bajtów.
serve-too-slow = Wiadomość przychodziła zbyt długo.
serve-cross-site = To przysłała inna strona. Nic nie zostało zrobione.
serve-wrong-host = Nie ma tu takiego serwera.
serve-unnamed-host = Ten serwer otwiera się pod adresem takim jak 192.168.1.5. Właściciel może nadać mu nazwę: public_address.
serve-metrics-closed = Te liczby są tylko dla programów na tym komputerze albo z tokenem.
