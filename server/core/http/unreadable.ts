// What cannot be read as HTTP never becomes a request. It is answered in the same shape all the same, and the connection closed.
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal } from '#server/core/errors.ts'

const known: Record<string, ConstructorParameters<typeof Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The address or the headers of this request are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive'],
}
const other: ConstructorParameters<typeof Refusal> = [400, 'unreadable', 'This is not a request we can read']

export function answerUnreadable({ code = '' }: Error & { code?: string }, socket: Duplex) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = new Refusal(...(known[code] ?? other))
  const body = JSON.stringify(refusal)
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
