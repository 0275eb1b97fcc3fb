/** Keys that answer while nothing is being typed. */
import { isTyping } from '$/ui/keys'

/** Choose the row with the pressed number. */
export function digits(event: KeyboardEvent, choose: (place: number) => void): void {
  if (isTyping(event) || !/^[1-9]$/.test(event.key)) return
  choose(Number(event.key) - 1)
}
