// A lazy import names the files it needs, so that they come all at once. Those that whoever asks has loaded itself need no naming, nor
// do those of the pages around a page, which are asked for in the same moment: the names are what no compression makes smaller.
import type { Plugin } from 'vite'
import { layoutsAround, pageOf } from './page-files.ts'

/** What each file imports, by name. */
type Imports = ReadonlyMap<string, readonly string[]>

export function leanPreloads(): Plugin {
  const imports = new Map<string, readonly string[]>()
  /** The file that shows each page, by the page's own path. */
  const pages = new Map<string, string>()
  return {
    name: 'hearth:lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (wanted, files, { hostId, hostType }) =>
            hostType === 'html' ? files : notLoadedBy([hostId, ...filesAround(wanted, pages)], files, imports),
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const { fileName, facadeModuleId, imports: own } of chunks) {
        const split = pageOf(facadeModuleId ?? '')
        if (split) pages.set(split.part === 'component' ? split.page : `${split.page}?${split.part}`, fileName)
        imports.set(fileName, own)
      }
      // What a page loads first is asked for together with what it shows.
      for (const [page, file] of pages) {
        const shown = page.endsWith('?loader') ? pages.get(page.replace('?loader', '')) : undefined
        if (shown) imports.set(file, [...(imports.get(file) ?? []), shown])
      }
    },
  }
}

/** Those of the layouts a page stands in. */
export function filesAround(wanted: string, pages: ReadonlyMap<string, string>): string[] {
  const page = [...pages].find(([, file]) => file === wanted)?.[0] ?? ''
  return layoutsAround(page, pages)
}

/** A file runs only when everything it imports is there, and everything that imports. */
export function notLoadedBy(asking: readonly string[], files: readonly string[], imports: Imports): string[] {
  const loaded = new Set(asking)
  for (const file of loaded) for (const each of imports.get(file) ?? []) loaded.add(each)
  return files.filter((file) => !loaded.has(file))
}
