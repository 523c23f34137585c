// Ten clients, as fast as they can. Written by hand because a load generator that takes every answer apart is slower than what it measures.
import { connect } from 'node:net'

export interface Figures {
  perSecond: number
  p99: number
}

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Made anew for every request. */
  body?: () => object
  /** Answers beyond 2xx that are right. */
  allow?: number[]
}

const SECONDS = 5
const CLIENTS = 10

/** After a second and a half to warm up. */
export async function load(options: Load): Promise<Figures> {
  await run(options, 1.5)
  return run(options, SECONDS)
}

async function run(options: Load, seconds: number): Promise<Figures> {
  const until = performance.now() + seconds * 1000
  const times = (await Promise.all(Array.from({ length: CLIENTS }, () => client(options, until)))).flat()
  times.sort((one, other) => one - other)
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)]! }
}

/** One connection, one request after the other; how long each took. */
function client({ url, method = 'GET', headers = {}, body, allow = [] }: Load, until: number): Promise<number[]> {
  const { hostname, port, pathname } = new URL(url)
  const fixed = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${method} ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\n${fixed.join('')}`
  const request = () => {
    if (!body) return `${head}\r\n`
    const text = JSON.stringify(body())
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }

  return new Promise((resolve, reject) => {
    const times: number[] = []
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let began = 0
    let missing = -1
    const ask = () => {
      began = performance.now()
      socket.write(request())
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      let taken = 0
      if (missing < 0) {
        const end = chunk.indexOf('\r\n\r\n')
        const answer = chunk.toString('latin1', 0, end)
        const status = Number(answer.slice(9, 12))
        if (status >= 300 && !allow.includes(status)) return reject(new Error(`${url}: ${chunk.toString()}`))
        missing = Number(/^content-length: (\d+)/im.exec(answer)?.[1] ?? 0)
        taken = end + 4
      }
      missing -= chunk.length - taken
      if (missing > 0) return
      missing = -1
      const now = performance.now()
      times.push(now - began)
      if (now < until) return ask()
      socket.destroy()
      resolve(times)
    })
  })
}
