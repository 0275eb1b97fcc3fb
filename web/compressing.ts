/** Compresses the built files once and for all, so that the server need not do it at every request. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fonts and small pictures are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|topojson|txt|wasm|webmanifest)$/
/** The quality of brotli. The best takes three times as long for the last two percent. */
const QUALITY = 10
/** In files with so many bytes, the engine's, each of the last steps takes seconds. */
const LARGE = 500_000
const QUALITY_OF_LARGE = 6

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? QUALITY : QUALITY_OF_LARGE,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const variants = { br: await brotli(bytes, { params }), gz: await zip(bytes) }
  for (const [ending, smaller] of Object.entries(variants)) {
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
  }
}

/** Puts `file.br` and `file.gz` beside every file of the page that becomes smaller by it. */
export function compressing(): Plugin {
  return {
    name: 'compressing',
    apply: 'build',
    // Everything has been written by then, also what is copied as it is.
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const files = await readdir(dir, { recursive: true })
      const wanted = files.filter((file) => COMPRESSIBLE.test(file))
      await Promise.all(wanted.map((file) => compress(join(dir, file))))
    },
  }
}
