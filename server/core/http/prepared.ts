// An answer that is finished text: too large to be taken apart and checked, or the same for everybody and kept ready.
import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export class Prepared {
  /** Names this state of the thing: whoever has it already is told so instead of being sent it again. */
  readonly etag: string
  /** Asked for only when the caller does not have it. */
  readonly gzipped: () => Promise<Buffer>

  constructor(etag: string, gzipped: () => Promise<Buffer>) {
    this.etag = etag
    this.gzipped = gzipped
  }
}

/** Taken apart without a pattern: one that skips blanks takes seconds over a header full of them. */
export const hasAlready = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((known) => known.trim() === etag) ?? false

export async function sendPrepared({ etag, gzipped }: Prepared, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' })
  if (hasAlready(request, etag)) return reply.status(304).send()
  const bytes = await gzipped()
  void reply.type('application/json; charset=utf-8')
  const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  return accepts ? reply.header('content-encoding', 'gzip').send(bytes) : reply.send(gunzipSync(bytes))
}
