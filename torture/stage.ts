// Where one fault is played: real processes on a copy of the template, behind a proxy whose address never changes.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { localSecrets } from '#server/core/data-dir.ts'
import { Person } from '#server/testing/person.ts'
import { freePort, type HearthProcess, startProcess } from '#server/testing/process.ts'
import { exchange } from './attempt.ts'
import { openDatabase } from './database.ts'
import { openMailServer } from './mail.ts'
import { openProxy } from './proxy.ts'
import type { Random } from './random.ts'
import type { Template } from './template.ts'

export interface Setting {
  nodes: 1 | 2
  /** Embedded: Hearth starts it itself. External: it belongs to somebody else. */
  database: 'embedded' | 'external'
  redis?: boolean
  /** A mail server that can be away; else mails lie in the outbox. */
  mail?: boolean
  /** The whole installation lies on a disk of this size. */
  diskMegabytes?: number
  environment?(folder: string): Record<string, string>
}

export type Stage = Awaited<ReturnType<typeof openStage>>

export async function openStage(template: Template, name: string, setting: Setting, random: Random) {
  const folder = join(template.folder, name)
  const dataDir = join(folder, 'data')
  await mkdir(folder, { mode: 0o711 })
  if (setting.diskMegabytes)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${setting.diskMegabytes}m,mode=711`, 'hearth-torture', folder])
  // With its owners: parts of it belong to the user the database runs as.
  execFileSync('cp', ['-a', template.dataDir, dataDir])
  template.receiver.got.length = 0

  const { authSecret, databasePassword } = await localSecrets(dataDir)
  const database = await openDatabase(dataDir, databasePassword, setting.database)
  const proxy = await openProxy(random)
  const mail = setting.mail ? await openMailServer() : null
  const redisPort = await freePort()
  let redis: ChildProcess | null = setting.redis ? startRedis() : null
  let nodes: HearthProcess[] = []
  const everStarted: HearthProcess[] = []

  function startRedis() {
    const options = ['--port', String(redisPort), '--save', '', '--appendonly', 'no']
    return spawn('redis-server', options, { stdio: 'ignore', cwd: folder })
  }

  const environment = {
    APP_URL: 'http://localhost:1',
    ALLOW_PRIVATE_WEBHOOKS: '1',
    AUTH_SECRET: authSecret,
    DATA_DIR: setting.database === 'embedded' ? dataDir : join(folder, 'node'),
    ...(setting.database === 'external' && { DATABASE_URL: database.url }),
    ...(setting.redis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
    ...(mail && { SMTP_URL: mail.url }),
    ...setting.environment?.(folder),
  }

  async function startNode() {
    const node = await startProcess(environment)
    everStarted.push(node)
    nodes = [...nodes, node]
    proxy.leadTo(nodes.map(({ url }) => url))
    return node
  }

  /** From the moment of the signal nobody expects anything of it. */
  async function endNode(node: HearthProcess, signal: NodeJS.Signals) {
    nodes = nodes.filter((other) => other !== node)
    // Stopped in order it goes on answering for a while; the balancer sees for itself when it does not want to any more.
    if (signal === 'SIGKILL') proxy.leadTo(nodes.map(({ url }) => url))
    const code = await node.end(signal)
    proxy.leadTo(nodes.map(({ url }) => url))
    return code
  }

  const person = ({ auth, password }: Template['people']['ada']) => new Person(proxy.url, auth, password)
  const people = { ada: person(template.people.ada), bo: person(template.people.bo) }
  for (let n = 0; n < setting.nodes; n++) await startNode()
  // On a slow machine the template's tokens are outdated before the last fault has its turn.
  for (const one of Object.values(people)) await exchange(one)

  return {
    ...template,
    folder,
    dataDir,
    database,
    proxy,
    people,
    nodes: () => nodes,
    startNode,
    endNode,
    mail,
    output: () => everStarted.map((node) => node.output()).join('\n'),
    redis: {
      async kill() {
        redis?.kill('SIGKILL')
        await once(redis!, 'exit')
      },
      start() {
        redis = startRedis()
      },
    },
    async close() {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')))
      await proxy.close()
      redis?.kill('SIGKILL')
      await mail?.close()
      await database.close()
      if (setting.diskMegabytes) execFileSync('umount', ['-l', folder])
    },
  }
}
