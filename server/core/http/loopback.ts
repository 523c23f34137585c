import type { FastifyRequest } from 'fastify'

/** What proxies add. One of them is enough to know that somebody else is behind the connection. */
const forwarding = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/
const local = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * A person or program on this very machine. Behind a proxy every connection comes from this machine, so the name that was
 * called counts as well; it also stops a web page that points its own domain at 127.0.0.1.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  const named = host === 'localhost' || local.test(host)
  const forwarded = Object.keys(request.headers).some((name) => forwarding.test(name))
  // Also what a proxy speaks that was told no more than where to send things: it names us by our own address and adds nothing.
  const isOld = request.raw.httpVersion === '1.0'
  return named && !forwarded && !isOld && local.test(request.socket.remoteAddress ?? '')
}

/** An installation that is used on the machine it runs on, and not through a proxy that shows it to others. */
export const isLocalAddress = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
