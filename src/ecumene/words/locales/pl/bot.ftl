### Programy, które grają: ecumene bot i miejsca programów w ecumene simulate.

bot-about = Sprawdza własny program, który gra: czyta on pytania w formacie JSON, po jednym w wierszu, i tak samo zapisuje odpowiedzi.
bot-argument = Program i jego argumenty; po --, jeśli ma własne opcje.
bot-place-command = PROGRAM
bot-option-check = Zadaj programowi wszystkie pytania jednego miejsca w grze i powiedz, co jest nie tak z jego odpowiedziami.
bot-option-record = Zapisz do pliku wszystko, czego program dowiaduje się w tej grze.
bot-option-seconds = Ile sekund ma program na każdą odpowiedź; domyślnie 5.
bot-option-memory = Ile megabajtów wolno zająć programowi; domyślnie 1024.
bot-option-seat = Link, który daje miejsce w grze na serwerze: program gra tam do końca gry. Wszyscy przy stole widzą, że to program.
bot-option-name = Nazwa programu przy stole; domyślnie nazwa jego pliku. Z tą samą nazwą i tym samym linkiem program wraca na swoje miejsce.
bot-place-link = LINK
bot-nothing = Powiedz, co zrobić z programem: --check PROGRAM go sprawdzi, --record PLIK zapisze, czego by się dowiedział, a --seat LINK PROGRAM posadzi go do gry na serwerze.
bot-one-thing = --check, --record i --seat wykluczają się: wybierz jedno z nich.
bot-name-alone = --name dotyczy miejsca na serwerze, więc wymaga --seat.
# $questions (Number) - zadane pytania; $kinds (Number) - ich rodzaje; $problems (Number) - złe odpowiedzi; $slowest (Number) - milisekundy
bot-tried = { $questions ->
        [one] { $questions } pytanie
        [few] { $questions } pytania
        [many] { $questions } pytań
       *[other] { $questions } pytania
    }, { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
        [many] { $kinds } rodzajów
       *[other] { $kinds } rodzaju
    }; { $problems ->
        [0] każda odpowiedź była dobra.
        [one] { $problems } odpowiedź była zła.
        [few] { $problems } odpowiedzi były złe.
        [many] { $problems } odpowiedzi było złych.
       *[other] { $problems } odpowiedzi było złych.
    } Najwolniejsza zajęła { $slowest } ms.
bot-replaced = W prawdziwej grze jego miejsce zająłby teraz gracz komputerowy.
bot-said = Standardowe wyjście błędów programu:
# $questions (Number) - liczba pytań
bot-recorded = { $questions ->
        [one] Zapisano { $questions } pytanie i wszystko, co wydarzyło się przed nim, w pliku { $file }.
        [few] Zapisano { $questions } pytania i wszystko, co wydarzyło się przed nimi, w pliku { $file }.
        [many] Zapisano { $questions } pytań i wszystko, co wydarzyło się przed nimi, w pliku { $file }.
       *[other] Zapisano { $questions } pytania i wszystko, co wydarzyło się przed nimi, w pliku { $file }.
    }

## Program na miejscu w grze na serwerze

# $number (Number) - numer miejsca; $who (String) - program i jego cywilizacja, jeśli już ją ma
bot-seat-taken = Miejsce { $number }: { $who }. Ctrl-C zatrzymuje program.
bot-seat-gathering = Gra się jeszcze nie zaczęła. Program czeka.
bot-seat-goodbye = Program zatrzymany; jego miejsce na niego czeka. To samo polecenie pozwoli mu wrócić.
bot-seat-link = Ten link nie daje miejsca. Program potrzebuje linku do miejsca (#seat=) albo linku dla graczy (#join=).
bot-seat-no-json = Z opcją --seat program gra tak długo, jak trwa gra, więc nie ma tu --json.
bot-seat-handed-over = Gospodarz oddał to miejsce graczowi komputerowemu. Tym samym poleceniem program je odzyska.
bot-seat-removed = To miejsce nie należy już do programu: gospodarz go usunął.
bot-seat-replaced = Program zakończył działanie albo dziesięć razy odpowiedział źle lub za późno. W jego miejsce odpowiada gracz komputerowy. Tym samym poleceniem program je odzyska.

## Co jest nie tak z programem

program-not-here = Programy mogą grać tylko na Linuksie i macOS.
program-unreadable = W poleceniu { $command } brakuje zamykającego cudzysłowu.
program-none = Brakuje programu: po cmd: napisz polecenie, które go uruchamia.
program-not-found = Nie ma tu programu { $command }, który dałoby się uruchomić.
program-not-started = { $command } nie jest programem, który dałoby się uruchomić: nadaj mu prawo wykonywania (chmod +x) albo zacznij od tego, co go uruchamia, na przykład python3.
program-not-json = Wiersz nie jest w formacie JSON: { $line }
# $number (Number) - numer pytania
program-other-question = To pytanie ma numer { $number }.
program-waits = Czekać wolno tylko w handlu; na to pytanie trzeba odpowiedzieć.
program-late = Odpowiedź nadeszła za późno.
# $code (Number) - kod zakończenia programu
program-ended = Program zakończył działanie z kodem { $code }.
# $most (Number) - bajty
program-endless = Program napisał ponad { $most } bajtów, nie kończąc wiersza.
