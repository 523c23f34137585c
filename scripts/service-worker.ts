// Writes the service worker with the list of what the app needs to start without a connection: the pages one works on, and all they load later.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../contract/languages.ts'
import { manifestOf } from './languages/around.ts'
import { htmlOf } from './languages/plugin.ts'

const workspace = '_app/$workspace'
const project = `${workspace}/projects/$boardId/_open`
/** The others are kept once somebody has been there. */
const pages = [
  ...['_app', '_app/_home', '_app/_home/dashboard', `${workspace}/route`, `${workspace}/index`],
  ...[`${workspace}/projects/index`, project, `${project}/index`, `${project}/calendar`],
]
/** Beside what the build makes. */
const publicFiles = ['/boot.js', '/favicon.svg']
const font = 'geist-latin-wght-normal'

export function serviceWorker(language: Language): Plugin {
  const page = `/${htmlOf(language)}`
  let root = ''
  return {
    name: 'hearth:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const outputs = Object.values(bundle)
        const chunks = outputs.filter((file) => file.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const entry = chunks.find(({ isEntry }) => isEntry)!
        const isWanted = (id: string | null) => pages.some((page) => id?.includes(`/pages/${page}.tsx?tsr-split`))
        const needed = new Set([entry, ...chunks.filter(({ facadeModuleId }) => isWanted(facadeModuleId))])
        for (const { fileName, imports, dynamicImports } of needed) {
          // The first script can load every page there is.
          const later = fileName === entry.fileName ? [] : dynamicImports
          for (const name of [...imports, ...later]) {
            const chunk = byName.get(name)
            if (chunk) needed.add(chunk)
          }
        }
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const fonts = outputs.filter(
          (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.includes(font)),
        )
        const names = new Set([...[...needed, ...fonts].map(({ fileName }) => fileName), ...styles])
        const head = {
          SHELF: `${process.env.HEARTH_BUILD_ID ?? ''}-${language}`,
          ENTRY: entry.fileName,
          PAGE: page,
          FILES: [page, `/${manifestOf(language)}`, ...publicFiles, ...[...names].map((name) => `/${name}`)],
        }
        const constants = Object.entries(head).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
        const source = constants.join('') + readFileSync(join(root, 'service-worker.js'), 'utf8')
        this.emitFile({ type: 'asset', fileName: language === 'en' ? 'sw.js' : `sw.${language}.js`, source })
      },
    },
  }
}
