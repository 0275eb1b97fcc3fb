/** The engine in a browser: Python runs here, beside the page, and answers as a server would. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { Language } from '$/facts/facts'
import { Messages, type Values } from '$/words/bundle'
import { SOURCES, WHEEL } from '../../../engine-names'

export interface Request {
  id: number
  language: Language
  method: string
  path: string
  body: string
}
export interface Answer {
  id: number
  status: number
  body: string
}

interface PyDesk {
  request(method: string, path: string, body: string): { toJs(): [number, string]; destroy(): void }
}

const HOME = '/lib/ecumene'
const BEGIN = `
import sys
sys.path.insert(0, '/lib')

from ecumene.tabletop import Desk

class Page:
    """Says messages through the page."""

    def __init__(self, language, say):
        self.language = language
        self._say = say

    def __call__(self, key, /, **values):
        from pyodide.ffi import to_js
        from js import Object
        return self._say(key, to_js(values, dict_converter=Object.fromEntries))

desks = {}

def desk(language, say):
    return desks.setdefault(language, Desk(Page(language, say)))
`

let starting: Promise<PyodideAPI> | null = null

async function start(): Promise<PyodideAPI> {
  const python = await loadPyodide({ indexURL: '/engine/' })
  const [wheel, sources] = await Promise.all([
    fetch(`/engine/${WHEEL}`).then((said) => said.arrayBuffer()),
    fetch(`/engine/${SOURCES}`).then((said) => said.json() as Promise<Record<string, string>>),
  ])
  python.unpackArchive(wheel, 'wheel')
  for (const [path, text] of Object.entries(sources)) {
    const file = `${HOME}/${path}`
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')))
    python.FS.writeFile(file, text)
  }
  python.runPython(BEGIN)
  return python
}

const spoken = new Map<Language, Promise<Messages>>()

/** The messages of a language, loaded once. */
function speaking(language: Language): Promise<Messages> {
  const known = spoken.get(language)
  if (known) return known
  const loading = withTable(language)
  spoken.set(language, loading)
  return loading
}

async function withTable(language: Language): Promise<Messages> {
  const more = language === 'pl' ? import('./table-pl') : import('./table-en')
  const messages = await Messages.load(language)
  messages.add((await more).default)
  return messages
}

/** Python, started once; after a failure the next request tries again. */
function started(): Promise<PyodideAPI> {
  starting ??= start().catch((error: unknown) => {
    starting = null
    throw error
  })
  return starting
}

async function answer(request: Request): Promise<Answer> {
  const python = await started()
  const messages = await speaking(request.language)
  const open = python.globals.get('desk') as (language: string, say: unknown) => PyDesk
  const desk = open(request.language, (key: string, values: Values) => messages.say(key, values))
  const said = desk.request(request.method, request.path, request.body)
  const [status, body] = said.toJs()
  said.destroy()
  return { id: request.id, status, body }
}

self.onmessage = (event: MessageEvent<Request>) => {
  answer(event.data).then(
    (said) => self.postMessage(said),
    (error: unknown) => {
      console.error(error)
      self.postMessage({ id: event.data.id, status: 500, body: 'null' } satisfies Answer)
    },
  )
}
