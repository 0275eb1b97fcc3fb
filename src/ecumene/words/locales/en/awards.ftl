### Awards and the chronicle of a finished game.
### $who, $one, $other, $giver (String) - civilizations; $loss (String) - one of the told-loss messages

told-loss = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } and { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
told-loss-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
told-loss-cities = { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }

## Awards: what one gets, and what for

award-cruellest-calamity = Wrath of the gods
award-cruellest-calamity-why = { $card } in turn { $turn } struck { $who } and cost { $loss } in all.
award-cruellest-calamity-passed = { $card } in turn { $turn }, kindly passed on by { $giver }, struck { $who } and cost { $loss } in all.
award-hot-potato = Hot potato
award-hot-potato-why = { $times ->
        [one] In turn { $turn } { $card } changed hands { $times } time and ended with { $who }.
       *[other] In turn { $turn } { $card } changed hands { $times } times and ended with { $who }.
    }
award-lightning-rod = Lightning rod
award-lightning-rod-why = { $times ->
        [one] { $who }: struck by { $times } calamity.
       *[other] { $who }: struck by { $times } calamities.
    }
award-largest-deal = The great market day
award-largest-deal-why = { $cards ->
        [one] { $one } and { $other } exchanged { $cards } card at once in turn { $turn }.
       *[other] { $one } and { $other } exchanged { $cards } cards at once in turn { $turn }.
    }
award-best-bargain = Bargain of the age
award-best-bargain-why = One deal with { $other } in turn { $turn } made the hand of { $who } worth { $gain } more.
award-honest-trader = An open book
award-honest-trader-why = { $claims ->
        [one] { $who }: { $claims } claim was believed, and it was true.
       *[other] { $who }: { $claims } claims were believed, and every one of them was true.
    }
award-storyteller = A gift for stories
award-storyteller-why = { $claims ->
        [one] { $who }: { $claims } claim was believed and was not true.
       *[other] { $who }: { $claims } claims were believed and were not true.
    }
award-pickpocket = Sticky fingers
award-pickpocket-why = { $cards ->
        [one] { $who }: { $cards } card from others' hands, without a deal.
       *[other] { $who }: { $cards } cards from others' hands, without a deal.
    }
award-conqueror = Knock, knock
award-conqueror-why = { $cities ->
        [one] { $who }: { $cities } city brought down in an attack.
       *[other] { $who }: { $cities } cities brought down in attacks.
    }
award-builder = Brick upon brick
award-builder-why = { $cities ->
        [one] { $who }: { $cities } city built.
       *[other] { $who }: { $cities } cities built.
    }
award-longest-voyage = Sea legs
award-longest-voyage-why = { $steps ->
        [one] { $who } carried tokens { $steps } step by ship in turn { $turn } and landed them at { $place }.
       *[other] { $who } carried tokens { $steps } steps by ship in turn { $turn } and landed them at { $place }.
    }
award-shopping-spree = Shopping spree
award-shopping-spree-why = { $who } bought for { $price } in turn { $turn }: { $advances }.
award-tax-revolts = No friend of the taxman
award-tax-revolts-why = { $cities ->
        [one] { $who }: { $cities } city lost in a tax revolt.
       *[other] { $who }: { $cities } cities lost in tax revolts.
    }

## The chronicle

chronicle-epoch = { $turns ->
        [one] { $epoch }, turn { $since }
       *[other] { $epoch }, turns { $since } to { $until }
    }
chronicle-first = First to reach it, at the end of turn { $turn }: { $who }.
chronicle-cities = { $cities ->
        [one] { $cities } new city rose, built by { $who }.
       *[other] { $cities } new cities rose, most of them built by { $who } ({ $most }).
    }
chronicle-cities-all = { $cities ->
        [one] { $cities } new city rose.
       *[other] { $cities } new cities rose.
    }
chronicle-wars = { $cities ->
        [one] { $cities } city fell, to { $who }.
       *[other] { $cities } cities fell to attackers, most of them to { $who } ({ $most }).
    }
chronicle-wars-all = { $cities ->
        [one] { $cities } city fell to attackers.
       *[other] { $cities } cities fell to attackers.
    }
chronicle-trade = { $deals ->
        [one] { $deals } deal was made, between { $one } and { $other }.
       *[other] { $deals } deals were made; { $one } and { $other } met most often ({ $most }).
    }
chronicle-deals = { $deals ->
        [one] { $deals } deal was made.
       *[other] { $deals } deals were made.
    }
chronicle-shopping = { $who } bought the most at once: { $advances }, for { $price } in turn { $turn }.
chronicle-blow = The hardest blow came in turn { $turn }: { $card } struck { $who } and cost { $loss } in all.
chronicle-blow-passed = The hardest blow came in turn { $turn }: { $card }, passed on by { $giver }, struck { $who } and cost { $loss } in all.
chronicle-worst = Worst of all, in turn { $turn } { $card } fell upon { $who }, at the price of { $loss }.
chronicle-worst-passed = Worst of all, in turn { $turn } { $giver } passed { $card } on to { $who }, at the price of { $loss }.
chronicle-left = In turn { $turn } { $who } left the table.
chronicle-end = The end, after turn { $turn }
chronicle-won = { $points ->
        [one] { $who } won with { $points } victory point, { $ahead } ahead of { $second }.
       *[other] { $who } won with { $points } victory points, { $ahead } ahead of { $second }.
    }
chronicle-won-tied = { $points ->
        [one] { $who } won with { $points } victory point; { $second } has as many but loses the tie.
       *[other] { $who } won with { $points } victory points; { $second } has as many but loses the tie.
    }
chronicle-won-alone = { $points ->
        [one] { $who } won with { $points } victory point.
       *[other] { $who } won with { $points } victory points.
    }
