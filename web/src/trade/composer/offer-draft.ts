/**
 * A deal being put together: what I give, what I say about it, what I want for it.
 *
 * The first cards are named truly and bind (X2); statements about the others need not be true. A
 * draft changes only by its owner's actions: the functions return a new one.
 */
import type { ActionOf, Offer } from '$/api/types'
import { beyond, canBeNamed, counted, within, type Card } from '../cards/cards'

/** A card after the true ones, and what is said about it; null: nothing. */
export interface Covered {
  card: Card
  says: Card | null
}

export interface Draft {
  kind: 'offer' | 'counter' | 'accept'
  /** The number of the offer that it answers. */
  answers: string | null
  /** The only player it is for; null: all. */
  to: number | null
  truly: readonly Card[]
  others: readonly Covered[]
  /** The number of cards wanted for it, and which are preferred. */
  count: number
  wishes: readonly Card[]
  /** The number of my own offer that it takes the place of. */
  replaces: string | null
}

/** What keeps a draft from being sent. */
export type Gap = 'two-named' | 'too-few' | 'too-many'

export const emptyDraft = (least: number): Draft => ({
  kind: 'offer',
  answers: null,
  to: null,
  truly: [],
  others: [],
  count: least,
  wishes: [],
  replaces: null,
})

export const givenCards = (draft: Draft): Card[] => [
  ...draft.truly,
  ...draft.others.map((each) => each.card),
]

export const isEmpty = (draft: Draft): boolean =>
  !draft.truly.length && !draft.others.length && !draft.wishes.length

/**
 * Give some cards: the first that can be named are the true ones; the others are stated truthfully.
 */
export function giving(draft: Draft, cards: readonly Card[], named: number): Draft {
  return cards.reduce((made, card) => added(made, card, named), {
    ...draft,
    truly: [],
    others: [],
  } as Draft)
}

export function added(draft: Draft, card: Card, named: number): Draft {
  if (draft.truly.length < named && canBeNamed(card)) {
    return { ...draft, truly: [...draft.truly, card] }
  }
  const says = canBeNamed(card) ? card : null
  return { ...draft, others: [...draft.others, { card, says }] }
}

/** The draft without a card; a card that can be named moves up among the true ones. */
export function without(draft: Draft, place: number, named: number): Draft {
  const truly = draft.truly.filter((_, each) => each !== place)
  const others = draft.others.filter((_, each) => each !== place - draft.truly.length)
  const next = others.findIndex((each) => canBeNamed(each.card))
  if (truly.length >= named || next < 0) return { ...draft, truly, others }
  return {
    ...draft,
    truly: [...truly, others[next]!.card],
    others: others.filter((_, each) => each !== next),
  }
}

/**
 * The draft with a card put into a place of its own: a true one, whose card then goes among the
 * others, or among these. A card that cannot be named goes among the others anyway.
 */
export function placed(draft: Draft, card: Card, where: number | 'others', named: number): Draft {
  const says = canBeNamed(card) ? card : null
  if (where === 'others' || says === null || where >= named) {
    return { ...draft, others: [...draft.others, { card, says }] }
  }
  const former = draft.truly[where]
  if (former === undefined) return { ...draft, truly: [...draft.truly, card] }
  return {
    ...draft,
    truly: draft.truly.map((each, place) => (place === where ? card : each)),
    others: [...draft.others, { card: former, says: former }],
  }
}

/** The draft with the cards of it that are still there. */
export function stillThere(draft: Draft, free: readonly Card[], named: number): Draft {
  return beyond(givenCards(draft), free).reduce(
    (made, card) => without(made, givenCards(made).lastIndexOf(card), named),
    draft,
  )
}

/** An own offer, to be made otherwise: with the cards meant for it, as far as they are there. */
export function changing(
  number: string,
  offer: Offer,
  meant: readonly Card[],
  named: number,
): Draft {
  const draft: Draft = {
    ...emptyDraft(offer.wants.count),
    to: offer.to,
    wishes: [...offer.wants.named],
    replaces: number,
  }
  const given = giving(draft, meant, named)
  const said = offer.gives.claims
  return given.others.reduce((made, _, other) => saying(made, other, said[other] ?? null), given)
}

/** Make another statement about a card after the true ones. */
export function saying(draft: Draft, other: number, says: Card | null): Draft {
  return {
    ...draft,
    others: draft.others.map((each, place) => (place === other ? { ...each, says } : each)),
  }
}

/** Ask for a number of cards; never for fewer than are named. */
export function wanting(draft: Draft, count: number, least: number, most: number): Draft {
  return { ...draft, count: Math.min(most, Math.max(least, draft.wishes.length, count)) }
}

export function wishing(draft: Draft, card: Card, most: number): Draft {
  if (draft.wishes.length >= most) return draft
  const wishes = [...draft.wishes, card]
  return { ...draft, wishes, count: Math.max(draft.count, wishes.length) }
}

export function notWishing(draft: Draft, place: number): Draft {
  return { ...draft, wishes: draft.wishes.filter((_, each) => each !== place) }
}

/** How many more of a card could be put into a draft. */
export function leftOf(draft: Draft, card: Card, free: readonly Card[]): number {
  return (counted(free).get(card) ?? 0) - (counted(givenCards(draft)).get(card) ?? 0)
}

/** What is missing before a draft can be sent; `least` is the exact number in an acceptance. */
export function gapOf(draft: Draft, least: number, named: number): Gap | null {
  const cards = givenCards(draft)
  if (draft.truly.length < named) return 'two-named'
  if (cards.length < least) return 'too-few'
  if (draft.kind === 'accept' && cards.length > least) return 'too-many'
  return null
}

/** A counter-offer: gives what was asked for as far as possible, for what was offered. */
export function countering(
  number: string,
  offer: Offer,
  free: readonly Card[],
  named: number,
  least: number,
): Draft {
  const draft: Draft = {
    ...emptyDraft(least),
    kind: 'counter',
    answers: number,
    to: offer.seat,
    count: offer.gives.count,
    wishes: [...offer.gives.named],
  }
  return giving(draft, within(offer.wants.named, free), named)
}

/** An acceptance with the proposed cards, else with the available ones of those asked for. */
export function accepting(
  number: string,
  offer: Offer,
  free: readonly Card[],
  proposed: readonly Card[],
  named: number,
): Draft {
  const draft: Draft = {
    ...emptyDraft(offer.wants.count),
    kind: 'accept',
    answers: number,
    to: offer.seat,
  }
  const cards = proposed.length ? proposed : within(offer.wants.named, free)
  return giving(draft, cards.slice(0, offer.wants.count), named)
}

const claimsOf = (draft: Draft): Card[] =>
  draft.others.flatMap(({ says }) => (says === null ? [] : [says]))

type Two = [Card, Card]

/** The offer made by a draft. */
export function offerOf(draft: Draft): ActionOf<'make-offer'> {
  return {
    type: 'make-offer',
    gives: {
      count: givenCards(draft).length,
      named: [...draft.truly] as Two,
      claims: claimsOf(draft),
    },
    wants: { count: draft.count, named: [...draft.wishes] },
    to: draft.to,
    counter: draft.answers,
  }
}

/** The acceptance made by a draft, and the cards put down with it. */
export function acceptanceOf(draft: Draft): [ActionOf<'accept-offer'>, ActionOf<'put-down-cards'>] {
  const number = draft.answers!
  return [
    {
      type: 'accept-offer',
      offer: number,
      named: [...draft.truly] as Two,
      claims: claimsOf(draft),
    },
    { type: 'put-down-cards', deal: number, cards: givenCards(draft) },
  ]
}
