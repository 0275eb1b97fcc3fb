/**
 * The keys of the desk: N new, A accept, C counter, digits put cards of the hand into the offer,
 * Escape closes the form if it covers the rest.
 */
import { isTyping } from '$/ui/keys'
import type { Desk } from './desk.svelte'
import type { Row } from './offers/offers'

export function pressed(desk: Desk, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  if (isTyping(event) || target.closest('[popover]')) return
  const row = rowMeant(desk, target)
  if (event.key === 'Escape' && desk.composing) desk.composing = false
  else if (event.key === 'n') desk.beginOffer()
  else if (event.key === 'a' && row && desk.acceptable.has(row.number)) desk.accept(row)
  else if (event.key === 'c' && row && desk.offering?.counters.has(row.number)) desk.counter(row)
  else if (/^[1-9]$/.test(event.key)) addAt(desk, Number(event.key))
  else return
  event.preventDefault()
}

function addAt(desk: Desk, place: number): void {
  const set = desk.sets[place - 1]
  if (set) desk.add(set.card)
}

/** The offer with the focus, else the first made to me, else the first. */
function rowMeant(desk: Desk, target: HTMLElement): Row | undefined {
  const number = target.closest<HTMLElement>('[data-offer]')?.dataset.offer
  const { toMe, met, within } = desk.list.groups
  const rows = [...toMe, ...met, ...within]
  return desk.list.rows.find((row) => row.number === number) ?? rows.find((row) => !row.gone)
}
