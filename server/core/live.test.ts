import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

const connecting = (token: string, headers: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const socket = io(world.url, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
    })
    const over = (how: string) => {
      socket.disconnect()
      resolve(how)
    }
    socket.on('connect', () => over('connected'))
    socket.on('connect_error', () => over('refused'))
  })

test('a page of somebody else opens no live connection, not even with a token', async () => {
  const { tokens } = await world.person('Ada')
  const from = (origin?: string) => connecting(tokens.access_token, origin ? { origin } : {})
  expect(await from()).toBe('connected')
  expect(await from(world.url)).toBe('connected')
  expect(await from('http://localhost:1')).toBe('connected')
  for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:1.elsewhere.example'])
    expect(await from(origin), origin).toBe('refused')
})

test('what is not a page is told to browsers as such here, too', async () => {
  const { headers } = await fetch(`${world.url}/socket.io/?EIO=4&transport=polling`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
