// Answers kept in this browser, so that what was seen last can be read without a connection. By person: whoever signs in next finds nothing.
import { BOARD_CACHE_SIZE } from '#contract/constants.ts'
import { inDatabase } from './browser-database.ts'
import { remember, rememberedNames } from './remember.ts'
import { sessionState } from './session-state.ts'

export interface Kept {
  /** What was asked. */
  name: string
  /** The project it belongs to, and goes with; without one it stays as long as the person. */
  boardId?: string
  data: unknown
  /** When it was true. */
  at: number
}

/** Of what was given out in the place of an answer: when it was true. */
const ages = new Map<string, number>()

export const noteAge = (name: string, at: number) => void ages.set(name, at)
/** The server has answered. */
export const forgetAge = (name: string) => void ages.delete(name)
/** Whatever is on screen was asked for again. */
export const forgetAges = () => ages.clear()
/** How old the oldest is that was given out; null when nothing was. */
export const keptAsOf = () => (ages.size === 0 ? null : Math.min(...ages.values()))
/** Shown from here it is as old as it was: neither a reload nor a change of mine makes it newer. */
export const trueAt = (name: string, at: number) => Math.min(at, ages.get(name) ?? at)

const ownerNow = () => sessionState.user()?._id
const idOf = (owner: string, name: string) => `${owner} ${name}`
/** The projects of which something is kept, the one seen last first. */
const seenKey = (owner: string) => `kept-boards:${owner}`

/** To be shown in the place of an answer. */
export async function findKept(name: string): Promise<Kept | undefined> {
  const found = await readKept(name)
  if (found) noteAge(name, found.at)
  return found
}

export const readKept = (name: string) =>
  inDatabase<Kept | undefined>('kept', 'readonly', (shelf) => shelf.get(idOf(ownerNow() ?? '', name)))

/** The projects seen last stay; those beyond go with everything about them. */
export async function keep(answers: Kept[]) {
  const owner = ownerNow()
  if (!owner || answers.length === 0) return
  await inDatabase('kept', 'readwrite', (shelf) => {
    for (const answer of answers) shelf.put({ ...answer, id: idOf(owner, answer.name) })
    return undefined
  })
  const boardIds = answers.flatMap(({ boardId }) => boardId ?? [])
  const seen = [...new Set([...boardIds, ...rememberedNames(localStorage, seenKey(owner))])]
  remember(localStorage, seenKey(owner), seen.slice(0, BOARD_CACHE_SIZE))
  for (const boardId of seen.slice(BOARD_CACHE_SIZE)) await dropBoard(boardId)
}

export const keptBoards = () => rememberedNames(localStorage, seenKey(ownerNow() ?? ''))

async function dropBoard(boardId: string) {
  const ids = await inDatabase<IDBValidKey[]>('kept', 'readonly', (shelf) => shelf.index('boardId').getAllKeys(boardId))
  await drop(ids)
}

const drop = (ids: IDBValidKey[]) =>
  inDatabase('kept', 'readwrite', (shelf) => {
    for (const id of ids) shelf.delete(id)
    return undefined
  })

/** Nothing stays of a project that is not mine to see any more. */
export async function forgetBoard(boardId: string) {
  const left = keptBoards().filter((id) => id !== boardId)
  remember(localStorage, seenKey(ownerNow() ?? ''), left)
  await dropBoard(boardId)
}

export const forgetAnswer = (name: string) => drop([idOf(ownerNow() ?? '', name)])

/** What somebody else left behind at this computer. */
export async function forgetOthers() {
  const mine = idOf(ownerNow() ?? '', '')
  const ids = await inDatabase<IDBValidKey[]>('kept', 'readonly', (shelf) => shelf.getAllKeys())
  await drop(ids.filter((id) => !String(id).startsWith(mine)))
}

export async function forgetEverything() {
  ages.clear()
  for (const key of Object.keys(localStorage)) if (key.startsWith(seenKey(''))) localStorage.removeItem(key)
  await inDatabase('kept', 'readwrite', (shelf) => shelf.clear())
}
