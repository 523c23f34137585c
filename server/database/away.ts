// How an error looks when the database is away: stopped, starting, cut off, without memory or a connection to spare.
const codes = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** The driver gives no code to a connection that ended while somebody waited for its answer, or just before they asked. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Nobody knows whether what was asked for just then was done. */
export function isDatabaseAway(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(08|57P|53[23])/.test(code) || codes.has(code) || words.test(message)
}

/** Of the database or below our own files. */
export const isDiskFull = (error: unknown) =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')
