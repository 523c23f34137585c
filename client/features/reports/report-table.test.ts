import { expect, test } from 'vitest'
import { countCell, csvOf, figureCell, fileName, hoursCell, textCell } from './report-table.ts'

test('a file has plain numbers, and names as they are', () => {
  const table = {
    head: ['Who', 'Tasks', 'Hours'],
    rows: [[textCell('Bo, "the" Builder'), countCell(1284), hoursCell(5400, () => '1.5 h')]],
  }
  expect(csvOf(table)).toBe('\uFEFFWho,Tasks,Hours\r\n"Bo, ""the"" Builder",1284,1.5\r\n')
})

test('a name that looks like a formula stays a name', () => {
  expect(csvOf({ head: ['Who'], rows: [[textCell('=cmd()')], [textCell('-Ada')]] })).toContain("'=cmd()\r\n'-Ada")
})

test('what is not known is an empty field, and nothing opens where there is nothing', () => {
  expect(csvOf({ head: ['Median'], rows: [[figureCell(null, String)]] })).toBe('\uFEFFMedian\r\n\r\n')
  expect(countCell(0, () => {}).onOpen).toBeUndefined()
})

test('a picture says a figure in words, and that one is missing', () => {
  const words = (rate: number) => `${rate.toFixed(1)} a week`
  expect(figureCell(2.345, words)).toEqual({ text: '2.3 a week', raw: 2.35 })
  expect(figureCell(null, words).text).toBe('–')
})

test('files are named by what they hold', () => {
  expect(fileName('Cycle time, p85!')).toBe('cycle-time-p85')
})
