// Every `import()` of the app goes through client/core/careful-import.ts, without any of them saying so.
import { join } from 'node:path'
import type { Plugin } from 'vite'

const EXPORT = 'export const __vitePreload = '
const helper = join(import.meta.dirname, '../client/core/careful-import.ts')

export function carefulImports(): Plugin {
  return {
    name: 'hearth:careful-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(EXPORT)) this.error('Vite exports what it makes of an import() under another name')
        return `import { carefully } from ${JSON.stringify(helper)}
${code.replace(EXPORT, 'const importWith = ')}
${EXPORT}carefully(importWith)`
      },
    },
  }
}
