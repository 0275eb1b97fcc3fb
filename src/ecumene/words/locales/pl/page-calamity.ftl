### Strona: katastrofa, której dotyczy pytanie.

page-calamity-own = { $card } u ciebie
page-calamity-of = { $card }: { $who }
page-calamity-steps = Katastrofy w tej turze
page-calamity-done = Za nami
page-calamity-now = Teraz
page-calamity-to-come = Przed nami
page-calamity-you = Ty
# $count (Number) - ile katastrof ktoś jeszcze ma; jakich, to tajemnica
page-calamity-count = { $count ->
        [one] { $count } katastrofa
        [few] { $count } katastrofy
        [many] { $count } katastrof
       *[other] { $count } katastrofy
    }
