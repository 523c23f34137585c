// npm run torture: breaks Hearth under load in every way we know of, and compares what people were told with what is there.
// `npm run torture -- kill-server redis` plays some of the faults; SEED=7 throws other dice.
import { rm } from 'node:fs/promises'
import { buildServer } from '../scripts/build-part.ts'
import { machineWords } from '../scripts/machine.ts'
import { installMissing } from '../scripts/needs.ts'
import type { Fault } from './fault.ts'
import { badLines } from './faults/bad-lines.ts'
import { clockJumps } from './faults/clock.ts'
import { databaseAway } from './faults/database-away.ts'
import { diskFull } from './faults/disk-full.ts'
import { killBackend, killPostmaster } from './faults/kill-database.ts'
import { killNode } from './faults/kill-node.ts'
import { killServer } from './faults/kill-server.ts'
import { redisAway } from './faults/redis.ts'
import { rollingRestart } from './faults/rolling-restart.ts'
import { smtpAway } from './faults/smtp.ts'
import { play } from './play.ts'
import { seeded } from './random.ts'
import { type Result, tableOf } from './table.ts'
import { makeTemplate } from './template.ts'

const faults: Fault[] = [
  killServer,
  killPostmaster,
  killBackend,
  databaseAway,
  redisAway,
  killNode,
  rollingRestart,
  smtpAway,
  badLines,
  diskFull,
  clockJumps,
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length) {
  console.error(`There is no fault ${unknown.join(', ')}. Choose from: ${faults.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

installMissing('npm run torture', 'redis', 'falseClock')
await buildServer()
const seed = Number(process.env.SEED ?? 1)
const began = Date.now()
const template = await makeTemplate()
const results: Result[] = []
try {
  for (const fault of faults.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n${fault.name}: ${fault.what}`)
    const result = await play(fault, template, seeded(seed))
    results.push(result)
    for (const line of result.wrong.slice(0, 10)) console.log(`  WRONG: ${line}`)
    console.log(`  ${result.skipped ?? (result.wrong.length ? 'broken' : 'holds')}, ${result.seconds.toFixed(0)} s`)
  }
} finally {
  await template.receiver.close()
  await rm(template.folder, { recursive: true, force: true })
}

const minutes = ((Date.now() - began) / 60_000).toFixed(1)
console.log(`\n${tableOf(results)}\n`)
console.log(`${machineWords()}, seed ${seed}, ${minutes} minutes`)
process.exit(results.some(({ wrong }) => wrong.length) ? 1 : 0)
