// Decides whether there is a demo to be made, and under which names.
import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { Refusal } from '#server/core/errors.ts'
import type { Db } from '#server/database/connect.ts'
import { findIdByEmail, findUser, requireFreeUsername } from '#server/features/people/service.ts'
import { type Filled, fillDemo } from './fill.ts'
import type { Surroundings } from './hearth.ts'
import { inThePast } from './past.ts'
import { type PersonKey, personKeys } from './people.ts'

const words = ['amber', 'brass', 'cedar', 'copper', 'fern', 'ginger', 'hazel', 'juniper', 'maple', 'saffron', 'thyme']

interface There {
  email: string
  workspaceUrl: string
}
export type Made = (Filled & { isNew: true; password: string }) | (There & { isNew: false })

export async function makeDemo(
  db: Db,
  address: pg.ClientConfig,
  surroundings: Surroundings,
  { again = false, now = new Date() } = {},
): Promise<Made> {
  const { there, domain, number } = await lookAround(db)
  if (there && !again) return { isNew: false, ...there }
  const ending = await endingOfNames(db, number)
  const password = newPassword()
  const credentials = { domain, password, usernameOf: (who: PersonKey) => `${who}${ending}` }
  const filled = await inThePast(address, (past) => fillDemo(past, surroundings, credentials, now))
  return { isNew: true, password, ...filled }
}

/** The newest demo there is, and the first name that is free for another. One whose workspace was deleted counts for nothing. */
async function lookAround(db: Db) {
  let there: There | null = null
  for (let number = 1; ; number++) {
    // Reserved for examples: no mail ever reaches anybody there.
    const domain = `whistle${number > 1 ? number : ''}.example`
    const email = `maya@${domain}`
    const found = await findIdByEmail(db, email)
    if (!found) return { there, domain, number }
    const workspaceUrl = (await findUser(db, found.id))?.lastActiveWorkspaceURL
    if (workspaceUrl) there = { email, workspaceUrl }
  }
}

/** They would like to be called by their first names; where real people are called so already, they are not. */
async function endingOfNames(db: Db, number: number) {
  for (const ending of ['', '.whistle', `.whistle${number}`]) {
    const checked = personKeys.map((who) => requireFreeUsername(db, `${who}${ending}`))
    const results = await Promise.allSettled(checked)
    if (results.every(({ status }) => status === 'fulfilled')) return ending
    const broken = results.find((one) => one.status === 'rejected' && !(one.reason instanceof Refusal))
    if (broken?.status === 'rejected') throw broken.reason
  }
  return `.w${number}x${randomInt(1_000)}`
}

/** Long enough, and can be read aloud across a kitchen. */
const newPassword = () =>
  [...Array.from({ length: 4 }, () => words[randomInt(words.length)]!), randomInt(100, 1_000)].join('-')
