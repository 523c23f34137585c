import { fieldErrors } from '#client/core/field-errors.ts'
import { CallError } from '#client/core/transport.ts'

/** By field. A key somebody else's project has belongs at its field too. */
export const newProjectErrors = (error: unknown): Record<string, string> =>
  error instanceof CallError && error.code === 'key_taken' ? { key: error.message } : fieldErrors(error)
