import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { areas } from '#server/areas.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
const allEndpoints = Object.values(areas).flatMap((api) => Object.entries(api as Record<string, Endpoint>))

test('every error has the same shape', async () => {
  const ada = await world.person('Ada')
  const replies = [
    await world.request('GET', '/api/me'),
    await world.request('GET', '/api/nothing/here'),
    await ada.request('POST', '/api/workspaces', {}),
    await ada.request('GET', '/api/boards/not-an-id'),
    await world.request('POST', '/auth/login', '{"email":'),
    await world.request('POST', '/auth/login', 'x'.repeat(2 * 1024 * 1024)),
    await world.request('POST', '/auth/login', 'a=b', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await world.request('PATCH', '/api/me', {}),
  ]
  expect(replies.map(({ status }) => status)).toEqual([401, 404, 400, 404, 400, 413, 415, 404])
  for (const { status, body } of replies)
    expect(body).toMatchObject({
      statusCode: status,
      error: expect.any(String),
      code: expect.any(String),
      message: expect.any(String),
    })
})

test('what the address names is looked for before the body is read, and nothing that cannot be there is', async () => {
  const ada = await world.person('Ada')
  const replies = [
    await ada.request('POST', '/api/tasks/not-an-id/comments', {}),
    await ada.request('PUT', '/api/boards/not-an-id/move', {}),
    await ada.request('GET', `/api/tasks/${'x'.repeat(61)}`),
    await ada.request('GET', `/api/workspaces/${'x'.repeat(201)}`),
    await ada.request('GET', `/api/boards/${'x'.repeat(600)}`),
    await ada.request('GET', '/api/tasks/%E0%A4%A'),
  ]
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [404, 'not_found']))
})

test('a rule without words of its own is told in a sentence that names the field', async () => {
  const ada = await world.person('Ada')
  const said = async (method: string, path: string, body?: object) => (await ada.request(method, path, body)).body
  expect(await said('POST', '/api/boards', { title: 'Launch' })).toMatchObject({
    message: 'workspaceId is required',
    details: [{ path: 'workspaceId', message: 'workspaceId is required' }],
  })
  expect((await said('POST', '/api/boards', {})).details).toContainEqual({
    path: 'title',
    message: 'The title is required',
  })
  expect((await said('GET', '/api/notifications?unread=perhaps')).message).toBe('unread must be true or false')
  expect((await said('GET', '/api/notifications?limit=0')).message).toBe('limit must be at least 1')
  expect((await said('GET', '/api/notifications?page=one')).message).toBe('page must be a number')
  expect((await said('PUT', '/api/me', { onboarding: 3 })).message).toBe('onboarding must be an object')
  const broken = await ada.request('PUT', '/api/me', '{"name":')
  expect(broken.body).toMatchObject({ message: 'The body is not valid JSON', details: [] })
  const text = await ada.request('PUT', '/api/me', '{}', { headers: { 'content-type': 'text/plain' } })
  expect(text.status).toBe(415)
})

test.each([
  ['NUL', { name: 'a\0b' }],
  ['half a surrogate pair', { name: '\ud800' }],
  ['a list', ['name']],
  ['a number', { name: 42 }],
  ['an object', { name: { toString: 'x' } }],
])('a body with %s is refused with 400 and nothing is stored', async (_, body) => {
  const ada = await world.person('Ada')
  expect((await ada.request('POST', '/api/workspaces', JSON.stringify(body))).status).toBe(400)
  expect((await ada.call(workspacesApi.listWorkspaces, {})).myWorkspaces).toEqual([])
})

test('what the contract does not name is ignored, however deep and large it is', async () => {
  const deep = `${'['.repeat(6_000)}${']'.repeat(6_000)}`
  const wide = `[${'0,'.repeat(400_000)}0]`
  expect((await world.request('POST', '/auth/logout', `{"x":${deep},"refresh_token":${deep}}`)).status).toBe(200)
  expect((await world.request('POST', '/auth/logout', `{"x":${wide}}`)).status).toBe(200)
})

