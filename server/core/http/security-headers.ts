// Sent with every answer. The policy names the few outside hosts that are configured, and no other.
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Services {
  appUrl: string
  analyticsId: string | null
  recordingUrl: string | null
  stripePublishableKey: string | null
}

export function securityHeadersFor(services: Services) {
  const { appUrl } = services
  const outside = outsideHosts(services)
  const policyFor = (ancestors: string) =>
    [
      "default-src 'self'",
      ['script-src', "'self'", ...outside.scripts].join(' '),
      // Components position themselves with style attributes; scripts have no such exception.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ['connect-src', "'self'", ...outside.connections].join(' '),
      ['frame-src', ...(outside.frames.length ? outside.frames : ["'none'"])].join(' '),
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${ancestors}`,
    ].join('; ')
  const common: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(appUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const closed = { ...common, 'content-security-policy': policyFor("'none'"), 'x-frame-options': 'DENY' }
  const framed = { ...common, 'content-security-policy': policyFor('*') }
  return { closed, framed }
}

export function sendSecurityHeaders(app: FastifyInstance, { closed, framed }: ReturnType<typeof securityHeadersFor>) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...(isPublicForm(request) ? framed : closed), 'x-request-id': request.id })
    if (isData.test(request.url)) void reply.header('cache-control', 'no-store')
  })
}

/** Answers meant for one person alone. What may be kept after all says so itself. */
const isData = /^\/(api|auth|public)\//

/** The one page meant to stand inside pages of others. No link on it stays inside the frame: the rest of the app is never shown there. */
const isPublicForm = ({ method, url }: FastifyRequest) => method === 'GET' && /^\/form\/[^/?#]+\/?(\?|$)/.test(url)

function outsideHosts({ analyticsId, recordingUrl, stripePublishableKey }: Services) {
  const analytics = ['https://www.googletagmanager.com']
  return {
    scripts: [...(analyticsId ? analytics : []), ...(stripePublishableKey ? ['https://js.stripe.com'] : [])],
    connections: [
      ...(analyticsId ? [...analytics, 'https://*.google-analytics.com'] : []),
      ...(recordingUrl ? [new URL(recordingUrl).origin] : []),
      ...(stripePublishableKey ? ['https://api.stripe.com'] : []),
    ],
    frames: stripePublishableKey ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : [],
  }
}
