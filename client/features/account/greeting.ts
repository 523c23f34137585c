import { t } from '#contract/texts.ts'
/** By the clock of whoever reads it. */
export function greeting(name: string, hour: number = new Date().getHours()): string {
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return t`Good ${time}, ${name.trim().split(/\s+/)[0]}`
}
