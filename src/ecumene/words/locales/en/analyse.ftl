### What decided a game: ecumene analyse.

analyse-about = Say what decided a finished game: everybody's chance of winning turn by turn, and the turning points.
analyse-argument = A saved game that is over, .jsonl or .jsonl.gz.
analyse-chances = Chance of winning in percent at the end of each turn (0: after the set-up)
analyse-turning-points = Turning points

# $who (String) - a player; $before, $after (Number) - percent
analyse-up = Turn { $turn }, phase { $phase }: { name-of-phase } – { $who }: chance of winning up from { $before }% to { $after }%.
# $who (String) - a player; $before, $after (Number) - percent
analyse-down = Turn { $turn }, phase { $phase }: { name-of-phase } – { $who }: chance of winning down from { $before }% to { $after }%.
# $giver (String) - a civilization; $card (String) - a calamity; $gave, $got (Number) - cards
analyse-passed-on = { $giver } had passed { $card } on, in a deal of { $gave } for { $got }.
# $command (String) - a command
analyse-go-on = To go on from such a moment against computers: { $command }
analyse-none = There was none: nobody's chance changed by as much as 5 percentage points within a phase.
analyse-how = The chances are those of a model fitted to { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of computer players, with all hands open. docs/analysis.md says how good it is.

## Where it came from

analyse-option-split = Also say what changed everybody's chances: cards, own decisions, trade, the others. Takes up to a minute or so.
analyse-split = Where it came from, in percentage points of the chance of winning
analyse-part-chance = cards
analyse-part-own = own
analyse-part-trade = trade
analyse-part-others = others
analyse-part-rest = rest
analyse-part-whole = in all
analyse-split-how = Cards: those that were dealt, against the same deals made again { $again ->
        [one] once
       *[other] { $again } times
    } a turn; ± says by how much further such deals could move this, and with it the rest (95%). Own, others: answers outside trade, against those of a fixed strong player who sees the same. Trade: cards bought and deals, which take two, against what strong players would have made of the same cards. Rest: what usual cards and strong players would have brought that the model had not foreseen. The parts add up exactly; they tell what the model's chances say, no more.
analyse-split-progress = Playing on from turn { $turn } of { $turns }...

## The story, and the page

analyse-option-html = Also write a page of it that opens offline, to send round.
analyse-written = The page is in { $file }.
analyse-chronicle = The game in half a page
# $heading, $told (String) - of an epoch
analyse-chapter = { $heading }: { $told }
analyse-awards = Awards
# $who (String) - a civilization
analyse-title = What decided the game: { $who } has won
analyse-course = The course of the game
analyse-people = Who with whom
analyse-partners = Deals by partner
# $shown (Number) - as many lines
analyse-lines = The lines are those of the { $shown } players with the best chances over the whole game, of { $all }; the table has everybody.
analyse-column-turn = Turn
analyse-column-who = Player

analyse-running = This game is not over. Chances are told only afterwards: before, they would be advice and would tell of hidden cards.
analyse-short = This game is too short to say what decided it: it has fewer than { $turns ->
        [one] { $turns } whole turn
       *[other] { $turns } whole turns
    }.
