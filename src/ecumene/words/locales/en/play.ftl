### Playing in the terminal.

play-about = Play a game in the terminal, one person and computer players; without options you are asked what to play.
play-option-players = Number of players, 5 to 18; 5 if none is given.
play-option-civ = Your civilization; without it you pick one in the game (S2). In a saved game: whose place you take.
play-option-track = A.S.T. in play: basic or expert (S6); basic if none is given.
play-option-movement = Movement: strict, one after the other, or free, at the same time (M1); strict if none is given.
play-option-seed = The number all chance comes from; the same number, the same game.
play-option-short = The Short Game (Q): cities, advances and the last epochs at once.
play-option-resume = Go on with a saved game.
play-place-track = basic|expert
play-place-movement = strict|free

play-welcome = Answer with a number or with words; Enter takes what is proposed. ? explains the question, ? M7 a rule, ? mining a card; u undoes, i informs, l shows the log of the turn, s saves, q saves and quits; . lets a computer player answer for you, .. until the phase is over; leave leaves the game. Seed: { $seed }.
play-resumed = The game goes on from { $file }.
play-result = You are number { $place } of { $players }.
play-goodbye = Until next time. To go on: { $command }
play-saved = The game is saved in { $file }.
play-not-saved = The game is not saved. s FILE saves it elsewhere; q once more quits all the same.
play-prompt = >
# $number (Number) - which choice; $choice (String) - how it reads
play-choice = { $number }. { $choice }
play-default = Enter: { $answer }
play-player = Player { $number }
play-undone = Your last decision is taken back, with all that the others did since.
play-proposal-dropped = Nothing is done yet; answer anew.
play-confirm = Enter: so be it. u: not so.
play-accept-with = Enter: accept offer { $offer } and put down { $cards }
play-leave = { $phase ->
        [0] You are about to leave the game (L1): after the set-up your pieces and cards are gone. Enter: leave. u: stay.
       *[other] You are about to leave the game (L1): after phase { $phase } your pieces and cards are gone; until then you play on. Enter: leave. u: stay.
    }
play-auto-moved = You have begun to move, and a computer player moves only from the start (back takes a move back). Enter: end the movement as it is. u: not yet.
play-left = You have left the game. Enter: the others play on to the end. q: save and quit.
play-more = -- { $lines ->
        [one] { $lines } more line
       *[other] { $lines } more lines
    }: Enter goes on, q stops --
play-log-empty = Nothing has happened yet.
play-trade-wait = Enter: wait for the others
play-trade-quiet = The others have nothing more to say. Enter: you are done, too
play-trade-let-go = You are done, but the others trade on (X8). Enter: let them. back: trade on.
play-undo-none = There is no decision of yours to take back.
play-undo-revealed = Something new has come to light since your last decision, such as a card, so it stands.
play-help = More: ? M7 reads any rule, ? mining or ? famine a card; ? athens says who is there, ? rome what that player has, ? epochs what the A.S.T. requires. Commands: u undo, i inform, l log (l 9: of phase 9 only), s [FILE] save, map [FILE] draw the board, q quit, . answer for me, .. for this phase, leave (the game).

## Words of the command language, with blanks between

play-word-help = ? help
play-word-undo = u undo
play-word-save = s save
play-word-quit = q quit
play-word-auto = . auto
play-word-auto-phase = ..
play-word-log = l log
play-word-info = i info
play-word-leave = leave
play-word-map = map
play-word-yes = y yes
play-word-no = n no
play-word-none = none 0 -
play-word-done = done
play-word-march = m march move
play-word-ship = ship build
play-word-maintain = maintain keep pay
play-word-scrap = scrap
play-word-load = load embark
play-word-sail = sail
play-word-land = land unload
play-word-halt = halt stop
play-word-back = back take-back
play-word-wait = wait w
play-word-end = end done
play-word-reduce = reduce
play-word-destroy = destroy
play-word-without = without-extra without
play-word-treasury = treasury
play-word-from = from
play-word-keep = keep
play-word-offer = offer o
play-word-counter = counter c
play-word-accept = accept a
play-word-put = put p
play-word-drop = drop d
play-word-come-back = back
play-word-for = for
play-word-to = to
play-word-say = say saying
play-word-discount = discount
play-word-gift = gift
play-word-credits = credits
play-word-epochs = epochs epoch ast a.s.t.
play-word-buy = buy
play-word-pay = pay paying
play-word-as = as

