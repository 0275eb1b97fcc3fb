"""What a seat is asked, and what it can answer, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import moves as mo
from ecumene.rules.abilities.offers import routes_gain
from ecumene.rules.ids import BARBARIANS
from ecumene.words.naming import Naming
from ecumene.words.values import values_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.words.messages import Messages
    from ecumene.words.values import Values


def put(decision: Decision, messages: Messages, players: Sequence[str]) -> str:
    """Return the question with its rule; ``players`` are their names by seat."""
    names = Naming(messages, players)
    values = values_of(decision, names)
    values["id"] = decision.rule
    if isinstance(decision, de.AskPurchase):
        values["prices"] = _prices(decision, names)
    if isinstance(decision, de.AskCivilization) and decision.theme is not None:
        theme = facts().short_game.theme_sets[decision.theme]
        values["advances"] = names.listed(map(names.advance, theme.advances))
    return messages(f"ask-{_question(decision)}", **values)


def _prices(decision: de.AskPurchase, names: Naming) -> str:
    """What can be had from which stack; one that also gives a free card is named twice."""
    prices = [*((stack, 0) for stack in decision.free), *decision.prices.items()]
    return names.listed(
        names.messages("word-price", stack=stack, price=price) for stack, price in prices
    )


def _question(decision: Decision) -> str:
    """The key of the question: the name of its kind, and what makes a case of its own."""
    kind = str(decision.__struct_config__.tag)
    match decision:
        case de.AskCivilization(theme=theme) if theme is not None:
            return f"{kind}-short"
        case de.AskCities() | de.AskNumber():
            return _about_cities(kind, decision)
        case de.AskYesNo():
            return f"{kind}-{decision.question}"
        case de.AskPlace():
            return f"{kind}-{decision.kind}"
        case de.AskSpread():
            return kind if decision.rule == "L4" else f"{kind}-start"
        case de.AskDiscard(ransom=ransom) if ransom:
            return f"{kind}-ransom"
        case de.AskDiscard(rule="C-ICONOCLASM-AND-HERESY"):
            return f"{kind}-save"
        case de.AskCardToGive(options=()):
            return f"{kind}-done"
        case de.AskMove(broken=broken) if broken:
            return f"{kind}-broken"
    return kind


def _about_cities(kind: str, decision: de.AskCities | de.AskNumber) -> str:
    """Pirate cities are called so, and a number that can vary is said."""
    if isinstance(decision, de.AskNumber):
        return f"{kind}-pirates" if decision.rule == "F11" else kind
    if decision.extra and decision.fewest == len(decision.options):
        return f"{kind}-extra"
    purpose = f"{kind}-{decision.purpose}"
    if decision.least is not None:
        return f"{purpose}-up-to"
    return f"{purpose}-pirates" if decision.owner == BARBARIANS else purpose


def answer(action: Action, messages: Messages, players: Sequence[str]) -> str:
    """Return how an answer reads in a list of choices."""
    return act(action, Naming(messages, players))


def act(action: Action, names: Naming) -> str:
    """Return what an action does, in a few words."""
    values = values_of(action, names)
    return names.messages(f"do-{_deed(action)}", **_special(action, values, names))


def _deed(action: Action) -> str:
    kind = str(action.__struct_config__.tag)
    for case in (_board_case, _card_case):
        suffix = case(action)
        if suffix is not None:
            return f"{kind}-{suffix}"
    return kind


def _board_case(action: Action) -> str | None:
    match action:
        case do.ChooseCities(areas=areas, declined=declined):
            return "declined" if declined else None if areas else "none"
        case do.ChooseLoss(kind=kind):
            return kind
        case do.Answer(yes=yes):
            return "yes" if yes else "no"
        case do.BuildCity():
            return _means(action)
        case mo.March(path=(_, _, _, *_)):
            return "via"
        case mo.BuildShip(tokens=tokens, treasury=treasury) if tokens:
            return "both" if treasury else "tokens"
        case mo.MaintainShip(token=token):
            return "token" if token else None
    return None


def _means(action: do.BuildCity) -> str | None:
    if not (action.treasury or action.neighbours):
        return "kept" if action.keep else None
    return "means-kept" if action.keep else "means"


def _card_case(action: Action) -> str | None:
    match action:
        case do.UsePolitics(area=area):
            return "treasury" if area is None else None
        case do.UseUniversalDoctrine(city=city):
            return "tokens" if city is None else None
        case do.BuyCard(free=free):
            return "free" if free else None
        case do.MakeOffer(to=to):
            return None if to is None else "to"
        case do.LoseCards(cards=()) | do.NameVictims(victims=()):
            return "none"
        case do.BuyAdvances():
            return "gift" if action.gift is not None else None
    return None


def _special(action: Action, values: Values, names: Naming) -> Values:
    """What some messages need besides the fields."""
    match action:
        case mo.March(path=path):
            values["start"], values["goal"] = names.places(path[:1]), names.places(path[-1:])
            values["via"] = names.places(path[1:-1])
        case mo.BuildShip(tokens=tokens):
            values["tokens"] = names.by_place(Counter(paid.area for paid in tokens))
        case do.UseTradeRoutes(cards=cards):
            values["treasury"] = routes_gain(cards)
        case mo.MaintainShip(token=mo.TokenPaid(area=area)):
            values["area"] = names.place(area)
        case do.TakeBack(move=move):
            values["move"] = move + 1
        case do.TakeDamage():
            values["losses"] = _losses(action, names)
        case do.WholeMovement(moves=moves):
            values["moves"] = len(moves)
    return values


def _losses(action: do.TakeDamage, names: Naming) -> str:
    """What is lost: tokens, cities destroyed, cities reduced; what there is of it."""
    parts = []
    if action.tokens:
        parts.append(names.messages("word-lost-tokens", areas=names.by_place(action.tokens)))
    if action.destroyed:
        parts.append(names.messages("word-lost-cities", areas=names.places(action.destroyed)))
    if action.reduced:
        parts.append(names.messages("word-lost-reduced", areas=names.places(action.reduced)))
    if action.declined:
        parts.append(names.messages("word-lost-declined", areas=names.places(action.declined)))
    return "; ".join(parts)
