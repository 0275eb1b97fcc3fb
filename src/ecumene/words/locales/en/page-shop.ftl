# The page: the shop, where advances are bought.

page-shop-question = Which advances do you buy?
page-shop-most = You can pay up to { $most }, { $treasury } of it from the treasury
page-shop-filters = Filter
page-shop-filter = { $filter ->
        [payable] I can afford
        [from-100] From 100
        [wishes] Wish list
       *[all] All
    }
page-shop-find = Find
page-shop-credit = credit { $credit }
page-shop-held = What you hold
page-shop-nothing-shown = { $filter ->
        [wishes] Your wish list is empty: tap a star to add an advance.
       *[other] No advances match.
    }
page-shop-show-all = Show all
page-shop-none-held = none yet

## The card of an advance

page-shop-points = { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
page-shop-gift = free
page-shop-short = { $short } short
page-shop-alone = on its own
page-shop-fits = affordable with the basket
page-shop-free = +{ $credits } free
page-shop-wish = { $name }: on the wish list
page-shop-about = All about { $name }
page-shop-credit-of = Credit in { $group }
page-shop-bonus-from = Bonus from { $names }
page-shop-your-price = Your price
page-shop-best-credit = Of two groups the higher credit counts (P3).
page-shop-no-effect = No effect; its value is in its credits
# $kind (String) - what it does; $first, $second (Number) - its numbers; $name (String) - another advance, or stacks
page-shop-effect = { $kind ->
        [ship-steps] Ships take { $first } steps
        [adjacent-tokens-for-wilderness-city] Wilderness cities may use up to { $second } tokens from next door
        [tax-rate-option] Tax rate { $first } to { $second }
        [free-choice-credits] { $first } more credits of your choice
        [open-sea] Ships may cross open seas
        [removes-last] In conflict you remove after the others
        [population-limit-bonus] Areas of limit 0 to { $first } hold { $second } more
        [buy-from-stack] Buy cards: { $name }
        [treasury-for-city] Treasury pays { $first } % of one city a turn
        [destroy-area] Ability: destroy an area beside yours
        [forbid-entering-city-areas] Others may not attack your cities
        [city-defence] Attacks on your cities need { $first } tokens
        [city-attack] You attack cities with { $first }
        [ship-capacity] Ships carry { $first }
        [ships-as-losses] Ships can be lost in place of tokens
        [annex-barbarians] Ability: annex a pirate city or up to { $second } Barbarians
        [moves-last] You move after all others
        [ignores] { $name } does not stop you
        [cards-to-treasury] Ability: cards into treasury, { $first } per point
        [no-tax-revolt] Your cities never revolt over tax
        [discount-other-advance] Another advance bought with it costs { $first } less
        [protects-against] Safe from { $name }
        [land-steps] Tokens march { $first } steps
        [hand-limit-bonus] Hand limit +{ $first }
        [treasury-value] A treasury token pays { $first } for advances
        [politics-choice] Ability: up to { $first } into treasury, or annex an area
        [token-in-city-area] { $first } token may live beside each city
        [losses-from-adjacent-areas] In conflict you may take losses next door
        [annex-area] Ability: annex an area beside yours
        [collect-cards] Ability: up to { $first } neighbours hand you a card
        [substitute-card] One card may count for another set
        [free-advance] A science advance below { $first } comes free with it
        [relocate-tokens] Ability: move up to { $first } tokens anywhere
        [forbid-causing-conflict] Nobody may cause conflict where you are
        [support-rate] Support { $first } more per city
        [free-extra-card] A free trade card each turn
       *[counts-as-city] Counts as { $first } city on the A.S.T.
    }
page-shop-stack = stack { $stack } for { $price }
# $calamity (String) - its name; $count (Number) - how many; $by (String) - the same with its sign
page-shop-change = { $change ->
        [kept-cities] { $calamity }: { $by } kept
        [deselected-cities] { $calamity }: spares up to { $count }
        [ransom-cards] { $calamity }: { $count } cards save your cities
        [ransom-cities-per-step] { $calamity }: { $count } cities save a space
        [city-reduced-not-destroyed] { $calamity }: city only reduced
        [immune] { $calamity }: cannot be named
       *[other] { $calamity } { $by }
    }

## The basket

page-shop-basket = In the basket
page-shop-line = { $count ->
        [0] Nothing in the basket
        [one] { $count } advance for { $price }
       *[other] { $count } advances for { $price }
    }
page-shop-take-out = Take out
page-shop-and-more = and up to { $more } more
page-shop-up-to = up to { $most }
page-shop-for-example = for example
page-shop-cheapest = Cheapest payment
page-shop-changed = Your payment
page-shop-to-cheapest = Back to the cheapest
page-shop-tap-cards = tap cards to change
page-shop-whole-set = the whole set
page-shop-treasury = Treasury
page-shop-exact = exact, nothing lost
page-shop-lost = { $lost } lost
page-shop-broken = Breaking up sets costs you { $broken } more.
page-shop-not-enough = { $short } missing
page-shop-too-many = { $count ->
        [one] { $count } card more than you may keep ({ $limit })
       *[other] { $count } cards more than you may keep ({ $limit })
    }
page-shop-goal = { $which ->
        [space] Next space: { $step }, { $epoch }
       *[epoch] Next epoch: { $epoch }, space { $step }
    }
page-shop-missing = { $count ->
        [0] met
       *[other] { $count } missing
    }
page-shop-gains = Credits from next turn
page-shop-choices = Choices with this purchase
page-shop-library = Library lowers the price of:
page-shop-anatomy = Free with Anatomy:
page-shop-no-gift = nothing
page-shop-free-credits = Credits of your choice: { $given } of { $credits }
page-shop-empire = Trade Empire: one card counts as another:
page-shop-no-card = none
page-shop-counts-as = counts as
page-shop-buy = { $count ->
        [one] Buy { $name } for { $price }
       *[other] Buy { $count } advances for { $price }
    }
page-shop-buy-nothing = Buy nothing
page-shop-keys = Ctrl+Enter
