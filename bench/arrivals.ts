// Requests that arrive when they arrive, not when the one before was answered: what waits is counted from the moment it should have begun.
import { Agent, request } from 'node:http'

export interface Asked {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token: string
  body?: object
  etag?: string | undefined
}

export interface Answered {
  status: number
  etag: string | undefined
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

export function ask(url: URL, { method, path, token, body, etag }: Asked, keepBody = false): Promise<Answered> {
  const sent = body && JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip',
    ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(etag && { 'if-none-match': etag }),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname: url.hostname, port: url.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => keepBody && chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode!, etag: response.headers.etag, body: Buffer.concat(chunks).toString() }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(sent)
  })
}

/** `rateAt` says how many a second are due that many seconds after the beginning; ends after `seconds`, when all are answered. */
export async function arrive(seconds: number, rateAt: (second: number) => number, act: (due: number) => Promise<void>) {
  const began = performance.now()
  const under = new Set<Promise<void>>()
  let due = began
  while (due < began + seconds * 1000) {
    const wait = due - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    const work = act(due)
    under.add(work)
    void work.finally(() => under.delete(work))
    // Between arrivals of many who know nothing of each other lies such a time.
    due += (-Math.log(1 - Math.random()) * 1000) / rateAt((due - began) / 1000)
  }
  await Promise.all(under)
}
