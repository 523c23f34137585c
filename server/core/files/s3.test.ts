// Uploads in an object store: a small server that speaks as much S3 as we use, and checks that requests are signed.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { openWorld } from '#server/testing/world.ts'

const stored = new Map<string, Buffer>()
const store = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request/.test(
    request.headers.authorization ?? '',
  )
  if (!signed) return response.writeHead(403).end()
  const path = request.url!
  if (request.method === 'PUT') stored.set(path, Buffer.concat(chunks))
  if (request.method === 'DELETE') stored.delete(path)
  if (request.method === 'GET' && !stored.has(path)) return response.writeHead(404).end()
  return response.end(request.method === 'GET' ? stored.get(path) : undefined)
})
await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
afterAll(() => void store.close())

const world = openWorld({
  S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
})

test('a picture lies in the bucket, is served from it, and is removed from it', async () => {
  const ada = await world.person('Ada')
  const form = new FormData()
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([Buffer.from(png)]), 'me.png')
  const { body } = await ada.request('POST', '/api/me/avatar', undefined, { form })
  expect([...stored.keys()].sort()).toEqual(
    [body.user.avatar, body.user.avatarThumbnail].map((path) => path.replace('/files', '/pictures')).sort(),
  )
  expect(
    (await sharp(Buffer.from(await (await fetch(world.url + body.user.avatar)).arrayBuffer())).metadata()).width,
  ).toBe(512)
  await ada.call(accountApi.removeAvatar, {})
  await expect.poll(() => stored.size).toBe(0)
})
