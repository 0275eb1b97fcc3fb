/** Requests to the engine beside the page, in place of a server. */
import { Refusal, route, Unreachable } from '$/api/client'
import type { Refused } from '$/api/types'
import { words } from '$/words/language.svelte'
import type { Answer, Request } from './engine.worker'

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, (answer: Answer) => void>()

function engine(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<Answer>) => {
      waiting.get(event.data.id)?.(event.data)
      waiting.delete(event.data.id)
    }
  }
  return worker
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: Request = {
    id: ++count,
    language: words.language,
    method,
    path,
    body: body === undefined ? '' : JSON.stringify(body),
  }
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(request.id, resolve)
    engine().postMessage(request)
  })
  const told: unknown = JSON.parse(answer.body)
  if (answer.status === 200) return told as T
  if (answer.status === 503) throw new Unreachable(answer.body)
  throw new Refusal(answer.status, told as Refused)
}

/** From now on requests about the table go to the engine. */
export function useEngine(): void {
  route(
    (path) => path === '/table' || path.startsWith('/table/') || path.startsWith('/games/table/'),
    ask,
  )
}

/** Wait until the engine is there; it takes some seconds the first time. */
export async function whenReady(): Promise<void> {
  await ask('POST', '/table/score', { players: [] })
}
