// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TwoTexts } from './TwoTexts.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

test('of two long texts one sees where they part, and each is whole', () => {
  // A letter a line, and a hundred lines in a field.
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return this.value.length
  })
  vi.spyOn(HTMLTextAreaElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  const alike = 'x'.repeat(300)
  const texts = [`${alike} here ${alike}`, `${alike} there ${alike}`] as const
  render(
    <TwoTexts
      sides={[
        { title: 'Yours', text: texts[0], onWrite: () => {} },
        { title: 'Theirs', text: texts[1] },
      ]}
    />,
  )
  const fields = ['Yours', 'Theirs'].map((title) => screen.getByLabelText<HTMLTextAreaElement>(title))
  expect(fields.map(({ scrollTop }) => scrollTop)).toEqual([251, 251])
  expect(fields.map(({ value }) => value)).toEqual(texts)
  expect(document.activeElement).toBe(fields[0])
})
