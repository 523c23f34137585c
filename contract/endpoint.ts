// An endpoint is one call both sides agree on. The server serves it, the client calls it; neither repeats its path.
import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call at all; what they may then do is decided by the service behind it.
 * `anyone` needs no token, `person` a signed-in person (never an API key), `member` a person or an API key acting for one.
 */
export type Access = 'anyone' | 'person' | 'member'

/** What an API key may be made for. */
export const scopes = ['read', 'write'] as const
export type Scope = (typeof scopes)[number]

interface Options<In extends z.ZodType, Out extends z.ZodType, A extends Access> {
  access: A
  input: In
  output: Out
  /** What an API key must be made for, where the method does not tell: GET is `read`, everything else `write`. */
  scope?: Scope
  /** One sentence for the API documentation. */
  summary: string
  /** 201 for a created thing. */
  status?: 200 | 201 | 202 | 204
  /** The body is multipart/form-data with one `file` of at most this many bytes. */
  upload?: number
  /** The body may also come as multipart/form-data, for the sake of files. */
  multipart?: Multipart
  /** The body may also come as a form, of which nothing is read: mail programs send one with a single click. */
  form?: true
  /** The answer is a file (`Download`), sent as it is. */
  download?: true
  /** Its answer holds a secret shown once: it is never kept to be replayed under an Idempotency-Key. */
  secret?: boolean
  /**
   * `own`: it waits for something slow (payment, hashing a password), so it opens its own transactions instead of living in one.
   * `statement`: the change and its event are one statement of the database.
   */
  transaction?: 'own' | 'statement'
  /** How often, beyond the general limit. */
  limit?: Limit
}

/** Fields are texts, those named in `json` JSON; what parts with a file hold is handed over as `files`, by the name of the part. */
export interface Multipart {
  json: string[]
  maxFiles: number
  maxFileBytes: number
  /** Of the whole body. */
  maxBytes: number
}

interface Limit {
  /** Calls allowed per address in the window. */
  perAddress: number
  /** Calls allowed per address and the named input field (an account) in the window. */
  perAccount?: { field: string; calls: number }
  windowSeconds: number
}

export interface Endpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends Options<In, Out, A> {
  method: Method
  path: string
  status: 200 | 201 | 202 | 204
}

/** What the service receives: parsed, trimmed, defaults filled in. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What the caller sends. */
export type Sent<E extends Endpoint> = z.input<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

export type Api = Record<string, Endpoint>

export const scopeOf = ({ method, scope }: Pick<Endpoint, 'method' | 'scope'>): Scope =>
  scope ?? (method === 'GET' ? 'read' : 'write')

/** Input is flat: names that appear in the path fill it, the rest travel as query (GET) or body. */
export function addressed({ path: pattern }: Pick<Endpoint, 'path'>, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}

export function endpoint<In extends z.ZodType, Out extends z.ZodType, A extends Access>(
  route: `${Method} /${string}`,
  options: Options<In, Out, A>,
): Endpoint<In, Out, A> {
  const [method, path] = route.split(' ') as [Method, string]
  return { status: 200, ...options, method, path }
}
