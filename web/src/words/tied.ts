/** Keeps the signs that touch a link on its line: brackets, quotation marks, full stops. */
import type { Span } from './speaking'

export interface TiedSpan extends Span {
  /** Opening signs before a link. */
  head: string
  /** Closing signs after a link. */
  tail: string
}

const OPENING = /[(„“]+$/
const CLOSING = /^[^\s\p{L}\p{N}(]+/u

/** The spans of a sentence, with the signs that touch a link in the link's own span. */
export function tied(spans: readonly Span[]): TiedSpan[] {
  const found: TiedSpan[] = spans.map((span) => ({ ...span, head: '', tail: '' }))
  found.forEach((span, place) => {
    if (!span.about) return
    const before = found[place - 1]
    const after = found[place + 1]
    if (before && !before.about) {
      span.head = OPENING.exec(before.text)?.[0] ?? ''
      before.text = before.text.slice(0, before.text.length - span.head.length)
    }
    if (after && !after.about) {
      span.tail = CLOSING.exec(after.text)?.[0] ?? ''
      after.text = after.text.slice(span.tail.length)
    }
  })
  return found.filter((span) => span.about || span.text)
}
