import { t } from '#contract/texts.ts'
import { CallError } from './transport.ts'

/** The server's words, else the transport's, else the caller's; with what to quote where something broke. */
export function errorMessage(error: unknown, fallback: string): string {
  const unexplained = error instanceof CallError && !error.explained
  const said = (!unexplained && error instanceof Error && error.message) || fallback
  return error instanceof CallError && error.reference ? t`${said} (reference ${error.reference})` : said
}
