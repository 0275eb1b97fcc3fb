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

## The guide of the first game

page-learn-guide = Guide
page-learn-topic = { $topic ->
        [welcome] Welcome
        [civilization] Civilizations
        [start-cities] Your first cities
        [free-credits] Credits
        [spread] Your first tokens
        [tax] 1 Tax
        [tax-rate] Choosing the tax rate
        [expansion] 2 Expansion
        [placement] Too few for all
        [movement] 3 Movement
        [conflict] 4 Conflict
        [cities] 5 Cities
        [city-site] A new city
        [cards] 6 Trade cards
        [card-to-buy] Buying a card
        [trade] 7 Trade
        [selection] 8 Calamity choice
        [calamities] 9 Calamities
        [victims] Naming victims
        [abilities] 10 Abilities
        [support] 11 Support
        [advances] 12 Advances
        [hand-limit] Hand limit
        [track] 13 A.S.T.
        [second-turn] The second turn
        [second-movement] Ships and neighbours
        [second-trade] What others hold
        [second-advances] Lower prices
        [tip-attack] Taking cities
        [tip-bluff] True and untrue
        [tip-bonus] What an advance is worth
        [tip-stock] Your stock
        [tip-order] First or last
        [tip-collect] Large sets
        [tip-epoch] The next epoch
        [tip-neighbours] Side by side
        [tip-shield] Against calamities
        [tip-end] How it ends
       *[farewell] The game is over
    }
page-learn-page = { $number } of { $of }
page-learn-next = Next
page-learn-understood = Got it
page-learn-fold = Hide
page-learn-unfold = Show
page-learn-earlier = { $unread ->
        [0] Earlier
       *[other] Earlier ({ $unread } unread)
    }