## How to answer

play-how-areas = Type areas with commas, such as: athens, corinth.
play-how-areas-extra = Type areas with commas, such as: athens, corinth. Where the extra token stays in stock: without corinth.
play-how-areas-none = Type areas with commas, such as: athens, corinth; or none.
play-how-tokens = Type areas with numbers, such as: athens 2, corinth 1.
play-how-yes-no = y or n.
play-how-players = Type civilizations with commas, such as: egypt, rome.
play-how-cards = Type cards with commas, such as: 2 iron, wine; or none, where that is possible.
play-how-credits = Type groups with numbers, such as: arts 5, science 5.
play-how-damage = Type tokens by area, and cities behind a word, such as: athens 2, reduce sparta, destroy corinth; without sparta leaves the extra token there in stock (G11c).
play-how-city = Or an area and the means: athens, treasury 2, from corinth 1, keep; done builds nothing more.
play-how-move =
    m athens corinth 3: march with 3 tokens, without a number with all
    ship athens: build a ship; maintain 0, load 0 3, sail 0 knossos, rhodes, land 0 3, halt 0, scrap 0
    back: take a move back; i: the list again; end: end. Several with semicolons.
    In the list: population limit, * city site, # city.
play-how-move-free =
    m athens corinth 3: march with 3 tokens, without a number with all
    ship athens: build a ship; maintain 0, load 0 3, sail 0 knossos, rhodes, land 0 3, halt 0, scrap 0
    back: take a move back; i: the list again; end: end. Several with semicolons.
    wait: those before you in the order end their movement first (M1)
    In the list: population limit, * city site, # city.
play-how-trade =
    offer 2 iron, wine for 3 gold: all you give, the first two binding, and how many you want
    offer ... say salt: a bluff about the rest; offer ... to rome: for one player only
    accept 4: with your cheapest cards; accept 4 iron, iron, wine: with these
    counter 4 iron, iron, wine for 3; put 4 iron, iron, wine; drop 4; done. In brackets: face values; *: new.
play-how-advances =
    pottery, mining: names or numbers with commas; pottery pay 2 iron, wine: paid with these
    ? pottery: read a card; i: all prices; done: buy nothing
play-how-pay =
    library, mining, discount mining: what is cheaper (Library); gift coinage (Anatomy)
    credits arts 5, credits science 5: credits of your choice (Written Record, Monument)
    pay 2 iron, salt as iron, treasury 5: what you pay; salt counts as iron (Trade Empire)
play-how-ability =
    politics: 5; diaspora: athens 2 > corinth 2; trade routes: 2 iron, wine
    The ability, a colon, and how to use it; done: no more

## What is wrong

play-refused = { $reason }
play-civ = { $civ } does not take part in this set-up (S1). Choose among: { $names }.
play-no-json = A game is played by a person, so there is no --json here. The saved game is JSON Lines: one line for every action and its outcome.
play-resume-agreed = A saved game goes on as it was agreed; only --civ can say whose place you take.
play-file-there = There is a file { $file } already; save under another name.
play-file-changed = { $file } was written anew meanwhile, perhaps by this game in another window; save under another name.
play-not-whole = { $file } is not a whole gzip file.
play-damaged = { $file } cannot be replayed. { $reason }
play-no-player = '{ $name }' is not one of these players: { $names }.
play-no-group = '{ $name }' is not one of these groups: { $names }.
play-no-number = '{ $text }' is not a number that could be meant here.
play-no-choice = There is no choice { $number }; they run from 1 to { $most }.
play-choose = Type the number of a choice, from 1 to { $most }.
play-yes-or-no = Answer y or n.
play-nothing-typed = Type an answer; ? explains, . lets a computer player answer.
play-too-long = That is too long: at most { $most } characters can be read.
play-no-rule = There is no rule '{ $rule }', and nothing else has that name.
play-no-rule-nearest = There is no rule '{ $rule }', and nothing else has that name. The nearest: { $names }.
play-city-means = '{ $text }' is not a way to build a city: treasury 2, from corinth 1, or keep.
play-no-move = '{ $text }' is not a move. For example: m athens corinth 3, or end.
play-march = Say from where, to where and how many: m athens corinth 3. With several steps: m athens > corinth > sparta 3.
play-come-back = Type back to trade on, or press Enter to let the others finish.
play-which-ship = Say which ship. Your ships: { $ships }.
play-no-trade = '{ $text }' is nothing that can be said in trade. For example: offer 2 iron, wine for 3, or done.
play-offer = Say what you give and how many cards you want: offer 2 iron, wine for 3 gold to rome.
play-which-offer = Say which offer or deal, by its number. There are: { $numbers }.
play-two-named = List all the cards you give, three or more; the first two must be commodities, for their names are binding (X2).
play-accept-count = { $cards ->
        [one] The offer asks for { $cards } card; you list { $given }.
       *[other] The offer asks for { $cards } cards; you list { $given }.
    }
