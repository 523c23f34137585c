import type { Config } from '#server/config.ts'
import { connectTo, findInstallation } from '#server/operations/installation.ts'
import type { Check, Finding } from './check.ts'
import { dataChecks } from './data.ts'
import { fileChecks } from './files.ts'
import { surroundingChecks } from './surroundings.ts'
import { workChecks } from './work.ts'

export interface Examination extends Finding {
  area: string
  name: string
  milliseconds: number
}

const checks: Check[] = [...surroundingChecks, ...dataChecks, ...fileChecks, ...workChecks]

/** Reads and changes nothing. */
export async function examine(config: Config): Promise<Examination[]> {
  const installation = await findInstallation(config)
  try {
    const client = await connectTo(installation.address)
    try {
      await client.query('begin isolation level repeatable read read only')
      // Sorting a long history in memory is worth it for these few seconds.
      await client.query(`set local work_mem = '128MB'`)
      const found: Examination[] = []
      for (const { area, name, look } of checks) {
        const begun = performance.now()
        await client.query('savepoint this_check')
        const finding = await look({ config, client }).catch(couldNotLook)
        await client.query('rollback to savepoint this_check')
        found.push({ area, name, ...finding, milliseconds: Math.round(performance.now() - begun) })
      }
      return found
    } finally {
      await client.end().catch(() => {})
    }
  } finally {
    await installation.close()
  }
}

/** Of an older database some tables are not there yet: what cannot be asked is said, and the rest is asked all the same. */
const couldNotLook = (error: Error): Finding => ({
  state: 'wrong',
  what: `it could not be looked at: ${error.message}`,
  advice: 'Start this version once, so that the database is brought forward.',
})
