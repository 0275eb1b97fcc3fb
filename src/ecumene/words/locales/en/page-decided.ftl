### What decided a game: the page of chances, turning points, story, awards and the ledger of trade.

page-decided = What decided the game
page-decided-board = Back to the board
page-decided-finding = The game is being played through again to see what decided it. This takes a few seconds.
page-decided-too-early = There is nothing to tell yet: the first turn has not ended.
page-decided-no-clipboard = The browser lets us copy nothing here; select the text instead.

## Chances

page-decided-chances = Chance of winning
page-decided-bands = Everybody's chance of winning, turn by turn, as bands; the table below has the same in numbers
page-decided-table = Chance of winning in percent at the end of each turn; choose a turn to see the board as it was then
page-decided-player = Player
page-decided-start = start
page-decided-turn = Show the board at the end of turn { $turn }
# $hands (String) - open or hidden; $games (Number) - games of computer players
page-decided-how = { $hands ->
        [open] { $games ->
            [one] These are the chances of a model fitted to { $games } game of computer players, with all hands open. They are an estimate, not a fact.
           *[other] These are the chances of a model fitted to { $games } games of computer players, with all hands open. They are an estimate, not a fact.
        }
       *[hidden] { $games ->
            [one] These are the chances of a model fitted to { $games } game of computer players, from what everybody sees. They are an estimate, not a fact.
           *[other] These are the chances of a model fitted to { $games } games of computer players, from what everybody sees. They are an estimate, not a fact.
        }
    }
page-decided-show = Show
page-decided-show-turn = Show the board before turn { $turn }, phase { $phase }

## Story and awards

page-decided-story = The story
page-decided-copy = Copy the story
page-decided-awards = Awards
page-decided-no-awards = Nobody has earned one.

## The ledger of trade

page-decided-ledger = The ledger of trade
page-decided-no-deals = Nobody made a deal.
page-decided-partners = Deals by player and partner, and what they added to the worth of the player's hand
page-decided-claims = Claims besides the cards truly named
# $kind (String) - made, believed, true or untrue
page-decided-claims-of = { $kind ->
        [made] made
        [believed] believed
        [true] true
       *[untrue] untrue
    }
page-decided-ways = Calamities that were passed on
# said between two who have held a card one after the other
page-decided-to = to
page-decided-in-turn = Turn { $turn }
# $end (String) - what became of it; held: the last one has it still
page-decided-end = { $end ->
        [struck] it struck there
        [failed] it did not happen
        [discarded] discarded
        [lost] lost
       *[held] still in that hand
    }
page-decided-deals = { $count ->
        [one] { $count } deal
       *[other] All { $count } deals
    }
page-decided-deal = Each deal from both sides
page-decided-deal-turn = Turn
page-decided-deal-gave = Gave
page-decided-deal-partner = To
page-decided-deal-untrue = Untrue claims
page-decided-deal-gain = Hand worth
page-decided-deal-end = Worth of the cards received when trade ended
page-decided-deal-became = What became of them
page-decided-became = passed on { $passed }, paid { $paid }, lost { $lost }, kept { $kept }

## A seat's own ledger while the game runs

page-decided-own = My trade
page-decided-own-none = You have made no deal yet.
page-decided-own-got = Got
page-decided-own-untrue = Promised, not given
