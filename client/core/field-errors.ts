import { CallError } from './transport.ts'

/** The server's words about single fields, by field name, as form inputs take them. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  const byField: Record<string, string> = {}
  for (const { path, message } of error.details) byField[path] ??= message
  return byField
}
