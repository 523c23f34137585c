// What a request brings, checked against its endpoint. Nothing past here is malformed.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { MALFORMED_ID } from '#contract/fields.ts'
import { invalid, notFound, type Problem, Refusal } from '#server/core/errors.ts'

z.config(z.locales.en())

export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const given = { ...(request.query as object), ...(await readBody(endpoint, request)), ...(request.params as object) }
  requireStorable(given)
  const result = z.safeParse(endpoint.input, given)
  if (result.success) return result.data
  throw refusalFor(result.error.issues)
}

async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<object> {
  if (endpoint.upload) return { file: await readUpload(endpoint.upload, request) }
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid('The body must be a JSON object')
  return body
}

async function readUpload(maxBytes: number, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Send the file as multipart/form-data')
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  if (part?.fieldname !== 'file') throw invalid('A file is required in the field "file"')
  return { filename: part.filename, bytes: await part.toBuffer() }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; found later, they would be a 500. */
function requireStorable(value: unknown, path: string[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw invalid('The text contains characters that cannot be stored', 'invalid', [
        { path: path.join('.'), message: 'Contains characters that cannot be stored' },
      ])
  } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
    for (const [name, inner] of Object.entries(value)) {
      requireStorable(name, path)
      requireStorable(inner, [...path, name])
    }
  }
}

function refusalFor(issues: z.core.$ZodIssue[]): Refusal {
  const aboutIds = issues.filter((issue) => issue.code === 'custom' && issue.params?.reason === MALFORMED_ID)
  if (aboutIds.length === issues.length) return notFound('This')
  const details: Problem[] = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const first = details[0]!
  return invalid(
    first.path && /^Invalid input/.test(first.message) ? `${first.path}: ${first.message}` : first.message,
    'invalid',
    details,
  )
}
