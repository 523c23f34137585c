// A real SMTP server that keeps what it is sent, for as long as the tests of a file run.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

interface MailServer {
  url: string
  received: Email[]
  /** So many mails are refused for now before the next is taken. */
  refusals: number
}

export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer = { url: '', received: [], refusals: 0 }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const eml = await buffer(stream)
      if (mails.refusals-- > 0) return done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
      mails.received.push(await PostalMime.parse(eml))
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  mails.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  return mails
}
