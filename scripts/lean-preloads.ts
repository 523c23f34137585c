// A lazy import names the files it needs, so that they come all at once. Those that whoever asks has loaded itself need no naming: the
// names are what no compression makes smaller.
import type { Plugin } from 'vite'

/** What each file imports, by name. */
type Imports = ReadonlyMap<string, readonly string[]>

export function leanPreloads(): Plugin {
  const imports = new Map<string, readonly string[]>()
  return {
    name: 'hearth:lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId, hostType }) =>
            hostType === 'html' ? files : notLoadedBy(hostId, files, imports),
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const { fileName, facadeModuleId, imports: own } of chunks) {
        const [page, part] = facadeModuleId?.split('?tsr-split=') ?? []
        // What a page loads first is asked for together with what it shows.
        const shown = part === 'loader' ? chunks.filter(isShownPartOf(page!)).map((chunk) => chunk.fileName) : []
        imports.set(fileName, [...own, ...shown])
      }
    },
  }
}

const isShownPartOf =
  (page: string) =>
  ({ facadeModuleId }: { facadeModuleId: string | null }) =>
    facadeModuleId?.startsWith(`${page}?tsr-split=component`) ?? false

/** A file runs only when everything it imports is there, and everything that imports. */
export function notLoadedBy(asking: string, files: readonly string[], imports: Imports): string[] {
  const loaded = new Set([asking])
  for (const file of loaded) for (const each of imports.get(file) ?? []) loaded.add(each)
  return files.filter((file) => !loaded.has(file))
}
