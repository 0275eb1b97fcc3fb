### What is typed in answer to a question.

typed-word = { $command ->
        [help] ? help
        [undo] u undo
        [save] s save
        [quit] q quit
        [auto] . auto
        [auto-phase] ..
        [log] l log
        [info] i info
        [map] map
        [leave] leave
        [chat] say chat
        [who] who
        [hand-over] hand-over
        [take-over] take-over
        [agree] agree
        [object] object
        [start] start
        [pause] pause
        [resume] resume
        [extend] extend
        [end-trade] end-trade
        [propose-undo] propose-undo
        [yes] y yes
        [no] n no
        [none] none 0 -
        [done] done
        [march] m march move
        [ship] ship build
        [maintain] maintain keep pay
        [scrap] scrap
        [load] load embark
        [sail] sail
        [land] land unload
        [halt] halt stop
        [back] back take-back
        [wait] wait w
        [end] end done
        [reduce] reduce
        [destroy] destroy
        [without] without-extra without
        [token] token
        [tokens] tokens
        [lost-ship] ship
        [ships] ships
        [treasury] treasury
        [from] from
        [keep] keep
        [offer] offer o
        [counter] counter c
        [accept] accept a
        [put] put p
        [drop] drop d
        [come-back] back
        [for] for
        [to] to
        [say] say saying
        [discount] discount
        [gift] gift
        [credits] credits
        [epochs] epochs epoch ast a.s.t.
        [buy] buy
        [pay] pay paying
        [as] as
        [new] new
        [short] short
        [full] full
        [west] west
        [east] east
        [basic] basic
        [expert] expert
        [strict] strict order
        [learning] learning
        [casual] casual
        [seasoned] seasoned
        [master] master
       *[free] free simultaneous
    }

## How to answer

typed-how-areas = Type areas separated by commas, for example: athens, corinth.
typed-how-areas-extra = Type areas separated by commas, for example: athens, corinth. To leave an extra token in stock: without corinth.
typed-how-areas-none = Type areas separated by commas, for example: athens, corinth; or none.
typed-how-tokens = Type areas with numbers, for example: athens 2, corinth 1.
typed-how-yes-no = Type y or n.
typed-how-players = Type civilizations separated by commas, for example: egypt, rome.
typed-how-cards = Type cards separated by commas, for example: 2 iron, wine; or none, where that is allowed.
typed-how-credits = Type groups with numbers, for example: arts 5, science 5.
typed-how-damage = Type tokens by area, and cities after reduce or destroy, for example: athens 2, reduce sparta, destroy corinth; without sparta leaves the extra token there in stock (G11c).
typed-how-loss = tokens or ships: give these up in all further rounds of this conflict; token or ship: in this round only. With Advanced Military also: tokens corinth.
typed-how-city = Or an area and where its tokens come from: athens, treasury 2, from corinth 1, keep. Several cities, separated by semicolons: athens; corinth, treasury 2; done.
typed-how-cities = Several cities, separated by semicolons: athens; corinth; done.
typed-how-move =
    m athens corinth 3: march with 3 tokens; without a number, with all
    ship athens: build a ship; maintain 0, load 0 3, sail 0 tyre, land 0 3, halt 0, scrap 0
    back: take a move back; i: the list again; end: end your movement. Separate moves with semicolons.
    In the list: population limit, * city site, # city.
typed-how-move-free =
    m athens corinth 3: march with 3 tokens; without a number, with all
    ship athens: build a ship; maintain 0, load 0 3, sail 0 tyre, land 0 3, halt 0, scrap 0
    back: take a move back; i: the list again; end: end your movement. Separate moves with semicolons.
    wait: let those before you in the order finish first (M1)
    In the list: population limit, * city site, # city.
typed-how-trade =
    offer 2 iron, wine for 3 gold: all you give, the first two binding, and how many you want
    offer ... say salt: what you claim about the rest, true or not; offer ... to rome: for one player only
    accept 4: with what it asks for, and your cheapest cards; accept 4 iron, iron, wine: with these
    counter 4 iron, iron, wine for 3; put 4 iron, iron, wine; drop 4; done. In brackets: face values; *: new.
typed-how-advances =
    pottery, mining: names or numbers separated by commas; pottery pay 2 iron, wine: pay with these
    ? pottery: read a card; i: all prices; done: buy nothing
typed-how-pay =
    library, mining, discount mining: what is cheaper (Library); gift coinage (Anatomy)
    credits arts 5, credits science 5: credits of your choice (Written Record, Monument)
    pay 2 iron, salt as iron, treasury 5: what you pay; salt counts as iron (Trade Empire)
typed-how-ability =
    politics: 5; diaspora: athens 2 > corinth 2; trade routes: 2 iron, wine
    The ability, a colon, and how to use it; done: no more

## What cannot be read

typed-trade-wait = Enter: wait for the others
typed-trade-let-go = You are done, but the others are still trading (X8). Enter: let them. back: trade on.
typed-no-player = '{ $name }' is not one of these players: { $names }.
typed-no-group = '{ $name }' is not one of these groups: { $names }.
typed-no-number = '{ $text }' is not a number that makes sense here.
typed-no-choice = There is no choice { $number }; choose from 1 to { $most }.
typed-choose = Type the number of a choice, from 1 to { $most }.
typed-yes-or-no = Answer y or n.
typed-not-asked = You are not asked anything now; ? lists what you can type.
typed-nothing = Type an answer; ? explains, . lets a computer player answer.
typed-city-means = '{ $text }' is not a way to build a city. For example: treasury 2, from corinth 1, or keep.
typed-no-more-cities = You can build no more cities now, so '{ $text }' was ignored.
typed-no-move = '{ $text }' is not a move. For example: m athens corinth 3, or end.
typed-march = Say from where, to where and how many: m athens corinth 3. With several steps: m athens > corinth > sparta 3.
typed-come-back = Type back to trade on, or press Enter to let the others finish.
typed-which-ship = Give the number of the ship. Your ships: { $ships }.
typed-no-trade = '{ $text }' means nothing in trade. For example: offer 2 iron, wine for 3, or done.
typed-offer = Say what you give and how many cards you want: offer 2 iron, wine for 3 gold to rome.
typed-which-offer = Give the number of the offer or deal. Open: { $numbers }.
typed-two-named = List all the cards you give, three or more; the first two must be commodities, because their names are binding (X2).
typed-accept-count = { $cards ->
        [one] The offer asks for { $cards } card; you listed { $given }.
       *[other] The offer asks for { $cards } cards; you listed { $given }.
    }
# $wishes (String) - the cards that the offer asks for; $held (Number) - how many of them there are, 0 or 1
typed-accept-wish = Offer { $offer } asks for { $wishes }, and you have { $held ->
        [0] none of these
       *[other] only one of these
    } to give. To give other cards, list them: accept { $offer } iron, iron, wine.
typed-too-dear = The price is { $price }, and you can pay at most { $most } (P2).
typed-ability = Say which ability, a colon, and how to use it: politics: 5. You can use: { $names }.
typed-diaspora = Say from where to where: diaspora: athens 2 > corinth 2.
typed-sail = Say where the ship sails: sail 0 tyre. It finds its own way; to take another: sail 0 knossos, rhodes.
typed-too-far = The ship in { $start } cannot reach { $place } this turn (M7).
typed-loss = Type the number of a choice, or token or ship; tokens or ships answers for all further rounds of this conflict.
