import { said, t, type Words } from '#contract/texts.ts'
import { conflict } from './errors.ts'

/** Whoever sends the version they edited is told when it is no longer the current one, and shown what is there now. */
export function requireVersion(sent: number | undefined, current: number, what: Words, shown: Record<string, unknown>) {
  if (sent !== undefined && sent !== current)
    throw conflict('version_conflict', () => t`Somebody else changed this ${said(what)} in the meantime`, shown)
}
