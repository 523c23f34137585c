import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'
import { outside } from './send.ts'

const CLOSED = 'This address leads into a private network, which is not allowed'
const nothing = { headers: {}, body: '{}' }

const closedAddresses = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.170',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '5f00::1',
]
test.each(closedAddresses)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

describe('addresses that lead inside', () => {
  const asked: string[] = []
  const guarded = outside({
    allowPrivate: false,
    lookUp: async (hostname) => {
      asked.push(hostname)
      return [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]
    },
  })

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://0/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST:8080/',
    'http://api.localhost/',
    'http://metadata.google.internal/',
    'http://169.254.169.254/latest/meta-data/',
    'https://①②⑦.⓪.⓪.①/',
  ])('%s is refused by its look, and nobody is asked where it leads', async (url) => {
    asked.length = 0
    expect(guarded.objection(url)).toBe(CLOSED)
    expect(await guarded.post(url, nothing)).toEqual({ status: null, answer: null, error: CLOSED })
    expect(asked).toEqual([])
  })

  test('one closed answer among open ones is enough', async () => {
    expect(await guarded.post('https://rebinding.example.com/', nothing)).toMatchObject({ error: CLOSED })
    expect(asked).toContain('rebinding.example.com')
  })

  test('a user name or another protocol is refused', () => {
    expect(guarded.objection('https://me:secret@example.com/')).toMatch(/user name/)
    expect(guarded.objection('ftp://example.com/')).toMatch(/https/)
  })
})

describe('with a receiver on this machine', () => {
  let receiver: Server
  let port: number
  const got: string[] = []
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      got.push(`${request.headers.host} ${request.url}`)
      if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end()
      else if (request.url === '/endless') {
        const pour = () => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', pour)
        response.on('close', () => response.removeListener('drain', pour))
        pour()
      } else if (request.url !== '/silent') response.end('thank you')
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    port = (receiver.address() as AddressInfo).port
  })
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const here = async () => [{ address: '127.0.0.1', family: 4 }]

  test('the name is looked up once, and the connection goes to that answer', async () => {
    let asked = 0
    const lookUp = async () => {
      asked += 1
      return asked === 1 ? here() : [{ address: '192.0.2.1', family: 4 }]
    }
    const sent = await outside({ allowPrivate: true, lookUp }).post(`http://hooks.example.com:${port}/`, nothing)
    expect(sent).toEqual({ status: 200, answer: 'thank you', error: null })
    expect(asked).toBe(1)
    expect(got.at(-1)).toBe(`hooks.example.com:${port} /`)
  })

  test('a name that leads inside reaches nobody', async () => {
    const before = got.length
    const sent = await outside({ allowPrivate: false, lookUp: here }).post(`http://hooks.example.com:${port}/`, nothing)
    expect(sent).toMatchObject({ status: null, error: CLOSED })
    expect(got).toHaveLength(before)
  })

  test('a redirect is not followed', async () => {
    const sent = await outside({ allowPrivate: true }).post(`http://127.0.0.1:${port}/redirect`, nothing)
    expect(sent).toMatchObject({ status: 302 })
    expect(got.at(-1)).toMatch(/\/redirect$/)
  })

  test('of an endless answer the beginning is read', async () => {
    const sent = await outside({ allowPrivate: true }).post(`http://127.0.0.1:${port}/endless`, nothing)
    expect(sent.answer).toHaveLength(4 * 1024)
  })

  test('whoever does not answer is given up, and so is a name that is looked up for ever', async () => {
    const hasty = outside({ allowPrivate: true, timeoutMs: 100 })
    const late = { status: null, answer: null, error: 'No answer in time' }
    expect(await hasty.post(`http://127.0.0.1:${port}/silent`, nothing)).toEqual(late)
    const stuck = outside({ allowPrivate: true, timeoutMs: 100, lookUp: () => new Promise(() => {}) })
    expect(await stuck.post('http://stuck.example.com/', nothing)).toEqual(late)
  })

  test('what went wrong is said in words', async () => {
    const sent = await outside({ allowPrivate: true }).post('http://127.0.0.1:1/', nothing)
    expect(sent.error).toBe('The connection was refused')
  })
})
