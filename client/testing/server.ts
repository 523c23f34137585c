// The server, as far as the browser sees it: tests say what it answers, and read what it was asked.
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'

type Answer = object | ((sent: Record<string, unknown>) => object | Promise<object>)

export interface FakeServer {
  /** Such as "GET /api/boards?workspaceId=acme", in the order it came. */
  asked: string[]
  /** By method and path, without what follows the "?". What has no answer is not found. */
  answers: Record<string, Answer>
}

/** Stands in for `fetch`, for somebody who is signed in. */
export function fakeServer(answers: Record<string, Answer> = {}): FakeServer {
  const server: FakeServer = { asked: [], answers }
  const exp = Math.floor(Date.now() / 1000) + 900
  sessionState.keepTokens({ access_token: `a.${btoa(JSON.stringify({ exp }))}.c`, refresh_token: 'r' })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    server.asked.push(`${method} ${address}`)
    const answer = server.answers[`${method} ${address.split('?')[0]}`]
    if (!answer) return Response.json({ message: 'Not found' }, { status: 404 })
    const told = typeof answer === 'function' ? await answer(body ? JSON.parse(String(body)) : {}) : answer
    return told instanceof Response ? told : Response.json(told)
  })
  return server
}

/** An answer that is given when the test says so. */
export function later() {
  let give: (told: object) => void = () => {}
  const promise = new Promise<object>((resolve) => {
    give = resolve
  })
  return { answer: () => promise, give: (told: object) => act(async () => give(told)) }
}
