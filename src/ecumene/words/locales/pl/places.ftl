### Obszary i otwarte morza.

area-region = Region
area-limit = Limit populacji
area-site = Teren pod miasto
site = { $site ->
        [safe] bezpieczny
        [flood-plain] na równinie zalewowej
       *[none] nie ma
    }
area-flood-plain = Równina zalewowa
area-volcano = Wulkan
area-start = Start cywilizacji
area-coastal = Przybrzeżny
area-whether = { $answer ->
        [yes] tak
       *[no] nie
    }
area-land = Drogą lądową
area-water = Drogą wodną
area-open-sea = Otwarte morze
area-none = nie ma
sea-kind = otwarte morze
sea-about = Statki przepływają tędy dzięki Astronawigacji, ale nigdy nie kończą tu rejsu (M7).
sea-water = Obszary
sea-seas = Otwarte morza
