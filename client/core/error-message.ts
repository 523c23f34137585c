import { CallError } from './transport.ts'

/** The server's words, else the transport's, else the caller's. */
export function errorMessage(error: unknown, fallback: string): string {
  const unexplained = error instanceof CallError && !error.explained
  return (!unexplained && error instanceof Error && error.message) || fallback
}
