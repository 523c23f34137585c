export interface TimeZone {
  name: string
  /** "Europe/Berlin (GMT+1)" */
  label: string
}

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function timeZones(at: Date = new Date()): TimeZone[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
  return Array.from(names, (name) => ({ name, label: `${name.replaceAll('_', ' ')} (${offsetOf(name, at)})` }))
}

function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
}
