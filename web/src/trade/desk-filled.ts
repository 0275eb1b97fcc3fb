/** What is half filled in at the desk, as the browser keeps it: drafts, and cards meant for deals. */
import { canBeNamed, type Card } from './cards/cards'
import { isEmpty, type Covered, type Draft } from './composer/offer-draft'

export interface DeskFilled {
  offer: Draft
  answer: Draft | null
  /** By the number of an offer or a deal. */
  chosen: Record<string, readonly Card[]>
}

/** What there is to keep; null: nothing. */
export function worthKeeping(filled: DeskFilled): DeskFilled | null {
  const { offer, answer, chosen } = filled
  return isEmpty(offer) && answer === null && !Object.keys(chosen).length ? null : filled
}

/** What was kept, if it has the shape; whether its cards are still held shows at the desk. */
export function isDeskFilled(kept: unknown): kept is DeskFilled {
  if (!isObject(kept) || !isObject(kept.chosen)) return false
  const { offer, answer, chosen } = kept
  return (
    isDraft(offer) && (answer === null || isDraft(answer)) && Object.values(chosen).every(areCards)
  )
}

function isDraft(kept: unknown): kept is Draft {
  if (!isObject(kept)) return false
  const { kind, answers, to, truly, others, count, wishes, replaces } = kept
  return (
    (kind === 'offer' || ((kind === 'counter' || kind === 'accept') && answers !== null)) &&
    isNumberOfOffer(answers) &&
    isNumberOfOffer(replaces) &&
    (to === null || typeof to === 'number') &&
    areCards(truly) &&
    Array.isArray(others) &&
    others.every(isCovered) &&
    typeof count === 'number' &&
    areCards(wishes) &&
    wishes.every(canBeNamed)
  )
}

const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null

const isNumberOfOffer = (kept: unknown): boolean => kept === null || typeof kept === 'string'

const areCards = (kept: unknown): kept is Card[] =>
  Array.isArray(kept) && kept.every((card) => typeof card === 'string')

const isCovered = (kept: unknown): kept is Covered =>
  isObject(kept) &&
  typeof kept.card === 'string' &&
  (kept.says === null || canBeNamed(kept.says as Card))
