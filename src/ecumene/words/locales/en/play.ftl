### Playing in the terminal.

play-about = Play a game in the terminal, one person against computer players; without options you are asked what to play.
play-option-players = Number of players, 5 to 18; 5 by default.
play-option-civ = Your civilization; without it you pick one in the game (S2). In a saved game: whose place you take.
play-option-track = A.S.T. in play: basic or expert (S6); basic by default.
play-option-movement = Movement: free, all at the same time, or strict, one after the other (M1); free by default.
play-option-seed = The number that decides all chance: the same number gives the same game.
play-option-short = The Short Game (Q): cities, advances and the last epochs from the start.
play-option-level = How well computer players play: learning, casual, seasoned or master; casual by default.
play-option-resume = Continue a saved game.
play-option-from = With --resume: go on from before this turn, or phase of a turn (35.9), in a new file.
play-place-track = basic|expert
play-place-movement = free|strict
play-place-level = learning|casual|seasoned|master
play-place-from = TURN[.PHASE]

play-welcome = Answer with a number or in words; Enter accepts what is proposed. ? explains the question, ? M7 a rule, ? mining a card; u takes back your last decision, i shows how the game stands, l shows the log of the turn, s saves, q saves and quits; . lets a computer player answer for you, .. for the rest of the phase; leave leaves the game. Seed: { $seed }.
play-resumed = Continuing the game saved in { $file }.
# $name, $usual (String) - names of computer players
play-player-gone = The computer player { $name } cannot play here: its package is missing or does not work (ecumene players says more). { $usual } plays in its place.
play-result = You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }.
play-goodbye = Until next time. To continue: { $command }
play-saved = The game is saved in { $file }.
play-not-saved = The game has not been saved. s FILE saves it elsewhere; q again quits without saving.
play-prompt = >
# $number (Number) - which choice; $choice (String) - how it reads
play-choice = { $number }. { $choice }
play-default = Enter: { $answer }
play-undone = Your last decision is taken back, with everything the others have done since.
play-proposal-dropped = Nothing has happened yet; answer again.
play-confirm = Enter: buy. u: change your mind.
# $named (String) - the two cards whose names are binding; $rest (String) - the other cards
play-accept-with = Enter: accept offer { $offer }, naming { $named }, with { $rest } unnamed
play-leave = { $phase ->
        [0] You are about to leave the game (L1): after the set-up your pieces and cards will be gone. Enter: leave. u: stay.
       *[other] You are about to leave the game (L1): after phase { $phase } your pieces and cards will be gone; until then you play on. Enter: leave. u: stay.
    }
play-auto-moved = You have already begun to move, and a computer player can only make the whole movement (back takes a move back). Enter: end your movement as it is. u: not yet.
play-left = You have left the game. Enter: the others play on to the end. q: save and quit.
play-more = -- { $lines ->
        [one] { $lines } more line
       *[other] { $lines } more lines
    }: Enter goes on, q stops --
play-log-empty = Nothing has happened yet.
play-trade-quiet = The others have nothing more to say. Enter: you are done too
play-undo-none = You have no decision to take back.
play-help = More: ? M7 shows any rule, ? mining or ? famine a card; ? athens says who is there, ? rome what that player has, ? epochs what the A.S.T. requires. Commands: u undo, i how the game stands, l log (l 9: phase 9 only), s [FILE] save, map [FILE] draw the board, q quit, . answer for me, .. for the rest of this phase, leave (the game).

## What is wrong

