import { useEffect, useRef } from 'react'
import { type FormStart, MIN_READING_MS, type Protection } from '#contract/forms.ts'
import { findPublicForm } from './data.ts'
import { solveWork } from './solve-work.ts'

interface Begun {
  start: FormStart
  at: number
  work: Promise<string> | null
}

const begin = (start: FormStart): Begun => ({
  start,
  at: Date.now(),
  work: start.bits > 0 ? solveWork(start.challenge, start.bits) : null,
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** What the server wants to see before it takes the form. It is calculated while somebody reads and types. */
export function useProof(slug: string, protection: Protection, start: FormStart) {
  const begun = useRef<Begun | null>(null)
  useEffect(() => {
    begun.current = begin(start)
  }, [start])

  async function proof() {
    const now = begun.current
    if (!now || protection === 'open') return {}
    await wait(now.at + MIN_READING_MS - Date.now())
    return { token: now.start.token, ...(now.work && { work: await now.work }) }
  }

  /** The old one was used up, or lay too long. */
  async function renew() {
    const found = await findPublicForm(slug)
    if (found) begun.current = begin(found.start)
  }

  return { proof, renew }
}
