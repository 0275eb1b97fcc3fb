// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { isAnswering, isTyping } from './keys'

afterEach(() => document.body.replaceChildren())

/** A key pressed in the first element of a kind in some HTML. */
function pressed(html: string, inside: string, init: KeyboardEventInit): KeyboardEvent {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.querySelector(inside)!.dispatchEvent(event)
  return event
}

it.each([
  ['<input>', 'input', true],
  ['<textarea></textarea>', 'textarea', true],
  ['<input type="radio">', 'input', false],
  ['<button></button>', 'button', false],
  ['<button></button><dialog open></dialog>', 'button', true],
])('leaves keys to what is being typed into, and to dialogs: %s', (html, inside, typing) => {
  expect(isTyping(pressed(html, inside, { key: 'y' }))).toBe(typing)
})

const ANSWER = { key: 'Enter', ctrlKey: true }

it.each([
  ['<button></button>', 'button', {}, true],
  ['<button></button>', 'button', { repeat: true }, false],
  ['<button></button>', 'button', { ctrlKey: false }, false],
  ['<form><input></form>', 'input', {}, false],
  ['<textarea></textarea>', 'textarea', {}, false],
  ['<button></button><dialog open></dialog>', 'button', {}, false],
])('answers once, and not for somebody who writes: %s %s %o', (html, inside, init, answers) => {
  expect(isAnswering(pressed(html, inside, { ...ANSWER, ...init }))).toBe(answers)
})
