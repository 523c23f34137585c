// What a request brings, checked against its endpoint. Nothing past here is malformed.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { MALFORMED_ID } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import { invalid, invalidField, notFound, type Refusal } from '#server/core/errors.ts'
import { inLanguage } from '#server/core/speech.ts'
import { languageIn } from './language.ts'
import { readParts, readUpload } from './parts.ts'
import { ruleWords } from './rule-words.ts'

export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const given = { ...(request.query as object), ...(await readBody(endpoint, request)), ...(request.params as object) }
  const result = inLanguage(languageIn(request), () => {
    const read = endpoint.input.safeParse(given, { error: ruleWords })
    // Looked at here: zod finds its words when somebody asks for them.
    return read.success ? read : { success: read.success, issues: read.error.issues }
  })
  if (!result.success) throw refusalFor(result.issues, request.params as object)
  // Looked for in what the contract let through: what else a client sends, however much and however deep, costs nothing.
  const unstorable = findUnstorable(result.data)
  if (unstorable) throw invalidField(unstorable.join('.'), t`The text contains characters that cannot be stored`)
  return result.data
}

async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<object> {
  if (endpoint.upload) return readUpload(endpoint.upload, request)
  if (endpoint.multipart && request.isMultipart()) return readParts(endpoint.multipart, request)
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid(t`The body must be a JSON object`)
  // Only parts of a body are files: what calls itself so in JSON is not one.
  return endpoint.multipart ? { ...body, files: {} } : body
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; found later, they would be a 500. Where one is, or null. */
function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(name) ?? findUnstorable(inner)
    if (found) return [name, ...found]
  }
  return null
}

function refusalFor(issues: z.core.$ZodIssue[], addressed: object): Refusal {
  const aboutIds = issues.filter((issue) => issue.code === 'custom' && issue.params?.reason === MALFORMED_ID)
  // What the address names is looked for before anybody asks what shall be done with it.
  const isNowhere = aboutIds.some(({ path: [name] }) => String(name) in addressed)
  if (isNowhere || aboutIds.length === issues.length) return notFound(t`Item`)
  // Said already, in the language of the request.
  const details = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return invalid(details[0]!.message, 'invalid', details)
}
