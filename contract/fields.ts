// The small parts other schemas are made of.
import { z } from 'zod'
import { isDay } from './days.ts'
import { said, t } from './texts.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isId = (text: string) => uuid.test(text)

/** Marks the one kind of bad input that is answered 404: an id that cannot exist is not there. */
export const MALFORMED_ID = 'malformed_id'

/** Checked at the door: an id that is not a uuid would reach Postgres and come back as a 500. */
export const Id = z
  .string()
  // PostgreSQL takes both spellings for the same id; comparing texts, we would not.
  .toLowerCase()
  .refine((text) => uuid.test(text), { params: { reason: MALFORMED_ID }, error: () => t`This id does not exist` })
  // Stands in the documentation, and tells the permission test which fields of a call are ids.
  .meta({ format: 'uuid' })

/** An id, or what people call a thing; too long for either, there is no such thing. */
export const IdOrName = z
  .string()
  .refine((text) => text.length <= 60, { params: { reason: MALFORMED_ID }, error: () => t`This id does not exist` })

/** Several, each once. */
export const Ids = (what: string, most: number) =>
  z
    .array(Id, { error: () => t`${said(what)} must be a list of ids` })
    .max(most, { error: () => t`At most ${most} ${said(what)}` })
    .transform((ids) => [...new Set(ids)])

/** A moment, ISO 8601 in UTC with milliseconds. PostgreSQL has no year 0. */
export const Moment = z.iso.datetime().refine((moment) => !moment.startsWith('0000'), {
  error: () => t`There is no year 0`,
})

/** Text a person typed into one line or field: trimmed, and neither empty nor endless. */
export const line = (what: string, max: number, min = 1) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? t`${said(what)} is required` : t`${said(what)} must be text`),
    })
    .trim()
    .min(min, {
      error: () => (min === 1 ? t`${said(what)} is required` : t`${said(what)} must have at least ${min} characters`),
    })
    .max(max, { error: () => t`${said(what)} can have at most ${max} characters` })
    // A line break in a name would be a line of its own in mails.
    .refine((text) => !/\p{Cc}/u.test(text), { error: () => t`${said(what)} must be a single line` })

/** Text that may be empty. */
export const prose = (what: string, max: number) =>
  z
    .string({ error: () => t`${said(what)} must be text` })
    .max(max, { error: () => t`${said(what)} can have at most ${max} characters` })

/** Kept as typed but compared without case; the database has the last word on uniqueness. */
export const Email = z
  .string({ error: () => t`An e-mail address is required` })
  .trim()
  .max(254, { error: () => t`This e-mail address is too long` })
  .email({ error: () => t`This is not an e-mail address` })

/** The length rule alone; whether it is a common password is known only to the server. */
export const NewPassword = z
  .string({ error: () => t`A password is required` })
  .min(8, { error: () => t`The password must have at least 8 characters` })
  .max(128, { error: () => t`The password can have at most 128 characters` })

/** A secret presented for checking: any text, bounded so that hashing it cannot be used to tire the server. */
export const Presented = z.string().max(1024, { error: () => t`This is too long` })

/** The last part of a link that was sent by mail. */
export const LinkToken = z
  .string()
  .min(1)
  .max(200, { error: () => t`This link is not valid` })

/** A number that arrives in a query string. */
export const count = (max: number, fallback: number) => z.coerce.number().int().min(1).max(max).default(fallback)

/** What the server takes out of a multipart body. In the browser the same field is a File. */
export interface ReceivedFile {
  filename: string
  bytes: Uint8Array
}
const isReceived = (given: unknown) => (given as ReceivedFile | null | undefined)?.bytes instanceof Uint8Array
export const UploadedFile = z.custom<ReceivedFile | { readonly size: number; readonly type: string }>(isReceived, {
  error: () => t`A file is required`,
})

export const Done = z.object({ message: z.string() })

/** A file as an answer: sent as it is, with its name, instead of JSON. */
export const Download = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.custom<string | Uint8Array>(),
  /** Names this state of it: whoever has it already is told so instead of being sent it again. */
  etag: z.string().optional(),
})
export type Download = z.infer<typeof Download>

/** What somebody looks for. */
export const SearchText = z
  .string({ error: () => t`Say what to look for` })
  .trim()
  .min(1, { error: () => t`Say what to look for` })
  .max(200, { error: () => t`This is too long to look for` })

/** A calendar day, the same for everyone. A date-time is cut to the day it names in its own offset. */
export const Day = z
  .string({ error: () => t`A day is written YYYY-MM-DD` })
  .refine((text) => /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}|$)/.test(text) && isDay(text.slice(0, 10)), {
    error: () => t`A day is written YYYY-MM-DD`,
  })
  .transform((text) => text.slice(0, 10))
