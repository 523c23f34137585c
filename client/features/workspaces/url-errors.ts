import { fieldErrors } from '#client/core/field-errors.ts'
import { CallError } from '#client/core/transport.ts'

/** By field. Somebody else can take an address between the check and the click; that too belongs at its field. */
export const withUrlError = (error: unknown): Record<string, string> =>
  error instanceof CallError && error.code === 'url_taken' ? { url: error.message } : fieldErrors(error)
