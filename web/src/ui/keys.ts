/** Keys that are meant for the whole page. */

const TYPED = 'textarea, select, input:not([type=radio], [type=checkbox])'

/** Whether a key is meant for a text field, for a dialog, or for the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const typed = (event.target as HTMLElement).closest(TYPED) !== null
  return typed || isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey
}

/** Ctrl+Enter: answer. Held down, it answers only one question. */
export function isAnswering(event: KeyboardEvent): boolean {
  const pressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
  const writing = (event.target as HTMLElement).closest('textarea, form') !== null
  return pressed && !writing && !isElsewhere(event)
}

/** Whether something covers the page, so that keys are not for what is behind it. */
function isElsewhere(event: KeyboardEvent): boolean {
  return event.defaultPrevented || document.querySelector('dialog[open]') !== null
}
