import { isAway } from './transport.ts'

/** There once something of it was wanted: until then nothing is older than it looks. */
let shelf: typeof import('./kept.ts') | undefined

/** When nobody can be asked: what this browser kept of the last answer. */
export async function orKept<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answered(name, ask)
  } catch (error) {
    const kept = isAway(error) && (await find(name).catch(() => null))
    if (!kept) throw error
    return kept.data as Answer
  }
}

async function find(name: string) {
  shelf = await import('./kept.ts')
  return shelf.findKept(name)
}

export async function answered<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  shelf?.forgetAge(name)
  return answer
}
