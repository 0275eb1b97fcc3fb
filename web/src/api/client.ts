/** Requests to the server. A refusal is thrown as a `Refusal`, with a sentence to show. */
import { reach } from './reach.svelte'
import type { Refused } from './types'

/** The server, or a rule of the game, refuses; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.text)
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

const TOO_MANY = 429
const UNAVAILABLE = 503

/** Whether the same request may succeed a little later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Refusal) return error.status === TOO_MANY || error.status === UNAVAILABLE
  return error instanceof Unreachable
}

/** Milliseconds after which a request counts as lost: a connection may break unnoticed. */
const PATIENCE = 60_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let language = 'en'

/** The language of refusals. */
export function speak(chosen: string): void {
  language = chosen
}

type Ask = <T>(method: Method, path: string, body?: unknown) => Promise<T>
let others: { takes(path: string): boolean; ask: Ask } | null = null

/** Let something other than the server answer some paths. */
export function route(takes: (path: string) => boolean, ask: Ask): void {
  others = { takes, ask }
}

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (others?.takes(path)) return others.ask<T>(method, path, body)
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
  }
  const signal = AbortSignal.timeout(PATIENCE)
  const init: RequestInit = { method, headers, signal, credentials: 'same-origin' }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.body = body instanceof Blob ? body : JSON.stringify(body)
  }
  let said: Response
  const ended = reach.sent()
  try {
    said = await fetch(`/api${path}`, init)
  } catch (error) {
    ended(false)
    throw new Unreachable(String(error))
  }
  ended(true)
  if (said.status === 204) return undefined as T
  // A response that breaks off was not received, whatever its status.
  const told: unknown = await said.json().catch(() => undefined)
  if (said.ok && told !== undefined) return told as T
  if (told && typeof told === 'object' && 'text' in told) {
    throw new Refusal(said.status, told as Refused)
  }
  throw new Unreachable(`${said.status}`)
}

export const get = <T>(path: string): Promise<T> => request('GET', path)
export const post = <T>(path: string, body?: unknown): Promise<T> => request('POST', path, body)
export const put = <T>(path: string, body?: unknown): Promise<T> => request('PUT', path, body)
export const remove = <T>(path: string): Promise<T> => request('DELETE', path)

/** Send something to the server without waiting, even if the page is about to close. */
export function leaveNote(path: string, body: unknown): void {
  const note = new Blob([JSON.stringify(body)], { type: 'application/json' })
  navigator.sendBeacon(`/api${path}`, note)
}
