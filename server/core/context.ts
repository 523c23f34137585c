import type { Scope } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { User } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import type { Run } from './batches.ts'
import type { HearthEvent } from './event.ts'
import type { Tools } from './tools.ts'

/** In which language somebody is answered, and how we know. */
export interface Spoken {
  language: Language
  /** `default` when nobody said anything about it. */
  languageBy: 'choice' | 'account' | 'browser' | 'default'
}

/** Where a request came from. */
export interface Origin extends Spoken {
  /** Random id of the browser tab, echoed in live events so that the tab can skip what it did itself. */
  clientId: string | null
  address: string
  /** "Firefox on Linux" */
  device: string
  /** Null for what nobody asked for just now. */
  requestId: string | null
}

/** The API key a program came with. It acts as the key's maker, inside one workspace alone. */
export interface KeyInHand {
  id: string
  name: string
  workspaceId: string
  scopes: Scope[]
}

/** What a service function may use. Handed in, never imported, so a test can hand in another. */
export interface Ctx<Who extends User | null = User> {
  /** The request's own transaction when the endpoint writes. */
  db: Db
  user: Who
  sessionId: string | null
  /** Null for people. */
  key: KeyInHand | null
  now: Date
  origin: Origin
  tools: Tools
  /** The event that is taken back by whatever is published here. */
  undoes?: string
  /** The same, for taking back an event. */
  takingBack(eventId: string): Ctx<Who>
  publish(event: HearthEvent): Promise<void>
  /** Runs once the transaction is safe on disk: live messages, files, anything that cannot be rolled back. */
  afterCommit(effect: () => void): void
  /** Carries it out together with others of the same key who come at this moment; inside a transaction, alone and there. */
  together<Item, Result>(
    key: string,
    item: Item,
    run: (db: Db, ...args: Parameters<Run<Item, Result>>) => Promise<Result[]>,
  ): Promise<Result>
  /** The transaction one is in already, or one of its own for endpoints that do not live in one. */
  transact<T>(work: (ctx: Ctx<Who>) => Promise<T>): Promise<T>
}
export type GuestCtx = Ctx<User | null>
