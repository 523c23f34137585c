// Ten thousand cards of Trello: how long until they are all there, and what others on the same server notice of it.
// Needs a build: npm run build && npm run bench:import
import pg from 'pg'
import { fillBoard } from './growth.ts'
import { openStage, send, signUp } from './stage.ts'

const CARDS = 10_000
const ELSEWHERE = 1_000
const QUIET_MS = 5_000

const stage = await openStage()
const hearth = await stage.startBuilt()
try {
  const { access_token: token } = (await signUp(hearth.url, stage.databaseUrl)).tokens
  const call = (method: string, path: string, body?: object) =>
    send(hearth.url + path, { method, token, ...(body && { body }) })
  const { workspace } = await call('POST', '/api/workspaces', { name: 'Bench' })
  const { board } = await call('POST', '/api/boards', { workspaceId: workspace._id, title: 'Into' })
  const { board: other } = await call('POST', '/api/boards', { workspaceId: workspace._id, title: 'Elsewhere' })
  const { columns } = await call('GET', `/api/boards/${other._id}/columns`)
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  await fillBoard(
    client,
    other._id,
    columns.map(({ _id }: { _id: string }) => _id),
    ELSEWHERE,
  )
  await client.end()

  const tasksElsewhere = `${hearth.url}/api/boards/${other._id}/tasks`
  const quietUntil = Date.now() + QUIET_MS
  const quiet = await latencies(tasksElsewhere, token, () => Date.now() < quietUntil)

  let isRunning = true
  const meanwhile = latencies(tasksElsewhere, token, () => isRunning)
  const began = Date.now()
  const { import: begun } = await upload(board._id, token)
  const accepted = Date.now() - began
  let found = begun
  while (found.status === 'queued' || found.status === 'running') {
    await new Promise((resume) => setTimeout(resume, 100))
    found = (await call('GET', `/api/imports/${begun._id}`)).import
  }
  const took = Date.now() - began
  isRunning = false
  const busy = await meanwhile
  const undoBegan = Date.now()
  await call('DELETE', `/api/imports/${begun._id}`)

  console.log(`${found.status}: ${found.created} cards in ${(took / 1000).toFixed(1)} s, accepted after ${accepted} ms`)
  console.log(`taken back in ${((Date.now() - undoBegan) / 1000).toFixed(1)} s`)
  for (const share of [0.5, 0.95, 0.99])
    console.log(
      `tasks of another board, p${share * 100}: quiet ${at(quiet, share)} ms, meanwhile ${at(busy, share)} ms, ratio ${(at(busy, share) / at(quiet, share)).toFixed(2)}`,
    )
} finally {
  await stage.close()
}

/** One after the other, as one person's browser asks. */
async function latencies(url: string, token: string, goOn: () => boolean) {
  const found: number[] = []
  while (goOn()) {
    const began = performance.now()
    await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer()
    found.push(performance.now() - began)
  }
  return found.sort((one, two) => one - two)
}

function at(sorted: number[], share: number) {
  return Math.round(sorted[Math.floor(sorted.length * share)]! * 10) / 10
}

async function upload(boardId: string, token: string) {
  const form = new FormData()
  form.append('file', new Blob([JSON.stringify(trelloBoard())]), 'cards.json')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${hearth.url}/api/boards/${boardId}/import/trello`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (response.status !== 202) throw new Error(await response.text())
  return response.json()
}

function trelloBoard() {
  const names = ['Ideas', 'To do', 'Building', 'Review', 'Done']
  const lists = names.map((name, n) => ({ id: `list${n}`, name, closed: false, pos: n }))
  const labels = Array.from({ length: 12 }, (_, n) => ({ id: `label${n}`, name: `Label ${n}`, color: 'green' }))
  const cards = Array.from({ length: CARDS }, (_, n) => ({
    id: `card${n}`,
    name: `Card ${n} with a title of an ordinary length`,
    desc: `What there is to say about it. ${'More of it. '.repeat(n % 30)}`,
    idList: `list${n % lists.length}`,
    idLabels: [`label${n % 12}`],
    idMembers: [],
    due: n % 4 ? null : '2026-11-20T17:00:00.000Z',
    pos: n,
    closed: false,
  }))
  const checklists = cards
    .filter((_, n) => n % 5 === 0)
    .map(({ id }) => ({
      idCard: id,
      name: 'Steps',
      pos: 1,
      checkItems: Array.from({ length: 4 }, (_, item) => ({ name: `Step ${item}`, state: 'incomplete', pos: item })),
    }))
  const actions = cards
    .filter((_, n) => n % 4 === 0)
    .map(({ id }) => ({
      type: 'commentCard',
      date: '2026-11-01T10:00:00.000Z',
      data: { text: 'A word about it', card: { id } },
      memberCreator: { fullName: 'Somebody', username: 'somebody' },
    }))
  return { lists, labels, cards, checklists, actions, members: [] }
}
