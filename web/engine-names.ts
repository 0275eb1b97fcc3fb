/** The files of Python for browsers, as the build puts them under `engine/` and the page keeps them. */
export const RUNTIME: readonly string[] = [
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
]
export const WHEEL = 'msgspec.whl'
export const SOURCES = 'ecumene.json'
