# The page: learning the game.

## The rulebook

page-learn-rules = Rules
page-learn-sections = Sections of the rules
page-learn-back = Back
page-learn-unofficial = Unofficial: restated in our own words, neither made nor approved by the publisher.
page-learn-search = Search the rules
page-learn-found = { $count ->
        [0] No rule has these words.
        [one] { $count } rule
       *[other] { $count } rules
    }
page-learn-preface = About this text
