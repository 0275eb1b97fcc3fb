/**
 * What a player types or pastes to join: a link of this server, the code of an invitation, or one
 * from another device.
 */

export type Pasted =
  | { kind: 'game'; address: string }
  | { kind: 'device'; code: string }
  | { kind: 'code'; code: string }
  | { kind: 'elsewhere'; host: string }
  | { kind: 'incomplete' }

const SECRET = /^#(join|seat|watch|host|code)=[\w-]+$/
/** As read aloud: six letters, none of them a vowel or like a digit. */
const INVITATION = /^[B-DF-HJKMNP-TV-Z]{3}[-\s]?[B-DF-HJKMNP-TV-Z]{3}$/i
const DEVICE = /^#device=([\w-]+)$/
/** As shown: eight groups of four letters or digits. */
const CODE = /^([A-Z2-7]{4}[-\s]?){8}$/i

/** Parse pasted text on a page at some origin. */
export function pasted(text: string, origin: string): Pasted {
  const shown = text.trim()
  if (CODE.test(shown)) return { kind: 'device', code: shown }
  if (INVITATION.test(shown)) return { kind: 'code', code: shown }
  const url = addressOf(shown, origin)
  if (!url) return { kind: 'incomplete' }
  if (url.origin !== origin) return { kind: 'elsewhere', host: url.host }
  const device = DEVICE.exec(url.hash)
  if (device) return { kind: 'device', code: device[1]! }
  const game = /^\/games\/[\w-]+/.exec(url.pathname)
  if (!game || (url.hash && !SECRET.test(url.hash))) return { kind: 'incomplete' }
  return { kind: 'game', address: game[0] + url.hash }
}

function addressOf(text: string, origin: string): URL | null {
  // People who copy by hand leave out the scheme before the server's name.
  const { host, protocol } = new URL(origin)
  const whole = text.startsWith(`${host}/`) ? `${protocol}//${text}` : text
  if (!URL.canParse(whole, origin) || !/[/#]/.test(text)) return null
  const url = new URL(whole, origin)
  return /^https?:$/.test(url.protocol) ? url : null
}
