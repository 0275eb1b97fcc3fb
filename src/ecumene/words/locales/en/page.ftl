# The page: what stands around every game.

page-unreachable = The server cannot be reached. Your game is safe; try again in a moment.
page-loading = One moment …
page-not-loaded = This part of the page did not load. You may be offline, or there is a newer version.
page-load-again = Reload the page
page-to-start = Start page
page-connecting = No connection. Trying again …
page-refused = You are no longer part of this game.
page-no-such-rule = There is no rule { $rule }.
page-unofficial = Unofficial: made by players, not by the publisher of the game.
page-close = Close

## The bar above a game

page-bar-turn = Turn
page-bar-phases = Phases of the turn
page-bar-phase = { $phase ->
        [1] Tax
        [2] Expansion
        [3] Movement
        [4] Conflict
        [5] Cities
        [6] Trade cards
        [7] Trade
        [8] Calamity choice
        [9] Calamities
        [10] Abilities
        [11] Surplus
        [12] Advances
       *[13] A.S.T.
    }
page-bar-set-up = Set-up
page-bar-turn-and-phase = { $phase ->
        [0] before the first turn
       *[other] Turn { $turn }, phase { $phase } of 13
    }
page-bar-map = { $map ->
        [west] West
        [east] East
       *[both] West and East
    }
page-bar-track = { $track ->
        [expert] Expert
       *[basic] Basic
    }
page-bar-you = you
page-bar-waiting-for = Waiting for
page-bar-nobody = Everybody is done
page-bar-paused = Paused
page-bar-over = The game is over
page-bar-look-at-board = Board or desk
page-bar-players = Players, log and chat
page-time-days = { $days } d
page-time-hours = { $hours } h

## What is mine

page-mine = What you have
page-mine-stock = stock
page-mine-treasury = treasury
page-mine-cities = cities
page-mine-ships = ships
page-mine-hand = hand
page-mine-advances = advances

## The menu of a game

page-menu = Menu
page-menu-rules = Rules
page-menu-replay = Replay and charts
page-menu-orders = Standing orders
page-menu-notices = Notifications
page-menu-track = A.S.T. (Archaeological Succession Table)
page-menu-seat = Play as { $name }
page-menu-sound = { $on ->
        [true] Sound is on: turn it off
       *[false] Sound is off: turn it on
    }
page-menu-theme = { $dark ->
        [true] Light theme
       *[false] Dark theme
    }
page-menu-hand-over = Let a computer play for me
page-menu-take-over = Play myself again
page-menu-pause = Pause the game
page-menu-resume = Resume the game
page-menu-extend = Give everybody five more minutes
page-menu-end-trade = End trade
page-menu-end-game = End the game after this turn
page-title-your-turn = Your turn · { $game }

## Beside the board

page-rail-players = Players
page-rail-order = { $order ->
        [census] Census order
        [cards] By cards
       *[points] By points
    }
page-rail-you = you
page-rail-step = Space { $step } of the A.S.T.
page-rail-cities = cities
page-rail-tokens = tokens
page-rail-cards = cards
page-rail-left = left
page-rail-waited = everybody is waiting for this player
page-rail-busy = busy
page-rail-autopilot = a computer plays for them
page-rail-done = done
page-rail-tabs = Log, chat and more
page-rail-tab = { $tab ->
        [log] Log
        [chat] Chat
        [standing] Points
       *[notes] Notes
    }
page-rail-log = Log
page-rail-chapter = { $phase ->
        [0] Set-up
       *[other] Turn { $turn } · { page-bar-phase }
    }
page-rail-details = All details
page-rail-digest = Since you were last here
page-rail-no-log = Nothing has happened yet.
page-rail-said = Conversation
page-rail-no-chat = No messages yet.
page-rail-whispers = only to you
page-rail-to = To
page-rail-to-all = To everybody
page-rail-say = Write a message
page-rail-send = Send
page-rail-notes = Only you can see these notes.
page-rail-kept = Saved.
page-rail-keeping = Saving …
page-rail-no-points = No points yet.
page-rail-charts = Replay and charts
