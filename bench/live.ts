// How soon a move reaches everybody who has the board open, beside the least a server with Socket.IO can do after the same write.
import { io, type Socket } from 'socket.io-client'
import { cpuMsOf, residentMbOf } from '../scripts/machine.ts'

interface Servers {
  hearth: string
  bare: string
  token: string
  boardId: string
  columnIds: string[]
  taskIds: string[]
  /** The server's process, for what it costs. */
  pid: number
}

export interface Reach {
  p50: number
  p99: number
  /** Of the server, in milliseconds each time. */
  cpu: number
  megabytes: number
}

const MOVES = 150

/** From the moment the move is sent until each of the sockets has heard of it. */
export async function measureReach(servers: Servers, sockets: number): Promise<{ hearth: Reach; bare: Reach }> {
  const { hearth, bare, token, boardId, columnIds, taskIds } = servers
  const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!
  const move = () =>
    post(`${hearth}/api/tasks/move`, token, { taskId: pick(taskIds), columnId: pick(columnIds), before: pick(taskIds) })

  const plain = await connectAll(bare, sockets, {})
  const bareReach = await reach(plain, 'board-update', () => post(`${bare}/move-and-tell`, token, {}), 0)
  for (const socket of plain) socket.disconnect()

  const joined = await connectAll(hearth, sockets, { token })
  for (const socket of joined) await socket.emitWithAck('join-board', { boardId })
  const hearthReach = await reach(joined, 'board-update', move, servers.pid)
  for (const socket of joined) socket.disconnect()
  return { hearth: hearthReach, bare: bareReach }
}

export async function connectAll(url: string, count: number, auth: object): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let n = 0; n < count; n++) {
    const socket = io(url, { auth, transports: ['websocket'], forceNew: true, reconnection: false })
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve)
      socket.on('connect_error', reject)
    })
    sockets.push(socket)
  }
  return sockets
}

export async function reach(sockets: Socket[], name: string, act: () => Promise<void>, pid: number): Promise<Reach> {
  const delays: number[] = []
  let heard: () => void = () => {}
  let sentAt = 0
  for (const socket of sockets) {
    socket.on(name, () => {
      delays.push(performance.now() - sentAt)
      heard()
    })
  }
  const once = async () => {
    const everybody = new Promise<void>((resolve) => {
      let left = sockets.length
      heard = () => {
        left -= 1
        if (left === 0) resolve()
      }
    })
    sentAt = performance.now()
    await Promise.all([act(), everybody])
  }
  for (let n = 0; n < 10; n++) await once()
  delays.length = 0
  // The bare server is this process: nothing to compare with.
  const isOwn = pid === 0
  const before = isOwn ? 0 : cpuMsOf(pid)
  for (let n = 0; n < MOVES; n++) await once()
  const sorted = delays.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return {
    p50: at(0.5),
    p99: at(0.99),
    cpu: isOwn ? 0 : (cpuMsOf(pid) - before) / MOVES,
    megabytes: isOwn ? 0 : residentMbOf(pid),
  }
}

export async function post(url: string, token: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await response.arrayBuffer()
}
