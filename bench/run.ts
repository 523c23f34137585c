// npm run bench: what Hearth costs beside the bare parts it is made of. All in one run, so that the ratios hold on any machine.
import { machineWords } from '../scripts/machine.ts'
import { measureBoard } from './board.ts'
import { measureMessages } from './chat.ts'
import { measureGrowth } from './growth.ts'
import { measureReach } from './live.ts'
import { type Figures, load } from './load.ts'
import { openStage, person, signUp } from './stage.ts'

const stage = await openStage()
const { databaseUrl, dataDir } = stage

try {
  const { url: hearth, pid } = await start('server/main.ts', {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
  })
  const { tokens, userId, passwordHash } = await signUp(hearth, databaseUrl)
  const token = tokens.access_token
  const { url: bare } = await start('bench/bare.ts', { USER_ID: userId, PASSWORD_HASH: passwordHash })

  const post = (url: string, body: object) => ({ url, method: 'POST' as const, body: () => body })
  const fixed = await load({ url: `${bare}/static` })
  const row = await load({ url: `${bare}/row` })
  const me = await load({ url: `${hearth}/api/me`, headers: { authorization: `Bearer ${token}` } })
  const verify = await load(post(`${bare}/verify`, { password: person.password }))
  const login = await load(post(`${hearth}/auth/login`, person))

  console.log(`\n${machineWords()}, 10 clients\n`)
  print([
    ['bare Fastify route', fixed, null],
    ['bare pg query by id', row, null],
    ['GET /api/me', me, { of: row, as: 'pg query' }],
    ['bare argon2 check', verify, null],
    ['POST /auth/login', login, { of: verify, as: 'argon2 check' }],
  ])
  const board = await measureBoard({ hearth, bare, databaseUrl, token })
  console.log('\nA board of 1,000 tasks, durable writes\n')
  print([
    ['bare json_agg', board.bareTasks, null],
    ['tasks, changed', board.cold, { of: board.bareTasks, as: 'bare json_agg (at least 0.7)' }],
    ['tasks, unchanged', board.warm, { of: board.bareTasks, as: 'bare json_agg (at least 8)' }],
    ['tasks, 304', board.unchanged, { of: board.bareTasks, as: 'bare json_agg' }],
    ['bare insert', board.bareInsert, null],
    ['bare insert of a task', board.bareTask, null],
    ['POST /api/tasks', board.create, { of: board.bareInsert, as: 'bare insert (at least 0.5)' }],
    ['', board.create, { of: board.bareTask, as: 'bare insert of a task' }],
    ['bare update', board.bareMove, null],
    ['bare move of a task', board.bareTaskMove, null],
    ['POST /api/tasks/move', board.move, { of: board.bareMove, as: 'bare update (at least 0.5)' }],
    ['', board.move, { of: board.bareTaskMove, as: 'bare move of a task' }],
  ])
  const { boardId, columnIds, ids: taskIds } = board
  const servers = { hearth, bare, token, boardId, columnIds, taskIds, pid }
  console.log('\nA move reaches everybody on the board, in ms\n')
  for (const sockets of [100, 500]) {
    const { hearth: ours, bare: least } = await measureReach(servers, sockets)
    console.log(
      `${sockets} sockets: p50 ${ours.p50.toFixed(1)}, p99 ${ours.p99.toFixed(1)}; bare Socket.IO p50 ${least.p50.toFixed(1)}, ` +
        `p99 ${least.p99.toFixed(1)}; p99 ratio ${(ours.p99 / least.p99).toFixed(2)}; ` +
        `${ours.cpu.toFixed(1)} ms of processor per move, ${ours.megabytes.toFixed(0)} MB`,
    )
  }
  const { hearth: message, bare: told } = await measureMessages({ hearth, bare, databaseUrl, token, pid })
  console.log('\nA chat message reaches both devices of the other, in ms\n')
  console.log(
    `p50 ${message.p50.toFixed(1)}, p99 ${message.p99.toFixed(1)}; bare Socket.IO p50 ${told.p50.toFixed(1)}, ` +
      `p99 ${told.p99.toFixed(1)}; p99 ratio ${(message.p99 / told.p99).toFixed(2)}; ${message.cpu.toFixed(1)} ms of processor per message`,
  )
  console.log('\nAs it grows: medians in ms, one caller\n')
  console.log('tasks in all   on the board     load   create     move')
  for (const { total, here, ...times } of await measureGrowth({ hearth, databaseUrl, token })) {
    const figures = [times.load, times.create, times.move].map((time) => time.toFixed(1).padStart(8))
    console.log(`${String(total).padStart(12)}   ${String(here).padStart(12)} ${figures.join(' ')}`)
  }
  console.log(
    `\nGET /api/me reaches ${ratio(me, fixed)} of the bare Fastify route and ${ratio(me, row)} of the bare pg query.`,
  )
} finally {
  await stage.close()
}

function start(file: string, environment: Record<string, string>) {
  return stage.start(['--import', 'tsx', file], environment)
}

function print(rows: [string, Figures, { of: Figures; as: string } | null][]) {
  console.log(`${'what'.padEnd(22)} ${'requests/s'.padStart(10)} ${'p99 ms'.padStart(8)}   ratio`)
  for (const [name, figures, compared] of rows) {
    const beside = compared ? `${ratio(figures, compared.of)} of the ${compared.as}` : ''
    console.log(
      `${name.padEnd(22)} ${figures.perSecond.toFixed(0).padStart(10)} ${figures.p99.toFixed(0).padStart(8)}   ${beside}`,
    )
  }
}

function ratio(a: Figures, b: Figures) {
  return (a.perSecond / b.perSecond).toFixed(2)
}
