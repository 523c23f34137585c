// @vitest-environment happy-dom

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GrowingText } from './GrowingText.tsx'

const isEndless = (value: string) => {
  const { container } = render(<GrowingText value={value} readOnly />)
  return container.querySelector('[data-endless="true"]') !== null
}

it('lays out a word without an end the cheap way, and every other text as usual', () => {
  expect(isEndless('a'.repeat(10_000))).toBe(true)
  expect(isEndless('Light the fire before the guests come. '.repeat(250))).toBe(false)
})
