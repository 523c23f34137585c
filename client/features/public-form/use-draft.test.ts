// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useDraft } from './use-draft.ts'

beforeEach(() => localStorage.clear())

const open = (key: string | null = 'form-draft:a') => renderHook(() => useDraft(key)).result

test('what was typed is there again after a reload, as the same submission', () => {
  const draft = open()
  act(() => draft.current.answer('what', 'The stove smokes'))
  expect(open().current).toMatchObject({
    answers: { what: 'The stove smokes' },
    submissionId: draft.current.submissionId,
  })
})

test('a changed answer or file is another submission: it must not pass for the same one sent twice', () => {
  const draft = open()
  const ids = new Set([draft.current.submissionId])
  act(() => draft.current.answer('what', 'The stove smokes'))
  ids.add(draft.current.submissionId)
  act(() => draft.current.attach('shot', [new File(['grey'], 'smoke.txt')]))
  ids.add(draft.current.submissionId)
  expect(ids.size).toBe(3)
})

test('sent, it begins anew and nothing of it is kept', () => {
  const draft = open()
  act(() => draft.current.answer('what', 'The stove smokes'))
  act(() => draft.current.attach('shot', [new File(['grey'], 'smoke.txt')]))
  const { submissionId } = draft.current
  act(() => draft.current.clear())
  expect(draft.current).toMatchObject({ answers: {}, files: {} })
  expect(draft.current.submissionId).not.toBe(submissionId)
  expect(localStorage).toHaveLength(0)
})

test('a preview keeps nothing', () => {
  const draft = open(null)
  act(() => draft.current.answer('what', 'Only trying'))
  expect(localStorage).toHaveLength(0)
})
