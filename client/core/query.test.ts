// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepAsking } from './query.ts'

/** Answers what is so at the time of the question, when it is told to. */
function asked(cache: QueryClient) {
  const state = { now: 'before', questions: 0, answer: () => {} }
  const stop = new QueryObserver(cache, {
    queryKey: ['list'],
    queryFn: () => {
      state.questions += 1
      const known = state.now
      return new Promise((resolve) => {
        state.answer = () => resolve(known)
      })
    },
  }).subscribe(() => {})
  return { state, stop, shown: () => cache.getQueryData(['list']) }
}

test('what happens while a list is first loaded is asked for again', async () => {
  const cache = new QueryClient()
  keepAsking(cache)
  const { state, stop, shown } = asked(cache)
  expect(state.questions).toBe(1)
  state.now = 'after'
  void cache.invalidateQueries({ queryKey: ['list'] })
  state.answer()
  await expect.poll(() => state.questions).toBe(2)
  state.answer()
  await expect.poll(() => shown()).toBe('after')
  stop()
})

test('a question that replaced the outdated one is the last', async () => {
  const cache = new QueryClient()
  keepAsking(cache)
  const { state, stop, shown } = asked(cache)
  state.answer()
  await expect.poll(() => shown()).toBe('before')
  void cache.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(() => state.questions).toBe(2)
  state.now = 'after'
  void cache.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(() => state.questions).toBe(3)
  state.answer()
  await expect.poll(() => shown()).toBe('after')
  expect(cache.isFetching()).toBe(0)
  expect(state.questions).toBe(3)
  stop()
})
