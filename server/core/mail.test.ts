// Mail through a real SMTP server, and what happens when it is away.
import { expect, test } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { hurry } from '#server/testing/hurry.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const mails = await startMailServer()
const world = openWorld({ SMTP_URL: mails.url, MAIL_FROM: 'Hearth <hello@hearth.example>' })

test('a mail the server refused for now is sent again, once it is accepted', async () => {
  mails.refusals = 1
  await world.try(authApi.register, { name: 'Zoë', email: 'zoe@example.com', password: 'a long password here' })
  // The next attempt is due after a back-off; the test asks for it now instead of waiting.
  const mail = await until('the mail', async () => {
    await hurry(world.db, 'send-mail')
    return mails.received[0]
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
  expect(mails.received).toHaveLength(1)
})

test('whoever signs up in German gets a German mail', async () => {
  const person = { name: 'Jürgen', email: 'juergen@example.com', password: 'a long password here' }
  await world.request('POST', '/auth/register', person, { headers: { 'accept-language': 'de' } })
  const mail = await until('the mail', () => mails.received.find(({ to }) => to?.[0]?.address === person.email))
  expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse')
  expect(mail.text).toContain('Hallo Jürgen,')
  expect(mail.html).toContain('<html lang="de">')
})

test('with a mail server there is no outbox', async () => {
  expect((await world.request('GET', '/outbox')).status).toBe(404)
})
