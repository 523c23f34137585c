import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('no more than two at once, in their order, and a failure makes room as well', async () => {
  const begun: number[] = []
  const ends: ((ok: boolean) => void)[] = []
  const take = fewAtOnce(2)
  const all = [0, 1, 2, 3].map((n) =>
    take(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(n)
          ends[n] = (ok) => (ok ? resolve(n) : reject(new Error('refused')))
        }),
    ),
  )
  expect(begun).toEqual([0, 1])
  ends[1]!(false)
  await expect(all[1]).rejects.toThrow('refused')
  expect(begun).toEqual([0, 1, 2])
  ends[0]!(true)
  expect(await all[0]).toBe(0)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]!(true)
  ends[3]!(true)
  expect(await Promise.all(all.slice(2))).toEqual([2, 3])
})