play-too-dear = That costs { $price }, and you can pay { $most } at the most (P2).
play-ability = Say which ability, a colon, and how to use it: politics: 5. You can use: { $names }.
play-diaspora = Say from where to where: diaspora: athens 2 > corinth 2.

## How the game stands

play-column-cities = cities
play-column-tokens = tokens
play-column-stock = stock
play-column-treasury = treasury
play-column-cards = cards
play-column-advances = advances
play-column-step = A.S.T./{ $last }
play-column-points = points
play-score-steps = A.S.T.
play-score-cities = cities
play-score-advances = advances
play-score-late-iron = bonus
play-score-total = points
play-own-hand = Your cards, worth { $worth } in sets: { $cards }
play-own-treasury = Your treasury: { $treasury }
play-own-tax = Your cities: { $cities }; tokens in stock: { $stock }; treasury: { $treasury }. Every city pays the rate from stock; what is missing makes cities revolt (T2).
play-own-advances = Your advances: { $advances }
play-own-credits = Your credits: { $credits }
play-own-cities = Your cities: { $areas }
play-own-tokens = Your tokens: { $areas }
play-own-ships = Your ships: { $places }
play-own-calamities = Calamities among your cards: { $cards }
play-now-out-of-play = { $area } is out of play (M9).
play-now-area = Now in { $area }: { $units }.
play-now-city = city of { $who }
play-now-pirate-city = pirate city
play-now-player = { $who } has now: cities: { $cities }; tokens: { $tokens }; ships: { $ships }.
play-now-advances = Advances: { $advances }.
play-now-credits = Credits: { $credits }.
play-now-theme = Theme set { $theme } (Q1): { $advances }.
play-outlook-conflicts = Conflict in: { $areas } (F1).
# $who (String) - whose city; $needed (Number) - with how many tokens an attack succeeds
play-outlook-attack = city of { $who }, { $needed } needed
play-outlook-attack-pirates = pirate city, { $needed } needed
play-outlook-cities = Tokens enough for a city in: { $areas } (K1).
play-outlook-means = Enough for a city with tokens from treasury or neighbours (Architecture, Urbanism): { $areas }.
play-outlook-surplus = Too many, and lost if they stay: { $areas } (K3).
play-outlook-support = Support (K4): your cities would need { $needed } tokens and have { $tokens }.
play-outlook-ships = Removed at the end unless maintained: { $ships } (M10).
play-outlook-ship = ship { $ship } in { $place }
play-outlook-city = A city in { $area }: support then needs { $needed } tokens, and { $tokens } would be left (K4).
play-support = Support (K4): your cities need { $needed } tokens, and you have { $tokens }.
play-reduced = Tokens that take the place of a reduced city (G11): { $areas }.
play-step-open = A.S.T. (H1): you have all that the next step requires.
# $turn (Number) - the last turn
play-end-known = Turn { $turn } is the last one (H4, H6).
# $more (Number) - how many turns are played after the one in which a marker gets there
play-end-near = One step before the final space of the A.S.T.: { $who }. { $more ->
        [0] The turn in which a marker gets there is the last one (H4).
       *[other] When a marker gets there one more turn follows (H4).
    }
