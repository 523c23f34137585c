// Hearth for programs. Every call, its input and its answer are those of the contract: nothing here is written twice.
import type { Api, Endpoint, Output, Sent } from '../contract/endpoint.ts'
import { areas } from './areas.ts'
import { type CallOptions, type Connection, send } from './send.ts'

export { HearthError } from './error.ts'

interface Settings {
  /** Where Hearth runs: https://hearth.example.com */
  url: string
  /** An API key, `hk_…`. */
  key: string
  /** How often a call is tried again that was refused for being one too many, or came while Hearth was away. */
  retries?: number
}

/** "createTask" is `create` among tasks, "listTasks" is `list`; what is about something else keeps its name. */
type Short<Name extends string, Noun extends string> = Name extends `${infer Verb}${Noun}s`
  ? Verb
  : Name extends `${infer Verb}${Noun}`
    ? Verb
    : Name

type Call<E extends Endpoint> =
  Record<never, never> extends Sent<E>
    ? (input?: Sent<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: Sent<E>, options?: CallOptions) => Promise<Output<E>>

/** What is for people only is not here: a key would be refused. */
type Calls<A extends Api, Noun extends string> = {
  [Name in keyof A & string as A[Name]['access'] extends 'member' ? Short<Name, Noun> : never]: Call<A[Name]>
}

export type Hearth = {
  [Area in keyof typeof areas]: Calls<(typeof areas)[Area]['api'], (typeof areas)[Area]['noun']>
}

const DEFAULT_RETRIES = 3

export function createHearth({ url, key, retries = DEFAULT_RETRIES }: Settings): Hearth {
  const connection: Connection = { url: url.replace(/\/+$/, ''), key, retries }
  const callsOf = ([name, { noun, api }]: [string, { noun: string; api: Api }]) => [
    name,
    Object.fromEntries(
      Object.entries(api)
        .filter(([, { access }]) => access === 'member')
        .map(([call, endpoint]) => [short(call, noun), callOf(connection, endpoint)]),
    ),
  ]
  return Object.fromEntries(Object.entries(areas).map(callsOf)) as Hearth
}

const short = (name: string, noun: string) => name.replace(new RegExp(`^(.+)${noun}s?$`), '$1')

const callOf =
  (connection: Connection, endpoint: Endpoint) =>
  (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
    send(connection, endpoint, input, options)
