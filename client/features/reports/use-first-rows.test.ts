// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFirstRows } from './use-first-rows.ts'

afterEach(cleanup)

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)
const open = (count: number) => renderHook(() => useFirstRows(rows(count), (row) => row === 55 || row === 90)).result

test('a table one can overlook is whole and in its order', () => {
  expect(open(60).current).toEqual({ shown: rows(60), rest: undefined })
})

test('a long one shows first what has something to say, and all of it when asked', () => {
  const table = open(1000)
  expect(table.current.shown).toHaveLength(50)
  expect(table.current.shown.slice(0, 4)).toEqual([55, 90, 0, 1])
  expect(table.current.rest?.count).toBe(1000)
  act(() => table.current.rest?.showAll())
  expect(table.current.shown.toSorted((one, other) => one - other)).toEqual(rows(1000))
  expect(table.current.rest).toBeUndefined()
})

test('on paper it is whole', () => {
  const table = open(1000)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(table.current.shown).toHaveLength(1000)
})
