import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const addressOf = (database: string) => inject('postgres').replace('DATABASE', database)

/** The address of a new database with the whole schema and nothing in it. */
export async function freshDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: addressOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template hearth`)
  await admin.end()
  return addressOf(name)
}
