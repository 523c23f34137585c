// What a request brings, checked against its endpoint. Nothing past here is malformed.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { MALFORMED_ID } from '#contract/fields.ts'
import { invalid, invalidField, notFound, type Problem, type Refusal } from '#server/core/errors.ts'
import { readParts, readUpload } from './parts.ts'

const CANNOT_STORE = 'The text contains characters that cannot be stored'

export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const given = { ...(request.query as object), ...(await readBody(endpoint, request)), ...(request.params as object) }
  const result = endpoint.input.safeParse(given)
  if (!result.success) throw refusalFor(result.error.issues)
  // Looked for in what the contract let through: what else a client sends, however much and however deep, costs nothing.
  const unstorable = findUnstorable(result.data)
  if (unstorable) throw invalidField(unstorable.join('.'), CANNOT_STORE)
  return result.data
}

async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<object> {
  if (endpoint.upload) return readUpload(endpoint.upload, request)
  if (endpoint.multipart && request.isMultipart()) return readParts(endpoint.multipart, request)
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid('The body must be a JSON object')
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

function refusalFor(issues: z.core.$ZodIssue[]): Refusal {
  const aboutIds = issues.filter((issue) => issue.code === 'custom' && issue.params?.reason === MALFORMED_ID)
  if (aboutIds.length === issues.length) return notFound('Item')
  const details: Problem[] = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const first = details[0]!
  return invalid(
    first.path && /^Invalid input/.test(first.message) ? `${first.path}: ${first.message}` : first.message,
    'invalid',
    details,
  )
}
