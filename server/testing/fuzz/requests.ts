// Input to bytes, and what goes wrong on that way.
import type { Endpoint } from '#contract/endpoint.ts'
import type { Dice } from './dice.ts'
import { texts } from './nasty.ts'
import type { Wire } from './wire.ts'

type Input = Record<string, unknown>

const BOUNDARY = 'fuzzfuzzfuzz'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const csv = 'Title,Due,Status,Labels\nA task,2026-11-20,Done,red\n"Another, one",2026-02-30,To do,\n'
const trello = JSON.stringify({
  name: 'T',
  lists: [{ id: 'l', name: 'To do' }],
  cards: [{ id: 'c', idList: 'l', name: 'Card' }],
})

const files: [string, string | Buffer][] = [
  ['picture.png', PNG],
  ['tasks.csv', csv],
  ['board.json', trello],
  ['issues.json', '[{"title":"x","number":1,"state":"open"}]'],
  ['broken.png', PNG.subarray(0, 40)],
  ['page.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['empty.txt', ''],
  ['../../etc/passwd', 'x'],
  ['a\0b.txt', 'x'],
  ['name"; filename="other.html', '<script>alert(1)</script>'],
  [`${'ä'.repeat(300)}.txt`, 'x'],
  ['deep.json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['noise.csv', `"${'"'.repeat(501)}\n,,,\0,\n\ud800`],
  ['proto.json', '{"__proto__":{"polluted":"yes"},"cards":{"length":1e9},"lists":null}'],
  ['bom.csv', Buffer.from([0xff, 0xfe, 0x54, 0x00, 0x69, 0x00])],
  ['numbers.json', '{"cards":[{"pos":1e999,"due":"0000-00-00","name":{}}],"lists":[null,1,"x"]}'],
]

export function wireOf(endpoint: Endpoint, input: Input, dice: Dice, headers: Record<string, string>): Wire {
  const { path, rest } = placed(endpoint, input)
  const { method } = endpoint
  if (method === 'GET') return { method, path: `${path}?${queryOf(rest)}`, headers }
  if (endpoint.upload || (endpoint.multipart && dice.chance(0.3)))
    return { method, path, headers: { ...headers, ...multipart }, body: partsOf(rest, endpoint, dice) }
  return { method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) }
}

const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

function placed(endpoint: Endpoint, input: Input) {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encoded(value)
  })
  return { path, rest }
}

function queryOf(rest: Input) {
  return Object.entries(rest)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => `${encoded(name)}=${encoded(each)}`),
    )
    .join('&')
}

/** Half a surrogate pair has no bytes of its own: it goes as the bytes it would have. */
function encoded(value: unknown) {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

function partsOf(rest: Input, { upload }: Endpoint, dice: Dice): Buffer {
  const parts: Buffer[] = []
  const part = (name: string, content: string | Buffer, filename?: string) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    parts.push(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`))
    parts.push(Buffer.from(content), Buffer.from('\r\n'))
  }
  for (const [name, value] of Object.entries(rest))
    if (name !== 'file' && name !== 'files')
      part(name, typeof value === 'string' ? value : JSON.stringify(value ?? null))
  const [filename, content] = dice.chance(0.3) ? files[0]! : dice.pick(files)
  if (upload ? 'file' in rest : dice.chance(0.5)) part(upload ? 'file' : dice.pick(['q1', 'file']), content, filename)
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** What happens to a request that was right: by name, so that one can be told from the other. */
export const twists = {
  'cut off': (wire, dice) => ({ ...wire, body: Buffer.from(wire.body ?? '').subarray(0, dice.int(0, 60)) }),
  'no JSON': (wire, dice) => ({
    ...wire,
    body: dice.pick(['{', '{"a":}', 'nul', '"', '\0', '{"a":1}}', '[1,2', '\ufeff{}']),
  }),
  'no object': (wire, dice) => ({ ...wire, body: dice.pick(['null', '[]', '1', '"x"', 'true', '[{}]', '']) }),
  prototype: (wire) => ({
    ...wire,
    body: '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
  }),
  deep: (wire) => ({ ...wire, body: `{"title":${'['.repeat(9000)}${']'.repeat(9000)}}` }),
  'content type': (wire, dice) => ({
    ...wire,
    headers: {
      ...wire.headers,
      'content-type': dice.pick([
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'a/b;c',
        'application/json; charset=utf-16',
        ';',
        'application/x-www-form-urlencoded',
      ]),
    },
  }),
  method: (wire, dice) => ({
    ...wire,
    method: dice.pick(['PATCH', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'POST', 'GET', 'TRACE']),
  }),
  'doubled query': (wire) => {
    const [path, query = 'limit=1'] = wire.path.split('?')
    return { ...wire, path: `${path}?${query}&${query}&limit[]=1&__proto__[polluted]=yes&page=2&page=3` }
  },
  'broken percent': (wire, dice) => ({
    ...wire,
    path: wire.path.replace(
      /\/[^/?]*(?=\?|$)/,
      `/${dice.pick(['%', '%zz', '%E0%A4%A', '%00', '%c0%ae%c0%ae', '..%2f..%2f', '%F0%9F%98%80'])}`,
    ),
  }),
  'nasty path': (wire, dice) => ({
    ...wire,
    path: `${wire.path.split('?')[0]}/${encodeURIComponent(dice.pick(texts.filter((text) => text.isWellFormed())))}`.slice(
      0,
      6000,
    ),
  }),
  headers: (wire, dice) => ({
    ...wire,
    headers: {
      ...wire.headers,
      ...dice.pick<Record<string, string>>([
        { 'idempotency-key': 'k'.repeat(5000) },
        { 'idempotency-key': `again-${dice.int(1, 3)}` },
        { 'x-client-id': '<script>' },
        { 'if-none-match': 'W/"x", *, "' },
        { 'accept-encoding': 'gzip;q=nonsense, br, *' },
        { 'x-forwarded-for': 'not an address, 1.2.3.4' },
        { 'user-agent': '\u00ff'.repeat(2000) },
        { authorization: 'Bearer' },
        { authorization: `Basic ${'x'.repeat(3000)}` },
        { range: 'bytes=-1,0-' },
        { 'content-encoding': 'gzip' },
        { expect: 'the impossible' },
        { cookie: '__proto__=1; a' },
      ]),
    },
  }),
} satisfies Record<string, (wire: Wire, dice: Dice) => Wire>
