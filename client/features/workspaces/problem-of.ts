// Apart from the words on that page: every workspace has a gate, few people meet it closed.
import type { CallError } from '#client/core/transport.ts'

/** Which page tells somebody why they are not let in, or null when it was no refusal. */
export function problemOf({ status, code }: CallError): string | null {
  if (code === 'second_factor_required') return 'second-factor-required'
  if (status === 404) return 'not-found'
  return status === 403 ? 'denied' : null
}
