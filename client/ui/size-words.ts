const units = ['B', 'kB', 'MB', 'GB']

/** "25 MB", "1.4 kB" */
export function sizeWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  const amount = bytes / 1024 ** step
  return `${amount < 10 && step > 0 ? Number(amount.toFixed(1)) : Math.round(amount)} ${units[step]}`
}
