/** Hearth refused. `message` is written for people, `code` for programs. */
export class HearthError extends Error {
  override readonly name = 'HearthError'
  readonly status: number
  readonly code: string
  /** What is wrong with which field of the input. */
  readonly fields: Record<string, string>

  constructor(status: number, body: { code?: string; message?: string; details?: Problem[] } | null) {
    super(body?.message ?? `Hearth answered ${status}`)
    this.status = status
    this.code = body?.code ?? 'unknown'
    this.fields = Object.fromEntries((body?.details ?? []).map(({ path, message }) => [path, message]))
  }
}

interface Problem {
  path: string
  message: string
}
