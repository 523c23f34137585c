import { expect, test } from 'vitest'
import { withoutSummaries } from './contract-without-schemas.ts'

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
