// A body in parts: texts, JSON and files.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Multipart } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { invalid, Refusal } from '#server/core/errors.ts'

const MAX_TEXT_BYTES = 1024 * 1024
const MAX_TEXTS = 20

export async function readParts(rules: Multipart, request: FastifyRequest): Promise<object> {
  // Told in advance: nobody sends the whole of it just to hear that it was too much.
  if (Number(request.headers['content-length']) > rules.maxBytes) throw tooLarge('The files are too large together')
  const texts: Record<string, unknown> = {}
  const files: Record<string, ReceivedFile[]> = {}
  let bytesLeft = rules.maxBytes
  try {
    const limits = {
      fileSize: rules.maxFileBytes,
      files: rules.maxFiles,
      fieldSize: MAX_TEXT_BYTES,
      fields: MAX_TEXTS,
    }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        texts[part.fieldname] = rules.json.includes(part.fieldname) ? parsed(part.value) : part.value
        continue
      }
      const bytes = await part.toBuffer()
      bytesLeft -= bytes.length
      if (bytesLeft < 0) throw tooLarge('The files are too large together')
      // A browser sends an empty part for a file nobody chose.
      if (part.filename) files[part.fieldname] = [...(files[part.fieldname] ?? []), { filename: part.filename, bytes }]
    }
  } catch (error) {
    throw refusalFor(error as { code?: string; statusCode?: number })
  }
  return { ...texts, files }
}

const tooLarge = (message: string) => new Refusal(413, 'too_large', message)

function refusalFor(error: { code?: string; statusCode?: number }) {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_FILES_LIMIT') return tooLarge('These are too many files')
  // The parser's own complaints (no boundary, an unexpected end) carry no status.
  return error.statusCode ? error : invalid('The upload cannot be read')
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw invalid('A part of the body is not valid JSON')
  }
}
