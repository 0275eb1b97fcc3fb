# Strona: karty graczy, rozwoju i handlu; Tor Historii; koniec gry.

page-card-back = Wróć: { $name }
page-card-about = Co znaczy { $name }
page-card-of-player = Wszystko o graczu { $name }
page-card-rule = Zasada

## A player

page-card-points-made = { $part ->
        [steps] Tor Historii
        [cities] miasta
        [advances] rozwój
       *[late_iron] pierwszeństwo w późnej epoce żelaza
    }
page-card-tokens = żetony
page-card-hand-size = { $limit ->
        [0] karty
       *[other] karty (limit { $limit })
    }
page-card-track = Tor Historii
page-card-space = Pole { $step } z { $last }
page-card-advances = { $count ->
        [one] { $count } karta rozwoju
        [few] { $count } karty rozwoju
        [many] { $count } kart rozwoju
       *[other] { $count } karty rozwoju
    }
page-card-no-advances = Jeszcze żadnej.
page-card-means = { $mine ->
        [true] Z czym muszą się liczyć inni
       *[false] Z czym musisz się liczyć
    }
# $name (String) - an advance of the reader
page-card-shield = ciebie nie dotyczy, bo masz kartę { $name }
page-card-credits = Kredyty
page-card-deals = Transakcje z ostatnich tur
page-card-no-deals = Ostatnio bez transakcji.
page-card-deal = Tura { $turn }
page-card-my-hand = Twoje karty
page-card-my-hand-empty = Nie masz kart.
page-card-worth = wartość { $worth }

## An advance

page-card-cost = Koszt { $cost }
page-card-held-by = Mają ją
page-card-held-by-nobody = Nikt jej jeszcze nie ma.
page-card-gives = Jakie daje kredyty

## A trade card

page-card-does = Co robi
page-card-your-advances = Zmieniają ją twoje karty rozwoju
page-card-no-change = Żadna z twoich kart rozwoju jej nie zmienia.
page-card-other-advances = Inne karty rozwoju, które ją zmieniają
page-card-sets = Ile wart jest zestaw
page-card-set-of = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
page-card-you-have = { $count ->
        [0] Nie masz żadnej.
       *[other] Masz: { $count }.
    }

## The track

page-track = Tor Historii
page-track-about = Co turę znacznik idzie o jedno pole, jeśli gracz spełnia wymagania tego pola. Gra kończy się, gdy ktoś dojdzie do ostatniego (H1, H4).
page-track-row = { $mine ->
        [true] Twój rząd
       *[false] Rząd gracza { $name }
    }
page-track-free = nie wymaga niczego
page-track-one-space = pole { $space }:
page-track-spaces = pola { $first }–{ $last }:
page-track-space = Pole { $space }
page-track-epochs = U każdej cywilizacji epoki zaczynają się na innych polach.

## The end

page-end-last = Ostatnia tura
page-end-known = Koniec po turze { $turn }
page-end-ready = W tej turze grę może zakończyć: { $who }
page-end-ready-you = Możesz zakończyć grę w tej turze
page-end-near = { $who }: jedno pole od końca
page-end-near-you = Dzieli cię od końca jedno pole
page-end-near-many = { $count ->
        [one] { $count } gracz stoi o jedno pole od końca
        [few] { $count } graczy stoi o jedno pole od końca
        [many] { $count } graczy stoi o jedno pole od końca
       *[other] { $count } gracza stoi o jedno pole od końca
    }
page-end-points = Punkty i skąd się wzięły
page-end-story = Historia tej gry
page-end-no-story = Nie udało się wczytać historii.
page-end-rematch = Rewanż w tym samym gronie
page-end-rematch-alone = Jeszcze raz to samo
page-end-rematch-join = Rewanż: dołącz
page-end-rematch-open = Do rewanżu
page-end-rematch-who = Przy stole już: { $names }.
