/** Keys that answer while nothing is being typed. */

/** Whether a key is meant for what is being typed into, or for the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  const typed = target.closest('textarea, select, input:not([type=radio], [type=checkbox])')
  return typed !== null || event.ctrlKey || event.metaKey || event.altKey
}

/** Choose the row with the number that was pressed. */
export function digits(event: KeyboardEvent, choose: (place: number) => void): void {
  if (isTyping(event) || !/^[1-9]$/.test(event.key)) return
  choose(Number(event.key) - 1)
}
