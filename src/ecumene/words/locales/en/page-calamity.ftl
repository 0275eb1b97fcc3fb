### The page: the calamity that a question belongs to.

page-calamity-own = { $card }, on you
page-calamity-of = { $card }, on { $who }
page-calamity-steps = Calamities of this turn
page-calamity-done = Done
page-calamity-now = Now
page-calamity-to-come = To come
page-calamity-you = You
# $count (Number) - how many calamities somebody still holds; which ones is secret
page-calamity-count = { $count ->
        [one] { $count } calamity
       *[other] { $count } calamities
    }
