import { t } from '#contract/texts.ts'

/** By the clock of whoever reads it. */
export function greeting(name: string, hour: number = new Date().getHours()): string {
  const firstName = name.trim().split(/\s+/)[0]
  if (hour < 5) return t`Hello, ${firstName}`
  if (hour >= 18) return t`Good evening, ${firstName}`
  return hour < 12 ? t`Good morning, ${firstName}` : t`Good afternoon, ${firstName}`
}
