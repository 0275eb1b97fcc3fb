"""One reader's side of a game that is hosted here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ecumene.dialogue.cards.trade_card_facts import CardFacts, card_facts
from ecumene.dialogue.questions import question_builder
from ecumene.dialogue.side import asked_in, trades
from ecumene.rules import defaults, forecast, legal
from ecumene.rules import view as views
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.errors import OutOfTurn
from ecumene.rules.seen import seen_events, turn_so_far
from ecumene.seat import derived
from ecumene.seat.exchange import (
    Acknowledged,
    Answering,
    AreaCard,
    Asked,
    Basket,
    Changes,
    Doubt,
    Known,
    Look,
    Patient,
    Planned,
    PlannedMoves,
    Planning,
    PlayerCards,
    Proposed,
    Prospect,
    Responses,
    Shown,
    TakingBack,
    Track,
    WhyNot,
)
from ecumene.seat.last_gesture import last_gesture
from ecumene.seat.marks import mark
from ecumene.seat.requests import acts, declared_by, reads, weighs
from ecumene.seat.retraction import retraction

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from ecumene.bots.table import Patience
    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.questions.question_builder import Lister
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.seen import SeenEvents
    from ecumene.rules.state.ids import CardNo, OfferNo, PlaceNo, Seat
    from ecumene.rules.state.moves import Move
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Part
    from ecumene.seat.game_host import GameHost
    from ecumene.seat.reader_messages import Reader
    from ecumene.words import Say


class GameSide:
    """What a reader sees of a game, is asked, and can do (``ecumene.dialogue.side.Side``)."""

    def __init__(
        self,
        host: GameHost,
        reader: Reader,
        messages: Say,
        lister: Lister = question_builder.legal_answers,
    ) -> None:
        """``messages``: the reader's language; ``lister``: lists legal answers."""
        self.host = host
        self._reader = reader
        self.messages = messages
        self._lister = lister

    @property
    def seat(self) -> Seat | None:
        """Whose side it is; None for spectators."""
        return self._reader

    @property
    def game(self) -> Game:
        """The game."""
        return self.host.game

    @property
    def _own(self) -> Seat:
        assert self._reader is not None, "spectators are not asked"
        return self._reader

    # What is seen

    def view(self) -> View:
        """The game at this moment as the reader may know it."""
        return views.view(self.game, self._reader)

    def _planned_view(self, moves: tuple[Move, ...]) -> View:
        """The game after moves that the seat plans and nobody else knows of."""
        return forecast.with_plan(self.view(), moves)

    @reads("/view", answer=Look, asker="anyone")
    def look(self) -> Look:
        """The game as the reader may know it."""
        return Look(self.host.number(self._reader), derived.shown(self.view()))

    @reads("/areas/{area}", answer=AreaCard, asker="anyone")
    def area(self, place: PlaceNo) -> AreaCard:
        """A place as it is for the reader: room, who is there, what a conflict would leave."""
        return derived.area_card(self.view(), place)

    @weighs("/areas/{area}", body=PlannedMoves, answer=AreaCard)
    def planned_area(self, place: PlaceNo, planned: PlannedMoves) -> AreaCard:
        """A place as it would be for the seat after moves that nobody else knows of."""
        return derived.area_card(self._planned_view(planned.moves), place)

    @reads("/track", answer=Track, asker="anyone")
    def track(self) -> Track:
        """How far everybody has come on the A.S.T., and what the next spaces ask for."""
        return derived.track(self.view())

    @reads("/players", answer=PlayerCards, asker="anyone")
    def players(self) -> PlayerCards:
        """All players as everybody may know them: what their advances mean, what they lack."""
        view = self.view()
        seats = range(len(view.players))
        return PlayerCards(tuple(derived.player_card(view, seat) for seat in seats))

    @reads("/cards/{card}", answer=CardFacts, asker="anyone")
    def card(self, card: CardNo) -> CardFacts:
        """A trade card as it is for the reader: its worth, or what the calamity would do."""
        return card_facts(self.view(), card)

    @reads("/hand", answer=forecast.Hand)
    def hand(self) -> forecast.Hand:
        """The cards of the seat: what its sets are worth, and which calamities are among them."""
        return forecast.hand(self.view())

    @reads("/offers", answer=forecast.Bargains)
    def offers(self) -> forecast.Bargains:
        """What every open offer and deal would bring the seat, by its own hand alone."""
        return forecast.bargains(self.view())

    @reads("/responses", answer=Responses, asker="anyone")
    def responses(self) -> Responses:
        """How every open offer is received: who thinks, has declined, has seen it or cannot."""
        table = self.host.table
        return Responses(
            table.responses(self.game, self._reader), table.is_silent(self.game, self._reader)
        )

    @weighs("/changes", body=Known, answer=Changes, asker="anyone")
    def changes(self, known: Known) -> Changes:
        """What has changed of all that one looks at, at one moment.

        The words of what was told since come from whoever keeps the reader's stream.
        """
        view = self._planned_view(known.planned)
        looks: dict[Part, Callable[[], Any]] = {
            "view": lambda: view,
            "responses": self.responses,
        }
        if self._reader is not None:
            asked = partial(self._asked_in, view)
            looks |= {"asked": asked, "hand": self.hand, "offers": self.offers}
        found = {part: look() for part, look in looks.items() if part in known.parts}
        marks = {part: mark(each) for part, each in found.items()}
        new = {part: found[part] for part in found if marks[part] != known.marks.get(part)}
        if "view" in new:
            new["view"] = derived.shown(new["view"])
        return Changes(self.host.number(self._reader), marks, **new)

    def told(self) -> Iterator[SeenEvents]:
        """Everything the reader has seen so far, also what was taken back since (O2)."""
        return self.game.events_for(self._reader)

    def turn(self) -> list[Event]:
        """What the reader has seen since the turn began and has not been taken back."""
        return turn_so_far(self.told())

    # What is asked

    def decision(self) -> Decision | None:
        """What the seat is asked; in trade also whoever is done, who may come back (X8)."""
        return asked_in(self.view())

    def question(self) -> Question | None:
        """The same with all that belongs to it."""
        return self.question_in(self.view())

    def question_in(self, view: View) -> Question | None:
        """The question of the seat in a view, perhaps after planned moves."""
        decision = asked_in(view)
        if decision is None:
            return None
        suffering = view.phase == views.SUFFERING
        told = seen_events(self.game.phase_events, self._reader) if suffering else ()
        return question_builder.question(view, decision, self.stand_in, self._lister, told)

    @reads("/question", "think", answer=Asked)
    def asked(self) -> Asked:
        """What the seat is asked: sentence, rule, fields, forecast and default."""
        return self._asked_in(self.view())

    def _asked_in(self, view: View) -> Asked:
        seat = self._own
        return Asked(
            number=self.host.number(seat),
            question=self.game.question(seat),
            body=self.question_in(view),
            pending=seat in self.game.pending,
            # For whom else they wait may come of an offer that this seat cannot see.
            quiet=not self.host.is_awaited(seat),
            until=self.host.until(seat),
            gesture=last_gesture(self.game, seat),
            undo=retraction(self.host, seat),
        )

    def stand_in(self) -> Action | None:
        """What a computer player would answer in the seat; None to wait in trade, or unasked."""
        return None if self.decision() is None else self.host.table.suggestion(self.game, self._own)

    def default(self) -> Action | None:
        """What counts if the seat does not answer (O4); None if it is not asked."""
        view = self.view()
        decision = asked_in(view)
        return None if decision is None else defaults.default(view, decision)

    def legal(self) -> Iterator[Action]:
        """Every legal answer of the seat."""
        return self.game.answers(self._own)

    @reads("/proposal", "advise", answer=Proposed)
    def proposal(self) -> Proposed:
        """What a computer player would answer; nothing is answered by it."""
        view = self.view()
        decision = asked_in(view)
        if decision is None:
            raise OutOfTurn("G9", "illegal-not-asked", seat=self._own)
        action = self.stand_in()
        return Proposed(None if action is None else question_builder.choice(view, decision, action))

    @weighs("/why-not", body=Doubt, answer=WhyNot)
    def why_not(self, doubt: Doubt) -> WhyNot:
        """Ask why an answer is not offered; nothing is answered by it."""
        view = self._planned_view(doubt.planned)
        illegal = self._objection(view, doubt)
        if illegal is None:
            return WhyNot(None)
        return WhyNot(derived.refused_by_rules(illegal, view, self.messages))

    @weighs("/forecast", body=Doubt, answer=Prospect)
    def prospect(self, doubt: Doubt) -> Prospect:
        """What would come of an answer; nothing is answered by it."""
        view = self._planned_view(doubt.planned)
        illegal = self._objection(view, doubt)
        found = derived.prospect(view, doubt.action, illegal, self.messages)
        players = self.game.options.players
        if illegal is not None and derived.names_strangers(found.words, players):
            raise illegal
        return found

    def _objection(self, view: View, doubt: Doubt) -> IllegalAction | None:
        """Why an answer is illegal, also after planned moves; None if it is not."""
        if not doubt.planned or view.decision is None:
            return self.game.why_not(self._own, doubt.action)
        return legal.why_not(view, view.decision, doubt.action)

    @weighs("/plan", body=Planning, answer=Planned)
    def plan(self, wish: Planning) -> Planned:
        """Plan moves, or take planned ones back; nobody else learns of it."""
        known = wish.known
        found = forecast.plan(self.view(), known.planned, wish.more, wish.without)
        return Planned(found.moves, self.changes(replace(known, planned=found.moves)))

    @weighs("/basket", body=forecast.Wanted, answer=Basket)
    def basket(self, wanted: forecast.Wanted) -> Basket:
        """What advances would cost and bring, and how to pay for them; nothing is bought by it."""
        decision = self.game.pending.get(self._own)
        if not isinstance(decision, AskAdvances):
            raise OutOfTurn("G9", "illegal-not-asked", seat=self._own)
        return derived.basket(self.view(), decision, wanted, self.messages)

    # What is answered

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; return what the seat sees of the outcome."""
        return seen_events(self.host.answer(self._own, action, None, None), self._own)

    def take_back(self, own: int) -> tuple[Event, ...]:
        """Take back so many of the seat's own last answers (O2)."""
        return seen_events(self.host.take_back(self._own, own, None), self._own)

    @acts("/answers", body=Answering, answer=Acknowledged)
    def answer(self, answering: Answering) -> Acknowledged:
        """Answer; it is stored when this comes back, and the same sent twice counts once."""
        seat, action = self._own, answering.action
        events = self.host.answer(seat, action, answering.question, answering.key)
        trade = self.game.peek().trade
        if trade is not None and seat in trade.seats:
            self.show_offers(())  # whoever answers looks at the table
        return self.acknowledged(events, answering.known)

    @acts("/undo", body=TakingBack, answer=Acknowledged)
    def undo(self, wish: TakingBack) -> Acknowledged:
        """Take back one's own last answers, as long as nothing new has come to light."""
        if wish.question != self.game.question(self._own):
            raise OutOfTurn("O1", "illegal-question")
        events = self.host.take_back(self._own, wish.answers, wish.key)
        return self.acknowledged(events, wish.known)

    def acknowledged(self, events: tuple[Event, ...], known: Known | None = None) -> Acknowledged:
        """What the seat may know of an answer that counts, and what has changed by it."""
        seat = self._own
        changes = None if known is None else self.changes(known)
        seen = seen_events(events, seat)
        return Acknowledged(self.host.number(seat), self.game.question(seat), seen, changes)

    # Trade

    @property
    def patience(self) -> Patience:
        """What the person has seen and means in trade."""
        return self.host.table.patience(self.game, self._own)

    def show_offers(self, offers: Collection[OfferNo]) -> None:
        """Note that the person looks at the table in trade, and sees these offers."""
        self.host.note_shown(self._own, offers)

    def wait(self) -> None:
        """Let the others go on in trade: whoever is done for good, else until there is news."""
        self.host.let_go_on(self._own, done=self._own not in self.game.pending)

    @acts("/patience", body=Patient)
    def let_go_on(self, wish: Patient) -> None:
        """Let the others go on in trade without an answer.

        Trade may end at the moment somebody says so: then there is nothing left to hold up.
        """
        if self.game.peek().trade is not None:
            self.host.let_go_on(self._own, done=wish.done)

    @acts("/shown", body=Shown)
    def note_shown(self, shown: Shown) -> None:
        """Tell that these offers are before one's eyes; computers wait a while for an answer."""
        view = self.view()
        if view.trade is not None and trades(view):
            self.show_offers([each for each in shown.offers if each in view.trade.offers])


REQUESTS: Final = declared_by(GameSide)
"""Everything a reader can ask of a game as it stands."""
