// Brings what is known of the past up to this moment, from the event log.
import type { Ctx } from '#server/core/context.ts'
import type { Db } from '#server/database/connect.ts'
import { boardsFarBehind, lockMark, moveMark, noteSize, readStays, type Unread, unreadBoards } from './queries/stays.ts'

/** So many events at once: all of a large board would be held in memory. */
const EVENTS_AT_ONCE = 50_000
const MANY_EVENTS = 5_000

type Transact = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>

/** All boards of the workspace, since tasks come from one to another. */
export async function catchUp(ctx: Ctx, workspaceId: string) {
  for (const unread of await unreadBoards(ctx.db, workspaceId))
    await readBoard((work) => ctx.transact(({ db }) => work(db)), unread)
}

/** Wherever much has happened since, so that whoever asks for a report next waits for little. */
export async function catchUpEverywhere(db: Db) {
  for (const unread of await boardsFarBehind(db, MANY_EVENTS))
    await readBoard((work) => db.transaction().execute(work), unread)
}

/** Each part is a transaction of its own: whoever is interrupted goes on there the next time. */
async function readBoard(transact: Transact, { boardId, seq }: Unread) {
  for (let read = 0; read < seq; )
    read = await transact(async (db) => {
      const after = await lockMark(db, boardId)
      if (after >= seq) return after
      const until = Math.min(seq, after + EVENTS_AT_ONCE)
      await readStays(db, boardId, after, until)
      await moveMark(db, { boardId, seq: until })
      if (until - after >= MANY_EVENTS) await noteSize(db)
      return until
    })
}
