// The web app: files with a hash in their name are kept for ever, the page that names them is asked for each time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound, StartupError } from '#server/core/errors.ts'
import { send } from './errors.ts'

/** Addresses that belong to programs: an unknown one is answered with an error, not with the app. */
const forPrograms = /^\/(api|auth|public|files|assets|socket\.io|webhooks|outbox|metrics|mcp)(\/|$|\.)/

export function readBuildId(folder: string) {
  try {
    return (JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as { buildId: string }).buildId
  } catch {
    throw new StartupError('The web app is not built yet. Run npm start, or npm run build first.')
  }
}

/** In the place of the service worker: browsers that have one ask for it with every visit, and then have none. */
const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})
`

export function serveClient(app: FastifyInstance, folder: string, withServiceWorker: boolean) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  void app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    ...(!withServiceWorker && { globIgnore: ['sw.js'] }),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  if (!withServiceWorker)
    app.get('/sw.js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(farewell),
    )
  answerUnknown(app, page)
}

/** An unknown address is a page of the app, which knows its own 404, unless it belongs to programs. */
export function answerUnknown(app: FastifyInstance, page: string | null) {
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !forPrograms.test(request.url)
    if (page === null || !wantsPage) return send(notFound('Page'), reply)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
