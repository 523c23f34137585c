import type { Plugin } from 'vite'
import type { Language } from '../../contract/languages.ts'
import { AROUND, manifestIn, manifestOf, pageIn } from './around.ts'
import { areaOf, type Catalogue, lookIn, readCatalogue } from './catalogue.ts'
import { translated } from './translate.ts'

/** English is the app as it stands; another language is built beside it, and shares every file that says nothing. */
export const htmlOf = (language: Language) => (language === 'en' ? 'index.html' : `index.${language}.html`)

/** Calendars take the names of days and months from dayjs, which knows English only unless it is told of others. */
const withDayNames = (code: string, language: Language) =>
  language !== 'en' && code.includes("'@mantine/dates'") ? `import 'dayjs/locale/${language}'\n${code}` : code

/** Builds the web app in one language. English stands in the sources; of it only the marks are taken away. */
export function texts(language: Language): Plugin {
  const catalogue: Catalogue = language === 'en' ? {} : readCatalogue(language)
  const lookAround = lookIn(catalogue, AROUND, 'index.html')
  return {
    name: 'hearth:texts',
    enforce: 'pre',
    config: () => ({
      define: { __LANGUAGE__: JSON.stringify(language) },
      ...(language !== 'en' && {
        build: { emptyOutDir: false, copyPublicDir: false, manifest: `.vite/manifest.${language}.json` },
      }),
    }),
    transform(code, id) {
      const [file] = id.split('?') as [string]
      const area = /\.tsx?$/.test(file) && !file.includes('/node_modules/') ? areaOf(file) : undefined
      return area
        ? { code: withDayNames(translated(code, file, lookIn(catalogue, area, file)), language), map: null }
        : null
    },
    transformIndexHtml: (html) => pageIn(language, html, lookAround),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (language === 'en' || page?.type !== 'asset') return
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: htmlOf(language), source: page.source })
        this.emitFile({ type: 'asset', fileName: manifestOf(language), source: manifestIn(language, lookAround) })
      },
    },
  }
}
