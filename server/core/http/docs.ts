import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/endpoint.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** The API describes itself, for programs and for people. Both are open: they tell nothing but what can be asked. */
export function serveDocs(app: FastifyInstance, areas: Record<string, Api>, appUrl: string) {
  // Made for the first who asks: it takes longer than the rest of the start.
  let document: ReturnType<typeof openApi> | undefined
  let page: string | undefined
  const described = () => {
    document ??= openApi(areas, appUrl)
    return document
  }
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => described())
  app.get('/api/docs', { config: { access: 'anyone' } }, async (_request, reply) => {
    page ??= docsPage(described())
    return reply.type('text/html').send(page)
  })
}
