import { expect, test } from 'vitest'
import { fittingFiles } from './fitting-files.ts'

const MB = 1024 * 1024
const file = (megabytes: number) => ({ name: `${megabytes}.png`, size: megabytes * MB }) as File

test('files fit as long as the whole form stays within its limits', () => {
  const two = [file(10), file(20)]
  expect(fittingFiles(two, [file(5)])).toEqual({ fitting: two, refused: null })
})

test.each([
  ['one is too large', [file(26), file(1)], [], '“26.png” is too large: a file can have at most 25 MB'],
  ['another question has some already', [file(20), file(1)], [file(25)], 'All files together can have at most 40 MB'],
])('what is too much stays out, and the rest goes along: %s', (_, more, before, refused) => {
  const { fitting, refused: said } = fittingFiles(more, before)
  expect([fitting.map(({ size }) => size / MB), said]).toEqual([[1], refused])
})

test('a form takes five files, whichever questions they answer', () => {
  const { fitting, refused } = fittingFiles([file(1), file(1), file(1)], [file(1), file(1), file(1)])
  expect(fitting).toHaveLength(2)
  expect(refused).toBe('At most 5 files can go along with a form')
})
