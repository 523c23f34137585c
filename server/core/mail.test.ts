// Mail through a real SMTP server, and what happens when it is away.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const received: Email[] = []
let refusals = 1
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', async () => {
      if (refusals-- > 0) return done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
      received.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
const world = openWorld({
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  MAIL_FROM: 'Hearth <hello@hearth.example>',
})
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

test('a mail the server refused for now is sent again, once it is accepted', async () => {
  await world.try(authApi.register, { name: 'Zoë', email: 'zoe@example.com', password: 'a long password here' })
  // The next attempt is due after a back-off; the test asks for it now instead of waiting.
  const mail = await until('the mail', async () => {
    await world.db.executeQuery({
      sql: 'update graphile_worker._private_jobs set run_at = now() where attempts > 0',
      parameters: [],
      query: { kind: 'RawNode' },
    } as never)
    return received[0]
  })
  expect(mail).toMatchObject({
    subject: 'Confirm your e-mail address',
    from: { address: 'hello@hearth.example' },
    to: [{ address: 'zoe@example.com' }],
  })
  expect(mail.text).toContain('Hello Zoë,')
  expect(mail.text).toMatch(/^http:\/\/localhost:1\/signup\/verify\/\S+$/m)
  expect(mail.html).toContain('Confirm e-mail address')
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  expect(received).toHaveLength(1)
})

test('with a mail server there is no outbox', async () => {
  expect((await world.request('GET', '/outbox')).status).toBe(404)
})
