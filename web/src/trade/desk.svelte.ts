/**
 * A player's desk in one trade: half-filled forms, filters, and what was heard.
 *
 * It belongs to the game, not to the screen, so that looking at the board, or other players'
 * actions, leave every form as it was.
 */
import { SvelteSet } from 'svelte/reactivity'
import { post } from '$/api/client'
import { refusedBy } from '$/api/request-state.svelte'
import type { Acknowledged, Action, Offer } from '$/api/types'
import type { GameSession } from '$/game/session.svelte'
import { trade } from '$generated/rules.json'
import { counted, type Card } from './cards/cards'
import { NO_GAINS } from './cards/figures'
import { heardMore, newLedger, promisedMore, type Ledger } from './cards/ledger'
import {
  acceptanceOf,
  accepting,
  added,
  countering,
  emptyDraft,
  gapOf,
  givenCards,
  leftOf,
  offerOf,
  type Draft,
} from './composer/offer-draft'
import { grouped, NO_FILTERS, rowsOf, type Filters, type Row } from './offers/offers'
import { acceptable, offering, putting } from './trade-ways'

export class Desk {
  filters = $state<Filters>({ ...NO_FILTERS })
  /** The offer being put together. */
  offer = $state.raw<Draft>(emptyDraft(trade.least_cards))
  /** The answer to an offer being put together instead, with the offer as it was. */
  answer = $state.raw<{ draft: Draft; to: Offer } | null>(null)
  /** Whether the form of offers is open, if it covers the rest. */
  composing = $state(false)
  /** Where the last answer was given, and a refusal is shown. */
  spoke = $state<'form' | 'table'>('table')
  /** The cards chosen for deals, by number: with an offer or an acceptance, or later. */
  chosen = $state<Record<string, readonly Card[]>>({})
  ledger = $state.raw<Ledger>(newLedger(0))
  /** Whether the pointer is in the list, so that nothing in it may move. */
  pointed = $state(false)
  readonly snoozed = new SvelteSet<string>()
  readonly muted = new SvelteSet<number>()
  readonly unfolded = new SvelteSet<string>()
  /** The offers that came while the reader was looking, and when. */
  readonly arrived = new SvelteSet<string>()
  #seen: readonly string[] | null = null
  /** The offers of others that computers know to have been in sight, since this connection. */
  readonly #shown = new Set<string>()
  #connection = 0
  #kept = $state.raw<Row[]>([])

