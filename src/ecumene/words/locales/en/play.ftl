### Playing in the terminal.

play-about = Play a game in the terminal, against trivial players.
play-option-players = Number of players, 5 to 18; 5 if none is given.
play-option-civ = Your civilization; without it you pick one in the game (S2).
play-option-track = A.S.T. in play: basic or expert (S6); basic if none is given.
play-option-seed = The number all chance comes from; the same number, the same game.
play-option-short = The Short Game (Q): cities, advances and the last epochs at once.
play-option-resume = Go on with a saved game.
play-place-track = basic|expert

play-welcome = Welcome to Mega Civilization. Answer with a number or with words, Enter takes what is proposed. ? explains the rule, ? M7 any other; u undoes, i informs, l shows the log, s saves, q saves and quits; . lets a trivial player answer for you, .. until the phase is over. Seed: { $seed }.
play-resumed = The game goes on from { $file }.
play-goodbye = Until next time. To go on: { $command }
play-saved = The game is saved in { $file }.
play-prompt = >
# $number (Number) - which choice; $choice (String) - how it reads
play-choice = { $number }. { $choice }
play-default = Enter: { $answer }
play-player = Player { $number }
play-undone = Your last decision is taken back, with all that the others did since.
play-proposal-dropped = Nothing is done yet; answer anew.
play-undo-none = There is no decision of yours to take back.
play-undo-revealed = Something new has come to light since your last decision, such as a card, so it stands.
play-help = More: ? M7 reads any rule, ecumene show and ecumene rules read everything. Commands: u undo, i inform, l log, s [FILE] save, q quit, . answer for me, .. for this phase.

## Words of the command language, with blanks between

play-word-help = ? help
play-word-undo = u undo
play-word-save = s save
play-word-quit = q quit
play-word-auto = . auto
play-word-auto-phase = ..
play-word-log = l log
play-word-info = i info
play-word-yes = y yes
play-word-no = n no
play-word-none = none 0 -
play-word-done = done
play-word-march = m march
play-word-ship = ship build
play-word-maintain = maintain keep pay
play-word-scrap = scrap
play-word-load = load embark
play-word-sail = sail
play-word-land = land unload
play-word-halt = halt stop
play-word-back = back take-back
play-word-end = end done
play-word-reduce = reduce
play-word-destroy = destroy
play-word-treasury = treasury
play-word-from = from
play-word-keep = keep
play-word-offer = offer o
play-word-counter = counter c
play-word-accept = accept a
play-word-put = put p
play-word-drop = drop d
play-word-for = for
play-word-to = to
play-word-say = say saying
play-word-discount = discount
play-word-gift = gift
play-word-credits = credits

## How to answer

play-how-areas = Areas with commas: athens, thebes.
play-how-areas-none = Areas with commas: athens, thebes; or none.
play-how-tokens = Areas with numbers: athens 2, thebes 1.
play-how-yes-no = y or n.
play-how-players = Civilizations with commas: egypt, rome.
play-how-cards = Cards with commas: 2 iron, wine; or none, where that is possible.
play-how-credits = Groups with numbers: arts 5, science 5.
play-how-damage = Tokens by area, cities behind a word: athens 2, reduce sparta, destroy pylos.
play-how-city = Or an area and the means: athens, treasury 2, from thebes 1, keep; done builds nothing more.
play-how-move = m athens thebes 3 (march; without a number all), ship athens (build), maintain 0, load 0 3, sail 0 crete, rhodes, land 0 3, halt 0, scrap 0, back [number] (take back), i (the list again), end. In the list: limit of the area, * city site, # city.
play-how-trade = offer 2 iron, wine for 3 gold to rome (all cards you give; the first two are binding, say names others), accept 4 iron, iron, wine, counter 4 iron, iron, wine for 3, put 4 iron, iron, wine, drop 4, done; Enter waits for the others.
play-how-advances = Names or numbers with commas: pottery, mining; then perhaps discount NAME (Library), gift NAME (Anatomy), credits arts 5, credits science 5; done buys nothing.
play-how-ability = Or an ability and how to use it: politics: 5; diaspora: athens 2 > thebes 2; trade routes: 2 iron, wine; done ends it.

