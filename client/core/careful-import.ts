// Most browsers ask for a script once in the life of a page: one that could not be fetched is missing until the next. While nobody may be
// there, the files of a part are therefore fetched before it is imported: that may fail, and be tried again, as often as it has to.
import { isInDoubt } from './reached.ts'
import { unreachable } from './transport.ts'

type Import<Part> = (load: () => Promise<Part>, files?: string[], from?: string) => Promise<Part>

const loaded = new Set<string>()

/** Around what the build makes of each `import()` (scripts/careful-imports.ts): the import, and the files it needs. */
export const carefully =
  <Part>(importWith: Import<Part>): Import<Part> =>
  async (load, files = [], from) => {
    const words = String(load)
    if (isInDoubt() && !loaded.has(words)) await Promise.all([...fileIn(words), ...files].map(fetchFile))
    const part = await importWith(load, files, from)
    loaded.add(words)
    return part
  }

/** `() => import('./D5o2Lsx.js')` */
function fileIn(words: string): string[] {
  const name = /import\(.\.\/([\w.-]+)/.exec(words)?.[1]
  return name ? [`assets/${name}`] : []
}

/** One that is gone, as after an update, is left to the import to tell. */
async function fetchFile(file: string) {
  const answer = await fetch(`/${file}`).catch(() => null)
  if (!answer || answer.status > 501) throw unreachable()
}
