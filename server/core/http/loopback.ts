import type { FastifyRequest } from 'fastify'

const local = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * A person or program on this very machine. Behind a proxy every connection comes from this machine, so the name that was
 * called counts as well; it also stops a web page that points its own domain at 127.0.0.1.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  const named = host === 'localhost' || local.test(host)
  return named && local.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
}
