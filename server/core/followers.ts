// What follows from an event a moment later: notices, webhooks. Nobody who moves a card waits for it, and no crash loses it, because
// what is still to be followed up lies in a table written together with the event.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { GuestCtx } from './context.ts'
import type { Effect } from './publish.ts'
import { inTransaction, type Kernel, theSystem } from './scope.ts'

/** An event as it was written down. */
export interface PastEvent {
  id: string
  type: string
  workspaceId: string | null
  boardId: string | null
  taskId: string | null
  /** Its number on the board. */
  seq: number | null
  actor: string | null
  payload: Record<string, unknown>
  before: Record<string, unknown> | null
  /** The event this one takes back. */
  undoes: string | null
  requestId: string | null
  at: string
}

/**
 * Called with each event once, in a transaction in which it ceases to be one to follow: what it writes and queues is there exactly once.
 * They come in the order they happened, as many as wait: what is the same for all of them needs to be asked only once.
 * What it publishes must be `unrecorded`, or it would follow itself for ever.
 */
export type Follower = (ctx: GuestCtx, events: PastEvent[]) => Promise<void>

const AT_ONCE = 100
/** From one look to the next: the first event is followed at once, and in a busy minute many share one look and one commit. */
const PAUSE_MS = 100
/** Only for what another node left behind when it died: whoever publishes wakes its own node. */
const LOOK_EVERY_MS = 2_000
const MAX_ATTEMPTS = 10

export class Followers {
  private readonly kernel: Kernel
  private readonly followers: Follower[]
  private timer: NodeJS.Timeout | null = null
  private round: Promise<void> | null = null
  private isWanted = false
  private readonly over = new AbortController()

  constructor(kernel: Kernel, followers: Follower[]) {
    this.kernel = kernel
    this.followers = followers
  }

  start() {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS)
    this.wake()
  }

  /** There is something new to follow. */
  wake() {
    this.isWanted = true
    if (this.over.signal.aborted || this.round || !this.timer) return
    this.round = this.followAll().finally(() => {
      this.round = null
      if (this.isWanted) this.wake()
    })
  }

  async stop() {
    this.over.abort()
    if (this.timer) clearInterval(this.timer)
    await this.round
  }

  private async followAll() {
    try {
      while (this.isWanted && !this.over.signal.aborted) {
        // Before the look: what is committed during it asks for another one.
        this.isWanted = false
        const waiting = await findWaiting(this.kernel.db)
        const followed = waiting.length ? await this.followEach(waiting) : 0
        const areMore = waiting.length === AT_ONCE
        if (areMore) this.isWanted = true
        // Those another node is at stay in sight until it is done: looking again at once would only find them again.
        if (!areMore || followed === 0) await this.pause()
      }
    } catch (error) {
      // The database is away for a moment: what waits is still there when it is back.
      this.isWanted = false
      this.kernel.log.debug({ err: error }, 'events could not be followed up')
    }
  }

  private pause() {
    return wait(PAUSE_MS, null, { signal: this.over.signal }).catch(() => null)
  }

  /**
   * Together they are one commit. When one of them cannot be followed, it alone waits and the others go on.
   * How many were followed.
   */
  private async followEach(ids: string[]) {
    try {
      return await this.follow(ids)
    } catch {
      // Which of them it was shows when each is tried alone.
      let followed = 0
      for (const id of ids) followed += await this.followAlone(id)
      return followed
    }
  }

  private async followAlone(id: string) {
    try {
      return await this.follow([id])
    } catch (error) {
      const attempts = await putOff(this.kernel.db, id)
      // The first time it may be somebody who deleted the project at this very moment.
      const level = attempts > 1 ? 'error' : 'warn'
      this.kernel.log[level]({ err: error, event: id }, 'an event could not be followed up')
      return 0
    }
  }

  private follow(ids: string[]) {
    return inTransaction(this.kernel, theSystem, async (ctx) => {
      const events = await takeEvents(ctx.db, ids)
      for (const follower of this.followers) await follower(ctx, events)
      return events.length
    })
  }
}

export const wakeFollowers =
  (followers: () => Followers): Effect =>
  (ctx, { unrecorded }) => {
    if (!unrecorded) ctx.afterCommit(() => followers().wake())
  }

async function findWaiting(db: Db) {
  // What was never tried is due whatever the clock says: it may have been ahead when the event was written.
  const { rows } = await sql<{ event_id: string }>`select event_id from events_to_follow
    where attempts < ${MAX_ATTEMPTS} and (due_at <= now() or attempts = 0) order by event_id limit ${AT_ONCE}`.execute(
    db,
  )
  return rows.map(({ event_id }) => event_id)
}

/** How many wait, since when the first of them, and how many nobody tries any more. */
export async function countFollowing(db: Db) {
  const isWaiting = sql`attempts < ${sql.lit(MAX_ATTEMPTS)}`
  const { rows } = await sql<{ waiting: number; ageSeconds: number; givenUp: number }>`select
    count(*) filter (where ${isWaiting}) as waiting, count(*) filter (where not ${isWaiting}) as "givenUp",
    coalesce(extract(epoch from now() - min(due_at) filter (where ${isWaiting})), 0)::float as "ageSeconds"
    from events_to_follow`.execute(db)
  return { ...rows[0]!, ageSeconds: Math.max(0, rows[0]!.ageSeconds) }
}

/** Those another node is at just now are left to it. */
async function takeEvents(db: Db, ids: string[]) {
  const { rows } = await sql<PastEvent>`with taken as (
      delete from events_to_follow where event_id in (
        select event_id from events_to_follow where event_id = any(${ids}::uuid[]) order by event_id for update skip locked
      ) returning event_id
    )
    select id, type, workspace_id as "workspaceId", board_id as "boardId", task_id as "taskId", seq, actor, payload, before, undoes,
      request_id as "requestId", at
    from events join taken on taken.event_id = events.id order by id`.execute(db)
  return rows
}

/** How often it was tried. */
async function putOff(db: Db, id: string) {
  const { rows } = await sql<{ attempts: number }>`update events_to_follow
    set attempts = attempts + 1, due_at = now() + make_interval(secs => 2 ^ attempts)
    where event_id = ${id} returning attempts`.execute(db)
  return rows[0]?.attempts ?? 0
}
