import type { FastifyInstance } from 'fastify'

/** A route of the API that says nothing about who may call it is a mistake: better not to start. */
export function requireDeclaredAccess(app: FastifyInstance) {
  app.addHook('onRoute', ({ url, config }) => {
    const declared = (config as { access?: string } | undefined)?.access
    if (/^\/(api|auth|public)\//.test(url) && !declared) throw new Error(`The route ${url} declares no access`)
  })
}