## What is wrong

play-refused = { $reason }
play-civ = { $civ } does not take part in this set-up (S1). Choose among: { $names }.
play-no-file = { $file } cannot be read.
play-not-whole = { $file } is not a whole gzip file.
play-damaged = { $file } cannot be played on. { $reason }
play-no-player = '{ $name }' is not one of these players: { $names }.
play-no-group = '{ $name }' is not one of these groups: { $names }.
play-no-number = '{ $text }' is not a number that could be meant here.
play-no-choice = There is no choice { $number }; they run from 1 to { $most }.
play-choose = Type the number of a choice, from 1 to { $most }.
play-yes-or-no = Answer y or n.
play-nothing-typed = Type an answer; ? explains, . lets a trivial player answer.
play-no-rule = There is no rule { $rule }.
play-city-means = '{ $text }' is not a way to build a city: treasury 2, from thebes 1, or keep.
play-no-move = '{ $text }' is not a move. For example: m athens thebes 3, or end.
play-march = Say from where, to where and how many: m athens thebes 3. With several steps: m athens > thebes > delphi 3.
play-which-ship = Say which ship. Your ships: { $ships }.
play-no-trade = '{ $text }' is nothing that can be said in trade. For example: offer 2 iron, wine for 3, or done.
play-offer = Say what you give and how many cards you want: offer 2 iron, wine for 3 gold to rome.
play-two-named = List all the cards you give; the first two must be commodities, for their names are binding (X2).
play-accept-count = { $cards ->
        [one] The offer asks for { $cards } card; you list { $given }.
       *[other] The offer asks for { $cards } cards; you list { $given }.
    }
play-too-dear = You cannot pay for that.
play-ability = Say which ability, a colon, and how to use it: politics: 5.

## How the game stands

play-column-cities = cities
play-column-tokens = tokens
play-column-stock = stock
play-column-treasury = treasury
play-column-cards = cards
play-column-advances = advances
play-column-step = A.S.T.
play-column-points = points
play-own-hand = Your cards: { $cards }
play-own-advances = Your advances: { $advances }
play-own-credits = Your credits: { $credits }
play-own-cities = Your cities: { $areas }
play-own-tokens = Your tokens: { $areas }
play-own-ships = Your ships: { $places }
play-own-calamities = Calamities among your cards: { $cards }
play-move-area = area
play-move-still = can move
play-move-moved = moved
play-move-land = by land
play-move-ship = Ship { $ship } in { $place }, aboard: { $load }. By water: { $around }
play-move-made = Move { $number }: { $move }
play-price-name = advance
play-price-groups = groups
play-price-cost = cost
play-price-price = price
play-price-points = points
play-trade-offer = Offer { $number }, { $who }: gives { $gives }; wants { $wants }
play-trade-offer-to = Offer { $number }, { $who } to { $to }: gives { $gives }; wants { $wants }
play-trade-own = Your offer { $number }: gives { $gives }; wants { $wants }
play-trade-own-to = Your offer { $number } to { $to }: gives { $gives }; wants { $wants }
play-trade-deal = Deal { $number } with { $who }: you give { $gives }; you get { $gets }. Put down your cards.
play-trade-waiting = Deal { $number } with { $who }: you give { $gives }; you get { $gets }. Your cards are down.

## What there is to choose from

play-options = To choose from: { $options }
play-options-start = With a city site: { $sites }. Without: { $others }
play-options-sacrifice = Inland: { $inland }. Coastal, only if these are too few: { $coastal }
play-options-room = Room: { $room }
play-options-points = Areas and their unit points: { $points }. Possible sums: { $totals }
play-options-damage = Tokens: { $tokens }. Cities: { $cities }
play-options-cards = Cards: { $cards }
