// Live clients in a process of their own, so that hearing costs the server nothing but sending. Started by bench/sustained.ts.
import { createInterface } from 'node:readline'
import { io } from 'socket.io-client'

interface Joining {
  token: string
  boardId: string
  workspaceId: string
}

const url = process.argv[2]!
const delays: number[] = []
let lost = 0

for await (const line of createInterface({ input: process.stdin })) {
  const joining: Joining[] = JSON.parse(line)
  // A hundred at a time: all at once would measure the sign-in of a thousand, not their listening.
  for (let n = 0; n < joining.length; n += 100) await Promise.all(joining.slice(n, n + 100).map(listen))
  console.log('listening')
  break
}
process.on('SIGUSR2', () => {
  delays.length = 0
})
process.on('SIGHUP', () => {
  delays.sort((one, other) => one - other)
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0
  console.log(JSON.stringify({ heard: delays.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), lost }))
})
process.on('SIGTERM', () => process.exit(0))

async function listen({ token, boardId, workspaceId }: Joining) {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  socket.on('disconnect', () => lost++)
  socket.on('board-update', ({ at }: { at: string }) => delays.push(Date.now() - Date.parse(at)))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  for (const [name, about] of [
    ['join-workspace', { workspaceId }],
    ['join-board', { boardId }],
  ] as const) {
    const answer = await socket.emitWithAck(name, about)
    if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  }
}
