### Stałe polecenia (O5): co mówią, dlaczego ustają i dlaczego niektórych nie można wydać.

## Co mówią

orders-none = Nie masz żadnych stałych poleceń.
orders-until = Obowiązują do końca tury { $turn }.
orders-tax = Ustalasz stawkę podatku { $rate }.
orders-growth-evenly = Nowe żetony rozkładasz równomiernie.
# $areas (String) - obszary po kolei
orders-growth-fill = Nowe żetony wystawiasz najpierw na tych obszarach, po kolei: { $areas }.
orders-growth-keep-small = Dopiero gdy gdzie indziej nie ma miejsca, wystawiasz żetony na tych obszarach: { $areas }.
# $players (String) - nazwy graczy
orders-wait-for = Przed swoim ruchem czekasz na tych spośród wymienionych graczy, którzy ruszają się przed tobą: { $players }.
orders-still = { $ships ->
        [kept] Do tury { $turn } włącznie niczym nie ruszasz i opłacasz utrzymanie statków, na ile starcza skarbca.
       *[lost] Do tury { $turn } włącznie niczym nie ruszasz; statki, które masz, tracisz.
    }
orders-conflict = { $first ->
        [ships] W konfliktach jednostek oddajesz najpierw statki.
       *[tokens] W konfliktach jednostek oddajesz najpierw żetony.
    }
orders-done = { $occasion ->
        [cities] Nie budujesz miast.
        [cards] Nie bierzesz dalszych kart handlowych.
        [trade] Nie handlujesz.
       *[abilities] Nie używasz umiejętności specjalnych.
    }
orders-losses = { $first ->
        [cities] Obrażenia pokrywasz najpierw całymi miastami.
       *[tokens] Obrażenia pokrywasz najpierw żetonami.
    }
orders-losses-keep = Najdłużej chronisz to, co masz na tych obszarach, po kolei: { $areas }.
orders-blame-ahead = Jako dodatkowe ofiary wskazujesz graczy, którzy są najdalej na Torze Historii.
orders-blame-prefer = Jako dodatkowe ofiary wskazujesz najpierw tych graczy, po kolei: { $players }.
orders-blame-spare = Tych graczy wskazujesz jako dodatkowe ofiary dopiero wtedy, gdy nie ma już nikogo innego: { $players }.
orders-wishes-none = Nie kupujesz kart rozwoju.
# $advances (String) - karty rozwoju po kolei
orders-wishes = { $saving ->
        [yes] Kupujesz w tej kolejności i oszczędzasz na pierwszą kartę, na którą cię nie stać: { $advances }.
       *[no] Z tych kart kupujesz, w tej kolejności, wszystko, na co cię stać: { $advances }.
    }
# $cards (String) - nazwy towarów
orders-wishes-keep = Tymi towarami nie płacisz i odrzucasz je na końcu: { $cards }.
orders-wishes-treasury = { $tokens ->
        [one] W skarbcu zostaje { $tokens } żeton.
        [few] W skarbcu zostają { $tokens } żetony.
        [many] W skarbcu zostaje { $tokens } żetonów.
       *[other] W skarbcu zostaje { $tokens } żetonu.
    }

## Dlaczego ustają

# $topics (String) - czego dotyczyły, zob. orders-topic; $causes (String) - zdania po nim
orders-stopped = Twoje stałe polecenia ustały ({ $topics }): { $causes }.
orders-topic = { $topic ->
        [tax] stawka podatku
        [growth] wzrost
        [waiting] czekanie przed ruchem
        [still] brak ruchu
        [conflict] straty w konflikcie
        [cities] brak nowych miast
        [cards] brak dalszych kart handlowych
        [trade] brak handlu
        [losses] obrażenia i utracone miasta
        [blame] dodatkowe ofiary
        [abilities] brak umiejętności specjalnych
       *[wishes] kupowanie
    }
orders-cause-over = obowiązywały do końca tury { $turn }
orders-cause-last-turn = tura { $turn } jest ostatnią turą gry
orders-cause-left = gracz { $seat } nie bierze już udziału w grze
orders-cause-threat = gracz { $seat } przychodzi z tobą walczyć (obszar { $area })
orders-cause-attack = musisz walczyć (obszar { $area })
orders-cause-city-lost = tracisz miasto (obszar { $area })
orders-cause-tokens-lost = tracisz żetony
orders-cause-tax-revolt = twoje miasta się buntują
orders-cause-calamity = spadła na ciebie katastrofa, { $card }
orders-cause-marker-back = twój znacznik historii się cofnął
orders-cause-contrary = działasz wbrew nim
orders-cause-undone = odpowiedź została przez ciebie cofnięta

## Dlaczego nie można ich wydać

orders-no-such-rate = Nie ma stawki podatku { $rate }; wybierz jedną z tych: { $options }
orders-turn-past = Tura { $turn } już minęła, trwa tura { $now }; podaj tę turę albo późniejszą
orders-occasion-twice = { $occasion ->
        [cities] Dwa razy polecasz, że nie budujesz miast
        [cards] Dwa razy polecasz, że nie bierzesz dalszych kart handlowych
        [trade] Dwa razy polecasz, że nie handlujesz
       *[abilities] Dwa razy polecasz, że nie używasz umiejętności specjalnych
    }; wystarczy raz
orders-no-such-player = Nikt tam nie siedzi ({ $seat }); podaj graczy z tej gry
orders-own-seat = Wymieniasz siebie; podaj innych graczy
orders-player-twice = { $seat }: wymieniasz tego gracza dwa razy; podaj każdego raz
orders-no-such-area = { $area }: tego obszaru nie ma w tej grze; podaj takie, które w niej są
orders-area-twice = Obszar { $area } wymieniasz dwa razy; podaj każdy raz
orders-no-such-advance = Nie ma takiej karty rozwoju ({ $advance })
orders-advance-twice = Kartę rozwoju { $advance } wymieniasz dwa razy; podaj każdą raz
orders-no-commodity = { $card } nie jest towarem; zatrzymywać można tylko towary
orders-card-twice = Towar { $card } wymieniasz dwa razy; podaj każdy raz
orders-treasury = W skarbcu nie może zostać { $given }; podaj od 0 do { $most }
