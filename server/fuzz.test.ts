// Every endpoint and every live message, given whatever there is: each answer is clear, nothing leaks, nothing breaks, nothing is left
// behind. A failure prints how to repeat it. More of it: npm run fuzz -- --runs 200000 --seed 7
import { beforeAll, expect, test } from 'vitest'
import { accessTokens } from '#server/core/access-tokens.ts'
import { hashPassword } from '#server/core/passwords.ts'
import { PASSWORD } from '#server/testing/fuzz/callers.ts'
import { openElsewhere } from '#server/testing/fuzz/elsewhere.ts'
import { unsound } from '#server/testing/fuzz/sound.ts'
import { everyEndpoint, type Stage, type Told, tellStory } from '#server/testing/fuzz/story.ts'
import { hangUp } from '#server/testing/fuzz/wire.ts'
import { openWorld } from '#server/testing/world.ts'

const { FUZZ_RUNS = '20000', FUZZ_SEED = '20261115', FUZZ_STORY } = process.env
const STEPS = 400
const AT_ONCE = 6
const AUTH_SECRET = 'a secret that only this test and its server know'
const world = openWorld({ AUTH_SECRET })
const seed = Number(FUZZ_SEED)
const stories = FUZZ_STORY
  ? [Number(FUZZ_STORY)]
  : Array.from({ length: Math.ceil(Number(FUZZ_RUNS) / STEPS) }, (_, n) => n)

/** They need what only Google, or a mail of ours, says. */
const unreachable = ['loginWithGoogle', 'unsubscribe']

let stage: Stage
const told: Told[] = []

beforeAll(async () => {
  const registry = {
    db: world.db,
    url: world.url,
    accessTokens: accessTokens(AUTH_SECRET),
    passwordHash: await hashPassword(PASSWORD),
  }
  stage = { ...registry, elsewhere: await openElsewhere(registry) }
})

test('whatever is sent, the answer is clear', { timeout: 60_000 + Number(FUZZ_RUNS) * 30 }, async () => {
  const before = await stage.elsewhere.look()
  const left = [...stories]
  const tellOnAndOn = async () => {
    for (let story = left.shift(); story !== undefined; story = left.shift())
      told.push(await tellStory(stage, seed, story, STEPS))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellOnAndOn))
  hangUp()
  expect(
    told
      .flatMap(({ findings }) => findings)
      .map(
        ({ story, name, complaint, shown }) =>
          `${name} ${complaint}\n  npm run fuzz -- --seed ${seed} --story ${story}\n  ${shown}`,
      ),
  ).toEqual([])
  expect(await stage.elsewhere.look()).toEqual(before)
})

test('every endpoint was got past its door', () => {
  const silent = everyEndpoint
    .map(([name]) => name)
    .filter((name) => !told.some(({ statuses }) => statuses.get(name)?.some((status) => status < 400)))
  expect(silent.filter((name) => !unreachable.includes(name))).toEqual([])
})

test('nothing of all this was worth an error in the log', () => {
  const worth = world.logged.map((line) => JSON.parse(line)).filter(({ level, err }) => level >= 50 || err)
  expect(
    worth.map((each) => ({ ...each, request: told.map(({ requests }) => requests.get(each.reqId)).find(Boolean) })),
  ).toEqual([])
})

test('the database is sound afterwards, and so is the process', async () => {
  expect(await unsound(world.db)).toEqual([])
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
  expect((await world.request('GET', '/readyz')).status).toBe(200)
})
