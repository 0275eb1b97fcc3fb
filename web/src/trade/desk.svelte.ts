/**
 * A player's desk in one trade: half-filled forms, the list of offers, and what was heard.
 *
 * It belongs to the game, not to the screen, so that looking at the board, or other players'
 * actions, leave every form as it was.
 */
import { post } from '$/api/client'
import { refusedBy } from '$/api/request-state.svelte'
import type { Acknowledged, Action, Offer } from '$/api/types'
import { keepFilled, recallFilled } from '$/game/half-filled'
import type { GameSession } from '$/game/session.svelte'
import { trade } from '$generated/rules.json'
import { beyond, counted, within, type Card } from './cards/cards'
import { NO_GAINS } from './cards/figures'
import { heardMore, newLedger, promisedMore, type Ledger } from './cards/ledger'
import {
  acceptanceOf,
  accepting,
  added,
  changing,
  countering,
  emptyDraft,
  gapOf,
  givenCards,
  leftOf,
  offerOf,
  placed,
  stillThere,
  without,
  type Draft,
} from './composer/offer-draft'
import { isDeskFilled, worthKeeping } from './desk-filled'
import { CardDrag, type Target } from './drag.svelte'
import { OfferList } from './offers/offer-list.svelte'
import type { Row } from './offers/offers'
import { acceptable, offering, putting } from './trade-ways'

/** A place at the desk where one answers: the form, an offer, a deal, or the bar above. */
export type Place = 'form' | 'bar' | `offer ${string}` | `deal ${string}`

export class Desk {
  /** The offer being put together. */
  offer = $state.raw<Draft>(emptyDraft(trade.least_cards))
  /** The answer to an offer being put together instead, with the offer as it was. */
  answer = $state.raw<{ draft: Draft; to: Offer } | null>(null)
  /** Whether the form of offers is open, if it covers the rest. */
  composing = $state(false)
  /** Where the last answer was given, and a refusal is shown. */
  spoke = $state<Place>('bar')
  /** The cards chosen for deals, by number: with an offer or an acceptance, or later. */
  chosen = $state<Record<string, readonly Card[]>>({})
  ledger = $state.raw<Ledger>(newLedger(0))
  /** The offers of others that computers know to have been in sight, since this connection. */
  readonly #shown = new Set<string>()
  #connection = -1

  constructor(
    readonly session: GameSession,
    readonly turn: number,
  ) {
    const kept = recallFilled(session, 'offer', String(turn))
    if (!isDeskFilled(kept)) return
    this.offer = kept.offer
    this.chosen = kept.chosen
    const to = session.view?.trade?.offers[kept.answer?.answers ?? '']
    if (kept.answer && to) this.answer = { draft: kept.answer, to }
  }

  /** Keep what is filled in for when the page is loaded again. */
  keep(): void {
    const answer = this.answer?.draft ?? null
    const filled = worthKeeping({ offer: this.offer, answer, chosen: this.chosen })
    keepFilled(this.session, 'offer', String(this.turn), filled)
  }

  // Contents

  seat = $derived.by(() => this.session.seat ?? -1)
  /** My cards and what they are worth; null until the server has said. */
  hand = $derived.by(() => this.session.hand)
  gains = $derived.by(() => this.session.offers ?? NO_GAINS)
  question = $derived.by(() => this.session.asked?.body ?? null)
  trade = $derived.by(() => this.session.view?.trade ?? null)
  offering = $derived.by(() => offering(this.question))
  acceptable = $derived.by(() => acceptable(this.question))
  free = $derived.by(() => this.offering?.cards ?? [])
  held = $derived.by(() => counted(this.free))
  least = $derived.by(() => this.offering?.least ?? trade.least_cards)
  named = $derived.by(() => this.offering?.named ?? trade.truly_named)
  readonly list = new OfferList(this)
  readonly drag = new CardDrag()
  /** How open offers are received; nothing until the server has said. */
  responses = $derived.by(() => this.session.responses)
  /** The sets of the hand, most valuable first. */
  sets = $derived.by(() =>
    [...(this.hand?.sets ?? [])].sort((one, other) => other.worth - one.worth),
  )
  calamities = $derived.by(() => this.hand?.calamities ?? [])
  /** All cards of the hand that may be given, in the order of the sets. */
  inHand = $derived.by(() => {
    const cards = [...this.sets, ...this.calamities].map((each) => each.card)
    return cards.flatMap((card) => Array<Card>(this.held.get(card) ?? 0).fill(card))
  })

