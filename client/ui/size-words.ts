import { LOCALE } from '#contract/texts.ts'

const units = ['B', 'kB', 'MB', 'GB']

/** "25 MB", "1.4 kB" */
export function sizeWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  const amount = bytes / 1024 ** step
  const shown = amount < 10 && step > 0 ? Number(amount.toFixed(1)) : Math.round(amount)
  return `${shown.toLocaleString(LOCALE, { useGrouping: false })} ${units[step]}`
}
