// How an error looks when the database is away: stopped, starting, cut off.
const codes = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** The driver gives no code to a connection that ended while somebody waited for its answer, or just before they asked. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Nobody knows whether what was asked for just then was done. */
export function isDatabaseAway(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(08|57P)/.test(code) || codes.has(code) || words.test(message)
}
