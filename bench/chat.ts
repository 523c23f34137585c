// How soon a message reaches whoever it was written to, beside the least a server with Socket.IO can do after the same insert.
import pg from 'pg'
import { connectAll, post, type Reach, reach } from './live.ts'
import { send, signUp } from './stage.ts'

interface Servers {
  hearth: string
  bare: string
  databaseUrl: string
  token: string
  /** The server's process, for what it costs. */
  pid: number
}

/** Somebody with a laptop and a phone. */
const DEVICES = 2
const other = { email: 'bo@example.com', password: 'a long enough password' }

/** From the moment the message is sent until every device of the other has it. */
export async function measureMessages({ hearth, bare, databaseUrl, token, pid }: Servers): Promise<{
  hearth: Reach
  bare: Reach
}> {
  const { tokens, userId } = await signUp(hearth, databaseUrl, other)
  const { workspace } = await send(`${hearth}/api/workspaces`, { token, body: { name: 'Talk' } })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'member')`, [
    workspace._id,
    userId,
  ])
  await client.end()
  const body = { workspaceId: workspace._id, participantId: userId }
  const { chat } = await send(`${hearth}/api/chats/direct`, { token, body })

  const plain = await connectAll(bare, DEVICES, {})
  const bareReach = await reach(plain, 'new-message', () => post(`${bare}/say-and-tell`, token, {}), 0)
  for (const socket of plain) socket.disconnect()

  const devices = await connectAll(hearth, DEVICES, { token: tokens.access_token })
  const say = () => post(`${hearth}/api/chats/${chat._id}/messages`, token, { body: 'Is the fire lit?' })
  const hearthReach = await reach(devices, 'new-message', say, pid)
  for (const socket of devices) socket.disconnect()
  return { hearth: hearthReach, bare: bareReach }
}
