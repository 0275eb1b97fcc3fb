/** Unpacks files that end with .br into a folder: node unpacking.mjs FOLDER FILE... */
import { createReadStream, createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const [folder, ...files] = process.argv.slice(2)
await Promise.all(
  files.map((file) =>
    pipeline(
      createReadStream(file),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(join(folder, basename(file, '.br')), { mode: 0o700 }),
    ),
  ),
)
