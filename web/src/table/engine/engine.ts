/** Requests to the engine beside the page, in place of a server. */
import { Refusal, route } from '$/api/client'
import type { Refused } from '$/api/types'
import { t, words } from '$/words/language.svelte'
import { rulebook } from '$/words/rulebook'
import { RUNTIME, SOURCES, WHEEL } from '../../../engine-names'
import type { NeededFacts } from '$/api/types'
import type { Answer, Request } from './engine.worker'

const FINE = 200
const BROKEN = 500

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
    worker.onerror = stop
  }
  return worker
}

/** It could not be loaded: waiting requests fail, and the next one loads it again. */
function stop(): void {
  worker = null
  for (const [id, resolve] of waiting) resolve({ id, status: BROKEN, body: 'null' })
  waiting.clear()
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
  if (answer.status === FINE) return told as T
  throw new Refusal(answer.status, answer.status === BROKEN ? broken() : (told as Refused))
}

/** Errors of the engine are permanent, so nothing is retried. */
function broken(): Refused {
  const sentence = { type: 'sentence', key: 'page-table-failed', args: {} } as const
  return { text: t('page-table-failed'), sentence, reason: sentence, rule: null }
}

/** From now on requests about the table go to the engine. */
export function useEngine(): void {
  route(
    (path) => path === '/table' || path.startsWith('/table/') || path.startsWith('/games/table/'),
    ask,
  )
}

/** The engine's files: its worker loads them, and pages do not see what a worker has loaded. */
export const FILES: readonly string[] = [...RUNTIME, WHEEL, SOURCES].map(
  (name) => `/engine/${name}`,
)

/** Load all words in both languages, including the rules, so that they are cached with the page. */
export async function loadWords(): Promise<void> {
  await Promise.all([
    import('./table-en'),
    import('./table-pl'),
    import('$/words/en'),
    import('$/words/pl'),
  ])
  await Promise.all([rulebook('en'), rulebook('pl')])
}

/** What the engine asks for, once it is there; that takes some seconds the first time. */
export function whenReady(): Promise<NeededFacts> {
  return ask('GET', '/table/needs')
}
