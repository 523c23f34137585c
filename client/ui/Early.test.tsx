// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazy } from '#client/core/lazy.ts'
import { Early } from './Early.tsx'

afterEach(cleanup)

function Menu({ clicked }: { clicked: boolean }) {
  const [isOpen, setOpen] = useState(clicked)
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      Filter
    </button>
  )
}

/** Shows a button whose menu comes when it is told to. */
function show() {
  let come = (_: { default: typeof Menu }) => {}
  const Loaded = lazy(
    () =>
      new Promise<{ default: typeof Menu }>((resolve) => {
        come = resolve
      }),
  )
  render(
    <Early
      button={(props) => (
        <button type="button" {...props}>
          Filter
        </button>
      )}
    >
      {(clicked) => <Loaded clicked={clicked} />}
    </Early>,
  )
  return { load: () => act(async () => come({ default: Menu })), early: screen.getByRole('button') }
}

const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded')

test('nobody asked: the menu stays closed', async () => {
  const { load } = show()
  await load()
  expect(isOpen()).toBe('false')
})

test('whoever clicked before the menu was there gets it', async () => {
  const { load, early } = show()
  // As a browser does it.
  fireEvent.mouseDown(early)
  fireEvent.mouseUp(early)
  fireEvent.click(early)
  await load()
  expect(isOpen()).toBe('true')
})

test('whoever pressed and has not let go yet gets it', async () => {
  const { load, early } = show()
  fireEvent.mouseDown(early)
  await load()
  expect(isOpen()).toBe('true')
})

test('the focus stays on the button', async () => {
  const { load, early } = show()
  early.focus()
  await load()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
