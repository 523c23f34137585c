import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const addressOf = (database: string) => inject('postgres').replace('DATABASE', database)

/** The address of a new database with the whole schema and nothing in it; with another template, what that holds. */
export async function freshDatabase(template: 'hearth' | 'template0' = 'hearth') {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: addressOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return addressOf(name)
}
