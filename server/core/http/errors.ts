// One place answers for everything that goes wrong on the way.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { t } from '#contract/texts.ts'
import { conflict, invalid, notFound, Refusal } from '#server/core/errors.ts'
import { inLanguage } from '#server/core/speech.ts'
import { isDatabaseAway, isDiskFull } from '#server/database/away.ts'
import { languageIn } from './language.ts'

/** Fastify's own refusals, in words for people. */
const worded: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: t`The request is too large`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: t`This kind of content is not accepted here`,
  FST_ERR_CTP_INVALID_JSON_BODY: t`The body is not valid JSON`,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: t`The body is not as long as announced`,
  FST_REQ_FILE_TOO_LARGE: t`The file is too large`,
}
const codes: Record<number, string> = {
  400: 'invalid',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
}

export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toRefusal(error, request), reply))
}

/** An address that cannot be read, or is longer than any of ours, leads nowhere. */
export const answerNowhere = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  // Asked before any hook that would say so.
  void send(notFound(t`Page`), reply.header('x-content-type-options', 'nosniff'))

/** What is refused is worth a line for whoever looks into an attack; what went wrong has one already. */
const isSuspicious = ({ status }: Refusal) => status === 401 || status === 403 || status === 429

export function send(refusal: Refusal, reply: FastifyReply) {
  const { request } = reply
  if (isSuspicious(refusal))
    request.log.info({ req: request, status: refusal.status, code: refusal.code }, 'a request was refused')
  if (typeof refusal.extra.retryAfter === 'number') void reply.header('retry-after', refusal.extra.retryAfter)
  // Quoted by whoever asks what went wrong, it leads to the lines of the log. Two refusals, however, must look the same.
  const told = inLanguage(languageIn(request), () => refusal.toJSON())
  return reply.status(refusal.status).send(refusal.status >= 500 ? { ...told, requestId: request.id } : told)
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, codes[statusCode] ?? 'invalid', worded[code] ?? t`This request is not valid`)
  // The database refuses a value the contract let through. That is our gap, but the client's mistake: nothing was stored.
  if (/^22[0-9A-Z]{3}$/.test(code)) {
    request.log.warn({ err: error }, 'a value reached the database that it cannot store')
    return invalid(t`The request contains a value that cannot be stored`)
  }
  // Two people took the same name, one deleted what the other used, or too many change the same at once: the service saw it as it
  // was, the database knows better.
  if (['23505', '23503', '23514', '40001', '40P01'].includes(code))
    return conflict('conflict', t`Somebody else changed this at the same moment. Please try again.`)
  request.log.error({ err: error }, 'a request failed')
  if (isDiskFull(error))
    return new Refusal(503, 'disk_full', t`The disk of the server is full, so this could not be saved.`, {
      retryAfter: 30,
    })
  if (isDatabaseAway(error))
    return new Refusal(503, 'unavailable', t`Hearth cannot reach its database. Please try again in a moment.`, {
      retryAfter: 2,
    })
  return new Refusal(500, 'internal', t`Internal Server Error`)
}
