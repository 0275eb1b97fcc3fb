# The page: looking back, charts, standing orders, notices.

page-replay-back = Back to the game
page-replay-where = { $phase ->
        [0] Set-up
       *[other] Turn { $turn }, { name-of-phase }
    }
page-replay-told = How it came to this
page-replay-nothing = Nothing happened here that you could see.
page-replay-charts = Charts
page-replay-subject = { $subject ->
        [points] Points
        [cities] Cities
       *[advances] Advances
    }
page-replay-chart = { $subject ->
        [points] Everybody's points, turn by turn
        [cities] Everybody's cities, turn by turn
       *[advances] Everybody's advances, turn by turn
    }
page-replay-before = { $unit ->
        [answer] Previous answer
        [turn] Previous turn
       *[phase] Previous phase
    }
page-replay-after = { $unit ->
        [answer] Next answer
        [turn] Next turn
       *[phase] Next phase
    }
page-replay-play = { $playing ->
        [true] Stop
       *[false] Play
    }
page-replay-by = Step
page-replay-unit = { $unit ->
        [answer] By answer
        [turn] By turn
       *[phase] By phase
    }
page-replay-speed = Speed
page-replay-speed-of = { $speed ->
        [slow] Slow
        [fast] Fast
       *[usual] Usual speed
    }
page-replay-link = Link to this moment
page-replay-no-clipboard = The browser lets us copy nothing here; the address bar has the same link.
page-replay-last = end
page-replay-standing = { $subject ->
        [points] Points at this moment
        [cities] Cities at this moment
       *[advances] Advances at this moment
    }
# $where (String) - turn and phase; $number (Number) - which message of how many
page-replay-at = { $where }, { $number } of { $last }
page-replay-timeline = Timeline
page-replay-download = Download the record
page-replay-continue = Continue from here
page-replay-new-name = { $name }, continued

## Standing orders

page-orders = Standing orders
page-orders-about = These questions are answered for you after a few seconds. If something unforeseen happens, the order stops and you are told.
page-orders-ask = ask me
page-orders-tax = Tax rate
page-orders-done = Pass at once in these phases
page-orders-occasion = { $occasion ->
        [cities] Building cities
        [cards] Buying trade cards
        [trade] Trade
       *[abilities] Special abilities
    }
page-orders-growth = Growth
page-orders-growth-on = Place new tokens for me when the stock is short
page-orders-growth-fill = Fill these areas first
page-orders-growth-small = Fill these areas last
page-orders-movement = Movement
page-orders-wait = Wait for these players before I move
page-orders-still = Move nothing
page-orders-still-until = through turn
page-orders-still-ships = Pay for my ships as long as the treasury lasts
page-orders-conflict = Losses in conflict
page-orders-tokens-first = tokens first
page-orders-ships-first = ships first
page-orders-losses = Losses in calamities
page-orders-losses-on = Choose my losses for me
page-orders-cities-first = Whole cities before tokens
page-orders-losses-keep = Keep these areas longest
page-orders-blame = Secondary victims
page-orders-blame-on = Name them for me
page-orders-blame-prefer = These players first
page-orders-blame-spare = These players last
page-orders-wishes = Advances
page-orders-wishes-on = Buy for me
page-orders-wishes-list = In this order
page-orders-wishes-saving = Save up for the first one I cannot afford
page-orders-wishes-treasury = Tokens to keep in the treasury
page-orders-until = Through turn (empty: until I change them)
page-orders-hold = Your orders
page-orders-kept = Saved.
page-orders-none = No orders
page-orders-give = Give these orders
page-orders-add = Add …
page-orders-up = Move { $name } up
page-orders-out = Remove { $name }

## Notices

page-notices = Notifications
page-notices-when = Notify me about this game
page-notices-mode = { $mode ->
        [away] only when I am away
        [always] always
       *[never] never
    }
page-notices-where = Where we notify you
page-notices-nowhere = Nowhere yet.
page-notices-kind = { $kind ->
        [web-push] Browser
        [mail] E-mail
       *[webhook] Program or channel
    }
page-notices-unconfirmed = Nothing is sent there until you confirm it.
page-notices-code = { $kind ->
        [mail] We have sent you an e-mail with a code. Type it here:
       *[webhook] We have sent a message with a code there. Type it here:
    }
page-notices-confirm = Confirm
page-notices-send-code = { $again ->
        [true] Send another code
       *[false] Send a code
    }
page-notices-remove = Remove { $host }
page-notices-this-browser = Notify me in this browser
page-notices-not-allowed = The browser does not allow it. You can change that in its settings for this page.
page-notices-failed = That did not work. Try again in a moment.
page-notices-ios = On an iPhone or iPad, first add this page to the home screen (Share, then "Add to Home Screen") and open it from there.
page-notices-mail = E-mail address
page-notices-hook = Webhook
page-notices-format = Format
page-notices-add = Add