play-end-ready = All that this step requires is met by: { $who }.
play-step-missing = For the next step of the A.S.T. (H1) you lack: { $list }.
# $epoch (String) - an epoch; $step (Number) - its first step; $list (String) - what it requires
play-epoch = { $epoch }, from step { $step }, requires: { $list }.
# $what (String) - what is required; $count (Number) - how many of it are missing
play-step-lacks = { $count } { $what ->
        [cities] { $count ->
            [one] city
           *[other] cities
        }
        [advances] { $count ->
            [one] advance
           *[other] advances
        }
        [advances-below-100] { $count ->
            [one] advance printed below 100
           *[other] advances printed below 100
        }
        [advances-from-100] { $count ->
            [one] advance printed 100 or more
           *[other] advances printed 100 or more
        }
        [advances-from-200] { $count ->
            [one] advance printed 200 or more
           *[other] advances printed 200 or more
        }
       *[advance-points] { $count ->
            [one] point of advances
           *[other] points of advances
        }
    }
play-move-area = area
play-move-still = can move
play-move-moved = moved
play-move-land = by land
play-move-left = Can still move: { $areas }.
play-move-order = Still to move, in this order (M1): { $order }
play-move-ship = Ship { $ship } in { $place }, aboard: { $load }. By water: { $around }
play-move-made = Move { $number }: { $move }
play-price-name = advance
play-price-groups = groups
play-price-cost = cost
play-price-price = price
play-price-points = points
play-price-most = You can pay { $most } at the most, with all your cards and treasury.
# $count (Number) - how many cheaper advances are not in the list
play-price-more = { $count ->
        [one] and { $count } cheaper; i shows all
       *[other] and { $count } cheaper; i shows all
    }
# $limit (Number) - how many cards a hand may keep; $cards (Number) - how many there are
play-hand-limit = You hold { $cards } cards and can keep { $limit } after this phase (P5).
play-buy = You would buy { $advances } for { $price }.
play-buy-pay = You would pay cards: { $cards }, worth { $worth }; treasury: { $treasury }.
play-buy-pay-treasury = You would pay { $treasury } of treasury, and no card.
play-buy-pay-nothing = It costs nothing.
play-buy-lost = Paid too much, and lost: { $lost } (no change is given).
play-buy-substitution = { $card } counts as { $into } (Trade Empire).
play-buy-discount = Cheaper by Library: { $advance }.
play-buy-gift = For nothing by Anatomy: { $advance }.
play-buy-credits = Credits of your choice: { $credits }. Otherwise: add to the purchase credits science 5, for example.
play-trade-calamities = Calamities you may trade, unnamed (X3): { $tradeable }
play-trade-number = offer
play-trade-who = who
play-trade-gives = surely gives
play-trade-says = says also
play-trade-wants = wants
play-trade-you = you
play-trade-more = { $count ->
        [one] One more offer: i
       *[other] { $count } more offers: i
    }
play-trade-gone = You cannot keep your offer { $number } any more, for want of: { $cards } (X2). drop { $number } withdraws it.
play-trade-deal-gone = You cannot keep deal { $number } with { $who } any more, for want of: { $cards } (X2).
play-trade-deal = Deal { $number } with { $who }: you give { $gives }; you get { $gets }. Put down your cards.
play-trade-waiting = Deal { $number } with { $who }: you give { $gives }; you get { $gets }. Your cards are down.

## What there is to choose from

play-options = To choose from: { $options }
# $extra (String) - areas where Agriculture could place a token above the printed limit
play-options-extra = { $options }. The extra token of Agriculture could be placed in: { $extra } (G11c)
play-options-start = Its advances: { $advances }. With a city site: { $sites }. Without: { $others }
play-options-sacrifice = Inland: { $inland }. Coastal, only if these are too few: { $coastal }
play-options-room = Room: { $room }
play-options-points = Areas and their unit points: { $points }. Possible sums: { $totals }
play-options-damage = Tokens, 1 each: { $tokens }. Cities: 5 each if destroyed; if reduced: { $cities }
play-options-cards = Cards: { $cards }

## Before the game

