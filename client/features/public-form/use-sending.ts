import { useRef, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { CallError } from '#client/core/transport.ts'
import type { SentForm } from './sent-form.ts'

export interface Outcome {
  confirmation: string
  redirectPath: string | null
}

export type Send = (sent: SentForm, onProgress: (share: number) => void) => Promise<Outcome>

interface Standing {
  busy: boolean
  /** How much of the files has gone out, from 0 to 1. */
  share: number | null
  error: Error | null
  outcome: Outcome | null
}

const idle: Standing = { busy: false, share: null, error: null, outcome: null }

export function useSending(send: Send, onSent: () => void) {
  const [standing, setStanding] = useState(idle)
  const underWay = useRef(false)

  async function start(sent: SentForm): Promise<Record<string, string>> {
    if (underWay.current) return {}
    underWay.current = true
    setStanding({ ...idle, busy: true })
    try {
      const outcome = await send(sent, (share) => setStanding({ ...idle, busy: true, share }))
      setStanding({ ...idle, outcome })
      onSent()
      return {}
    } catch (error) {
      setStanding({ ...idle, error: error as Error })
      return problemsOf(error)
    } finally {
      underWay.current = false
    }
  }

  return { ...standing, start, reset: () => setStanding(idle) }
}

/** By question. */
const problemsOf = (error: unknown) =>
  Object.fromEntries(Object.entries(fieldErrors(error)).map(([path, words]) => [path.replace(/^answers\./, ''), words]))

export const isGone = (error: Error | null) => error instanceof CallError && error.status === 404
