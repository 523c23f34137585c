// Requests as bytes on a connection: fetch would put right what shall arrive wrong.
import { Agent, request } from 'node:http'

export interface Wire {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

export function send(url: string, { method, path, headers, body }: Wire): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path: sendable(path), headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export const hangUp = () => agent.destroy()

/** Node refuses to send these in an address. */
const sendable = (path: string) =>
  path.replace(/[^\x21-\xff]/g, (sign) => encodeURIComponent(sign.isWellFormed() ? sign : '?'))
