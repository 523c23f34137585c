// Bodies in parts (multipart/form-data): texts, JSON and files.
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Multipart } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { t, type Words } from '#contract/texts.ts'
import { invalid, Refusal } from '#server/core/errors.ts'

const MAX_TEXT_BYTES = 1024 * 1024
const MAX_TEXTS = 20

/** One file in the field `file`, and texts beside it. */
export async function readUpload(maxBytes: number, request: FastifyRequest): Promise<object> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', t`Send the file as multipart/form-data`)
  const fields: Record<string, unknown> = Object.create(null)
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: MAX_TEXTS } })) {
      const isFile = part.fieldname === 'file'
      // A text of that name, which the parser may have read as JSON, is no file: it could name one of ours to be opened.
      if (part.type === 'field') {
        if (!isFile) fields[part.fieldname] = part.value
      } else if (isFile) fields.file = await received(part)
      // What still comes is let through to nowhere: left unread, it would keep the connection, and the server, from closing.
      else part.file.resume()
    }
  } catch (error) {
    throw refusalFor(error as ParserError)
  }
  if (!fields.file) throw invalid(t`A file is required in the field "file"`)
  return fields
}

/** Texts and JSON under their names, and the files of each name under `files`. */
export async function readParts(rules: Multipart, request: FastifyRequest): Promise<object> {
  // Told in advance: nobody sends the whole of it just to hear that it was too much.
  if (Number(request.headers['content-length']) > rules.maxBytes) throw tooLarge(t`The files are too large together`)
  const texts: Record<string, unknown> = Object.create(null)
  const files: Record<string, ReceivedFile[]> = Object.create(null)
  let bytesLeft = rules.maxBytes
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.type === 'field') {
        texts[part.fieldname] = rules.json.includes(part.fieldname) ? parsed(part.value) : part.value
        continue
      }
      const file = await received(part)
      bytesLeft -= file.bytes.length
      if (bytesLeft < 0) throw tooLarge(t`The files are too large together`)
      // A browser sends an empty part for a file nobody chose.
      if (file.filename) files[part.fieldname] = [...(files[part.fieldname] ?? []), file]
    }
  } catch (error) {
    throw refusalFor(error as ParserError)
  }
  return { ...texts, files }
}

const limitsOf = ({ maxFileBytes, maxFiles }: Multipart) => ({
  fileSize: maxFileBytes,
  files: maxFiles,
  fieldSize: MAX_TEXT_BYTES,
  fields: MAX_TEXTS,
})

async function received(part: MultipartFile): Promise<ReceivedFile> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw tooLarge(t`The file is too large`)
  return { filename: part.filename, bytes }
}

const tooLarge = (words: Words) => new Refusal(413, 'too_large', words)

interface ParserError {
  code?: string
  statusCode?: number
}

function refusalFor(error: ParserError) {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_FILES_LIMIT') return tooLarge(t`These are too many files`)
  // The parser's own complaints (no boundary, an unexpected end) carry no status.
  return error.statusCode ? error : invalid(t`The upload cannot be read`)
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw invalid(t`A part of the body is not valid JSON`)
  }
}
