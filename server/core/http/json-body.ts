import Fastify, { type FastifyInstance } from 'fastify'

/** An empty body is an empty object: many clients announce JSON on every request, also on those that carry none. */
export function readLeniently(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    const { form } = request.routeOptions.config as { form?: boolean }
    if (form) done(null, {})
    else done(new Fastify.errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('application/x-www-form-urlencoded'))
  })
}
