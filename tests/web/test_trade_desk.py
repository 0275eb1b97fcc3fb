"""The desk of a trade: offers that are answered, cards that go, and a list that holds still."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from ecumene.rules.state.game_state import decode
from tests.web.positions import asked, name_of, place_for
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page, Route

    from tests.server.whole import Whole
    from tests.web.positions import Placed
    from tests.web.windows import Windows

NEAR = 60
"""Pixels within which something stands beside a button."""


def trading(site: Whole) -> tuple[Placed, Placed]:
    """Two people with many cards in a trade, the others are computers."""
    snapshot = asked("trade").snapshot
    trade = decode(snapshot.state).trade
    assert trade is not None
    anna, ben = place_for(
        site, snapshot, dict(zip(trade.seats[1:3], map(site.person, ("Anna", "Ben")), strict=True))
    )
    return anna, ben


def answer(placed: Placed, action: dict[str, Any]) -> Any:
    question = placed.question()["question"]
    return placed.person.answer(placed.game, placed.seat, question, action)


def offer_to(partner: Placed, *named: str, wants: int = 3) -> dict[str, Any]:
    return {
        "type": "make-offer",
        "gives": {"count": 3, "named": named},
        "wants": {"count": wants, "named": []},
        "to": partner.seat,
    }


def made(said: Any) -> str:
    """The number of an offer that was just made."""
    number: str = next(each["number"] for each in said["events"] if each["type"] == "offer-made")
    return number


def accept(placed: Placed, number: str, *named: str) -> None:
    answer(placed, {"type": "accept-offer", "offer": number, "named": named, "claims": []})


def put_down(placed: Placed, deal: str, *cards: str) -> None:
    answer(placed, {"type": "put-down-cards", "deal": deal, "cards": cards})


def in_hand(page: Page, card: str) -> Locator:
    return page.get_by_role("region", name="My hand").get_by_role("button", name=card)


def place_of(locator: Locator) -> FloatRect:
    box = locator.bounding_box()
    assert box is not None
    return box


def test_a_deal_keeps_only_cards_that_are_still_held(windows: Windows, site: Whole) -> None:
    """X2, X3: what is given away leaves the form; a refusal stands by its button."""
    anna, ben = trading(site)
    page = windows.open(anna.path, anna.person)
    for card in ("Papyri", "Papyri", "Tin"):
        in_hand(page, card).click()
    with page.expect_response("**/answers") as said:
        page.get_by_role("button", name="Offer to all").click()
    mine = made(said.value.json())

    theirs = made(answer(ben, offer_to(anna, "fish", "fish")))
    accept(anna, theirs, "ceramics", "tin")
    put_down(anna, theirs, "ceramics", "tin", "grain")
    put_down(ben, theirs, "fish", "fish", "fish")
    accept(ben, mine, "wine", "wine")

    deal = page.get_by_role("article").filter(has_text=f"Deal with {name_of(ben)}")
    chosen = deal.get_by_role("group", name="Cards to put down")
    expect(deal).to_contain_text(
        "No longer yours to give, so taken out: Tin. 1 more card is needed."
    )
    send = deal.get_by_role("button", name="Put down 3 cards")
    expect(send).to_be_disabled()
    expect(chosen.get_by_role("button", name="take out")).to_have_count(2)
    chosen.get_by_role("button", name="Glass").click()

    def spoil(route: Route) -> None:
        body = json.loads(route.request.post_data or "")
        body["action"]["cards"] = ["gold", "gold", "gold"]
        route.continue_(post_data=json.dumps(body))

    windows.expect("422")
    page.route("**/answers", spoil)
    before = place_of(send)
    send.click()
    refusal = page.get_by_role("alert").filter(has_text="You do not hold")
    refusal.wait_for()
    assert place_of(send) == before
    there = place_of(refusal)
    assert 0 <= before["y"] - (there["y"] + there["height"]) < NEAR
    page.unroute("**/answers")
    send.click()
    expect(deal).to_contain_text("You have put down")
    expect(refusal).to_have_count(0)


def test_a_half_composed_offer_survives_a_reload(windows: Windows, site: Whole) -> None:
    """X2: with its cards, as far as they are still held, and what it asks for."""
    anna, ben = trading(site)
    page = windows.open(anna.path, anna.person)
    form = page.get_by_role("region", name="New offer")
    for card in ("Papyri", "Papyri", "Tin"):
        in_hand(page, card).click()
    form.get_by_role("button", name=name_of(ben)).click()
    form.get_by_role("button", name="One card more").click()
    expect(form).to_contain_text("You want 4 cards")

    theirs = made(answer(ben, offer_to(anna, "fish", "fish")))
    accept(anna, theirs, "ceramics", "tin")
    put_down(anna, theirs, "ceramics", "tin", "grain")
    put_down(ben, theirs, "fish", "fish", "fish")
    page.reload()
    slots = form.get_by_role("listitem")
    for place in range(2):
        expect(slots.nth(place)).to_contain_text("Papyri")
    expect(form).to_contain_text("You want 4 cards")
    expect(form.get_by_role("button", name=f"Offer to {name_of(ben)}")).to_be_disabled()
    expect(form).to_contain_text("No longer yours to give, so taken out: Tin.")


def test_the_list_of_offers_holds_still_under_the_pointer(windows: Windows, site: Whole) -> None:
    """X1: whatever others say; alike offers are folded."""
    anna, ben = trading(site)
    mine = made(answer(anna, offer_to(ben, "papyri", "papyri")))
    page = windows.open(anna.path, anna.person, height=1200)
    offers = page.get_by_role("region", name="Offers", exact=True)
    numbers = [made(answer(ben, offer_to(anna, "fish", "fish", wants=3 + n))) for n in range(3)]
    third = page.locator(f"[data-offer={numbers[2]}]")
    third.wait_for()
    third.get_by_role("button", name="Accept").hover()
    before = place_of(third)

    late = made(answer(ben, offer_to(anna, "wine", "wine", wants=7)))
    page.locator(f"[data-offer={late}]").wait_for()
    for number in (numbers[0], late):
        answer(ben, {"type": "withdraw", "number": number})
        expect(page.locator(f"[data-offer={number}]")).to_contain_text("no longer open")
    accept(ben, mine, "wine", "wine")
    page.get_by_role("article").filter(has_text=f"Deal with {name_of(ben)}").wait_for()
    assert place_of(third) == before
    page.mouse.move(5, 5)
    expect(page.locator(f"[data-offer={numbers[0]}]")).to_have_count(0)

    for card in ("fish", "wine", "copper", "tin"):
        answer(ben, offer_to(anna, "fish", card))
    expect(offers.get_by_text("3 similar offers")).to_be_visible()


def test_computers_say_no_and_spectators_see_it(windows: Windows, site: Whole) -> None:
    """X1, X5a: silence ends with a word. Cards are dragged as they are clicked."""
    anna, _ = trading(site)
    page = windows.open(anna.path, anna.person)
    form = page.get_by_role("region", name="New offer")
    slots = form.get_by_role("listitem")
    for place, card in enumerate(("Papyri", "Resin", "Ochre")):
        in_hand(page, card).drag_to(slots.nth(place))
        expect(slots.nth(place)).to_contain_text(card)
    slots.nth(2).drag_to(page.get_by_role("heading", name="My hand"))
    expect(slots.nth(2)).to_contain_text("you may claim what you like")
    in_hand(page, "Ochre").click()
    for _ in range(7):
        form.get_by_role("button", name="One card more").click()
    form.get_by_role("button", name="Offer to all").click()

    status = page.get_by_role("status")
    expect(
        status.filter(has_text="nothing more to say; none of them takes your offer")
    ).to_be_visible()
    received = page.get_by_role("list", name=re.compile("Answers to offer"))
    expect(received.get_by_role("img", name="does not take it").first).to_be_visible()
    assert_accessible(page, "main")

    watching = windows.open(f"/games/{anna.game}/watch", anna.person)
    trade = watching.locator(".market")
    expect(trade.get_by_role("img", name="does not take it").first).to_be_visible()
    expect(trade).to_contain_text("Papyri")
    expect(trade.get_by_role("button", name="Accept")).to_have_count(0)
    assert_accessible(watching, ".market")


def test_the_desk_stays_where_it_is(windows: Windows, site: Whole) -> None:
    """Only its lists scroll: whatever is brought into sight, half of the window is never empty."""
    anna, ben = trading(site)
    page = windows.open(anna.path, anna.person, width=1280, height=560)
    page.get_by_role("heading", name="New offer").wait_for()
    for wants in range(3, 11):
        number = made(answer(ben, offer_to(anna, "fish", "fish", wants=wants)))
    page.locator(f"[data-offer={number}]").wait_for()
    main = page.get_by_role("main")
    assert main.evaluate("main => { main.scrollTop = 999; return main.scrollTop }") == 0
