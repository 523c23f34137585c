// A mail server that can be away.
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#server/testing/process.ts'

export async function openMailServer() {
  const port = await freePort()
  const received: Email[] = []
  let server: SMTPServer | null = null

  const open = () =>
    new Promise<void>((resolve) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        async onData(stream, _session, done) {
          received.push(await PostalMime.parse(await buffer(stream)))
          done()
        },
      })
      server.on('error', () => {})
      server.listen(port, '127.0.0.1', () => resolve())
    })
  const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))

  await open()
  return { url: `smtp://127.0.0.1:${port}`, received, open, close }
}
