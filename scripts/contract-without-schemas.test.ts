import { expect, test } from 'vitest'
import { withoutOptions, withoutShapes } from './contract-without-schemas.ts'

test('of a call only what its callers need is kept', () => {
  const options = `access: 'member', summary: 'Somebody\\'s picture.', upload: 5 * MEGABYTE, input: z.object({ file: File }), output: Done`
  expect(withoutOptions(`const api = { send: endpoint('POST /x', { ${options} }) }`)).toBe(
    "const api = { send: endpoint('POST /x', {upload: 5 * MEGABYTE}) }",
  )
  expect(withoutOptions("endpoint('GET /x', { access: 'anyone', limit: { calls: 3 } })")).toBe(
    "endpoint('GET /x', {access: 'anyone'})",
  )
})

test('what is called otherwise keeps its options', () => {
  const code = "other('GET /x', { access: 'member', summary: 'One.' })"
  expect(withoutOptions(code)).toBe(code)
})

test.each([
  [
    'a shape',
    "export const Box = z.object({ size: z.number().min(1, 'Too (small') }).strict()",
    'export const Box = z',
  ],
  ['a chain over several lines', 'const Name = z\n  .string()\n  .refine((name) => name.trim())', 'const Name = z'],
  ['what a function makes', 'const text = (most: number) => z.string().max(most)', 'const text = (most: number) => z'],
  ['a field with its name', "const Name = line('The name', 80).optional()", 'const Name = z'],
  [
    'what a call takes',
    "call('GET /x', { input: z.object({}), output: Box })",
    "call('GET /x', { input: z, output: Box })",
  ],
])('%s is left out, and nothing else', (_, before, after) => {
  expect(withoutShapes(before)).toBe(after)
})

test('types made from shapes stay', () => {
  const types = 'export type Box = z.infer<typeof Box>\nexport const size = (box: z.output<typeof Box>) => measure(box)'
  expect(withoutShapes(types)).toBe(types)
})
