import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { aboveLayers } from './above-layers.ts'

const builtFrom = async (code: string) => {
  const config = await resolveConfig({ configFile: false, css: aboveLayers }, 'build')
  return (await preprocessCSS(code, 'styles.css', config)).code.replace(/\s+/g, ' ').trim()
}

test('what is ours stands in no layer, what is others’ stays in theirs', async () => {
  expect(await builtFrom('@layer app { .ours { color: red } @media print { .ours { color: black } } }')).toBe(
    '.ours { color: red } @media print { .ours { color: black } }',
  )
  const others = '@layer mantine { .theirs { color: red } }'
  expect(await builtFrom(others)).toBe(others)
})