test('an upload that cannot be read is refused', async () => {
  const ada = await world.person('Ada')
  const send = (type: string, body: string) =>
    ada.request('POST', '/api/me/avatar', body, { headers: { 'content-type': type } })
  expect((await send('multipart/form-data', 'x')).status).toBe(400)
  expect(
    (
      await send(
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc',
      )
    ).status,
  ).toBe(400)
})

test.each([
  ['a text', 'text/plain', 'hello'],
  [
    'JSON that names a file of ours',
    'application/json',
    JSON.stringify({ filename: 'x.png', bytes: './package.json' }),
  ],
])('%s called "file" is not taken for a file, wherever one is uploaded', async (_, type, content) => {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Files', url: `files-${type.slice(-4)}` })
  const body = `--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--b--\r\n`
  const uploads = allEndpoints.filter(([, { upload }]) => upload)
  expect(uploads.length).toBeGreaterThan(4)
  for (const [name, { method, path }] of uploads) {
    const reply = await ada.request(method, path.replace(/:\w+/g, workspace._id), body, {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    expect([name, reply.status, reply.body.message]).toEqual([name, 400, 'A file is required in the field "file"'])
  }
})

test('six files of one person are read at once, whatever they are for; the next is told to wait', async () => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')]
  const gaveUp = new AbortController()
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nslowly'
  const slow = Array.from({ length: 6 }, () =>
    fetch(`${world.url}/api/tasks/${ada.user._id}/attachments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ada.tokens.access_token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(part)) }),
      duplex: 'half',
      signal: gaveUp.signal,
    } as RequestInit),
  )
  const send = async (person: Person) => {
    const form = new FormData()
    form.append('file', new Blob(['no picture']), 'x.png')
    return (await person.request('POST', '/api/me/avatar', undefined, { form })).body.code
  }
  await expect.poll(() => send(ada)).toBe('too_many_requests')
  expect(await send(bo)).toBe('invalid_image')
  gaveUp.abort()
  await Promise.allSettled(slow)
  await expect.poll(() => send(ada)).toBe('invalid_image')
})

test('a body that tries to reach the prototype is refused', async () => {
  const ada = await world.person('Ada')
  expect((await ada.request('POST', '/api/workspaces', '{"name":"x","__proto__":{"admin":true}}')).status).toBe(400)
})

test('JSON may be announced without any being sent', async () => {
  const ada = await world.person('Ada')
  const reply = await ada.request('DELETE', '/api/me/avatar', '', { headers: { 'content-type': 'application/json' } })
  expect(reply.status).toBe(200)
})

test('the same POST with the same key is done once, also when sent at once', async () => {
  const ada = await world.person('Ada')
  const send = (key: string, name = 'Once') =>
    ada.try(workspacesApi.createWorkspace, { name }, { headers: { 'idempotency-key': key } })
  const replies = await Promise.all(Array.from({ length: 8 }, () => send('k1')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.workspace._id)).size).toBe(1)
  expect((await ada.call(workspacesApi.listWorkspaces, {})).myWorkspaces).toHaveLength(1)
  expect((await send('k1')).headers.get('idempotency-replayed')).toBe('true')

  const bo = await world.person('Bo')
  expect(
    (await bo.try(workspacesApi.createWorkspace, { name: 'Bo’s' }, { headers: { 'idempotency-key': 'k1' } })).body
      .workspace.name,
  ).toBe('Bo’s')
})

test('a key whose request was refused can be used again', async () => {
  const ada = await world.person('Ada')
  const headers = { 'idempotency-key': 'again' }
  expect((await ada.try(workspacesApi.createWorkspace, { name: 'X', url: 'api' }, { headers })).status).toBe(409)
  expect((await ada.try(workspacesApi.createWorkspace, { name: 'X', url: 'free-url-here' }, { headers })).status).toBe(
    201,
  )
  const elsewhere = await ada.try(
    boardsApi.createBoard,
    { workspaceId: '019aa0b4-7c1f-7000-8000-000000000000', title: 'x' },
    { headers },
  )
  expect(elsewhere.body.code).toBe('idempotency_key_reused')
})

test('the API describes itself, every endpoint of it', async () => {
  const { body } = await world.request('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  for (const endpoint of Object.values(areas).flatMap((api) => Object.values(api))) {
    const described = body.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(described?.summary, endpoint.path).toBe(endpoint.summary)
  }
  expect(body.paths['/auth/register'].post.requestBody.content['application/json'].schema.required).toEqual([
    'name',
    'email',
    'password',
  ])
  const page = await world.request('GET', '/api/docs')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.body).toContain('/api/me/sessions/{sessionId}')
})

test('what the documentation shows as an example is what the contract takes and gives', async () => {
  const { body } = await world.request('GET', '/api/openapi.json')
  for (const [name, endpoint] of allEndpoints) {
    const described = body.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()]
    const given: { name: string; example?: unknown }[] = described.parameters
    const sent = described.requestBody?.content['application/json']?.example
    const known = given.filter(({ example }) => example !== undefined).map((each) => [each.name, each.example])
    const input = {
      ...Object.fromEntries(known),
      ...sent,
      ...(endpoint.upload && { file: { filename: 'file', bytes: new Uint8Array() } }),
    }
    expect(endpoint.input.safeParse(input).error?.issues ?? [], name).toEqual([])
    const answer = described.responses[endpoint.status].content['application/json']
    if (answer && endpoint.status !== 204)
      expect(endpoint.output.safeParse(answer.example).error?.issues ?? [], name).toEqual([])
  }
})

test('the documentation says what a key may do', async () => {
  const { body } = await world.request('GET', '/api/openapi.json')
  const security = (path: string, method: string) => body.paths[path][method].security
  expect(security('/api/tasks', 'post')).toEqual([{ bearer: [] }, { apiKey: ['write'] }])
  expect(security('/api/tasks/export', 'post')).toEqual([{ bearer: [] }, { apiKey: ['read'] }])
  expect(security('/api/api-keys', 'post')).toEqual([{ bearer: [] }])
  expect(security('/auth/login', 'post')).toEqual([])
  expect(Object.keys(body.components.securitySchemes)).toEqual(['bearer', 'apiKey'])
})

test('every answer carries the headers that keep a browser safe', async () => {
  for (const path of ['/api/docs', '/api/me', '/nowhere']) {
    const { headers } = await world.request('GET', path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-request-id')).toBeTruthy()
  }
})

test('health, readiness and metrics answer this machine', async () => {
  expect((await world.request('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await world.request('GET', '/readyz')).body).toEqual({ status: 'ready', database: true })
  const { body } = await world.request('GET', '/metrics')
  expect(body).toContain('http_request_duration_seconds_bucket{le="0.002",method="GET",route="/healthz",status="200"}')
  expect(body).toContain('live_connections 0')
  expect(body).toContain('jobs{state="dead"} 0')
})

test('metrics and outbox are not there for whoever comes through a proxy or under another name', async () => {
  for (const path of ['/metrics', '/outbox', '/outbox.json']) {
    expect((await world.request('GET', path)).status, path).toBe(200)
    expect(
      (await world.request('GET', path, undefined, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status,
      path,
    ).toBe(404)
    expect(await statusUnder('hearth.example.com', path), path).toBe(404)
    // A proxy that was told no more than where to send things calls us by our own address and adds nothing.
    expect(await statusLine(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n`), path).toContain('404')
  }
})

