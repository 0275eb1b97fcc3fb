/** Requests to the server. Whatever it refuses comes as a `Refusal`, with a sentence to show. */
import type { Refused } from './types'

/** The server, or a rule of the game, says no; nothing has changed. */
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

/** Nobody answers after so long: a connection may be lost without anybody being told. */
const PATIENCE = 60_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let language = 'en'

/** In which language refusals are to be told. */
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
  try {
    said = await fetch(`/api${path}`, init)
  } catch (error) {
    throw new Unreachable(String(error))
  }
  if (said.status === 204) return undefined as T
  // An answer that breaks off was not heard, whatever its status.
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

/** Tell the server something that nobody waits for, even if the page is about to go. */
export function leaveNote(path: string, body: unknown): void {
  const note = new Blob([JSON.stringify(body)], { type: 'application/json' })
  navigator.sendBeacon(`/api${path}`, note)
}
