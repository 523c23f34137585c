// Compresses the built client once, at the best level, so that the server only picks the file a browser accepts.
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:html|js|css|svg|json|txt|webmanifest)$/
/** Never changes under the same name. */
const hashed = /\/assets\//
/** Below this the headers weigh more than what is saved. */
const MIN_BYTES = 1024

export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'hearth:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => compressFolder(folder),
  }
}

async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string) {
  const bytes = await readFile(path)
  // Another language shares files with English, which was built before.
  if (bytes.length < MIN_BYTES || (hashed.test(path) && existsSync(`${path}.br`))) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