play-open-welcome = Welcome to Mega Civilization. Enter takes the first or the usual choice; q quits.
play-open-help = Type a number, or a name where one is asked for; Enter takes what is proposed. ? S1 reads a rule, ? rome tells of a civilization.
play-open-which = Do you go on with a saved game?
play-open-file = go on with { $file }
play-open-new = a new game
play-open-length = Which game do you play?
play-open-short = the Short Game (Q): cities and advances from the start, an evening at most
play-open-full = the full game, from one token to the Late Iron Age
play-open-players = How many players, with you, from 5 to 18 (S1)? Enter: 5
play-open-no-players = A game has 5 to 18 players.
play-open-map = On which map (S1)?
play-open-west = West
play-open-east = East
play-open-track = Which A.S.T. (S6)?
play-open-basic = Basic
play-open-expert = Expert: stricter, and who has no city falls back
play-open-movement = How does everybody move (M1)?
play-open-strict = in order, one after the other
play-open-free = at the same time; or wait until those before you have ended
play-open-civ = Which civilization do you want? Enter: pick in the game, in a dealt order (S2). There are: { $names }
play-open-no-civ = That one does not take part. There are: { $names }
play-open-seed = A number for all chance, to play the same game again? Enter: any

## What happened, told together
## $list (String) - players, each with what it is about; $rule (String) - a rule or a card

digest-entry = { $who }: { $what }
digest-picked = Civilizations picked: { $list }.
digest-start-cities = Cities at the start: { $list }.
digest-theme = Theme sets: { $list }.
digest-built = Cities built: { $list }.
digest-reduced = Cities reduced ({ $rule }): { $list }.
digest-destroyed = Cities destroyed ({ $rule }): { $list }.
digest-surplus = Surplus removed (K3): { $list }.
digest-deal = Deals made: { $list }.
digest-deals = { $count ->
        [one] The others have made { $count } deal.
       *[other] The others have made { $count } deals.
    }
digest-annexed = Cities annexed ({ $rule }): { $list }.
digest-attack = Cities that fall to attacks: { $list }.
digest-attack-weak = Cities attacked with too few tokens: { $list }.
digest-tokens-annexed = Tokens that change hands ({ $rule }): { $list }.
digest-strikes = Calamities of others: { $list }.
# $card (String) - a calamity; $victims (String) - its primary victim, or two of them
digest-strike = { $card } strikes { $victims }
digest-strike-notes = { $card } strikes { $victims } ({ $notes })
digest-note-beneficiary = beneficiary: { $who }
# $cities (String) - how many cities everybody loses
digest-note-cities = cities lost: { $cities }
# $advances (String) - advances, each with whom it helped
digest-note-helped = helped by: { $advances }
# $card (String) - a calamity; $list (String) - advances of the reader, each with what it changes
digest-own-advances = Your advances in { $card }: { $list }.
digest-advances-of = Advances of { $who } in { $card }: { $list }.
digest-spared = { $card } takes nothing of yours.
digest-calamities-discarded = Calamities discarded at random (Y2, Y3): { $list }.
digest-fight = Conflict in { $area }: { $before }. Left: { $after }.
digest-fight-empty = Conflict in { $area }: { $before }. Nobody is left.
digest-fight-besides = Given besides (F3b): { $removals }.
digest-abilities = Special abilities of others: { $list }.
digest-ability = { $who } uses { $advance }: { $effects }.
digest-effect-annexed = city annexed: { $area } ({ $owner })
digest-effect-tokens-annexed = tokens annexed: { $tokens } ({ $owner })
digest-effect-annexed-pirates = pirate city annexed: { $area }
digest-effect-destroyed-pirates = pirate city destroyed: { $area }
digest-effect-destroyed = city destroyed: { $area } ({ $owner })
digest-effect-tokens-destroyed = tokens destroyed: { $tokens } ({ $owner })
digest-effect-resettled = tokens resettled: from { $taken } to { $placed }
digest-effect-treasury = to the treasury: { $tokens }
digest-effect-treasury-lost = paid from the treasury: { $tokens }
digest-effect-cards-lost = cards discarded: { $cards }
digest-effect-named = a card asked of: { $players }
digest-advances = Advances bought: { $list }.
digest-marker = The A.S.T., on to step { $list }.
digest-marker-stays = Your marker stays where it is (H1).
