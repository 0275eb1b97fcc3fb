# The page: what has happened since the reader's last answer, and the log.

page-recap-since = Since your last answer
page-recap-about = { $about ->
        [own] You
        [near] Near you
       *[others] The others
    }
page-recap-show = Show
page-recap-all = { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
page-recap-less = Fewer lines
page-log-quiet = { $phase ->
        [4] No conflicts this turn.
        [5] No new cities this turn, and none lost.
        [7] No deals this turn.
        [8] Nobody discards a calamity this turn.
        [9] No calamities this turn.
        [10] Nobody uses a special ability this turn.
        [11] No city is lost this turn.
        [12] Nobody buys an advance this turn.
        [13] No marker moves this turn.
       *[other] Nothing special happens this turn.
    }
page-log-read = I have read it