play-refused = { $reason }
play-civ = { $civ } is not in this set-up (S1). Choose from: { $names }.
play-no-json = ecumene play is for people, so it has no --json. The saved game is JSON Lines: one line for every action and its outcome.
play-resume-agreed = A saved game keeps its settings; you can only say with --civ whose place you take.
play-from-unreadable = --from: { $value } is neither a turn, such as 12, nor a phase of a turn, such as 12.9.
play-from-missing = --from: no phase { $value } has begun in this game. It goes up to turn { $turn }, phase { $phase }.
play-from-what = --from says where a saved game goes on; add --resume FILE.
play-file-there = { $file } already exists; save under another name.
play-file-changed = { $file } has been changed in the meantime, perhaps by this game in another window; save under another name.
play-not-whole = { $file } is not a complete gzip file.
play-damaged = { $file } cannot be replayed. { $reason }
play-too-long = That is too long: at most { $most } characters can be read.
play-no-rule = There is no rule '{ $rule }', and nothing else has that name.
play-no-rule-nearest = There is no rule '{ $rule }', and nothing else has that name. Closest: { $names }.

## How the game stands

play-column = { $column ->
        [cities] cities
        [tokens] tokens
        [stock] stock
        [treasury] treasury
        [cards] cards
        [advances] advances
        [step] A.S.T.
       *[points] points
    }
play-score = { $part ->
        [steps] A.S.T.
        [cities] cities
        [advances] advances
        [late_iron] bonus
       *[total] points
    }
play-move-column = { $column ->
        [area] area
        [still] can move
        [moved] moved
       *[land] by land
    }
play-move-ship = Ship { $ship } in { $place }, aboard: { $load }. By water: { $around }
play-move-made = Move { $number }: { $move }
play-price-column = { $column ->
        [name] advance
        [groups] groups
        [cost] cost
        [price] your price
       *[points] points
    }
# $count (Number) - how many cheaper advances are not in the list
play-price-more = { $count ->
        [one] and { $count } cheaper; i shows all
       *[other] and { $count } cheaper; i shows all
    }
play-trade-column = { $column ->
        [number] offer
        [who] who
        [gives] gives for certain
        [says] also claims
       *[wants] wants
    }
play-trade-you = you
play-trade-to = { $who } → { $to }
play-trade-cards = { $count }: { $cards }
play-trade-more = { $count ->
        [one] One more offer: i
       *[other] { $count } more offers: i
    }

## Before the game

play-open-welcome = Welcome to Mega Civilization. Enter takes the first or the usual choice; q quits.
play-open-help = Type the number of a choice or a word from it, or a name where one is asked for; Enter accepts what is proposed. ? S1 shows a rule, ? rome describes a civilization.
play-open-which = Do you want to continue a saved game?
# $civ (String) - the civilization, or none; $turn (Number) - 0 in the set-up; $date (String) - when it was saved
play-open-file = { $civ ->
        [none] no civilization yet
       *[other] { $civ }
    }, { $turn ->
        [0] set-up
       *[other] turn { $turn }
    }, saved { $date }: { $file }
play-open-damaged = Damaged, so not listed: { $files }
# $words (String) - a word for each choice
play-open-choose = Type a number from 1 to { $most }, or one of these: { $words }.
play-open-choice = { $choice ->
        [new] a new game
        [short] the Short Game (Q): cities and advances from the start, an evening at most
        [full] the full game, from one token to the Late Iron Age
        [west] West
        [east] East
        [basic] Basic
        [expert] Expert: stricter, and anyone without a city falls back
        [learning] learning: they overlook a lot
        [casual] casual: they slip now and then
        [seasoned] seasoned: good traders with a short memory
        [master] master: as well as they can
        [free] all at the same time; you can still wait for those before you to finish
       *[strict] in order, one after the other
    }
play-open-length = Which game do you want to play?
play-open-players = How many players, including you, from 5 to 18 (S1)? Enter: 5
play-open-no-players = A game has 5 to 18 players.
play-open-map = Which map (S1)?
play-open-track = Which A.S.T. (S6)?
play-open-level = How well should the computer players play?
play-open-movement = How do players move (M1)?
play-open-civ = Which civilization do you want? Enter: pick one in the game, in random order (S2). Choose from: { $names }
play-open-no-civ = That one is not in this game. Choose from: { $names }
play-open-seed = Which seed? The same number gives the same game again. Enter: a random one
