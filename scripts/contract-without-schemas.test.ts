import { expect, test } from 'vitest'
import { withoutShapes, withoutSummaries } from './contract-without-schemas.ts'

test.each([
  ['as they mostly are', "summary: 'One project.',"],
  ['with an escaped quote', String.raw`summary: 'Somebody\'s project, or \'theirs\'.',`],
  ['with a backslash at the end', String.raw`summary: 'A path ends in \\',`],
  ['with quotes of another kind', 'summary: "Somebody\'s `project`",'],
  ['over several lines', 'summary:\n  `One\n  project.`,'],
])('summaries %s are left out, and nothing else', (_, summary) => {
  expect(withoutSummaries(`{ access: 'member', ${summary} input: 'summary' }`)).toBe(
    "{ access: 'member',  input: 'summary' }",
  )
})

test('the type of a summary stays', () => {
  expect(withoutSummaries('interface Endpoint { summary: string }')).toBe('interface Endpoint { summary: string }')
})

test.each([
  [
    'a shape',
    "export const Box = z.object({ size: z.number().min(1, 'Too (small') }).strict()",
    'export const Box = z',
  ],
  ['a chain over several lines', 'const Name = z\n  .string()\n  .refine((name) => name.trim())', 'const Name = z'],
  ['what a function makes', 'const text = (most: number) => z.string().max(most)', 'const text = (most: number) => z'],
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