/** fetch does not let a caller choose the Host header. */
async function statusUnder(host: string, path: string) {
  const { request } = await import('node:http')
  return new Promise<number>((resolve) => {
    const { hostname, port } = new URL(world.url)
    request({ hostname, port, path, headers: { host } }, (response) => resolve(response.resume().statusCode!)).end()
  })
}

test('the outbox shows mails as text, whatever they contain', async () => {
  await world.request('POST', '/auth/register', {
    name: '<script>alert(1)</script>',
    email: 'mark@example.com',
    password: 'a long password here',
  })
  await world.mailTo('mark@example.com')
  const { body } = await world.request('GET', '/outbox')
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toContain('<script>alert')
  expect(body).toMatch(/<a href="http:\/\/localhost:1\/signup\/verify\//)
  const german = await world.request('GET', '/outbox', undefined, { headers: { 'accept-language': 'de' } })
  expect(german.body).toContain('<html lang="de">')
  expect(german.body).toContain('an mark@example.com')
})

test('no line of the log holds a password, a token, a link or an address', async () => {
  const ada = await world.person('Ada')
  await world.request('POST', '/auth/login', { email: ada.user.email, password: 'a wrong password' })
  await world.request('POST', '/auth/refresh', { refresh_token: ada.tokens.refresh_token })
  await world.request('GET', `/api/me?token=${ada.tokens.access_token}`)
  const lines = world.logged.join('\n')
  expect(lines).toContain('/auth/verify-email/:token')
  const secrets = [ada.password, 'a wrong password', ada.tokens.access_token, ada.tokens.refresh_token, ada.user.email]
  for (const secret of [...secrets, await world.tokenFor(ada.user.email)]) expect(lines).not.toContain(secret)
})

test.each([
  ['/form/aSlug', true],
  ['/form/aSlug?from=site', true],
  ['/', false],
  ['/login', false],
  ['/form', false],
  ['/form/aSlug/more', false],
  ['/formula/x', false],
  ['/workspace/form/x', false],
  ['/public/forms/aSlug', false],
])('%s may stand in a frame of another page: %s', async (path, framed) => {
  const { headers } = await world.request('GET', path)
  expect(headers.get('x-frame-options')).toBe(framed ? null : 'DENY')
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${framed ? '*' : "'none'"}`)
})

/** What fetch would never send. */
function statusLine(request: string) {
  const { hostname, port } = new URL(world.url)
  return new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(request))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer.split('\r\n')[0]!))
  })
}

const login = 'POST /auth/login HTTP/1.1\r\nHost: hearth\r\n'
test.each([
  [
    'a length and chunks',
    `${login}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  ],
  ['two lengths', `${login}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
  ['a blank before the colon', `${login}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['an unknown encoding', `${login}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['bare line feeds', 'GET /healthz HTTP/1.1\nHost: hearth\n\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
])('a request two servers could read differently (%s) is refused', async (_, request) => {
  expect(await statusLine(request)).toContain('400')
})

test('a small body that unpacks to a large one is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 32))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const { status } = await fetch(`${world.url}/auth/login`, { method: 'POST', headers, body: bomb })
  expect(status).toBe(413)
})

test('what is meant for one person is kept by no cache on the way', async () => {
  const ada = await world.person('Ada')
  expect((await ada.request('GET', '/api/me')).headers.get('cache-control')).toBe('no-store')
  expect((await world.request('POST', '/auth/login', {})).headers.get('cache-control')).toBe('no-store')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Kept' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Kept' })
  const path = `/api/boards/${board._id}/tasks`
  const { headers } = await ada.request('GET', path)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  // Among others, and far from them.
  const known = `"other" ,${' '.repeat(10_000)}${headers.get('etag')}`
  expect((await ada.request('GET', path, undefined, { headers: { 'if-none-match': known } })).status).toBe(304)
})

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
test.each([
  [{ 'x-request-id': 'from-the-proxy-1' }, /^from-the-proxy-1$/],
  [{ traceparent: `00-${trace}-00f067aa0ba902b7-01` }, new RegExp(`^${trace}$`)],
  [{ 'x-request-id': 'a "line" of\tthe log' }, /^[\da-f-]{36}$/],
  [{ 'x-request-id': `hk_${'a'.repeat(32)}` }, /^[\da-f-]{36}$/],
  [{ 'x-request-id': 'a'.repeat(65) }, /^[\da-f-]{36}$/],
  [{}, /^[\da-f-]{36}$/],
])('a request with %j has a name', async (headers, name) => {
  const reply = await world.request('GET', '/api/me', undefined, { headers })
  const id = reply.headers.get('x-request-id')
  expect(id).toMatch(name)
  const refused = world.logged.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'a request was refused')
  expect(refused).toMatchObject({ reqId: id, status: 401, code: 'unauthorized', req: { route: '/api/me' } })
})
