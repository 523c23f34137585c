// What is wrong with an answer, beyond a 5xx: each rule holds for every endpoint and every caller.
import type { Endpoint } from '#contract/endpoint.ts'
import { CANARY } from './elsewhere.ts'
import type { Answer } from './wire.ts'

export function complaintAbout(endpoint: Endpoint | null, answer: Answer): string | null {
  const { status, headers, text } = answer
  if (status >= 500) return `answered ${status}`
  if (text.includes(CANARY) || JSON.stringify(headers).includes(CANARY)) return 'told something of another workspace'
  if (headers['x-injected'] !== undefined) return 'let a header be smuggled in'
  const body = parsed(text)
  if (status >= 400) return complaintAboutRefusal(status, body, text)
  if (!endpoint || status === 204 || status === 304 || endpoint.download) return null
  const result = endpoint.output.safeParse(body)
  return result.success
    ? null
    : `broke its contract: ${result.error.issues[0]!.path.join('.')} ${result.error.issues[0]!.message}`
}

function complaintAboutRefusal(status: number, body: unknown, text: string) {
  // The answer to HEAD has no body, and is none of a person's.
  if (text === '') return null
  if (typeof body !== 'object' || body === null) return 'refused in another shape than every refusal has'
  const { statusCode, error, code, message } = body as Record<string, unknown>
  if (statusCode !== status || [error, code, message].some((part) => typeof part !== 'string' || part === ''))
    return 'refused in another shape than every refusal has'
  // In a story everything happens one after the other: nobody else was there, so the value was wrong.
  if (code === 'conflict') return 'blamed somebody else for what the database refused'
  if (/\b(select|insert|update) .* (from|into|set)\b|node_modules|at .*\.ts:\d+|syntax error/i.test(String(message)))
    return 'showed its insides'
  return null
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
