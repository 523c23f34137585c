const LONGEST = 6

/**
 * "Spring launch" -> "SL", "Website" -> "WEB": letters people recognise before a task's number, as the server chooses them.
 * It has the last word: not every project is mine to see.
 */
export function keyFromTitle(title: string, taken: ReadonlySet<string> = new Set()): string {
  if (title.trim() === '') return ''
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => /^[A-Z]/.test(word))
  const initials = words
    .map((word) => word[0])
    .join('')
    .slice(0, 4)
  const made = initials.length > 1 ? initials : (words[0]?.slice(0, 3) ?? '')
  const base = made.length > 1 ? made : `${made || 'P'}RJ`
  const near = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base.slice(0, LONGEST - 1)}${number}`)
  return [base, ...near].find((key) => !taken.has(key)) ?? base
}

/** What can stand in the field while somebody types. */
export const asKey = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST)