page-learn-unread = unread
page-learn-to-now = Back to now
page-learn-end = End the guide
page-learn-nothing-new = Nothing new right now; the guide comes back with the next phase.
page-learn-welcome-1 = You lead a civilization through the ages. What counts in the end are points: 5 for every space your marker has come forward on the A.S.T., 1 for every city on the board, and 1, 3 or 6 for every advance.
page-learn-welcome-2 = A turn has thirteen phases; the bar at the top shows where you are. The question says what you have to decide; above its button you see what would happen. A round chip opens a rule, the ? explains the whole question.
page-learn-civilization = Pick a civilization. All play by the same rules; they differ in where they begin, who lives next door, and on which spaces of the A.S.T. their epochs begin. Their rank breaks ties: the lower number wins them.
page-learn-start-cities = The Short Game begins in the middle of history: place five cities in your own region, at least four of them on city sites. The coast opens the sea to you but draws pirates and cyclones; a site on a flood plain may be flooded.
page-learn-free-credits = Credits are a discount for good: every advance of that group costs you so much less, turn after turn. Choose a group in which you mean to buy several dear advances.
page-learn-spread = Spread your tokens over your region, in no area more than its limit. Every city needs 2 tokens on the board. Many areas with few tokens grow faster than a few full ones.
page-learn-tax = Every city moves 2 tokens from your stock to your treasury. If the stock has too few, cities revolt and go over to another player: so keep 2 tokens in stock for each city.
page-learn-tax-rate = You may choose your tax rate. More tax fills the treasury, with which you buy ships, cards and advances; but it takes tokens out of your stock, and without stock your people cannot grow.
page-learn-expansion = Your people grow: where you have 1 token, 1 is added; where you have more, 2 are, from your stock. Then all tokens on the board are counted. Whoever has the most moves first, and the list of players shows this order.
page-learn-placement = Your stock has fewer tokens than could be added, so you choose where they go: where they help to make 6 on a city site, and where an area still has room.
page-learn-movement-1 = Each of your tokens may take one step to a neighbouring area by land, or travel by ship. None has to move.
page-learn-movement-2 = What for? Afterwards an area keeps only as many tokens as its limit, and the rest is lost. But 6 tokens on a city site, or 12 elsewhere, can become a city. So gather 6 on a site, and spread the others into areas with room.
page-learn-movement-3 = Drag a stack on the map, or choose from and to in the question. Under "If you end now" you see what would happen. Until you end your movement you may take back every move.
page-learn-conflict = Where several players together exceed the limit of an area, their tokens fight: the side with the fewest loses one first, then the next, until the limit holds or one side is left. A city falls to 7 attackers; fewer are lost.
page-learn-cities = You may build a city where 6 of your tokens stand on a site, or 12 without one; those tokens go back to stock. Then tokens above the limits are lost. In the end each city needs 2 tokens on the board, or it is reduced to tokens.
page-learn-city-site = A city brings one trade card more each turn and is worth a point. It costs 6 tokens, and 2 others have to support it: look at what the question says about support before you build.
page-learn-cards = With n cities you draw a card from each of the stacks 1 to n. Commodities of high stacks are worth more; in every stack but the first there are calamities as well. Then cards may be bought, from stack 9 for 15 treasury each.
page-learn-card-to-buy = 15 treasury for a card of stack 9: one alone is worth 9, two are worth 36. Buy if it makes a set and you do not need the treasury for advances. A calamity may come up too.
page-learn-trade-1 = Equal cards make a set, and n of them are worth n times n times their value: two cards of 5 are worth 20, three are worth 45. So trade away single cards for more of what you already collect.
page-learn-trade-2 = Each side gives at least 3 cards and names two of them truthfully: these are blue, with a lock. What is said about the others may be untrue, and a calamity may be among them.
page-learn-trade-3 = Look at the offers first, then make your own: what you give, what you want, to all or to one. An accepted offer binds nobody until both have put down their cards. When you have what you need, say that you are done.
page-learn-selection = Everybody says how many calamities they hold, but not which. Whoever holds too many discards some at random, so nobody suffers them all.
page-learn-calamities-1 = Calamities strike whoever holds them, first the minor ones, then the major ones from low stacks to high ones. Some hit others as well, whom the first victim names.
page-learn-calamities-2 = If you have to lose something, you choose what: touch areas on the map, and the question adds up what is still missing. A token counts 1, a city 5. Advances soften some calamities and make others worse.
page-learn-victims = You are the first victim and name those who suffer with you. Share out all of it, as far as possible.
page-learn-abilities = Some advances give an ability that is used now, once a turn: to annex, to destroy, to fill the treasury. Whoever is furthest on the A.S.T. begins. Without such an advance you have nothing to do here.
page-learn-support = After the calamities the board is put in order: conflicts first, then tokens above the limits are lost, and cities without 2 tokens each are reduced.
page-learn-advances-1 = Buy advances with sets of cards and with treasury. Touch a card to put it into the basket; the cheapest payment is shown below. No change is given for cards, so look for a basket that wastes nothing.
page-learn-advances-2 = Begin with cheap advances that give credits in many groups: from the next turn on they make everything there cheaper. The coloured squares on a card are the credits it gives.
page-learn-advances-3 = At the bottom you see what your next epoch asks for: later epochs need expensive advances. Mark what you are saving for with the star.
page-learn-hand-limit = You hold more cards than you may keep. Give up what adds least, single cards of low value; keep what begins a set.
page-learn-track = Your marker goes one space forward if you have what that space asks for: first nothing, then cities, then advances too. Each space is worth 5 points, so never fall behind for lack of a city.
page-learn-second-turn = You have seen a whole turn. It begins again with tax, and from now on the guide only adds what was left out.
page-learn-second-movement-1 = A ship costs 2, in treasury or tokens, and carries 5 tokens up to 4 steps along the coasts. A ship of an earlier turn costs 1 if you want to keep it.
page-learn-second-movement-2 = Within the limit you live beside others in peace. Above it there is a conflict; entering an area with another player's city is one too, even with a single token.
page-learn-second-trade = The list of players shows how many cards everybody holds. A calamity that you trade away strikes its new owner, and from some of them you gain: whoever traded it last is the beneficiary.
page-learn-second-advances = The credits of last turn now count: the crossed-out number is the printed cost, the other one your price. Some advances also give a bonus for one particular card; see the bottom of their card.
page-learn-tip-attack = 7 tokens that are in an area together take its city: 8 if its owner has Engineering, 6 if you have it. With fewer all of them are lost. A city taken turns into tokens, and you may draw one of its owner's cards.
page-learn-tip-bluff = What comes after the two true cards may be a bluff, yours too. Do not hand over what would make somebody's set for a claim you doubt, and remember who has told you the truth.
page-learn-tip-bonus = Price is not everything: look at the points and at the credits. A dear advance of 6 points counts as much as six cheap ones, and cheap ones make it affordable.
page-learn-tip-stock = If few tokens are left in stock, growth and tax come to a halt. Spend treasury, or give up areas that bring little.
page-learn-tip-order = Whoever has most tokens moves first, and is answered by all the others. You may wait until those before you have ended: then you know what you face.
page-learn-tip-collect = A set is worth the square of its size: aim for one or two large ones. Some cards may be kept for the next turn, up to the hand limit.
page-learn-tip-epoch = The next epoch may ask for more cities and for dearer advances. The A.S.T. in the menu shows what every space asks for; a turn without a step costs 5 points.
page-learn-tip-neighbours = Tokens of others in your area do no harm as long as the limit holds. Where it does not, the larger side loses less: bring one more than they have.
page-learn-tip-shield = The calamities that have hurt you will come again. Cards in the shop say which calamity they soften, and which they make worse.
page-learn-tip-end = The game ends with the turn in which a marker enters the last space. When somebody is two steps away from it, saving is of no use any more. Count what still brings points: 1 for a city, 1, 3 or 6 for an advance, 5 for a space.
page-learn-farewell = That was your first game. The replay in the menu shows how it went, turn by turn; the whole rulebook is there too. See you at the next one.