  /** Follow the offers on the table: mark new ones, and report that they are in sight. */
  renew(): Promise<void> {
    this.list.note()
    this.#noteDeals()
    return this.#tellShown()
  }

  /** Report that the offers are in sight: computers then wait a while for an answer (X1). */
  async #tellShown(): Promise<void> {
    if (document.visibilityState !== 'visible' || this.session.seat === null) return
    const { connections } = this.session.socket
    // A server that has begun again asks the computers only when somebody is there.
    const connected = connections !== this.#connection
    if (connected) this.#shown.clear()
    this.#connection = connections
    const offers = Object.entries(this.trade?.offers ?? {})
      .filter(([, offer]) => offer.seat !== this.seat)
      .map(([number]) => number)
    if (!connected && offers.every((each) => this.#shown.has(each))) return
    const told = post(`${this.session.path}/shown`, { offers })
    await told.then(() => offers.forEach((each) => this.#shown.add(each))).catch(() => undefined)
  }

  /** Take in what was said in this trade since the last time. */
  listen(): void {
    this.ledger = heardMore(this.ledger, this.session.heard, this.seat)
  }

  /** Let the computers go on; a player who is done stays so, whatever comes. */
  async letGo(done: boolean): Promise<void> {
    this.spoke = 'bar'
    try {
      await this.session.patience(done)
      await this.session.look()
    } catch (error) {
      this.session.refused = refusedBy(error)
    }
  }

  #noteDeals(): void {
    const deals = Object.entries(this.trade?.deals ?? {})
    this.ledger = promisedMore(
      this.ledger,
      deals.map(([number, deal]) => [number, deal.gets]),
    )
  }

  // The form

  /** What is being put together as it was left: an answer, or else an offer. */
  #meant = $derived.by(() => this.answer?.draft ?? this.offer)
  /** The same without cards that can no longer be given. */
  draft = $derived.by(() =>
    this.offering ? stillThere(this.#meant, this.free, this.named) : this.#meant,
  )
  /** The cards that it has lost by that. */
  lost = $derived.by(() => beyond(givenCards(this.#meant), givenCards(this.draft)))
  /** The number of cards it takes: in an acceptance exactly this number. */
  needed = $derived.by(() => (this.answer?.draft.kind === 'accept' ? this.draft.count : this.least))
  gap = $derived.by(() => gapOf(this.draft, this.needed, this.named))
  /** Whether the offer being answered is gone. */
  isGone = $derived.by(
    () => this.answer !== null && !(this.answer.draft.answers! in (this.trade?.offers ?? {})),
  )

  change(draft: Draft): void {
    if (this.spoke === 'form') this.session.refused = null
    if (this.answer) this.answer = { ...this.answer, draft }
    else this.offer = draft
  }

  /** Whether one more of a card can be put into the form. */
  #takes(card: Card): boolean {
    if (leftOf(this.draft, card, this.free) < 1) return false
    return this.draft.kind !== 'accept' || givenCards(this.draft).length < this.needed
  }

  add(card: Card): void {
    if (!this.#takes(card)) return
    this.change(added(this.draft, card, this.named))
    this.composing = true
  }

  /** A card of the hand is let go somewhere. */
  drop(card: Card, target: Target): void {
    if (target === 'form') this.add(card)
    else if (target !== 'hand') this.#put(card, target)
  }

  /** A card of the form is let go somewhere. */
  dropFrom(place: number, target: Target): void {
    if (target === 'hand') this.takeOut(place)
    else if (target !== 'form') this.#move(place, target)
  }

  #put(card: Card, where: number | 'others'): void {
    if (this.#takes(card)) this.change(placed(this.draft, card, where, this.named))
  }

  /** Take a card out of the form. */
  takeOut(place: number): void {
    this.change(without(this.draft, place, this.named))
  }

  #move(from: number, where: number | 'others'): void {
    const card = givenCards(this.draft)[from]
    if (card === undefined || from === where) return
    this.change(placed(without(this.draft, from, this.named), card, where, this.named))
  }

  /** Make one of my offers otherwise: it stays open until the other one is made. */
  changeOffer(row: Row): void {
    const { gives } = row.offer
    const meant = this.chosen[row.number] ?? [...gives.named, ...gives.claims]
    this.answer = null
    this.offer = changing(row.number, row.offer, within(meant, this.free), this.named)
    this.beginOffer()
  }

  accept(row: Row): void {
    const proposed = row.gain?.gives ?? []
    const draft = accepting(row.number, row.offer, this.free, proposed, this.named)
    this.answer = { draft, to: row.offer }
    this.composing = true
  }

  counter(row: Row): void {
    const draft = countering(row.number, row.offer, this.free, this.named, this.least)
    this.answer = { draft, to: row.offer }
    this.composing = true
  }

  /** An answer to an offer that is gone becomes a new offer to the same player. */
  keepAsOffer(): void {
    if (!this.answer) return
    const { draft, to } = this.answer
    const wants = draft.kind === 'accept' ? [...to.gives.named] : draft.wishes
    const count = draft.kind === 'accept' ? to.gives.count : draft.count
    this.offer = { ...draft, kind: 'offer', answers: null, wishes: wants, count }
    this.answer = null
  }

  clear(): void {
    if (this.answer) {
      this.answer = null
      this.composing = false
    } else this.offer = emptyDraft(this.least)
  }

  /** A new offer, as far as it was filled in. */
  beginOffer(): void {
    this.answer = null
    this.composing = true
    requestAnimationFrame(() => document.getElementById('trade-compose')?.focus())
  }

  offerTo(seat: number): void {
    this.offer = { ...this.offer, to: seat }
    this.beginOffer()
  }

  // Sending

  /** Answer from some place; returns whether it was accepted. */
  say(action: Action, place: Place = 'bar'): Promise<Acknowledged | null> {
    this.spoke = place
    return this.session.answer(action)
  }

  async send(): Promise<void> {
    const [draft, meant] = [this.draft, this.#meant]
    this.spoke = 'form'
    if (draft.kind === 'accept') return this.#accept(draft, meant)
    const { replaces } = draft
    if (replaces !== null && replaces in (this.trade?.offers ?? {})) {
      if (!(await this.session.answer({ type: 'withdraw', number: replaces }))) return
    }
    const said = await this.session.answer(offerOf(draft))
    if (!said) return
    const made = said.events.find((event) => event.type === 'offer-made')
    if (made) this.chosen[made.number] = givenCards(draft)
    this.#sent(meant)
  }

  /**
   * Accept, and put down the cards at once: a player who has chosen them should not be asked again.
   */
  async #accept(draft: Draft, meant: Draft): Promise<void> {
    const [acceptance, cards] = acceptanceOf(draft)
    this.chosen[cards.deal] = cards.cards
    if (!(await this.session.answer(acceptance))) return
    this.#sent(meant)
    await this.say(cards, `deal ${cards.deal}`)
  }

  /** Drafts begun while it was on its way are kept. */
  #sent(meant: Draft): void {
    if (this.#meant !== meant) return
    this.clear()
    this.composing = false
  }

  async withdraw(number: string): Promise<void> {
    const what = number in (this.trade?.deals ?? {}) ? 'deal' : 'offer'
    await this.say({ type: 'withdraw', number }, `${what} ${number}`)
  }

  async putDown(deal: string): Promise<void> {
    const cards = [...this.cardsFor(deal)]
    await this.say({ type: 'put-down-cards', deal, cards }, `deal ${deal}`)
  }

  /** The cards for a deal that can still be given: those chosen, else a proposal, else the named. */
  cardsFor(deal: string): readonly Card[] {
    const meant = this.#meantFor(deal)
    const putting = this.putting(deal)
    return putting ? within(meant, putting.cards) : meant
  }

  /** The cards chosen for a deal that can no longer be given. */
  lostFor(deal: string): readonly Card[] {
    return beyond(this.#meantFor(deal), this.cardsFor(deal))
  }

  #meantFor(deal: string): readonly Card[] {
    const proposed = this.gains.deals[deal]?.gives
    const named = this.trade?.deals[deal]?.gives.named ?? []
    return this.chosen[deal] ?? (proposed?.length ? proposed : named)
  }

  /** Where a refusal of my last answer stands; what is gone since has no place of its own. */
  refusedAt = $derived.by((): Place | null => {
    if (!this.session.refused) return null
    const [what, number] = this.spoke.split(' ')
    if (number === undefined) return this.spoke
    const there = what === 'deal' ? this.trade?.deals : this.trade?.offers
    return number in (there ?? {}) ? this.spoke : 'bar'
  })

  putting(deal: string): ReturnType<typeof putting> {
    return putting(this.question, deal)
  }
}

const desks = new WeakMap<GameSession, Desk>()

/** The desk of the trade of a turn in a game. */
export function deskOf(session: GameSession, turn: number): Desk {
  const known = desks.get(session)
  if (known?.turn === turn) return known
  const desk = new Desk(session, turn)
  desks.set(session, desk)
  return desk
}
