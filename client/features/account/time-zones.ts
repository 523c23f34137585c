import { LOCALE } from '#contract/texts.ts'

/** As a select takes it. */
export interface TimeZone {
  value: string
  /** "Europe/Berlin (GMT+1)" */
  label: string
}

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const timeZone = (name: string, at: Date = new Date()): TimeZone => ({
  value: name,
  label: `${name.replaceAll('_', ' ')} (${offsetOf(name, at)})`,
})

export function timeZones(at: Date = new Date()): TimeZone[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
  return Array.from(names, (name) => timeZone(name, at))
}

function offsetOf(name: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
}
