# Strona: co się zdarzyło od ostatniej odpowiedzi czytelnika, oraz dziennik.

page-recap-since = Od twojej ostatniej odpowiedzi
page-recap-about = { $about ->
        [own] Ty
        [near] W pobliżu ciebie
       *[others] Pozostali
    }
page-recap-show = Pokaż
page-recap-all = { $count ->
        [one] Jeszcze { $count } wiersz
        [few] Jeszcze { $count } wiersze
        [many] Jeszcze { $count } wierszy
       *[other] Jeszcze { $count } wiersza
    }
page-recap-less = Mniej wierszy
page-log-quiet = { $phase ->
        [4] W tej turze nie ma konfliktów.
        [5] W tej turze nie przybywa ani nie ubywa miast.
        [7] W tej turze nie ma transakcji.
        [8] W tej turze nikt nie odrzuca katastrofy.
        [9] W tej turze nie ma katastrof.
        [10] W tej turze nikt nie używa umiejętności specjalnej.
        [11] W tej turze nie przepada żadne miasto.
        [12] W tej turze nikt nie kupuje karty rozwoju.
        [13] W tej turze żaden znacznik się nie przesuwa.
       *[other] W tej turze nie dzieje się nic szczególnego.
    }
page-log-read = Przeczytane
