// The web app: files with a hash in their name are kept for ever, the page that names them is asked for each time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { t } from '#contract/texts.ts'
import { notFound, StartupError } from '#server/core/errors.ts'
import { send } from './errors.ts'
import { languageOf } from './language.ts'
import { pagesAt } from './page-addresses.ts'

/** Addresses that belong to programs: an unknown one is answered with an error, not with the app. */
const forPrograms = /^\/(api|auth|public|files|assets|socket\.io|webhooks|outbox|metrics|mcp)(\/|$|\.)/

/** The web app as it was built: where it lies, and what its build says of it. */
export interface BuiltClient {
  folder: string
  buildId: string
  /** The addresses of its pages, as patterns. */
  addresses: string[]
}

export function readBuild(folder: string): BuiltClient {
  try {
    const { buildId, addresses } = JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as Partial<BuiltClient>
    if (buildId && addresses) return { folder, buildId, addresses }
  } catch {
    // There is none, or none that can be read.
  }
  throw new StartupError('The web app is not built yet. Run npm start, or npm run build first.')
}

/** In the place of the service worker: browsers that have one ask for it with every visit, and then have none. */
const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})
`

export function serveClient(app: FastifyInstance, { folder, addresses }: BuiltClient, withServiceWorker: boolean) {
  void app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    ...(!withServiceWorker && { globIgnore: ['sw*.js'] }),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const pages = readPages(folder)
  if (!withServiceWorker)
    for (const language of pages.keys())
      app.get(language === 'en' ? '/sw.js' : `/sw.${language}.js`, (_, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(farewell),
      )
  answerUnknown(app, { texts: pages, isAt: pagesAt(addresses) })
}

/** The page that starts the app, in each language it was built in. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).flatMap((file) => {
    const [, language = 'en'] = /^index(?:\.(\w+))?\.html$/.exec(file) ?? [null, null]
    return language ? [[language, readFileSync(join(folder, file), 'utf8')] as const] : []
  })
  return new Map(files)
}

interface Pages {
  texts: ReadonlyMap<string, string>
  isAt(path: string): boolean
}

/** Every address that belongs to no program shows the app, which knows its own 404; programs are told it in numbers. */
export function answerUnknown(app: FastifyInstance, pages: Pages | null) {
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !forPrograms.test(request.url)
    if (pages === null || !wantsPage) return send(notFound(t`Page`), reply)
    return reply
      .status(pages.isAt(request.url.split('?', 1)[0]!) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
      .send(pages.texts.get(languageOf(request.headers).language) ?? pages.texts.get('en'))
  })
}
