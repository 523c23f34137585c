// What lies between people and the nodes: a balancer that prefers nodes which say they are ready, and a line that can be as bad
// as real ones are.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'

/** Slow: everything comes late. Held: nothing comes until it is over. Torn: now and then half a message comes, and then nothing. */
export type Weather = 'fair' | 'slow' | 'held' | 'torn'

const LOOK_EVERY_MS = 100
const SLOWEST_MS = 150
const TORN_OF = 0.03

export async function openProxy(random: Random) {
  const lines = new Set<Socket>()
  const ready = new Set<string>()
  let nodes: string[] = []
  let turn = 0
  let weather: Weather = 'fair'
  let isOver = false

  const server = createServer((client) => void join(client))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function join(client: Socket) {
    lines.add(client.on('error', () => {}).on('close', () => lines.delete(client)))
    const node = await reach()
    if (!node) return void client.destroy()
    lines.add(node.on('close', () => lines.delete(node)))
    for (const end of [client, node]) end.setNoDelay(true)
    void carry(client, node)
    void carry(node, client)
  }

  /** Each in its turn, those that are ready first: nobody is refused while one of them listens. */
  async function reach(): Promise<Socket | null> {
    turn += 1
    const inTurn = nodes.map((_, n) => nodes[(n + turn) % nodes.length]!)
    const order = [...inTurn.filter((url) => ready.has(url)), ...inTurn.filter((url) => !ready.has(url))]
    for (const url of order) {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      })
      if (isOpen) return socket
    }
    return null
  }

  async function carry(from: Socket, to: Socket) {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        await weathered()
        if (weather === 'torn' && random() < TORN_OF) {
          to.write(chunk.subarray(0, chunk.length / 2))
          break
        }
        if (!to.write(chunk)) await once(to, 'drain')
      }
    } catch {
      // One of the two is gone; so is the other, below.
    }
    to.end()
    from.destroy()
  }

  async function weathered() {
    if (weather === 'slow') await wait(random() * SLOWEST_MS)
    while (weather === 'held' && !isOver) await wait(20)
  }

  const watching = (async () => {
    while (!isOver) {
      await Promise.all(nodes.map(async (url) => ((await isReady(url)) ? ready.add(url) : ready.delete(url))))
      await wait(LOOK_EVERY_MS)
    }
  })()

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(urls: string[]) {
      nodes = urls
    },
    turn(next: Weather) {
      weather = next
    },
    /** Every line that is open now. */
    cut() {
      for (const socket of lines) socket.destroy()
    },
    async close() {
      isOver = true
      server.close()
      for (const socket of lines) socket.destroy()
      await watching
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
