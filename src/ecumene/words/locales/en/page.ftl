# The page: what stands around every game.

page-unreachable = The server cannot be reached. Your game is safe; try again in a moment.
page-to-start = To the start
page-connecting = No connection. Trying again …
page-no-such-rule = There is no rule { $rule }.