  constructor(readonly session: GameSession) {}

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
  rows = $derived.by(() =>
    this.trade ? rowsOf(this.trade, this.seat, this.gains.offers, this.arrived, this.#kept) : [],
  )
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
  groups = $derived.by(() => grouped(this.rows, this.filters, this.held, this.snoozed, this.muted))

  /** Follow the offers on the table: mark new ones, and report that they are in sight. */
  renew(): Promise<void> {
    this.#noteOffers()
    this.#noteDeals()
    return this.#tellShown()
  }

  /** Report that the offers are in sight: computers then wait a while for an answer (X1). */
  async #tellShown(): Promise<void> {
    if (document.visibilityState !== 'visible' || this.session.seat === null) return
    const { connections } = this.session.socket
    if (connections !== this.#connection) this.#shown.clear()
    this.#connection = connections
    const offers = Object.entries(this.trade?.offers ?? {})
      .filter(([, offer]) => offer.seat !== this.seat)
      .map(([number]) => number)
    if (offers.every((each) => this.#shown.has(each))) return
    const told = post(`${this.session.path}/shown`, { offers })
    await told.then(() => offers.forEach((each) => this.#shown.add(each))).catch(() => undefined)
  }

  /** Take in what was said in this trade since the last time. */
  listen(): void {
    this.ledger = heardMore(this.ledger, this.session.heard, this.seat)
  }

  /** Let the computers go on; a player who is done stays so, whatever comes. */
  async letGo(done: boolean): Promise<void> {
    this.spoke = 'table'
    try {
      await this.session.patience(done)
      await this.session.look()
    } catch (error) {
      this.session.refused = refusedBy(error)
    }
  }

  #noteOffers(): void {
    const numbers = Object.keys(this.trade?.offers ?? {})
    if (this.#seen)
      for (const each of numbers) if (!this.#seen.includes(each)) this.arrived.add(each)
    this.#seen = numbers
  }

  #noteDeals(): void {
    const deals = Object.entries(this.trade?.deals ?? {})
    this.ledger = promisedMore(
      this.ledger,
      deals.map(([number, deal]) => [number, deal.gets]),
    )
  }

  /** While the pointer is in the list, removed offers stay where they were. */
  point(inside: boolean): void {
    this.pointed = inside
    this.#kept = inside ? this.rows : []
    if (!inside) this.arrived.clear()
  }

  // The form

  /** The current draft: an answer, or else an offer. */
  draft = $derived.by(() => this.answer?.draft ?? this.offer)
  /** The number of cards it takes: in an acceptance exactly this number. */
  needed = $derived.by(() => (this.answer?.draft.kind === 'accept' ? this.draft.count : this.least))
  gap = $derived.by(() => gapOf(this.draft, this.free, this.needed, this.named))
  /** Whether the offer being answered is gone. */
  isGone = $derived.by(
    () => this.answer !== null && !(this.answer.draft.answers! in (this.trade?.offers ?? {})),
  )

  change(draft: Draft): void {
    if (this.answer) this.answer = { ...this.answer, draft }
    else this.offer = draft
  }

  add(card: Card): void {
    if (leftOf(this.draft, card, this.free) < 1) return
    if (this.draft.kind === 'accept' && givenCards(this.draft).length >= this.needed) return
    this.change(added(this.draft, card, this.named))
    this.composing = true
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

  /** Answer from the table; returns whether it was accepted. */
  say(action: Action): Promise<Acknowledged | null> {
    this.spoke = 'table'
    return this.session.answer(action)
  }

  async send(): Promise<void> {
    const draft = this.draft
    this.spoke = 'form'
    if (draft.kind === 'accept') return this.#accept(draft)
    const said = await this.session.answer(offerOf(draft))
    if (!said) return
    const made = said.events.find((event) => event.type === 'offer-made')
    if (made) this.chosen[made.number] = givenCards(draft)
    this.#sent(draft)
  }

  /**
   * Accept, and put down the cards at once: a player who has chosen them should not be asked again.
   */
  async #accept(draft: Draft): Promise<void> {
    const [acceptance, cards] = acceptanceOf(draft)
    this.chosen[cards.deal] = cards.cards
    if (!(await this.session.answer(acceptance))) return
    this.#sent(draft)
    await this.say(cards)
  }

  /** Drafts begun while it was on its way are kept. */
  #sent(draft: Draft): void {
    if (this.draft !== draft) return
    this.clear()
    this.composing = false
  }

  async withdraw(number: string): Promise<void> {
    await this.say({ type: 'withdraw', number })
  }

  async putDown(deal: string): Promise<void> {
    await this.say({ type: 'put-down-cards', deal, cards: [...this.cardsFor(deal)] })
  }

  /** The cards for a deal: those chosen, else a proposal, else the named ones. */
  cardsFor(deal: string): readonly Card[] {
    const proposed = this.gains.deals[deal]?.gives
    const named = this.trade?.deals[deal]?.gives.named ?? []
    return this.chosen[deal] ?? (proposed?.length ? proposed : named)
  }

  putting(deal: string): ReturnType<typeof putting> {
    return putting(this.question, deal)
  }
}

const desks = new WeakMap<GameSession, { turn: number; desk: Desk }>()

/** The desk of the trade of a turn in a game. */
export function deskOf(session: GameSession, turn: number): Desk {
  const known = desks.get(session)
  if (known?.turn === turn) return known.desk
  const desk = new Desk(session)
  desks.set(session, { turn, desk })
  return desk
}
