/**
 * The engine for pages without a server: Python for browsers, msgspec, and our own sources.
 *
 * They are files of their own under `engine/`, loaded by nobody who does not settle anything at a
 * real table.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { RUNTIME, SOURCES, WHEEL } from './engine-names.ts'

/** The layers that `ecumene.tabletop` stands on. */
const LAYERS = ['bots', 'cases', 'data', 'dialogue', 'rules', 'seat', 'tabletop', 'words']
const READ = /\.(py|json|md)$/
/** What the engine does not read: drawing the board, and messages, which the page has itself. */
const LEFT_OUT = /(^|\/)(__pycache__|locales|(colours|labels|shapes)\.json)(\/|$)/

export function engineFiles(modules: string, python: string): Plugin {
  return {
    name: 'engine-files',
    generateBundle() {
      const emit = (name: string, source: Uint8Array | string): void => {
        this.emitFile({ type: 'asset', fileName: `engine/${name}`, source })
      }
      for (const name of RUNTIME) emit(name, readFileSync(join(modules, 'pyodide', name)))
      const wheels = join(modules, '.python')
      for (const name of readdirSync(wheels)) emit(WHEEL, readFileSync(join(wheels, name)))
      emit(SOURCES, JSON.stringify(Object.fromEntries(sources(python))))
    },
  }
}

/** The Python files by their paths inside the package. */
function* sources(python: string): Generator<[string, string]> {
  yield ['__init__.py', readFileSync(join(python, '__init__.py'), 'utf8')]
  for (const layer of LAYERS) yield* under(python, layer)
}

function* under(python: string, folder: string): Generator<[string, string]> {
  for (const name of readdirSync(join(python, folder)).sort()) {
    const path = `${folder}/${name}`
    if (LEFT_OUT.test(path)) continue
    if (statSync(join(python, path)).isDirectory()) yield* under(python, path)
    else if (READ.test(name)) yield [path, readFileSync(join(python, path), 'utf8')]
  }
}
