import type { FastifyInstance } from 'fastify'
import { t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import type { FileStore } from '#server/core/files/store.ts'

/** Profile pictures, logos and previews: drawn anew by us, named by an id nobody can guess, the same for ever. */
export function serveFiles(app: FastifyInstance, files: FileStore) {
  app.get<{ Params: { kind: string; name: string } }>('/files/:kind/:name', async (request, reply) => {
    const key = `${request.params.kind}/${request.params.name}`
    const bytes = /^(avatars|logos|previews)\/[0-9a-f-]{36}-(\d{2,3}|\d{1,3}x\d{1,5})\.webp$/.test(key)
      ? await files.get(key)
      : null
    if (!bytes) throw notFound(t`File`)
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes))
  })
}
