import { conflict } from './errors.ts'

/** Whoever sends the version they edited is told when it is no longer the current one, and shown what is there now. */
export function requireVersion(
  sent: number | undefined,
  current: number,
  what: string,
  shown: Record<string, unknown>,
) {
  if (sent !== undefined && sent !== current)
    throw conflict('version_conflict', `Somebody else changed this ${what} in the meantime`, shown)
}
