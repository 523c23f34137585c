import { expect, test } from 'vitest'
import { remarksByReason } from './remarks-by-reason.ts'

const on = (why: string, ...rows: number[]) => rows.map((row) => ({ row, why }))

test('the same of many rows is said once, in the order it is first met', () => {
  expect(remarksByReason([...on('No title', 2, 3, 4), ...on('No date', 7), ...on('No title', 9)])).toEqual([
    { why: 'No title', where: 'Rows 2–4, 9' },
    { why: 'No date', where: 'Row 7' },
  ])
})

test('a row with two of a kind is named once, and rows in any order are put in order', () => {
  expect(remarksByReason(on('No date', 8, 2, 2))).toEqual([{ why: 'No date', where: 'Rows 2, 8' }])
})

test('what nobody would look up by hand is counted', () => {
  const odd = Array.from({ length: 2_000 }, (_, at) => at * 2 + 1)
  expect(remarksByReason(on('No date', ...odd))[0]!.where).toBe(
    'Rows 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 1,988 more',
  )
})
