import { CallError } from './transport.ts'

/**
 * The server's words about single fields, by field name, as form inputs take them. `byCode`: where a refusal belongs that is about one
 * field though it names none, such as a name that is taken.
 */
export function fieldErrors(error: unknown, byCode: Record<string, string> = {}): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  const field = byCode[error.code]
  if (field) return { [field]: error.message }
  const byField: Record<string, string> = {}
  for (const { path, message } of error.details) byField[path] ??= message
  return byField
}
