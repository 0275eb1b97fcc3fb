### Programy, które grają: ecumene bot i miejsca programów w ecumene simulate.

bot-about = Wypróbuj własny program, który gra: czyta pytania jako JSON, po jednym w wierszu, i tak samo pisze odpowiedzi.
bot-argument = Program i jego argumenty; po --, jeśli ma własne opcje.
bot-place-command = PROGRAM
bot-option-check = Zadaj programowi wszystkie pytania jednego miejsca w grze i powiedz, co jest nie tak z jego odpowiedziami.
bot-option-record = Zapisz do pliku, co program słyszy w tej grze.
bot-option-seconds = Ile sekund program ma na każdą odpowiedź; 5, jeśli nie podano.
bot-option-memory = Ile megabajtów wolno zająć programowi; 1024, jeśli nie podano.
bot-nothing = Powiedz, co zrobić z programem: --check PROGRAM go wypróbuje, a --record PLIK zapisze, co by usłyszał.
# $questions (Number) - questions asked; $kinds (Number) - their kinds; $problems (Number) - bad answers; $slowest (Number) - milliseconds
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
    } Najdłuższa zajęła { $slowest } ms.
bot-replaced = W grze od tej chwili grałby za niego gracz komputerowy.
bot-said = Co program napisał na standardowym wyjściu błędów:
# $questions (Number) - the questions among it
bot-recorded = { $questions ->
        [one] Zapisano { $questions } pytanie i wszystko, co wydarzyło się przed nim, w pliku { $file }.
        [few] Zapisano { $questions } pytania i wszystko, co wydarzyło się przed nimi, w pliku { $file }.
        [many] Zapisano { $questions } pytań i wszystko, co wydarzyło się przed nimi, w pliku { $file }.
       *[other] Zapisano { $questions } pytania i wszystko, co wydarzyło się przed nimi, w pliku { $file }.
    }

## What is wrong with a program

program-not-here = Programy mogą grać tylko na Linuksie i macOS.
program-unreadable = W poleceniu { $command } brakuje zamykającego cudzysłowu.
program-none = Brakuje programu: po cmd: napisz polecenie, które go uruchamia.
program-not-found = Nie ma tu programu { $command }, który dałoby się uruchomić.
program-not-json = Ten wiersz to nie JSON.
# $number (Number) - the number of the question
program-other-question = To pytanie ma numer { $number }.
program-waits = Czekać wolno tylko w handlu; na to pytanie trzeba odpowiedzieć.
program-late = Odpowiedź nadeszła za późno.
# $code (Number) - the program's exit code
program-ended = Program zakończył działanie z kodem { $code }.
# $most (Number) - bytes
program-endless = Program napisał ponad { $most } bajtów bez końca wiersza.
