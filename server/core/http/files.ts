import type { FastifyInstance } from 'fastify'
import { notFound } from '#server/core/errors.ts'
import type { FileStore } from '#server/core/files/store.ts'

/** Profile pictures: drawn anew by us, named by an id nobody can guess, the same for ever. */
export function serveFiles(app: FastifyInstance, files: FileStore) {
  app.get<{ Params: { name: string } }>('/files/avatars/:name', async (request, reply) => {
    const { name } = request.params
    const bytes = /^[0-9a-f-]{36}-(512|96)\.webp$/.test(name) ? await files.get(`avatars/${name}`) : null
    if (!bytes) throw notFound('File')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes))
  })
}
