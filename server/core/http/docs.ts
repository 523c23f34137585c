import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/endpoint.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** The API describes itself, for programs and for people. Both are open: they tell nothing but what can be asked. */
export function serveDocs(app: FastifyInstance, areas: Record<string, Api>, appUrl: string) {
  const document = openApi(areas, appUrl)
  const page = docsPage(document)
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => document)
  app.get('/api/docs', { config: { access: 'anyone' } }, async (_request, reply) => reply.type('text/html').send(page))
}
