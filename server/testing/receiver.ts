// Another program that is told what happens here: it listens on this machine, and remembers what it got.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from './until.ts'

interface Got {
  path: string
  headers: Record<string, string>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was sent
  body: any
}

export async function openReceiver() {
  const got: Got[] = []
  const slow = new Map<string, number>()
  let answer = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    got.push({ path: request.url!, headers: request.headers as Record<string, string>, text, body: JSON.parse(text) })
    await wait(slow.get(request.url!) ?? 0)
    response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end(`answered ${answer}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    got,
    /** From now on. */
    answerWith(status: number) {
      answer = status
    },
    /** What comes to this path is answered so much later. */
    takeTime(path: string, ms: number) {
      slow.set(path, ms)
    },
    gets: (what: string, about: (message: Got) => boolean) => until(what, () => got.find(about)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
