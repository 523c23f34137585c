import pg from 'pg'
import { dataChecks } from '#server/operations/doctor/data.ts'

/** What the doctor finds wrong with the data; for the end of tests in which much happened at once. */
export async function contradictionsIn(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  const found: { name: string; what: string; ids: string[] }[] = []
  for (const { name, look } of dataChecks) {
    const { state, what, ids = [] } = await look({ client })
    if (state !== 'ok') found.push({ name, what, ids })
  }
  await client.end()
  return found
}
