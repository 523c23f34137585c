import type { Plugin } from 'vite'
import { areaOf, type Catalogue, lookIn, readCatalogue } from './catalogue.ts'
import { translated } from './translate.ts'

/** Builds the web app in one language. English stands in the sources; of it only the marks are taken away. */
export function texts(language: string): Plugin {
  const catalogue: Catalogue = language === 'en' ? {} : readCatalogue(language)
  return {
    name: 'hearth:texts',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language === 'en' ? 'en-US' : language) } }),
    transform(code, id) {
      const [file] = id.split('?') as [string]
      const area = /\.tsx?$/.test(file) && !file.includes('/node_modules/') ? areaOf(file) : undefined
      return area ? { code: translated(code, file, lookIn(catalogue, area)), map: null } : null
    },
  }
}
