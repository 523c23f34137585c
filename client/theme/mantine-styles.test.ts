// mantine.css names the styles one by one, so that unused ones are not shipped. Forgetting one would only show on screen.
import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const listed = readFileSync('client/theme/mantine.css', 'utf8')
const hasStyles = (component: string) => existsSync(`node_modules/@mantine/core/styles/${component}.layer.css`)

const used = new Set(
  globSync('client/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap((match) =>
      (match[1] ?? '').split(',').map((name) => name.trim()),
    ),
  ),
)

test('every Mantine component in use brings its styles', () => {
  const missing = [...used].filter((name) => hasStyles(name) && !listed.includes(`/${name}.layer.css`))
  expect(missing).toEqual([])
})
