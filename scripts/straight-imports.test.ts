import { expect, test } from 'vitest'
import { originsIn, withStraightImports } from './straight-imports.ts'

const index = `
  import { Button } from "./Button/Button.mjs";
  import { em, rem as toRem } from "./units.mjs";
  import * as everything from "./everything.mjs";
  export { Button, em, toRem as rem, everything };
  export { default as IconX, default as IconCross } from './icons/X.mjs';
`
const origins = originsIn('/library/index.mjs', index)
const straight = (code: string) => withStraightImports(code, () => origins)

test('a name is imported from the file it is in, by the name it has there', () => {
  expect(straight(`import { Button as Press, rem } from '@mantine/core'\nPress(rem)`)).toBe(
    'import { Button as Press } from "/library/Button/Button.mjs"; import { rem as rem } from "/library/units.mjs";\nPress(rem)',
  )
  expect(straight(`import { IconCross } from '@tabler/icons-react'`)).toBe(
    'import { default as IconCross } from "/library/icons/X.mjs";',
  )
})

test('what has no file of its own, and other libraries, stay as they are', () => {
  for (const code of [
    `import { everything } from '@mantine/core'`,
    `import * as all from '@mantine/core'`,
    `import { Button } from 'another'`,
  ])
    expect(straight(code)).toBe(code)
})
